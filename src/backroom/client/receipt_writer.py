"""Saves what a seat is shown of the draws, so that a house that swaps something later is caught."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from backroom.core.receipt import LARGEST, Receipt, read_receipt, write_receipt
from backroom.core.refusal import Malformed
from backroom.protocol.messages import AnyUpdate, FromServer, Goodbye, TableNow, Update, Welcome
from backroom.table.notices import GameStarted, SeatLeft

LOST: Final = frozenset({"kicked", "moved", "no_such_seat"})  # after these the seat may be another's


class ReceiptWriter:
    """Writes the receipt of one seat: before anything is sent, and never one commitment over another."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.file: Path | None = None
        self.receipt: Receipt | None = None  # None: nothing shown yet, or the game continues from a record

    def keep_in(self, file: Path) -> None:
        """Save it in a file from now on; what the file says about this seat counts as shown first."""
        kept = read_kept(file)
        if kept is not None:
            shown = self.receipt
            if kept.seat != self.seat or (shown is not None and kept.table != shown.table):
                raise Malformed(f"{file} is the receipt of another seat")
            self.receipt = kept
            if shown is not None:
                self.show(shown.commitment)
                if shown.announced is not None:
                    self.announce(GameStarted(shown.announced))
        self.file = file
        self.save()

    # Incoming

    def hear(self, message: FromServer) -> None:
        """Note what a message shows."""
        match message:
            case Welcome():
                self.seat = message.seat
            case Update():
                self.take_update(message)
            case Goodbye() if message.reason in LOST:
                self.leave()
            case _:
                pass  # no other message is about the draws

    def take_update(self, update: AnyUpdate) -> None:
        """Note the commitment, which every update has, and what fixes the draws, which is told once."""
        if self.receipt is None:
            self.begin(update.table)
        self.show(update.table.commitment)
        for told in update.told:
            if isinstance(told.event, GameStarted):
                self.announce(told.event)
            elif isinstance(told.event, SeatLeft) and told.event.seat == self.seat:
                self.leave()

    def begin(self, table: TableNow[Any]) -> None:
        """Start a receipt; there is none if the draws began elsewhere, or have ended."""
        if table.imported or table.stage == "over":
            return
        self.receipt = Receipt(
            format=1,
            table=table.code,
            game=table.game,
            seat=self.seat,
            at=int(time.time()),
            commitment=table.commitment,
            early=table.stage == "open",
            changed=None,
            given=None,
            taken=False,
            left=False,
            announced=None,
            digest=None,
        )
        self.save()

    def show(self, commitment: str) -> None:
        """Note another commitment beside the first."""
        receipt = self.receipt
        if receipt is not None and receipt.changed is None and receipt.commitment != commitment:
            self.change(changed=commitment)

    def announce(self, started: GameStarted) -> None:
        """Note what fixes the draws; the first announcement counts."""
        receipt = self.receipt
        if receipt is None:
            return
        if receipt.announced is None:
            self.change(announced=started.fairness)
        self.show(started.fairness.commitment)

    # Outgoing

    def give(self, given: str | None, fresh: str) -> str:
        """The bytes to send, saved first: those given, or those of an earlier try, or fresh ones."""
        receipt = self.receipt
        kept = None if receipt is None or receipt.left else receipt.given
        sent = given or kept or fresh
        if receipt is not None:
            self.change(given=sent, taken=False, left=False)
        return sent

    def confirm(self) -> None:
        """The server has accepted the bytes."""
        if self.receipt is not None:
            self.change(taken=True)

    def refuse(self, before: Receipt | None) -> None:
        """The server has refused them, so the previous values hold again."""
        if self.receipt is not None and before is not None:
            self.change(given=before.given, taken=before.taken, left=before.left)

    def leave(self) -> None:
        """The seat belongs to another from now on; after the start its bytes stay in the draws."""
        if self.receipt is not None and self.receipt.announced is None:
            self.change(left=True)

    def end(self, digest: str) -> None:
        """Note the digest of the record that was shown first."""
        if self.receipt is not None and self.receipt.digest is None:
            self.change(digest=digest)

    def change(self, **fields: Any) -> None:
        """Save the receipt with other values in these fields."""
        assert self.receipt is not None
        self.receipt = replace(self.receipt, **fields)
        self.save()

    def save(self) -> None:
        """Write the file atomically."""
        if self.file is None or self.receipt is None:
            return
        fresh = self.file.with_name(f"{self.file.name}.new")
        try:
            fresh.write_bytes(write_receipt(self.receipt))
            fresh.replace(self.file)
        except OSError as problem:
            raise Malformed(f"{self.file}: {problem.strerror or problem}") from None


def read_kept(file: Path) -> Receipt | None:
    """The receipt in a file, None if there is no file; or raises `Malformed`."""
    try:
        with file.open("rb") as opened:
            return read_receipt(opened.read(LARGEST + 1))
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise Malformed(f"{file}: {problem.strerror or problem}") from None
    except Malformed as problem:
        raise Malformed(f"{file}: {problem}") from None
