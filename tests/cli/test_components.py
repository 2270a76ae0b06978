"""Components of one's own on the command line: written, checked, played with, and asked for again by records."""

import re
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas import bench
from civitas.inventions.components.columns import TABLES
from civitas.inventions.components.files import template, write
from civitas.library import find_rules
from tests.support.cli import run
from tests.support.inventions import COMPONENTS

TITLE = f'title = "{COMPONENTS.title}"'
ATTIC = write(COMPONENTS).replace(TITLE, 'title = "The attic #1"').replace('"Granary"', '"Silo"')
EDITION = re.compile(r"the-attic-1-[0-9a-f]{12}")


@pytest.fixture(autouse=True)
def box(folder: Path) -> None:
    """There is a file of components in the folder."""
    Path("box.toml").write_text(ATTIC, encoding="utf-8")


def played(*args: str) -> Path:
    """The record of a game with the components of the file, left after three moves."""
    seats = ["--seats", "me,uniform", "--seed", "3"]
    run("play", "inventions", *seats, "--record", "game.record", *args, input="1\n1\n1\n")
    return Path("game.record")


def one_line(text: str) -> str:
    return " ".join(text.split())


# Writing and checking


def test_our_components_are_written_as_a_file_that_can_be_played() -> None:
    result = run("components")
    Path("ours.toml").write_text(result.stdout, encoding="utf-8")

    assert result.stdout == template()
    assert "original set made for Civitas, not that of the published game" in result.stdout
    assert run("components", "ours.toml").stdout.startswith("ours.toml: Civitas components (civitas-4) can be played. ")


def test_a_file_is_checked_and_told_with_what_it_holds() -> None:
    result = run("components", "box.toml")

    assert result.exit_code == 0
    told = rf"box\.toml: The attic #1 \({EDITION.pattern}\) can be played\. {len(COMPONENTS.ideas)} cards, "
    assert re.match(told, result.stdout)


def test_comments_make_no_other_set() -> None:
    Path("noted.toml").write_text(f"# bought in 2024\n{ATTIC}", encoding="utf-8")

    same = [EDITION.search(run("components", file).stdout) for file in ("box.toml", "noted.toml")]

    assert same[0]
    assert same[1]
    assert same[0].group() == same[1].group()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("copies = 3", "copies =", "it is no TOML file: Invalid value (at line 2,"),
        ("copies = 3", "copies = 2", "there are 2 copies of each Progress tile and must be at least 3."),
        ("copies = 3", "", "copies is missing."),
        ('title = "The attic #1"', "title = 7", "title is 7 and must be a text."),
        ('title = "The attic #1"', 'title = " "', "the title ' ' is no line of text."),
        ("[1, 2]", "[1, 1]", "a string leads from Region 1 to itself."),
        ("[1, 2]", "[3, 1]", "two strings lead from Region 1 to the same Region."),
        ('"Silo"', '"ox yoke"', "the name 'ox yoke' stands 2 times."),
        ('"Silo"', '"Travel"', "the name 'Travel' is that of a benefit."),
        ('"Silo"', '" Silo"', "the name ' Silo' is empty, or begins or ends with a space."),
        ('"Silo"', '"Silo"\nneeed = 2', "there is no column neeed, only name, it, pt, era, type, milestone, need,"),
        ("need = 2", "need = 0", "is presented with nobody; need must be at least 1."),
        ("need = 2", "need = 9", "need is 9 and must be from 0 to 8."),
        ("need = 2", "need = [2]", "need is [2] and must be one value."),
        ("points = [4, 3, 2, 1]", "points = 4", "regions, row 1: points is 4 and must be a list, as [1, 2]."),
        ("points = [4, 3, 2, 1]", "points = [4, 3]", "Africa has 2 Influence spaces and needs 4."),
        ("[[era_track]]\nera = 6", "[[era_track]]\nera = 5", "era_track has 2 spaces of Era 6 and needs 3, one for"),
        ("q = -2\nr = 1", "q = -2\nr = 0", "2 hexes have q and r (-2, 0)."),
        ("regions = [3, 5, 6, 7]", "regions = [3, 5]", "has 5 numbers of points and needs 3, from 0 on."),
        ("regions = [3, 5, 6, 7]", "regions = [3, 5, 6, 8]", "regions is 8 and must be from 1 to 7."),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_with_what_is_wrong(old: str, new: str, sentence: str) -> None:
    assert old in ATTIC
    Path("bad.toml").write_text(ATTIC.replace(old, new, 1), encoding="utf-8")

    result = run("play", "inventions", "--components", "bad.toml")

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: bad.toml: The component set is refused: ")
    assert sentence in one_line(result.stderr)


@pytest.mark.parametrize("table", ["regions", "ideas", "hexes", "era_track", "influence_track", "objectives"])
@pytest.mark.parametrize("value", ["5", "[5]", '"x"', "[]"])
def test_what_is_no_table_is_refused(table: str, value: str) -> None:
    without = re.sub(rf"\[\[{table}\]\]\n(?:.+\n)+", "", ATTIC)
    Path("bad.toml").write_text(f"{table} = {value}\n{without}", encoding="utf-8")

    result = run("components", "bad.toml")

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: bad.toml: The component set is refused: ")


def test_no_site_is_opened_with_a_bad_file() -> None:
    Path("bad.toml").write_text("title = 'Empty'\n", encoding="utf-8")

    result = run("serve", "--components", "bad.toml")

    assert result.exit_code == 1
    missing = ["copies", "strings", "forums", *TABLES]
    assert result.output.splitlines() == [
        "Error: bad.toml: The component set is refused: 15 mistakes.",
        *(f"  {name} is missing." for name in missing),
    ]


