"""What is known in the middle of a decision, and of a pact that was refused."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import asked, civ, civ_of, play, seen, table
from tests.support.ages.positions import state_of
from tests.support.ages.worlds import VIEWERS, check_worlds, names, worlds
from tests.support.rules import rule

# In the middle of a decision


ATTACKER = civ(technologies="Warriors 3", military_hand="Plunder I, Rats")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_defense_under_way_looks_the_same_in_every_world(viewer: int | None) -> None:
    two = civ(military_hand="Defense and Colonization I, Foray")
    game = table(phase="politics", one=ATTACKER, two=two)

    play(game, "play Plunder I against player 2")
    check_worlds(game, viewer)
    assert len(seen(game, 1)["civilizations"]) == 2
    play(game, "add Defense and Colonization I")
    check_worlds(game, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_auction_and_a_force_look_the_same_in_every_world(viewer: int | None) -> None:
    one = civ(technologies="Warriors 2", military_hand="Rats, Defense and Colonization I")
    game = table(phase="politics", events="Vast Territory I by 2, Foray by 2", one=one)
    play(game, "prepare Rats")

    check_worlds(game, viewer)
    play(game, "bid 3")
    check_worlds(game, viewer)
    play(game)
    check_worlds(game, viewer)
    for world in worlds(game, viewer):
        assert "Vast Territory I" not in names(world, state_of(world).military_deck + state_of(world).current_events)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_offered_pact_is_known_to_all(viewer: int | None) -> None:
    game = table(players=3, phase="politics", one=civ(military_hand="Open Borders Agreement, Rats"))

    play(game, "offer Open Borders Agreement to player 2")

    check_worlds(game, viewer)
    for world in worlds(game, viewer):
        hidden = state_of(world).military_deck + state_of(world).civs[0].military_hand
        assert "Open Borders Agreement" not in names(world, hidden)


# A refused pact


OPEN_BORDERS = "Open Borders Agreement"
OFFERER = civ(military_hand=f"Rats, {OPEN_BORDERS}, Spy")


def refused(**words: Any) -> Game:
    """A table of three at which player 2 has just refused a pact of player 1."""
    game = table(players=3, age=2, phase="politics", **{"one": OFFERER, **words})
    play(game, f"offer {OPEN_BORDERS} to player 2", "refuse")
    return game


def refused_pacts(game: Game) -> list[list[str]]:
    return [civ_of(game, 1, viewer)["refused_pacts"] for viewer in VIEWERS]


def hands_with_the_pact(game: Game, viewer: int | None) -> set[bool]:
    """Whether player 1 holds it, in all worlds."""
    return {OPEN_BORDERS in names(world, state_of(world).civs[0].military_hand) for world in worlds(game, viewer)}


@rule("NS-13.4", "NS-39.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_refused_pact_is_known_to_be_back_in_the_hand(viewer: int | None) -> None:
    game = refused()

    assert refused_pacts(game) == [[OPEN_BORDERS]] * 3
    assert civ_of(game, 1, 2)["military_hand"] == 3
    assert hands_with_the_pact(game, viewer) == {True}
    check_worlds(game, viewer)


@rule("NS-13.5")
def test_a_pact_that_is_accepted_later_is_in_the_hand_no_more() -> None:
    game = refused(one=civ(military_hand=f"{OPEN_BORDERS}, Promise of Military Protection", leader="Julius Caesar"))
    play(game, "offer Promise of Military Protection to player 2 as A", "refuse")
    assert refused_pacts(game) == [[OPEN_BORDERS, "Promise of Military Protection"]] * 3

    play(game, "end turn", "pass", "end turn", "pass", "end turn", f"offer {OPEN_BORDERS} to player 3", "accept")

    assert refused_pacts(game) == [["Promise of Military Protection"]] * 3
    assert hands_with_the_pact(game, 2) == {False}


@rule("NS-40.3")
def test_nobody_else_knows_a_refused_pact_any_more_when_a_card_with_the_same_back_is_discarded() -> None:
    game = refused()

    play(game, "end turn", "discard Rats")

    assert refused_pacts(game) == [[]] * 3
    assert hands_with_the_pact(game, 1) == {True}
    assert hands_with_the_pact(game, 2) == {True, False}


@rule("NS-40.3")
def test_a_refused_pact_is_still_known_when_a_card_with_another_back_is_discarded() -> None:
    game = refused(one=civ(military_hand=f"{OPEN_BORDERS}, Spy, Annex"))

    play(game, "end turn", "discard Spy")

    assert refused_pacts(game) == [[OPEN_BORDERS]] * 3
    assert hands_with_the_pact(game, 2) == {True}


@rule("NS-40.2", "NS-40.3")
def test_a_refused_pact_that_must_go_is_known_among_the_discards() -> None:
    game = refused(
        one=civ(military_hand=f"Spy, {OPEN_BORDERS}"),
        two=civ(technologies="Warriors 2", military_hand="Rats"),
        three=civ(technologies="Warriors 2"),
        events="Politics of Strength by 3",
        military_deck_size=0,
    )

    play(game, "end turn", "prepare Rats")

    assert [seen(game, viewer)["shown_discards"] for viewer in VIEWERS] == [[[], [OPEN_BORDERS], [], []]] * 3
    assert [seen(game, viewer)["own_discards"][2] for viewer in VIEWERS] == [["Spy"], [], []]
    assert refused_pacts(game) == [[]] * 3
    assert asked(game) == "2: TakeAction"


@rule("NS-40.2", "NS-6.6")
def test_a_refused_pact_that_is_antiquated_is_known_among_the_discards() -> None:
    game = refused(one=civ(military_hand=f"Rats, {OPEN_BORDERS}"), civil_deck_size=1, military_deck_size=0)

    play(game, "end turn")

    assert seen(game)["age"] == "III"
    assert [seen(game, viewer)["shown_discards"] for viewer in VIEWERS] == [[[], [OPEN_BORDERS], [], []]] * 3
    assert [seen(game, viewer)["own_discards"][1] for viewer in VIEWERS] == [["Rats"], [], []]
    assert refused_pacts(game) == [[]] * 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_player_who_discards_may_go_on_in_every_world(viewer: int | None) -> None:
    game = table(one=civ(military_hand="Legion, Rats, Foray, Crusades"))

    play(game, "end turn", "discard Crusades")

    assert asked(game) == "1: DiscardMilitary"
    check_worlds(game, viewer)
