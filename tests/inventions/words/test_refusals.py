"""Why a move is refused: actions, cards, people and Milestones."""

import pytest

from tests.support.inventions import REGION_NAMES, card, opening, play, society, state_of, table
from tests.support.inventions.scenes import (
    a_place_to_choose,
    an_invention_to_innovate,
    aspirations_without_a_slot,
    extra_people_of_any_type,
    sages_to_send_home,
)
from tests.support.sentences import refusal, unsaid

REASONS = {
    "Present": "you have no Idea that you can present with your available people in an empty Region Display.",
    "Share": "you have no Citizen beside an Invention.",
    "Invent": "there is no Idea on the Map whose Milestone you can access and whose people you have available.",
    "Innovate": (
        "there is no Invention of somebody else with a free Innovation position and a matching person of yours "
        "available."
    ),
    "Call Specialists": "you have no Citizen on the Map.",
    "Gain Influence": "there is no Region where you have the majority, no Influence tile and enough Citizens.",
    "Travel": "you have no Citizen on the Map.",
    "Eureka": "the Eureka Display has no Milestone of a later Era than yours (Era 2).",
    "Send Diplomat": (
        "you have nobody available to send, or no Milestone on the board has a free space without a Diplomat of yours."
    ),
    "Call Diplomat": "you have no Diplomat on a Milestone.",
}


@pytest.mark.parametrize("action", REASONS)
def test_why_an_action_cannot_be_chosen(action: str) -> None:
    game = table(eureka="")

    assert refusal(game, f"pillar on {action}") == f"{action} is not possible: {REASONS[action]}"


def test_why_nobody_can_mix_people_they_do_not_have() -> None:
    game = table(one=society(ready="Thinker 2, Academic 1", ideas="Hand Loom"))
    play(game, "pillar on Present", "present Hand Loom in Africa")

    assert (
        refusal(game, "with 2 Academics")
        == "Of 2, between 0 and 1 can be Academics: you have 2 of type technology and 1 Academic available."
    )
    assert (
        refusal(game, "settle Asia")
        == "That does not answer the question: Player 1, move 2 of type technology: how many Academics are among them?"
    )


def test_why_nobody_can_give_up_an_aspiration_that_is_not_new() -> None:
    game = aspirations_without_a_slot()

    assert refusal(game, "drop wild Aspiration") == "wild Aspiration was not gained this turn."


def test_why_nobody_can_choose_a_fourth_place_of_three() -> None:
    game = a_place_to_choose()

    assert refusal(game, "play fourth") == "There are only 3 places in the turn order."


def test_why_nobody_can_send_a_sage_there() -> None:
    game = sages_to_send_home()
    play(game, "spend the action on Eureka")

    assert (
        refusal(game, "send the Sage to Oceania")
        == "A Sage stands in Oceania already, or no space would be left for the others."
    )
    play(game, "send the Sage to Europe")
    assert (
        refusal(game, "send the Sage to Africa") == "Regions are chosen in their numerical order; Africa comes before."
    )


def test_why_nobody_can_use_a_forum_twice() -> None:
    game = table(one=society(season="Travel"))

    assert refusal(game, "pillar on Eureka") == "The Forum with Eureka holds one of your Pillars already (Assembly)."
    assert (
        refusal(game, "spend the action on Travel")
        == "The Forum with Travel holds one of your Pillars already (Assembly)."
    )
    assert refusal(game, "use Economy 1") == "Economy 1 is not on your Progress Map."
    assert refusal(game, "use Wealth A1") == "Wealth A1 is not used: it works by itself."
    assert (
        refusal(game, "build Economy 1 on hex 1")
        == "That does not answer the question: Player 1, place a Season Pillar (1 Chain Action token available)."
    )


def test_why_nobody_can_leave_the_epoch_pillar_where_it_stands() -> None:
    game = table(round=3, one=society(epoch="Travel", hexes={1: "Economy 1"}))
    play(game, "use Economy 1")

    assert (
        refusal(game, "spend the action on Travel")
        == "The Epoch Pillar stands on Travel and must move to another space (Assembly)."
    )
    assert refusal(game, "use Economy 1") == "Economy 1 was used already."


def test_why_nobody_can_use_technology_without_a_token() -> None:
    game = table(one=society(hexes={1: "Technology 1"}, influence=0))

    assert refusal(game, "use Technology 1") == "You have no available Chain Action token."


def test_why_nobody_can_start_without_a_card() -> None:
    game = opening()

    assert refusal(game, "start in North America") == "There is no card in North America that nobody has claimed."
    assert (
        refusal(game, "present Hand Loom in Africa")
        == "That does not answer the question: Player 3, choose the Region where you start."
    )


