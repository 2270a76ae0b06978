"""What can happen in a game of Inventions: the table of events, and the number of each."""

from __future__ import annotations

from typing import Final

from civitas.kernel.rules import EventKind

ERA_BEGAN: Final = 0
ROUND_BEGAN: Final = 1
TURN_BEGAN: Final = 2
STARTED_IN: Final = 3
UNCLAIMED: Final = 4
PILLAR_PLACED: Final = 5
ACTION_SPENT: Final = 6
VISITED: Final = 7
INFLUENCE_CHANGED: Final = 8
SKIPPED: Final = 9
PRESENTED: Final = 10
INVENTED: Final = 11
EXHAUSTED: Final = 12
CALLED: Final = 13
TRAVELLED: Final = 14
SAGE_TAKEN: Final = 15
KNOWLEDGE_USED: Final = 16
KNOWLEDGE_SCORED: Final = 17
DIPLOMAT_SENT: Final = 18
DIPLOMAT_CALLED: Final = 19
SHARED: Final = 20
PRESENTER_SCORED: Final = 21
CARD_OWNED: Final = 22
CARD_LEFT: Final = 23
INNOVATED: Final = 24
INFLUENCE_PLACED: Final = 25
START_TILE_PLACED: Final = 26
CHAIN_CARD: Final = 27
CHAIN_TILE: Final = 28
DISCOVERED: Final = 29
BECAME_COMMON: Final = 30
DISCARDED: Final = 31
DIPLOMAT_HOME: Final = 32
ERA_MARKED: Final = 33
OTHER_SPACE: Final = 34
SPECIALIST_GAINED: Final = 35
ACADEMY_FULL: Final = 36
SETTLED: Final = 37
ASPIRATION_GAINED: Final = 38
ASPIRATION_DROPPED: Final = 39
ASPIRATION_LOST: Final = 40
PROGRESS_TAKEN: Final = 41
WEALTH_TAKEN: Final = 42
WEALTH_REVEALED: Final = 43
TILE_REPLACED: Final = 44
BUILT: Final = 45
ECONOMY_USED: Final = 46
ECONOMY_TOKEN_GAINED: Final = 47
TECHNOLOGY_USED: Final = 48
SWAPPED: Final = 49
IDEA_DRAWN: Final = 50
IDEA_REVEALED: Final = 51
IDEA_REMOVED: Final = 52
IDEA_DISCARDED: Final = 53
ORDER_CHANGED: Final = 54
RECOVERED: Final = 55
SAGE_RETURNED: Final = 56
EUREKA_REVEALED: Final = 57
SCORED: Final = 58
CHRONOS_STARTED: Final = 59
CHRONOS_PRESENTED: Final = 60
CHRONOS_INVENTED: Final = 61
CHRONOS_TOOK: Final = 62
CHRONOS_SHARED: Final = 63
CHRONOS_INNOVATED: Final = 64
CHRONOS_PASSED: Final = 65
CHRONOS_INFLUENCE: Final = 66
CHRONOS_DISCOVERED: Final = 67
CHRONOS_FIRST: Final = 68
TRACK_SCORED: Final = 69
WEALTH_SCORED: Final = 70
OBJECTIVE_SCORED: Final = 71
GAME_ENDED: Final = 72
CHRONOS_SETTLED: Final = 73

HAPPENINGS: Final = (
    EventKind("inventions.era_began", "era"),
    EventKind("inventions.round_began", "era round"),
    EventKind("inventions.turn_began", "seat count"),
    EventKind("inventions.started_in", "seat card region"),
    EventKind("inventions.unclaimed", "card region"),
    EventKind("inventions.pillar_placed", "seat benefit"),
    EventKind("inventions.action_spent", "seat benefit"),
    EventKind("inventions.visited", "seat"),
    EventKind("inventions.influence_changed", "seat amount total"),
    EventKind("inventions.skipped", "seat benefit"),
    EventKind("inventions.presented", "seat card region count"),
    EventKind("inventions.invented", "seat card region"),
    EventKind("inventions.exhausted", "seat count people"),
    EventKind("inventions.called", "seat count region people"),
    EventKind("inventions.travelled", "seat region region2"),
    EventKind("inventions.sage_taken", "seat region"),
    EventKind("inventions.knowledge_used", "seat benefit region"),
    EventKind("inventions.knowledge_scored", "seat points"),
    EventKind("inventions.diplomat_sent", "seat people milestone"),
    EventKind("inventions.diplomat_called", "seat milestone"),
    EventKind("inventions.shared", "seat card region"),
    EventKind("inventions.presenter_scored", "seat points card"),
    EventKind("inventions.card_owned", "seat card"),
    EventKind("inventions.card_left", "card"),
    EventKind("inventions.innovated", "seat card region"),
    EventKind("inventions.influence_placed", "seat influence_tile region points"),
    EventKind("inventions.start_tile_placed", "seat influence_tile region"),
    EventKind("inventions.chain_card", "seat card benefit"),
    EventKind("inventions.chain_tile", "seat region benefit"),
    EventKind("inventions.discovered", "seat milestone"),
    EventKind("inventions.became_common", "milestone"),
    EventKind("inventions.discarded", "milestone"),
    EventKind("inventions.diplomat_home", "seat milestone"),
    EventKind("inventions.era_marked", "seat space benefit"),
    EventKind("inventions.other_space", "seat space benefit"),
    EventKind("inventions.specialist_gained", "seat people"),
    EventKind("inventions.academy_full", "seat limit"),
    EventKind("inventions.settled", "seat region"),
    EventKind("inventions.aspiration_gained", "seat tile"),
    EventKind("inventions.aspiration_dropped", "seat tile"),
    EventKind("inventions.aspiration_lost", "seat tile"),
    EventKind("inventions.progress_taken", "seat tile"),
    EventKind("inventions.wealth_taken", "seat tile region"),
    EventKind("inventions.wealth_revealed", "tile region", reveals=True),
    EventKind("inventions.tile_replaced", "seat tile"),
    EventKind("inventions.built", "seat tile hex count"),
    EventKind("inventions.economy_used", "seat tile"),
    EventKind("inventions.economy_token_gained", "seat"),
    EventKind("inventions.technology_used", "seat tile"),
    EventKind("inventions.swapped", "seat hex hex2"),
    EventKind("inventions.idea_drawn", "seat card"),
    EventKind("inventions.idea_revealed", "card", reveals=True),
    EventKind("inventions.idea_removed", "card"),
    EventKind("inventions.idea_discarded", "seat card"),
    EventKind("inventions.order_changed", "seat place"),
    EventKind("inventions.recovered"),
    EventKind("inventions.sage_returned", "seat region"),
    EventKind("inventions.eureka_revealed", "milestone", reveals=True),
    EventKind("inventions.scored", "seat points benefit"),
    EventKind("inventions.chronos_started", "card region"),
    EventKind("inventions.chronos_presented", "card region count"),
    EventKind("inventions.chronos_invented", "card region"),
    EventKind("inventions.chronos_took", "tile"),
    EventKind("inventions.chronos_shared", "card region"),
    EventKind("inventions.chronos_innovated", "card region"),
    EventKind("inventions.chronos_passed"),
    EventKind("inventions.chronos_influence", "region"),
    EventKind("inventions.chronos_discovered", "milestone"),
    EventKind("inventions.chronos_first"),
    EventKind("inventions.track_scored", "seat points"),
    EventKind("inventions.wealth_scored", "seat tile points"),
    EventKind("inventions.objective_scored", "seat objective points", reveals=True),
    EventKind("inventions.game_ended"),
    EventKind("inventions.chronos_settled", "region"),
)
