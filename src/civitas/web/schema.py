"""What is kept. A table's truth is its set-up, its secret deal and its entries; all else here is found from them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(96), unique=True, comment="the name in small letters; null for a guest"),
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("ended", Float, comment="when a guest logged out, or anybody was deleted; cookies are void since"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("agent", String(200), comment="what the browser calls itself"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("user", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("scope", String(12), nullable=False, server_default="play", comment="play or read"),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("host", String(24), ForeignKey("users.id"), nullable=False),
    Column("host_name", String(64), nullable=False),
    Column("game", String(24), nullable=False),
    Column("edition", String(24), nullable=False),
    Column("components", Text, comment="the component set that is played with, if it is not ours"),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("deal", JSON, nullable=False, comment="secret until the end"),
    Column("salt", String(64), nullable=False, comment="secret until the end"),
    Column("chosen_deal", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("shuffled", Boolean, nullable=False, comment="chance decides who begins"),
    Column("imported", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false(), comment="allowed between people"),
    Column("rated", Boolean, nullable=False, server_default=false(), comment="counts for ratings"),
    Column("bots_resign", Boolean, nullable=False, server_default=true(), comment="bots give up where all is lost"),
    # Found from the entries; kept for the lobby and the ticker
    Column("status", String(12), nullable=False, index=True),
    Column("updated", Float, nullable=False),
    Column("deadline", Float, index=True),
    Column("bot_asked", Boolean, nullable=False),
    Column("summary", JSON, nullable=False),
    Column(
        "hash",
        String(16),
        comment="of the position; null before the game and for what was stored before hashes were kept",
    ),
)

news = Table(
    "news",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(24), nullable=False),
    comment="tables that somebody changed who is no process of the site",
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), index=True),
    comment="who sits where now; found from the entries, kept to find a person's tables",
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("key", String(64), comment="the same click sent twice has the same key"),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "key"),
)

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used_by", String(24), ForeignKey("users.id")),
)

watch_links = Table(
    "watch_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("created", Float, nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    comment="who came to a private table by a link to watch",
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False, comment="the time zone that hours are meant in"),
    Column("mail", String(200)),
    Column("mail_confirmed", Boolean, nullable=False, comment="whether its owner has followed the link"),
    Column("webhook", String(500)),
    Column("webhook_form", String(12), nullable=False, comment="json, discord or slack"),
    Column("browser", Boolean, nullable=False),
    Column("digest_at", Integer, nullable=False, comment="minutes after midnight"),
    comment="how somebody wants to hear that a table waits for them",
)

timings = Table(
    "timings",
    metadata,
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("game", String(24), primary_key=True, comment="empty for all that have no row of their own"),
    Column("timing", String(12), nullable=False, comment="at_once, digest or never"),
    Column("quiet_from", Integer, comment="minutes after midnight"),
    Column("quiet_until", Integer),
    comment="when somebody wants to hear of a game",
)

notes = Table(
    "notes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), nullable=False),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(12), nullable=False, comment="turn, undo, over or asked"),
    Column("mark", Integer, nullable=False, comment="the last entry of this person when it was written"),
    Column("channel", String(12), nullable=False, comment="mail, webhook or browser"),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(12), nullable=False, comment="waiting, sent, dropped or failed"),
    Column("reason", String(200), comment="why it was not sent"),
    UniqueConstraint("user", "table", "kind", "mark", "channel"),
    comment="the outbox: written with the entry that is its reason, sent afterwards",
)

vacations = Table(
    "vacations",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False, index=True),
    comment="while somebody is away, the clocks of their games over days stand",
)

lessons = Table(
    "lessons",
    metadata,
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("seq", Integer, nullable=False, comment="counts what the learner did"),
    Column("kept", JSON, nullable=False, comment="the moves made at each step"),
    Column("step", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("done", Float, comment="when it was first finished"),
    Column("updated", Float, nullable=False),
    comment="where learners are in their lessons",
)

stumbles = Table(
    "stumbles",
    metadata,
    Column("lesson", String(40), primary_key=True),
    Column("step", String(40), primary_key=True),
    Column("what", String(12), primary_key=True, comment="done, wrong, refused, shown or skipped"),
    Column("count", Integer, nullable=False),
    comment="how often learners who agreed to it erred at a step; nothing says who",
)

ties = Table(
    "ties",
    metadata,
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("other", String(24), ForeignKey("users.id"), primary_key=True, index=True),
    Column("kind", String(12), nullable=False, comment="follow or block"),
    comment="whom somebody follows, and whom they have blocked",
)

asked = Table(
    "asked",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), primary_key=True, index=True),
    Column("by", String(24), ForeignKey("users.id"), nullable=False),
    Column("at", Float, nullable=False),
    comment="who is asked to an open table by name",
)

desks = Table(
    "desks",
    metadata,
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("notes", Text, nullable=False),
    Column("plans", JSON, nullable=False, comment="imagined lines: a name, a world, moves in words"),
    Column("updated", Float, nullable=False),
    comment="what somebody notes about a game for themselves",
)

Index("ix_notes_waiting", notes.c.state, notes.c.due)
Index("ix_tables_bot_asked", tables.c.status, tables.c.bot_asked, tables.c.updated)
