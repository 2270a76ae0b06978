"""Whatever a civilization has in play, its options are exactly the moves in whose way nothing stands.

Leaders, wonders, governments and special technologies change prices and limits. Options are found by quick ways around
these; here each such card of both editions meets scarce and ample means, dear and cheap spaces of the card row.
"""

from __future__ import annotations

from itertools import cycle

import pytest

from civitas import Game
from civitas.ages.cards.kinds import CONSTRUCTION, GOVERNMENT, LAW, LEADER, WONDER, CivilCard
from civitas.ages.rules import ORIGINAL_RULES, RULES
from civitas.kernel.obstacles import CLEAR
from tests.support.ages import Words, civ, table

SPECIALS = range(LAW, CONSTRUCTION + 1)
IN_PLAY = {
    f"{rules.edition.name}, {card.name}": (rules, card)
    for rules in (RULES, ORIGINAL_RULES)
    for card in rules.edition.civil
    if card.kind in (LEADER, WONDER, GOVERNMENT, *SPECIALS)
}
MEANS = [
    civ(civil_left=0, military_left=0, idle=0),
    civ(civil_left=1, military_left=1, resources=2, food=2, science=4, idle=2),
    civ(civil_left=2, military_left=1, resources=4, food=3, science=7, idle=1),
    civ(civil_left=3, military_left=2, resources=7, food=5, science=11, idle=0),
    civ(civil_left=4, military_left=3, resources=16, food=5, science=40, idle=2),
]
"""From nothing at all to more than anything costs."""
UNITS = "Warriors 2, Philosophy 1, Religion 1, Drama 1, Printing Press 1, Iron 1"
ROWS = [
    "Taj Mahal, Iron, Leonardo da Vinci, Knights, -, Universitas Carolina, Joan of Arc, -, -, Kremlin",
    "Joan of Arc, Knights, -, Alchemy, Leonardo da Vinci, Eiffel Tower, Theology, Masonry, -, Taj Mahal, Iron",
]


def in_play(card: CivilCard, means: Words) -> Words:
    """A civilization with these means and a card in play."""
    own = {**means, "technologies": UNITS, "hand": "Swordsmen, Irrigation"}
    if card.kind == LEADER:
        return {**own, "leader": card.name, "leader_ages": "A, I"}
    if card.kind == WONDER:
        return {**own, "wonders": card.name, "project": ("Colossus" if card.name == "Pyramids" else "Pyramids", 1)}
    if card.kind == GOVERNMENT:
        return {**own, "government": card.name}
    return {**own, "specials": card.name}


def clear_moves(game: Game) -> set[str]:
    decision = game.state.decision()
    clear = [move for move in range(int(game.rules.book.size)) if decision.obstacle(game.state, move) == CLEAR]
    return {game.say(move) for move in clear}


@pytest.mark.parametrize("name", IN_PLAY)
def test_options_are_the_moves_without_an_obstacle_whatever_is_in_play(name: str) -> None:
    rules, card = IN_PLAY[name]
    common = "Legion" if rules.edition.copy_tactic_cost else ""
    for means, row in zip(MEANS, cycle(ROWS), strict=False):
        own = in_play(card, means)
        game = table(rules=rules, age=2, row=row.replace(card.name, "-"), common=common, one=own)

        assert {game.say(move) for move in game.state.options()} == clear_moves(game), means
