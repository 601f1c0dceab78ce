"""The two ways to refuse: a player's move (`Refused`) and bad input (`Malformed`)."""


class Refused(Exception):  # noqa: N818  (a refusal is an answer, not an error)
    """A rule forbids this move; nothing has changed."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule = rule
        self.why = why


class Malformed(Exception):  # noqa: N818
    """The input cannot be read: a bad file, a bad option, an impossible outcome."""
