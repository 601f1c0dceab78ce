organized-crime-move-choose-base = Een basis kiezen
organized-crime-move-claim = Inkomsten innen
organized-crime-move-hire = Een huurmoordenaar aannemen
organized-crime-move-buy-power = Een machtskaart kopen
organized-crime-move-cash = Een GELD-kaart verzilveren
organized-crime-move-bribe = Een ambtenaar omkopen
organized-crime-move-repay = De oudste schuld aflossen
organized-crime-move-name = Een stuk aanwijzen
organized-crime-move-roll = Dobbelen
organized-crime-move-begin = Beginnen met
organized-crime-move-step = Stap naar
organized-crime-move-kill = Doden
organized-crime-move-stop = Stoppen
organized-crime-move-hit = Een HIT-kaart spelen
organized-crime-move-control = Een stad overnemen
organized-crime-move-request = De Commissie bijeenroepen voor
organized-crime-move-pass-dice = De dobbelstenen doorgeven
organized-crime-move-draw = De kaart trekken
organized-crime-move-decline = Geen kaart
organized-crime-move-pay = Betalen
organized-crime-move-demand = Een straf eisen
organized-crime-move-waive = Geen straf
organized-crime-move-offer = Een deal voorstellen
organized-crime-move-withdraw = Het aanbod intrekken
organized-crime-move-accept = Het aanbod aannemen
organized-crime-move-reject = Het aanbod afwijzen
organized-crime-move-call-vote = Laten stemmen
organized-crime-move-vote = Stemmen
organized-crime-move-place = De informant plaatsen
organized-crime-move-close = De zitting sluiten
organized-crime-move-lose-man = Een huurmoordenaar verliezen
organized-crime-move-lose-official = Een ambtenaar verliezen
organized-crime-move-audit = Iemands geld laten tellen
organized-crime-move-leave = Voorgoed vertrekken

organized-crime-clock-setup = kies je basis
organized-crime-clock-card = een kaart
organized-crime-clock-pay = een betaling
organized-crime-clock-penalty = een straf?
organized-crime-clock-floor = de Commissie zit bijeen
organized-crime-clock-vote = een stemming
organized-crime-clock-settlement = na de stemming
organized-crime-clock-loss = een verlies

organized-crime-event-rolled = Er is gedobbeld
organized-crime-event-base-chosen = Een basis is gekozen
organized-crime-event-turn-begun = Een beurt begint
organized-crime-event-paid = Er is betaald
organized-crime-event-owed = Er is een schuld gemaakt
organized-crime-event-debt-moved = Een schuld gaat naar de Bank
organized-crime-event-hired = Een huurmoordenaar is aangenomen
organized-crime-event-bribed = Een ambtenaar is omgekocht
organized-crime-event-cashed = Een GELD-kaart is verzilverd
organized-crime-event-named = Een stuk is aangewezen
organized-crime-event-begun = Een stuk begint te lopen
organized-crime-event-stepped = Een stuk liep verder
organized-crime-event-killed = Een stuk is gedood
organized-crime-event-hit-played = Een HIT-kaart is gespeeld
organized-crime-event-came-home = Terug na de aanval
organized-crime-event-stranded = Punten bleven over
organized-crime-event-landed = Een beweging eindigde
organized-crime-event-drew = Een kaart is getrokken
organized-crime-event-declined = De kaart bleef liggen
organized-crime-event-reshuffled = De gebruikte kaarten zijn weer de stapel
organized-crime-event-mistake-made = Een fout
organized-crime-event-penalty-drawn = Een straf
organized-crime-event-man-removed = Een huurmoordenaar is weg
organized-crime-event-official-lost = Een ambtenaar is verloren
organized-crime-event-officials-suspended = Ambtenaren zijn geschorst
organized-crime-event-controlled = Een informant is geplaatst
organized-crime-event-dice-passed = De dobbelstenen zijn doorgegeven
organized-crime-event-penalty-asked = Er wordt een straf geëist
organized-crime-event-session-opened = De Commissie komt bijeen
organized-crime-event-offered = Een deal is voorgesteld
organized-crime-event-offer-dropped = Een aanbod vervalt
organized-crime-event-deal-made = Een deal is gesloten
organized-crime-event-vote-called = Er wordt gestemd
organized-crime-event-voted = Heeft gestemd
organized-crime-event-motion-decided = De stemming is beslist
organized-crime-event-session-closed = De zitting is gesloten
organized-crime-event-eliminated = Een familie ligt eruit
organized-crime-event-cards-taken = Kaarten zijn overgenomen
organized-crime-event-cards-returned = Kaarten zijn teruggelegd
organized-crime-event-audited = Geld is geteld
organized-crime-event-game-ended = Het spel is uit

