"""A game at the terminal: what can be typed, what is shown, and how one leaves."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import civitas
from civitas import Game, bots
from civitas.cli import main
from civitas.terminal.afterwards import worst_turns
from civitas.terminal.screen import Screen
from civitas.terminal.seats import Seat
from civitas.terminal.sitting import Sitting

FIRST_GAME = ("--option", "wonders=first-game")
FIRST_LESSON = "The lesson about this, One card a turn: civitas learn duel 1"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "civitas"


def typed(*lines: str, args: tuple[str, ...] = ("duel", "--seats", "me,me", *FIRST_GAME)) -> Result:
    """What happens when somebody types these lines and closes the terminal."""
    result = CliRunner().invoke(main, ["play", "--seed", "5", *args], input="".join(f"{line}\n" for line in lines))
    assert not isinstance(result.exception, Exception) or isinstance(result.exception, SystemExit), result.exception
    return result


def after(result: Result, line: str) -> str:
    """What was said between one typed line and the next."""
    return re.split(r"\n> |\n\nSaved as |\n\nNothing was played", result.output.split(f"> {line}\n", 1)[1])[0]


def saved(home: Path) -> Game:
    (file,) = home.iterdir()
    return civitas.replay(file.read_text())


class FirstChoice:
    """A bot that takes what is listed first."""

    def choose(self, game: Game) -> int:
        return game.options()[0]


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot called `first`."""
    monkeypatch.setattr(bots, "names", lambda game=None: ["first"])
    monkeypatch.setattr(bots, "make", lambda name, game, seed, *more: FirstChoice())


# Choosing


def test_a_choice_is_made_by_its_number_or_in_words(home: Path) -> None:
    game = civitas.new("duel", seed=5, options={"wonders": "first-game"})
    second = game.say(game.options()[1])
    game.play(second)
    third = game.say(game.options()[0])
    game.play(third)

    typed("2", third.upper())

    assert saved(home).moves == game.moves


def test_an_ambiguous_answer_is_told_the_choices_with_their_numbers(home: Path) -> None:
    result = typed("discard")

    assert re.match(
        r"'discard' can mean several moves: discard .* \(2\), .* and discard .*\.", after(result, "discard")
    )
    assert "Nothing was played" in result.output


def test_a_move_that_is_not_possible_is_refused_with_its_reason(home: Path) -> None:
    result = typed("build Aqueduct", "build aque")

    reason = ["Aqueduct does not lie face up in the structure (Duel, Turns).", FIRST_LESSON]
    assert after(result, "build Aqueduct").splitlines() == reason
    assert after(result, "build aque").splitlines() == reason


def test_a_near_miss_gets_a_suggestion(home: Path) -> None:
    card = typed().output.split("1. Build ")[1].split(" ")[0]

    assert after(typed(f"biuld {card}"), f"biuld {card}").startswith(f"'biuld {card}' is no choice here. Did you mean ")


@pytest.mark.parametrize("line", ["xyzzy", "\x1b[31m", "ünïcödé", "$(reboot)", "-1", "1.5", "q" * 5000])
def test_anything_else_is_told_what_can_be_typed(home: Path, line: str) -> None:
    said = typed(line).output.splitlines()[-3]

    assert "is no choice here. Type a number from 1 to 12, a move such as 'build " in said
    assert "\x1b" not in said


def test_a_number_out_of_range_is_told_the_range(home: Path) -> None:
    assert after(typed("99"), "99") == "The choices are numbered 1 to 12; there is no 99."
    assert after(typed("0"), "0") == "The choices are numbered 1 to 12; there is no 0."


def test_an_empty_line_is_told_what_can_be_typed(home: Path) -> None:
    assert after(typed(""), "").startswith("Type a number from 1 to 12, a move such as ")


# Why


