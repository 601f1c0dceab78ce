receipt-title = Your receipt
receipt-checking = Comparing the record with what you were shown…
receipt-again = Try again
receipt-bytes = The server kept its promise to you: the secret is the one it promised before the game, and your own bytes are in every draw.
receipt-watched = The promise and the players’ bytes that you were shown are those in the record. You only watched, so none of your bytes are in the draws.
receipt-shown = The record matches what you were shown. None of your bytes are in the draws: you sat down too late for that, or they were not accepted.
receipt-nothing = This browser has no receipt of this game. So it can check that the record is consistent, but not that it is the one that was promised.
receipt-caught = This record is not what you were shown
receipt-doubt = This record is not quite what you were shown
receipt-found-commitment = The promise was swapped. Before the game the server promised a different secret from the one in this record. So it could choose its secret, and with it the cards, once it knew what everybody had added.
receipt-found-changed = The promise was changed. You were shown two different ones, and a server that can change its secret can choose the cards.
receipt-found-contribution = Your bytes were swapped. The server confirmed what you added to the draws, but this record has other bytes in their place, which the server may have chosen.
receipt-found-missing = Your bytes were dropped. The server confirmed what you added to the draws, but this record has nothing of yours.
receipt-found-unconfirmed = The bytes that this browser sent are not in the record. The server never confirmed them: if your seat was not open in another browser too, it has swapped them.
receipt-found-announced = What { $who } added was swapped: this record has different bytes from those you were told when the game began. The server may have chosen them.
receipt-found-secret = The secret was swapped: the one in this record does not have the fingerprint that was promised.
receipt-found-digest = This is not the record you were first shown. Its draws are still checked. Somebody’s moves may have been changed, or a newer server writes the record differently.
receipt-found-unproven = The proof is missing. You were shown a promise, but this record has nothing to check it against.
receipt-found-lines = Lines of this record were changed: they do not match the fingerprint in the last one.
receipt-means = Keep your receipt and the record, and ask the others to compare theirs: with both, anybody can verify this.
receipt-about = What your browser saved of this game: the promise as you first saw it, the bytes you added, and the fingerprint of the record, which is the same for everybody.
receipt-promise = Promised to you
receipt-given = Added by you
receipt-digest = The record you were first shown
receipt-keep = Save the receipt
receipt-keep-of = Save the receipt: { $who }
receipt-watching = a spectator
receipt-file = Check with a receipt (.json)
receipt-of = The receipt of { $who }, table { $code }
receipt-unreadable = This is not a receipt.
receipt-foreign = This receipt is for another game.
receipt-draws-own =
    { $draws ->
        [one] The one draw follows from the secret and the bytes in this record.
       *[other] All { $draws } draws follow from the secret and the bytes in this record.
    }
receipt-draws-but =
    { $draws ->
        [one] The one draw follows from the secret and the bytes in this record. But these are not the ones you were shown.
       *[other] All { $draws } draws follow from the secret and the bytes in this record. But these are not the ones you were shown.
    }
