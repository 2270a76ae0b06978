"""Military cards: drawing them, and discarding them to the pile of their age.

Code of Laws, Draw military cards, and Discard or remove from play. An empty deck is made anew from the discards of its
age.
"""

from __future__ import annotations

from civitas.ages.events import DREW, RESHUFFLED
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64


def discard_military(game: Ages, id: i64) -> None:
    """A card that everybody has seen goes to the discard pile of its age."""
    game.shown_discards += (int(id),)


def discard_face_down(game: Ages, seat: i64, id: i64) -> None:
    """A card that was not played goes to the discard pile without being shown; who discards it knows it."""
    game.own_discards().append(int(id))
    game.discard_owners += (int(seat),)


def discard_from_hand(game: Ages, seat: i64, id: i64) -> None:
    """A card of the player's choice goes to the discard pile face down.

    It may be a pact that everybody has seen, and only its back shows: nobody else knows any more where those of its age
    are.
    """
    civ = game.civs[seat]
    forget_shown(game, civ, game.edition.military_ages[id])
    civ.own_military_hand().remove(int(id))
    discard_face_down(game, seat, id)


def forget_shown(game: Ages, civ: Civilization, age: i64) -> None:
    if civ.shown_in_hand:
        hand = civ.military_hand
        shown = [id for id in hand[: int(civ.shown_in_hand)] if game.edition.military_ages[id] != age]
        civ.military_hand = shown + [id for id in hand if id not in shown]
        civ.shown_in_hand = len(shown)


def hand_is_known(civ: Civilization) -> bool:
    """Whether everybody has seen every military card in a hand, as in an empty one."""
    return len(civ.military_hand) == civ.shown_in_hand


def lay_off(game: Ages, seat: i64, cards: list[int]) -> None:
    """Cards that must go from the hand, so that everybody knows which of those that were seen did."""
    civ = game.civs[seat]
    shown = civ.military_hand[: int(civ.shown_in_hand)]
    for id in cards:
        civ.own_military_hand().remove(id)
        if id in shown:
            civ.shown_in_hand -= 1
            discard_military(game, id)
        else:
            discard_face_down(game, seat, id)


def draw_military(game: Ages, seat: i64, count: i64) -> None:
    """Draw from the deck of the current age, if it has one. Drawing the last card renews the deck."""
    while count > 0 and game.age <= game.edition.last_military_age:
        if not game.military_deck:
            reshuffle(game)
        if not game.military_deck:
            return
        id = game.own_military_deck().pop()
        game.civs[seat].own_military_hand().append(id)
        game.tell(DREW, seat, id)
        count -= 1
        if not game.military_deck:
            reshuffle(game)


def can_draw(game: Ages) -> bool:
    """Whether the current age has a military deck, or discards to make one of."""
    if game.age > game.edition.last_military_age:
        return False
    return bool(game.military_deck) or bool(of_age(game, [*game.discards, *game.shown_discards], game.age))


def reshuffle(game: Ages) -> None:
    """The discards of the current age become the deck."""
    pile = of_age(game, game.discards, game.age) + of_age(game, [*game.shown_discards], game.age)
    older = [place for place, id in enumerate(game.discards) if game.edition.military_ages[id] != game.age]
    game.discard_owners = tuple([game.discard_owners[place] for place in older])
    game.discards = [game.discards[place] for place in older]
    game.shown_discards = tuple([id for id in game.shown_discards if game.edition.military_ages[id] != game.age])
    game.chance.shuffle(pile)
    game.military_deck = pile
    if pile:
        game.tell(RESHUFFLED)


def of_age(game: Ages, cards: list[int], age: i64) -> list[int]:
    """The military cards of one age among some."""
    return [id for id in cards if game.edition.military_ages[id] == age]
