"""The analysis of Through the Ages: everybody plays on for a round by the learned judgement of its bots."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, cast

from civitas.ages.state import Ages
from civitas.analysis import scales
from civitas.analysis.ages import words  # noqa: F401  registers the sentences
from civitas.analysis.chances import Effort
from civitas.analysis.playing import PlayingOracle
from civitas.bots.ages import civilization
from civitas.bots.ages.levels import judge
from civitas.bots.ages.planner import MasterHorizon
from civitas.bots.ages.prices import POINT, TOKEN, Outlook, turns_after
from civitas.kernel.state import State

EFFORT: Final = Effort(games=40)


class AgesCourse:
    """A position is judged when the player begins a turn in the next round, played on as the master does."""

    def __init__(self) -> None:
        self.judge: Final = judge()
        self.horizon: Final = MasterHorizon(self.judge)

    def turns_left(self, world: State) -> int:
        game = cast(Ages, world)
        return int(turns_after(game, game.active))

    def stays(self, world: State, seat: int) -> bool:
        return cast(Ages, world).civs[seat].is_playing

    def worths(self, world: State, seat: int) -> Iterable[tuple[str, int]]:
        """The parts of the hand-written judgement."""
        game = cast(Ages, world)
        civ, outlook = game.civs[seat], Outlook(game, seat)
        yield "culture", int(civ.culture * POINT + civ.culture_rating * outlook.culture_flow)
        yield "science", int(civilization.science(game, civ, outlook))
        yield "food", int(civilization.food(game, seat, outlook))
        yield "resources", int(civilization.resources(game, seat, outlook))
        yield "contentment", int(civilization.contentment(game, civ, outlook))
        yield "strength", int(civilization.strength(game, seat, outlook))
        yield "wars", int(civilization.wars(game, seat))
        yield "workers", int(civilization.workers(civ, outlook))
        yield "actions", int(civilization.actions(game, seat, outlook))
        yield "tokens", int((civ.yellow_bank + civ.blue_owned) * TOKEN * outlook.turns)
        yield "technologies", int(civilization.technologies(game, civ, outlook))
        yield "hand", int(civilization.civil_hand(game, seat, outlook))
        yield "military", int(civilization.military_hand(game, seat, outlook))
        yield "leader", int(civilization.leader(civ, outlook))
        yield "wonders", int(civilization.wonders(game, seat, outlook))


def oracle() -> PlayingOracle:
    return PlayingOracle("ages", AgesCourse(), scales.read(Path(__file__).parent), EFFORT)
