drama-snap = Snap!
drama-late = too late
drama-wrong = wrong card
drama-ms = ms
drama-milliseconds = { $milliseconds } ms
drama-behind = { $behind } ms late
drama-by-lot = drawn by lot
drama-held = It holds!
drama-bust = Busted!
drama-last-round = The last round
drama-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drama-ahead =
    { $points ->
        [one] one point ahead
       *[other] { $points } points ahead
    }
drama-rounds = Rounds
drama-best-snap = Quickest snap
drama-calls-held = Omertas held
drama-calls-failed = Omertas failed
drama-best-call = The boldest Omerta: { $who }, with { $stock } against { $lowest }.
