"""What can stand in the way of a move in Inventions, as codes; what each of them says stands in `words/refusals`."""

from __future__ import annotations

from typing import Final

NOT_ALLOWED: Final = 2
"""It is an answer of the right kind, but none of those that are left."""

# The Assembly
FORUM_TAKEN: Final = 3
"""The Forum holds an own Pillar."""
EPOCH_STAYS: Final = 4
"""The Epoch Pillar must leave its space."""
NO_WAY: Final = 5
"""The action of the space cannot be carried out."""

# Tiles that are used
CANNOT_BE_USED: Final = 6
"""It works by itself, or is no Progress tile."""
NOT_BUILT: Final = 7
"""It is not on the Progress Map."""
USED_THIS_ERA: Final = 8
"""An Economy token lies on it, or it is turned face down."""
NO_ECONOMY_TOKEN: Final = 9
"""No Economy token is left in the corner."""
NO_TOKENS: Final = 10
"""No Chain Action token is available."""
NOT_USEFUL_NOW: Final = 11
"""It would do nothing at this moment."""

# Cards
NO_CARD_HERE: Final = 12
"""The Region has no card that nobody has claimed."""
NOT_IN_HAND: Final = 13
"""The card is not right of the Society Board."""
NO_ROOM_HERE: Final = 14
"""The Region Display has a card already."""
TOO_LATE_ERA: Final = 15
"""At this table, Ideas of later Eras wait."""
NO_IDEA_HERE: Final = 16
"""The Region Display has no Idea."""
MILESTONE_HIDDEN: Final = 17
"""Nobody has discovered the Milestone of the card."""
NO_ACCESS: Final = 18
"""The player has no access to the Milestone of the card."""
NO_INVENTION_HERE: Final = 19
"""The Region Display has no Invention."""
NOT_BESIDE: Final = 20
"""No own Citizen stands beside the Invention."""
OWN_INVENTION: Final = 21
"""One cannot innovate what one has invented."""
INNOVATED_ALREADY: Final = 22
"""The Innovation position is taken."""
NOT_ON_OFFER: Final = 23
"""The card is not in the Idea Display."""

# People
TOO_FEW_TO_START: Final = 24
"""The card in the Region needs more people than are available."""
TOO_FEW_TO_PRESENT: Final = 25
"""The card needs more people than are available."""
NO_SPECIALIST: Final = 26
"""Nobody of the card's type is available, and no Academic."""
TOO_FEW_INVENTORS: Final = 27
"""Inventor and extra people of the card's type are more than are available."""
TOO_FEW_EXTRAS: Final = 28
"""Inventor and extra people of any type are more than are available."""
UNFIT_MIX: Final = 29
"""Specialists and Academics are not available in these numbers."""
NONE_READY: Final = 30
"""Nobody of the kind is available."""
TOO_FEW_CITIZENS: Final = 31
"""Fewer Citizens are in the Region than would be called."""
REGION_BEFORE: Final = 32
"""Regions are chosen in their numerical order."""
BILL_UNPAID: Final = 33
"""What is owed for a tile could not be paid afterwards."""

# The Map
NOBODY_THERE: Final = 34
"""No own Citizen is in the Region where the journey begins."""
SAME_REGION: Final = 35
"""A journey leads to another Region."""
NO_STRING: Final = 36
"""No blue string connects the Regions."""
TILE_GONE: Final = 37
"""The Influence tile is not on the Society Board any more."""
TILE_THERE: Final = 38
"""An own Influence tile is in the Region."""
NO_SPACE_THERE: Final = 39
"""All Influence spaces of the Region are taken."""
NO_MAJORITY: Final = 40
"""Somebody else has as many Citizens in the Region."""
TOO_FEW_TO_GO_HOME: Final = 41
"""The Influence tile needs more Citizens than are in the Region."""

# Chain Actions
NOT_YOUR_INVENTION: Final = 42
"""The card is not left of the Society Board."""
CARD_USED: Final = 43
"""A Chain Action token lies on the card."""
NO_FACE_UP_TILE: Final = 44
"""No own Influence tile lies face up in the Region."""
CHAIN_OF_CARD_IMPOSSIBLE: Final = 45
"""The Chain Action of the card cannot be carried out now."""
CHAIN_OF_TILE_IMPOSSIBLE: Final = 46
"""The Chain Action of the Influence tile cannot be carried out now."""

# Milestones and the Era Track
NOT_AT_EUREKA: Final = 47
"""The Milestone is not in the Eureka Display, or of no later Era than the Private Milestone."""
ERA_SPACE_TAKEN: Final = 48
"""The space is of another Era, or a marker stands on it."""
NOT_ON_BOARD: Final = 49
"""Diplomats do not go where the Milestone lies."""
DIPLOMAT_THERE: Final = 50
"""An own Diplomat is on the Milestone."""
MILESTONE_FULL: Final = 51
"""All spaces of the Milestone are taken."""
NO_DIPLOMAT_THERE: Final = 52
"""No own Diplomat is on the Milestone."""

# Tiles
WRONG_TYPE: Final = 53
"""Tiles of this type cannot be taken now."""
TILE_OWNED: Final = 54
"""Nobody has a Progress tile twice."""
NONE_LEFT: Final = 55
"""The display of the Progress tile is empty."""
LETTER_OWNED: Final = 56
"""Nobody has two Wealth tiles of one letter."""
NOT_ON_TOP: Final = 57
"""The Wealth tile cannot be taken from the stack of the Region."""
NOT_IN_DISPLAY: Final = 58
"""The tile is not in the Tile Display."""
NOT_NEW: Final = 59
"""No such Aspiration was gained this turn."""
ASPIRATION: Final = 60
"""Aspirations are not built."""
HEX_TAKEN: Final = 61
"""A tile lies on the hex."""
NO_MORE_TILES: Final = 62
"""As many tiles were built as may be."""
PROGRESS_ONLY: Final = 63
"""A benefit builds no Wealth tiles."""
TOO_LITTLE_INFLUENCE: Final = 64
"""Building costs more Influence than the player has."""
TOO_FEW_BUILDERS: Final = 65
"""The tile costs more people than would be available."""
NO_DISCOUNT: Final = 66
"""The Culture tile takes nothing off this tile."""
NOT_PROGRESS: Final = 67
"""Two different Progress tiles are swapped, the first hex named first."""

# The Era Change
NO_SUCH_PLACE: Final = 68
"""The turn order has fewer places."""
SAGE_THERE: Final = 69
"""A Sage stands there, or too few spaces would be left for the others."""
