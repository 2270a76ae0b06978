"""The canary of the site: nobody is sent a byte that shows what they may not know.

Games are played through the API, with a WebSocket open for each person and for a spectator. Two proofs run along. In
another world, which looks the same to one and differs in all they cannot know, every answer to them is the same.
And no answer names a card that neither their views nor their log have ever named.
"""

from __future__ import annotations

from contextlib import ExitStack
from json import loads
from typing import Any

import pytest

from civitas.ages import knowledge
from civitas.kernel.chance import Chance
from civitas.web import audience as audiences
from civitas.web.routes import streams
from civitas.web.table import Line, Table
from tests.support.canary import (
    NAMES,
    Played,
    Policy,
    any_move,
    differences,
    everything,
    for_library,
    forget,
    new_names,
    scenes,
)
from tests.support.web import Live, Server


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "LOBBY_SECONDS", 0.0)


# Another world


SECRET_BONUSES = {"edition": "original", "options": {"bonuses": "personal"}}

SCENARIOS: list[tuple[str, dict[str, Any], Policy, tuple[int, ...]]] = [
    ("duel", {}, any_move, (9, 41)),
    ("duel", {}, for_library, (11, 13)),
    ("ages", {}, any_move, (60, 160)),
    ("ages", SECRET_BONUSES, any_move, (0, 2, 70)),
]


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
    """What comes until an entry is heard of."""
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
