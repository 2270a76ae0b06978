"""What each player may know: one table, the view that follows it, and worlds that differ only in the rest.

Civil cards are open. Hidden are military hands, the decks, and the events: everybody knows how many there are, and who
prepared an event knows that it is among them. Joan of Arc's owner knows the next one. Military cards discarded unplayed
are known to who discarded them; those that were played lie in the same piles and are known to all. A pact that was
refused is back in the hand, and everybody knows it there. A shuffle ends what was known of the discards. Bonus cards
are known to all, to none or to who keeps them, as the variant says; who gave some back knows that they are in the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.ages.actions.buildings import urban_limit
from civitas.ages.actions.costs import population_cost
from civitas.ages.breakdown import sources
from civitas.ages.cards.kinds import AGE_III, AGE_NAMES, EVENT, KIND_NAMES, LEVELS, NONE, PLACES, TERRITORY, Card
from civitas.ages.editions.edition import PERSONAL, PUBLIC
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.politics.aggressions import Defend
from civitas.ages.politics.fights import Fight, Sacrifice
from civitas.ages.politics.pacts import AnswerOffer
from civitas.ages.politics.territories import MakeBid, SendForce
from civitas.ages.ratings import (
    civil_hand_limit,
    consumption,
    corruption,
    discontent,
    happiness_needed,
    military_hand_limit,
)
from civitas.ages.state import GOODS_PLACES, Ages, Civilization
from civitas.ages.upkeep.military_hand import DiscardMilitary
from civitas.ages.upkeep.production import food_production, resource_production
from civitas.ages.warnings import forecast, is_acting, warnings
from civitas.kernel.agenda import AnyItem
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Zone

# fmt: off
CARD_ROW       = Zone("card row",                   faces=EVERYBODY)
CIVIL_DECK     = Zone("civil deck",                 faces=NOBODY)
LATER_DECKS    = Zone("decks of later ages",        faces=NOBODY)
MILITARY_DECK  = Zone("military deck",              faces=NOBODY)
DISCARDS       = Zone("cards discarded face down",  faces=OWNER)
SHOWN_DISCARDS = Zone("cards discarded after play", faces=EVERYBODY)
CURRENT_EVENTS = Zone("current events",             faces=NOBODY)
FUTURE_EVENTS  = Zone("future events",              faces=OWNER)
NEXT_EVENT     = Zone("next event, seen by a leader", faces=OWNER)
PAST_EVENTS    = Zone("past events",                faces=EVERYBODY)
PLAY_AREA      = Zone("cards in play",              faces=EVERYBODY)
CIVIL_HAND     = Zone("civil hand",                 faces=EVERYBODY)
MILITARY_HAND  = Zone("military hand",              faces=OWNER)
REFUSED_PACTS  = Zone("refused pacts in a hand",    faces=EVERYBODY)
OPEN_BONUSES   = Zone("open bonus cards",           faces=EVERYBODY)
HIDDEN_BONUSES = Zone("bonus cards to be revealed", faces=NOBODY)
BONUS_HAND     = Zone("bonus cards to choose from", faces=OWNER)
KEPT_BONUSES   = Zone("bonus cards kept in secret", faces=OWNER)
KEPT_OPENLY    = Zone("bonus cards kept openly",    faces=EVERYBODY)
# fmt: on
ZONES: Final = (
    CARD_ROW,
    CIVIL_DECK,
    LATER_DECKS,
    MILITARY_DECK,
    DISCARDS,
    SHOWN_DISCARDS,
    CURRENT_EVENTS,
    FUTURE_EVENTS,
    NEXT_EVENT,
    PAST_EVENTS,
    PLAY_AREA,
    CIVIL_HAND,
    MILITARY_HAND,
    REFUSED_PACTS,
    OPEN_BONUSES,
    HIDDEN_BONUSES,
    BONUS_HAND,
    KEPT_BONUSES,
    KEPT_OPENLY,
)  # fmt: skip


# The view


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


def pool_zone(game: Ages) -> Zone:
    """While players choose openly, what they choose from lies open; otherwise nobody sees it."""
    return OPEN_BONUSES if game.edition.bonuses == PUBLIC else HIDDEN_BONUSES


def kept_zone(game: Ages) -> Zone:
    """Cards kept in secret are shown when the game is over."""
    return KEPT_OPENLY if game.edition.bonuses == PUBLIC or game.is_over() else KEPT_BONUSES


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


def own_cards(cards: list[int], owners: tuple[int, ...], zone: Zone, viewer: int | None) -> list[int]:
    """The cards of a place that the viewer put there."""
    return [cards[index] for index in own_places(owners, zone, viewer)]


def own_places(owners: tuple[int, ...], zone: Zone, viewer: int | None) -> list[int]:
    return [index for index, owner in enumerate(owners) if zone.shows_faces(viewer, owner)]


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


def shown_hand(civ: Civilization) -> list[int]:
    """The military cards in a hand that everybody has seen."""
    return civ.military_hand[: int(civ.shown_in_hand)]


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


# Worlds that look the same


def redeal(game: Ages, viewer: int | None, chance: Chance) -> Ages:
    """The same table with every hidden card dealt anew among the places it may be in."""
    world = game.clone()
    world.chance = Chance(int(chance.word()) | int(chance.word()) << 32)
    chance.shuffle(world.civil_deck)
    world.later_civil = [chance.shuffled(deck) if age > game.age else deck for age, deck in enumerate(game.later_civil)]
    world.later_military = [deck.copy() for deck in game.later_military]
    for age in range(LEVELS):
        redeal_military(world, viewer, age, chance)
    shuffle_current_events(world, viewer, chance)
    world.agenda = [as_imagined(item, viewer) for item in game.agenda]
    return world


def shuffle_current_events(world: Ages, viewer: int | None, chance: Chance) -> None:
    """Who prepared an event knows that it is in the current deck, not where among those of its age."""
    events, owners = world.current_events, [*world.current_owners]
    count = len(events)
    if count and NEXT_EVENT.shows_faces(viewer, int(world.seen_event)):
        count -= 1
    for age in range(LEVELS):
        places = [place for place in range(count) if world.edition.military[events[place]].age == age]
        mixed = sorted((events[place], owners[place]) for place in places)
        mixed = [mixed[index] for index in chance.shuffled(list(range(len(mixed))))]
        for place, (event, owner) in zip(places, mixed, strict=True):
            events[place], owners[place] = event, owner
    world.current_owners = tuple(owners)


def as_imagined(item: AnyItem, viewer: int | None) -> AnyItem:
    """Another player in the middle of discarding: in an imagined hand he may go on with any card."""
    if isinstance(item, DiscardMilitary) and item.seat != viewer:
        return DiscardMilitary(item.seat, item.count, 0)
    return item


def redeal_military(world: Ages, viewer: int | None, age: int, chance: Chance) -> None:
    """Cards of one age have one back: what the viewer has not seen of it may be anywhere that back lies.

    Bonus cards are events that the viewer has not given back himself, and in the event decks lie only events and
    territories, so these places are filled first.
    """
    hidden, event_places = hidden_places(world, viewer, age)
    unseen = chance.shuffled(unseen_cards(world, viewer, age))
    if age == AGE_III:
        redeal_bonuses(world, viewer, unseen)
    for pile, index in event_places:
        card = next(id for id in unseen if world.edition.military[id].kind in (TERRITORY, EVENT))
        unseen.remove(card)
        pile[index] = card
    for pile, index in hidden:
        pile[index] = unseen.pop()


Places = list[tuple[list[int], int]]


# Bonus cards


def redeal_bonuses(world: Ages, viewer: int | None, unseen: list[int]) -> None:
    """Bonus cards that the viewer does not know become other events, which are taken out of the unseen ones."""
    own = () if viewer is None else world.civs[viewer].returned_bonuses
    events = [id for id in unseen if world.edition.military[id].kind == EVENT and id not in own]
    world.hidden_bonuses = drawn(len(world.hidden_bonuses), events, unseen)
    if not pool_zone(world).shows_faces(viewer, NONE):
        world.bonus_pool = drawn(len(world.bonus_pool), events, unseen)
    for seat, civ in enumerate(world.civs):
        if not kept_zone(world).shows_faces(viewer, seat):
            civ.kept_bonuses = drawn(len(civ.kept_bonuses), events, unseen)
        if not BONUS_HAND.shows_faces(viewer, seat):
            civ.bonus_hand = drawn(len(civ.bonus_hand), events, unseen)
            civ.returned_bonuses = ()


def drawn(count: int, events: list[int], unseen: list[int]) -> tuple[int, ...]:
    """The next so many of these events, which are unseen no more."""
    cards = [events.pop() for _ in range(count)]
    for card in cards:
        unseen.remove(card)
    return tuple(cards)


def hidden_places(world: Ages, viewer: int | None, age: int) -> tuple[Places, Places]:
    """The places of cards of an age whose faces the viewer does not know: ordinary ones, and in the event decks."""
    if age > world.age:
        deck = world.later_military[age]
        return [(deck, index) for index in range(len(deck))], []
    hidden = places_in(world, age, world.military_deck, [])
    hidden += places_in(world, age, world.discards, own_places(world.discard_owners, DISCARDS, viewer))
    for seat, civ in enumerate(world.civs):
        if not MILITARY_HAND.shows_faces(viewer, seat):
            hidden += places_in(world, age, civ.military_hand, list(range(int(civ.shown_in_hand))))
    future = own_places(world.future_owners, FUTURE_EVENTS, viewer)
    current = own_places(world.current_owners, FUTURE_EVENTS, viewer)
    if world.current_events and NEXT_EVENT.shows_faces(viewer, int(world.seen_event)):
        current.append(len(world.current_events) - 1)
    events = places_in(world, age, world.future_events, future) + places_in(world, age, world.current_events, current)
    return hidden, events


def places_in(world: Ages, age: int, pile: list[int], known: list[int]) -> Places:
    military = world.edition.military
    return [(pile, index) for index, id in enumerate(pile) if military[id].age == age and index not in known]


def unseen_cards(world: Ages, viewer: int | None, age: int) -> list[int]:
    """All cards of an age but those whose place the viewer knows."""
    players = world.fitted_for[age] or int(world.players)
    cards = world.edition.military_deck_of(age, players)
    for id in seen_cards(world, viewer):
        if world.edition.military[id].age == age and id in cards:
            cards.remove(id)
    return cards


def seen_cards(world: Ages, viewer: int | None) -> list[int]:
    """Every military card that the viewer has seen and whose place he knows."""
    seen = [*world.past_events, *world.removed, *world.common_tactics, *world.shown_discards]
    seen += own_cards(world.discards, world.discard_owners, DISCARDS, viewer)
    seen += seen_bonuses(world, viewer)
    for seat, civ in enumerate(world.civs):
        seen += [*civ.colonies] + [int(id) for id in (civ.war, civ.pact) if id != NONE]
        if civ.tactic_is_exclusive:
            seen.append(int(civ.tactic))
        seen += civ.military_hand if MILITARY_HAND.shows_faces(viewer, seat) else shown_hand(civ)
    seen += own_cards(world.future_events, world.future_owners, FUTURE_EVENTS, viewer)
    seen += own_cards(world.current_events, world.current_owners, FUTURE_EVENTS, viewer)
    top = len(world.current_events) - 1
    looked = top >= 0 and NEXT_EVENT.shows_faces(viewer, int(world.seen_event))
    if looked and not FUTURE_EVENTS.shows_faces(viewer, world.current_owners[top]):
        seen.append(world.current_events[top])
    return seen + cards_on_agenda(world)


def seen_bonuses(world: Ages, viewer: int | None) -> list[int]:
    """The bonus cards that the viewer knows."""
    seen = [*world.open_bonuses]
    if pool_zone(world).shows_faces(viewer, NONE):
        seen += world.bonus_pool
    for seat, civ in enumerate(world.civs):
        seen += civ.kept_bonuses if kept_zone(world).shows_faces(viewer, seat) else ()
        seen += civ.bonus_hand if BONUS_HAND.shows_faces(viewer, seat) else ()
    return seen


def lies_in_play(world: Ages, fight: Fight) -> bool:
    """A war that is fought still lies in the play area of who declared it."""
    return world.civs[fight.attacker].war == fight.card


def cards_on_agenda(world: Ages) -> list[int]:
    """Cards that are being dealt with: an aggression, a territory, an offered pact. A war lies in the play area."""
    found: list[int] = []
    for item in world.agenda:
        if isinstance(item, (Defend, Sacrifice)):
            found += [] if lies_in_play(world, item.fight) else [int(item.fight.card)]
        elif isinstance(item, (MakeBid, SendForce)):
            found.append(int(item.territory))
        elif isinstance(item, AnswerOffer):
            found.append(int(item.pact))
    return found
