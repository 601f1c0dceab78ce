crime-board = Het bord. Toetsen: + en − om dichterbij of verder weg te kijken, pijlen om elders te kijken, 0 voor het hele bord.
crime-nearer = Dichterbij
crime-farther = Verder weg
crime-whole = Hele bord
crime-follow = Spel volgen
crime-thousands = $ { $number }k
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
crime-room-hit-men = Moordenaars
crime-room-boss = Boss
crime-space-home = { $room }, { $base }
crime-space-junction = { $kind } bij { $city }
crime-spot-official = Ambtenaar
crime-spot-business = Investering
crime-spot-illegal = Praktijken
crime-space-near = { $kind } bij { $city }
crime-space-towards = { $kind } bij { $city }, richting { $beyond }
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
crime-card-one-hit-about = In je beurt doodt hij één vijand waar een van je stukken staat, zonder een punt.
crime-card-two-hits-about = In je beurt doodt hij één of twee vijanden waar een van je stukken staat, zonder een punt.
crime-card-money-about = In te wisselen wanneer je wilt in je beurt, of om te betalen: { $money }.
crime-card-official-about = In je beurt mag je hem omkopen. Hij brengt geen geld op, wel twee stemmen in de Commissie, en helpt tegen sommige Fouten.
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
crime-land-owe = Hier eindigen kost je { $fine }; daarvan zou je { $owed } schuldig blijven.
crime-land-no-card = Hier eindigen levert niets op: alle kaarten van deze stapel zijn in handen.
crime-land-mistake = { $cards ->
    [one] Wie hier eindigt, trekt de laatste Foutkaart: { $risks }.
   *[other] Wie hier eindigt, trekt een van { $cards } Foutkaarten: { $risks }.
}
crime-land-removes = { $count ->
    [one] één neemt het stuk weg
   *[other] { $count } nemen het stuk weg
}
crime-land-fines = { $count ->
    [one] één kost { $worst }
   *[other] { $count } kosten tot { $worst }
}
crime-land-spared = { $count ->
    [one] je ambtenaren maken er één ongedaan
   *[other] je ambtenaren maken er { $count } ongedaan
}
crime-land-yours = Eindig je hier, dan kan de stad zonder stemming van jou worden: { $price } voor de informant, en elke beurt { $income }.
crime-land-ask = Eindig je hier, dan mag je de Commissie vragen om: { $prizes } per beurt. Is de stemming gewonnen, dan kost de informant { $price }.
crime-land-poor = Dat heb je nu niet.
crime-land-held = Hier eindigen levert niets op: alles is bezet.
crime-land-first-city = Hier eindigen levert je nog niets op: neem eerst een stad.
crime-land-men = Hier eindigen levert je niets op: je hebt geen man meer om te plaatsen.
crime-land-money = Hier eindigen levert je nu niets op: je hebt geen { $price } voor een informant.
crime-held-by = { $whose ->
    [mine] In jouw handen.
   *[other] In handen van { $who }.
}
crime-door-of = Een deur van de { $base }.
crime-base-of = { $whose ->
    [mine] Jouw basis.
   *[other] Thuis van { $who }.
}
crime-base-closed = Hier woont niemand; de basis is dicht.
crime-here-boss = { $whose ->
    [mine] Je Boss is hier.
   *[other] De Boss van { $who } is hier.
}
crime-here-men = { $whose ->
    [mine]
        { $count ->
            [one] Eén moordenaar van jou is hier.
           *[other] { $count } moordenaars van jou zijn hier.
        }
   *[other]
        { $count ->
            [one] Eén moordenaar van { $who } is hier.
           *[other] { $count } moordenaars van { $who } zijn hier.
        }
}

# Wat er gevraagd wordt

