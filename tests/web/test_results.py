"""How somebody fared against each kind of bot, which they see where they choose an opponent."""

from __future__ import annotations

from typing import Any

from civitas.web.routes.games import results_of
from tests.support.web import Server, told


def test_how_somebody_fared_against_each_kind_of_bot(server: Server) -> None:
    livia = server.guest("Livia")
    for winner, seats in ((0, ["me", "bot:greedy"]), (1, ["bot:greedy", "me"]), (None, ["me", "bot:adept"])):
        table = livia.open("duel", *seats, seed=3)
        if winner is not None:
            told(livia.at(table, "resign", seat=seats.index("me")))
    server.settle()

    assert livia.get("/api/games/duel/results").json() == [{"players": 2, "level": "greedy", "games": 2, "won": 0}]
    assert livia.get("/api/games/ages/results").json() == []
    assert server.stranger().get("/api/games/duel/results").status_code == 401


def test_only_tables_of_one_kind_of_rivals_count() -> None:
    def seat(user: str | None, level: str | None) -> dict[str, Any]:
        return {"user": user, "level": level, "kind": "bot" if level else "person"}

    def table(*seats: dict[str, Any], winners: list[int]) -> dict[str, Any]:
        return {"seats": seats, "players": len(seats), "winners": winners}

    me, adept, master, brutus = seat("me", None), seat(None, "adept"), seat(None, "master"), seat("brutus", None)

    assert results_of(
        "me",
        [
            table(me, adept, adept, winners=[0]),
            table(adept, me, adept, winners=[0]),
            table(me, adept, master, winners=[0]),
            table(me, brutus, adept, winners=[0]),
            table(me, me, adept, winners=[0]),
            table(me, brutus, winners=[0]),
        ],
    ) == [{"players": 3, "level": "adept", "games": 2, "won": 1}]
