"""What others' turns changed for a player: strength, wars, the row, events."""

from civitas import Game
from civitas.telling import news
from tests.support.ages import civ, play, table

NAMES = ["Livia", "Bruno", "Chiara"]


def said(before: Game, after: Game, viewer: int = 0) -> list[str]:
    return [line.text(players=NAMES) for line in news(before.view(viewer), after.view(viewer))]


def strong(one: int, two: int, three: int = 0) -> Game:
    """A table at which each player has so many Warriors."""
    first, second, third = (civ(technologies=f"Warriors {count}") for count in (one, two, three))
    return table(players=3 if three else 2, one=first, two=second, three=third)


def test_where_nothing_changed_there_is_no_news() -> None:
    assert said(strong(1, 2), strong(1, 2)) == []


def test_whoever_looks_on_has_no_news() -> None:
    assert news(strong(1, 2).view(), strong(2, 1).view()) == []


def test_who_is_strongest_and_weakest_is_said_where_it_is_somebody_else() -> None:
    before, after = strong(3, 2, 1), strong(3, 4, 1)

    assert said(before, after) == [
        "In strength you are now place 2 of 3, with 3.", "Bruno is now the strongest, with 4.",
    ]  # fmt: skip
    assert said(before, after, viewer=1) == ["You are now the strongest, with 4."]
    assert said(before, after, viewer=2) == ["Bruno is now the strongest, with 4."]


def test_an_end_of_the_order_that_is_shared_belongs_to_nobody() -> None:
    assert said(strong(3, 2, 1), strong(3, 3, 1), viewer=2) == []
    assert said(strong(2, 2, 3), strong(2, 1, 3), viewer=2) == ["Bruno is now the weakest, with 1."]


def test_of_two_players_one_sentence_says_it() -> None:
    assert said(strong(2, 1), strong(2, 3)) == ["You are now the weakest, with 2."]


def test_a_war_on_the_viewer_comes_first_with_both_strengths() -> None:
    before = table(age=2, one=civ(technologies="Warriors 1"), two=civ(technologies="Warriors 3"))
    war = civ(technologies="Warriors 3", war=("War over Culture", 1))
    after = table(age=2, one=civ(technologies="Warriors 1"), two=war)

    assert said(before, after) == ["War over Culture: Bruno has strength 3, you have 1."]
    assert said(before, after, viewer=1) == []
    assert said(after, after) == []


def test_cards_that_cost_less_than_they_did_are_listed_by_what_they_cost_now() -> None:
    first = "Iron, Theology, Knights, Alchemy, Code of Laws, Masonry, Swordsmen, Irrigation"
    before, after = table(row=first), table(row=first)

    play(after, "take Iron at 1")
    play(after, "end turn")

    assert said(before, after) == ["Now for 1 civil action in the row: Masonry, Swordsmen and Irrigation."]


def test_events_that_came_are_named() -> None:
    before = table(phase="politics", events="Good Harvest, Rebellion", one=civ(military_hand="Raiders"))
    after = table(phase="politics", events="Good Harvest, Rebellion", one=civ(military_hand="Raiders"))

    play(after, "prepare Raiders")

    assert "Events that came: Good Harvest." in said(before, after, viewer=1)
