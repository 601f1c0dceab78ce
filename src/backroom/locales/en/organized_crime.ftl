crime-board = The board. Keys: + and − zoom, arrows move around, 0 shows the whole board.
crime-nearer = Zoom in
crime-farther = Zoom out
crime-whole = Whole board
crime-follow = Follow the play
crime-thousands = ${ $number }k
crime-base-name = { $name } base
crime-kind-federal = Federal Government
crime-kind-state = State Government
crime-kind-local = Local Government
crime-kind-city = City
crime-kind-power = Power
crime-kind-corrupt-official = Corrupt Official
crime-kind-mistake = Mistake
crime-kind-business = Business Investment
crime-kind-illegal = Illegal Activities
crime-kind-hit-men = Hit-men’s room
crime-kind-boss = Boss’s room
crime-room-hit-men = Hit-men
crime-room-boss = Boss
crime-space-home = { $room }, { $base }
crime-space-junction = { $kind } by { $city }
crime-spot-official = Official
crime-spot-business = Business
crime-spot-illegal = Activities
crime-space-near = { $kind } near { $city }
crime-space-towards = { $kind } near { $city }, towards { $beyond }
crime-trade-entertainment = Entertainment
crime-trade-trucking = Trucking
crime-trade-securities = Securities
crime-trade-loan-sharking = Loan sharking
crime-trade-narcotics = Narcotics
crime-trade-gambling = Gambling
crime-trade-judge = Judge
crime-trade-governor = Governor
crime-trade-senator = US Senator
crime-card-one-hit = One hit
crime-card-two-hits = One or two hits
crime-card-money = Money
crime-card-one-hit-about = In your turn it kills one enemy where one of your pieces stands, without a point.
crime-card-two-hits-about = In your turn it kills one or two enemies where one of your pieces stands, without a point.
crime-card-money-about = Cash it at any time in your turn, or when you have to pay: { $money }.
crime-card-official-about = In your turn you may bribe him. He brings no money, but two votes in the Commission, and helps against some Mistakes.
crime-deck-power = Power
crime-deck-official = Corrupt Official
crime-deck-mistake = Mistake
crime-deck-penalty = Penalty
crime-colour-green = green
crime-colour-yellow = yellow
crime-colour-white = white
crime-colour-blue = blue
crime-rule-removes = Landing here removes the piece. If it is a Boss, the whole family is out.
crime-rule-fine = Landing here costs { $money }, paid to the Bank.
crime-rule-city = Landing here, you may take it if it is free: { $man } for an informant, and { $income } every turn. Your first city needs no vote; further ones need the Commission.
crime-rule-power = Landing here, you may draw a Power card.
crime-rule-official = Landing here, you may draw a Corrupt Official card.
crime-rule-mistake = Landing here, you draw a Mistake card and do what it says.
crime-rule-trade = Landing here, you may ask the Commission for one of these, once you hold a city: { $trades } every turn. If the vote is won, the informant costs { $man }.
crime-rule-hit-men = Hired men start here, and leave by the two doors. Enemies come in only in a declared attack.
crime-rule-boss = The Boss starts here. An attacker gets here only when every man in the hit-men’s room is dead.
crime-land-owe = Landing here costs you { $fine }; you would owe { $owed } of it.
crime-land-no-card = Landing here brings nothing: all cards of this deck are in players’ hands.
crime-land-mistake = { $cards ->
    [one] Landing here, you draw the last Mistake card: { $risks }.
   *[other] Landing here, you draw one of { $cards } Mistake cards: { $risks }.
}
crime-land-removes = { $count ->
    [one] one takes the piece
   *[other] { $count } take the piece
}
crime-land-fines = { $count ->
    [one] one costs { $worst }
   *[other] { $count } cost up to { $worst }
}
crime-land-spared = { $count ->
    [one] your officials undo one
   *[other] your officials undo { $count }
}
crime-land-yours = Land here and it can be yours without a vote: { $price } for the informant, { $income } every turn.
crime-land-ask = Land here and you may ask the Commission for: { $prizes } every turn. If the vote is won, the informant costs { $price }.
crime-land-poor = You do not have that now.
crime-land-held = Landing here brings nothing: all of it is taken.
crime-land-first-city = Landing here brings you nothing yet: take a city first.
crime-land-men = Landing here brings you nothing: you have no man left to place.
crime-land-money = Landing here brings you nothing now: you do not have { $price } for an informant.
crime-held-by = { $whose ->
    [mine] You hold it.
   *[other] { $who } holds it.
}
crime-door-of = A door of the { $base }.
crime-base-of = { $whose ->
    [mine] Your home.
   *[other] Home of { $who }.
}
crime-base-closed = Nobody lives here; it is closed.
crime-here-boss = { $whose ->
    [mine] Your Boss is here.
   *[other] The Boss of { $who } is here.
}
crime-here-men = { $whose ->
    [mine]
        { $count ->
            [one] One of your hit-men is here.
           *[other] { $count } of your hit-men are here.
        }
   *[other]
        { $count ->
            [one] One hit-man of { $who } is here.
           *[other] { $count } hit-men of { $who } are here.
        }
}