crime-round = Ronde { $round }
crime-round-of = Ronde { $round } van { $rounds }
crime-aim = De laatste Boss in leven wint.
crime-aim-rounds = Na ronde { $rounds } wint de rijkste familie: haar geld, en { $circle } voor elke cirkel die ze heeft. Een Boss die als laatste leeft, wint meteen.
crime-your-move = Jouw zet
crime-ask-setup = Kies je basis en dan je kleur
crime-ask-name = Jouw beurt: kies wie er loopt, en gooi
crime-ask-roll = Je stukken zijn genoemd. Gooi de dobbelstenen
crime-ask-begin = { $points } punten te verdelen
crime-ask-begin-how = Welk stuk gaat eerst, en met hoeveel?
crime-ask-move = { $points ->
    [one] Nog één punt
   *[other] Nog { $points } punten
}
crime-ask-move-at = Het stuk staat hier: { $space }
crime-walking = Het stuk loopt door tot de volgende keuze
crime-ask-finish = Rond je zaken af en geef de dobbelstenen door
crime-ask-card = Je mag een kaart trekken
crime-ask-pay = Je moet { $money } betalen
crime-ask-penalty = Je bent een man kwijt. Eis je een straf?
crime-ask-floor = De Commissie vergadert: praat en sluit deals
crime-ask-vote = Breng je stemmen uit
crime-ask-settlement = De stemming is voorbij: handel af wat is afgesproken
crime-ask-lose-man = De straf kost een moordenaar. Welke?
crime-ask-lose-official = De straf kost een ambtenaar. Welke?
crime-others-setup = { $who } kiest een basis
crime-others-turn = { $who } is aan de beurt
crime-others-card = { $who } mag een kaart trekken
crime-others-pay = { $who } moet betalen
crime-others-penalty = Een straf? De keus is aan { $who }
crime-others-floor = De Commissie vergadert
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
crime-piece-man-home = Moordenaar thuis
crime-piece-boss-home = Je Boss thuis
crime-take-back = Terugnemen: { $piece }
crime-direction = Welke kant gaat het op?
crime-way = richting { $cities }
crime-attack = Valt het een basis aan?
crime-no-attack = Geen aanval
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

# Wat er kan

crime-do-claim = Inkomsten opeisen: { $money }
crime-do-hire = Moordenaar inhuren: { $money } (nog { $left })
crime-do-buy-power = Machtkaart kopen: { $money }
crime-do-cash = Geldkaart inwisselen: { $money }
crime-do-bribe = { $official } omkopen: { $money }
crime-do-repay = Oudste schuld aflossen: { $money }
crime-do-roll = Gooien
crime-do-begin = Moordenaar op { $space }, { $way }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
crime-do-begin-boss = Boss op { $space }, { $way }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
crime-do-kill = Dood { $victim }
crime-do-hit = { $card }: { $victims }
crime-target-man = een moordenaar van { $who } op { $space }
crime-target-boss = de Boss van { $who } op { $space }
crime-do-stop = Laat de andere punten
crime-do-walk = Loop door tot de volgende keuze
crime-do-halt = Hier stoppen
crime-do-control = Neem { $city }: { $money }
crime-do-request = Vraag de Commissie om { $source }
crime-do-draw = Trek de kaart
crime-do-decline = Geen kaart
crime-do-pay = Betaal { $money }
crime-do-pay-owe = { $money } betalen, { $rest } schuldig blijven
crime-do-owe = Niets betalen, { $rest } schuldig blijven
crime-do-demand = Eis een straf
crime-do-waive = Laat maar
crime-do-lose = Geef op: { $what }
crime-do-lose-man = Geef de moordenaar op { $space } op
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
crime-do-audit-of = Laat het geld van { $whom } tellen
crime-do-leave = Voorgoed weggaan
crime-leave = Het spel verlaten
crime-leave-warning = Je familie ligt er dan uit, met alles wat ze heeft. Er is geen weg terug.

# De families

