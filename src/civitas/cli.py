"""The command `civitas`: play, look at a record, and test and measure the engine."""

from __future__ import annotations

import difflib
import json
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

import civitas
from civitas.bench import ROUNDS
from civitas.kernel.errors import BadSetup, CivitasError
from civitas.kernel.game import Game
from civitas.kernel.messages import LANGUAGES, Message
from civitas.kernel.rules import Difference, Rules
from civitas.library import find_rules, playing_with
from civitas.terminal.replays import facts_of_replay, read_record, show_replay
from civitas.terminal.reports import bar, broken_sentences, describe_engine, show_speed, status, summary
from civitas.terminal.saves import GameFile
from civitas.terminal.screen import STRONG, Closed, Screen, forgive_odd_characters
from civitas.terminal.seats import ME, check_count, default_kinds, kinds_of, read_kinds, sit_down
from civitas.terminal.session import Session
from civitas.terminal.voice import Voice

if TYPE_CHECKING:
    from civitas.inventions.rules import InventionsRules

ENGLISH: Final = "en"
SMALL_DELAY: Final = 0.4
INVENTIONS: Final = "inventions"
NOTICES: Final = {
    INVENTIONS: (
        "components: an original set made for Civitas, not that of the published game; `civitas components` writes it "
        "as a file, --components FILE plays with your own"
    )
}
"""What must be known about a game before it is played."""
BOT_SEED_BITS: Final = 32
MANY_OPTIONS: Final = 5
"""Of more options than so many, the list of games tells the names and values only."""


class OneCommand(click.Command):
    """A command; what a game refuses is told as a sentence, a wrong name in it with the right ones."""

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except BadSetup as error:
            raise click.UsageError(str(error), context) from None
        except CivitasError as error:
            raise click.ClickException(str(error)) from None
        except Closed as closed:
            return context.exit(closed.exit_code)


class Commands(click.Group):
    """The commands; a wrong name gets a sentence with the right ones."""

    command_class = OneCommand

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands and not args[0].startswith("-"):
            near = difflib.get_close_matches(args[0], self.commands, n=1)
            hint = f" Did you mean {near[0]}?" if near else ""
            context.fail(f"There is no command {args[0]!r}.{hint} There are: {', '.join(self.commands)}.")
        return super().resolve_command(context, args)

    def list_commands(self, context: click.Context) -> list[str]:
        return list(self.commands)


def show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"civitas {civitas.__version__} ({describe_engine()})")
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version,
    help="Show the version, and whether the engine runs compiled.",
)  # fmt: skip
def main() -> None:
    """The great civilization board games in a terminal.

    \b
    Examples:
      civitas games                       what can be played
      civitas play duel                   7 Wonders Duel against a bot
      civitas play duel --seats me,me     two persons at one terminal
      civitas replay FILE                 look at a saved game
    """
    forgive_odd_characters()


# Options that several commands have


