"""The ten actions, one by one."""

from typing import Any

import pytest

from civitas.inventions.components.kinds import TURN_ORDER
from tests.support.inventions import COMPONENTS, asked, card, options, play, refusal, society, state_of, table
from tests.support.rules import rule

# Present an Idea


@rule("IN-5.1", "IN-5.2", "IN-5.3", "IN-29.9")
def test_presenting_moves_the_needed_specialists_beside_the_card_and_gives_the_benefit_of_the_specialist_tile() -> None:
    game = table(one=society(ready="Thinker 2", ideas="Hand Loom"), specialists={"Africa": 2})

    assert play(game, "pillar on Present", "present Hand Loom in Africa") == {
        "1 Merchant": 1,
        "1 Thinker": -2,
        "1 idea Hand Loom": -1,
        "1 supply": -1,
        "Africa Hand Loom": 1,
        "Africa presenter 1": 2,
        "asked": "1: DrawIdea",
    }


@rule("IN-5.2", "IN-R60")
def test_the_owner_chooses_how_many_academics_stand_in_when_he_presents() -> None:
    game = table(one=society(ready="Thinker 2, Academic 1", ideas="Hand Loom"), specialists={"Africa": 1})
    play(game, "pillar on Present", "present Hand Loom in Africa")

    assert options(game) == ["with no Academic", "with 1 Academic"]
    assert play(game, "with 1 Academic")["1 Academic"] == -1


@rule("IN-5.1", "IN-5.2")
def test_an_idea_needs_an_empty_region_display_and_its_people() -> None:
    game = table(
        one=society(ready="Thinker 1, Artisan 1", ideas="Hand Loom, Painted Pottery"),
        cards={"Asia": card("Granary", presenter=2)},
    )
    play(game, "pillar on Present")

    assert refusal(game, "present Hand Loom in Africa") == (
        "Hand Loom needs 2 of type technology or Academics; you have 1 available."
    )
    assert refusal(game, "present Painted Pottery in Asia").startswith("Asia has a card already")
    assert refusal(game, "present Granary in Africa") == "Granary is not right of your Society Board."


@rule("IN-R16")
def test_without_an_idea_that_can_be_presented_the_action_cannot_be_chosen() -> None:
    game = table(one=society(ready="Merchant 1", ideas="Hand Loom"))

    assert "pillar on Present" not in options(game)
    assert refusal(game, "pillar on Present").startswith("Present is not possible: you have no Idea")
    assert "spend the action on Present" in options(game)


@rule("IN-2.3", "IN-5.4", "IN-5.5")
def test_a_card_of_the_idea_display_is_taken_for_each_idea_presented_at_the_end_of_step_2() -> None:
    game = table(
        one=society(ready="Thinker 1", ideas="Ox Yoke"),
        specialists={"Africa": 1},
        open_ideas="Minted Coin, Great Library, Wheelbarrow",
        deck="Stone Arch, Astrolabe",
    )
    play(game, "pillar on Present", "present Ox Yoke in Africa")

    assert options(game) == ["draw Minted Coin", "draw Great Library", "draw Wheelbarrow", "draw Stone Arch"]
    assert play(game, "draw Great Library")["1 idea Great Library"] == 1
    assert game.view(0)["table"]["open_ideas"] == ["Stone Arch", "Minted Coin", "Wheelbarrow"]
    assert game.view(0)["table"]["top_idea"] == "Astrolabe"


# Invent


@rule("IN-6.1", "IN-6.4", "IN-6.5")
def test_inventing_moves_a_matching_specialist_beside_the_card_and_gives_a_technology_aspiration() -> None:
    game = table(
        one=society(ready="Merchant 2", private="Sown Fields"),
        cards={"Africa": card("Granary", presenter=2)},
    )

    assert play(game, "pillar on Invent", "invent in Africa") == {
        "1 Merchant": -1,
        "1 display technology Aspiration": 1,
        "Africa inventor 1": 1,
        "asked": "1: TakeProgress",
    }


@rule("IN-6.6", "IN-R18")
def test_extra_specialists_shown_on_the_card_are_exhausted() -> None:
    game = table(
        era=3,
        one=society(ready="Merchant 2", private="Smelting"),
        eureka="",
        cards={"Africa": card("Iron Ploughshare", presenter=1)},
    )

    changes = play(game, "pillar on Invent", "invent in Africa")

    assert changes["1 Merchant"] == -2
    assert changes["1 exhausted Merchant"] == 1


