"""The table as one seat or a spectator sees it: plain data, every place shown through its zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.ages.actions.buildings import urban_limit
from civitas.ages.actions.costs import population_cost
from civitas.ages.cards.kinds import AGE_NAMES, KIND_NAMES, LEVELS, NONE, PLACES, Card
from civitas.ages.editions.edition import PERSONAL, PUBLIC
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.knowledge import (
    BONUS_HAND,
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
    REFUSED_PACTS,
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
from civitas.ages.state import GOODS_PLACES, Ages, Civilization
from civitas.ages.upkeep.production import food_production, resource_production
from civitas.ages.words.breakdown import sources
from civitas.ages.words.warnings import forecast, is_acting, warnings
from civitas.kernel.ints import i64


def row_discards(game: Ages) -> int:
    """How many spaces of the row are emptied at the start of a turn."""
    playing = game.count_playing()
    return game.edition.row_discards[playing - 2] if playing > 1 else 0


def printed_banks(game: Ages) -> dict[str, Any]:
    """What the banks mean, by the tokens left in them: printed on the boards of the edition."""
    edition = game.edition
    return {
        "population_cost": list(edition.population_cost),
        "consumption": list(edition.consumption),
        "happiness_needed": list(edition.happiness_needed),
        "corruption": list(edition.corruption),
    }


def view(game: Ages, viewer: int | None) -> dict[str, Any]:
    """The whole table as the viewer sees it."""
    civil = [card.name for card in game.edition.civil]
    military = [card.name for card in game.edition.military]
    return {
        "age": AGE_NAMES[game.age],
        "last_age": AGE_NAMES[game.edition.last_age],
        "round": int(game.round),
        "active": int(game.active),
        "last_round": int(game.is_last_round),
        "row": [None if id == NONE else civil[id] for id in game.row],
        "row_cost": list(game.edition.row_cost),
        "banks": printed_banks(game),
        "row_discards": row_discards(game),
        "civil_deck": CIVIL_DECK.show([civil[id] for id in game.civil_deck], viewer),
        "military_deck": MILITARY_DECK.show([military[id] for id in game.military_deck], viewer),
        "discards": [len(names) for names in names_by_age(game, game.discards)],
        "own_discards": names_by_age(game, own_cards(game.discards, game.discard_owners, DISCARDS, viewer)),
        "shown_discards": [SHOWN_DISCARDS.show(names, viewer) for names in names_by_age(game, game.shown_discards)],
        "removed": [military[id] for id in game.removed],
        "current_events": CURRENT_EVENTS.show([military[id] for id in game.current_events], viewer),
        "future_events": len(game.future_events),
        "prepared": prepared(game, viewer),
        "next_event": next_event(game, viewer),
        "past_events": PAST_EVENTS.show([military[id] for id in game.past_events], viewer),
        "common_tactics": [military[id] for id in game.common_tactics],
        "tactics_are_shared": bool(game.edition.tactics_are_shared),
        "has_military_cards": game.edition.last_military_age > 0,
        **show_bonuses(game, viewer),
        "civilizations": [show_civilization(game, seat, viewer) for seat in range(game.players)],
        **if_turn_ends(game, viewer),
    }


def show_bonuses(game: Ages, viewer: int | None) -> dict[str, Any]:
    """The Age III events set apart as bonuses, in games that have them."""
    if not game.edition.bonuses:
        return {}
    military = [card.name for card in game.edition.military]
    pool = pool_zone(game).show([military[id] for id in game.bonus_pool], viewer)
    return {
        "bonuses": {
            "open": OPEN_BONUSES.show([military[id] for id in game.open_bonuses], viewer),
            "hidden": HIDDEN_BONUSES.show([military[id] for id in game.hidden_bonuses], viewer),
            "pool": pool,
        }
    }


def if_turn_ends(game: Ages, viewer: int | None) -> dict[str, Any]:
    """For who is asked for an action: what ending the turn would bring. It follows from what lies open."""
    if viewer is None or not is_acting(game, viewer):
        return {"forecast": None, "warnings": []}
    return {
        "forecast": forecast(game, viewer).json(),
        "warnings": [warning.json() for warning in warnings(game, viewer)],
    }


def prepared(game: Ages, viewer: int | None) -> dict[str, list[str]]:
    """The events a player prepared that wait in the two decks, in no order."""
    military = game.edition.military
    decks = {"future": (game.future_events, game.future_owners), "current": (game.current_events, game.current_owners)}
    return {
        name: sorted(military[id].name for id in own_cards(events, owners, FUTURE_EVENTS, viewer))
        for name, (events, owners) in decks.items()
    }


def names_by_age(game: Ages, cards: Sequence[int]) -> list[list[str]]:
    """The names of military cards, those of each age in no order."""
    military = game.edition.military
    return [sorted(military[id].name for id in cards if military[id].age == age) for age in range(LEVELS)]


def next_event(game: Ages, viewer: int | None) -> str | None:
    """The top current event, for who has looked at it."""
    if game.current_events and NEXT_EVENT.shows_faces(viewer, int(game.seen_event)):
        return game.edition.military[game.current_events[-1]].name
    return None


def show_civilization(game: Ages, seat: int, viewer: int | None) -> dict[str, Any]:
    civ = game.civs[seat]
    return {
        **show_ratings(game, seat),
        **show_actions(civ),
        **show_tokens(game, seat),
        **show_play_area(game, civ),
        **show_hands(game, seat, viewer),
        **show_kept(game, seat, viewer),
        "sources": {rating: [list(line) for line in lines] for rating, lines in sources(game, seat).items()},
    }


def show_ratings(game: Ages, seat: int) -> dict[str, Any]:
    """Points and statistics."""
    civ = game.civs[seat]
    return {
        "playing": bool(civ.is_playing),
        "culture": int(civ.culture),
        "science": int(civ.science),
        "culture_rating": int(civ.culture_rating),
        "science_rating": int(civ.science_rating),
        "strength": int(civ.strength),
        "colonization": int(civ.colonization),
        "happiness": int(civ.happiness),
        "happiness_needed": int(happiness_needed(game, civ)),
        "discontent": int(discontent(game, civ)),
    }


def show_actions(civ: Civilization) -> dict[str, Any]:
    """What is left to act with, and what has been used."""
    return {
        "civil_actions": [int(civ.civil_left), int(civ.civil_total)],
        "military_actions": [int(civ.military_left), int(civ.military_total)],
        "spare_military_actions": int(civ.spare_military),
        "unit_resources": int(civ.unit_resources),
        "unit_science": int(civ.unit_science),
        "spare_resources": int(civ.spare_resources),
        "spare_food": int(civ.spare_food),
        "used": int(civ.used),
        "caesar_used": bool(civ.caesar_used),
        "columbus_used": bool(civ.columbus_used),
        "civil_actions_lost": int(civ.civil_lost),
        "skips_politics": bool(civ.skips_politics),
    }


def show_tokens(game: Ages, seat: int) -> dict[str, Any]:
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


def show_play_area(game: Ages, civ: Civilization) -> dict[str, Any]:
    civil, military = game.edition.civil, game.edition.military
    return {
        "government": civil[civ.government].name,
        "urban_limit": int(urban_limit(game, civ)),
        "leader": name_of(civil, civ.leader),
        "leader_ages": [AGE_NAMES[age] for age in range(LEVELS) if civ.leader_ages >> age & 1],
        "technologies": show_technologies(game, civ),
        "special_technologies": [civil[id].name for id in civ.specials if id != NONE],
        "wonders": [civil[id].name for id in civ.wonders],
        "ruins": [civil[id].name for id in civ.ruins],
        "homer_under": name_of(civil, civ.tucked),
        "unfinished_wonder": name_of(civil, civ.project),
        "stages_built": int(civ.stages_built),
        "colonies": [military[id].name for id in civ.colonies],
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


def show_hands(game: Ages, seat: int, viewer: int | None) -> dict[str, Any]:
    civ = game.civs[seat]
    civil = [card.name for card in game.edition.civil]
    military = [card.name for card in game.edition.military]
    return {
        "hand": CIVIL_HAND.show([civil[id] for id in civ.hand], viewer, seat),
        "hand_limit": int(civil_hand_limit(game, civ)),
        "taken_now": [civil[id] for id in civ.taken_now],
        "military_hand": MILITARY_HAND.show(sorted(military[id] for id in civ.military_hand), viewer, seat),
        "military_hand_limit": int(military_hand_limit(game, civ)),
        "refused_pacts": REFUSED_PACTS.show(sorted(military[id] for id in shown_hand(civ)), viewer, seat),
    }


def show_kept(game: Ages, seat: int, viewer: int | None) -> dict[str, Any]:
    """What only some variants have: the bonus cards of a player, and who alone may attack him."""
    civ = game.civs[seat]
    military = [card.name for card in game.edition.military]
    shown: dict[str, Any] = {}
    if game.edition.bonuses in (PERSONAL, PUBLIC):
        shown["bonus_hand"] = BONUS_HAND.show(sorted(military[id] for id in civ.bonus_hand), viewer, seat)
        shown["kept_bonuses"] = kept_zone(game).show(sorted(military[id] for id in civ.kept_bonuses), viewer, seat)
    if game.edition.one_attacker:
        shown["attacked_by"] = None if civ.attacked_by == NONE else int(civ.attacked_by)
    return shown


def show_technologies(game: Ages, civ: Civilization) -> list[dict[str, Any]]:
    """The technologies that hold workers, with the tokens on them."""
    shown = []
    for place in range(PLACES):
        if civ.technologies >> place & 1:
            shown.append(
                {
                    "card": game.edition.civil[game.edition.place_cards[place]].name,
                    "kind": KIND_NAMES[place // LEVELS],
                    "level": place % LEVELS,
                    "workers": civ.workers[place],
                    "blue": civ.blue_on[place] if place < GOODS_PLACES else 0,
                }
            )
    return shown
