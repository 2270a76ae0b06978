"""analyses of finished games"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True, comment="who asked for it; null when they are gone"),
        sa.Column("games", sa.Integer(), nullable=False, comment="imagined games for each move that matters"),
        sa.Column("engine", sa.String(length=40), nullable=False, comment="the version that works on it, or did"),
        sa.Column("status", sa.String(length=12), nullable=False, comment="running, done, cancelled or failed"),
        sa.Column("done", sa.Integer(), nullable=False, comment="the decisions that were looked at"),
        sa.Column("problem", sa.JSON(), nullable=True, comment="why it failed, as a message"),
        sa.Column("found", sa.JSON(), nullable=True, comment="the account; while a deeper one is made, the one before"),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False, comment="when somebody last worked on it"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_studies_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_studies_user")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_studies")),
        comment="analyses of finished games",
    )
    op.create_index(op.f("ix_studies_status"), "studies", ["status"], unique=False)
    op.create_table(
        "studied",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("row", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_studied_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_studied")),
        comment="the decisions of a game that were looked at",
    )


def downgrade() -> None:
    op.drop_table("studied")
    op.drop_index(op.f("ix_studies_status"), table_name="studies")
    op.drop_table("studies")
