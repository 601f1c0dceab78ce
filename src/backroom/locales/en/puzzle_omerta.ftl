puzzle-omerta-draw = Draw from the pile
puzzle-omerta-take = Take { $card }
puzzle-omerta-omerta = Call Omerta
puzzle-omerta-pass = Pass
puzzle-omerta-replace = Keep { $card } in place of your card { $place }
puzzle-omerta-discard = Discard { $card }
puzzle-omerta-swap = Exchange { $one } and { $other }
puzzle-omerta-mix = Shuffle the cards of { $whom }
puzzle-omerta-look = Look at your card { $place }
puzzle-omerta-give =
    { $both ->
        [yes] Two cards for { $whom }
       *[no] A card each for { $whom } and { $other }
    }
puzzle-omerta-open-safe = Open the safe
puzzle-omerta-exchange = Exchange your card { $place } for card { $safe } of the safe
puzzle-omerta-throw =
    { $count ->
        [one] Throw your card { $places }
       *[other] Throw your cards { $places }
    }
puzzle-omerta-lay-mamma = Send Mamma to { $whom }
puzzle-omerta-lay-patrol = Block { $card }
puzzle-omerta-decline = Do not use it ({ $power })