@rule("IN-6.2")
def test_a_milestone_of_another_is_accessible_with_a_diplomat_or_when_its_era_is_over() -> None:
    cards = {"Africa": card("Ox Yoke", presenter=2)}

    alone = table(one=society(ready="Thinker 1"), cards=cards)
    visiting = table(one=society(ready="Thinker 1", diplomats="Tamed Animals"), cards=cards)
    later = table(one=society(ready="Thinker 1"), cards=cards, era=3)

    assert "pillar on Invent" not in options(alone)
    assert "pillar on Invent" in options(visiting)
    assert "pillar on Invent" in options(later)


@rule("IN-6.2", "IN-R52")
def test_a_milestone_of_an_absent_seat_is_somebody_elses() -> None:
    cards = {"Africa": card("Hand Loom", presenter=2)}

    assert "pillar on Invent" not in options(table(one=society(ready="Thinker 2"), cards=cards))
    assert "pillar on Invent" in options(table(one=society(ready="Thinker 2"), cards=cards, era=3))


@rule("IN-6.3")
def test_common_and_discarded_milestones_are_accessible_to_all() -> None:
    cards = {"Africa": card("Fishing Net", presenter=2), "Asia": card("Clay Oven", presenter=2)}
    game = table(
        one=society(ready="Merchant 1"),
        cards=cards,
        common="Smelting, Chipped Stone, Shared Speech, Twisted Cord, Gathering Lore",
        eureka="Written Signs, Wheel and Axle",
    )
    play(game, "pillar on Invent")

    assert options(game) == ["invent in Africa", "invent in Asia"]


@rule("IN-6.1")
def test_an_idea_whose_milestone_nobody_has_discovered_cannot_be_invented() -> None:
    game = table(
        one=society(ready="Merchant 1, Artisan 3", private="Sown Fields"),
        cards={"Africa": card("Bronze Bell", presenter=2), "Asia": card("Granary", presenter=2)},
    )
    play(game, "pillar on Invent")

    assert refusal(game, "invent in Africa") == "Bronze Bell needs Smelting, which nobody has discovered yet (Invent)."
    assert refusal(game, "invent in Europe") == "There is no Idea in Europe (Invent)."


# Call Specialists


@rule("IN-7.1", "IN-7.2")
def test_citizens_called_home_become_specialists_of_the_type_of_the_card_in_their_region() -> None:
    game = table(one=society(on_map="Africa 3"), cards={"Africa": card("Granary", presenter=2)})

    assert play(game, "pillar on Call Specialists", "call 2 from Africa") == {
        "1 Merchant": 2,
        "1 display economy Aspiration": 1,
        "1 in Africa": -2,
        "asked": "1: TakeProgress",
    }


@rule("IN-7.3")
def test_without_a_card_the_rightmost_open_idea_tells_their_type() -> None:
    game = table(one=society(on_map="Africa 1"), open_ideas="Minted Coin, Astrolabe, Stone Arch")

    assert play(game, "pillar on Call Specialists", "call 1 from Africa")["1 Thinker"] == 1


@rule("IN-7.4")
def test_without_any_card_the_owner_chooses_one_type_for_all() -> None:
    game = table(one=society(on_map="Africa 2"), open_ideas="", deck="")
    play(game, "pillar on Call Specialists", "call 2 from Africa")

    assert asked(game) == "1: ChooseType"
    assert play(game, "as culture Specialists")["1 Artisan"] == 2


@rule("IN-7.2", "IN-25.5")
def test_citizens_are_called_from_one_region_unless_the_culture_tile_calls_from_anywhere() -> None:
    plain = table(one=society(on_map="Africa 1, Asia 2"))
    built = table(one=society(on_map="Africa 1, Asia 2", hexes={1: "Culture 5"}))
    play(plain, "pillar on Call Specialists", "call 1 from Africa")
    play(built, "pillar on Call Specialists", "call 1 from Africa")

    assert asked(plain) == "1: TakeProgress"
    assert options(built) == ["call 1 from Asia", "call 2 from Asia", "done"]


# Travel


@rule("IN-8.1", "IN-8.2", "IN-8.3")
def test_a_citizen_travels_along_a_blue_string() -> None:
    game = table(one=society(on_map="Asia 1"), no_sage="North America")
    play(game, "pillar on Travel")

    assert options(game) == [
        "travel from Asia to Middle East",
        "travel from Asia to Oceania",
        "travel from Asia to North America",
    ]
    assert refusal(game, "travel from Asia to Africa") == "No blue string leads from Asia to Africa (Travel)."
    assert play(game, "travel from Asia to North America") == {
        "1 display culture Aspiration": 1,
        "1 in Asia": -1,
        "1 in North America": 1,
        "asked": "1: TakeProgress",
    }


