"""The events of Duel: the number that rule code tells, and the row at that place of the table."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.rules import EventKind

WONDERS_SHOWN: Final = 0
DRAFTED: Final = 1
LAST_DRAFTED: Final = 2
AGE_BEGAN: Final = 3
WILL_BEGIN: Final = 4
BUILT: Final = 5
BUILT_BY_CHAIN: Final = 6
DISCARDED: Final = 7
WONDER_BUILT: Final = 8
GAINED: Final = 9
LOST: Final = 10
PAID_RIVAL: Final = 11
CONFLICT: Final = 12
TOKEN_TAKEN: Final = 13
TOKENS_DRAWN: Final = 14
DESTROYED: Final = 15
RECOVERED: Final = 16
WONDER_REMOVED: Final = 17
PLAYS_AGAIN: Final = 18
REVEALED: Final = 19
MILITARY_SUPREMACY: Final = 20
SCIENTIFIC_SUPREMACY: Final = 21
CIVILIAN_VICTORY: Final = 22
SHARED_VICTORY: Final = 23
RESIGNED: Final = 24
BUILT_FREE: Final = 25
WONDER_FREE: Final = 26

# fmt: off
EVENTS: Final = (
    EventKind("duel.wonders_shown", reveals=True),
    EventKind("duel.drafted", "seat wonder"),
    EventKind("duel.last_drafted", "seat wonder"),
    EventKind("duel.age_began", "age", reveals=True),
    EventKind("duel.will_begin", "seat"),
    EventKind("duel.built", "seat building coins"),
    EventKind("duel.built_by_chain", "seat building"),
    EventKind("duel.discarded", "seat building coins"),
    EventKind("duel.wonder_built", "seat wonder building coins"),
    EventKind("duel.gained", "seat coins"),
    EventKind("duel.lost", "seat coins"),
    EventKind("duel.paid_rival", "seat coins"),
    EventKind("duel.conflict", "seat shields"),
    EventKind("duel.token_taken", "seat token"),
    EventKind("duel.tokens_drawn", "seat token token2 token3", reveals=True,
              private="seat", instead="duel.tokens_hidden"),
    EventKind("duel.destroyed", "seat building"),
    EventKind("duel.recovered", "seat building"),
    EventKind("duel.wonder_removed", "wonder"),
    EventKind("duel.plays_again", "seat"),
    EventKind("duel.revealed", "building", reveals=True),
    EventKind("duel.military_supremacy", "seat"),
    EventKind("duel.scientific_supremacy", "seat"),
    EventKind("duel.civilian_victory", "seat"),
    EventKind("duel.shared_victory"),
    EventKind("duel.resigned", "seat"),
    EventKind("duel.built_free", "seat building"),
    EventKind("duel.wonder_free", "seat wonder building"),
)
# fmt: on

AGE_NUMERALS: Final = ("I", "II", "III")
NAMES: Final = {"building": BUILDING_NAMES, "wonder": WONDER_NAMES, "token": TOKEN_NAMES, "age": AGE_NUMERALS}
