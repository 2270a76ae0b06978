"""Rivals' turns, shown step by step; mini-boards; the log by turns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.sites import Site
from tests.support.stage import Position, Stage, positions

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def stage(request: pytest.FixtureRequest, real_site: Site) -> Iterator[Stage]:
    """One page for all tests of this file."""
    browser: Browser = request.getfixturevalue("module_browser")
    size: ViewportSize = {"width": 1440, "height": 900}
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce", service_workers="block")
    yield Stage(context.new_page(), real_site.url)
    context.close()


def asked(game: str, players: int, seed: int, question: str, least: int, edition: str | None = None) -> Position:
    found = positions(game, players, seed, lambda name, at: name == question and at >= least, edition)
    return next(position for _, position in found)


AGES = ("ages", 3, 11, "PoliticalAction", 150)


def steps(page: Page) -> list[str]:
    return [" ".join(text.split()) for text in page.locator(".playback-steps > li").all_inner_texts()]


def test_each_action_of_a_rival_is_shown_on_their_own_board(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))
    expect(page.locator(".playback-turn")).to_have_count(2)

    page.locator(".playback .btn", has_text="Watch").click()
    expect(page.locator(".playback h2")).to_have_text("Turn of Bruno")
    expect(page.locator(".ages-ratings h2")).to_contain_text("Bruno")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".playback-steps .now")).to_contain_text("Bruno took Great Wall")
    expect(page.locator(".ages-own .step-mark.step-3")).to_have_attribute("data-card", "Great Wall")
    expect(page.locator(".ages-empty.step-mark")).to_have_text("Great Wall taken by Bruno")
    expect(page.locator(".playback-steps .now .goods")).to_contain_text("−")
    page.locator(".playback-steps > li").last.click()
    expect(page.locator(".playback-steps .now")).to_contain_text("; The card row was refilled: ")
    page.keyboard.press("s")
    expect(page.locator(".playback h2")).to_have_text("Turn of Chiara")
    expect(page.locator(".playback .aside")).to_contain_text("step 1 of")
    page.keyboard.press("Enter")

    expect(page.locator(".playback-steps")).to_have_count(0)
    expect(page.locator(".ages-ratings h2")).to_contain_text("You")
    expect(page.locator(".ages-mini-hand .rival-last").first).to_be_visible()


def test_what_befalls_oneself_at_the_beginning_of_one_s_turn_is_under_you(stage: Stage) -> None:
    stage.show(asked("ages", 3, 11, "PoliticalAction", 128))

    own = stage.page.locator(".playback-turn").last

    expect(own).to_contain_text("You Medieval Army of Chiara became common")


def test_a_step_says_what_it_cost_and_gave(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))

    page.locator(".playback-turn").first.click()

    expect(page.locator(".playback-steps .now")).to_contain_text("Bruno")
    assert any("built 1 stage of Great Wall" in step and "−2" in step for step in steps(page))
    expect(page.locator(".playback-controls button").first).to_be_disabled()
    page.keyboard.press("Escape")


def test_the_first_press_on_the_board_ends_a_playback_and_the_list_is_never_closed(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))
    page.locator(".playback-turn").first.click()
    expect(page.locator(".playback-steps")).to_be_visible()

    assert page.locator(".choice:enabled").count() > 0
    page.locator(".ages-ratings").click()

    expect(page.locator(".playback-steps")).to_have_count(0)
    expect(page.locator(".ages-hands .legal, .ages-hands .legal-many").first).to_be_visible()


def test_whoever_wants_no_turns_of_rivals_sees_none(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))

    page.locator("[popovertarget=table-menu]").click()
    page.locator(".playback-choice select").select_option("off")
    expect(page.locator(".playback")).to_have_count(0)
    page.locator(".playback-choice select").select_option("steps")
    page.keyboard.press("Escape")

    expect(page.locator(".playback")).to_be_visible()


def test_a_rival_s_turn_of_inventions_opens_their_society(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("inventions", 4, 5, "ChooseAction", 60, "civitas"))

    page.locator(".playback .btn", has_text="Watch").click()

    expect(page.locator(".playback h2")).to_have_text("Turn of Chiara")
    expect(page.locator(".inv-tab[aria-selected=true]")).to_contain_text("Chiara")
    page.keyboard.press("Escape")
    expect(page.locator(".inv-tab[aria-selected=true]")).to_contain_text("You")


def test_a_rival_s_move_of_duel_is_shown_with_its_coins(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("duel", 2, 7, "PlayCard", 40))

    page.locator(".playback-turn").first.click()

    expect(page.locator(".playback-steps .now")).to_contain_text("Livia discarded Dispensary for 3 coins")
    expect(page.locator(".playback-steps .now .goods")).to_contain_text("+3")
    page.keyboard.press("Escape")


def test_a_mini_board_opens_the_whole_civilization_by_press_and_by_key(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))

    page.locator(".ages-mini", has_text="Chiara").locator(".ages-mini-numbers").click()
    expect(page.locator(".ages-ratings h2")).to_contain_text("Chiara")
    expect(page.locator(".ages-mini", has_text="You")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")

    expect(page.locator(".ages-ratings h2")).to_contain_text("Bruno")
    page.keyboard.press("Escape")


def test_the_log_has_a_line_for_each_turn_with_what_it_brought(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))

    turn = page.locator(".rail .log-turn", has_text="Chiara").last
    expect(turn.locator("summary")).to_contain_text("International Trade Agreement")
    expect(turn.locator("summary .goods")).to_contain_text("+2")
    assert page.locator(".rail .log-turn", has_text="You:").count() > 3
    assert "drew a military card. Chiara drew" not in page.locator(".rail .log").inner_text()


def test_a_ghost_stands_where_a_technology_of_the_row_would(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("ages", 3, 11, "TakeAction", 190))

    ghost = page.locator(".ages-ghost", has_text="Coal")
    expect(ghost).to_contain_text("in the row, 2 civil actions")
    assert page.locator(".ages-skyline .ages-ghost.legal").count() == 0
    ghost.click()

    expect(page.locator(".ages-row .selected")).to_have_attribute("data-card", "Coal")
    page.keyboard.press("Escape")
