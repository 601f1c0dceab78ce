"""O19 to O29: what the characters do, one file each; `by_kind.POWERS` is indexed by the kind of card."""
