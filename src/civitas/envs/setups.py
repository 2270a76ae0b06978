"""What every adapter shares: which game is learned, its rows and moves, seeds, rewards, and how a table is shown."""

from __future__ import annotations

import math
import operator
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from civitas import telling  # noqa: F401  says why a set is refused
from civitas.arena.players import Entrant, Player, read_entrants
from civitas.envs.errors import EnvError
from civitas.envs.memory import rows_of, seen
from civitas.kernel.chance import SEED_BITS, Chance
from civitas.kernel.game import Game, new_game
from civitas.kernel.layout import Layout
from civitas.kernel.messages import Message
from civitas.kernel.rows import Observer
from civitas.kernel.state import State
from civitas.library import find, find_rules

REWARDS: Final = ("win", "margin", "place")
POINTS_OF_A_MARGIN: Final = 15.0
MOST_PLAYERS: Final = 100
"""More than any game has: how many it has, its rules say."""
WIDTH: Final = 120
STREAM: Final = 32
"""A table's stream of chance is its seed with the number of the table in the lowest bits."""

Rewards = NDArray[np.float32]
Deal = Mapping[str, Sequence[str | int]]


class Learned:
    """The game that is learned: one ruleset, its layout, and what it pays."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        components: str | None = None,
        reward: str = "win",
    ) -> None:
        self.arguments = (game, players, edition, options, components, reward)
        self.rules = find_rules(game, edition, components)
        count = None if players is None else whole_number("players", players, 1, MOST_PLAYERS)
        self.setup = self.rules.check_setup(edition, count, options)
        module = import_module(find(game).layout)
        self.layout: Layout = module.layout(self.rules, self.setup)
        self.observer: Observer = module.observer(self.rules, self.setup)
        self.reward = one_of("reward", reward, REWARDS)
        self.players = self.setup.players
        self.moves = int(self.rules.book.size)
        self._row = rows_of(self.layout.size, self.layout.dtype)
        self._seen = seen(self._row, self.layout.dtype, self.layout.size)

    def __deepcopy__(self, _memo: object) -> Learned:
        """Nothing in it changes, so that copies share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return learned_of, self.arguments

    @property
    def versions(self) -> dict[str, int]:
        """What a trained net depends on: the revision of the rules, the list of moves, the layout of the rows."""
        return {
            "revision": self.setup.revision,
            "moves": self.rules.book.version,
            "layout": self.layout.version,
        }

    def new(self, seed: int | None = None, deal: Deal | None = None) -> Game:
        """A new game, from a seed or exactly as dealt."""
        setup, cards = self.setup, None if deal is None else mapping("deal", deal)
        return new_game(
            self.rules, seed=seed, deal=cards, players=setup.players, edition=setup.edition, options=setup.options
        )

    def row(self, state: State, seat: int) -> NDArray[Any]:
        """What a seat knows of a position."""
        self._row.fill(0, self.layout.size, 0)
        self.observer.observe(state, seat, self._row, 0)
        return self._seen.copy()

    def mask(self, options: Sequence[int]) -> NDArray[np.int8]:
        """A 1 for each legal move."""
        mask = np.zeros(self.moves, np.int8)
        mask[list(options)] = 1
        return mask

    def bounds(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The least and the greatest number of each entry of a row."""
        return np.array(self.layout.low, self.layout.dtype), np.array(self.layout.high, self.layout.dtype)

    # Rewards

    def rewards(self, state: State) -> Rewards:
        """What each seat is paid for a position: nothing before the end."""
        if not state.is_over():
            return np.zeros(self.players, np.float32)
        return np.array(getattr(self, f"_pay_{self.reward}")(state), np.float32)

    def _pay_win(self, state: State) -> list[float]:
        return [float(reward) for reward in state.rewards()]

    def _pay_margin(self, state: State) -> list[float]:
        """Half for winning, half for the points ahead of the best rival."""
        totals = self.rules.outcome(state).totals()
        ahead = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
        return [
            0.5 * win + 0.5 * math.tanh(points / POINTS_OF_A_MARGIN)
            for win, points in zip(state.rewards(), ahead, strict=True)
        ]

    def _pay_place(self, state: State) -> list[float]:
        """From 1 for the first place to -1 for the last, in equal steps; who share places share their pay."""
        places = self.rules.outcome(state).places
        ranks = [place - 1 + (places.count(place) - 1) / 2 for place in places]
        return [1 - 2 * rank / (self.players - 1) for rank in ranks]


def learned_of(
    game: str,
    players: int | None,
    edition: str | None,
    options: Mapping[str, str] | None,
    components: str | None,
    reward: str,
) -> Learned:
    """What was sent from another process."""
    return Learned(game, players=players, edition=edition, options=options, components=components, reward=reward)


# Seeds, bots and other arguments


def stream(seed: int, table: int) -> Chance:
    """The chance of one table, which no other table touches."""
    return Chance(seed << STREAM | table)


def game_seed(chance: Chance) -> int:
    """The seed of a table's next game."""
    return int(chance.word()) | int(chance.word()) << 32


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot in a game: never that of the deal."""
    return (seed + (seat + 1 << 64)) % (1 << SEED_BITS)


def entrants(opponents: str | Sequence[str] | None, learned: Learned) -> list[Entrant]:
    """The bots at a table, checked: none, one for all other seats, or one for each of some seats."""
    players = learned.players
    if opponents is not None and not isinstance(opponents, (str, Sequence)):
        raise EnvError(f"opponents is the name of a bot, or a list of names, not {opponents!r}.")
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents or ())
    if len(names) >= players:
        raise EnvError(f"{len(names)} opponents leave no seat to learn at a table of {players}; give {players - 1}.")
    found = [Entrant(entrant.what, entrant.what) for entrant in read_entrants(names)]
    for entrant in found:
        entrant.check(learned.rules.name, setup=learned.setup)
    return found


def seated(bots: Sequence[Entrant], first: int, players: int, game: str, seed: int) -> dict[int, Player]:
    """The bots by their seats: the first of them sits at one seat, the others follow clockwise."""
    seats = [(first + step) % players for step in range(len(bots))]
    return {seat: bot.sit_down(game, bot_seed(seed, seat), None) for seat, bot in zip(seats, bots, strict=True)}


def one_of(what: str, given: str, known: Sequence[str]) -> str:
    if given not in known:
        raise EnvError(f"{what} can be {', '.join(map(repr, known))}, not {given!r}.")
    return given


def mapping(what: str, given: Mapping[str, Any]) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise EnvError(f"{what} is a dictionary, not {given!r}.")
    return given


def yes_or_no(what: str, given: object) -> bool:
    if not isinstance(given, (bool, np.bool_)):
        raise EnvError(f"{what} is True or False, not {given!r}.")
    return bool(given)


def whole_number(what: str, given: object, least: int, most: int) -> int:
    """A whole number between limits, of any integer type."""
    try:
        number = None if isinstance(given, (bool, np.bool_)) else operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = None
    if number is None or not least <= number <= most:
        raise EnvError(f"{what} is a whole number from {least:,} to {most:,}, not {given!r}.")
    return number


def why_illegal(game: Game, move: int) -> Message:
    """Why a move of the list cannot be played: what the rules say, or that a set has one order for search."""
    return game.why_not(move) or Message("tell.order")


# Showing a table


def picture(game: Game, viewer: int | None) -> str:
    """The table as the terminal draws it, in plain text."""
    from rich.console import Console

    from civitas.terminal.tables import artist_of
    from civitas.terminal.voice import Voice

    players = game.players or [f"player_{seat + 1}" for seat in range(game.setup.players)]
    voice = Voice("en", players, game.setup.edition, game.rules)
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, no_color=True, highlight=False, markup=False, emoji=False)
    console.print(artist_of(game.rules.name).draw(game.view(viewer), voice, WIDTH))
    if game.seat is not None:
        console.print(voice.say(game.prompt))
    return paper.getvalue()
