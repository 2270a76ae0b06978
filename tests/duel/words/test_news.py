"""What the rival's moves changed for a player: what trading costs, the conflict, scientific symbols."""

from civitas import Game
from civitas.telling import news
from tests.support.duel import table

NAMES = ["Livia", "Bruno"]


def said(before: Game, after: Game, viewer: int = 0) -> list[str]:
    return [line.text(players=NAMES) for line in news(before.view(viewer), after.view(viewer))]


def test_what_the_rival_makes_costs_more_to_buy() -> None:
    before, after = table(), table(cities=("", "Clay Pit, Lumber Yard, Glassworks"))

    assert said(before, after) == ["You now pay more for a unit: 3 coins for wood, clay and glass."]
    assert said(after, before) == ["You now pay less for a unit: 2 coins for wood, clay and glass."]
    assert said(before, after, viewer=1) == []


def test_who_leads_the_conflict_now() -> None:
    even, led = table(), table(pawn=3)

    assert said(even, led) == ["You lead the conflict by 3 spaces now; 6 more would win the game."]
    assert said(even, led, viewer=1) == ["Livia leads the conflict by 3 spaces now; 6 more would win the game."]
    assert said(led, even) == ["The conflict is even now."]
    assert said(led, led) == []


def test_scientific_symbols_of_the_rival_are_counted() -> None:
    before, after = table(), table(cities=("", "Scriptorium"))

    assert said(before, after) == ["Bruno now owns 1 scientific symbol of the six that win."]
    assert said(before, after, viewer=1) == []
