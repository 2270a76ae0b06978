"""Inventions in browsers: played by pressing the board, for everybody's eyes, on small screens, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

import civitas
from civitas import bots
from civitas.kernel.messages import LANGUAGES
from tests.support.browser import DESKTOP, PHONE, People, Person
from tests.support.sites import Player

pytestmark = pytest.mark.slow

SEED = 5
RINGS = ".inv :is(.legal, .legal-many)"
MESSAGE_ID = re.compile(r"\b(?:web|inventions|kernel|word)\.[a-z_]+\b")


@cache
def played(question: str, era: int) -> list[tuple[int, str]]:
    """The moves of a bot that makes any until the first of three is asked this in this Era: whose, and which."""
    position, bot, moves = civitas.new("inventions", seed=SEED, players=3), bots.make("uniform", "inventions", SEED), []
    while position.seat != 0 or type(position.question).__name__ != question or position.view()["table"]["era"] < era:
        assert position.seat is not None
        moves.append((position.seat, position.say(bot.choose(position))))
        position.play(moves[-1][1])
    return moves


def table_with(player: Player, question: str, era: int) -> str:
    """A table where this is asked of a player."""
    everybody = [player, *(Player(str(player.http.base_url), name) for name in ("Bruno", "Chiara"))]
    table = player.open("inventions", "me", "open", "open", seed=SEED)
    for rival in everybody[1:]:
        rival.post(f"/api/tables/{table}/sit")
    seq = player.look(table)["seq"]
    for seat, move in played(question, era):
        body = {"move": move, "expected_seq": seq, "key": f"move-{seq:04}"}
        seq = everybody[seat].post(f"/api/tables/{table}/moves", **body)["seq"]
    return table


def sits_at_a_table(person: Person, question: str = "ChooseAction", era: int = 2) -> None:
    person.visit(f"/table/{table_with(person.player, question, era)}")
    person.sees(".inv")


def press_on_the_board(person: Person) -> None:
    """Answer a question: press what rings, then what rings with it, or it again, or confirm a set; else a button."""
    before = person.moves
    if person.find(RINGS).count():
        press(person, RINGS)
        expect(person.find(".rail .choice:disabled")).to_have_count(0)
        press(person, RINGS if person.find(RINGS).count() else ".inv .selected")
        expect(person.find(".rail .choice:disabled")).to_have_count(0)
        if person.moves == before and person.find(".choice-panel h2").filter(has_text="is selected").count():
            person.find(".rail .choice").first.click()
        confirm = person.find(".choice-panel .ticks .btn.go:enabled")
        if confirm.count():
            confirm.click()
    else:
        person.find(".inv-offers .btn").first.click()
    person.awaits_move(before)


def press(person: Person, selector: str) -> None:
    """A Region is pressed at its name, for its middle is a card; a card shown by a press that came late goes first."""
    if person.find(".card-panel").count():
        person.press("Escape")
        person.sees_no(".card-panel")
    thing = person.find(selector).first
    name = thing.locator(".inv-region-name")
    (name if name.count() else thing).click()


# Playing


def test_a_quick_game_of_inventions_is_played_by_pressing_the_board(people: People) -> None:
    livia = people("Livia")
    quick = {"game": "inventions", "level": "uniform", "begins": "me", "players": 3}
    livia.prefers(quick_game=quick, offered_courses=["inventions"])
    livia.visit("/")
    livia.sees(".quick", "not those of the published game")

    livia.press("Enter")
    livia.sees(".inv-map .inv-region")
    for _ in range(12):
        if livia.awaits_turn():
            press_on_the_board(livia)

    assert livia.moves >= 12
    livia.sees(".rail .log", "Livia placed a Pillar on")
    livia.sees(".inv-note", "not the published one")


def test_an_action_is_chosen_by_pressing_its_space_twice(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia)
    before = livia.moves
    space = livia.find(f".inv-assembly {RINGS[5:]}").first
    action = space.get_attribute("data-card") or ""

    space.click()
    livia.sees(".choice-panel h2", "is selected")
    livia.find(".inv-assembly .selected").click()

    livia.awaits_move(before)
    livia.sees(".rail .log", f"placed a Pillar on {action}")
    expect(livia.find(f".inv-action[data-card='{action}'] .inv-pillar")).not_to_have_count(0)


def test_a_tile_is_built_by_pressing_it_and_then_a_hex(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia, "BuildTiles")
    before = livia.moves
    built = livia.find(".inv-hex.built").count()

    livia.find(f".inv-slots {RINGS[5:]}").first.click()
    livia.find(f".inv-hexes {RINGS[5:]}").first.click()

    livia.awaits_move(before)
    expect(livia.find(".inv-hex.built")).to_have_count(built + 1)


def test_a_hex_may_be_pressed_before_the_tile_and_escape_takes_it_back(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia, "BuildTiles")
    before = livia.moves
    built = livia.find(".inv-hex.built").count()
    hexes = livia.find(f".inv-hexes {RINGS[5:]}")

    hexes.first.click()
    livia.sees(".inv-hexes .selected")
    livia.press("Escape")
    livia.sees_no(".inv .selected")
    hexes.first.click()
    livia.find(f".inv-slots {RINGS[5:]}").first.click()

    livia.awaits_move(before)
    expect(livia.find(".inv-hex.built")).to_have_count(built + 1)


def test_a_space_of_a_forum_with_an_own_pillar_says_why_it_cannot_be_chosen(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia)

    livia.find(".inv-assembly .inv-barred:not(.inv-poor)").first.click()

    livia.sees(".board-tip-why", "holds one of your Pillars already")


def test_the_board_is_walked_with_arrow_keys(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia)
    first = livia.find(".inv-assembly [data-rove]").first
    first.focus()

    livia.press("ArrowDown", "ArrowRight")

    focused = livia.page.evaluate("document.activeElement.dataset.card")
    assert focused == "Innovate"
    livia.sees(".board-tip", "Innovate")


def test_the_objectives_of_others_are_only_counted(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia)
    expect(livia.find(".inv-objective")).to_have_count(3)

    livia.find(".inv-tab").filter(has_text="Bruno").click()

    livia.sees(".inv-secret", "3 secret objectives")
    expect(livia.find(".inv-objective")).to_have_count(0)


# For everybody


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (DESKTOP, True), (PHONE, False)])
def test_the_board_of_inventions_shuts_nobody_out(people: People, size: tuple[int, int], dark: bool) -> None:
    livia = people("Livia", size=size, dark=dark)
    sits_at_a_table(livia, era=3)

    assert livia.barriers() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_inventions_is_not_wider_than_a_phone(people: People, language: str) -> None:
    livia = people("Livia", size=PHONE, language=language)
    sits_at_a_table(livia, era=3)

    page, board = livia.page.evaluate(
        "[document.documentElement.scrollWidth, document.querySelector('.board-area').scrollWidth]"
    )

    assert page <= PHONE[0]
    assert board <= PHONE[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_inventions_shows_no_id_of_a_sentence(people: People, language: str) -> None:
    livia = people("Livia", language=language)
    sits_at_a_table(livia, era=3)
    labels = "[...document.querySelectorAll('[aria-label]')].map((thing) => `${thing.ariaLabel} ${thing.title}`)"

    shown = " ".join([livia.find("body").inner_text(), *livia.page.evaluate(labels)])

    assert MESSAGE_ID.findall(shown) == []
