"""What the site promises: deal, salt and seed stay its secret until the end, and bots know what their seat knows."""

from __future__ import annotations

import re
from hashlib import sha256
from json import dumps, loads
from secrets import token_bytes
from typing import Any

import pytest

from civitas.kernel.chance import SecretChance
from civitas.kernel.game import Game, new_game
from civitas.library import find_rules
from civitas.web import opening
from civitas.web.opponents import Question, answer, bot_for, position
from civitas.web.plan import Plan
from civitas.web.routes import streams
from civitas.web.table import Table
from tests.support.canary import SEED, Played, any_move, everything, scenes
from tests.support.web import LIVIA, Server


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "LOBBY_SECONDS", 0.0)


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


def drawn(monkeypatch: pytest.MonkeyPatch, game: str, **wish: Any) -> tuple[Plan, list[bytes]]:
    """A plan, and the keys that were drawn for its deal."""
    keys: list[bytes] = []

    def noted(size: int) -> bytes:
        keys.append(token_bytes(size))
        return keys[-1]

    monkeypatch.setattr(opening, "token_bytes", noted)
    settled: dict[str, Any] = {
        "components": None,
        "edition": None,
        "players": 2,
        "options": {},
        "clock": {"kind": "none"},
    }
    manner: dict[str, Any] = {"public": True, "forced": False, "shuffled": False}
    return opening.new_plan(LIVIA, find_rules(game), **settled, **manner, **wish), keys


@pytest.mark.parametrize("game", ["duel", "ages", "inventions"])
def test_a_deal_that_nobody_chose_is_drawn_from_a_secret_of_256_bits(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    plan, (key,) = drawn(monkeypatch, game)

    assert len(key) == 32
    assert plan.deal == find_rules(game).deal(plan.setup, SecretChance(key))
    assert not plan.chosen_deal


@pytest.mark.parametrize("game", ["duel", "ages", "inventions"])
def test_a_deal_that_was_chosen_by_its_seed_is_that_of_the_seed_everywhere(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    plan, keys = drawn(monkeypatch, game, seed=SEED)

    assert plan.deal == new_game(find_rules(game), seed=SEED, players=2).deal
    assert keys == []
    assert plan.chosen_deal


# Bots


def test_a_bot_looks_at_a_world_that_was_dealt_anew_for_its_seat(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = next(scenes(server, "ages", any_move, (60,)))
    shown: list[Game] = []

    class Curious:
        def gives_up(self, game: Game) -> bool:
            return False

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
