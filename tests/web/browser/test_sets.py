"""Sets in the browser: members are ticked in any order, a running total says what they make, a button confirms."""

from __future__ import annotations

import pytest

from tests.support.browser import People, Person

pytestmark = pytest.mark.slow


def discarding(livia: Person, count: int) -> str:
    """A table at which more military cards must be discarded than one."""
    for seed in range(1, 40):
        table = livia.player.open("ages", "me", "me", seed=seed)
        for _ in range(60):
            frame = livia.player.look(table)
            prompt = frame["view"]["prompt"]
            if prompt["id"] == "ages.ask.discard" and prompt["args"]["count"] >= count:
                return table
            texts = [choice["text"] for choice in frame["view"]["moves"]]
            livia.player.move(table, frame, texts.index("end turn") if "end turn" in texts else 0)
    raise AssertionError("No game asks for that.")


def test_cards_are_ticked_in_any_order_and_handed_in_with_a_button(people: People) -> None:
    livia = people("Livia")
    table = discarding(livia, 2)
    livia.sits_at(table)
    if livia.find(".curtain").count():
        livia.press("Enter")
    lines = livia.find(".choice-panel .choice")
    lines.last.click()

    livia.sees(".choice-panel .ticks-total", "1 of 2 needed")
    livia.find(".choice-panel .tick").first.click()
    livia.sees_no(".choice-panel .tick")
    lines.last.click()
    livia.sees(".choice-panel .ticks-total", "1 of 2 needed")
    lines.first.click()
    livia.sees(".choice-panel .ticks-total", "2 of 2 needed")
    livia.find(".choice-panel .ticks .go").click()

    livia.sees_no(".choice-panel .tick")
    game = livia.player.look(table)
    assert game["view"]["prompt"]["id"] != "ages.ask.discard"


def test_a_card_of_the_hand_is_ticked_by_one_press_marked_and_unticked_by_another(people: People) -> None:
    livia = people("Livia")
    table = discarding(livia, 2)
    livia.sits_at(table)
    if livia.find(".curtain").count():
        livia.press("Enter")
    cards = livia.find(".ages-hand .ages-card.legal, .ages-hand .ages-card.legal-many")
    first = cards.first.get_attribute("data-card")
    card = livia.find(f'.ages-hand .ages-card[data-card="{first}"]')
    livia.sees_no(".ages-hand .ticked")

    card.click()

    livia.sees(".choice-panel .ticks-total", "1 of 2 needed")
    livia.sees(f'.ages-hand .ticked[data-card="{first}"][aria-pressed="true"]')
    livia.sees(".choice-panel .tick").click()
    livia.sees_no(".ages-hand .ticked")
