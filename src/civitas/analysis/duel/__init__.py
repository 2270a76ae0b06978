"""The analysis of Duel: the tree of its strongest bot, and its facts in words."""

from __future__ import annotations

from typing import cast

from civitas.analysis.duel.words import say
from civitas.analysis.tree import TreeOracle
from civitas.bots.duel.facts import FACTS
from civitas.bots.learned import Judge
from civitas.bots.weights import shipped
from civitas.duel.knowledge import DuelDealer
from civitas.duel.state import Duel
from civitas.kernel.game import Game
from civitas.kernel.knowledge import Dealer


def dealer(game: Game) -> Dealer:
    return DuelDealer(cast(Duel, game.position), int(game.position.seat()))


def oracle() -> TreeOracle:
    return TreeOracle(Judge(FACTS, shipped(FACTS, "civitas.bots.duel")), dealer, say)
