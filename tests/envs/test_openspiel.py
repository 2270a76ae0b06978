"""The games as Python games of OpenSpiel, by that project's own tests."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import civitas.envs.openspiel  # noqa: E402
from civitas import IllegalMove  # noqa: E402
from civitas.envs.errors import EnvError  # noqa: E402
from civitas.envs.openspiel import DEALS  # noqa: E402

NAMES = ["python_civitas_duel", "python_civitas_ages", "python_civitas_inventions"]
PLAYTHROUGH = Path(__file__).parent / "python_civitas_duel.txt"


def dealt(name: str = NAMES[0], deal: int = 5) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


def played(state: Any, moves: int) -> Any:
    for number in range(moves):
        legal = state.legal_actions()
        state.apply_action(legal[number % len(legal)])
    return state


@pytest.mark.parametrize("name", [*NAMES, "python_civitas_ages(players=3,edition=original,options=mode:advanced)"])
def test_openspiels_own_random_games_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_deal_is_a_chance_node() -> None:
    game = pyspiel.load_game("python_civitas_duel(first_deal=100)")
    state = game.new_initial_state()

    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == DEALS == game.max_chance_outcomes()
    state.apply_action(7)
    assert state.game.deal == civitas.new("duel", seed=107).deal


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_and_is_another(name: str) -> None:
    state = played(dealt(name), 9)
    draws = iter([number / 10 for number in range(1, 9)])
    imagined = [state.resample_from_infostate(state.current_player(), lambda: next(draws)) for _ in range(8)]

    told = {other.information_state_string(state.current_player()) for other in imagined}
    assert told == {state.information_state_string(state.current_player())}
    assert len({tuple(other.game.state.encode()) for other in imagined}) == 8
    with pytest.raises(TypeError, match="an imagined game cannot be pickled"):
        pickle.dumps(imagined[0].game)


def test_observations_are_our_rows() -> None:
    state = played(dealt(), 12)
    game = state.get_game()
    observer = game.make_py_observer()
    observer.set_from(state, 1)

    assert (observer.tensor == game.learned.row(state.game.state, 1)).all()
    assert "'mine.coins': " in observer.string_from(state, 1)


def test_a_clone_is_independent() -> None:
    state = played(dealt(), 3)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])

    assert len(state.game.moves) == 3
    assert len(copy.game.moves) == 4


def test_the_playthrough_is_as_it_was_kept() -> None:
    """Made by `python -c "import tests.envs.test_openspiel as t; t.keep()"`; a change of the rules changes it."""
    assert playthrough() == PLAYTHROUGH.read_text()


def playthrough() -> str:
    """A short game as OpenSpiel would write it: what is said, what may be played, what is observed."""
    state = dealt(deal=11)
    lines = [str(state.get_game())]
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        lines.append(f"{state.information_state_string(player)} legal {len(legal)}")
        move = legal[len(lines) % len(legal)]
        lines.append(f"  {player}: {state.action_to_string(player, move)} ({move})")
        state.apply_action(move)
    return "\n".join([*lines, f"returns {state.returns()}", ""])


def keep() -> None:
    PLAYTHROUGH.write_text(playthrough())


def test_a_process_that_played_ends_well() -> None:
    code = "import civitas.envs.openspiel, pyspiel; pyspiel.load_game('python_civitas_duel').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_unknown_values_are_refused_with_a_sentence() -> None:
    with pytest.raises(Exception, match="has no edition second"):
        pyspiel.load_game("python_civitas_ages(edition=second)")


def test_an_illegal_move_is_refused_and_nothing_is_played() -> None:
    state = played(dealt(), 3)

    with pytest.raises(IllegalMove, match="choose a wonder"):
        state.apply_action(1000)
    with pytest.raises(EnvError, match="A move is a whole number from 0 to 1,191, not 5000"):
        state.apply_action(5000)

    assert len(state.game.moves) == 3
    assert state.legal_actions() == sorted(state.game.options())
