puzzle-omerta-draw = Piocher
puzzle-omerta-take = Prendre { $card }
puzzle-omerta-omerta = Annoncer Omerta
puzzle-omerta-pass = Passer
puzzle-omerta-replace = Garder { $card } à la place de votre carte { $place }
puzzle-omerta-discard = Défausser { $card }
puzzle-omerta-swap = Échanger { $one } et { $other }
puzzle-omerta-mix = Mélanger les cartes { DE($whom) }
puzzle-omerta-look = Regarder votre carte { $place }
puzzle-omerta-give =
    { $both ->
        [yes] Deux cartes pour { $whom }
       *[no] Une carte pour { $whom } et une pour { $other }
    }
puzzle-omerta-open-safe = Ouvrir le coffre
puzzle-omerta-exchange = Échanger votre carte { $place } contre la carte { $safe } du coffre
puzzle-omerta-throw =
    { $count ->
        [one] Jeter votre carte { $places }
       *[other] Jeter vos cartes { $places }
    }
puzzle-omerta-lay-mamma = Envoyer la Mamma chez { $whom }
puzzle-omerta-lay-patrol = Bloquer { $card }
puzzle-omerta-decline = Ne pas s’en servir ({ $power })
