"""O19 to O29: what the characters do, one room each; `by_kind.POWERS` is indexed by the kind of card."""
