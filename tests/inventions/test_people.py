"""Specialists and Academics: ready and exhausted ones, the supply and the limit; and the action spent."""

from civitas.inventions.kinds import PEOPLE_NAMES
from civitas.inventions.people import ExhaustAny
from tests.support.inventions import card, options, play, society, state_of, table
from tests.support.rules import rule

# Spend the action


@rule("IN-15.1", "IN-R41")
def test_spending_the_action_gains_only_one_influence_and_visits_the_pillars_of_others() -> None:
    game = table(one=society(influence=3), two=society(epoch="Travel", influence=2))

    assert play(game, "spend the action on Travel") == {
        "1 influence": 1,
        "2 influence": 1,
        "asked": "2: ChooseAction",
    }


# What else the actions ask for, and what a table may decide


@rule("IN-R50")
def test_exhausted_people_can_neither_present_invent_innovate_nor_be_sent() -> None:
    game = table(
        one=society(exhausted="Merchant 3, Thinker 3, Artisan 3, Academic 2", ideas="Hand Loom"),
        cards={"Africa": card("Granary", presenter=2), "Asia": card("Ox Yoke", presenter=2, inventor=2)},
    )

    possible = [text for text in options(game) if text.startswith("pillar")]

    assert possible == ["pillar on Eureka"]


@rule("IN-R40")
def test_from_an_empty_supply_nobody_comes() -> None:
    eureka = table(one=society(supply=0))
    innovate = table(
        one=society(supply=0, ready="Merchant 1", influence=0),
        cards={"Africa": card("Granary", presenter=2, inventor=2)},
    )
    share = table(
        one=society(supply=0),
        cards={"Africa": card("Granary", presenter=2, inventor=2, innovator=1)},
        wealth={"Africa": ""},
    )

    assert "1 diplomat Smelting" not in play(eureka, "pillar on Eureka", "discover Smelting", "mark space 1 of Era 3")
    assert play(innovate, "pillar on Innovate", "innovate in Africa")["1 Merchant"] == -1
    assert play(share, "pillar on Share", "share in Africa")["1 in Africa"] == 1


@rule("IN-R40")
def test_two_new_specialists_come_from_a_supply_of_exactly_two_and_one_from_a_supply_of_one() -> None:
    two = table(one=society(diplomats="Sown Fields", ready="Academic 2", supply=1))
    one = table(one=society(diplomats="Sown Fields", supply=1))

    play(two, "pillar on Call Diplomat", "recall from Sown Fields")
    play(one, "pillar on Call Diplomat", "recall from Sown Fields")

    assert two.prompt.text() == "Player 1, choose 2 new Specialists."
    assert play(two, "gain Merchant", "gain Thinker")["1 supply"] == -2
    assert one.prompt.text() == "Player 1, choose 1 new Specialist."
    assert play(one, "gain Merchant")["1 supply"] == -1


@rule("IN-R62")
def test_influence_stays_between_0_and_10() -> None:
    high = table(one=society(influence=10))
    low = table(one=society(ready="Merchant 1", display="Economy 1", influence=2))

    assert play(high, "spend the action on Travel") == {"asked": "2: ChooseAction"}
    play(low, "spend the action on Travel")
    assert play(low, "build Economy 1 on hex 8")["1 influence"] == -3
    assert state_of(low).societies[0].influence == 0


@rule("IN-R34")
def test_a_table_may_decide_that_the_limit_of_academics_holds_in_the_era_change_only() -> None:
    one = society(diplomats="Tended Fire", ready="Academic 1", exhausted="Academic 1")
    game = table(one=one, academic_limit="era-change")

    assert play(game, "pillar on Call Diplomat", "recall from Tended Fire")["1 Academic"] == 1


@rule("IN-R49")
def test_nobody_is_sent_away_when_the_limit_of_academics_falls() -> None:
    game = table(
        round=3,
        active=3,
        one=society(ready="Academic 3", hexes={1: "Economy 4"}, used="Economy 4"),
    )

    play(game, "spend the action on Eureka")

    assert game.view()["table"]["societies"][0]["academic_limit"] == 2
    assert game.view()["table"]["societies"][0]["ready"]["Academic"] == 3


def test_as_many_people_are_missing_as_are_still_to_be_exhausted() -> None:
    state = state_of(table())

    assert [ExhaustAny(0, count, 0).missing(state) for count in (3, 1)] == [3, 1]


def test_people_are_exhausted_in_order_and_enough_must_be_left_for_the_rest() -> None:
    state = state_of(table(one=society(ready="Merchant, Artisan, Thinker")))
    exhaust = state.edition.book.exhaust

    two_from_artisan = ExhaustAny(0, 2, PEOPLE_NAMES.index("Artisan"))

    assert two_from_artisan.options(state) == [exhaust.move(PEOPLE_NAMES.index("Artisan"))]
