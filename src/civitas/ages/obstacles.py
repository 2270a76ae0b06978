"""What can stand in the way of a move of Through the Ages, as codes.

Each rule says in one function which of them it meets first; `words/refusals` has a sentence for each.
"""

from __future__ import annotations

from typing import Final

# The action phase (2 to 99)
POLITICS_OVER: Final = 2
"""A political action, once the action phase has begun."""
END_INSTEAD: Final = 3
"""Nobody passes in the action phase."""
FIRST_ROUND: Final = 4
"""In the first round cards are taken and nothing else."""
FEW_CIVIL: Final = 5
"""Too few civil actions."""
FEW_MILITARY: Final = 6
"""Too few military actions."""
TOO_DEAR: Final = 7
"""Too few resources."""
LITTLE_FOOD: Final = 8
LITTLE_SCIENCE: Final = 9
PARTNER_SCIENCE: Final = 10
"""The partner of a pact cannot pay their share of the science."""
NOT_ORDERED: Final = 11
"""The card or event that orders an action is not for this."""

# Cards of the row
NOT_IN_ROW: Final = 12
OTHER_SPACE: Final = 13
"""The card lies in another space of the row."""
ONE_WONDER: Final = 14
"""A wonder is under construction already."""
HAND_FULL: Final = 15
LEADER_OF_AGE: Final = 16
"""A leader of that age was taken already."""
SAME_IN_HAND: Final = 17
SAME_IN_PLAY: Final = 18
TAKE_COST: Final = 19
"""Too few civil actions for the space, and for a wonder's surcharge."""

# Population, buildings, units
EMPTY_BANK: Final = 20
"""No yellow token in the bank."""
NO_TECHNOLOGY: Final = 21
"""The technology is not developed."""
NO_IDLE_WORKER: Final = 22
URBAN_LIMIT: Final = 23
"""The government allows no more urban buildings of the kind."""
OTHER_KIND: Final = 24
"""An upgrade stays within its kind."""
NOT_HIGHER: Final = 25
"""An upgrade goes up."""
NO_WORKER: Final = 26
"""No worker on the card."""
DISBAND_UNITS: Final = 27
"""Units are disbanded, not destroyed."""
DESTROY_BUILDINGS: Final = 28
"""Buildings are destroyed, not disbanded."""

# Wonders
NO_WONDER: Final = 29
"""No wonder under construction."""
STAGES_LEFT: Final = 30
"""The wonder has fewer stages left."""
STAGES_AT_ONCE: Final = 31
"""More stages than one action builds."""
STAGE_TOKENS: Final = 32
"""Too few blue tokens to cover the stages."""
WONDERS_BY_STAGES: Final = 33
"""Wonders are built, not played."""

# Leaders, wonders and action cards
NOT_IN_HAND: Final = 34
DEVELOP_IT: Final = 35
"""Technologies are developed, not played."""
TAKEN_NOW: Final = 36
"""The action card was taken in this very action phase."""
NOTHING_TO_DEVELOP: Final = 37
"""The card orders to develop, and nothing can be developed."""
NOTHING_TO_ORDER: Final = 38
"""The card orders to build or upgrade, and nothing can be."""
NOT_USED: Final = 39
"""Not a card that is used that way."""
CARD_NOT_IN_PLAY: Final = 40
USED: Final = 41
"""The card was used in this turn already."""
NEEDS_LEADER: Final = 42
"""Only a leader allows it who does not lead the player."""
RECRUITS_UNITS: Final = 43
"""Only units are recruited."""
INTO_THEATER: Final = 44
"""Only an urban building turns into a theater, of its level or a higher one."""

# Technologies
NOT_A_TECHNOLOGY: Final = 45
IN_PLAY: Final = 46
"""The technology is in play already."""
NOT_A_GOVERNMENT: Final = 47
ALL_CIVIL: Final = 48
"""A revolution takes all civil actions, and some are spent."""
ALL_MILITARY: Final = 49
"""With the leader in play it takes all military actions, and some are spent."""

# Tactics, drawing, trade
NOT_A_TACTIC: Final = 50
NOT_IN_MILITARY_HAND: Final = 51
HAS_TACTIC: Final = 52
"""The tactic lies before the player already."""
OWN_TACTIC: Final = 53
"""The player uses the common tactic already."""
NOT_COMMON: Final = 54
TACTICS_USED: Final = 55
"""A tactic was played or copied in this turn."""
NO_DRAW_ACTION: Final = 56
"""Military cards are drawn at the end of the turn."""
NOTHING_TO_DRAW: Final = 57
NO_TRADE: Final = 58
"""No pact allows the trade."""
TRADED: Final = 59
"""The trade of this turn is done."""
NOTHING_TO_TRADE: Final = 60

# Other questions of a turn
NO_BLUE: Final = 61
"""No blue token lies on the card."""
NOT_COMPLETED: Final = 62
"""Not a completed wonder of the player."""
NOTHING_HELD: Final = 63
"""The card produces no token that could be held back."""
