review-crime-timeline = Meurtres, marchés et votes, famille par famille
review-crime-curve-wealth = Fortune de chaque famille après chaque tour : son argent, et 50 000 $ par cercle qu’elle tient
review-crime-curve-men = Tueurs de chaque famille après chaque tour
review-crime-curve-votes = Voix de chaque famille après chaque tour
review-crime-sign-fell = une famille tombe
review-crime-sign-killed = un meurtre
review-crime-sign-dealt = un marché
review-crime-sign-betrayed = une parole trahie
review-crime-sign-carried = un vote gagné
review-crime-sign-failed = un vote perdu
review-crime-group-money-lost = Plus grandes pertes
review-crime-group-money-won = Plus grands gains
review-crime-group-family-fell = Familles tombées
review-crime-group-killing = Meurtres
review-crime-group-deal-struck = Marchés, avec leurs termes
review-crime-group-betrayal = Paroles trahies
review-crime-group-vote-taken = Votes de la Commission
review-crime-moment-money-lost = { $who } : { $money } de moins
review-crime-moment-money-won = { $who } : { $money } de plus
review-crime-moment-family-fell =
    { $by ->
        [yes] { $who }, à cause { DE($killer) }
       *[no] { $who }
    }
review-crime-moment-killing =
    { $piece ->
        [boss] { $who } a tué le Boss { DE($whom) } ({ $space })
       *[man] { $who } a tué un tueur { DE($whom) } ({ $space })
    }
review-crime-moment-deal-struck = { $who } a donné à { $whom } : { $gives } ; et a reçu : { $takes }
review-crime-moment-betrayal = { $who } a manqué à sa parole envers { $whom } : { $word }
review-crime-moment-vote-taken =
    { $about ->
        [penalty] { $who } voulait une sanction contre { $whom } :
       *[source] { $who } voulait { $source } :
    } { $result ->
        [carried] adopté, { $favour } contre { $against }
       *[failed] rejeté, { $favour } contre { $against }
    }
review-crime-round = Tour de table
