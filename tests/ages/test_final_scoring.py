"""The end of the game: the last events, bonuses of the end, and who wins."""

import pytest

from civitas import Game, GameOver
from tests.support.ages import Changes, asked, civ, civ_of, log, only, options, play, seen, table
from tests.support.rules import rule


def last_turn(**words: object) -> Game:
    """A table at which player 2 ends the last round; players produce nothing but the points given."""
    told = {"age": 4, "last_round": "this", "active": 2, "events": "", **words}
    return table(**told)  # type: ignore[arg-type]


def plain(**words: object) -> dict[str, object]:
    """A civilization without culture, science or strength of its own."""
    told = {"technologies": "Philosophy 0, Warriors 0, Agriculture 0, Bronze 0", "idle": 0, **words}
    return dict(civ(**told))  # type: ignore[arg-type]


def end(game: Game) -> Changes:
    return play(game, "end turn")


@rule("NS-1.8", "NS-R11", "OR-73.3", "OR-8.1")
@pytest.mark.parametrize(("culture", "winner"), [((30, 20), 1), ((20, 30), 2), ((21, 20), 1)])
def test_the_most_culture_wins(culture: tuple[int, int], winner: int) -> None:
    game = last_turn(one=plain(culture=culture[0]), two=plain(culture=culture[1]))

    assert end(game) == {"asked": f"nobody: {winner} by most culture"}
    with pytest.raises(GameOver):
        game.play("end turn")


@rule("NS-1.9", "NS-R11")
def test_equal_culture_shares_the_victory() -> None:
    two = last_turn(one=plain(culture=30), two=plain(culture=30))
    three = last_turn(players=3, active=3, one=plain(culture=30), two=plain(culture=12), three=plain(culture=30))

    assert end(two)["asked"] == "nobody: 1 and 2 by shared victory"
    assert end(three)["asked"] == "nobody: 1 and 3 by shared victory"
    assert three.result is not None
    assert three.result.totals() == [30, 12, 30]


@rule("NS-1.5", "NS-33.1")
def test_the_last_turn_ends_with_production_before_the_scoring() -> None:
    game = last_turn(one=plain(culture=9), two=plain(culture=6, technologies="Warriors 0, Movies 1"))

    assert end(game)["asked"] == "nobody: 2 by most culture"
    assert civ_of(game, 2)["culture"] == 10


@rule("NS-1.6", "NS-R11")
def test_age_iii_events_of_both_decks_are_resolved_and_older_ones_are_not() -> None:
    game = last_turn(
        events="Crusades, Impact of Wonders",
        future="National Pride by 1, Impact of Colonies by 2",
        one=plain(wonders="Pyramids", technologies="Warriors 1, Philosophy 0"),
        two=plain(colonies="Vast Territory I", culture=1),
    )

    changes = end(game)

    heard = [line for line in log(game) if "revealed" in line]
    assert sorted(heard) == ["Player 1 revealed Impact of Colonies.", "Player 1 revealed Impact of Wonders."]
    assert only(changes, "culture", "asked") == {
        "culture 1": 5,
        "culture 2": 3,
        "asked": "nobody: 1 by most culture",
    }


@rule("NS-1.6", "NS-36.4", "NS-R11", "OR-83.2")
def test_at_the_end_the_starting_player_is_the_stronger_in_ties() -> None:
    """Impact of Strength scores 10 for the strongest of two."""
    game = last_turn(future="Impact of Strength by 2", one=plain(), two=plain())

    changes = end(game)

    assert only(changes, "culture") == {"culture 1": 10}
    assert changes["asked"] == "nobody: 1 by most culture"


@rule("NS-1.6")
def test_a_territory_left_in_a_deck_is_not_colonized_at_the_end() -> None:
    game = last_turn(future="Vast Territory II by 1", one=plain(culture=3), two=plain())

    assert end(game) == {"asked": "nobody: 1 by most culture"}


@rule("NS-1.7", "NS-R11", "NS-R57")
def test_bill_gates_scores_the_levels_of_labs_at_the_end() -> None:
    gates = plain(leader="Bill Gates", technologies="Warriors 0, Philosophy 1, Alchemy 1, Computers 1", blue_bank=0)
    game = last_turn(two=gates, one=plain(culture=3))

    changes = end(game)

    assert changes["culture 2"] == 0 + 1 + 3
    assert changes["asked"] == "nobody: 2 by most culture"


@rule("NS-1.7")
def test_bonuses_of_the_end_come_after_the_events() -> None:
    gates = plain(leader="Bill Gates", technologies="Warriors 0, Philosophy 0, Computers 2", blue_bank=0)
    game = last_turn(future="Impact of Wonders by 1", one=plain(wonders="Pyramids"), two=gates)

    changes = end(game)

    heard = log(game)
    assert heard.index("Player 2: 6 culture.") > heard.index("Player 1 revealed Impact of Wonders.")
    assert changes["asked"] == "nobody: 2 by most culture"


@rule("NS-1.8")
def test_the_result_tells_the_culture_of_everybody_and_nothing_is_left_to_do() -> None:
    game = last_turn(players=3, active=3, one=plain(culture=5), two=plain(culture=40), three=plain(culture=39))

    end(game)

    assert game.result is not None
    assert game.result.totals() == [5, 40, 39]
    assert (asked(game), options(game)) == ("nobody: 2 by most culture", set())


@rule("NS-1.2", "NS-1.5")
def test_a_player_who_has_had_the_last_turn_is_not_asked_again() -> None:
    game = table(age=4, last_round="this", active=1, events="", one=plain(culture=1), two=plain())

    assert end(game)["asked"] == "2: PoliticalAction"
    game.play("pass")
    game.play("end turn")

    assert seen(game)["round"] == 18
    assert asked(game) == "nobody: 1 by most culture"
