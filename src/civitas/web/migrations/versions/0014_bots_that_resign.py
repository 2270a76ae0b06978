"""tables at which bots do not resign"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    yes = sa.true()
    said = "bots give up where all is lost"
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("bots_resign", sa.Boolean(), server_default=yes, nullable=False, comment=said))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("bots_resign")