@rule("IN-8.4", "IN-8.5", "IN-R19")
def test_the_sage_is_the_payment_for_the_chain_of_travel() -> None:
    game = table(
        one=society(on_map="Asia 1, Africa 2", influence=0), knowledge={"Oceania": 7}, open_ideas="Minted Coin"
    )

    assert play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage", "call 2 from Africa") == {
        "1 Merchant": 2,
        "1 display culture Aspiration": 1,
        "1 display economy Aspiration": 1,
        "1 in Africa": -2,
        "1 in Asia": -1,
        "1 in Oceania": 1,
        "1 sages": 1,
        "Oceania Sage": -1,
        "Oceania scoring": 1,
        "asked": "1: TakeProgress",
    }


@rule("IN-8.4", "IN-R19")
def test_a_sage_can_be_taken_though_the_chain_is_impossible_and_the_tile_stays() -> None:
    game = table(one=society(on_map="Asia 1"), knowledge={"Oceania": 1})

    changes = play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage")

    assert changes["1 sages"] == 1
    assert "Oceania scoring" not in changes


@rule("IN-8.6")
def test_a_sage_by_a_scoring_side_scores_all_such_tiles_and_turns_them_back() -> None:
    game = table(
        one=society(on_map="Asia 1", ready="Academic 2", sages=1, tiles="Influence tile Travel in Europe"),
        no_sage="Africa",
        knowledge={"Oceania": 2, "Europe": 5, "Africa": 6},
        scoring="Oceania, Europe, Africa",
    )

    changes = play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage")

    assert changes["1 points"] == 2 * 2 + 2 * 2 + 2 * 1
    assert [changes[f"{region} scoring"] for region in ("Africa", "Europe", "Oceania")] == [-1, -1, -1]


@rule("IN-R19")
def test_a_table_may_decide_that_the_chain_of_travel_costs_a_token() -> None:
    poor = table(one=society(on_map="Asia 1", influence=0), travel_chain_costs_token="yes")
    play(poor, "pillar on Travel", "travel from Asia to Oceania")

    assert asked(poor) == "1: TakeProgress"


# Send and call a Diplomat


@rule("IN-9.1", "IN-9.3", "IN-29.4")
def test_a_diplomat_is_sent_to_a_free_milestone_and_brings_its_benefit() -> None:
    game = table(one=society(ready="Merchant 1"))

    assert play(game, "pillar on Send Diplomat", "send Merchant to Chipped Stone") == {
        "1 Merchant": -1,
        "1 diplomat Chipped Stone": 1,
        "1 influence": 1,
        "asked": "2: ChooseAction",
    }


@rule("IN-9.2")
def test_the_owner_of_a_later_private_milestone_gains_influence_from_a_diplomat() -> None:
    game = table(
        one=society(ready="Merchant 1"),
        two=society(private="Smelting", influence=3),
        eureka="Written Signs, Wheel and Axle",
    )

    changes = play(game, "pillar on Send Diplomat", "send Merchant to Smelting")

    assert changes["2 influence"] == 1


@rule("IN-9.1", "IN-R20")
def test_a_milestone_takes_one_diplomat_of_each_player_while_it_has_spaces() -> None:
    game = table(
        players=4,
        one=society(ready="Merchant 1", diplomats="Tended Fire"),
        two=society(diplomats="Shared Speech"),
        three=society(diplomats="Shared Speech"),
        four=society(diplomats="Shared Speech"),
    )
    play(game, "pillar on Send Diplomat")

    assert refusal(game, "send Merchant to Tended Fire") == (
        "You have a Diplomat on Tended Fire already (Send a Diplomat)."
    )
    assert refusal(game, "send Merchant to Shared Speech") == (
        "All 3 spaces of Shared Speech are taken (Send a Diplomat)."
    )
    assert refusal(game, "send Merchant to Smelting").startswith("Smelting is not on the board")
    assert refusal(game, "send Thinker to Paper") == "You have no available Thinker."


@rule("IN-14.1", "IN-14.2", "IN-R21")
def test_a_diplomat_called_back_is_an_academic_and_brings_the_other_benefit() -> None:
    game = table(one=society(diplomats="Chipped Stone"))

    assert play(game, "pillar on Call Diplomat", "recall from Chipped Stone") == {
        "1 Academic": 1,
        "1 Thinker": 1,
        "1 diplomat Chipped Stone": -1,
        "1 supply": -1,
        "asked": "2: ChooseAction",
    }


@rule("IN-R34")
def test_a_diplomat_called_back_beyond_the_limit_of_academics_goes_to_the_supply() -> None:
    game = table(one=society(diplomats="Tended Fire", ready="Academic 1", exhausted="Academic 1"))

    changes = play(game, "pillar on Call Diplomat", "recall from Tended Fire")

    assert changes == {"1 diplomat Tended Fire": -1, "1 influence": 1, "1 supply": 1, "asked": "2: ChooseAction"}


