"""The choices in Inventions, grouped so that a hundred of them stay readable.

Few choices are listed as sentences. Many of one kind stand in groups by what they have in common, each group with the
word for it before its items: the card to present with its Regions, the tile to build with its hexes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.kernel.view import Choice
from civitas.terminal.inventions.marks import Seen, shape
from civitas.terminal.inventions.names import printed, short_benefit, texts
from civitas.terminal.layout import NUMBER, in_columns, number
from civitas.terminal.screen import MUTED
from civitas.terminal.tables import choice_number
from civitas.terminal.voice import Voice

LABEL: Final = 22
FEW: Final = 8
"""The most choices that are listed as sentences."""
SAGE: Final = "S"

Args = dict[str, Any]
Item = Callable[[Args, Voice], Text]


def draw_choices(seen: Seen, sentences: Sequence[str], voice: Voice, width: int) -> RenderableType:
    """Few as sentences, many in groups; what fits into no group stands below as a sentence."""
    places = [place for place, choice in enumerate(seen["moves"]) if sentence_id(choice) in GROUPS]
    if len(places) <= FEW:
        return draw_list(sentences, notes(seen, voice), width)
    return draw_groups(seen, sentences, voice, width)


def draw_list(sentences: Sequence[str], notes: Sequence[str], width: int) -> Grid:
    """One choice a row, its note behind its sentence."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=NUMBER, justify="right")
    grid.add_column(width=width - NUMBER - 1)
    for place, (sentence, note) in enumerate(zip(sentences, notes, strict=True)):
        grid.add_row(choice_number(place), Text.assemble(sentence, (f": {note}" if note else "", MUTED)))
    return grid


def sentence_id(choice: Choice) -> str:
    return str(choice["sentence"]["id"]).removeprefix("inventions.move.")


def draw_groups(seen: Seen, sentences: Sequence[str], voice: Voice, width: int) -> Grid:
    room = width - LABEL - 1
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=LABEL)
    grid.add_column(width=room)
    for label, places in groups_of(seen, voice).items():
        items = [Text.assemble(number(place), item(seen["moves"][place], voice)) for place in places]
        grid.add_row(Text(label, style=MUTED), in_columns(items, room))
    for place, choice in enumerate(seen["moves"]):
        if sentence_id(choice) not in GROUPS:
            grid.add_row("", Text.assemble(number(place), sentences[place]))
    return grid


def groups_of(seen: Seen, voice: Voice) -> dict[str, list[int]]:
    """The choices by what they have in common."""
    groups: dict[str, list[int]] = {}
    for place, choice in enumerate(seen["moves"]):
        if sentence_id(choice) in GROUPS:
            label, _ = GROUPS[sentence_id(choice)]
            groups.setdefault(voice.name(choice["sentence"]["args"].get(label, label)), []).append(place)
    return groups


def item(choice: Choice, voice: Voice) -> Text:
    _, tell = GROUPS[sentence_id(choice)]
    return tell(choice["sentence"]["args"], voice)


def priced(name: str, price: str) -> Text:
    return Text.assemble(name, (f" [{price}]" if price else "", MUTED))


# Items


def action(args: Args, voice: Voice) -> Text:
    """An action; beside it whom its Pillar visits."""
    text = Text(voice.name(args["action"]))
    hosts = [shape(host["args"]["seat"]) for host in args.get("players", [])]
    return Text.assemble(text, " [", *hosts, " +1]") if hosts else text


def presenting(args: Args, voice: Voice) -> Text:
    return priced(voice.name(args["region"]), short_benefit(args["benefit"], voice))


def building(args: Args, voice: Voice) -> Text:
    price = voice.sentence("terminal.inventions.price", count=args["count"], influence=args["influence"])
    return priced(f"{voice.name(args['hex'])} {short_benefit(args['benefit'], voice)}", price)


def building_less(args: Args, voice: Voice) -> Text:
    return building(args, voice).append(" -2")


def journey(args: Args, voice: Voice) -> Text:
    return Text(voice.name(args["region2"]))


def journey_to_sage(args: Args, voice: Voice) -> Text:
    return priced(voice.name(args["region2"]), SAGE)


def person(args: Args, voice: Voice) -> Text:
    return priced(voice.name(args["people"]), short_benefit(args["benefit"], voice))


def placing(args: Args, voice: Voice) -> Text:
    price = voice.sentence("terminal.inventions.place_price", count=args["count"], points=args["points"])
    return priced(voice.name(args["region"]), price)


def calling(args: Args, voice: Voice) -> Text:
    return Text(str(args["count"]))


def swapping(args: Args, voice: Voice) -> Text:
    return Text(voice.name(args["tile2"]))


# By what each kind of choice is grouped, an argument or a word, and what its item says.
# fmt: off
GROUPS: Final[dict[str, tuple[str, Item]]] = {
    "pillar":        ("act", action),
    "pillar_visits": ("act", action),
    "spend":         ("1 Influence only", action),
    "present":       ("card", presenting),
    "build":         ("tile", building),
    "build_less":    ("tile", building_less),
    "travel":        ("region", journey),
    "travel_sage":   ("region", journey_to_sage),
    "send":          ("milestone", person),
    "influence":     ("tile", placing),
    "call":          ("region", calling),
    "call_choice":   ("region", calling),
    "swap":          ("tile", swapping),
}
# fmt: on


# What a sentence leaves out


def notes(seen: Seen, voice: Voice) -> list[str]:
    """What a card, tile or Milestone says that is chosen for itself; of many tiles the sentences say enough."""
    many = len(seen["moves"]) > FEW
    plain = ("take_effect",) if many else ()
    return ["" if sentence_id(choice) in plain else note_on(choice, voice) for choice in seen["moves"]]


def note_on(choice: Choice, voice: Voice) -> str:
    args, id = choice["sentence"]["args"], sentence_id(choice)
    if id == "draw":
        entry = printed(args["card"], voice)
        note = "terminal.inventions.note_extra" if entry["extra"] else "terminal.inventions.note"
        return voice.sentence(note, milestone=entry["milestone"], extra=entry["extra"], benefit=entry["chain"])
    if id == "eureka":
        return texts(args["milestone"], voice)
    if id in ("take", "take_effect", "use") and not args["tile"].endswith("Aspiration"):
        return texts(args["tile"], voice)
    return ""
