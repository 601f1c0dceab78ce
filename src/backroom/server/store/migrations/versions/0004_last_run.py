"""When a server last ran, and when somebody last looked at each finished game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Count a finished game that an older server kept as visited when it ended."""
    op.create_table(
        "moments",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.execute("UPDATE tables SET visited = finished WHERE finished IS NOT NULL AND visited < finished")