# What is asked

crime-round = Round { $round }
crime-round-of = Round { $round } of { $rounds }
crime-aim = The last Boss alive wins.
crime-aim-rounds = After round { $rounds } the richest family wins: its money, and { $circle } for every circle it holds. The last Boss alive wins at once.
crime-your-move = Your move
crime-ask-setup = Choose your home base, then your colour
crime-ask-name = Your turn: choose who moves, then roll
crime-ask-roll = Your pieces are named. Roll the dice
crime-ask-begin = { $points } points to share
crime-ask-begin-how = Which piece goes first, and with how many?
crime-ask-move = { $points ->
    [one] One point left
   *[other] { $points } points left
}
crime-ask-move-at = The piece is at: { $space }
crime-walking = The piece goes on to the next choice
crime-ask-finish = Finish your business, then pass the dice
crime-ask-card = You may draw a card
crime-ask-pay = You have to pay { $money }
crime-ask-penalty = You lost a hit-man. Do you demand a penalty?
crime-ask-floor = The Commission is in session: talk, and make deals
crime-ask-vote = Cast your votes
crime-ask-settlement = The vote is over: settle what was agreed
crime-ask-lose-man = The penalty takes a hit-man. Which one?
crime-ask-lose-official = The penalty takes an official. Which one?
crime-others-setup = { $who } chooses a home base
crime-others-turn = { $who } to play
crime-others-card = { $who } may draw a card
crime-others-pay = { $who } has to pay
crime-others-penalty = A penalty? { $who } may demand one
crime-others-floor = The Commission is in session
crime-others-vote = { $who } votes
crime-others-settlement = The Commission settles what was agreed
crime-others-loss = { $who } chooses what to lose
crime-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
crime-choose-base = Home bases
crime-choose-colour = Colours
crime-choose-piece = Which piece moves?
crime-choose-second = And which other piece?
crime-second-piece = Move a second piece, too
crime-piece-man = Hit-man at { $space }
crime-piece-boss = Your Boss at { $space }
crime-piece-man-home = Hit-man at home
crime-piece-boss-home = Your Boss at home
crime-take-back = Take back: { $piece }
crime-direction = Which way does it go first?
crime-way = towards { $cities }
crime-attack = Does it attack a home base?
crime-no-attack = No attack
crime-attacks = attacks { $who }
crime-dice = Dice: { $faces }
crime-odds = Chances to kill with this roll
crime-odds-landing = Chances where it can land ({ $count })
crime-odds-many = There are too many ways to play this to count the chances.
crime-group-now = Decide now
crime-group-begin = Begin with
crime-group-steps = One point: step to
crime-group-kills = One point: kill
crime-group-hits = HIT cards, without a point
crime-group-landing = Where you landed
crime-group-bank = Business

# What may be done

