"""The facts by which a position of Duel is judged: what a player has, what they could do next, and what threatens.

All of it is open on the table. Points of view are the player's own: the conflict pawn stands so far ahead or behind,
and a card can be built at the price this player would pay.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.facts import Facts, Notes, least, steps
from civitas.duel import layout
from civitas.duel.cards.decks import (
    BUILDING_COUNT,
    BUILDING_NAMES,
    BUILDINGS,
    TOKEN_COUNT,
    TOKEN_NAMES,
    WONDER_COUNT,
    WONDER_NAMES,
    WONDERS,
)
from civitas.duel.cards.effects import CHAINS, COLOURS, NONE, RED, RESOURCES, SYMBOLS
from civitas.duel.cards.progress import LAW
from civitas.duel.construction import price_of, shields_of, unit_price
from civitas.duel.military import CAPITAL
from civitas.duel.observation import question_of
from civitas.duel.science import SYMBOLS_TO_WIN
from civitas.duel.state import City, Duel, rival_of
from civitas.duel.structure import CARDS_LAID
from civitas.duel.turn import NextTurn, PlayCard
from civitas.duel.victory import points
from civitas.duel.wonder_draft import DraftWonder
from civitas.duel.wonders import plays_again, price_of_wonder
from civitas.kernel.bits import count_bits, number_at
from civitas.kernel.ints import i64
from civitas.kernel.state import NOBODY, State

# How far the facts count.
MOST_COINS: Final = 25
MOST_PRICE: Final = 4
MOST_MADE: Final = 3
MOST_CHOICES: Final = 2
MOST_OF_COLOUR: Final = 7
MOST_IN_SIGHT: Final = 3
MOST_IN_REACH: Final = 2
MOST_OPEN: Final = 6
MOST_AHEAD: Final = 20
MOST_AGAIN: Final = 3

# Where each group of facts begins; `names` writes them out in the same order.
HAS: Final = 0
BUILT: Final = HAS + 73
UNBUILT: Final = BUILT + 12
READY: Final = UNBUILT + 12
READY_NEXT: Final = READY + 12
HAS_TOKEN: Final = READY_NEXT + 12
TOKEN_FOR_PAIR: Final = HAS_TOKEN + 10
COINS: Final = TOKEN_FOR_PAIR + 10
PRICE: Final = COINS + 26
MAKES: Final = PRICE + 5 * 5
RAW: Final = MAKES + 5 * 4
GOODS: Final = RAW + 3
COLOUR: Final = GOODS + 3
HAS_SYMBOL: Final = COLOUR + 7 * 8
SCIENCE_TO_COME: Final = HAS_SYMBOL + 7
SCIENCE_IN_SIGHT: Final = SCIENCE_TO_COME + 7 * 8
SCIENCE_IN_REACH: Final = SCIENCE_IN_SIGHT + 7 * 4
CHAIN_TO_COME: Final = SCIENCE_IN_REACH + 7 * 6
AHEAD: Final = CHAIN_TO_COME + 17
LOOT: Final = AHEAD + 19
WAR_THREAT: Final = LOOT + 2
SCIENCE_THREAT: Final = WAR_THREAT + 3
WONDER_THREAT: Final = SCIENCE_THREAT + 3
CAN_BUILD: Final = WONDER_THREAT + 1
CAN_BUILD_NEXT: Final = CAN_BUILD + 73
LEFT: Final = CAN_BUILD_NEXT + 73
OPEN: Final = LEFT + 21
WONDERS_LEFT: Final = OPEN + 7
AGAIN: Final = WONDERS_LEFT + 5 * 8
AGAIN_NEXT: Final = AGAIN + 4
POINTS: Final = AGAIN_NEXT + 4
ASKED: Final = POINTS + 41
OFFERED: Final = ASKED + 7
RECOVERS_SYMBOL: Final = OFFERED + 12
END: Final = RECOVERS_SYMBOL + 1

QUESTIONS: Final = ("another", "which wonder", "which card", "which token", "the Library", "destroy", "recover")
NAMED: Final = {
    "draft": "which wonder", "play": "which card", "token": "which token", "library": "the Library",
    "destroy brown": "destroy", "destroy grey": "destroy", "recover": "recover",
}  # fmt: skip
ASKED_AS: Final[list[int]] = [QUESTIONS.index(NAMED.get(name, QUESTIONS[0])) for name in layout.QUESTIONS]
"""For each question, as observations number them, its place among those that facts tell apart."""
PARTS: Final = ("draft", *(f"age {age}, {left}" for age in "123" for left in ("begun", "open", "half", "ending")))
LEFT_IN_PART: Final = 5

MAUSOLEUM: Final = WONDER_NAMES.index("The Mausoleum")
AGE_OF: Final[list[int]] = [0] * 23 + [1] * 23 + [2] * 27
LINKED_TO: Final[list[int]] = [
    next((id for id, building in enumerate(BUILDINGS) if building.free_with == chain), NONE)
    for chain in range(len(CHAINS))
]
"""For each chain symbol the building it makes free."""
WITH_SYMBOL: Final[list[list[int]]] = [
    [id for id, building in enumerate(BUILDINGS) if building.symbol == symbol] for symbol in range(len(SYMBOLS))
]


def names() -> list[str]:
    """Every fact in words."""
    return [
        *(f"has {name}" for name in BUILDING_NAMES),
        *(f"has built {name}" for name in WONDER_NAMES),
        *(f"may build {name}" for name in WONDER_NAMES),
        *(f"could pay {name}" for name in WONDER_NAMES),
        *(f"could pay {name} next" for name in WONDER_NAMES),
        *(f"has {name}" for name in TOKEN_NAMES),
        *(f"could pair symbols for {name}" for name in TOKEN_NAMES),
        *steps("{} coins", MOST_COINS + 1),
        *(name for resource in RESOURCES for name in steps(f"buys {resource} at {{}}", MOST_PRICE + 1)),
        *(name for resource in RESOURCES for name in steps(f"makes {{}} {resource}", MOST_MADE + 1)),
        *steps("chooses {} raw materials", MOST_CHOICES + 1),
        *steps("chooses {} manufactured goods", MOST_CHOICES + 1),
        *(name for colour in COLOURS for name in steps(f"{{}} {colour} cards", MOST_OF_COLOUR + 1)),
        *(f"has {symbol}" for symbol in SYMBOLS),
        *(name for count in range(7) for name in steps(f"{count} symbols, {{}} others may come", 8)),
        *(name for count in range(7) for name in steps(f"{count} symbols, {{}} others in sight", MOST_IN_SIGHT + 1)),
        *(
            name
            for count in range(7)
            for turn in ("", " next")
            for name in steps(f"{count} symbols, {{}} others in reach{turn}", MOST_IN_REACH + 1)
        ),
        *(f"has {chain}, its building may come" for chain in CHAINS),
        *(f"pawn {ahead:+d}" for ahead in range(-CAPITAL, CAPITAL + 1)),
        "small military token to take",
        "large military token to take",
        *steps("{} open cards threaten the capital", 3),
        *steps("{} open cards threaten a sixth symbol", 3),
        "a wonder threatens the capital",
        *(f"could build {name}" for name in BUILDING_NAMES),
        *(f"could build {name} next" for name in BUILDING_NAMES),
        *steps("plays next, {} cards are left", CARDS_LAID + 1),
        *steps("plays next, {} cards are open", MOST_OPEN + 1),
        *(name for own in range(5) for name in steps(f"may build {own} wonders, {{}} are built", 8)),
        *steps("{} wonders could play again", MOST_AGAIN + 1),
        *steps("{} wonders could play again next", MOST_AGAIN + 1),
        *(f"points {ahead:+d}" for ahead in range(-MOST_AHEAD, MOST_AHEAD + 1)),
        *(f"is asked {question}" for question in QUESTIONS),
        *(f"chooses next, {name} is on offer" for name in WONDER_NAMES),
        "The Mausoleum could recover another symbol",
    ]


class DuelFacts(Facts):
    """The facts of Duel, and what concerns both players in the position looked at."""

    __slots__ = ("both_built", "gone", "is_turn", "next", "open", "points", "shown", "symbols_left")

    def __init__(self) -> None:
        super().__init__(names(), list(PARTS))
        self.next: i64 = NOBODY
        """Who plays the next card, or chooses the next wonder."""
        self.is_turn: bool = False
        """Whether they are asked for it at once."""
        self.open: list[int] = []
        """The cards that can be taken."""
        self.shown: list[int] = []
        """The cards that lie face up and covered."""
        self.gone: list[bool] = []
        """For each building whether it cannot come any more."""
        self.both_built: i64 = 0
        self.points: list[int] = [0, 0]

    def part(self, state: State) -> i64:
        game = cast(Duel, state)
        if game.age < 0:
            return 0
        return 1 + 4 * game.age + (CARDS_LAID - count_bits(game.present)) // LEFT_IN_PART - (game.present == 0)

    def look(self, state: State) -> None:
        game = cast(Duel, state)
        first, second = game.cities
        self.find_next(game)
        self.both_built = count_bits(first.built) + count_bits(second.built)
        self.find_gone(game)
        self.find_open(game)
        self.points = [int(points(game, 0)), int(points(game, 1))]

    def find_next(self, game: Duel) -> None:
        """Who plays the next card: the seat that is asked for it, or whose turn is next on the agenda."""
        self.next = NOBODY
        self.is_turn = False
        place: i64 = len(game.agenda) - 1
        top = place
        while place >= 0:
            item = game.agenda[place]
            if isinstance(item, PlayCard):
                self.next = item.seat
                self.is_turn = place == top
                return
            if isinstance(item, NextTurn):
                self.next = item.seat
                return
            if isinstance(item, DraftWonder):
                self.next = item.seat
                return
            place -= 1

    def find_gone(self, game: Duel) -> None:
        """Buildings in a city, discarded or under a wonder come no more, nor those of an age that is over."""
        self.gone = PAST[game.age if game.present else game.age + 1].copy()
        gone = self.gone
        for city in game.cities:
            for id in city.structures:
                gone[id] = True
        for id in game.discard:
            gone[id] = True
        for id in game.under:
            if id >= 0:
                gone[id] = True

    def find_open(self, game: Duel) -> None:
        self.open = []
        self.shown = []
        if game.present == 0:
            return
        cards = game.ages[game.age]
        shown = game.present & game.face_up
        place: i64
        for place in range(CARDS_LAID):
            if (shown >> place) & 1:
                if (game.available >> place) & 1:
                    self.open.append(cards[place])
                else:
                    self.shown.append(cards[place])

    def note(self, state: State, seat: i64, notes: Notes) -> None:
        game = cast(Duel, state)
        city, rival = game.city(seat), game.city_against(seat)
        self.note_city(city, notes)
        self.note_trade(city, rival, notes)
        self.note_wonders(game, seat, notes)
        self.note_cards(game, seat, notes)
        self.note_science(game, city, notes)
        self.note_conflict(game, seat, notes)
        ahead: i64 = self.points[seat] - self.points[rival_of(seat)]
        notes.note(POINTS + MOST_AHEAD + least(MOST_AHEAD, -least(MOST_AHEAD, -ahead)))
        if self.next == seat:
            self.note_turn(game, notes)
        if game.seat() == seat:
            notes.note(ASKED + ASKED_AS[question_of(game)])

    def note_city(self, city: City, notes: Notes) -> None:
        """Buildings, tokens, coins, colours and chains."""
        place: i64
        card: i64
        for card in city.structures:
            notes.note(HAS + card)
        if city.tokens:
            for place in range(TOKEN_COUNT):
                if (city.tokens >> place) & 1:
                    notes.note(HAS_TOKEN + place)
        notes.note(COINS + least(city.coins, MOST_COINS))
        for place in range(7):
            notes.note(COLOUR + place * 8 + least(city.cards_of(place), MOST_OF_COLOUR))
        if city.chains:
            for place in range(17):
                if (city.chains >> place) & 1 and not self.gone[LINKED_TO[place]]:
                    notes.note(CHAIN_TO_COME + place)

    def note_trade(self, city: City, rival: City, notes: Notes) -> None:
        """What the city makes, and at what price it buys."""
        resource: i64
        for resource in range(5):
            note_resource(city, resource, number_at(city.makes, resource), number_at(rival.makes, resource), notes)
        notes.note(RAW + least(city.raw_choices, MOST_CHOICES))
        notes.note(GOODS + least(city.goods_choices, MOST_CHOICES))

    def note_wonders(self, game: Duel, seat: i64, notes: Notes) -> None:
        """Wonders that are built, that can be built, and that could be built now."""
        city = game.city(seat)
        plays = self.next == seat
        left: i64 = 0
        again: i64 = 0
        id: i64
        for id in range(WONDER_COUNT):
            if (city.built >> id) & 1:
                notes.note(BUILT + id)
            elif (city.wonders >> id) & 1:
                left += 1
                notes.note(UNBUILT + id)
                if price_of_wonder(game.city(seat), game.city_against(seat), WONDERS[id]) <= city.coins:
                    self.note_ready(game, seat, id, plays, notes)
                    if plays_again(city, id):
                        again += 1
        notes.note(WONDERS_LEFT + least(left, 4) * 8 + least(self.both_built, 7))
        notes.note((AGAIN_NEXT if plays else AGAIN) + least(again, MOST_AGAIN))

    def note_ready(self, game: Duel, seat: i64, id: i64, plays: bool, notes: Notes) -> None:
        """A wonder that could be paid, perhaps one that wins."""
        notes.note((READY_NEXT if plays else READY) + id)
        if WONDERS[id].shields and ahead_of(game, seat) + WONDERS[id].shields >= CAPITAL:
            notes.note(WONDER_THREAT)
            if plays and self.is_turn:
                notes.wins = True
        if id == MAUSOLEUM:
            for card in game.discard:
                symbol = BUILDINGS[card].symbol
                if symbol >= 0 and not (game.city(seat).symbols >> symbol) & 1:
                    notes.note(RECOVERS_SYMBOL)
                    return

    def note_cards(self, game: Duel, seat: i64, notes: Notes) -> None:
        """Open cards that the player could build, and what these would win."""
        city = game.city(seat)
        plays = self.next == seat
        first: i64 = CAN_BUILD_NEXT if plays else CAN_BUILD
        symbols = count_bits(city.symbols)
        wars: i64 = 0
        sciences: i64 = 0
        reach: i64 = 0
        card: i64
        for card in self.open:
            building = BUILDINGS[card]
            if price_of(game.city(seat), game.city_against(seat), building) > city.coins:
                continue
            notes.note(first + card)
            if building.colour == RED and ahead_of(game, seat) + shields_of(city, building) >= CAPITAL:
                wars += 1
            if building.symbol >= 0 and not (city.symbols >> building.symbol) & 1:
                reach += 1
                if symbols == SYMBOLS_TO_WIN - 1:
                    sciences += 1
        notes.note(SCIENCE_IN_REACH + symbols * 6 + (3 if plays else 0) + least(reach, MOST_IN_REACH))
        notes.note(WAR_THREAT + least(wars, 2))
        notes.note(SCIENCE_THREAT + least(sciences, 2))
        if plays and self.is_turn and wars + sciences > 0:
            notes.wins = True

    def note_science(self, game: Duel, city: City, notes: Notes) -> None:
        """Symbols, and those that could still come: somewhere, or in sight; a pair in sight is a token."""
        symbols = count_bits(city.symbols)
        to_come: i64 = 0
        symbol: i64
        for symbol in range(6):
            if (city.symbols >> symbol) & 1:
                notes.note(HAS_SYMBOL + symbol)
            else:
                for id in WITH_SYMBOL[symbol]:
                    if not self.gone[id]:
                        to_come += 1
                        break
        if (city.symbols >> 6) & 1:
            notes.note(HAS_SYMBOL + 6)
        elif (game.board >> LAW) & 1:
            to_come += 1
        in_sight: i64 = 0
        pairs = False
        for cards in (self.open, self.shown):
            for id in cards:
                symbol = BUILDINGS[id].symbol
                if symbol >= 0:
                    if (city.symbols >> symbol) & 1:
                        pairs = True
                    else:
                        in_sight += 1
        notes.note(SCIENCE_TO_COME + symbols * 8 + to_come)
        notes.note(SCIENCE_IN_SIGHT + symbols * 4 + least(in_sight, MOST_IN_SIGHT))
        if pairs:
            for symbol in range(TOKEN_COUNT):
                if (game.board >> symbol) & 1:
                    notes.note(TOKEN_FOR_PAIR + symbol)

    def note_conflict(self, game: Duel, seat: i64, notes: Notes) -> None:
        """Where the pawn stands, and which military tokens it could still take."""
        notes.note(AHEAD + CAPITAL + ahead_of(game, seat))
        there = (game.looting >> (2 * rival_of(seat))) & 3
        if there & 1:
            notes.note(LOOT)
        if there & 2:
            notes.note(LOOT + 1)

    def note_turn(self, game: Duel, notes: Notes) -> None:
        """How many cards there are for whoever plays next, or which wonders."""
        notes.note(LEFT + count_bits(game.present))
        notes.note(OPEN + least(len(self.open), MOST_OPEN))
        if game.offered:
            id: i64
            for id in range(WONDER_COUNT):
                if (game.offered >> id) & 1:
                    notes.note(OFFERED + id)


PAST: Final[list[list[bool]]] = [[age < now for age in AGE_OF] for now in range(4)] + [[False] * BUILDING_COUNT]
"""For each age that is laid out, the buildings of ages before; the last row is for the time before Age I."""


def note_resource(city: City, resource: i64, makes: i64, rival_makes: i64, notes: Notes) -> None:
    price: i64 = 0 if makes else least(unit_price(city, resource, rival_makes), MOST_PRICE)
    notes.note(PRICE + resource * 5 + price)
    notes.note(MAKES + resource * 4 + least(makes, MOST_MADE))


def ahead_of(game: Duel, seat: i64) -> i64:
    """How far the conflict pawn stands on the rival's side."""
    return game.pawn if seat == 0 else -game.pawn


FACTS: Final = DuelFacts()
