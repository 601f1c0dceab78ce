"""The two ways to say no: to a player (`Refused`) and to bad input (`Malformed`)."""


class Refused(Exception):  # noqa: N818  (a refusal is an answer, not an error)
    """A rule forbids this move; the state is as it was."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule = rule
        self.why = why


class Malformed(Exception):  # noqa: N818
    """This is not something the contract can read: a bad file, a bad option, an impossible outcome."""