organized-crime-field-players = spelers
organized-crime-field-variant = variant
organized-crime-field-rounds = rondes
organized-crime-field-board = bord
organized-crime-field-decks = stapels
organized-crime-field-base = basis
organized-crime-field-colour = kleur
organized-crime-field-official = ambtenaar
organized-crime-field-space = vak
organized-crime-field-boss = baas
organized-crime-field-direction = richting
organized-crime-field-attack = aanval op
organized-crime-field-piece = stuk
organized-crime-field-points = punten
organized-crime-field-card = kaart
organized-crime-field-targets = doelen
organized-crime-field-city = stad
organized-crime-field-source = bron van inkomsten
organized-crime-field-to = aan
organized-crime-field-money = geld
organized-crime-field-give = geeft
organized-crime-field-take = neemt
organized-crime-field-by = door
organized-crime-field-favour = voor
organized-crime-field-votes = stemmen
organized-crime-field-purpose = doel
organized-crime-field-dice = dobbelstenen
organized-crime-field-round = ronde
organized-crime-field-income = inkomsten
organized-crime-field-payer = betaald door
organized-crime-field-payee = betaald aan
organized-crime-field-amount = bedrag
organized-crime-field-reason = reden
organized-crime-field-debtor = schuldenaar
organized-crime-field-creditor = schuldeiser
organized-crime-field-left = over
organized-crime-field-circle = cirkel
organized-crime-field-victim = slachtoffer
organized-crime-field-deck = stapel
organized-crime-field-cards = kaarten
organized-crime-field-undone = ongedaan
organized-crime-field-turns = beurten
organized-crime-field-offender = overtreder
organized-crime-field-caller = bijeengeroepen door
organized-crime-field-backs = achterkanten
organized-crime-field-available = beschikbaar
organized-crime-field-carried = aangenomen
organized-crime-field-against = tegen
organized-crime-field-cause = oorzaak
organized-crime-field-winners = winnaars
organized-crime-field-estates = vermogens
organized-crime-field-setup = opties
organized-crime-field-step = stap
organized-crime-field-starter = begint
organized-crime-field-turn = aan de beurt
organized-crime-field-families = families
organized-crime-field-debts = schulden
organized-crime-field-walkers = lopende stukken
organized-crime-field-active = loopt nu
organized-crime-field-excused = punten kwijtgescholden
organized-crime-field-landings = verzoeken mogelijk op
organized-crime-field-crimes = verloor een huurmoordenaar
organized-crime-field-due = nu te betalen
organized-crime-field-session = de Commissie
organized-crime-field-alive = in het spel
organized-crime-field-men = huurmoordenaars
organized-crime-field-circles = controleert
organized-crime-field-suspended = geschorst
organized-crime-field-least = minstens
organized-crime-field-most = hoogstens
organized-crime-field-power-cards = machtskaarten
organized-crime-field-official-cards = ambtenaarkaarten
organized-crime-field-known = bekende kaarten
organized-crime-field-used = gebruikt
organized-crime-field-start = van
organized-crime-field-done = klaar
organized-crime-field-offers = aanbiedingen
organized-crime-field-ballots = uitgebrachte stemmen
organized-crime-field-decided = beslist
organized-crime-field-placed = geplaatst

