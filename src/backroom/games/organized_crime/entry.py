"""Law 3: what cannot be written down and read again as it is, is no entry; no rule ever looks at it."""

from __future__ import annotations

from typing import Final

from msgspec.json import Decoder, Encoder

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Aside, Entry
from backroom.core.refusal import Malformed
from backroom.games.organized_crime.moves import Move

WRITER: Final = Encoder()
READER: Final[Decoder[Entry[Move]]] = Decoder(Answers[Move] | Drawn | Aside[Move])


def check_entry(entry: Entry[Move]) -> None:
    """Find an entry malformed that has a word where a number belongs, half a point, or no move at all."""
    try:
        again = READER.decode(WRITER.encode(entry))
    except (TypeError, ValueError, RecursionError) as problem:
        raise Malformed(f"this is no entry: {problem}") from None
    if again != entry:
        raise Malformed("this is no entry: it reads otherwise when it is written down")
