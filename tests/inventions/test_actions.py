"""The ten actions, one by one."""

from tests.support.inventions import asked, card, options, play, refusal, society, table

# Present an Idea


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


def test_the_owner_chooses_how_many_academics_stand_in_when_he_presents() -> None:
    game = table(one=society(ready="Thinker 2, Academic 1", ideas="Hand Loom"), specialists={"Africa": 1})
    play(game, "pillar on Present", "present Hand Loom in Africa")

    assert options(game) == ["with no Academic", "with 1 Academic"]
    assert play(game, "with 1 Academic")["1 Academic"] == -1


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


def test_without_an_idea_that_can_be_presented_the_action_cannot_be_chosen() -> None:
    game = table(one=society(ready="Merchant 1", ideas="Hand Loom"))

    assert "pillar on Present" not in options(game)
    assert refusal(game, "pillar on Present").startswith("Present is not possible: you have no Idea")
    assert "spend the action on Present" in options(game)


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


def test_a_milestone_of_another_is_accessible_with_a_diplomat_or_when_its_era_is_over() -> None:
    cards = {"Africa": card("Ox Yoke", presenter=2)}

    alone = table(one=society(ready="Thinker 1"), cards=cards)
    visiting = table(one=society(ready="Thinker 1", diplomats="Tamed Animals"), cards=cards)
    later = table(one=society(ready="Thinker 1"), cards=cards, era=3)

    assert "pillar on Invent" not in options(alone)
    assert "pillar on Invent" in options(visiting)
    assert "pillar on Invent" in options(later)


def test_a_milestone_of_an_absent_seat_is_somebody_elses() -> None:
    cards = {"Africa": card("Hand Loom", presenter=2)}

    assert "pillar on Invent" not in options(table(one=society(ready="Thinker 2"), cards=cards))
    assert "pillar on Invent" in options(table(one=society(ready="Thinker 2"), cards=cards, era=3))


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


def test_an_idea_whose_milestone_nobody_has_discovered_cannot_be_invented() -> None:
    game = table(
        one=society(ready="Merchant 1, Artisan 3", private="Sown Fields"),
        cards={"Africa": card("Bronze Bell", presenter=2), "Asia": card("Granary", presenter=2)},
    )
    play(game, "pillar on Invent")

    assert refusal(game, "invent in Africa") == "Bronze Bell needs Smelting, which nobody has discovered yet (Invent)."
    assert refusal(game, "invent in Europe") == "There is no Idea in Europe (Invent)."


# Call Specialists


def test_citizens_called_home_become_specialists_of_the_type_of_the_card_in_their_region() -> None:
    game = table(one=society(on_map="Africa 3"), cards={"Africa": card("Granary", presenter=2)})

    assert play(game, "pillar on Call Specialists", "call 2 from Africa") == {
        "1 Merchant": 2,
        "1 display economy Aspiration": 1,
        "1 in Africa": -2,
        "asked": "1: TakeProgress",
    }


def test_without_a_card_the_rightmost_open_idea_tells_their_type() -> None:
    game = table(one=society(on_map="Africa 1"), open_ideas="Minted Coin, Astrolabe, Stone Arch")

    assert play(game, "pillar on Call Specialists", "call 1 from Africa")["1 Thinker"] == 1


def test_without_any_card_the_owner_chooses_one_type_for_all() -> None:
    game = table(one=society(on_map="Africa 2"), open_ideas="", deck="")
    play(game, "pillar on Call Specialists", "call 2 from Africa")

    assert asked(game) == "1: ChooseType"
    assert play(game, "as culture Specialists")["1 Artisan"] == 2


def test_citizens_are_called_from_one_region_unless_the_culture_tile_calls_from_anywhere() -> None:
    plain = table(one=society(on_map="Africa 1, Asia 2"))
    built = table(one=society(on_map="Africa 1, Asia 2", hexes={1: "Culture 5"}))
    play(plain, "pillar on Call Specialists", "call 1 from Africa")
    play(built, "pillar on Call Specialists", "call 1 from Africa")

    assert asked(plain) == "1: TakeProgress"
    assert options(built) == ["call 1 from Asia", "call 2 from Asia", "done"]


# Travel


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


def test_a_sage_can_be_taken_though_the_chain_is_impossible_and_the_tile_stays() -> None:
    game = table(one=society(on_map="Asia 1"), knowledge={"Oceania": 1})

    changes = play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage")

    assert changes["1 sages"] == 1
    assert "Oceania scoring" not in changes


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