organized-crime-value-standard = standaard
organized-crime-value-short = kort
organized-crime-value-limit = beperkt
organized-crime-value-judge = Rechter
organized-crime-value-governor = Gouverneur
organized-crime-value-senator = Senator
organized-crime-value-left = links
organized-crime-value-right = rechts
organized-crime-value-one-hit = één hit
organized-crime-value-one-or-two-hits = één of twee hits
organized-crime-value-money = GELD
organized-crime-value-base = om de bases
organized-crime-value-start = om de eerste beurt
organized-crime-value-move = om te lopen
organized-crime-value-hit-man = huurmoordenaar
organized-crime-value-informant = informant
organized-crime-value-power-card = machtskaart
organized-crime-value-official = ambtenaar
organized-crime-value-money-card = GELD-kaart
organized-crime-value-income = inkomsten
organized-crime-value-fine = boete
organized-crime-value-debt = schuld
organized-crime-value-estate = nalatenschap
organized-crime-value-power = Macht
organized-crime-value-corrupt-official = Corrupte ambtenaar
organized-crime-value-mistake = Fout
organized-crime-value-penalty = Straf
organized-crime-value-federal = federale agenten
organized-crime-value-killed = gedood
organized-crime-value-last-boss = de laatste baas
organized-crime-value-round-limit = de laatste ronde

# Het bord

crime-board = Het bord. Toetsen: + en − om dichterbij of verder weg te kijken, pijlen om elders te kijken, 0 voor het hele bord.
crime-nearer = Dichterbij
crime-farther = Verder weg
crime-whole = Hele bord
crime-follow = Spel volgen
crime-thousands = $ { $number }k
crime-base-name = basis { $name }
crime-kind-federal = Federale overheid
crime-kind-state = Staatsoverheid
crime-kind-local = Lokale overheid
crime-kind-city = Stad
crime-kind-power = Macht
crime-kind-corrupt-official = Corrupte ambtenaar
crime-kind-mistake = Fout
crime-kind-business = Investering
crime-kind-illegal = Illegale praktijken
crime-kind-hit-men = Kamer van de moordenaars
crime-kind-boss = Kamer van de Boss
crime-space-home = { $room }, { $base }
crime-space-junction = { $kind } bij { $city }
crime-space-inner = { $kind } bij { $city }, binnenbaan
crime-space-outer = { $kind } bij { $city }, buitenbaan
crime-trade-entertainment = Amusement
crime-trade-trucking = Transport
crime-trade-securities = Effecten
crime-trade-loan-sharking = Woeker
crime-trade-narcotics = Drugs
crime-trade-gambling = Gokken
crime-trade-judge = Rechter
crime-trade-governor = Gouverneur
crime-trade-senator = Senator
crime-card-one-hit = Eén aanslag
crime-card-two-hits = Eén of twee aanslagen
crime-card-money = Geld
crime-deck-power = Macht
crime-deck-official = Corrupte ambtenaar
crime-deck-mistake = Fout
crime-deck-penalty = Straf
crime-colour-green = groen
crime-colour-yellow = geel
crime-colour-white = wit
crime-colour-blue = blauw
crime-rule-removes = Wie hier eindigt, raakt het stuk kwijt. Is het een Boss, dan ligt de hele familie eruit.
crime-rule-fine = Hier eindigen kost { $money }, te betalen aan de Bank.
crime-rule-city = Wie hier eindigt, mag de stad nemen als niemand haar heeft: { $man } voor een informant, en elke beurt { $income }. De eerste stad gaat zonder stemming; voor volgende is de Commissie nodig.
crime-rule-power = Wie hier eindigt, mag een Machtkaart trekken.
crime-rule-official = Wie hier eindigt, mag een kaart Corrupte ambtenaar trekken.
crime-rule-mistake = Wie hier eindigt, trekt een Foutkaart en doet wat erop staat.
crime-rule-trade = Wie hier eindigt en al een stad heeft, mag de Commissie om een van deze vragen: { $trades } per beurt. Is de stemming gewonnen, dan kost de informant { $man }.
crime-rule-hit-men = Ingehuurde mannen beginnen hier en gaan door de twee deuren naar buiten. Vijanden komen alleen binnen met een aangekondigde aanval.
crime-rule-boss = Hier begint de Boss. Een aanvaller komt er pas als alle mannen in de kamer ervoor dood zijn.
crime-held-by = In handen van { $who }.
crime-door-of = Een deur van de { $base }.
crime-base-of = Thuis van { $who }.
crime-base-closed = Hier woont niemand; de basis is dicht.
crime-here-boss = De Boss van { $who } is hier.
crime-here-men = { $count ->
    [one] Eén moordenaar van { $who } is hier.
   *[other] { $count } moordenaars van { $who } zijn hier.
}