# Share an Invention


@rule("IN-10.2", "IN-10.3", "IN-10.4", "IN-10.5", "IN-10.6")
def test_sharing_scores_for_the_presenter_and_settles_everybody_beside_the_card() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=2, inventor=3, innovator=1)},
        wealth={"Africa": "Wealth A1"},
    )

    assert play(game, "pillar on Share", "share in Africa", "take wild Aspiration") == {
        "1 display wild Aspiration": 1,
        "1 in Africa": 2,
        "1 supply": -1,
        "2 in Africa": 2,
        "2 points": 4,
        "3 in Africa": 1,
        "3 invention Granary": 1,
        "Africa Granary": -1,
        "Africa innovator 1": -1,
        "Africa inventor 3": -1,
        "Africa presenter 2": -2,
        "asked": "1: TakeProgress",
    }


@rule("IN-10.6", "IN-R23")
def test_who_shares_may_take_the_top_wealth_tile_of_a_letter_he_does_not_have() -> None:
    cards = {"Africa": card("Granary", presenter=1, inventor=1)}
    game = table(cards=cards, wealth={"Africa": "Wealth A1, Wealth A2"})
    owner = table(cards=cards, wealth={"Africa": "Wealth A1, Wealth A2"}, one=society(display="Wealth A3"))
    play(game, "pillar on Share", "share in Africa")
    play(owner, "pillar on Share", "share in Africa")

    assert options(game) == ["take Wealth A2", "take wild Aspiration"]
    assert play(game, "take Wealth A2")["1 display Wealth A2"] == 1
    assert asked(owner) == "1: TakeProgress"


@rule("IN-10.7", "IN-R65")
def test_with_a_full_tile_display_a_tile_is_discarded_for_the_new_one() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=1, inventor=1)},
        wealth={"Africa": "Wealth A1"},
        one=society(display="Economy 1, Economy 2, Culture 1, Wealth B1"),
    )
    play(game, "pillar on Share", "share in Africa", "take Wealth A1")

    assert asked(game) == "1: ReplaceTile"
    assert "skip" not in options(game)
    changes = play(game, "replace Economy 1")
    assert changes["1 display Wealth A1"] == 1
    assert changes["1 display Economy 1"] == -1


@rule("IN-10.1")
def test_only_who_has_a_citizen_beside_an_invention_can_share_it() -> None:
    game = table(
        cards={
            "Africa": card("Granary", presenter=2, inventor=3),
            "Asia": card("Ox Yoke", presenter=1),
            "Europe": card("Hand Loom", presenter=1, inventor=2),
        }
    )
    play(game, "pillar on Share")

    assert options(game) == ["share in Europe"]
    assert refusal(game, "share in Africa") == "You have no Citizen beside Granary in Africa (Share an Invention)."
    assert refusal(game, "share in Asia") == "There is no Invention in Asia."


# Innovate


@rule("IN-11.2", "IN-11.3", "IN-R56")
def test_innovating_moves_a_matching_specialist_and_gains_one_of_the_same_type() -> None:
    game = table(
        one=society(ready="Academic 1", influence=0), cards={"Africa": card("Granary", presenter=1, inventor=2)}
    )

    assert play(game, "pillar on Innovate", "innovate in Africa") == {
        "1 Academic": -1,
        "1 Merchant": 1,
        "1 supply": -1,
        "Africa innovator 1": 1,
        "asked": "2: ChooseAction",
    }


@rule("IN-11.1", "IN-11.2")
def test_only_inventions_of_others_without_an_innovator_can_be_innovated() -> None:
    game = table(
        one=society(ready="Merchant 1, Thinker 1"),
        cards={
            "Africa": card("Granary", presenter=2, inventor=1),
            "Asia": card("Hand Loom", presenter=1, inventor=2, innovator=3),
            "Europe": card("Ox Yoke", presenter=1, inventor=3),
        },
    )
    play(game, "pillar on Innovate")

    assert options(game) == ["innovate in Europe"]
    assert "yourself" in refusal(game, "innovate in Africa")
    assert refusal(game, "innovate in Asia") == "Hand Loom has an Innovator already (Innovate)."


# Gain Influence


