"""The table as one seat or a spectator sees it: plain data, every place shown through its zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NotRequired, TypedDict

from civitas.ages.actions.buildings import urban_limit
from civitas.ages.actions.costs import build_cost, population_cost
from civitas.ages.breakdown import sources
from civitas.ages.cards.kinds import AGE_NAMES, GOODS_PLACES, KIND_NAMES, LEVELS, NONE, PLACES, Card
from civitas.ages.drawing import Drawing
from civitas.ages.editions.edition import PERSONAL, PUBLIC
from civitas.ages.forecast import ForecastShown, forecast, is_acting
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.knowledge import (
    BONUS_HAND,
    CARD_ROW,
    CIVIL_DECK,
    CIVIL_HAND,
    CURRENT_EVENTS,
    DISCARDS,
    FUTURE_EVENTS,
    HIDDEN_BONUSES,
    MILITARY_DECK,
    MILITARY_HAND,
    NEXT_EVENT,
    OPEN_BONUSES,
    PAST_EVENTS,
    PLAY_AREA,
    REFUSED_PACTS,
    REMOVED,
    SHOWN_DISCARDS,
    kept_zone,
    own_cards,
    pool_zone,
    shown_hand,
)
from civitas.ages.ratings import (
    civil_hand_limit,
    consumption,
    corruption,
    discontent,
    happiness_needed,
    military_hand_limit,
)
from civitas.ages.sheet import by_source
from civitas.ages.state import (
    BEFORE_LAST,
    KEEPS_CARDS,
    LAST,
    REPLACED_LEADER,
    USED_BACH,
    USED_CHURCHILL,
    USED_HAMMURABI,
    USED_LINER,
    USED_TACTICS,
    USED_TRADE,
    Ages,
    Civilization,
)
from civitas.ages.upkeep.production import food_production, resource_production
from civitas.ages.words.warnings import warnings
from civitas.kernel.ints import i64
from civitas.kernel.messages import Said


class BanksPrinted(TypedDict):
    """What the banks mean, by the tokens left in them."""

    population_cost: list[int]
    consumption: list[int]
    happiness_needed: list[int]
    corruption: list[int]


class PreparedEvents(TypedDict):
    """The events a player prepared that wait in the two decks, in no order."""

    future: list[str]
    current: list[str]


class BonusesShown(TypedDict):
    """The Age III events set apart as bonuses."""

    open: list[str]
    hidden: int
    pool: list[str] | int


class TechnologyShown(TypedDict):
    """A technology that holds workers, with the tokens on it, and what one more worker costs."""

    card: str
    kind: str
    level: int
    workers: int
    blue: int
    price: int


class RatingsShown(TypedDict):
    """Points and statistics."""

    playing: bool
    culture: int
    culture_scored: dict[str, int]
    """Culture so far by its source, losses below zero."""
    science: int
    culture_rating: int
    science_rating: int
    strength: int
    colonization: int
    happiness: int
    happiness_needed: int
    discontent: int


class ActionsShown(TypedDict):
    """What is left to act with, and what has been used."""

    civil_actions: list[int]
    military_actions: list[int]
    spare_civil_actions: int
    spare_military_actions: int
    unit_resources: int
    unit_science: int
    spare_resources: int
    spare_food: int
    used: list[str]
    """What was used up this turn, in the words of `USED`."""
    civil_actions_lost: int
    skips_politics: bool


class TokensShown(TypedDict):
    """Food and resources, workers and banks."""

    food: int
    resources: int
    food_production: int
    resource_production: int
    population_cost: int
    consumption: int
    corruption: int
    yellow_bank: int
    blue_bank: int
    idle_workers: int


class PlayAreaShown(TypedDict):
    """The cards that lie before a player."""

    government: str
    urban_limit: int
    leader: str | None
    leader_spent: bool
    """Whether the leader has done what it does once in the game."""
    leader_ages: list[str]
    technologies: list[TechnologyShown]
    special_technologies: list[str]
    wonders: list[str]
    ruins: list[str]
    homer_under: str | None
    unfinished_wonder: str | None
    stages_built: int
    colonies: list[str]
    tactic: str | None
    tactic_is_exclusive: bool
    war: str | None
    war_target: int | None
    pact: str | None
    pact_partner: int | None
    pact_side: str | None


class HandsShown(TypedDict):
    """The cards in hand, as far as the viewer knows them."""

    hand: list[str]
    hand_limit: int
    taken_now: list[str]
    military_hand: list[str] | int
    military_hand_limit: int
    refused_pacts: list[str]


class KeptShown(TypedDict):
    """What only some variants have: the bonus cards of a player, and who alone may attack them."""

    bonus_hand: NotRequired[list[str] | int]
    kept_bonuses: NotRequired[list[str] | int]
    attacked_by: NotRequired[int | None]


SourceLine = Annotated[list[str | int], "[string, number]"]
"""A card and what it gives: a pair, which JSON has only as a list."""


class CivilizationShown(RatingsShown, ActionsShown, TokensShown, PlayAreaShown, HandsShown, KeptShown):
    """A civilization with all it has, and where its ratings come from."""

    sources: dict[str, list[SourceLine]]
    """For each rating the cards that give to it or take from it, and how much."""


class BonusesOfTable(TypedDict):
    """What only variants with bonus cards have."""

    bonuses: NotRequired[BonusesShown]


class TurnEnd(TypedDict):
    """For whoever is asked for an action: what ending the turn would bring."""

    forecast: ForecastShown | None
    warnings: list[Said]


class Table(BonusesOfTable, TurnEnd):
    """The whole table as the viewer sees it."""

    age: str
    last_age: str
    round: int
    active: int
    last_round: str | None
    """Which round is the last, as soon as that is known: "this" or "next"."""
    row: list[str | None]
    row_cost: list[int]
    banks: BanksPrinted
    row_discards: int
    civil_deck: int
    military_deck: int
    discards: list[int]
    own_discards: list[list[str]]
    shown_discards: list[list[str]]
    removed: list[str]
    current_events: int
    future_events: int
    prepared: PreparedEvents
    next_event: str | None
    past_events: list[str]
    common_tactics: list[str]
    tactics_are_shared: bool
    has_military_cards: bool
    civilizations: list[CivilizationShown]
    drawing: NotRequired[Drawing]
    """What only a board asks for; programs do without it."""


USED: Final = {
    USED_HAMMURABI: "Hammurabi's action",
    USED_TACTICS: "tactic",
    USED_LINER: "Ocean Liner Service",
    USED_BACH: "Johann Sebastian Bach's upgrade",
    USED_CHURCHILL: "Winston Churchill's choice",
    USED_TRADE: "trade",
    REPLACED_LEADER: "leader's replacement",
    KEEPS_CARDS: "military cards are kept",
}
"""What a civilization has used this turn, or what holds until its end."""
LAST_ROUNDS: Final = {int(LAST): "this", int(BEFORE_LAST): "next"}


def row_discards(game: Ages) -> int:
    """How many spaces of the row are emptied when the next turn begins; the turns of the first round empty none."""
    playing = game.seats_from(0)
    if len(playing) < 2 or (game.round == 1 and game.active != playing[-1]):
        return 0
    return game.edition.row_discards[len(playing) - 2]


def printed_banks(game: Ages) -> BanksPrinted:
    """What the banks mean, by the tokens left in them: printed on the boards of the edition."""
    edition = game.edition
    return {
        "population_cost": list(edition.population_cost),
        "consumption": list(edition.consumption),
        "happiness_needed": list(edition.happiness_needed),
        "corruption": list(edition.corruption),
    }


def view(game: Ages, viewer: int | None) -> Table:
    """The whole table as the viewer sees it."""
    civil, military = game.edition.civil, game.edition.military
    ending = if_turn_ends(game, viewer)
    scored = by_source(game)
    shown: Table = {
        "age": AGE_NAMES[game.age],
        "last_age": AGE_NAMES[game.edition.last_age],
        "round": int(game.round),
        "active": int(game.active),
        "last_round": LAST_ROUNDS.get(int(game.is_last_round)),
        "row": CARD_ROW.lay_open([name_of(civil, id) for id in game.row]),
        "row_cost": list(game.edition.row_cost),
        "banks": printed_banks(game),
        "row_discards": row_discards(game),
        "civil_deck": CIVIL_DECK.count(game.civil_deck),
        "military_deck": MILITARY_DECK.count(game.military_deck),
        "discards": [len(names) for names in names_by_age(game, game.discards)],
        "own_discards": names_by_age(game, own_cards(game.discards, game.discard_owners, DISCARDS, viewer)),
        "shown_discards": [SHOWN_DISCARDS.lay_open(names) for names in names_by_age(game, game.shown_discards)],
        "removed": REMOVED.lay_open(names_of(military, game.removed)),
        "current_events": CURRENT_EVENTS.count(game.current_events),
        "future_events": FUTURE_EVENTS.count(game.future_events),
        "prepared": prepared(game, viewer),
        "next_event": next_event(game, viewer),
        "past_events": PAST_EVENTS.lay_open(names_of(military, game.past_events)),
        "common_tactics": PLAY_AREA.lay_open(names_of(military, game.common_tactics)),
        "tactics_are_shared": bool(game.edition.tactics_are_shared),
        "has_military_cards": game.edition.last_military_age > 0,
        "civilizations": [show_civilization(game, seat, viewer, scored[seat]) for seat in range(game.players)],
        "forecast": ending["forecast"],
        "warnings": ending["warnings"],
    }
    if game.edition.bonuses:
        shown["bonuses"] = show_bonuses(game, viewer)
    return shown


def show_bonuses(game: Ages, viewer: int | None) -> BonusesShown:
    """The Age III events set apart as bonuses."""
    military = game.edition.military
    pool = pool_zone(game).show(names_of(military, game.bonus_pool), viewer)
    return {
        "open": OPEN_BONUSES.lay_open(names_of(military, game.open_bonuses)),
        "hidden": HIDDEN_BONUSES.count(game.hidden_bonuses),
        "pool": pool,
    }


def if_turn_ends(game: Ages, viewer: int | None) -> TurnEnd:
    """For whoever is asked for an action: what ending the turn would bring. It follows from what lies open."""
    if viewer is None or not is_acting(game, viewer):
        return {"forecast": None, "warnings": []}
    seen = forecast(game, viewer)
    return {"forecast": seen.json(), "warnings": [warning.json() for warning in warnings(game, viewer, seen)]}


def prepared(game: Ages, viewer: int | None) -> PreparedEvents:
    """The events a player prepared that wait in the two decks, in no order."""
    return {
        "future": prepared_in(game, game.future_events, game.future_owners, viewer),
        "current": prepared_in(game, game.current_events, game.current_owners, viewer),
    }


def prepared_in(game: Ages, events: list[int], owners: tuple[int, ...], viewer: int | None) -> list[str]:
    return sorted(names_of(game.edition.military, own_cards(events, owners, FUTURE_EVENTS, viewer)))


def names_by_age(game: Ages, cards: Sequence[int]) -> list[list[str]]:
    """The names of military cards, those of each age in no order."""
    names: list[list[str]] = [[], [], [], []]
    for id in cards:
        card = game.edition.military[id]
        names[card.age].append(card.name)
    for of_age in names:
        of_age.sort()
    return names


def next_event(game: Ages, viewer: int | None) -> str | None:
    """The top current event, for whoever has looked at it."""
    if game.current_events and NEXT_EVENT.shows_faces(viewer, int(game.seen_event)):
        return game.edition.military[game.current_events[-1]].name
    return None


def show_civilization(game: Ages, seat: int, viewer: int | None, scored: dict[str, int]) -> CivilizationShown:
    """A civilization, with its culture so far by its source."""
    civ = game.civs[seat]
    return {
        **show_ratings(game, civ, scored),
        **show_actions(civ),
        **show_tokens(game, seat),
        **show_play_area(game, civ),
        **show_hands(game, seat, viewer),
        **show_kept(game, seat, viewer),
        "sources": show_sources(game, seat),
    }


def show_sources(game: Ages, seat: int) -> dict[str, list[SourceLine]]:
    """Where each rating comes from."""
    return {rating: [[name, amount] for name, amount in lines] for rating, lines in sources(game, seat).items()}


def show_ratings(game: Ages, civ: Civilization, scored: dict[str, int]) -> RatingsShown:
    """Points and statistics."""
    return {
        "playing": bool(civ.is_playing),
        "culture": int(civ.culture),
        "culture_scored": scored,
        "science": int(civ.science),
        "culture_rating": int(civ.culture_rating),
        "science_rating": int(civ.science_rating),
        "strength": int(civ.strength),
        "colonization": int(civ.colonization),
        "happiness": int(civ.happiness),
        "happiness_needed": int(happiness_needed(game, civ)),
        "discontent": int(discontent(game, civ)),
    }


def show_actions(civ: Civilization) -> ActionsShown:
    """What is left to act with, and what has been used."""
    return {
        "civil_actions": [int(civ.civil_left), int(civ.civil_total)],
        "military_actions": [int(civ.military_left), int(civ.military_total)],
        "spare_civil_actions": int(civ.spare_civil),
        "spare_military_actions": int(civ.spare_military),
        "unit_resources": int(civ.unit_resources),
        "unit_science": int(civ.unit_science),
        "spare_resources": int(civ.spare_resources),
        "spare_food": int(civ.spare_food),
        "used": [word for bit, word in USED.items() if civ.used & bit],
        "civil_actions_lost": int(civ.civil_lost),
        "skips_politics": bool(civ.skips_politics),
    }


def show_tokens(game: Ages, seat: int) -> TokensShown:
    """Food and resources, workers and banks."""
    civ = game.civs[seat]
    return {
        "food": int(stored(game, civ, FOOD)),
        "resources": int(stored(game, civ, RESOURCES)),
        "food_production": int(food_production(game, seat)),
        "resource_production": int(resource_production(game, seat)),
        "population_cost": int(population_cost(game, civ)),
        "consumption": int(consumption(game, civ)),
        "corruption": int(corruption(game, civ)),
        "yellow_bank": int(civ.yellow_bank),
        "blue_bank": int(civ.blue_bank),
        "idle_workers": int(civ.idle_workers),
    }


def show_play_area(game: Ages, civ: Civilization) -> PlayAreaShown:
    civil, military = game.edition.civil, game.edition.military
    leader = civ.leader_card
    return {
        "government": civil[civ.government].name,
        "urban_limit": int(urban_limit(game, civ)),
        "leader": name_of(civil, civ.leader),
        "leader_spent": leader is not None and leader.is_spent(civ),
        "leader_ages": [AGE_NAMES[age] for age in range(LEVELS) if civ.leader_ages >> age & 1],
        "technologies": show_technologies(game, civ),
        "special_technologies": PLAY_AREA.lay_open(names_of(civil, [id for id in civ.specials if id != NONE])),
        "wonders": PLAY_AREA.lay_open(names_of(civil, civ.wonders)),
        "ruins": PLAY_AREA.lay_open(names_of(civil, civ.ruins)),
        "homer_under": name_of(civil, civ.tucked),
        "unfinished_wonder": name_of(civil, civ.project),
        "stages_built": int(civ.stages_built),
        "colonies": PLAY_AREA.lay_open(names_of(military, civ.colonies)),
        "tactic": name_of(military, civ.tactic),
        "tactic_is_exclusive": bool(civ.tactic_is_exclusive),
        "war": name_of(military, civ.war),
        "war_target": None if civ.war == NONE else int(civ.war_target),
        "pact": name_of(military, civ.pact),
        "pact_partner": None if civ.pact == NONE else int(civ.pact_partner),
        "pact_side": None if civ.pact == NONE else "AB"[civ.pact_side],
    }


def name_of(cards: Sequence[Card], id: i64) -> str | None:
    return None if id == NONE else cards[id].name


def names_of(cards: Sequence[Card], ids: Sequence[int]) -> list[str]:
    return [cards[id].name for id in ids]


def show_hands(game: Ages, seat: int, viewer: int | None) -> HandsShown:
    civ = game.civs[seat]
    civil, military = game.edition.civil, game.edition.military
    return {
        "hand": CIVIL_HAND.lay_open(names_of(civil, civ.hand)),
        "hand_limit": int(civil_hand_limit(game, civ)),
        "taken_now": CIVIL_HAND.lay_open(names_of(civil, civ.taken_now)),
        "military_hand": MILITARY_HAND.show(sorted(names_of(military, civ.military_hand)), viewer, seat),
        "military_hand_limit": int(military_hand_limit(game, civ)),
        "refused_pacts": REFUSED_PACTS.lay_open(sorted(names_of(military, shown_hand(civ)))),
    }


def show_kept(game: Ages, seat: int, viewer: int | None) -> KeptShown:
    """What only some variants have: the bonus cards of a player, and who alone may attack them."""
    civ = game.civs[seat]
    military = game.edition.military
    shown: KeptShown = {}
    if game.edition.bonuses in (PERSONAL, PUBLIC):
        shown["bonus_hand"] = BONUS_HAND.show(sorted(names_of(military, civ.bonus_hand)), viewer, seat)
        shown["kept_bonuses"] = kept_zone(game).show(sorted(names_of(military, civ.kept_bonuses)), viewer, seat)
    if game.edition.one_attacker:
        shown["attacked_by"] = None if civ.attacked_by == NONE else int(civ.attacked_by)
    return shown


def show_technologies(game: Ages, civ: Civilization) -> list[TechnologyShown]:
    """The technologies that hold workers, with the tokens on them."""
    return [show_technology(game, civ, place) for place in range(PLACES) if civ.technologies >> place & 1]


def show_technology(game: Ages, civ: Civilization, place: i64) -> TechnologyShown:
    card = game.edition.card_at[place]
    return {
        "card": card.name,
        "kind": KIND_NAMES[place // LEVELS],
        "level": int(place % LEVELS),
        "workers": civ.workers[place],
        "blue": int(civ.blue_at(place)) if place < GOODS_PLACES else 0,
        "price": int(build_cost(game, civ, card)),
    }
