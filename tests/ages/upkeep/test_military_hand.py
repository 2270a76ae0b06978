"""Military cards in hand: discarding what is too much, drawing, reshuffling, and resetting actions."""

from itertools import combinations

import pytest

from civitas.ages.editions.new_story.constants import NEW_STORY
from tests.support.ages import civ, civ_of, log, only, options, play, seen, table
from tests.support.rules import rule

HAND = ("Rats", "Crusades", "Legion", "Plunder I")


@rule("NS-31.1", "NS-39.4", "NS-R81")
def test_with_as_many_cards_as_military_actions_nothing_is_discarded() -> None:
    game = table(one=civ(military_hand="Rats, Crusades", military_left=0))

    changes = play(game, "end turn")

    assert only(changes, "military hand 1", "discards") == {}
    assert changes["asked"] == "2: PoliticalAction"


@rule("NS-31.1", "NS-40.2", "NS-40.3")
def test_the_player_chooses_which_cards_above_the_limit_are_discarded_face_down() -> None:
    game = table(one=civ(military_hand="Rats, Crusades, Legion, Plunder I", military_left=0))

    assert play(game, "end turn")["asked"] == "1: DiscardMilitary"
    chosen = sorted(options(game))[0]
    rest = play(game, chosen)
    assert rest["asked"] == "1: DiscardMilitary"
    changes = play(game, sorted(options(game))[0])

    assert changes["asked"] == "2: PoliticalAction"
    assert civ_of(game, 1)["military_hand"] == 2
    assert [len(pile) if isinstance(pile, list) else pile for pile in seen(game)["discards"]] == [0, 2, 0, 0]
    assert seen(game)["shown_discards"] == [[], [], [], []]


@rule("NS-31.1")
@pytest.mark.parametrize("pair", list(combinations(HAND, 2)))
def test_every_pair_of_cards_can_be_discarded_in_the_order_of_the_deck(pair: tuple[str, str]) -> None:
    game = table(one=civ(military_hand=", ".join(HAND), military_left=0))
    first, second = sorted(pair, key=lambda card: NEW_STORY.military_ids[card])

    changes = play(game, "end turn", f"discard {first}", f"discard {second}")

    assert changes["discards"] == ", ".join(sorted(f"+{card}" for card in pair))
    assert changes["asked"] == "2: PoliticalAction"


@rule("NS-40.3", "NS-39.3")
def test_other_players_hear_of_a_discard_and_not_of_which_card() -> None:
    game = table(one=civ(military_hand="Rats, Crusades, Legion", military_left=0))

    play(game, "end turn", "discard Legion")

    assert "Player 1 discarded Legion." in log(game, 1)
    assert "Player 1 discarded a military card." in log(game, 2)
    assert not any("Legion" in line for line in log(game, 2) + log(game))


@rule("NS-39.3", "NS-39.1")
def test_military_cards_are_secret_and_civil_cards_are_open() -> None:
    game = table(one=civ(military_hand="Rats, Legion", hand="Iron, Moses"))

    assert civ_of(game, 1, viewer=1)["military_hand"] == ["Legion", "Rats"]
    for viewer in (2, None):
        assert civ_of(game, 1, viewer=viewer)["military_hand"] == 2
        assert civ_of(game, 1, viewer=viewer)["hand"] == ["Iron", "Moses"]


@rule("NS-34.1", "OR-48.1")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_a_card_is_drawn_for_each_military_action_left_but_at_most_three(left: int, drawn: int) -> None:
    game = table(age=3, one=civ(government="Communism", military_left=left))

    changes = play(game, "end turn")

    assert changes.get("military deck", 0) == -drawn
    assert civ_of(game, 1)["military_hand"] == drawn


@rule("NS-34.1", "NS-R81", "NS-39.4")
def test_drawing_may_exceed_the_limit() -> None:
    game = table(one=civ(military_hand="Rats, Crusades"), military_deck="Legion, Phalanx")

    changes = play(game, "end turn")

    assert only(changes, "military hand 1") == {"military hand 1": "+Legion, +Phalanx"}
    assert changes["asked"] == "2: PoliticalAction"


@rule("NS-34.1")
def test_cards_come_from_the_deck_of_the_current_age() -> None:
    game = table(age=2, military_deck="Spy, Annex, Infiltrate")

    assert only(play(game, "end turn"), "military hand 1") == {"military hand 1": "+Annex, +Spy"}


@rule("NS-34.4", "NS-R13", "NS-40.2")
def test_an_empty_deck_is_made_anew_from_the_discards_of_the_age_and_drawing_goes_on() -> None:
    game = table(
        age=2,
        military_deck="Spy",
        military_deck_size=1,
        discards="Annex, Rats",
        shown_discards="Infiltrate",
        past="Cold War",
    )

    changes = play(game, "end turn")

    hand = set(civ_of(game, 1, viewer=1)["military_hand"])
    assert "Spy" in hand
    assert len(hand & {"Annex", "Infiltrate"}) == 1
    assert seen(game)["military_deck"] == 1
    assert only(changes, "age", "past") == {}
    assert "Rats" not in hand


@rule("NS-R13")
def test_the_end_of_the_military_deck_ends_no_age() -> None:
    game = table(age=2, military_deck="Spy", military_deck_size=1)

    changes = play(game, "end turn")

    assert civ_of(game, 1)["military_hand"] == 1
    assert only(changes, "age") == {}


@rule("NS-R13", "NS-36.9", "NS-40.4")
def test_past_events_are_not_among_the_discards() -> None:
    game = table(
        phase="politics",
        events="Crusades, Rats",
        military_deck="Legion",
        military_deck_size=0,
        one=civ(military_hand="Immigration"),
    )
    changes = play(game, "prepare Immigration")
    assert changes["past"] == "+Crusades"
    assert only(changes, "discards") == {}

    play(game, "end turn")

    assert civ_of(game, 1)["military_hand"] == 0


@rule("NS-35.1", "NS-48.3")
def test_all_actions_are_available_again_after_the_turn() -> None:
    game = table(one=civ(civil_left=0, military_left=0, specials="Code of Laws, Warfare"))

    changes = play(game, "end turn")

    assert only(changes, "civil 1", "military 1") == {"civil 1": 5, "military 1": 3}


@rule("NS-35.2", "NS-R90")
def test_an_event_in_the_turn_of_another_takes_actions_of_the_next_turn() -> None:
    """Rebellion takes civil actions of civilizations with discontent workers."""
    game = table(
        age=1,
        phase="politics",
        events="Rebellion, Rats",
        one=civ(military_hand="Crusades"),
        two=civ(yellow_bank=16),
    )

    changes = play(game, "prepare Crusades")

    assert only(changes, "civil", "military") == {"civil 2": -2}
    play(game, "end turn", "pass")
    assert civ_of(game, 2)["civil_actions"] == [2, 4]
