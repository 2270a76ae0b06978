"""The middle of the table of Through the Ages as a picture: the moment of the game, events, common tactics."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from civitas.ages.view import Table
from civitas.kernel.messages import Message
from civitas.library import find_rules
from civitas.terminal.ages.marks import Seen
from civitas.terminal.ages.names import SHORT, gives
from civitas.terminal.screen import BAD, MUTED, STRONG
from civitas.terminal.voice import Voice

LABEL: Final = 10
TITLE: Final = "Through the Ages"
LAST: Final = "this"


def heading(seen: Seen, voice: Voice) -> Text:
    """Age, round, what is left of the decks, and whether the end is near."""
    table = seen["table"]
    moment = voice.sentence("terminal.ages.moment", age=table["age"], round=table["round"], seat=table["active"])
    text = Text(f"{edition_played(seen, voice) or TITLE} · {moment}", style=STRONG)
    notice = end_notice(table, voice)
    if notice:
        text.append(f" · {notice}", style=f"{STRONG} {BAD}")
    if table["civil_deck"]:
        decks = voice.sentence("terminal.ages.decks", civil=table["civil_deck"], military=table["military_deck"])
        text.append(f" · {decks}")
    return text


def edition_played(seen: Seen, voice: Voice) -> str:
    """Another edition than the usual one by its name, with the options that are not the usual ones."""
    rules = find_rules("ages", seen["edition"])
    chosen = [
        option.label(seen["options"][option.name])
        for option in rules.options
        if option.name in seen["options"] and seen["options"][option.name] != option.default
    ]
    if seen["edition"] == rules.editions[0] and not chosen:
        return ""
    edition = Message(f"ages.edition.{seen['edition']}")
    return ", ".join(voice.say(message) for message in [edition, *chosen])


def end_notice(table: Table, voice: Voice) -> str:
    if not table["last_round"]:
        return ""
    return voice.sentence("terminal.ages.last_round" if table["last_round"] == LAST else "terminal.ages.before_last")


def draw_board(table: Table, voice: Voice) -> Grid:
    """Events and common tactics."""
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=LABEL)
    grid.add_column(ratio=1)
    grid.add_row(Text(voice.name("events"), style=MUTED), "; ".join(tell_events(table, voice)))
    if table["common_tactics"]:
        tactics = [f"{voice.name(name)} {gives(name, voice, SHORT)}" for name in table["common_tactics"]]
        grid.add_row(Text(voice.name("tactics"), style=MUTED), ", ".join(tactics))
    return grid


def tell_bonuses(table: Table, voice: Voice) -> list[str]:
    """The bonus cards of games that have them, and those that players have kept, as far as they are known."""
    if "bonuses" not in table:
        return []
    bonuses = table["bonuses"]
    parts: list[str] = []
    if bonuses["open"]:
        parts.append(voice.sentence("terminal.ages.bonuses", cards=bonuses["open"]))
    if bonuses["hidden"]:
        parts.append(voice.sentence("terminal.ages.hidden_bonuses", count=bonuses["hidden"]))
    for seat, civ in enumerate(table["civilizations"]):
        kept = civ.get("kept_bonuses")
        if isinstance(kept, list) and kept:
            parts.append(voice.sentence("terminal.ages.kept_bonuses", seat=seat, cards=kept))
    return parts


def tell_events(table: Table, voice: Voice) -> list[str]:
    """How many events wait, which of them the viewer prepared or has seen, and the last one resolved."""
    parts = [voice.sentence("terminal.ages.events", current=table["current_events"], future=table["future_events"])]
    own = table["prepared"]
    if own["current"] or own["future"]:
        parts.append(voice.sentence("terminal.ages.prepared", events=[*own["current"], *own["future"]]))
    if table["next_event"]:
        parts.append(voice.sentence("terminal.ages.next_event", event=table["next_event"]))
    parts += tell_bonuses(table, voice)
    if table["past_events"]:
        parts.append(voice.sentence("terminal.ages.past_event", event=table["past_events"][-1]))
    return parts
