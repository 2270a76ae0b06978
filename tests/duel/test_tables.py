"""The tables that the other tests begin with are sound: they could stand in a real game, totals and all."""

import pytest

from civitas.duel import invariants
from civitas.duel.state import Duel
from tests.support.duel import DECKS, available, on_table, options, play, seen, table


def what_is_broken(state: Duel) -> list[str]:
    checks = (
        invariants.decks_broken(state),
        invariants.buildings_broken(state),
        invariants.wonders_broken(state),
        invariants.structure_broken(state),
        invariants.military_broken(state),
        invariants.city_broken(state, 0),
        invariants.city_broken(state, 1),
        invariants.ending_broken(state),
    )
    return [sentence for sentence in checks if sentence]


@pytest.mark.parametrize(("age", "most"), [(1, 6), (2, 6), (3, 4)])
def test_exactly_the_cards_on_display_can_be_taken(age: int, most: int) -> None:
    for count in range(1, most + 1):
        shown = DECKS[age - 1][5 : 5 + count]

        game = table(age=age, display=", ".join(shown))

        assert available(game) == set(shown)
        assert isinstance(game.state, Duel)
        assert what_is_broken(game.state) == []


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("layout", ["whole", "late", "last"])
def test_a_table_full_of_everything_is_sound(age: int, layout: str) -> None:
    game = table(
        age=age,
        layout=layout,
        cities=("Workshop, Baths, Quarry", "Tavern, Press, Palisade") if age > 1 else ("", ""),
        built=("The Great Lighthouse, The Sphinx", "Piraeus") if age > 1 else ("", ""),
        tokens=("Law, Economy", "Strategy") if age > 1 else ("", ""),
        pawn=4,
        next_player=2,
    )

    assert isinstance(game.state, Duel)
    assert what_is_broken(game.state) == []
    assert game.seat == 1
    assert len(on_table(game)) == {"whole": 20, "late": 4 if age != 2 else 5, "last": 2}[layout]


def test_the_cards_named_behind_lie_there_nearest_row_first() -> None:
    game = table(layout="whole", age=2, display="Walls, Forum", behind="Sawmill, Brewery, Statue, Temple")

    assert on_table(game)[15:18] == ["Sawmill", "Brewery", "Statue"]
    assert on_table(game)[11] == "Temple"
    assert seen(game)["structure"][15]["card"] is None


def test_a_card_cannot_be_put_into_two_places() -> None:
    with pytest.raises(AssertionError, match="Baths is in two places"):
        table(display="Baths, Theater", cities=("Baths", ""))


def test_what_a_move_changed_is_told_completely() -> None:
    game = table(display="Garrison, Theater", cities=("", "Clay Pool"), coins=(7, 1), pawn=2)

    assert play(game, "build Garrison") == {
        "city 1": "+Garrison",
        "coins 1": -3,
        "coins 2": -1,
        "pawn": 1,
        "military tokens 2": "-2 coins",
        "asked": "2: PlayCard",
    }
    assert "build Theater" in options(game)
