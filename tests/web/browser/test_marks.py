"""What a rival moved last is marked in browsers: that thing, where it lies now, and no other of the same name; and for
a while what a move changed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.browser import People, Person
from tests.support.browser_tables import play_on, two_at_a_table
from tests.support.sites import Player, may_move

pytestmark = pytest.mark.slow

MARKED = ".rival-last.seat-2"


def seated(people: People, game: str, **more: Any) -> tuple[Person, Player, str]:
    """Livia with her browser at a table, and Bruno, who sits there without one."""
    livia = people("Livia")
    bruno = Player(livia.url, "Bruno")
    table = livia.player.open(game, "me", "open", seed=7, **more)
    bruno.post(f"/api/tables/{table}/sit")
    return livia, bruno, table


def do(player: Player, table: str, kind: str, **args: Any) -> dict[str, Any]:
    """Make the first move of a kind with these arguments; what it names."""
    frame = player.look(table)
    moves = frame["view"]["moves"]
    chosen = next(move for move in moves if move["kind"] == kind and args.items() <= move["args"].items())
    player.move(table, frame, moves.index(chosen))
    named: dict[str, Any] = chosen["args"]
    return named


def show(person: Person, name: str) -> None:
    """Look at somebody's civilization or society."""
    person.find(f".ages-minis .ages-name:has-text('{name}'), .inv-tab:has-text('{name}')").first.click()


def test_a_card_that_a_rival_took_is_marked_and_not_the_one_dealt_in_its_place(people: People) -> None:
    livia, bruno, table = seated(people, "ages")
    do(livia.player, table, "take")
    do(livia.player, table, "end_turn")
    livia.sits_at(table)

    taken = do(bruno, table, "take", card="Aristotle")
    livia.sees(".ages-row .ages-empty.rival-last.seat-2")
    livia.sees(f".ages-mini-hand {MARKED}", "Aristotle")
    livia.sees_no(".ages-row .card.rival-last")
    do(bruno, table, "end_turn")
    livia.awaits_turn()

    livia.sees(f".ages-mini-hand {MARKED}", "Aristotle")
    livia.sees_no(".ages-row .rival-last")
    livia.sees_no(".ages-own .rival-last")
    show(livia, "Bruno")
    expect(livia.find(f".ages-own {MARKED}")).to_have_attribute("data-card", taken["card"])


def test_a_building_of_a_rival_is_marked_in_their_civilization_only(people: People) -> None:
    livia, bruno, table = seated(people, "ages")
    for player in (livia.player, bruno):
        do(player, table, "take")
        do(player, table, "end_turn")
    end_turn(livia.player, table)
    livia.sits_at(table)
    pass_politics(bruno, table)
    do(bruno, table, "grow")
    built = do(bruno, table, "build")
    end_turn(bruno, table)

    livia.awaits_turn()
    livia.sees(f".ages-own [data-card='{built['card']}']")
    livia.sees_no(".ages-own .rival-last")
    show(livia, "Bruno")
    expect(livia.find(f".ages-skyline {MARKED}")).to_have_attribute("data-card", built["card"])
    livia.sees(f".ages-banks .fold{MARKED}")
    livia.sees(f".rail .log-turn{MARKED}:has-text('Bruno built')", built["card"])

    pass_politics(livia.player, table)
    do(livia.player, table, "grow")
    livia.sees_no(".ages .rival-last")


def pass_politics(player: Player, table: str) -> None:
    if any(move["kind"] == "pass" for move in player.look(table)["view"]["moves"]):
        do(player, table, "pass")


def end_turn(player: Player, table: str) -> None:
    pass_politics(player, table)
    do(player, table, "end_turn")


def test_in_duel_the_rivals_card_is_marked_in_their_city_and_where_it_lay(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 8, livia, bruno)
    livia.sits_at(table)
    if may_move(livia.player.look(table)):
        do(livia.player, table, "build")
    built = do(bruno.player, table, "build")
    livia.awaits_turn()

    expect(livia.find(".duel .rival-last")).to_have_count(2)
    expect(livia.find(f".duel-city.rival {MARKED}")).to_have_attribute("data-card", built["building"])
    expect(livia.find(f".duel-taken{MARKED}")).to_have_text(built["building"])


def test_in_inventions_people_and_tiles_of_a_rival_are_marked_on_their_own_board(people: People) -> None:
    livia, bruno, table = seated(people, "inventions")
    livia.sits_at(table)
    for _ in range(240):
        player = livia.player if may_move(livia.player.look(table)) else bruno
        frame = player.look(table)
        player.move(table, frame)
        lines = [line for line in player.look(table)["log"]["lines"] if line["seat"] is not None]
        used = [line for line in lines if line["message"]["id"] == "inventions.exhausted" and line["seat"] == 1]
        if used and lines[-1]["seat"] == 1:
            break

    who = used[-1]["message"]["args"]["people"]
    livia.sees(".inv-map .rival-last.seat-2, .inv-assembly .rival-last.seat-2")
    livia.sees(f".inv-person[data-card='{who}']")
    livia.sees_no(".inv-society .rival-last:not(.inv-position)")  # all markers stand on the Influence Track
    show(livia, "Bruno")
    livia.sees(f".inv-person{MARKED}[data-card='{who}']")


IN_MOTION = "document.getAnimations().filter((each) => each.effect.getComputedTiming().progress !== null).length"


def test_a_change_stands_beside_its_number_for_a_while_in_which_the_page_draws_nothing(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 8, livia, bruno)
    livia.sits_at(table)
    play_on(table, 2, livia, bruno)

    livia.sees(".duel-city .delta", "−")
    livia.page.wait_for_function(f"!{IN_MOTION}")
    livia.page.evaluate("document.getAnimations().forEach((each) => each.finish())")

    expect(livia.find(".delta").first).to_be_attached()
    expect(livia.find(".delta:visible")).to_have_count(0)
