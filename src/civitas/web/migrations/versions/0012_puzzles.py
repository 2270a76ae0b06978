"""what people have made of the puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("clues", sa.Integer(), nullable=False),
        sa.Column("solved", sa.String(length=10), nullable=True, comment="the day on which it was first solved"),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_puzzle_tries_user")),
        sa.PrimaryKeyConstraint("user", "puzzle", name=op.f("pk_puzzle_tries")),
        comment="what people have made of the puzzles",
    )


def downgrade() -> None:
    op.drop_table("puzzle_tries")