def test_why_explains_a_card_a_wonder_a_move_and_a_number(home: Path) -> None:
    result = typed(
        "why aqueduct", "why pyramids", "why discard aqueduct", "why 1", "why", "why great l", "why nonsense"
    )

    seven = "you have 7 (Duel, Trade)."
    assert after(result, "why aqueduct").splitlines() == [
        "Aqueduct (blue): 5 points; costs 3 stone, or nothing with the chain symbol drop.",
        "Aqueduct does not lie face up in the structure (Duel, Turns).",
        FIRST_LESSON,
    ]
    assert after(result, "why pyramids").splitlines() == [
        "The Pyramids (wonder): 9 points; costs 3 stone and 1 papyrus.",
        f"The Pyramids needs 3 stone and 1 papyrus; you make none of it and all would cost 8 coins, {seven}",
        "The lesson about this, Buying what you lack: civitas learn duel 2",
    ]
    assert after(result, "why discard aqueduct").splitlines() == [
        "Aqueduct does not lie face up in the structure (Duel, Turns).",
        FIRST_LESSON,
    ]
    assert after(result, "why 1").startswith("It is possible: Build ")
    assert after(result, "why") == "Ask about a move or a card: why build Baths, why Baths, why 3."
    assert after(result, "why great l") == "'great l' can mean The Great Library and The Great Lighthouse."
    assert after(result, "why nonsense") == "'nonsense' is no move and no card of this game."


# Undo


def test_undo_takes_back_the_last_move_of_a_person(home: Path) -> None:
    result = typed("1", "undo")

    assert after(result, "undo").startswith("Taken back: build ")
    assert "Nothing was played, so nothing was saved." in result.output


def test_undo_against_a_bot_takes_back_its_answer_too(home: Path, first: None) -> None:
    result = typed("12", "undo", args=("duel", "--seats", "me,first", *FIRST_GAME))

    said = after(result, "undo").splitlines()[0]
    assert re.fullmatch(r"Taken back: discard .+ and build .+\.", said)
    assert "Nothing was played, so nothing was saved." in result.output


def test_undo_stops_where_something_was_revealed(home: Path) -> None:
    game = civitas.new("duel", seed=5, options={"wonders": "first-game"})
    while not game.moves or not game.reveals_since(len(game.moves) - 1):
        game.play(game.options()[0])
    last = game.say(game.moves[-1])

    result = typed(*["1"] * len(game.moves), "undo")

    assert after(result, "undo").splitlines()[0] == (
        f"'{last}' cannot be taken back: something hidden was revealed after it."
    )
    assert saved(home).hash == game.hash


def test_undo_needs_a_move_of_ones_own(home: Path, first: None) -> None:
    result = typed("undo", args=("duel", "--seats", "first,me", *FIRST_GAME))

    assert after(result, "undo").splitlines()[0] == "You have made no move that could be taken back."
    assert len(saved(home).moves) == 1


# The other commands


def test_log_score_table_and_help(home: Path) -> None:
    result = typed("1", "log", "log 1", "score", "table", "help")

    assert "Player 1 built" in after(result, "log")
    assert len(after(result, "log 1").splitlines()) == 1
    assert "military: 0 for Player 1, 0 for Player 2" in after(result, "score")
    assert "Age I: 19 cards lie in the structure." in after(result, "table")
    assert "why MOVE" in after(result, "help")


def test_to_resign_ends_the_game(home: Path) -> None:
    result = typed("1", "resign")

    assert "Player 2 resigned; the victory goes to Player 1." in result.output
    assert "Places: 1. Player 1, 2. Player 2 (resigned)." in result.output
    assert "See it again with: civitas replay " in result.output
    game = saved(home)
    assert [game.say(move) for move in game.moves][1:] == ["resign"]
    assert game.result is not None


