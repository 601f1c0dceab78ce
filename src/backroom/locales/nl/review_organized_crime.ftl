review-crime-timeline = Moorden, deals en stemmingen, per familie
review-crime-curve-wealth = Vermogen van elke familie na elke beurt: haar geld, en $ 50.000 voor elke cirkel die ze heeft
review-crime-curve-men = Moordenaars van elke familie na elke beurt
review-crime-curve-votes = Stemmen van elke familie na elke beurt
review-crime-sign-fell = een familie valt
review-crime-sign-killed = een moord
review-crime-sign-dealt = een deal
review-crime-sign-betrayed = een gebroken woord
review-crime-sign-carried = een gewonnen stemming
review-crime-sign-failed = een verloren stemming
review-crime-group-money-lost = Grootste verliezen
review-crime-group-money-won = Grootste winsten
review-crime-group-family-fell = Gevallen families
review-crime-group-killing = Moorden
review-crime-group-deal-struck = Deals, met hun voorwaarden
review-crime-group-betrayal = Gebroken beloften
review-crime-group-vote-taken = Stemmingen van de Commissie
review-crime-moment-money-lost = { $who }: { $money } minder
review-crime-moment-money-won = { $who }: { $money } meer
review-crime-moment-family-fell =
    { $by ->
        [yes] { $who }, door { $killer }
       *[no] { $who }
    }
review-crime-moment-killing =
    { $piece ->
        [boss] { $who } doodde de Boss van { $whom } ({ $space })
       *[man] { $who } doodde een moordenaar van { $whom } ({ $space })
    }
review-crime-moment-deal-struck = { $who } gaf { $whom }: { $gives }; en kreeg: { $takes }
review-crime-moment-betrayal = { $who } brak het woord aan { $whom }: { $word }
review-crime-moment-vote-taken =
    { $about ->
        [penalty] { $who } wilde een straf voor { $whom }:
       *[source] { $who } wilde { $source }:
    } { $result ->
        [carried] aangenomen, { $favour } tegen { $against }
       *[failed] verworpen, { $favour } tegen { $against }
    }
review-crime-round = Ronde
