"""The book of moves of an edition of Through the Ages.

The cards differ between editions, so each has its own book; the kinds of moves and their words are the same.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import CivilCard, MilitaryCard
from civitas.kernel.book import Book, MoveKind
from civitas.kernel.ints import i64

VERSION: Final = 2
"""Version 1 had one word, `done`, for every answer that ends a question."""
DONE: Final = "done"
ROW: Final = 13
"""Spaces of the card row."""
RIVALS: Final = {f"player {seat + 1}": seat for seat in range(4)}
STAGES: Final = {"1 stage": 1, "2 stages": 2, "3 stages": 3, "4 stages": 4}
SIDES: Final = {"": "", " as A": "A", " as B": "B"}
NO_SIDE: Final = 0
AS_A: Final = 1
AS_B: Final = 2
MOST_BID: Final = 99
MOST_GOODS: Final = 10


def counts(first: int, end: int) -> dict[str, int]:
    """Numbers as they are written."""
    return {str(count): count for count in range(first, end)}


class AgesBook(Book):
    """The moves of an edition, kind by kind in the order of their numbers."""

    def __init__(
        self, civil: list[CivilCard], military: list[MilitaryCard], workers: list[int], most_goods: int = MOST_GOODS
    ) -> None:
        """`most_goods` is one more than the most food of which a card leaves the choice."""
        c = tuple(card.name for card in civil)
        m = tuple(card.name for card in military)
        w = tuple(civil[id].name for id in workers)
        super().__init__(VERSION)
        self.pass_: Final[MoveKind] = self.enter("pass", "pass")
        self.end_turn: Final[MoveKind] = self.enter("end_turn", "end turn")
        self.accept: Final[MoveKind] = self.enter("accept", "accept")
        self.refuse: Final[MoveKind] = self.enter("refuse", "refuse")
        self.grow: Final[MoveKind] = self.enter("grow", "increase population")
        self.gain_food: Final[MoveKind] = self.enter("gain_food", "gain food")
        self.gain_resources: Final[MoveKind] = self.enter("gain_resources", "gain resources")
        self.trade_food: Final[MoveKind] = self.enter("trade_food", "use a food as a resource")
        self.trade_resource: Final[MoveKind] = self.enter("trade_resource", "use a resource as a food")
        self.infiltrate_leader: Final[MoveKind] = self.enter("infiltrate_leader", "remove the leader")
        self.infiltrate_wonder: Final[MoveKind] = self.enter("infiltrate_wonder", "remove the wonder")
        self.build: Final[MoveKind] = self.enter("build", "build {card}", card=w)
        self.destroy: Final[MoveKind] = self.enter("destroy", "destroy {card}", card=w)
        self.disband: Final[MoveKind] = self.enter("disband", "disband {card}", card=w)
        self.send: Final[MoveKind] = self.enter("send", "send {card}", card=w)
        self.lose: Final[MoveKind] = self.enter("lose", "lose a worker of {card}", card=w)
        self.return_blue: Final[MoveKind] = self.enter("return_blue", "return a blue token of {card}", card=w)
        self.raid: Final[MoveKind] = self.enter("raid", "raid {card}", card=w)
        self.recruit: Final[MoveKind] = self.enter("recruit", "recruit {card}", card=w)
        self.stages: Final[MoveKind] = self.enter("stages", "build {count}", count=STAGES)
        self.play: Final[MoveKind] = self.enter("play", "play {card}", card=c)
        self.develop: Final[MoveKind] = self.enter("develop", "develop {card}", card=c)
        self.revolution: Final[MoveKind] = self.enter("revolution", "declare a revolution for {card}", card=c)
        self.use: Final[MoveKind] = self.enter("use", "use {card}", card=c)
        self.use_for_war: Final[MoveKind] = self.enter("use_for_war", "use {card} for war", card=c)
        self.retire: Final[MoveKind] = self.enter("retire", "retire {card}", card=c)
        self.tuck: Final[MoveKind] = self.enter("tuck", "tuck under {card}", card=c)
        self.ruin: Final[MoveKind] = self.enter("ruin", "ruin {card}", card=c)
        self.steal: Final[MoveKind] = self.enter("steal", "steal {card}", card=c)
        self.play_tactic: Final[MoveKind] = self.enter("play_tactic", "play tactic {card}", card=m)
        self.copy: Final[MoveKind] = self.enter("copy", "copy {card}", card=m)
        self.prepare: Final[MoveKind] = self.enter("prepare", "prepare {card}", card=m)
        self.settle: Final[MoveKind] = self.enter("settle", "settle {card}", card=m)
        self.cancel: Final[MoveKind] = self.enter("cancel", "cancel {card}", card=m)
        self.add: Final[MoveKind] = self.enter("add", "add {card}", card=m)
        self.discard: Final[MoveKind] = self.enter("discard", "discard {card}", card=m)
        self.annex: Final[MoveKind] = self.enter("annex", "annex {card}", card=m)
        self.abandon: Final[MoveKind] = self.enter("abandon", "abandon {card}", card=m)
        self.food: Final[MoveKind] = self.enter("food", "{count} food", count=counts(0, most_goods))
        self.bid: Final[MoveKind] = self.enter("bid", "bid {count}", count=counts(1, MOST_BID + 1))
        self.take: Final[MoveKind] = self.enter("take", "take {card} at {space}", card=c, space=counts(1, ROW + 1))
        self.upgrade: Final[MoveKind] = self.enter("upgrade", "upgrade {low} to {high}", low=w, high=w)
        self.recast: Final[MoveKind] = self.enter("recast", "turn {low} into {high}", low=w, high=w)
        self.attack: Final[MoveKind] = self.enter("attack", "play {card} against {rival}", card=m, rival=RIVALS)
        self.declare: Final[MoveKind] = self.enter("declare", "declare {card} on {rival}", card=m, rival=RIVALS)
        self.offer: Final[MoveKind] = self.enter(
            "offer", "offer {card} to {rival}{side}", card=m, rival=RIVALS, side=SIDES
        )
        self.sacrifice: Final[MoveKind] = self.enter("sacrifice", "sacrifice {card}", card=w)
        self.draw: Final[MoveKind] = self.enter("draw", "draw a military card")
        self.hold_back: Final[MoveKind] = self.enter("hold_back", "hold back a token of {card}", card=w)
        self.keep: Final[MoveKind] = self.enter("keep", "keep {card}", card=m)
        self.send_force: Final[MoveKind] = self.enter("send_force", "send the force")
        self.defend: Final[MoveKind] = self.enter("defend", "defend")
        self.give_up: Final[MoveKind] = self.enter("give_up", "give up the defence")
        self.fight: Final[MoveKind] = self.enter("fight", "fight")
        self.regain_action: Final[MoveKind] = self.enter("regain_action", "take the civil action back")
        self.take_science: Final[MoveKind] = self.enter("take_science", "take science")
        self.raid_no_more: Final[MoveKind] = self.enter("raid_no_more", "raid no more")
        self.take_no_more: Final[MoveKind] = self.enter("take_no_more", "take no more")
        self.build_nothing: Final[MoveKind] = self.enter("build_nothing", "build nothing")
        self.do_nothing: Final[MoveKind] = self.enter("do_nothing", "do nothing")
        self.hold_nothing: Final[MoveKind] = self.enter("hold_nothing", "hold nothing back")
        self.endings: Final = [
            self.send_force, self.defend, self.give_up, self.fight, self.regain_action, self.take_science,
            self.raid_no_more, self.take_no_more, self.build_nothing, self.do_nothing, self.hold_nothing,
        ]  # fmt: skip
        """The kinds that end a question with what was chosen so far, or with nothing."""
        self.actions: Final = [
            self.take, self.grow, self.build, self.upgrade, self.destroy, self.disband, self.recruit, self.recast,
            self.stages, self.play, self.use, self.use_for_war, self.develop, self.revolution, self.play_tactic,
            self.copy, self.draw, self.trade_food, self.trade_resource,
        ]  # fmt: skip
        """The kinds of the action phase, beside its end."""
        self.politics: Final = [
            self.prepare, self.settle, self.retire, self.attack, self.declare, self.offer, self.cancel,
        ]  # fmt: skip
        """The kinds of the politics phase, beside passing."""

    def is_action(self, move: i64) -> bool:
        return any(kind.has(move) for kind in self.actions)

    def is_ending(self, move: i64) -> bool:
        return any(kind.has(move) for kind in self.endings)

    def is_political(self, move: i64) -> bool:
        return any(kind.has(move) for kind in self.politics)
