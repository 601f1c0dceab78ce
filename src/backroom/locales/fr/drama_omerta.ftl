drama-snap = Bien vu !
drama-late = trop tard
drama-wrong = mauvaise carte
drama-ms = ms
drama-milliseconds = { $milliseconds } ms
drama-behind = { $behind } ms trop tard
drama-by-lot = par tirage au sort
drama-held = Elle tient !
drama-bust = Ratée !
drama-last-round = La dernière manche
drama-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drama-ahead =
    { $points ->
        [one] un point d’avance
       *[other] { $points } points d’avance
    }
drama-rounds = Manches
drama-best-snap = Réflexe du soir
drama-calls-held = Omertas tenues
drama-calls-failed = Omertas ratées
drama-best-call = L’Omerta la plus osée : { $who }, avec { $stock } contre { $lowest }.
