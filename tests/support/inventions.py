"""Tables of Inventions set up in words, and the words to ask what a move changed.

    game = table(one=society(ready="Thinker 2"), cards={"Africa": card("Hand Loom", presenter=2)})
    assert play(game, "pillar on Invent", "invent in Africa") == {...}

The components are those of `inventions.toml`, which stay as they are when ours are tuned. A table is dealt in the
order of its rows, and the opening position is then set; what a test does not mention is as in an empty game: nobody
available, nobody on the Map, no tiles, Influence 1, the Private Milestones as dealt. Citizens that are mentioned
nowhere are in supply. Players are numbered from 1; Chronos is player 3 when two play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from civitas import Game
from civitas.inventions.building_costs import take_hex
from civitas.inventions.chronos import CHRONOS_TURN
from civitas.inventions.components.files import read
from civitas.inventions.components.names import names_in
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.invariants import broken
from civitas.inventions.kinds import (
    BENEFIT_NAMES,
    CITIZENS,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    NONE,
    PEOPLE,
    PEOPLE_NAMES,
    REGIONS,
)
from civitas.inventions.piles import with_added, with_at, with_more
from civitas.inventions.preparation import rows
from civitas.inventions.rules import InventionsRules
from civitas.inventions.rulings import OPTIONS, Rulings
from civitas.inventions.state import IN_COMMON, IN_DISCARD, IN_EUREKA, IN_STACK, Inventions, Society, empty_society
from civitas.inventions.turn import BEGIN_TURN, END_ROUND
from civitas.kernel.agenda import AnyItem
from civitas.kernel.bits import apart, at_place, members, number_at
from civitas.kernel.game import new_game
from civitas.kernel.messages import add_names
from civitas.kernel.obstacles import CLEAR
from tests.support.questions import question

Words = Mapping[str, Any]
Changes = dict[str, int | str]

COMPONENTS = read(Path(__file__).with_suffix(".toml").read_text("utf-8"))
RULES = InventionsRules(COMPONENTS)
for _language in ("it", "pt"):
    add_names(_language, names_in(_language, OUR_SET))  # ours have the same names, and are translated

REGION_NAMES = [region.name for region in COMPONENTS.regions]
CARD_NAMES = [idea.name for idea in COMPONENTS.ideas]
MILESTONE_NAMES = [milestone.name for milestone in COMPONENTS.milestones]
TILE_NAMES = COMPONENTS.tile_names
INFLUENCE_TILE_NAMES = [tile.name for tile in COMPONENTS.influence_tiles]
SPACE_NAMES = COMPONENTS.space_names


def words(text: str) -> list[str]:
    """The names in a list such as "Africa, Asia"."""
    return [word.strip() for word in text.split(",") if word.strip()]


def counted(text: str) -> dict[str, int]:
    """Names with numbers, "Merchant 2, Thinker": a name without a number counts one."""
    found: dict[str, int] = {}
    for word in words(text):
        name, _, number = word.rpartition(" ")
        if number.isdigit() and name:
            found[name] = int(number)
        else:
            found[word] = 1
    return found


# Setting the table


def society(
    *,
    ready: str = "",
    exhausted: str = "",
    on_map: str = "",
    diplomats: str = "",
    influence: int = 1,
    supply: int | None = None,
    ideas: str = "",
    inventions: str = "",
    display: str = "",
    hexes: Mapping[int, str] | None = None,
    economy_tokens: int | None = None,
    used: str = "",
    tiles: str = "",
    face_down: str = "",
    sages: int = 0,
    season: str = "",
    epoch: str = "",
    private: str = "",
    era_space: str = "",
    objectives: str = "",
) -> Words:
    """A society in words. `tiles` are Influence tiles in Regions, "Influence tile Travel in Asia"; `face_down` are
    Regions whose tile is turned. `hexes` are tiles by the number of their hex. `supply` cuts the supply short: the
    other Citizens are sent to Oceania."""
    return dict(locals())


def card(name: str, *, presenter: int, presenters: int | None = None, inventor: int = 0, innovator: int = 0) -> Words:
    """A card in a Region Display with the people beside it."""
    return dict(locals())


def ordered_deal(players: int, options: Mapping[str, str]) -> dict[str, list[str | int]]:
    """Everything in the order of its table."""
    return {row: list[str | int](ids) for row, (ids, _) in rows(COMPONENTS, Rulings(options), players).items()}


def all_options(options: Mapping[str, str]) -> dict[str, str]:
    return {option.name: options.get(option.name, option.default) for option in OPTIONS}


def table(
    *,
    players: int = 3,
    era: int = 2,
    round: int = 1,
    active: int = 1,
    order: str = "",
    cards: Mapping[str, Words] | None = None,
    common: str = "",
    eureka: str | None = None,
    open_ideas: str | None = None,
    deck: str | None = None,
    wealth: Mapping[str, str] | None = None,
    no_sage: str = "",
    scoring: str = "",
    specialists: Mapping[str, int] | None = None,
    knowledge: Mapping[str, int] | None = None,
    gone: str = "",
    chronos_region: str = "",
    one: Words | None = None,
    two: Words | None = None,
    three: Words | None = None,
    four: Words | None = None,
    **options: str,
) -> Game:
    """A game in which player `active` is about to place a Pillar; those after them follow, then the round ends.

    `order` is the turn order, "2 1 3". `wealth` are stacks, the top tile last. `scoring` are Regions whose Knowledge
    tile shows its scoring side. `specialists` and `knowledge` put the tiles of these numbers into Regions, changing
    places with those that were there. `gone` are Progress tiles that the last player has built. Sages said to be away
    are with the last player, unless somebody else has them. Cards that are named nowhere lie in the deck.
    """
    chosen = all_options(options)
    game = opening(players, **chosen)
    state = cast(Inventions, game.state)
    clear(state)
    state.era, state.round = era, round
    if order:
        state.turn_order = [int(number) - 1 for number in order.split()]
    set_milestones(state, [one, two, three, four], words(common), eureka)
    for seat, told in enumerate((one, two, three, four)):
        if seat < state.colours:
            set_society(state, seat, told or society())
    for region, told in (cards or {}).items():
        set_card(state, REGION_NAMES.index(region), told)
    set_regions(state, wealth or {}, words(no_sage), words(scoring), specialists or {}, knowledge or {})
    set_ideas(state, open_ideas, deck)
    for name in words(gone):
        build_elsewhere(state, TILE_NAMES.index(name))
    if chronos_region:
        state.chronos_region = REGION_NAMES.index(chronos_region)
    fill_supplies(state, [one, two, three, four])
    begin(state, active - 1)
    check(game)
    return game


def opening(players: int = 3, **options: str) -> Game:
    """A game before the first question, everything dealt in the order of its table."""
    chosen = all_options(options)
    return new_game(RULES, deal=ordered_deal(players, chosen), players=players, options=chosen)


def clear(state: Inventions) -> None:
    """Nobody and nothing anywhere but what lies there at the start."""
    for region in state.regions:
        region.card = region.presenter = NONE
        region.presenters = 0
        region.influence = []
    for seat, old in enumerate(state.societies):
        fresh = empty_society()
        fresh.hexes = [NONE] * len(state.edition.hexes)
        fresh.objectives = old.objectives
        fresh.influence_tiles = (1 << len(INFLUENCE_TILE_NAMES)) - 1
        fresh.influence = 0 if seat == state.chronos else 1
        state.societies[seat] = fresh


def set_milestones(state: Inventions, told: list[Words | None], common: list[str], eureka: str | None) -> None:
    """Named Milestones lie where they are named; those of earlier Eras that are left over are discarded."""
    if common:
        state.common = [MILESTONE_NAMES.index(name) for name in common]
    if eureka is not None:
        state.eureka = [MILESTONE_NAMES.index(name) for name in words(eureka)]
    for seat, given in enumerate(told):
        if given and given["private"]:
            state.private = with_at(state.private, seat, MILESTONE_NAMES.index(given["private"]))
    state.eureka = [id for id in state.eureka if id not in (*state.private, *state.common)]
    places = dict.fromkeys(state.common, IN_COMMON) | dict.fromkeys(state.eureka, IN_EUREKA)
    places |= {id: seat for seat, id in enumerate(state.private)}
    newest = max(int(state.edition.milestones[id].era) for id in places)
    state.milestones_at = [
        places.get(id, IN_STACK if row.era > max(newest, 3) else IN_DISCARD)
        for id, row in enumerate(state.edition.milestones)
    ]
    state.discard = [id for id, place in enumerate(state.milestones_at) if place == IN_DISCARD]
    state.stacks = [[id for id, row in enumerate(state.edition.milestones) if row.era == era] for era in (4, 5, 6)]


def set_society(state: Inventions, seat: int, told: Words) -> None:
    own = state.societies[seat]
    for name, count in counted(told["ready"]).items():
        own.ready += at_place(count, PEOPLE_NAMES.index(name))
    for name, count in counted(told["exhausted"]).items():
        own.exhausted += at_place(count, PEOPLE_NAMES.index(name))
    for name, count in counted(told["on_map"]).items():
        own.citizens += at_place(count, REGION_NAMES.index(name))
    for name in words(told["diplomats"]):
        own.diplomats |= 1 << MILESTONE_NAMES.index(name)
    own.influence = told["influence"] if seat != state.chronos else 0
    own.sages = told["sages"]
    own.ideas = [CARD_NAMES.index(name) for name in words(told["ideas"])]
    own.inventions = [CARD_NAMES.index(name) for name in words(told["inventions"])]
    for id in own.inventions:
        own.types += at_place(1, state.edition.ideas[id].type)
    if told["objectives"]:
        names = [objective.name for objective in state.edition.objectives]
        own.objectives = [names.index(name) for name in words(told["objectives"])]
    set_tiles(state, seat, told)
    set_pillars(state, seat, told)


def set_tiles(state: Inventions, seat: int, told: Words) -> None:
    """Tiles of the Tile Display and the Progress Map, tokens, and Influence tiles."""
    own = state.societies[seat]
    own.display = [TILE_NAMES.index(name) for name in words(told["display"])]
    for number, name in (told["hexes"] or {}).items():
        lay_on_hex(state, own, number - 1, TILE_NAMES.index(name))
    for tile in [*own.display, *own.hexes]:
        if tile >= FIRST_WEALTH:
            own.letters |= 1 << state.edition.wealth[tile - FIRST_WEALTH].letter
            for region in state.regions:
                region.wealth = [other for other in region.wealth if other != tile - FIRST_WEALTH]
        elif tile >= FIRST_PROGRESS:
            own.progress |= 1 << (tile - FIRST_PROGRESS)
            state.progress_left = with_more(state.progress_left, tile - FIRST_PROGRESS, -1)
    own.built = sum(1 << (tile - FIRST_PROGRESS) for tile in own.hexes if FIRST_PROGRESS <= tile < FIRST_WEALTH)
    own.used = sum(1 << (TILE_NAMES.index(name) - FIRST_PROGRESS) for name in words(told["used"]))
    taken = sum(row.benefit == 21 and own.hexes[hex] != NONE for hex, row in enumerate(state.edition.hexes))
    own.economy_tokens = 1 + taken - len(words(told["used"]))
    for text in words(told["tiles"]):
        name, _, region_name = text.partition(" in ")
        place_influence(state, seat, INFLUENCE_TILE_NAMES.index(name), REGION_NAMES.index(region_name))
    for name in words(told["face_down"]):
        own.face_up &= ~(1 << REGION_NAMES.index(name))


def lay_on_hex(state: Inventions, own: Society, hex: int, tile: int) -> None:
    own.hexes = with_at(own.hexes, hex, tile)
    take_hex(state, own, hex)


def place_influence(state: Inventions, seat: int, tile: int, region: int) -> None:
    own = state.societies[seat]
    own.influence_tiles &= ~(1 << tile)
    own.tile_in = with_at(own.tile_in, region, tile)
    own.face_up |= 1 << region
    state.regions[region].influence = with_added(state.regions[region].influence, seat)


def set_pillars(state: Inventions, seat: int, told: Words) -> None:
    own = state.societies[seat]
    spaces = [state.forums.index(BENEFIT_NAMES.index(name)) for name in words(told["season"])]
    own.season_1, own.season_2 = [*spaces, NONE, NONE][:2]
    if told["epoch"]:
        own.epoch = state.forums.index(BENEFIT_NAMES.index(told["epoch"]))
    if told["era_space"]:
        own.era_space = SPACE_NAMES.index(told["era_space"])
        if BENEFIT_NAMES[state.edition.era_track[own.era_space].benefit] == "turn order":
            own.order_space = own.era_space


def set_card(state: Inventions, region: int, told: Words) -> None:
    display = state.regions[region]
    display.card = CARD_NAMES.index(told["name"])
    need = int(state.edition.ideas[display.card].need)
    display.presenter = told["presenter"] - 1
    display.presenters = need if told["presenters"] is None else told["presenters"]
    display.inventor = told["inventor"] - 1 if told["inventor"] else NONE
    display.innovator = told["innovator"] - 1 if told["innovator"] else NONE


def set_regions(
    state: Inventions,
    wealth: Mapping[str, str],
    no_sage: list[str],
    scoring: list[str],
    specialists: Mapping[str, int],
    knowledge: Mapping[str, int],
) -> None:
    for name, stack in wealth.items():
        state.regions[REGION_NAMES.index(name)].wealth = [
            TILE_NAMES.index(tile) - FIRST_WEALTH for tile in words(stack)
        ]
    for name in no_sage:
        state.regions[REGION_NAMES.index(name)].sage = 0
    for name in scoring:
        state.regions[REGION_NAMES.index(name)].scoring = 1
    for name, number in specialists.items():
        region = state.regions[REGION_NAMES.index(name)]
        other = next(other for other in state.regions if other.specialist == number - 1)
        region.specialist, other.specialist = other.specialist, region.specialist
    for name, number in knowledge.items():
        region = state.regions[REGION_NAMES.index(name)]
        other = next(other for other in state.regions if other.knowledge == number - 1)
        region.knowledge, other.knowledge = other.knowledge, region.knowledge


def set_ideas(state: Inventions, open_ideas: str | None, deck: str | None) -> None:
    """The Idea Display and the deck, without the cards that lie elsewhere."""
    elsewhere = {int(region.card) for region in state.regions}
    for own in state.societies:
        elsewhere |= {*own.ideas, *own.inventions}
    if deck is not None:
        cards = [CARD_NAMES.index(name) for name in words(deck)]
    else:
        cards = [id for id, idea in enumerate(state.edition.ideas) if idea.era >= max(3, int(state.era))]
    cards = [id for id in cards if id not in elsewhere]
    if open_ideas is None:
        state.open_ideas, cards = cards[:3][::-1], cards[3:]
    else:
        state.open_ideas = [CARD_NAMES.index(name) for name in words(open_ideas)]
    state.deck = [id for id in cards if id not in state.open_ideas]
    state.deck_at = 0


def build_elsewhere(state: Inventions, tile: int) -> None:
    """The only copy of a Progress tile lies on the Progress Map of the last player."""
    last = state.societies[state.players - 1]
    bit = 1 << (tile - FIRST_PROGRESS)
    if last.progress & bit == 0:
        free = [hex for hex, lain in enumerate(last.hexes) if lain == NONE and can_lie(state, hex)]
        lay_on_hex(state, last, max(free), tile)
        last.progress |= bit
        last.built |= bit
        state.progress_left = with_more(state.progress_left, tile - FIRST_PROGRESS, -1)


def can_lie(state: Inventions, hex: int) -> bool:
    return BENEFIT_NAMES[state.edition.hexes[hex].benefit] != "Economy token"


def fill_supplies(state: Inventions, told: list[Words | None]) -> None:
    """Sages that are away and with nobody are with the last player; Citizens that are nowhere are in supply."""
    away = REGIONS - sum(region.sage for region in state.regions) - sum(own.sages for own in state.societies)
    state.societies[state.players - 1].sages += away
    for colour, own in enumerate(state.societies):
        placed = sum(apart(own.ready, PEOPLE)) + sum(apart(own.exhausted, PEOPLE)) + int(own.diplomats).bit_count()
        placed += sum(apart(own.citizens, REGIONS))
        for region in state.regions:
            placed += (region.inventor == colour) + (region.innovator == colour)
            placed += int(region.presenters) if region.presenter == colour else 0
        own.supply = CITIZENS - placed
        given = told[colour]
        if given is not None and given["supply"] is not None:
            own.citizens += at_place(own.supply - given["supply"], REGION_NAMES.index("Oceania"))
            own.supply = given["supply"]


def begin(state: Inventions, active: int) -> None:
    """The agenda of the rest of a round, from a player's turn on."""
    later = state.turn_order[state.turn_order.index(active) :]
    turns: list[AnyItem] = [CHRONOS_TURN if seat == state.chronos else BEGIN_TURN[seat] for seat in later]
    state.agenda = [END_ROUND, *reversed(turns)]
    assert state.events is not None
    state.settle()
    state.events.clear()


