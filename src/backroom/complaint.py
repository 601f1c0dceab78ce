"""The error of a command that cannot do what it was asked."""


class Complaint(Exception):  # noqa: N818 - it is not an error of ours
    """One clear sentence for the person at the keyboard; the command line prints it and exits with 2."""


def visible(text: str) -> str:
    """A text of files or servers as it may be printed: nothing in it can tell a terminal to do something."""
    return "".join(sign if sign.isprintable() or sign == "\n" else repr(sign)[1:-1] for sign in text)
