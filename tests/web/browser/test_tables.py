"""Around the game in browsers: lost lines, taking back, watching, keys, tables in words, replay and the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.support.browser import CUT_OFF, REFUSED, People, Person
from tests.support.sites import may_move

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

RECORDS = Path(__file__).parents[2] / "records"
MOST_MOVES = 120
PLAIN_CHOICE = ".choice:enabled:not(:has(.choice-count))"


def two_at_a_table(people: People) -> tuple[Person, Person, str]:
    """Livia and Bruno at a table of Duel where all may watch; she picks the first wonder, he the next three."""
    livia, bruno = people("Livia"), people("Bruno")
    table = livia.player.open("duel", "me", "open", seed=7)
    bruno.player.post(f"/api/tables/{table}/sit")
    return livia, bruno, table


def play_on(table: str, moves: int, *persons: Person) -> None:
    """Whoever is asked makes the first of his moves, elsewhere than in his browser."""
    for _ in range(moves):
        frames = [(person, person.player.look(table)) for person in persons]
        person, frame = next((person, frame) for person, frame in frames if may_move(frame))
        person.player.move(table, frame)


def play_to_the_end(table: str, *persons: Person) -> None:
    for _ in range(MOST_MOVES):
        if persons[0].player.look(table)["table"]["status"] == "over":
            return
        play_on(table, 1, *persons)


def bring(person: Person, record: str) -> str:
    """A record as a table to look at."""
    return str(person.player.post("/api/records", record=(RECORDS / record).read_text())["id"])


def shows_move(person: Person, number: int) -> None:
    expect(person.find(".talk .panel-head .aside")).to_have_text(re.compile(rf"\b{number}\b"))


def choose(person: Person) -> None:
    """Take the first choice of the list."""
    person.awaits_turn()
    before = person.moves
    person.find(PLAIN_CHOICE).first.click()
    person.awaits_move(before)


# A lost line


def test_a_table_is_up_to_date_again_after_the_line_was_lost(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.forgive(CUT_OFF)
    livia.sits_at(table)
    choose(livia)

    livia.context.set_offline(True)
    livia.sees(".connection", "offline")
    play_on(table, 3, bruno)
    livia.context.set_offline(False)

    livia.sees_no(".connection")
    shows_move(livia, 4)
    choose(livia)
    assert livia.player.look(table)["view"]["move"] == 5


def test_a_move_chosen_while_the_line_is_lost_counts_once(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.forgive(CUT_OFF)
    play_on(table, 4, livia, bruno)
    livia.sits_at(table)
    livia.awaits_turn()

    livia.context.set_offline(True)
    livia.sees(".connection", "offline")
    livia.press("1", "1")
    livia.sees(".toast", "sent again")
    livia.context.set_offline(False)

    shows_move(livia, 5)
    livia.awaits_turn()
    assert livia.player.look(table)["view"]["move"] == 5
    livia.sees_no(".toast.bad")


def test_a_move_whose_answer_was_lost_counts_once(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.forgive(CUT_OFF)
    play_on(table, 4, livia, bruno)
    livia.sits_at(table)
    livia.awaits_turn()
    sent = []

    def lose_the_first_answer(route: Route) -> None:
        sent.append(route.request.post_data)
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    livia.page.route("**/moves", lose_the_first_answer)
    with livia.page.expect_response("**/moves"):
        livia.press("1")

    shows_move(livia, 5)
    livia.awaits_turn()
    assert sent[0] == sent[1]
    assert livia.player.look(table)["view"]["move"] == 5
    livia.sees_no(".toast.bad")


# Taking back


def test_a_move_that_revealed_nothing_is_taken_back_at_once(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.sits_at(table)
    bruno.sits_at(table)
    choose(livia)

    livia.click("Take back")

    for person in (livia, bruno):
        shows_move(person, 0)
        person.sees(".rail .log", "Livia took back 1 move")
        person.sees_no(".undo-request")
    livia.awaits_turn()


def test_after_a_move_of_another_he_is_asked_and_agrees(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.sits_at(table)
    bruno.sits_at(table)
    choose(livia)
    choose(bruno)

    livia.click("Take back")
    livia.sees(".rail .undo-request", "Waiting for Bruno")
    bruno.sees(".rail .undo-request", "Livia asks to take back")
    bruno.click("Agree")

    for person in (livia, bruno):
        shows_move(person, 0)
        person.sees(".rail .log", "Livia took back 2 moves")
        person.sees_no(".undo-request")
    livia.awaits_turn()


def test_after_something_was_revealed_the_other_may_refuse(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 2, livia, bruno)
    livia.sits_at(table)
    bruno.sits_at(table)
    choose(bruno)
    bruno.sees(".rail .log", re.compile("received the last wonder.*Four wonders were laid out"))

    bruno.click("Take back")
    livia.sees(".rail .undo-request", "Bruno asks to take back 1 move")
    livia.click("Refuse")

    for person in (livia, bruno):
        person.sees(".rail .log", "Livia does not agree")
        person.sees_no(".undo-request")
        shows_move(person, 3)
    bruno.awaits_turn()


# Replay


def at_position(person: Person, number: int) -> None:
    """Wait until a replay shows a position, on its board and in its address."""
    person.sees(".replay-page .question", f"Position {number} of")
    person.page.wait_for_url(re.compile(rf"/replay/[\w-]+\?at={number}$"))


def test_a_link_opens_a_position_and_keys_and_the_slider_go_on_from_there(people: People) -> None:
    livia = people("Livia")
    table = bring(livia, "duel/first-game.civ")
    last = livia.player.http.get(f"/api/tables/{table}/positions/0").json()["moves"]
    livia.visit(f"/replay/{table}?at=5")
    at_position(livia, 5)

    livia.press("ArrowRight")
    at_position(livia, 6)
    livia.press("ArrowLeft", "ArrowLeft")
    at_position(livia, 4)
    livia.press("End")
    at_position(livia, last)
    livia.press("Home")
    at_position(livia, 0)
    livia.find(".stepper input[type=range]").fill("12")
    at_position(livia, 12)

    view = livia.player.http.get(f"/api/tables/{table}/positions/12").json()["view"]
    coins = [str(city["coins"]) for city in view["table"]["cities"]]
    for place, number in zip(("own", "rival"), coins, strict=True):
        expect(livia.find(f".duel-city.{place} .num").first).to_have_text(number)
    livia.sees_no(".choice")


def test_a_finished_game_is_seen_with_the_eyes_of_anybody(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_to_the_end(table, livia, bruno)
    livia.visit(f"/replay/{table}?at=10")
    livia.sees(".duel-city.own h2", "You")
    livia.sees(".duel-city.rival h2", "Bruno")

    livia.find(".eye").filter(has_text="Bruno").click()
    livia.sees(".duel-city.rival h2", "Livia")
    at_position(livia, 10)
    livia.find(".eye").filter(has_text="a spectator").click()

    livia.sees(".duel-city.own h2", "Livia")
    livia.sees(".duel-city.rival h2", "Bruno")


def test_a_record_is_brought_in_and_a_bad_one_says_what_is_wrong(people: People) -> None:
    livia = people("Livia")
    livia.forgive(REFUSED)
    livia.visit("/")
    livia.click("Bring a record")
    livia.find("#record-text").fill("nonsense")
    livia.click("Show it")
    livia.sees("dialog .problem", "civitas record")

    livia.find("#record-text").fill((RECORDS / "duel/first-game.civ").read_text())
    livia.click("Show it")

    at_position(livia, 0)
    livia.sees(".eyes", "Antoine")
    livia.sees(".duel-city.own")


# Keys


def test_a_game_is_played_with_keys_only(people: People) -> None:
    livia = people("Livia")
    livia.prefers(quick_game={"game": "duel", "level": "uniform", "begins": "me"})
    livia.visit("/")
    livia.sees(".quick")
    livia.press("Enter")
    livia.awaits_turn()

    livia.press("1")
    livia.awaits_move(0)
    livia.awaits_turn()
    livia.press("U")
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
    expect(icon).to_have_attribute("href", re.compile(r"favicon\."))
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


def test_a_card_that_cannot_be_built_says_why_to_who_comes_by_keys(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 8, livia, bruno)
    person = livia if may_move(livia.player.look(table)) else bruno
    person.sits_at(table)
    person.awaits_turn()
    person.find(".duel-places [data-place][tabindex='0']").focus()
    person.sees_no(".duel-tip")

    person.press("ArrowUp", "ArrowUp")

    focused = person.find(".duel-places .covered:focus")
    expect(focused).to_have_count(1)
    person.sees(".duel-tip", "covered")


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


# In words


def test_duel_is_played_at_the_table_in_words(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("duel", "me", "bot:uniform", seed=7)
    livia.sits_at(table)
    livia.sees(".duel")
    livia.click("Menu")
    livia.page.get_by_text("Tables in words instead of pictures").click()
    livia.press("Escape")
    livia.sees(".text-board", "On offer")
    livia.sees_no(".duel")

    choose(livia)
    choose(livia)

    livia.sees(".text-board", "Wonders")
    livia.sees(".rail .log", "Livia took")
    assert livia.player.look(table)["view"]["move"] >= 4


def test_ages_is_played_at_the_table_in_words(people: People) -> None:
    livia = people("Livia")
    livia.prefers(text_table=True)
    table = livia.player.open("ages", "bot:uniform", "bot:uniform", "me", seed=7)
    livia.sits_at(table)
    livia.sees(".text-board", "Round")

    livia.awaits_turn()
    before = livia.moves
    taken = [take_in_words(livia), take_in_words(livia)]

    livia.sees_no(".ages")
    for card in taken:
        livia.sees(".rail .log", f"Livia took {card}")
    assert livia.player.look(table)["view"]["move"] == before + 2


def take_in_words(person: Person) -> str:
    """Take a card of the row: its name narrows the list; which card it was."""
    person.awaits_turn()
    card = person.find(".text-card.legal-many").first
    name = card.inner_text()
    card.click()
    person.sees(".choice-panel h2", f"{name} is selected")
    choose(person)
    return name


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
    bruno.click("To the rematch", role="link")

    expect(bruno.page).to_have_url(livia.page.url)
    bruno.sees("#main", "Livia")
