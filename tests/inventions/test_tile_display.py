"""The Tile Display: Aspirations, and the Progress tiles that take their place."""

import pytest

from civitas.inventions.tile_display import DropAspirations, remove_tile
from civitas.kernel.bits import at_place, number_at
from tests.support.inventions import TILE_NAMES, asked, card, options, play, refusal, society, state_of, table
from tests.support.observations import layout_of, observer_of, row
from tests.support.rules import rule

ALL_CULTURE = ", ".join(f"Culture {number}" for number in range(1, 8))
INVENTION = {"Africa": card("Granary", presenter=1, inventor=1)}


@rule("IN-19.7", "IN-19.9")
def test_an_aspiration_is_replaced_by_a_progress_tile_of_its_type_that_one_does_not_have() -> None:
    game = table(one=society(on_map="Asia 1", hexes={1: "Culture 2"}), gone="Culture 3", no_sage="Oceania")
    play(game, "pillar on Travel", "travel from Asia to Oceania")

    assert options(game) == [f"take Culture {number}" for number in (1, 4, 5, 6, 7)]
    assert refusal(game, "take Culture 2").startswith("You have Culture 2 already")
    assert refusal(game, "take Culture 3") == "No Culture 3 is left in the display."
    assert refusal(game, "take Economy 1") == "Economy 1 is not of the type you may take now."


@rule("IN-19.8")
def test_a_wild_aspiration_is_replaced_by_any_progress_tile() -> None:
    game = table(cards=INVENTION, wealth={"Africa": ""})
    play(game, "pillar on Share", "share in Africa")

    assert len(options(game)) == 21


@rule("IN-R15")
def test_an_aspiration_for_which_no_tile_is_left_brings_nothing() -> None:
    game = table(one=society(on_map="Asia 1"), gone=ALL_CULTURE, no_sage="Oceania")

    changes = play(game, "pillar on Travel", "travel from Asia to Oceania")

    assert changes == {"1 in Asia": -1, "1 in Oceania": 1, "asked": "2: ChooseAction"}


@rule("IN-20.2", "IN-R48", "IN-R65")
def test_with_more_aspirations_than_slots_the_owner_keeps_what_they_choose_of_the_new_ones() -> None:
    game = table(
        one=society(
            ready="Merchant 1",
            private="Sown Fields",
            hexes={1: "Technology 2"},
            display="Economy 1, Economy 2, Culture 1",
        ),
        cards={"Africa": card("Granary", presenter=2)},
        wealth={"Africa": ""},
    )
    play(game, "use Technology 2", "invent in Africa", "share in Africa")
    assert asked(game) == "1: ReplaceTile"
    play(game, "skip", "spend the action on Eureka")

    assert options(game) == ["drop technology Aspiration", "drop wild Aspiration"]
    changes = play(game, "drop technology Aspiration")
    assert changes["1 display technology Aspiration"] == -1
    assert changes["1 display wild Aspiration"] == 1
    assert asked(game) == "1: TakeProgress"


@rule("IN-10.7", "IN-R23")
def test_a_wild_aspiration_gained_by_sharing_may_take_the_place_of_an_old_tile() -> None:
    game = table(
        cards=INVENTION, wealth={"Africa": ""}, one=society(display="Economy 1, Economy 2, Culture 1, Culture 2")
    )

    changes = play(game, "pillar on Share", "share in Africa", "replace Economy 2")

    assert changes["1 display wild Aspiration"] == 1
    assert changes["1 display Economy 2"] == -1
    assert state_of(game).progress_left[1] == 1


@rule("IN-R15")
def test_a_table_may_decide_that_aspirations_wait_for_a_tile() -> None:
    game = table(one=society(on_map="Asia 1"), gone=ALL_CULTURE, no_sage="Oceania", no_tile="kept")

    changes = play(game, "pillar on Travel", "travel from Asia to Oceania")

    assert changes["1 display culture Aspiration"] == 1
    assert asked(game) == "2: ChooseAction"


