"""Military cards of the original edition: bonus cards, drawing, discarding, and events that are prepared."""

from typing import Any

import pytest

from civitas.ages.cards.kinds import BONUS, Bonus
from tests.support.ages import (
    asked,
    civ,
    civ_of,
    log,
    only,
    opening,
    options,
    play,
    seen,
    table,
)
from tests.support.ages.positions import OVER, edition_of, state_of
from tests.support.rules import rule
from tests.support.sentences import said

AGE_II = 2


MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


# Military cards


@rule("OR-47.3")
@pytest.mark.parametrize(("age", "defense", "colonization"), [(1, 2, 1), (2, 4, 2), (3, 6, 3)])
def test_the_values_of_bonus_cards_follow_their_age(age: int, defense: int, colonization: int) -> None:
    cards = [card for card in edition_of(mode="full").military if card.kind == BONUS and card.age == age]

    assert [(card.defense, card.colonization) for card in cards if isinstance(card, Bonus)] == [(defense, colonization)]


@MODES
@rule("OR-47.3", "OR-47.1")
def test_a_bonus_card_defends_and_is_no_political_action(mode: str) -> None:
    card = "Defense and Colonization I"
    one = civ(technologies="Warriors 3", military_hand=f"Plunder I, {card}")
    game = table(phase="politics", options={"mode": mode}, one=one, two=civ(military_hand=card))

    assert options(game) == {"pass", "play Plunder I against player 2"}
    play(game, "play Plunder I against player 2", "fight", "fight")
    assert said(game, f"add {card}") == "Add Defense and Colonization I: 2 strength"
    play(game, f"add {card}")
    assert log(game)[-1] == "Plunder I of Player 1 was fended off."


@MODES
@rule("OR-48.1")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_unused_military_actions_draw_cards_but_at_most_three(mode: str, left: int, drawn: int) -> None:
    government = "Constitutional Monarchy"
    game = table(age=AGE_II, options={"mode": mode}, one=civ(government=government, military_left=left))

    assert play(game, "end turn").get("military deck", 0) == -drawn


@MODES
@rule("OR-48.2")
def test_nobody_draws_in_the_first_round(mode: str) -> None:
    game = opening(players=2, options={"mode": mode})

    play(game, "end turn", "end turn")

    assert [civ_of(game, player)["military_hand"] for player in (1, 2)] == [0, 0]


@MODES
@rule("OR-48.3", "OR-57.3")
def test_production_is_points_food_eating_resources_corruption_and_drawing(mode: str) -> None:
    one = civ(technologies="Religion 1", yellow_bank=12, idle=9, food=5, resources=4, military_left=1)
    game = table(options={"mode": mode}, one=one)

    # 9 tokens in the bank are no corruption before production; 7 - 2 + 2 - 2 are.
    assert civ_of(game, 1)["corruption"] == 0
    changes = play(game, "end turn")

    assert [line for line in log(game) if line.startswith(("Player 1", "The people"))] == [
        "Player 1: 1 science.",
        "Player 1: 1 culture.",
        "Player 1 produced 2 food.",
        "The people of Player 1 ate 2 food.",
        "Player 1 produced 2 resources.",
        "Player 1 lost 2 to corruption.",
        "Player 1 drew a military card.",
    ]
    assert only(changes, "food", "resources") == {}


# Discarding


@MODES
@rule("OR-49.1", "OR-49.2", "OR-46.3", "OR-R44")
def test_cards_drawn_beyond_the_limit_stay_until_the_next_turn(mode: str) -> None:
    one = civ(military_hand="Rats, Foray")
    game = table(options={"mode": mode}, one=one, military_deck="Legion, Phalanx")

    play(game, "end turn")
    assert civ_of(game, 1)["military_hand"] == 4
    play(game, "pass", "end turn")
    assert (asked(game), civ_of(game, 1)["military_hand"]) == ("1: PoliticalAction", 4)
    assert play(game, "pass")["asked"] == "1: DiscardMilitary"
    assert game.prompt.text() == "Player 1, discard 2 military cards."


@MODES
@rule("OR-49.1")
def test_a_card_used_in_politics_need_not_be_discarded(mode: str) -> None:
    one = civ(military_hand="Crusades, Foray, Legion")
    game = table(phase="politics", options={"mode": mode}, events="No Event, Rats", one=one)

    assert play(game, "prepare Foray")["asked"] == "1: TakeAction"


