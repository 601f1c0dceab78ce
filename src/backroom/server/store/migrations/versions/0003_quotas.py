"""Who made a table, by a keyed hash, and what is needed to clear away records that nobody visits."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add to what is there: nobody is known to have made it, and it is kept."""
    op.add_column("tables", sa.Column("maker", sa.LargeBinary))
    op.add_column("tables", sa.Column("record", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("fleeting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("visited", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_maker", "tables", ["maker", "finished"])
    op.create_index("tables_visited", "tables", ["fleeting", "visited"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
