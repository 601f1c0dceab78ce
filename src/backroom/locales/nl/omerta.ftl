omerta-value-deduced = afgeleid
omerta-value-sorted = gesorteerd
omerta-value-race = op snelheid
omerta-value-sealed = in het geheim
omerta-value-al-capone = Al Capone
omerta-value-johnny-torrio = Johnny Torrio
omerta-value-lucky-luciano = Lucky Luciano
omerta-value-meyer-lansky = Meyer Lansky
omerta-value-virginia-hill = Virginia Hill
omerta-value-alibi = Alibi
omerta-value-driver = Chauffeur
omerta-value-gangster = Gangster
omerta-value-killer = Killer
omerta-value-lady = Dame
omerta-value-mamma = Mamma
omerta-value-mole = Mol
omerta-value-patrol = Politiepatrouille
omerta-value-safecracker = Kluiskraker
omerta-value-snitch = Verklikker
omerta-value-witness = Getuige
omerta-value-gift = geschenk
omerta-value-penalty = straf
omerta-value-nothing-to-draw = niets meer te trekken
omerta-value-omerta = Omerta
omerta-value-turn-limit = te veel beurten

omerta-the-1 = de 1
omerta-the-2 = de 2
omerta-the-3 = de 3
omerta-the-4 = de 4
omerta-the-5 = de 5
omerta-the-6 = de 6
omerta-the-7 = de 7
omerta-the-8 = de 8
omerta-the-9 = de 9
omerta-the-10 = de 10
omerta-the-alibi = het Alibi
omerta-the-driver = de Chauffeur
omerta-the-gangster = de Gangster
omerta-the-killer = de Killer
omerta-the-lady = de Dame
omerta-the-mamma = de Mamma
omerta-the-mole = de Mol
omerta-the-patrol = de Politiepatrouille
omerta-the-safecracker = de Kluiskraker
omerta-the-snitch = de Verklikker
omerta-the-witness = de Getuige

omerta-card-of =
    { $you ->
        [yes] jouw kaart { $place }
       *[no] kaart { $place } van { $who }
    }
omerta-points-of = { $who } { $points }
omerta-event-gangsters-dealt =
    { $held ->
        [no] Niemand krijgt Al Capone: nog een keer delen.
       *[yes]
            { $you ->
                [yes] Jij krijgt Al Capone en begint.
               *[no] { $who } krijgt Al Capone en begint.
            }
    }
omerta-event-round-begun =
    { $you ->
        [yes] Ronde { $round }. Jij begint.
       *[no] Ronde { $round }. { $who } begint.
    }
omerta-event-peeked =
    { $you ->
        [yes] Je bekijkt je kaarten { $places }.
       *[no] { $who } bekijkt de eigen kaarten { $places }.
    }
omerta-event-turn-skipped =
    { $you ->
        [yes] Van Mamma mag het niet: je verliest deze beurt.
       *[no] Van Mamma mag het niet: { $who } verliest deze beurt.
    }
omerta-event-turn-passed =
    { $you ->
        [yes] Er valt niets te trekken: je past.
       *[no] Er valt niets te trekken: { $who } past.
    }
omerta-event-reshuffled =
    { $cards ->
        [one] De aflegstapel is geschud: één kaart om te trekken.
       *[other] De aflegstapel is geschud: { $cards } kaarten om te trekken.
    }
omerta-event-drew =
    { $you ->
        [yes] Je trekt een kaart.
       *[no] { $who } trekt een kaart.
    }
omerta-event-took =
    { $you ->
        [yes] Je neemt { $card } van de aflegstapel.
       *[no] { $who } neemt { $card } van de aflegstapel.
    }
omerta-event-replaced =
    { $you ->
        [yes] Je houdt die als kaart { $place } en legt { $card } af.
       *[no] { $who } houdt die als kaart { $place } en legt { $card } af.
    }
omerta-event-discarded =
    { $you ->
        [yes] Je legt { $card } af.
       *[no] { $who } legt { $card } af.
    }
omerta-event-snapped =
    { $you ->
        [yes] Raak! Je bent { $card } kwijt, je kaart { $place }.
       *[no] Raak! { $who } is { $card } kwijt, kaart { $place }.
    }
