"""What a host can choose for a site: where its data lies, and how much people may ask of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HOUR = 3600.0
DAY = 24 * HOUR
MANY = 1_000_000


@dataclass(frozen=True)
class Rate:
    """How many at once, and after that how many a second."""

    burst: int
    a_second: float


def default_rates() -> dict[str, Rate]:
    """How often one person, or one address, may ask what."""
    return {
        "read": Rate(120, 30),
        "move": Rate(60, 10),
        "chat": Rate(8, 0.5),
        "table": Rate(20, 1 / 20),
        "account": Rate(10, 1 / 10),
        "record": Rate(10, 1 / 10),
        "hint": Rate(10, 1),
        "study": Rate(10, 1 / 10),
        "connect": Rate(60, 2),
        "token": Rate(10, 1 / 10),
        "file": Rate(1000, 100),
        "mail": Rate(5, 1 / 600),
    }


def no_rates() -> dict[str, Rate]:
    """As often as they like."""
    return {family: Rate(MANY, MANY) for family in default_rates()}


def no_limits() -> dict[str, Any]:
    """The settings by which nobody is refused for asking too much."""
    return {
        "rates": no_rates(),
        "thinking": Rate(MANY, MANY),
        "streams_a_person": MANY,
        "streams_an_address": MANY,
        "connections_an_address": MANY,
    }


@dataclass(frozen=True)
class Settings:
    """One site."""

    database: str = "sqlite:///civitas.db"
    rates: dict[str, Rate] = field(default_factory=default_rates)
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    tables_a_person: int = 100
    bot_tables_a_person: int = 20
    """Of the tables where bots play alone."""
    thinking: Rate = Rate(120, 0.5)
    """The seconds that bots think for a person before that person's tables come after all others'."""
    streams_a_person: int = 40
    streams_an_address: int = 400
    """Of people without a name; many may share an address."""
    connections_an_address: int = 500
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    """How long a request may take to arrive."""
    chat_letters: int = 500
    password_letters: int = 8
    bot_workers: int = 1
    bot_seconds: float = 12.0
    """How long a bot is waited for, by the clock; then a quick one answers for it."""
    programs: dict[str, str] = field(default_factory=dict)
    """Programs that play at tables, by the names people choose them by: the command of each."""
    files: dict[str, str] = field(default_factory=dict)
    """Bots that somebody trained, by the names people choose them by: the file of weights, or of a net, of each."""
    tables_in_memory: int = 500
    session_days: int = 180
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose word counts on where a request comes from; of others, the connection counts."""
    url: str = "http://localhost:8000"
    """How people reach the site: links in messages begin so."""
    smtp: str | None = None
    """The server that sends mail, as smtp://USER:PASSWORD@HOST:PORT; without one, no mail is sent."""
    mail_from: str | None = None
    webhook_networks: tuple[str, ...] = ()
    """Private networks that webhooks may call."""
    vacation_days: int = 30
    """How long the clocks of somebody's games over days may stand in a year."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Addresses and networks that may read the numbers of the site."""
    https: bool = False
    """Whether browsers reach the site by https, so that cookies may insist on it."""
    components: str | None = None
    """Components of one's own, the text of a file that whoever runs the site has put in place."""


CLIENT = Path(__file__).parent / "client"
