"""hashes of positions, news from outside, notes, vacations"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column(
                "hash",
                sa.String(length=16),
                nullable=True,
                comment="of the position; null before the game and for what was stored before hashes were kept",
            )
        )
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_news")),
        comment="tables that somebody changed who is no process of the site",
    )
    op.create_table(
        "wishes",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False, comment="the time zone that hours are meant in"),
        sa.Column("mail", sa.String(length=200), nullable=True),
        sa.Column("mail_confirmed", sa.Boolean(), nullable=False, comment="whether its owner has followed the link"),
        sa.Column("webhook", sa.String(length=500), nullable=True),
        sa.Column("webhook_form", sa.String(length=12), nullable=False, comment="json, discord or slack"),
        sa.Column("browser", sa.Boolean(), nullable=False),
        sa.Column("digest_at", sa.Integer(), nullable=False, comment="minutes after midnight"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_wishes_user")),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_wishes")),
        comment="how somebody wants to hear that a table waits for them",
    )
    op.create_table(
        "timings",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False, comment="empty for all that have no row of their own"),
        sa.Column("timing", sa.String(length=12), nullable=False, comment="at_once, digest or never"),
        sa.Column("quiet_from", sa.Integer(), nullable=True, comment="minutes after midnight"),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_timings_user")),
        sa.PrimaryKeyConstraint("user", "game", name=op.f("pk_timings")),
        comment="when somebody wants to hear of a game",
    )
    op.create_table(
        "notes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False, comment="turn, undo or over"),
        sa.Column("mark", sa.Integer(), nullable=False, comment="the last entry of this person when it was written"),
        sa.Column("channel", sa.String(length=12), nullable=False, comment="mail, webhook or browser"),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False, comment="waiting, sent, dropped or failed"),
        sa.Column("reason", sa.String(length=200), nullable=True, comment="why it was not sent"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_notes_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_notes_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notes")),
        sa.UniqueConstraint(
            "user", "table", "kind", "mark", "channel", name=op.f("uq_notes_user_table_kind_mark_channel")
        ),
        comment="the outbox: written with the entry that is its reason, sent afterwards",
    )
    with op.batch_alter_table("notes", schema=None) as batch_op:
        batch_op.create_index("ix_notes_waiting", ["state", "due"], unique=False)
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_vacations_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
        comment="while somebody is away, the clocks of their games over days stand",
    )
    with op.batch_alter_table("vacations", schema=None) as batch_op:
        batch_op.create_index("ix_vacations_user", ["user"], unique=False)
        batch_op.create_index("ix_vacations_ends", ["ends"], unique=False)


def downgrade() -> None:
    for table in ("vacations", "notes", "timings", "wishes", "news"):
        op.drop_table(table)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("hash")
