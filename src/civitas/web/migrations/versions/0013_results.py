"""finished games seat by seat, ratings, statistics, and who may see whose page"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True, comment="null for a bot, and for whoever is gone"),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("level", sa.String(length=80), nullable=True, comment="of a bot"),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("edition", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False, comment="the share of the victory"),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=40), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("cards", sa.JSON(), nullable=False, comment="what the seat got by its moves"),
        sa.Column("accuracy", sa.Float(), nullable=True),
        sa.Column("luck", sa.Float(), nullable=True),
        sa.Column("turning", sa.JSON(), nullable=True, comment="the move that turned the game"),
        sa.Column("studied", sa.Float(), nullable=True, comment="of when the analysis is that this is from"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_results_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_results_user")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_results")),
        comment="finished games, seat by seat; found from their tables by a job",
    )
    for column in ("ended", "game", "user"):
        op.create_index(op.f(f"ix_results_{column}"), "results", [column], unique=False)
    op.create_table(
        "ratings",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False, comment="how far it may be off at 95 %"),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_ratings_user")),
        sa.PrimaryKeyConstraint("user", "game", name=op.f("pk_ratings")),
    )
    op.create_table(
        "statistics",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("edition", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "edition", "players", name=op.f("pk_statistics")),
        comment="of all games here, found by a job",
    )
    op.create_table(
        "profiles",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("visible", sa.String(length=12), nullable=False, comment="private, friends or public"),
        sa.Column("rating", sa.Boolean(), nullable=False, comment="whether the owner wants to see ratings"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_profiles_user")),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_profiles")),
        comment="who may see whose page",
    )


def downgrade() -> None:
    op.drop_table("profiles")
    op.drop_table("statistics")
    op.drop_table("ratings")
    for column in ("user", "game", "ended"):
        op.drop_index(op.f(f"ix_results_{column}"), table_name="results")
    op.drop_table("results")
