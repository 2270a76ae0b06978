"""The ten steps of an Era Change."""

import pytest

from civitas import Game
from civitas.inventions.era_change import order_holder
from civitas.inventions.kinds import ACADEMIC
from civitas.kernel.bits import number_at
from tests.support.inventions import CARD_NAMES, SPACE_NAMES, asked, card, options, play, society, state_of, table
from tests.support.rules import rule


def end_round(game: Game) -> None:
    """Everybody left in the round spends the action; nobody builds."""
    era, round = state_of(game).era, state_of(game).round
    while (state_of(game).era, state_of(game).round) == (era, round):
        wanted = [text for text in options(game) if text.startswith("spend") or text == "done"]
        play(game, wanted[0])


def last_round(**words: object) -> Game:
    """A table whose last player of the last round of an Era is about to act."""
    return table(round=3, active=3, **words)  # type: ignore[arg-type]


@rule("IN-22.5", "IN-22.6", "IN-29.5", "IN-R33")
def test_whoever_stands_furthest_right_on_a_turn_order_space_chooses_their_place() -> None:
    game = last_round(
        one=society(private="Smelting", era_space="space 3 of Era 3"),
        three=society(private="Paper", era_space="space 3 of Era 4"),
        eureka="Written Signs, Wheel and Axle",
        era=3,
        common="Sown Fields, Tended Fire, Chipped Stone, Shared Speech, Twisted Cord",
    )
    end_round(game)

    assert asked(game) == "3: TakeTurnPlace"
    play(game, "play first")
    assert state_of(game).turn_order == [2, 0, 1]


@rule("IN-22.7")
def test_without_a_marker_on_a_turn_order_space_the_order_stays() -> None:
    game = last_round(one=society(private="Smelting", era_space="space 1 of Era 3"), eureka="Written Signs")

    end_round(game)

    assert state_of(game).turn_order == [0, 1, 2]
    assert asked(game) == "1: ChooseAction"


@rule("IN-18.3", "IN-22.8")
def test_influence_changes_by_its_position() -> None:
    game = table(
        players=4,
        round=3,
        active=4,
        one=society(influence=0),
        two=society(influence=3),
        three=society(influence=4),
        four=society(influence=9),
    )

    end_round(game)

    assert [int(own.influence) for own in state_of(game).societies] == [1, 3, 3, 10 - 2]


@rule("IN-18.3", "IN-22.9", "IN-22.10")
def test_exhausted_people_recover_and_season_pillars_come_back_but_the_epoch_pillar_stays() -> None:
    game = last_round(one=society(exhausted="Merchant 2, Academic 1", season="Travel, Invent", epoch="Present"))

    end_round(game)

    shown = game.view()["table"]["societies"][0]
    assert shown["ready"] == {"Merchant": 2, "Artisan": 0, "Thinker": 0, "Academic": 1}
    assert shown["season_pillars"] == [None, None]
    assert shown["epoch_pillar"] == "Present"


@rule("IN-22.11", "IN-22.12", "IN-R53")
def test_each_sage_brings_an_academic_within_the_limit_and_goes_back_to_the_map() -> None:
    game = last_round(one=society(sages=2, ready="Academic 1"), two=society(sages=1), no_sage="Africa, Europe, Asia")
    end_round(game)

    assert options(game) == ["send the Sage to Africa", "send the Sage to Europe"]
    play(game, "send the Sage to Africa")
    assert options(game) == ["send the Sage to Europe", "send the Sage to Asia"]
    play(game, "send the Sage to Asia")
    societies = state_of(game).societies
    assert [number_at(own.ready, ACADEMIC) for own in societies] == [2, 1, 0]
    assert [region.sage for region in state_of(game).regions] == [1] * 7
    assert asked(game) == "1: ChooseAction"


@rule("IN-22.13")
def test_economy_tokens_return_to_the_corner() -> None:
    game = last_round(one=society(hexes={1: "Economy 4"}, used="Economy 4"))

    end_round(game)

    assert state_of(game).societies[0].economy_tokens == 1
    assert state_of(game).societies[0].used == 0


@rule("IN-22.15", "IN-22.17", "IN-R53")
def test_what_is_left_of_the_eureka_display_becomes_common_and_the_next_stack_is_laid_out() -> None:
    game = table(players=4, round=3, active=4, two=society(diplomats="Tended Fire"))

    end_round(game)

    shown = game.view()["table"]
    assert [row["milestone"] for row in shown["common"]] == [
        "Wheel and Axle",
        "Written Signs",
        "Smelting",
        "Tended Fire",
        "Chipped Stone",
    ]
    assert shown["discarded_milestones"] == ["Gathering Lore", "Twisted Cord", "Shared Speech"]
    assert [row["milestone"] for row in shown["eureka"]] == ["Geometry", "Gearing", "Paper"]
    assert shown["stacks"] == [3, 3]


@rule("IN-22.14")
def test_the_milestone_of_an_absent_seat_is_renewed_with_the_rightmost_of_the_eureka_display() -> None:
    game = last_round()

    end_round(game)

    shown = game.view()["table"]
    assert shown["private"][3]["milestone"] == "Wheel and Axle"
    assert [row["milestone"] for row in shown["common"]][:3] == ["Written Signs", "Smelting", "Woven Fibre"]


