rules-title-omerta = The rules of OMERTA
rules-lead-omerta = Chicago, 1932. Every family sits on bottles it should not have. You do not see your own stock: you remember it, make it smaller, and spoil the others’. When somebody calls Omerta, the smallest stock wins the round.
rules-learn-omerta = Learn by playing a first round
rules-edition = Edition
rules-edition-en = English
rules-edition-fr = French
rules-edition-nl = Dutch
rules-edition-ru = Russian
rules-here = In this edition
rules-character = Character
rules-points = Points
rules-copies = Copies
rules-played = How we play
rules-editions = Editions
rules-full = The whole rule: { $rule }
rules-close = Close
rules-card-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

rules-section-aim = Aim
rules-section-cards = The cards
rules-section-setup = Setting up
rules-section-turn = Your turn
rules-section-snap = The snap
rules-section-powers = Characters and their powers
rules-section-killer = The Killer
rules-section-laid = The Mamma and the Police Patrol
rules-section-omerta = Omerta
rules-section-knowing = Who knows what
rules-section-editions = Where the editions differ
rules-section-house = House rules

rules-o3-title = Players, rounds, winner
rules-o3 = Three to five people play as many rounds as there are players. Points are bad: the lowest total after the last round wins.
rules-o3-ruling = Equal lowest totals share the win; no print breaks a tie.

rules-o1-title = The deck
rules-o1 =
    Bottles of 1 to 10, four of each, and twenty characters: sixty cards to play with. A bottle counts its number.
    Five famous gangsters only decide who begins.
rules-o1-ruling = The prints count forty bottles of 1 to 10 and say no more; four of each value is the only even division.
rules-o2-title = The characters
rules-o2 = A character counts points like a bottle, and most count a lot. Most also have a power, which is used when you discard the card on your turn; the Killer’s works when it is shown.
rules-o2-ruling = One print gives the copies of four characters, and its wording suggests the rest: three Drivers and one of each of the other six. The deck “sorted” is the other likely count: two Drivers, two Safecrackers.
rules-o2b-title = The famous gangsters
rules-o2b = Al Capone, Lucky Luciano, Virginia Hill, Johnny Torrio and Meyer Lansky have no power and are never mixed with the other cards.
rules-o2b-ruling = Only Al Capone is named in print; the other four are our choice.

rules-o4-title = Who begins
rules-o4 = Before the first round everybody is dealt a famous gangster. Whoever gets Al Capone begins; if nobody does, they are dealt again.
rules-o4-yes = All five gangsters are shuffled, and everybody gets one of them.
rules-o4-no = As many gangsters as players are taken; the rest are laid aside.
rules-o4-ruling = Every new deal draws from all five, so Al Capone turns up sooner or later. The editions differ in what is shown, not in who is more likely to begin.
rules-o5-title = Who begins later rounds
rules-o5 = The player with the highest total so far.
rules-o5-ruling = The prints say “score”; we take the total so far. Among equals it is the first one clockwise after the player who began the last round, who comes last.
rules-o6-title = The deal
rules-o6 =
    Bottles and characters are shuffled together. Everybody gets four cards in a row, face down, and does not look.
    Four more go face down into the safe. The rest is the draw pile. The discard pile starts empty, so the first player cannot take from it.
rules-o6-ruling = One print lays the safe face up, against its own next sentence and its picture. We take that for a slip.
rules-o7-title = Two cards to remember
rules-o7 = Before the first turn everybody picks two of their own four cards, all at the same time, looks at them and lays them back. From then on you have to remember.
rules-o7-ruling = Nobody sees another’s choice before making their own; afterwards all see which places were looked at.
rules-o7b-title = Direction
rules-o7b = Turns go round clockwise.
rules-o7b-ruling = No print says so; one has a picture with its players numbered that way round.
rules-o7c-title = Every card keeps its place
rules-o7c =
    A place that is emptied stays empty, an added card gets a new place at the end, and nobody rearranges.
    Everybody sees which places are looked at, replaced or exchanged, in hands and in the safe; not the faces. Of the discard pile only the top card is shown.
rules-o7c-ruling = In a game of memory a card must be where you left it. After sixty places an added card takes the first empty one.

rules-o8-title = First: call or play
rules-o8 = At the start of your turn, and only then, you may call Omerta and end the round.
rules-o9-title = Draw a card
rules-o9 = If you do not call, draw: the top of the draw pile, which only you see, or the top of the discard pile, which everybody knows.
rules-o10-title = Keep it or discard it
rules-o10 =
    Keep it: lay it face down in the place of one of your cards. The old card goes face up to the discard pile; you do not look at it first.
    Or, only if it came from the draw pile, put it straight on the discard pile.