omerta-event-snapped-late =
    { $you ->
        [yes] Je gooit { $card } te laat: terug op plaats { $place }.
       *[no] { $who } gooit { $card } te laat: terug op plaats { $place }.
    }
omerta-event-snapped-wrong =
    { $you ->
        [yes] Je gooit { $card }, en dat is fout: terug op plaats { $place }.
       *[no] { $who } gooit { $card }, en dat is fout: terug op plaats { $place }.
    }
omerta-event-lots-drawn = Het lot bepaalt de volgorde: { $order }.
omerta-event-card-added =
    { $reason ->
        [gift]
            { $you ->
                [yes] Je krijgt er een kaart bij.
               *[no] { $who } krijgt er een kaart bij.
            }
       *[penalty]
            { $you ->
                [yes] Je krijgt een strafkaart.
               *[no] { $who } krijgt een strafkaart.
            }
    }
omerta-event-power-named = { $what }
omerta-named-swap =
    { $you ->
        [yes] Je stuurt de Gangster: { $one } tegen { $other }.
       *[no] { $who } stuurt de Gangster: { $one } tegen { $other }.
    }
omerta-named-mix =
    { $you ->
        [yes] Je stuurt de Dame naar { $whom }.
       *[no]
            { $toyou ->
                [yes] { $who } stuurt de Dame naar jou.
               *[no] { $who } stuurt de Dame naar { $whom }.
            }
    }
omerta-named-look =
    { $you ->
        [yes] Je stuurt de Mol naar je kaart { $place }.
       *[no] { $who } stuurt de Mol naar kaart { $place }.
    }
omerta-named-give =
    { $both ->
        [yes]
            { $you ->
                [yes] Je gebruikt de Verklikker: twee kaarten voor { $whom }.
               *[no]
                    { $toyou ->
                        [yes] { $who } gebruikt de Verklikker: twee kaarten voor jou.
                       *[no] { $who } gebruikt de Verklikker: twee kaarten voor { $whom }.
                    }
            }
       *[no]
            { $you ->
                [yes] Je gebruikt de Verklikker: een kaart voor { $whom } en een voor { $other }.
               *[no]
                    { $toyou ->
                        [yes] { $who } gebruikt de Verklikker: een kaart voor jou en een voor { $other }.
                       *[no]
                            { $otheryou ->
                                [yes] { $who } gebruikt de Verklikker: een kaart voor { $whom } en een voor jou.
                               *[no] { $who } gebruikt de Verklikker: een kaart voor { $whom } en een voor { $other }.
                            }
                    }
            }
    }
omerta-named-open-safe =
    { $you ->
        [yes] Je stuurt de Kluiskraker.
       *[no] { $who } stuurt de Kluiskraker.
    }
omerta-named-throw =
    { $count ->
        [one]
            { $you ->
                [yes] Je belt de Chauffeur voor je kaart { $places }.
               *[no] { $who } belt de Chauffeur voor kaart { $places }.
            }
       *[other]
            { $you ->
                [yes] Je belt de Chauffeur voor je kaarten { $places }.
               *[no] { $who } belt de Chauffeur voor de kaarten { $places }.
            }
    }
omerta-named-lay-mamma =
    { $you ->
        [yes] Je stuurt de Mamma naar { $whom }.
       *[no]
            { $toyou ->
                [yes] { $who } stuurt de Mamma naar jou.
               *[no] { $who } stuurt de Mamma naar { $whom }.
            }
    }
omerta-named-lay-patrol =
    { $you ->
        [yes] Je stuurt de Politiepatrouille naar { $card }.
       *[no] { $who } stuurt de Politiepatrouille naar { $card }.
    }
omerta-event-power-idle =
    { $declined ->
        [yes]
            { $you ->
                [yes] Je laat het daarbij. ({ $power })
               *[no] { $who } laat het daarbij. ({ $power })
            }
       *[no] Er valt niets mee te doen. ({ $power })
    }
omerta-event-swapped = Ongezien geruild: { $one } en { $other }.
omerta-event-mixed =
    { $toyou ->
        [yes] Je hand wordt geschud.
       *[no] De hand van { $whom } wordt geschud.
    }
