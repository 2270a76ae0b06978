"""What is told during a game of Through the Ages: the number that rule code tells, and its row of the table."""

from __future__ import annotations

from typing import Final

from civitas.kernel.rules import EventKind

ROW_DEALT: Final = 0
ROW_DISCARDED: Final = 1
TOOK: Final = 2
AGE_BEGAN: Final = 3
ANTIQUATED: Final = 4
LAST_ROUND_SET: Final = 5
ROUND_BEGAN: Final = 6
TURN_BEGAN: Final = 7
GREW: Final = 8
BUILT: Final = 9
UPGRADED: Final = 10
DESTROYED: Final = 11
STAGES_BUILT: Final = 12
WONDER_COMPLETED: Final = 13
LEADER_PLAYED: Final = 14
LEADER_LEFT: Final = 15
TUCKED: Final = 16
DEVELOPED: Final = 17
REVOLUTION: Final = 18
PARTNER_PAID: Final = 19
ACTION_CARD_PLAYED: Final = 20
CARD_USED: Final = 21
RECRUITED: Final = 22
RECAST: Final = 23
TACTIC_PLAYED: Final = 24
TACTIC_COPIED: Final = 25
TACTIC_SHARED: Final = 26
SCIENCE_GAINED: Final = 27
CULTURE_GAINED: Final = 28
GOODS_GAINED: Final = 29
GOODS_TAKEN: Final = 30
YELLOW_CHANGED: Final = 31
BLUE_LOST: Final = 32
POPULATION_GAINED: Final = 33
POPULATION_LOST: Final = 34
ACTIONS_SPENT: Final = 35
DREW: Final = 36
DISCARDED: Final = 37
RESHUFFLED: Final = 38
PRODUCED: Final = 39
CONSUMED: Final = 40
FAMINE: Final = 41
CORRUPTED: Final = 42
UPRISING: Final = 43
EVENT_PREPARED: Final = 44
EVENT_REVEALED: Final = 45
EVENTS_RENEWED: Final = 46
RUINED: Final = 47
RAIDED: Final = 48
AGGRESSION_PLAYED: Final = 49
AGGRESSION_FAILED: Final = 50
AGGRESSION_SUCCEEDED: Final = 51
CARD_ADDED: Final = 52
CARD_DROPPED: Final = 53
WAR_DECLARED: Final = 54
WAR_WON: Final = 55
WAR_ENDED: Final = 56
WAR_REMOVED: Final = 57
TECHNOLOGY_STOLEN: Final = 58
PACT_OFFERED: Final = 59
PACT_ACCEPTED: Final = 60
PACT_REFUSED: Final = 61
PACT_ENDED: Final = 62
BID: Final = 63
AUCTION_PASSED: Final = 64
NOBODY_BID: Final = 65
UNIT_SENT: Final = 66
COLONIZED: Final = 67
COLONY_LOST: Final = 68
POLITICS_SKIPPED: Final = 69
RESIGNED: Final = 70
GAME_ENDED: Final = 71
ACTIONS_LOST: Final = 72
EVENT_SEEN: Final = 73
UNIT_SACRIFICED: Final = 74
FIGHT_TOTAL: Final = 75
BONUS_REVEALED: Final = 76
BONUS_KEPT: Final = 77
BONUS_KEPT_OPENLY: Final = 78
BONUSES_RETURNED: Final = 79
MINE_HELD_BACK: Final = 80

