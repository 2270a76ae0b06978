"""The vocabulary of the components: types, actions, benefits, effects, and the columns of the tables.

What each of them does is the rule of its noun; here they only get their numbers and names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from civitas.kernel.ints import i64

NONE: Final = -1

BIT: Final[list[int]] = [1 << place for place in range(62)]
"""Bits of sets of more than 31 things: a literal shifted by a variable is a C int once compiled."""


def by_number(names: Mapping[int, str]) -> list[str]:
    """Names that stand beside their numbers, in the order of these, which begin at 0 and leave none out."""
    assert list(names) == list(range(len(names)))
    return list(names.values())


# Types of cards and Progress tiles, and of the Specialists that match them.
ECONOMY: Final = 0
CULTURE: Final = 1
TECHNOLOGY: Final = 2
TYPES: Final = 3
TYPE_NAMES: Final = by_number({ECONOMY: "economy", CULTURE: "culture", TECHNOLOGY: "technology"})

# People on a Society Board: a Specialist of each type, and the Academic, who stands in for any of them.
ACADEMIC: Final = 3
PEOPLE: Final = 4
PEOPLE_NAMES: Final = by_number({ECONOMY: "Merchant", CULTURE: "Artisan", TECHNOLOGY: "Thinker", ACADEMIC: "Academic"})
ANY_TYPE: Final = 3

# The ten actions.
PRESENT: Final = 0
SHARE: Final = 1
INVENT: Final = 2
INNOVATE: Final = 3
CALL_SPECIALISTS: Final = 4
GAIN_INFLUENCE: Final = 5
TRAVEL: Final = 6
EUREKA: Final = 7
SEND_DIPLOMAT: Final = 8
CALL_DIPLOMAT: Final = 9
ACTIONS: Final = 10

# Benefits; an action may be one too. The first two let the owner build.
BUILD_FREE: Final = 10
BUILD_FOR_TWO: Final = 11
INFLUENCE: Final = 12
NEW_SPECIALIST: Final = 13
"""Three benefits, one for each type."""
NEW_ACADEMIC: Final = 16
NEW_CITIZEN: Final = 17
WILD_ASPIRATION: Final = 18
RETURN_CITIZENS: Final = 19
TWO_SPECIALISTS: Final = 20
ECONOMY_TOKEN: Final = 21
DISCOUNT: Final = 22
TURN_ORDER: Final = 23
NOTHING: Final = 24
SCORE_PROGRESS: Final = 25
"""Public objectives; so are all that follow. The first three kinds have one for each type."""
SCORE_SPECIALISTS: Final = 28
SCORE_INVENTIONS: Final = 31
SCORE_BESIDE_CARDS: Final = 34
SCORE_ACADEMICS: Final = 35
SCORE_WEALTH: Final = 36
SCORE_ECONOMY_TOKENS: Final = 37
SCORE_SAGES: Final = 38
SCORE_INFLUENCE_TILES: Final = 39
SCORE_CHAIN_TOKENS: Final = 40

# fmt: off
BENEFIT_NAMES: Final = by_number(
    {
        PRESENT:                        "Present",
        SHARE:                          "Share",
        INVENT:                         "Invent",
        INNOVATE:                       "Innovate",
        CALL_SPECIALISTS:               "Call Specialists",
        GAIN_INFLUENCE:                 "Gain Influence",
        TRAVEL:                         "Travel",
        EUREKA:                         "Eureka",
        SEND_DIPLOMAT:                  "Send Diplomat",
        CALL_DIPLOMAT:                  "Call Diplomat",
        BUILD_FREE:                     "build",
        BUILD_FOR_TWO:                  "build for 2 Influence",
        INFLUENCE:                      "1 Influence",
        NEW_SPECIALIST + ECONOMY:       "new Merchant",
        NEW_SPECIALIST + CULTURE:       "new Artisan",
        NEW_SPECIALIST + TECHNOLOGY:    "new Thinker",
        NEW_ACADEMIC:                   "new Academic",
        NEW_CITIZEN:                    "new Citizen",
        WILD_ASPIRATION:                "wild Aspiration",
        RETURN_CITIZENS:                "return Citizens",
        TWO_SPECIALISTS:                "2 Specialists",
        ECONOMY_TOKEN:                  "Economy token",
        DISCOUNT:                       "2 Specialists less",
        TURN_ORDER:                     "turn order",
        NOTHING:                        "nothing",
        SCORE_PROGRESS + ECONOMY:       "score economy tiles",
        SCORE_PROGRESS + CULTURE:       "score culture tiles",
        SCORE_PROGRESS + TECHNOLOGY:    "score technology tiles",
        SCORE_SPECIALISTS + ECONOMY:    "score Merchants",
        SCORE_SPECIALISTS + CULTURE:    "score Artisans",
        SCORE_SPECIALISTS + TECHNOLOGY: "score Thinkers",
        SCORE_INVENTIONS + ECONOMY:     "score economy Inventions",
        SCORE_INVENTIONS + CULTURE:     "score culture Inventions",
        SCORE_INVENTIONS + TECHNOLOGY:  "score technology Inventions",
        SCORE_BESIDE_CARDS:             "score Citizens beside cards",
        SCORE_ACADEMICS:                "score Academics",
        SCORE_WEALTH:                   "score Wealth tiles",
        SCORE_ECONOMY_TOKENS:           "score Economy tokens",
        SCORE_SAGES:                    "score Sages",
        SCORE_INFLUENCE_TILES:          "score Influence tiles",
        SCORE_CHAIN_TOKENS:             "score Chain tokens",
    }
)
# fmt: on
ACTION_NAMES: Final = BENEFIT_NAMES[:ACTIONS]

# What a Progress tile does: seven effects of each type, in the order of the types.
REUSE_FORUM: Final = 0
LESS_INFLUENCE: Final = 1
SWAP_TILES: Final = 2
ACADEMIC_LIMIT: Final = 3
TRAVEL_TWICE: Final = 4
BUILD_MORE: Final = 5
OTHER_ERA_SPACE: Final = 6
CITIZEN_WHEN_BUILT: Final = 7
ACADEMIC_WHEN_BUILT: Final = 8
LESS_SPECIALISTS: Final = 9
SURE_MAJORITY: Final = 10
CALL_ANYWHERE: Final = 11
TRAVEL_ANYWHERE: Final = 12
CHEAPER_INFLUENCE: Final = 13
GAIN_PROGRESS: Final = 14
INVENT_SHARE: Final = 15
INVENT_PRESENT: Final = 16
INVENT_TRAVEL: Final = 17
TRAVEL_SHARE: Final = 18
INNOVATE_PRESENT: Final = 19
SHARE_PRESENT: Final = 20
EFFECTS: Final = 21
# fmt: off
EFFECT_NAMES: Final = by_number(
    {
        REUSE_FORUM:         "reuse a Forum",
        LESS_INFLUENCE:      "build for 1 Influence less",
        SWAP_TILES:          "swap two tiles",
        ACADEMIC_LIMIT:      "Academic limit +1",
        TRAVEL_TWICE:        "travel twice",
        BUILD_MORE:          "build one tile more",
        OTHER_ERA_SPACE:     "other Era space",
        CITIZEN_WHEN_BUILT:  "new Citizen when built",
        ACADEMIC_WHEN_BUILT: "new Academic when built",
        LESS_SPECIALISTS:    "build with 2 Specialists less",
        SURE_MAJORITY:       "sure majority",
        CALL_ANYWHERE:       "call from anywhere",
        TRAVEL_ANYWHERE:     "travel anywhere",
        CHEAPER_INFLUENCE:   "Influence with 1 Citizen less",
        GAIN_PROGRESS:       "gain an economy or culture tile",
        INVENT_SHARE:        "Invent and Share",
        INVENT_PRESENT:      "Invent and Present",
        INVENT_TRAVEL:       "Invent and Travel",
        TRAVEL_SHARE:        "Travel and Share",
        INNOVATE_PRESENT:    "Innovate and Present",
        SHARE_PRESENT:       "Share and Present",
    }
)
# fmt: on
PAIRS: Final[dict[int, list[int]]] = {
    INVENT_SHARE: [INVENT, SHARE],
    INVENT_PRESENT: [INVENT, PRESENT],
    INVENT_TRAVEL: [INVENT, TRAVEL],
    TRAVEL_SHARE: [TRAVEL, SHARE],
    INNOVATE_PRESENT: [INNOVATE, PRESENT],
    SHARE_PRESENT: [SHARE, PRESENT],
}
"""The two actions of a Technology tile."""
NUMBERS: Final = 7

# Tiles of a Tile Display: four kinds of Aspiration, then the Progress tiles, then the Wealth tiles.
WILD: Final = 3
ASPIRATION_NAMES: Final = by_number(
    {
        ECONOMY: "economy Aspiration",
        CULTURE: "culture Aspiration",
        TECHNOLOGY: "technology Aspiration",
        WILD: "wild Aspiration",
    }
)
FIRST_PROGRESS: Final = 4
FIRST_WEALTH: Final = 25
WEALTH_TYPE: Final = 3
"""Where Wealth tiles stand beside the three types of Progress tiles."""
TILE_TYPES: Final = (*TYPE_NAMES, "wealth")

# What a Wealth tile counts.
IN_GROUP: Final = 0
PROGRESS_SETS: Final = 1
INVENTION_PAIRS: Final = 2
SAME_TYPE_PAIRS: Final = 3
INVENTION_TRIOS: Final = 4
SPECIALIST_TRIOS: Final = 5
SETTLED_REGIONS: Final = 6
CITIZEN_PAIRS: Final = 7
# fmt: off
WEALTH_COUNTS: Final = by_number(
    {
        IN_GROUP:         "in group",
        PROGRESS_SETS:    "Progress sets",
        INVENTION_PAIRS:  "Invention pairs",
        SAME_TYPE_PAIRS:  "same type pairs",
        INVENTION_TRIOS:  "Invention trios",
        SPECIALIST_TRIOS: "Specialist trios",
        SETTLED_REGIONS:  "settled Regions",
        CITIZEN_PAIRS:    "Citizen pairs",
    }
)
# fmt: on
LETTERS: Final = ("A", "B", "C", "D", "E", "F", "G")

# Private objectives: three kinds, and what they measure.
OBJECTIVE_KINDS: Final = ("influence", "inventions", "population")
INFLUENCE_IN: Final = 0
INVENTIONS_IN_ALL: Final = 1
OF_EACH_TYPE: Final = 2
OF_ONE_TYPE: Final = 3
OF_ERAS_4_AND_5: Final = 4
OF_ERAS_2_TO_5: Final = 5
NETWORK: Final = 6
MOST_CITIZENS: Final = 7
# fmt: off
MEASURES: Final = by_number(
    {
        INFLUENCE_IN:      "Influence tiles",
        INVENTIONS_IN_ALL: "Inventions",
        OF_EACH_TYPE:      "of each type",
        OF_ONE_TYPE:       "of one type",
        OF_ERAS_4_AND_5:   "of Eras 4 and 5",
        OF_ERAS_2_TO_5:    "of Eras 2 to 5",
        NETWORK:           "network",
        MOST_CITIZENS:     "most Citizens",
    }
)
# fmt: on

# Eras, and the letters of their Milestones.
FIRST_ERA: Final = 1
LAST_ERA: Final = 6
ERA_LETTERS: Final = "ABCDEF"
PRIVATE_DISPLAYS: Final = 4
REGIONS: Final = 7
CITIZENS: Final = 30
COLOURS: Final = 4
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


class Named:
    """A component with a name, and what it is called in Italian and Portuguese; without that, the same."""

    __slots__ = ("it", "name", "pt")

    def __init__(self, name: str, it: str, pt: str) -> None:
        self.name: Final = name
        self.it: Final = it or name
        self.pt: Final = pt or name


class Region(Named):
    """A Region of the Map: its name and the points under its Influence spaces, from the left."""

    __slots__ = ("points",)

    def __init__(self, name: str, *, it: str = "", pt: str = "", points: Sequence[int]) -> None:
        super().__init__(name, it, pt)
        self.points: Final[list[int]] = list(points)


class Idea(Named):
    """A card: an Idea on one side, an Invention on the other."""

    __slots__ = ("chain", "era", "extra", "milestone", "need", "type")

    def __init__(
        self,
        name: str,
        *,
        era: i64,
        type: i64,
        chain: i64,
        # The compiler wants what may be left out after what may not, in a class with a machine integer among it.
        it: str = "",
        pt: str = "",
        milestone: str = "",
        need: i64 = 0,
        extra: i64 = 0,
    ) -> None:
        super().__init__(name, it, pt)
        self.era: Final[i64] = era
        self.type: Final[i64] = type
        self.milestone: Final = milestone
        """The name of the Milestone it needs; Era 1 cards need none."""
        self.need: Final[i64] = need
        """Specialists to present it."""
        self.extra: Final[i64] = extra
        """Specialists exhausted to invent it, besides the Inventor."""
        self.chain: Final[i64] = chain


class Milestone(Named):
    """A Milestone tile: what a Diplomat gets when sent there and when called back."""

    __slots__ = ("era", "recall", "send", "spaces")

    def __init__(
        self, name: str, *, era: i64, send: i64, recall: i64, it: str = "", pt: str = "", spaces: i64 = 3
    ) -> None:
        super().__init__(name, it, pt)
        self.era: Final[i64] = era
        self.send: Final[i64] = send
        self.recall: Final[i64] = recall
        self.spaces: Final[i64] = spaces


class SpecialistTile(Named):
    """A tile of a Region Display: what its Presenter gains, and whether a card lies beside it at the start."""

    __slots__ = ("benefit", "starts_with_card")

    def __init__(self, name: str, *, it: str = "", pt: str = "", benefit: i64, starts_with_card: bool = True) -> None:
        super().__init__(name, it, pt)
        self.benefit: Final[i64] = benefit
        self.starts_with_card: Final = starts_with_card


class KnowledgeTile(Named):
    """A tile of a Region: a Chain Action on one side, a public objective on the other."""

    __slots__ = ("chain", "score")

    def __init__(self, name: str, *, it: str = "", pt: str = "", chain: i64, score: i64) -> None:
        super().__init__(name, it, pt)
        self.chain: Final[i64] = chain
        self.score: Final[i64] = score


class InfluenceTile(Named):
    """One of a player's five Influence tiles: Citizens that must go home for it, and its Chain Action."""

    __slots__ = ("chain", "citizens")

    def __init__(self, name: str, *, it: str = "", pt: str = "", citizens: i64, chain: i64) -> None:
        super().__init__(name, it, pt)
        self.citizens: Final[i64] = citizens
        self.chain: Final[i64] = chain