@rule("IN-12.3", "IN-12.4", "IN-12.5")
def test_gaining_influence_sends_citizens_home_places_a_tile_and_scores_the_leftmost_space() -> None:
    game = table(
        one=society(on_map="Oceania 3", influence=0, tiles="Influence tile +1 in Africa"),
        two=society(on_map="Oceania 2", tiles="Influence tile +1 in Oceania"),
        open_ideas="Minted Coin",
    )

    assert play(game, "pillar on Gain Influence", "place Influence tile Travel in Oceania") == {
        "1 Influence tile Travel in Oceania": 1,
        "1 Merchant": 2,
        "1 in Oceania": -2,
        "1 influence": 2,
        "1 points": 5,
        "asked": "2: ChooseAction",
    }


@rule("IN-12.1", "IN-12.2", "IN-12.7", "IN-R24")
def test_gaining_influence_needs_the_majority_and_the_citizens_of_the_tile() -> None:
    game = table(
        one=society(on_map="Oceania 2, Asia 2, Europe 3", tiles="Influence tile +1 in Europe"),
        two=society(on_map="Asia 2"),
    )
    play(game, "pillar on Gain Influence")

    assert options(game) == ["place Influence tile Travel in Oceania"]
    assert refusal(game, "place Influence tile Present in Oceania") == (
        "You have 2 Citizens in Oceania and would need 3."
    )
    assert refusal(game, "place Influence tile Travel in Asia") == (
        "You have 2 Citizens in Asia and somebody else has 2; Gain Influence needs the majority."
    )
    assert refusal(game, "place Influence tile Travel in Europe").startswith("You have an Influence tile in Europe")


@rule("IN-25.4", "IN-25.7")
def test_culture_tiles_make_the_majority_sure_and_a_tile_cheaper() -> None:
    game = table(
        one=society(on_map="Asia 1", hexes={1: "Culture 4", 2: "Culture 7"}, tiles="Influence tile +1 in Africa"),
        two=society(on_map="Asia 2"),
    )

    changes = play(game, "pillar on Gain Influence", "place Influence tile Travel in Asia")

    assert changes["1 in Asia"] == -1


# Eureka


@rule("IN-13.2", "IN-13.4", "IN-13.5")
def test_eureka_makes_the_private_milestone_common_and_takes_one_of_the_eureka_display() -> None:
    game = table(one=society(private="Sown Fields", diplomats="Sown Fields"), two=society(diplomats="Gathering Lore"))

    assert play(game, "pillar on Eureka", "discover Smelting", "mark space 3 of Era 3") == {
        "1 diplomat Smelting": 1,
        "1 private Smelting": 1,
        "1 private Sown Fields": -1,
        "1 supply": -1,
        "2 Academic": 1,
        "2 diplomat Gathering Lore": -1,
        "common Gathering Lore": -1,
        "common Sown Fields": 1,
        "discard Gathering Lore": 1,
        "eureka Smelting": -1,
        "asked": "2: ChooseAction",
    }
    assert game.view(0)["table"]["common"][0]["milestone"] == "Sown Fields"


@rule("IN-13.3", "IN-R25", "IN-R47")
def test_a_private_milestone_older_than_all_common_ones_is_discarded_with_its_diplomats_sent_home() -> None:
    game = table(
        era=5,
        one=society(private="Sown Fields", diplomats="Sown Fields"),
        common="Paper, Gearing, Geometry, Wheel and Axle, Written Signs",
        eureka="Steam Power, Electromagnetism, Germ Theory",
        two=society(private="Smelting"),
    )

    changes = play(game, "pillar on Eureka", "discover Steam Power", "mark space 3 of Era 5")

    assert changes["discard Sown Fields"] == 1
    assert changes["1 Academic"] == 1
    assert "common Written Signs" not in changes


@rule("IN-13.1")
def test_eureka_needs_a_later_era_than_that_of_the_private_milestone() -> None:
    game = table(one=society(private="Smelting"), eureka="Written Signs, Wheel and Axle")

    assert refusal(game, "pillar on Eureka") == (
        "Eureka is not possible: the Eureka Display has no Milestone of a later Era than yours (Era 3)."
    )


@rule("IN-13.6", "IN-29.2")
def test_each_space_of_the_era_track_takes_one_era_marker_and_gives_its_benefit() -> None:
    game = table(two=society(private="Written Signs", era_space="space 1 of Era 3"), eureka="Smelting, Wheel and Axle")
    play(game, "pillar on Eureka", "discover Smelting")

    assert options(game) == ["mark space 2 of Era 3", "mark space 3 of Era 3"]
    assert play(game, "mark space 2 of Era 3")["1 display wild Aspiration"] == 1


# Spend the action


@rule("IN-15.1", "IN-R41")
def test_spending_the_action_gains_only_one_influence_and_visits_the_pillars_of_others() -> None:
    game = table(one=society(influence=3), two=society(epoch="Travel", influence=2))

    assert play(game, "spend the action on Travel") == {
        "1 influence": 1,
        "2 influence": 1,
        "asked": "2: ChooseAction",
    }


