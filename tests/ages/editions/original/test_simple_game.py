"""The simple game of the original edition: its turn, its events, what it ignores, its end and its bonuses."""

import random
from collections import Counter
from typing import Any

import pytest

from civitas import Game
from civitas.ages.rules import ORIGINAL_RULES
from civitas.kernel.game import new_game
from tests.support.ages import Words, asked, civ, civ_of, log, only, opening, options, play, ratings, seen
from tests.support.ages import table as any_table
from tests.support.ages.positions import blue_on_cards
from tests.support.rules import rule

SIMPLE = {"mode": "simple"}
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def table(**words: Any) -> Game:
    return any_table(options=SIMPLE, **words)


def next_round(**words: Any) -> Game:
    """A table of three at which the turn of the last player has just ended."""
    game = table(players=3, active=3, **words)
    game.play("end turn")
    return game


# The turn


@rule("OR-12.1", "OR-12.5")
@each_number
@pytest.mark.parametrize("seed", range(3))
def test_players_take_turns_clockwise_and_all_have_the_same_number_of_them(players: int, seed: int) -> None:
    game = new_game(ORIGINAL_RULES, players=players, edition="original", seed=seed, options=SIMPLE)
    choose = random.Random(seed)
    turns: list[int] = []

    while game.result is None:
        if asked(game).endswith("TakeAction"):
            seat = seen(game)["active"]
            turns += [seat] if not turns or turns[-1] != seat else []
        game.play(choose.choice(game.options()))

    assert turns == list(range(players)) * (len(turns) // players)
    assert set(Counter(turns).values()) == {seen(game)["round"]}
    assert seen(game)["civil_deck"] == 0


@rule("OR-19.1")
def test_a_turn_is_new_cards_then_actions_then_production() -> None:
    game = table(active=1, row="Moses, Drama, -, Iron", two=civ(resources=2))

    play(game, "end turn", "build Bronze", "end turn")

    heard = [line for line in log(game) if "was dealt" not in line]
    start = heard.index("Moses left the card row.")
    assert heard[start : start + 7] == [
        "Moses left the card row.",
        "Drama left the card row.",
        "Player 2 began a turn.",
        "Player 2 built Bronze for 2 resources.",
        "Player 2: 1 science.",
        "Player 2 produced 2 food.",
        "Player 2 produced 3 resources.",
    ]
    began = log(game).index("Player 2 began a turn.")
    assert [index < began for index, line in enumerate(log(game)) if "was dealt" in line][:11] == [True] * 11


@rule("OR-29.4")
def test_columbus_can_be_played_and_does_nothing() -> None:
    game = table(one=civ(hand="Christopher Columbus"), events="No Event")

    assert play(game, "play Christopher Columbus") == {
        "hand 1": "-Christopher Columbus", "leader 1": "+Christopher Columbus", "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    assert play(game, "end turn", "end turn")["asked"] == "1: TakeAction"
    assert not any(move.startswith("settle") for move in options(game))


@rule("OR-29.4")
@pytest.mark.parametrize(
    ("own", "expected"),
    [(civ(wonders="Colossus"), (1, 1, 2, 0)), (civ(leader="Genghis Khan", technologies="Knights 1"), (1, 1, 4, 0))],
)
def test_of_colossus_and_genghis_khan_only_culture_and_strength_count(
    own: Words, expected: tuple[int, int, int, int]
) -> None:
    game = table(one=own)

    assert ratings(game, 1) == expected
    assert play(game, "end turn")["asked"] == "2: TakeAction"


# Events


@rule("OR-12.4", "OR-33.1")
@each_number
def test_from_the_third_round_on_the_starting_player_reveals_an_event_before_their_turn(players: int) -> None:
    names = ["Development of Science", "Development of Crafts", "Development of Agriculture"]
    game = opening(players=players, options=SIMPLE, events=", ".join(names))

    for _ in range(4 * players):
        game.play("end turn")

    heard = [line for line in log(game) if "revealed" in line or "Round" in line or line == "Player 1 began a turn."]
    assert heard == [
        "Player 1 began a turn.",
        "Round 2 began.",
        "Player 1 began a turn.",
        "Round 3 began.",
        "Player 1 revealed Development of Science.",
        "Player 1 began a turn.",
        "Round 4 began.",
        "Player 1 revealed Development of Crafts.",
        "Player 1 began a turn.",
        "Round 5 began.",
        "Player 1 revealed Development of Agriculture.",
        "Player 1 began a turn.",
    ]
    assert (seen(game)["current_events"], seen(game)["past_events"]) == (6, names)


@rule("OR-33.2")
def test_an_event_concerns_all_players() -> None:
    game = table(players=3, active=3, events="Development of Trade Routes")

    changes = play(game, "end turn")

    names = ("science", "food", "resources")
    mine = {f"{name} {player}": 1 for player in (1, 2) for name in names}
    assert only(changes, *names) == {**mine, "science 3": 1 + 1, "food 3": 2 + 1, "resources 3": 2 + 1}


@rule("OR-33.2")
def test_the_starting_player_answers_an_event_first() -> None:
    game = next_round(events="Development of Markets")

    assert (asked(game), options(game)) == ("1: GainEither", {"gain food", "gain resources"})
    assert play(game, "gain food") == {"food 1": 2, "asked": "2: GainEither"}
    assert play(game, "gain resources") == {"resources 2": 2, "asked": "3: GainEither"}
    assert only(play(game, "gain food"), "food", "asked") == {"food 3": 2, "asked": "1: TakeAction"}


@rule("OR-33.3")
def test_development_of_agriculture_makes_two_tokens_on_agriculture_or_one_on_irrigation() -> None:
    game = next_round(events="Development of Agriculture", two=civ(technologies="Irrigation"), three=civ(food=0))

    assert [civ_of(game, player)["food"] for player in (1, 2, 3)] == [2, 2, 4]
    assert [blue_on_cards(game, player) for player in (1, 2)] == [{"Agriculture": 2}, {"Irrigation": 1}]


@rule("OR-33.4")
@pytest.mark.parametrize(
    ("event", "card"), [("Development of Warfare", "Warriors"), ("Development of Religion", "Religion")]
)
def test_an_event_that_builds_for_nothing_needs_an_unused_worker(event: str, card: str) -> None:
    game = next_round(events=event, one=civ(idle=0, resources=9), two=civ(idle=1))

    assert asked(game) == "2: BuildFree"
    assert only(play(game, f"build {card}"), "workers 2", "idle 2", "resources 2", "civil 2", "military 2") == {
        "workers 2": f"+{card}",
        "idle 2": -1,
    }
    assert asked(game) == "3: BuildFree"


# The end


def last_card(**words: Any) -> Game:
    """A table at which the next turn deals the last card of the civil deck I."""
    return table(civil_deck="Rich Land I", civil_deck_size=1, events="No Event", **words)


@rule("OR-12.5", "OR-43.1")
@each_number
def test_the_game_ends_with_the_round_in_which_the_last_card_comes_into_the_row(players: int) -> None:
    for active in range(1, players + 1):
        game = last_card(players=players, active=active, one=civ(culture=50))
        play(game, "end turn")
        assert seen(game)["last_round"] == "this"

        turns = []
        while game.result is None:
            turns.append(seen(game)["active"] + 1)
            game.play("end turn")

        following = active % players + 1
        assert turns == list(range(following, players + 1))
        assert asked(game) == "nobody: 1 by most culture"


@rule("OR-12.5")
def test_with_a_card_left_in_the_deck_the_game_goes_on() -> None:
    row = "Iron, Alchemy, Theology, Printing Press, Drama, Swordsmen, Knights, Monarchy, Warfare, Masonry, Cartography"
    game = table(row=row, civil_deck="Rich Land I, Frugality I, Taj Mahal, Joan of Arc, Great Wall, Irrigation",
                 civil_deck_size=6)  # fmt: skip

    play(game, "end turn")

    assert (seen(game)["civil_deck"], seen(game)["last_round"]) == (1, None)


@rule("OR-43.2")
def test_in_the_turns_that_are_left_cards_leave_the_row_and_move_up_but_none_are_dealt() -> None:
    game = last_card(players=3, active=3, row="Iron, Alchemy, Theology, -, Drama, Swordsmen")

    play(game, "end turn")
    assert seen(game)["row"] == ["Theology", "Drama", "Swordsmen", "Rich Land I"] + [None] * 9
    play(game, "end turn")

    assert seen(game)["row"] == ["Swordsmen", "Rich Land I"] + [None] * 11


@rule("OR-43.3")
def test_nothing_becomes_obsolete_and_nobody_loses_yellow_tokens() -> None:
    own = civ(leader="Moses", hand="Hammurabi, Work of Art A", project=("Pyramids", 1))
    game = last_card(players=3, active=1, three=own)

    changes = play(game, "end turn")

    assert changes["age"] == 1
    assert only(changes, "leader", "hand", "project", "stages", "yellow tokens", "yellow bank") == {}


PLAIN = "Agriculture 0, Bronze 0, Philosophy 0, Warriors 0"


def bonus(**words: Any) -> int:
    """What a civilization without anything but this scores at the end of the game."""
    technologies = ", ".join(part for part in (PLAIN, words.pop("technologies", "")) if part)
    game = table(
        age=2, last_round="this", active=2, one=civ(technologies=technologies, **words), two=civ(technologies=PLAIN)
    )
    changes = play(game, "end turn")

    assert "nobody" in str(changes["asked"])
    assert "culture 2" not in changes
    scored = changes.get("culture 1", 0)
    assert isinstance(scored, int)
    return scored


@rule("OR-43.4")
def test_goods_points_and_cards_that_are_left_are_worth_nothing() -> None:
    assert bonus(food=9, resources=7, science=20, hand="Work of Art I, Drama, Monarchy, Michelangelo") == 0


@rule("OR-43.5")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({}, 0), ({"technologies": "Iron"}, 2), ({"technologies": "Iron, Drama, Swordsmen"}, 6),
     ({"specials": "Masonry, Code of Laws"}, 4), ({"government": "Monarchy"}, 2),
     ({"government": "Monarchy", "technologies": "Iron", "specials": "Masonry"}, 6)],
)  # fmt: skip
def test_each_technology_of_level_i_and_the_government_is_worth_2_culture(words: dict[str, str], scored: int) -> None:
    assert bonus(**words) == scored


