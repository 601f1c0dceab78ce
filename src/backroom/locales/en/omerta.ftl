omerta-value-deduced = deduced
omerta-value-sorted = sorted
omerta-value-race = by reflexes
omerta-value-sealed = in secret
omerta-value-al-capone = Al Capone
omerta-value-johnny-torrio = Johnny Torrio
omerta-value-lucky-luciano = Lucky Luciano
omerta-value-meyer-lansky = Meyer Lansky
omerta-value-virginia-hill = Virginia Hill
omerta-value-alibi = Alibi
omerta-value-driver = Driver
omerta-value-gangster = Gangster
omerta-value-killer = Killer
omerta-value-lady = Lady
omerta-value-mamma = Mamma
omerta-value-mole = Mole
omerta-value-patrol = Police Patrol
omerta-value-safecracker = Safecracker
omerta-value-snitch = Snitch
omerta-value-witness = Witness
omerta-value-gift = gift
omerta-value-penalty = penalty
omerta-value-nothing-to-draw = nothing to draw
omerta-value-omerta = Omerta
omerta-value-turn-limit = too many turns

omerta-the-1 = the 1
omerta-the-2 = the 2
omerta-the-3 = the 3
omerta-the-4 = the 4
omerta-the-5 = the 5
omerta-the-6 = the 6
omerta-the-7 = the 7
omerta-the-8 = the 8
omerta-the-9 = the 9
omerta-the-10 = the 10
omerta-the-alibi = the Alibi
omerta-the-driver = the Driver
omerta-the-gangster = the Gangster
omerta-the-killer = the Killer
omerta-the-lady = the Lady
omerta-the-mamma = Mamma
omerta-the-mole = the Mole
omerta-the-patrol = the Police Patrol
omerta-the-safecracker = the Safecracker
omerta-the-snitch = the Snitch
omerta-the-witness = the Witness

omerta-card-of =
    { $you ->
        [yes] your card { $place }
       *[no] { $who }’s card { $place }
    }
omerta-points-of = { $who } { $points }
omerta-event-gangsters-dealt =
    { $held ->
        [no] Nobody is dealt Al Capone: they are dealt again.
       *[yes]
            { $you ->
                [yes] You are dealt Al Capone, and begin.
               *[no] { $who } is dealt Al Capone, and begins.
            }
    }
omerta-event-round-begun =
    { $you ->
        [yes] Round { $round }. You begin.
       *[no] Round { $round }. { $who } begins.
    }
omerta-event-peeked =
    { $you ->
        [yes] You look at your cards { $places }.
       *[no] { $who } looks at cards { $places }.
    }
omerta-event-turn-skipped =
    { $you ->
        [yes] Mamma says no: you lose this turn.
       *[no] Mamma says no: { $who } loses this turn.
    }
omerta-event-turn-passed =
    { $you ->
        [yes] There is nothing to draw: you pass.
       *[no] There is nothing to draw: { $who } passes.
    }
omerta-event-reshuffled =
    { $cards ->
        [one] The discard pile is shuffled: one card to draw.
       *[other] The discard pile is shuffled: { $cards } cards to draw.
    }
omerta-event-drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
omerta-event-took =
    { $you ->
        [yes] You take { $card } from the discard pile.
       *[no] { $who } takes { $card } from the discard pile.
    }
omerta-event-replaced =
    { $you ->
        [yes] You keep it as card { $place } and discard { $card }.
       *[no] { $who } keeps it as card { $place } and discards { $card }.
    }
omerta-event-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
omerta-event-snapped =
    { $you ->
        [yes] Snap! You are rid of { $card }, your card { $place }.
       *[no] Snap! { $who } is rid of { $card }, card { $place }.
    }
omerta-event-snapped-late =
    { $you ->
        [yes] You throw { $card } too late: it goes back as card { $place }.
       *[no] { $who } throws { $card } too late: it goes back as card { $place }.
    }
omerta-event-snapped-wrong =
    { $you ->
        [yes] You throw { $card }, which is wrong: it goes back as card { $place }.
       *[no] { $who } throws { $card }, which is wrong: it goes back as card { $place }.
    }