# What else the actions ask for, and what a table may decide


@rule("IN-2.4")
def test_only_cards_left_of_the_society_board_benefit_their_owner() -> None:
    invention = table(one=society(on_map="Africa 1, Asia 1", inventions="Clay Oven"))
    idea = table(one=society(on_map="Africa 1, Asia 1", ideas="Clay Oven"))
    play(invention, "pillar on Call Specialists", "call 1 from Africa")
    play(idea, "pillar on Call Specialists", "call 1 from Africa")

    assert options(invention) == ["chain with Clay Oven", "skip"]
    assert asked(idea) == "1: TakeProgress"


@rule("IN-5.4", "IN-27.6")
def test_who_presents_two_ideas_in_a_turn_takes_two_cards() -> None:
    game = table(
        one=society(ready="Thinker 2, Artisan 1", ideas="Ox Yoke, Painted Pottery", hexes={1: "Technology 6"}),
        cards={"Africa": card("Hand Loom", presenter=2, inventor=2)},
        specialists={"Europe": 1, "Asia": 4},
    )
    play(game, "use Technology 6", "innovate in Africa", "present Painted Pottery in Europe")
    play(game, "pillar on Present", "present Ox Yoke in Asia")

    assert asked(game) == "1: DrawIdea"
    play(game, options(game)[0])
    assert asked(game) == "1: DrawIdea"
    assert play(game, options(game)[0])["asked"] == "2: ChooseAction"


@rule("IN-R17")
def test_a_table_may_decide_that_no_idea_of_a_later_era_is_presented() -> None:
    one = society(ready="Thinker 2", ideas="Irrigation Canal")

    any_era = table(one=one)
    current = table(one=one, presenting="current-era")
    in_time = table(one=one, presenting="current-era", era=3)

    assert "pillar on Present" in options(any_era)
    assert "pillar on Present" not in options(current)
    assert "pillar on Present" in options(in_time)


@rule("IN-6.7")
def test_an_idea_that_is_invented_shows_its_invention_side_and_can_be_shared() -> None:
    game = table(one=society(ready="Merchant 2", private="Sown Fields"), cards={"Africa": card("Granary", presenter=2)})
    assert game.view()["table"]["regions"][0]["invention"] is False

    play(game, "pillar on Invent", "invent in Africa")

    assert game.view()["table"]["regions"][0]["invention"] is True


@rule("IN-6.2")
def test_the_own_private_milestone_is_accessible_without_a_diplomat() -> None:
    game = table(one=society(ready="Merchant 1"), cards={"Africa": card("Granary", presenter=2)})

    assert "pillar on Invent" in options(game)


@rule("IN-R18")
def test_a_table_may_decide_that_extra_people_are_of_any_type() -> None:
    words = {
        "era": 3,
        "one": society(ready="Merchant 1, Thinker 1", private="Smelting"),
        "eureka": "",
        "cards": {"Africa": card("Iron Ploughshare", presenter=2)},
    }

    matching = table(**words)  # type: ignore[arg-type]
    any_type = table(**words, extra_specialists="any-type")  # type: ignore[arg-type]

    assert "pillar on Invent" not in options(matching)
    changes = play(any_type, "pillar on Invent", "invent in Africa", "exhaust Thinker")
    assert (changes["1 Merchant"], changes["1 exhausted Thinker"]) == (-1, 1)


@rule("IN-R50")
def test_exhausted_people_can_neither_present_invent_innovate_nor_be_sent() -> None:
    game = table(
        one=society(exhausted="Merchant 3, Thinker 3, Artisan 3, Academic 2", ideas="Hand Loom"),
        cards={"Africa": card("Granary", presenter=2), "Asia": card("Ox Yoke", presenter=2, inventor=2)},
    )

    possible = [text for text in options(game) if text.startswith("pillar")]

    assert possible == ["pillar on Eureka"]


@rule("IN-R60")
@pytest.mark.parametrize(
    ("moves", "question"),
    [
        (("pillar on Invent", "invent in Africa"), ["with no Academic", "with 1 Academic"]),
        (("pillar on Innovate", "innovate in Asia"), ["with no Academic", "with 1 Academic"]),
    ],
)
def test_whether_an_academic_stands_in_is_asked(moves: tuple[str, str], question: list[str]) -> None:
    game = table(
        one=society(ready="Merchant 1, Academic 1"),
        cards={"Africa": card("Granary", presenter=2), "Asia": card("Clay Oven", presenter=2, inventor=2)},
    )

    play(game, *moves)

    assert options(game) == question