# Wat er gevraagd wordt

crime-round = Ronde { $round }
crime-round-of = Ronde { $round } van { $rounds }
crime-your-move = Jouw zet
crime-ask-setup = Kies je basis en dan je kleur
crime-ask-name = Jouw beurt. Doe je zaken, noem een of twee stukken en gooi
crime-ask-roll = Je stukken zijn genoemd. Gooi de dobbelstenen
crime-ask-begin = { $points } punten te verdelen. Welk stuk gaat eerst, en met hoeveel?
crime-ask-move = { $points ->
    [one] Nog één punt voor het stuk op { $space }
   *[other] Nog { $points } punten voor het stuk op { $space }
}
crime-ask-finish = Je stukken hebben gelopen. Rond je zaken af en geef de dobbelstenen door
crime-ask-card = Je mag hier een kaart trekken
crime-ask-pay = Je moet { $money } betalen
crime-ask-penalty = Je bent een man kwijt. Eis je een straf?
crime-ask-floor = De Commissie zit: praat en sluit deals
crime-ask-vote = Breng je stemmen uit
crime-ask-settlement = De stemming is voorbij: handel af wat is afgesproken
crime-ask-lose-man = De straf kost een moordenaar. Welke?
crime-ask-lose-official = De straf kost een ambtenaar. Welke?
crime-others-setup = { $who } kiest een basis
crime-others-turn = { $who } is aan de beurt
crime-others-card = { $who } mag een kaart trekken
crime-others-pay = { $who } moet betalen
crime-others-penalty = Tien seconden om een straf te eisen
crime-others-floor = De Commissie zit
crime-others-vote = { $who } stemt
crime-others-settlement = De Commissie handelt af wat is afgesproken
crime-others-loss = { $who } kiest wat verloren gaat
crime-winners = { $count ->
    [one] { $winners } wint.
   *[other] { $winners } winnen samen.
}
crime-choose-base = Bases
crime-choose-colour = Kleuren
crime-choose-piece = Welk stuk gaat lopen?
crime-choose-second = En welk ander stuk?
crime-second-piece = Ook een tweede stuk
crime-piece-man = Moordenaar op { $space }
crime-piece-boss = Je Boss op { $space }
crime-take-back = Terugnemen: { $piece }
crime-direction = Welke kant gaat het op?
crime-left = links
crime-right = rechts
crime-attack = Valt het een basis aan?
crime-no-attack = Geen aanval
crime-attack-base = { $who } ({ $base })
crime-attacks = valt { $who } aan
crime-dice = Dobbelstenen: { $faces }
crime-odds = Kansen om met deze worp te doden
crime-odds-landing = Kansen waar het kan eindigen ({ $count })
crime-odds-many = Er zijn te veel manieren om dit te spelen; de kansen zijn niet te tellen.
crime-group-now = Nu te beslissen
crime-group-begin = Begin met
crime-group-steps = Eén punt: stap naar
crime-group-kills = Eén punt: dood
crime-group-hits = AANSLAG-kaarten, zonder punt
crime-group-landing = Waar je staat
crime-group-bank = Zaken
crime-lit-step = Stap naar { $space }
crime-lit-control = Neem { $city }
crime-lit-name = Noem het stuk op { $space }
crime-lit-base = Ga hier wonen: { $base }

# Wat er kan

