"""Why a move is not possible now: one sentence with the numbers and the rule.

A move that answers another question is refused with the question that is asked. Nothing here may tell what the asked
player cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from civitas.inventions.actions.call_specialists import CallMore
from civitas.inventions.actions.eureka import MarkEra
from civitas.inventions.actions.gain_influence import citizens_needed, has_majority
from civitas.inventions.actions.questions import ActionQuestion, can_act
from civitas.inventions.actions.share import TakeReward
from civitas.inventions.actions.travel import Journey
from civitas.inventions.assembly import ChooseAction, UseMoreTiles, is_accessible
from civitas.inventions.calling import ChooseType, ReturnCitizens
from civitas.inventions.chains import ChainWithInfluence, ChainWithInnovation, ChainWithInvention, can_chain
from civitas.inventions.era_change import ReturnSage, TakeTurnPlace
from civitas.inventions.idea_display import DrawIdea
from civitas.inventions.kinds import (
    ANY_TYPE,
    BENEFIT_NAMES,
    BIT,
    CALL_DIPLOMAT,
    CALL_SPECIALISTS,
    ECONOMY,
    EUREKA,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    GAIN_INFLUENCE,
    INNOVATE,
    INVENT,
    LETTERS,
    NONE,
    PEOPLE_NAMES,
    PRESENT,
    SEND_DIPLOMAT,
    SHARE,
    TECHNOLOGY,
    TRAVEL,
    TRAVEL_ANYWHERE,
    TYPE_NAMES,
    WILD,
)
from civitas.inventions.milestones import count_diplomats, has_access, has_diplomat, takes_diplomats
from civitas.inventions.people import ChoosePeople, ExhaustAny, people_ready
from civitas.inventions.preparation import ChooseStart
from civitas.inventions.progress_effects import GainProgress
from civitas.inventions.progress_map import BuildTiles, SwapTiles, cost_on, people_for
from civitas.inventions.state import IN_EUREKA, Inventions
from civitas.inventions.tile_display import DropAspiration, ReplaceTile, TakeProgress
from civitas.inventions.words.refusals import sentences  # noqa: F401  registers the sentences
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.messages import Message

Reason = Callable[[Inventions, AnyDecision, list[int]], Message | None]


def why(id: str, **args: object) -> Message:
    return Message(f"inventions.why.{id}", **args)


def why_not(game: Inventions, move: int) -> Message:
    """The reason that a move is not among the options."""
    asked = game.decision()
    kind = game.edition.book.kind(move)
    question = asked.question(game)
    if not answers(asked, kind.word):
        return why("other_question", question=question)
    reason = REASONS[kind.word](game, asked, kind.arguments(move))
    return reason or why("not_allowed", question=question)


def answers(asked: AnyDecision, word: str) -> bool:
    """Whether moves of a kind could be an answer to a question at all."""
    if isinstance(asked, ActionQuestion):
        return ACTION_WORDS.get(int(asked.action)) == word or (asked.action == TRAVEL and word == "use")
    return word in REASONS and isinstance(asked, QUESTION_WORDS.get(word, ()))


# Names


def region_name(game: Inventions, region: int) -> str:
    return game.edition.regions[region].name


def card_name(game: Inventions, card: int) -> str:
    return game.edition.ideas[card].name


def tile_name(game: Inventions, tile: int) -> str:
    return game.edition.tile_names()[tile]


def milestone_name(game: Inventions, milestone: int) -> str:
    return game.edition.milestones[milestone].name


# The Assembly


def pillar(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    action = args[0]
    if not is_accessible(game, asked.seat, game.forums.index(action)):
        return spend(game, asked, args)
    if can_act(game, asked.seat, action):
        return None
    return why("no_way", action=BENEFIT_NAMES[action], reason=impossible(game, int(asked.seat), action))


def spend(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    id = "epoch_stays" if game.reuse_forum else "forum_taken"
    return why(id, action=BENEFIT_NAMES[args[0]])


def impossible(game: Inventions, seat: int, action: int) -> Message:
    """Why an action cannot be chosen."""
    if action == EUREKA:
        return why("no_eureka", era=int(game.era_of(seat)))
    return why(IMPOSSIBLE[action])


def use(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    tile = args[0]
    name = tile_name(game, tile)
    if not FIRST_PROGRESS <= tile < FIRST_WEALTH:
        return why("cannot_be_used", tile=name)
    seat, id = int(asked.seat), tile - FIRST_PROGRESS
    society = game.societies[seat]
    type = game.edition.progress[id].type
    if not society.has_built(id):
        return why("not_built", tile=name)
    if type not in (ECONOMY, TECHNOLOGY):
        return why("cannot_be_used", tile=name)
    if (society.used | society.spent) >> id & 1:
        return why("used_this_era", tile=name)
    if type == ECONOMY and society.economy_tokens == 0:
        return why("no_economy_token")
    if type == TECHNOLOGY and society.tokens == 0 and not game.rulings.free_technology:
        return why("no_tokens")
    return why("not_useful_now", tile=name)


# Cards


def start(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    display = game.regions[args[0]]
    if display.card == NONE or display.presenter != NONE:
        return why("no_card_here", region=region_name(game, args[0]))
    return people_missing(game, int(asked.seat), int(display.card), int(game.edition.ideas[display.card].need))


def people_missing(game: Inventions, seat: int, card: int, need: int) -> Message | None:
    """Too few available people for a card."""
    idea = game.edition.ideas[card]
    have = int(people_ready(game.societies[seat], idea.type))
    if have >= need:
        return None
    return why("too_few_people", card=idea.name, need=need, type=TYPE_NAMES[idea.type], have=have)


def present(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    card, region = args
    idea = game.edition.ideas[card]
    if card not in game.societies[asked.seat].ideas:
        return why("not_in_hand", card=idea.name)
    if game.regions[region].card != NONE:
        return why("no_room_here", region=region_name(game, region))
    if game.rulings.current_era_only and idea.era > game.era:
        return why("too_late_era", card=idea.name, era=int(idea.era), now=int(game.era))
    return people_missing(game, int(asked.seat), card, int(idea.need))


def invent(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    display = game.regions[args[0]]
    if not display.is_idea():
        return why("no_idea_here", region=region_name(game, args[0]))
    card = int(display.card)
    milestone = game.edition.milestone_of[card]
    if not has_access(game, asked.seat, milestone):
        id = "milestone_hidden" if game.milestones_at[milestone] >= IN_EUREKA else "no_access"
        return why(id, card=card_name(game, card), milestone=milestone_name(game, milestone))
    idea = game.edition.ideas[card]
    seat = int(asked.seat)
    if game.rulings.any_type_extras:
        return people_missing(game, seat, card, 1) or extras_missing(game, seat, card)
    return people_missing(game, seat, card, 1 + int(idea.extra))


def extras_missing(game: Inventions, seat: int, card: int) -> Message:
    """Too few people of any type for the extra ones."""
    idea = game.edition.ideas[card]
    have = int(people_ready(game.societies[seat], ANY_TYPE))
    return why("too_few_people", card=idea.name, need=1 + int(idea.extra), type=TYPE_NAMES[idea.type], have=have)


def share(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    display = game.regions[args[0]]
    region = region_name(game, args[0])
    if not display.is_invention():
        return why("no_invention_here", region=region)
    return why("not_beside", card=card_name(game, int(display.card)), region=region)


def innovate(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    display = game.regions[args[0]]
    if not display.is_invention():
        return why("no_invention_here", region=region_name(game, args[0]))
    card = int(display.card)
    if display.inventor == asked.seat:
        return why("own_invention", card=card_name(game, card))
    if display.innovator != NONE:
        return why("innovated_already", card=card_name(game, card))
    return people_missing(game, int(asked.seat), card, 1)


def draw(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return why("not_on_offer", card=card_name(game, args[0]))


# People


def academics(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    question = cast(ChoosePeople, asked)
    ready = game.societies[asked.seat].ready
    options = question.options(game)
    kind = game.edition.book.academics
    return why(
        "mix",
        count=int(question.count),
        least=int(kind.one(options[0])),
        most=int(kind.one(options[-1])),
        have=ready[question.type],
        type=TYPE_NAMES[question.type],
        academics=ready[3],
    )


def exhaust(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    if game.societies[asked.seat].ready[args[0]] == 0:
        return why("none_ready", people=PEOPLE_NAMES[args[0]])
    return None


def call(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    count, region = args[0] + 1, args[1]
    have = game.regions[region].citizens[asked.seat]
    if isinstance(asked, CallMore) and region < asked.region:
        return why("region_before", region=region_name(game, region))
    if have < count:
        return why("too_few_citizens", have=have, region=region_name(game, region), need=count)
    return bill_unpaid(asked)


def bill_unpaid(asked: AnyDecision) -> Message | None:
    """What is owed for a tile must still be payable."""
    return why("bill_unpaid", bill=int(asked.bill)) if isinstance(asked, (ReturnCitizens, ChooseType)) else None


def as_type(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return bill_unpaid(asked)


def skip(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return bill_unpaid(asked)


# The Map


def travel(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    start, end = args
    have = game.regions[start].citizens[asked.seat]
    if have == 0:
        return why("too_few_citizens", have=have, region=region_name(game, start), need=1)
    if start == end:
        return why("same_region")
    if end in game.edition.adjacent[start] or game.has_effect(asked.seat, TRAVEL_ANYWHERE):
        return None
    return why("no_string", region=region_name(game, start), region2=region_name(game, end))


def influence(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    tile, region = args
    society = game.societies[asked.seat]
    name = region_name(game, region)
    if not society.influence_tiles >> tile & 1:
        return why("tile_gone", tile=game.edition.influence_tiles[tile].name)
    if society.tile_in[region] != NONE:
        return why("tile_there", region=name)
    if len(game.regions[region].influence) >= len(game.edition.regions[region].points):
        return why("no_space_there", region=name)
    citizens = game.regions[region].citizens
    if not has_majority(game, asked.seat, region):
        others = [count for colour, count in enumerate(citizens) if colour != asked.seat]
        return why("no_majority", own=citizens[asked.seat], region=name, other=max(others))
    need = int(citizens_needed(game, asked.seat, tile))
    return why("too_few_citizens", have=citizens[asked.seat], region=name, need=need)


# Chain Actions


def chain_card(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    society = game.societies[asked.seat]
    card = args[0]
    if isinstance(asked, ChainWithInnovation):
        return None
    if card not in society.inventions:
        return why("not_your_invention", card=card_name(game, card))
    if society.marked & BIT[card]:
        return why("card_used", card=card_name(game, card))
    return chain_impossible(game, int(asked.seat), int(game.edition.ideas[card].chain))


def chain_tile(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    society = game.societies[asked.seat]
    if not society.face_up >> args[0] & 1:
        return why("no_face_up_tile", region=region_name(game, args[0]))
    return chain_impossible(game, int(asked.seat), int(game.edition.influence_tiles[society.tile_in[args[0]]].chain))


def chain_impossible(game: Inventions, seat: int, chain: int) -> Message | None:
    return None if can_chain(game, seat, chain) else why("chain_impossible", benefit=BENEFIT_NAMES[chain])


# Milestones and the Era Track


def eureka(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return why("not_at_eureka", milestone=milestone_name(game, args[0]))


def era_space(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return why("era_space_taken", space=game.edition.space_names()[args[0]], era=int(cast(MarkEra, asked).era))


def send(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    kind, milestone = args
    name = milestone_name(game, milestone)
    if game.societies[asked.seat].ready[kind] == 0:
        return why("none_ready", people=PEOPLE_NAMES[kind])
    if not takes_diplomats(game, milestone):
        return why("not_on_board", milestone=name)
    if has_diplomat(game, asked.seat, milestone):
        return why("diplomat_there", milestone=name)
    return why("milestone_full", milestone=name, spaces=int(count_diplomats(game, milestone)))


def recall(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return why("no_diplomat_there", milestone=milestone_name(game, args[0]))


# Tiles


def take(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    tile = args[0]
    if isinstance(asked, TakeReward):
        return reward(game, asked, tile)
    name = tile_name(game, tile)
    if not FIRST_PROGRESS <= tile < FIRST_WEALTH:
        return why("wrong_type", tile=name)
    id = tile - FIRST_PROGRESS
    type = int(game.edition.progress[id].type)
    fits = type != TECHNOLOGY if isinstance(asked, GainProgress) else cast(TakeProgress, asked).kind in (type, WILD)
    if not fits:
        return why("wrong_type", tile=name)
    if game.societies[asked.seat].progress >> id & 1:
        return why("tile_owned", tile=name)
    return why("none_left", tile=name)


def reward(game: Inventions, asked: TakeReward, tile: int) -> Message | None:
    """Wealth tiles are taken from the top, each letter once."""
    name = tile_name(game, tile)
    if tile < FIRST_WEALTH:
        return why("wrong_type", tile=name)
    letter = int(game.edition.wealth[tile - FIRST_WEALTH].letter)
    if game.societies[asked.seat].letters >> letter & 1:
        return why("letter_owned", letter=LETTERS[letter])
    return why("not_on_top", tile=name, region=region_name(game, int(asked.region)))


def replace(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return why("not_in_display", tile=tile_name(game, args[0]))


def drop(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return why("not_new", tile=tile_name(game, args[0]))


def build(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    question = cast(BuildTiles, asked)
    tile, hex, discounted = args
    society = game.societies[asked.seat]
    if tile < FIRST_PROGRESS:
        return why("aspiration")
    if tile not in society.display:
        return why("not_in_display", tile=tile_name(game, tile))
    if society.hexes[hex] != NONE:
        return why("hex_taken", hex=game.edition.hex_names()[hex])
    if question.left == 0:
        return why("no_more_tiles")
    if question.mode and tile >= FIRST_WEALTH:
        return why("progress_only")
    influence_cost = int(question.influence_cost(game))
    if influence_cost > society.influence:
        return why("too_little_influence", cost=influence_cost, have=int(society.influence))
    if discounted and not question.has_discount(game):
        return why("no_discount")
    return builders_missing(game, int(asked.seat), tile, hex, bool(discounted)) or why("no_discount")


def builders_missing(game: Inventions, seat: int, tile: int, hex: int, discounted: bool) -> Message | None:
    """Too few available people for a tile on a hex, with those that the hex would bring."""
    need = int(cost_on(game, seat, tile, hex, discounted))
    have = int(people_for(game, seat, game.edition.type_of_tile(tile), game.edition.hexes[hex].benefit))
    if have >= need:
        return None
    return why("too_few_builders", tile=tile_name(game, tile), hex=game.edition.hex_names()[hex], need=need, have=have)


def swap(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return why("not_progress")


# The Era Change


def turn_place(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    return why("no_such_place", count=len(game.turn_order))


def sage_home(game: Inventions, asked: AnyDecision, args: list[int]) -> Message | None:
    if isinstance(asked, ReturnSage) and args[0] < asked.region:
        return why("region_before", region=region_name(game, args[0]))
    return why("sage_there", region=region_name(game, args[0]))


IMPOSSIBLE: Final = {
    PRESENT: "nothing_to_present",
    INVENT: "nothing_to_invent",
    SHARE: "nothing_to_share",
    INNOVATE: "nothing_to_innovate",
    CALL_SPECIALISTS: "nobody_on_map",
    TRAVEL: "nobody_on_map",
    GAIN_INFLUENCE: "no_influence",
    SEND_DIPLOMAT: "nobody_to_send",
    CALL_DIPLOMAT: "nobody_to_recall",
}
ACTION_WORDS: Final = {
    PRESENT: "present",
    INVENT: "invent",
    SHARE: "share",
    INNOVATE: "innovate",
    CALL_SPECIALISTS: "call",
    TRAVEL: "travel",
    GAIN_INFLUENCE: "influence",
    EUREKA: "eureka",
    SEND_DIPLOMAT: "send",
    CALL_DIPLOMAT: "recall",
}
QUESTION_WORDS: Final[dict[str, tuple[type[AnyDecision], ...]]] = {
    "skip": (ReturnCitizens,),
    "pillar": (ChooseAction,),
    "spend": (ChooseAction,),
    "use": (ChooseAction, UseMoreTiles, BuildTiles),
    "start_in": (ChooseStart,),
    "academics": (ChoosePeople,),
    "exhaust": (ExhaustAny,),
    "call": (CallMore, ReturnCitizens),
    "as_type": (ChooseType,),
    "travel": (Journey,),
    "chain_card": (ChainWithInvention, ChainWithInnovation),
    "chain_tile": (ChainWithInfluence,),
    "era_space": (MarkEra,),
    "draw": (DrawIdea,),
    "take": (TakeReward, TakeProgress, GainProgress),
    "replace": (ReplaceTile,),
    "drop": (DropAspiration,),
    "build": (BuildTiles,),
    "swap": (SwapTiles,),
    "turn_place": (TakeTurnPlace,),
    "sage_home": (ReturnSage,),
}
REASONS: Final[dict[str, Reason]] = {
    "skip": skip,
    "pillar": pillar,
    "spend": spend,
    "use": use,
    "start_in": start,
    "present": present,
    "invent": invent,
    "innovate": innovate,
    "share": share,
    "academics": academics,
    "exhaust": exhaust,
    "call": call,
    "as_type": as_type,
    "travel": travel,
    "influence": influence,
    "chain_card": chain_card,
    "chain_tile": chain_tile,
    "eureka": eureka,
    "era_space": era_space,
    "send": send,
    "recall": recall,
    "draw": draw,
    "take": take,
    "replace": replace,
    "drop": drop,
    "build": build,
    "swap": swap,
    "turn_place": turn_place,
    "sage_home": sage_home,
}
