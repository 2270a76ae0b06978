"""Tables of Through the Ages set up in words, and the words to ask what a move changed.

    game = table(one=civ(technologies="Iron", resources=5, idle=1), row="Alchemy, -, Moses")
    assert play(game, "build Iron") == {
        "resources 1": -5, "idle 1": -1, "workers 1": "+Iron", "civil 1": -1, "asked": "1: TakeAction"
    }

A table is dealt by `civitas.new` with an explicit deal, and the opening position is then set with the engine's own
functions. Players and spaces of the card row are numbered from 1. What a test does not mention stays as at the start of
a game: the starting technologies and workers, one unused worker, 18 yellow tokens in the bank, 16 blue tokens, no
leader. The card row is empty but for the cards named. Cards of the current age that are named nowhere lie in its decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from civitas import Game
from civitas.ages.actions.card_row import note_row
from civitas.ages.actions.hand import hold
from civitas.ages.actions.phase import TakeActions
from civitas.ages.bonuses import all_bonuses
from civitas.ages.cards.kinds import (
    AGE_III,
    AGE_IV,
    AGE_NAMES,
    LEVELS,
    NONE,
    PLACES,
    Territory,
    is_special,
)
from civitas.ages.editions.edition import Edition
from civitas.ages.goods import FOOD, RESOURCES, gain
from civitas.ages.invariants import broken
from civitas.ages.moves import ROW
from civitas.ages.points import gain_culture
from civitas.ages.politics.phase import Politics
from civitas.ages.politics.wars import ResolveWar
from civitas.ages.ratings import refresh, workers_in_all
from civitas.ages.rules import RULES, AgesRules
from civitas.ages.sheet import FROM_EVENTS
from civitas.ages.state import Ages, Civilization
from civitas.ages.turn_end import PASS_TURN
from civitas.ages.uniques import set_leader
from civitas.kernel.agenda import AnyStep, in_sequence
from civitas.kernel.game import new_game
from tests.support.questions import asked as asked  # where tests of this game look for it

Changes = dict[str, int | str]
Words = Mapping[str, Any]


class Played:
    """The rules a test is played by: of the new edition, or of each in turn where it carries clauses of both."""

    rules: AgesRules = RULES


played = Played()
ROUNDS = {0: 1, 1: 3, 2: 8, 3: 13, 4: 18}
"""A round in which each age may well be."""


def words(text: str) -> list[str]:
    """The names in a list such as "Irrigation, Iron"."""
    return [word.strip() for word in text.split(",") if word.strip()]


def counted(text: str) -> dict[str, int]:
    """Names with numbers, "Irrigation 2, Iron": a name without a number counts none."""
    found: dict[str, int] = {}
    for word in words(text):
        name, _, number = word.rpartition(" ")
        if number.isdigit():
            found[name] = int(number)
        else:
            found[word] = 0
    return found


def civil(names: str | Iterable[str], edition: Edition | None = None) -> list[int]:
    """The ids of civil cards."""
    ids = (edition or played.rules.edition).civil_ids
    return [ids[name] for name in (words(names) if isinstance(names, str) else names)]


def military(names: str | Iterable[str], edition: Edition | None = None) -> list[int]:
    """The ids of military cards."""
    ids = (edition or played.rules.edition).military_ids
    return [ids[name] for name in (words(names) if isinstance(names, str) else names)]


# Setting the table


def civ(
    *,
    leader: str = "",
    leader_ages: str = "",
    government: str = "Despotism",
    technologies: str = "",
    specials: str = "",
    wonders: str = "",
    ruins: str = "",
    tucked: str = "",
    project: tuple[str, int] | None = None,
    colonies: str = "",
    tactic: str = "",
    exclusive: bool = False,
    war: tuple[str, int] | None = None,
    pact: tuple[str, int] | tuple[str, int, str] | None = None,
    hand: str = "",
    taken_now: str = "",
    military_hand: str = "",
    idle: int = 1,
    yellow_bank: int = 18,
    blue_bank: int | None = None,
    blue: str = "",
    food: int = 0,
    resources: int = 0,
    science: int = 0,
    culture: int = 0,
    civil_left: int | None = None,
    military_left: int | None = None,
    spare_civil: int = 0,
    spare_military: int = 0,
    unit_resources: int = 0,
    unit_science: int = 0,
    used: int = 0,
    caesar_used: bool = False,
    skips_politics: bool = False,
) -> Words:
    """A civilization in words, for `table`.

    `technologies` are those that hold workers, with the number of workers: "Irrigation 2, Iron, Bronze 0". The starting
    ones need not be named. `food` and `resources` lie on as few cards as possible; `blue` puts tokens on cards one by
    one, "Bronze 3". `blue_bank` is what is left of 16 tokens and those of cards in play, unless given. `project` is the
    unfinished wonder with the stages built, `war` and `pact` a card with the rival or partner, and the own side of it.
    """
    return dict(locals())


def table(
    *,
    players: int = 2,
    age: int = 1,
    phase: str = "actions",
    active: int = 1,
    round: int | None = None,
    row: str = "",
    civil_deck: str = "",
    civil_deck_size: int | None = None,
    military_deck: str = "",
    military_deck_size: int | None = None,
    events: str | None = None,
    future: str = "",
    past: str = "",
    discards: str = "",
    shown_discards: str = "",
    common: str = "",
    last_round: str = "",
    options: Mapping[str, str] | None = None,
    bonuses: str = "",
    rules: AgesRules | None = None,
    one: Words | None = None,
    two: Words | None = None,
    three: Words | None = None,
    four: Words | None = None,
) -> Game:
    """A game in which player `active` stands at the beginning of a phase of their turn.

    The phase is "politics" (asked for a political action) or "actions", or what comes before: "start" (the card
    row is still to be filled) and "war" (their war is still to be resolved). `age` is 0 for A up to 4 for IV. Decks are
    listed from the top: `civil_deck` and `military_deck` are the next cards; the rest follows unless a size is given.
    `events` are the current ones from the top and `future` those prepared: "Barbarians by 2" says who did; player 1
    did unless named. Without `events` two events of Age A lie there that nobody has named. `last_round` is "this" or
    "next". `rules` may be those of another edition than the one a test is for, `options` those of a variant, and
    `bonuses` its bonus cards.
    """
    rules = rules or played.rules
    told = [dict(words or civ()) for words in (one, two, three, four)[:players]]
    edition = rules.edition_for(rules.check_setup(rules.edition.name, players, options))
    dealt = deal(players=players, edition=edition, bonuses=bonuses)
    game = new_game(rules, players=players, edition=edition.name, deal=dealt, options=options)
    state = cast(Ages, game.state)
    state.age = age
    state.round = ROUNDS[age] if round is None else round
    state.active = active - 1
    state.is_last_round = {"": 0, "this": 1, "next": 2}[last_round]
    set_events(state, events, future, past, told, military_deck)
    state.common_tactics = tuple(military(common, edition))
    state.discards = military(discards, edition)
    state.discard_owners = (NONE,) * len(state.discards)
    state.shown_discards = tuple(military(shown_discards, edition))
    for seat, said in enumerate(told):
        fill(state, seat, said)
    set_row(state, row)
    set_civil_decks(state, civil(civil_deck, edition), civil_deck_size)
    set_military_decks(state, military(military_deck, edition), military_deck_size)
    for seat, said in enumerate(told):
        refresh(state, seat)
        own = state.civs[seat]
        own.civil_left = own.civil_total if said["civil_left"] is None else said["civil_left"]
        own.military_left = own.military_total if said["military_left"] is None else said["military_left"]
    set_phase(state, phase)
    assert state.events is not None
    state.events.clear()
    wrong = broken(state)
    assert wrong is None, f"There is no such table. {wrong}"
    return game


def deal(
    *, players: int = 2, events: str = "", bonuses: str = "", edition: Edition | None = None, **decks: str
) -> dict[str, list[str | int]]:
    """An explicit deal: in each deck the cards named come first, then the others.

    Decks are named civil_A, civil_I, civil_II, civil_III, military_I, military_II and military_III.
    """
    edition = edition or played.rules.edition
    rows: dict[str, list[str | int]] = {}
    count = edition.bonuses_dealt(players)
    named = military(bonuses, edition)
    set_apart = [*named, *without(edition.events_of(AGE_III), named)][:count]
    for age, name in enumerate(AGE_NAMES[: edition.last_age + 1]):
        first = civil(decks.pop(f"civil_{name}", ""), edition)
        rows[f"civil {name}"] = [*first, *without(edition.civil_deck(age, players), first)]
    for age, name in enumerate(AGE_NAMES[1 : edition.last_military_age + 1], 1):
        first = military(decks.pop(f"military_{name}", ""), edition)
        cards = without(edition.military_deck_of(age, players), set_apart)
        rows[f"military {name}"] = [*first, *without(cards, first)]
    if count:
        rows["bonuses"] = list[str | int](set_apart)
    assert not decks, f"There are no such decks: {', '.join(decks)}"
    first = military(events, edition)
    rows["events"] = list[str | int](
        [*first, *without(edition.events_of(0), first)][: edition.event_counts[players - 2]]
    )
    rows["later shuffles"] = [1, 2, 3]
    return rows


def opening(
    *, players: int = 2, options: Mapping[str, str] | None = None, rules: AgesRules | None = None, **cards: str
) -> Game:
    """A game as it begins, with the cards named first in their decks; they are named as in `deal`."""
    rules = rules or played.rules
    setup = rules.check_setup(rules.edition.name, players, options)
    dealt = deal(players=players, edition=rules.edition_for(setup), **cards)
    return new_game(rules, players=players, edition=rules.edition.name, deal=dealt, options=options)


def without(cards: Sequence[int], taken: Iterable[int]) -> list[int]:
    """The cards that are left when some, as far as they are there, are taken away."""
    left = list(cards)
    for id in taken:
        if id in left:
            left.remove(id)
    return left


def fill(state: Ages, seat: int, said: Words) -> None:
    """Everything that lies before one player."""
    own = state.civs[seat]
    edition = state.edition
    own.science = said["science"]
    gain_culture(state, seat, said["culture"], FROM_EVENTS)
    set_workers(state.edition, own, counted(said["technologies"]))
    own.idle_workers = said["idle"]
    own.government = civil(said["government"], edition)[0]
    for id in civil(said["specials"], edition):
        card = state.edition.civil[id]
        assert is_special(card.kind), f"{card.name} is no special technology"
        own.set_special(card.kind, id)
    if said["leader"]:
        set_leader(state, own, civil(said["leader"], edition)[0])
        own.leader_ages |= 1 << state.edition.civil[own.leader].age
    for name in words(said["leader_ages"]):
        own.leader_ages |= 1 << AGE_NAMES.index(name)
    own.ruins = tuple(civil(said["ruins"], edition))
    own.wonders = (*civil(said["wonders"], edition), *own.ruins)
    own.tucked = civil(said["tucked"], edition)[0] if said["tucked"] else NONE
    if said["project"]:
        own.project, own.stages_built = civil(said["project"][0], edition)[0], said["project"][1]
    own.colonies = tuple(military(said["colonies"], edition))
    hold(state, own, civil(said["hand"], edition))
    own.taken_now = tuple(civil(said["taken_now"], edition))
    own.military_hand = military(said["military_hand"], edition)
    set_tactic(state, own, said["tactic"], said["exclusive"])
    if said["war"]:
        own.war, own.war_target = military(said["war"][0], edition)[0], said["war"][1] - 1
    if said["pact"]:
        own.pact, own.pact_partner = military(said["pact"][0], edition)[0], said["pact"][1] - 1
        own.pact_side = "AB".index(said["pact"][2]) if len(said["pact"]) > 2 else 0
        state.note_pacts()
    own.spare_civil = said["spare_civil"]
    own.spare_military, own.unit_resources = said["spare_military"], said["unit_resources"]
    own.unit_science, own.used = said["unit_science"], said["used"]
    own.caesar_used, own.skips_politics = int(said["caesar_used"]), int(said["skips_politics"])
    set_tokens(state, own, said)


def set_workers(edition: Edition, own: Civilization, technologies: Mapping[str, int]) -> None:
    for name, workers in technologies.items():
        card = edition.civil[edition.civil_ids[name]]
        assert card.place != NONE, f"{name} holds no workers"
        own.technologies |= 1 << card.place
        own.add_workers(card.place, workers - own.workers[card.place])


def set_tactic(state: Ages, own: Civilization, tactic: str, exclusive: bool) -> None:
    """A tactic that is not exclusive lies in the common area."""
    if tactic:
        own.tactic = military(tactic, state.edition)[0]
        own.tactic_is_exclusive = int(exclusive)
        if not exclusive and own.tactic not in state.common_tactics:
            state.common_tactics += (own.tactic,)


def set_tokens(state: Ages, own: Civilization, said: Words) -> None:
    """Goods on farms and mines, and what is left in the banks."""
    own.yellow_bank = said["yellow_bank"]
    own.yellow_owned = own.yellow_bank + workers_in_all(own)
    for name, tokens in counted(said["blue"]).items():
        place = state.edition.civil[civil(name, state.edition)[0]].place
        own.add_blue(place, tokens - own.blue_at(place))
    own.blue_bank = 99
    for goods, amount in ((FOOD, said["food"]), (RESOURCES, said["resources"])):
        gained = gain(state, own, goods, amount)
        assert gained == amount, f"no farm or mine can hold {amount}"
    placed = sum(own.blue_by_place()) + own.stages_built
    owned = state.edition.blue_tokens + blue_of_cards(state, own)
    own.blue_bank = owned - placed if said["blue_bank"] is None else said["blue_bank"]
    assert own.blue_bank >= 0, "too many blue tokens on cards; tell the blue bank"
    own.blue_owned = own.blue_bank + placed


def blue_of_cards(state: Ages, own: Civilization) -> int:
    """Blue tokens that came with cards in play."""
    cards = [id for id in [*own.specials, *own.wonders] if id != NONE and id not in own.ruins]
    colonies = [cast(Territory, state.edition.military[id]) for id in own.colonies]
    return sum(state.edition.civil[id].blue for id in cards) + sum(colony.blue for colony in colonies)


def set_row(state: Ages, row: str) -> None:
    cards = [NONE if word == "-" else civil(word, state.edition)[0] for word in words(row)]
    state.row = cards + [NONE] * (ROW - len(cards))
    note_row(state)


def set_civil_decks(state: Ages, first: list[int], size: int | None) -> None:
    """Cards in play, in hands and in the row are no more in the decks; those of ages past are gone."""
    used = [id for id in state.row if id != NONE]
    for own in state.civs:
        used += civil_cards(state.edition, own)
    decks = [without(state.edition.civil_deck(age, state.players), used) for age in range(LEVELS)]
    state.later_civil = [deck[::-1] for deck in decks]
    rest = [] if state.age > state.edition.last_age else without(decks[state.age], first)
    deck = [*first, *rest]
    state.civil_deck = (deck if size is None else deck[:size])[::-1]


def civil_cards(edition: Edition, own: Civilization) -> list[int]:
    """Civil cards in a hand and in a play area."""
    places = [edition.place_cards[place] for place in range(PLACES) if own.technologies >> place & 1]
    single = [int(id) for id in (own.government, own.leader, own.project, *own.specials) if id != NONE]
    return [*own.hand, *own.wonders, *places, *single]


def set_military_decks(state: Ages, first: list[int], size: int | None) -> None:
    used = placed_military(state)
    decks = [without(state.edition.military_deck_of(age, state.players), used) for age in range(LEVELS)]
    state.later_military = [[], *(deck[::-1] for deck in decks[1:])]
    rest = [] if state.age == 0 or state.age == AGE_IV else without(decks[state.age], first)
    deck = [*first, *rest]
    state.military_deck = (deck if size is None else deck[:size])[::-1]


def placed_military(state: Ages) -> list[int]:
    """Military cards that lie anywhere but in a deck."""
    cards = [*state.current_events, *state.future_events, *state.past_events, *state.common_tactics]
    cards += [*state.discards, *state.shown_discards, *all_bonuses(state), *state.bonus_pool]
    for own in state.civs:
        cards += [*own.bonus_hand, *own.military_hand, *own.colonies] + [
            int(id) for id in (own.war, own.pact) if id != NONE
        ]
        if own.tactic_is_exclusive:
            cards.append(int(own.tactic))
    return cards


def set_events(
    state: Ages, events: str | None, future: str, past: str, told: Sequence[Words], military_deck: str
) -> None:
    """The two event decks; what is not given are events of Age A named nowhere."""
    edition = state.edition
    state.past_events = tuple(military(past, edition))
    state.future_events, state.future_owners = prepared(edition, future)
    if events is None:
        named = [*state.past_events, *state.future_events, *military(military_deck, edition)]
        for said in told:
            named = named + military(said["military_hand"], edition)
        state.current_events = without(edition.events_of(0), named)[:2]
        state.current_owners = (NONE,) * len(state.current_events)
    else:
        current, owners = prepared(edition, events)
        state.current_events, state.current_owners = current[::-1], owners[::-1]


def prepared(edition: Edition, text: str) -> tuple[list[int], tuple[int, ...]]:
    """Events with the seats that prepared them; nobody prepared those of Age A."""
    events: list[int] = []
    owners: list[int] = []
    for word in words(text):
        name, _, player = word.partition(" by ")
        events += military(name, edition)
        prepared_in_play = edition.military[events[-1]].age > 0
        owners.append((int(player) - 1 if player else 0) if prepared_in_play else NONE)
    return events, tuple(owners)


PHASES: Mapping[str, type[Any]] = {"war": ResolveWar, "politics": Politics, "actions": TakeActions}


def set_phase(state: Ages, phase: str) -> None:
    """The rest of the turn from a phase on is on the agenda, and its first question is asked."""
    turn: list[AnyStep] = (state.edition.first_turn if state.round == 1 else state.edition.turn).steps()
    steps = turn
    if phase != "start":
        steps = turn[next(index for index, item in enumerate(turn) if isinstance(item, PHASES[phase])) :]
    before = turn[: len(turn) - len(steps)]
    state.is_fresh = int(not any(isinstance(item, Politics) for item in before))
    state.agenda = [PASS_TURN, in_sequence(steps)]
    state.settle()


# Looking at the table


def seen(game: Game, viewer: int | None = None) -> dict[str, Any]:
    """The table in the view of a player, counted from 1, or a spectator's."""
    shown: dict[str, Any] = game.view(None if viewer is None else viewer - 1)["table"]
    return shown