def read_options(context: click.Context, _: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """The options of a game, each written NAME=VALUE."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.BadParameter(f"{text!r} is not written NAME=VALUE, as in wonders=first-game.", context)
        options[name.strip()] = value.strip()
    return options


def which_game(command: Callable[..., Any]) -> Callable[..., Any]:
    """--players, --edition and --option, wherever a game is named."""
    for option in (
        click.option("--option", "options", metavar="NAME=VALUE", multiple=True, callback=read_options,
                     help="An option of the game; can be given several times."),
        click.option("--edition", metavar="E", help="Which edition of the game."),
        click.option("--players", metavar="N", type=int, help="How many players."),
    ):  # fmt: skip
        command = option(command)
    return command


def usual_language() -> str:
    """The language of the system, where it is one of ours."""
    named = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return named[:2] if named[:2] in LANGUAGES else ENGLISH


def read_language(_: click.Context, __: click.Parameter, language: str) -> str:
    """English is known already; the translations are read only when they are wanted."""
    if language != ENGLISH:
        from civitas.languages import load

        load(language)
    return language


in_language = click.option(
    "--language", type=click.Choice(LANGUAGES), default=usual_language, callback=read_language,
    help="The language of the table.  [that of the system]",
)  # fmt: skip
in_words = click.option("--plain", is_flag=True, help="Words only: no picture, no colour; for screen readers.")
with_components = click.option(
    "--components", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Inventions with the cards, tiles and boards of this file.",
)  # fmt: skip
as_data = click.option("--json", "as_json", is_flag=True, help="Everything as one piece of JSON.")


# Components of one's own


def use_components(file: Path | None, *, beside_ours: bool = False) -> None:
    """Until the command ends, Inventions is played with the components of a file."""
    if file is not None:
        click.get_current_context().with_resource(playing_with(read_components(file, beside_ours=beside_ours)))


def check_components(file: Path | None, *games: str) -> None:
    """Refuse a file of components for a game that knows none."""
    if file is not None and INVENTIONS not in games:
        raise click.UsageError(f"Only {INVENTIONS} is played with --components, not {' or '.join(games)}.")


def read_components(file: Path, *, beside_ours: bool = False) -> InventionsRules:
    """The rules with the components of a file; one that cannot be used ends the command with its file and reason."""
    from civitas.inventions.rules import rules_beside_ours, rules_with

    read = rules_beside_ours if beside_ours else rules_with
    try:
        return read(file.read_text(encoding="utf-8"))
    except BadSetup as error:
        raise click.ClickException(f"{file}: {error}") from None
    except UnicodeDecodeError:
        raise click.ClickException(f"{file}: this is no text, so it holds no components.") from None
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}.") from None


# What can be played


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
    """A few lines a game; of many options the values are told only when the game is asked for by name."""
    name, (least, most) = game["name"], game["players"]
    screen.say(f"{name}: {game['title']}", STRONG)
    screen.say(f"  players: {least}" if least == most else f"  players: {least} to {most}")
    if name in NOTICES:
        screen.say(f"  {NOTICES[name]}")
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


# Playing


@main.command()
@click.argument("game", required=False)
@click.option("--seats", metavar="SEATS", help="Who plays, in order: me or the name of a bot.  [me,greedy]")
@which_game
@click.option("--seed", metavar="N", type=int, help="Deal the cards of this number, and no others.")
@click.option("--record", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False),
              help="Save the game in this file.  [a new one in ~/.local/share/civitas]")  # fmt: skip
@click.option("--resume", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False, exists=True),
              help="Go on with a saved game.")  # fmt: skip
@click.option("--delay", metavar="SECONDS", type=click.FloatRange(min=0),
              help=f"Wait after each move of a bot.  [{SMALL_DELAY} at a terminal]")  # fmt: skip
@with_components
@in_language
@in_words
def play(
    game: str | None,
    seats: str | None,
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    seed: int | None,
    record: Path | None,
    resume: Path | None,
    delay: float | None,
    components: Path | None,
    language: str,
    plain: bool,
) -> None:
    """Play a game at this terminal.

    A seat is "me" or a bot; several "me" take turns at the keyboard; bots alone show a whole game. Type "help" when
    you are asked for a move. Leaving in the middle saves the game.

    \b
    Examples:
      civitas play duel
      civitas play duel --seats me,me --language it
      civitas play duel --option wonders=first-game --seed 7
      civitas play duel --seats greedy,uniform
      civitas play inventions --players 3 --components box.toml
      civitas play --resume ~/.local/share/civitas/duel-2025-03-01-1.record
    """
    use_components(components)
    if resume is None:
        kinds, table = new_table(game, seats, players, edition, options, seed)
    else:
        refuse_with_resume(players=players, edition=edition, option=options, seed=seed)
        table = read_unfinished(resume, game)
        name, count = table.rules.name, table.setup.players
        kinds = read_kinds(seats, name) if seats else kinds_of(table.players, name, count)
    check_components(components, table.rules.name)
    check_count(kinds, table.setup.players)
    screen = Screen(plain=plain)
    for_bots = secrets.randbits(BOT_SEED_BITS) if seed is None else seed
    session = Session(
        table,
        sit_down(kinds, table.rules.name, for_bots, table.players, language),
        screen,
        file=file_of(record, resume),
        language=language,
        delay=delay if delay is not None else SMALL_DELAY * screen.is_terminal,
        components=components,
    )
    sys.exit(session.run())


def new_table(
    name: str | None,
    seats: str | None,
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    seed: int | None,
) -> tuple[list[str], Game]:
    """Who plays, and a new game: for as many as there are seats, unless another number is given."""
    if name is None:
        raise click.UsageError(f"Which game? There are: {', '.join(civitas.games())}.")
    find_rules(name)
    kinds = read_kinds(seats, name) if seats else None
    wanted = len(kinds) if kinds and players is None else players
    game = civitas.new(name, seed=seed, players=wanted, edition=edition, options=options)
    return kinds or default_kinds(name, game.setup.players), game


def refuse_with_resume(**given: object) -> None:
    for name, value in given.items():
        if value not in (None, {}):
            raise click.UsageError(f"A game that is resumed keeps what it was dealt: leave out --{name}.")


def read_unfinished(file: Path, name: str | None) -> Game:
    game = read_record(file)
    if name is not None and name != game.rules.name:
        raise click.UsageError(f"{file} is a game of {game.rules.name}, not of {name}.")
    if game.seat is None:
        raise click.UsageError(f"The game in {file} is over; civitas replay {file} shows it.")
    return game


def file_of(record: Path | None, resume: Path | None) -> GameFile | None:
    """Where this game is saved: where it was told, where it came from, or, with None, in the usual place."""
    if record is not None and record != resume:
        if record.exists():
            raise click.UsageError(f"{record} exists already. Give a name that is free, or --resume it.")
        if not record.absolute().parent.is_dir():
            raise click.UsageError(f"{record} cannot be written: there is no folder {record.absolute().parent}.")
        return GameFile(record)
    return None if resume is None else GameFile(resume, resume.read_text(encoding="utf-8"))


# Records


@main.command()
@click.option(
    "--host",
    metavar="ADDRESS",
    default="127.0.0.1",
    show_default=True,
    help="Which address to listen at; 0.0.0.0 for everybody in the network.",
)
@click.option(
    "--port",
    metavar="N",
    type=click.IntRange(1, 65535),
    default=8000,
    show_default=True,
    help="Which port to listen at.",
)
@click.option(
    "--db", metavar="URL", help="Where the tables are kept: sqlite:///FILE or postgresql://...  [your own file]"
)
@click.option(
    "--bots",
    metavar="N",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes play for the bots.",
)
@click.option("--limits/--no-limits", default=True, show_default=True, help="Refuse people who ask too often.")
@click.option("--https", is_flag=True, help="Browsers come by https, through a proxy: cookies insist on it.")
@click.option("--browse/--no-browse", default=None, help="Show the site in your browser.  [if there is one]")
@with_components
def serve(
    host: str,
    port: int,
    db: str | None,
    bots: int,
    limits: bool,
    https: bool,
    browse: bool | None,
    components: Path | None,
) -> None:
    """Web tables: play in the browser, with friends and bots.

    \b
    Examples:
      civitas serve
      civitas serve --host 0.0.0.0 --port 8080 --db sqlite:///club.db
      civitas serve --components box.toml
    """
    try:
        from civitas.web import serve as server
        from civitas.web.settings import Settings, default_rates, no_rates
    except ModuleNotFoundError as error:
        raise click.ClickException(f"The web tables need {error.name}. Install civitas[web].") from None
    from sqlalchemy.exc import SQLAlchemyError

    use_components(components, beside_ours=True)
    database = db or server.default_database(Path(click.get_app_dir("civitas")))
    settings = Settings(
        database=database,
        bot_workers=bots,
        https=https,
        rates=default_rates() if limits else no_rates(),
        components=components.read_text(encoding="utf-8") if components else None,
    )
    click.echo(
        f"Civitas: {server.address(host, port)}   (Ctrl+C ends it; the tables stay in {shown_database(database)})"
    )
    try:
        server.serve(settings, host, port, sys.stdout.isatty() if browse is None else browse)
    except server.CannotServe as error:
        raise click.ClickException(str(error)) from None
    except SQLAlchemyError as error:
        raise click.ClickException(f"The database {shown_database(database)} cannot be used: {error}") from None


def shown_database(url: str) -> str:
    """Where the data lies, without a password."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True).removeprefix("sqlite:///")


@main.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True, allow_dash=True))
@click.option("--at", metavar="N", type=click.IntRange(min=0), help="As it stood after N moves.")
@click.option("--seat", metavar="S", type=int, help="Through the eyes of player S, from 1.  [a spectator]")
@with_components
@as_data
@in_language
@in_words
def replay(
    file: Path,
    at: int | None,
    seat: int | None,
    components: Path | None,
    as_json: bool,
    language: str,
    plain: bool,
) -> None:
    """Look at a record: what happened, the table, the score. FILE may be - for the standard input.

    \b
    Examples:
      civitas replay game.record
      civitas replay game.record --at 20 --seat 1
      civitas replay game.record --json
      civitas replay inventions.record --components box.toml
    """
    use_components(components)
    game = read_record(file)
    check_components(components, game.rules.name)
    if at is not None and at > len(game.moves):
        raise click.UsageError(f"{file} has {len(game.moves)} moves; there is no position after {at}.")
    if at is not None and at < len(game.moves):
        game.rewind(at)
    if seat is not None and not 1 <= seat <= game.setup.players:
        raise click.UsageError(f"There is no player {seat} at a table of {game.setup.players}.")
    viewer = None if seat is None else seat - 1
    voice = Voice(language, game.players, game.setup.edition)
    if as_json:
        click.echo(json.dumps(facts_of_replay(game, viewer, voice), indent=2, ensure_ascii=False))
    else:
        show_replay(Screen(plain=plain), game, viewer, voice)


