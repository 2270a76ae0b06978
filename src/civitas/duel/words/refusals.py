"""Why a move is not possible now: one sentence with the numbers and the rule.

Nothing here may tell what the asked player cannot know: a card that lies face down is simply not face up.
"""

from __future__ import annotations

from civitas.duel.cards.decks import BUILDING_NAMES, BUILDINGS, TOKEN_NAMES, WONDER_NAMES, WONDERS
from civitas.duel.cards.effects import COLOURS, Cost, bits_to_names
from civitas.duel.construction import price_of, trade_price_of, unit_price, waived_units
from civitas.duel.moves import BOOK
from civitas.duel.science import ChooseProgressToken
from civitas.duel.state import City, Duel, rival_of
from civitas.duel.structure import COVERED_BY
from civitas.duel.turn import PlayCard
from civitas.duel.wonder_draft import DraftWonder
from civitas.duel.wonders import (
    DestroyCard,
    KeepProgressToken,
    RecoverCard,
    price_of_wonder,
    waived_by_architecture,
)
from civitas.duel.words.cards import units
from civitas.kernel.messages import Message

RAW_PLACES = range(3)
GOODS_PLACES = range(3, 5)


def why_not(game: Duel, move: int) -> Message:
    """The reason that a move is not among the options."""
    asked = game.decision()
    word = BOOK.kind(move).word
    arguments = BOOK.kind(move).arguments(move)
    if isinstance(asked, PlayCard) and word in ("build", "discard", "build_wonder"):
        return why_not_play(game, int(asked.seat), word, arguments)
    if isinstance(asked, DraftWonder) and word == "take_wonder":
        offered = bits_to_names(game.offered, WONDER_NAMES)
        return Message("duel.why.wonder_not_offered", wonder=WONDER_NAMES[arguments[0]], offered=offered)
    if isinstance(asked, (ChooseProgressToken, KeepProgressToken)) and word == "take_token":
        tokens = [TOKEN_NAMES[BOOK.take_token.one(option)] for option in asked.options(game)]
        return Message("duel.why.token_not_there", token=TOKEN_NAMES[arguments[0]], tokens=tokens)
    if isinstance(asked, DestroyCard) and word == "destroy":
        return why_not_destroy(game, asked, arguments[0])
    if isinstance(asked, RecoverCard) and word == "recover":
        return Message("duel.why.not_discarded", building=BUILDING_NAMES[arguments[0]])
    return Message("duel.why.other_question", question=asked.question(game))


def why_not_play(game: Duel, seat: int, word: str, arguments: list[int]) -> Message:
    """A turn: the card must be available, and what is built must be paid."""
    card = arguments[-1]
    reason = why_not_available(game, card)
    if reason is not None:
        return reason
    if word == "build":
        return why_not_affordable(game, seat, card)
    return why_not_wonder(game, seat, arguments[0])


def why_not_available(game: Duel, card: int) -> Message | None:
    cards = game.ages[game.age]
    place = cards.index(card) if card in cards else -1
    if place < 0 or not game.present & game.face_up & 1 << place:
        return Message("duel.why.not_here", building=BUILDING_NAMES[card])
    covers = [other for other in range(len(cards)) if COVERED_BY[game.age][place] & game.present & 1 << other]
    if not covers:
        return None
    named: list[Message | str] = [BUILDING_NAMES[cards[other]] for other in covers if game.face_up & 1 << other]
    hidden = len(covers) - len(named)
    if hidden:
        named.append(Message("duel.why.one_hidden") if hidden == 1 else Message("duel.why.many_hidden", count=hidden))
    return Message("duel.why.covered", building=BUILDING_NAMES[card], covers=named)


def why_not_affordable(game: Duel, seat: int, card: int) -> Message:
    building = BUILDINGS[card]
    city = game.cities[seat]
    if price_of(game, seat, building) == building.cost.coins:
        return Message("duel.why.coins", thing=building.name, price=int(building.cost.coins), coins=int(city.coins))
    trade = int(trade_price_of(game, seat, building))
    rival = game.cities[rival_of(seat)]
    return too_dear(city, rival, building.name, building.cost, trade, int(waived_units(city, building)), "Masonry")


def why_not_wonder(game: Duel, seat: int, id: int) -> Message:
    """A wonder must be the player's own, unbuilt, still in the game, and paid."""
    city, rival = game.cities[seat], game.cities[rival_of(seat)]
    name = WONDER_NAMES[id]
    if (city.built | rival.built) >> id & 1:
        return Message("duel.why.wonder_built", wonder=name)
    if rival.wonders >> id & 1:
        return Message("duel.why.wonder_rival", wonder=name)
    if id == game.removed_wonder:
        return Message("duel.why.wonder_gone", wonder=name)
    if not city.wonders >> id & 1:
        return Message("duel.why.wonder_nobody", wonder=name)
    trade = int(price_of_wonder(game, seat, id))
    return too_dear(city, rival, name, WONDERS[id].cost, trade, int(waived_by_architecture(city)), "Architecture")


def missing_units(city: City, rival: City, cost: Cost) -> list[int]:
    """The units a city does not make; producers of choice stand in for the dearest of their class."""
    makes, rival_makes = city.produces(), rival.produces()
    rest = [max(need - made, 0) for need, made in zip(cost.resources(), makes, strict=True)]
    prices = [int(unit_price(city, place, made)) for place, made in enumerate(rival_makes)]
    for choices, places in ((city.raw_choices, RAW_PLACES), (city.goods_choices, GOODS_PLACES)):
        for _ in range(choices):
            lacking = [place for place in places if rest[place]]
            if lacking:
                rest[max(lacking, key=lambda place: prices[place])] -= 1
    return rest


def too_dear(city: City, rival: City, thing: str, cost: Cost, trade: int, waived: int, token: str) -> Message:
    """What it needs, what the city makes of it, what the rest costs, and what the player has."""
    needs = units(cost.resources())
    rest = missing_units(city, rival, cost)
    made = [need - lacks for need, lacks in zip(cost.resources(), rest, strict=True)]
    if any(made):
        says = Message("duel.why.makes", made=units(made), rest=units(rest))
    else:
        says = Message("duel.why.makes_nothing")
    left_out = Message("duel.why.waived", count=waived, token=token) if waived else ""
    extra = Message("duel.why.and_coins", coins=int(cost.coins)) if cost.coins else ""
    return Message(
        "duel.why.trade", thing=thing, cost=needs, made=says, bought=left_out, trade=trade, extra=extra,
        coins=int(city.coins),
    )  # fmt: skip


def why_not_destroy(game: Duel, asked: DestroyCard, id: int) -> Message:
    building = BUILDINGS[id]
    if id not in game.cities[rival_of(asked.seat)].structures:
        return Message("duel.why.not_in_city", building=building.name)
    return Message(
        "duel.why.not_colour",
        building=building.name, colour=COLOURS[building.colour], wanted=COLOURS[asked.colour],
    )  # fmt: skip
