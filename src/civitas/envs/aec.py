"""One table at which every seat learns, as an environment of PettingZoo: agents player_1, player_2 ..."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from civitas.envs.errors import EnvError
from civitas.envs.setups import Learned, mapping, one_of, picture, whole_number, why_illegal, yes_or_no
from civitas.envs.solo import SEED_RANGE
from civitas.kernel.errors import IllegalMove
from civitas.kernel.game import Game

Seen = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Seen, int | None], EzPickle):  # type: ignore[misc]
    """A table of a game; whoever is asked is selected next."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        components: str | None = None,
        reward: str = "win",
        automatic: bool = True,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, players=players, edition=edition, options=options, components=components, reward=reward,
            automatic=automatic, max_cycles=max_cycles, render_mode=render_mode,
        )  # fmt: skip
        super().__init__()
        self.learned = Learned(
            game, players=players, edition=edition, options=options, components=components, reward=reward
        )
        self.automatic = yes_or_no("automatic", automatic)
        self.max_cycles = None if max_cycles is None else whole_number("max_cycles", max_cycles, 1, 1 << 31)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, ("ansi", "human"))
        self.metadata = {**self.metadata, "name": f"{game}_v1", "civitas": self.learned.versions}
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.learned.players)]
        self.agents: list[str] = []
        low, high = self.learned.bounds()
        moves = self.learned.moves
        self._observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(low, high, dtype=low.dtype.type),
                action_mask=spaces.Box(0, 1, (moves,), dtype=np.int8),
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.game: Game | None = None
        self._is_closed = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; `options` may fix its `game_seed` or its `deal`. Others are for other environments."""
        self._check_open()
        wishes = mapping("options", options or {})
        deal, wished = wishes.get("deal"), wishes.get("game_seed")
        game = None if deal is None and wished is None else self.learned.new(None if deal else wished, deal)
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random, _ = seeding.np_random(seed)
        drawn = int(self.np_random.integers(SEED_RANGE))
        self.game_seed = None if deal else drawn if wished is None else wished
        self.game = game or self.learned.new(drawn)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"game_seed": self.game_seed} for agent in self.agents}
        self.cycles = 0
        self._play_forced(self.game)
        self._select(self.game)

    def step(self, action: int | None) -> None:
        """The selected agent makes a move; None when its game is over."""
        game = self._playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = whole_number("A move", action, 0, self.learned.moves - 1)
        if move not in game.position.options():
            raise IllegalMove(why_illegal(game, move))
        self._cumulative_rewards[agent] = 0.0
        game.apply(move)
        self._play_forced(game)
        self.cycles += 1
        self._select(game)
        paid = self.learned.rewards(game.state)
        self.rewards = {name: float(paid[seat]) for seat, name in enumerate(self.possible_agents)}
        over = game.seat is None
        broken_off = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, broken_off)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What an agent knows; only whoever is asked has legal moves."""
        game = self._playing()
        seat = self.possible_agents.index(one_of("agent", agent, self.possible_agents))
        options = game.position.options() if game.seat == seat else []
        return {"observation": self.learned.row(game.state, seat), "action_mask": self.learned.mask(options)}

    def render(self) -> str | None:
        """The table in the eyes of whoever is asked, as the terminal draws it."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is drawn: make the environment with render_mode='ansi' or 'human'.")
            return None
        game = self._playing()
        text = picture(game, game.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        self._is_closed = True

    def _play_forced(self, game: Game) -> None:
        while self.automatic and len(options := game.position.options()) == 1:
            game.apply(options[0])

    def _select(self, game: Game) -> None:
        if game.seat is not None:
            self.agent_selection = self.possible_agents[game.seat]

    def _check_open(self) -> None:
        if self._is_closed:
            raise EnvError("This environment is closed; make a new one.")

    def _playing(self) -> Game:
        self._check_open()
        if self.game is None:
            raise EnvError("No game has begun yet: call reset() first.")
        return self.game


def wrapped(table: TableEnv) -> AECEnv[str, Seen, int | None]:
    """The table with the usual wrappers: an illegal move ends the game, wrong calls are told apart."""
    env: Any = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
