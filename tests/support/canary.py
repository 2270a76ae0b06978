"""Games played through the API in this world and in others that look the same, with all that the site answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from json import dumps
from typing import Any

from civitas.ages.editions.new_story.constants import NEW_STORY
from civitas.ages.editions.original.constants import ORIGINAL
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.chance import Chance
from civitas.kernel.game import Event, Game
from civitas.web.audience import summary
from civitas.web.film import Film
from civitas.web.table import Line, Table
from tests.support.web import Server, Visitor, fresh_key, some, told

SEED = 10**15
"""Long enough to be found in an answer; and who wants it gets The Great Library with this one."""

NAMES = {
    "base": (*BUILDING_NAMES, *WONDER_NAMES, *TOKEN_NAMES),
    **{
        edition.name: tuple(card.name for card in [*edition.civil, *edition.military])
        for edition in (NEW_STORY, ORIGINAL)
    },
}
"""The cards of each edition."""
MARKS = {
    edition: re.compile(rf"\b({'|'.join(map(re.escape, sorted(set(names), key=len, reverse=True)))})\b")
    for edition, names in NAMES.items()
}
CLOCK = re.compile(r'"now": ?[0-9.]+')
COMMITMENT = re.compile(r'"commitment": ?"[0-9a-f]{64}"')
CANARY = "THE CANARY"

Told = dict[str, str]
Policy = Callable[[Game, Chance], int]


def any_move(game: Game, chance: Chance) -> int:
    return int(some(chance, game.options()))


def for_library(game: Game, chance: Chance) -> int:
    """The first player takes and builds The Great Library as soon as they can; everybody else discards."""
    texts = {game.say(move): move for move in game.options()}
    library = [text for text in texts if "The Great Library" in text]
    discards = [text for text in texts if text.startswith("discard")]
    return texts[[*(library if game.seat == 0 else []), *discards, *texts][0]]


class Played:
    """A table of people who play by a policy, and whoever else looks on."""

    def __init__(self, server: Server, game: str, policy: Policy, **options: Any) -> None:
        self.server, self.policy, self.chance = server, policy, Chance(4)
        players = {"duel": 2, "ages": 3}[game]
        self.people = server.guests(*("Livia", "Brutus", "Cato")[:players])
        self.id = self.people[0].open(game, "me", *["open"] * (players - 1), seed=SEED, **options)
        for person in self.people[1:]:
            person.sit(self.id)
        spectator = server.guest("Nero")
        self.audiences: list[tuple[int | None, Visitor]] = [*enumerate(self.people), (None, spectator)]
        self.known: dict[int | None, set[str]] = {seat: set() for seat, _ in self.audiences}
        self.heard = 0
        self.look()

    @property
    def table(self) -> Table:
        return self.server.table(self.id)

    @property
    def game(self) -> Game:
        game = self.table.game
        assert game is not None
        return game

    def mentioned(self, text: str) -> set[str]:
        return set(MARKS[self.game.setup.edition].findall(text))

    def look(self) -> None:
        """Everybody learns what they may: what their view and their part of the log name."""
        for seat, names in self.known.items():
            log = [message.json() for message in self.game.log(seat, self.heard)]
            names |= self.mentioned(dumps([self.game.view(seat), log]))
        self.heard = self.game.heard

    def move(self) -> None:
        """Who is asked makes a move through the API."""
        asked = self.game.seat
        assert asked is not None
        body = {"expected_seq": self.table.seq, "key": fresh_key()}
        told(self.people[asked].at(self.id, "moves", move=self.policy(self.game, self.chance), **body))
        self.look()


def everything(played: Played, seat: int | None, visitor: Visitor) -> Told:
    """Every answer that somebody can get about a table, by what they asked; none of it changes anything."""
    answers: Told = {}
    path, moves = f"/api/tables/{played.id}", len(played.game.moves)
    for what in (
        "",
        f"?since={played.table.seq - 2}",
        "/history",
        "/history?eyes=spectator",
        "/chart",
        "/record",
        f"/history?eyes={0 if seat else 1}",
        *(f"/positions/{at}{eyes}" for at in {moves, moves // 2} for eyes in ("", "?eyes=spectator")),
        *(f"/why?move={text}" for text in asked_for(played)),
    ):
        answers[what] = visitor.get(path + what).text
    answers["/hint"] = visitor.post(f"{path}/hint").text
    answers["lobby"] = visitor.get("/api/lobby").text
    answers["own"] = visitor.lines("/api/stream", 1)[0]
    answers["stream"] = visitor.lines(f"{path}/stream", 1)[0]
    with visitor.live(f"{path}/live") as socket:
        answers["live"] = socket.next_text()
    for text in ["castle", *asked_for(played)]:
        answers[f"move {text}"] = visitor.try_move(played.id, text, expected=played.table.seq).text
    answers["stale"] = visitor.try_move(played.id, 0, expected=0).text
    answers["answer"] = visitor.at(played.id, "undo/answer", agree=True, expected_seq=played.table.seq).text
    answers["resign"] = visitor.at(played.id, "resign", seat=0 if seat else 1).text
    return {what: COMMITMENT.sub("", CLOCK.sub("", text)) for what, text in answers.items()}


def asked_for(played: Played) -> list[str]:
    """Some moves that are not legal now, the same for everybody and in every world."""
    game, chance = played.game, Chance(len(played.game.moves))
    moves = [chance.below(game.rules.book.size) for _ in range(2)]
    return [game.say(move) for move in moves if move not in game.options()]


@contextmanager
def another_world(played: Played, viewer: int | None, chance: Chance) -> Iterator[None]:
    """The table as it might be for all that a viewer knows: other cards lie hidden, and others have heard otherwise."""
    table, game, films = played.table, played.game, played.server.site.films
    real = (table.plan, table.lines, game.state, dict(films.kept))
    table.plan = replace(table.plan, deal=other_deal(table, chance), salt="another salt")
    table.lines = [replace(line, said=heard_otherwise(line, viewer)) for line in table.lines]
    game.state = game.redeal(viewer, chance).state
    films.kept[table.id, table.position_seq] = OtherFilm(real[0], game.moves, viewer, chance)
    forget(table)
    try:
        yield
    finally:
        table.plan, table.lines, game.state, kept = real
        films.kept.clear()
        films.kept.update(kept)
        forget(table)


def other_deal(table: Table, chance: Chance) -> dict[str, list[int]]:
    return table.plan.rules.deal(table.plan.setup, chance)


def heard_otherwise(line: Line, viewer: int | None) -> Any:
    """What only another may hear says something else."""
    said = line.said
    if not isinstance(said, Event) or not said.kind.private or said.values[said.kind.private] == viewer:
        return said
    private = said.kind.private
    return Event(said.kind, {name: value if name == private else CANARY for name, value in said.values.items()})


class OtherFilm(Film):
    """The past of another world."""

    def __init__(self, plan: Any, moves: list[int], viewer: int | None, chance: Chance) -> None:
        super().__init__(plan, moves)
        self.viewer, self.chance = viewer, chance
        for at in range(max(0, len(moves) - 3), len(moves) + 1):
            self.standings[at] = plan.rules.standing(self.at(at).state)

    def at(self, moves: int) -> Game:
        return super().at(moves).redeal(self.viewer, self.chance)


def forget(table: Table) -> None:
    """What was made of the table for its viewers is made anew."""
    table.views, table.told, table.told_up_to = {}, {}, {}
    table.frames_of, table.frames = None, {}


def differences(played: Played, seat: int | None, visitor: Visitor, here: Told, chance: Chance) -> set[str]:
    """The questions to which somebody would get another answer in another world."""
    row = summary(played.table)
    with another_world(played, seat, chance):
        there = everything(played, seat, visitor)
        assert summary(played.table) == row
    assert here.keys() == there.keys()
    return {what for what in here if here[what] != there[what]}


def new_names(played: Played, seat: int | None, here: Told) -> dict[str, set[str]]:
    """The cards that answers name to somebody who was never shown them, nor has named them in their question."""
    named = {what: played.mentioned(text) - played.known[seat] - played.mentioned(what) for what, text in here.items()}
    return {what: names for what, names in named.items() if names}


def scenes(server: Server, game: str, policy: Policy, steps: tuple[int, ...], **wish: Any) -> Iterator[Played]:
    """A game, each time it has come to one of these moves."""
    played = Played(server, game, policy, **wish)
    for step in steps:
        while len(played.game.moves) < step:
            played.move()
        yield played
