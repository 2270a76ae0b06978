"""What must hold in every position of Duel, counted anew from the cards and the printed layouts.

The fuzzer asks `broken` after each move. Nothing here trusts a total that the position keeps; the rules themselves are
proved elsewhere.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.duel.cards.decks import (
    AGE_DECKS,
    BUILDING_COUNT,
    BUILDING_NAMES,
    BUILDINGS,
    GUILD_DECK,
    TOKEN_COUNT,
    TOKEN_NAMES,
    TOKENS,
    WONDER_COUNT,
    WONDER_NAMES,
    WONDERS,
    is_guild,
)
from civitas.duel.cards.effects import COLOURS, GREEN, MANUFACTURED_GOOD, NONE, RAW_MATERIAL, RESOURCES
from civitas.duel.cards.wonders import FIRST_GAME
from civitas.duel.construction import price_of, unit_price
from civitas.duel.end_of_age import ChooseWhoBegins
from civitas.duel.military import CAPITAL, LARGE_TOKEN, LARGE_TOKEN_AT, SMALL_TOKEN, SMALL_TOKEN_AT
from civitas.duel.offer import BITS as OFFER_BITS
from civitas.duel.offer import first_card, place_at
from civitas.duel.preparation import GUILDS_USED
from civitas.duel.science import SYMBOLS_TO_WIN, ChooseProgressToken
from civitas.duel.state import City, Duel
from civitas.duel.structure import ALL_PLACES, CARDS_LAID, LAID_FACE_UP, PLACES
from civitas.duel.turn import PlayCard
from civitas.duel.units import turned
from civitas.duel.victory import BY_MILITARY, BY_RESIGNING, BY_SCIENCE, BY_SHARING, PLAYING
from civitas.duel.wonder_draft import GROUP_SIZE
from civitas.duel.wonders import LIBRARY_DRAWS, MOST_WONDERS, TOKENS_ON_BOARD, KeepProgressToken, price_of_wonder
from civitas.kernel.bits import apart
from civitas.kernel.state import State

MOST_MOVES: Final = 77
"""6 wonders chosen, 60 cards taken, 2 ages begun, 5 board tokens, and the questions of 4 wonders."""

WONDERS_EACH: Final = 4
FIRST_GAME_WONDERS: Final = tuple(sum(1 << WONDER_NAMES.index(name) for name in names) for names in FIRST_GAME)

LIES_ON: Final = [
    [
        sum(1 << other for other, (on_row, on, _) in enumerate(places) if on_row == row + 1 and on in (at - 1, at + 1))
        for row, at, _ in places
    ]
    for places in PLACES
]
"""For each age and place the places that lie on it, one bit each, found by looking at the next row of the layout."""


def broken(state: State) -> str | None:
    """What is wrong with a position, as a sentence; None when nothing is."""
    game = cast(Duel, state)
    return (
        decks_broken(game)
        or buildings_broken(game)
        or wonders_broken(game)
        or tokens_broken(game)
        or structure_broken(game)
        or military_broken(game)
        or city_broken(game, 0)
        or city_broken(game, 1)
        or ending_broken(game)
        or reach_broken(game)
    )


def broken_by_move(before: State, after: State) -> str | None:
    """What one move made wrong: a military token goes exactly when the pawn first comes to it, and none returns."""
    old, new = cast(Duel, before), cast(Duel, after)
    expected = old.looting & ~tokens_passed(new)
    if new.looting != expected:
        return f"The military tokens are {new.looting:04b} and must be {expected:04b}, with the pawn at {new.pawn}."
    return None


# Cards, wonders and tokens


def decks_broken(game: Duel) -> str | None:
    """Each age has twenty different cards of its own deck, the third with three guilds."""
    for age, cards in enumerate(game.ages):
        deck = AGE_DECKS[age] + GUILD_DECK if age == 2 else AGE_DECKS[age]
        if len(cards) != CARDS_LAID or len(set(cards)) != CARDS_LAID or not set(cards) <= set(deck):
            return f"Age {age + 1} does not have {CARDS_LAID} different cards of its deck: {cards}."
    guilds = sum(is_guild(id) for id in game.ages[2])
    if guilds != GUILDS_USED:
        return f"Age 3 has {guilds} guilds and must have {GUILDS_USED}."
    return None


def buildings_broken(game: Duel) -> str | None:
    """Each building that has been laid out is in exactly one place, and no other is in any."""
    found = [0] * BUILDING_COUNT
    for ids in (game.first.structures, game.second.structures, game.discard, game.under, in_structure(game)):
        for id in ids:
            if id != NONE:
                found[id] += 1
    for age, cards in enumerate(game.ages):
        if not is_laid(game, age):
            continue
        for id in cards:
            if found[id] != 1:
                return f"{BUILDING_NAMES[id]} is in {found[id]} places: {places_of(game, id)}."
            found[id] = 0
    for id in range(BUILDING_COUNT):
        if found[id] != 0:
            return f"{BUILDING_NAMES[id]} was never laid out, but it is in {places_of(game, id)}."
    return None


def places_of(game: Duel, id: int) -> str:
    """Where a building is, in words."""
    places = {
        "the city of player 1": game.first.structures,
        "the city of player 2": game.second.structures,
        "the discard pile": game.discard,
        "the cards under wonders": game.under,
        "the structure": in_structure(game),
    }
    return ", ".join(name for name, ids in places.items() for other in ids if other == id) or "nowhere"


def in_structure(game: Duel) -> list[int]:
    cards = game.ages[game.age]
    return [cards[place] for place in range(CARDS_LAID) if game.present >> place & 1]


def is_laid(game: Duel, age: int) -> bool:
    """Whether an age has been laid out; all its cards may be gone by now."""
    return age <= game.age


def wonders_broken(game: Duel) -> str | None:
    """Each wonder is in one place; each city has its share; seven are built at most, and then none is left."""
    first, second = game.cities
    found = [game.offered, first.wonders, first.built, second.wonders, second.built]
    in_play = 0
    for bits in found:
        if in_play & bits:
            return f"{names_of(in_play & bits, WONDER_NAMES)} stands in two places."
        in_play |= bits
    built = first.built | second.built
    for id in range(WONDER_COUNT):
        if (game.under[id] != NONE) != bool(built >> id & 1):
            return f"{WONDER_NAMES[id]} has a card under it or is built, not both."
    return wonders_shared_wrongly(game, in_play, built)


def wonders_shared_wrongly(game: Duel, in_play: int, built: int) -> str | None:
    complete = how_many(built) == MOST_WONDERS
    if how_many(built) > MOST_WONDERS:
        return f"{how_many(built)} wonders are built."
    if complete and in_play != built:
        return f"Seven wonders are built and {names_of(in_play & ~built, WONDER_NAMES)} is still there."
    if sorted(game.wonder_order) != list(range(WONDER_COUNT)):
        return f"The order of the wonders is no order of all of them: {game.wonder_order}."
    removed = bits_of([int(game.removed_wonder)] if game.removed_wonder != NONE else [])
    if complete != bool(removed) or removed & in_play or not laid_out_together(game, in_play | removed):
        return f"The wonders on the table are not those laid out: {names_of(in_play | removed, WONDER_NAMES)}."
    shares = [how_many(city.wonders | city.built) for city in game.cities]
    if max(shares) > WONDERS_EACH or (not game.offered and sum(shares) + complete != 2 * WONDERS_EACH):
        return f"The players have {shares[0]} and {shares[1]} wonders."
    return None


def laid_out_together(game: Duel, wonders: int) -> bool:
    """Whether these are the first four wonders, the first eight, or those of a first game."""
    groups = [bits_of(game.wonder_order[:count]) for count in (GROUP_SIZE, 2 * GROUP_SIZE)]
    return wonders in groups or wonders == FIRST_GAME_WONDERS[0] | FIRST_GAME_WONDERS[1]


def tokens_broken(game: Duel) -> str | None:
    """Each token is on the board, in a city or set aside; the cities have what pairs and the library gave them."""
    order = game.token_order
    if sorted(order) != list(range(TOKEN_COUNT)):
        return f"The order of the tokens is no order of all of them: {order}."
    first, second = game.first.tokens, game.second.tokens
    twice = first & second | game.board & (first | second)
    if twice:
        return f"{names_of(twice, TOKEN_NAMES)} lies in two places."
    laid = bits_of(order[:TOKENS_ON_BOARD])
    if (game.board | first | second) & laid != laid or game.board & ~laid:
        return f"The board began with {names_of(laid, TOKEN_NAMES)}; now it has {names_of(game.board, TOKEN_NAMES)}."
    return library_broken(game, (first | second) & ~laid) or pairs_broken(game, laid)


def library_broken(game: Duel, kept: int) -> str | None:
    """Of the tokens set aside, one of the three drawn is kept by the builder of The Great Library, and no other."""
    library = next(id for id, wonder in enumerate(WONDERS) if wonder.library)
    drawn = bits_of(game.token_order[TOKENS_ON_BOARD : TOKENS_ON_BOARD + LIBRARY_DRAWS])
    owners = [city for city in game.cities if city.built >> library & 1]
    asked = any(isinstance(item, KeepProgressToken) for item in game.agenda)
    resigned = game.ending == BY_RESIGNING
    if kept and (not owners or kept & ~(drawn & owners[0].tokens) or how_many(kept) > 1):
        return f"{names_of(kept, TOKEN_NAMES)} was set aside and was not drawn by the owner of The Great Library."
    if owners and not kept and not asked and not resigned:
        return "The Great Library was built and nothing kept."
    return None


def pairs_broken(game: Duel, laid: int) -> str | None:
    """A city has at most one board token for each of its pairs; together they have one for each while there are any."""
    pairs = [pairs_in(city) for city in game.cities]
    taken = [how_many(city.tokens & laid) for city in game.cities]
    asked = sum(isinstance(item, ChooseProgressToken) for item in game.agenda)
    due = min(sum(pairs), TOKENS_ON_BOARD) - asked
    if taken[0] > pairs[0] or taken[1] > pairs[1] or (sum(taken) != due and game.ending != BY_RESIGNING):
        return f"The cities have {pairs[0]} and {pairs[1]} pairs but {taken[0]} and {taken[1]} tokens of the board."
    return None


def pairs_in(city: City) -> int:
    """The symbols that two of a city's cards show."""
    symbols = [int(BUILDINGS[id].symbol) for id in city.structures if BUILDINGS[id].colour == GREEN]
    return len(symbols) - len(set(symbols))


