"""What a match comes to: one object for programs, tables for people, a line while it is played."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table

from civitas.arena.ratings import Ratio, elo_of
from civitas.arena.sprt import BOUND
from civitas.arena.tally import Standing, Tally
from civitas.terminal.screen import BAD, STRONG, Screen

DIGITS: Final = 4


def facts_of(tally: Tally) -> dict[str, Any]:
    """The match as plain data, in the form that `--json` prints."""
    plan, sprt = tally.plan, tally.sprt
    return {
        "game": plan.game,
        "edition": plan.setup.edition,
        "players": plan.setup.players,
        "seed": plan.seed,
        "games": tally.games,
        "bots": {name: facts_of_bot(standing) for name, standing in zip(plan.names, tally.standings)},
        "sprt": None
        if sprt is None
        else {"elo0": sprt.elo0, "elo1": sprt.elo1, "llr": round(sprt.llr, DIGITS), "verdict": sprt.verdict},
    }


def facts_of_bot(standing: Standing) -> dict[str, Any]:
    low, high = standing.ratio.interval()
    return {
        "games": standing.ratio.games,
        "wins": round(standing.ratio.won, DIGITS),
        "share": round(standing.ratio.share, DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
        "elo": round(standing.elo(), 1),
        "cpu_ms_per_move": round(standing.milliseconds, DIGITS),
    }


def running(tally: Tally) -> str:
    """How it stands, in a line: the first entrant, and the test."""
    if not tally.deals:
        return ""
    standing = tally.standings[0]
    low, high = standing.ratio.interval()
    line = f"{tally.plan.names[0]} {percent(standing.ratio.share)} [{percent(low)}, {percent(high)}]"
    line += f" Elo {standing.elo():+.0f}"
    return line if tally.sprt is None else f"{line}, LLR {tally.sprt.llr:+.2f} of ±{BOUND:.2f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


# For people


def show(screen: Screen, tally: Tally) -> None:
    """The standings, by seat, the time used, and what went wrong."""
    plan = tally.plan
    screen.say(f"{plan.rules.title}, {plan.setup.players} players: {tally.games} games on {tally.deals} deals", STRONG)
    if not tally.games:
        return
    screen.show(standings_table(tally))
    screen.show(seats_table(tally))
    screen.show(times_table(tally))
    if tally.skill.model is None:
        screen.say("openskill's ratings are left out: they need openskill (pip install 'civitas[arena]').")
    for standing, name in zip(tally.standings, plan.names):
        if standing.forfeits:
            screen.say(f"{name} lost {standing.forfeits} games by a fault of its own:", BAD)
            screen.say_all([f"  {fault}" for fault in standing.faults])
    if tally.sprt is not None:
        screen.say(verdict(tally), STRONG)


def verdict(tally: Tally) -> str:
    """What the sequential test found, as a sentence."""
    sprt, name = tally.sprt, tally.plan.names[0]
    assert sprt is not None
    found = {
        "H1": f"{name} is stronger: {sprt.elo1:+g} Elo is far likelier than {sprt.elo0:+g}",
        "H0": f"{name} is not that much stronger: {sprt.elo0:+g} Elo is far likelier than {sprt.elo1:+g}",
        "undecided": f"It is not decided whether {name} is at {sprt.elo0:+g} or at {sprt.elo1:+g} Elo",
    }
    return f"{found[sprt.verdict]} (LLR {sprt.llr:+.2f}, bounds ±{BOUND:.2f})."


def table_of(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    return table


def standings_table(tally: Tally) -> Table:
    table = table_of("bot", "games", "wins", "share", "95 %", "Elo", "95 %", "openskill", "ms/move")
    for bot, (name, standing) in enumerate(zip(tally.plan.names, tally.standings)):
        low, high = standing.ratio.interval()
        table.add_row(
            name, str(standing.ratio.games), f"{standing.ratio.won:g}", percent(standing.ratio.share),
            between(100 * low, 100 * high, "{:.1f}"), f"{standing.elo():+.0f}",
            between(*standing.elo_interval(), form="{:+.0f}"), rating(tally.skill.of(bot)),
            f"{standing.milliseconds:.3g}",
        )  # fmt: skip
    return table


def seats_table(tally: Tally) -> Table:
    """Each entrant in each seat, and all together."""
    table = table_of("by seat", "seat", "games", "share", "95 %", "Elo", "95 %", "openskill")
    for bot, (name, standing) in enumerate(zip(tally.plan.names, tally.standings)):
        for seat, ratio in enumerate(standing.by_seat):
            if ratio.games:
                shown = rating(tally.skill_by_seat.of((bot, seat)))
                table.add_row(name, str(seat + 1), *seat_cells(ratio, tally.plan.setup.players), shown)
    for seat, ratio in enumerate(tally.by_seat):
        table.add_row("all", str(seat + 1), *seat_cells(ratio, tally.plan.setup.players), "")
    return table


def seat_cells(ratio: Ratio, players: int) -> list[str]:
    """Games, share and Elo, the latter two with their intervals."""
    low, high = ratio.interval()
    elo, lowest, highest = (
        elo_of(share, ratio.games, ratio.games * (players - 1), ratio.games) for share in (ratio.share, low, high)
    )
    return [
        str(ratio.games), percent(ratio.share), between(100 * low, 100 * high, "{:.1f}"), f"{elo:+.0f}",
        between(lowest, highest, "{:+.0f}"),
    ]  # fmt: skip


def between(low: float, high: float, form: str) -> str:
    return f"{form.format(low)}..{form.format(high)}"


def rating(found: tuple[float, float] | None) -> str:
    return "–" if found is None else f"{found[0]:.1f} ± {found[1]:.1f}"


def times_table(tally: Tally) -> Table:
    """CPU time by kinds of decision, those that take most first."""
    table = table_of("CPU ms by decision", *tally.plan.names)
    kinds: dict[str, float] = {}
    for standing in tally.standings:
        for kind, (_, seconds) in standing.times.items():
            kinds[kind] = kinds.get(kind, 0.0) + seconds
    for kind in sorted(kinds, key=lambda kind: -kinds[kind]):
        table.add_row(kind, *(mean_time(standing.times.get(kind)) for standing in tally.standings))
    return table


def mean_time(found: tuple[int, float] | None) -> str:
    return "–" if found is None else f"{1000 * found[1] / found[0]:.3g} × {found[0]}"