@main.command()
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False, exists=True))
def components(file: Path | None) -> None:
    """The components of Inventions: write ours, or check yours.

    \b
    Examples:
      civitas components > box.toml
      civitas components box.toml
      civitas play inventions --components box.toml
    """
    if file is None:
        from civitas.inventions.components.files import template

        click.echo(template(), nl=False)
        return
    rules = read_components(file)
    box = rules.edition
    click.echo(
        f"{file}: {box.title} ({rules.editions[0]}) can be played. {len(box.ideas)} cards, {len(box.milestones)} "
        f"Milestones, {len(box.progress)} Progress tiles, {len(box.wealth)} Wealth tiles, {len(box.hexes)} hexes, "
        f"{len(box.objectives)} objectives."
    )


# Testing and measuring the engine


@main.command()
@click.argument("game")
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=1000, show_default=True,
              help="How many games each bot plays.")  # fmt: skip
@click.option("--seed", metavar="N", type=click.IntRange(min=0), default=1, show_default=True,
              help="The seed of the first game; each game has the next one.")  # fmt: skip
@click.option("--bots", metavar="BOTS", default="uniform", show_default=True, help="Which bots play, one by one.")
@which_game
@with_components
def fuzz(
    game: str,
    games: int,
    seed: int,
    bots: str,
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    components: Path | None,
) -> None:
    """Random play that tests every invariant on every move.

    \b
    Examples:
      civitas fuzz duel --games 1000 --seed 1
      civitas fuzz duel --games 100 --bots uniform,greedy --option wonders=first-game
    """
    from civitas.fuzz import Broken
    from civitas.fuzz import fuzz as play_and_test

    use_components(components)
    check_components(components, game)
    find_rules(game, edition).check_setup(edition, players, options)
    for bot in read_bots(bots, game):
        try:
            with bar(f"{game}, {bot}", games) as progress:
                report = play_and_test(
                    game, games=games, seed=seed, players=players, edition=edition, options=options, bot=bot,
                    progress=progress,
                )  # fmt: skip
        except Broken as broken:
            raise click.ClickException("\n".join(broken_sentences(game, broken))) from None
        click.echo(summary(game, bot, report))