crime-do-claim = Claim your income: { $money }
crime-do-hire = Hire a hit-man: { $money } ({ $left } left)
crime-do-buy-power = Buy a Power card: { $money }
crime-do-cash = Cash a Money card: { $money }
crime-do-bribe = Bribe a { $official }: { $money }
crime-do-repay = Repay your oldest debt: { $money }
crime-do-roll = Roll the dice
crime-do-begin = Hit-man at { $space }, { $way }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
crime-do-begin-boss = Boss at { $space }, { $way }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
crime-do-kill = Kill { $victim }
crime-do-hit = { $card }: { $victims }
crime-target-man = a hit-man of { $who } at { $space }
crime-target-boss = the Boss of { $who } at { $space }
crime-do-stop = Leave the other points
crime-do-walk = Go on to the next choice
crime-do-halt = Stop here
crime-do-control = Take { $city }: { $money }
crime-do-request = Ask the Commission for { $source }
crime-do-draw = Draw the card
crime-do-decline = No card
crime-do-pay = Pay { $money }
crime-do-pay-owe = Pay { $money }, owe { $rest }
crime-do-owe = Pay nothing now, owe { $rest }
crime-do-demand = Demand a penalty
crime-do-waive = Let it go
crime-do-lose = Give up: { $what }
crime-do-lose-man = Give up the hit-man at { $space }
crime-do-pass = Pass the dice
crime-do-place = Place your informant: { $money }
crime-do-call-vote = Call the vote
crime-do-close = Close the session
crime-do-accept = Accept
crime-do-reject = Reject
crime-do-counter = Counter
crime-do-withdraw = Withdraw
crime-do-offer = Offer this to { $whom }
crime-do-audit = Count their money
crime-do-audit-of = Count the money of { $whom }
crime-do-leave = Leave for good
crime-leave = Leave the game
crime-leave-warning = Your family would be out and lose everything. There is no way back.

# The families

crime-families = The families
crime-thinks = has not answered yet
crime-sits-in = (a bot is playing)
crime-out = out
crime-between = { $least } to { $most }
crime-men = { $count ->
    [one] one hit-man, { $left } to hire
   *[other] { $count } hit-men, { $left } to hire
}
crime-income = income { $money }
crime-backs-powers = { $count ->
    [one] one Power card
   *[other] { $count } Power cards
}
crime-backs-officials = { $count ->
    [one] one Official card
   *[other] { $count } Official cards
}
crime-suspended = { $count ->
    [one] officials suspended for one turn
   *[other] officials suspended for { $count } turns
}
crime-owes = owes { $whom } { $money }
crime-owes-bank = owes the Bank { $money }
crime-ledger = Payments ({ $count })

# The Commission

crime-commission = The National Commission
crime-motion-source = { $who } asks for { $source }.
crime-motion-penalty = { $role ->
    [actor] You demand a penalty for { $whom }.
    [target] { $who } demands a penalty for you.
   *[none] { $who } demands a penalty for { $whom }.
}
crime-votes = Votes, in the order in which they are cast
crime-votes-boss = { $votes } for the Boss
crime-votes-officials = { $votes } for officials
crime-votes-money = { $votes } for money
crime-votes-money-between = { $least } to { $most } for money
crime-ballot-for = yes: { $votes } of { $available }
crime-ballot-against = no: { $votes } of { $available }
crime-ballot-none = abstained
crime-count = { $favour } votes for, { $against } against
crime-carried = The motion is carried.
crime-failed = The motion has failed.
crime-vote-how-many = How many of your { $most } votes?
crime-vote-fewer = One vote fewer
crime-vote-more = One vote more
crime-vote-yes = Yes ({ $votes })
crime-vote-no = No ({ $votes })
crime-vote-abstain = Abstain
organized-crime-silent-c27 = Nobody at the table talks until the votes are counted (C27).
crime-offer-mine = You offer { $whom }: { $gives }, for { $takes }.
crime-offer-theirs = { $who } offers you: { $gives }, for { $takes }.
crime-nothing = nothing
crime-deal-with = Put a deal together with
crime-deal-you-pay = You pay { $whom }
crime-deal-they-pay = { $whom } pays you
crime-deal-no-money = No money either way
crime-deal-give = Pay { $money }
crime-deal-take = Ask for { $money }
crime-deal-your-cards = Cards you give
crime-deal-their-cards = Cards { $whom } gives
crime-deal-fewer = Fewer: { $card }
crime-deal-more = More: { $card }
crime-deal-promises = Promises
crime-deal-you-promise = You promise { $whom }
crime-deal-they-promise = { $whom } promises you
crime-deal-favour = Votes for the next request
crime-deal-peace = No attack
crime-deal-no-rounds = no
crime-deal-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
crime-do-ask-yes = For how much would { $whom } vote yes?
crime-do-ask-no = For how much would { $whom } vote no?
crime-do-answer = Answer { $whom } with this
crime-explain = Say why
crime-explain-reason = Why not?
crime-explain-price = For how much?
crime-explain-no-price = no price
crime-do-explain = Reject, and say so
crime-record = Promises: { $kept } kept, { $broken } broken
crime-words-open = Promises that stand
crime-words-mine = You to { $whom }: { $word } ({ $until })
crime-words-theirs = { $who } to you: { $word } ({ $until })
crime-words-others = { $who } to { $whom }: { $word } ({ $until })
crime-words-now = this vote
crime-words-until = to the end of round { $round }

