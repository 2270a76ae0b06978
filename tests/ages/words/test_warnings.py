"""What ending the turn now would bring, and the warnings that say what would cure it."""

from functools import cache
from typing import cast

import pytest

import civitas
from civitas import Game, bots
from civitas.ages.forecast import forecast, is_acting
from civitas.ages.rules import ORIGINAL_RULES
from civitas.ages.state import KEEPS_CARDS, Ages
from civitas.ages.words.warnings import warnings
from tests.support.ages import civ, seen, table

AGE_IV = 4


def warned(game: Game) -> list[str]:
    state = cast(Ages, game.state)
    return [warning.text() for warning in warnings(state, 0, forecast(state, 0))]


def test_a_calm_end_of_turn_has_no_warning() -> None:
    assert warned(table(one=civ(civil_left=0, military_left=0))) == []


def test_an_uprising_is_told_with_what_prevents_it() -> None:
    game = table(one=civ(civil_left=0, military_left=0, yellow_bank=11, idle=0, technologies="Religion 1", food=5))

    assert warned(game) == [
        (
            "Uprising: 1 discontent and 0 unused workers, so nothing will be produced. "
            "1 more happy face or unused worker prevents it."
        )
    ]
    assert seen(game, 1)["forecast"] == {
        "uprising": True, "culture": 0, "science": 0, "corruption": 0, "food": 0, "eaten": 0, "resources": 0,
        "missing_food": 0, "missing_culture": 0, "unmade_food": 0, "unmade_resources": 0, "cards": 0,
    }  # fmt: skip


def test_exactly_enough_unused_workers_prevent_an_uprising() -> None:
    game = table(one=civ(civil_left=0, military_left=0, yellow_bank=11, idle=1, technologies="Religion 1", food=5))

    assert warned(game) == []


def test_a_famine_is_told_with_the_culture_it_costs() -> None:
    game = table(
        one=civ(
            civil_left=0, military_left=0, yellow_bank=5, idle=0, technologies="Religion 2, Drama 2, Theology 1",
            culture=20, blue="Bronze 2",
        )
    )  # fmt: skip

    assert warned(game) == ["Famine: your people eat 3 food and find 2, which costs 4 culture. Produce or keep 1 more."]
    assert seen(game, 1)["forecast"]["missing_culture"] == 4


def test_a_famine_costs_no_more_culture_than_there_is() -> None:
    game = table(one=civ(civil_left=0, military_left=0, yellow_bank=0, idle=9, technologies="Agriculture 0", culture=3))

    assert warned(game) == ["Famine: your people eat 6 food and find 0, which costs 3 culture. Produce or keep 6 more."]


def test_corruption_is_told_with_the_tokens_that_are_short() -> None:
    one_short = table(one=civ(civil_left=0, military_left=0, blue="Bronze 6"))
    steps = table(one=civ(civil_left=0, military_left=0, blue="Bronze 12"))
    none = table(one=civ(civil_left=0, military_left=0, blue="Bronze 5"))

    assert warned(one_short) == [
        "Corruption takes 2: 10 blue tokens are in your bank. Spend goods: with 1 more there it takes none."
    ]
    assert warned(steps) == [
        "Corruption takes 4: 4 blue tokens are in your bank. With 2 more it takes 2, with 7 more none."
    ]
    assert warned(none) == []


def test_corruption_takes_food_for_want_of_resources_where_the_edition_says_so() -> None:
    one = civ(civil_left=0, military_left=0, blue="Agriculture 9, Bronze 1")

    assert warned(table(one=one)) == [
        "Corruption takes 2: 6 blue tokens are in your bank. Spend goods: with 5 more there it takes none."
    ]
    assert seen(table(one=one), 1)["forecast"]["corruption"] == 2
    original = seen(table(one=one, rules=ORIGINAL_RULES), 1)["forecast"]
    assert (original["resources"], original["corruption"]) == (2, 3)  # of 4, after the mines have produced


def test_a_bank_too_empty_to_produce_all_is_told_with_what_is_lost() -> None:
    game = table(one=civ(civil_left=0, military_left=0, technologies="Iron 2, Bronze 0", blue_bank=1))

    assert warned(game) == [
        "Corruption takes 4: 1 blue token is in your bank. With 5 more it takes 2, with 10 more none.",
        "Your blue bank runs empty: 1 food and 4 resources will not be produced. Spend goods first.",
    ]


def test_military_cards_over_the_limit_must_be_discarded() -> None:
    game = table(one=civ(civil_left=0, military_left=0, military_hand="Legion, Phalanx, Rats"))

    assert warned(game) == ["1 military card must be discarded: your limit is 2."]


def test_unused_actions_are_told_with_the_cards_they_draw() -> None:
    assert warned(table(one=civ(civil_left=1, military_left=2))) == [
        "1 civil action is unused.",
        "2 military actions are unused and will draw 2 cards.",
    ]
    assert warned(table(one=civ(civil_left=0, government="Communism"), age=3)) == [
        "5 military actions are unused and will draw 3 cards."
    ]
    assert warned(table(one=civ(civil_left=0, military_left=1), age=AGE_IV)) == [
        "1 military action is unused and will draw 0 cards."
    ]


def test_military_actions_are_no_loss_where_they_draw_no_cards() -> None:
    unused = civ(civil_left=0, military_left=2)

    assert warned(table(rules=ORIGINAL_RULES, options={"mode": "simple"}, one=unused)) == []
    assert warned(table(rules=ORIGINAL_RULES, options={"drawing": "action"}, one=unused)) == []
    assert warned(table(rules=ORIGINAL_RULES, one=unused)) == ["2 military actions are unused and will draw 2 cards."]
    assert warned(table(one=civ(civil_left=0, military_left=1))) == [
        "1 military action is unused and will draw 1 card."
    ]


