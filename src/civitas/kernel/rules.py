"""What a game gives the kernel: its name, moves, cards to deal, and the few functions a table needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from civitas.kernel.book import Book
from civitas.kernel.chance import WORD, Chance
from civitas.kernel.errors import BadDeal, BadSetup, IllegalMove
from civitas.kernel.events import Events
from civitas.kernel.knowledge import Dealer
from civitas.kernel.messages import Message
from civitas.kernel.outcome import Outcome
from civitas.kernel.state import State
from civitas.kernel.text import is_number

Deal = dict[str, list[int]]


class Option:
    """A choice made before the game. Its id is that of its title; below it each value has a label and what it does."""

    __slots__ = ("default", "id", "name", "values")

    def __init__(self, id: str, values: Sequence[str]) -> None:
        self.id: Final = id
        self.name: Final = id.rpartition(".")[2]
        self.values: Final = tuple(values)
        self.default: Final = values[0]

    @property
    def title(self) -> Message:
        return Message(self.id)

    def label(self, value: str) -> Message:
        return Message(f"{self.id}.{value}")

    def about(self, value: str) -> Message:
        """What a value does."""
        return Message(f"{self.id}.{value}.about")


class Setup:
    """Which game is played: edition, number of players, options and the revision of the rules."""

    __slots__ = ("edition", "options", "players", "revision")

    def __init__(self, edition: str, players: int, options: dict[str, str], revision: int) -> None:
        self.edition: Final = edition
        self.players: Final = players
        self.options: Final = options
        self.revision: Final = revision


class Pile:
    """A row of a deal: its name, what it may hold, and how many at least and at most."""

    __slots__ = ("least", "most", "name", "names")

    def __init__(self, name: str, names: Sequence[str], least: int, most: int) -> None:
        self.name: Final = name
        self.names: Final = names
        self.least: Final = least
        self.most: Final = most

    def read(self, cards: Sequence[str | int]) -> list[int]:
        """The ids of the cards of this pile, given by name or id."""
        ids = [self._id(card) for card in cards]
        if not self.least <= len(ids) <= self.most:
            limits = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise bad_deal(f"{self.name} has {len(ids)} entries and needs {limits}.")
        return ids

    def _id(self, card: str | int) -> int:
        if not self.names:
            return self._number(card)
        if isinstance(card, int):
            if 0 <= card < len(self.names):
                return card
            raise bad_deal(f"{self.name}: there is no number {card}, only 0 to {len(self.names) - 1}.")
        wanted = card.casefold()
        for id, name in enumerate(self.names):
            if name.casefold() == wanted:
                return id
        raise bad_deal(f"{self.name}: there is no {card!r} in this game.")

    def _number(self, card: str | int) -> int:
        """A row without names holds whole numbers."""
        if isinstance(card, int):
            return card
        if not is_number(card, len(str(WORD))):
            raise bad_deal(f"{self.name}: {card!r} is no whole number.")
        return int(card)

    def text(self, id: int) -> str:
        """An entry as it is written in a record."""
        return self.names[id] if self.names else str(id)


class Difference:
    """Something that is otherwise here than in the usual game: what it is, how it usually is, how it is here."""

    __slots__ = ("here", "topic", "usual", "what")

    def __init__(self, topic: str, what: Message, usual: Message, here: Message) -> None:
        self.topic: Final = topic
        """What it belongs to, such as rules or cards."""
        self.what: Final = what
        self.usual: Final = usual
        self.here: Final = here

    def json(self) -> dict[str, Any]:
        return {
            "topic": self.topic,
            "what": self.what.json(),
            "usual": self.usual.json(),
            "here": self.here.json(),
        }


class Rules:
    """One game, or one edition of it. The first edition stands for the game, and knows the others."""

    name: str
    title: str
    editions: tuple[str, ...]
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    revision: int
    book: Book
    events: Events
    names: Mapping[str, Sequence[str]]
    """For each kind of event argument that is a component, the components' names."""
    notice: str = ""
    """What must be known about the game before it is played; empty if there is nothing."""
    help: tuple[str, ...] = ()
    """The topics of the rule help in the order of the rulebook: ids of sentences; that of a title adds `.title`."""

    def of(self, edition: str | None) -> Rules:
        """The rules of one edition, for games whose editions differ in their components or options."""
        return self

    def components(self) -> str:
        """The components as the text of a file, for games that can be played with somebody's own; else nothing."""
        return ""

    def with_components(self, text: str) -> Rules:
        """The same game with the components that the text of a file names."""
        raise BadSetup(Message("kernel.no_components", game=self.title))

    def describe_components(self) -> str:
        """That the component set can be played, and what it has, in numbers."""
        return ""

    def piles(self, setup: Setup) -> tuple[Pile, ...]:
        """The rows of a deal."""
        raise NotImplementedError

    def deal(self, setup: Setup, chance: Chance) -> Deal:
        """Shuffle everything there is to shuffle."""
        raise NotImplementedError

    def check_deal(self, setup: Setup, deal: Deal) -> Deal:
        """Refuse an impossible deal; complete one that leaves out what nobody will see."""
        raise NotImplementedError

    def prepare(self, setup: Setup, deal: Deal) -> State:
        """The table as it is set up, with the whole sequence of play on the agenda."""
        raise NotImplementedError

    def start(self, setup: Setup, deal: Deal, events: list[tuple[int, ...]] | None) -> State:
        """The position before the first decision."""
        state = self.prepare(setup, deal)
        state.events = events
        state.given = None if events is None else []
        state.settle()
        return state

    def view(self, state: State, viewer: int | None) -> Mapping[str, object]:
        """The table as a seat sees it, as plain data; None is a spectator."""
        raise NotImplementedError

    def drawing(self, state: State) -> Any:
        """What a board draws with besides the view, and no player asks for: how prices are made, where cards lie."""
        return {}

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        """A position that looks the same to the viewer, with everything the viewer cannot know shuffled anew."""
        raise NotImplementedError

    def dealer(self, state: State, viewer: int | None) -> Dealer:
        """Deals many such positions; a game may have a dealer that is prepared once, and deals each quickly."""
        return Redealer(self, state, viewer)

    def sentence(self, state: State, move: int) -> Message:
        """A legal move as a person wants to read it, with its price."""
        raise NotImplementedError

    def why_not(self, state: State, move: int) -> Message:
        """Why a move that is not among the options is not."""
        raise NotImplementedError

    def means(self, text: str, version: int, move: int) -> bool:
        """Whether a text, as a version of the list of moves writes it, means this move."""
        return self.book.number(text) == move

    def outcome(self, state: State) -> Outcome:
        """The result of a finished game."""
        raise NotImplementedError

    def differences(self, setup: Setup, usual: Setup) -> list[Difference]:
        """What differs between one set-up and another, read from the values that are played by."""
        return []

    def catalogue(self, edition: str) -> dict[str, dict[str, Any]]:
        """What is printed on each component, as plain data by its English name: for boards to draw and explain."""
        return {}

    def standing(self, state: State) -> list[int]:
        """Each seat's points now, as everybody may know them; none where a game counts them only at its end."""
        return []

    def holdings(self, state: State) -> list[dict[str, int]]:
        """What each seat has now, by name, as everybody may know it: the difference is what a move has brought."""
        return []

    def moment(self, state: State) -> Message | None:
        """Where a game stands, in a few words for a list of games; nothing that somebody may not know."""
        return None

    def check_resign(self, state: State, seat: int) -> None:
        """Refuse a resignation where the game does not allow one."""
        raise IllegalMove(Message("kernel.cannot_resign"))

    def resign(self, state: State, seat: int) -> None:
        """A player gives up."""
        raise NotImplementedError

    def check_setup(
        self, edition: str | None, players: int | None, options: Mapping[str, str] | None, revision: int | None = None
    ) -> Setup:
        """Fill in the defaults and refuse what this game does not have."""
        edition = edition or self.editions[0]
        if edition not in self.editions:
            raise BadSetup(
                Message("kernel.unknown_edition", game=self.title, edition=edition, editions=list(self.editions))
            )
        players = self.least_players if players is None else players
        if not self.least_players <= players <= self.most_players:
            raise BadSetup(Message("kernel.player_count", game=self.title, limits=self._limits(), players=players))
        return Setup(edition, players, self._check_options(options or {}), revision or self.revision)

    def _limits(self) -> Message:
        if self.least_players == self.most_players:
            return Message("kernel.exactly", count=self.least_players)
        return Message("kernel.between", least=self.least_players, most=self.most_players)

    def _check_options(self, given: Mapping[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadSetup(Message("kernel.unknown_option", game=self.title, option=name, options=list(known)))
            if value not in known[name].values:
                values = " or ".join(known[name].values)
                raise BadSetup(Message("kernel.option_value", game=self.title, option=name, values=values, value=value))
        return {name: given.get(name, option.default) for name, option in known.items()}


class Redealer(Dealer):
    """Deals the worlds of any game, each by its `redeal`."""

    __slots__ = ("rules", "state", "viewer")

    def __init__(self, rules: Rules, state: State, viewer: int | None) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.viewer: Final = viewer

    def world(self, chance: Chance) -> State:
        return self.rules.redeal(self.state, self.viewer, chance)


def bad_deal(text: str) -> BadDeal:
    return BadDeal(Message("kernel.deal_text", text=text))
