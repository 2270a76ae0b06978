"""What goods, actions, strength and cards are worth in Through the Ages, by the turns that are left: greedy's tables.

In hundredths of a point of culture.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.editions.edition import Edition
from civitas.ages.ratings import by_tokens, happiness_needed
from civitas.ages.state import Ages
from civitas.kernel.ints import i64, mypyc_attr

POINT: Final = 100
WIN: Final = 10_000_000

# One food, resource or science point made in a turn, by the turns that are left then; more turns than listed count as
# the last. In store it is worth a part of that, in hundredths, so that goods are rather used than kept.
FOOD_PRICE: Final[list[int]] = [
    0, 3, 13, 24, 34, 41, 48, 54, 59, 65, 71, 76, 81, 86, 92, 97, 104, 109, 113, 119,
]  # fmt: skip
RESOURCE_PRICE: Final[list[int]] = [
    1, 7, 24, 42, 58, 73, 86, 99, 110, 120, 133, 143, 153, 164, 174, 185, 196, 206, 218, 227,
]  # fmt: skip
SCIENCE_PRICE: Final[list[int]] = [
    1, 5, 18, 32, 46, 57, 67, 75, 82, 88, 94, 100, 104, 109, 114, 118, 121, 126, 129, 132,
]  # fmt: skip
IN_STORE: Final = 70
FOOD_IN_STORE: Final = 47
MOST_TURNS: Final = 19

# Cards dealt to the row in a turn beyond those discarded: how fast the decks shrink, in tenths.
TAKEN_PER_TURN: Final = 16

# An action left in this turn, and an action more in every turn.
CIVIL_ACTION: Final = 78
MILITARY_ACTION: Final = 47
CIVIL_TOTAL: Final = 46
MILITARY_TOTAL: Final = 47

# A point of strength up to a little more than the strongest rival has, by age; in hundredths of it, what counts of a
# point beyond, what each point costs by which the strongest is ahead more than a little, and being the weakest.
STRENGTH_PRICE: Final[list[int]] = [134, 185, 264, 313, 209]
COMFORTABLE_LEAD: Final = 3
LEAD_PART: Final = 25
TOLERATED_LEAD: Final = 3
BEHIND_PART: Final = 57
WEAKEST: Final = 175

# Of what the rivals have, in hundredths, the part that counts against the own civilization.
RIVAL_PART: Final = 50

# Production beyond which more is worth only a part, by age.
ENOUGH_RESOURCES: Final[list[int]] = [2, 4, 6, 9, 9]
ENOUGH_SCIENCE: Final[list[int]] = [4, 6, 9, 12, 12]
BEYOND_ENOUGH: Final = 46

# Goods in store beyond which more is worth half (science) or a third.
MOST_SCIENCE: Final = 20
MOST_RESOURCES: Final = 8

# Food a turn, over what is eaten, beyond which more is worth only a part; what each food that lacks costs a turn.
ENOUGH_FOOD: Final = 1
FOOD_BEYOND: Final = 29
LACK_OF_FOOD: Final = 38

# A worker for each turn that is left; of an unused one a part, in hundredths: the first, the second, further ones.
WORKER: Final = 77
IDLE_WORKER: Final[list[int]] = [97, 68, 35]

# Technologies: of each level, of room for an urban building, of a new kind of units, of savings in a turn; the parts,
# in hundredths, that count of an upgrade to come, of a new building to come, and of both.
TECHNOLOGY_LEVEL: Final = 20
URBAN_ROOM: Final = 50
NEW_UNITS: Final = 100
SAVINGS: Final = 32
MOST_UPGRADES: Final = 3
NEW_WORKERS: Final = 2
UPGRADE_PART: Final = 36
FRESH_PART: Final = 24
PROMISE_PART: Final = 90

# Misfortunes.
FAMINE: Final = 500
UPRISING: Final = 1492
DISCONTENT: Final = 208

# Happy faces to spare, and what one more promises to whoever lacks it and to whoever does not.
SPARE_FACE: Final = 87
FURTHER_FACE: Final = 20
FACE_NEEDED: Final = 243
FACE_TO_SPARE: Final = 70

# For each turn that is left: a token, a point of colonization. In this turn: a resource for units, and a military
# action that would draw no card.
TOKEN: Final = 2
COLONIZATION: Final = 16
UNIT_RESOURCE: Final = 3
ACTION_BEYOND_DRAWING: Final = 5

# A war won, by age, and each point of advantage; how much a rival may arm before it is resolved.
WAR_WON: Final[list[int]] = [0, 216, 216, 541]
WAR_ADVANTAGE: Final[list[int]] = [0, 79, 79, 136]
ARMS_RACE: Final = 3

# Cards in hand, in hundredths of what they will give; a technology less for each turn that it must wait for science;
# the science by which the actions of a revolution are reckoned.
TECHNOLOGY_IN_HAND: Final = 48
TECHNOLOGY_DELAY: Final = 20
ACTION_CARD_IN_HAND: Final = 51
LEADER_IN_HAND: Final = 37
TACTIC_IN_HAND: Final = 50
REVOLUTION: Final = 3
USELESS_CARD: Final = 5

# Military cards in hand, by kind (tactic, bonus, aggression, war, pact, territory, event), and more for each age.
MILITARY_CARD: Final[list[int]] = [20, 27, 40, 46, 40, 15, 13]
MILITARY_CARD_AGE: Final[list[int]] = [0, 19, 0, 0, 0, 24, 29]

# A card spent to defend or to colonize, for each point; the best chance of an aggression, and by how much, for a needed
# strength of 1, each card of the rival lessens it, and more in each age; a unit sent; what a rival has and may lose.
DEFENSE_POINT: Final = 30
MOST_LIKELY: Final = 95
DEFENSE_EXPECTED: Final = 25
DEFENSE_EXPECTED_AGE: Final = 8
UNIT_SENT: Final = 62
RIVAL_ASSET: Final = 300

# A colony, and for each turn its tokens.
COLONY: Final = 183
COLONY_YELLOW: Final = 10
COLONY_BLUE: Final = 5

# A leader in play and a completed wonder, whatever they do; of a wonder, in hundredths, the part that taking it is
# worth, the part that all its stages are, and what completing it is worth at least, of its cost.
LEADER_IN_PLAY: Final = 53
WONDER_COMPLETED: Final = 107
WONDER_TAKEN: Final = 14
WONDER_PART: Final = 85
WONDER_AT_LEAST: Final = 94

# Leaders: what one usually makes in a turn; and what of it no rating shows.
LEADERS: Final[dict[str, tuple[int, int]]] = {
    "Alexander the Great": (90, 10),
    "Aristotle": (150, 130),
    "Hammurabi": (130, 100),
    "Homer": (110, 50),
    "Julius Caesar": (120, 20),
    "Moses": (110, 90),
    "Christopher Columbus": (80, 60),
    "Frederick Barbarossa": (90, 60),
    "Genghis Khan": (170, 140),
    "Joan of Arc": (170, 10),
    "Leonardo da Vinci": (260, 80),
    "Michelangelo": (230, 20),
    "Isaac Newton": (260, 90),
    "James Cook": (130, 0),
    "Johann Sebastian Bach": (220, 30),
    "Maximilien Robespierre": (110, 20),
    "Napoleon Bonaparte": (260, 0),
    "William Shakespeare": (220, 20),
    "Albert Einstein": (280, 150),
    "Bill Gates": (250, 150),
    "Charlie Chaplin": (280, 0),
    "Mahatma Gandhi": (220, 40),
    "Sid Meier": (300, 0),
    "Winston Churchill": (300, 280),
}
LEADER_TURNS: Final = 7

# Wonders: what they make in a turn that no rating shows.
WONDER_FLOW: Final[dict[str, int]] = {
    "Library of Alexandria": 40,
    "Ocean Liner Service": 220,
    "Transcontinental Railroad": 150,
}
# Wonders that score once: each farm or mine, each urban building or unit, each level of a technology and so on.
FAST_FOOD: Final = 1
SPACE_FLIGHT: Final = 2
HOLLYWOOD: Final = 3
INTERNET: Final = 4
SCORING_WONDERS: Final[dict[str, int]] = {
    "Fast Food Chains": FAST_FOOD,
    "First Space Flight": SPACE_FLIGHT,
    "Hollywood": HOLLYWOOD,
    "Internet": INTERNET,
}


class Worths:
    """The tables above by the numbers of an edition's cards."""

    __slots__ = ("edition", "flow", "scoring", "usual")

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.usual: Final = [LEADERS[card.name][0] if card.name in LEADERS else 0 for card in edition.civil]
        self.flow: Final = [
            LEADERS[card.name][1] if card.name in LEADERS else WONDER_FLOW.get(card.name, 0) for card in edition.civil
        ]
        self.scoring: Final = [SCORING_WONDERS.get(card.name, 0) for card in edition.civil]


