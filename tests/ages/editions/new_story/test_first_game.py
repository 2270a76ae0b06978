"""The first game of the new edition, by which its Handbook teaches: its decks, its end and its bonuses."""

from typing import Any

import pytest

import civitas
from civitas import Game
from civitas.ages.cards.kinds import AGGRESSION, PACT, WAR
from civitas.ages.rules import RULES
from civitas.bots import make
from tests.support.ages import asked, civ, civ_of, play, seen
from tests.support.ages import table as any_table
from tests.support.rules import rule

FIRST = {"length": "first"}
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def table(**words: Any) -> Game:
    return any_table(options=FIRST, rules=RULES, **words)


# Its decks


@rule("NS-56.1", "NS-56.2")
@each_number
def test_it_has_the_cards_of_ages_a_to_ii_without_attacks_and_pacts(players: int) -> None:
    game = civitas.new("ages", seed=1, players=players, options=FIRST)
    whole = RULES.edition
    assert game.deal is not None

    assert [row for row in game.deal if row.startswith(("civil", "military"))] == [
        "civil A", "civil I", "civil II", "military I", "military II",
    ]  # fmt: skip
    for age, name in ((1, "military I"), (2, "military II")):
        peaceful = [
            id for id in whole.military_deck_of(age, players) if whole.military[id].kind not in (AGGRESSION, WAR, PACT)
        ]
        assert sorted(game.deal[name]) == sorted(peaceful)


@rule("NS-56.2")
def test_a_first_game_is_peaceful_whatever_else_is_chosen() -> None:
    decks = [
        civitas.new("ages", seed=4, options={**FIRST, "military": military}).deal for military in ("full", "peaceful")
    ]

    assert decks[0] == decks[1]


# Its end


def last_card(**words: Any) -> Game:
    """A table at which the next turn takes the last card of Age II."""
    return table(age=2, civil_deck="Reserves II", civil_deck_size=1, **words)


@rule("NS-56.3", "NS-R96")
def test_the_end_of_age_ii_in_the_turn_of_the_starting_player_makes_this_round_the_last() -> None:
    game = last_card(players=3, active=3, one=civ(culture=9, yellow_bank=10, leader="Homer"))

    play(game, "end turn")

    assert (seen(game)["last_round"], seen(game)["civil_deck"], seen(game)["military_deck"]) == ("this", 0, 0)
    assert (civ_of(game, 1)["yellow_bank"], civ_of(game, 1)["leader"]) == (8, None)
    for _ in range(3):
        game.play("pass")
        game.play("end turn")
    assert asked(game) == "nobody: 1 by most culture"


@rule("NS-56.3")
@pytest.mark.parametrize("active", [1, 2])
def test_the_end_of_age_ii_in_the_turn_of_another_player_makes_the_next_round_the_last(active: int) -> None:
    game = last_card(players=3, active=active, one=civ(culture=9))

    play(game, "end turn")
    turns = 0
    while game.result is None:
        game.play("pass")
        game.play("end turn")
        turns += 1

    assert turns == 3 - active + 3


@each_number
def test_its_record_is_the_same_game_again(players: int) -> None:
    game = civitas.new("ages", seed=2, players=players, options=FIRST)
    bot = make("uniform", "ages", seed=1)
    while game.seat is not None:
        game.apply(bot.choose(game))

    again = civitas.replay(game.record())
    assert again.hash == game.hash
    assert again.setup.options == {"length": "first", "military": "full"}
    assert game.result is not None
    assert "final scoring" in game.result.scores[0]


@pytest.mark.parametrize("level", ["novice", "apprentice", "adept"])
def test_the_levels_play_it(level: str) -> None:
    game = civitas.new("ages", seed=2, options=FIRST)
    bot = make(level, "ages", seed=1)
    for _ in range(12):
        game.apply(bot.choose(game))

    assert len(game.moves) >= 12


# What it scores

PLAIN = "Agriculture 0, Bronze 0, Philosophy 0, Warriors 0"


def bonus(**words: Any) -> int:
    """What a civilization without anything but this scores at the end of the game."""
    technologies = ", ".join(part for part in (PLAIN, words.pop("technologies", "")) if part)
    words = {"idle": 0, **words}
    game = table(
        age=3,
        last_round="this",
        active=2,
        events="",
        one=civ(technologies=technologies, **words),
        two=civ(technologies=PLAIN, idle=0),
    )
    changes = play(game, "end turn")

    assert "nobody" in str(changes["asked"])
    assert "culture 2" not in changes
    scored = changes.get("culture 1", 0)
    assert isinstance(scored, int)
    return scored


@rule("NS-56.4")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({}, 0), ({"technologies": "Iron"}, 1), ({"technologies": "Coal"}, 2), ({"technologies": "Iron, Coal, Opera"}, 5),
     ({"specials": "Masonry, Justice System"}, 3), ({"government": "Monarchy"}, 2),
     ({"government": "Constitutional Monarchy", "technologies": "Iron", "specials": "Masonry"}, 6)],
)  # fmt: skip
def test_technologies_score_their_levels_and_the_government_twice_its_own(words: dict[str, str], scored: int) -> None:
    assert bonus(**words) == scored


@rule("NS-56.5")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({"technologies": "Warriors 3"}, 3), ({"technologies": "Philosophy 2"}, 2), ({"wonders": "Colossus"}, 2),
     ({"wonders": "Library of Alexandria"}, 1), ({"technologies": "Warriors 1, Philosophy 1"}, 2)],
)  # fmt: skip
def test_science_rating_and_strength_score_1_each(words: dict[str, str], scored: int) -> None:
    assert bonus(**words) == scored


@rule("NS-56.6", "NS-R97")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({"technologies": "Religion 1"}, 1), ({"wonders": "Hanging Gardens"}, 2), ({"technologies": "Religion 9"}, 8),
     ({"technologies": "Religion 3", "yellow_bank": 1, "idle": 4}, 0)],
)  # fmt: skip
def test_happy_faces_score_1_each_without_those_of_the_discontent(words: dict[str, Any], scored: int) -> None:
    assert bonus(**words) == scored


@rule("NS-56.7", "NS-R97")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({"technologies": "Agriculture 2"}, 2), ({"technologies": "Bronze 3"}, 3), ({"technologies": "Iron 2"}, 1 + 4),
     ({"technologies": "Agriculture 2, Bronze 1", "blue_bank": 0, "blue": "Bronze 16"}, 3)],
)  # fmt: skip
def test_what_farms_and_mines_make_scores_1_each(words: dict[str, Any], scored: int) -> None:
    assert bonus(**words) == scored


@rule("NS-56.8", "NS-R97")
@pytest.mark.parametrize(
    ("words", "scored"),
    [({"colonies": "Vast Territory I"}, 3), ({"colonies": "Vast Territory I, Wealthy Territory II"}, 6),
     ({"wonders": "Eiffel Tower"}, 6 + 1), ({"wonders": "Pyramids"}, 0), ({"wonders": "Taj Mahal"}, 0)],
)  # fmt: skip
def test_colonies_score_3_each_and_wonders_of_age_ii_6_each(words: dict[str, Any], scored: int) -> None:
    assert bonus(**words) == scored
