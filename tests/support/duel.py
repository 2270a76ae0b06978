"""Tables of Duel set up in words, and the words to ask what a move changed.

    game = table(cities=("Quarry", ""), coins=(3, 5), display="Baths, Theater")
    assert play(game, "build Baths") == {"city 1": "+Baths", "asked": "2: PlayCard"}

A table is dealt by `civitas.new` with an explicit deal, its wonders are chosen with real moves, and the opening
position is then set with the engine's own functions. What a test does not mention is filled in: other wonders, other
tokens, cards behind those displayed. Cards that were played and are not mentioned lie in the discard pile, unless the
test says what lies there; then they are out of sight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import civitas
from civitas import Game
from civitas.duel.cards.decks import (
    BUILDING_NAMES,
    BUILDINGS,
    TOKEN_NAMES,
    TOKENS,
    WONDER_NAMES,
    WONDERS,
)
from civitas.duel.construction import add_choice, add_to_city
from civitas.duel.preparation import AGES
from civitas.duel.state import Duel
from civitas.duel.structure import COVERED_BY, reveal_cards, take_card
from civitas.duel.turn import NEXT_TURN
from tests.support.questions import asked as asked  # where tests of this game look for it

Pair = tuple[str, str]
Changes = dict[str, int | str]

DECKS = (
    BUILDING_NAMES[:23],
    BUILDING_NAMES[23:46],
    BUILDING_NAMES[46:66],
)

GUILDS = BUILDING_NAMES[66:]
ROWS = ((2, 3, 4, 5, 6), (6, 5, 4, 3, 2), (2, 3, 4, 2, 4, 3, 2))
FREE_AT_FIRST = ((14, 15, 16, 17, 18, 19), (18, 19), (18, 19))
"""Places of each age that nothing lies on when it is laid out."""


def words(text: str) -> list[str]:
    """The names in a list such as "Quarry, Clay Pool"."""
    return [word.strip() for word in text.split(",") if word.strip()]


def age_of(card: str) -> int:
    """The age, 1 to 3, in which a card is laid out."""
    return 3 if card in GUILDS else next(age for age in (1, 2, 3) if card in DECKS[age - 1])


# Setting the table


def deal(
    *, wonders: str = "", tokens: str = "", age_1: str = "", age_2: str = "", age_3: str = ""
) -> dict[str, list[str | int]]:
    """An explicit deal: in each row the cards named, from its first place on, then others."""
    rows = {
        f"age {age}": complete(age, dict(enumerate(words(row)))) for age, row in enumerate((age_1, age_2, age_3), 1)
    }
    rows["wonders"] = list(dict.fromkeys([*words(wonders), *WONDER_NAMES]))
    rows["tokens"] = list(dict.fromkeys([*words(tokens), *TOKEN_NAMES]))
    return {name: list[str | int](row) for name, row in rows.items()}


def table(
    *,
    display: str = "",
    behind: str = "",
    layout: str = "late",
    age: int | None = None,
    cities: Pair = ("", ""),
    coins: tuple[int, int] = (7, 7),
    wonders: Pair = ("", ""),
    built: Pair = ("", ""),
    tokens: Pair = ("", ""),
    board: str | None = None,
    drawn: str = "",
    discard: str | None = None,
    pawn: int = 0,
    military_tokens: tuple[int, int] | None = None,
    next_player: int = 1,
    age_after: str = "",
) -> Game:
    """A game in which player `next_player` (1 or 2) is asked to take one of the cards on display.

    `display` are the cards that can be taken and `behind` those under them, the nearest row first. The layout is
    "late" (a row of cards left behind), "whole" (nothing taken yet) or "last" (nothing behind). `drawn` are the tokens
    that The Great Library would draw, `age_after` the first available cards of the age that follows.
    """
    shown = words(display)
    age = age or (age_of(shown[0]) if shown else 1)
    spoken = [*words(cities[0]), *words(cities[1]), *words(discard or "")]
    front = front_places(age, len(shown), layout)
    left = with_all_below(age, front)
    rows = [deal_row(number, age, shown, words(behind), spoken, front, left, words(age_after)) for number in (1, 2, 3)]
    game = civitas.new("duel", deal=full_deal(rows, wonders, built, tokens, board, drawn))
    choose_wonders(game)
    state = cast(Duel, game.state)
    lay_out(state, age, left, next_player - 1)
    unplaced = [card for row in rows[:age] for card in row if card not in spoken and card not in on_table(game)]
    for seat in range(2):
        fill_city(state, seat, words(cities[seat]), coins[seat])
        raise_wonders(state, seat, words(built[seat]), unplaced)
        give_tokens(state, seat, words(tokens[seat]))
    state.discard = ids(unplaced if discard is None else words(discard))
    if board is not None:
        state.board = bits(words(board), TOKEN_NAMES)
    set_pawn(state, pawn, military_tokens)
    assert state.events is not None
    state.events.clear()
    check_once(state)
    return game


def front_places(age: int, count: int, layout: str) -> list[int]:
    """Where the displayed cards lie: in the smallest layout of that kind that has enough places in front."""
    if layout == "whole":
        return list(FREE_AT_FIRST[age - 1])
    rows = ROWS[age - 1]
    for row in range(0 if layout == "last" else 1, len(rows)):
        if rows[row] >= max(count, 1):
            first = sum(rows[:row])
            return list(range(first, first + (count or 2)))
    assert count == rows[0], f"age {age} has no row of {count} cards"
    return list(range(count))


def with_all_below(age: int, front: list[int]) -> list[int]:
    """The places in front and all that are, directly or not, covered by them."""
    left = set(front)
    for place in range(19, -1, -1):
        if any(COVERED_BY[age - 1][place] >> other & 1 for other in left):
            left.add(place)
    return sorted(left)


def deal_row(
    number: int,
    age: int,
    shown: list[str],
    behind: list[str],
    spoken: list[str],
    front: list[int],
    left: list[int],
    after: list[str],
) -> list[str]:
    """The twenty cards of one age, each at its place."""
    if number == age:
        hidden = sorted(set(left) - set(front), key=lambda place: (-row_of(number, place), place))
        fixed = {**dict(zip(front, shown)), **dict(zip(hidden, behind))}
        loose = [place for place in range(20) if place not in left]
    else:
        fixed = dict(zip(FREE_AT_FIRST[number - 1], after)) if number == age + 1 else {}
        loose = [place for place in range(20) if place not in fixed]
    wanted = [card for card in spoken if age_of(card) == number and card not in fixed.values()]
    fixed |= dict(zip(loose, wanted, strict=False))
    assert len(wanted) <= len(loose), f"{wanted} do not fit into the places taken already"
    return complete(number, fixed)


def row_of(age: int, place: int) -> int:
    rows = ROWS[age - 1]
    return next(row for row in range(len(rows)) if place < sum(rows[: row + 1]))


def complete(age: int, fixed: dict[int, str]) -> list[str]:
    """A row of the deal with the rest of its places filled, guilds last."""
    used = set(fixed.values())
    guilds = 0 if age < 3 else 3 - sum(card in GUILDS for card in used)
    free = [card for card in DECKS[age - 1] if card not in used][: 20 - len(fixed) - guilds]
    free += [card for card in GUILDS if card not in used][:guilds]
    filler = iter(free)
    return [fixed[place] if place in fixed else next(filler) for place in range(20)]


def full_deal(
    rows: Sequence[Sequence[str]], wonders: Pair, built: Pair, tokens: Pair, board: str | None, drawn: str
) -> dict[str, list[str | int]]:
    taken = [words(wonders[seat]) + words(built[seat]) for seat in range(2)]
    others = iter([name for name in WONDER_NAMES if name not in taken[0] + taken[1]])
    for own in taken:
        own += [next(others) for _ in range(4 - len(own))]
    first, second = taken
    order = [first[0], second[0], second[1], first[1], second[2], first[2], first[3], second[3]]
    laid = words(board or "") + [token for both in tokens for token in words(both)]
    aside = words(drawn)
    spare = [token for token in TOKEN_NAMES if token not in laid + aside]
    laid, spare = laid + spare[: 5 - len(laid)], spare[max(0, 5 - len(laid)) :]
    deal = {f"age {number}": list[str | int](row) for number, row in enumerate(rows, 1)}
    return {**deal, "wonders": list(order), "tokens": [*laid[:5], *aside, *laid[5:], *spare]}


def choose_wonders(game: Game) -> None:
    """The selection, with real moves, so that each player has the wonders dealt for them."""
    order = [WONDER_NAMES[id] for id in cast(dict[str, list[int]], game.deal)["wonders"]]
    for place in (0, 1, 2, 4, 5, 6):
        game.play(f"take {order[place]}")


def lay_out(state: Duel, age: int, left: Iterable[int], seat: int) -> None:
    """An age of which only these places are left, and a player who is to move."""
    state.agenda = [NEXT_TURN[seat], *AGES[2 * age :]][::-1]
    AGES[2 * age - 2].run(state)  # type: ignore[attr-defined]
    for place in range(19, -1, -1):
        if place not in left:
            take_card(state, state.ages[age - 1][place])
            reveal_cards(state)
    state.active = 1 - seat
    state.settle()


def fill_city(state: Duel, seat: int, buildings: list[str], coins: int) -> None:
    city = state.cities[seat]
    city.coins = coins
    for id in ids(buildings):
        add_to_city(city, id)
        if BUILDINGS[id].symbol >= 0:
            city.symbols |= 1 << BUILDINGS[id].symbol


def raise_wonders(state: Duel, seat: int, built: list[str], unplaced: list[str]) -> None:
    """Wonders that stand already, each with a card of those not mentioned under it."""
    city = state.cities[seat]
    for name in built:
        id = WONDER_NAMES.index(name)
        city.wonders &= ~(1 << id)
        city.built |= 1 << id
        state.under[id] = BUILDING_NAMES.index(unplaced.pop())
        add_choice(city, WONDERS[id].chooses)


def give_tokens(state: Duel, seat: int, tokens: list[str]) -> None:
    city = state.cities[seat]
    for token in tokens:
        id = TOKEN_NAMES.index(token)
        city.tokens |= 1 << id
        state.board &= ~(1 << id)
        if TOKENS[id].symbol >= 0:
            city.symbols |= 1 << TOKENS[id].symbol


def set_pawn(state: Duel, pawn: int, military_tokens: tuple[int, int] | None) -> None:
    """Where the pawn stands, and the military tokens that it has not passed, or those given."""
    state.pawn = pawn
    if military_tokens is None:
        left = [0 if distance >= 6 else 2 if distance >= 3 else 3 for distance in (-pawn, pawn)]
        military_tokens = (left[0], left[1])
    state.looting = military_tokens[0] | military_tokens[1] << 2


def check_once(state: Duel) -> None:
    """No card may be in two places: such a table could not be."""
    placed = [id for city in state.cities for id in city.structures] + state.discard
    placed += [id for id in state.under if id >= 0]
    placed += [id for place, id in enumerate(state.ages[state.age]) if state.present >> place & 1]
    for id in placed:
        assert placed.count(id) == 1, f"{BUILDING_NAMES[id]} is in two places"


def ids(names: Iterable[str]) -> list[int]:
    return [BUILDING_NAMES.index(name) for name in names]


def bits(names: Iterable[str], all_names: Sequence[str]) -> int:
    return sum(1 << all_names.index(name) for name in names)


# Looking at the table


def seen(game: Game, viewer: int | None = None) -> dict[str, Any]:
    """The table in a player's view, or a spectator's."""
    shown: dict[str, Any] = game.view(viewer)["table"]
    return shown


def city(game: Game, player: int) -> dict[str, Any]:
    """The city of player 1 or 2 as everybody sees it."""
    shown: dict[str, Any] = seen(game)["cities"][player - 1]
    return shown


def coins(game: Game) -> tuple[int, int]:
    return city(game, 1)["coins"], city(game, 2)["coins"]


def points(game: Game, player: int) -> dict[str, int]:
    """The points of a player so far, by source, where there are any."""
    return {source: count for source, count in city(game, player)["points"].items() if count}


def options(game: Game) -> set[str]:
    """Every legal move in words."""
    return {game.say(move) for move in game.options()}


def places(game: Game) -> list[dict[str, Any]]:
    """The cards left in the structure."""
    return [place for place in seen(game)["structure"] if place is not None]


def available(game: Game) -> set[str]:
    return {place["card"] for place in places(game) if place["available"]}


def face_up(game: Game) -> set[str]:
    return {place["card"] for place in places(game) if place["card"]}


def price(game: Game, card: str, player: int = 1) -> int:
    """What a card in sight costs a player now."""
    found: int = next(place["prices"][player - 1] for place in places(game) if place["card"] == card)
    return found


def price_of_wonder(game: Game, wonder: str, player: int = 1) -> int:
    """What a wonder costs its owner now."""
    found: int = next(row["price"] for row in city(game, player)["wonders"] if row["wonder"] == wonder)
    return found


def log(game: Game, viewer: int | None = None) -> list[str]:
    """What the viewer heard since the table was set."""
    return [message.text() for message in game.log(viewer)]


def on_table(game: Game) -> list[str]:
    """The cards left in the structure, face up or down."""
    state = cast(Duel, game.state)
    laid = state.ages[state.age]
    return [BUILDING_NAMES[laid[place]] for place in range(20) if state.present >> place & 1]


# Playing


def play(game: Game, move: str) -> Changes:
    """Make a move and tell everything that it changed, and who is asked what next.

    Numbers are given as differences, places as "+Baths" and "-Press". The card taken from the structure is checked
    here: exactly the card that the move names is gone.
    """
    before, cards, age, turned = whole_table(game), on_table(game), seen(game)["age"], face_up(game)
    game.play(move)
    changes: Changes = {}
    for name, now in whole_table(game).items():
        told = difference(before[name], now)
        if told:
            changes[name] = told
    if seen(game)["age"] in (age, 0):
        check_card_taken(move, cards, on_table(game))
        if face_up(game) - turned:
            changes["turned up"] = ", ".join(sorted(face_up(game) - turned))
    else:
        changes["age"] = seen(game)["age"]
    return {**changes, "asked": asked(game)}


def check_card_taken(move: str, before: list[str], after: list[str]) -> None:
    gone = [card for card in before if card not in after]
    verb = move.split()[0]
    named = move.split(" with ")[-1].removeprefix(f"{verb} ")
    assert gone == ([named] if verb in ("build", "discard") else []), f"{move} took {gone}"


def whole_table(game: Game) -> dict[str, int | list[str]]:
    """All that a move can change, but for the structure and what follows from the rest."""
    view = seen(game)
    found: dict[str, int | list[str]] = {
        "discard": view["discard"],
        "board": view["board_tokens"],
        "pawn": view["pawn"],
    }
    found["offered"] = view["offered"]
    for player in (1, 2):
        own = city(game, player)
        found[f"coins {player}"] = own["coins"]
        found[f"city {player}"] = own["buildings"]
        found[f"wonders {player}"] = [row["wonder"] for row in own["wonders"]]
        built = [row for row in own["wonders"] if row["built_with"]]
        found[f"built {player}"] = [f"{row['wonder']} with {row['built_with']}" for row in built]
        found[f"tokens {player}"] = own["tokens"]
        found[f"symbols {player}"] = own["symbols"]
        left = view["military_tokens"][player - 1]
        found[f"military tokens {player}"] = [name for bit, name in ((1, "2 coins"), (2, "5 coins")) if left & bit]
    return found


def difference(before: int | list[str], now: int | list[str]) -> int | str:
    if isinstance(before, int) or isinstance(now, int):
        return cast(int, now) - cast(int, before)
    come, gone = sorted(set(now) - set(before)), sorted(set(before) - set(now))
    return ", ".join([f"+{name}" for name in come] + [f"-{name}" for name in gone])
