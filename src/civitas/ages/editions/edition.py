"""An edition as a value: its cards, its constants, its sequence of play, and how a few rules differ.

Rule code asks the edition (`edition.tactics_are_shared`), never which edition it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.ages.cards.kinds import (
    AGGRESSION,
    EVENT,
    NONE,
    PACT,
    PLACES,
    WAR,
    WORKER_KINDS,
    CivilCard,
    MilitaryCard,
)
from civitas.ages.moves import MOST_GOODS, Book
from civitas.kernel.ints import i64

if TYPE_CHECKING:
    from civitas.kernel.agenda import AnyItem


class Edition:
    """Everything in which one printing of the game may differ from another."""

    __slots__ = (
        "blue_tokens",
        "book",
        "civil",
        "civil_ids",
        "consumption",
        "copy_tactic_cost",
        "corruption",
        "event_count_extra",
        "famine_culture",
        "first_turn",
        "happiness_needed",
        "military",
        "military_draw_limit",
        "military_ids",
        "name",
        "place_cards",
        "population_cost",
        "row_cost",
        "row_discards",
        "ruin_culture",
        "starting_workers",
        "title",
        "turn",
        "war_left_culture",
        "worker_cards",
        "worker_numbers",
        "yellow_bank",
        "yellow_lost_each_age",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        title: str,
        civil: list[CivilCard],
        military: list[MilitaryCard],
        most_goods: int = MOST_GOODS,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.civil: Final = civil
        self.military: Final = military
        self.civil_ids: Final = {card.name: id for id, card in enumerate(civil)}
        self.military_ids: Final = {card.name: id for id, card in enumerate(military)}
        self.place_cards: Final[list[int]] = [NONE] * PLACES
        """The card whose workers stand at each place."""
        self.worker_cards: Final[list[int]] = []
        """The cards that hold workers, in the order of their moves."""
        self.worker_numbers: Final[list[int]] = [NONE] * PLACES
        """For each place the number of its card among those."""
        for id, card in enumerate(civil):
            if card.kind < WORKER_KINDS:
                self.place_cards[card.place] = id
        for place in range(PLACES):
            if self.place_cards[place] != NONE:
                self.worker_numbers[place] = len(self.worker_cards)
                self.worker_cards.append(self.place_cards[place])
        self.book: Final = Book(civil, military, self.worker_cards, most_goods)
        self.blue_tokens: i64 = 0
        self.yellow_bank: i64 = 0
        self.starting_workers: dict[str, int] = {}
        self.population_cost: list[int] = []
        """By yellow tokens in the bank; so are the next two. More than the list holds count as its last."""
        self.consumption: list[int] = []
        self.happiness_needed: list[int] = []
        self.corruption: list[int] = []
        """By blue tokens in the bank."""
        self.row_cost: list[int] = []
        self.row_discards: list[int] = []
        """Spaces emptied at the start of a turn, by number of players."""
        self.event_count_extra: i64 = 0
        self.military_draw_limit: i64 = 0
        self.yellow_lost_each_age: i64 = 0
        self.famine_culture: i64 = 0
        self.copy_tactic_cost: i64 = 0
        self.war_left_culture: i64 = 0
        """For whose war is left without its rival, who has resigned."""
        self.ruin_culture: i64 = 0
        self.turn: list[AnyItem] = []
        """The steps of a turn, last first, as the agenda wants them."""
        self.first_turn: list[AnyItem] = []

    def place_of(self, number: i64) -> i64:
        """The place of a card that holds workers, by its number in the moves."""
        return self.civil[self.worker_cards[number]].place

    def civil_deck(self, age: int, players: int) -> list[int]:
        """The cards of a civil deck, each as often as it is in it."""
        return [id for id, card in enumerate(self.civil) if card.age == age for _ in range(card.copies[players - 2])]

    def military_deck_of(self, age: int, players: int, peaceful: bool) -> list[int]:
        """The cards of a military deck; a peaceful game has no aggressions, wars and pacts."""
        return [
            id
            for id, card in enumerate(self.military)
            if card.age == age and not (peaceful and card.kind in (AGGRESSION, WAR, PACT))
            for _ in range(card.copies[players - 2])
        ]

    def events_of(self, age: int) -> list[int]:
        return [id for id, card in enumerate(self.military) if card.age == age and card.kind == EVENT]
