"""Rivals' turns, shown step by step; mini-boards; the log by turns."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from tests.support.browser import PATIENCE
from tests.support.sites import Site
from tests.support.stage import Position, Stage, positions

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def stage(request: pytest.FixtureRequest, real_site: Site) -> Iterator[Stage]:
    """One page for all tests of this file."""
    browser: Browser = request.getfixturevalue("module_browser")
    size: ViewportSize = {"width": 1440, "height": 900}
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    yield Stage(context.new_page(), real_site.url)
    context.close()


def asked(game: str, players: int, seed: int, question: str, least: int, edition: str | None = None) -> Position:
    found = positions(game, players, seed, lambda name, at: name == question and at >= least, edition)
    return next(position for _, position in found)


POSITIONS = "**/api/tables/stage-*/positions/*"
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


def lose(page: Page, answers: int, status: int | None = None, again: int = 1) -> list[str]:
    """The first answers that the page asks for are lost, or are a no for now; what was asked for."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > answers:
            route.fallback()
        elif status:
            route.fulfill(status=status, headers={"Retry-After": str(again)}, json={})
        else:
            route.abort()

    page.route(POSITIONS, answer)
    return asked


@pytest.mark.parametrize(("answers", "status"), [(3, None), (9, 429), (9, 503)])
def test_a_turn_whose_answers_are_lost_is_asked_for_again_and_nobody_notices(
    stage: Stage, answers: int, status: int | None
) -> None:
    page = stage.page
    stage.show(asked(*AGES))
    stage.reload()
    lost = lose(page, answers, status)

    page.locator(".playback-turn").first.click()

    expect(page.locator(".ages-ratings h2")).to_contain_text("Bruno")
    expect(page.locator(".playback .field-note")).to_have_count(0)
    assert len(lost) > answers
    page.keyboard.press("Escape")
    page.unroute(POSITIONS)


def test_a_turn_that_does_not_come_is_offered_again(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))
    stage.reload()
    lose(page, 1000, 404, again=0)

    page.locator(".playback-turn").first.click()
    expect(page.locator(".playback .field-note")).to_have_text("The turn could not be replayed; the position is right.")
    expect(page.locator(".ages-ratings h2")).to_contain_text("You")
    page.unroute(POSITIONS)
    page.locator(".playback-turn").first.click()

    expect(page.locator(".ages-ratings h2")).to_contain_text("Bruno")
    expect(page.locator(".playback .field-note")).to_have_count(0)
    page.keyboard.press("Escape")


def test_a_turn_that_was_left_before_its_answers_were_lost_has_not_failed(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))
    stage.reload()
    held: list[Route] = []
    page.route(POSITIONS, lambda route: held.append(route))
    with page.expect_request(POSITIONS):
        page.locator(".playback-turn").first.click()
    page.keyboard.press("Escape")

    for route in held:
        route.abort()
    stage.settle()

    expect(page.locator(".playback .field-note")).to_have_count(0)
    page.unroute(POSITIONS)


def test_the_first_press_on_the_board_ends_a_playback_and_the_list_is_never_closed(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))
    page.locator(".playback-turn").first.click()
    expect(page.locator(".playback-steps")).to_be_visible()

    assert page.locator(".choice:enabled").count() > 0
    page.locator(".ages-ratings").click()

    expect(page.locator(".playback-steps")).to_have_count(0)
    expect(page.locator(".ages-hands .legal, .ages-hands .legal-many").first).to_be_visible()


def test_whoever_goes_by_keys_presses_what_they_have_reached_while_a_turn_is_shown(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("ages", 3, 11, "PoliticalAction", 200))
    page.locator(".playback .btn", has_text="Watch").click()
    expect(page.locator(".playback .aside")).to_contain_text("step 1 of")

    page.keyboard.press("Tab")
    page.locator(".playback-controls button").nth(3).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".playback .aside")).to_contain_text("step 2 of")
    page.keyboard.press("Space")
    expect(page.locator(".playback .aside")).to_contain_text("step 3 of")
    group = page.locator(".choice:has(.choice-count)").first
    words = group.locator(".grow").inner_text()
    group.focus()
    page.keyboard.press("Enter")

    expect(page.locator("#choices-title")).to_have_text(words)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def test_a_summary_names_what_others_did_under_their_names(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("ages", 3, 11, "PoliticalAction", 319))

    summary = page.locator(".playback-turn")

    expect(summary).to_contain_text(re.compile(r"^Chiara\s+Kremlin, "))
    expect(summary).to_contain_text("; Bruno: Defense and Colonization III and Inhabited Territory II")


def test_whoever_wants_no_turns_of_rivals_sees_none(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))

    page.locator("[popovertarget=table-menu]").click()
    page.locator(".playback-choice .field select").select_option("off")
    expect(page.locator(".playback")).to_have_count(0)
    page.locator(".playback-choice .field select").select_option("steps")
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


def covered_by(page: Page, mark: str, things: str) -> list[str]:
    """The things over whose middle line a mark lies: all that is written on them is to be read."""
    found: list[str] = page.evaluate(
        """([mark, things]) => {
      const over = document.querySelector(mark), box = over.getBoundingClientRect();
      const meet = (at) => at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top;
      const lies = ([x, y]) => document.elementFromPoint(x, y) === over;
      return [...document.querySelectorAll(things)].filter((thing) => {
        const at = thing.getBoundingClientRect();
        const y = (Math.max(at.top, box.top) + Math.min(at.bottom, box.bottom)) / 2;
        return meet(at) && lies([(Math.max(at.left, box.left) + Math.min(at.right, box.right)) / 2, y]);
      }).map((thing) => thing.innerText);
    }""",
        [mark, things],
    )
    return found


