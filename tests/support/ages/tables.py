"""A table of Through the Ages at the beginning of a phase, or of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from civitas import Game
from civitas.ages.actions.phase import TakeActions
from civitas.ages.cards.kinds import NONE
from civitas.ages.invariants import broken
from civitas.ages.politics.phase import Politics
from civitas.ages.politics.wars import ResolveWar
from civitas.ages.ratings import refresh
from civitas.ages.rules import AgesRules
from civitas.ages.state import Ages
from civitas.ages.turn_end import PASS_TURN
from civitas.kernel.agenda import AnyStep, in_sequence
from civitas.kernel.game import new_game
from tests.support.ages.civilizations import civ, fill
from tests.support.ages.decks import deal, set_civil_decks, set_events, set_military_decks, set_row
from tests.support.ages.names import Words, civil, military, played

ROUNDS = {0: 1, 1: 3, 2: 8, 3: 13, 4: 18}
"""A round in which each age may well be."""


def table(
    *,
    players: int = 2,
    age: int = 1,
    phase: str = "actions",
    active: int = 1,
    round: int | None = None,
    row: str = "",
    civil_deck: str = "",
    civil_deck_size: int | None = None,
    military_deck: str = "",
    military_deck_size: int | None = None,
    events: str | None = None,
    future: str = "",
    past: str = "",
    discards: str = "",
    shown_discards: str = "",
    common: str = "",
    last_round: str = "",
    options: Mapping[str, str] | None = None,
    bonuses: str = "",
    rules: AgesRules | None = None,
    one: Words | None = None,
    two: Words | None = None,
    three: Words | None = None,
    four: Words | None = None,
) -> Game:
    """A game in which player `active` stands at the beginning of a phase of their turn.

    The phase is "politics" (asked for a political action) or "actions", or what comes before: "start" (the card
    row is still to be filled) and "war" (their war is still to be resolved). `age` is 0 for A up to 4 for IV. Decks are
    listed from the top: `civil_deck` and `military_deck` are the next cards; the rest follows unless a size is given.
    `events` are the current ones from the top and `future` those prepared: "Barbarians by 2" says who did; player 1
    did unless named. Without `events` two events of Age A lie there that nobody has named. `last_round` is "this" or
    "next". `rules` may be those of another edition than the one a test is for, `options` those of a variant, and
    `bonuses` its bonus cards.
    """
    rules = rules or played.rules
    told = [dict(words or civ()) for words in (one, two, three, four)[:players]]
    edition = rules.edition_for(rules.check_setup(rules.edition.name, players, options))
    dealt = deal(players=players, edition=edition, bonuses=bonuses)
    game = new_game(rules, players=players, edition=edition.name, deal=dealt, options=options)
    state = cast(Ages, game.state)
    state.age = age
    state.round = ROUNDS[age] if round is None else round
    state.active = active - 1
    state.is_last_round = {"": 0, "this": 1, "next": 2}[last_round]
    set_events(state, events, future, past, told, military_deck)
    state.common_tactics = tuple(military(common, edition))
    state.discards = military(discards, edition)
    state.discard_owners = (NONE,) * len(state.discards)
    state.shown_discards = tuple(military(shown_discards, edition))
    for seat, said in enumerate(told):
        fill(state, seat, said)
    set_row(state, row)
    set_civil_decks(state, civil(civil_deck, edition), civil_deck_size)
    set_military_decks(state, military(military_deck, edition), military_deck_size)
    for seat, said in enumerate(told):
        refresh(state, seat)
        own = state.civs[seat]
        own.civil_left = own.civil_total if said["civil_left"] is None else said["civil_left"]
        own.military_left = own.military_total if said["military_left"] is None else said["military_left"]
    set_phase(state, phase)
    assert state.events is not None
    state.events.clear()
    wrong = broken(state)
    assert wrong is None, f"There is no such table. {wrong}"
    return game


def opening(
    *, players: int = 2, options: Mapping[str, str] | None = None, rules: AgesRules | None = None, **cards: str
) -> Game:
    """A game as it begins, with the cards named first in their decks; they are named as in `deal`."""
    rules = rules or played.rules
    setup = rules.check_setup(rules.edition.name, players, options)
    dealt = deal(players=players, edition=rules.edition_for(setup), **cards)
    return new_game(rules, players=players, edition=rules.edition.name, deal=dealt, options=options)


PHASES: Mapping[str, type[Any]] = {"war": ResolveWar, "politics": Politics, "actions": TakeActions}


def set_phase(state: Ages, phase: str) -> None:
    """The rest of the turn from a phase on is on the agenda, and its first question is asked."""
    turn: list[AnyStep] = (state.edition.first_turn if state.round == 1 else state.edition.turn).steps()
    steps = turn
    if phase != "start":
        steps = turn[next(index for index, item in enumerate(turn) if isinstance(item, PHASES[phase])) :]
    before = turn[: len(turn) - len(steps)]
    state.is_fresh = int(not any(isinstance(item, Politics) for item in before))
    state.agenda = [PASS_TURN, in_sequence(steps)]
    state.settle()