crime-do-claim = Inkomsten opeisen: { $money }
crime-do-hire = Moordenaar inhuren: { $money } (nog { $left })
crime-do-buy-power = Machtkaart kopen: { $money }
crime-do-cash = Geldkaart inwisselen: { $money }
crime-do-bribe = { $official } omkopen: { $money }
crime-do-repay = Oudste schuld aflossen: { $money }
crime-do-roll = Gooien
crime-do-begin = Moordenaar op { $space }: { $points } punten
crime-do-begin-boss = Boss op { $space }: { $points } punten
crime-do-kill = Dood { $victim }
crime-do-hit = { $card }: { $victims }
crime-target-man = een moordenaar van { $who } op { $space }
crime-target-boss = de Boss van { $who } op { $space }
crime-do-stop = Laat de andere punten
crime-do-control = Neem { $city }: { $money }
crime-do-request = Vraag de Commissie om { $source }
crime-do-draw = Trek de kaart
crime-do-decline = Geen kaart
crime-do-pay = Betaal { $money }
crime-do-demand = Eis een straf
crime-do-waive = Laat maar
crime-do-lose = Geef op: { $what }
crime-do-pass = Geef de dobbelstenen door
crime-do-place = Zet je informant: { $money }
crime-do-call-vote = Laat stemmen
crime-do-close = Sluit de zitting
crime-do-accept = Aannemen
crime-do-reject = Afwijzen
crime-do-counter = Tegenbod
crime-do-withdraw = Intrekken
crime-do-offer = Bied dit aan { $whom } aan
crime-do-audit = Laat het geld tellen
crime-do-leave = Voorgoed weggaan
crime-leave = Het spel verlaten
crime-leave-warning = Je familie ligt er dan uit, met alles wat ze heeft. Er is geen weg terug.

# De families

crime-families = De families
crime-out = eruit
crime-between = { $least } tot { $most }
crime-men = { $count ->
    [one] één moordenaar, nog { $left } in te huren
   *[other] { $count } moordenaars, nog { $left } in te huren
}
crime-income = inkomsten { $money }
crime-backs = { $powers } Macht, { $officials } Ambtenaar
crime-suspended = { $count ->
    [one] ambtenaren één beurt geschorst
   *[other] ambtenaren { $count } beurten geschorst
}
crime-owes = is { $whom } { $money } schuldig
crime-owes-bank = is de Bank { $money } schuldig
crime-ledger = Betalingen ({ $count })

# De Commissie

crime-commission = De Nationale Commissie
crime-motion-source = { $who } vraagt om { $source }.
crime-motion-penalty = { $who } eist een straf voor { $whom }.
crime-votes = Stemmen, in de volgorde waarin ze worden uitgebracht
crime-votes-why = { $boss } Boss + { $officials } ambtenaren + { $money } geld
crime-votes-why-between = { $boss } Boss + { $officials } ambtenaren + { $money } tot { $most } geld
crime-ballot-for = ja: { $votes } van { $available }
crime-ballot-against = nee: { $votes } van { $available }
crime-ballot-none = onthouden
crime-count = { $favour } stemmen voor, { $against } tegen
crime-carried = Het verzoek is aangenomen.
crime-failed = Het verzoek is verworpen.
crime-vote-how-many = Hoeveel van je { $most } stemmen?
crime-vote-fewer = Eén stem minder
crime-vote-more = Eén stem meer
crime-vote-yes = Ja ({ $votes })
crime-vote-no = Nee ({ $votes })
crime-vote-abstain = Onthouden
crime-offer-mine = Je biedt { $whom } aan: { $gives }, voor { $takes }.
crime-offer-theirs = { $who } biedt je aan: { $gives }, voor { $takes }.
crime-nothing = niets
crime-deal-with = Stel een deal op met
crime-deal-you-pay = Jij betaalt { $whom }
crime-deal-they-pay = { $whom } betaalt jou
crime-deal-no-money = Geen geld over en weer
crime-deal-give = Betaal { $money }
crime-deal-take = Vraag { $money }
crime-deal-your-cards = Kaarten die jij geeft
crime-deal-their-cards = Kaarten die { $whom } geeft
crime-deal-fewer = Minder: { $card }
crime-deal-more = Meer: { $card }

# De kaarten

