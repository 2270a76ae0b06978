"""Pacts: offering and answering, what they do at once, and how they end."""

import pytest

from tests.support.ages import Changes, asked, civ, civ_of, deal, only, options, play, ratings, table
from tests.support.ages.pacts import made, offering
from tests.support.ages.positions import OVER
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
def test_pacts_of_others_bind_a_player_beside_their_own() -> None:
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
def test_the_pact_lies_in_the_area_of_whoever_offered_it_with_their_side_and_partner(side: str) -> None:
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
    two = civ(pact=(pact, 1) if owner == 2 else None, military_hand="Defense and Colonization III, Rats")
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
def test_pacts_with_whoever_resigns_end() -> None:
    game = table(players=3, age=3, phase="politics", active=2, one=civ(pact=("Military Alliance", 2)))

    game.resign(1)

    assert (civ_of(game, 1)["pact"], ratings(game, 1)[2]) == (None, 1)