rules-o10-ruling = The new card lies in its place before the old one is discarded, so it may be snapped at once.
rules-o11-title = No cards left
rules-o11 = Your stock is 0. On your turn you may call Omerta; if not, you draw from the draw pile and discard, and a power works on whatever there is. You cannot take from the discard pile: there is nothing to replace.
rules-o11-ruling = No print mentions it. An empty hand is a good moment to call, but does not end the round. A power with nothing to work on does nothing.
rules-o12-title = The draw pile is empty
rules-o12 = When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the draw pile.
rules-o12-ruling =
    The whole pile goes in, including its top card, a character in use and the bottle of an open snap; but not a Mamma or Patrol that is being laid. Of several cards needed, as many as there are come first, the rest after the shuffle.
    If both piles are empty, the card is not drawn; a player who can draw from neither passes.

rules-o13-title = Throw the same bottle
rules-o13 = When a player discards a bottle, everybody may at once throw one card of the same value from their own hand, the discarder too. Only the fastest gets rid of it, and only one card goes this way.
rules-o13-ruling = Everybody is asked, for the same time, whatever they hold. Not asked are a player under the Mamma and one with no card free to throw.
rules-o14-title = The wrong card
rules-o14 = A card of another value is shown to everybody and goes back to its place, and its owner adds one card from the draw pile, face down, which nobody looks at.
rules-o14-ruling = Penalty cards are drawn after the ruling, in the order of the throws.
rules-o15-title = Right, but too late
rules-o15 = A right card that comes too late is shown to everybody and goes back. It costs nothing.
rules-o15-ruling = A wrong card costs its penalty even when it was late as well; otherwise a wild throw behind a sure one would be free information.
rules-o16-title = One snap at a time
rules-o16 = A snap is open until its time is up or everybody has answered. Each player may try once. The next turn, Omerta included, waits for the ruling.
rules-o16-ruling =
    The prints leave this open. A snapped card, a card that went back and a Mamma or Patrol that is lifted open no new snap.
    Two bottles thrown with the Driver open one snap, after the penalty card if there is one, and either value matches.
rules-o17-title = Who is the fastest?
rules-o17 =
    The quickest person, not the one nearest to the server. The table measures every connection, turns the bottle up for everybody at the same instant, and subtracts each player’s delay. The ruling says who was first and by how much.
    A table may choose snaps in secret instead: everybody decides without hurry, and if several throw, their order is drawn by lot.

rules-o18-title = Using a power
rules-o18 = When you discard a character on your turn, its power is used: a card you have just drawn, or the one that it replaced.
rules-o18-ruling = A character that is given back, revealed or shuffled away does nothing.
rules-o18b-title = Must I use it?
rules-o18b = That depends on the edition.
rules-o18b-yes = Any power may be left unused.
rules-o18b-no = A power is used whenever there is something to use it on. Only the Driver may throw nothing.
rules-o18b-ruling = One print permits, three command. Where powers are commanded, the Safecracker looks and then exchanges; where they are optional, you may decline before the look and again after it.
rules-o19-title = The Gangster
rules-o19 = Two players exchange a card, and nobody looks. You name both cards, and may be one of the two players yourself.
rules-o19-ruling = The two cards always belong to two different players.
rules-o20-title = The Lady
rules-o20 = One opponent’s cards are shuffled among their places. Nobody looks, and afterwards nobody knows what lies where, not even their owner.
rules-o20-ruling = A hand of one card may be chosen; it stays as known as it was. For a blocked card see O29.
rules-o21-title = The Mole
rules-o21 = Choose a card of your own: you alone see it, then it lies face down again.
rules-o22-title = The Snitch
rules-o22 = Two cards go from the draw pile to opponents, both to the same one or one each to two of them. Nobody looks at them.
rules-o22-ruling = Only to opponents; one print says so. If there are too few cards, the first named is served first.
rules-o23-title = The Safecracker
rules-o23 = You see what the safe holds. Then one of its four cards changes places with one of yours, which you do not see first and which stays behind face down.
rules-o23-ruling = You see the safe until the exchange is made or declined. With no card free to give, you only look.
rules-o24-title = The Driver
rules-o24 = Throw away up to two of your cards that you believe to be bottles. All are shown. If a character is among them:
rules-o24-yes = Everything thrown comes back, and you add one unseen penalty card.
rules-o24-no = Only the characters come back, with one unseen penalty card for each; a bottle beside them stays discarded.
rules-o24-ruling = The cards go in the order you name, the later on top. “Up to two” includes none.
rules-o26-title = The Witness
rules-o26 = Ten points and no power.
rules-o27-title = The Alibi
rules-o27 = No points and no power: nothing is better to hold.

rules-o25-title = The Killer
rules-o25 = A reaction, never an action. When another player’s Gangster, Lady, Snitch, Mamma or Patrol is used against you, show the Killer from your hand: the effect is cancelled and both cards are discarded. Discarded in the ordinary way, it does nothing.
rules-o25-ruling =
    The targets are named first. Then everybody who would be affected is asked, at the same time and equally long, whether or not they hold the Killer, so that the question gives nothing away. Not asked are a player under the Mamma and one with no card free to show.
    One Killer cancels the whole effect, for others too. The countered card is discarded first, the Killer on top; it is not replaced.
    A player who shows any other card takes it back, seen by everybody, and adds one unseen card, even if another’s Killer cancels the effect. A blocked Killer cannot be shown.

