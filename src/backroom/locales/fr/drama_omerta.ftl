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
omerta-hints-left = Vous connaissez la maison : les conseils sont désactivés. Les réglages les font revenir.
omerta-winner =
    { $winners ->
        [one]
            { $you ->
                [yes] Vous gagnez !
               *[no] { $who } gagne
            }
       *[other] { $who } se partagent la victoire
    }
omerta-round-over = Manche { $round } sur { $rounds } terminée
omerta-ended-without =
    { $reason ->
        [nothing_to_draw] Plus rien à piocher : chacun marque son stock.
       *[turn_limit] Assez de tours : chacun marque son stock.
    }
omerta-ended-call =
    { $won ->
        [open]
            { $you ->
                [yes] Vous annoncez Omerta. Voyons…
               *[no] { $who } annonce Omerta. Voyons…
            }
        [yes]
            { $you ->
                [yes] Votre Omerta tient : un stock de { $stock }, et personne n’a moins : zéro point.
               *[no] L’Omerta { DE($who) } tient : un stock de { $stock }, et personne n’a moins : zéro point.
            }
       *[no]
            { $you ->
                [yes] Votre Omerta échoue avec un stock de { $stock } : 20 points de plus. { $many ->
                    [one] { $spared } a le plus petit stock des autres et ne marque rien.
                   *[other] { $spared } ont le plus petit stock des autres et ne marquent rien.
                }
               *[no] L’Omerta { DE($who) } échoue avec un stock de { $stock } : 20 points de plus. { $many ->
                    [one] { $spared } a le plus petit stock des autres et ne marque rien.
                   *[other] { $spared } ont le plus petit stock des autres et ne marquent rien.
                }
            }
    }
omerta-stock = stock { $stock }
omerta-score =
    { $score ->
        [one] +{ $score } point
       *[other] +{ $score } points
    }
omerta-totals = Points de chaque manche ; le plus petit total gagne
omerta-round = Manche
omerta-total = Total
omerta-next-peek = Les cartes sont redonnées ; regardez-en deux dans les
omerta-next-round = Passer à la manche { $round }
omerta-count-all = Tout montrer
