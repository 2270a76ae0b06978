"""Set-up: the deal, the player boards, the first card row and the first events.

Code of Laws, Set-up.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_A, AGE_NAMES, BIT, LEVELS, NONE
from civitas.ages.editions.edition import Edition
from civitas.ages.ratings import refresh, workers_in_all
from civitas.ages.state import ROW, Ages, Civilization, empty_civilization
from civitas.ages.turn import first_actions, start_of_game
from civitas.kernel.chance import WORD, Chance
from civitas.kernel.ints import i64
from civitas.kernel.rules import Deal, Pile, bad_deal

CHANCE_WORDS: Final = 3
GOVERNMENT_OF_START: Final = "Despotism"


def civil_pile(age: int) -> str:
    return f"civil {AGE_NAMES[age]}"


def military_pile(age: int) -> str:
    return f"military {AGE_NAMES[age]}"


def piles(edition: Edition, players: int, peaceful: bool) -> tuple[Pile, ...]:
    """The rows of a deal: four civil decks, the first events, three military decks, and numbers for later shuffles."""
    civil = tuple(card.name for card in edition.civil)
    military = tuple(card.name for card in edition.military)
    rows: list[Pile] = []
    for age in range(LEVELS):
        size = len(edition.civil_deck(age, players))
        rows.append(Pile(civil_pile(age), civil, size, size))
    events = players + int(edition.event_count_extra)
    rows.append(Pile("events", military, events, events))
    for age in range(1, LEVELS):
        size = len(edition.military_deck_of(age, players, peaceful))
        rows.append(Pile(military_pile(age), military, size, size))
    rows.append(Pile("later shuffles", (), CHANCE_WORDS, CHANCE_WORDS))
    return tuple(rows)


def deal(edition: Edition, players: int, peaceful: bool, chance: Chance) -> Deal:
    """Shuffle every deck. The first card of a row is the first to come."""
    cards: Deal = {}
    for age in range(LEVELS):
        cards[civil_pile(age)] = chance.shuffled(edition.civil_deck(age, players))
    cards["events"] = chance.shuffled(edition.events_of(AGE_A))[: players + int(edition.event_count_extra)]
    for age in range(1, LEVELS):
        cards[military_pile(age)] = chance.shuffled(edition.military_deck_of(age, players, peaceful))
    cards["later shuffles"] = [int(chance.word()) for _ in range(CHANCE_WORDS)]
    return cards


def check_deal(edition: Edition, players: int, peaceful: bool, deal: Deal) -> Deal:
    """Each row must hold exactly the cards of its deck."""
    for age in range(LEVELS):
        same_cards(edition, civil_pile(age), deal, edition.civil_deck(age, players), True)
        if age > 0:
            same_cards(edition, military_pile(age), deal, edition.military_deck_of(age, players, peaceful), False)
    events = edition.events_of(AGE_A)
    for id in deal["events"]:
        if id not in events or deal["events"].count(id) > 1:
            raise bad_deal(f"events: {edition.military[id].name} is no event of Age A, or stands there twice.")
    if any(not 0 <= number <= WORD for number in deal["later shuffles"]):
        raise bad_deal(f"later shuffles: three whole numbers from 0 to {WORD}.")
    return deal


def same_cards(edition: Edition, name: str, deal: Deal, deck: list[int], civil: bool) -> None:
    for id in sorted(set(deal[name] + deck)):
        if deal[name].count(id) != deck.count(id):
            card = edition.civil[id].name if civil else edition.military[id].name
            raise bad_deal(f"{name}: {card} stands there {deal[name].count(id)} times and must {deck.count(id)} times.")


def start(edition: Edition, players: int, peaceful: bool, deal: Deal) -> Ages:
    """The table before the first turn."""
    words = deal["later shuffles"]
    game = Ages(edition, players, Chance(words[0] | words[1] << 32 | words[2] << 64))
    game.peaceful = 1 if peaceful else 0
    game.later_civil = [from_top(deal[civil_pile(age)]) for age in range(LEVELS)]
    game.later_military = [[], *(from_top(deal[military_pile(age)]) for age in range(1, LEVELS))]
    game.civil_deck = game.later_civil[AGE_A].copy()
    game.row = [game.civil_deck.pop() for _ in range(ROW)]
    game.current_events = from_top(deal["events"])
    game.current_owners = (NONE,) * len(game.current_events)
    game.civs = [new_civilization(edition) for _ in range(players)]
    seat: i64
    for seat in range(players):
        civ = game.civs[seat]
        refresh(game, seat)
        civ.civil_left = first_actions(seat)
        civ.military_left = 0
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
    for card in edition.civil:
        if card.place != NONE and card.age == AGE_A:
            civ.technologies |= BIT[card.place]
            civ.workers[card.place] = edition.starting_workers.get(card.name, 0)
    civ.yellow_owned = civ.yellow_bank + workers_in_all(civ)
    return civ