def civ_of(game: Game, player: int, viewer: int | None = None) -> dict[str, Any]:
    """The civilization of a player as everybody, or the viewer, sees it."""
    shown: dict[str, Any] = seen(game, viewer)["civilizations"][player - 1]
    return shown


def workers(game: Game, player: int) -> dict[str, int]:
    """The workers on each technology, where there are any."""
    rows = civ_of(game, player)["technologies"]
    return {row["card"]: row["workers"] for row in rows if row["workers"]}


def ratings(game: Game, player: int) -> tuple[int, int, int, int]:
    """Culture, science, strength and happiness."""
    own = civ_of(game, player)
    return own["culture_rating"], own["science_rating"], own["strength"], own["happiness"]


def options(game: Game) -> set[str]:
    """Every legal move in words."""
    return {game.say(move) for move in game.options()}


def log(game: Game, viewer: int | None = None) -> list[str]:
    """What a player, counted from 1, or a spectator heard since the table was set."""
    return [message.text() for message in game.log(None if viewer is None else viewer - 1)]


# Playing


def play(game: Game, *moves: str) -> Changes:
    """Make moves and tell everything that they changed, and who is asked what next.

    Numbers are given as differences, places as "+Iron" and "-Bronze". Blue tokens in the bank and what follows from
    other numbers, as hand limits and discontent workers do, are left out; what a player owns in tokens is there.
    """
    before = whole_table(game)
    for move in moves:
        game.play(move)
        wrong = broken(game.state)
        assert wrong is None, f"{move}: {wrong}"
    changes: Changes = {}
    for name, now in whole_table(game).items():
        told = difference(before[name], now)
        if told:
            changes[name] = told
    return {**changes, "asked": asked(game)}