@rule("IN-R69")
def test_a_knowledge_tile_is_turned_when_its_chain_action_is_over() -> None:
    game = table(one=society(on_map="Asia 1, Africa 2"), knowledge={"Oceania": 7}, open_ideas="Minted Coin")
    play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage")
    assert state_of(game).regions[4].scoring == 0

    assert play(game, "call 1 from Africa")["Oceania scoring"] == 1


@rule("IN-R21")
def test_a_milestone_gives_one_benefit_when_a_diplomat_comes_and_another_when_he_goes() -> None:
    game = table(round=1, one=society(ready="Merchant 1", season="", epoch="Travel"))

    sent = play(game, "pillar on Send Diplomat", "send Merchant to Twisted Cord", "settle Asia")
    assert (sent["1 in Asia"], sent["1 supply"]) == (1, -1)
    back = table(one=society(diplomats="Twisted Cord"))
    assert play(back, "pillar on Call Diplomat", "recall from Twisted Cord")["1 Merchant"] == 1


@rule("IN-R22")
def test_diplomats_go_to_common_and_private_milestones_and_to_eureka_only_if_the_table_decides_so() -> None:
    one = society(ready="Merchant 1")
    game, other = table(one=one), table(one=one, eureka_diplomats="yes")
    play(game, "pillar on Send Diplomat")
    play(other, "pillar on Send Diplomat")

    assert "send Merchant to Sown Fields" in options(game)  # the own one, where no Diplomat is
    assert "send Merchant to Tamed Animals" in options(game)
    assert "send Merchant to Tended Fire" in options(game)
    assert "send Merchant to Smelting" not in options(game)
    assert "send Merchant to Smelting" in options(other)


@rule("IN-R68")
def test_a_new_private_milestone_that_is_full_of_diplomats_takes_no_citizen_more() -> None:
    game = table(
        players=4,
        eureka_diplomats="yes",
        two=society(diplomats="Smelting"),
        three=society(diplomats="Smelting"),
        four=society(diplomats="Smelting"),
    )

    changes = play(game, "pillar on Eureka", "discover Smelting", "mark space 3 of Era 3")

    assert changes["1 private Smelting"] == 1
    assert "1 supply" not in changes
    assert game.view()["table"]["private"][0]["diplomats"] == [1, 2, 3]


@rule("IN-9.2")
def test_nobody_gains_influence_from_a_diplomat_on_a_private_milestone_that_is_not_later() -> None:
    game = table(one=society(ready="Merchant 1"), two=society(influence=3))

    changes = play(game, "pillar on Send Diplomat", "send Merchant to Tamed Animals")

    assert "2 influence" not in changes


@rule("IN-R23")
def test_a_table_may_decide_that_any_wealth_tile_of_the_stack_can_be_taken() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=1, inventor=1)},
        wealth={"Africa": "Wealth A1, Wealth A2"},
        wealth_choice="any",
    )
    play(game, "pillar on Share", "share in Africa")

    assert options(game) == ["take Wealth A1", "take Wealth A2", "take wild Aspiration"]


@rule("IN-R23")
def test_a_letter_on_the_progress_map_is_one_that_a_player_has() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=1, inventor=1)},
        wealth={"Africa": "Wealth A1"},
        one=society(hexes={1: "Wealth A3"}),
    )

    changes = play(game, "pillar on Share", "share in Africa")

    assert changes["1 display wild Aspiration"] == 1


@rule("IN-R24")
def test_a_table_may_decide_that_a_tie_is_a_majority() -> None:
    words = {
        "one": society(on_map="Asia 2", tiles="Influence tile +1 in Africa"),
        "two": society(on_map="Asia 2"),
    }

    assert "pillar on Gain Influence" not in options(table(**words))  # type: ignore[arg-type]
    assert "pillar on Gain Influence" in options(table(**words, majority="tied"))  # type: ignore[arg-type]


@rule("IN-25.4")
def test_a_sure_majority_still_needs_the_citizens_of_the_tile() -> None:
    one = society(on_map="Asia 1", hexes={1: "Culture 4"}, tiles="Influence tile +1 in Africa")

    assert "pillar on Gain Influence" not in options(table(one=one, two=society(on_map="Asia 2")))


@rule("IN-12.3")
@pytest.mark.parametrize(
    ("words", "moves", "gained"),
    [
        ({"cards": {"Asia": card("Hand Loom", presenter=2)}}, (), "1 Thinker"),
        ({"open_ideas": "Minted Coin, Astrolabe"}, (), "1 Artisan"),
        ({"open_ideas": "", "deck": ""}, ("as economy Specialists",), "1 Merchant"),
    ],
)
def test_citizens_sent_home_for_influence_are_of_the_type_of_their_card(
    words: dict[str, Any], moves: tuple[str, ...], gained: str
) -> None:
    game = table(one=society(on_map="Asia 3", tiles="Influence tile +1 in Africa"), **words)

    changes = play(game, "pillar on Gain Influence", "place Influence tile Travel in Asia", *moves)

    assert changes[gained] == 2
    assert changes["1 in Asia"] == -2


