"""Resigning: what happens to the cards of whoever leaves, and to those who play on."""

from typing import cast

import pytest

from civitas import IllegalMove
from civitas.ages.editions.new_story.constants import NEW_STORY
from civitas.ages.state import LAST, Ages
from tests.support.ages import asked, civ, civ_of, only, options, play, seen, table
from tests.support.rules import rule


@rule("NS-15.1", "NS-15.5", "OR-71.5")
def test_with_two_players_the_other_one_wins_at_once() -> None:
    game = table(phase="politics", one=civ(culture=99))

    game.resign(0)

    assert asked(game) == "nobody: 2 by the others resigned"


@rule("NS-15.1", "NS-15.6", "NS-9.2")
def test_with_three_players_the_other_two_play_on() -> None:
    game = table(players=3, phase="politics", active=1)

    game.resign(0)

    assert asked(game) == "2: PoliticalAction"
    assert [civ_of(game, player)["playing"] for player in (1, 2, 3)] == [False, True, True]
    for player in (2, 3, 2):
        assert asked(game) == f"{player}: PoliticalAction"
        game.play("pass")
        game.play("end turn")


@rule("NS-15.1", "NS-1.8")
def test_whoever_resigned_cannot_win_with_the_most_culture() -> None:
    game = table(players=3, age=3, phase="politics", one=civ(culture=99), two=civ(culture=2))
    game.resign(0)

    game.resign(1)

    assert asked(game) == "nobody: 3 by the others resigned"
    assert game.result is not None
    assert game.result.winners == (2,)


@rule("NS-15.1", "NS-R95", "OR-71.1", "OR-R100")
def test_whoever_resigned_ranks_last_whatever_their_culture_and_the_earlier_the_lower() -> None:
    game = table(players=4, age=3, phase="politics", one=civ(culture=99), two=civ(culture=50), four=civ(culture=1))

    game.resign(0)
    game.resign(1)
    game.resign(2)

    assert game.result is not None
    assert game.result.places == (4, 3, 2, 1)
    assert game.result.json()["places"] == [4, 3, 2, 1]
    assert game.result.totals() == [99, 50, 0, 1]


@rule("NS-R95", "OR-71.1", "OR-R100")
def test_whoever_resigned_ranks_behind_those_who_play_on_to_the_end() -> None:
    last = table(players=4, age=3, phase="politics", one=civ(culture=99), three=civ(culture=7), four=civ(culture=7))
    last.resign(0)
    cast(Ages, last.state).is_last_round = LAST

    while last.result is None:
        last.play("pass" if "pass" in options(last) else "end turn")

    assert last.result.winners == (2, 3)
    assert last.result.places == (4, 3, 1, 1)


@rule("NS-15.2", "NS-40.2")
def test_the_hand_and_the_military_cards_in_play_go_to_the_discard_piles_of_their_ages() -> None:
    own = civ(
        military_hand="Rats, Legion",
        hand="Iron",
        tactic="Phalanx",
        exclusive=True,
        colonies="Vast Territory I",
        war=("War over Territory", 2),
    )
    game = table(players=3, age=2, phase="politics", active=1, one=own)

    game.resign(0)

    view = seen(game)
    assert civ_of(game, 1, viewer=1)["military_hand"] == []
    assert civ_of(game, 1)["hand"] == []
    assert view["discards"][1] == 2
    assert view["shown_discards"] == [[], ["Phalanx", "Vast Territory I"], ["War over Territory"], []]
    assert view["removed"] == []


@rule("NS-15.2")
def test_nothing_of_the_play_area_is_left() -> None:
    own = civ(leader="Moses", wonders="Pyramids", project=("Colossus", 1), colonies="Vast Territory I", tactic="Legion")
    game = table(players=3, phase="politics", active=1, one=own)

    game.resign(0)

    shown = civ_of(game, 1)
    assert (shown["leader"], shown["unfinished_wonder"], shown["tactic"]) == (None, None, None)
    assert (shown["wonders"], shown["colonies"]) == ([], [])
    assert seen(game)["common_tactics"] == ["Legion"]


@rule("NS-15.3")
@pytest.mark.parametrize("owner", [1, 2])
def test_pacts_with_whoever_resigns_end_whoever_owned_them(owner: int) -> None:
    pact = {
        "one": civ(pact=("Open Borders Agreement", 2)) if owner == 1 else civ(),
        "two": civ(pact=("Open Borders Agreement", 1)) if owner == 2 else civ(),
    }
    game = table(players=3, age=1, phase="politics", active=1, **pact)  # type: ignore[arg-type]
    assert civ_of(game, 2)["military_actions"] == [3, 3]

    game.resign(0)

    assert (civ_of(game, 1)["pact"], civ_of(game, 2)["pact"]) == (None, None)
    assert civ_of(game, 2)["military_actions"] == [2, 2]


