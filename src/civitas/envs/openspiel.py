"""The games as Python games of OpenSpiel, registered by importing this: `pyspiel.load_game("python_civitas_duel")`.

The deal is one chance node at the beginning: a number below DEALS, which with the parameter `first_deal` makes the
seed. So everything after it is deterministic, a state can be cloned and serialised, and `resample_from_infostate`
redeals what a player cannot know.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np

from civitas.envs.errors import needed
from civitas.envs.setups import Learned, whole_number, why_illegal
from civitas.kernel.chance import Chance
from civitas.kernel.errors import IllegalMove
from civitas.kernel.game import Game
from civitas.library import find, find_rules, games

needed("pyspiel", "openspiel")

import pyspiel  # noqa: E402

DEALS: Final = 1024
LONGEST: Final = 5000
"""More moves than any game was ever seen to last."""
RESAMPLED: Final = 1 << 32


def load_type(name: str) -> Any:
    """What OpenSpiel wants to know about a game before it is loaded."""
    rules = find_rules(name)
    two = rules.most_players == 2
    return pyspiel.GameType(
        short_name=f"python_civitas_{name}",
        long_name=f"Civitas {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if two else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most_players,
        min_num_players=rules.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": rules.least_players,
            "edition": rules.editions[0],
            "options": "",
            "first_deal": 0,
        },
    )


class CivitasGame(pyspiel.Game):  # type: ignore[misc]
    """A ruleset of one game; each game is a class of its own, as OpenSpiel holds on to what it registers."""

    civitas_name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.civitas_name
        given = dict(params or {})
        players = int(given.get("players", find_rules(name).least_players))
        options = read_options(str(given.get("options", "")))
        self.learned = Learned(name, players=players, edition=given.get("edition") or None, options=options)
        self.first_deal = int(given.get("first_deal", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.learned.moves,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if TYPES[name].utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[name], info, given)

    def new_initial_state(self) -> CivitasState:
        return CivitasState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return CivitasObserver(self.learned)


def read_options(text: str) -> dict[str, str]:
    """Options of a game as a parameter: `mode:advanced+corruption:strict`."""
    pairs = [part.partition(":") for part in text.split("+") if part]
    return {name: value for name, _, value in pairs}


class CivitasState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is none, and chance moves."""

    def __init__(self, game: CivitasGame) -> None:
        super().__init__(game)
        self.learned = game.learned
        self.first_deal = game.first_deal
        self.game: Game | None = None

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.seat is None else self.game.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(self.game.position.options()) if player == self.game.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = self.learned.new(self.first_deal + whole_number("A deal", action, 0, DEALS - 1))
        else:
            move = whole_number("A move", action, 0, self.learned.moves - 1)
            if move not in self.game.position.options():
                raise IllegalMove(why_illegal(self.game, move))
            self.game.apply(move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.first_deal + action}"
        return self.learned.rules.book.text(action)

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.seat is None

    def returns(self) -> list[float]:
        if self.game is None:
            return [0.0] * self.learned.players
        return [float(pay) for pay in self.learned.rewards(self.game.state)]

    def information_state_string(self, player: int | None = None) -> str:
        """A row and how many moves were made, in a few letters; which ones, the row shows as far as the seat knows."""
        seat = self.current_player() if player is None else player
        if self.game is None:
            return f"player {seat}: before the deal"
        row = self.learned.row(self.game.state, seat)
        return f"player {seat}, move {len(self.game.moves)}: {blake2b(row.tobytes(), digest_size=8).hexdigest()}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.game is None:
            return "before the deal"
        return str(self.learned.layout.explain(self.learned.row(self.game.state, seat)))

    def resample_from_infostate(self, player: int, sampler: Any) -> CivitasState:
        """A state that looks the same to a player; it is imagined, and cannot be serialised."""
        copy: CivitasState = self.clone()
        if copy.game is not None:
            copy.game = copy.game.redeal(player, Chance(int(sampler() * RESAMPLED)))
        return copy

    def __str__(self) -> str:
        if self.game is None:
            return "before the deal"
        moves = ", ".join(self.game.say(move) for move in self.game.moves[-3:])
        return f"{self.game!r} {moves}"


class CivitasObserver:
    """Rows of observations, for OpenSpiel's algorithms."""

    def __init__(self, learned: Learned) -> None:
        self.learned = learned
        self.tensor = np.zeros(learned.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CivitasState, player: int) -> None:
        self.tensor[:] = 0 if state.game is None else self.learned.row(state.game.state, player)

    def string_from(self, state: CivitasState, player: int) -> str:
        return state.observation_string(player)


TYPES: Final[dict[str, Any]] = {name: load_type(name) for name in games() if find(name).layout}


def register() -> None:
    """Let `pyspiel.load_game` find the games."""
    for name, kind in TYPES.items():
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(f"Civitas{name.capitalize()}", (CivitasGame,), {"civitas_name": name}))


register()
