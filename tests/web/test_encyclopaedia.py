"""What is said of a component besides what is printed on it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from civitas.library import find_rules, games
from civitas.web import encyclopaedia
from tests.support.web import Json, Server, refused

EDITIONS = [(game, edition) for game in games() for edition in find_rules(game).editions]


def about(server: Server, game: str, edition: str, name: str) -> Json:
    return server.stranger().ask("GET", f"/api/games/{game}/component", edition=edition, name=name)


def ids(told: Json) -> list[str]:
    return [clause["id"] for clause in told["clauses"]]


def test_a_card_comes_with_the_clauses_that_name_it_and_the_lessons_that_show_it(server: Server) -> None:
    told = about(server, "duel", "base", "Baths")

    assert "DU-13.3" in ids(told)
    assert all("Baths" in clause["text"] + clause["why"] for clause in told["clauses"])
    assert "duel.1" in [lesson["id"] for lesson in told["lessons"]]


def test_each_edition_has_the_clauses_of_its_own_rulebook(server: Server) -> None:
    new, old = (ids(about(server, "ages", edition, "Homer")) for edition in ("new-story", "original"))

    assert new
    assert {id.partition("-")[0] for id in new} == {"NS"}
    assert {id.partition("-")[0] for id in old} <= {"OR"}


def test_a_card_of_several_ages_is_named_without_its_age(server: Server) -> None:
    texts = [clause["text"] for clause in about(server, "ages", "new-story", "Patriotism I")["clauses"]]

    assert any(re.search(r"Patriotism(?! I)", text) for text in texts)


def test_what_bots_made_of_it_says_which_bot_and_of_how_many_games(server: Server) -> None:
    (sample,) = about(server, "duel", "base", "Baths")["statistics"]

    assert (sample["players"], sample["level"]) == (2, "adept")
    times, share, low, high = sample["deeds"]["built"]
    assert 0 < times <= sample["games"]
    assert low <= share <= high


def test_a_component_that_an_edition_does_not_have_is_refused(server: Server) -> None:
    stranger = server.stranger()

    refused(stranger.get("/api/games/duel/component", name="Homer"), 404, "web.error.no_component", name="Homer")
    refused(stranger.get("/api/games/chess/component", name="Homer"), 404, "kernel.unknown_game")
    assert stranger.get("/api/games/duel/component").status_code == 422


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_something_is_told_of_every_component_and_each_has_an_address_of_its_own(game: str, edition: str) -> None:
    rules = find_rules(game, edition)
    catalogue = rules.catalogue(edition)
    addresses = Counter(re.sub(r"[^a-z0-9+]+", "-", name.lower().replace("'", "")) for name in catalogue)

    assert [address for address, count in addresses.items() if count > 1] == []
    for name in list(catalogue)[::20]:
        assert set(encyclopaedia.about(rules, edition, name)) == {"clauses", "statistics", "lessons"}