@rule("NS-15.3")
def test_a_pact_of_two_others_goes_on() -> None:
    game = table(players=3, phase="politics", active=1, two=civ(pact=("Open Borders Agreement", 3)))

    game.resign(0)

    assert civ_of(game, 2)["pact"] == "Open Borders Agreement"


@rule("NS-15.4")
def test_each_war_on_who_resigns_is_worth_seven_culture_to_its_owner() -> None:
    game = table(
        players=4,
        age=3,
        phase="politics",
        active=1,
        two=civ(war=("War over Culture", 1)),
        three=civ(war=("War over Culture", 4)),
        four=civ(war=("War over Culture", 1), culture=1),
    )

    game.resign(0)

    assert [civ_of(game, player)["culture"] for player in (2, 3, 4)] == [7, 0, 8]
    assert [civ_of(game, player)["war"] for player in (2, 3, 4)] == [None, "War over Culture", None]


@rule("NS-15.6")
def test_the_decks_of_the_current_age_stay_as_they_are() -> None:
    game = table(players=4, age=1, phase="politics", active=1)
    civil, military = seen(game)["civil_deck"], seen(game)["military_deck"]

    game.resign(0)

    dealt = len([card for card in seen(game)["row"] if card])
    assert seen(game)["civil_deck"] == civil - dealt
    assert seen(game)["military_deck"] == military


@rule("NS-15.7", "NS-R12")
@pytest.mark.parametrize(("players", "left"), [(4, 3), (3, 2), (4, 2)])
def test_decks_of_later_ages_are_those_for_the_players_who_are_left(players: int, left: int) -> None:
    game = table(players=players, age=1, phase="politics", active=1, civil_deck="Rich Land I", civil_deck_size=1)
    if left < players - 1:
        cast(Ages, game.state).civs[players - 1].left = 1

    game.resign(0)

    table_now = seen(game)
    dealt = len([card for card in table_now["row"] if card]) - 1
    assert table_now["age"] == "II"
    assert table_now["civil_deck"] + dealt == len(NEW_STORY.civil_deck(2, left))
    assert table_now["military_deck"] == len(NEW_STORY.military_deck_of(2, left))


@rule("NS-15.8", "NS-R12", "NS-36.6")
def test_with_two_left_events_are_read_for_two_players() -> None:
    """Cold War gives 6 science to the two strongest, with two players to the one strongest."""
    game = table(
        players=3,
        age=2,
        phase="politics",
        active=1,
        events="Cold War, Rats",
        two=civ(military_hand="Good Harvest", technologies="Warriors 2"),
    )
    game.resign(0)

    changes = play(game, "prepare Good Harvest")

    assert only(changes, "science") == {"science 2": 6}


@rule("NS-R12")
def test_with_two_left_a_pact_in_hand_can_still_be_offered() -> None:
    own = civ(military_hand="Open Borders Agreement")
    game = table(players=3, phase="politics", active=1, two=own)
    game.resign(0)

    assert options(game) == {"pass", "offer Open Borders Agreement to player 3"}
    play(game, "offer Open Borders Agreement to player 3", "accept")

    assert civ_of(game, 2)["pact"] == "Open Borders Agreement"


@rule("NS-15.9", "NS-R10")
def test_nobody_can_resign_in_age_iv() -> None:
    game = table(age=4, last_round="next", phase="politics")

    with pytest.raises(IllegalMove, match="Nobody can resign in the last age"):
        game.resign(0)
    assert asked(game) == "1: PoliticalAction"


@rule("NS-15.9")
def test_in_age_iii_resigning_is_possible() -> None:
    game = table(age=3, phase="politics")

    game.resign(0)

    assert asked(game) == "nobody: 2 by the others resigned"


@rule("NS-9.2", "NS-15.1")
def test_resigning_is_a_political_action_of_the_own_turn() -> None:
    actions = table(phase="actions")
    politics = table(phase="politics")

    with pytest.raises(IllegalMove, match="political action"):
        actions.resign(0)
    with pytest.raises(IllegalMove, match="political action"):
        politics.resign(1)
    assert asked(actions) == "1: TakeAction"
    assert asked(politics) == "1: PoliticalAction"


@rule("NS-15.6", "NS-1.1")
def test_the_last_player_of_a_round_who_resigns_ends_the_round() -> None:
    game = table(players=3, phase="politics", active=3)
    round = seen(game)["round"]

    game.resign(2)

    assert (asked(game), seen(game)["round"]) == ("1: PoliticalAction", round + 1)
