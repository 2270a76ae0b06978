"""Skill and luck in a browser: the analysis of a game, by pointer and by keys, on a phone, in another language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import civitas
from civitas import bots
from civitas.puzzles.puzzle import find_puzzle, games_with_puzzles, puzzles
from tests.support.browser import PHONE, People

pytestmark = pytest.mark.slow


def record() -> str:
    """A game of novices, in which mistakes are made."""
    game = civitas.new("duel", seed=5)
    game.players = ["Livia", "Bruno"]
    players = [bots.make("novice", "duel", seed=seat) for seat in range(2)]
    while game.seat is not None:
        game.apply(players[game.seat].choose(game))
    return game.record()


def test_a_game_is_analysed_and_its_mistakes_are_walked_through(people: People) -> None:
    livia = people("Livia")
    table = livia.player.post("/api/records", record=record())["id"]
    livia.visit(f"/replay/{table}")
    livia.click("Analysis", "link")

    # It is asked for, it runs, and the account adds up.
    livia.click("Analyse this game")
    livia.sees(".study-skill")
    livia.sees(".study-sums", re.compile(r"Livia: .* at the start, .* make"))
    assert livia.barriers() == []

    # The chart is a slider: keys move it, and it says where it stands.
    slider = livia.page.get_by_role("slider", name="Move of the game")
    slider.focus()
    livia.press("Home", "ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^move 2, \w+: .*% for Livia$"))
    livia.sees("#study-board-title", "Before move 2")

    # The next mistake: badge and word, both moves, why, and marks on the board; the address leads there again.
    livia.press("Home", "m")
    livia.sees("#study-move-title", re.compile("mistake|blunder"))
    livia.sees(".study-tried.better")
    livia.sees(".flag-tag.better")
    place = int(slider.get_attribute("aria-valuenow") or 0)
    expect(livia.page).to_have_url(re.compile(rf"/analysis/{table}\?move={place + 1}$"))

    # Why, as bars that add up; skill and luck by what they came from and by Age.
    livia.sees(".study-weights dd", re.compile(r"[+−]\d+\.\d%"))
    livia.sees(".study-stretches", re.compile("Age III"))
    livia.find(".study-how summary").first.click()
    livia.sees(".study-sources", "Cards turned up")
    assert livia.barriers() == []

    # A friend on a phone follows that link, in Italian.
    bruno = people("Bruno", size=PHONE, language="it")
    bruno.visit(f"/analysis/{table}?move={place + 1}")
    bruno.sees("#study-board-title", f"Prima della mossa {place + 1}")
    bruno.sees_no(".study-skill:visible")
    bruno.click("Bravura e fortuna")
    bruno.sees(".study-sums", "fanno")
    bruno.click("Svolte")
    bruno.sees(".study-point").click()
    assert bruno.barriers() == []
    width = bruno.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE[0]

    # While it still runs the phone shows the chart and the board, each over its whole width.
    bruno.page.evaluate("document.querySelector('.study-page').dataset.found = 'false'")
    bruno.sees_no(".study-tabs:visible")
    for part in (".study-chart", ".study-board"):
        assert bruno.find(part).evaluate("part => part.clientWidth") > 0.9 * PHONE[0]

    # The better move can be tried: a table with that position, where it is ours to move.
    livia.click("Play on from here")
    livia.awaits_turn()
    assert livia.moves == place


def test_whoever_looks_on_sees_an_analysis_that_somebody_else_began_stopped_and_deepened(people: People) -> None:
    livia, bruno = people("Livia"), people("Bruno", size=PHONE)
    bruno.forgive("status of 409")
    table = livia.player.post("/api/records", record=record())["id"]
    path = f"/api/tables/{table}/analysis"
    bruno.visit(f"/analysis/{table}")
    bruno.sees(".study-chart", "Analyse this game")

    livia.player.post(path, games=6400)
    bruno.sees(".study-chart", "Stop")
    assert livia.player.http.delete(path).is_success
    bruno.sees(".study-chart", "Go on")

    livia.player.post(path, games=16)
    bruno.sees(".study-strip", "Livia")

    # Somebody else was quicker: no complaint, for what was wanted is on its way.
    livia.player.post(path, games=1600)
    bruno.click("Skill and luck")
    bruno.click("Look deeper")
    bruno.sees(".study-chart", "Stop")
    bruno.sees_no(".toast:visible")
    assert livia.player.http.delete(path).is_success
    bruno.sees(".study-chart", "Go on")


def test_a_hint_stands_beside_the_board_and_the_others_hear_of_it(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("duel", "me", "bot:uniform", seed=7)
    livia.sits_at(table)
    livia.awaits_turn()

    # Three moves with letters, chances and reasons: in the panel, in the list, and on the board.
    livia.press("h")
    livia.sees(".rail .hint-move", re.compile(r"\d%\s*± \d"))
    livia.sees(".rail .hint-move small")
    livia.sees('.choice .hint-letter:text-is("a")')
    livia.sees(".flag-tag.hint", re.compile(r"[abc] \d"))
    livia.sees(".hint-foot", "1 hint used")
    livia.sees(".rail .log", "Livia had a hint.")
    assert livia.barriers() == []

    # On a laptop the list of moves stays in sight below it.
    livia.page.set_viewport_size({"width": 1280, "height": 720})
    livia.page.wait_for_function("document.querySelector('.rail-choices').clientHeight >= 100")

    # A nudge says less; pressing a move chooses it and makes none; H puts the hint away.
    before = livia.moves
    livia.find(".rail .hint-move").first.click()
    livia.click("Nudge")
    livia.sees_no(".rail .hint-move")
    livia.sees(".rail .hint-panel", "Think of this:")
    livia.press("h")
    livia.sees_no(".rail .hint-panel")
    assert livia.moves == before


def test_a_puzzle_is_failed_taken_back_helped_with_and_solved(people: People) -> None:
    puzzle = find_puzzle("duel", 3)
    wrong = next(move for move in puzzle.outlooks if move != puzzle.move)
    livia = people("Livia")
    livia.visit("/puzzles")
    livia.sees(".puzzle-chapter", "Puzzle of the day")
    assert livia.barriers() == []
    livia.find(".puzzle-cell").nth(2).click()

    def tries(move: str) -> None:
        livia.find(f'.choice[data-text="{move}"]').first.click()

    # A wrong move: what it leads to, and the same position again.
    tries(wrong)
    livia.sees(".coach-wrong", "there is something better")
    livia.sees(".coach-wrong", "It is taken back for you.")
    livia.sees(".choice-panel")
    livia.click(re.compile("A clue"))
    livia.sees(".puzzle-clue", "A clue:")
    assert livia.barriers() == []

    # The right one: why, and the page of puzzles remembers it.
    tries(puzzle.move)
    livia.sees(".puzzle-right", re.compile(r"Right: .* It wins in \d+ of 100 games"))
    livia.sees(".puzzle-right", "What speaks for it")
    livia.click("Puzzles", "link")
    livia.sees(".puzzle-chapter", "1 of ")
    livia.sees(".puzzle-cell.solved", "3")

    # A stranger on a phone solves one, too, in Portuguese; nothing is asked of them.
    guest = people(size=PHONE, language="pt")
    guest.visit("/puzzle/duel/2")
    guest.click("Mostrar a jogada")
    guest.sees(".puzzle-right", re.compile(r"\d+ de 100"))
    assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_the_puzzles_of_one_game_stand_below_all_games_that_of_the_last_puzzle_first(people: People) -> None:
    first, second, third = games_with_puzzles()
    livia = people("Livia", size=PHONE)

    livia.visit("/puzzles")
    for game in (first, second, third):
        expect(livia.find(f'.puzzle-chapter a[href^="/puzzle/{game}/"]').first).to_be_in_viewport()
    expect(livia.find(".puzzle-cell")).to_have_count(len(puzzles(first)))
    livia.find(".puzzle-all input").first.focus()
    livia.press("ArrowRight")
    expect(livia.find(".puzzle-cell")).to_have_count(len(puzzles(second)))

    livia.visit(f"/puzzle/{third}/1")
    livia.sees(".puzzle-goal")
    livia.visit("/puzzles")
    expect(livia.find(".puzzle-cell")).to_have_count(len(puzzles(third)))
    assert livia.barriers() == []


def test_puzzles_of_the_larger_games_are_failed_in_the_list_and_solved_on_the_board(people: People) -> None:
    livia, bruno = people("Livia"), people("Bruno", size=PHONE, language="it")
    for person, game, number, answer in ((livia, "ages", 1, "Drama"), (bruno, "inventions", 3, "Barter Beads")):
        puzzle = find_puzzle(game, number)
        wrong = next(move for move in puzzle.outlooks if move != puzzle.move)
        person.visit(f"/puzzle/{game}/{number}")
        person.find(f'[data-text="{wrong}"]:visible').first.click()
        person.sees(".coach-wrong .puzzle-steps")

        thing = person.find(f'.board-area .legal[data-card="{answer}"]:visible').first
        thing.click()
        person.find(f'[data-text="{puzzle.move}"]:visible').first.click()

        person.sees(".puzzle-right", "100")
        assert person.barriers() == []


def test_a_page_says_who_may_see_it(people: People) -> None:
    livia, bruno = people("Livia"), people("Bruno", size=PHONE, language="it")
    bruno.forgive("status of 403")
    livia.visit("/account")
    livia.click("Your page", "link")
    livia.sees(".profile", "After your first game this page shows how it went")
    assert livia.barriers() == []

    address = f"/player/{livia.player.user['id']}"
    bruno.visit(address)
    bruno.sees(".empty", "la tiene per sé")
    livia.page.get_by_label("Who may see this").select_option("public")
    livia.sees("text=Copy the link")
    bruno.visit(address)
    bruno.sees(".profile-head", "Livia")
    bruno.sees_no(".profile-wishes")
    assert bruno.barriers() == []

    # From a table that is played, too.
    table = livia.player.open("duel", "me", "open")
    bruno.player.post(f"/api/tables/{table}/sit")
    bruno.visit(f"/table/{table}")
    bruno.find("[popovertarget='table-menu']").click()
    bruno.page.get_by_role("button", name="La pagina di Livia").click()
    bruno.sees(".profile-head", "Livia")
    bruno.visit("/statistics")
    bruno.sees(".profile h1", "Statistiche di questo sito")
    assert bruno.barriers() == []


def test_a_game_that_is_played_has_no_analysis(people: People) -> None:
    livia = people("Livia")
    livia.forgive("status of 403")
    table = livia.player.open("duel", "me", "bot:uniform", seed=7)

    livia.visit(f"/analysis/{table}")

    livia.sees(".empty", "While a game is played nobody has it analysed.")