omerta-event-looked-at =
    { $you ->
        [yes] Je bekijkt je kaart { $place }.
       *[no] { $who } bekijkt kaart { $place }.
    }
omerta-event-safe-opened =
    { $you ->
        [yes] Je kijkt in de kluis.
       *[no] { $who } kijkt in de kluis.
    }
omerta-event-exchanged =
    { $you ->
        [yes] Je laat je kaart { $place } in de kluis en neemt er kaart { $safe } uit.
       *[no] { $who } laat kaart { $place } in de kluis en neemt er kaart { $safe } uit.
    }
omerta-event-thrown =
    { $you ->
        [yes] Je gooit { $cards } weg.
       *[no] { $who } gooit { $cards } weg.
    }
omerta-event-thrown-back =
    { $you ->
        [yes] Je moet { $cards } terugnemen, en iedereen heeft het gezien.
       *[no] { $who } moet { $cards } terugnemen, en iedereen heeft het gezien.
    }
omerta-event-killer-shown =
    { $you ->
        [yes] Je toont de Killer: er gebeurt niets. ({ $power })
       *[no] { $who } toont de Killer: er gebeurt niets. ({ $power })
    }
omerta-event-wrong-shown =
    { $you ->
        [yes] Je toont { $card }: geen Killer. Terug op plaats { $place }.
       *[no] { $who } toont { $card }: geen Killer. Terug op plaats { $place }.
    }
omerta-event-laid =
    { $power ->
        [mamma]
            { $toyou ->
                [yes] De Mamma ligt voor jou: je verliest je volgende beurt.
               *[no] De Mamma ligt voor { $whom }, die de volgende beurt verliest.
            }
       *[patrol] De Politiepatrouille ligt op { $card }.
    }
omerta-event-lifted =
    { $power ->
        [mamma]
            { $toyou ->
                [yes] De Mamma laat je gaan.
               *[no] De Mamma laat { $whom } gaan.
            }
       *[patrol] De Politiepatrouille verlaat { $card }.
    }
omerta-event-omerta-called =
    { $you ->
        [yes] Je roept Omerta!
       *[no] { $who } roept Omerta!
    }
omerta-event-round-ended =
    { $reason ->
        [nothing_to_draw] Er valt niets meer te trekken. Ronde { $round }: { $points }.
        [turn_limit] Er is genoeg gespeeld. Ronde { $round }: { $points }.
       *[omerta] Alle kaarten worden getoond. Ronde { $round }: { $points }.
    }
omerta-event-game-ended =
    { $winners ->
        [one]
            { $you ->
                [yes] Jij wint het spel.
               *[no] { $who } wint het spel.
            }
       *[other] { $who } delen de overwinning.
    }

omerta-ask-peek =
    { $chosen ->
        [0] Kies twee van je kaarten om te bekijken
       *[other] En nog een
    }
omerta-answered-peek = Je ziet ze zodra iedereen gekozen heeft
omerta-ask-turn = Jij bent aan de beurt
omerta-ask-put =
    { $from ->
        [discard] Leg { $card } in de plaats van een van je kaarten
        [only] Je kunt { $card } alleen afleggen
       *[pile] Houd { $card } in plaats van een van je kaarten, of leg hem af
    }
omerta-ask-snap =
    { $mode ->
        [sealed] { $bottles }! Heb je er ook een? Kies in het geheim; het lot beslist
       *[race] { $bottles }! Heb je er ook een? Gooi mee, snel
    }
omerta-ask-swap =
    { $chosen ->
        [0] Gangster: kies de eerste kaart om te ruilen
       *[other] Gangster: tegen welke kaart?
    }
omerta-ask-mix = Dame: wiens hand wordt geschud?
omerta-ask-look = Mol: welke van je kaarten bekijk je?
omerta-ask-give =
    { $chosen ->
        [0] Verklikker: wie krijgt de eerste kaart?
       *[other] Verklikker: wie krijgt de tweede?
    }
