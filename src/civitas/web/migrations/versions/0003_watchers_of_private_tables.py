"""watchers of private tables"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "watch_links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_watch_links_table")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_watch_links")),
    )
    op.create_table(
        "watchers",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_watchers_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_watchers_user")),
        sa.PrimaryKeyConstraint("table", "user", name=op.f("pk_watchers")),
        comment="who came to a private table by a link to watch",
    )


def downgrade() -> None:
    op.drop_table("watchers")
    op.drop_table("watch_links")
