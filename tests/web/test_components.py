"""A site whose host has brought their own components for Inventions: they are offered first, beside ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.inventions.components.files import write
from civitas.inventions.components.our_set import OUR_SET
from civitas.library import find_rules
from civitas.web.opponents import Opponents
from tests.support.web import Server, serving

OURS = "civitas-4"
ATTIC = write(OUR_SET).replace(f'title = "{OUR_SET.title}"', 'title = "The attic"').replace('"Granary"', '"Silo"')
EDITION = find_rules("inventions", components=ATTIC).editions[0]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/site.db"


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A site with the components of the attic."""
    with serving(database, components=ATTIC) as site:
        yield site


def test_the_own_components_are_offered_first_and_ours_beside_them(server: Server) -> None:
    offered = next(game for game in server.guest().get("/api/games").json() if game["name"] == "inventions")

    assert offered["editions"] == [EDITION, OURS]
    assert offered["titles"] == {
        EDITION: "Inventions: Evolution of Ideas, The attic",
        OURS: "Inventions: Evolution of Ideas",
    }


@pytest.mark.parametrize(("wanted", "edition", "card"), [({}, EDITION, "Silo"), ({"edition": OURS}, OURS, "Granary")])
def test_a_table_is_played_with_the_components_it_was_opened_with(
    server: Server, wanted: dict[str, str], edition: str, card: str
) -> None:
    livia = server.guest()
    table = livia.open("inventions", "me", "me:Brutus", seed=3, **wanted)

    livia.move(table)

    assert livia.look(table)["view"]["edition"] == edition
    assert card in livia.ask("GET", "/api/games/inventions/catalogue", edition=edition)


def test_our_own_set_as_a_file_changes_nothing() -> None:
    assert find_rules("inventions", components=write(OUR_SET)).editions == (OURS,)


def test_a_bot_plays_with_the_components_of_the_site(database: str) -> None:
    with serving(database, bots=Opponents, components=ATTIC) as server:
        pool = server.site.opponents.first.opponents.pool
        table = server.guest().open("inventions", "me", "bot:greedy", seed=3)
        server.settle()
        seen = server.table(table)

        assert server.site.opponents.first.opponents.pool is pool, "no worker failed"
    assert seen.plan.edition == EDITION
    assert set(seen.movers) == {1}
    assert seen.asked == 0, "the bot was asked first, and has answered everything"


def test_a_table_carries_its_components_to_a_site_that_does_not_have_them(database: str) -> None:
    with serving(database, components=ATTIC) as server:
        livia = server.guest()
        table = livia.open("inventions", "me", "bot:greedy", seed=3)
        server.settle()
        moves = livia.look(table)["view"]["move"]
    with serving(database) as server:
        brutus = server.guest("Brutus")
        back = brutus.look(table)["view"]
        printed = brutus.ask("GET", "/api/games/inventions/catalogue", edition=EDITION)
        ours = brutus.look(brutus.open("inventions", "me", "me:Livia"))["view"]

    assert moves > 0
    assert (back["edition"], back["move"]) == (EDITION, moves)
    assert "Silo" in printed
    assert ours["edition"] == OURS


def test_a_new_table_needs_components_that_are_here(database: str) -> None:
    with serving(database) as server:
        refused = server.guest().post("/api/tables", game="inventions", edition=EDITION, seats=["me", "bot:greedy"])

    assert refused.json()["text"] == (
        f"The component set {EDITION} is not here, only civitas-4: give its file with --components."
    )