# Playing and asking


def check(game: Game) -> None:
    """The invariants hold, the position can be encoded, and nothing but the options is without an obstacle."""
    what = broken(game.state)
    assert what is None, what
    numbers = game.state.encode()
    assert all(type(number) is int for number in numbers)
    assert game.state.clone().encode() == numbers
    if game.question is not None:
        decision, options = game.state.decision(), game.state.options()
        tried = {*options, *(int(kind.first) for kind in game.rules.book.kinds)}
        obstacles = {move: decision.obstacle(game.state, move) for move in tried}
        assert all(type(obstacle) is int for obstacle in obstacles.values())
        assert sorted(move for move in tried if obstacles[move] == CLEAR) == sorted(options)


def asked(game: Game) -> str:
    """Who is asked what."""
    if game.question is None:
        return "nobody"
    return question(game)


def options(game: Game) -> list[str]:
    """Every legal move in words."""
    return [game.say(move) for move in game.options()]


def play(game: Game, *moves: str) -> Changes:
    """Make moves in words; what they changed on the table, and who is asked next.

    Chain Action tokens change by themselves between turns, so they are listed within a turn only.
    """
    before, turn = tally(game), state_of(game).active
    for move in moves:
        game.play(move)
        check(game)
    after = tally(game)
    keys = [key for key in {**before, **after} if after[key] != before[key]]
    if turn != state_of(game).active:
        keys = [key for key in keys if not key.endswith(" chain tokens")]
    return {**{key: after[key] - before[key] for key in sorted(keys)}, "asked": asked(game)}


