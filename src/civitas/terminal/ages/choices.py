"""The choices in Through the Ages, grouped by kind so that forty of them stay readable.

In an action phase most choices are a name and a price, which flow in columns behind the word of their group; what needs
more words has a line of its own. Other questions list their sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from civitas.kernel.view import Choice
from civitas.telling import message_of
from civitas.terminal.ages.marks import Seen
from civitas.terminal.ages.names import about, is_civil
from civitas.terminal.layout import NUMBER, in_columns, number
from civitas.terminal.screen import BAD, MUTED
from civitas.terminal.tables import numbered
from civitas.terminal.voice import Voice

LABEL: Final = 10

# The group of each sentence, and whether a name and a price say it all.
# fmt: off
GROUPS: Final = {
    "take":       ("take", True),  "take_at":    ("take", True),  "free":     ("take", True), "free_at": ("take", True),
    "agree":      ("take", True),  "agree_at":   ("take", True),
    "grow":       ("population", False), "grow_free": ("population", False), "use_for_worker": ("population", False),
    "build":      ("build", True), "build_free": ("build", True), "recruit":  ("build", False),
    "upgrade":    ("upgrade", True), "upgrade_free": ("upgrade", True),
    "recast":     ("upgrade", False), "recast_free": ("upgrade", False),
    "stages":     ("wonder", False), "complete":  ("wonder", False),
    "leader":     ("play", False), "replace_leader": ("play", False), "play": ("play", False),
    "develop":    ("develop", True), "develop_free": ("develop", True),
    "revolution": ("develop", False), "revolution_free": ("develop", False),
    "revolution_military": ("develop", False), "revolution_military_free": ("develop", False),
    "play_tactic": ("tactics", False), "copy": ("tactics", False),
    "use":        ("use", False), "use_military_action": ("use", False), "use_for_culture": ("use", False),
    "use_for_war": ("use", False), "trade_food": ("use", False), "trade_resource": ("use", False),
    "destroy":    ("give up", True), "disband": ("give up", True), "lose": ("give up", True),
    "prepare":    ("events", False),
    "attack":     ("attack", False), "declare": ("attack", False),
    "offer":      ("pacts", False), "offer_side": ("pacts", False), "cancel": ("pacts", False),
    "bid":        ("bid", True),
    "no_politics": ("pass", False), "no_bid": ("pass", False),
    "end":        ("end", False),
}
ORDER: Final = (
    "events", "attack", "pacts", "pass", "take", "population", "build", "upgrade", "wonder", "play", "develop",
    "tactics", "use", "give up", "bid", "other", "end",
)
# fmt: on


def draw_choices(seen: Seen, sentences: Sequence[str], voice: Voice, width: int) -> RenderableType:
    """What the question is about, the warnings, then the groups; some questions have none."""
    ending = [*draw_subject(seen, voice), *draw_ending(seen, voice)]
    if all(sentence_id(choice) not in GROUPS for choice in seen["moves"]):
        return Group(*ending, numbered(sentences))
    return Group(*ending, draw_groups(seen, sentences, voice, width))


def draw_subject(seen: Seen, voice: Voice) -> list[Text]:
    """All about the card that a question is about."""
    args = seen["prompt"]["args"]
    named = [args[name] for name in ("territory", "aggression", "pact", "card") if name in args]
    return [Text(about(name, voice), style=MUTED) for name in named]


def sentence_id(choice: Choice) -> str:
    return str(choice["sentence"]["id"]).removeprefix("ages.move.")


def draw_groups(seen: Seen, sentences: Sequence[str], voice: Voice, width: int) -> Grid:
    groups: dict[str, list[int]] = {}
    for place, choice in enumerate(seen["moves"]):
        groups.setdefault(GROUPS.get(sentence_id(choice), ("other", False))[0], []).append(place)
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=LABEL)
    grid.add_column(width=width - LABEL - 1)
    for group in ORDER:
        if group in groups:
            lines = draw_group(seen, groups[group], sentences, voice, width - LABEL - 1)
            grid.add_row(Text(voice.name(group), style=MUTED), lines)
    return grid


def draw_group(seen: Seen, places: Sequence[int], sentences: Sequence[str], voice: Voice, width: int) -> Group:
    """Names with prices first, in columns; then the sentences, a line each."""
    short = [place for place in places if GROUPS.get(sentence_id(seen["moves"][place]), ("", False))[1]]
    parts: list[RenderableType] = []
    if short:
        items = [Text.assemble(number(place), item(seen["moves"][place], voice)) for place in short]
        parts.append(in_columns(items, width))
    long = [place for place in places if place not in short]
    for index, place in enumerate(long):
        parts.append(Text.assemble(number(place), sentences[place], *mild(seen, place, voice)))
        note = note_on(seen["moves"][place], voice)
        follows = note_on(seen["moves"][long[index + 1]], voice) if index + 1 < len(long) else ""
        if note and note != follows:
            parts.append(Padding(Text(note, style=MUTED), (0, 0, 0, NUMBER)))
    return Group(*parts)


def mild(seen: Seen, place: int, voice: Voice) -> list[tuple[str, str]]:
    """Beside the end of the turn: what is left unused."""
    if seen["moves"][place]["text"] != "end turn":
        return []
    unused = [voice.say(message_of(warning)) for warning in seen["table"]["warnings"] if warning["id"] in MILD]
    return [(f"  {' '.join(unused)}", MUTED)]


def item(choice: Choice, voice: Voice) -> Text:
    """What a choice names, and its price in brackets."""
    args = choice["sentence"]["args"]
    names = [voice.name(args[name]) for name in ("card", "low", "high") if name in args]
    label = " > ".join(names) or str(args.get("bid", ""))
    if sentence_id(choice).endswith("_at"):
        label += f" {voice.sentence('terminal.ages.at_space', space=args['space'])}"
    unit = UNITS.get(sentence_id(choice), "")
    return Text.assemble(label, (f" [{args.get('cost', 0)}{unit}]" if unit or "cost" in args else "", MUTED))


UNITS: Final = {
    "take": "c", "take_at": "c", "free": "c", "free_at": "c", "agree": "c", "agree_at": "c", "build": "r",
    "build_free": "r", "upgrade": "r", "upgrade_free": "r", "develop": "s", "develop_free": "s",
}  # fmt: skip
"""What a price is in: civil actions, resources, science."""


# The end of the turn


def draw_ending(seen: Seen, voice: Voice) -> list[Text]:
    """What ending the turn now would bring, and the warnings."""
    if not seen["table"]["forecast"]:
        return []
    grave = [message_of(warning) for warning in seen["table"]["warnings"] if warning["id"] not in MILD]
    forecast = Text(tell_ending(seen, voice)[0], style=MUTED)
    return [forecast, *(Text(f"! {voice.say(warning)}", style=BAD) for warning in grave)]


MILD: Final = ("ages.warn.civil_actions", "ages.warn.military_actions")
"""Warnings that stand beside the end of the turn: early in a turn there are always some."""


def tell_ending(seen: Seen, voice: Voice) -> list[str]:
    forecast = seen["table"]["forecast"]
    if forecast is None:
        return []
    return [
        voice.sentence(
            "terminal.ages.forecast_uprising" if forecast["uprising"] else "terminal.ages.forecast", **forecast
        ),
        *(voice.say(message_of(warning)) for warning in seen["table"]["warnings"]),
    ]


def notes(seen: Seen, voice: Voice) -> list[str]:
    """What a card does that is chosen for itself; the cards of an action phase are explained on the table."""
    return [note_on(choice, voice) for choice in seen["moves"]]


NOTED: Final = (
    "prepare",
    "settle",
    "attack",
    "declare",
    "offer",
    "offer_side",
    "play_tactic",
    "discard",
    "annex",
    "abandon",
)


def note_on(choice: Choice, voice: Voice) -> str:
    args = choice["sentence"]["args"]
    if sentence_id(choice) not in NOTED:
        return ""
    for name in ("event", "territory", "pact", "tactic", "card"):
        if name in args and not is_civil(args[name], voice.edition):
            text = about(args[name], voice)
            return text.partition(": ")[2].removesuffix(".")
    return ""