def only(changes: Changes, *names: str) -> Changes:
    """Those of the changes, as far as there are any: "culture 1", or "culture" for everybody's."""
    return {name: told for name, told in changes.items() if name in names or name.rpartition(" ")[0] in names}


NUMBERS = {
    "culture": "culture",
    "science": "science",
    "food": "food",
    "resources": "resources",
    "idle": "idle_workers",
    "yellow bank": "yellow_bank",
    "culture rating": "culture_rating",
    "science rating": "science_rating",
    "strength": "strength",
    "happiness": "happiness",
    "colonization": "colonization",
    "stages": "stages_built",
    "spare civil": "spare_civil_actions",
    "spare military": "spare_military_actions",
    "unit resources": "unit_resources",
    "unit science": "unit_science",
    "spare resources": "spare_resources",
    "spare food": "spare_food",
    "skips politics": "skips_politics",
}
"""Numbers of a civilization that a move can change, and their names in the view."""

CARDS = {
    "hand": "hand",
    "special": "special_technologies",
    "wonders": "wonders",
    "ruins": "ruins",
    "colonies": "colonies",
}

SINGLE = {
    "government": "government",
    "leader": "leader",
    "project": "unfinished_wonder",
    "homer under": "homer_under",
    "tactic": "tactic",
    "war": "war",
    "pact": "pact",
}


