"""Around the game in browsers: watching, keys, tables in words, and the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser import People, Person
from tests.support.browser_tables import choose, play_on, play_to_the_end, shows_move, two_at_a_table
from tests.support.sites import may_move

pytestmark = pytest.mark.slow


# Keys


def test_a_game_is_played_with_keys_only(people: People) -> None:
    livia = people("Livia")
    livia.prefers(quick_game={"game": "duel", "level": "uniform", "begins": "me"}, offered_courses=["duel"])
    livia.visit("/")
    livia.sees(".quick")
    livia.press("Enter")
    livia.awaits_turn()

    livia.press("1")
    livia.awaits_move(0)
    livia.awaits_turn()
    livia.press("U")
    livia.sees("dialog[open]", "Take back 4 moves?")
    livia.press("Enter")
    shows_move(livia, 0)
    livia.sees(".rail .log", "took back")

    livia.press("?")
    livia.sees("dialog[open]", "Keys")
    livia.press("Escape")
    livia.sees_no("dialog[open]")

    wonder = livia.find(".duel-offered").nth(2).get_attribute("data-card") or ""
    livia.press("/")
    expect(livia.find(".typed-move input")).to_be_focused()
    livia.page.keyboard.type(wonder)
    expect(livia.find(".choice")).to_have_count(1)
    livia.press("Enter")
    livia.awaits_move(0)
    livia.sees(".rail .log", f"Livia took {wonder}")
    livia.sees_no(".typed-move")


# Telling


def test_title_and_icon_of_the_tab_tell_whose_turn_it_is(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.sits_at(table)
    icon = livia.find("#favicon")
    expect(livia.page).to_have_title(re.compile(r"^\(1\) Your turn · .*Civitas$"))
    expect(icon).to_have_attribute("href", re.compile("favicon-turn"))

    choose(livia)
    expect(livia.page).not_to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", re.compile(r"favicon-[0-9a-f]+\."))
    play_on(table, 3, bruno)

    expect(livia.page).to_have_title(re.compile(r"^\(1\) Your turn"))


def test_the_key_t_switches_between_light_and_dark_and_the_browser_remembers(people: People) -> None:
    livia = people("Livia")
    livia.visit("/")
    page = livia.find("html")
    livia.press("T")
    expect(page).to_have_attribute("data-theme", "dark")

    livia.press("T")
    expect(page).to_have_attribute("data-theme", "light")
    livia.press("T")
    livia.visit("/about")

    expect(page).to_have_attribute("data-theme", "dark")


def test_a_dotted_number_opens_its_sources(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 12, livia, bruno)
    livia.sits_at(table)
    coins = livia.player.look(table)["view"]["table"]["cities"][0]["coins"]

    livia.find(".duel-city.own .num").first.click()

    livia.sees("dialog[open] h2", f"{coins}")
    livia.sees("dialog[open] .sources tbody", "7")
    expect(livia.find("dialog[open] .sources tfoot td")).to_have_text(str(coins))
    livia.press("Escape")
    livia.sees_no("dialog[open]")


def test_a_card_that_cannot_be_built_says_why_to_whoever_comes_by_keys(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 8, livia, bruno)
    person = livia if may_move(livia.player.look(table)) else bruno
    person.sits_at(table)
    person.awaits_turn()
    person.find(".duel-places [data-rove][tabindex='0']").focus()
    person.sees_no(".board-tip")

    person.press("ArrowUp", "ArrowUp")

    focused = person.find(".duel-places .covered:focus")
    expect(focused).to_have_count(1)
    person.sees(".board-tip-why", "covered")


def until_a_wonder_can_be_built(table: str, *persons: Person) -> Person:
    """Play until somebody can build a wonder: that person, at the table."""
    while True:
        for person in persons:
            frame = person.player.look(table)
            if may_move(frame) and any(move["kind"] == "build_wonder" for move in frame["view"]["moves"]):
                person.sits_at(table)
                person.awaits_turn()
                return person
        play_on(table, 1, *persons)


def test_a_wonder_may_be_touched_before_its_card_and_escape_takes_back_one_touch(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    person = until_a_wonder_can_be_built(table, livia, bruno)
    before = person.moves
    legal = ":is(.legal, .legal-many)"

    person.find(f".duel-city.own .duel-wonder{legal}").first.click()
    person.sees(".duel-bar", "Choose the card to lay under it.")
    expect(person.find(".choice-panel .choice")).not_to_have_count(1)
    person.find(f".duel-places {legal}").first.click()
    expect(person.find(".selected")).to_have_count(2)
    expect(person.find(".choice-panel .choice")).to_have_count(1)

    person.press("Escape")
    expect(person.find(".duel-wonder.selected")).to_have_count(1)
    person.sees_no(".duel-places .selected")
    person.press("Escape")
    person.sees_no(".selected")

    person.find(f".duel-places {legal}").first.click()
    person.find(f".duel-city.own .duel-wonder{legal}").first.click()
    person.find(".duel-wonder.selected").click()
    person.awaits_move(before)
    person.sees(".rail .log", "built")
    person.sees(".duel-wonder.built")


def test_a_spectator_sees_the_table_and_has_no_choices(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    gaia = people("Gaia")
    play_on(table, 8, livia, bruno)
    asked = livia if may_move(livia.player.look(table)) else bruno

    gaia.sits_at(table)
    gaia.sees(".question.waiting", asked.player.user["name"])
    gaia.sees(".duel-places .duel-card")
    gaia.press("1", "U")
    play_on(table, 1, asked)

    shows_move(gaia, 9)
    gaia.sees_no(".choice")
    gaia.sees_no(":is(.legal, .legal-many)")
    gaia.sees_no(".toast")


# The end


def test_the_end_shows_points_and_their_course_and_gives_the_record(people: People, tmp_path: Path) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_to_the_end(table, livia, bruno)
    result = livia.player.look(table)["view"]["result"]
    livia.sits_at(table)

    livia.sees(".end-summary h2", "won")
    expect(livia.find(".score-sheet tfoot td")).to_have_text([str(total) for total in result["totals"]])
    expect(livia.find(".chart svg .course")).to_have_count(2)
    with livia.page.expect_download() as saved:
        livia.page.get_by_role("link", name="Save the record").click()
    saved.value.save_as(tmp_path / "game.record")

    record = (tmp_path / "game.record").read_text()
    assert record.startswith("civitas record")
    brought = livia.player.post("/api/records", record=record)["id"]
    assert livia.player.look(brought)["view"]["result"] == result


def test_both_come_to_the_same_rematch(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.sits_at(table)
    bruno.sits_at(table)
    bruno.player.post(f"/api/tables/{table}/resign", seat=1)
    livia.sees(".end-summary h2", "You won")

    livia.click("Play again")
    livia.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    bruno.click("To the rematch")

    expect(bruno.page).to_have_url(livia.page.url)
    bruno.sees("#main", "Livia")
