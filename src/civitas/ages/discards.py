"""Military cards: drawing them, and discarding them to the pile of their age.

Code of Laws, Draw military cards, and Discard or remove from play. An empty deck is made anew from the discards of its
age.
"""

from __future__ import annotations

from civitas.ages.cards.kinds import AGE_IV
from civitas.ages.happenings import DREW, RESHUFFLED
from civitas.ages.state import Ages
from civitas.kernel.ints import i64


def discard_military(game: Ages, id: i64) -> None:
    """A card that everybody has seen goes to the discard pile of its age."""
    game.shown_discards[game.edition.military[id].age].append(int(id))


def discard_face_down(game: Ages, id: i64) -> None:
    """A card that was not played goes to the discard pile without being shown."""
    game.discards[game.edition.military[id].age].append(int(id))


def draw_military(game: Ages, seat: i64, count: i64) -> None:
    """Draw from the deck of the current age; there is none in Age IV. Drawing the last card renews the deck."""
    while count > 0 and game.age < AGE_IV:
        if not game.military_deck:
            reshuffle(game)
        if not game.military_deck:
            return
        id = game.military_deck.pop()
        game.civs[seat].military_hand.append(id)
        game.tell(DREW, seat, id)
        count -= 1
        if not game.military_deck:
            reshuffle(game)


def reshuffle(game: Ages) -> None:
    """The discards of the current age become the deck."""
    pile = game.discards[game.age] + game.shown_discards[game.age]
    game.discards[game.age] = []
    game.shown_discards[game.age] = []
    game.chance.shuffle(pile)
    game.military_deck = pile
    if pile:
        game.tell(RESHUFFLED)
