"""The plan of a table: what is settled when it is opened, the secret deal included."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from json import dumps
from typing import Any

from civitas.kernel.rules import Deal, Rules, Setup
from civitas.library import find_rules


@dataclass(frozen=True)
class Plan:
    """What was settled when the table was opened. The deal and the salt are secret until the end."""

    id: str
    host: str
    host_name: str
    game: str
    edition: str
    components: str | None
    """The text of the component set that is played with, if it is not ours."""
    players: int
    options: dict[str, str]
    revision: int
    deal: Deal
    salt: str
    chosen_deal: bool
    clock: dict[str, Any]
    public: bool
    forced: bool
    shuffled: bool
    imported: bool
    created: float
    hints: bool = False
    """Whether hints may be asked for though people play against each other."""
    rated: bool = False
    """Whether the result counts for the ratings of those who play."""
    bots_resign: bool = True
    """Whether bots give up where all is lost, if the rules know resigning."""

    @property
    def rules(self) -> Rules:
        return find_rules(self.game, self.edition, self.components)

    @property
    def setup(self) -> Setup:
        return Setup(self.edition, self.players, self.options, self.revision)

    def sealed(self) -> str:
        """What the commitment is the hash of: the salt and the deal, in one spelling."""
        return f"{self.salt} {dumps(self.deal, sort_keys=True, separators=(',', ':'))}"

    def commitment(self) -> str:
        """Published before the first move: the deal cannot be changed afterwards without everybody seeing it."""
        return self._commitment

    @cached_property
    def _commitment(self) -> str:
        return sha256(self.sealed().encode()).hexdigest()
