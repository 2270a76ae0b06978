"""Cards leaving play: leaders, unfinished wonders, pacts, colonies."""

from __future__ import annotations

from typing import cast

from civitas.ages.cards.kinds import NONE, Territory
from civitas.ages.discards import discard_military
from civitas.ages.events import COLONY_LOST, LEADER_LEFT, PACT_ENDED
from civitas.ages.ratings import refresh
from civitas.ages.state import Ages
from civitas.ages.tokens import colony_tokens
from civitas.ages.uniques import set_leader
from civitas.kernel.ints import i64


def leader_leaves(game: Ages, seat: i64) -> None:
    """The leader is removed from play; some do something as they go."""
    civ = game.civs[seat]
    leader = civ.leader_card
    if leader is None:
        return
    leader.when_leaving(game, seat)
    game.tell(LEADER_LEFT, seat, civ.leader)
    set_leader(game, civ, NONE)
    refresh(game, seat)


def project_leaves(game: Ages, seat: i64) -> None:
    """An unfinished wonder is removed; the tokens on it return to the bank."""
    civ = game.civs[seat]
    civ.blue_bank += civ.stages_built
    civ.project = NONE
    civ.stages_built = 0


def pact_ends(game: Ages, owner: i64) -> None:
    """A pact is removed from its owner's area and stops for both."""
    civ = game.civs[owner]
    partner = civ.pact_partner
    game.tell(PACT_ENDED, owner, civ.pact)
    discard_military(game, civ.pact)
    civ.pact = NONE
    civ.pact_partner = NONE
    game.note_pacts()
    refresh(game, owner)
    refresh(game, partner)


def colony_leaves(game: Ages, seat: i64, id: i64) -> Territory:
    """A colony is lost with its permanent effect."""
    civ = game.civs[seat]
    colony = cast(Territory, game.edition.military[id])
    civ.colonies = tuple([other for other in civ.colonies if other != id])
    colony_tokens(game, seat, colony, -1)
    refresh(game, seat)
    game.tell(COLONY_LOST, seat, id)
    return colony
