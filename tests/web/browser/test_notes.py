"""Notes on the boards in browsers: what a card does and why it cannot be played, where they cover nothing to press."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser import DESKTOP, PHONE, People, Person
from tests.support.browser_tables import play_on, two_at_a_table
from tests.support.sites import Player, may_move

pytestmark = pytest.mark.slow

SMALL_DESKTOP = (1280, 720)

COVERED = """
(note) => {
  const box = note.getBoundingClientRect();
  const isInSight = (each) => each.getBoundingClientRect().top + 1
    < (each.closest(".board-area")?.getBoundingClientRect().bottom ?? innerHeight);
  const meets = (other) => other.width > 0 && other.height > 0 && box.left < other.right - 1
    && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1;
  const pressed = "button:not([data-rove]), a[href], input, select, .log > li";
  return [...document.querySelectorAll(pressed)].filter((each) => !note.contains(each)
    && each.checkVisibility({ visibilityProperty: true }) && isInSight(each) && meets(each.getBoundingClientRect()))
    .map((each) => each.textContent.trim() || each.getAttribute("aria-label") || each.tagName);
}
"""
"""The buttons and lines of the log that lie under a note."""


READ_UNDER_TAGS = """
() => {
  const texts = document.createTreeWalker(document.querySelector(".board-area"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const tags = [...document.querySelectorAll(".flag-tag")].filter((tag) => tag.checkVisibility())
    .map((tag) => tag.getBoundingClientRect());
  const found = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    range.selectNodeContents(node);
    for (const box of node.textContent.trim() ? range.getClientRects() : []) {
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const isSeen = top && (top.contains(node.parentElement) || node.parentElement.contains(top));
      const meets = (tag) => tag.left < box.right - 1 && box.left < tag.right - 1 && tag.top < box.bottom - 1
        && box.top < tag.bottom - 1;
      if (isSeen && tags.some(meets)) found.push(node.textContent);
    }
  }
  return found;
}
"""
"""What is written on the board and lies under the tags of a hint."""


def slug(card: str) -> str:
    """The end of the address where all about a card is shown."""
    return f"/cards/ages/new-story/{card.lower().replace(' ', '-')}"


def covered_by(person: Person, selector: str) -> list[str]:
    person.sees(selector)
    under: list[str] = person.find(selector).first.evaluate(COVERED)
    return under


def choices(person: Person) -> list[str]:
    return person.find(".choice-panel .choice").all_text_contents()


def sits_at_ages(people: People, size: tuple[int, int]) -> Person:
    """Livia at the beginning of a game of Ages, with one action for cards that cost up to three."""
    livia = people("Livia", size=size)
    bruno = Player(livia.url, "Bruno")
    table = livia.player.open("ages", "me", "open", seed=7)
    bruno.post(f"/api/tables/{table}/sit")
    livia.visit(f"/table/{table}")
    livia.awaits_turn()
    return livia


@pytest.mark.parametrize("size", [DESKTOP, SMALL_DESKTOP])
def test_a_click_on_a_card_that_cannot_be_taken_says_why_and_leaves_the_choices(
    people: People, size: tuple[int, int]
) -> None:
    livia = sits_at_ages(people, size)
    before = choices(livia)
    impossible = livia.find(".ages-row .card.illegal").last
    expect(livia.find(".ages-group").last.locator(".ages-shared")).to_have_text("costs 3, you have 1")
    expect(impossible.locator(".refusal")).to_have_count(0)

    impossible.click()

    livia.sees(".board-tip-head", impossible.get_attribute("data-card"))
    livia.sees(".board-tip-why", "1")
    assert livia.find(".board-tip > p").count() > 2
    assert choices(livia) == before
    livia.sees_no(".selected")
    assert covered_by(livia, ".board-tip") == []

    impossible.click()
    livia.sees(".card-panel", impossible.get_attribute("data-card"))


@pytest.mark.parametrize("place", [".ages-row .illegal", ".ages-plate", ".ages-tech", ".ages-row .legal"])
def test_on_a_phone_a_tap_on_any_card_shows_its_text(people: People, place: str) -> None:
    livia = sits_at_ages(people, PHONE)
    livia.sees(".ages-row .illegal")
    if not place.startswith(".ages-row"):
        livia.find(".ages-tabs .tab").filter(has_text="Own").tap()
    name = livia.find(place).first.get_attribute("data-card") or ""
    card = livia.find(f"{place.partition(' ')[0]} [data-card='{name}'], {place}[data-card='{name}']").first
    sheet = livia.find(".sheet-actions").inner_text()

    card.tap()

    livia.sees(".board-tip-head", name)
    assert slug(name) in (livia.find(".board-tip-head a").get_attribute("href") or "")
    assert livia.find(".board-tip > p").count() > 1
    assert covered_by(livia, ".board-tip") == []
    if place.endswith(" .legal"):
        livia.sees(".sheet-title", name)
        card.tap()
        livia.awaits_move(0)
    else:
        assert livia.find(".sheet-actions").inner_text() == sheet


def test_in_duel_a_covered_card_and_an_own_wonder_say_why(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 8, livia, bruno)
    person = livia if may_move(livia.player.look(table)) else bruno
    person.sits_at(table)
    person.awaits_turn()
    before = choices(person)

    person.find(".duel-places .covered").first.click()
    person.sees(".board-tip-why", "covered")
    assert covered_by(person, ".board-tip") == []
    person.find(".duel-city.own .duel-wonder:not(.legal):not(.legal-many)").first.click()
    person.sees(".board-tip-why", "coin")

    assert choices(person) == before
    assert covered_by(person, ".board-tip") == []

    person.press("/")
    person.page.keyboard.type("build palace")
    person.press("Enter")
    person.sees(".typed-move .lesson-link", "One card a turn")
    person.press("Escape")
    person.find(".duel-places .covered").first.click()
    person.sees(".board-tip .lesson-link", "One card a turn")
    person.find(".board-tip .lesson-link a").click()
    person.sees(".coach h2")


def test_in_inventions_what_cannot_be_chosen_says_what_it_is(people: People) -> None:
    livia = people("Livia")
    bruno = Player(livia.url, "Bruno")
    table = livia.player.open("inventions", "me", "open", seed=7)
    bruno.post(f"/api/tables/{table}/sit")
    while not may_move(livia.player.look(table)):
        bruno.move(table, bruno.look(table))
    livia.sits_at(table)
    livia.awaits_turn()
    before = choices(livia)

    livia.find(".inv-milestone").first.click()

    livia.sees(".board-tip-head", livia.find(".inv-milestone").first.get_attribute("data-card"))
    assert choices(livia) == before
    assert covered_by(livia, ".board-tip") == []


@pytest.mark.parametrize(
    ("game", "size"),
    [("ages", SMALL_DESKTOP), ("ages", PHONE), ("inventions", DESKTOP), ("inventions", PHONE)],
)
def test_the_hint_of_a_bot_covers_nothing(people: People, game: str, size: tuple[int, int]) -> None:
    livia = people("Livia", size=size)
    livia.visit(f"/table/{livia.player.open(game, 'me', 'bot:uniform', seed=7)}")
    livia.awaits_turn()
    panel = ".table-foot .hint-panel" if size == PHONE else ".rail .hint-panel"

    livia.click("Hint")

    livia.sees(f"{panel} .hint-move")
    livia.sees_no(".toast")
    livia.page.wait_for_function(f"() => !({COVERED})(document.querySelector('{panel}')).length")
    livia.sees(f"{panel} .flag-tag")
    livia.page.wait_for_function(f"() => !({READ_UNDER_TAGS})().length")