# The structure


def structure_broken(game: Duel) -> str | None:
    """What is available and what is face up follow from which cards are left."""
    if not is_laid(game, 0):
        return "Cards lie there before Age I." if game.present | game.available else None
    available = uncovered_again(game)
    if game.available != available:
        return f"The places {places_in(game.available)} are available, but nothing lies on {places_in(available)}."
    laid_up = LAID_FACE_UP[game.age]
    must = laid_up | ALL_PLACES & ~game.present
    if between_turns(game):
        must |= available
    may = must | available
    if must & ~game.face_up or game.face_up & ~may:
        return f"The places {places_in(game.face_up)} are face up and must be {places_in(must)}."
    if on_offer(game) != open_again(game):
        return f"The cards on offer are {on_offer(game)} and must be {open_again(game)}."
    return None


def on_offer(game: Duel) -> list[tuple[int, int]]:
    """The cards on offer, each with its place."""
    found, left = [], int(game.offer)
    while left:
        found.append((int(place_at(left, 1)), int(first_card(left, game.age))))
        left >>= OFFER_BITS
    return found


def open_again(game: Duel) -> list[tuple[int, int]]:
    """The cards that lie face up with nothing on them, each with its place."""
    free = game.face_up & uncovered_again(game)
    return [(place, card) for place, card in enumerate(game.ages[game.age]) if free >> place & 1]


