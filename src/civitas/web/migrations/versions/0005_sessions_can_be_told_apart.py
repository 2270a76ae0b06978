"""sessions can be told apart, and guests can log out"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("agent", sa.String(length=200), nullable=True, comment="what the browser calls itself")
        )
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column(
                "ended",
                sa.Float(),
                nullable=True,
                comment="when a guest logged out, or anybody was deleted; cookies are void since",
            )
        )


def downgrade() -> None:
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.drop_column("ended")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("agent")