crime-mistake-remove = Onvoorzichtig: dit stuk gaat weg.
crime-mistake-remove-unless = Onvoorzichtig: dit stuk gaat weg, tenzij je een { $official } in je zak hebt.
crime-mistake-fine = Onvoorzichtig: betaal de Bank { $fine }.
crime-mistake-fine-unless = Onvoorzichtig: betaal de Bank { $fine }, tenzij je een { $official } in je zak hebt.
crime-penalty-fine = De Commissie geeft je een boete van { $fine }.
crime-penalty-men = { $count ->
    [one] De Commissie neemt een van je moordenaars.
   *[other] De Commissie neemt { $count } van je moordenaars.
}
crime-penalty-officials = { $count ->
    [one] Je verliest een ambtenaar.
   *[other] Je verliest { $count } ambtenaren.
}
crime-penalty-all-officials = Je verliest al je ambtenaren.
crime-penalty-suspended = { $count ->
    [one] Je ambtenaren zijn machteloos tot het einde van je volgende beurt.
   *[other] Je ambtenaren zijn machteloos tot het einde van je volgende { $count } beurten.
}
crime-reason-hit-man = een moordenaar
crime-reason-informant = een informant
crime-reason-power-card = een Machtkaart
crime-reason-official = een ambtenaar
crime-reason-money-card = een Geldkaart
crime-reason-income = inkomsten
crime-reason-fine = een boete
crime-reason-debt = een schuld
crime-reason-estate = een erfenis

# Wat er gebeurde; de rol zegt of de lezer handelt, ondergaat, of geen van beide