def whole_table(game: Game) -> dict[str, int | list[str]]:
    """All that a move can change."""
    state = cast(Ages, game.state)
    view = seen(game)
    names = [card.name for card in state.edition.military]
    found: dict[str, int | list[str]] = {
        "age": int(state.age),
        "round": view["round"],
        "row": [card for card in view["row"] if card],
        "civil deck": len(state.civil_deck),
        "military deck": len(state.military_deck),
        "events": [names[id] for id in state.current_events],
        "future": [names[id] for id in state.future_events],
        "past": view["past_events"],
        "common": view["common_tactics"],
        "removed": view["removed"],
        "discards": [names[id] for id in [*state.discards, *state.shown_discards]],
    }
    for player, own in enumerate(state.civs, 1):
        add_civilization(found, player, own, view["civilizations"][player - 1], names)
    return found


def add_civilization(
    found: dict[str, int | list[str]], player: int, own: Civilization, shown: Words, names: Sequence[str]
) -> None:
    for name, column in NUMBERS.items():
        found[f"{name} {player}"] = int(shown[column])
    for name, column in CARDS.items():
        found[f"{name} {player}"] = list(shown[column])
    for name, column in SINGLE.items():
        found[f"{name} {player}"] = [] if shown[column] is None else [shown[column]]
    found[f"civil {player}"], found[f"civil total {player}"] = shown["civil_actions"]
    found[f"military {player}"], found[f"military total {player}"] = shown["military_actions"]
    found[f"yellow tokens {player}"] = int(own.yellow_owned)
    found[f"blue tokens {player}"] = int(own.blue_owned)
    found[f"military hand {player}"] = [names[id] for id in own.military_hand]
    rows = shown["technologies"]
    found[f"technologies {player}"] = [row["card"] for row in rows]
    found[f"workers {player}"] = [row["card"] for row in rows for _ in range(row["workers"])]
    found[f"playing {player}"] = int(shown["playing"])


def difference(before: int | list[str], now: int | list[str]) -> int | str:
    if isinstance(before, int) or isinstance(now, int):
        return cast(int, now) - cast(int, before)
    come, gone = Counter(now) - Counter(before), Counter(before) - Counter(now)
    told = [f"+{name}" for name in sorted(come.elements())] + [f"-{name}" for name in sorted(gone.elements())]
    return ", ".join(told)