# What is promised in a deal: it binds nobody, and is remembered

crime-word-yes = every vote for it now
crime-word-no = every vote against it now
crime-word-favour = { $rounds ->
    [one] every vote for the next request before the next round is over
   *[other] every vote for the next request within { $rounds } rounds
}
crime-word-peace = { $rounds ->
    [one] no attack until the next round is over
   *[other] no attack for { $rounds } rounds
}
crime-word-broken = A broken word
crime-said-yes = every vote for it
crime-said-no = every vote against it
crime-said-favour = every vote for the next request
crime-said-peace = no attack

# Why an offer is turned down, as they say it

crime-excuse = “{ $words }”
crime-excuse-too-little = That is too little.
crime-excuse-not-for-sale = That is not for sale.
crime-excuse-vote-sold = My vote is sold already.
crime-excuse-broken-word = You have broken your word before.
crime-excuse-you-lead = You are ahead: I will not feed you.
crime-excuse-grudge = After what you did to me?
crime-excuse-need-it = I need that myself.
crime-excuse-no-money = I do not have the money.
crime-excuse-no-use = That is of no use to me.
crime-excuse-no-trust = A promise is not enough for me.
crime-excuse-price = For { $money } I would do it.

# The cards

crime-mistake-remove = You were careless: this piece is removed.
crime-mistake-remove-unless = You were careless: this piece is removed, unless you control a { $official }.
crime-mistake-fine = You were careless: pay the Bank { $fine }.
crime-mistake-fine-unless = You were careless: pay the Bank { $fine }, unless you control a { $official }.
crime-penalty-fine = The Commission fines you { $fine }.
crime-penalty-men = { $count ->
    [one] The Commission takes one of your hit-men.
   *[other] The Commission takes { $count } of your hit-men.
}
crime-penalty-officials = { $count ->
    [one] You lose one official.
   *[other] You lose { $count } officials.
}
crime-penalty-all-officials = You lose all your officials.
crime-penalty-suspended = { $count ->
    [one] Your officials are powerless until the end of your next turn.
   *[other] Your officials are powerless until the end of your next { $count } turns.
}
crime-reason-hit-man = a hit-man
crime-reason-informant = an informant
crime-reason-power-card = a Power card
crime-reason-official = an official
crime-reason-money-card = a Money card
crime-reason-income = income
crime-reason-fine = a fine
crime-reason-debt = a debt
crime-reason-estate = an inheritance

# What happened; the role says whether the reader acts, is acted upon, or neither