# fmt: off
HAPPENINGS: Final = (
    EventKind("ages.row_dealt", "card", reveals=True),
    EventKind("ages.row_discarded", "card"),
    EventKind("ages.took", "seat card"),
    EventKind("ages.age_began", "age", reveals=True),
    EventKind("ages.antiquated", "seat card"),
    EventKind("ages.last_round_set", "this"),
    EventKind("ages.round_began", "round"),
    EventKind("ages.turn_began", "seat"),
    EventKind("ages.grew", "seat food"),
    EventKind("ages.built", "seat card cost"),
    EventKind("ages.upgraded", "seat card card2 cost"),
    EventKind("ages.destroyed", "seat card"),
    EventKind("ages.stages_built", "seat card count cost"),
    EventKind("ages.wonder_completed", "seat card"),
    EventKind("ages.leader_played", "seat card"),
    EventKind("ages.leader_left", "seat card"),
    EventKind("ages.tucked", "seat card"),
    EventKind("ages.developed", "seat card cost"),
    EventKind("ages.revolution", "seat card cost"),
    EventKind("ages.partner_paid", "seat cost"),
    EventKind("ages.action_card_played", "seat card"),
    EventKind("ages.card_used", "seat card"),
    EventKind("ages.recruited", "seat card"),
    EventKind("ages.recast", "seat card card2"),
    EventKind("ages.tactic_played", "seat military"),
    EventKind("ages.tactic_copied", "seat military"),
    EventKind("ages.tactic_shared", "seat military"),
    EventKind("ages.science_gained", "seat amount"),
    EventKind("ages.culture_gained", "seat amount"),
    EventKind("ages.goods_gained", "seat amount goods"),
    EventKind("ages.goods_taken", "seat amount goods rival"),
    EventKind("ages.yellow_changed", "seat amount"),
    EventKind("ages.blue_lost", "seat card"),
    EventKind("ages.population_gained", "seat count"),
    EventKind("ages.population_lost", "seat"),
    EventKind("ages.actions_spent", "seat count"),
    EventKind("ages.drew", "seat military", reveals=True, private="seat", instead="ages.drew_hidden"),
    EventKind("ages.discarded", "seat military", private="seat", instead="ages.discarded_hidden"),
    EventKind("ages.reshuffled", reveals=True),
    EventKind("ages.produced", "seat amount goods"),
    EventKind("ages.consumed", "seat amount"),
    EventKind("ages.famine", "seat amount"),
    EventKind("ages.corrupted", "seat amount"),
    EventKind("ages.uprising", "seat"),
    EventKind("ages.event_prepared", "seat military", private="seat", instead="ages.prepared_hidden"),
    EventKind("ages.event_revealed", "seat military", reveals=True),
    EventKind("ages.events_renewed", reveals=True),
    EventKind("ages.ruined", "seat card"),
    EventKind("ages.raided", "seat card rival"),
    EventKind("ages.aggression_played", "seat military rival"),
    EventKind("ages.aggression_failed", "seat military"),
    EventKind("ages.aggression_succeeded", "seat military"),
    EventKind("ages.card_added", "seat military"),
    EventKind("ages.card_dropped", "seat military", private="seat", instead="ages.dropped_hidden"),
    EventKind("ages.war_declared", "seat military rival"),
    EventKind("ages.war_won", "seat military rival"),
    EventKind("ages.war_ended", "seat military"),
    EventKind("ages.war_removed", "seat"),
    EventKind("ages.technology_stolen", "seat card rival"),
    EventKind("ages.pact_offered", "seat military rival"),
    EventKind("ages.pact_accepted", "seat military"),
    EventKind("ages.pact_refused", "seat military"),
    EventKind("ages.pact_ended", "seat military"),
    EventKind("ages.bid", "seat bid"),
    EventKind("ages.auction_passed", "seat"),
    EventKind("ages.nobody_bid", "military"),
    EventKind("ages.unit_sent", "seat card"),
    EventKind("ages.colonized", "seat military"),
    EventKind("ages.colony_lost", "seat military"),
    EventKind("ages.politics_skipped", "seat"),
    EventKind("ages.resigned", "seat"),
    EventKind("ages.game_ended", reveals=True),
    EventKind("ages.actions_lost", "seat count"),
    EventKind("ages.event_seen", "seat military", reveals=True, private="seat", instead="ages.event_looked_at"),
    EventKind("ages.unit_sacrificed", "seat card"),
    EventKind("ages.fight_total", "seat strength"),
    EventKind("ages.bonus_revealed", "military", reveals=True),
    EventKind("ages.bonus_kept", "seat military", private="seat", instead="ages.bonus_kept_hidden"),
    EventKind("ages.bonus_kept_openly", "seat military"),
    EventKind("ages.bonuses_returned", reveals=True),
    EventKind("ages.mine_held_back", "seat card"),
)
# fmt: on
