"""Action cards: what they cost, and what those give that order nothing."""

import pytest

from civitas import IllegalMove
from civitas.ages.editions.new_story.action_cards import ACTION_CARDS
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.ages.positions import card_played
from tests.support.rules import rule

LEVELS = ["A", "I", "II", "III"]
PROVED = {
    *(f"Rich Land {level}" for level in LEVELS[:3]), *(f"Urban Growth {level}" for level in LEVELS),
    *(f"Engineering Genius {level}" for level in LEVELS), *(f"Patriotism {level}" for level in LEVELS),
    *(f"Frugality {level}" for level in LEVELS[:3]), "Cultural Heritage A", "Cultural Heritage I", "Stockpile",
    "Reserves I", "Reserves II", "Reserves III", "Breakthrough I", "Breakthrough II", "Efficient Upgrade II",
    "Efficient Upgrade III", "Revolutionary Idea II", "Revolutionary Idea III", "Wave of Nationalism",
    "Military Build-Up", "Endowment for the Arts",
}  # fmt: skip


@rule("NS-27.1")
def test_each_of_the_33_action_cards_has_its_test() -> None:
    assert {card.name for card in ACTION_CARDS} == PROVED
    assert len(ACTION_CARDS) == 33


# Playing a card at all


@rule("NS-27.1", "NS-27.10", "NS-40.1", "OR-16.1", "OR-30.1")
def test_an_action_card_costs_a_civil_action_and_is_discarded() -> None:
    game = table(age=2, one=civ(hand="Revolutionary Idea II, Drama"))

    assert play(game, "play Revolutionary Idea II") == card_played("Revolutionary Idea II", science_1=4)
    assert civ_of(game, 1)["hand"] == ["Drama"]


@rule("NS-27.1")
def test_an_action_card_cannot_be_played_without_a_civil_action() -> None:
    game = table(one=civ(hand="Stockpile, Reserves I", civil_left=0, military_left=2))

    assert not any(move.startswith("play") for move in options(game))


@rule("NS-27.2")
def test_a_card_taken_in_this_action_phase_cannot_be_played() -> None:
    game = table(row="Stockpile")

    play(game, "take Stockpile at 1")

    assert "play Stockpile" not in options(game)
    with pytest.raises(IllegalMove):
        game.play("play Stockpile")


@rule("NS-27.2")
def test_of_two_equal_cards_the_one_taken_before_can_be_played_once() -> None:
    game = table(row="Reserves I", one=civ(hand="Reserves I"))

    play(game, "take Reserves I at 1", "play Reserves I", "gain food")

    assert civ_of(game, 1)["hand"] == ["Reserves I"]
    assert "play Reserves I" not in options(game)


@rule("NS-27.2")
def test_a_card_taken_in_the_turn_before_can_be_played() -> None:
    game = table(row="Stockpile", one=civ(military_left=0), two=civ(military_left=0))
    game.play("take Stockpile at 1")
    for move in ("end turn", "pass", "end turn", "pass"):
        game.play(move)

    assert only(play(game, "play Stockpile"), "hand 1") == {"hand 1": "-Stockpile"}


@rule("NS-R17", "NS-55.3")
def test_a_card_taken_by_international_agreement_can_be_played_in_the_same_turn() -> None:
    game = table(
        age=2,
        phase="politics",
        events="International Agreement, Rats",
        row="Reserves II",
        one=civ(military_hand="Good Harvest", technologies="Warriors 3"),
    )
    play(game, "prepare Good Harvest")
    game.play("take Reserves II at 1")
    while "end turn" not in options(game):
        game.play("take no more")

    assert "play Reserves II" in options(game)


# Science


@rule("NS-27.3", "NS-R18")
@pytest.mark.parametrize(("level", "science"), [("I", 2), ("II", 3)])
def test_breakthrough_develops_a_technology_and_then_gives_science(level: str, science: int) -> None:
    card = f"Breakthrough {level}"
    game = table(age=2, one=civ(hand=f"{card}, Alchemy, Irrigation", science=4))

    assert play(game, f"play {card}")["asked"] == "1: CarryOut"
    assert options(game) == {"develop Alchemy", "develop Irrigation"}
    changes = play(game, "develop Alchemy")

    assert changes == {
        "science 1": science - 4,
        "hand 1": "-Alchemy",
        "technologies 1": "+Alchemy",
        "civil 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-R18", "NS-27.7")
def test_the_science_of_breakthrough_cannot_pay_for_the_technology() -> None:
    game = table(age=2, one=civ(hand="Breakthrough II, Alchemy", science=3))

    assert "play Breakthrough II" not in options(game)


@rule("NS-27.5")
def test_breakthrough_offers_both_ways_to_a_government() -> None:
    game = table(age=2, one=civ(hand="Breakthrough I, Monarchy", science=8))

    play(game, "play Breakthrough I")

    assert options(game) == {"develop Monarchy", "declare a revolution for Monarchy"}


@rule("NS-27.1")
@pytest.mark.parametrize(("level", "science"), [("II", 4), ("III", 6)])
def test_revolutionary_idea_gives_science(level: str, science: int) -> None:
    card = f"Revolutionary Idea {level}"

    assert play(table(age=3, one=civ(hand=card)), f"play {card}") == card_played(card, science_1=science)


