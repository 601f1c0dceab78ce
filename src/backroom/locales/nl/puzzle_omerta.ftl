puzzle-omerta-draw = Trek van de stapel
puzzle-omerta-take = Neem { $card }
puzzle-omerta-omerta = Roep Omerta
puzzle-omerta-pass = Pas
puzzle-omerta-replace = Houd { $card } in plaats van je kaart { $place }
puzzle-omerta-discard = Leg { $card } af
puzzle-omerta-swap = Ruil { $one } en { $other }
puzzle-omerta-mix = Schud de kaarten van { $whom }
puzzle-omerta-look = Bekijk je kaart { $place }
puzzle-omerta-give =
    { $both ->
        [yes] Twee kaarten voor { $whom }
       *[no] Elk een kaart voor { $whom } en { $other }
    }
puzzle-omerta-open-safe = Open de kluis
puzzle-omerta-exchange = Ruil je kaart { $place } voor kaart { $safe } uit de kluis
puzzle-omerta-throw =
    { $count ->
        [one] Gooi je kaart { $places } weg
       *[other] Gooi je kaarten { $places } weg
    }
puzzle-omerta-lay-mamma = Stuur Mamma naar { $whom }
puzzle-omerta-lay-patrol = Blokkeer { $card }
puzzle-omerta-decline = Gebruik hem niet ({ $power })