def heard(game: Game, *moves: str) -> list[str]:
    """What everybody hears while moves are made."""
    before = len(game.log())
    play(game, *moves)
    return [message.text() for message in game.log()[before:]]


def tally(game: Game) -> Counter[str]:
    """The whole table as counts with names."""
    state = cast(Inventions, game.state)
    found: Counter[str] = Counter()
    for colour, own in enumerate(state.societies):
        tally_society(found, state, colour + 1, own)
    for number, region in enumerate(state.regions):
        name = REGION_NAMES[number]
        found.update({f"{name} Sage": int(region.sage), f"{name} scoring": int(region.scoring)})
        for colour, count in enumerate(state.citizens_in(number)):
            found[f"{colour + 1} in {name}"] = count
        if region.card != NONE:
            found[f"{name} {CARD_NAMES[region.card]}"] = 1
            found[f"{name} presenter {region.presenter + 1}"] = int(region.presenters)
        if region.inventor != NONE:
            found[f"{name} inventor {region.inventor + 1}"] = 1
        if region.innovator != NONE:
            found[f"{name} innovator {region.innovator + 1}"] = 1
    for name, ids in (("common", state.common), ("discard", state.discard), ("eureka", state.eureka)):
        found.update(f"{name} {MILESTONE_NAMES[id]}" for id in ids)
    return found


