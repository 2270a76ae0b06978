"""What is kept of studies: analyses of games, and what is found from finished games. Their truth is in the tables."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Integer, String, Table

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
