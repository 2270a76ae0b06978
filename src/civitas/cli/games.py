"""`civitas games`: what can be played, and in what two editions differ."""

from __future__ import annotations

import json
from typing import Any, Final

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

import civitas
from civitas.cli.main import main
from civitas.cli.options import as_data
from civitas.kernel.messages import Message
from civitas.kernel.rules import Difference, Rules
from civitas.library import find_rules
from civitas.terminal.screen import STRONG, Screen

MANY_OPTIONS: Final = 5
"""Of more options than this, the list of games has the names and values only."""


@main.command()
@click.argument("names", metavar="[GAME]...", nargs=-1)
@click.option("--compare", metavar="ONE OTHER", nargs=2, help="In what two editions of a game differ.")
@as_data
def games(names: tuple[str, ...], compare: tuple[str, str] | None, as_json: bool) -> None:
    """What can be played: editions, numbers of players, options.

    \b
    Examples:
      civitas games
      civitas games inventions
      civitas games --json
      civitas games --compare new-story original
    """
    if compare is not None:
        compare_editions(*compare, as_json)
        return
    found = [facts_of_game(find_rules(name)) for name in names or civitas.games()]
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    for game in found:
        tell_game(Screen(), game, whole=len(names) > 0)


def facts_of_game(rules: Rules) -> dict[str, Any]:
    return {
        "name": rules.name,
        "title": rules.title,
        "players": [rules.least_players, rules.most_players],
        "notice": rules.notice,
        "editions": [facts_of_edition(rules.of(edition), edition) for edition in rules.editions],
    }


def facts_of_edition(rules: Rules, edition: str) -> dict[str, Any]:
    return {
        "name": edition,
        "title": str(Message(f"{rules.name}.edition.{edition}")),
        "options": [
            {
                "name": option.name,
                "title": str(option.title),
                "values": list(option.values),
                "default": option.default,
                "labels": {value: str(option.label(value)) for value in option.values},
                "about": {value: str(option.about(value)) for value in option.values},
            }
            for option in rules.options
        ],
    }


def tell_game(screen: Screen, game: dict[str, Any], whole: bool) -> None:
    """A few lines a game; of many options the values are listed only when the game is asked for by name."""
    name, (least, most) = game["name"], game["players"]
    screen.say(f"{name}: {game['title']}", STRONG)
    screen.say(f"  players: {least}" if least == most else f"  players: {least} to {most}")
    if game["notice"]:
        screen.say(f"  {game['notice']}")
    for edition in game["editions"]:
        tell_edition(screen, name, edition, whole)
    screen.say(f"  play it: civitas play {name}")


def tell_edition(screen: Screen, game: str, edition: dict[str, Any], whole: bool) -> None:
    screen.say(f"  edition {edition['name']}: {edition['title']}")
    many = len(edition["options"]) > MANY_OPTIONS and not whole
    for option in edition["options"]:
        tell_option(screen, option, in_full=not many)
    if many:
        screen.say(f"    what they mean: civitas games {game}")


def tell_option(screen: Screen, option: dict[str, Any], in_full: bool) -> None:
    values = f"{' or '.join(option['values'])} (usually {option['default']})"
    screen.say(f"    option {option['name']}: {values}. {option['title']}")
    for value in option["values"] if in_full else ():
        label, about = option["labels"][value], option["about"][value]
        screen.say(f"      {value}: {about}" if label.lower() == value else f"      {value}: {label}. {about}")


def compare_editions(one: str, other: str, as_json: bool) -> None:
    """What is otherwise in one edition than in another of the same game."""
    rules = game_with_editions(one, other)
    usual, here = (rules.of(edition).check_setup(edition, None, None) for edition in (one, other))
    found = rules.of(other).differences(here, usual)
    if as_json:
        click.echo(json.dumps([told_difference(difference) for difference in found], indent=2, ensure_ascii=False))
    else:
        show_differences(Screen(), found, one, other)


def game_with_editions(one: str, other: str) -> Rules:
    for name in civitas.games():
        rules = find_rules(name)
        if one in rules.editions and other in rules.editions:
            return rules
    known = "; ".join(f"{name}: {', '.join(find_rules(name).editions)}" for name in civitas.games())
    raise click.UsageError(f"No game has both editions {one} and {other}. There are: {known}.")


def told_difference(difference: Difference) -> dict[str, str]:
    return {
        "topic": difference.topic,
        "what": str(difference.what),
        "usual": str(difference.usual),
        "here": str(difference.here),
    }


def show_differences(screen: Screen, found: list[Difference], one: str, other: str) -> None:
    """The rules, then the cards, each with the two editions side by side."""
    for topic in dict.fromkeys(difference.topic for difference in found):
        rows = [told_difference(difference) for difference in found if difference.topic == topic]
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for title in (f"{topic} ({len(rows)})", one, other):
            table.add_column(title, ratio=1)
        for row in rows:
            table.add_row(row["what"], row["usual"], row["here"])
        screen.show(table)
