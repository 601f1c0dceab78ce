drama-snap = Raak!
drama-late = te laat
drama-wrong = verkeerde kaart
drama-ms = ms
drama-milliseconds = { $milliseconds } ms
drama-behind = { $behind } ms te laat
drama-by-lot = door loting
drama-held = Het klopt!
drama-bust = Mislukt!
drama-last-round = De laatste ronde
drama-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
drama-ahead =
    { $points ->
        [one] één punt voor
       *[other] { $points } punten voor
    }
drama-rounds = Rondes
drama-best-snap = Snelste worp
drama-calls-held = Omerta’s gelukt
drama-calls-failed = Omerta’s mislukt
drama-best-call = De gewaagdste Omerta: { $who }, met { $stock } tegen { $lowest }.
