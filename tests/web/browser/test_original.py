"""The original edition of Through the Ages in browsers: chosen, told apart from the usual game, played on the board."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

import civitas
from civitas import bots
from civitas.kernel.messages import LANGUAGES
from tests.support.browser import DESKTOP, PHONE, REFUSED, People, Person
from tests.support.sites import Player

pytestmark = pytest.mark.slow

SEEDS = range(1, 100)
MESSAGE_ID = re.compile(r"\b(?:web|ages|kernel|word)\.[a-z_]+\b")
DIFFERS = "What differs in this game"
Options = tuple[tuple[str, str], ...]

SIMPLE: Options = (("mode", "simple"),)
ADVANCED: Options = (("mode", "advanced"),)
PERSONAL: Options = (("bonuses", "personal"),)
DRAWING: Options = (("mode", "advanced"), ("drawing", "action"), ("alliances", "none"))
HOLDING: Options = (("holding", "yes"),)


Moves = list[tuple[int, str]]


@cache
def played(options: Options, question: str, round: int) -> tuple[int, Moves]:
    """A game of a bot that makes any move, until the first of two is asked this in this round or later."""
    return next((seed, moves) for seed in SEEDS if (moves := played_until(seed, options, question, round)) is not None)


def played_until(seed: int, options: Options, question: str, round: int) -> Moves | None:
    """The moves until this is asked, if it ever is: whose, and which."""
    moves: Moves = []
    game = civitas.new("ages", edition="original", seed=seed, players=2, options=dict(options))
    bot = bots.make("uniform", "ages", seed)
    while game.seat is not None:
        if game.seat == 0 and type(game.question).__name__ == question and game.view()["table"]["round"] >= round:
            return moves
        moves.append((game.seat, game.say(bot.choose(game))))
        game.play(moves[-1][1])
    return None


def table_with(player: Player, options: Options, question: str, round: int) -> str:
    """A table where this is asked of a player."""
    everybody = [player, Player(str(player.http.base_url), "Bruno")]
    seed, moves = played(options, question, round)
    wish = {"edition": "original", "options": dict(options), "seed": seed, "forced": False}
    table = player.open("ages", "me", "open", **wish)
    everybody[1].post(f"/api/tables/{table}/sit")
    seq = player.look(table)["seq"]
    for seat, move in moves:
        body = {"move": move, "expected_seq": seq, "key": f"move-{seq:05}"}
        seq = everybody[seat].post(f"/api/tables/{table}/moves", **body)["seq"]
    return table


def sits_at_a_table(person: Person, options: Options = ADVANCED, question: str = "TakeAction", round: int = 4) -> None:
    person.visit(f"/table/{table_with(person.player, options, question, round)}")
    person.sees(".ages-ratings")


def check(person: Person, name: str) -> None:
    """Choose one of a few."""
    person.page.get_by_role("radio", name=name, exact=True).check()


# Choosing it


def test_a_table_of_the_original_is_chosen_opened_and_played(people: People) -> None:
    livia = people("Livia")
    livia.prefers(
        offered_courses=["ages"],
        new_table={"game": "ages", "players": 2, "seats": ["me", "bot:novice"], "begins": "given"},
    )
    livia.visit("/new")

    check(livia, "Original edition (2006)")
    check(livia, "Advanced game")
    livia.sees(".field-note", "Ages A to II without wars")
    livia.find(".new-table .btn.go").click()
    livia.sees(".table-unusual", "Advanced game · Original edition (2006)")
    for _ in range(3):
        if livia.awaits_turn():
            take_a_card_and_end_the_turn(livia)

    livia.sees(".rail .log", "Livia took")


def take_a_card_and_end_the_turn(person: Person) -> None:
    """Pass what comes before the actions, press a card of the row twice, and go on to the next turn."""
    while not person.find(".choice").filter(has_text="End the turn").count():
        before = person.moves
        person.find(".choice:enabled").first.click()
        person.awaits_move(before)
    before = person.moves
    person.find(".ages-row :is(.legal, .legal-many)").first.click()
    person.find(".ages-row .selected").click()
    person.awaits_move(before)
    person.find(".choice").filter(has_text="End the turn").click()
    warned = person.find("dialog .btn.go")
    if warned.count():
        warned.click()
    person.awaits_move(before + 1)


def test_another_edition_has_options_of_its_own(people: People) -> None:
    livia = people("Livia")
    livia.prefers(new_table={"game": "ages"})
    livia.visit("/new")
    check(livia, "Peaceful")

    check(livia, "Original edition (2006)")

    expect(livia.page.get_by_role("radio", name="Full game", exact=True)).to_be_checked()
    livia.find(".rulings > summary").click()
    expect(livia.page.get_by_role("radio", name="Full", exact=True)).to_be_checked()
    check(livia, "A New Story of Civilization")
    livia.sees_no("text=Full game")


def test_options_that_do_not_go_together_say_so_at_once(people: People) -> None:
    livia = people("Livia")
    livia.forgive(REFUSED)
    livia.prefers(new_table={"game": "ages", "edition": "original", "options": {"mode": "advanced"}})
    livia.visit("/new")
    livia.find(".rulings > summary").click()

    livia.find("#option-bonuses").select_option("personal")

    livia.sees(".field-error", "does not go with: Advanced game")
    livia.click("Open the table")
    livia.sees(".toast", "does not go with: Advanced game")


# What differs


def test_before_a_table_is_opened_one_can_read_what_differs(people: People) -> None:
    livia = people("Livia")
    livia.prefers(new_table={"game": "ages"})
    livia.visit("/new")
    livia.sees_no(f"text={DIFFERS}")

    check(livia, "Original edition (2006)")
    livia.click(DIFFERS)

    livia.sees("dialog", "Compared with the usual game")
    livia.sees("dialog tr:has-text('Blue tokens')", re.compile("18.*16"))
    rows = livia.player.http.get("/api/games/ages/differences?edition=original").json()
    rules = [row for row in rows if row["topic"] == "rules"]
    expect(livia.find("dialog tbody").first.locator("tr")).to_have_count(len(rules))


def test_at_a_table_the_menu_tells_what_differs_and_a_word_finds_a_card(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia, SIMPLE)
    livia.sees(".table-unusual", "Simple game · Original edition (2006)")

    livia.click("Menu")
    livia.click(DIFFERS)
    livia.sees("dialog .facts-list", "Ages A and I without military cards")
    livia.find("dialog input").fill("monarchy")

    livia.sees("dialog tbody tr", re.compile("Monarchy.*9 science to develop"))
    livia.find("dialog input").fill("zeppelin")
    livia.sees("dialog [role=status]", "Nothing that differs fits")


def test_the_usual_game_has_nothing_to_tell(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("ages", "me", "bot:uniform", seed=3)
    livia.sits_at(table)

    livia.click("Menu")

    livia.sees_no(".table-unusual")
    livia.sees_no(f"#table-menu :text('{DIFFERS}')")


def test_the_rules_are_those_of_the_edition(people: People) -> None:
    livia = people("Livia")
    livia.visit("/help/ages?edition=original")
    livia.sees(".prose h1", "Through the Ages: A Story of Civilization")
    livia.sees(".help-index", "Simple, advanced and full game")

    livia.click("A New Story of Civilization", "link")

    livia.sees(".prose h1", "A New Story of Civilization")
    expect(livia.find(".help-index")).not_to_contain_text("Simple, advanced and full game")


# On the board


def test_a_unit_is_sacrificed_by_pressing_it_and_confirming(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia, (), "Sacrifice", 1)
    figures = [int(text) for text in livia.find(".ages-offer .key").all_text_contents()]
    before = livia.moves

    livia.find(".ages-skyline .legal").first.click()
    livia.sees(".ages-skyline .ticked")
    livia.find(".ages-offer .ticks .btn.go").click()

    livia.awaits_move(before)
    assert len(figures) == 2
    livia.sees(".rail .log", "Livia sacrificed Warriors.")


def test_a_fight_is_fought_with_what_there_is(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia, (), "Sacrifice", 1)
    before = livia.moves

    livia.find(".ages-offer .btn.go").click()

    livia.awaits_move(before)
    livia.sees(".rail .log", "Livia fights with a strength of")


def test_a_bonus_card_is_chosen_by_pressing_it_and_its_number_alone_is_told_of_others(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia, PERSONAL, "ChooseBonus", 1)
    expect(livia.find(".ages-bonus-choice button")).to_have_count(6)
    card = livia.find(".ages-bonus-choice button").first
    name = card.get_attribute("data-card") or ""
    before = livia.moves

    card.click()
    livia.find(".ages-offer .btn.go").click()

    livia.awaits_move(before)
    livia.sees(".ages-common", re.compile(rf"kept by you\s*{name}"))


def test_bonus_cards_of_others_are_secret(people: People) -> None:
    livia = people("Livia")

    sits_at_a_table(livia, PERSONAL, "TakeAction", 2)

    livia.sees(".ages-common", re.compile(r"kept by Bruno\s*2 secret cards"))


def test_a_token_is_held_back_by_pressing_its_mine(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia, HOLDING, "HoldBack", 1)
    before = livia.moves

    livia.find(".ages-skyline .legal").first.click()
    livia.find(".ages-skyline .selected").click()

    livia.awaits_move(before)
    livia.sees(".rail .log", "Livia held a token of Bronze back.")


def test_a_military_card_is_drawn_with_a_button(people: People) -> None:
    livia = people("Livia")
    sits_at_a_table(livia, DRAWING, "TakeAction", 3)
    before = livia.moves

    livia.find(".ages-hands .btn").filter(has_text="Draw").click()

    livia.awaits_move(before)
    livia.sees(".rail .log", "Livia drew")


def test_the_simple_game_shows_nothing_it_does_not_have(people: People) -> None:
    livia = people("Livia")

    sits_at_a_table(livia, SIMPLE)

    expect(livia.find(".ages-hand")).to_have_count(1)
    expect(livia.find(".ages-forecast > *")).to_have_count(4)
    expect(livia.find(".ages-spine").filter(has_text="air force")).to_have_count(0)
    expect(livia.find(".ages-decks")).not_to_contain_text("military")
    expect(livia.find(".ages-ratings")).not_to_contain_text(" of 0")


def test_the_blue_bank_has_the_regions_of_the_edition(people: People) -> None:
    livia = people("Livia")

    sits_at_a_table(livia, ADVANCED)

    sections = livia.find(".ages-bank").nth(1).locator(".ages-section")
    slots = [sections.nth(place).locator(".ages-slot").count() for place in range(sections.count())]
    assert slots == [4, 4, 10]


# For everybody

SCENES: list[tuple[Options, str, int]] = [
    ((), "Sacrifice", 1),
    (PERSONAL, "ChooseBonus", 1),
    (SIMPLE, "TakeAction", 4),
    (DRAWING, "TakeAction", 6),
]


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (DESKTOP, True), (PHONE, False)])
def test_the_board_of_the_original_shuts_nobody_out(people: People, size: tuple[int, int], dark: bool) -> None:
    livia = people("Livia", size=size, dark=dark)
    sits_at_a_table(livia, PERSONAL, "ChooseBonus", 1)

    assert livia.barriers() == []


@pytest.mark.parametrize(("options", "question", "round"), SCENES)
def test_the_board_of_the_original_is_not_wider_than_a_phone(
    people: People, options: Options, question: str, round: int
) -> None:
    livia = people("Livia", size=PHONE)
    sits_at_a_table(livia, options, question, round)
    widths = "[document.documentElement.scrollWidth, document.querySelector('.board-area').scrollWidth]"
    livia.find(".table-unusual").click()
    livia.sees("dialog tbody tr")

    page, board = livia.page.evaluate(widths)

    assert page <= PHONE[0]
    assert board <= PHONE[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "question", "round"), SCENES)
def test_the_board_of_the_original_shows_no_id_of_a_sentence(
    people: People, language: str, options: Options, question: str, round: int
) -> None:
    livia = people("Livia", language=language)
    sits_at_a_table(livia, options, question, round)
    labels = "[...document.querySelectorAll('[aria-label]')].map((thing) => `${thing.ariaLabel} ${thing.title}`)"
    livia.find(".table-unusual").click()
    livia.sees("dialog tbody tr")
    livia.find("dialog details:not([open]) summary").first.click()

    shown = " ".join([livia.find("body").inner_text(), *livia.page.evaluate(labels)])

    assert MESSAGE_ID.findall(shown) == []


# The end


def test_whoever_left_stands_last_with_their_place(people: People) -> None:
    livia = people("Livia")
    wish = {"edition": "original", "options": dict(SIMPLE), "seed": 3}
    table = livia.player.open("ages", "me", "bot:uniform", "bot:uniform", **wish)
    livia.player.post(f"/api/tables/{table}/resign", seat=0)
    livia.visit(f"/table/{table}")

    expect(livia.find(".end-totals li").last).to_have_text(re.compile(r"3\.\s*Livia\s*resigned"))
    expect(livia.find(".score-sheet thead td")).to_have_text(["3.", re.compile(r"[12]\."), re.compile(r"[12]\.")])
    livia.click("Show the board")
    expect(livia.find(".ages-ranking li").last).to_have_text(re.compile(r"3\.\s*Livia\s*resigned"))
    livia.visit("/")
    livia.sees("[aria-labelledby=lobby-finished]", re.compile(r"(won by .*|shared victory); your place: 3 of 3"))