def read_bots(text: str, game: str) -> list[str]:
    kinds = read_kinds(text, game)
    if ME in kinds:
        raise click.UsageError("Only bots play here: leave out me.")
    return kinds


@main.command()
@click.argument("names", metavar="[GAME]...", nargs=-1)
@which_game
@with_components
@click.option(
    "--rounds", metavar="N", type=click.IntRange(1), default=ROUNDS, show_default=True, help="Of each measurement."
)
@click.option(
    "--compare", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Show what changed against a run that was saved with --json.",
)  # fmt: skip
@as_data
def bench(
    names: tuple[str, ...],
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    components: Path | None,
    rounds: int,
    compare: Path | None,
    as_json: bool,
) -> None:
    """How fast the engine runs here: CPU time beside a calibration loop.

    \b
    Examples:
      civitas bench
      civitas bench duel --json > before.json
      civitas bench duel --compare before.json
      civitas bench ages --edition original --players 3
    """
    from civitas import bench

    wanted = list(names) or civitas.games()
    before = None if compare is None else read_run(compare)
    use_components(components)
    check_components(components, *wanted)
    for name in wanted:
        find_rules(name, edition).check_setup(edition, players, options)
    with status() as progress:
        measured = bench.measure(wanted, progress, players, edition, options, rounds)
    if before is not None:
        bench.compare(measured, before)
    if as_json:
        click.echo(json.dumps(measured, indent=2))
    else:
        show_speed(Screen(), measured)


def read_run(file: Path) -> dict[str, Any]:
    """A run of `bench` that was saved."""
    try:
        run: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        run["rows"][0]["per_loop"]
    except (ValueError, LookupError, TypeError):
        raise click.ClickException(f"{file} is no run saved with `civitas bench --json`.") from None
    return run


__all__ = ["main"]

if __name__ == "__main__":
    main()
