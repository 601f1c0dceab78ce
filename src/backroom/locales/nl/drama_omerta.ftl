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
omerta-hints-left = Je kent de weg nu: de tips zijn uit. Bij de instellingen zet je ze weer aan.
omerta-winner =
    { $winners ->
        [one]
            { $you ->
                [yes] Jij wint!
               *[no] { $who } wint
            }
       *[other] { $who } delen de overwinning
    }
omerta-round-over = Ronde { $round } van { $rounds } is afgelopen
omerta-ended-without =
    { $reason ->
        [nothing_to_draw] Er valt niets meer te trekken: iedereen scoort de eigen voorraad.
       *[turn_limit] Er is genoeg gespeeld: iedereen scoort de eigen voorraad.
    }
omerta-ended-call =
    { $won ->
        [open]
            { $you ->
                [yes] Je roept Omerta. Eens kijken…
               *[no] { $who } roept Omerta. Eens kijken…
            }
        [yes]
            { $you ->
                [yes] Jouw Omerta klopt: een voorraad van { $stock }, en niemand heeft minder: geen punten.
               *[no] De Omerta van { $who } klopt: een voorraad van { $stock }, en niemand heeft minder: geen punten.
            }
       *[no]
            { $you ->
                [yes] Jouw Omerta mislukt met een voorraad van { $stock }: 20 punten erbij. { $many ->
                    [one] { $spared } heeft de laagste voorraad van de anderen en krijgt geen punten.
                   *[other] { $spared } hebben de laagste voorraad van de anderen en krijgen geen punten.
                }
               *[no] De Omerta van { $who } mislukt met een voorraad van { $stock }: 20 punten erbij. { $many ->
                    [one] { $spared } heeft de laagste voorraad van de anderen en krijgt geen punten.
                   *[other] { $spared } hebben de laagste voorraad van de anderen en krijgen geen punten.
                }
            }
    }
omerta-stock = voorraad { $stock }
omerta-score =
    { $score ->
        [one] +{ $score } punt
       *[other] +{ $score } punten
    }
omerta-totals = Punten per ronde; het laagste totaal wint
omerta-round = Ronde
omerta-total = Totaal
omerta-next-peek = De nieuwe kaarten zijn gedeeld; bekijk er twee binnen
omerta-next-round = Door naar ronde { $round }
omerta-count-all = Alles tonen