def test_the_forecast_tells_all_that_the_end_of_the_turn_brings() -> None:
    """Two farms and two mines, corruption of 2, one food eaten; a lab and a temple."""
    game = table(
        one=civ(
            technologies="Agriculture 2, Philosophy 1, Religion 1", yellow_bank=16, blue="Bronze 7", military_left=1
        )
    )

    assert seen(game, 1)["forecast"] == {
        "uprising": False, "culture": 1, "science": 1, "corruption": 2, "food": 2, "eaten": 1, "resources": 2,
        "missing_food": 0, "missing_culture": 0, "unmade_food": 0, "unmade_resources": 0, "cards": 1,
    }  # fmt: skip


def test_a_famine_is_counted_in_the_culture_of_the_turn() -> None:
    one = civ(yellow_bank=0, idle=9, technologies="Agriculture 1, Religion 1", culture=30)

    expected = seen(table(one=one), 1)["forecast"]

    assert (expected["eaten"], expected["missing_food"], expected["missing_culture"]) == (1, 5, 4 * 5)
    assert expected["culture"] == 1 - 4 * 5


def test_military_cards_are_drawn_in_spite_of_an_uprising_but_not_in_the_original_edition() -> None:
    one = civ(civil_left=0, military_left=1, yellow_bank=11, idle=0, technologies="Religion 1", food=5)

    new, original = table(one=one), table(one=one, rules=ORIGINAL_RULES)

    assert [seen(game, 1)["forecast"]["uprising"] for game in (new, original)] == [True, True]
    assert [seen(game, 1)["forecast"]["cards"] for game in (new, original)] == [1, 0]


@pytest.mark.parametrize(
    ("deck", "discards", "cards"), [(0, "", 0), (1, "", 1), (1, "Legion", 2), (1, "Legion, Phalanx", 2)]
)
def test_no_more_cards_are_drawn_than_the_deck_and_its_discards_hold(deck: int, discards: str, cards: int) -> None:
    game = table(one=civ(civil_left=0, military_left=2), military_deck_size=deck, discards=discards)

    assert seen(game, 1)["forecast"]["cards"] == cards


@pytest.mark.parametrize(
    ("technologies", "goods"),
    [("Iron 1, Bronze 0, Agriculture 0", "2 resources"), ("Irrigation 1, Agriculture 0, Bronze 0", "2 food")],
)
def test_only_what_is_not_produced_is_said_to_be_lost(technologies: str, goods: str) -> None:
    game = table(one=civ(civil_left=0, military_left=0, technologies=technologies, blue_bank=0))

    assert warned(game)[-1] == f"Your blue bank runs empty: {goods} will not be produced. Spend goods first."


def test_cards_that_were_discarded_before_the_actions_are_not_warned_of() -> None:
    """In the original edition the excess is discarded before the actions; what is drawn later may be kept."""
    game = table(one=civ(civil_left=0, military_left=0, military_hand="Legion, Phalanx, Rats"), rules=ORIGINAL_RULES)

    assert warned(game) == []


def test_cards_that_an_event_spares_are_not_warned_of() -> None:
    kept = civ(civil_left=0, military_left=0, military_hand="Legion, Phalanx, Rats", used=KEEPS_CARDS)

    assert warned(table(one=kept)) == []


def test_exactly_as_many_military_cards_as_the_limit_allows_are_no_warning() -> None:
    assert warned(table(one=civ(civil_left=0, military_left=0, military_hand="Legion, Phalanx"))) == []


def test_the_end_of_the_turn_counts_what_a_leader_brings() -> None:
    game = table(age=1, one=civ(leader="Genghis Khan", technologies="Warriors 3", civil_left=0, military_left=0))

    assert seen(game, 1)["forecast"]["culture"] == 3


# In the view


def test_only_whoever_is_asked_for_an_action_sees_them() -> None:
    game = table(one=civ(civil_left=1, military_left=0))

    assert seen(game, 1)["warnings"] == [{"id": "ages.warn.civil_actions", "args": {"count": 1}}]
    assert seen(game, 2)["warnings"] == seen(game)["warnings"] == []
    assert seen(game, 2)["forecast"] is None
    assert seen(table(phase="politics"), 1)["forecast"] is None


# In any position


@cache
def ends() -> list[tuple[Game, Game]]:
    """Positions before and after turns that ended without a question, within an age."""
    found = []
    for seed, players in enumerate((2, 3, 4)):
        game = civitas.new("ages", seed=seed, players=players)
        bot = bots.make("uniform", "ages", seed)
        while game.seat is not None:
            before = game.clone()
            game.play(bot.choose(game))
            if game.moves[-1] == 1 and game.seat not in (None, before.seat) and age(game) == age(before):
                found.append((before, game.clone()))
    return found


def age(game: Game) -> int:
    return int(cast(Ages, game.state).age)


def test_the_forecast_comes_true_in_random_positions() -> None:
    assert len(ends()) > 50
    for before, after in ends():
        seat = before.seat
        assert seat is not None
        was, now = cast(Ages, before.state), cast(Ages, after.state)
        expected = forecast(was, seat)

        assert is_acting(was, seat)
        assert now.civs[seat].culture - was.civs[seat].culture == expected.culture
        assert now.civs[seat].science - was.civs[seat].science == expected.science
        assert len(now.civs[seat].military_hand) - len(was.civs[seat].military_hand) == expected.cards


def test_a_forecast_changes_nothing() -> None:
    for before, _ in ends()[:30]:
        encoded = before.state.encode()
        state, seat = cast(Ages, before.state), before.seat or 0
        warnings(state, seat, forecast(state, seat))

        assert before.state.encode() == encoded
