"""The facts by which a society of Inventions is judged: people by kind and place, cards in their three stages, tiles,
Influence, Milestones and objectives.

They correct the hand-written judgement, which is part of the sum. No component is called by its name, so that the
weights hold for any set. All is open on the table but the own objectives; those of others are as good as any in a
world dealt anew.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.facts import Facts, Notes, steps
from civitas.bots.inventions.prices import POINT
from civitas.bots.inventions.society import worth
from civitas.inventions.assembly import ChooseAction
from civitas.inventions.kinds import (
    ACTION_NAMES,
    EFFECT_NAMES,
    FIRST_ERA,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    LAST_ERA,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    NONE,
    PEOPLE,
    PEOPLE_NAMES,
    REGIONS,
    TYPE_NAMES,
    TYPES,
    WEALTH_COUNTS,
)
from civitas.inventions.milestones import has_access
from civitas.inventions.objectives import has_most_citizens, objective_points
from civitas.inventions.people import people_ready
from civitas.inventions.state import Inventions, RegionDisplay, Society
from civitas.kernel.bits import count_bits, number_at
from civitas.kernel.ints import i64
from civitas.kernel.state import State

# How far the facts count.
MOST_READY: Final = 6
MOST_EXHAUSTED: Final = 9
MOST_ON_MAP: Final = 12
SUPPLY_STEP: Final = 3
MOST_INFLUENCE: Final = 10
MOST_OF_TYPE: Final = 5
MOST_INVENTIONS: Final = 10
MOST_OBJECTIVES: Final = 8
OBJECTIVE_STEP: Final = 3
MOST_AHEAD: Final = 4

# Where each group of facts begins; `names` writes them out in the same order.
READY: Final = 0
EXHAUSTED: Final = READY + 4 * 7
ON_MAP: Final = EXHAUSTED + 10
SUPPLY: Final = ON_MAP + 13
SETTLED: Final = SUPPLY + 11
MAJORITIES: Final = SETTLED + 8
SAGES: Final = MAJORITIES + 8
INFLUENCE: Final = SAGES + 8
PLACED: Final = INFLUENCE + 11
FACE_UP: Final = PLACED + 6
INVENTIONS: Final = FACE_UP + 6
OF_TYPE: Final = INVENTIONS + 11
IDEAS: Final = OF_TYPE + 3 * 6
IN_HAND: Final = IDEAS + 5
PRESENTS: Final = IN_HAND + 2 * 5
INVENTED: Final = PRESENTS + 3 * 5
INNOVATED: Final = INVENTED + 5
BUILT: Final = INNOVATED + 4
EFFECT: Final = BUILT + 3 * 8
SPENT: Final = EFFECT + 21
WEALTH: Final = SPENT + 21
WEALTH_WAITS: Final = WEALTH + 8
WAITING: Final = WEALTH_WAITS + 8
HEXES: Final = WAITING + 5
ECONOMY_TOKENS: Final = HEXES + 20
DIPLOMATS: Final = ECONOMY_TOKENS + 4
AHEAD: Final = DIPLOMATS + 7
TO_PLAY: Final = AHEAD + 5
EPOCH: Final = TO_PLAY + 1
OBJECTIVES: Final = EPOCH + 10
END: Final = OBJECTIVES + 9

CLEARLY_WON: Final = 50.0
"""Points that make a logit, in judging as in learning: wide, so that a lead is about the points by which the game will
be won on average, as the hand-written judgement has it."""

CARD_ERAS: Final = (2, 3, 4, 5, 6)
ALWAYS: Final = 0
PARTS: Final = (
    "always",
    *(f"Era {era}" for era in range(FIRST_ERA, LAST_ERA)),
    *(f"{count} players" for count in range(LEAST_PLAYERS, MOST_PLAYERS + 1)),
)
OF_PLAYERS: Final = LAST_ERA - LEAST_PLAYERS
"""What is added to a number of players to find its column."""


def names() -> list[str]:
    """Every fact in words."""
    return [
        *(name for people in PEOPLE_NAMES for name in steps(f"{{}} available {people}s", MOST_READY + 1)),
        *steps("{} people exhausted", MOST_EXHAUSTED + 1),
        *steps("{} Citizens on the Map", MOST_ON_MAP + 1),
        *steps("supply, in threes: {}", 11),
        *steps("Citizens in {} Regions", REGIONS + 1),
        *steps("most Citizens in {} Regions", REGIONS + 1),
        *steps("{} Sages", 8),
        *steps("Influence {}", MOST_INFLUENCE + 1),
        *steps("{} Influence tiles on the board", 6),
        *steps("{} Influence tiles face up", 6),
        *steps("{} Inventions", MOST_INVENTIONS + 1),
        *(name for type in TYPE_NAMES for name in steps(f"{{}} {type} Inventions", MOST_OF_TYPE + 1)),
        *steps("{} Ideas in hand", 5),
        *(f"an Idea of Era {era} in hand{people}" for people in ("", ", and the people") for era in CARD_ERAS),
        *(
            f"presents {what} of Era {era}"
            for what in ("an Idea out of reach", "an Idea", "an Invention")
            for era in CARD_ERAS
        ),
        *(f"has invented a card of Era {era}" for era in CARD_ERAS),
        *steps("has innovated {} cards", 4),
        *(name for type in TYPE_NAMES for name in steps(f"{{}} {type} tiles built", 8)),
        *(f"has built {effect!r}" for effect in EFFECT_NAMES),
        *(f"has used up {effect!r}" for effect in EFFECT_NAMES),
        *(f"has built Wealth for {counts}" for counts in WEALTH_COUNTS),
        *(f"holds Wealth for {counts}" for counts in WEALTH_COUNTS),
        *steps("{} Progress tiles to build", 5),
        *steps("{} hexes built", 20),
        *steps("{} Economy tokens", 4),
        *steps("{} Diplomats", 7),
        *(f"own Era {ahead:+d}" for ahead in range(-2, 3)),
        "still plays in this round",
        *(f"Epoch Pillar on {action}" for action in ACTION_NAMES),
        *steps("objectives, in threes: {}", MOST_OBJECTIVES + 1),
    ]


class InventionsFacts(Facts):
    """Facts with a column of weights for the whole game, for each Era, and for each number of players."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        super().__init__(names(), list(PARTS), CLEARLY_WON * POINT)
        self.asked: i64 = NONE
        """Who is about to choose an action."""

    def part(self, state: State) -> i64:
        """Eras and numbers of players."""
        game = cast(Inventions, state)
        era: i64 = game.era if game.era < LAST_ERA else LAST_ERA - 1
        return era * PEOPLE + game.players - 1

    def columns(self, part: i64) -> list[int]:
        return [ALWAYS, int(part // PEOPLE), int(part % PEOPLE + 1 + OF_PLAYERS)]

    def look(self, state: State) -> None:
        game = cast(Inventions, state)
        decision = game.decision()
        self.asked = decision.seat if isinstance(decision, ChooseAction) else NONE

    def note(self, state: State, seat: i64, notes: Notes) -> None:
        game = cast(Inventions, state)
        society = game.societies[seat]
        notes.add(worth(game, seat))
        note_people(game, society, seat, notes)
        note_cards(game, society, seat, notes)
        note_tiles(game, society, notes)
        note_knowledge(game, society, seat, notes)
        note_turn(game, society, seat, self.asked, notes)
        note_objectives(game, society, seat, notes)


# People


def note_people(game: Inventions, society: Society, seat: i64, notes: Notes) -> None:
    exhausted: i64 = 0
    kind: i64
    for kind in range(PEOPLE):
        notes.step(READY + kind * (MOST_READY + 1), number_at(society.ready, kind), MOST_READY)
        exhausted += number_at(society.exhausted, kind)
    notes.step(EXHAUSTED, exhausted, MOST_EXHAUSTED)
    on_map: i64 = 0
    settled: i64 = 0
    majorities: i64 = 0
    region: i64
    for region in range(REGIONS):
        citizens = number_at(society.citizens, region)
        if citizens:
            on_map += citizens
            settled += 1
            if has_most_citizens(game, seat, region):
                majorities += 1
    notes.step(ON_MAP, on_map, MOST_ON_MAP)
    notes.step(SUPPLY, society.supply // SUPPLY_STEP, 10)
    notes.note(SETTLED + settled)
    notes.note(MAJORITIES + majorities)
    notes.step(SAGES, society.sages, 7)


# Cards


def note_cards(game: Inventions, society: Society, seat: i64, notes: Notes) -> None:
    notes.step(INVENTIONS, len(society.inventions), MOST_INVENTIONS)
    type: i64
    for type in range(TYPES):
        notes.step(OF_TYPE + type * (MOST_OF_TYPE + 1), number_at(society.types, type), MOST_OF_TYPE)
    notes.step(IDEAS, len(society.ideas), 4)
    for card in society.ideas:
        idea = game.edition.ideas[card]
        can = people_ready(society, idea.type) >= idea.need
        notes.note(IN_HAND + (idea.era - 2) + (5 if can else 0))
    innovated: i64 = 0
    for display in game.regions:
        if display.card != NONE and display.is_beside(seat):
            note_card_in_region(game, display, seat, notes)
            if display.innovator == seat:
                innovated += 1
    notes.step(INNOVATED, innovated, 3)


def note_card_in_region(game: Inventions, display: RegionDisplay, seat: i64, notes: Notes) -> None:
    """The card beside which one stands: an Idea, with or without access to its Milestone, or an Invention."""
    era: i64 = game.edition.ideas[display.card].era - 2
    if display.presenter == seat:
        stage: i64 = 2
        if display.inventor == NONE:
            stage = 1 if has_access(game, seat, game.edition.milestone_of[display.card]) else 0
        notes.note(PRESENTS + stage * 5 + era)
    if display.inventor == seat:
        notes.note(INVENTED + era)


# Tiles


def note_tiles(game: Inventions, society: Society, notes: Notes) -> None:
    type: i64
    for type in range(TYPES):
        notes.note(BUILT + type * 8 + count_bits((society.built >> (type * 7)) & 127))
    waiting: i64 = 0
    for tile in society.display:
        if tile >= FIRST_WEALTH:
            notes.note(WEALTH_WAITS + game.edition.wealth[tile - FIRST_WEALTH].counts)
        elif tile >= FIRST_PROGRESS:
            waiting += 1
    notes.note(WAITING + waiting)
    hexes: i64 = 0
    for tile in society.hexes:
        if tile == NONE:
            continue
        hexes += 1
        if tile >= FIRST_WEALTH:
            notes.note(WEALTH + game.edition.wealth[tile - FIRST_WEALTH].counts)
        else:
            note_effect(game, society, tile - FIRST_PROGRESS, notes)
    notes.step(HEXES, hexes, 19)
    notes.step(ECONOMY_TOKENS, society.economy_tokens, 3)


def note_effect(game: Inventions, society: Society, tile: i64, notes: Notes) -> None:
    """A built Progress tile, by what it does; a Technology tile that was used does it no more."""
    effect: i64 = game.edition.progress[tile].effect
    notes.note((SPENT if (society.spent >> tile) & 1 else EFFECT) + effect)


# Influence and Milestones


def note_knowledge(game: Inventions, society: Society, seat: i64, notes: Notes) -> None:
    notes.step(INFLUENCE, society.influence, MOST_INFLUENCE)
    placed: i64 = 0
    region: i64
    for region in range(REGIONS):
        if society.tile_in[region] != NONE:
            placed += 1
    notes.step(PLACED, placed, 5)
    notes.step(FACE_UP, count_bits(society.face_up), 5)
    notes.step(DIPLOMATS, count_bits(society.diplomats), 6)
    notes.step(AHEAD, game.era_of(seat) - game.era + 2, MOST_AHEAD)


# Turns and objectives


def note_turn(game: Inventions, society: Society, seat: i64, asked: i64, notes: Notes) -> None:
    """What a place in the turn order is worth is left to the hand-written judgement: results show who sat there."""
    place: i64 = game.turn_order.index(int(seat))
    if asked == seat or (game.active != NONE and place > game.turn_order.index(int(game.active))):
        notes.note(TO_PLAY)
    if society.epoch != NONE:
        notes.note(EPOCH + game.forums[society.epoch])


def note_objectives(game: Inventions, society: Society, seat: i64, notes: Notes) -> None:
    """What the two best private objectives give now."""
    total: i64 = 0
    least: i64 = NONE
    for id in society.objectives:
        points = objective_points(game, seat, id)
        total += points
        if least == NONE or points < least:
            least = points
    notes.step(OBJECTIVES, (total - least) // OBJECTIVE_STEP if total else 0, MOST_OBJECTIVES)


FACTS: Final = InventionsFacts()
assert len(FACTS.names) == END