crime-families = De families
crime-thinks = heeft nog niet geantwoord
crime-sits-in = (een bot valt in)
crime-out = eruit
crime-between = { $least } tot { $most }
crime-men = { $count ->
    [one] één moordenaar, nog { $left } in te huren
   *[other] { $count } moordenaars, nog { $left } in te huren
}
crime-income = inkomsten { $money }
crime-backs-powers = { $count ->
    [one] één Machtkaart
   *[other] { $count } Machtkaarten
}
crime-backs-officials = { $count ->
    [one] één Ambtenaarkaart
   *[other] { $count } Ambtenaarkaarten
}
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
crime-motion-penalty = { $role ->
    [actor] Je eist een straf voor { $whom }.
    [target] { $who } eist een straf voor jou.
   *[none] { $who } eist een straf voor { $whom }.
}
crime-votes = Stemmen, in de volgorde waarin ze worden uitgebracht
crime-votes-boss = { $votes } voor de Boss
crime-votes-officials = { $votes } voor ambtenaren
crime-votes-money = { $votes } voor geld
crime-votes-money-between = { $least } tot { $most } voor geld
crime-ballot-for = ja: { $votes } van { $available }
crime-ballot-against = nee: { $votes } van { $available }
crime-ballot-none = onthouding
crime-count = { $favour } stemmen voor, { $against } tegen
crime-carried = Het verzoek is aangenomen.
crime-failed = Het verzoek is verworpen.
crime-vote-how-many = Hoeveel van je { $most } stemmen?
crime-vote-fewer = Eén stem minder
crime-vote-more = Eén stem meer
crime-vote-yes = Ja ({ $votes })
crime-vote-no = Nee ({ $votes })
crime-vote-abstain = Onthouding
organized-crime-silent-c27 = Niemand aan tafel praat tot de stemmen geteld zijn (C27).
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
crime-deal-promises = Beloften
crime-deal-you-promise = Jij belooft { $whom }
crime-deal-they-promise = { $whom } belooft jou
crime-deal-favour = Stemmen voor het volgende verzoek
crime-deal-peace = Geen aanval
crime-deal-no-rounds = nee
crime-deal-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
crime-do-ask-yes = Voor hoeveel zou { $whom } ja stemmen?
crime-do-ask-no = Voor hoeveel zou { $whom } nee stemmen?
crime-do-answer = Antwoord { $whom } hiermee
crime-explain = Zeg waarom
crime-explain-reason = Waarom niet?
crime-explain-price = Voor hoeveel?
crime-explain-no-price = geen prijs
crime-do-explain = Afwijzen en het zeggen
crime-record = Woord: { $kept } gehouden, { $broken } gebroken
crime-words-open = Beloften die staan
crime-words-mine = Jij aan { $whom }: { $word } ({ $until })
crime-words-theirs = { $who } aan jou: { $word } ({ $until })
crime-words-others = { $who } aan { $whom }: { $word } ({ $until })
crime-words-now = deze stemming
crime-words-until = tot het eind van ronde { $round }

# Wat in een deal wordt beloofd: het bindt niemand, maar het wordt onthouden

crime-word-yes = alle stemmen voor, nu
crime-word-no = alle stemmen tegen, nu
crime-word-favour = { $rounds ->
    [one] alle stemmen voor het volgende verzoek tot en met de volgende ronde
   *[other] alle stemmen voor het volgende verzoek binnen { $rounds } rondes
}
crime-word-peace = { $rounds ->
    [one] geen aanval tot de volgende ronde voorbij is
   *[other] { $rounds } rondes lang geen aanval
}
crime-word-broken = Een gebroken woord
crime-said-yes = alle stemmen voor
crime-said-no = alle stemmen tegen
crime-said-favour = alle stemmen voor het volgende verzoek
crime-said-peace = geen aanval

# Waarom een bod wordt afgewezen