crime-log-rolled-base = Dice for the bases: { $rolls }.
crime-log-rolled-start = Dice for the first turn: { $rolls }.
crime-log-rolled-move = { $role ->
    [actor] You roll { $one } and { $other }: { $points } points.
   *[none] { $who } rolls { $one } and { $other }: { $points } points.
}
crime-log-base-chosen = { $role ->
    [actor] You settle at the { $base }, in { $colour }.
   *[none] { $who } settles at the { $base }, in { $colour }.
}
crime-log-turn-begun = { $role ->
    [actor] Round { $round }: your turn.
   *[none] Round { $round }: { $who } gets the dice.
}
crime-log-turn-begun-income = { $role ->
    [actor] Round { $round }: your turn; { $income } may be claimed.
   *[none] Round { $round }: { $who } gets the dice; { $income } may be claimed.
}
crime-log-paid = { $role ->
    [actor] You pay { $whom } { $money }: { $reason }.
    [target] { $who } pays you { $money }: { $reason }.
   *[none] { $who } pays { $whom } { $money }: { $reason }.
}
crime-log-paid-bank = { $role ->
    [actor] You pay the Bank { $money }: { $reason }.
   *[none] { $who } pays the Bank { $money }: { $reason }.
}
crime-log-got = { $role ->
    [actor] You get { $money } from the Bank: { $reason }.
   *[none] { $who } gets { $money } from the Bank: { $reason }.
}
crime-log-owed = { $role ->
    [actor] You owe { $whom } { $money } from now on.
    [target] { $who } owes you { $money } from now on.
   *[none] { $who } owes { $whom } { $money } from now on.
}
crime-log-owed-bank = { $role ->
    [actor] You owe the Bank { $money } from now on.
   *[none] { $who } owes the Bank { $money } from now on.
}
crime-log-debt-moved = { $role ->
    [actor] Your debt of { $money } is now owed to the Bank.
   *[none] The debt of { $who }, { $money }, is now owed to the Bank.
}
crime-log-hired = { $role ->
    [actor] You hire a hit-man; { $left } are left to hire.
   *[none] { $who } hires a hit-man; { $left } are left to hire.
}
crime-log-bribed = { $role ->
    [actor] You bribe a { $official }.
   *[none] { $who } bribes a { $official }.
}
crime-log-cashed = { $role ->
    [actor] You cash a Money card.
   *[none] { $who } cashes a Money card.
}
crime-log-named = { $role ->
    [actor] You name { $piece ->
        [boss] your Boss
       *[man] a hit-man
    } at { $space }, { $way }.
   *[none] { $who } names { $piece ->
        [boss] the Boss
       *[man] a hit-man
    } at { $space }, { $way }.
}
crime-log-attack = { $role ->
    [actor] You declare an attack on the { $base } with { $piece ->
        [boss] your Boss
       *[man] a hit-man
    } at { $space }, { $way }.
   *[none] { $who } declares an attack on the { $base } with { $piece ->
        [boss] the Boss
       *[man] a hit-man
    } at { $space }, { $way }.
}
crime-log-begun = { $role ->
    [actor] Your piece sets out with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[none] { $who } moves a piece with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
crime-log-stepped = { $role ->
    [actor] You step to { $space }.
   *[none] { $who } steps to { $space }.
}
crime-log-killed = { $role ->
    [actor] You kill a hit-man of { $whom } at { $space }.
    [target] { $who } kills one of your hit-men at { $space }.
   *[none] { $who } kills a hit-man of { $whom } at { $space }.
}
crime-log-killed-boss = { $role ->
    [actor] You kill the Boss of { $whom } at { $space }!
    [target] { $who } kills your Boss at { $space }!
   *[none] { $who } kills the Boss of { $whom } at { $space }!
}
crime-log-hit-played = { $role ->
    [actor] You play a card: { $card }.
   *[none] { $who } plays a card: { $card }.
}
crime-log-came-home = { $role ->
    [actor] Your attacker comes home.
   *[none] The attacker of { $who } comes home.
}
crime-log-stranded = { $role ->
    [actor] { $points ->
        [one] One of your points
       *[other] { $points } of your points
    } cannot be used.
   *[none] { $points ->
        [one] One point
       *[other] { $points } points
    } of { $who } cannot be used.
}
crime-log-landed = { $role ->
    [actor] You land on { $space }.
   *[none] { $who } lands on { $space }.
}
crime-log-drew = { $role ->
    [actor] You draw a { $deck } card.
   *[none] { $who } draws a { $deck } card.
}
crime-log-drew-card = { $role ->
    [actor] You draw a { $deck } card: { $card }.
   *[none] { $who } draws a { $deck } card: { $card }.
}
crime-log-declined = { $role ->
    [actor] You leave the { $deck } card in its deck.
   *[none] { $who } leaves the { $deck } card in its deck.
}
crime-log-reshuffled = The used { $deck } cards are shuffled: { $cards } in the deck.
crime-log-mistake = { $role ->
    [actor] Your Mistake card: “{ $card }”
   *[none] Mistake card of { $who }: “{ $card }”
}
crime-log-mistake-undone = { $role ->
    [actor] Your Mistake card: “{ $card }” Your official undoes it.
   *[none] Mistake card of { $who }: “{ $card }” An official undoes it.
}
crime-log-penalty = { $role ->
    [actor] Your Penalty card: “{ $card }”
   *[none] Penalty card of { $who }: “{ $card }”
}
crime-log-man-removed = { $role ->
    [actor] Your hit-man at { $space } is removed.
   *[none] A hit-man of { $who } at { $space } is removed.
}
crime-log-official-lost = { $role ->
    [actor] You lose a { $official }.
   *[none] { $who } loses a { $official }.
}
crime-log-suspended = { $role ->
    [actor]
        { $turns ->
            [one] Your officials are powerless until the end of your next turn.
           *[other] Your officials are powerless until the end of your next { $turns } turns.
        }
   *[none]
        { $turns ->
            [one] The officials of { $who } are powerless until the end of the next turn.
           *[other] The officials of { $who } are powerless until the end of the next { $turns } turns.
        }
}
crime-log-controlled = { $role ->
    [actor] You control { $source }.
   *[none] { $who } controls { $source }.
}
crime-log-passed = { $role ->
    [actor] You pass the dice.
   *[none] { $who } passes the dice.
}
crime-log-penalty-asked = { $role ->
    [actor] You demand a penalty for { $whom }.
    [target] { $count ->
        [one] { $by } demands a penalty for you.
       *[other] { $by } demand a penalty for you.
    }
   *[none] { $count ->
        [one] { $by } demands a penalty for { $whom }.
       *[other] { $by } demand a penalty for { $whom }.
    }
}
crime-log-session = { $role ->
    [actor] You call the Commission: you ask for { $source }.
   *[none] { $who } calls the Commission and asks for { $source }.
}
crime-log-session-penalty = { $role ->
    [actor] The Commission hears you: a penalty for { $whom }?
    [target] The Commission hears { $who }: a penalty for you?
   *[none] The Commission hears { $who }: a penalty for { $whom }?
}
crime-log-offered = { $role ->
    [actor] You offer { $whom }: { $gives }, for { $takes }.
    [target] { $who } offers you: { $gives }, for { $takes }.
   *[none] { $who } offers { $whom }: { $gives }, for { $takes }.
}
crime-log-offer-dropped = { $role ->
    [actor] Your offer to { $whom } is off the table.
    [target] The offer of { $who } to you is off the table.
   *[none] The offer of { $who } to { $whom } is off the table.
}
crime-log-offer-rejected = { $role ->
    [actor] You turn down the offer of { $whom }.
    [target] { $who } turns your offer down.
   *[none] { $who } turns down the offer of { $whom }.
}
crime-log-word-kept = { $role ->
    [actor] You kept your word to { $whom }: { $word }.
    [target] { $who } kept the word given to you: { $word }.
   *[none] { $who } kept the word given to { $whom }: { $word }.
}
crime-log-word-broken = { $role ->
    [actor] You broke your word to { $whom }: { $word }.
    [target] { $who } broke the word given to you: { $word }.
   *[none] { $who } broke the word given to { $whom }: { $word }.
}
crime-log-word-lapsed = { $role ->
    [actor] Your word to { $whom } has lapsed: { $word }.
    [target] The word { $who } gave you has lapsed: { $word }.
   *[none] The word { $who } gave { $whom } has lapsed: { $word }.
}
crime-log-deal = { $who } and { $whom } make a deal.
crime-log-deal-terms = { $role ->
    [actor] Deal: { $given ->
        [no] you give { $whom } nothing
       *[yes] you give { $whom } { $gives }
    }, for { $takes }.
    [target] Deal: { $given ->
        [no] { $who } gives you nothing
       *[yes] { $who } gives you { $gives }
    }, for { $takes }.
   *[none] Deal: { $given ->
        [no] { $who } gives { $whom } nothing
       *[yes] { $who } gives { $whom } { $gives }
    }, for { $takes }.
}
crime-log-vote-called = { $role ->
    [actor] You call the vote.
   *[none] { $who } calls the vote.
}
crime-log-voted-for = { $role ->
    [actor] You vote yes, with { $votes } of { $available }.
   *[none] { $who } votes yes, with { $votes } of { $available }.
}
crime-log-voted-against = { $role ->
    [actor] You vote no, with { $votes } of { $available }.
   *[none] { $who } votes no, with { $votes } of { $available }.
}
crime-log-abstained = { $role ->
    [actor] You abstain, with { $available } votes.
   *[none] { $who } abstains, with { $available } votes.
}
crime-log-carried = Carried: { $favour } for, { $against } against.
crime-log-failed = Failed: { $favour } for, { $against } against.
crime-log-session-closed = The session is closed.
crime-log-out-killed = { $role ->
    [actor] Your family is out, killed by { $whom }.
    [target] The family of { $who } is out, killed by you.
   *[none] The family of { $who } is out, killed by { $whom }.
}
crime-log-out-penalty = { $role ->
    [actor] Your family is out because of a penalty.
   *[none] The family of { $who } is out because of a penalty.
}
crime-log-out-mistake = { $role ->
    [actor] Your family is out because of a mistake.
   *[none] The family of { $who } is out because of a mistake.
}
crime-log-out-federal = { $role ->
    [actor] Your family is out, taken by the federal agents.
   *[none] The family of { $who } is out, taken by the federal agents.
}
crime-log-out-left = { $role ->
    [actor] You have left the table.
   *[none] { $who } has left the table.
}
crime-log-cards-taken = { $role ->
    [actor]
        { $count ->
            [one] You take over one card of { $whom }.
           *[other] You take over { $count } cards of { $whom }.
        }
   *[none]
        { $count ->
            [one] { $who } takes over one card of { $whom }.
           *[other] { $who } takes over { $count } cards of { $whom }.
        }
}
crime-log-cards-taken-open = { $role ->
    [actor] You take over the cards of { $whom }: { $cards }.
    [target] { $who } takes over your cards: { $cards }.
   *[none] { $who } takes over the cards of { $whom }: { $cards }.
}
crime-log-cards-returned = { $role ->
    [actor] Your cards go back to their decks: { $cards }.
   *[none] The cards of { $who } go back to their decks: { $cards }.
}
crime-log-audited = { $role ->
    [actor] You have the money of { $whom } counted.
    [target] { $who } has your money counted.
   *[none] { $who } has the money of { $whom } counted.
}
crime-log-audited-open = You have the money of { $whom } counted: { $money }.
crime-log-ended-boss = { $count ->
    [one] { $winners } has the last Boss alive, and wins.
   *[other] { $winners } win.
}
crime-log-ended-rounds = { $count ->
    [one] The last round is over: { $winners } has the richest family, and wins.
   *[other] The last round is over: { $winners } are equally rich, and win together.
}

# Beside the board

crime-chance-here = Chance to land here with this roll: { $chance }.
crime-list = The board as a list
crime-list-inner = The inner track, clockwise
crime-list-outer = The outer track, clockwise
crime-flows = What you got and gave
crime-flows-part = What you got and gave since this page was opened
crime-flow-reason = For
crime-flow-in = Got
crime-flow-out = Gave
crime-flow-deals = deals
crime-audit = The money was counted
crime-fine = A fine
crime-inheritance = Inheritance
crime-estates = What every family was worth: its money, and { $circle } for every circle it held
crime-estates-family = Family
crime-estates-money = Money
crime-estates-circles = Circles
crime-estates-worth = Worth
crime-you-are-out = Your family is out
crime-you-watch = You are watching
crime-out-now = Stay and watch: you see what everybody sees, and may still talk.
crime-queue = Play again with this group when the game is over
crime-tab-board = Board
crime-tab-commission = Commission
crime-tab-story = Log
crime-tab-money = Money
crime-tab-table = Table
crime-deal-summary = { $given ->
        [no] You give nothing
       *[yes] You give { $gives }
    }, for { $takes }.
crime-attack-declared = An attack
crime-attack-on-you = Your base is attacked
crime-struck = You are hit
crime-time-up = Time is up
crime-time-answered = You did not answer in time, so the table answered for you. See the log.
crime-deal-word = Nobody has to keep a promise, but everybody hears whether it was kept.
crime-space-nth = { $name } ({ $nth })

crime-advice-only = There is nothing else to do.
crime-advice-room = Settle here: it is as far from the others as there is room.
crime-advice-claim = Claim your income: { $amount }, for nothing.
crime-advice-cash = Cash the Money card: money buys men and counts as votes.
crime-advice-repay = Repay { $amount }: enough is left.
crime-advice-guard = Hire a guard: the risk that your Boss is killed before your next turn falls from about { $before } % to { $percent } %.
crime-advice-guard-first = Hire a man: without any, your Boss would have to move.
crime-advice-guard-more = Hire a man: at home he is worth his price.
crime-advice-official = Bribe the official: that is two votes more in the Commission.
crime-advice-power-card = Buy a Power card: you have money enough.
crime-advice-attack = Name the piece that is marked: with { $points } or more it can kill the Boss of { $who }, in { $percent } % of the rolls.
crime-advice-reach = Name the piece that is marked: in { $percent } % of the rolls it can end at { $space }.
crime-advice-hunt = Name the piece that is marked: in { $percent } % of the rolls it gets at a man of { $who } at { $space }.
crime-advice-roll = Your pieces are named: roll the dice.
crime-advice-split = Begin with { $points } for the piece that is marked: it can end at { $space }.
crime-advice-split-attack = Begin with { $points } for the piece that is marked: that is enough for the Boss of { $who }.
crime-advice-step = Take the step that is marked: from there { $space } is within reach.
crime-advice-step-end = End at { $space }: of the spaces in reach, I like it best.
crime-advice-step-attack = Go on: that is the way to the Boss of { $who }.
crime-advice-kill-boss = Kill the Boss: { $who } is out.
crime-advice-kill-man = Kill him: { $who } has a man fewer.
crime-advice-hit = Use the card now: it kills without a point.
crime-advice-stop = Leave the other points.
crime-advice-first-city = Take the city: { $amount } each turn, and it needs no vote.
crime-advice-request = Ask for it: { $amount } each turn. I count { $favour } votes for you and { $against } against.
crime-advice-pass = Pass the dice: nothing more is worth its price now.
crime-advice-draw = Draw: the card costs nothing.
crime-advice-pay = Pay: there is no way around it.
crime-advice-demand = Demand a penalty: I count { $favour } votes for you and { $against } against.
crime-advice-waive = Let it go: I count { $favour } votes for you and { $against } against.
crime-advice-accept = Accept: it is worth about { $amount } to you and costs { $cost }.
crime-advice-reject = Reject the offer of { $who }: it costs you more than it brings.
crime-advice-offer = Offer { $who } { $gives } for { $takes }: it is worth about { $amount } to you and costs { $cost }.
crime-advice-offer-plain = Offer { $who } { $gives } for { $takes }.
crime-advice-audit = Have the money of { $who } counted: much depends on it here.
crime-advice-withdraw = Withdraw your offer to { $who }: nothing comes of it.
crime-advice-call-vote = Call the vote: there is nothing left to deal about.
crime-advice-place = Place your informant: the income is yours then.
crime-advice-close = Close the session: all is settled.
crime-advice-listen = Say nothing now: let the others speak.
crime-advice-talk = Say what is marked.
crime-advice-vote-for = Vote for it, with { $votes }: it is worth about { $amount } to you.
crime-advice-vote-against = Vote against it, with { $votes }: what { $who } gains costs you about { $amount }.
crime-advice-vote-leader = Vote against it, with { $votes }: { $who } is ahead already.
crime-advice-vote-word =
    { $side ->
        [for] Vote for it, with { $votes }: you have promised to.
       *[against] Vote against it, with { $votes }: you have promised to.
    }
crime-advice-vote-tried =
    { $side ->
        [for] Vote for it, with { $votes }: in the games I imagine that does best.
       *[against] Vote against it, with { $votes }: in the games I imagine that does best.
    }
crime-advice-abstain = Cast no vote: it hardly matters to you.
crime-advice-lose-man = Give up the man at { $space }: he is missed least.
crime-advice-lose-official = Give up the official that is marked: it is missed least.
crime-advice-habit = Do what is marked: that is usually right here.
crime-advice-tried = Do what is marked: no rule of thumb says so, but in the games I imagine it does best.
crime-advice-way = It stands at { $space } and goes { $way }.
crime-advice-then = With it, name the one at { $space }, { $way }.
