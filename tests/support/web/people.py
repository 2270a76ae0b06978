"""Games between people at a site that have begun, and that are over."""

from __future__ import annotations

from typing import Any

from tests.support.web.answers import told
from tests.support.web.sites import Server, Visitor


def two_players(server: Server, game: str = "duel", **more: Any) -> tuple[str, Visitor, Visitor]:
    """A game between two people that has just begun, and the people in the order of their seats."""
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open(game, "me", "open", **{"seed": 7, **more})
    brutus.sit(table)
    return table, livia, brutus


def play_out(server: Server, table: str, *people: Visitor) -> None:
    """Whoever is asked makes the first move there is, until the game is over."""
    by_id = {person.id: person for person in people}
    while (seat := server.table(table).asked) is not None:
        by_id[str(server.table(table).seats[seat].user)].move(table)


def finished(server: Server, **more: Any) -> tuple[str, Visitor, Visitor]:
    """A game of Duel that was given up after three moves, and its people."""
    table, livia, brutus = two_players(server, **more)
    for person in (livia, brutus, brutus):
        person.move(table)
    told(brutus.at(table, "resign", seat=1))
    return table, livia, brutus