def uncovered_again(game: Duel) -> int:
    """The places on which nothing lies."""
    found = 0
    for place, on_top in enumerate(LIES_ON[game.age]):
        if game.present >> place & 1 and not game.present & on_top:
            found |= 1 << place
    return found


def between_turns(game: Duel) -> bool:
    """Whether the last card has been dealt with completely, so that cards were turned up."""
    return bool(game.agenda) and isinstance(game.agenda[-1], (PlayCard, ChooseWhoBegins))


# The board


def military_broken(game: Duel) -> str | None:
    """The pawn stays on its track, and no token is left on a space it has reached."""
    if not -CAPITAL <= game.pawn <= CAPITAL:
        return f"The conflict pawn stands at {game.pawn}."
    if game.looting & tokens_passed(game):
        return f"The pawn stands at {game.pawn}, past a military token that is still there."
    for victim in range(2):
        left = game.looting >> 2 * victim & 3
        if left == SMALL_TOKEN:
            return f"The large military token before player {victim + 1} is gone, but not the small one."
    return None


def tokens_passed(game: Duel) -> int:
    """The military tokens on spaces up to the pawn, one bit each."""
    victim, distance = (1, game.pawn) if game.pawn > 0 else (0, -game.pawn)
    passed = 0
    if distance >= SMALL_TOKEN_AT:
        passed |= SMALL_TOKEN
    if distance >= LARGE_TOKEN_AT:
        passed |= LARGE_TOKEN
    return passed << 2 * victim


# The cities


