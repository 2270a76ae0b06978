"""What is kept of studies: analyses of games, and what is found from finished games. Their truth is in the tables."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, String, Table

from civitas.web.schema import metadata

studies = Table(
    "studies",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), comment="who asked for it; null when they are gone"),
    Column("games", Integer, nullable=False, comment="imagined games for each move that matters"),
    Column("engine", String(40), nullable=False, comment="the version that works on it, or did"),
    Column("status", String(12), nullable=False, index=True, comment="running, done, cancelled or failed"),
    Column("done", Integer, nullable=False, comment="the decisions that were looked at"),
    Column("problem", JSON, comment="why it failed, as a message"),
    Column("found", JSON, comment="the account; while a deeper one is made, the one before"),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, comment="when somebody last worked on it"),
    comment="analyses of finished games",
)

studied = Table(
    "studied",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("row", JSON, nullable=False),
    comment="the decisions of a game that were looked at",
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("clues", Integer, nullable=False),
    Column("solved", String(10), comment="the day on which it was first solved"),
    Column("updated", Float, nullable=False),
    comment="what people have made of the puzzles",
)

results = Table(
    "results",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), index=True, comment="null for a bot, and for whoever is gone"),
    Column("name", String(64), nullable=False),
    Column("level", String(80), comment="of a bot"),
    Column("game", String(24), nullable=False, index=True),
    Column("edition", String(24), nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Float, nullable=False, comment="the share of the victory"),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("ended", Float, nullable=False, index=True),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("cards", JSON, nullable=False, comment="what the seat got by its moves"),
    Column("accuracy", Float),
    Column("luck", Float),
    Column("turning", JSON, comment="the move that turned the game"),
    Column("studied", Float, comment="of when the analysis is that this is from"),
    comment="finished games, seat by seat; found from their tables by a job",
)

ratings = Table(
    "ratings",
    metadata,
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("doubt", Float, nullable=False, comment="how far it may be off at 95 %"),
    Column("games", Integer, nullable=False),
)

statistics = Table(
    "statistics",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("edition", String(24), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("found", JSON, nullable=False),
    Column("updated", Float, nullable=False),
    comment="of all games here, found by a job",
)

profiles = Table(
    "profiles",
    metadata,
    Column("user", String(24), ForeignKey("users.id"), primary_key=True),
    Column("visible", String(12), nullable=False, comment="private, friends or public"),
    Column("rating", Boolean, nullable=False, comment="whether the owner wants to see ratings"),
    comment="who may see whose page",
)