omerta-ask-open-safe = Kluiskraker: open de kluis
omerta-ask-exchange =
    { $chosen ->
        [0] Kluiskraker: ruil een van je kaarten tegen een uit de kluis
       *[other] Kluiskraker: en de andere?
    }
omerta-ask-throw =
    { $chosen ->
        [0] Chauffeur: gooi ten hoogste twee van je flessen weg
       *[other] Chauffeur: nog een, of is dat alles?
    }
omerta-ask-show = { $power }, tegen jou: toon de Killer als je hem hebt, of laat het gebeuren
omerta-ask-lay-mamma = Mamma: wie verliest een beurt?
omerta-ask-lay-patrol = Politiepatrouille: welke kaart wordt geblokkeerd?
omerta-ask-pass = Er valt niets te trekken
omerta-ask-decline = Er valt niets mee te doen
omerta-wait-peek = Iedereen bekijkt twee kaarten. Wachten op { $who }
omerta-wait-turn = { $who } is aan de beurt
omerta-wait-put = { $who } heeft een kaart getrokken
omerta-wait-power = { $who } gebruikt een kracht: { $power }
omerta-wait-snap = { $bottles }! Wie gooit mee?
omerta-wait-killer = { $power }. Toont iemand de Killer?

omerta-do-draw = Trekken
omerta-do-take =
    { $top ->
        [none] Neem de open kaart
       *[there] Neem { $card }
    }
omerta-do-discard = Afleggen
omerta-do-open-safe = Open de kluis
omerta-do-pass =
    { $asking ->
        [snap] Nee, laat gaan
        [show] Laat gebeuren
       *[other] Passen
    }
omerta-do-decline =
    { $asking ->
        [throw] Niets weggooien
        [exchange] Niets ruilen
       *[other] Laat het daarbij
    }
omerta-do-omerta = Omerta!
omerta-really = Echt Omerta roepen?
omerta-confirm = Dat is alles
omerta-take-back = Terugnemen

omerta-place =
    { $you ->
        [yes] Jouw kaart { $place }
       *[no] { $who }, kaart { $place }
    }, { $face ->
        [no] gedekt
       *[other] open: { $face }
    }{ $patrol ->
        [0] { "" }
        [one] , nog één beurt onder de Politiepatrouille
       *[other] , nog { $patrol } beurten onder de Politiepatrouille
    }{ $state ->
        [lit] , kan worden gekozen
        [chosen] , gekozen
       *[no] { "" }
    }
omerta-choose-seat =
    { $times ->
        [0] Kies { $who }
       *[other] { $who } is gekozen
    }
omerta-sits-in = (een bot valt in)
omerta-points-title = punten tot nu toe
omerta-under-mamma =
    { $turns ->
        [one] nog één beurt onder de Mamma
       *[other] nog { $turns } beurten onder de Mamma
    }
omerta-safe = Kluis
omerta-safe-card =
    Kaart { $place } van de kluis, { $face ->
        [no] gedekt
       *[other] { $face }
    }
omerta-pile =
    { $cards ->
        [0] Trekstapel, leeg
        [one] Trekstapel, één kaart
       *[other] Trekstapel, { $cards } kaarten
    }
omerta-pile-short = Stapel
omerta-discard-pile =
    { $top ->
        [no] Aflegstapel, leeg
       *[other] Aflegstapel, bovenop { $top }
    }{ $cards ->
        [0] { "" }
       *[other] , { $cards } in totaal
    }
omerta-discard-short = Afgelegd
omerta-to-move = aan de beurt
omerta-away = afwezig
omerta-thinks = heeft nog niet geantwoord
omerta-your-cards = Jouw kaarten
omerta-held =
    { $face ->
        [no] De getrokken kaart, gedekt
       *[other] De getrokken kaart: { $face }
    }
omerta-held-short = In de hand
omerta-seen = { $count ->
    [one] Leg je kaart nu weer dicht
   *[other] Leg je kaarten nu weer dicht
}
omerta-no-hints = Geen tips meer tonen
omerta-seconds =
    { $seconds ->
        [one] nog één seconde
       *[other] nog { $seconds } seconden
    }
