"""The score sheet: where each civilization's culture comes from, kept through the game.

What a turn brings counts for the kinds of cards that gave it; culture that is lost counts against what took it. The
sheets decide nothing: they are not part of an encoded position, and search does without them.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import LEVELS, LIBRARY, TEMPLE, THEATER
from civitas.ages.moments import Totals
from civitas.ages.ratings import add_cards, add_leader, add_pacts, add_wonders
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64

FROM_GOVERNMENT: Final = 0
FROM_TEMPLES: Final = 1
FROM_LIBRARIES: Final = 2
FROM_THEATERS: Final = 3
FROM_WONDERS: Final = 4
FROM_LEADERS: Final = 5
FROM_PACTS: Final = 6
FROM_COLONIES: Final = 7
FROM_ACTION_CARDS: Final = 8
FROM_PREPARING: Final = 9
"""Events that were prepared."""
FROM_EVENTS: Final = 10
FROM_AGGRESSIONS: Final = 11
FROM_WARS: Final = 12
FROM_FAMINE: Final = 13
FROM_IMPACTS: Final = 14
"""Events of Age III that were revealed in play."""
FROM_FINAL_SCORING: Final = 15
SOURCES: Final = (
    "government", "temples", "libraries", "theaters", "wonders", "leaders", "pacts", "colonies", "action cards",
    "prepared events", "events", "aggressions", "wars", "famine", "impacts", "final scoring",
)  # fmt: skip


def begin_sheets(game: Ages) -> None:
    game.sheets = tuple([tuple(nothing()) for _ in game.civs])


def nothing() -> list[int]:
    return [0] * len(SOURCES)


def note(game: Ages, seat: i64, source: i64, amount: i64) -> None:
    """Enter culture that was gained, or lost, under its source."""
    shares = nothing()
    shares[source] = int(amount)
    enter(game, seat, shares)


def note_income(game: Ages, seat: i64) -> None:
    """Enter the culture of a turn under the kinds of cards that made it."""
    enter(game, seat, income(game, seat))


def enter(game: Ages, seat: i64, shares: list[int]) -> None:
    """Clones share the sheets, so they are never changed, but replaced."""
    sheets = [*game.sheets]
    sheets[seat] = tuple([had + share for had, share in zip(sheets[seat], shares)])
    game.sheets = tuple(sheets)


def income(game: Ages, seat: i64) -> list[int]:
    """What each source gives to the culture rating."""
    civ = game.civs[seat]
    shares = nothing()
    shares[FROM_TEMPLES] = int(culture_of_kind(game, civ, TEMPLE))
    shares[FROM_LIBRARIES] = int(culture_of_kind(game, civ, LIBRARY))
    shares[FROM_THEATERS] = int(culture_of_kind(game, civ, THEATER))
    cards, wonders, leader, pacts = Totals(), Totals(), Totals(), Totals()
    add_cards(game, civ, cards)
    add_wonders(game, civ, wonders)
    add_leader(game, civ, leader)
    add_pacts(game, seat, pacts)
    shares[FROM_GOVERNMENT] = int(cards.culture)
    shares[FROM_WONDERS] = int(wonders.culture)
    shares[FROM_LEADERS] = int(leader.culture)
    shares[FROM_PACTS] = int(pacts.culture)
    keep_on_track(shares, int(civ.culture_rating))
    return shares


def culture_of_kind(game: Ages, civ: Civilization, kind: i64) -> i64:
    """What the workers on cards of a kind make."""
    total: i64 = 0
    place: i64
    for place in range(kind * LEVELS, kind * LEVELS + LEVELS):
        if civ.workers[place]:
            total += civ.workers[place] * game.edition.civil[game.edition.place_cards[place]].culture
    return total


def keep_on_track(shares: list[int], rating: int) -> None:
    """What lies beyond an end of the track is nobody's: it is taken from the last shares first."""
    beyond = sum(shares) - rating
    for source in reversed(range(len(shares))):
        cut = max(0, min(beyond, shares[source])) if beyond > 0 else min(0, max(beyond, shares[source]))
        shares[source] -= cut
        beyond -= cut


def by_source(game: Ages) -> list[dict[str, int]]:
    """Each seat's culture by the sources that gave anybody any; as one sum where no sheets are kept."""
    if not game.sheets:
        return [{"culture": int(civ.culture)} for civ in game.civs]
    used = [source for source in range(len(SOURCES)) if any(sheet[source] for sheet in game.sheets)]
    return [{SOURCES[source]: sheet[source] for source in used} for sheet in game.sheets]
