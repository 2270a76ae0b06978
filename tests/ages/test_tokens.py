"""Blue and yellow tokens: those of cards, and losing them."""

from typing import cast

import pytest

from civitas import Game
from civitas.ages.state import Ages
from civitas.ages.tokens import lose_population
from tests.support.ages import asked, civ, civ_of, only, options, play, table
from tests.support.ages.positions import blue
from tests.support.rules import rule


def losing_colony(colony: str, **words: object) -> Game:
    """A table at which player 1 annexes the only colony of player 2."""
    return table(
        age=2,
        phase="politics",
        one=civ(government="Monarchy", technologies="Warriors 3, Swordsmen 2", military_hand="Annex"),
        two=civ(colonies=colony, technologies="Warriors 0", **words),  # type: ignore[arg-type]
    )


def annex(game: Game) -> dict[str, int | str]:
    changes = play(game, "play Annex against player 2")
    while str(changes["asked"]) not in ("1: TakeAction", "2: ReturnBlueToken"):
        moves = options(game)
        move = next(
            move for move in sorted(moves) if move.startswith("annex") or move in ("fight", "give up the defence")
        )
        changes = {**changes, **play(game, move)}
    return changes


@rule("NS-49.1", "NS-49.2")
def test_tokens_of_a_card_come_to_the_bank_when_it_comes_into_play() -> None:
    game = table(age=2, one=civ(hand="Justice System", science=7))

    changes = play(game, "develop Justice System")

    assert only(changes, "blue tokens 1") == {"blue tokens 1": 3}
    assert civ_of(game, 1)["blue_bank"] == 19


@rule("NS-49.1", "OR-45.6")
def test_a_bank_has_no_upper_limit_and_a_full_one_no_corruption() -> None:
    own = civ_of(table(age=3, one=civ(blue_bank=30, yellow_bank=40)), 1)

    assert (own["corruption"], own["consumption"], own["happiness_needed"]) == (0, 0, 0)


@rule("NS-44.1", "NS-44.2", "NS-44.3", "NS-49.2", "NS-R33")
@pytest.mark.parametrize(
    ("colony", "blue_tokens", "yellow_tokens"),
    [("Wealthy Territory I", 3, 0), ("Inhabited Territory I", 0, 2), ("Developed Territory II", 2, 2),
     ("Vast Territory I", -1, 3), ("Vast Territory II", -1, 4)],
)  # fmt: skip
def test_tokens_of_a_colony_go_with_it_and_negative_ones_the_other_way(
    colony: str, blue_tokens: int, yellow_tokens: int
) -> None:
    changes = annex(losing_colony(colony))

    expected = {
        "blue tokens 1": blue_tokens,
        "blue tokens 2": -blue_tokens,
        "yellow tokens 1": yellow_tokens,
        "yellow tokens 2": -yellow_tokens,
    }
    assert only(changes, "blue tokens", "yellow tokens") == {name: n for name, n in expected.items() if n}
    assert only(changes, "culture", "science", "food", "resources", "idle", "military hand 2") == {}
    assert only(changes, "colonies") == {"colonies 1": f"+{colony}", "colonies 2": f"-{colony}"}


@rule("NS-49.3", "NS-R33")
def test_a_lost_vast_territory_gives_its_blue_token_back() -> None:
    game = losing_colony("Vast Territory I")
    before = civ_of(game, 2)["blue_bank"]

    annex(game)

    assert civ_of(game, 2)["blue_bank"] == before + 1
    assert civ_of(game, 2)["yellow_bank"] == 15


@rule("NS-49.4", "NS-R33")
def test_lost_blue_tokens_leave_the_bank_first() -> None:
    game = losing_colony("Wealthy Territory I", resources=2, blue_bank=4)

    changes = annex(game)

    assert changes["asked"] == "1: TakeAction"
    assert blue(game, 2) == {"Bronze": 2, "bank": 1}


@rule("NS-49.4", "NS-R33")
def test_what_the_bank_lacks_the_owner_returns_from_cards_of_their_choice() -> None:
    game = losing_colony("Wealthy Territory I", resources=2, food=1, blue_bank=2)

    changes = annex(game)
    assert changes["asked"] == "2: ReturnBlueToken"
    assert options(game) == {"return a blue token of Agriculture", "return a blue token of Bronze"}
    after = play(game, "return a blue token of Agriculture")

    assert after == {"food 2": -1, "blue tokens 2": -1, "asked": "1: TakeAction"}
    assert blue(game, 2) == {"Bronze": 2, "bank": 0}


