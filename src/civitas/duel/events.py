"""The events of Duel: the number that rule code tells, and the row at that place of the table."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.events import Events
from civitas.kernel.ints import i64

EVENTS: Final = Events()

# fmt: off
WONDERS_SHOWN: Final[i64] = EVENTS.add("duel.wonders_shown", reveals=True)
DRAFTED: Final[i64] = EVENTS.add("duel.drafted", "seat wonder")
LAST_DRAFTED: Final[i64] = EVENTS.add("duel.last_drafted", "seat wonder")
AGE_BEGAN: Final[i64] = EVENTS.add("duel.age_began", "age", reveals=True)
WILL_BEGIN: Final[i64] = EVENTS.add("duel.will_begin", "seat")
BUILT: Final[i64] = EVENTS.add("duel.built", "seat building coins")
BUILT_BY_CHAIN: Final[i64] = EVENTS.add("duel.built_by_chain", "seat building")
DISCARDED: Final[i64] = EVENTS.add("duel.discarded", "seat building coins")
WONDER_BUILT: Final[i64] = EVENTS.add("duel.wonder_built", "seat wonder building coins")
GAINED: Final[i64] = EVENTS.add("duel.gained", "seat coins")
LOST: Final[i64] = EVENTS.add("duel.lost", "seat coins")
PAID_RIVAL: Final[i64] = EVENTS.add("duel.paid_rival", "seat coins")
CONFLICT: Final[i64] = EVENTS.add("duel.conflict", "seat shields")
TOKEN_TAKEN: Final[i64] = EVENTS.add("duel.token_taken", "seat token")
TOKENS_DRAWN: Final[i64] = EVENTS.add("duel.tokens_drawn", "seat token token2 token3", reveals=True, private="seat", instead="duel.tokens_hidden")
DESTROYED: Final[i64] = EVENTS.add("duel.destroyed", "seat building")
RECOVERED: Final[i64] = EVENTS.add("duel.recovered", "seat building")
WONDER_REMOVED: Final[i64] = EVENTS.add("duel.wonder_removed", "wonder")
PLAYS_AGAIN: Final[i64] = EVENTS.add("duel.plays_again", "seat")
REVEALED: Final[i64] = EVENTS.add("duel.revealed", "building", reveals=True)
MILITARY_SUPREMACY: Final[i64] = EVENTS.add("duel.military_supremacy", "seat")
SCIENTIFIC_SUPREMACY: Final[i64] = EVENTS.add("duel.scientific_supremacy", "seat")
CIVILIAN_VICTORY: Final[i64] = EVENTS.add("duel.civilian_victory", "seat")
SHARED_VICTORY: Final[i64] = EVENTS.add("duel.shared_victory")
RESIGNED: Final[i64] = EVENTS.add("duel.resigned", "seat")
BUILT_FREE: Final[i64] = EVENTS.add("duel.built_free", "seat building")
WONDER_FREE: Final[i64] = EVENTS.add("duel.wonder_free", "seat wonder building")
# fmt: on

AGE_NUMERALS: Final = ("I", "II", "III")
NAMES: Final = {"building": BUILDING_NAMES, "wonder": WONDER_NAMES, "token": TOKEN_NAMES, "age": AGE_NUMERALS}