omerta-event-lots-drawn = Lots are drawn for the order: { $order }.
omerta-event-card-added =
    { $reason ->
        [gift]
            { $you ->
                [yes] You are given a card.
               *[no] { $who } is given a card.
            }
       *[penalty]
            { $you ->
                [yes] You get a penalty card.
               *[no] { $who } gets a penalty card.
            }
    }
omerta-event-power-named = { $what }
omerta-named-swap =
    { $you ->
        [yes] You send the Gangster: { $one } for { $other }.
       *[no] { $who } sends the Gangster: { $one } for { $other }.
    }
omerta-named-mix =
    { $you ->
        [yes] You send the Lady to { $whom }.
       *[no]
            { $toyou ->
                [yes] { $who } sends the Lady to you.
               *[no] { $who } sends the Lady to { $whom }.
            }
    }
omerta-named-look =
    { $you ->
        [yes] You send the Mole to your card { $place }.
       *[no] { $who } sends the Mole to card { $place }.
    }
omerta-named-give =
    { $both ->
        [yes]
            { $you ->
                [yes] You use the Snitch: two cards for { $whom }.
               *[no]
                    { $toyou ->
                        [yes] { $who } uses the Snitch: two cards for you.
                       *[no] { $who } uses the Snitch: two cards for { $whom }.
                    }
            }
       *[no]
            { $you ->
                [yes] You use the Snitch: a card each for { $whom } and { $other }.
               *[no]
                    { $toyou ->
                        [yes] { $who } uses the Snitch: a card each for you and { $other }.
                       *[no]
                            { $otheryou ->
                                [yes] { $who } uses the Snitch: a card each for { $whom } and you.
                               *[no] { $who } uses the Snitch: a card each for { $whom } and { $other }.
                            }
                    }
            }
    }
omerta-named-open-safe =
    { $you ->
        [yes] You send the Safecracker.
       *[no] { $who } sends the Safecracker.
    }
omerta-named-throw =
    { $count ->
        [one]
            { $you ->
                [yes] You call the Driver for your card { $places }.
               *[no] { $who } calls the Driver for card { $places }.
            }
       *[other]
            { $you ->
                [yes] You call the Driver for your cards { $places }.
               *[no] { $who } calls the Driver for cards { $places }.
            }
    }
omerta-named-lay-mamma =
    { $you ->
        [yes] You send Mamma to { $whom }.
       *[no]
            { $toyou ->
                [yes] { $who } sends Mamma to you.
               *[no] { $who } sends Mamma to { $whom }.
            }
    }
omerta-named-lay-patrol =
    { $you ->
        [yes] You send the Police Patrol to { $card }.
       *[no] { $who } sends the Police Patrol to { $card }.
    }
omerta-event-power-idle =
    { $declined ->
        [yes]
            { $you ->
                [yes] You do not use it. ({ $power })
               *[no] { $who } does not use it. ({ $power })
            }
       *[no] There is nothing to use it on. ({ $power })
    }
omerta-event-swapped = Exchanged unseen: { $one } and { $other }.
omerta-event-mixed =
    { $toyou ->
        [yes] Your hand is shuffled.
       *[no] { $whom }’s hand is shuffled.
    }
omerta-event-looked-at =
    { $you ->
        [yes] You look at your card { $place }.
       *[no] { $who } looks at card { $place }.
    }
omerta-event-safe-opened =
    { $you ->
        [yes] You look into the safe.
       *[no] { $who } looks into the safe.
    }
omerta-event-exchanged =
    { $you ->
        [yes] You leave your card { $place } in the safe and take its card { $safe }.
       *[no] { $who } leaves card { $place } in the safe and takes its card { $safe }.
    }
omerta-event-thrown =
    { $you ->
        [yes] You throw away { $cards }.
       *[no] { $who } throws away { $cards }.
    }
omerta-event-thrown-back =
    { $you ->
        [yes] You have to take back { $cards }, seen by everybody.
       *[no] { $who } has to take back { $cards }, seen by everybody.
    }
omerta-event-killer-shown =
    { $you ->
        [yes] You show the Killer: nothing happens. ({ $power })
       *[no] { $who } shows the Killer: nothing happens. ({ $power })
    }
