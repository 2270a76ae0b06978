"""A table in words, told as a person would tell it: for whoever plays without pictures.

A game tells its table from what a seat sees (`words/telling.py` of its folder, named by its manifest): parts with a
heading each, of whole sentences. What every game has stands here: the moment and the question first, what happened
last at the end. Nothing is told that the view does not show.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple, cast

from civitas.kernel.game import Game
from civitas.kernel.messages import Message, Said, add_sentences
from civitas.kernel.rules import Rules
from civitas.kernel.view import View
from civitas.library import SETS_REMEMBERED, find

# fmt: off
ENGLISH: Final = {
    "tell.part.now":     "{game}, {moment}",
    "tell.part.game":    "{game}",
    "tell.part.you":     "You",
    "tell.part.seat":    "{seat:player}",
    "tell.part.common":  "What all share",
    "tell.part.last":    "Last",
    "tell.part.choices": "You can choose, {count:way|ways}",
    "tell.over":         "The game is over.",
    "tell.won":          "{winner:player} has won.",
    "tell.you_won":      "You have won.",
    "tell.waits":        "It is not your turn.",
    "tell.one":          "{one}.",
    "tell.with":         "{thing} ({facts})",
    "tell.kind":         "{thing} ({kind}: {facts})",
    "tell.times":        "{count} times {thing}",
    "tell.order":        "Members of a set come in their order.",
}
# fmt: on

add_sentences("en", ENGLISH)

FEW: Final = 10
"""As many choices as a list shows without grouping them."""
Cards = dict[str, dict[str, Any]]
"""What is printed on each component, by its name: the catalogue of a game."""


class Part(NamedTuple):
    """A part of what is told: its heading, then sentences, then things of which each has a line of its own."""

    heading: Message
    lines: Sequence[Message] = ()
    items: Sequence[Message] = ()
    numbered: bool = False
    """Whether the things have the numbers by which they are chosen."""

    def json(self) -> dict[str, Any]:
        return {
            "heading": self.heading.json(),
            "lines": [line.json() for line in self.lines],
            "items": [item.json() for item in self.items],
            "numbered": self.numbered,
        }


def tell(game: Game, viewer: int | None, heard: Iterable[Message] = (), past: bool = False) -> list[Part]:
    """The whole table as a seat sees it, with what it heard last; nothing where the game has nobody to tell it.

    In a position of the past nothing can be chosen.
    """
    seen = game.view(viewer)
    if past:
        seen["moves"] = []
    return tell_seen(game, seen, heard)


def tell_seen(game: Game, seen: View[Any], heard: Iterable[Message] = ()) -> list[Part]:
    """The table as a view shows it, with the choices that the view has."""
    teller = find(game.rules.name).telling
    if not teller:
        return []
    parts = [
        now(game, seen),
        *choices(seen),
        *import_module(teller).tell(seen, _printed(game.rules, game.setup.edition)),
        Part(Message("tell.part.last"), list(heard)),
    ]
    return [part for part in parts if part.lines or part.items]


@lru_cache(maxsize=SETS_REMEMBERED)
def _printed(rules: Rules, edition: str) -> Cards:
    return rules.catalogue(edition)


def news(before: View[Any], after: View[Any]) -> list[Message]:
    """What changed for a seat between two positions that it saw, what weighs most first; nobody else has news."""
    module, viewer = find(after["game"]).news, after["viewer"]
    if not module or viewer is None:
        return []
    said: list[Message] = import_module(module).news(before["table"], after["table"], viewer)
    return said


def now(game: Game, seen: View[Any]) -> Part:
    """What is played, how far it is, and what is asked."""
    moment = game.rules.moment(game.state)
    title = game.rules.title
    heading = (
        Message("tell.part.game", game=title) if moment is None else Message("tell.part.now", game=title, moment=moment)
    )
    return Part(heading, asked(seen))


def asked(seen: View[Any]) -> list[Message]:
    """The question; once the game is over, who has won."""
    result = seen["result"]
    if result is not None:
        won = [
            Message("tell.you_won") if seat == seen["viewer"] else Message("tell.won", winner=seat)
            for seat in result["winners"]
        ]
        return [Message("tell.over"), *won]
    waits = seen["viewer"] is not None and seen["viewer"] != seen["asked"] and not seen["moves"]
    return [*([Message("tell.waits")] if waits else []), message_of(seen["prompt"])]


def choices(seen: View[Any]) -> list[Part]:
    """What the viewer may answer, where it is a short list; a longer one is told by what it is about."""
    moves = seen["moves"]
    if not moves or is_long(seen):
        return []
    closing = find(seen["game"]).closing
    ordered = sorted(moves, key=lambda move: move["kind"] in closing)
    said = [Message("tell.one", one=message_of(move["sentence"])) for move in ordered]
    return [Part(Message("tell.part.choices", count=len(said)), (), said, numbered=True)]


def is_long(seen: View[Any]) -> bool:
    """Whether there is more to choose from than a list shows; then a game numbers what the choices are about."""
    return len(seen["moves"]) > FEW


def message_of(said: Said) -> Message:
    """A message that came as plain data."""
    return Message(said["id"], **{name: _argument(value) for name, value in said["args"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return message_of(cast(Said, value))
    if isinstance(value, list):
        return [_argument(part) for part in value]
    return value


# What the games tell with


def of(seat: int, viewer: int | None, they: str, you: str, **values: Any) -> Message:
    """A sentence about somebody, or the one about the viewer."""
    return Message(you, **values) if seat == viewer else Message(they, seat=seat, **values)


def heading_of(seat: int, viewer: int | None) -> Message:
    return Message("tell.part.you") if seat == viewer else Message("tell.part.seat", seat=seat)


def facts_of(card: str, cards: Cards, key: str = "text") -> list[Message]:
    """The sentences on a component."""
    return [message_of(text) for text in cards.get(card, {}).get(key, ())]


def with_facts(card: str, cards: Cards, key: str = "text") -> Message | str:
    """A component with what is printed on it in brackets."""
    facts = facts_of(card, cards, key)
    return Message("tell.with", thing=card, facts=facts) if facts else card


def some(id: str, things: Sequence[Any], **values: Any) -> list[Message]:
    """A sentence that lists things, where there are any."""
    return [Message(id, things=list(things), count=len(things), **values)] if things else []


def counted(things: Sequence[Any]) -> list[Any]:
    """Things in their order; those that are alike stand there once, with how many they are."""
    first = [thing for place, thing in enumerate(things) if thing not in things[:place]]
    counts = [(thing, things.count(thing)) for thing in first]
    return [thing if count == 1 else Message("tell.times", count=count, thing=thing) for thing, count in counts]


def seats_from(count: int, viewer: int | None) -> list[int]:
    """The others in their order, from the viewer on; all of them to a spectator."""
    return list(range(count)) if viewer is None else [(viewer + step) % count for step in range(1, count)]
