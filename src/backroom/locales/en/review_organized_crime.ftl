review-crime-timeline = Killings, deals and votes, family by family
review-crime-curve-wealth = Wealth of every family after each turn: its money, and $50,000 for each circle it holds
review-crime-curve-men = Hit-men of every family after each turn
review-crime-curve-votes = Votes every family could cast after each turn
review-crime-sign-fell = a family falls
review-crime-sign-killed = a killing
review-crime-sign-dealt = a deal
review-crime-sign-betrayed = a broken word
review-crime-sign-carried = a vote won
review-crime-sign-failed = a vote lost
review-crime-group-money-lost = Greatest losses
review-crime-group-money-won = Greatest gains
review-crime-group-family-fell = Families that fell
review-crime-group-killing = Killings
review-crime-group-deal-struck = Deals, with their terms
review-crime-group-betrayal = Broken words
review-crime-group-vote-taken = Votes of the Commission
review-crime-moment-money-lost = { $who }: { $money } less
review-crime-moment-money-won = { $who }: { $money } more
review-crime-moment-family-fell =
    { $by ->
        [yes] { $who }, by { $killer }
       *[no] { $who }
    }
review-crime-moment-killing =
    { $piece ->
        [boss] { $who } killed the Boss of { $whom } ({ $space })
       *[man] { $who } killed a hit-man of { $whom } ({ $space })
    }
review-crime-moment-deal-struck = { $who } gave { $whom }: { $gives }; and got: { $takes }
review-crime-moment-betrayal = { $who } broke the word given to { $whom }: { $word }
review-crime-moment-vote-taken =
    { $about ->
        [penalty] { $who } wanted a penalty for { $whom }:
       *[source] { $who } wanted { $source }:
    } { $result ->
        [carried] carried, { $favour } to { $against }
       *[failed] failed, { $favour } to { $against }
    }
review-crime-round = Round
