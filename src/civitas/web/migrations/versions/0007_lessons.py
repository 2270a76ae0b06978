"""where learners are, and where they err"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False, comment="counts what the learner did"),
        sa.Column("kept", sa.JSON(), nullable=False, comment="the moves made at each step"),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True, comment="when it was first finished"),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_lessons_user")),
        sa.PrimaryKeyConstraint("user", "lesson", name=op.f("pk_lessons")),
        comment="where learners are in their lessons",
    )
    op.create_table(
        "stumbles",
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("step", sa.String(length=40), nullable=False),
        sa.Column("what", sa.String(length=12), nullable=False, comment="done, wrong, refused, shown or skipped"),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("lesson", "step", "what", name=op.f("pk_stumbles")),
        comment="how often learners who agreed to it erred at a step; nothing says who",
    )


def downgrade() -> None:
    for table in ("stumbles", "lessons"):
        op.drop_table(table)
