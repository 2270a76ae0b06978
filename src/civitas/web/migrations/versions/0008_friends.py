"""whom people follow and block, and whom they ask to a table"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False, comment="follow or block"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_ties_user")),
        sa.ForeignKeyConstraint(["other"], ["users.id"], name=op.f("fk_ties_other")),
        sa.PrimaryKeyConstraint("user", "other", name=op.f("pk_ties")),
        comment="whom somebody follows, and whom they have blocked",
    )
    op.create_index(op.f("ix_ties_other"), "ties", ["other"])
    op.create_table(
        "asked",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_asked_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_asked_user")),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name=op.f("fk_asked_by")),
        sa.PrimaryKeyConstraint("table", "user", name=op.f("pk_asked")),
        comment="who is asked to an open table by name",
    )
    op.create_index(op.f("ix_asked_user"), "asked", ["user"])


def downgrade() -> None:
    for table in ("asked", "ties"):
        op.drop_table(table)
