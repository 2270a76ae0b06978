"""The end of the game: the remaining Age III events, last bonuses, and the winner.

Code of Laws, Flow of the game. The starting player counts as current for ties. Equal culture shares the victory.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.bonuses import all_bonuses
from civitas.ages.cards.kinds import AGE_III, EVENT
from civitas.ages.editions.edition import Edition
from civitas.ages.events import EVENT_REVEALED, GAME_ENDED
from civitas.ages.politics.events import Effect, Event, resolve_event
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64
from civitas.kernel.outcome import winners_by


class FinalScoring(Step[Ages]):
    """Age III events that are left are resolved; then leaders score what they score at the end."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        game.agenda.append(LAST_BONUSES)
        first = game.seats_from(0)[0]
        for effect in end_bonuses(game.edition):
            for seat in game.seats_from(first):
                effect.happen(game, seat, first)
        for id in events_at_the_end(game):
            game.tell(EVENT_REVEALED, first, id)
            resolve_event(game, first, id)

    def encode(self) -> list[int]:
        return [codes.FINAL_SCORING]


def end_bonuses(edition: Edition) -> list[Effect]:
    """What scores at the end of every game of an edition."""
    return [] if edition.end_bonus is None else cast(Event, edition.end_bonus).effects


def events_at_the_end(game: Ages) -> list[int]:
    """The bonus cards and, where they score, the Age III events that are left."""
    left = game.current_events + game.future_events if game.edition.leftover_events_score else []
    return all_bonuses(game) + [id for id in left if counts_at_the_end(game, id)]


def counts_at_the_end(game: Ages, id: i64) -> bool:
    card = game.edition.military[id]
    return card.age == AGE_III and card.kind == EVENT


class LastBonuses(Step[Ages]):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        for seat in game.seats_from(0):
            leader = game.civs[seat].leader_card
            if leader is not None:
                leader.when_leaving(game, seat)
        finish(game)

    def encode(self) -> list[int]:
        return [codes.LAST_BONUSES]


LAST_BONUSES: Final = LastBonuses()
FINAL_SCORING: Final = FinalScoring()


def is_final(game: Ages) -> bool:
    """Whether what happens belongs to the final scoring."""
    return LAST_BONUSES in game.agenda


def finish(game: Ages) -> None:
    """The first in the ranking have won, and nobody is asked any more."""
    game.winners = winners_by(ranks(game))
    game.agenda.clear()
    game.tell(GAME_ENDED, game.winners)


def reason(game: Ages) -> str:
    """How the game was won."""
    if game.count_playing() == 1:
        return "the others resigned"
    return "most culture" if len(game.winning_seats()) == 1 else "shared victory"


def ranks(game: Ages) -> list[tuple[int, ...]]:
    """What each civilization is ranked by."""
    return [rank(game, civ) for civ in game.civs]


def rank(game: Ages, civ: Civilization) -> tuple[int, ...]:
    """The most culture is first; whoever has left the game is last whatever their culture, the earlier the lower."""
    if civ.is_playing:
        return int(game.players), int(civ.culture)
    return (int(civ.left),)
