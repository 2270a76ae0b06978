"""what people note about their games"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "desks",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("notes", sa.Text(), nullable=False),
        sa.Column("plans", sa.JSON(), nullable=False, comment="imagined lines: a name, a world, moves in words"),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_desks_user")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_desks_table")),
        sa.PrimaryKeyConstraint("user", "table", name=op.f("pk_desks")),
        comment="what somebody notes about a game for themselves",
    )


def downgrade() -> None:
    op.drop_table("desks")