def city_broken(game: Duel, seat: int) -> str | None:
    """A city's totals are those of its cards, wonders and tokens."""
    city = game.city(seat)
    if city.coins < 0:
        return f"Player {seat + 1} has {city.coins} coins."
    for name, kept, counted in totals(city):
        if kept != counted:
            return f"Player {seat + 1} keeps {kept} as {name}, but the cards give {counted}."
    kept_prices = apart(turned(city.prices), len(RESOURCES))
    asked = [unit_price(city, place, made) for place, made in enumerate(game.city_against(seat).produces())]
    if kept_prices != asked:
        return f"Player {seat + 1} keeps {kept_prices} as prices and must keep {asked}."
    return None


def totals(city: City) -> list[tuple[str, object, object]]:
    """Each total of a city: its name, what the city keeps, and what its cards give."""
    buildings = [BUILDINGS[id] for id in city.structures]
    wonders = [wonder for id, wonder in enumerate(WONDERS) if city.built >> id & 1]
    tokens = [token for id, token in enumerate(TOKENS) if city.tokens >> id & 1]
    makes = [0] * len(RESOURCES)
    colours = [0] * len(COLOURS)
    buys = chains = symbols = 0
    for building in buildings:
        for resource, units in enumerate(building.makes.resources()):
            makes[resource] += units
        colours[building.colour] += 1
        buys |= int(building.buys.units)
        chains |= 1 << building.chain if building.chain != NONE else 0
        symbols |= 1 << building.symbol if building.symbol != NONE else 0
    for token in tokens:
        symbols |= 1 << token.symbol if token.symbol != NONE else 0
    chooses = [int(building.chooses) for building in buildings] + [int(wonder.chooses) for wonder in wonders]
    return [
        ("production", city.produces(), makes),
        ("cards of each colour", city.colour_counts(), colours),
        ("resources bought for 1 coin", int(city.buys), buys),
        ("chain symbols", int(city.chains), chains),
        ("scientific symbols", int(city.symbols), symbols),
        ("raw materials of their choice", int(city.raw_choices), chooses.count(RAW_MATERIAL)),
        ("manufactured goods of their choice", int(city.goods_choices), chooses.count(MANUFACTURED_GOOD)),
    ]


# The end


def ending_broken(game: Duel) -> str | None:
    """A game is over exactly when nobody is asked, and by a supremacy exactly when there is one."""
    over = game.ending != PLAYING
    if over == bool(game.agenda) or over != (game.winners in (1, 2, 3)):
        agenda = len(game.agenda)
        return f"The ending is {game.ending} with winners {game.winners:02b} and an agenda of {agenda}."
    if (game.winners == 3) != (game.ending == BY_SHARING):
        return f"The winners are {game.winners:02b} and the ending is {game.ending}."
    in_capital = 1 if game.pawn == CAPITAL else 2 if game.pawn == -CAPITAL else 0
    if in_capital != (game.winners if game.ending == BY_MILITARY else 0):
        return f"The pawn stands at {game.pawn} and the ending is {game.ending} with winners {game.winners:02b}."
    learned = [how_many(city.symbols) >= SYMBOLS_TO_WIN for city in game.cities]
    if learned[0] + 2 * learned[1] != (game.winners if game.ending == BY_SCIENCE else 0):
        return f"Six symbols: {learned}, but the ending is {game.ending} with winners {game.winners:02b}."
    return None


# What can be paid


def reach_broken(game: Duel) -> str | None:
    """What whoever takes a card can build is what they can pay for."""
    if not game.agenda or not isinstance(game.agenda[-1], PlayCard):
        return None
    seat = game.decision().seat
    city, rival = game.city(seat), game.city_against(seat)
    cards = [card for _, card in on_offer(game)]
    buildable = bits_of([at for at, card in enumerate(cards) if price_of(city, rival, BUILDINGS[card]) <= city.coins])
    reachable = city.wonders & bits_of(
        [id for id, wonder in enumerate(WONDERS) if price_of_wonder(city, rival, wonder) <= city.coins]
    )
    uses = len(cards) * (1 + how_many(reachable)) + how_many(buildable)
    kept, counted = (game.buildable, game.reachable, game.uses), (buildable, reachable, uses)
    if kept != counted:
        return f"Cards and wonders in reach, and uses of the cards, are {kept} and must be {counted}."
    return None


# Words


def how_many(bits: int) -> int:
    return bits.bit_count()


def bits_of(ids: list[int]) -> int:
    return sum(1 << id for id in ids)


def names_of(bits: int, names: tuple[str, ...]) -> str:
    return ", ".join(name for id, name in enumerate(names) if bits >> id & 1) or "nothing"


def places_in(bits: int) -> list[int]:
    return [place for place in range(CARDS_LAID) if bits >> place & 1]
