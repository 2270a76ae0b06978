"""One learner against bots, as an environment of Gymnasium: `gymnasium.make("civitas/Duel-v1", opponents="greedy")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from civitas.arena.players import Player
from civitas.envs.errors import EnvError
from civitas.envs.setups import (
    Learned,
    entrants,
    mapping,
    one_of,
    picture,
    seated,
    whole_number,
    why_illegal,
    yes_or_no,
)
from civitas.kernel.errors import IllegalMove
from civitas.kernel.game import Game

SEED_RANGE = 1 << 63
Info = dict[str, Any]


class SoloEnv(gymnasium.Env[NDArray[Any], np.int64], EzPickle):
    """A table at which one seat learns and bots have the others. Copies are as new: they begin with `reset`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        illegal: str = "lose",
        reward: str = "win",
        automatic: bool = True,
        max_steps: int | None = None,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        components: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, opponents=opponents, seat=seat, illegal=illegal, reward=reward, automatic=automatic,
            max_steps=max_steps, players=players, edition=edition, options=options, components=components,
            render_mode=render_mode,
        )  # fmt: skip
        self.learned = Learned(
            game, players=players, edition=edition, options=options, components=components, reward=reward
        )
        self.players = self.learned.players
        self.bots = entrants(opponents, self.learned)
        if len(self.bots) != self.players - 1:
            raise EnvError(f"One seat learns and {self.players - 1} are bots, not {len(self.bots)}.")
        self.fixed_seat = None if seat is None else whole_number("seat", seat, 0, self.players - 1)
        self.illegal = one_of("illegal", illegal, ("lose", "raise"))
        self.automatic = yes_or_no("automatic", automatic)
        self.max_steps = None if max_steps is None else whole_number("max_steps", max_steps, 1, 1 << 31)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, ("ansi", "human"))
        self.metadata = {**self.metadata, "civitas": self.learned.versions}
        low, high = self.learned.bounds()
        self.observation_space = spaces.Box(low, high, dtype=low.dtype.type)
        self.action_space = spaces.Discrete(self.learned.moves)
        self.game: Game | None = None
        self.seat = 0
        self._sitting: dict[int, Player] = {}
        self._is_closed = False
        self._is_lost = False
        """By a move that was not legal."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], Info]:
        """Begin a new game; `options` may fix its `game_seed`, its `deal`, and the learner's `seat`."""
        if self._is_closed:
            raise EnvError("This environment is closed; make a new one.")
        wishes = dict(mapping("options", options or {}))
        wished_seed, deal, seat = (wishes.pop(name, None) for name in ("game_seed", "deal", "seat"))
        if wishes:
            raise EnvError(f"reset knows the options game_seed, deal and seat, not {', '.join(wishes)}.")
        wished_seat = self.fixed_seat if seat is None else whole_number("seat", seat, 0, self.players - 1)
        wished = None if deal is None and wished_seed is None else self.learned.new(None if deal else wished_seed, deal)
        super().reset(seed=seed)
        drawn, place = int(self.np_random.integers(SEED_RANGE)), int(self.np_random.integers(self.players))
        self.game_seed = None if deal else drawn if wished_seed is None else wished_seed
        self.game = wished or self.learned.new(drawn)
        self.seat = place if wished_seat is None else wished_seat
        self._is_lost = False
        bots_from = (self.seat + 1) % self.players
        self._sitting = seated(self.bots, bots_from, self.players, self.learned.rules.name, drawn)
        self.steps = 0
        self._play_on(self.game)
        if self.game.seat is None:
            return self.reset()
        self._show()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, Info]:
        """Make a move; the bots answer. A move that is not legal loses the game, or raises."""
        game = self._playing()
        if self._is_lost or game.seat is None:
            raise EnvError("This game is over: call reset() to begin another.")
        move = whole_number("A move", action, 0, self.learned.moves - 1)
        if move not in game.position.options():
            return self._refuse(game, move)
        game.apply(move)
        self.steps += 1
        self._play_on(game)
        self._show()
        truncated = game.seat is not None and self.max_steps is not None and self.steps >= self.max_steps
        reward = float(self.learned.rewards(game.state)[self.seat])
        return self._observe(), reward, game.seat is None, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, under the name that sb3-contrib looks for."""
        return self.learned.mask(self._playing().position.options()).astype(np.bool_)

    def render(self) -> str | None:
        """The table in the eyes of the learner, as the terminal draws it."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is drawn: make the environment with render_mode='ansi' or 'human'.")
            return None
        text = picture(self._playing(), self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        self._is_closed = True
        self.game = None

    def _play_on(self, game: Game) -> None:
        """Bots play, and moves that are the only ones are made, until the learner has a choice."""
        while game.seat is not None:
            options = game.position.options()
            if self.automatic and len(options) == 1:
                game.apply(options[0])
            elif game.seat in self._sitting:
                game.apply(self._sitting[game.seat].choose(game))
            else:
                return

    def _refuse(self, game: Game, move: int) -> tuple[NDArray[Any], float, bool, bool, Info]:
        why = why_illegal(game, move)
        if self.illegal == "raise":
            raise IllegalMove(why)
        self._is_lost = True
        return self._observe(), -1.0, True, False, {**self._info(), "illegal": str(why)}

    def _playing(self) -> Game:
        if self._is_closed:
            raise EnvError("This environment is closed; make a new one.")
        if self.game is None:
            raise EnvError("No game has begun yet: call reset() first.")
        return self.game

    def _observe(self) -> NDArray[Any]:
        return self.learned.row(self._playing().state, self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> Info:
        game = self._playing()
        options = game.position.options()
        info: Info = {
            "action_mask": self.learned.mask(options),
            "legal": options,
            "seat": self.seat,
            "game_seed": self.game_seed,
        }
        if game.result is not None:
            info |= {"result": game.result.json(), "record": game.record()}
        return info