omerta-round-of = Ronde { $round } van { $rounds }
omerta-keys = Toetsen
omerta-side-unread =
    { $count ->
        [one] Verloop, praten en opties: één nieuw bericht
       *[other] Verloop, praten en opties: { $count } nieuwe berichten
    }
omerta-tools = Tafel en instellingen
omerta-hints = Tips voor beginners
omerta-leave = Van tafel gaan
omerta-really-leave = Echt weggaan? Een bot speelt verder
omerta-key-places = je kaart met dit nummer: om te kiezen, of om mee te gooien als een waarde valt
omerta-key-seats = een andere speler, met de klok mee vanaf links
omerta-key-draw = trekken
omerta-key-take = de bovenste van de aflegstapel nemen
omerta-key-discard = de getrokken kaart afleggen
omerta-key-safe = de kluis openen
omerta-key-pass = laten gaan, het daarbij laten
omerta-key-omerta = Omerta roepen (twee keer)
omerta-key-arrows = van de ene mogelijkheid naar de volgende
omerta-key-enter = die kiezen
omerta-key-escape = een keuze terugnemen, bekeken kaarten omdraaien
omerta-key-help = deze lijst
omerta-to-the-table = Naar de tafel
omerta-result = De uitslag
omerta-hint-peek =
    Je ziet deze twee, en verder niets van je hand. { $aid ->
        [yes] De geheugensteun staat aan: wat je gezien hebt, blijft op je kaarten staan, alleen voor jou.
       *[no] Onthoud ze: ze worden weer omgedraaid.
    }
omerta-hint-turn =
    { $omerta ->
        [yes] Trek, of roep Omerta als je denkt dat je kaarten samen 7 of minder waard zijn.
        [only] Er valt niets te trekken: roep Omerta, of pas.
       *[no] Trek een kaart, om je hand te verbeteren.
    }{ $take ->
        [yes] { " " }De open kaart mag je ook nemen, maar die moet je dan houden.
       *[no] { "" }
    }
omerta-hint-put =
    { $discard ->
        [yes] Wijs de kaart aan die ervoor weggaat; die zie je niet eerst. Een afgelegd personage gebruikt zijn kracht.
        [only] Je hebt geen vrije kaart om ervoor weg te doen. Een afgelegd personage gebruikt zijn kracht.
       *[no] Wijs de kaart aan die ervoor weggaat; die zie je niet eerst.
    }
omerta-hint-snap =
    { $mode ->
        [sealed] Zelfde waarde: je bent hem kwijt, als het lot meezit. Een andere kaart komt terug, met een strafkaart.
       *[race] Zelfde waarde en als eerste: je bent hem kwijt. Een andere kaart komt terug, met een strafkaart.
    }
omerta-hint-swap = Twee kaarten van twee verschillende spelers wisselen van plaats, en niemand ziet ze.
omerta-hint-mix = Die speler weet daarna niet meer welke kaart waar ligt.
omerta-hint-look = Je ziet hem een paar seconden.
omerta-hint-give = Twee spelers elk één kaart, of allebei voor dezelfde. Meer kaarten zijn meer punten.
omerta-hint-open-safe = Je ziet alle vier de kaarten in de kluis; daarna kun je er een ruilen tegen een van jou.
omerta-hint-exchange = Jouw kaart gaat ongezien in de kluis, de andere komt ervoor in de plaats.
omerta-hint-throw =
    { $all ->
        [yes] Alleen flessen, de kaarten met een getal! Zit er een personage bij, dan komt alles terug, met één strafkaart.
       *[no] Alleen flessen, de kaarten met een getal! Een personage komt terug, en elk kost een strafkaart.
    }
omerta-hint-show = Iedereen die het aangaat krijgt deze vraag, met of zonder Killer. Een andere kaart komt terug, met een strafkaart.
omerta-hint-lay-mamma = Die speler slaat de volgende beurt over, en kan niet meegooien of de Killer tonen zolang de Mamma er ligt.
omerta-hint-lay-patrol = Twee beurten lang kan niemand die kaart ruilen, zien of afleggen, en de eigenaar kan geen Omerta roepen.
omerta-hint-pass = Beide stapels zijn leeg: de volgende is aan de beurt.
omerta-hint-decline = Het spel gaat door.
omerta-notes = Notities: tik op een kaart om hem te merken
omerta-note-on = Notitie bij: { $card }
omerta-note-unknown = onbekend
omerta-note-low = laag
omerta-note-high = hoog
omerta-note-none = Geen notitie