@rule("IN-1.15", "IN-20.1")
def test_an_aspiration_goes_to_the_leftmost_of_four_slots_and_waits_beside_a_full_display() -> None:
    room = table(one=society(on_map="Asia 1", display="Economy 1, Wealth A1"), no_sage="Oceania")
    full = table(one=society(on_map="Asia 1", display="Economy 1, Wealth A1, Culture 1, Culture 2"))
    play(room, "pillar on Travel", "travel from Asia to Oceania")
    play(full, "pillar on Travel", "travel from Asia to Oceania")

    assert room.view()["table"]["societies"][0]["display"] == ["Economy 1", "Wealth A1", "culture Aspiration"]
    assert full.view()["table"]["societies"][0]["display"] == ["Economy 1", "Wealth A1", "Culture 1", "Culture 2"]
    assert full.view()["table"]["societies"][0]["waiting"] == ["culture Aspiration"]
    layout = layout_of(full)
    seen = layout.explain(row(full, 0, layout, observer_of(full)))
    assert [name for name in seen if name.endswith(".waiting")] == ["mine.tile.culture Aspiration.waiting"]


@rule("IN-R16")
def test_an_aspiration_that_finds_no_slot_is_lost_and_the_action_still_possible() -> None:
    game = table(one=society(on_map="Asia 1", display="Economy 1, Wealth A1, Culture 1, Culture 2"), no_sage="Oceania")

    changes = play(game, "pillar on Travel", "travel from Asia to Oceania")

    assert changes == {"1 in Asia": -1, "1 in Oceania": 1, "asked": "1: BuildTiles"}


@rule("IN-R15")
def test_a_wild_aspiration_takes_a_tile_of_another_type_when_one_type_is_gone() -> None:
    game = table(cards=INVENTION, wealth={"Africa": ""}, gone=ALL_CULTURE)
    play(game, "pillar on Share", "share in Africa")

    assert len(options(game)) == 14
    assert not [text for text in options(game) if "Culture" in text]


@rule("IN-19.7")
def test_aspirations_that_wait_take_the_slots_that_have_become_free_the_first_first() -> None:
    names = ("economy Aspiration", "culture Aspiration", "wild Aspiration")
    state = state_of(table(one=society(display="Economy 1, Economy 2")))
    own = state.societies[0]
    own.overflow = [TILE_NAMES.index(name) for name in names[:2]]

    DropAspirations(0).run(state)

    assert [TILE_NAMES[tile] for tile in own.display] == ["Economy 1", "Economy 2", *names[:2]]
    assert own.overflow == []


@rule("IN-10.7", "IN-R23")
def test_a_wealth_tile_that_was_replaced_leaves_its_letter_free() -> None:
    game = table(
        cards=INVENTION,
        wealth={"Africa": "Wealth A1"},
        one=society(display="Economy 1, Economy 2, Culture 1, Wealth B1"),
    )
    play(game, "pillar on Share", "share in Africa", "take Wealth A1")

    play(game, "replace Wealth B1")

    own = state_of(game).societies[0]
    assert "Wealth B1" not in game.view()["table"]["societies"][0]["display"]
    assert [own.letters >> letter & 1 for letter in range(2)] == [1, 0]


@rule("IN-19.7")
@pytest.mark.parametrize(("fresh", "left"), [(0, 0), (1, 1), (2, 1)])
def test_of_the_aspirations_of_a_turn_the_one_in_the_display_is_removed_not_the_one_that_waits(
    fresh: int, left: int
) -> None:
    """One wild Aspiration lies in the display and one waits beside it."""
    wild = TILE_NAMES.index("wild Aspiration")
    state = state_of(table(one=society(display="Economy 1, Economy 2, Culture 1, wild Aspiration")))
    own = state.societies[0]
    own.overflow, own.fresh = [wild], at_place(fresh, wild)

    remove_tile(state, 0, wild)

    assert number_at(own.fresh, wild) == left
    assert wild not in own.display
