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
omerta-hints-left = You know your way around by now, so the hints are off. You can turn them back on in the settings.
omerta-winner =
    { $winners ->
        [one]
            { $you ->
                [yes] You win!
               *[no] { $who } wins
            }
       *[other] { $who } share the win
    }
omerta-round-over = Round { $round } of { $rounds } is over
omerta-ended-without =
    { $reason ->
        [nothing_to_draw] There is nothing left to draw: everybody scores their stock.
       *[turn_limit] Enough turns were played: everybody scores their stock.
    }
omerta-ended-call =
    { $won ->
        [open]
            { $you ->
                [yes] You call Omerta. Let’s see…
               *[no] { $who } calls Omerta. Let’s see…
            }
        [yes]
            { $you ->
                [yes] Your Omerta holds: a stock of { $stock }, and nobody has less: no points.
               *[no] { $who }’s Omerta holds: a stock of { $stock }, and nobody has less: no points.
            }
       *[no]
            { $you ->
                [yes] Your Omerta fails with a stock of { $stock }: 20 points on top. { $many ->
                    [one] The lowest stock of the others is { $spared }’s, who scores nothing.
                   *[other] { $spared } have the lowest stock of the others and score nothing.
                }
               *[no] { $who }’s Omerta fails with a stock of { $stock }: 20 points on top. { $many ->
                    [one] The lowest stock of the others is { $spared }’s, who scores nothing.
                   *[other] { $spared } have the lowest stock of the others and score nothing.
                }
            }
    }
omerta-stock = stock { $stock }
omerta-score =
    { $score ->
        [one] +{ $score } point
       *[other] +{ $score } points
    }
omerta-totals = Points after each round; the lowest total wins
omerta-round = Round
omerta-total = Total
omerta-next-peek = The new cards are dealt. Time to look at two of them:
omerta-next-round = Go on to round { $round }
omerta-count-all = Show all