def tally_society(found: Counter[str], state: Inventions, number: int, own: Society) -> None:
    numbers = {
        "supply": own.supply,
        "influence": own.influence,
        "chain tokens": own.tokens,
        "points": own.score(),
        "sages": own.sages,
        "economy tokens": own.economy_tokens,
    }
    found.update({f"{number} {name}": int(count) for name, count in numbers.items()})
    for kind in range(PEOPLE):
        found[f"{number} {PEOPLE_NAMES[kind]}"] = int(number_at(own.ready, kind))
        found[f"{number} exhausted {PEOPLE_NAMES[kind]}"] = int(number_at(own.exhausted, kind))
    found.update(f"{number} idea {CARD_NAMES[id]}" for id in own.ideas)
    found.update(f"{number} invention {CARD_NAMES[id]}" for id in own.inventions)
    found.update(f"{number} display {TILE_NAMES[tile]}" for tile in own.display)
    found.update(f"{number} waiting {TILE_NAMES[tile]}" for tile in own.overflow)
    found.update(f"{number} hex {hex + 1} {TILE_NAMES[tile]}" for hex, tile in enumerate(own.hexes) if tile != NONE)
    found.update(
        f"{number} {INFLUENCE_TILE_NAMES[own.tile_in[region]]} in {REGION_NAMES[region]}"
        + ("" if own.face_up >> region & 1 else " face down")
        for region in range(REGIONS)
        if own.tile_in[region] != NONE
    )
    found.update(f"{number} diplomat {MILESTONE_NAMES[id]}" for id in members(own.diplomats))
    found[f"{number} private {MILESTONE_NAMES[state.private[number - 1]]}"] = 1


def refusal(game: Game, move: str) -> str:
    """Why a move is refused."""
    reason = game.why_not(move)
    assert reason is not None, f"{move!r} is legal"
    return reason.text()


def state_of(game: Game) -> Inventions:
    return cast(Inventions, game.state)
