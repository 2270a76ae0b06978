"""What speaks for a move in Duel: the facts of its judgement, grouped and put into words."""

from __future__ import annotations

from typing import Final

from civitas.bots.duel import facts
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.messages import Message, add_sentences

add_sentences(
    "en",
    {
        "analysis.duel.building": "{card} in the city",
        "analysis.duel.building.rival": "the rival's city is without {card}",
        "analysis.duel.wonder": "{card} is built",
        "analysis.duel.wonder.rival": "the rival is without {card}",
        "analysis.duel.plan": "{card} among the wonders to build",
        "analysis.duel.plan.rival": "keeps {card} from the rival's wonders",
        "analysis.duel.payable": "{card} can be paid",
        "analysis.duel.payable.rival": "the rival cannot pay {card} yet",
        "analysis.duel.token": "{card} is taken",
        "analysis.duel.token.rival": "the rival is without {card}",
        "analysis.duel.pair": "a pair of symbols is in sight",
        "analysis.duel.pair.rival": "the rival sees no pair of symbols",
        "analysis.duel.coins": "more coins",
        "analysis.duel.coins.rival": "fewer coins for the rival",
        "analysis.duel.trade": "cheaper resources",
        "analysis.duel.trade.rival": "dearer resources for the rival",
        "analysis.duel.city": "buildings of colours that count more",
        "analysis.duel.city.rival": "buildings of colours that count less for the rival",
        "analysis.duel.science": "nearer to six symbols",
        "analysis.duel.science.rival": "the rival is further from six symbols",
        "analysis.duel.chain": "a chain to a later building",
        "analysis.duel.chain.rival": "a chain less for the rival",
        "analysis.duel.conflict": "the conflict pawn stands better",
        "analysis.duel.threat": "a supremacy is in reach",
        "analysis.duel.threat.rival": "no supremacy in reach of the rival",
        "analysis.duel.build": "{card} can be built next",
        "analysis.duel.build.rival": "keeps {card} from the rival",
        "analysis.duel.turn": "a better turn order",
        "analysis.duel.turn.rival": "a worse turn order for the rival",  # in analyses that are kept since earlier
        "analysis.duel.wonders": "wonders can still be built",
        "analysis.duel.wonders.rival": "fewer wonders can still be built by the rival",
        "analysis.duel.again": "an extra turn is in reach",
        "analysis.duel.again.rival": "no extra turn in reach of the rival",
        "analysis.duel.points": "more points",
        "analysis.duel.recover": "The Mausoleum can bring back a symbol",
        "analysis.duel.recover.rival": "no symbol for the rival's Mausoleum",
    },
)

add_sentences(
    "en",
    {
        "analysis.stretch.duel.moment.draft": "Wonders",
        "analysis.stretch.duel.moment.age": "Age {age}",
        "analysis.source.duel.wonders_shown": "Wonders laid out",
        "analysis.source.duel.age_began": "Layout of an Age",
        "analysis.source.duel.tokens_drawn": "Tokens drawn",
        "analysis.source.duel.revealed": "Cards turned up",
    },
)

ALIKE: Final = ("conflict", "points", "turn")
"""What is good for one player and bad for the other to the same measure: one sentence for both."""

GROUPS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (facts.HAS, "building", BUILDING_NAMES),
    (facts.BUILT, "wonder", WONDER_NAMES),
    (facts.UNBUILT, "plan", WONDER_NAMES),
    (facts.READY, "payable", WONDER_NAMES),
    (facts.READY_NEXT, "payable", WONDER_NAMES),
    (facts.HAS_TOKEN, "token", TOKEN_NAMES),
    (facts.TOKEN_FOR_PAIR, "pair", ()),
    (facts.COINS, "coins", ()),
    (facts.PRICE, "trade", ()),
    (facts.COLOUR, "city", ()),
    (facts.HAS_SYMBOL, "science", ()),
    (facts.CHAIN_TO_COME, "chain", ()),
    (facts.AHEAD, "conflict", ()),
    (facts.WAR_THREAT, "threat", ()),
    (facts.CAN_BUILD, "build", BUILDING_NAMES),
    (facts.CAN_BUILD_NEXT, "build", BUILDING_NAMES),
    (facts.LEFT, "turn", ()),
    (facts.WONDERS_LEFT, "wonders", ()),
    (facts.AGAIN, "again", ()),
    (facts.POINTS, "points", ()),
    (facts.ASKED, "turn", ()),
    (facts.OFFERED, "wonders", ()),
    (facts.RECOVERS_SYMBOL, "recover", ()),
)
"""Where each group of facts begins, what it is about, and which component each of its facts names."""


def say(fact: int, own: bool) -> Message:
    """What a fact is about, as a reason of the player whose fact it is, or against whom it speaks."""
    first, topic, names = next(group for group in reversed(GROUPS) if group[0] <= fact)
    id = f"analysis.duel.{topic}" if own or topic in ALIKE else f"analysis.duel.{topic}.rival"
    return Message(id, card=names[fact - first]) if names else Message(id)
