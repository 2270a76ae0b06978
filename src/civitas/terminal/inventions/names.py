"""What is printed on the components of Inventions, in the two lengths that a terminal needs.

The short form is for the picture, "Eco 4" or "+1 Inf"; the long one, of the catalogue, for sentences. The components
are those of the set that is played with.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from civitas.inventions.box import Box
from civitas.inventions.components.files import is_ours
from civitas.inventions.rules import RULES, InventionsRules
from civitas.inventions.view import RegionShown
from civitas.telling import message_of
from civitas.terminal.inventions.words import SHORT, TILES
from civitas.terminal.voice import Voice

Entry = dict[str, Any]


# The component set


def rules(voice: Voice) -> InventionsRules:
    return cast(InventionsRules, voice.rules or RULES)


def box(voice: Voice) -> Box:
    return rules(voice).edition


def printed(name: str, voice: Voice) -> Entry:
    """What the catalogue has about a component."""
    return _catalogue(rules(voice))[name]


@cache
def _catalogue(played: InventionsRules) -> dict[str, Entry]:
    return played.catalogue(played.editions[0])


def name_set(voice: Voice) -> str:
    """Which components these are, in a few words."""
    return _told(voice, "terminal.inventions.original", "terminal.inventions.own_set")


def tell_set(voice: Voice) -> str:
    """Which components these are; ours are none of the published game."""
    return _told(voice, "terminal.inventions.set_original", "terminal.inventions.set_own")


def _told(voice: Voice, original: str, own: str) -> str:
    return voice.sentence(original if is_ours(rules(voice).editions[0]) else own, title=box(voice).title)


# In a few letters


def short_benefit(name: str, voice: Voice) -> str:
    return voice.sentence(f"terminal.inventions.short.{name}") if name in SHORT else voice.name(name)


def short_tile(name: str, voice: Voice) -> str:
    """A tile of the Tile Display or the Progress Map."""
    if name in TILES:
        return voice.sentence(f"terminal.inventions.tile.{name}")
    entry = printed(name, voice)
    kind = entry.get("type", "wealth")
    return voice.sentence(
        f"terminal.inventions.tile.{kind}", number=entry.get("number", 0), letter=entry.get("letter", "")
    )


def benefit_of(name: str, voice: Voice) -> str:
    """What a hex, a space of the Era Track or a Specialist tile gives."""
    return str(printed(name, voice)["benefit"])


def knowledge(region: RegionShown, voice: Voice) -> str:
    """What the Knowledge tile of a Region shows: its Chain Action, or its public objective."""
    entry = printed(region["knowledge_tile"], voice)
    return str(entry["score" if region["scoring_side"] else "chain"])


def hand_facts(name: str, voice: Voice) -> str:
    """What somebody must know of an Idea they may present, shortly: its Era, whom it needs, and its Milestone."""
    return _idea_facts(name, voice, "terminal.inventions.hand_extra", "terminal.inventions.hand_idea")


def idea_facts(name: str, voice: Voice) -> str:
    """The same in words."""
    return _idea_facts(name, voice, "terminal.inventions.facts_extra", "terminal.inventions.facts")


def _idea_facts(name: str, voice: Voice, with_extra: str, without: str) -> str:
    entry = printed(name, voice)
    return voice.sentence(
        with_extra if entry["extra"] else without,
        era=entry["age"],
        type=entry["type"],
        need=entry["need"],
        milestone=entry["milestone"],
        extra=entry["extra"],
    )


def chain_facts(name: str, voice: Voice) -> str:
    """What matters of an Invention that somebody has: its type and Chain Action."""
    entry = printed(name, voice)
    return voice.sentence("terminal.inventions.chain", type=entry["type"], benefit=entry["chain"])


# At length


def texts(name: str, voice: Voice) -> str:
    """The sentences of a component."""
    return " ".join(voice.say(message_of(text)) for text in printed(name, voice)["text"])


def about(name: str, voice: Voice) -> str:
    """All that is printed on a component, or what an icon means."""
    if name not in _catalogue(rules(voice)) or not printed(name, voice)["text"]:
        return ""
    label = message_of(printed(name, voice)["label"])
    return voice.sentence("terminal.inventions.about", name=name, label=label, text=texts(name, voice))
