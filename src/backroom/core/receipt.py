"""What one listener was shown of a table's draws, stored outside the server to check the record with."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

from msgspec import Meta, Struct, json

from backroom.core.log import Contribution, Digest, Fairness, Record
from backroom.core.refusal import Malformed

LARGEST: Final = 16_384  # bytes of a receipt; that of a table with ten seats has less than 3,000

Kind = Literal[
    "commitment", "changed", "contribution", "missing", "unconfirmed", "announced", "secret", "digest",
    "unproven",
]  # fmt: skip
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)  # in the order in which they are told


class Receipt(Struct, frozen=True, kw_only=True, tag="receipt", forbid_unknown_fields=True):
    """What one seat or spectator was shown, and what the seat contributed: no token, no card."""

    format: Literal[1]
    table: Annotated[str, Meta(min_length=4, max_length=16)]  # its code
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=9)] | None  # None: a spectator
    at: Annotated[int, Meta(ge=0)]  # when the commitment was first shown, in seconds since 1970
    commitment: Digest  # the first that was shown; never replaced by another
    early: bool  # it was shown before the game began
    changed: Digest | None  # another commitment, shown later
    given: Contribution | None  # the seat's own bytes, stored before they were sent
    taken: bool  # the server has confirmed them
    left: bool  # the seat was given up before its bytes were announced, so they may be gone
    announced: Fairness | None  # commitment and contributions, as told when the game began
    digest: Digest | None  # of the record that was shown first


class Finding(NamedTuple):
    """Something in a record that differs from what was shown."""

    kind: Kind
    seats: tuple[int, ...] = ()  # whose contributions it is about


DECODER: Final = json.Decoder(Receipt)


def read_receipt(data: bytes) -> Receipt:
    """A receipt from the bytes of a file, or `Malformed`."""
    if len(data) > LARGEST:
        raise Malformed(f"this is no receipt: it has more than {LARGEST} bytes")
    try:
        receipt = DECODER.decode(data)
    except RecursionError:
        raise Malformed("this is no receipt: it is nested too deeply") from None
    except ValueError as problem:  # msgspec's errors, and bytes that are not UTF-8
        raise Malformed(f"this is no receipt: {problem}") from None
    if receipt.given is not None and receipt.seat is None:
        raise Malformed("this is no receipt: who watches gives nothing")
    return receipt


def write_receipt(receipt: Receipt) -> bytes:
    """A receipt as a file that people can read."""
    return json.format(json.encode(receipt), indent=2) + b"\n"


def compare(record: Record[Any, Any], receipt: Receipt) -> list[Finding]:
    """Everything in the record that differs from what was shown; `Malformed` if it is of another game."""
    fairness, reveal = record.header.fairness, record.reveal
    if record.header.game != receipt.game:
        raise Malformed(f"the receipt is of a game of {receipt.game}, the record of {record.header.game}")
    if fairness is None or reveal is None:
        return [Finding("unproven")]
    if (receipt.seat or 0) >= len(fairness.contributions):
        raise Malformed(f"the receipt is of seat {(receipt.seat or 0) + 1}, which the record does not have")
    found: list[Finding] = []
    if fairness.commitment != receipt.commitment:
        found.append(Finding("commitment"))
    elif sha256(bytes.fromhex(reveal.secret)).hexdigest() != receipt.commitment:
        found.append(Finding("secret"))
    if receipt.changed is not None or is_announced_otherwise(receipt):
        found.append(Finding("changed"))
    found += compare_contributions(fairness, receipt)
    if receipt.digest is not None and receipt.digest != reveal.digest:
        found.append(Finding("digest"))
    return sorted(found, key=lambda finding: KINDS.index(finding.kind))


def is_announced_otherwise(receipt: Receipt) -> bool:
    """Whether the commitment announced at the start differs from the one shown before."""
    return receipt.announced is not None and receipt.announced.commitment != receipt.commitment


def compare_contributions(fairness: Fairness, receipt: Receipt) -> list[Finding]:
    """Check that the seat's own bytes are in the record, and those that were announced for the others."""
    found: list[Finding] = []
    own = own_finding(fairness, receipt)
    if own is not None:
        found.append(Finding(own, () if receipt.seat is None else (receipt.seat,)))
    if receipt.announced is not None:
        told, recorded = receipt.announced.contributions, fairness.contributions
        differ = [
            seat
            for seat in range(max(len(told), len(recorded)))
            if told[seat : seat + 1] != recorded[seat : seat + 1]
            and not (own is not None and seat == receipt.seat)
        ]
        if differ:
            found.append(Finding("announced", tuple(differ)))
    return found


def own_finding(fairness: Fairness, receipt: Receipt) -> Kind | None:
    """What is wrong with the record's bytes for this seat; None if nothing is."""
    if receipt.given is None or receipt.seat is None or receipt.left:
        return None
    recorded = fairness.contributions[receipt.seat]
    if recorded == receipt.given:
        return None
    if not receipt.taken:
        return "unconfirmed"
    return "missing" if recorded is None else "contribution"


def is_in(record: Record[Any, Any], receipt: Receipt) -> bool:
    """Whether this seat's own bytes are in the record."""
    fairness = record.header.fairness
    if fairness is None or receipt.seat is None or receipt.given is None:
        return False
    return fairness.contributions[receipt.seat] == receipt.given


SENTENCES: Final[dict[Kind, str]] = {
    "commitment": (
        "the record commits to another secret than this seat was shown: "
        "the house has swapped its secret, or the receipt is of another game"
    ),
    "changed": "this seat was shown two different commitments: the house has changed its secret",
    "contribution": "the record has other bytes for this seat than it sent, though the house confirmed them",
    "missing": "the bytes of this seat are not in the record, though the house confirmed them",
    "unconfirmed": (
        "the record does not have the bytes that were sent from here; they were never confirmed, "
        "so unless the seat was also open elsewhere, the house has swapped them"
    ),
    "announced": "the record has other contributions than were announced at the start, in seat",
    "secret": "the secret in the record is not the one that this seat was shown the commitment to",
    "digest": "the record is not, byte for byte, the one that was shown to this seat at the end",
    "unproven": "a commitment was shown before the game, and the record has nothing to check it by",
}


def tell(finding: Finding) -> str:
    """A finding as a clause of a sentence; seats are counted from 1 for people."""
    if finding.kind != "announced":
        return SENTENCES[finding.kind]
    return f"{SENTENCES['announced']} {', '.join(str(seat + 1) for seat in finding.seats)}"