@rule("NS-49.4")
def test_with_one_card_that_has_tokens_there_is_no_choice() -> None:
    game = losing_colony("Wealthy Territory I", resources=3, blue_bank=1)

    changes = annex(game)

    assert changes["asked"] == "1: TakeAction"
    assert blue(game, 2) == {"Bronze": 1, "bank": 0}


@rule("NS-49.4")
def test_the_token_of_a_lost_good_is_gone_for_ever() -> None:
    """Crime Wave takes a blue token of each of the two weakest, here of the one weakest."""
    game = table(
        age=2,
        phase="politics",
        events="Crime Wave, Rats",
        one=civ(military_hand="Good Harvest", technologies="Warriors 3"),
        two=civ(blue="Bronze 1, Agriculture 1", blue_bank=0, culture=9),
    )

    assert play(game, "prepare Good Harvest")["asked"] == "2: ReturnBlueToken"
    changes = play(game, "return a blue token of Bronze")

    assert only(changes, "resources 2", "food 2", "blue tokens 2") == {"resources 2": -1, "blue tokens 2": -1}
    assert blue(game, 2) == {"Agriculture": 1, "bank": 0}


@rule("NS-49.5", "NS-R33", "NS-R8")
@pytest.mark.parametrize(("bank", "lost"), [(18, 3), (2, 2), (0, 0)])
def test_lost_yellow_tokens_leave_the_bank_only(bank: int, lost: int) -> None:
    game = losing_colony("Vast Territory I", yellow_bank=bank, idle=3)

    changes = annex(game)

    expected = {"yellow tokens 2": -lost, "yellow bank 2": -lost} if lost else {}
    assert only(changes, "yellow tokens 2", "yellow bank 2", "idle 2", "workers 2") == expected


@rule("NS-49.6", "NS-R33", "NS-R77")
@pytest.mark.parametrize(("bank", "taken"), [(18, 1), (1, 1), (0, 0)])
def test_yellow_tokens_taken_come_from_the_bank_of_one_to_the_bank_of_the_other(bank: int, taken: int) -> None:
    game = table(
        age=2,
        phase="politics",
        events="Uncertain Borders, Rats",
        one=civ(military_hand="Good Harvest", technologies="Warriors 3"),
        two=civ(yellow_bank=bank, idle=3, technologies="Religion 2"),
    )

    changes = play(game, "prepare Good Harvest")

    expected = {
        "yellow bank 1": taken,
        "yellow bank 2": -taken,
        "yellow tokens 1": taken,
        "yellow tokens 2": -taken,
    }
    assert only(changes, "yellow bank", "yellow tokens", "idle 2") == (expected if taken else {})


@rule("NS-R33", "NS-48.9")
def test_a_war_moves_the_tokens_of_a_stolen_technology() -> None:
    game = table(
        age=2,
        active=2,
        one=civ(war=("War over Technology", 2), technologies="Warriors 9"),
        two=civ(specials="Justice System", science=0, military_left=0, technologies="Philosophy 0"),
    )

    changes = play(game, "end turn")
    while changes["asked"] != "1: PoliticalAction":
        changes = {
            **changes,
            **play(game, "steal Justice System" if "steal Justice System" in options(game) else "take science"),
        }

    assert only(changes, "blue tokens", "special") == {
        "blue tokens 1": 3,
        "blue tokens 2": -3,
        "special 1": "+Justice System",
        "special 2": "-Justice System",
    }


@rule("NS-R32", "NS-24.6")
def test_tokens_on_an_unfinished_wonder_are_not_in_the_bank_and_return_when_it_is_completed() -> None:
    game = table(one=civ(project=("Pyramids", 2), resources=1))
    assert civ_of(game, 1)["blue_bank"] == 13

    play(game, "build 1 stage")

    assert civ_of(game, 1)["blue_bank"] == 16


@rule("NS-50.4")
def test_whoever_loses_several_workers_and_has_none_unused_chooses_each() -> None:
    game = table(one=civ(idle=0))
    state = cast(Ages, game.state)
    lose_population(state, 0, 3)

    before = civ_of(game, 1)["yellow_bank"]
    for move in ("lose a worker of Bronze", "lose a worker of Agriculture", "lose a worker of Bronze"):
        assert asked(game) == "1: LosePopulation"
        game.play(move)

    assert asked(game) == "1: TakeAction"
    assert civ_of(game, 1)["yellow_bank"] - before == 3