_known: Final[list[Worths]] = []


def worths_of(edition: Edition) -> Worths:
    for worths in _known:
        if worths.edition is edition:
            return worths
    _known.append(Worths(edition))
    return _known[-1]


@mypyc_attr(free_list_len=1)
class Outlook:
    """What goods and streams are worth to a player for the rest of the game."""

    __slots__ = (
        "civil_flow", "culture_flow", "food", "food_flow", "happiness", "military_flow", "pending", "resource_flow",
        "resources", "science", "science_flow", "strength", "turns", "worths",
    )  # fmt: skip

    def __init__(self, game: Ages, seat: i64) -> None:
        self.worths: Final = worths_of(game.edition)
        self.pending: Final = game.active == seat and not game.is_over()
        """Whether the production of this turn is still to come."""
        self.turns: Final[i64] = turns_after(game, seat)
        """Productions to come after that."""
        self.food: Final[i64] = FOOD_STORED[self.turns]
        self.resources: Final[i64] = RESOURCES_STORED[self.turns]
        self.science: Final[i64] = SCIENCE_STORED[self.turns]
        self.food_flow: Final[i64] = FOOD_STREAM[self.turns]
        self.resource_flow: Final[i64] = RESOURCE_STREAM[self.turns]
        self.science_flow: Final[i64] = SCIENCE_STREAM[self.turns]
        self.culture_flow: Final[i64] = self.turns * POINT
        self.civil_flow: Final[i64] = self.turns * CIVIL_TOTAL
        self.military_flow: Final[i64] = self.turns * MILITARY_TOTAL
        self.strength: Final[i64] = STRENGTH_PRICE[game.age]
        civ = game.civs[seat]
        self.happiness: Final[i64] = FACE_NEEDED if civ.happiness < happiness_needed(game, civ) else FACE_TO_SPARE
        """A happy face more."""


