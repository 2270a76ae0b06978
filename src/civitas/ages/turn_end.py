"""The turn passes on. This stands apart so that a player who resigns can end their turn."""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.bonuses import reveal_bonus
from civitas.ages.events import ROUND_BEGAN
from civitas.ages.scoring import FINAL_SCORING
from civitas.ages.state import BEFORE_LAST, LAST, Ages
from civitas.kernel.agenda import Step

SECOND_BONUS_ROUND: Final = 2


class PassTurn(Step[Ages]):
    """The turn passes clockwise; after the last round the game is scored. It stays on the agenda, below every turn."""

    __slots__ = ()

    def proceed(self, game: Ages) -> bool:
        self.run(game)
        return True

    def run(self, game: Ages) -> None:
        following = game.seat_after(game.active)
        if following <= game.active:
            if game.is_last_round == LAST:
                game.agenda[-1] = FINAL_SCORING
                return
            if game.is_last_round == BEFORE_LAST:
                game.is_last_round = LAST
            game.round += 1
            game.tell(ROUND_BEGAN, game.round)
            if game.round == SECOND_BONUS_ROUND:
                reveal_bonus(game)
        game.active = following
        edition = game.edition
        game.agenda.append(edition.first_turn if game.round == 1 else edition.turn)

    def encode(self) -> list[int]:
        return [codes.PASS_TURN]


PASS_TURN: Final = PassTurn()
