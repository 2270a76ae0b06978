"""The canary of the site: nobody is sent a byte that tells what he may not know.

Games are played through the API, with a WebSocket open for each person and for a spectator. Two proofs run along. In
another world, which looks the same to one of them and differs in all he cannot know, every answer to him is the same.
And no answer names a card that neither his views nor his log have ever named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from hashlib import sha256
from json import dumps, loads
from typing import Any

import pytest

from civitas.ages import knowledge
from civitas.ages.editions.new_story.constants import NEW_STORY
from civitas.ages.editions.original.constants import ORIGINAL
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.chance import Chance
from civitas.kernel.game import Event, Game
from civitas.web import audience as audiences
from civitas.web.audience import summary
from civitas.web.film import Film
from civitas.web.opponents import Question, answer, bot_for, position
from civitas.web.routes import streams
from civitas.web.table import Line, Table
from tests.support.web import Live, Server, Visitor, fresh_key, some, told

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


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "LOBBY_SECONDS", 0.0)


# Playing


def any_move(game: Game, chance: Chance) -> int:
    return int(some(chance, game.options()))


def for_library(game: Game, chance: Chance) -> int:
    """The first player takes and builds The Great Library as soon as he can; everybody else discards."""
    texts = {game.say(move): move for move in game.options()}
    library = [text for text in texts if "The Great Library" in text]
    discards = [text for text in texts if text.startswith("discard")]
    return texts[[*(library if game.seat == 0 else []), *discards, *texts][0]]


class Played:
    """A table of people who play as a policy tells them, and whoever else looks on."""

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
        """Everybody learns what he may: what his view and his part of the log name."""
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


# All that the site answers


def everything(played: Played, seat: int | None, visitor: Visitor) -> Told:
    """Every answer that somebody can get about a table, by what he asked; none of it changes anything."""
    answers: Told = {}
    path, moves = f"/api/tables/{played.id}", len(played.game.moves)
    for what in (
        "",
        f"?since={played.table.seq - 2}",
        "/history",
        "/history?eyes=spectator",
        "/chart",
        "/record",
        "/hint",
        f"/history?eyes={0 if seat else 1}",
        *(f"/positions/{at}{eyes}" for at in {moves, moves // 2} for eyes in ("", "?eyes=spectator")),
        *(f"/why?move={text}" for text in asked_for(played)),
    ):
        answers[what] = visitor.get(path + what).text
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


# Another world


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


def differences(played: Played, seat: int | None, visitor: Visitor, here: Told, chance: Chance) -> set[str]:
    """The questions to which somebody would get another answer in another world."""
    row = summary(played.table)
    with another_world(played, seat, chance):
        there = everything(played, seat, visitor)
        assert summary(played.table) == row
    assert here.keys() == there.keys()
    return {what for what in here if here[what] != there[what]}


def new_names(played: Played, seat: int | None, here: Told) -> dict[str, set[str]]:
    """The cards that answers name to somebody who was never shown them, nor has named them in his question."""
    named = {what: played.mentioned(text) - played.known[seat] - played.mentioned(what) for what, text in here.items()}
    return {what: names for what, names in named.items() if names}


SECRET_BONUSES = {"edition": "original", "options": {"bonuses": "personal"}}

SCENARIOS: list[tuple[str, dict[str, Any], Policy, tuple[int, ...]]] = [
    ("duel", {}, any_move, (9, 41)),
    ("duel", {}, for_library, (11, 13)),
    ("ages", {}, any_move, (60, 160)),
    ("ages", SECRET_BONUSES, any_move, (0, 2, 70)),
]


def scenes(server: Server, game: str, policy: Policy, steps: tuple[int, ...], **wish: Any) -> Iterator[Played]:
    """A game, each time it has come to one of these moves."""
    played = Played(server, game, policy, **wish)
    for step in steps:
        while len(played.game.moves) < step:
            played.move()
        yield played


@pytest.mark.parametrize(("game", "wish", "policy", "steps"), SCENARIOS)
def test_every_answer_is_the_same_in_worlds_that_look_the_same_and_names_nothing_hidden(
    server: Server, game: str, wish: dict[str, Any], policy: Policy, steps: tuple[int, ...]
) -> None:
    chance = Chance(99)

    for played in scenes(server, game, policy, steps, **wish):
        for seat, visitor in played.audiences:
            here = everything(played, seat, visitor)
            assert new_names(played, seat, here) == {}, (len(played.game.moves), seat)
            assert differences(played, seat, visitor, here, chance) == set(), (len(played.game.moves), seat)
            assert played.game.redeal(seat, chance).hash != played.game.hash, "another world is another"
            assert set(NAMES[played.game.setup.edition]) - played.known[seat], "there is something hidden"


def test_what_the_library_drew_is_on_the_table_in_one_of_those_games(server: Server) -> None:
    played = next(scenes(server, "duel", for_library, (11,)))

    draws = [played.game.view(seat)["table"]["library_draw"] for seat in (0, 1, None)]

    assert [len(draws[0]), *draws[1:]] == [3, 3, 3]


@pytest.mark.parametrize(("game", "wish", "policy", "steps"), SCENARIOS)
def test_nothing_that_is_pushed_names_a_card_that_its_listener_was_never_shown(
    server: Server, game: str, wish: dict[str, Any], policy: Policy, steps: tuple[int, ...]
) -> None:
    played = Played(server, game, policy, **wish)
    with ExitStack() as open_sockets:
        path = f"/api/tables/{played.id}/live"
        sockets = {seat: open_sockets.enter_context(visitor.live(path)) for seat, visitor in played.audiences}

        for _ in range(min(50, steps[-1])):
            played.move()
            for seat, socket in sockets.items():
                for text in pushed(socket, played.table.seq):
                    assert played.mentioned(text) <= played.known[seat]


def pushed(socket: Live, seq: int) -> list[str]:
    """What comes until an entry is told of."""
    texts = [socket.next_text()]
    while loads(texts[-1])["seq"] < seq:
        texts.append(socket.next_text())
    return texts


# The canary can cry


def test_eyes_of_another_would_be_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    played = next(scenes(server, "ages", any_move, (60,)))
    assert played.game.view(0)["table"]["civilizations"][0]["military_hand"]

    def first_players(table: Table, person: Any) -> audiences.Audience:
        return audiences.Audience(person, tuple(table.seats_of(person.id)), 0)

    monkeypatch.setattr(audiences, "audience", first_players)
    seat, rival = played.audiences[1]
    here = everything(played, seat, rival)

    assert {"", "live", "stream", "stale"} <= differences(played, seat, rival, here, Chance(3))
    assert {"", "live", "stream", "stale"} <= new_names(played, seat, here).keys()


def test_a_bonus_card_in_the_wrong_hands_would_be_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    played = next(scenes(server, "ages", any_move, (2,), **SECRET_BONUSES))
    monkeypatch.setattr(knowledge, "KEPT_BONUSES", knowledge.OPEN_BONUSES)
    forget(played.table)
    seat, rival = played.audiences[2]

    here = everything(played, seat, rival)

    assert {"", "live", "stream", "stale"} <= new_names(played, seat, here).keys()
    forget(played.table)


def test_a_log_for_the_wrong_ears_would_be_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    played = next(scenes(server, "ages", any_move, (60,)))
    heard = Line.message

    monkeypatch.setattr(Line, "message", lambda line, viewer: heard(line, 0))
    forget(played.table)
    seat, rival = played.audiences[1]
    here = everything(played, seat, rival)

    assert {"", "/history", "live", "stream", "stale"} <= differences(played, seat, rival, here, Chance(3))
    assert {"", "/history", "live", "stream", "stale"} <= new_names(played, seat, here).keys()
    forget(played.table)


# The deal, the salt, the seed


def secrets(table: Table) -> list[str]:
    """What must not be found in any answer: the salt, the seed, and every row of the deal, however it is written."""
    rows = [row for row in table.plan.deal.values() if len(row) > 3]
    return [
        table.plan.salt,
        str(SEED),
        *(dumps(row) for row in rows),
        *(dumps(row, separators=(",", ":")) for row in rows),
    ]


@pytest.mark.parametrize("game", ["duel", "ages"])
def test_deal_salt_and_seed_stay_until_the_end_and_fit_what_was_promised(server: Server, game: str) -> None:
    played = Played(server, game, any_move)
    promised = played.people[0].look(played.id)["table"]["commitment"]
    for _ in range(12):
        played.move()

    for seat, visitor in played.audiences:
        for what, text in everything(played, seat, visitor).items():
            assert not [secret for secret in secrets(played.table) if secret in text], what
            assert not re.search(r'"(deal|salt|seed)"', text), what
    assert played.people[0].look(played.id)["table"]["revealed"] is None

    end(played)
    for _, visitor in played.audiences:
        shown = visitor.look(played.id)["table"]
        salt, _, deal = shown["revealed"].partition(" ")
        assert shown["commitment"] == promised == sha256(shown["revealed"].encode()).hexdigest()
        assert (salt, loads(deal)) == (played.table.plan.salt, played.table.plan.deal)


def end(played: Played) -> None:
    """Whoever may resigns, until one is left."""
    while played.game.seat is not None:
        seat = played.game.seat
        if not played.people[seat].at(played.id, "resign", seat=seat).is_success:
            played.move()


def test_the_commitment_is_published_before_anybody_else_sits_down(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "me", "open")
    before = server.stranger().look(table)["table"]
    brutus.sit(table)

    after = brutus.look(table)["table"]

    assert before["commitment"] == after["commitment"] == server.table(table).plan.commitment()
    assert before["revealed"] is after["revealed"] is None
    assert server.table(table).plan.salt not in livia.get(f"/api/tables/{table}").text


def test_two_tables_with_one_deal_do_not_have_one_commitment(server: Server) -> None:
    livia = server.guest()

    tables = [livia.look(livia.open("duel", "me", "me", seed=SEED))["table"]["commitment"] for _ in range(2)]

    assert tables[0] != tables[1]


# Bots


def test_a_bot_looks_at_a_world_that_was_dealt_anew_for_its_seat(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = next(scenes(server, "ages", any_move, (60,)))
    shown: list[Game] = []

    class Curious:
        def choose(self, game: Game) -> int:
            shown.append(game)
            return game.options()[0]

    monkeypatch.setattr("civitas.web.opponents.bot_for", lambda question: Curious())
    question = Question(played.table.plan, tuple(played.game.moves), "greedy", 5)
    assert answer(question) in played.game.options()

    (world,) = shown
    assert world.deal is None
    assert world.hash != played.game.hash
    assert world.view(world.seat) == played.game.view(played.game.seat)
    assert position(question.plan, question.moves).hash == played.game.hash
    assert bot_for(question)
