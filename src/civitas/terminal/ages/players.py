"""The players of Through the Ages side by side as a picture: the same numbers in the same rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.ages.view import CivilizationShown, Table
from civitas.terminal.ages.marks import Seen, first_seat
from civitas.terminal.ages.names import civil_card
from civitas.terminal.layout import marked, seat_name, seats_in_order
from civitas.terminal.screen import BAD, MUTED
from civitas.terminal.voice import Voice

LABEL: Final = 10

Numbers = Callable[[CivilizationShown], tuple[int, str]]
"""By what the players are compared, and what is shown."""


def points(now: int, rating: int) -> tuple[int, str]:
    return now, f"{now} {rating:+}"


def happiness(civ: CivilizationShown) -> tuple[int, str]:
    return civ["happiness"] - civ["happiness_needed"], f"{civ['happiness']}/{civ['happiness_needed']}"


def goods(stored: int, made: int, lost: int) -> tuple[int, str]:
    text = f"{stored} {made:+}"
    return stored + made, f"{text} -{lost}" if lost else text


ROWS: Final[dict[str, Numbers]] = {
    "culture": lambda civ: points(civ["culture"], civ["culture_rating"]),
    "science": lambda civ: points(civ["science"], civ["science_rating"]),
    "strength": lambda civ: (civ["strength"], str(civ["strength"])),
    "happy": happiness,
    "food": lambda civ: goods(civ["food"], civ["food_production"], civ["consumption"]),
    "resources": lambda civ: goods(civ["resources"], civ["resource_production"], civ["corruption"]),
}


def draw_players(seen: Seen, voice: Voice, width: int) -> RenderableType:
    """A column for each player, the viewer first."""
    table = seen["table"]
    order = seats_in_order(len(table["civilizations"]), first_seat(seen))
    civs = [table["civilizations"][seat] for seat in order]
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=LABEL)
    for _ in order:
        grid.add_column(width=(width - LABEL) // len(order) - 2)
    grid.add_row("", *(head(table, seat, seen["viewer"], voice) for seat in order))
    for label, numbers in ROWS.items():
        grid.add_row(Text(voice.name(label), style=MUTED), *marked([numbers(civ) for civ in civs]))
    for label, tell in WORDS.items():
        cells = ["" if label in SHOWN_BELOW and seat == order[0] else tell(table, seat, voice) for seat in order]
        if any(cells):
            grid.add_row(Text(voice.name(label), style=MUTED), *cells)
    return grid


def head(table: Table, seat: int, viewer: int | None, voice: Voice) -> Text:
    name = seat_name(seat, voice)
    if seat == viewer:
        name.append(f" ({voice.name('you')})")
    if not table["civilizations"][seat]["playing"]:
        name.append(f" {voice.name('resigned')}", style=BAD)
    return name


# What is said in words

Words = Callable[[Table, int, Voice], str]


def workers(table: Table, seat: int, voice: Voice) -> str:
    civ = table["civilizations"][seat]
    text = f"{civ['idle_workers']} {voice.name('unused')}"
    return f"{text}, {civ['discontent']} {voice.name('discontent')}" if civ["discontent"] else text


def actions(table: Table, seat: int, voice: Voice) -> str:
    """What is left of them for the player on turn, those of this turn only apart; otherwise all."""
    civ = table["civilizations"][seat]
    kinds = (
        (civ["civil_actions"], civ["spare_civil_actions"], "civ"),
        (civ["military_actions"], civ["spare_military_actions"], "mil"),
    )
    parts = []
    for (left, total), spare, word in kinds:
        more = f"+{spare}" if spare else ""
        count = f"{left}/{total}{more}" if seat == table["active"] else f"{total}"
        parts.append(f"{count} {voice.name(word)}")
    return ", ".join(parts)


def hands(table: Table, seat: int, voice: Voice) -> str:
    civ = table["civilizations"][seat]
    held = civ["military_hand"]
    count = held if isinstance(held, int) else len(held)
    return (
        f"{len(civ['hand'])}/{civ['hand_limit']} {voice.name('civ')}, "
        f"{count}/{civ['military_hand_limit']} {voice.name('mil')}"
    )


def state(table: Table, seat: int, voice: Voice) -> str:
    return voice.name(table["civilizations"][seat]["government"])


def leader(table: Table, seat: int, voice: Voice) -> str:
    name = table["civilizations"][seat]["leader"]
    return voice.name(name) if name else ""


def special(table: Table, seat: int, voice: Voice) -> str:
    return ", ".join(map(voice.name, table["civilizations"][seat]["special_technologies"]))


def wonders(table: Table, seat: int, voice: Voice) -> str:
    """Completed ones, ruins told apart, and the one under construction."""
    civ = table["civilizations"][seat]
    parts = [
        f"{voice.name(name)} ({voice.name('ruin')})" if name in civ["ruins"] else voice.name(name)
        for name in civ["wonders"]
    ]
    if civ["unfinished_wonder"]:
        stages = len(civil_card(civ["unfinished_wonder"], voice.edition).stages)
        parts.append(f"{voice.name(civ['unfinished_wonder'])} {civ['stages_built']}/{stages}")
    return ", ".join(parts)


def colonies(table: Table, seat: int, voice: Voice) -> str:
    return ", ".join(map(voice.name, table["civilizations"][seat]["colonies"]))


def tactic(table: Table, seat: int, voice: Voice) -> str:
    civ = table["civilizations"][seat]
    if not civ["tactic"]:
        return ""
    return f"{voice.name(civ['tactic'])}*" if civ["tactic_is_exclusive"] else voice.name(civ["tactic"])


def bonds(table: Table, seat: int, voice: Voice) -> str:
    """The war declared, and the pact offered, with whom; and who alone may attack."""
    civ = table["civilizations"][seat]
    parts = []
    if civ["war"]:
        parts.append(voice.sentence("terminal.ages.war_on", war=civ["war"], rival=civ["war_target"]))
    if civ["pact"]:
        side = civ["pact_side"]
        parts.append(
            voice.sentence("terminal.ages.pact_with", pact=civ["pact"], partner=civ["pact_partner"], side=side)
        )
    if civ.get("attacked_by") is not None:
        parts.append(voice.sentence("terminal.ages.held_by", rival=civ["attacked_by"]))
    return "; ".join(parts)


def works(kinds: Sequence[str]) -> Words:
    """The technologies of some kinds with their workers, for the rivals; the own ones are shown at length."""

    def tell(table: Table, seat: int, voice: Voice) -> str:
        technologies = table["civilizations"][seat]["technologies"]
        return ", ".join(
            f"{voice.name(technology['card'])} ×{technology['workers']}"
            for technology in technologies
            if technology["workers"] and technology["kind"] in kinds
        )

    return tell


def cards(table: Table, seat: int, voice: Voice) -> str:
    return ", ".join(map(voice.name, table["civilizations"][seat]["hand"]))


WORDS: Final[dict[str, Words]] = {
    "workers": workers,
    "actions": actions,
    "hands": hands,
    "state": state,
    "leader": leader,
    "special": special,
    "wonders": wonders,
    "colonies": colonies,
    "tactic": tactic,
    "war, pact": bonds,
    "land": works(("farm", "mine")),
    "urban": works(("lab", "temple", "arena", "library", "theater")),
    "units": works(("infantry", "cavalry", "artillery", "air force")),
    "hand": cards,
}
SHOWN_BELOW: Final = ("land", "urban", "units", "hand")
"""Rows about rivals only: the own civilization is shown at length."""
