"""The games that a site offers: ours, and beside ours somebody's own component set that the host has brought."""

from __future__ import annotations

from typing import Final

from civitas.kernel.rules import Rules
from civitas.library import find_rules, games_with_components
from civitas.web.plan import Plan


class Shelf:
    """What can be opened here, by game and edition."""

    def __init__(self, components: str | None = None) -> None:
        self.components: Final = components
        """The text of the host's own component set."""
        self.own: Final = None if components is None else find_rules(games_with_components()[0], components=components)
        self.brought: dict[tuple[str, str], Rules] = {}
        """The rules of component sets that tables have brought along, by game and edition."""

    def know(self, plan: Plan) -> Plan:
        """A table that carries its components brings them to where it is played."""
        if plan.components is not None:
            self.brought[plan.game, plan.edition] = plan.rules
        return plan

    def editions(self, game: str) -> dict[str, Rules]:
        """The editions of a game with their rules; the host's own set comes first."""
        ours = find_rules(game)
        own = [self.own] if self.own is not None and self.own.name == game else []
        return {edition: rules.of(edition) for rules in [*own, ours] for edition in rules.editions}

    def rules(self, game: str, edition: str | None = None) -> Rules:
        """The rules of an edition; without one, of the first that is offered."""
        offered = self.editions(game)
        if edition is None:
            return next(iter(offered.values()))
        return offered.get(edition) or self.brought.get((game, edition)) or find_rules(game, edition)

    def components_of(self, game: str, edition: str) -> str | None:
        """What a table must carry to be played wherever it goes: the own components it is played with."""
        own = self.own
        return self.components if own is not None and own.name == game and edition in own.editions else None
