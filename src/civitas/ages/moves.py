"""The move list of an edition of Through the Ages, and where each kind of move begins in it.

The cards differ between editions, so each has its own list; the kinds of moves and their words are the same.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import CivilCard, MilitaryCard
from civitas.kernel.ints import i64
from civitas.kernel.moves import MoveKind, MoveList

VERSION: Final = 1
SEATS: Final = ("player 1", "player 2", "player 3", "player 4")
SPACES: Final = tuple(str(space) for space in range(1, 14))
STAGES: Final = ("1 stage", "2 stages", "3 stages", "4 stages")
SIDES: Final = ("", " as A", " as B")
MOST_BID: Final = 99
MOST_GOODS: Final = 10


class Kinds:
    """The kinds of moves that have been added, and how many moves they have."""

    __slots__ = ("added", "size")

    def __init__(self) -> None:
        self.added: list[MoveKind] = []
        self.size: i64 = 0

    def add(self, word: str, template: str, *lists: tuple[str, ...]) -> i64:
        """One more kind; the first int of it."""
        kind = MoveKind(word, template, *lists)
        first = self.size
        self.added.append(kind)
        self.size += kind.size
        return first


class Book:
    """The moves of an edition: the first int of each kind, in the order of the list, and the list with its texts."""

    def __init__(
        self, civil: list[CivilCard], military: list[MilitaryCard], workers: list[int], most_goods: int = MOST_GOODS
    ) -> None:
        """`most_goods` is one more than the most food of which a card leaves the choice."""
        c = tuple(card.name for card in civil)
        m = tuple(card.name for card in military)
        w = tuple(civil[id].name for id in workers)
        self.civil_count: Final[i64] = len(c)
        self.military_count: Final[i64] = len(m)
        self.worker_count: Final[i64] = len(w)
        kinds = Kinds()
        self.pass_: Final[i64] = kinds.add("pass", "pass")
        self.end_turn: Final[i64] = kinds.add("end", "end turn")
        self.done: Final[i64] = kinds.add("done", "done")
        self.accept: Final[i64] = kinds.add("accept", "accept")
        self.refuse: Final[i64] = kinds.add("refuse", "refuse")
        self.grow: Final[i64] = kinds.add("grow", "increase population")
        self.gain_food: Final[i64] = kinds.add("gain_food", "gain food")
        self.gain_resources: Final[i64] = kinds.add("gain_resources", "gain resources")
        self.trade_food: Final[i64] = kinds.add("trade_food", "use a food as a resource")
        self.trade_resource: Final[i64] = kinds.add("trade_resource", "use a resource as a food")
        self.infiltrate_leader: Final[i64] = kinds.add("infiltrate_leader", "remove the leader")
        self.infiltrate_wonder: Final[i64] = kinds.add("infiltrate_wonder", "remove the wonder")
        self.build: Final[i64] = kinds.add("build", "build {}", w)
        self.destroy: Final[i64] = kinds.add("destroy", "destroy {}", w)
        self.disband: Final[i64] = kinds.add("disband", "disband {}", w)
        self.send: Final[i64] = kinds.add("send", "send {}", w)
        self.lose: Final[i64] = kinds.add("lose", "lose a worker of {}", w)
        self.return_blue: Final[i64] = kinds.add("return_blue", "return a blue token of {}", w)
        self.raid: Final[i64] = kinds.add("raid", "raid {}", w)
        self.recruit: Final[i64] = kinds.add("recruit", "recruit {}", w)
        self.stages: Final[i64] = kinds.add("stages", "build {}", STAGES)
        self.play: Final[i64] = kinds.add("play", "play {}", c)
        self.develop: Final[i64] = kinds.add("develop", "develop {}", c)
        self.revolution: Final[i64] = kinds.add("revolution", "declare a revolution for {}", c)
        self.use: Final[i64] = kinds.add("use", "use {}", c)
        self.use_for_war: Final[i64] = kinds.add("use_for_war", "use {} for war", c)
        self.retire: Final[i64] = kinds.add("retire", "retire {}", c)
        self.tuck: Final[i64] = kinds.add("tuck", "tuck under {}", c)
        self.ruin: Final[i64] = kinds.add("ruin", "ruin {}", c)
        self.steal: Final[i64] = kinds.add("steal", "steal {}", c)
        self.play_tactic: Final[i64] = kinds.add("play_tactic", "play tactic {}", m)
        self.copy: Final[i64] = kinds.add("copy", "copy {}", m)
        self.prepare: Final[i64] = kinds.add("prepare", "prepare {}", m)
        self.settle: Final[i64] = kinds.add("settle", "settle {}", m)
        self.cancel: Final[i64] = kinds.add("cancel", "cancel {}", m)
        self.add: Final[i64] = kinds.add("add", "add {}", m)
        self.discard: Final[i64] = kinds.add("discard", "discard {}", m)
        self.annex: Final[i64] = kinds.add("annex", "annex {}", m)
        self.abandon: Final[i64] = kinds.add("abandon", "abandon {}", m)
        self.food: Final[i64] = kinds.add("food", "{} food", tuple(str(count) for count in range(most_goods)))
        self.bid: Final[i64] = kinds.add("bid", "bid {}", tuple(str(count) for count in range(1, MOST_BID + 1)))
        self.take: Final[i64] = kinds.add("take", "take {} at {}", c, SPACES)
        self.upgrade: Final[i64] = kinds.add("upgrade", "upgrade {} to {}", w, w)
        self.recast: Final[i64] = kinds.add("recast", "turn {} into {}", w, w)
        self.attack: Final[i64] = kinds.add("attack", "play {} against {}", m, SEATS)
        self.declare: Final[i64] = kinds.add("declare", "declare {} on {}", m, SEATS)
        self.offer: Final[i64] = kinds.add("offer", "offer {} to {}{}", m, SEATS, SIDES)
        self.sacrifice: Final[i64] = kinds.add("sacrifice", "sacrifice {}", w)
        self.draw: Final[i64] = kinds.add("draw", "draw a military card")
        self.hold_back: Final[i64] = kinds.add("hold_back", "hold back a token of {}", w)
        self.keep: Final[i64] = kinds.add("keep", "keep {}", m)
        self.moves: Final = MoveList(VERSION, *kinds.added)
