review-omerta-curve-stocks = Points dans chaque main après chaque tour
review-omerta-curve-totals = Total des points après chaque manche
review-omerta-group-called = Annonces d’Omerta et leurs chances
review-omerta-group-swap-lost = Cartes qui ont coûté le plus
review-omerta-group-swap-won = Cartes qui ont aidé le plus
review-omerta-group-power-used = Pouvoirs les mieux utilisés
review-omerta-group-quick-snap = Les plus rapides
review-omerta-group-late-snap = Trop tard
review-omerta-group-wrong-snap = Mauvaises cartes jetées
review-omerta-moment-called =
    { $won ->
        [yes] { $who } : annonce à { $stock } contre { $lowest }, gagnée.
       *[no] { $who } : annonce à { $stock } contre { $lowest }, perdue.
    } Chances d’après ce qu’on pouvait savoir : { $odds } (sur { $samples } tables imaginées).
review-omerta-moment-swap-lost =
    { $points ->
        [one] { $who } : { $gone } devient { $came }, un point de plus
       *[other] { $who } : { $gone } devient { $came }, { $points } points de plus
    }
review-omerta-moment-swap-won =
    { $points ->
        [one] { $who } : { $gone } devient { $came }, un point de moins
       *[other] { $who } : { $gone } devient { $came }, { $points } points de moins
    }
review-omerta-moment-power-used =
    { $points ->
        [one] { $who } : { $power }, un point de gagné
       *[other] { $who } : { $power }, { $points } points de gagnés
    }
review-omerta-moment-quick-snap = { $who } : { $card } après { $milliseconds } ms
review-omerta-moment-late-snap =
    { $behind ->
        [-1] { $who } : { $card }
       *[other] { $who } : { $card }, { $behind } ms de retard
    }
review-omerta-moment-wrong-snap = { $who } : { $card }