crime-excuse = ‘{ $words }’
crime-excuse-too-little = Dat is te weinig.
crime-excuse-not-for-sale = Dat is niet te koop.
crime-excuse-vote-sold = Mijn stem is al verkocht.
crime-excuse-broken-word = Jij hebt al eens je woord gebroken.
crime-excuse-you-lead = Jij staat voor: ik maak je niet groter.
crime-excuse-grudge = Na wat je mij hebt aangedaan?
crime-excuse-need-it = Dat heb ik zelf nodig.
crime-excuse-no-money = Ik heb het geld niet.
crime-excuse-no-use = Daar heb ik niets aan.
crime-excuse-no-trust = Aan een belofte heb ik niet genoeg.
crime-excuse-price = Voor { $money } doe ik het.

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
    } op { $space }, { $way }.
   *[none] { $who } noemt { $piece ->
        [boss] de Boss
       *[man] een moordenaar
    } op { $space }, { $way }.
}
crime-log-attack = { $role ->
    [actor] Je kondigt een aanval aan ({ $base }) met { $piece ->
        [boss] je Boss
       *[man] een moordenaar
    } op { $space }, { $way }.
   *[none] { $who } kondigt een aanval aan ({ $base }) met { $piece ->
        [boss] de Boss
       *[man] een moordenaar
    } op { $space }, { $way }.
}
crime-log-begun = { $role ->
    [actor] Je stuk gaat op pad met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
   *[none] { $who } loopt met een stuk, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
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
    [actor] { $points ->
        [one] Eén van je punten gaat
       *[other] { $points } van je punten gaan
    } verloren.
   *[none] { $points ->
        [one] Eén punt van { $who } gaat
       *[other] { $points } punten van { $who } gaan
    } verloren.
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
    [actor]
        { $turns ->
            [one] Je ambtenaren zijn machteloos tot het einde van je volgende beurt.
           *[other] Je ambtenaren zijn machteloos tot het einde van je volgende { $turns } beurten.
        }
   *[none]
        { $turns ->
            [one] De ambtenaren van { $who } zijn één beurt machteloos.
           *[other] De ambtenaren van { $who } zijn { $turns } beurten machteloos.
        }
}
crime-log-controlled = { $role ->
    [actor] { $source } is nu van jou.
   *[none] { $source } is nu van { $who }.
}
crime-log-passed = { $role ->
    [actor] Je geeft de dobbelstenen door.
   *[none] { $who } geeft de dobbelstenen door.
}
crime-log-penalty-asked = { $role ->
    [actor] Je eist een straf voor { $whom }.
    [target] { $count ->
        [one] { $by } eist een straf voor jou.
       *[other] { $by } eisen een straf voor jou.
    }
   *[none] { $count ->
        [one] { $by } eist een straf voor { $whom }.
       *[other] { $by } eisen een straf voor { $whom }.
    }
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
crime-log-offer-rejected = { $role ->
    [actor] Je wijst het bod van { $whom } af.
    [target] { $who } wijst je bod af.
   *[none] { $who } wijst het bod van { $whom } af.
}
crime-log-word-kept = { $role ->
    [actor] Je hebt tegenover { $whom } woord gehouden: { $word }.
    [target] { $who } heeft tegenover jou woord gehouden: { $word }.
   *[none] { $who } heeft tegenover { $whom } woord gehouden: { $word }.
}
crime-log-word-broken = { $role ->
    [actor] Je hebt je woord aan { $whom } gebroken: { $word }.
    [target] { $who } heeft het woord aan jou gebroken: { $word }.
   *[none] { $who } heeft het woord aan { $whom } gebroken: { $word }.
}
crime-log-word-lapsed = { $role ->
    [actor] Je woord aan { $whom } is vervallen: { $word }.
    [target] Het woord van { $who } aan jou is vervallen: { $word }.
   *[none] Het woord van { $who } aan { $whom } is vervallen: { $word }.
}
crime-log-deal = { $who } en { $whom } sluiten een deal.
crime-log-deal-terms = { $role ->
    [actor] Deal: { $given ->
        [no] je geeft { $whom } niets
       *[yes] je geeft { $whom } { $gives }
    }, voor { $takes }.
    [target] Deal: { $given ->
        [no] { $who } geeft jou niets
       *[yes] { $who } geeft jou { $gives }
    }, voor { $takes }.
   *[none] Deal: { $given ->
        [no] { $who } geeft { $whom } niets
       *[yes] { $who } geeft { $whom } { $gives }
    }, voor { $takes }.
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
    [actor]
        { $count ->
            [one] Je neemt één kaart van { $whom } over.
           *[other] Je neemt { $count } kaarten van { $whom } over.
        }
   *[none]
        { $count ->
            [one] { $who } neemt één kaart van { $whom } over.
           *[other] { $who } neemt { $count } kaarten van { $whom } over.
        }
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

# Naast het bord

crime-chance-here = Kans om hier met deze worp te landen: { $chance }.
crime-list = Het bord als lijst
crime-list-inner = De binnenbaan, met de klok mee
crime-list-outer = De buitenbaan, met de klok mee
crime-flows = Wat je kreeg en gaf
crime-flows-part = Wat je kreeg en gaf sinds deze pagina open is
crime-flow-reason = Voor
crime-flow-in = Gekregen
crime-flow-out = Gegeven
crime-flow-deals = deals
crime-audit = Het geld is geteld
crime-fine = Een boete
crime-inheritance = Erfenis
crime-estates = Wat elke familie waard was: haar geld, en { $circle } voor elke cirkel die ze had
crime-estates-family = Familie
crime-estates-money = Geld
crime-estates-circles = Cirkels
crime-estates-worth = Waard
crime-you-are-out = Je familie ligt eruit
crime-you-watch = Je kijkt toe
crime-out-now = Blijf kijken: je ziet wat iedereen ziet, en je mag nog meepraten.
crime-queue = Opnieuw spelen met dit gezelschap zodra het spel afgelopen is
crime-tab-board = Bord
crime-tab-commission = Commissie
crime-tab-story = Verslag
crime-tab-money = Geld
crime-tab-table = Tafel
crime-deal-summary = { $given ->
        [no] Je geeft niets
       *[yes] Je geeft { $gives }
    }, in ruil voor { $takes }.
crime-attack-declared = Een aanval
crime-attack-on-you = Je basis wordt aangevallen
crime-struck = Je bent geraakt
crime-time-up = De tijd is om
crime-time-answered = Je zei niets op tijd, dus de tafel heeft voor je geantwoord. Het logboek zegt wat.
crime-deal-word = Niemand hoeft een belofte te houden, maar iedereen hoort of ze gehouden is.
crime-space-nth = { $name } ({ $nth })

crime-advice-only = Iets anders kun je niet doen.
crime-advice-room = Vestig je hier: zo ver van de anderen als er plaats is.
crime-advice-claim = Eis je inkomsten op: { $amount }, voor niets.
crime-advice-cash = Wissel de Geldkaart in: geld koopt mannen en telt als stemmen.
crime-advice-repay = Los { $amount } af: er blijft genoeg over.
crime-advice-guard = Huur een wachter in: het risico dat je Boss voor je volgende beurt wordt gedood, daalt van ongeveer { $before }% naar { $percent }%.
crime-advice-guard-first = Huur een man in: zonder mannen zou je Boss moeten lopen.
crime-advice-guard-more = Huur een man in: thuis is hij zijn prijs waard.
crime-advice-official = Koop de ambtenaar om: dat zijn twee stemmen meer in de Commissie.
crime-advice-power-card = Koop een Machtkaart: je hebt geld genoeg.
crime-advice-attack = Noem het gemarkeerde stuk: met { $points } of meer kan het de Boss van { $who } doden, bij { $percent }% van de worpen.
crime-advice-reach = Noem het gemarkeerde stuk: bij { $percent }% van de worpen kan het eindigen op { $space }.
crime-advice-hunt = Noem het gemarkeerde stuk: bij { $percent }% van de worpen bereikt het een man van { $who } op { $space }.
crime-advice-roll = Je stukken zijn genoemd: gooi.
crime-advice-split = Begin met { $points } voor het gemarkeerde stuk: het kan eindigen op { $space }.
crime-advice-split-attack = Begin met { $points } voor het gemarkeerde stuk: dat is genoeg voor de Boss van { $who }.
crime-advice-step = Zet de gemarkeerde stap: vandaar kun je { $space } bereiken.
crime-advice-step-end = Eindig op { $space }: van wat je kunt bereiken, bevalt me dat het best.
crime-advice-step-attack = Loop door: dat is de weg naar de Boss van { $who }.
crime-advice-kill-boss = Dood de Boss: { $who } ligt eruit.
crime-advice-kill-man = Dood hem: { $who } heeft een man minder.
crime-advice-hit = Gebruik de kaart nu: die doodt zonder een punt.
crime-advice-stop = Laat de andere punten.
crime-advice-first-city = Neem de stad: { $amount } per beurt, zonder stemming.
crime-advice-request = Vraag erom: { $amount } per beurt. Ik tel { $favour } stemmen voor je en { $against } tegen.
crime-advice-pass = Geef de dobbelstenen door: niets is zijn prijs nu nog waard.
crime-advice-draw = Trek: de kaart kost niets.
crime-advice-pay = Betaal: je kunt er niet omheen.
crime-advice-demand = Eis een straf: ik tel { $favour } stemmen voor je en { $against } tegen.
crime-advice-waive = Laat maar: ik tel { $favour } stemmen voor je en { $against } tegen.
crime-advice-accept = Neem het aan: het is je ongeveer { $amount } waard en kost { $cost }.
crime-advice-reject = Wijs het bod van { $who } af: het kost je meer dan het oplevert.
crime-advice-offer = Bied { $who } { $gives } voor { $takes }: het is je ongeveer { $amount } waard en kost { $cost }.
crime-advice-offer-plain = Bied { $who } { $gives } voor { $takes }.
crime-advice-audit = Laat het geld van { $who } tellen: daar hangt hier veel van af.
crime-advice-withdraw = Trek je bod aan { $who } in: er komt niets van.
crime-advice-call-vote = Laat stemmen: er valt niets meer te onderhandelen.
crime-advice-place = Zet je informant: dan zijn de inkomsten van jou.
crime-advice-close = Sluit de zitting: alles is geregeld.
crime-advice-listen = Zeg nu niets: laat de anderen praten.
crime-advice-talk = Zeg wat gemarkeerd is.
crime-advice-vote-for = Stem voor, met { $votes }: het is je ongeveer { $amount } waard.
crime-advice-vote-against = Stem tegen, met { $votes }: wat { $who } wint, kost jou ongeveer { $amount }.
crime-advice-vote-leader = Stem tegen, met { $votes }: { $who } ligt al voor.
crime-advice-vote-word =
    { $side ->
        [for] Stem voor, met { $votes }: dat heb je beloofd.
       *[against] Stem tegen, met { $votes }: dat heb je beloofd.
    }
crime-advice-vote-tried =
    { $side ->
        [for] Stem voor, met { $votes }: in de spellen die ik me voorstel, gaat dat het best.
       *[against] Stem tegen, met { $votes }: in de spellen die ik me voorstel, gaat dat het best.
    }
crime-advice-abstain = Stem niet: het raakt je nauwelijks.
crime-advice-lose-man = Geef de man op { $space } op: hij wordt het minst gemist.
crime-advice-lose-official = Geef de gemarkeerde ambtenaar op: die wordt het minst gemist.
crime-advice-habit = Doe wat gemarkeerd is: dat is hier meestal goed.
crime-advice-tried = Doe wat gemarkeerd is: geen vuistregel zegt het, maar in de spellen die ik me voorstel, gaat dat het best.
crime-advice-way = Het staat op { $space } en gaat { $way }.
crime-advice-then = Noem daarbij dat op { $space }, { $way }.