omerta-key-adviser = om raad vragen
omerta-advice-only = Iets anders kun je niet doen.
omerta-advice-peek = Neem er zomaar twee: je kent er nog geen een.
omerta-advice-call = Roep Omerta. Ik tel ongeveer { $points } in je hand, en het houdt stand in { $percent }% van de handen die ik me voorstel.
omerta-advice-call-last = Dit is de laatste ronde: roep Omerta. Ik tel ongeveer { $points } in je hand, en het houdt stand in { $percent }% van de handen die ik me voorstel.
omerta-advice-take =
    Neem { $card } voor je kaart { $place }{ $known ->
        [yes] , { $other }
       *[no] {""}
    }: { $points ->
        [one] één punt minder.
       *[other] { $points } punten minder.
    }
omerta-advice-take-power = Neem { $card } voor je kaart { $place }: dan leg je { $other } af en mag je die gebruiken.
omerta-advice-draw = Trek: een onbekende kaart belooft meer dan { $card }.
omerta-advice-draw-only = Trek: er valt niets te nemen.
omerta-advice-keep =
    Houd { $card } als kaart { $place }: { $points ->
        [one] één punt minder
       *[other] { $points } punten minder
    } dan { $other }.
omerta-advice-keep-unseen =
    Houd { $card } als kaart { $place }: de kaart daar ken je niet en telt gemiddeld { $points ->
        [one] één punt meer.
       *[other] { $points } punten meer.
    }
omerta-advice-keep-known = Houd { $card } als kaart { $place }: dan ken je een kaart meer.
omerta-advice-keep-power = Houd { $card } als kaart { $place }: dan leg je { $other } af en mag je die gebruiken.
omerta-advice-keep-match = Houd { $card } als kaart { $place }: dan leg je { $other } af, en je andere kun je erachteraan gooien.
omerta-advice-throw-match = Leg { $card } af: je kaart { $place } is dezelfde. Gooi die er snel achteraan.
omerta-advice-throw-power = Leg { $card } af en gebruik de kracht.
omerta-advice-throw-high = Leg { $card } af: ik verwacht dat geen van je kaarten meer telt.
omerta-advice-swap =
    Je kaart { $place } tegen kaart { $second } van { $who }: ik verwacht { $points ->
        [one] één punt minder.
       *[other] { $points } punten minder.
    }
omerta-advice-swap-others = Voor jou zit er weinig in. Geef { $whom }, die laag lijkt te staan, dus de hogere kaart van { $who }.
omerta-advice-mix =
    Schud de kaarten van { $who }, die er { $count ->
        [one] één van kent.
       *[other] { $count } van kent.
    }
omerta-advice-look = Bekijk je kaart { $place }: die ken je niet.
omerta-advice-give = Geef beide kaarten aan { $who }, die het laagst lijkt te staan.
omerta-advice-open-safe = Open de kluis: kijken kost niets.
omerta-advice-exchange =
    Je kaart { $place } tegen kaart { $second } van de kluis: { $points ->
        [one] één punt minder.
       *[other] { $points } punten minder.
    }
omerta-advice-throw =
    { $count ->
        [one] Gooi kaart { $places } weg
       *[other] Gooi de kaarten { $places } weg
    }: { $points ->
        [one] één punt minder.
       *[other] { $points } punten minder.
    }
omerta-advice-mamma = Leg haar bij { $who }, die het laagst lijkt te staan en een beurt verliest.
omerta-advice-patrol = Blokkeer kaart { $second } van { $who }, die het laagst lijkt te staan en dan niet kan roepen.
omerta-advice-decline = Laat maar: hier word je niet beter van.
omerta-advice-habit = Mijn keuze: { $marked }. Dat is hier meestal goed.
omerta-advice-tried = Mijn keuze: { $marked }. Geen vuistregel zegt het, maar als ik in mijn hoofd verder speel, gaat dat het best.