def test_save_writes_the_game_where_it_is_told_but_not_over_another(home: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")

    result = typed("1", "save taken", "save here", "2", "quit")

    assert after(result, "save taken") == "taken exists already and is another game. Give a name that is free."
    assert (tmp_path / "taken").read_text() == "mine"
    assert len(civitas.replay((tmp_path / "here").read_text()).moves) == 2
    assert not home.exists()


def test_quit_saves_and_says_how_to_go_on(home: Path) -> None:
    result = typed("1", "quit")

    assert result.exit_code == 0
    (file,) = home.iterdir()
    assert result.output.endswith(f"Saved as {file}\nGo on with: civitas play --resume {file}\n")


def test_a_move_that_is_called_like_a_command_would_win(home: Path) -> None:
    # No move of Duel is: every command is understood.
    for command in ("undo", "why", "log", "score", "table", "help", "?"):
        assert "is no choice here" not in typed(command).output


# Seats


def test_in_a_hot_seat_the_table_turns_to_whoever_is_asked(home: Path) -> None:
    result = typed("1", "table", "1", "table")

    assert "City of Player 2 (you)" in after(result, "table")
    assert "City of Player 1 (you)" in result.output.rsplit("> table", 1)[1]


def test_bots_alone_show_a_whole_game_and_save_nothing(home: Path) -> None:
    result = typed(args=("duel", "--seats", "greedy,uniform"))

    assert result.exit_code == 0
    assert "greedy took " in result.output
    assert re.search(r"\w+ wins by .*: \d+ for greedy, \d+ for uniform\.", result.output)
    assert re.search(r"Places: 1\. \w+, 2\. \w+\.", result.output)
    assert re.search(r"total: \d+ for greedy, \d+ for uniform", result.output)
    assert not home.exists()


def test_two_bots_of_one_name_are_told_apart(home: Path) -> None:
    result = typed(args=("duel", "--seats", "uniform,uniform"))

    assert "uniform 1 took " in result.output
    assert "uniform 2 took " in result.output


def test_a_seed_fixes_the_bots_as_well_as_the_cards(home: Path) -> None:
    first, second = (typed(args=("duel", "--seats", "greedy,uniform")).output for _ in range(2))

    assert first == second


def test_names_are_in_the_language_asked_for(home: Path) -> None:
    result = typed("why piramidi", args=("duel", "--seats", "me,me", "--language", "it", *FIRST_GAME))

    assert "Le Piramidi (meraviglia)" in result.output


def test_a_bot_that_fails_does_not_lose_the_game(home: Path, first: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: FirstChoice, game: Game) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(FirstChoice, "choose", fail)

    result = CliRunner().invoke(main, ["play", "duel", "--seats", "me,first", *FIRST_GAME], input="1\n")

    assert isinstance(result.exception, RuntimeError)
    assert len(saved(home).moves) == 1


# The coach


def test_the_coach_speaks_once_before_a_move_and_then_it_is_made(home: Path) -> None:
    args = ("ages", "--seats", "me,me", "--coach")

    result = typed("end turn", "end turn", "end turn", "pass", "end turn", "end turn", args=args)

    said = "The coach: {} civil actions are left. They do not keep.\nChoose it once more to do it all the same."
    assert said.format(2) in result.output
    assert said.format(4) in result.output
    assert len(saved(home).moves) == 4
    assert "The coach" not in typed("end turn", "end turn", "pass", "end turn", args=args[:3]).output


def test_a_coached_game_asks_about_earlier_ideas_and_offers_to_look_back(home: Path, first: None) -> None:
    result = typed(*["1"] * 200, args=("duel", "--seats", "me,first", "--coach", *FIRST_GAME))

    assert "The coach asks: A question about the first lesson: how many coins" in result.output
    assert "Two coins, and one more for each yellow card in your city." in result.output
    assert "Shall the coach look for the two turns that cost you most?" in result.output


def test_the_costliest_turns_are_told_with_what_was_better(home: Path) -> None:
    game = civitas.new("duel", seed=3)
    novice = bots.make("novice", "duel", 1)
    while game.seat is not None:
        game.apply(novice.choose(game))

    told = worst_turns(Sitting(game, [Seat("Livia"), Seat("Bruno")], Screen()), 0)

    assert len(told) == 2
    assert all("Livia" in headline and better.startswith("Better") for headline, better, *_ in told)