rules-o28-title = The Mamma
rules-o28 =
    Lay her in front of another player: their next turn is skipped. While she is there, they cannot call, draw or discard, so they cannot snap or show the Killer either, and nobody can shuffle their hand or give them cards.
    She is discarded on your next turn, right after you have drawn, so you cannot take her yourself. She never counts in a score.
rules-o28-ruling = A Gangster may still exchange a card there, and a Patrol may be laid on one: neither is on the printed list.
rules-o29-title = The Police Patrol
rules-o29 =
    Lay it on one card of another player. For two turns that card cannot be exchanged, looked at or discarded, so it cannot be replaced, snapped, thrown or shown as the Killer either, and its owner cannot call Omerta. The card counts in the score, the Patrol never.
    If it is their only card, they draw from the draw pile on their turn and discard at once.
    It is discarded on your second turn after this one, right after you have drawn.
rules-o29-yes = The Lady leaves a blocked card in its place.
rules-o29-no = The Lady shuffles a blocked card too; the Patrol travels with it, so that one card can still be followed.
rules-o29-ruling = A player with only the blocked card draws and discards until they get another card; the discarded card has its power and its snap as usual.
rules-o29b-title = While they lie on the table
rules-o29b = A Mamma or Patrol that is laid has left the discard pile: the card under it is the top again. There is never a second Mamma in front of one player, nor a second Patrol on one card.
rules-o29b-ruling = Declined, or without a target, it stays on the discard pile. Every turn of the player who laid it counts, even a skipped or passed one.

rules-o30-title = The call
rules-o30 = At the start of your turn, before drawing, you may call Omerta if you think that your stock is 7 or less, characters included. Play stops at once; all cards are turned up and counted.
rules-o30-ruling = Nobody checks what you think. A foolish call is legal, and expensive enough.
rules-o31-title = A good call
rules-o31 = Your stock is 7 or less and nobody’s is lower: you score 0, even if others are tied with you. Everybody else scores their stock.
rules-o32-title = A bad call
rules-o32 = Otherwise you score your stock and 20 more. The lowest of the others scores 0, everybody else their stock.
rules-o32-ruling = The prints say “the lowest”; a caller who failed does not count. All who tie for it score 0. A tie helps only a caller with 7 or less.
rules-o33-title = When nobody calls
rules-o33 = A round also ends when all players in a row have passed because nothing can be drawn, and after 200 turns. Then everybody scores their stock.
rules-o33-ruling = No print says so, but a round must end. Skipped and passed turns count; the 200th is finished with its snap and power. A turn skipped under the Mamma is not a pass, and does not reset the count.

rules-o34-title = What may be known
rules-o34 =
    To nobody: the order of the draw pile, unseen gifts and penalties, what lies where in a shuffled hand.
    To one player: what they looked at, drew or saw in the safe, for as long as the card can be followed, wherever it goes.
    To everybody: whatever was shown face up, when it was shown.
rules-o35-title = Remembering is the game
rules-o35 = A card that lies face down is shown face down, always. A memory aid can be switched on for the whole table; it shows each player what they have legally seen, and never more.

rules-house-about = A table may combine these with any edition. Otherwise the rules above apply.
rules-house-rounds = Rounds (O3): from 1 to 20, instead of one for each player.
rules-house-deck = Deck (O2): “sorted” has two Drivers and two Safecrackers; the usual one has three and one.
rules-house-open-safe = Open safe (O6): the safe lies face up, and so does what a Safecracker leaves there.
rules-house-snap = Snaps in secret (O17): no reflexes; everybody decides unseen, and a draw settles it.
rules-house-memory-aid = Memory aid (O35): everybody is shown the cards they have legally seen.

power-bottle = Counts its number in points. When a bottle is discarded, the first to throw one of the same number gets rid of it.
power-gangster = Two players exchange a card unseen. You name both cards; one of the two may be you.
power-lady = One opponent’s cards are shuffled among their places. Nobody knows what lies where any more.
power-mole = Look at one of your own cards.
power-snitch = Two cards go from the draw pile to one opponent, or one each to two.
power-driver = Throw away up to two of your bottles. A character among them is a costly mistake.
power-safecracker = Look into the safe and exchange one of your cards for one of the four.
power-killer = Show it when a Gangster, Lady, Snitch, Mamma or Patrol is used against you: the effect is cancelled. It does nothing when discarded.
power-witness = No power, and ten points.
power-alibi = No power, and no points.
power-mamma = Lay her in front of another player, who misses a turn and can do nothing while she is there.
power-patrol = Lay it on an opponent’s card: blocked for two turns, and its owner cannot call Omerta.