def test_why_nobody_can_present_what_cannot_be_presented() -> None:
    game = table(
        one=society(ready="Thinker 2", ideas="Hand Loom, Granary, Potter's Wheel"),
        cards={"Asia": card("Ox Yoke", presenter=2)},
        presenting="current-era",
    )
    play(game, "pillar on Present")

    assert refusal(game, "present Clay Oven in Africa") == "Clay Oven is not right of your Society Board."
    assert (
        refusal(game, "present Hand Loom in Asia")
        == "Asia has a card already; an Idea needs an empty Region Display (Present an Idea)."
    )
    assert (
        refusal(game, "present Granary in Africa")
        == "Granary needs 2 of type economy or Academics; you have 0 available."
    )
    assert (
        refusal(game, "present Potter's Wheel in Africa")
        == "Potter's Wheel is of Era 3; at this table Ideas are presented up to the current Era 2."
    )


def test_why_nobody_can_invent_without_idea_or_milestone() -> None:
    game = table(
        one=society(ready="Merchant 1, Thinker 1"),
        cards={
            "Africa": card("Granary", presenter=2),
            "Asia": card("Ox Yoke", presenter=2),
            "Europe": card("Bronze Bell", presenter=3),
            "Oceania": card("Iron Ploughshare", presenter=3),
        },
    )
    play(game, "pillar on Invent")

    assert refusal(game, "invent in North America") == "There is no Idea in North America (Invent)."
    assert refusal(game, "invent in Asia") == (
        "Ox Yoke needs Tamed Animals, to which you have no access: it must be common, discarded, your own, of "
        "an Era that is over, or hold your Diplomat (Invent)."
    )
    assert refusal(game, "invent in Europe") == "Bronze Bell needs Smelting, which nobody has discovered yet (Invent)."


def test_why_nobody_can_innovate_what_cannot_be_innovated() -> None:
    game = table(
        one=society(ready="Merchant 1"),
        cards={
            "Africa": card("Granary", presenter=2, inventor=2),
            "Asia": card("Ox Yoke", presenter=2, inventor=2),
            "Europe": card("Clay Oven", presenter=2, inventor=1),
            "Oceania": card("Fishing Net", presenter=2, inventor=3, innovator=2),
        },
    )
    play(game, "pillar on Innovate")

    assert refusal(game, "innovate in North America") == "There is no Invention in North America."
    assert (
        refusal(game, "innovate in Europe")
        == "You invented Clay Oven yourself; only Inventions of others can be innovated (Innovate)."
    )
    assert refusal(game, "innovate in Oceania") == "Fishing Net has an Innovator already (Innovate)."
    assert refusal(game, "innovate in Asia") == "Ox Yoke needs 1 of type technology or Academics; you have 0 available."


def test_why_nobody_can_call_from_an_earlier_region() -> None:
    game = table(one=society(on_map="Africa 2, Asia, Oceania", hexes={1: "Culture 5"}))
    play(game, "pillar on Call Specialists", "call 1 from Asia")

    assert refusal(game, "call 1 from Africa") == "Regions are chosen in their numerical order; Africa comes before."
    assert refusal(game, "call 2 from Oceania") == "You have 1 Citizen in Oceania and would need 2."


def test_why_nobody_can_exhaust_somebody_who_is_not_there() -> None:
    game = extra_people_of_any_type()
    play(game, "pillar on Invent", "invent in Asia")

    assert refusal(game, "exhaust Merchant") == "You have no available Merchant."


def test_why_nobody_can_travel_where_no_string_leads() -> None:
    game = table(one=society(on_map="Africa"))
    play(game, "pillar on Travel")

    assert refusal(game, "travel from Asia to Oceania") == "You have 0 Citizens in Asia and would need 1."
    assert refusal(game, "travel from Africa to Africa") == "A journey leads to another Region."
    assert refusal(game, "travel from Africa to Asia") == "No blue string leads from Africa to Asia (Travel)."
    assert refusal(game, "use Economy 4") == "Economy 4 is not on your Progress Map."
    assert (
        refusal(game, "skip")
        == "That does not answer the question: Player 1, choose how you carry out this action: Travel."
    )


def test_why_nobody_can_gain_influence_without_what_it_needs() -> None:
    game = table(
        one=society(on_map="Africa 1, Asia 3, Europe 3, Oceania 3, North America 2", tiles="Influence tile +1 in Asia"),
        two=society(on_map="Oceania 3", tiles="Influence tile +1 in Europe"),
        three=society(tiles="Influence tile +1 in Europe"),
    )
    play(game, "pillar on Gain Influence")

    assert (
        refusal(game, "place Influence tile +1 in Africa") == "Influence tile +1 is not on your Society Board any more."
    )
    assert (
        refusal(game, "place Influence tile Travel in Asia")
        == "You have an Influence tile in Asia already (Gain Influence)."
    )
    assert (
        refusal(game, "place Influence tile Travel in Oceania")
        == "You have 3 Citizens in Oceania and somebody else has 3; Gain Influence needs the majority."
    )
    assert (
        refusal(game, "place Influence tile Present in North America")
        == "You have 2 Citizens in North America and would need 3."
    )


