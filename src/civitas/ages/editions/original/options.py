"""The options of the original edition: its three modes, its nine variants, its optional rule of corruption, and two
questions that its rulebook leaves open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message
from civitas.kernel.rules import Option

# fmt: off
OPTIONS: Final = (
    Option("ages.option.mode",       ("full", "advanced", "simple")),
    Option("ages.option.simplified", ("no", "yes")),
    Option("ages.option.alliances",  ("allowed", "none")),
    Option("ages.option.military",   ("full", "peaceful")),
    Option("ages.option.drawing",    ("end", "action")),
    Option("ages.option.bonuses",    ("hidden", "open-4", "open-3", "open-5", "by-age", "personal", "public")),
    Option("ages.option.leftovers",  ("scored", "ignored")),
    Option("ages.option.holding",    ("no", "yes")),
    Option("ages.option.colonizing", ("always", "not-last")),
    Option("ages.option.cooperation", ("share", "both")),
)
# fmt: on
DEFAULTS: Final = {option.name: option.default for option in OPTIONS}
FULL_ONLY: Final = ("bonuses", "leftovers", "colonizing")


def label(name: str, value: str) -> Message:
    """A chosen value as people read it."""
    return next(option for option in OPTIONS if option.name == name).label(value)


def check_together(options: Mapping[str, str]) -> None:
    """Refuse what does not go together: the simple game has no variants, bonuses are chosen only in the full one."""
    changed = [name for name in options if options[name] != DEFAULTS[name] and name != "mode"]
    mode = options["mode"]
    for name in changed:
        if mode == "simple" or (mode != "full" and name in FULL_ONLY):
            raise BadSetup(
                Message("ages.options.not_in_mode", choice=label(name, options[name]), mode=label("mode", mode))
            )
    if options["alliances"] == "none" and options["military"] == "peaceful":
        raise BadSetup(Message("ages.options.no_attacks"))
