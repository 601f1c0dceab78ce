"""A row of a journal has all lines that were written together: an older server could not read it."""

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What is there stays as it is: a page of one line."""
