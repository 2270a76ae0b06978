"""What a row says of progress tokens, entry by entry."""

from __future__ import annotations

import pytest

from tests.support.duel import play, table
from tests.support.observations import layout_of, observer_of, row


@pytest.mark.parametrize(("seat", "drawn"), [(0, {"Agriculture", "Philosophy", "Urbanism"}), (1, set())])
def test_the_tokens_that_the_great_library_drew_are_seen_by_its_owner_only(seat: int, drawn: set[str]) -> None:
    game = table(
        display="Arena, Port", wonders=("The Great Library", ""), coins=(10, 0),
        board="Law, Economy, Masonry, Strategy, Theology", drawn="Agriculture, Philosophy, Urbanism",
    )  # fmt: skip
    play(game, "build The Great Library with Arena")
    layout = layout_of(game)

    told = layout.explain(row(game, seat, layout, observer_of(game)))
    assert {name for name in told if name.startswith("token.") and name.endswith(".drawn")} == {
        f"token.{token}.drawn" for token in drawn
    }


def test_the_tokens_of_a_city_are_seen_by_both() -> None:
    game = table(display="Arena, Port", tokens=("Law, Economy", "Masonry"))
    layout = layout_of(game)

    for seat, (own, other) in enumerate([("mine", "rival"), ("rival", "mine")]):
        told = layout.explain(row(game, seat, layout, observer_of(game)))
        assert {name for name in told if ".token." in name} == {
            f"{own}.token.Law", f"{own}.token.Economy", f"{other}.token.Masonry",
        }  # fmt: skip
