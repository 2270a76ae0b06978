"""Games played in browsers, by pressing what is on the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser import People, Person

pytestmark = pytest.mark.slow

MOST_MOVES = 120
LEGAL = ":is(.legal, .legal-many)"


def press_on_the_board(person: Person, *wishes: str, button: str = "") -> None:
    """Answer a question of Duel on its board: a card and then a button, anything else by pressing it twice."""
    before = person.moves
    question = person.find(".duel").get_attribute("data-question")
    if question in ("duel.ask.play", "duel.ask.begin"):
        plays = question == "duel.ask.play"
        if plays:
            first_of(person, *(f".duel-places {LEGAL}{wish}" for wish in (*wishes, ""))).click()
        person.find(".duel-buttons .btn").filter(has_text=button if plays else "").first.click()
    else:
        person.find(f".duel-stage {LEGAL}, .duel-tokens {LEGAL}, .duel-options {LEGAL}").first.click()
        person.find(".duel .selected").first.click()
    person.awaits_move(before)


def first_of(person: Person, *selectors: str) -> Locator:
    """What fits the first selector that anything fits."""
    return next(found for selector in selectors if (found := person.find(selector)).count()).first


def test_two_people_play_a_whole_game_of_duel(people: People) -> None:
    livia, bruno = people("Livia"), people("Bruno")
    table = livia.player.open("duel", "me", "open", seed=13, public=False)
    livia.visit(f"/table/{table}")
    livia.sees(".waiting-seats", "free")
    invitation = livia.player.post(f"/api/tables/{table}/invite")["url"]

    bruno.visit(invitation)
    bruno.click("Sit down")
    livia.sees(".duel-offered")
    for _ in range(MOST_MOVES):
        seat = livia.player.look(table)["view"]["asked"]
        if seat is None:
            break
        if seat == 0 and livia.awaits_turn():
            press_on_the_board(livia, ".k-red")
        if seat == 1 and bruno.awaits_turn():
            press_on_the_board(bruno, ":not(.k-red)", button="Discard")

    livia.sees(".end-summary h2", "You won")
    bruno.sees(".end-summary h2", "Livia won")
    for person in (livia, bruno):
        person.sees(".result-head", "military")
    assert livia.find(".score-sheet").inner_text() == bruno.find(".score-sheet").inner_text()
    assert told_by(livia, "Livia") == told_by(bruno, "Bruno")


def told_by(person: Person, name: str) -> list[str]:
    """The log as everybody would read it: one's own turns are called by one's name."""
    return [line.replace("You:", f"{name}:", 1) for line in person.lines]


def test_a_guest_is_at_a_game_against_a_bot_after_one_click_and_a_name(people: People) -> None:
    gaius = people()
    gaius.prefers(
        was_here=True, quick_game={"game": "duel", "level": "uniform", "begins": "me"}, offered_courses=["duel"]
    )
    gaius.visit("/")

    gaius.find(".quick .btn.go").click()
    gaius.find("#guest-name").fill("Gaius")
    gaius.press("Enter")
    for _ in range(8):
        gaius.awaits_turn()
        press_on_the_board(gaius)

    gaius.awaits_turn()
    assert gaius.moves > 8
    gaius.sees(".rail .log", "Gaius")
    gaius.visit("/")
    gaius.sees(".my-table.turn", "Duel")
    assert gaius.find(".who").inner_text() == "Gaius"


def test_a_game_against_a_bot_starts_with_the_enter_key_for_whoever_is_known(people: People) -> None:
    livia = people("Livia")
    livia.prefers(
        quick_game={"game": "ages", "level": "uniform", "begins": "me", "players": 3}, offered_courses=["ages"]
    )
    livia.visit("/")
    livia.sees(".quick")

    livia.press("Enter")

    livia.sees(".question", "Your turn")
    livia.sees(".ages-row .ages-card")
    assert livia.find(".rail .log").count() == 1


def test_two_people_play_duel_at_one_device_without_a_curtain(people: People) -> None:
    livia = people("Livia")
    livia.visit("/new")
    livia.find(".game-choice label").filter(has_text="Duel").click()
    seats = livia.find(".seat-choices select")
    seats.nth(1).select_option("me")
    livia.find(".seat-choices input").nth(0).fill("Anna")
    livia.find(".seat-choices input").nth(1).fill("Bruno")
    livia.page.get_by_text("As listed").click()
    livia.click("Start the game")

    asked = []
    for _ in range(6):
        livia.awaits_turn()
        asked.append(livia.find(".question-who").first.inner_text())
        press_on_the_board(livia)

    assert asked == ["Anna", "Bruno", "Bruno", "Bruno", "Anna", "Anna"]
    livia.sees_no(".curtain")
    livia.sees(".rail .log", "Bruno took")

    livia.player.post(f"/api/tables/{livia.page.url.split('/')[-1]}/resign", seat=0)
    livia.click("Show the board")

    livia.sees(".duel-winner h2", "Bruno wins")


def test_at_one_device_a_curtain_hides_the_hand_of_the_next_player_of_ages(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("ages", "me:Anna", "me:Bruno", seed=7, forced=True)
    livia.sits_at(table)
    livia.sees(".question", "Anna")

    take_from_the_row(livia)

    livia.sees(".curtain h1", "Bruno")
    livia.sees_no(".ages")
    livia.sees_no(".choice")
    livia.press("Enter")
    livia.sees(".question", "Bruno")
    livia.sees(".ages-row .ages-card")


def test_people_at_one_screen_see_what_the_bot_did_since_anybody_there_moved(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("ages", "me", "me", "bot:uniform", seed=7)
    livia.sits_at(table)
    for _ in range(2):
        livia.sees(".curtain .btn, .choice:enabled")
        if livia.find(".curtain").count():
            livia.find(".curtain .btn").click()
        livia.sees_no(".playback")
        livia.find(".choice:enabled").filter(has_text="End the turn").click()
        livia.find("dialog[open] .btn.go").click()
        livia.sees_no("dialog[open]")
    livia.sees(".curtain").get_by_role("button").click()

    names = livia.find(".playback-turn b")
    expect(names).to_have_count(1)
    assert names.inner_text() not in ("You", "Livia")
    livia.find(".playback-turn").click()
    livia.sees(".playback-steps .now")


def take_from_the_row(person: Person) -> str:
    """Take the first card of the row that can be taken, by pressing it twice; which card it was."""
    card = person.find(f".ages-row {LEGAL}").first
    name = card.get_attribute("data-card") or ""
    card.click()
    person.sees(".choice-panel h2", "is selected")
    person.find(".ages-row .selected").click()
    return name


def test_ages_is_played_with_bots_for_a_full_first_round(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("ages", "bot:greedy", "bot:greedy", "me", seed=7)
    livia.sits_at(table)
    livia.awaits_turn()
    before = livia.moves
    taken = take_from_the_row(livia)
    livia.awaits_move(before)
    livia.awaits_turn()
    assert livia.find(f".ages-own [data-card='{taken}']").count() == 1

    end_turn(livia, "Cancel")
    livia.awaits_turn()
    before = livia.moves
    end_turn(livia, "End the turn")
    livia.awaits_move(before)
    livia.awaits_turn()

    livia.sees(".table-title", "round 2")
    view = livia.player.look(table)["view"]
    assert (view["asked"], view["table"]["round"]) == (2, 2)
    assert taken in view["table"]["civilizations"][2]["hand"]


def end_turn(person: Person, answer: str) -> None:
    """End the turn with actions left; the page asks, and is answered."""
    person.find(".choice").filter(has_text="End the turn").click()
    person.sees("dialog[open]", "civil action")
    person.find("dialog[open]").get_by_role("button", name=answer).click()
    person.sees_no("dialog[open]")
