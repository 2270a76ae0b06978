"""tables with hints between people, and tables that count for ratings"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    no = sa.false()
    with op.batch_alter_table("tables") as table:
        table.add_column(
            sa.Column("hints", sa.Boolean(), server_default=no, nullable=False, comment="allowed between people")
        )
        table.add_column(
            sa.Column("rated", sa.Boolean(), server_default=no, nullable=False, comment="counts for ratings")
        )


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("rated")
        table.drop_column("hints")
