"""Refusals of the Assembly: Pillars, actions that are not possible, and tiles that are used."""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    BENEFIT_NAMES,
    CALL_DIPLOMAT,
    CALL_SPECIALISTS,
    EUREKA,
    GAIN_INFLUENCE,
    INNOVATE,
    INVENT,
    PRESENT,
    SEND_DIPLOMAT,
    SHARE,
    TRAVEL,
)
from civitas.inventions.obstacles import (
    CANNOT_BE_USED,
    CARD_USED,
    CHAIN_OF_CARD_IMPOSSIBLE,
    CHAIN_OF_TILE_IMPOSSIBLE,
    EPOCH_STAYS,
    FORUM_TAKEN,
    NO_ECONOMY_TOKEN,
    NO_FACE_UP_TILE,
    NO_SUCH_PLACE,
    NO_TOKENS,
    NO_WAY,
    NOT_BUILT,
    NOT_USEFUL_NOW,
    NOT_YOUR_INVENTION,
    USED_THIS_ERA,
)
from civitas.inventions.state import Inventions
from civitas.inventions.words.refusals.refusal import Refusal
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.messages import Message, add_sentences

# fmt: off
IMPOSSIBLE: Final = {
    PRESENT:          Refusal("nothing_to_present",  "you have no Idea that you can present with your available people in an empty Region Display."),
    SHARE:            Refusal("nothing_to_share",    "you have no Citizen beside an Invention."),
    INVENT:           Refusal("nothing_to_invent",   "there is no Idea on the Map whose Milestone you can access and whose people you have available."),
    INNOVATE:         Refusal("nothing_to_innovate", "there is no Invention of somebody else with a free Innovation position and a matching person of yours available."),
    CALL_SPECIALISTS: Refusal("nobody_on_map",       "you have no Citizen on the Map."),
    GAIN_INFLUENCE:   Refusal("no_influence",        "there is no Region where you have the majority, no Influence tile and enough Citizens."),
    TRAVEL:           Refusal("nobody_on_map",       "you have no Citizen on the Map."),
    EUREKA:           Refusal("no_eureka",           "the Eureka Display has no Milestone of a later Era than yours (Era {era})."),
    SEND_DIPLOMAT:    Refusal("nobody_to_send",      "you have nobody available to send, or no Milestone on the board has a free space without a Diplomat of yours."),
    CALL_DIPLOMAT:    Refusal("nobody_to_recall",    "you have no Diplomat on a Milestone."),
}
"""Why an action cannot be chosen: the end of a sentence."""
# fmt: on


def impossible(game: Inventions, asked: AnyDecision, action: int) -> dict[str, object]:
    words = {"era": int(game.era_of(asked.seat))} if action == EUREKA else {}
    return {"reason": Message(IMPOSSIBLE[action].id, **words)}


def chain_of_card(game: Inventions, asked: AnyDecision, card: int) -> dict[str, object]:
    return {"benefit": BENEFIT_NAMES[game.edition.ideas[card].chain]}


def chain_of_tile(game: Inventions, asked: AnyDecision, region: int) -> dict[str, object]:
    tile = game.societies[asked.seat].tile_in[region]
    return {"benefit": BENEFIT_NAMES[game.edition.influence_tiles[tile].chain]}


def places(game: Inventions, asked: AnyDecision, *_: int) -> dict[str, object]:
    return {"count": len(game.turn_order)}


# fmt: off
REFUSALS: Final = {
    FORUM_TAKEN:              Refusal("forum_taken",        "The Forum with {action} holds one of your Pillars already (Assembly)."),
    EPOCH_STAYS:              Refusal("epoch_stays",        "The Epoch Pillar stands on {action} and must move to another space (Assembly)."),
    NO_WAY:                   Refusal("no_way",             "{action} is not possible: {reason}", impossible),
    CANNOT_BE_USED:           Refusal("cannot_be_used",     "{tile} is not used: it works by itself."),
    NOT_BUILT:                Refusal("not_built",          "{tile} is not on your Progress Map."),
    USED_THIS_ERA:            Refusal("used_this_era",      "{tile} was used already."),
    NO_ECONOMY_TOKEN:         Refusal("no_economy_token",   "You have no Economy token in the corner of your Society Board."),
    NO_TOKENS:                Refusal("no_tokens",          "You have no available Chain Action token."),
    NOT_USEFUL_NOW:           Refusal("not_useful_now",     "{tile} can do nothing now."),
    NOT_YOUR_INVENTION:       Refusal("not_your_invention", "{card} is not left of your Society Board."),
    CARD_USED:                Refusal("card_used",          "{card} was used this turn already; each Invention can be used once (Call Specialists)."),
    NO_FACE_UP_TILE:          Refusal("no_face_up_tile",    "You have no face-up Influence tile in {region}."),
    CHAIN_OF_CARD_IMPOSSIBLE: Refusal("chain_impossible",   "{benefit} is not possible now.", chain_of_card),
    CHAIN_OF_TILE_IMPOSSIBLE: Refusal("chain_impossible",   "{benefit} is not possible now.", chain_of_tile),
    NO_SUCH_PLACE:            Refusal("no_such_place",      "There are only {count} places in the turn order.", places),
}
# fmt: on

add_sentences("en", {reason.id: reason.text for reason in IMPOSSIBLE.values()})
