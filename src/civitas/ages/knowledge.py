"""What each player may know: one table of zones, and worlds that differ only in what it hides.

Civil cards are open. Hidden are military hands, the decks, and the events: everybody knows how many there are, and
whoever prepared an event knows that it is among them. Joan of Arc's owner knows the next one. Military cards discarded
unplayed are known to whoever discarded them; those that were played lie in the same piles and are known to all. A pact
that was refused is back in the hand, and everybody knows it there. A shuffle ends what was known of the discards. Bonus
cards are known to all, to none or to their keepers, as the variant says; whoever gave some back knows that they are in
the deck.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_III, EVENT, LEVELS, NONE, TERRITORY
from civitas.ages.editions.edition import PUBLIC
from civitas.ages.politics.aggressions import Defend
from civitas.ages.politics.fights import Fight, Sacrifice
from civitas.ages.politics.pacts import AnswerOffer
from civitas.ages.politics.territories import MakeBid, SendForce
from civitas.ages.state import Ages, Civilization
from civitas.ages.upkeep.military_hand import DiscardMilitary
from civitas.kernel.agenda import AnyItem
from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Dealer, Zone

IN_PLAY: Final = (
    "Ages.common_tactics Civilization.colonies Civilization.government Civilization.leader Civilization.leader_card "
    "Civilization.pact Civilization.project Civilization.ruins Civilization.specials Civilization.tactic "
    "Civilization.technologies Civilization.tucked Civilization.war Civilization.wonders"
)
IN_HAND: Final = "Civilization.hand Civilization.taken_now"

# fmt: off
CARD_ROW         = Zone("card row",                     faces=EVERYBODY, piles="Ages.row")
CIVIL_DECK       = Zone("civil deck",                   faces=NOBODY,    piles="Ages.civil_deck")
LATER_DECKS      = Zone("decks of later ages",          faces=NOBODY,    piles="Ages.later_civil Ages.later_military")
MILITARY_DECK    = Zone("military deck",                faces=NOBODY,    piles="Ages.military_deck")
DISCARDS         = Zone("cards discarded face down",    faces=OWNER,     piles="Ages.discards")
SHOWN_DISCARDS   = Zone("cards discarded after play",   faces=EVERYBODY, piles="Ages.shown_discards")
REMOVED          = Zone("removed military cards",       faces=EVERYBODY, piles="Ages.removed")
CURRENT_EVENTS   = Zone("current events",               faces=NOBODY,    piles="Ages.current_events")
FUTURE_EVENTS    = Zone("events, by their preparers",   faces=OWNER,     piles="Ages.future_events Ages.current_events")
NEXT_EVENT       = Zone("next event, seen by a leader", faces=OWNER,     piles="Ages.current_events")
PAST_EVENTS      = Zone("past events",                  faces=EVERYBODY, piles="Ages.past_events")
PLAY_AREA        = Zone("cards in play",                faces=EVERYBODY, piles=IN_PLAY)
CIVIL_HAND       = Zone("civil hand",                   faces=EVERYBODY, piles=IN_HAND)
MILITARY_HAND    = Zone("military hand",                faces=OWNER,     piles="Civilization.military_hand")
REFUSED_PACTS    = Zone("refused pacts in a hand",      faces=EVERYBODY, piles="Civilization.military_hand")
OPEN_BONUSES     = Zone("open bonus cards",             faces=EVERYBODY, piles="Ages.open_bonuses Ages.bonus_pool")
HIDDEN_BONUSES   = Zone("bonus cards to be revealed",   faces=NOBODY,    piles="Ages.hidden_bonuses Ages.bonus_pool")
BONUS_HAND       = Zone("bonus cards to choose from",   faces=OWNER,     piles="Civilization.bonus_hand")
RETURNED_BONUSES = Zone("bonus cards given back",       faces=OWNER,     piles="Civilization.returned_bonuses")
KEPT_BONUSES     = Zone("bonus cards kept in secret",   faces=OWNER,     piles="Civilization.kept_bonuses")
KEPT_OPENLY      = Zone("bonus cards kept openly",      faces=EVERYBODY, piles="Civilization.kept_bonuses")
# fmt: on
ZONES: Final = (
    CARD_ROW,
    CIVIL_DECK,
    LATER_DECKS,
    MILITARY_DECK,
    DISCARDS,
    SHOWN_DISCARDS,
    REMOVED,
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
    RETURNED_BONUSES,
    KEPT_BONUSES,
    KEPT_OPENLY,
)


# What the zones hold


def pool_zone(game: Ages) -> Zone:
    """While players choose openly, what they choose from lies open; otherwise nobody sees it."""
    return OPEN_BONUSES if game.edition.bonuses == PUBLIC else HIDDEN_BONUSES


def kept_zone(game: Ages) -> Zone:
    """Cards kept in secret are shown when the game is over."""
    return KEPT_OPENLY if game.edition.bonuses == PUBLIC or game.is_over() else KEPT_BONUSES


def own_cards(cards: list[int], owners: tuple[int, ...], zone: Zone, viewer: int | None) -> list[int]:
    """The cards of a place that the viewer put there."""
    return [cards[index] for index in own_places(owners, zone, viewer)]


def own_places(owners: tuple[int, ...], zone: Zone, viewer: int | None) -> list[int]:
    return [index for index, owner in enumerate(owners) if zone.shows_faces(viewer, owner)]


def shown_hand(civ: Civilization) -> list[int]:
    """The military cards in a hand that everybody has seen."""
    return civ.military_hand[: int(civ.shown_in_hand)]


# Worlds that look the same


def redeal(game: Ages, viewer: int | None, chance: Chance) -> Ages:
    """The same table with every hidden card dealt anew among the places it may be in."""
    return AgesDealer(game, viewer).world(chance)


class AgesDealer(Dealer):
    """Deals every hidden card anew, as often as somebody likes."""

    __slots__ = ("ages", "civil", "events_unknown", "later_civil", "later_military", "table", "viewer")

    def __init__(self, game: Ages, viewer: int | None) -> None:
        self.viewer: Final = viewer
        self.civil: Final = CIVIL_DECK.unseen(game.civil_deck, viewer)
        self.later_civil: Final = [LATER_DECKS.unseen(deck, viewer) for deck in game.later_civil]
        self.later_military: Final = [LATER_DECKS.unseen(deck, viewer) for deck in game.later_military]
        table = game.clone()
        table.agenda = [as_imagined(item, viewer) for item in game.agenda]
        gather_events(table, viewer)
        self.events_unknown: Final = events_in_deck(table, viewer)
        seen = seen_cards(table, viewer)
        self.ages: Final = [HiddenCards(table, viewer, age, seen) for age in range(LEVELS)]
        self.table: Final = table

    def world(self, chance: Chance) -> Ages:
        world = self.table.clone()
        world.chance = Chance(int(chance.word()) | int(chance.word()) << 32)
        world.civil_deck = chance.shuffled(self.civil)
        world.later_civil = [chance.shuffled(deck) for deck in self.later_civil]
        world.later_military = [chance.shuffled(deck) for deck in self.later_military]
        piles = [pile.copy() for pile in piles_of(world)]
        for age, hidden in enumerate(self.ages):
            unseen = chance.shuffled(hidden.cards)
            if age == AGE_III:
                redeal_bonuses(world, self.viewer, unseen)
            if age > world.age:
                world.later_military[age] = from_last(unseen, len(world.later_military[age]))
            else:
                hidden.deal(world, unseen, piles)
        lay_piles(world, piles)
        spread_events(world, self.events_unknown, chance)
        return world


class HiddenCards:
    """Cards of one age have one back: what the viewer has not seen of it may be anywhere that back lies.

    Bonus cards are events that the viewer has not given back, and in the event decks lie only events and territories,
    so these places are filled first. Of an age to come it is the whole deck, which has no need of places.
    """

    __slots__ = ("cards", "event_places", "places")

    def __init__(self, table: Ages, viewer: int | None, age: int, seen: list[int]) -> None:
        self.cards: Final = sorted(unseen_cards(table, age, seen))
        """Those that the viewer has not seen, in an order that says nothing."""
        self.places: Final[list[list[int]]] = []
        """Where they may lie, by pile; so are the places in the event decks."""
        self.event_places: Final[list[list[int]]] = []
        if age <= table.age:
            hidden = [places_in(table, age, pile, known) for pile, known in known_places(table, viewer)]
            self.places.extend(hidden[:-2])
            self.event_places.extend(hidden[-2:])

    def deal(self, world: Ages, unseen: list[int], piles: list[list[int]]) -> None:
        """Put the cards, which come in a random order, into the piles."""
        first_of_events = len(self.places)
        for number, places in enumerate(self.event_places):
            for place in places:
                piles[first_of_events + number][place] = unseen.pop(next_event(world, unseen))
        for number, places in enumerate(self.places):
            for place in places:
                piles[number][place] = unseen.pop()


def next_event(world: Ages, cards: list[int]) -> int:
    """The place of the first event or territory among cards."""
    kinds = world.edition.military_kinds
    place = 0
    while kinds[cards[place]] not in (TERRITORY, EVENT):
        place += 1
    return place


def piles_of(world: Ages) -> list[list[int]]:
    """The piles where military cards lie that somebody does not see, those of events last."""
    hands = [civ.military_hand for civ in world.civs]
    return [world.military_deck, world.discards, *hands, world.future_events, world.current_events]


def lay_piles(world: Ages, piles: list[list[int]]) -> None:
    """Other piles take the place of those."""
    world.military_deck, world.discards = piles[0], piles[1]
    for seat, civ in enumerate(world.civs):
        civ.military_hand = piles[2 + seat]
    world.future_events, world.current_events = piles[-2], piles[-1]


def known_places(world: Ages, viewer: int | None) -> list[tuple[list[int], list[int]]]:
    """Each of these piles, and the places in it whose cards the viewer knows."""
    current = own_places(world.current_owners, FUTURE_EVENTS, viewer)
    if world.current_events and NEXT_EVENT.shows_faces(viewer, int(world.seen_event)):
        current.append(len(world.current_events) - 1)
    known: list[list[int]] = [[], own_places(world.discard_owners, DISCARDS, viewer)]
    for seat, civ in enumerate(world.civs):
        sees = MILITARY_HAND.shows_faces(viewer, seat)
        known.append(list(range(len(civ.military_hand) if sees else int(civ.shown_in_hand))))
    known += [own_places(world.future_owners, FUTURE_EVENTS, viewer), current]
    return list(zip(piles_of(world), known, strict=True))


def events_in_deck(world: Ages, viewer: int | None) -> int:
    """How many of the current events lie the viewer does not know where: all, or all but the next one."""
    looked = world.current_events and NEXT_EVENT.shows_faces(viewer, int(world.seen_event))
    return len(world.current_events) - (1 if looked else 0)


def gather_events(world: Ages, viewer: int | None) -> None:
    """Whoever prepared an event knows that it is in the current deck, not where among those of its age.

    So those of each age are laid by their owners, and what the viewer prepared in the order of the cards.
    """
    events, owners, ages = world.current_events, world.current_owners, world.edition.military_ages
    count = events_in_deck(world, viewer)

    def place(index: int) -> tuple[int, int, int]:
        known = FUTURE_EVENTS.shows_faces(viewer, owners[index])
        return -ages[events[index]], owners[index], events[index] if known else 0

    arrange_events(world, sorted(range(count), key=place))


def spread_events(world: Ages, count: int, chance: Chance) -> None:
    """The events of each age are shuffled, and lie in the order of the ages."""
    order = chance.shuffled(list(range(count)))
    events, ages = world.current_events, world.edition.military_ages
    arrange_events(world, [index for age in range(LEVELS - 1, -1, -1) for index in order if ages[events[index]] == age])


def arrange_events(world: Ages, order: list[int]) -> None:
    """Lay the current events, those on top as they are, in another order."""
    order = order + list(range(len(order), len(world.current_events)))
    world.current_events = [world.current_events[index] for index in order]
    world.current_owners = tuple([world.current_owners[index] for index in order])


def as_imagined(item: AnyItem, viewer: int | None) -> AnyItem:
    """Another player in the middle of choosing cards: with an imagined hand they may go on with any."""
    if isinstance(item, DiscardMilitary) and item.seat != viewer:
        return DiscardMilitary(item.seat, item.count, 0)
    if isinstance(item, Defend) and item.seat != viewer:
        return Defend(item.fight, item.needed, item.count, 0)
    if isinstance(item, SendForce) and item.seat != viewer and item.next_card:
        return item.with_any_card()
    return item


def from_last(cards: list[int], count: int) -> list[int]:
    """The last of some cards, the very last of them first."""
    return cards[::-1][:count]


# Bonus cards


def redeal_bonuses(world: Ages, viewer: int | None, unseen: list[int]) -> None:
    """Bonus cards that the viewer does not know become other events, which are taken out of the unseen ones."""
    for seat, civ in enumerate(world.civs):
        if not RETURNED_BONUSES.shows_faces(viewer, seat):
            civ.returned_bonuses = ()
    returned = [id for civ in world.civs for id in civ.returned_bonuses]
    events = [id for id in unseen if world.edition.military_kinds[id] == EVENT and id not in returned]
    world.hidden_bonuses = drawn(len(world.hidden_bonuses), events, unseen)
    if not pool_zone(world).shows_faces(viewer, NONE):
        world.bonus_pool = drawn(len(world.bonus_pool), events, unseen)
    for seat, civ in enumerate(world.civs):
        if not kept_zone(world).shows_faces(viewer, seat):
            civ.kept_bonuses = drawn(len(civ.kept_bonuses), events, unseen)
        if not BONUS_HAND.shows_faces(viewer, seat):
            civ.bonus_hand = drawn(len(civ.bonus_hand), events, unseen)


def drawn(count: int, events: list[int], unseen: list[int]) -> tuple[int, ...]:
    """The next of these events, which are unseen no more."""
    cards = [events.pop() for _ in range(count)]
    for card in cards:
        unseen.remove(card)
    return tuple(cards)


def places_in(world: Ages, age: int, pile: list[int], known: list[int]) -> list[int]:
    """The places of cards of an age in a pile, but those that are known."""
    ages = world.edition.military_ages
    return [index for index, id in enumerate(pile) if ages[id] == age and index not in known]


def unseen_cards(world: Ages, age: int, seen: list[int]) -> list[int]:
    """All cards of an age but those whose place the viewer knows, which are `seen_cards`."""
    players = world.fitted_for[age] or int(world.players)
    cards = world.edition.military_deck_of(age, players)
    ages = world.edition.military_ages
    for id in seen:
        if ages[id] == age and id in cards:
            cards.remove(id)
    return cards


def seen_cards(world: Ages, viewer: int | None) -> list[int]:
    """Every military card that the viewer has seen and whose place they know."""
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
    """A war that is fought still lies in the play area of whoever declared it."""
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
