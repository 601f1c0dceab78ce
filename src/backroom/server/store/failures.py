"""The ways a store refuses. Whatever it refused is not stored, not even in part."""


class Fenced(Exception):  # noqa: N818 - an answer, not an error
    """Another owner has written to this table: the caller drops it, or loads it again."""


class Gap(Exception):  # noqa: N818
    """Lines before these are missing, so these cannot be stored."""


class NoSuchTable(Exception):  # noqa: N818
    """There is no table with this id, or no longer."""


class Taken(Exception):  # noqa: N818
    """Another table has this code or this id already."""


class Unavailable(Exception):  # noqa: N818
    """The database cannot do it now. The same may be asked again, and will be done once."""