def test_a_rival_s_move_of_duel_is_shown_with_its_coins(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("duel", 2, 7, "PlayCard", 40))

    page.locator(".playback-turn").first.click()

    expect(page.locator(".playback-steps .now")).to_contain_text("Livia discarded Dispensary for 3 coins")
    expect(page.locator(".playback-steps .now .goods")).to_contain_text("+3")
    expect(page.locator(".duel-taken.step-1")).to_have_text("Dispensary")
    assert covered_by(page, ".duel-taken.step-1", ".duel-places .duel-place") == []
    expect(page.locator(".duel-heap.step-1")).to_be_visible()
    page.keyboard.press("Escape")


def test_on_the_fullest_laptop_each_turn_keeps_its_line_and_all_of_it_opens_by_a_key(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("ages", 4, 21, "PoliticalAction", 272))
    page.set_viewport_size({"width": 1280, "height": 720})

    expect(page.locator("#said")).to_contain_text("What it changed for you: In strength you are now place 3 of 4")
    lines = page.locator(".playback > .playback-turns .playback-turn")
    assert [line.inner_text().split()[0] for line in lines.all() if line.is_visible()] == ["Livia", "Bruno", "Chiara"]
    page.keyboard.press("n")
    box = page.locator("dialog[open]")
    expect(box.locator(".playback-turn").first).to_contain_text("Livia Raid I, Drama, Religion, Navigation")
    expect(box.locator(".playback-you")).to_contain_text("In strength you are now place 3 of 4, with 1.")
    expect(box.locator(".playback-you")).to_contain_text("Events that came: Cultural Influence.")
    box.locator(".playback-turn", has_text="Bruno").click()

    expect(box).to_have_count(0)
    expect(page.locator(".playback h2")).to_have_text("Turn of Bruno")
    step = page.locator(".playback-steps .now")
    height = "all => all.clientHeight"
    assert page.locator(".playback-steps").evaluate(height) >= step.evaluate(height) > 20
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1440, "height": 900})


def test_small_boards_of_three_rivals_are_seen_on_laptops_in_one_s_own_turn(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("inventions", 4, 5, "ChooseAction", 227, "civitas"))

    for size in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        stage.settle()
        boards = [board.bounding_box() for board in page.locator(".rail .inv-mini-hexes").all()]
        seen = [box for box in boards if box is not None]
        assert [box["y"] + box["height"] <= size[1] for box in seen] == [True] * 3
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".rail .inv-compare-name", has_text="Bruno").click()

    expect(page.locator(".inv-tab[aria-selected=true]")).to_contain_text("Bruno")


def test_the_technologies_of_three_rivals_are_seen_on_a_laptop_late_in_a_game(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("ages", 4, 21, "TakeAction", 519))

    page.set_viewport_size({"width": 1280, "height": 720})
    for tiles in (minis := page.locator(".ages-tiles")).all():
        expect(tiles).to_be_visible()
    assert minis.count() == 3
    assert page.evaluate("(side => side.scrollHeight - side.clientHeight)(document.querySelector('.ages-side'))") <= 1
    page.set_viewport_size({"width": 1440, "height": 900})


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


def test_in_little_room_ghosts_that_need_no_row_of_their_own_stay_with_their_price(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("ages", 4, 5, "TakeAction", 461, "original"))

    ghost = page.locator(".ages-ghost", has_text="Jour")
    expect(ghost.locator(".ages-ghost-place")).to_be_visible()
    expect(ghost.locator(".ages-ghost-where")).to_be_hidden()
    expect(page.locator(".ages-ghost.of-ghosts")).to_be_hidden()


def test_whoever_watches_a_turn_out_of_the_log_of_a_short_phone_sees_the_board(stage: Stage) -> None:
    page = stage.page
    stage.show(asked("duel", 2, 7, "PlayCard", 40))
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".tabbar .tab", has_text="Log").click()

    page.locator(".rail .playback .btn", has_text="Watch").click()

    expect(page.locator(".rail")).to_be_hidden()
    expect(page.locator(".duel-heap.step-1")).to_be_visible()
    expect(page.locator(".table-foot .playback-line")).to_contain_text("Livia discarded Dispensary")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1440, "height": 900})


def test_a_phone_tells_a_step_in_few_words_and_can_pause(stage: Stage) -> None:
    page = stage.page
    stage.show(asked(*AGES))
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(reduced_motion="no-preference")
    page.locator("[popovertarget=table-menu]").click()
    page.locator(".playback-choice .playback-speed select").select_option("0.5")
    page.keyboard.press("Escape")
    line = page.locator(".table-foot .playback-line")
    expect(page.locator(".tabbar .tab", has_text="Log").locator(".badge")).to_have_text("2")

    line.click()
    line.get_by_role("button", name="Pause").click()
    for _ in range(20):
        if "ended the turn" in (line.text_content() or ""):
            break
        line.get_by_role("button", name="One move on").click()

    expect(line.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(line).to_contain_text("…")
    expect(line.locator(".goods")).to_be_visible()
    assert "The card row was refilled" not in (line.text_content() or "")
    page.keyboard.press("Escape")
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1440, "height": 900})