@MODES
@rule("OR-49.3")
def test_military_cards_are_discarded_face_down(mode: str) -> None:
    one = civ(military_hand="Rats, Foray, Legion")
    game = table(phase="politics", options={"mode": mode}, one=one)

    play(game, "pass", "discard Legion")

    assert "Player 1 discarded Legion." in log(game, 1)
    assert not any("Legion" in line for line in log(game, 2) + log(game))
    assert (seen(game, 2)["discards"], seen(game, 2)["shown_discards"]) == ([0, 1, 0, 0], [[], [], [], []])


@MODES
@rule("OR-49.4", "OR-R47")
def test_an_empty_deck_is_made_anew_of_the_discards_of_its_age_only(mode: str) -> None:
    game = table(
        age=AGE_II, options={"mode": mode}, military_deck="Spy", military_deck_size=1, discards="Annex, Rats",
        shown_discards="Plunder II, Legion",
    )  # fmt: skip
    assert (seen(game)["discards"], seen(game)["shown_discards"]) == (
        [0, 1, 1, 0],
        [[], ["Legion"], ["Plunder II"], []],
    )

    play(game, "end turn")

    hand = set(civ_of(game, 1, viewer=1)["military_hand"])
    assert len(hand & {"Annex", "Plunder II"}) == 1
    assert (len(hand), seen(game)["military_deck"]) == (2, 1)
    assert (seen(game)["discards"], seen(game)["shown_discards"]) == ([0, 1, 0, 0], [[], ["Legion"], [], []])


# Political actions and events


@MODES
@rule("OR-50.1")
def test_julius_caesar_has_one_political_action_too(mode: str) -> None:
    one = civ(leader="Julius Caesar", military_hand="Crusades, Foray")
    game = table(phase="politics", options={"mode": mode}, events="No Event, Rats", one=one)

    assert play(game, "prepare Foray")["asked"] == "1: TakeAction"


@MODES
@rule("OR-50.2", "OR-50.3", "OR-46.4")
@pytest.mark.parametrize(
    ("card", "culture"), [("Crusades", 1), ("Historic Territory I", 1), ("Cold War", 2), ("Fertile Territory II", 2)]
)
def test_a_prepared_card_scores_its_age_and_the_top_event_is_resolved(mode: str, card: str, culture: int) -> None:
    words: dict[str, Any] = {"age": AGE_II, "phase": "politics", "options": {"mode": mode}}
    game = table(events="Rats, Foray", one=civ(military_hand=card, food=2), **words)

    assert play(game, f"prepare {card}") == {
        "culture 1": culture, "military hand 1": f"-{card}", "future": f"+{card}", "events": "-Rats", "past": "+Rats",
        "food 1": -2, **OVER,
    }  # fmt: skip
    assert seen(game, 2)["future_events"] == 1
    assert not any(card in line for line in log(game, 2))


@MODES
@rule("OR-50.3")
def test_a_territory_that_is_revealed_can_be_colonized(mode: str) -> None:
    game = table(
        phase="politics", options={"mode": mode}, events="Fertile Territory I, Foray", one=civ(military_hand="Rats")
    )

    assert play(game, "prepare Rats")["asked"] == "1: MakeBid"


@MODES
@rule("OR-50.4", "OR-R48")
def test_older_events_lie_above_later_ones_when_the_future_becomes_the_present(mode: str) -> None:
    game = table(
        age=AGE_II, phase="politics", options={"mode": mode}, one=civ(military_hand="Terrorism"),
        events="Rats", future="Cold War, Foray, Iconoclasm, Crusades",
    )  # fmt: skip

    play(game, "prepare Terrorism")

    state = state_of(game)
    current = [state.edition.military[id].name for id in reversed(state.current_events)]
    assert set(current[:2]) == {"Foray", "Crusades"}
    assert set(current[2:]) == {"Cold War", "Iconoclasm", "Terrorism"}
    assert state.future_events == []


@MODES
@rule("OR-50.5")
def test_current_and_future_events_are_always_two_more_than_players(mode: str) -> None:
    game = table(
        phase="politics", options={"mode": mode}, military_deck_size=0,
        events="No Event, Development of Science, Rats, Development of Crafts",
        one=civ(government="Monarchy", military_hand="Good Harvest, Pestilence, Scientific Breakthrough"),
        two=civ(government="Theocracy", military_hand="Cultural Influence, New Deposits, Immigration"),
    )  # fmt: skip

    for card in ("Good Harvest", "Cultural Influence", "Pestilence", "New Deposits", "Scientific Breakthrough"):
        play(game, f"prepare {card}", "end turn")
        assert seen(game)["current_events"] + seen(game)["future_events"] == 2 + 2
    assert len(seen(game)["past_events"]) == 5
