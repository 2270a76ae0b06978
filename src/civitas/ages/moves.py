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


class Book:
    """The moves of an edition: the list with its texts, and the first int of each kind."""

    __slots__ = (
        "abandon", "accept", "add", "annex", "attack", "bid", "build", "cancel", "civil_count", "copy", "declare",
        "destroy", "develop", "disband", "discard", "done", "end_turn", "food", "gain_food", "gain_resources", "grow",
        "infiltrate_leader", "infiltrate_wonder", "lose", "military_count", "moves", "offer", "pass_", "play",
        "play_tactic", "prepare", "raid", "recast", "recruit", "refuse", "retire", "return_blue", "revolution", "ruin",
        "send", "settle", "stages", "steal", "take", "trade_food", "trade_resource", "tuck", "upgrade", "use",
        "use_for_war", "worker_count",
    )  # fmt: skip

    def __init__(self, civil: list[CivilCard], military: list[MilitaryCard], workers: list[int]) -> None:
        c = tuple(card.name for card in civil)
        m = tuple(card.name for card in military)
        w = tuple(civil[id].name for id in workers)
        self.civil_count: Final[i64] = len(c)
        self.military_count: Final[i64] = len(m)
        self.worker_count: Final[i64] = len(w)
        # fmt: off
        self.moves: Final = MoveList(
            VERSION,
            MoveKind("pass", "pass"),
            MoveKind("end", "end turn"),
            MoveKind("done", "done"),
            MoveKind("accept", "accept"),
            MoveKind("refuse", "refuse"),
            MoveKind("grow", "increase population"),
            MoveKind("gain_food", "gain food"),
            MoveKind("gain_resources", "gain resources"),
            MoveKind("trade_food", "use a food as a resource"),
            MoveKind("trade_resource", "use a resource as a food"),
            MoveKind("infiltrate_leader", "remove the leader"),
            MoveKind("infiltrate_wonder", "remove the wonder"),
            MoveKind("build", "build {}", w),
            MoveKind("destroy", "destroy {}", w),
            MoveKind("disband", "disband {}", w),
            MoveKind("send", "send {}", w),
            MoveKind("lose", "lose a worker of {}", w),
            MoveKind("return_blue", "return a blue token of {}", w),
            MoveKind("raid", "raid {}", w),
            MoveKind("recruit", "recruit {}", w),
            MoveKind("stages", "build {}", STAGES),
            MoveKind("play", "play {}", c),
            MoveKind("develop", "develop {}", c),
            MoveKind("revolution", "declare a revolution for {}", c),
            MoveKind("use", "use {}", c),
            MoveKind("use_for_war", "use {} for war", c),
            MoveKind("retire", "retire {}", c),
            MoveKind("tuck", "tuck under {}", c),
            MoveKind("ruin", "ruin {}", c),
            MoveKind("steal", "steal {}", c),
            MoveKind("play_tactic", "play tactic {}", m),
            MoveKind("copy", "copy {}", m),
            MoveKind("prepare", "prepare {}", m),
            MoveKind("settle", "settle {}", m),
            MoveKind("cancel", "cancel {}", m),
            MoveKind("add", "add {}", m),
            MoveKind("discard", "discard {}", m),
            MoveKind("annex", "annex {}", m),
            MoveKind("abandon", "abandon {}", m),
            MoveKind("food", "{} food", tuple(str(count) for count in range(MOST_GOODS))),
            MoveKind("bid", "bid {}", tuple(str(count) for count in range(1, MOST_BID + 1))),
            MoveKind("take", "take {} at {}", c, SPACES),
            MoveKind("upgrade", "upgrade {} to {}", w, w),
            MoveKind("recast", "turn {} into {}", w, w),
            MoveKind("attack", "play {} against {}", m, SEATS),
            MoveKind("declare", "declare {} on {}", m, SEATS),
            MoveKind("offer", "offer {} to {}{}", m, SEATS, SIDES),
        )
        # fmt: on
        first = {kind.word: kind.first for kind in self.moves.kinds}
        self.pass_: Final[i64] = first["pass"]
        self.end_turn: Final[i64] = first["end"]
        self.done: Final[i64] = first["done"]
        self.accept: Final[i64] = first["accept"]
        self.refuse: Final[i64] = first["refuse"]
        self.grow: Final[i64] = first["grow"]
        self.gain_food: Final[i64] = first["gain_food"]
        self.gain_resources: Final[i64] = first["gain_resources"]
        self.trade_food: Final[i64] = first["trade_food"]
        self.trade_resource: Final[i64] = first["trade_resource"]
        self.infiltrate_leader: Final[i64] = first["infiltrate_leader"]
        self.infiltrate_wonder: Final[i64] = first["infiltrate_wonder"]
        self.build: Final[i64] = first["build"]
        self.destroy: Final[i64] = first["destroy"]
        self.disband: Final[i64] = first["disband"]
        self.send: Final[i64] = first["send"]
        self.lose: Final[i64] = first["lose"]
        self.return_blue: Final[i64] = first["return_blue"]
        self.raid: Final[i64] = first["raid"]
        self.recruit: Final[i64] = first["recruit"]
        self.stages: Final[i64] = first["stages"]
        self.play: Final[i64] = first["play"]
        self.develop: Final[i64] = first["develop"]
        self.revolution: Final[i64] = first["revolution"]
        self.use: Final[i64] = first["use"]
        self.use_for_war: Final[i64] = first["use_for_war"]
        self.retire: Final[i64] = first["retire"]
        self.tuck: Final[i64] = first["tuck"]
        self.ruin: Final[i64] = first["ruin"]
        self.steal: Final[i64] = first["steal"]
        self.play_tactic: Final[i64] = first["play_tactic"]
        self.copy: Final[i64] = first["copy"]
        self.prepare: Final[i64] = first["prepare"]
        self.settle: Final[i64] = first["settle"]
        self.cancel: Final[i64] = first["cancel"]
        self.add: Final[i64] = first["add"]
        self.discard: Final[i64] = first["discard"]
        self.annex: Final[i64] = first["annex"]
        self.abandon: Final[i64] = first["abandon"]
        self.food: Final[i64] = first["food"]
        self.bid: Final[i64] = first["bid"]
        self.take: Final[i64] = first["take"]
        self.upgrade: Final[i64] = first["upgrade"]
        self.recast: Final[i64] = first["recast"]
        self.attack: Final[i64] = first["attack"]
        self.declare: Final[i64] = first["declare"]
        self.offer: Final[i64] = first["offer"]