omerta-event-wrong-shown =
    { $you ->
        [yes] You show { $card }: not a Killer. It goes back as card { $place }.
       *[no] { $who } shows { $card }: not a Killer. It goes back as card { $place }.
    }
omerta-event-laid =
    { $power ->
        [mamma]
            { $toyou ->
                [yes] Mamma lies in front of you: you lose your next turn.
               *[no] Mamma lies in front of { $whom }, who loses the next turn.
            }
       *[patrol] The Police Patrol lies on { $card }.
    }
omerta-event-lifted =
    { $power ->
        [mamma]
            { $toyou ->
                [yes] Mamma leaves you.
               *[no] Mamma leaves { $whom }.
            }
       *[patrol] The Police Patrol leaves { $card }.
    }
omerta-event-omerta-called =
    { $you ->
        [yes] You call Omerta!
       *[no] { $who } calls Omerta!
    }
omerta-event-round-ended =
    { $reason ->
        [nothing_to_draw] There is nothing left to draw. Round { $round }: { $points }.
        [turn_limit] Enough turns were played. Round { $round }: { $points }.
       *[omerta] All cards are shown. Round { $round }: { $points }.
    }
omerta-event-game-ended =
    { $winners ->
        [one]
            { $you ->
                [yes] You win the game.
               *[no] { $who } wins the game.
            }
       *[other] { $who } share the win.
    }

omerta-ask-peek =
    { $chosen ->
        [0] Choose two of your cards to look at
       *[other] And one more
    }
omerta-answered-peek = You will see them as soon as everybody has chosen
omerta-ask-turn = Your turn
omerta-ask-put =
    { $from ->
        [discard] Put { $card } in place of one of your cards
        [only] You can only discard { $card }
       *[pile] Keep { $card } in place of one of your cards, or discard it
    }
omerta-ask-snap =
    { $mode ->
        [sealed] { $bottles }! Have you got one too? Choose in secret; a draw decides
       *[race] { $bottles }! Have you got one too? Throw it, quick
    }
omerta-ask-swap =
    { $chosen ->
        [0] Gangster: choose the first card to exchange
       *[other] Gangster: for which card?
    }
omerta-ask-mix = Lady: whose hand is shuffled?
omerta-ask-look = Mole: which of your cards do you look at?
omerta-ask-give =
    { $chosen ->
        [0] Snitch: who gets the first card?
       *[other] Snitch: who gets the second one?
    }
omerta-ask-open-safe = Safecracker: open the safe
omerta-ask-exchange =
    { $chosen ->
        [0] Safecracker: exchange one of your cards for one in the safe
       *[other] Safecracker: and the other one?
    }
omerta-ask-throw =
    { $chosen ->
        [0] Driver: throw away up to two of your bottles
       *[other] Driver: one more, or is that all?
    }
omerta-ask-show = { $power }, against you. If you hold the Killer, you may show it; otherwise let it pass
omerta-ask-lay-mamma = Mamma: who loses a turn?
omerta-ask-lay-patrol = Police Patrol: which card is blocked?
omerta-ask-pass = There is nothing to draw
omerta-ask-decline = There is nothing to use it on
omerta-wait-peek = Everybody looks at two cards. Waiting for { $who }
omerta-wait-turn = { $who } to move
omerta-wait-put = { $who } has drawn a card
omerta-wait-power = { $who } uses a power: { $power }
omerta-wait-snap = { $bottles }! Who throws one too?
omerta-wait-killer = { $power }. Does anybody show the Killer?

omerta-do-draw = Draw
omerta-do-take =
    { $top ->
        [none] Take the open card
       *[there] Take { $card }
    }
omerta-do-discard = Discard it
omerta-do-open-safe = Open the safe
omerta-do-pass =
    { $asking ->
        [snap] No, let it go
        [show] Let it pass
       *[other] Pass
    }
omerta-do-decline =
    { $asking ->
        [throw] Throw nothing
        [exchange] Exchange nothing
       *[other] Do not use it
    }
omerta-do-omerta = Omerta!
omerta-really = Really call Omerta?
omerta-confirm = That is all
omerta-take-back = Take back

