"""Sets at the terminal: `discard A, B` in any order, or one by one."""

from types import SimpleNamespace
from typing import Any

import pytest

from civitas import Game
from civitas.terminal.conversation import Conversation
from civitas.terminal.voice import Voice
from tests.support.ages import asked, civ, civ_of, play, table


class Table:
    """Somebody who is asked for two of four military cards."""

    def __init__(self) -> None:
        self.game: Game = table(one=civ(military_hand="Legion, Phalanx, Rats, Foray", government="Despotism"))
        play(self.game, "end turn")
        self.said: list[str] = []

    def answer(self, typed: str) -> bool:
        game = self.game
        voice = Voice("en", ["Anna", "Bruno"], game.setup.edition, game.rules)
        sitting: Any = SimpleNamespace(
            game=game,
            voice=voice,
            screen=SimpleNamespace(say=self.said.append),
            seats=[SimpleNamespace(is_person=True)] * 2,
            hears_coach=lambda *asked: False,
            refuse=lambda id, **values: self.said.append(id),
            refuse_with=lambda message: self.said.append(voice.say(message)),
        )
        return Conversation(sitting).answer(typed)


@pytest.mark.parametrize(
    "typed", ["discard Rats, Legion", "discard Rats, discard Legion", "d rats, legion", "Discard Legion , rats,"]
)
def test_a_whole_set_is_typed_in_any_order(typed: str) -> None:
    at = Table()

    assert at.answer(typed)

    assert sorted(civ_of(at.game, 1, 1)["military_hand"])[:1] != ["Legion"]
    assert [at.game.say(move) for move in at.game.moves[1:]] == ["discard Legion", "discard Rats"]


def test_a_set_is_typed_one_by_one_and_the_last_is_taken_back() -> None:
    at = Table()

    assert at.answer("discard Rats")
    assert at.answer("undo")
    assert at.game.chosen == []
    assert at.answer("discard Rats")
    assert at.answer("discard Legion")

    assert asked(at.game) != "1: DiscardMilitary"


def test_a_set_that_is_none_is_refused_with_its_reason() -> None:
    at = Table()

    assert not at.answer("discard Rats, Legion, Foray")
    assert not at.answer("discard Rats, nonsense")

    assert at.said == ["'discard Foray' is one too many: the set is whole without it.", "terminal.not_understood"]
    assert at.game.chosen == []
