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
OWN_SCIENCE: Final = 65
"""A partner without science points stops both."""
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
UPGRADE_IT: Final = 64
"""A theater is upgraded, not turned into one."""

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

# The politics phase (from 100 on)
POLITICS_FIRST: Final = 100
"""An action, before the politics phase is over."""
NOT_AN_EVENT: Final = 101
"""Only events and territories are prepared."""
NOT_A_TERRITORY: Final = 102
SETTLED: Final = 103
"""The leader has colonized, and does so once in the game."""
DOES_NOT_RETIRE: Final = 104
NOT_AN_AGGRESSION: Final = 105
NOT_A_WAR: Final = 106
NOT_A_PACT: Final = 107
NO_PLAYER: Final = 108
"""Fewer players sit at the table."""
YOURSELF: Final = 109
GONE: Final = 110
"""The rival has resigned."""
LEADER_FORBIDS: Final = 111
"""The own leader attacks nobody."""
PACT_FORBIDS: Final = 112
"""A pact forbids attacks between the two."""
ATTACKED_ALREADY: Final = 113
"""Somebody else alone may attack the rival for now."""
ATTACK_COST: Final = 114
"""Too few military actions for the attack."""
NO_COLONY: Final = 115
"""The rival has no colony to annex."""
NO_RIVAL_LEADER: Final = 116
NO_RIVAL_WONDER: Final = 117
"""The rival has no unfinished wonder."""
NO_PLAN: Final = 118
"""The rival has neither leader nor unfinished wonder."""
TOO_STRONG: Final = 119
"""The rival is not weaker."""
TOO_LATE: Final = 120
"""No war is declared in the last round."""
AT_WAR: Final = 121
"""The war declared before has not been resolved."""
IMMUNE: Final = 122
"""A pact keeps everybody from declaring war on the rival."""
NAME_SIDE: Final = 123
"""The sides of the pact differ."""
NO_SIDES: Final = 124
"""The sides of the pact are equal."""
NOT_YOUR_PACT: Final = 125
RESIGN_IN_POLITICS: Final = 126
"""Resigning is a political action of the own turn."""
RESIGN_AT_START: Final = 127
"""Nobody resigns but as their turn begins."""
RESIGN_IN_LAST_AGE: Final = 128
"""Nobody resigns once the last age is over."""

# Bids, forces, fights, defence
BID_LOW: Final = 140
BID_HIGH: Final = 141
"""More than the strongest force."""
NOT_A_UNIT: Final = 142
"""Only units are sent or sacrificed."""
ALL_CHOSEN: Final = 143
"""All units of the card are sent or sacrificed already."""
LAST_ROUND: Final = 159
"""No unit is sacrificed in the last round."""
IN_ORDER: Final = 144
"""It may belong to the set, but search chooses it earlier or later: people are never refused for it."""
ONLY_BONUS_CARDS: Final = 146
"""Only bonus cards strengthen the force."""
FORCE_DISCARDS: Final = 147
"""No more cards may be discarded for the force."""
UNITS_FIRST: Final = 148
"""A force needs a unit."""
FORCE_SHORT: Final = 149
"""The force is below the bid."""
DISCARD_IT: Final = 150
"""Only bonus cards are added."""
ADD_IT: Final = 151
"""Bonus cards are added, not discarded."""
DEFENDS_NOT: Final = 152
"""Only bonus cards defend."""
DEFENSE_CARDS: Final = 153
"""No more cards defend than there are military actions."""
CANNOT_DEFEND: Final = 154
"""With it next, the cards could not reach the attacker's strength any more."""
DEFENSE_BEGUN: Final = 155
"""A defence in which cards were spent is carried through."""
DEFENSE_SHORT: Final = 156
"""The attacker's strength is not reached yet."""
DEFENSE_HOLDS: Final = 157
"""A defence that holds is not given up."""

# Losses and spoils
NOT_OFFERED: Final = 161
"""Not among the bonus cards to choose from."""
NOT_A_BUILDING: Final = 162
NOT_YOUR_COLONY: Final = 163
RUINED_ALREADY: Final = 164
TOO_YOUNG: Final = 165
"""Only wonders of Age A and I fall into ruins."""
ONLY_THIS: Final = 166
"""Only one card can be built now."""
NOT_URBAN: Final = 167
RIVAL_HAS_NONE: Final = 168
"""The rival has no worker on the card."""
RAID_ALIKE: Final = 169
"""The raid goes on with the kind and level it began with."""
RAID_LEVEL: Final = 170
"""The raid reaches a lower level."""
NOT_THEIR_COLONY: Final = 171
NOT_THEIR_SPECIAL: Final = 172
"""Not a special technology of the loser."""
STEAL_WORTH: Final = 173
"""The technology is worth more than is left of the advantage."""
MIX: Final = 174
"""The parts of the mix are not there."""
MIX_MOST: Final = 175
"""More food than there are goods to be gained."""
