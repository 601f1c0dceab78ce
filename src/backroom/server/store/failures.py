"""The ways a store says no. Whatever was refused is not kept, not even in part."""


class Fenced(Exception):  # noqa: N818 - an answer, not an error
    """Another owner has written to this table: whoever hears this lets go of it, or loads it again."""


class Gap(Exception):  # noqa: N818
    """Lines before these are missing, so these cannot be kept."""


class NoSuchTable(Exception):  # noqa: N818
    """There is no table of this id, or there is none any more."""


class Taken(Exception):  # noqa: N818
    """Another table has this code or this id already."""


class Unavailable(Exception):  # noqa: N818
    """The database cannot do it now; the same may be asked again, and will be done once."""
