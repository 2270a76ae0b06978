"""Who is spoken to, and of what: the language, what the players are called, and the edition they play."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.kernel.messages import Message, join, name_in, player_name
from civitas.kernel.rules import Rules


class Voice:
    """Puts messages and the names of components into words for one table."""

    def __init__(
        self,
        language: str = "en",
        players: Sequence[str] = (),
        edition: str | None = None,
        rules: Rules | None = None,
    ) -> None:
        self.language = language
        self.rules = rules
        """The rules that are played by, where a table may have components of its own."""
        self.edition = edition
        """The edition that is played, where cards of one name differ between editions."""
        self.players = told_apart(players)

    def say(self, message: Message) -> str:
        return message.text(self.language, self.players)

    def sentence(self, id: str, **values: object) -> str:
        return self.say(Message(id, **values))

    def name(self, name: str) -> str:
        """A component, or a word of the table, in the language."""
        return name_in(self.language, name)

    def names(self, names: Sequence[str]) -> str:
        """Several components: one, two and three."""
        return join([self.name(name) for name in names], self.language)

    def player(self, seat: int) -> str:
        return player_name(seat, self.language, self.players)


def told_apart(players: Sequence[str]) -> list[str]:
    """The players' names; those who have one name in common are numbered."""
    return [
        name if players.count(name) == 1 else f"{name} {players[: seat + 1].count(name)}"
        for seat, name in enumerate(players)
    ]