def test_a_file_that_is_no_text_or_not_there_is_refused() -> None:
    Path("picture.png").write_bytes(bytes(range(255)))

    refused = run("components", "picture.png")

    assert refused.stderr == "Error: picture.png: this is no text, so it holds no components.\n"
    assert "File 'nowhere' does not exist." in run("play", "inventions", "--components", "nowhere").stderr


def test_a_file_with_a_byte_order_mark_is_read() -> None:
    Path("notepad.toml").write_text(ATTIC, encoding="utf-8-sig")

    assert run("components", "notepad.toml").stdout.startswith("notepad.toml: The attic #1 (the-attic-1-")


def test_a_file_in_another_encoding_is_refused_with_its_line_and_what_to_do() -> None:
    Path("latin.toml").write_text(f"# written\n# by José\n{ATTIC}", encoding="latin-1", errors="replace")
    Path("wide.toml").write_text(ATTIC, encoding="utf-16")

    assert run("components", "latin.toml").stderr == (
        "Error: latin.toml: line 2 is not written in UTF-8 (byte 0xe9, which is 'é' in Latin-1). "
        "Save the file in UTF-8 and try again.\n"
    )
    assert run("components", "wide.toml").stderr == (
        "Error: wide.toml: this is written in UTF-16. Save it in UTF-8 and try again.\n"
    )


# Playing


def test_a_game_is_played_with_the_components_of_the_file() -> None:
    result = run("play", "inventions", "--seats", "me,uniform", "--components", "box.toml", "--seed", "3")

    assert "The cards, tiles and boards are those of your file: The attic #1." in result.stdout
    assert find_rules("inventions").editions == ("civitas-4",), "afterwards our own set is back"


def test_leaving_says_how_to_go_on_with_the_same_components(folder: Path) -> None:
    said = run("play", "inventions", "--seats", "me,uniform", "--components", "box.toml", input="1\n").stdout

    assert said.rstrip().endswith(f"--components {folder / 'box.toml'}")


def test_a_record_names_its_components_and_opens_with_their_file_only() -> None:
    record = played("--components", "box.toml")
    edition = re.search(r"^edition (.+)$", record.read_text(), re.M)

    assert edition is not None
    assert EDITION.fullmatch(edition.group(1))
    for command in (["replay", "game.record"], ["play", "--resume", "game.record"]):
        refused = run(*command)
        assert refused.exit_code == 1
        assert one_line(refused.stderr) == (
            f"Error: game.record: Line 3: The component set {edition.group(1)} is not here, only civitas-4: "
            "give its file with --components."
        )
        opened = run(*command, "--components", "box.toml")
        assert opened.exit_code == 0
        assert opened.stderr == ""


def test_a_record_of_our_components_does_not_open_with_others() -> None:
    played()

    refused = run("replay", "game.record", "--components", "box.toml")

    assert refused.exit_code == 1
    assert re.search(rf"The component set here is {EDITION.pattern}; for that of Civitas leave out", refused.stderr)


def test_a_changed_file_is_another_set() -> None:
    played("--components", "box.toml")
    Path("box.toml").write_text(ATTIC.replace('"Silo"', '"Barn"'), encoding="utf-8")

    refused = run("replay", "game.record", "--components", "box.toml")

    assert refused.exit_code == 1
    assert len(set(EDITION.findall(refused.stderr))) == 2


@pytest.mark.parametrize("args", [["play", "duel"], ["fuzz", "duel"], ["bench", "duel"], ["bench", "ages", "duel"]])
def test_only_inventions_is_played_with_components(args: list[str]) -> None:
    result = run(*args, "--components", "box.toml")

    assert result.exit_code == 2
    assert "Only inventions is played with --components, not " in one_line(result.stderr)


def test_a_record_of_another_game_does_not_open_with_components() -> None:
    Path("a.record").write_text(civitas.new("duel", seed=1).record(), encoding="utf-8")

    result = run("replay", "a.record", "--components", "box.toml")

    assert result.exit_code == 1
    assert one_line(result.stderr) == (
        "Error: a.record: Line 2: 7 Wonders Duel is not played with components of one's own."
    )


def test_fuzz_plays_with_the_components_of_the_file() -> None:
    result = run("fuzz", "inventions", "--games", "1", "--components", "box.toml")

    assert result.exit_code == 0
    assert result.stdout.startswith("inventions, uniform: 1 games, ")


def test_bench_measures_with_the_components_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def editions(names: list[str], *wish: object, components: str) -> dict[str, Any]:
        return {name: find_rules(name, components=components).editions[0] for name in names}

    monkeypatch.setattr(bench, "measure", editions)

    assert EDITION.search(run("bench", "inventions", "--components", "box.toml", "--json").stdout)


# What can be played


def test_games_says_that_the_components_are_original_and_how_to_use_others() -> None:
    said = one_line(run("games").stdout)

    assert "components: an original set made for Civitas, not that of the published game" in said
    assert "what they mean: civitas games inventions" in said


def test_a_game_that_is_named_tells_what_its_options_mean() -> None:
    said = run("games", "inventions").stdout

    assert "duel" not in said
    assert "  option majority: strict or tied (usually strict). Majority for Gain Influence\n" in said
    assert "    tied: nobody has more. Ties count.\n" in said
    assert said.count("  option ") == 20
