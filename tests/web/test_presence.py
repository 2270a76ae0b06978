"""Who is at the other processes of a site."""

from __future__ import annotations

from civitas.web.presence import FORGOTTEN_AFTER, SAID_EVERY, Elsewhere
from civitas.web.push import Hub


def test_somebody_is_there_from_coming_to_going() -> None:
    elsewhere = Elsewhere()

    assert elsewhere.hear("one", [("a", "livia"), ("b", "livia")], [], now=0) == {"a", "b"}
    assert elsewhere.people("a") == {"livia"}
    assert elsewhere.hear("one", [("a", "brutus")], [("b", "livia")], now=1) == {"a", "b"}

    assert elsewhere.people("a") == {"livia", "brutus"}
    assert elsewhere.people("b") == set()


def test_what_is_said_again_is_no_news() -> None:
    elsewhere = Elsewhere()
    elsewhere.hear("one", [("a", "livia")], [], now=0)

    assert elsewhere.hear("one", [("a", "livia")], [], now=5) == set()
    assert elsewhere.hear("other", [("a", "livia")], [], now=5) == set()
    assert elsewhere.hear("one", [], [("a", "livia")], now=6) == set(), "at the other process she still looks"
    assert elsewhere.people("a") == {"livia"}
    assert elsewhere.hear("other", [], [("a", "livia")], now=7) == {"a"}


def test_with_a_process_its_people_go() -> None:
    elsewhere = Elsewhere()
    elsewhere.hear("one", [("a", "livia")], [], now=0)
    elsewhere.hear("other", [("a", "brutus")], [], now=0)

    assert elsewhere.end("one") == {"a"}
    assert elsewhere.people("a") == {"brutus"}
    assert elsewhere.end("one") == set()


def test_what_a_killed_process_said_is_forgotten() -> None:
    elsewhere = Elsewhere()
    elsewhere.hear("killed", [("a", "livia")], [], now=0)
    elsewhere.hear("living", [("a", "brutus")], [], now=SAID_EVERY)

    assert elsewhere.forget(FORGOTTEN_AFTER - 0.1) == set()
    assert elsewhere.forget(FORGOTTEN_AFTER) == {"a"}
    assert elsewhere.people("a") == {"brutus"}


def test_people_here_and_elsewhere_are_online() -> None:
    hub = Hub()
    hub.elsewhere.hear("other", [("a", "brutus")], [], now=0)

    with hub.at_table("a", "livia", "livia"), hub.at_table("a", None, "somewhere"):
        assert hub.online("a") == {"livia", "brutus"}
        assert hub.looks() == {("a", "livia")}, "only those here are told to the others"
    assert hub.online("a") == {"brutus"}
