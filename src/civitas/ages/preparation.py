"""Set-up: the deal, the player boards, the first card row and the first events.

Code of Laws, Set-up.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.card_row import note_row
from civitas.ages.bonuses import lay_out
from civitas.ages.cards.kinds import AGE_A, AGE_III, AGE_NAMES, BIT, LEVELS, NONE, PLACES
from civitas.ages.editions.edition import Edition
from civitas.ages.moves import ROW
from civitas.ages.ratings import refresh, workers_in_all
from civitas.ages.sheet import begin_sheets
from civitas.ages.state import Ages, Civilization, empty_civilization
from civitas.ages.turn import first_actions, start_of_game
from civitas.kernel.chance import WORD, Chance
from civitas.kernel.ints import i64
from civitas.kernel.rules import Deal, Pile, bad_deal

CHANCE_WORDS: Final = 3
BONUS_PILE: Final = "bonuses"
GOVERNMENT_OF_START: Final = "Despotism"


def civil_pile(age: int) -> str:
    return f"civil {AGE_NAMES[age]}"


def military_pile(age: int) -> str:
    return f"military {AGE_NAMES[age]}"


def piles(edition: Edition, players: int) -> tuple[Pile, ...]:
    """The rows of a deal: civil decks, first events, military decks, bonuses, and numbers for later shuffles."""
    civil = tuple(card.name for card in edition.civil)
    military = tuple(card.name for card in edition.military)
    rows: list[Pile] = []
    for age in civil_ages(edition):
        size = len(edition.civil_deck(age, players))
        rows.append(Pile(civil_pile(age), civil, size, size))
    events = edition.event_counts[players - 2]
    rows.append(Pile("events", military, events, events))
    bonuses = edition.bonuses_dealt(players)
    for age in military_ages(edition):
        size = len(edition.military_deck_of(age, players)) - (bonuses if age == AGE_III else 0)
        rows.append(Pile(military_pile(age), military, size, size))
    if bonuses:
        rows.append(Pile(BONUS_PILE, military, bonuses, bonuses))
    rows.append(Pile("later shuffles", (), CHANCE_WORDS, CHANCE_WORDS))
    return tuple(rows)


def civil_ages(edition: Edition) -> range:
    return range(int(edition.last_age) + 1)


def military_ages(edition: Edition) -> range:
    """Age A has no military deck but the events."""
    return range(1, int(edition.last_military_age) + 1)


class Decks:
    """The cards of the decks before they are shuffled: they are counted once, because an edition does not change."""

    __slots__ = ("bonuses", "civil", "events", "late_events", "military")

    def __init__(self, edition: Edition, players: int) -> None:
        self.civil: Final = [edition.civil_deck(age, players) for age in civil_ages(edition)]
        self.military: Final = [edition.military_deck_of(age, players) for age in military_ages(edition)]
        self.events: Final = edition.events_of(AGE_A)
        self.bonuses: Final = edition.bonuses_dealt(players)
        self.late_events: Final = edition.events_of(AGE_III)


DECKS: Final[dict[tuple[Edition, int], Decks]] = {}


def decks_for(edition: Edition, players: int) -> Decks:
    key = (edition, players)
    if key not in DECKS:
        DECKS[key] = Decks(edition, players)
    return DECKS[key]


def deal(edition: Edition, players: int, chance: Chance) -> Deal:
    """Shuffle every deck. The first card of a row is the first to come."""
    decks = decks_for(edition, players)
    cards: Deal = {}
    for age, deck in enumerate(decks.civil):
        cards[civil_pile(age)] = chance.shuffled(deck)
    cards["events"] = chance.shuffled(decks.events)[: edition.event_counts[players - 2]]
    if decks.bonuses:
        cards[BONUS_PILE] = chance.shuffled(decks.late_events)[: decks.bonuses]
    for age, deck in enumerate(decks.military, 1):
        cards[military_pile(age)] = chance.shuffled(without(deck, cards.get(BONUS_PILE, [])))
    cards["later shuffles"] = [int(chance.word()) for _ in range(CHANCE_WORDS)]
    return cards


def without(deck: list[int], cards: list[int]) -> list[int]:
    """A deck from which events were taken; there is one of each."""
    return [id for id in deck if id not in cards] if cards else deck


def check_deal(edition: Edition, players: int, deal: Deal) -> Deal:
    """Each row must hold exactly the cards of its deck."""
    check_events(edition, "events", deal, AGE_A)
    if edition.bonuses_dealt(players):
        check_events(edition, BONUS_PILE, deal, AGE_III)
    for age in civil_ages(edition):
        same_cards(edition, civil_pile(age), deal, edition.civil_deck(age, players), True)
    for age in military_ages(edition):
        deck = without(edition.military_deck_of(age, players), deal.get(BONUS_PILE, []))
        same_cards(edition, military_pile(age), deal, deck, False)
    if any(not 0 <= number <= WORD for number in deal["later shuffles"]):
        raise bad_deal(f"later shuffles: three whole numbers from 0 to {WORD}.")
    return deal


def check_events(edition: Edition, name: str, deal: Deal, age: int) -> None:
    """Different events of one age."""
    events = edition.events_of(age)
    for id in deal[name]:
        if id not in events or deal[name].count(id) > 1:
            card = edition.military[id].name
            raise bad_deal(f"{name}: {card} is no event of Age {AGE_NAMES[age]}, or stands there twice.")


def same_cards(edition: Edition, name: str, deal: Deal, deck: list[int], civil: bool) -> None:
    for id in sorted(set(deal[name] + deck)):
        if deal[name].count(id) != deck.count(id):
            card = edition.civil[id].name if civil else edition.military[id].name
            raise bad_deal(f"{name}: {card} stands there {deal[name].count(id)} times and must {deck.count(id)} times.")


def start(edition: Edition, players: int, deal: Deal) -> Ages:
    """The table before the first turn."""
    words = deal["later shuffles"]
    later_civil = [from_top(deal.get(civil_pile(age), [])) for age in range(LEVELS)]
    civil_deck = later_civil[AGE_A].copy()
    game = Ages(
        edition,
        Chance(words[0] | words[1] << 32 | words[2] << 64),
        agenda=[],
        civs=[new_civilization(edition) for _ in range(players)],
        row=[civil_deck.pop() for _ in range(ROW)],
        civil_deck=civil_deck,
        military_deck=[],
        later_civil=later_civil,
        later_military=[[], *(from_top(deal.get(military_pile(age), [])) for age in range(1, LEVELS))],
        discards=[],
        current_events=from_top(deal["events"]),
        future_events=[],
    )
    game.current_owners = (NONE,) * len(game.current_events)
    note_row(game)
    begin_sheets(game)
    seat: i64
    for seat in range(players):
        civ = game.civs[seat]
        refresh(game, seat)
        civ.civil_left = first_actions(seat)
        civ.military_left = 0
    lay_out(game, deal.get(BONUS_PILE, []))
    start_of_game(game)
    return game


def from_top(cards: list[int]) -> list[int]:
    """A deck is drawn from its end."""
    return cards[::-1]


def new_civilization(edition: Edition) -> Civilization:
    """The player board: banks full, workers on the starting technologies, one unused."""
    civ = empty_civilization()
    civ.blue_bank = edition.blue_tokens
    civ.yellow_bank = edition.yellow_bank
    civ.blue_owned = edition.blue_tokens
    civ.idle_workers = 1
    civ.government = edition.civil_ids[GOVERNMENT_OF_START]
    place: i64
    for place in range(PLACES):
        id = edition.place_cards[place]
        if id != NONE and edition.civil_ages[id] == AGE_A:
            civ.technologies |= BIT[place]
            civ.add_workers(place, edition.starting_workers.get(edition.civil[id].name, 0))
    civ.yellow_owned = civ.yellow_bank + workers_in_all(civ)
    return civ