@rule("NS-27.1")
@pytest.mark.parametrize(("level", "science", "culture"), [("A", 1, 4), ("I", 2, 2)])
def test_cultural_heritage_gives_science_and_culture(level: str, science: int, culture: int) -> None:
    card = f"Cultural Heritage {level}"
    game = table(one=civ(hand=card))

    assert play(game, f"play {card}") == card_played(card, science_1=science, culture_1=culture)


# Goods


@rule("NS-27.1")
def test_stockpile_gives_a_food_and_a_resource() -> None:
    game = table(one=civ(hand="Stockpile"))

    assert play(game, "play Stockpile") == card_played("Stockpile", food_1=1, resources_1=1)


@rule("NS-27.1")
@pytest.mark.parametrize("goods", ["food", "resources"])
@pytest.mark.parametrize(("level", "amount"), [("I", 2), ("II", 3), ("III", 4)])
def test_reserves_give_food_or_resources(level: str, amount: int, goods: str) -> None:
    card = f"Reserves {level}"
    game = table(age=3, one=civ(hand=card))

    assert play(game, f"play {card}")["asked"] == "1: GainEither"
    assert options(game) == {"gain food", "gain resources"}
    assert play(game, f"gain {goods}") == {f"{goods} 1": amount, "asked": "1: TakeAction"}


# The military


@rule("NS-27.8", "NS-48.6", "NS-R21", "NS-R20")
@pytest.mark.parametrize(("level", "resources"), [("A", 1), ("I", 2), ("II", 3), ("III", 4)])
def test_patriotism_gives_an_action_and_resources_for_units_of_this_turn(level: str, resources: int) -> None:
    card = f"Patriotism {level}"
    game = table(age=3, one=civ(hand=card))

    changes = play(game, f"play {card}")

    assert changes == card_played(card, spare_military_1=1, unit_resources_1=resources)
    assert civ_of(game, 1)["military_hand_limit"] == 2


@rule("NS-48.6", "NS-51.8", "NS-R20", "OR-81.4", "OR-25.3")
def test_temporary_actions_and_resources_are_spent_first_and_shared_by_several_units() -> None:
    game = table(age=2, one=civ(hand="Patriotism II", resources=2, idle=2))
    play(game, "play Patriotism II")

    first = play(game, "build Warriors")
    second = play(game, "build Warriors")

    assert only(first, "unit resources 1", "resources 1", "spare military 1", "military 1") == {
        "unit resources 1": -2,
        "spare military 1": -1,
    }
    assert only(second, "unit resources 1", "resources 1", "spare military 1", "military 1") == {
        "unit resources 1": -1,
        "resources 1": -1,
        "military 1": -1,
    }


@rule("NS-51.8", "NS-R20", "OR-81.4", "OR-25.3")
def test_resources_for_units_pay_for_nothing_else() -> None:
    game = table(age=2, one=civ(hand="Patriotism II", resources=0))
    play(game, "play Patriotism II")

    assert "build Warriors" in options(game)
    assert "build Bronze" not in options(game)


@rule("NS-R20", "OR-25.3")
def test_what_is_left_of_temporary_goods_is_lost_at_the_end_of_the_turn() -> None:
    game = table(age=2, one=civ(hand="Patriotism II"))

    changes = play(game, "play Patriotism II", "end turn")

    assert only(changes, "unit resources 1", "spare military 1") == {}
    assert civ_of(game, 1)["unit_resources"] == 0


@rule("NS-27.9", "NS-R21")
@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 2), (2, 3)])
def test_an_extra_military_action_left_over_draws_a_card(left: int, drawn: int) -> None:
    game = table(age=2, one=civ(hand="Patriotism II", military_left=left))

    play(game, "play Patriotism II")
    play(game, "end turn")

    assert civ_of(game, 1)["military_hand"] == drawn


@rule("NS-27.1", "NS-R20")
@pytest.mark.parametrize("card", ["Wave of Nationalism", "Military Build-Up"])
@pytest.mark.parametrize(("players", "each"), [(2, (6, 8)), (3, (3, 5)), (4, (2, 3))])
def test_wave_of_nationalism_and_military_build_up_give_resources_for_each_stronger_civilization(
    card: str, players: int, each: tuple[int, int]
) -> None:
    strong = civ(technologies="Warriors 2")
    others = dict.fromkeys(("two", "three", "four")[: players - 1], strong)
    game = table(age=3, players=players, one=civ(hand=card), **others)  # type: ignore[arg-type]

    amount = each[card == "Military Build-Up"] * (players - 1)
    assert play(game, f"play {card}") == card_played(card, unit_resources_1=amount)


@rule("NS-27.1")
@pytest.mark.parametrize("card", ["Wave of Nationalism", "Military Build-Up", "Endowment for the Arts"])
def test_equals_count_nothing_for_cards_that_count_those_ahead(card: str) -> None:
    game = table(age=3, players=3, one=civ(hand=card, culture=5), two=civ(culture=5), three=civ(culture=4))

    assert play(game, f"play {card}") == card_played(card)


@rule("NS-27.1")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts_gives_culture_for_each_civilization_with_more(players: int, each: int) -> None:
    others = {name: civ(culture=9) for name in ("two", "three", "four")[: players - 1]}
    game = table(age=3, players=players, one=civ(hand="Endowment for the Arts", culture=8), **others)  # type: ignore[arg-type]

    changes = play(game, "play Endowment for the Arts")

    assert changes == card_played("Endowment for the Arts", culture_1=each * (players - 1))