class Standing:
    """A position of the Influence Track: Chain Action tokens, the change at an Era Change, points at the end."""

    __slots__ = ("era_change", "points", "tokens")

    def __init__(self, *, tokens: i64, era_change: i64, points: i64) -> None:
        self.tokens: Final[i64] = tokens
        self.era_change: Final[i64] = era_change
        self.points: Final[i64] = points


class EraSpace:
    """A space of the Era Track for one Era Marker, from left to right."""

    __slots__ = ("benefit", "era")

    def __init__(self, era: i64, benefit: i64) -> None:
        self.era: Final[i64] = era
        self.benefit: Final[i64] = benefit


class ProgressTile:
    """A Progress tile: its type, its number, and what it does."""

    __slots__ = ("effect", "number", "type")

    def __init__(self, type: i64, number: i64, effect: i64) -> None:
        self.type: Final[i64] = type
        self.number: Final[i64] = number
        self.effect: Final[i64] = effect

    @property
    def name(self) -> str:
        return f"{TYPE_NAMES[self.type].capitalize()} {self.number}"


class WealthTile(Named):
    """A Wealth tile: points for each thing it counts; `types` are those it counts, one bit each."""

    __slots__ = ("counts", "letter", "points", "types")

    def __init__(
        self,
        name: str,
        *,
        it: str = "",
        pt: str = "",
        letter: str,
        points: i64,
        counts: i64,
        types: Sequence[int] = (),
    ) -> None:
        super().__init__(name, it, pt)
        self.letter: Final[i64] = LETTERS.index(letter)
        self.points: Final[i64] = points
        self.counts: Final[i64] = counts
        self.types: Final[i64] = sum(1 << type for type in types)


class Hex:
    """A space of the Progress Map, with its axial coordinates and what is gained by building there."""

    __slots__ = ("benefit", "q", "r")

    def __init__(self, q: i64, r: i64, benefit: i64) -> None:
        self.q: Final[i64] = q
        self.r: Final[i64] = r
        self.benefit: Final[i64] = benefit


class Objective(Named):
    """A private objective: what it measures, how many are wanted, in which Regions; and the points for each count."""

    __slots__ = ("kind", "measure", "points", "regions", "wanted")

    def __init__(
        self,
        name: str,
        *,
        kind: str,
        measure: i64,
        points: Sequence[int],
        it: str = "",
        pt: str = "",
        wanted: i64 = 0,
        regions: Sequence[int] = (),
    ) -> None:
        super().__init__(name, it, pt)
        self.kind: Final[i64] = OBJECTIVE_KINDS.index(kind)
        self.measure: Final[i64] = measure
        self.points: Final[list[int]] = list(points)
        """By count from 0 on; a fulfilled condition counts 1."""
        self.wanted: Final[i64] = wanted
        self.regions: Final[list[int]] = [number - 1 for number in regions]
