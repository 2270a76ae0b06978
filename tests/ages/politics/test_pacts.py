"""Pacts: offering and answering, what each does to its sides, and how it ends."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Changes, Words, asked, civ, civ_of, deal, only, options, play, ratings, table
from tests.support.ages_seen import OVER
from tests.support.rules import rule

SIDED = [
    "Trade Routes Agreement",
    "Acceptance of Supremacy",
    "International Trade Agreement",
    "Promise of Military Protection",
    "Loss of Sovereignty",
]
EQUAL = [
    "Open Borders Agreement",
    "Scientific Cooperation",
    "International Tourism",
    "Military Alliance",
    "Peace Treaty",
]


def offering(card: str, two: Words | None = None, **words: Any) -> Game:
    return table(players=3, age=3, phase="politics", one=civ(military_hand=card, **words), two=two)


def made(pact: str, side: str = "", two: Words | None = None, **words: Any) -> Changes:
    """Offer a pact to player 2, who accepts; what that changed."""
    game = offering(pact, two, **words)
    play(game, f"offer {pact} to player 2{side}")
    changes = play(game, "accept")
    assert changes.pop("pact 1") == f"+{pact}"
    return changes


# Offering and answering


@rule("NS-R82", "NS-13.2", "OR-54.7")
@pytest.mark.parametrize("pact", SIDED)
def test_a_pact_with_sides_is_offered_as_either_to_each_other_player(pact: str) -> None:
    game = offering(pact)

    offers = {f"offer {pact} to player {player} as {side}" for player in (2, 3) for side in "AB"}
    assert options(game) == {"pass", *offers}


@rule("NS-R82", "NS-13.2", "NS-13.3")
@pytest.mark.parametrize("pact", EQUAL)
def test_a_pact_with_equal_sides_is_offered_to_each_other_player_without_military_actions(pact: str) -> None:
    game = offering(pact, military_left=0)

    assert options(game) == {"pass", f"offer {pact} to player 2", f"offer {pact} to player 3"}
    assert play(game, f"offer {pact} to player 3") == {"military hand 1": f"-{pact}", "asked": "3: AnswerOffer"}
    assert options(game) == {"accept", "refuse"}


@rule("NS-R82", "NS-13.4")
def test_a_refused_pact_returns_to_the_hand_and_the_political_action_is_used() -> None:
    game = offering("Peace Treaty")
    play(game, "offer Peace Treaty to player 2")

    assert play(game, "refuse") == {"military hand 1": "+Peace Treaty", **OVER}


@rule("NS-R82", "NS-13.5", "NS-13.6", "NS-46.1")
def test_an_accepted_pact_ends_the_own_one_before() -> None:
    game = offering("Peace Treaty", pact=("Military Alliance", 3))
    play(game, "offer Peace Treaty to player 2")

    assert play(game, "accept") == {
        "pact 1": "+Peace Treaty, -Military Alliance",
        "discards": "+Military Alliance",
        "culture rating 1": 1,
        "culture rating 2": 1,
        "strength 1": -3,
        "strength 3": -3,
        **OVER,
    }


@rule("NS-R82")
def test_a_refused_pact_leaves_the_own_one() -> None:
    game = offering("Peace Treaty", pact=("Military Alliance", 3))
    play(game, "offer Peace Treaty to player 2", "refuse")

    assert civ_of(game, 1)["pact"] == "Military Alliance"


@rule("NS-R82", "NS-13.7", "NS-46.1")
def test_pacts_of_others_bind_a_player_beside_his_own() -> None:
    two = civ(pact=("Military Alliance", 1))
    game = offering("Peace Treaty", two)

    play(game, "offer Peace Treaty to player 2", "accept")

    assert (civ_of(game, 1)["pact"], civ_of(game, 2)["pact"]) == ("Peace Treaty", "Military Alliance")
    assert ratings(game, 1)[0] == ratings(game, 2)[0] == 1
    assert ratings(game, 1)[2] == ratings(game, 2)[2] == 4


@rule("NS-13.1", "NS-2.4")
def test_there_are_no_pacts_with_two_players() -> None:
    rows = deal(players=2)

    ids = {id for name, row in rows.items() if name.startswith("military") for id in row}
    names = set(SIDED + EQUAL)
    game = table()
    assert not [id for id in ids if game.rules.names["military"][int(id)] in names]


@rule("NS-R12")
def test_a_pact_in_hand_stays_playable_when_two_players_are_left() -> None:
    game = table(players=3, age=2, phase="politics", active=3, one=civ(military_hand="Scientific Cooperation"))

    game.resign(2)

    assert asked(game) == "1: PoliticalAction"
    assert options(game) == {"pass", "offer Scientific Cooperation to player 2"}


@rule("NS-13.2", "NS-13.5", "OR-54.7")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_pact_lies_in_the_area_of_who_offered_it_with_his_side_and_partner(side: str) -> None:
    game = offering("Loss of Sovereignty")

    play(game, f"offer Loss of Sovereignty to player 3 as {side}", "accept")

    own = civ_of(game, 1)
    assert (own["pact"], own["pact_partner"], own["pact_side"]) == ("Loss of Sovereignty", 2, side)
    assert [civ_of(game, player)["pact"] for player in (2, 3)] == [None, None]


# What they do at once


@rule("NS-13.8")
@pytest.mark.parametrize(
    ("pact", "changes"),
    [
        (
            "Open Borders Agreement",
            {"military 1": 1, "military total 1": 1, "military 2": 1, "military total 2": 1},
        ),
        ("Scientific Cooperation", {}),
        ("International Tourism", {}),
        ("Military Alliance", {"strength 1": 3, "strength 2": 3}),
        ("Peace Treaty", {"culture rating 1": 1, "culture rating 2": 1}),
    ],
)
def test_an_equal_pact_gives_the_same_to_both(pact: str, changes: Changes) -> None:
    assert made(pact) == {**changes, **OVER}


@rule("NS-13.8")
@pytest.mark.parametrize(
    ("pact", "a", "b"),
    [
        ("Trade Routes Agreement", {}, {}),
        ("Acceptance of Supremacy", {}, {}),
        ("International Trade Agreement", {}, {}),
        ("Promise of Military Protection", {"culture rating": 1}, {"culture rating": -1, "strength": 4}),
        ("Loss of Sovereignty", {"culture rating": 2}, {"culture rating": -2}),
    ],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_sided_pact_gives_each_side_its_own(pact: str, a: dict[str, int], b: dict[str, int], side: str) -> None:
    sides = (a, b) if side == "A" else (b, a)
    rich = "Religion 2, Drama 2"

    changes = made(pact, f" as {side}", civ(technologies=rich), technologies=rich)

    expected = {f"{name} {player}": number for player in (1, 2) for name, number in sides[player - 1].items()}
    assert changes == {**expected, **OVER}


@rule("NS-R37", "NS-47.5")
def test_a_culture_rating_does_not_fall_below_zero_by_a_pact() -> None:
    assert made("Loss of Sovereignty", " as B") == {"culture rating 2": 2, **OVER}


# Trade Routes Agreement


def trading(side: str, **words: Any) -> Game:
    return table(players=3, one=civ(pact=("Trade Routes Agreement", 2, side), **words))


@rule("NS-51.8")
def test_once_a_turn_side_a_uses_a_food_as_a_resource() -> None:
    game = trading("A", food=2, resources=1)

    assert "use a resource as a food" not in options(game)
    assert play(game, "use a food as a resource") == {"food 1": -1, "spare resources 1": 1, **OVER}
    assert "use a food as a resource" not in options(game)
    assert only(play(game, "build Bronze"), "resources", "spare resources", "workers") == {
        "resources 1": -1, "spare resources 1": -1, "workers 1": "+Bronze",
    }  # fmt: skip


def test_once_a_turn_side_b_uses_a_resource_as_a_food() -> None:
    game = trading("B", food=1, resources=2)

    assert "use a food as a resource" not in options(game)
    assert play(game, "use a resource as a food") == {"resources 1": -1, "spare food 1": 1, **OVER}
    assert "use a resource as a food" not in options(game)
    assert only(play(game, "increase population"), "food", "spare food", "idle") == {
        "food 1": -1, "spare food 1": -1, "idle 1": 1,
    }  # fmt: skip


@rule("NS-R20", "NS-51.8")
def test_a_good_used_as_another_is_lost_at_the_end_of_the_turn() -> None:
    game = trading("A", food=2)

    play(game, "use a food as a resource", "end turn")

    assert civ_of(game, 1)["spare_resources"] == 0


def test_the_partner_trades_in_his_own_turn_by_his_own_side() -> None:
    game = table(
        players=3, active=2, one=civ(pact=("Trade Routes Agreement", 2, "A")), two=civ(food=1, resources=1)
    )  # fmt: skip

    assert {move for move in options(game) if move.startswith("use")} == {"use a resource as a food"}


def test_without_the_goods_there_is_no_trade() -> None:
    assert not [move for move in options(trading("A", resources=1)) if move.startswith("use")]


# Production


@rule("NS-R84")
@pytest.mark.parametrize(
    ("pact", "side", "food", "resources"),
    [
        ("Acceptance of Supremacy", "A", 2, 3),
        ("Acceptance of Supremacy", "B", 2, 1),
        ("International Trade Agreement", "A", 2, 3),
        ("International Trade Agreement", "B", 3, 2),
    ],
)
def test_a_pact_changes_what_is_produced(pact: str, side: str, food: int, resources: int) -> None:
    game = table(players=3, age=2, one=civ(pact=(pact, 2, side)))

    changes = play(game, "end turn")

    assert (changes["food 1"], changes["resources 1"]) == (food, resources)
    assert "resources 2" not in changes


@rule("NS-R84")
def test_the_partner_produces_by_his_side_in_his_own_turn() -> None:
    game = table(players=3, age=2, active=2, one=civ(pact=("Acceptance of Supremacy", 2, "A")))

    assert play(game, "end turn")["resources 2"] == 1


@rule("NS-R84")
def test_what_a_pact_adds_needs_a_blue_token_and_what_it_takes_is_at_most_what_there_is() -> None:
    gaining = table(players=3, age=2, one=civ(pact=("Acceptance of Supremacy", 2, "A"), blue_bank=4))
    losing = civ(pact=("Acceptance of Supremacy", 2, "B"), technologies="Bronze 0")

    assert play(gaining, "end turn")["resources 1"] == 2
    assert "resources 1" not in play(table(players=3, age=2, one=losing), "end turn")


@rule("NS-R84")
def test_in_an_uprising_a_pact_produces_nothing() -> None:
    own = civ(pact=("International Trade Agreement", 2, "A"), yellow_bank=10, idle=0)
    game = table(players=3, age=2, one=own)

    assert only(play(game, "end turn"), "food 1", "resources 1") == {}


# Scientific Cooperation


@rule("NS-R83")
@pytest.mark.parametrize("developer", [1, 2])
def test_developing_costs_two_science_less_and_the_partner_pays_one(developer: int) -> None:
    words = civ(hand="Irrigation", science=1)
    civs = [words, civ(science=1)] if developer == 1 else [civ(science=1), words]
    civs[0] = {**civs[0], "pact": ("Scientific Cooperation", 2)}
    game = table(players=3, age=2, active=developer, one=civs[0], two=civs[1])

    assert only(play(game, "develop Irrigation"), "science", "technologies") == {
        "science 1": -1, "science 2": -1, f"technologies {developer}": "+Irrigation",
    }  # fmt: skip


@rule("NS-R83", "OR-85.14")
def test_nothing_is_developed_when_the_partner_cannot_pay() -> None:
    own = civ(hand="Irrigation", science=9, pact=("Scientific Cooperation", 2))
    game = table(players=3, age=2, one=own, two=civ(science=0))

    assert "develop Irrigation" not in options(game)


@rule("NS-R83")
def test_a_revolution_is_shared_too() -> None:
    own = civ(hand="Monarchy", science=0, pact=("Scientific Cooperation", 2))
    game = table(players=3, age=2, one=own, two=civ(science=3))

    changes = play(game, "declare a revolution for Monarchy")

    assert only(changes, "science", "government") == {
        "science 2": -1, "government 1": "+Monarchy, -Despotism",
    }  # fmt: skip


# International Tourism


@rule("NS-R68", "NS-55.2")
def test_each_makes_culture_of_the_completed_wonders_of_the_other_ruins_included() -> None:
    two = civ(wonders="Pyramids", ruins="Great Wall", project=("Kremlin", 1))

    changes = made("International Tourism", two=two, wonders="Colossus")

    assert changes == {"culture rating 1": 2, "culture rating 2": 1, **OVER}


def test_a_wonder_completed_later_counts_for_the_partner_at_once() -> None:
    own = civ(project=("Pyramids", 2), resources=1, pact=("International Tourism", 2))
    game = table(players=3, age=3, one=own)

    assert only(play(game, "build 1 stage"), "culture rating") == {"culture rating 2": 1}


# Cancelling


@rule("NS-14.1", "NS-14.2")
@pytest.mark.parametrize("player", [1, 2])
def test_either_party_may_cancel_a_pact_as_a_political_action(player: int) -> None:
    game = table(players=3, age=3, phase="politics", active=player, one=civ(pact=("Military Alliance", 2)))

    assert options(game) == {"pass", "cancel Military Alliance"}
    assert play(game, "cancel Military Alliance") == {
        "pact 1": "-Military Alliance",
        "discards": "+Military Alliance",
        "strength 1": -3,
        "strength 2": -3,
        "asked": f"{player}: TakeAction",
    }


@rule("NS-14.1")
def test_nobody_cancels_a_pact_of_others() -> None:
    game = table(players=3, age=3, phase="politics", active=3, one=civ(pact=("Military Alliance", 2)))

    assert options(game) == {"pass"}


@rule("NS-48.8")
def test_military_actions_of_a_pact_are_gone_with_it() -> None:
    one = civ(pact=("Open Borders Agreement", 2), military_left=1)
    game = table(players=3, phase="politics", one=one)

    changes = play(game, "cancel Open Borders Agreement")

    # A spent action goes first.
    assert only(changes, "military", "military total") == {
        "military total 1": -1,
        "military 2": -1,
        "military total 2": -1,
    }


# The end by attack


@rule("NS-R71", "NS-11.7")
@pytest.mark.parametrize(
    ("pact", "ends"),
    [
        ("Open Borders Agreement", False),
        ("Trade Routes Agreement", False),
        ("International Trade Agreement", False),
        ("Promise of Military Protection", True),
        ("Scientific Cooperation", False),
        ("International Tourism", False),
        ("Military Alliance", True),
    ],
)
@pytest.mark.parametrize("owner", [1, 2])
def test_an_attack_ends_the_pacts_that_say_so(pact: str, ends: bool, owner: int) -> None:
    one = civ(technologies="Warriors 9", military_hand="Plunder III", pact=(pact, 2) if owner == 1 else None)
    two = civ(pact=(pact, 1) if owner == 2 else None)
    game = table(players=3, age=3, phase="politics", one=one, two=two)

    changes = play(game, "play Plunder III against player 2")

    assert changes.get(f"pact {owner}", "") == (f"-{pact}" if ends else "")
    assert asked(game) == "2: Defend"


@rule("NS-R71")
def test_an_attack_on_a_third_player_ends_no_pact() -> None:
    one = civ(technologies="Warriors 9", military_hand="Plunder III", pact=("Military Alliance", 2))
    game = table(players=3, age=3, phase="politics", one=one)

    assert "pact 1" not in play(game, "play Plunder III against player 3")


@rule("NS-R12", "NS-15.3")
def test_pacts_with_who_resigns_end() -> None:
    game = table(players=3, age=3, phase="politics", active=2, one=civ(pact=("Military Alliance", 2)))

    game.resign(1)

    assert (civ_of(game, 1)["pact"], ratings(game, 1)[2]) == (None, 1)