def test_a_table_may_decide_that_the_chain_of_travel_costs_a_token() -> None:
    poor = table(one=society(on_map="Asia 1", influence=0), travel_chain_costs_token="yes")
    play(poor, "pillar on Travel", "travel from Asia to Oceania")

    assert asked(poor) == "1: TakeProgress"


# Send and call a Diplomat


def test_a_diplomat_is_sent_to_a_free_milestone_and_brings_its_benefit() -> None:
    game = table(one=society(ready="Merchant 1"))

    assert play(game, "pillar on Send Diplomat", "send Merchant to Chipped Stone") == {
        "1 Merchant": -1,
        "1 diplomat Chipped Stone": 1,
        "1 influence": 1,
        "asked": "2: ChooseAction",
    }


def test_the_owner_of_a_later_private_milestone_gains_influence_from_a_diplomat() -> None:
    game = table(
        one=society(ready="Merchant 1"),
        two=society(private="Smelting", influence=3),
        eureka="Written Signs, Wheel and Axle",
    )

    changes = play(game, "pillar on Send Diplomat", "send Merchant to Smelting")

    assert changes["2 influence"] == 1


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


def test_a_diplomat_called_back_is_an_academic_and_brings_the_other_benefit() -> None:
    game = table(one=society(diplomats="Chipped Stone"))

    assert play(game, "pillar on Call Diplomat", "recall from Chipped Stone") == {
        "1 Academic": 1,
        "1 Thinker": 1,
        "1 diplomat Chipped Stone": -1,
        "1 supply": -1,
        "asked": "2: ChooseAction",
    }


def test_a_diplomat_called_back_beyond_the_limit_of_academics_goes_to_the_supply() -> None:
    game = table(one=society(diplomats="Tended Fire", ready="Academic 1", exhausted="Academic 1"))

    changes = play(game, "pillar on Call Diplomat", "recall from Tended Fire")

    assert changes == {"1 diplomat Tended Fire": -1, "1 influence": 1, "1 supply": 1, "asked": "2: ChooseAction"}


# Share an Invention


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


def test_who_shares_may_take_the_top_wealth_tile_of_a_letter_he_does_not_have() -> None:
    cards = {"Africa": card("Granary", presenter=1, inventor=1)}
    game = table(cards=cards, wealth={"Africa": "Wealth A1, Wealth A2"})
    owner = table(cards=cards, wealth={"Africa": "Wealth A1, Wealth A2"}, one=society(display="Wealth A3"))
    play(game, "pillar on Share", "share in Africa")
    play(owner, "pillar on Share", "share in Africa")

    assert options(game) == ["take Wealth A2", "take wild Aspiration"]
    assert play(game, "take Wealth A2")["1 display Wealth A2"] == 1
    assert asked(owner) == "1: TakeProgress"


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


def test_culture_tiles_make_the_majority_sure_and_a_tile_cheaper() -> None:
    game = table(
        one=society(on_map="Asia 1", hexes={1: "Culture 4", 2: "Culture 7"}, tiles="Influence tile +1 in Africa"),
        two=society(on_map="Asia 2"),
    )

    changes = play(game, "pillar on Gain Influence", "place Influence tile Travel in Asia")

    assert changes["1 in Asia"] == -1


# Eureka


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


def test_eureka_needs_a_later_era_than_that_of_the_private_milestone() -> None:
    game = table(one=society(private="Smelting"), eureka="Written Signs, Wheel and Axle")

    assert refusal(game, "pillar on Eureka") == (
        "Eureka is not possible: the Eureka Display has no Milestone of a later Era than yours (Era 3)."
    )


def test_each_space_of_the_era_track_takes_one_era_marker_and_gives_its_benefit() -> None:
    game = table(two=society(private="Written Signs", era_space="space 1 of Era 3"), eureka="Smelting, Wheel and Axle")
    play(game, "pillar on Eureka", "discover Smelting")

    assert options(game) == ["mark space 2 of Era 3", "mark space 3 of Era 3"]
    assert play(game, "mark space 2 of Era 3")["1 display wild Aspiration"] == 1


# Spend the action


def test_spending_the_action_gains_only_one_influence_and_visits_the_pillars_of_others() -> None:
    game = table(one=society(influence=3), two=society(epoch="Travel", influence=2))

    assert play(game, "spend the action on Travel") == {
        "1 influence": 1,
        "2 influence": 1,
        "asked": "2: ChooseAction",
    }
