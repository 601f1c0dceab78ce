"""What a command says when it cannot do what it was asked."""


class Complaint(Exception):  # noqa: N818 - it is not an error of ours
    """One clear sentence for the person at the keyboard; the command line prints it and exits with 2."""
