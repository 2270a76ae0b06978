"""Each legal move as a person wants to read it, with its price. The prices come from the rules that collect them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.duel.cards.decks import BUILDING_NAMES, BUILDINGS, TOKEN_NAMES, WONDER_NAMES, WONDERS
from civitas.duel.cards.effects import CHAINS
from civitas.duel.construction import discard_income, is_linked, price_of
from civitas.duel.moves import BOOK
from civitas.duel.state import Duel
from civitas.duel.wonders import price_of_wonder
from civitas.kernel.messages import Message, add_sentences

# fmt: off
ENGLISH: Final = {
    "duel.move.take_wonder":           "Take {wonder}",
    "duel.move.build":           "Build {building} for {coins:coin|coins}",
    "duel.move.build_free":      "Build {building} free of charge",
    "duel.move.build_chain":     "Build {building} free of charge ({symbol})",
    "duel.move.discard":         "Discard {building} for {coins:coin|coins}",
    "duel.move.wonder":          "Build {wonder} with {building} for {coins:coin|coins}",
    "duel.move.wonder_free":     "Build {wonder} with {building} free of charge",
    "duel.move.take_token":           "Take the token {token}",
    "duel.move.destroy":         "Send {building} of the rival to the discard pile",
    "duel.move.recover":         "Build {building} from the discard pile",
    "duel.move.begin":           "Begin the age",
    "duel.move.let_rival_begin":             "Let the rival begin the age",
}
# fmt: on

add_sentences("en", ENGLISH)

Wording = Callable[[Duel, int, list[int]], Message]


def sentence(game: Duel, move: int) -> Message:
    """A legal move as a sentence."""
    kind = BOOK.kind(move)
    return WORDINGS[kind.word](game, int(game.seat()), kind.arguments(move))


def build(game: Duel, seat: int, args: list[int]) -> Message:
    building = BUILDINGS[args[0]]
    if is_linked(game.city(seat), building):
        return Message("duel.move.build_chain", building=building.name, symbol=CHAINS[building.free_with])
    coins = int(price_of(game.city(seat), game.city_against(seat), building))
    if coins == 0:
        return Message("duel.move.build_free", building=building.name)
    return Message("duel.move.build", building=building.name, coins=coins)


def discard(game: Duel, seat: int, args: list[int]) -> Message:
    coins = int(discard_income(game.city(seat)))
    return Message("duel.move.discard", building=BUILDING_NAMES[args[0]], coins=coins)


def build_wonder(game: Duel, seat: int, args: list[int]) -> Message:
    wonder, card = args
    coins = int(price_of_wonder(game.city(seat), game.city_against(seat), WONDERS[wonder]))
    names = {"wonder": WONDER_NAMES[wonder], "building": BUILDING_NAMES[card]}
    if coins == 0:
        return Message("duel.move.wonder_free", **names)
    return Message("duel.move.wonder", coins=coins, **names)


def take_wonder(game: Duel, seat: int, args: list[int]) -> Message:
    return Message("duel.move.take_wonder", wonder=WONDER_NAMES[args[0]])


def take_token(game: Duel, seat: int, args: list[int]) -> Message:
    return Message("duel.move.take_token", token=TOKEN_NAMES[args[0]])


def destroy(game: Duel, seat: int, args: list[int]) -> Message:
    return Message("duel.move.destroy", building=BUILDING_NAMES[args[0]])


def recover(game: Duel, seat: int, args: list[int]) -> Message:
    return Message("duel.move.recover", building=BUILDING_NAMES[args[0]])


def begin(game: Duel, seat: int, args: list[int]) -> Message:
    return Message("duel.move.begin")


def let_rival_begin(game: Duel, seat: int, args: list[int]) -> Message:
    return Message("duel.move.let_rival_begin")


WORDINGS: Final[dict[str, Wording]] = {
    "build": build,
    "discard": discard,
    "build_wonder": build_wonder,
    "take_wonder": take_wonder,
    "take_token": take_token,
    "destroy": destroy,
    "recover": recover,
    "begin": begin,
    "let_rival_begin": let_rival_begin,
}
