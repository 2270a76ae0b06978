"""Whole games as text, replayed to their scores; together they show every ending and every wonder at work."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas import Event, Game
from civitas.duel.cards.decks import TOKEN_NAMES, WONDER_NAMES
from civitas.duel.victory import ENDINGS
from tests.support.trails import first_difference, step, trails

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.rglob("*.civ"))
DUEL = [file for file in FILES if file.parent.name == "duel"]

NEWS = ("places ", "option colonizing always", "option cooperation share")

pytestmark = pytest.mark.skipif(not FILES, reason="no records")


def record_of(file: Path) -> str:
    return file.read_text("utf-8")


def is_older(record: str, game: Game) -> bool:
    """Whether a record was written with an older list of moves, so that it would be written differently now."""
    return f"moves {game.rules.book.version}" not in record.splitlines()


def game_of(name: str) -> Game:
    return civitas.replay(record_of(FOLDER / "duel" / f"{name}.civ"))


def ids(game: Game) -> list[str]:
    return [event.kind.id.removeprefix("duel.") for event in game.events]


# Every record


def without_news(record: str) -> list[str]:
    """The rows of a record as older ones have them: without later options and places, and with points as one sum."""
    rows = [row for row in record.splitlines() if not row.startswith(NEWS)]
    return [re.sub(r"^(score \d+: ).*; (total -?\d+)$", r"\1\2", row) for row in rows]


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_record_replays_to_its_score_and_hash(file: Path) -> None:
    record = record_of(file)
    comments = [row for row in record.splitlines() if row.startswith("#")]
    body = "\n".join(row for row in record.splitlines() if not row.startswith("#")) + "\n"

    game = civitas.replay(record)

    assert comments == record.splitlines()[: len(comments)] != []
    assert game.result is not None
    assert game.rules.name == file.parent.name
    assert is_older(record, game) or without_news(game.record()) == without_news(body)
    assert civitas.replay(game.record()).record() == game.record()
    assert body.splitlines()[-1] == f"hash {game.hash}"
    for number, total in enumerate(game.result.totals(), 1):
        assert f"score {number}: total {total}" in without_news(body)


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_every_position_of_a_record_can_be_shown_and_is_what_it_was(file: Path) -> None:
    game = civitas.replay(record_of(file), at=0)
    whole = civitas.replay(record_of(file))
    trail = [step(game, 0)]

    for move in whole.moves:
        heard = game.heard
        if move < 0:
            game.resign(-1 - move)
        else:
            assert move in game.options()
            assert game.sentence(move).text()
            assert game.view(None)["asked"] == game.seat
            game.apply(move)
        trail.append(step(game, heard))

    assert game.hash == whole.hash
    assert game.log(None) == whole.log(None)
    assert first_difference(trails(file.parent.name)[file.stem], trail) is None


def test_there_are_enough_records_and_each_is_another_game() -> None:
    games = [civitas.replay(record_of(file)) for file in DUEL]

    assert len(games) >= 14
    assert len({game.hash for game in games}) == len(games)


# How a game of Duel can end


def test_every_ending_occurs() -> None:
    results = [civitas.replay(record_of(file)).view()["result"] for file in DUEL]
    reasons = {result["reason"] for result in results if result is not None}

    assert reasons == set(ENDINGS) - {"still played"}
    assert len(reasons) == 6


@pytest.mark.parametrize(
    ("name", "reason", "winners", "last_move"),
    [
        ("military-supremacy-by-a-red-card", "military supremacy", [1], "build Archery Range"),
        ("military-supremacy-by-a-wonder", "military supremacy", [0], "build Circus Maximus with Dispensary"),
        ("military-supremacy-through-the-mausoleum", "military supremacy", [0], "recover Parade Ground"),
        ("scientific-supremacy-by-a-sixth-symbol", "scientific supremacy", [0], "build Observatory"),
        ("scientific-supremacy-by-law-from-the-board", "scientific supremacy", [0], "take Law"),
        ("scientific-supremacy-by-law-from-the-library", "scientific supremacy", [1], "take Law"),
        ("scientific-supremacy-through-the-mausoleum", "scientific supremacy", [1], "recover Scriptorium"),
        ("civilian-victory-of-the-first-player", "civilian victory", [0], "build Senate"),
        ("civilian-victory-of-the-second-player", "civilian victory", [1], "build Pantheon"),
        ("tie-decided-by-blue-cards", "civilian victory, more points on blue cards", [0], "build Obelisk"),
        ("shared-victory", "shared victory", [0, 1], "build Fortifications"),
        ("resignation", "resignation", [1], "resign"),
        ("first-game", "civilian victory", [0], "discard Port"),
    ],
)
def test_a_game_ends_as_its_name_says(name: str, reason: str, winners: list[int], last_move: str) -> None:
    game = game_of(name)
    outcome = game.result

    assert outcome is not None
    assert (outcome.reason, list(outcome.winners)) == (reason, winners)
    assert game.say(game.moves[-1]) == last_move


def test_law_is_taken_from_the_board_in_one_game_and_drawn_by_the_library_in_another() -> None:
    board = game_of("scientific-supremacy-by-law-from-the-board")
    library = game_of("scientific-supremacy-by-law-from-the-library")

    for game, drawn in ((board, False), (library, True)):
        assert game.deal is not None
        assert (TOKEN_NAMES.index("Law") in game.deal["tokens"][5:8]) == drawn
        before = civitas.replay(game.record(), at=len(game.moves) - 1)
        assert ("drawn by The Great Library" in str(before.prompt)) == drawn
        assert len(before.view()["table"]["cities"][before.seat or 0]["symbols"]) == 5


def test_a_supremacy_by_a_wonder_leaves_its_question_unasked() -> None:
    game = game_of("military-supremacy-by-a-wonder")

    assert ids(game)[-2:] == ["conflict", "military_supremacy"]
    assert game.view()["table"]["cities"][1]["colours"]["grey"] > 0


def test_a_tie_is_decided_by_blue_cards_and_then_shared() -> None:
    decided, shared = game_of("tie-decided-by-blue-cards").result, game_of("shared-victory").result

    assert decided is not None
    assert shared is not None
    assert decided.totals() == [72, 72] == shared.totals()
    assert [sheet["blue"] for sheet in decided.scores] == [34, 23]
    assert [sheet["blue"] for sheet in shared.scores] == [23, 23]


def test_a_resignation_is_told_in_the_record() -> None:
    game = game_of("resignation")

    assert game.moves[-1] == -1
    assert str(game.log()[-1]) == "Player 1 resigned."


def test_a_first_game_begins_with_the_wonders_of_the_rulebook() -> None:
    game = civitas.replay(record_of(FOLDER / "duel" / "first-game.civ"), at=0)

    cities = game.view()["table"]["cities"]

    assert game.players == ["Antoine", "Bruno"]
    assert [{wonder["wonder"] for wonder in city["wonders"]} for city in cities] == [
        {"The Pyramids", "The Great Lighthouse", "The Temple of Artemis", "The Statue of Zeus"},
        {"Circus Maximus", "Piraeus", "The Appian Way", "The Colossus"},
    ]
    assert str(game.prompt).startswith("Player 1, take a card")


# What else the records show


def test_one_move_takes_both_military_tokens() -> None:
    game = game_of("both-military-tokens-in-one-move")
    told = [(event.kind.id.removeprefix("duel."), event.values) for event in game.events]
    conflict = ("conflict", {"seat": 1, "shields": 4})

    place = told.index(conflict)

    assert told[place - 1] == ("built", {"seat": 1, "building": "Pretorium", "coins": 8})
    assert told[place + 1 : place + 3] == [("lost", {"seat": 0, "coins": 2}), ("lost", {"seat": 0, "coins": 5})]
    assert game.view()["table"]["military_tokens"][0] == 0


def test_an_extra_turn_is_lost_when_no_card_is_left() -> None:
    game = game_of("extra-turn-lost-at-the-end-of-an-age")
    told = ids(game)

    lost = [place for place, id in enumerate(told) if id == "wonder_built" and "age_began" in told[place : place + 4]]

    assert len(lost) == 1
    assert game.events[lost[0]].values["wonder"] == "Piraeus"
    assert told[lost[0] : lost[0] + 2] == ["wonder_built", "age_began"]


def test_a_sixth_pair_finds_no_token_left() -> None:
    game = game_of("no-progress-token-left")
    assert game.deal is not None
    board = {TOKEN_NAMES[id] for id in game.deal["tokens"][:5]}

    green = [event.values for event in game.events if event.kind.id in BUILDS and event.values["building"] in SYMBOLS]
    symbols = [(values["seat"], SYMBOLS[values["building"]]) for values in green]
    taken = [event.values["token"] for event in game.events if event.kind.id == "duel.token_taken"]

    assert len(symbols) - len(set(symbols)) == 6
    assert sorted(set(taken) & board) == sorted(board)
    assert game.view()["table"]["board_tokens"] == []


BUILDS = ("duel.built", "duel.built_free", "duel.built_by_chain", "duel.recovered")
SYMBOLS = {
    "Scriptorium": "quill", "Library": "quill", "Pharmacist": "mortar", "Dispensary": "mortar",
    "Workshop": "plumb line", "Laboratory": "plumb line", "Apothecary": "wheel", "School": "wheel",
    "Academy": "sundial", "Study": "sundial", "University": "armillary", "Observatory": "armillary",
}  # fmt: skip


def test_economy_and_urbanism_pay() -> None:
    game = game_of("economy-and-urbanism")

    assert "paid_rival" in ids(game)
    chains = [following.values for event, following in pairwise(game.events) if event.kind.id == "duel.built_by_chain"]
    assert any(values.get("coins") == 4 for values in chains)


def test_all_progress_tokens_are_taken_somewhere() -> None:
    games = [civitas.replay(record_of(file)) for file in DUEL]
    taken = {event.values["token"] for game in games for event in game.events if event.kind.id == "duel.token_taken"}

    assert taken == set(TOKEN_NAMES)


# Every wonder at work: two games together build all twelve

Told = list[tuple[str, dict[str, Any]]]

WONDERS_BUILT = ("duel.wonder_built", "duel.wonder_free")
NEXT_CARD = (
    "duel.built", "duel.built_free", "duel.built_by_chain", "duel.discarded", *WONDERS_BUILT, "duel.will_begin",
)  # fmt: skip
BROWN_CARDS = {
    "Lumber Yard", "Logging Camp", "Clay Pool", "Clay Pit", "Quarry", "Stone Pit", "Sawmill", "Brickyard",
    "Shelf Quarry",
}  # fmt: skip
GREY_CARDS = {"Glassworks", "Press", "Glass-Blower", "Drying Room"}


def effects_of_wonders(events: list[Event]) -> dict[str, Told]:
    """For each wonder built, what happened from then on until the next card was taken."""
    found: dict[str, Told] = {}
    wonder = ""
    for event in events:
        if event.kind.id in NEXT_CARD:
            wonder = event.values["wonder"] if event.kind.id in WONDERS_BUILT else ""
            found.setdefault(wonder, [])
        elif wonder:
            found[wonder].append((event.kind.id.removeprefix("duel."), event.values))
    found.pop("", None)
    return found


def told(effects: Told, id: str, **values: int) -> bool:
    return any(id == other and values.items() <= args.items() for other, args in effects)


def building_of(effects: Told, id: str) -> str:
    return next((str(args["building"]) for other, args in effects if other == id), "")


EFFECTS: dict[str, Callable[[Told], bool]] = {
    "The Appian Way": lambda t: told(t, "gained", coins=3) and told(t, "lost", coins=3) and told(t, "plays_again"),
    "Circus Maximus": lambda t: building_of(t, "destroyed") in GREY_CARDS and told(t, "conflict", shields=1),
    "The Colossus": lambda t: told(t, "conflict", shields=2),
    "The Great Library": lambda t: told(t, "tokens_drawn") and told(t, "token_taken"),
    "The Great Lighthouse": lambda t: not told(t, "plays_again"),
    "The Hanging Gardens": lambda t: told(t, "gained", coins=6) and told(t, "plays_again"),
    "The Mausoleum": lambda t: building_of(t, "recovered") != "",
    "Piraeus": lambda t: told(t, "plays_again"),
    "The Pyramids": lambda t: not told(t, "plays_again"),
    "The Sphinx": lambda t: told(t, "plays_again"),
    "The Statue of Zeus": lambda t: building_of(t, "destroyed") in BROWN_CARDS and told(t, "conflict", shields=1),
    "The Temple of Artemis": lambda t: told(t, "gained", coins=12) and told(t, "plays_again"),
}
TWELVE = ("twelve-wonders-one", "twelve-wonders-two")


def test_two_games_together_build_every_wonder_and_each_takes_effect() -> None:
    assert set(EFFECTS) == set(WONDER_NAMES)
    built: set[str] = set()
    for name in TWELVE:
        effects = effects_of_wonders(game_of(name).events)
        assert len(effects) == 7
        for wonder, happened in effects.items():
            assert EFFECTS[wonder](happened), (name, wonder, happened)
        built |= set(effects)

    assert built == set(WONDER_NAMES)


def test_in_both_games_the_eighth_wonder_returns_to_the_box() -> None:
    for name in TWELVE:
        assert ids(game_of(name)).count("wonder_removed") == 1


def city_before_and_after(wonder: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The city of the player who built a wonder, before that move and after it."""
    for name in TWELVE:
        game = game_of(name)
        for number, move in enumerate(game.moves):
            if game.say(move).startswith(f"build {wonder} with "):
                before, after = (civitas.replay(game.record(), at=at) for at in (number, number + 1))
                seat = before.seat
                assert seat is not None
                return before.view()["table"]["cities"][seat], after.view()["table"]["cities"][seat]
    raise AssertionError(wonder)


def test_wonders_that_produce_do_so_from_then_on() -> None:
    for wonder, kind in (("The Great Lighthouse", "raw"), ("Piraeus", "goods")):
        before, after = city_before_and_after(wonder)
        assert after["chooses"][kind] == before["chooses"][kind] + 1


@pytest.mark.parametrize(("wonder", "points"), [("The Pyramids", 9), ("The Sphinx", 6), ("The Great Lighthouse", 4)])
def test_wonders_that_are_worth_points_score_them(wonder: str, points: int) -> None:
    before, after = city_before_and_after(wonder)

    assert after["points"]["wonders"] == before["points"]["wonders"] + points
