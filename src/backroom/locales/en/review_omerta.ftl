review-omerta-curve-stocks = Points in every hand after each turn
review-omerta-curve-totals = Total points after each round
review-omerta-group-called = Omerta calls, and their odds
review-omerta-group-swap-lost = Cards that cost most
review-omerta-group-swap-won = Cards that helped most
review-omerta-group-power-used = Powers used best
review-omerta-group-quick-snap = Quickest snaps
review-omerta-group-late-snap = Too late
review-omerta-group-wrong-snap = Wrong cards thrown
review-omerta-moment-called =
    { $won ->
        [yes] { $who }: called with { $stock } against { $lowest }, and won.
       *[no] { $who }: called with { $stock } against { $lowest }, and lost.
    } Odds from what the caller could know: { $odds } (of { $samples } imagined tables).
review-omerta-moment-swap-lost =
    { $points ->
        [one] { $who }: { $gone } became { $came }, one point more
       *[other] { $who }: { $gone } became { $came }, { $points } points more
    }
review-omerta-moment-swap-won =
    { $points ->
        [one] { $who }: { $gone } became { $came }, one point less
       *[other] { $who }: { $gone } became { $came }, { $points } points less
    }
review-omerta-moment-power-used =
    { $points ->
        [one] { $who }: { $power }, worth one point
       *[other] { $who }: { $power }, worth { $points } points
    }
review-omerta-moment-quick-snap = { $who }: { $card } after { $milliseconds } ms
review-omerta-moment-late-snap =
    { $behind ->
        [-1] { $who }: { $card }
       *[other] { $who }: { $card }, { $behind } ms behind
    }
review-omerta-moment-wrong-snap = { $who }: { $card }
