review-omerta-curve-stocks = Punten in elke hand na elke beurt
review-omerta-curve-totals = Totaal aantal punten na elke ronde
review-omerta-group-called = Omerta geroepen, en hoe groot de kans was
review-omerta-group-swap-lost = Kaarten die het meest kostten
review-omerta-group-swap-won = Kaarten die het meest hielpen
review-omerta-group-power-used = Best gebruikte krachten
review-omerta-group-quick-snap = Het snelst
review-omerta-group-late-snap = Te laat
review-omerta-group-wrong-snap = Verkeerde kaarten gegooid
review-omerta-moment-called =
    { $won ->
        [yes] { $who }: geroepen met { $stock } tegen { $lowest }, en gewonnen.
       *[no] { $who }: geroepen met { $stock } tegen { $lowest }, en verloren.
    } Kans naar wat de roeper kon weten: { $odds } (van { $samples } bedachte tafels).
review-omerta-moment-swap-lost =
    { $points ->
        [one] { $who }: { $gone } werd { $came }, één punt meer
       *[other] { $who }: { $gone } werd { $came }, { $points } punten meer
    }
review-omerta-moment-swap-won =
    { $points ->
        [one] { $who }: { $gone } werd { $came }, één punt minder
       *[other] { $who }: { $gone } werd { $came }, { $points } punten minder
    }
review-omerta-moment-power-used =
    { $points ->
        [one] { $who }: { $power }, goed voor één punt
       *[other] { $who }: { $power }, goed voor { $points } punten
    }
review-omerta-moment-quick-snap = { $who }: { $card } na { $milliseconds } ms
review-omerta-moment-late-snap =
    { $behind ->
        [-1] { $who }: { $card }
       *[other] { $who }: { $card }, { $behind } ms te laat
    }
review-omerta-moment-wrong-snap = { $who }: { $card }
