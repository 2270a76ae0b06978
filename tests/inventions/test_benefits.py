"""Benefits: what they give, and what they give when the supply runs out."""

import pytest

from civitas import Game
from civitas.inventions.benefits import GainSpecialists
from civitas.inventions.kinds import NONE
from tests.support.inventions import options, play, society, state_of, table, words
from tests.support.inventions.building import building
from tests.support.rules import rule


def two_specialists(supply: int) -> Game:
    """A Diplomat comes back from Sown Fields, which gives two Specialists; as a third Academic it joins the supply."""
    game = table(one=society(diplomats="Sown Fields", ready="Academic 2", supply=supply - 1))
    changes = play(game, "pillar on Call Diplomat", "recall from Sown Fields")
    assert (changes["1 supply"], changes["asked"]) == (1, "1: GainSpecialists")
    return game


@rule("IN-14.2")
def test_two_specialists_come_also_when_exactly_two_are_left() -> None:
    game = two_specialists(supply=2)

    assert str(game.prompt) == "Player 1, choose 2 new Specialists."
    assert play(game, "gain Thinker") == {"asked": "1: GainSpecialists"}
    assert options(game) == ["gain Merchant", "gain Artisan", "gain Thinker"]
    assert play(game, "gain Artisan") == {"1 Artisan": 1, "1 Thinker": 1, "1 supply": -2, "asked": "2: ChooseAction"}


@rule("IN-14.2")
def test_of_two_specialists_one_comes_when_one_is_left() -> None:
    game = two_specialists(supply=1)

    assert str(game.prompt) == "Player 1, choose 1 new Specialist."
    assert play(game, "gain Artisan") == {"1 Artisan": 1, "1 supply": -1, "asked": "2: ChooseAction"}


@rule("IN-14.2")
def test_nobody_comes_from_an_empty_supply() -> None:
    game = table(one=society(diplomats="Sown Fields", supply=0))

    assert play(game, "pillar on Call Diplomat", "recall from Sown Fields") == {
        "1 Academic": 1,
        "1 diplomat Sown Fields": -1,
        "asked": "2: ChooseAction",
    }


@rule("IN-R66")
def test_two_specialists_of_any_type_come_where_a_wealth_tile_is_paid_with_anybody() -> None:
    game = building(ready="Merchant 2", display="Wealth A1", influence=5)

    play(game, "build Wealth A1 on hex 9")

    assert options(game) == ["gain Merchant", "gain Artisan", "gain Thinker"]


@rule("IN-R66")
def test_an_academic_who_can_pay_leaves_the_types_free() -> None:
    game = building(ready="Academic 1", display="Economy 1", influence=5)

    play(game, "build Economy 1 on hex 9")

    assert options(game) == ["gain Merchant", "gain Artisan", "gain Thinker"]


@rule("IN-R66")
@pytest.mark.parametrize(
    ("type", "first"), [("Culture", "Merchant, Artisan"), ("Technology", "Merchant, Artisan, Thinker")]
)
def test_a_specialist_before_the_one_who_pays_may_be_of_another_type(type: str, first: str) -> None:
    """Nobody but the second Specialist can pay; search chooses types in their order."""
    game = building(display=f"{type} 1", influence=5)

    play(game, f"build {type} 1 on hex 9")

    assert [game.say(move) for move in game.state.options()] == [f"gain {name}" for name in words(first)]


def test_two_specialists_lack_two_types_and_then_one() -> None:
    state = state_of(table())

    assert [GainSpecialists(0, count, 0, NONE, 0).missing(state) for count in (2, 1)] == [2, 1]