omerta-place =
    { $you ->
        [yes] Your card { $place }
       *[no] { $who }, card { $place }
    }, { $face ->
        [no] face down
       *[other] face up: { $face }
    }{ $patrol ->
        [0] { "" }
        [one] , under the Police Patrol for one more turn
       *[other] , under the Police Patrol for { $patrol } more turns
    }{ $state ->
        [lit] , can be chosen
        [chosen] , chosen
       *[no] { "" }
    }
omerta-choose-seat =
    { $times ->
        [0] Choose { $who }
       *[other] { $who } is chosen
    }
omerta-sits-in = (a bot is playing)
omerta-points-title = points so far
omerta-under-mamma =
    { $turns ->
        [one] under Mamma for one more turn
       *[other] under Mamma for { $turns } more turns
    }
omerta-safe = Safe
omerta-safe-card =
    Card { $place } of the safe, { $face ->
        [no] face down
       *[other] { $face }
    }
omerta-pile =
    { $cards ->
        [0] Draw pile, empty
        [one] Draw pile, one card
       *[other] Draw pile, { $cards } cards
    }
omerta-pile-short = Draw
omerta-discard-pile =
    { $top ->
        [no] Discard pile, empty
       *[other] Discard pile, on top { $top }
    }{ $cards ->
        [0] { "" }
       *[other] , { $cards } in all
    }
omerta-discard-short = Discard
omerta-to-move = to move
omerta-away = away
omerta-thinks = has not answered yet
omerta-your-cards = Your cards
omerta-held =
    { $face ->
        [no] The drawn card, face down
       *[other] The drawn card: { $face }
    }
omerta-held-short = In hand
omerta-seen = { $count ->
    [one] Turn your card face down now
   *[other] Turn your cards face down now
}
omerta-no-hints = Stop showing hints
omerta-seconds =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
omerta-round-of = Round { $round } of { $rounds }
omerta-keys = Keys
omerta-side-unread =
    { $count ->
        [one] Log, chat and tools: one new message
       *[other] Log, chat and tools: { $count } new messages
    }
omerta-tools = Table and settings
omerta-hints = Hints for beginners
omerta-leave = Leave the table
omerta-really-leave = Really leave? A bot plays on
omerta-key-places = your card with this number: to choose it, or to throw it when another of its value is discarded
omerta-key-seats = another player, clockwise from the left
omerta-key-draw = draw
omerta-key-take = take the top of the discard pile
omerta-key-discard = discard the drawn card
omerta-key-safe = open the safe
omerta-key-pass = let it go, decline
omerta-key-omerta = call Omerta (twice)
omerta-key-arrows = move between the choices
omerta-key-enter = choose it
omerta-key-escape = take a choice back, turn seen cards down
omerta-key-help = this list
omerta-to-the-table = Back to the table
omerta-result = The result
omerta-hint-peek =
    You will see these two cards and no others. { $aid ->
        [yes] The memory aid is on: whatever you have seen stays on your cards, for you alone.
       *[no] Remember them: they are turned face down again.
    }
omerta-hint-turn =
    { $omerta ->
        [yes] Draw, or call Omerta if you think your cards total 7 or less.
        [only] There is nothing to draw: call Omerta, or pass.
       *[no] Draw a card, to improve your hand.
    }{ $take ->
        [yes] { " " }You can also take the open card, but then you must keep it.
       *[no] { "" }
    }
omerta-hint-put =
    { $discard ->
        [yes] Point at the card to give up for it; you do not see that one first. A discarded character uses its power.
        [only] You have no free card to give up for it. A discarded character uses its power.
       *[no] Point at the card to give up for it; you do not see that one first.
    }
omerta-hint-snap =
    { $mode ->
        [sealed] Same value: you get rid of it, if the draw goes your way. Any other card comes back, with a penalty card.
       *[race] Same value and first: you get rid of it. Any other card comes back, with a penalty card.
    }
omerta-hint-swap = Two cards of two different players change places, and nobody sees them.
omerta-hint-mix = That player will no longer know which card lies where.
omerta-hint-look = You see it for a few seconds.
omerta-hint-give = One card each for two players, or both for the same one. More cards are more points.
omerta-hint-open-safe = You see all four cards in the safe, then you can exchange one for one of yours.
omerta-hint-exchange = Your card goes into the safe unseen, and the other takes its place.
omerta-hint-throw =
    { $all ->
        [yes] Only bottles, the cards with a number! If a character is among them, everything thrown comes back, with one penalty card.
       *[no] Only bottles, the cards with a number! A character among them comes back, and each costs a penalty card.
    }