@rule("OR-43.6")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({"technologies": "Warriors 1"}, 2), ({"technologies": "Warriors 4"}, 8), ({"leader": "Julius Caesar"}, 2)],
)
def test_each_point_of_strength_is_worth_2_culture(words: dict[str, str], scored: int) -> None:
    assert bonus(**words) == scored


@rule("OR-10.3", "OR-43.7")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({"technologies": "Religion 1"}, 2), ({"technologies": "Religion 2"}, 4), ({"wonders": "Hanging Gardens"}, 4),
     ({"technologies": "Religion 8"}, 16), ({"technologies": "Religion 9"}, 16),
     ({"technologies": "Religion 2", "yellow_bank": 0}, 4)],
)  # fmt: skip
def test_each_happy_face_is_worth_2_culture_and_all_at_most_16(words: dict[str, Any], scored: int) -> None:
    assert bonus(**words) == scored


@rule("OR-43.8")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({"technologies": "Philosophy 1"}, 1), ({"technologies": "Philosophy 3"}, 3),
     ({"wonders": "Library of Alexandria"}, 1), ({"wonders": "Universitas Carolina"}, 2)],
)  # fmt: skip
def test_each_point_of_the_science_rating_is_worth_1_culture(words: dict[str, str], scored: int) -> None:
    assert bonus(**words) == scored


@rule("OR-43.9")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({"technologies": "Agriculture 2"}, 2), ({"technologies": "Bronze 3"}, 3),
     ({"technologies": "Agriculture 2, Bronze 3"}, 5), ({"technologies": "Agriculture 2", "yellow_bank": 0}, 2),
     ({"technologies": "Iron 2"}, 2 + 4),
     ({"technologies": "Irrigation 1"}, 2 + 2), ({"technologies": "Bronze 2", "blue_bank": 0, "blue": "Bronze 18"}, 2)],
)  # fmt: skip
def test_each_food_and_resource_of_a_round_is_worth_1_culture_whatever_is_eaten(
    words: dict[str, Any], scored: int
) -> None:
    assert bonus(**words) == scored


@rule("OR-8.1")
@pytest.mark.parametrize(("culture", "winner"), [((30, 20), 1), ((20, 30), 2), ((20, 19), 1)])
def test_whoever_has_the_most_culture_at_the_end_wins(culture: tuple[int, int], winner: int) -> None:
    one, two = (civ(culture=points, technologies=PLAIN) for points in culture)
    game = table(age=2, last_round="this", active=2, one=one, two=two)

    assert play(game, "end turn") == {"asked": f"nobody: {winner} by most culture"}