@rule("IN-22.18", "IN-22.19", "IN-22.20", "IN-R35")
def test_ideas_of_the_era_that_is_over_leave_the_display_the_deck_and_the_hands() -> None:
    game = last_round(
        era=3,
        one=society(ideas="Granary, Minted Coin, Caravan Route"),
        open_ideas="Law Tablets, Great Library, Wheelbarrow",
        deck="Tally Ledger, Stone Arch, Astrolabe, Tower Clock, Windmill",
    )
    end_round(game)

    said = [message.text() for message in game.log()]
    assert [text for text in said if text.endswith("left the game.")] == [
        "Law Tablets is of an earlier Era and left the game.",
        "Tally Ledger is of an earlier Era and left the game.",
    ]
    assert asked(game) == "1: DrawIdea"
    assert options(game) == ["draw Stone Arch", "draw Great Library", "draw Wheelbarrow", "draw Astrolabe"]
    play(game, "draw Stone Arch", "draw Wheelbarrow")
    assert game.view()["table"]["societies"][0]["ideas"] == ["Minted Coin", "Stone Arch", "Wheelbarrow"]
    assert asked(game) == "1: ChooseAction"


def test_cards_in_region_displays_stay() -> None:
    game = last_round(cards={"Africa": card("Granary", presenter=1, inventor=2)})

    end_round(game)

    assert game.view()["table"]["regions"][0]["card"] == "Granary"


@rule("IN-R33")
def test_a_table_may_decide_that_a_turn_order_space_works_once() -> None:
    game = last_round(
        one=society(private="Smelting", era_space="space 3 of Era 3"), eureka="Written Signs", turn_order_right="used"
    )
    end_round(game)

    play(game, "play second")

    assert state_of(game).turn_order == [1, 0, 2]
    assert state_of(game).societies[0].order_space == -1


@rule("IN-16.3", "IN-R11")
def test_after_era_5_comes_the_final_scoring_without_an_era_change() -> None:
    game = last_round(era=5, three=society(influence=7))

    end_round(game)

    assert asked(game) == "nobody"
    assert game.result is not None
    assert game.result.scores[2]["Influence Track"] == 10


@rule("IN-22.16")
def test_citizens_on_milestones_that_are_pushed_out_go_home_as_academics() -> None:
    game = table(players=4, round=3, active=4, two=society(diplomats="Gathering Lore, Tended Fire"))

    end_round(game)

    assert game.view()["table"]["discarded_milestones"][0] == "Gathering Lore"
    assert game.view()["table"]["societies"][1]["ready"]["Academic"] == 1
    assert [row["diplomats"] for row in game.view()["table"]["common"] if row["milestone"] == "Tended Fire"] == [[1]]


@rule("IN-22.20")
def test_ideas_that_were_discarded_are_nowhere_any_more() -> None:
    game = last_round(one=society(ideas="Granary"))
    end_round(game)

    play(game, options(game)[0])

    state = state_of(game)
    assert CARD_NAMES.index("Granary") not in state.open_ideas + state.deck[state.deck_at :]
    assert all("Granary" not in shown["ideas"] for shown in game.view()["table"]["societies"])


@rule("IN-R35")
def test_a_table_may_decide_that_old_ideas_stay_in_the_deck_and_who_finds_no_idea_takes_none() -> None:
    words = {
        "era": 3,
        "one": society(ideas="Caravan Route"),
        "open_ideas": "Law Tablets",
        "deck": "Tally Ledger",
    }
    removed, stays = last_round(**words), last_round(**words, old_ideas_in_deck="stay")
    end_round(removed)
    end_round(stays)

    assert asked(removed) == "1: ChooseAction"
    assert removed.view()["table"]["societies"][0]["ideas"] == []
    assert options(stays) == ["draw Tally Ledger"]


@rule("IN-R11")
def test_a_table_may_decide_that_influence_changes_once_more_before_the_final_scoring() -> None:
    three = society(influence=7)
    without, with_change = last_round(era=5, three=three), last_round(era=5, three=three, last_era_change="yes")
    end_round(without)
    end_round(with_change)

    points = [game.result.scores[2]["Influence Track"] for game in (without, with_change) if game.result is not None]

    assert points == [10, 5]


@rule("IN-R67")
def test_a_marker_on_a_turn_order_space_goes_before_who_applies_that_space_with_a_tile() -> None:
    game = last_round(
        one=society(private="Smelting", era_space="space 1 of Era 3"),
        two=society(private="Wheel and Axle", era_space="space 3 of Era 3"),
        eureka="Written Signs",
    )
    state_of(game).societies[0].order_space = SPACE_NAMES.index("space 3 of Era 3")

    end_round(game)

    assert asked(game) == "2: TakeTurnPlace"


@rule("IN-22.5", "IN-R33")
def test_a_turn_order_space_works_in_every_era_change() -> None:
    game = last_round(one=society(private="Smelting", era_space="space 3 of Era 3"), eureka="Written Signs")
    end_round(game)

    play(game, "play third")

    assert state_of(game).turn_order == [1, 2, 0]
    assert game.view()["table"]["societies"][0]["order_space"] == "space 3 of Era 3"


@rule("IN-22.11")
def test_a_sage_brings_no_academic_from_an_empty_supply() -> None:
    game = last_round(one=society(sages=1, supply=0), no_sage="Africa")

    end_round(game)

    assert number_at(state_of(game).societies[0].ready, ACADEMIC) == 0
    assert state_of(game).regions[0].sage == 1


@rule("IN-22.5", "IN-R33")
@pytest.mark.parametrize(("other", "holder"), [(2, 0), (3, 1), (1, 0)])
def test_a_space_further_right_goes_before_a_marker_and_a_marker_before_a_tile(other: int, holder: int) -> None:
    """The marker of player 1 stands on the third space; player 2 applies a space with a tile."""
    state = state_of(table())
    state.societies[0].era_space = state.societies[0].order_space = 2
    state.societies[1].era_space, state.societies[1].order_space = 4, other

    assert order_holder(state) == holder