def stream(prices: list[int], turns: int) -> int:
    """One a turn from the next turn on, each at its price when it comes."""
    return sum([int(by_tokens(prices, left)) for left in range(turns)])


def stored_price(prices: list[int], turns: int, part: int) -> int:
    """What one in store is worth: part of its price, in hundredths."""
    return int(by_tokens(prices, turns)) * part // 100


# By the turns that are left.
FOOD_STORED: Final = [stored_price(FOOD_PRICE, turns, FOOD_IN_STORE) for turns in range(MOST_TURNS + 1)]
RESOURCES_STORED: Final = [stored_price(RESOURCE_PRICE, turns, IN_STORE) for turns in range(MOST_TURNS + 1)]
SCIENCE_STORED: Final = [stored_price(SCIENCE_PRICE, turns, IN_STORE) for turns in range(MOST_TURNS + 1)]
FOOD_STREAM: Final = [stream(FOOD_PRICE, turns) for turns in range(MOST_TURNS + 1)]
RESOURCE_STREAM: Final = [stream(RESOURCE_PRICE, turns) for turns in range(MOST_TURNS + 1)]
SCIENCE_STREAM: Final = [stream(SCIENCE_PRICE, turns) for turns in range(MOST_TURNS + 1)]


def turns_after(game: Ages, seat: i64) -> i64:
    """The turns a player will have after this one, from the cards that are left to deal."""
    if game.is_last_round == 1:
        return 0 if seat <= game.active else 1
    if game.age > game.edition.last_age:
        return 1 if seat <= game.active else 2
    cards: i64 = len(game.civil_deck)
    age: i64
    for age in range(game.age + 1, game.edition.last_age + 1):
        cards += len(game.later_civil[age])
    players = game.count_playing()
    each_round = players * (game.edition.row_discards[players - 2] * 10 + TAKEN_PER_TURN)
    turns = (cards * 10 + each_round // 2) // each_round + 1
    return turns if turns < MOST_TURNS else MOST_TURNS
