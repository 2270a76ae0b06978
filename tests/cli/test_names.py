"""The command `civitas`: wrong names, help, version, and the list of games."""

import json
import re

import click
import pytest

import civitas
from civitas.cli import main
from tests.support.cli import run

# Wrong names


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["plya"], "There is no command 'plya'. Did you mean play? There are: games, learn, play, puzzle, serve,"),
        (["play"], "Which game? There are: duel"),
        (["play", "chess"], "There is no game called 'chess'. There are: duel"),
        (["fuzz", "chess"], "There is no game called 'chess'. There are: duel"),
        (["bench", "chess"], "There is no game called 'chess'. There are: duel"),
        (["play", "duel", "--edition", "pantheon"], "7 Wonders Duel has no edition pantheon. It has: base."),
        (["play", "duel", "--players", "3"], "7 Wonders Duel is played by 2 players, not by 3."),
        (["play", "duel", "--seats", "me"], "7 Wonders Duel is played by 2 players, not by 1."),
        (["play", "duel", "--seats", "me", "--players", "2"], "1 seat is named for 2 players."),
        (
            ["play", "duel", "--seats", "me,hal"],
            "'hal' cannot play duel. A seat is me (you, at this terminal) or a bot:",
        ),
        (["play", "duel", "--option", "gods=yes"], "7 Wonders Duel has no option gods. It has: wonders."),
        (["play", "duel", "--option", "wonders=all"], "can be selection or first-game, not all."),
        (["play", "duel", "--option", "wonders"], "'wonders' is not written NAME=VALUE, as in wonders=first-game."),
        (["play", "duel", "--seed", "-1"], "A seed is a whole number from 0 to 2^96 - 1, not -1."),
        (["play", "duel", "--delay", "nan"], "'nan' is not a number."),
        (["play", "duel", "--delay", "1e300"], "1e+300 is not in the range 0<=x<=60."),
        (["arena", "duel", "uniform", "greedy", "--seconds", "nan"], "'nan' is not a number."),
        (["play", "duel", "--language", "la"], "'la' is not one of 'en', 'it', 'pt'."),
        (["play", "--resume", "nowhere"], "File 'nowhere' does not exist."),
        (["play", "duel", "--record", "no/where"], "cannot be written: there is no folder"),
        (["replay", "nowhere"], "File 'nowhere' does not exist."),
        (["fuzz", "duel", "--bots", "me"], "Only bots play here: leave out me."),
        (["fuzz", "duel", "--players", "9"], "7 Wonders Duel is played by 2 players, not by 9."),
    ],
)
def test_a_wrong_name_gets_a_sentence_with_the_right_ones(args: list[str], sentence: str) -> None:
    result = run(*args)

    assert result.exit_code == 2
    assert sentence in re.sub(r"\s+", " ", result.stderr)
    assert result.stdout == ""


# Help and version


@pytest.mark.parametrize("command", sorted(main.commands))
def test_every_command_has_a_help_page_with_examples(command: str) -> None:
    result = run(command, "--help")

    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"civitas {command}" in result.stdout
    for option in main.commands[command].params:
        assert not isinstance(option, click.Option) or option.help, f"{command} --{option.name} has no help"


def test_the_version_tells_how_the_engine_runs() -> None:
    result = run("--version")

    assert result.exit_code == 0
    assert re.fullmatch(rf"civitas {re.escape(civitas.__version__)} \((compiled|plain Python).*\)\n", result.stdout)


# Games


def test_games_lists_editions_players_and_options_with_their_meaning() -> None:
    result = run("games")

    assert result.exit_code == 0
    for words in (
        "duel: 7 Wonders Duel",
        "players: 2",
        "edition base: Base game",
        "wonders: selection or first-game",
        "beginners",
    ):
        assert words in result.stdout


def test_games_as_json() -> None:
    (duel,) = [game for game in json.loads(run("games", "--json").stdout) if game["name"] == "duel"]

    assert duel["title"] == "7 Wonders Duel"
    assert duel["players"] == [2, 2]
    (base,) = duel["editions"]
    assert base["name"] == "base"
    assert [(option["name"], option["values"], option["default"]) for option in base["options"]] == [
        ("wonders", ["selection", "first-game"], "selection")
    ]


def test_games_tells_in_what_two_editions_differ() -> None:
    found = json.loads(run("games", "--compare", "new-story", "original", "--json").stdout)

    told = {(row["topic"], row["what"]): (row["usual"], row["here"]) for row in found}
    assert told["rules", "Blue tokens"] == ("16", "18")
    assert told["rules", "Units may be sacrificed in aggressions and wars"] == ("no", "yes")
    assert told["cards", "Swordsmen"] == (
        "2/2/2 copies (with 2/3/4 players) and 4 science to develop",
        "2/2/3 copies (with 2/3/4 players) and 3 science to develop",
    )
    assert told["cards", "Nikola Tesla"][0] == "not in this game"
    assert ("rules", "Yellow tokens in the bank at the start") not in told


def test_games_compares_side_by_side_for_people() -> None:
    shown = run("games", "--compare", "original", "new-story").stdout

    assert "rules (23)" in shown
    assert shown.index("original") < shown.index("new-story")


def test_editions_of_different_games_are_not_compared() -> None:
    result = run("games", "--compare", "base", "original")

    assert result.exit_code == 2
    assert "No game has both editions base and original." in result.stderr