crime-log-rolled-base = Worpen om de bases: { $rolls }.
crime-log-rolled-start = Worpen om de eerste beurt: { $rolls }.
crime-log-rolled-move = { $role ->
    [actor] Je gooit { $one } en { $other }: { $points } punten.
   *[none] { $who } gooit { $one } en { $other }: { $points } punten.
}
crime-log-base-chosen = { $role ->
    [actor] Je vestigt je ({ $base }), in het { $colour }.
   *[none] { $who } vestigt zich ({ $base }), in het { $colour }.
}
crime-log-turn-begun = { $role ->
    [actor] Ronde { $round }: jouw beurt.
   *[none] Ronde { $round }: { $who } krijgt de dobbelstenen.
}
crime-log-turn-begun-income = { $role ->
    [actor] Ronde { $round }: jouw beurt; { $income } op te eisen.
   *[none] Ronde { $round }: { $who } krijgt de dobbelstenen; { $income } op te eisen.
}
crime-log-paid = { $role ->
    [actor] Je betaalt { $whom } { $money }: { $reason }.
    [target] { $who } betaalt je { $money }: { $reason }.
   *[none] { $who } betaalt { $whom } { $money }: { $reason }.
}
crime-log-paid-bank = { $role ->
    [actor] Je betaalt de Bank { $money }: { $reason }.
   *[none] { $who } betaalt de Bank { $money }: { $reason }.
}
crime-log-got = { $role ->
    [actor] Je krijgt { $money } van de Bank: { $reason }.
   *[none] { $who } krijgt { $money } van de Bank: { $reason }.
}
crime-log-owed = { $role ->
    [actor] Je bent { $whom } voortaan { $money } schuldig.
    [target] { $who } is jou voortaan { $money } schuldig.
   *[none] { $who } is { $whom } voortaan { $money } schuldig.
}
crime-log-owed-bank = { $role ->
    [actor] Je bent de Bank voortaan { $money } schuldig.
   *[none] { $who } is de Bank voortaan { $money } schuldig.
}
crime-log-debt-moved = { $role ->
    [actor] Je schuld van { $money } is nu aan de Bank.
   *[none] De schuld van { $who }, { $money }, is nu aan de Bank.
}
crime-log-hired = { $role ->
    [actor] Je huurt een moordenaar in; nog { $left } in te huren.
   *[none] { $who } huurt een moordenaar in; nog { $left } in te huren.
}
crime-log-bribed = { $role ->
    [actor] Je koopt een { $official } om.
   *[none] { $who } koopt een { $official } om.
}
crime-log-cashed = { $role ->
    [actor] Je wisselt een Geldkaart in.
   *[none] { $who } wisselt een Geldkaart in.
}
crime-log-named = { $role ->
    [actor] Je noemt { $piece ->
        [boss] je Boss
       *[man] een moordenaar
    } op { $space }, naar { $direction ->
        [left] links
       *[right] rechts
    }.
   *[none] { $who } noemt { $piece ->
        [boss] de Boss
       *[man] een moordenaar
    } op { $space }, naar { $direction ->
        [left] links
       *[right] rechts
    }.
}
crime-log-attack = { $role ->
    [actor] Je kondigt een aanval aan ({ $base }) met { $piece ->
        [boss] je Boss
       *[man] een moordenaar
    } op { $space }, naar { $direction ->
        [left] links
       *[right] rechts
    }.
   *[none] { $who } kondigt een aanval aan ({ $base }) met { $piece ->
        [boss] de Boss
       *[man] een moordenaar
    } op { $space }, naar { $direction ->
        [left] links
       *[right] rechts
    }.
}
crime-log-begun = { $role ->
    [actor] Je stuk gaat op pad met { $points } punten.
   *[none] { $who } loopt met een stuk, { $points } punten.
}
crime-log-stepped = { $role ->
    [actor] Je stapt naar { $space }.
   *[none] { $who } stapt naar { $space }.
}
crime-log-killed = { $role ->
    [actor] Je doodt een moordenaar van { $whom } op { $space }.
    [target] { $who } doodt een van je moordenaars op { $space }.
   *[none] { $who } doodt een moordenaar van { $whom } op { $space }.
}
crime-log-killed-boss = { $role ->
    [actor] Je doodt de Boss van { $whom } op { $space }!
    [target] { $who } doodt je Boss op { $space }!
   *[none] { $who } doodt de Boss van { $whom } op { $space }!
}
crime-log-hit-played = { $role ->
    [actor] Je speelt een kaart: { $card }.
   *[none] { $who } speelt een kaart: { $card }.
}
crime-log-came-home = { $role ->
    [actor] Je aanvaller komt thuis.
   *[none] De aanvaller van { $who } komt thuis.
}
crime-log-stranded = { $role ->
    [actor] { $points } van je punten gaan verloren.
   *[none] { $points } punten van { $who } gaan verloren.
}
crime-log-landed = { $role ->
    [actor] Je eindigt op { $space }.
   *[none] { $who } eindigt op { $space }.
}
crime-log-drew = { $role ->
    [actor] Je trekt een kaart { $deck }.
   *[none] { $who } trekt een kaart { $deck }.
}
crime-log-drew-card = { $role ->
    [actor] Je trekt een kaart { $deck }: { $card }.
   *[none] { $who } trekt een kaart { $deck }: { $card }.
}
crime-log-declined = { $role ->
    [actor] Je laat de kaart { $deck } liggen.
   *[none] { $who } laat de kaart { $deck } liggen.
}
crime-log-reshuffled = De gebruikte kaarten { $deck } worden geschud: { $cards } in de stapel.
crime-log-mistake = { $role ->
    [actor] Je Foutkaart: „{ $card }”
   *[none] Foutkaart van { $who }: „{ $card }”
}
crime-log-mistake-undone = { $role ->
    [actor] Je Foutkaart: „{ $card }” Je ambtenaar maakt het ongedaan.
   *[none] Foutkaart van { $who }: „{ $card }” Een ambtenaar maakt het ongedaan.
}
crime-log-penalty = { $role ->
    [actor] Je Strafkaart: „{ $card }”
   *[none] Strafkaart van { $who }: „{ $card }”
}
crime-log-man-removed = { $role ->
    [actor] Je moordenaar op { $space } gaat weg.
   *[none] Een moordenaar van { $who } op { $space } gaat weg.
}
crime-log-official-lost = { $role ->
    [actor] Je verliest een { $official }.
   *[none] { $who } verliest een { $official }.
}
crime-log-suspended = { $role ->
    [actor] Je ambtenaren zijn machteloos tot het einde van je volgende { $turns } beurten.
   *[none] De ambtenaren van { $who } zijn { $turns } beurten machteloos.
}
crime-log-controlled = { $role ->
    [actor] { $source } is nu van jou.
   *[none] { $source } is nu van { $who }.
}
crime-log-passed = { $role ->
    [actor] Je geeft de dobbelstenen door.
   *[none] { $who } geeft de dobbelstenen door.
}
crime-log-penalty-asked = { $count ->
    [one] { $by } eist een straf voor { $whom }.
   *[other] { $by } eisen een straf voor { $whom }.
}
crime-log-session = { $role ->
    [actor] Je roept de Commissie bijeen en vraagt om { $source }.
   *[none] { $who } roept de Commissie bijeen en vraagt om { $source }.
}
crime-log-session-penalty = { $role ->
    [actor] De Commissie hoort jou: een straf voor { $whom }?
    [target] De Commissie hoort { $who }: een straf voor jou?
   *[none] De Commissie hoort { $who }: een straf voor { $whom }?
}
crime-log-offered = { $role ->
    [actor] Je biedt { $whom } aan: { $gives }, voor { $takes }.
    [target] { $who } biedt je aan: { $gives }, voor { $takes }.
   *[none] { $who } biedt { $whom } aan: { $gives }, voor { $takes }.
}
crime-log-offer-dropped = { $role ->
    [actor] Je bod aan { $whom } is van tafel.
    [target] Het bod van { $who } aan jou is van tafel.
   *[none] Het bod van { $who } aan { $whom } is van tafel.
}
crime-log-deal = { $who } en { $whom } sluiten een deal.
crime-log-deal-terms = { $role ->
    [actor] Deal: je geeft { $whom } { $gives }, voor { $takes }.
    [target] Deal: { $who } geeft jou { $gives }, voor { $takes }.
   *[none] Deal: { $who } geeft { $whom } { $gives }, voor { $takes }.
}
crime-log-vote-called = { $role ->
    [actor] Je laat stemmen.
   *[none] { $who } laat stemmen.
}
crime-log-voted-for = { $role ->
    [actor] Je stemt ja, met { $votes } van { $available }.
   *[none] { $who } stemt ja, met { $votes } van { $available }.
}
crime-log-voted-against = { $role ->
    [actor] Je stemt nee, met { $votes } van { $available }.
   *[none] { $who } stemt nee, met { $votes } van { $available }.
}
crime-log-abstained = { $role ->
    [actor] Je onthoudt je, met { $available } stemmen.
   *[none] { $who } onthoudt zich, met { $available } stemmen.
}
crime-log-carried = Aangenomen: { $favour } voor, { $against } tegen.
crime-log-failed = Verworpen: { $favour } voor, { $against } tegen.
crime-log-session-closed = De zitting is gesloten.
crime-log-out-killed = { $role ->
    [actor] Je familie ligt eruit, door { $whom }.
    [target] De familie van { $who } ligt eruit, door jou.
   *[none] De familie van { $who } ligt eruit, door { $whom }.
}
crime-log-out-penalty = { $role ->
    [actor] Je familie ligt eruit, door een straf.
   *[none] De familie van { $who } ligt eruit, door een straf.
}
crime-log-out-mistake = { $role ->
    [actor] Je familie ligt eruit, door een fout.
   *[none] De familie van { $who } ligt eruit, door een fout.
}
crime-log-out-federal = { $role ->
    [actor] Je familie ligt eruit, opgepakt door federale agenten.
   *[none] De familie van { $who } ligt eruit, opgepakt door federale agenten.
}
crime-log-out-left = { $role ->
    [actor] Je hebt de tafel verlaten.
   *[none] { $who } heeft de tafel verlaten.
}
crime-log-cards-taken = { $role ->
    [actor] Je neemt { $count } kaarten van { $whom } over.
   *[none] { $who } neemt { $count } kaarten van { $whom } over.
}
crime-log-cards-taken-open = { $role ->
    [actor] Je neemt de kaarten van { $whom } over: { $cards }.
    [target] { $who } neemt je kaarten over: { $cards }.
   *[none] { $who } neemt de kaarten van { $whom } over: { $cards }.
}
crime-log-cards-returned = { $role ->
    [actor] Je kaarten gaan terug naar hun stapels: { $cards }.
   *[none] De kaarten van { $who } gaan terug naar hun stapels: { $cards }.
}
crime-log-audited = { $role ->
    [actor] Je laat het geld van { $whom } tellen.
    [target] { $who } laat jouw geld tellen.
   *[none] { $who } laat het geld van { $whom } tellen.
}
crime-log-audited-open = Je laat het geld van { $whom } tellen: { $money }.
crime-log-ended-boss = { $count ->
    [one] { $winners } heeft de laatste levende Boss en wint.
   *[other] { $winners } winnen.
}
crime-log-ended-rounds = { $count ->
    [one] De laatste ronde is voorbij: { $winners } heeft de rijkste familie en wint.
   *[other] De laatste ronde is voorbij: { $winners } zijn even rijk en winnen samen.
}