omerta-hint-show = Everybody affected is asked this, with or without a Killer. Any other card comes back, with a penalty card.
omerta-hint-lay-mamma = That player skips the next turn, and can neither snap nor show the Killer while she is there.
omerta-hint-lay-patrol = For two turns nobody can exchange, see or discard that card, and its owner cannot call Omerta.
omerta-hint-pass = Both piles are empty: it is the next player’s turn.
omerta-hint-decline = Play goes on.
omerta-notes = Notes: tap a card to mark it
omerta-note-on = Note on: { $card }
omerta-note-unknown = unknown
omerta-note-low = low
omerta-note-high = high
omerta-note-none = No note

omerta-key-adviser = ask for a hint
omerta-advice-only = There is nothing else to do.
omerta-advice-peek = Any two will do: you know none of them yet.
omerta-advice-call = Call Omerta. I count about { $points } in your hand, and the call holds in { $percent } % of the hands I imagine.
omerta-advice-call-last = It is the last round: call Omerta. I count about { $points } in your hand, and the call holds in { $percent } % of the hands I imagine.
omerta-advice-take =
    Take { $card } for your card { $place }{ $known ->
        [yes] , { $other }
       *[no] {""}
    }: { $points ->
        [one] one point less.
       *[other] { $points } points less.
    }
omerta-advice-take-power = Take { $card } for your card { $place }: that discards { $other }, and you may use it.
omerta-advice-draw = Draw: an unseen card promises more than { $card } does.
omerta-advice-draw-only = Draw: there is nothing to take.
omerta-advice-keep =
    Keep { $card } as your card { $place }: { $points ->
        [one] one point less
       *[other] { $points } points less
    } than { $other }.
omerta-advice-keep-unseen =
    Keep { $card } as your card { $place }: you do not know the card there, and on average it counts { $points ->
        [one] one point more.
       *[other] { $points } points more.
    }
omerta-advice-keep-known = Keep { $card } as your card { $place }: then you know one card more.
omerta-advice-keep-power = Keep { $card } as your card { $place }: that discards { $other }, and you may use it.
omerta-advice-keep-match = Keep { $card } as your card { $place }: that discards { $other }, and your other one can be thrown after it.
omerta-advice-throw-match = Discard { $card }: your card { $place } is the same. Be quick and throw it after.
omerta-advice-throw-power = Discard { $card } and use it.
omerta-advice-throw-high = Discard { $card }: I expect none of your cards to count more.
omerta-advice-swap =
    Your card { $place } for card { $second } of { $who }: I expect { $points ->
        [one] one point less.
       *[other] { $points } points less.
    }
omerta-advice-swap-others = There is little in it for you. So let { $whom }, who seems to be low, have the higher card of { $who }.
omerta-advice-mix =
    Shuffle the cards of { $who }, who knows { $count ->
        [one] one of them.
       *[other] { $count } of them.
    }
omerta-advice-look = Look at your card { $place }: you do not know it.
omerta-advice-give = Give both cards to { $who }, who seems to be the lowest.
omerta-advice-open-safe = Open the safe: a look costs nothing.
omerta-advice-exchange =
    Your card { $place } for card { $second } of the safe: { $points ->
        [one] one point less.
       *[other] { $points } points less.
    }
omerta-advice-throw =
    { $count ->
        [one] Throw card { $places }
       *[other] Throw cards { $places }
    }: { $points ->
        [one] one point less.
       *[other] { $points } points less.
    }
omerta-advice-mamma = Lay her on { $who }, who seems to be the lowest and loses a turn.
omerta-advice-patrol = Block card { $second } of { $who }, who seems to be the lowest and cannot call then.
omerta-advice-decline = Leave it: nothing here would do you any good.
omerta-advice-habit = My choice: { $marked }. That is usually right here.
omerta-advice-tried = My choice: { $marked }. No rule of thumb says so, but it does best when I play on in my head.