@rule("IN-12.5")
def test_an_influence_tile_that_is_face_down_brings_no_influence() -> None:
    game = table(
        one=society(on_map="Asia 2", influence=0, tiles="Influence tile +1 in Africa", face_down="Africa"),
    )

    assert play(game, "pillar on Gain Influence", "place Influence tile Travel in Asia")["1 influence"] == 1


@rule("IN-13.2")
def test_a_private_milestone_goes_above_common_ones_of_its_letter_and_below_later_ones() -> None:
    game = table(
        one=society(private="Sown Fields"),
        common="Smelting, Fired Clay, Chipped Stone, Shared Speech, Twisted Cord",
        three=society(private="Tended Fire"),
        eureka="Written Signs, Wheel and Axle",
    )

    play(game, "pillar on Eureka", "discover Written Signs", "mark space 3 of Era 3")

    assert [row["milestone"] for row in game.view()["table"]["common"]] == [
        "Smelting", "Sown Fields", "Fired Clay", "Chipped Stone", "Shared Speech",
    ]  # fmt: skip


@rule("IN-R25")
def test_a_private_milestone_of_the_letter_of_the_lowest_common_one_is_not_older_and_an_era_may_be_skipped() -> None:
    game = table(
        era=4,
        one=society(private="Smelting"),
        common="Paper, Gearing, Geometry, Wheel and Axle, Written Signs",
        eureka="Steam Power, Electromagnetism, Germ Theory",
    )

    changes = play(game, "pillar on Eureka", "discover Germ Theory", "mark space 3 of Era 5")

    assert changes["discard Written Signs"] == 1
    assert changes["common Smelting"] == 1
    assert game.view()["table"]["societies"][0]["era"] == 5


@rule("IN-R26")
def test_the_era_track_has_three_spaces_for_each_of_the_eras_3_to_6_one_of_them_for_the_turn_order_but_in_era_6() -> (
    None
):
    for era in (3, 4, 5, 6):
        benefits = [space.benefit for space in COMPONENTS.era_track if space.era == era]
        assert len(benefits) == 3
        assert benefits.count(TURN_ORDER) == (0 if era == 6 else 1)


@rule("IN-R40")
def test_from_an_empty_supply_nobody_comes() -> None:
    eureka = table(one=society(supply=0))
    innovate = table(
        one=society(supply=0, ready="Merchant 1", influence=0),
        cards={"Africa": card("Granary", presenter=2, inventor=2)},
    )
    share = table(
        one=society(supply=0),
        cards={"Africa": card("Granary", presenter=2, inventor=2, innovator=1)},
        wealth={"Africa": ""},
    )

    assert "1 diplomat Smelting" not in play(eureka, "pillar on Eureka", "discover Smelting", "mark space 1 of Era 3")
    assert play(innovate, "pillar on Innovate", "innovate in Africa")["1 Merchant"] == -1
    assert play(share, "pillar on Share", "share in Africa")["1 in Africa"] == 1


@rule("IN-R62")
def test_influence_stays_between_0_and_10() -> None:
    high = table(one=society(influence=10))
    low = table(one=society(ready="Merchant 1", display="Economy 1", influence=2))

    assert play(high, "spend the action on Travel") == {"asked": "2: ChooseAction"}
    play(low, "spend the action on Travel")
    assert play(low, "build Economy 1 on hex 8")["1 influence"] == -3
    assert state_of(low).societies[0].influence == 0


@rule("IN-R34")
def test_a_table_may_decide_that_the_limit_of_academics_holds_in_the_era_change_only() -> None:
    one = society(diplomats="Tended Fire", ready="Academic 1", exhausted="Academic 1")
    game = table(one=one, academic_limit="era-change")

    assert play(game, "pillar on Call Diplomat", "recall from Tended Fire")["1 Academic"] == 1


@rule("IN-R49")
def test_nobody_is_sent_away_when_the_limit_of_academics_falls() -> None:
    game = table(
        round=3,
        active=3,
        one=society(ready="Academic 3", hexes={1: "Economy 4"}, used="Economy 4"),
    )

    play(game, "spend the action on Eureka")

    assert game.view()["table"]["societies"][0]["academic_limit"] == 2
    assert game.view()["table"]["societies"][0]["ready"]["Academic"] == 3
