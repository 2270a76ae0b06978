"""A game without a picture of its own is shown as the outline of its view."""

import civitas
from civitas import library
from civitas.library import Manifest
from civitas.terminal import outline
from civitas.terminal.tables import artist_of
from civitas.terminal.voice import Voice


def test_an_outline_has_headings_values_and_a_level_for_what_is_inside() -> None:
    view = {
        "card_row": ["Aristotle", "Iron"],
        "events": [],
        "pact": None,
        "over": False,
        "civilizations": [{"culture": 3}, {"culture": 5}],
    }

    assert outline.outline(view, Voice()) == [
        "card row: Aristotle, Iron",
        "events: none",
        "pact: none",
        "over: no",
        "civilizations:",
        "  1:",
        "    culture: 3",
        "  2:",
        "    culture: 5",
    ]


def test_an_outline_shows_any_game() -> None:
    game = civitas.new("duel", seed=1)
    seen = game.view(0)

    told = outline.tell(seen, Voice())

    assert "pawn: 0" in told
    assert outline.tell_briefly(seen, Voice()) == told
    assert outline.notes(seen, Voice()) == ["", "", "", ""]
    assert outline.points(seen) == []


def test_a_game_without_a_picture_gets_the_outline() -> None:
    plain = Manifest(name="plain", place=9, rules="")
    library.add(plain)

    try:
        assert artist_of("plain") is outline
    finally:
        library.remove(plain)
