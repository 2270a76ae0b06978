"""Pillars and Forums, the four steps of a turn, and rounds."""

import pytest

from civitas.inventions.influence import change_influence
from tests.support.inventions import asked, card, options, play, refusal, society, state_of, table
from tests.support.rules import rule


def spaces(game: object) -> list[str]:
    """The action spaces on which the action can at least be spent."""
    texts = options(game)  # type: ignore[arg-type]
    return [text.removeprefix("spend the action on ") for text in texts if text.startswith("spend")]


@rule("IN-19.3")
def test_a_forum_with_an_own_pillar_is_not_accessible() -> None:
    game = table(round=2, one=society(season="Travel", epoch="Invent"))

    assert spaces(game) == ["Present", "Share", "Call Specialists", "Gain Influence", "Send Diplomat", "Call Diplomat"]
    assert refusal(game, "spend the action on Eureka") == (
        "The Forum with Eureka holds one of your Pillars already (Assembly)."
    )


@rule("IN-19.4")
def test_in_round_3_the_epoch_pillar_must_go_to_another_forum() -> None:
    game = table(round=3, one=society(season="Travel, Present", epoch="Invent"))

    assert spaces(game) == ["Call Specialists", "Gain Influence", "Send Diplomat", "Call Diplomat"]
    play(game, "spend the action on Send Diplomat")
    assert game.view()["table"]["societies"][0]["epoch_pillar"] == "Send Diplomat"
    assert game.view()["table"]["societies"][0]["season_pillars"] == ["Travel", "Present"]


@rule("IN-19.3")
def test_in_rounds_1_and_2_a_season_pillar_is_placed() -> None:
    game = table(one=society(epoch="Invent"))

    play(game, "spend the action on Travel")

    assert game.view()["table"]["societies"][0]["season_pillars"] == ["Travel", None]


@rule("IN-R13")
def test_pillars_of_others_never_block() -> None:
    game = table(two=society(season="Travel", epoch="Invent"))

    assert len(spaces(game)) == 10


@rule("IN-19.5", "IN-R14")
def test_another_player_whose_epoch_pillar_is_visited_gains_influence_but_not_by_their_season_pillar() -> None:
    game = table(
        one=society(on_map="Asia 1"), two=society(epoch="Travel"), three=society(season="Travel"), no_sage="Oceania"
    )

    changes = play(game, "pillar on Travel")

    assert changes == {"2 influence": 1, "asked": "1: TravelAction"}


@rule("IN-19.6")
def test_when_two_play_season_pillars_are_visited_too() -> None:
    game = table(players=2, one=society(on_map="Asia 1"), two=society(season="Travel"), chronos_region="Africa")

    assert play(game, "pillar on Travel")["2 influence"] == 1


@rule("IN-R14")
def test_a_table_may_decide_that_pillars_are_visited_anywhere_in_the_forum() -> None:
    game = table(one=society(on_map="Asia 1"), two=society(epoch="Eureka"), visited="forum")

    assert play(game, "pillar on Travel")["2 influence"] == 1


@rule("IN-R41")
def test_a_table_may_decide_that_spending_visits_nobody() -> None:
    game = table(two=society(epoch="Travel"), spend_visits="no")

    assert play(game, "spend the action on Travel") == {"1 influence": 1, "asked": "2: ChooseAction"}


@rule("IN-R43")
def test_a_table_may_pair_the_actions_of_a_cards_life() -> None:
    game = table(round=2, one=society(season="Present"), assembly="life-cycle")

    assert "Invent" not in spaces(game)
    assert "Share" in spaces(game)


@rule("IN-19.1", "IN-R12")
def test_as_many_chain_action_tokens_are_available_as_the_influence_allows() -> None:
    tokens = []
    for influence in (0, 1, 3, 4, 7, 8, 10):
        game = table(one=society(influence=influence))
        tokens.append(int(state_of(game).societies[0].tokens))

    assert tokens == [0, 1, 1, 2, 2, 3, 3]


@rule("IN-R28")
def test_chain_action_tokens_are_unavailable_after_the_turn() -> None:
    game = table(one=society(influence=5))

    play(game, "spend the action on Travel")

    assert state_of(game).societies[0].tokens == 0


@rule("IN-26.1")
def test_an_economy_tile_opens_a_forum_that_holds_a_pillar_but_the_epoch_pillar_must_leave_its_space() -> None:
    game = table(round=3, one=society(season="Travel", epoch="Invent", hexes={1: "Economy 1"}))

    changes = play(game, "use Economy 1")

    assert changes == {"1 economy tokens": -1, "asked": "1: ChooseAction"}
    assert spaces(game) == [space for space in ALL_SPACES if space != "Invent"]
    assert refusal(game, "spend the action on Invent") == (
        "The Epoch Pillar stands on Invent and must move to another space (Assembly)."
    )


ALL_SPACES = [
    "Present",
    "Share",
    "Invent",
    "Innovate",
    "Call Specialists",
    "Gain Influence",
    "Travel",
    "Eureka",
    "Send Diplomat",
    "Call Diplomat",
]


@rule("IN-18.1", "IN-18.2")
def test_after_every_player_has_taken_a_turn_the_next_round_begins() -> None:
    game = table(round=1)

    for _ in range(3):
        play(game, "spend the action on Travel")

    assert (int(state_of(game).era), int(state_of(game).round)) == (2, 2)
    assert asked(game) == "1: ChooseAction"


@rule("IN-19.2", "IN-19.7")
def test_the_turn_of_a_player_goes_through_its_four_steps() -> None:
    game = table(
        one=society(ready="Merchant 2", private="Sown Fields", influence=3),
        cards={"Africa": card("Granary", presenter=2)},
    )

    questions = [asked(game)]
    for move in ("pillar on Invent", "invent in Africa", "take Technology 2", "done"):
        play(game, move)
        questions.append(asked(game))

    assert questions == ["1: ChooseAction", "1: InventIdea", "1: TakeProgress", "1: BuildTiles", "2: ChooseAction"]


@rule("IN-R62")
@pytest.mark.parametrize(("amount", "after"), [(-3, 0), (-2, 0), (-1, 1), (8, 10), (9, 10), (0, 2)])
def test_influence_stays_within_its_track(amount: int, after: int) -> None:
    state = state_of(table(one=society(influence=2)))

    change_influence(state, 0, amount)

    assert state.societies[0].influence == after
