"""The advanced game of the original edition, Ages A to II, and what the full game has in common with it."""

from collections import Counter
from typing import Any, cast

import pytest

import civitas
from civitas import Game
from civitas.ages.cards.kinds import BONUS, PACT, WAR, Bonus
from tests.support.ages import (
    Words,
    asked,
    civ,
    civ_of,
    log,
    only,
    opening,
    options,
    play,
    ratings,
    seen,
    table,
)
from tests.support.ages_seen import OVER, blue_on_cards, edition_of, state_of
from tests.support.rules import rule
from tests.support.sentences import said

AGE_II = 2
AGE_III = 3
ADVANCED = {"mode": "advanced"}
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
IMPACTS = "Impact of Technology, Impact of Population, Impact of Wonders, Impact of Colonies"


def names(mode: str, age: int, players: int) -> list[str]:
    """The military deck of an age."""
    cards = edition_of(mode=mode).military
    return [cards[id].name for id in edition_of(mode=mode).military_deck_of(age, players)]


def kinds(mode: str, age: int, players: int) -> Counter[int]:
    cards = edition_of(mode=mode).military
    return Counter(cards[id].kind for id in edition_of(mode=mode).military_deck_of(age, players))


# Set-up


@rule("OR-45.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_advanced_game_has_the_decks_of_the_ages_a_to_ii(players: int) -> None:
    whole, advanced = edition_of(mode="full"), edition_of(mode="advanced")

    for age in (0, 1, 2):
        assert advanced.civil_deck(age, players) == whole.civil_deck(age, players) != []
    assert advanced.civil_deck(AGE_III, players) == advanced.military_deck_of(AGE_III, players) == []
    assert [len(names("advanced", age, players)) > 0 for age in (1, 2)] == [True, True]


@rule("OR-45.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_four_wars_of_age_ii_leave_the_advanced_game(players: int) -> None:
    left_out = Counter(names("full", AGE_II, players)) - Counter(names("advanced", AGE_II, players))

    assert (kinds("full", AGE_II, players)[WAR], kinds("advanced", AGE_II, players)[WAR]) == (4, 0)
    assert sum(left_out.values()) == 4
    assert names("advanced", 1, players) == names("full", 1, players)


@rule("OR-45.3", "OR-54.1")
@pytest.mark.parametrize(("players", "first", "second"), [(2, 0, 0), (3, 2, 4), (4, 2, 4)])
def test_the_six_pacts_are_only_for_three_or_four_players(players: int, first: int, second: int) -> None:
    assert (kinds("advanced", 1, players)[PACT], kinds("advanced", AGE_II, players)[PACT]) == (first, second)
    assert (kinds("full", 1, players)[PACT], kinds("full", AGE_II, players)[PACT]) == (first, second)


@MODES
@rule("OR-45.4", "OR-50.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_more_events_than_players_lie_face_down(mode: str, players: int) -> None:
    game = opening(players=players, options={"mode": mode})

    events = state_of(game).current_events
    assert len(set(events)) == players + 2
    assert {state_of(game).edition.military[id].age for id in events} == {0}
    assert [seen(game, viewer)["current_events"] for viewer in (None, 1, 2)] == [players + 2] * 3
    decks = [*state_of(game).military_deck, *(id for deck in state_of(game).later_military for id in deck)]
    assert not set(edition_of(mode=mode).events_of(0)) & set(decks)
    assert seen(game)["removed"] == []


@rule("OR-45.5")
def test_four_events_of_age_iii_lie_open_in_the_advanced_game() -> None:
    game = opening(players=3, options=ADVANCED, bonuses=IMPACTS)

    assert sorted(seen(game)["bonuses"]["open"]) == sorted(IMPACTS.split(", "))
    state = state_of(game)
    decks = [*state.military_deck, *(id for deck in state.later_military for id in deck), *state.current_events]
    assert [id for id in decks if state.edition.military[id].age == AGE_III] == []


@rule("OR-45.5")
def test_chance_draws_the_four_open_events() -> None:
    games = [civitas.new("ages", edition="original", players=2, seed=seed, options=ADVANCED) for seed in range(12)]

    drawn = {tuple(sorted(seen(game)["bonuses"]["open"])) for game in games}

    assert len(drawn) > 6
    assert {len(set(cards)) for cards in drawn} == {4}


# The turn


@MODES
@rule("OR-46.1", "OR-46.3", "OR-49.1", "OR-49.3")
def test_a_turn_is_row_politics_discarding_actions_production_and_drawing(mode: str) -> None:
    one = civ(military_hand="Rats, Foray, Legion", military_left=0)
    game = table(phase="start", options={"mode": mode}, one=one, military_deck="Phalanx, Crusades")

    assert len([card for card in seen(game)["row"] if card]) == 13
    assert asked(game) == "1: PoliticalAction"
    assert play(game, "pass") == {"asked": "1: DiscardMilitary"}
    assert options(game) == {"discard Rats", "discard Foray", "discard Legion"}
    assert play(game, "discard Legion") == {"military hand 1": "-Legion", "discards": "+Legion", **OVER}
    assert "play tactic Phalanx" not in options(game)
    changes = play(game, "end turn")
    assert only(changes, "science 1", "food 1", "resources 1", "military hand 1", "asked") == {
        "science 1": 1, "food 1": 2, "resources 1": 2, "military hand 1": "+Crusades, +Phalanx",
        "asked": "2: PoliticalAction",
    }  # fmt: skip
    assert [line for line in log(game, 1) if "drew" in line] == ["Player 1 drew Phalanx.", "Player 1 drew Crusades."]


@MODES
@rule("OR-46.2")
def test_the_first_round_is_for_taking_cards_with_one_action_more_for_each_seat(mode: str) -> None:
    game = opening(players=4, options={"mode": mode})

    for player in (1, 2, 3, 4):
        assert asked(game) == f"{player}: TakeAction"
        assert civ_of(game, player)["civil_actions"][0] == player
        assert {move.split()[0] for move in options(game)} == {"take", "end"}
        play(game, "end turn")
    assert asked(game) == "1: PoliticalAction"


@MODES
@rule("OR-46.4")
def test_events_are_never_revealed_by_themselves(mode: str) -> None:
    game = table(phase="politics", options={"mode": mode}, events="Rats, Foray", military_deck_size=0)

    for _ in range(3):
        changes = play(game, "pass", "end turn", "pass", "end turn")
        assert only(changes, "events", "past") == {}
        assert game.seat == 0


@rule("OR-46.5", "OR-64.1", "OR-64.9")
def test_age_i_of_the_advanced_game_ends_with_its_civil_deck_and_takes_no_yellow_tokens() -> None:
    game = last_card(1, "advanced")

    changes = play(game, "end turn")

    assert only(changes, "age", "yellow tokens", "yellow bank") == {"age": 1}
    assert seen(game)["row"][0] == "Rich Land I"
    assert seen(game)["age"] == "II"


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
    play(game, "play Plunder I against player 2", "done", "done")
    assert said(game, f"add {card}") == "Add Defense and Colonization I: 2 strength"
    play(game, f"add {card}", "done")
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


# Pacts


def offering(card: str, mode: str = "full", two: Words | None = None, **words: Any) -> Game:
    one = civ(military_hand=card, **words)
    return table(players=3, age=AGE_II, phase="politics", options={"mode": mode}, one=one, two=two)


@MODES
@rule("OR-54.2", "OR-54.4")
def test_a_pact_is_offered_to_one_player_who_accepts_or_refuses(mode: str) -> None:
    pact = "International Trade Agreement"
    game = offering(pact, mode, military_left=0)

    offers = {f"offer {pact} to player {player} as {side}" for player in (2, 3) for side in "AB"}
    assert options(game) == {"pass", *offers}
    assert play(game, f"offer {pact} to player 3 as B") == {"military hand 1": f"-{pact}", "asked": "3: AnswerOffer"}
    assert options(game) == {"accept", "refuse"}
    assert play(game, "accept") == {"pact 1": f"+{pact}", **OVER}
    # B makes a food, A a resource.
    assert (civ_of(game, 1)["food_production"], civ_of(game, 3)["resource_production"]) == (3, 3)


@MODES
@rule("OR-54.3", "OR-54.8", "OR-R34")
def test_a_refused_pact_returns_to_the_hand_and_the_turn_goes_on_with_discarding(mode: str) -> None:
    game = table(
        players=3, age=AGE_II, phase="politics", options={"mode": mode},
        one=civ(military_hand="Scientific Cooperation, Rats, Foray"),
    )  # fmt: skip

    play(game, "offer Scientific Cooperation to player 2")

    # He is not asked whom else to ask, nor for another political action.
    assert play(game, "refuse") == {"military hand 1": "+Scientific Cooperation", "asked": "1: DiscardMilitary"}


@MODES
@rule("OR-54.5", "OR-R35")
def test_a_new_pact_ends_the_old_one_only_when_it_is_accepted(mode: str) -> None:
    accepted = offering("Scientific Cooperation", mode, pact=("Open Borders Agreement", 3))
    refused = accepted.clone()
    play(accepted, "offer Scientific Cooperation to player 2", "accept")
    play(refused, "offer Scientific Cooperation to player 2", "refuse")

    assert civ_of(accepted, 1)["pact"] == "Scientific Cooperation"
    assert seen(accepted)["shown_discards"] == [[], ["Open Borders Agreement"], [], []]
    assert [civ_of(accepted, player)["military_actions"][1] for player in (1, 3)] == [2, 2]
    assert civ_of(refused, 1)["pact"] == "Open Borders Agreement"
    assert [civ_of(refused, player)["military_actions"][1] for player in (1, 3)] == [3, 3]


@MODES
@rule("OR-54.6", "OR-R35")
def test_a_pact_of_another_does_not_touch_ones_own(mode: str) -> None:
    game = offering("Scientific Cooperation", mode, two=civ(pact=("Open Borders Agreement", 3)))

    play(game, "offer Scientific Cooperation to player 2", "accept")

    assert (civ_of(game, 1)["pact"], civ_of(game, 2)["pact"]) == ("Scientific Cooperation", "Open Borders Agreement")
    assert civ_of(game, 2)["military_actions"][1] == 3


@MODES
@rule("OR-54.9")
@pytest.mark.parametrize("player", [1, 2])
def test_either_partner_ends_a_pact_as_his_political_action(mode: str, player: int) -> None:
    game = table(
        players=3, age=AGE_II, phase="politics", active=player, options={"mode": mode},
        one=civ(pact=("Open Borders Agreement", 2)),
    )  # fmt: skip

    assert options(game) == {"pass", "cancel Open Borders Agreement"}
    changes = play(game, "cancel Open Borders Agreement")
    assert only(changes, "pact", "discards", "military total", "asked") == {
        "pact 1": "-Open Borders Agreement", "discards": "+Open Borders Agreement", "military total 1": -1,
        "military total 2": -1, "asked": f"{player}: TakeAction",
    }  # fmt: skip


@rule("OR-54.9")
def test_nobody_ends_a_pact_of_others() -> None:
    game = table(players=3, age=AGE_II, phase="politics", active=3, one=civ(pact=("Open Borders Agreement", 2)))

    assert options(game) == {"pass"}


@MODES
@rule("OR-54.10", "OR-R36")
def test_a_pact_that_forbids_attacks_forbids_aggressions(mode: str) -> None:
    game = offering("Spy", mode, pact=("Acceptance of Supremacy", 2))

    assert options(game) == {"pass", "play Spy against player 3", "cancel Acceptance of Supremacy"}


@rule("OR-54.10")
def test_a_pact_that_forbids_attacks_forbids_wars() -> None:
    game = offering("War over Technology", two=civ(pact=("Acceptance of Supremacy", 1)))

    assert options(game) == {"pass", "declare War over Technology on player 3", "cancel Acceptance of Supremacy"}


@MODES
@rule("OR-54.11", "OR-R36")
def test_a_pact_that_says_so_ends_by_an_attack(mode: str) -> None:
    game = offering("Spy", mode, pact=("Promise of Military Protection", 2, "A"))
    assert ratings(game, 2)[2] == 1 + 5

    changes = play(game, "play Spy against player 2")

    assert only(changes, "pact", "strength", "discards", "asked") == {
        "pact 1": "-Promise of Military Protection", "strength 2": -5, "discards": "+Promise of Military Protection",
        "asked": "1: Sacrifice",
    }  # fmt: skip


@MODES
@rule("OR-54.12", "OR-R36")
@pytest.mark.parametrize("pact", [("Scientific Cooperation", 2), ("International Trade Agreement", 2, "A")])
def test_a_pact_that_says_nothing_of_attacks_stays_through_one(mode: str, pact: Any) -> None:
    game = offering("Spy", mode, pact=pact)

    changes = play(game, "play Spy against player 2", "done", "done", "done")

    assert only(changes, "pact", "asked") == OVER
    assert civ_of(game, 1)["pact"] == pact[0]


# Happiness and uprising


@MODES
@rule("OR-55.3", "OR-55.4", "OR-R41")
def test_discontent_workers_are_unused_ones_that_can_be_put_to_work(mode: str) -> None:
    one = civ(yellow_bank=12, idle=2, resources=4)
    game = table(options={"mode": mode}, one=one)
    assert (civ_of(game, 1)["discontent"], civ_of(game, 1)["idle_workers"]) == (2, 2)

    assert only(play(game, "build Bronze", "build Bronze"), "idle", "workers", "asked") == {
        "idle 1": -2, "workers 1": "+Bronze, +Bronze", **OVER,
    }  # fmt: skip
    # Only now, at production, it matters that none of the two discontent ones is unused.
    assert civ_of(game, 1)["discontent"] == 2
    play(game, "end turn")
    assert "Uprising: Player 1 produces nothing." in log(game)


@MODES
@rule("OR-55.4")
def test_some_events_count_discontent_workers(mode: str) -> None:
    words: dict[str, Any] = {"age": AGE_II, "phase": "politics", "options": {"mode": mode}}
    one = civ(yellow_bank=12, idle=2, culture=20, military_hand="Foray")
    game = table(events="Civil Unrest, Rats", one=one, **words)

    assert only(play(game, "prepare Foray"), "culture 1") == {"culture 1": 1 - 2 * 4}


@MODES
@rule("OR-56.1", "OR-56.2", "OR-R42")
def test_in_an_uprising_nothing_is_made_eaten_lost_or_drawn(mode: str) -> None:
    one = civ(yellow_bank=12, idle=1, culture=9, resources=9, blue_bank=3)
    game = table(options={"mode": mode}, one=one)
    assert (civ_of(game, 1)["corruption"], civ_of(game, 1)["consumption"]) == (4, 2)

    changes = play(game, "end turn")

    assert "Uprising: Player 1 produces nothing." in log(game)
    columns = ("science 1", "culture 1", "food 1", "resources 1", "military hand 1", "military deck", "asked")
    assert only(changes, *columns) == {"asked": "2: PoliticalAction"}


def mood(game: Game) -> tuple[int, int, int, int, int]:
    """Karl's yellow bank, the faces he needs and has, his discontent and his unused workers."""
    karl = civ_of(game, 1)
    columns = ("yellow_bank", "happiness_needed", "happiness", "discontent", "idle_workers")
    return cast(tuple[int, int, int, int, int], tuple(karl[column] for column in columns))


@MODES
@rule("OR-56.3", "OR-56.4", "OR-56.5", "OR-56.6")
def test_karls_people_end_with_three_happy_faces(mode: str) -> None:
    karl = civ(
        yellow_bank=11, idle=1, technologies="Religion 1", food=4, resources=4, science=3, hand="Bread and Circuses"
    )
    game = table(
        options={"mode": mode}, events="Development of Warfare, Foray", one=karl, two=civ(military_hand="Rats")
    )
    assert mood(game) == (11, 2, 1, 1, 1)

    # One worker more, for 4 food: two discontent, two unused, and no uprising.
    assert only(play(game, "increase population"), "food 1") == {"food 1": -4}
    assert mood(game) == (10, 3, 1, 2, 2)
    assert only(play(game, "end turn"), "science 1", "food 1", "resources 1") == {"science 1": 1, "resources 1": 2}
    # In another player's turn one of them becomes a warrior: that would be an uprising.
    play(game, "prepare Rats", "done", "build Warriors", "end turn", "pass")
    assert mood(game) == (10, 3, 1, 2, 1)
    rebellious = game.clone()
    assert only(play(rebellious, "end turn"), "science 1", "food 1", "resources 1") == {}
    # But the other one builds an arena: three happy faces.
    play(game, "develop Bread and Circuses", "build Bread and Circuses")
    assert mood(game) == (10, 3, 3, 0, 0)
    assert only(play(game, "end turn"), "science 1", "resources 1") == {"science 1": 1, "resources 1": 2}


# Corruption


@MODES
@rule("OR-57.1", "OR-57.2")
@pytest.mark.parametrize("bank", range(19))
def test_corruption_follows_the_regions_of_four_four_and_ten_tokens(mode: str, bank: int) -> None:
    game = table(options={"mode": mode}, one=civ(blue_bank=bank))

    expected = 6 if bank == 0 else 4 if bank <= 4 else 2 if bank <= 8 else 0
    assert civ_of(game, 1)["corruption"] == expected
    assert Counter(seen(game)["banks"]["corruption"][1:]) == {4: 4, 2: 4, 0: 10}
    assert civ_of(table(), 1)["blue_bank"] == 18


@MODES
@rule("OR-57.3")
def test_corruption_is_counted_after_food_eating_and_resources(mode: str) -> None:
    made = table(options={"mode": mode}, one=civ(blue_bank=12, yellow_bank=12, idle=9))
    eaten = table(options={"mode": mode}, one=civ(blue_bank=11, yellow_bank=12, idle=9, technologies="Agriculture 1"))

    # 12 - 2 farms + 2 eaten - 2 mines are 10; 11 - 1 + 1 - 2 are 9.
    assert only(play(made, "end turn"), "resources 1") == {"resources 1": 2}
    assert only(play(eaten, "end turn"), "resources 1") == {"resources 1": 2}
    corrupt = table(options={"mode": mode}, one=civ(blue_bank=12, yellow_bank=18))
    # Nobody eats: 12 - 2 - 2 are 8.
    assert only(play(corrupt, "end turn"), "resources 1") == {}


@MODES
@rule("OR-57.4", "OR-R43")
def test_what_paying_returns_to_the_bank_does_not_lower_corruption(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(blue_bank=8, resources=2))

    # 4 in the bank after production: 4 resources go, although two of them would lift it above 5.
    assert only(play(game, "end turn"), "resources 1") == {"resources 1": 2 - 4}
    assert civ_of(game, 1)["blue_bank"] == 8


@MODES
@rule("OR-57.5")
def test_corruption_takes_no_food_and_forgets_what_is_not_paid(mode: str) -> None:
    one = civ(technologies="Bronze 0", blue_bank=10, food=5, resources=1)
    game = table(options={"mode": mode}, one=one)

    assert only(play(game, "end turn"), "food 1", "resources 1") == {"food 1": 2, "resources 1": -1}


@MODES
@rule("OR-57.6")
def test_tokens_on_an_unfinished_wonder_are_missing_in_the_bank(mode: str) -> None:
    plain = table(options={"mode": mode}, one=civ(food=5))
    building = table(options={"mode": mode}, one=civ(food=5, project=("Pyramids", 1)))

    assert only(play(plain, "end turn"), "resources 1") == {"resources 1": 2}
    assert only(play(building, "end turn"), "resources 1") == {}


# Advanced and special technologies


@MODES
@rule("OR-59.1", "OR-59.3")
def test_a_higher_technology_needs_no_lower_one_and_does_not_stop_it(mode: str) -> None:
    one = civ(hand="Coal, Iron", science=12, resources=10, idle=3)
    game = table(age=AGE_II, options={"mode": mode}, one=one)

    assert only(play(game, "develop Coal"), "technologies", "science") == {"technologies 1": "+Coal", "science 1": -7}
    assert only(play(game, "build Bronze"), "workers", "resources") == {"workers 1": "+Bronze", "resources 1": -2}
    assert only(play(game, "develop Iron"), "technologies") == {"technologies 1": "+Iron"}
    assert only(play(game, "build Iron"), "workers", "resources") == {"workers 1": "+Iron", "resources 1": -5}


@MODES
@rule("OR-59.4", "OR-R49")
def test_an_upgrade_from_bronze_to_coal_skips_iron(mode: str) -> None:
    game = table(age=AGE_II, options={"mode": mode}, one=civ(technologies="Coal 0, Iron 0", resources=6))

    assert play(game, "upgrade Bronze to Coal") == {
        "workers 1": "+Coal, -Bronze", "resources 1": -6, "civil 1": -1, **OVER,
    }  # fmt: skip


@MODES
@rule("OR-59.5", "OR-59.6", "OR-R40")
@pytest.mark.parametrize(("known", "left"), [("Iron 0, Coal 1", {"Iron": 1}), ("Coal 1", {"Bronze": 2})])
def test_one_resource_of_a_token_on_coal_is_paid_with_change(mode: str, known: str, left: dict[str, int]) -> None:
    one = civ(technologies=f"{known}, Swordsmen 0", blue="Coal 1")
    game = table(age=AGE_II, options={"mode": mode}, one=one)
    bank = civ_of(game, 1)["blue_bank"]

    assert only(play(game, "upgrade Warriors to Swordsmen"), "resources") == {"resources 1": -1}

    assert blue_on_cards(game) == left
    assert civ_of(game, 1)["blue_bank"] == bank + 1 - sum(left.values())


@MODES
@rule("OR-59.6")
@pytest.mark.parametrize(("known", "left"), [("Irrigation 0, ", {"Irrigation": 1}), ("", {"Agriculture": 2})])
def test_one_food_of_a_token_on_selective_breeding_is_paid_with_change(
    mode: str, known: str, left: dict[str, int]
) -> None:
    one = civ(leader="Moses", technologies=f"{known}Selective Breeding 1", blue="Selective Breeding 1")
    game = table(age=AGE_II, options={"mode": mode}, one=one)

    assert only(play(game, "increase population"), "food") == {"food 1": -1}
    assert blue_on_cards(game) == left


@MODES
@rule("OR-60.1", "OR-60.2", "OR-R54")
def test_a_justice_system_after_a_code_of_laws_leaves_one_civil_action_more(mode: str) -> None:
    game = table(age=AGE_II, options={"mode": mode}, one=civ(specials="Code of Laws", hand="Justice System", science=7))
    assert civ_of(game, 1)["civil_actions"] == [5, 5]

    assert play(game, "develop Justice System") == {
        "hand 1": "-Justice System", "special 1": "+Justice System, -Code of Laws", "science 1": -7, "civil 1": -1,
        "blue tokens 1": 3, **OVER,
    }  # fmt: skip
    assert civ_of(game, 1)["civil_actions"] == [4, 5]


# Construction

LABS = "Philosophy 1, Alchemy 1, Scientific Method 0"


def cost(special: str, move: str, mode: str) -> int:
    """The resources that a move costs with a special technology."""
    one = civ(government="Monarchy", technologies=LABS, specials=special, resources=12, idle=2)
    game = table(age=AGE_II, options={"mode": mode}, one=one)
    return -int(play(game, move).get("resources 1", 0))


@MODES
@rule("OR-61.1", "OR-61.2", "OR-61.3", "OR-R49")
@pytest.mark.parametrize(
    ("move", "plain", "masonry"),
    [
        ("build Philosophy", 3, 3),
        ("build Alchemy", 6, 5),
        ("build Scientific Method", 8, 7),
        ("upgrade Philosophy to Alchemy", 3, 2),
        ("upgrade Philosophy to Scientific Method", 5, 4),
        ("upgrade Alchemy to Scientific Method", 2, 2),
        ("build Bronze", 2, 2),
    ],
)
def test_masonry_makes_urban_buildings_above_level_a_cheaper(mode: str, move: str, plain: int, masonry: int) -> None:
    assert (cost("", move, mode), cost("Masonry", move, mode)) == (plain, masonry)


@MODES
@rule("OR-61.1", "OR-61.4")
def test_architecture_makes_level_two_cheaper_by_two(mode: str) -> None:
    assert cost("Architecture", "build Alchemy", mode) == 5
    assert cost("Architecture", "build Scientific Method", mode) == 6
    assert cost("Architecture", "upgrade Alchemy to Scientific Method", mode) == 1


# The end of an age

LAST = {1: "Rich Land I", 2: "Rich Land II", 3: "Mineral Deposits III"}


def last_card(age: int, mode: str, **words: Any) -> Game:
    """A table at which the next player's turn deals the last card of an age."""
    return table(age=age, civil_deck=LAST[age], civil_deck_size=1, options={"mode": mode}, **words)


@MODES
@rule("OR-64.2", "OR-64.6", "OR-R83")
def test_cards_of_the_age_before_leave_the_hands_and_those_of_the_age_just_ended_stay(mode: str) -> None:
    hand = "Engineering Genius A, Moses, Alchemy, Iron"
    game = last_card(1, mode, two=civ(hand=hand, military_hand="Rats, Legion"))

    changes = play(game, "end turn")

    assert only(changes, "hand 2", "military hand 2") == {"hand 2": "-Engineering Genius A, -Moses"}


@MODES
@rule("OR-64.3", "OR-64.6")
@pytest.mark.parametrize(("leader", "stays"), [("Moses", False), ("Joan of Arc", True)])
def test_leaders_of_the_age_before_leave(mode: str, leader: str, stays: bool) -> None:
    game = last_card(1, mode, two=civ(leader=leader))

    play(game, "end turn")

    assert civ_of(game, 2)["leader"] == (leader if stays else None)


@MODES
@rule("OR-64.4", "OR-64.6")
def test_an_unfinished_wonder_of_the_age_before_leaves_and_its_tokens_return(mode: str) -> None:
    game = last_card(1, mode, one=civ(project=("Great Wall", 2)), two=civ(project=("Pyramids", 2)))
    assert civ_of(game, 2)["blue_bank"] == 16

    changes = play(game, "end turn")

    assert only(changes, "project", "stages") == {"project 2": "-Pyramids", "stages 2": -2}
    assert civ_of(game, 2)["blue_bank"] == 18


@MODES
@rule("OR-64.5", "OR-64.6")
def test_a_pact_of_the_age_before_ends_and_one_of_the_age_just_ended_stays(mode: str) -> None:
    one, two = civ(pact=("Acceptance of Supremacy", 2)), civ(pact=("Open Borders Agreement", 3))
    game = last_card(AGE_II, mode, players=3, one=one, two=two)

    changes = play(game, "end turn")

    assert only(changes, "pact", "military total") == {
        "pact 2": "-Open Borders Agreement", "military total 2": -1, "military total 3": -1,
    }  # fmt: skip


@MODES
@rule("OR-64.7")
def test_technologies_tactics_colonies_and_completed_wonders_never_become_obsolete(mode: str) -> None:
    own = civ(
        technologies="Iron 1", specials="Masonry", government="Monarchy", wonders="Pyramids", tactic="Legion",
        colonies="Fertile Territory I", exclusive=True,
    )  # fmt: skip
    game = last_card(AGE_II, mode, two=own)
    before = civ_of(game, 2)

    play(game, "end turn")

    after = civ_of(game, 2)
    for column in ("technologies", "special_technologies", "government", "wonders", "colonies", "tactic"):
        assert after[column] == before[column]


@MODES
@rule("OR-64.8")
def test_a_new_age_has_new_decks_and_the_old_military_deck_leaves(mode: str) -> None:
    game = last_card(1, mode, one=civ(military_left=0))

    play(game, "end turn")

    state = state_of(game)
    assert {state.edition.military[id].age for id in state.military_deck} == {AGE_II}
    assert {state.edition.civil[id].age for id in state.civil_deck} == {AGE_II}
    assert len(state.military_deck) == len(names(mode, AGE_II, 2))


@MODES
@rule("OR-64.10")
def test_the_end_of_age_a_makes_nothing_obsolete(mode: str) -> None:
    own = civ(leader="Moses", project=("Pyramids", 1), hand="Engineering Genius A")
    game = table(age=0, round=2, phase="start", options={"mode": mode}, one=own)

    shown = civ_of(game, 1)
    assert seen(game)["age"] == "I"
    assert (shown["leader"], shown["unfinished_wonder"]) == ("Moses", "Pyramids")
    assert shown["hand"] == ["Engineering Genius A"]
    assert [civ_of(game, player)["yellow_bank"] for player in (1, 2)] == [18, 18]


# The end of the advanced game


@rule("OR-64.9", "OR-65.1")
def test_the_last_card_of_the_civil_deck_ii_ends_age_ii_of_the_advanced_game() -> None:
    two = civ(leader="Joan of Arc", hand="Alchemy, Coal", military_hand="Rats, Spy")
    game = last_card(AGE_II, "advanced", players=3, two=two)

    changes = play(game, "end turn")

    assert only(changes, "age", "leader", "hand", "military hand 2", "yellow tokens") == {
        "age": 1, "leader 2": "-Joan of Arc", "hand 2": "-Alchemy", "military hand 2": "-Rats",
    }  # fmt: skip


@rule("OR-65.2", "OR-65.3")
@pytest.mark.parametrize("active", [1, 2, 3])
def test_the_rest_of_the_round_is_played_without_decks_and_then_the_game_ends(active: int) -> None:
    game = last_card(AGE_II, "advanced", players=3, active=active, one=civ(culture=50))

    play(game, "end turn")

    shown = seen(game)
    assert (shown["civil_deck"], shown["military_deck"]) == (0, 0)
    assert shown["row"] == ["Rich Land II"] + [None] * 12
    hands = [civ_of(game, player)["military_hand"] for player in (1, 2, 3)]
    turns = 0
    while game.result is None:
        play(game, "pass", "end turn")
        turns += 1
        if game.result is None:
            assert [civ_of(game, player)["military_hand"] for player in (1, 2, 3)] == hands
    # In the turn of the third player the row of the first one's turn is filled: a whole round is left.
    assert turns == {1: 2, 2: 1, 3: 3}[active]
    assert asked(game) == "nobody: 1 by most culture"


@rule("OR-65.4", "OR-65.5")
def test_the_four_open_events_score_for_all_and_nothing_else_does() -> None:
    one = civ(
        technologies="Philosophy 0, Coal 0, Alchemy 0, Iron 0", specials="Strategy", colonies="Fertile Territory I",
        idle=9, wonders="Taj Mahal, Pyramids", culture=5, military_left=0,
    )  # fmt: skip
    two = civ(technologies="Philosophy 0, Riflemen 0", military_left=0)
    game = table(
        age=AGE_III, last_round="this", active=2, options=ADVANCED, bonuses=IMPACTS, one=one, two=two,
        events="Rats, Cold War", future="Crusades",
    )  # fmt: skip

    changes = play(game, "end turn")

    # Coal and Strategy are of level II; 4 of 14 workers are above 10; a wonder of Age A scores 5, one of Age I 4.
    scored = {"technology": 2 * 4, "population": 2 * (14 - 10), "wonders": 4 + 5, "colonies": 4}
    assert only(changes, "culture") == {"culture 1": sum(scored.values()), "culture 2": 4}
    assert changes["asked"] == "nobody: 1 by most culture"


@rule("OR-65.5")
@pytest.mark.parametrize(("technologies", "culture"), [("Coal 0", 4), ("Iron 0", 0), ("Coal 0, Riflemen 0", 8)])
def test_the_impact_of_technology_counts_level_two_in_the_advanced_game(technologies: str, culture: int) -> None:
    one = civ(technologies=f"Philosophy 0, {technologies}")
    game = table(
        age=AGE_III, last_round="this", active=2, options=ADVANCED, one=one, two=civ(technologies="Philosophy 0"),
        bonuses="Impact of Technology, Impact of Wonders, Impact of Colonies, Impact of Happiness",
    )  # fmt: skip

    assert only(play(game, "end turn"), "culture 1") == ({"culture 1": culture} if culture else {})