def test_why_nobody_can_chain_with_the_wrong_card() -> None:
    game = table(one=society(on_map="Africa 2", inventions="Bone Fishhook, Cave Painting", influence=5))
    play(game, "pillar on Call Specialists", "call 1 from Africa")

    assert refusal(game, "chain with Granary") == "Granary is not left of your Society Board."
    assert refusal(game, "chain with Cave Painting") == "Present is not possible now."


def test_why_nobody_can_chain_twice_with_one_card() -> None:
    game = table(
        one=society(on_map="Africa 3", ready="Merchant 1", inventions="Bone Fishhook, Digging Stick", influence=5),
        knowledge={"Middle East": 7},
    )
    play(
        game,
        "pillar on Call Specialists",
        "call 1 from Africa",
        "chain with Bone Fishhook",
        "travel from Africa to Middle East",
        "take the Sage",
        "call 1 from Africa",
    )

    assert (
        refusal(game, "chain with Bone Fishhook")
        == "Bone Fishhook was used this turn already; each Invention can be used once (Call Specialists)."
    )


def test_why_nobody_can_chain_with_another_card_than_the_innovated_one() -> None:
    game = an_invention_to_innovate()
    play(game, "pillar on Innovate", "innovate in Africa")

    assert refusal(game, "chain with Hand Loom") == (
        "That is not among the answers to this question: Player 1, you may use Granary for a Chain Action: "
        "Gain Influence."
    )


def test_why_nobody_can_discover_what_is_not_at_eureka() -> None:
    game = table()
    play(game, "pillar on Eureka")

    assert refusal(game, "discover Tended Fire") == "Tended Fire is not in the Eureka Display (Eureka)."
    play(game, "discover Smelting")
    assert refusal(game, "mark space 1 of Era 4") == "space 1 of Era 4 is not a free space of Era 3 (Eureka)."


def test_why_nobody_can_send_a_diplomat_there() -> None:
    game = table(
        one=society(ready="Merchant 1", diplomats="Tended Fire"),
        two=society(diplomats="Chipped Stone"),
        three=society(diplomats="Chipped Stone"),
        four=None,
    )
    play(game, "pillar on Send Diplomat")

    assert refusal(game, "send Thinker to Twisted Cord") == "You have no available Thinker."
    assert (
        refusal(game, "send Merchant to Smelting")
        == "Smelting is not on the board: Diplomats go to common and private Milestones (Send a Diplomat)."
    )
    assert (
        refusal(game, "send Merchant to Tended Fire") == "You have a Diplomat on Tended Fire already (Send a Diplomat)."
    )


def test_why_nobody_can_send_to_a_full_milestone() -> None:
    game = table(
        players=4,
        one=society(ready="Merchant 1"),
        two=society(diplomats="Chipped Stone"),
        three=society(diplomats="Chipped Stone"),
        four=society(diplomats="Chipped Stone"),
    )
    play(game, "pillar on Send Diplomat")

    assert (
        refusal(game, "send Merchant to Chipped Stone") == "All 3 spaces of Chipped Stone are taken (Send a Diplomat)."
    )


def test_why_nobody_can_recall_from_a_milestone_without_a_diplomat() -> None:
    game = table(one=society(diplomats="Sown Fields"))
    play(game, "pillar on Call Diplomat")

    assert refusal(game, "recall from Tended Fire") == "You have no Diplomat on Tended Fire (Call a Diplomat)."
    play(game, "recall from Sown Fields")
    assert refusal(game, "gain Academic") == (
        "That is not among the answers to this question: Player 1, choose 2 new Specialists."
    )


def test_why_nobody_can_apply_a_space_of_a_later_era() -> None:
    game = table(one=society(hexes={1: "Economy 7"}))
    play(game, "pillar on Eureka", "discover Smelting", "mark space 2 of Era 3")

    assert refusal(game, "apply space 1 of Era 4") == (
        "That is not among the answers to this question: Player 1, you may use an Economy token to apply another space."
    )


def test_why_nobody_can_draw_what_is_not_on_offer() -> None:
    game = table(one=society(ready="Thinker 2", ideas="Hand Loom"))
    play(game, "pillar on Present", "present Hand Loom in Africa")

    assert refusal(game, "draw Granary") == "Granary is not in the Idea Display."


def test_why_nobody_can_place_a_tile_where_all_influence_spaces_are_taken() -> None:
    game = table(one=society(on_map="Asia 4"))
    play(game, "pillar on Gain Influence")

    # Our Regions have a space for every colour; those of another component set may have fewer.
    state_of(game).regions[REGION_NAMES.index("Asia")].influence = [1, 1, 2, 2]

    assert refusal(game, "place Influence tile Travel in Asia") == (
        "All Influence spaces of Asia are taken (Gain Influence)."
    )


def test_every_refusal_is_said_by_a_test() -> None:
    assert unsaid("inventions.why.", "inventions") == []
