rules-title-organized-crime = The rules of ORGANIZED CRIME
rules-lead-organized-crime = Families of one country share its cities, its trades and its officials, and none of them trusts another. Money buys men and votes, votes bring money, and men keep the Boss alive. The last Boss alive wins.
rules-sources-organized-crime = The booklet of 1974 asks to be taken literally. What it says comes first in each rule, in our own words. Where it is silent, our ruling says how we play. It does not picture the board and the cards: what we had to rebuild is marked as reconstructed, and owners of the box can correct it.
rules-learn-organized-crime = Learn by playing a first evening with the coach

rules-section-survival = Survival
rules-section-bases = Before the first turn
rules-section-decks = The four decks
rules-section-moving = Dice and movement
rules-section-killing = Killing
rules-section-commission = The National Commission
rules-section-accounts = Money and debts
rules-section-board = The board and the cards
rules-section-variants = Shorter games

rules-c1-title = The last Boss
rules-c1 =
    A family is out when its Boss is removed. Whoever is left at the end has won.
    When a family goes, the Bank pays all its debts at once, and what others owed to it they now owe to the Bank.
rules-c1-ruling = The game ends the moment only one Boss is left. Leaving the table for good counts as being removed by the law (C11): everything goes to the Bank.
rules-c2-title = A Boss and twenty men
rules-c2 = Every family has one Boss and twenty men for the whole game. A man who is removed never comes back.
rules-c3-title = Money, hit-men, informants
rules-c3 =
    Everybody starts with $150,000 from the Bank. In your turn you may hire men, at $10,000 each.
    A hit-man begins in your hit-men’s room, walks the tracks and kills. An informant goes on the circle of a city, business, activity or official, shows that it is yours, and never moves. A circle holds one informant, and nobody ever changes from one role to the other.
rules-c3-ruling = The Bank never runs out of money.
rules-c4-title = What the Boss is
rules-c4 = The Boss is bigger than the others, costs nothing and starts in the Boss’s room.
rules-c4-ruling = There is no other difference. It moves and kills like a hit-man, and out on the tracks it is killed like one.

rules-c5-title = Bases, colours and who begins
rules-c5 = Everybody rolls. The highest chooses a home base and a colour, then the next, and so on. Then all roll again: the highest begins, and the dice go round clockwise.
rules-c5-ruling = Equal rolls are rolled again among those concerned. Clockwise follows the bases on the board, not the chairs.
rules-c5-rebuilt = Green, yellow and white are named in the booklet; the fourth colour, blue, is ours.

rules-c6-title = Used cards
rules-c6 = Power, Corrupt Official, Mistake and Penalty are four decks. A used card goes face up under its deck. When all have been drawn, the deck is shuffled and turned over.
rules-c6-ruling = That happens when the next card is needed. A deck whose cards are all in players’ hands gives none.
rules-c7-title = Power cards
rules-c7 =
    You may draw one when you land on Power, buy them in your turn for $200,000 each, take those of a family you destroy, and get them in a deal. They stay secret until they are used.
    “One hit” kills one enemy, “One or two hits” one or two. “Money” is worth $100,000 at the Bank.
rules-c7-ruling = A card is bought unseen, from the top. Money cards are cashed in your own turn, in a session before the vote, or when you have to pay; never while votes are cast, because votes depend on money. Once they are counted, whoever called the session in their turn may cash them again (C23).
rules-c8-title = Corrupt Officials
rules-c8 =
    You may draw such a card when you land on Corrupt Official; it also comes from a family you destroy or in a deal, but it is never for sale. It stays secret until it is used.
    In your turn, show the card of a Judge, a Governor or a US Senator, pay the official’s price, pay $10,000 for an informant, and place him on a free circle of that kind.
    An official brings no money. He brings two votes in the Commission (C25), and can undo some Mistakes.
rules-c8-rebuilt = The Governor’s price, $30,000, is printed. Judges cost $20,000 and Senators $50,000 here; there are three Judges, three Governors and two Senators.
rules-c9-title = Mistakes
rules-c9 = Landing on Mistake, you draw a card, read it aloud and do what it says: the piece is removed, or you pay a fine to the Bank.
rules-c9-rebuilt = The selection of cards is ours. Six of the sixteen do nothing to a player who controls the official they name.
rules-c10-title = Penalties
rules-c10 = A Penalty card is drawn only when the Commission has voted for it. It takes one or more hit-men, a fine to the Bank, or one or more officials. Officials can also be powerless after a penalty.
rules-c10-ruling = You choose which official you lose; his informant is removed. A player who has none loses nothing.
rules-c10-rebuilt = The twelve cards are ours. One of them makes your officials powerless until the end of your next three turns: no votes, no help against Mistakes.
rules-c11-title = A Boss taken by the law
rules-c11 = A Boss removed by a Penalty, by a Mistake or by landing on Federal Government takes the family with it. All its money goes to the Bank, its cards to their decks, and all its men leave the board.
rules-c11-ruling = A Penalty takes hit-men of your own choice, wherever they stand. It takes the Boss only when you have no hit-man left.
rules-c11-rebuilt = On Federal Government a hit-man is removed, too.

rules-c12-title = Name first, then roll
rules-c12 =
    Every turn you roll two dice. Before the roll you name one or two of your pieces, the direction of each, and an attack on a home base if there is to be one (C21).
    Two pieces share the points as equally as possible; you choose which gets the odd one.
rules-c12-ruling = One piece finishes, its landing included, before the other starts, in the order you like.
rules-c13-title = One point, one step
rules-c13 = A point moves a piece to a space that touches its own. The hit-men’s room touches the Boss’s room and two spaces of the inner track, its doors; a piece leaves by either. Your own pieces may walk between your two rooms.
rules-c14-title = Direction and landing
rules-c14 = On the track a piece first makes a step in the direction you named; after that it may turn. It never returns to the space where it started. Only the space where its movement ends counts: passing over a space does nothing.
rules-c14-ruling =
    Right is clockwise, on both tracks. From a government space either track may be taken on the named side. Going out by a door does not use up the direction; the first step along the track does.
    A piece does not go straight back to the space it just left, so it turns at a government space, where four ways meet. Both printed examples (C18) come out only in this way.
rules-c15-title = Two tracks
rules-c15 = The inner and the outer track meet at Federal, State and Local Government, and nowhere else.
rules-c15-rebuilt = Clockwise, the corners are Federal, Local, State and Local. Landing on State costs $50,000, on Local $20,000; for Federal see C11.
rules-c16-title = Other people’s bases
rules-c16 = A piece enters the base of another family only in an attack that was declared, and comes back to its own base only after one that succeeded.
rules-c16-ruling = So does the Boss, who comes home to the hit-men’s room. Bases where nobody lives are closed; pieces that are inside may walk out.
rules-c17-title = Every point is used
rules-c17 = You roll every turn and use every point, unless you killed a Boss in its base.
rules-c17-ruling = A choice that would strand points is refused as long as another way of stepping and killing uses them all. If there is none, the points are lost. A player with no hit-man to move moves the Boss.
rules-c18-title = Example: where three points lead
rules-c18 = One hit-man stands on Oakland and goes right, another at home near Boston and goes left. A 6 gives each 3 points. The first can end on Boston, on Corrupt Official or on Power, the second on Boston or on Mistake.
rules-c18b-title = Example: seven points for two
rules-c18b = With 6 and 1 on the dice, one piece moves 4 and the other 3, whichever you like.

rules-c19-title = How to kill
rules-c19 = Only in your own turn, and only on the space where your piece stands, you may kill enemies: with a point of the dice for each, or with cards that say “hit”, which cost no point. On the tracks you need not announce it.
rules-c19-ruling = A kill by points is made by a named piece out of its own points, before, between or after its steps. A card works from any of your pieces on the space, at any time of your turn. A second hit that is not used at once is lost.
rules-c20-title = Example: six points, two kills
rules-c20 = A piece on Business Investment goes left with 6 points: Corrupt Official (1), Mistake (2), a kill there (3), Boston (4), a kill with a “One hit” card, State Government (5), Corrupt Official (6), where its owner draws a card.
rules-c21-title = An attack on a home base
rules-c21 =
    Once in a turn, before the roll, you may declare aloud that one piece attacks one base, and its direction. It may enter by either door. In the hit-men’s room it has to kill, with points and cards; only when every enemy hit-man there is dead may a point take it on to the Boss’s room. There a point or a card kills the Boss.
    Two examples from Boston, against five guards. With 7 points: three to get in, three kills, two more by cards, the seventh into the Boss’s room, and a “One hit” card for the Boss. With 11 points: three to get in, five kills, one step, one for the Boss, and one that nobody needs.
    After success the attacker is put into its own base.
rules-c21-ruling = After a failure it stays inside: it may attack again in a later turn or leave by a door, and the owner may kill it. Hit-men of third families there must be killed, too. A piece that stands on a door may step straight in. A Boss standing in its own hit-men’s room is safe from everything but a declared attack.
rules-c22-title = What a dead Boss leaves
rules-c22 =
    Whoever kills a Boss, anywhere, takes that family’s Power and Corrupt Official cards; any others go back to their decks. All its men leave the board. Its money is halved between the killer and the Bank, an odd $10,000 going to the Bank; for debts see C1.
    Points that are left after a Boss was killed at home need not be used.
rules-c22-ruling = An attacker that is put back home does not land anywhere. A second piece may use its points or leave them.

rules-c23-title = Cities, businesses, activities
rules-c23 =
    Your first city needs no vote: land on a city that nobody controls, say in the same turn that you take it, and buy the informant.
    For everything else you land, call the Commission in the same turn, win the vote, and buy the informant: another free city; on Business Investment entertainment, trucking or securities; on Illegal Activities loan sharking, narcotics or gambling. Businesses and activities are for those who have a city.
rules-c23-ruling = A landing allows one request, and none when no circle is free or you have no man left. Several circles of one kind may be yours. A landing on a city that somebody holds does nothing. When the votes are counted, you may still claim your income and cash Money cards to pay for the informant. If he is not placed when you close the session, the permission is lost.
rules-c23-rebuilt = Each city has one circle, each business and activity has two. Nine of the twelve cities are ours.
rules-c24-title = A session
rules-c24 =
    The Commission meets for a source of income or for a penalty, and for nothing else. Whoever calls it says what for. All discuss and make deals, until the caller has the vote taken; that ends the talking.
    Voting goes clockwise from the caller’s left, so the caller is last, and an accused votes, too. Each shows how many votes they have; a vote that was cast is final. More votes for than against carry the motion; a tie does not.
    Then deals are settled, the informant is placed or the Penalty drawn, and the session closes.
rules-c24-ruling = An offer goes to one player, who alone sees it. Accepted, it is carried out at once; the others see that a deal was made and how many cards passed, not the money. Casting no vote is abstaining. Nobody votes both for and against.
rules-c25-title = How many votes
rules-c25 = One for the Boss, one for every full $100,000 you have, two for each official you control, unless they are powerless after a penalty. You may cast only some of them.
rules-c26-title = Asking for a penalty
rules-c26 =
    Whoever lost a hit-man to the player whose turn it was may ask for a penalty when that turn ends, within ten seconds. Each may ask once in a turn; several are heard in the order of the crimes. If the vote is won, the offender draws one Penalty card.
    The Commission has no other punishment.
rules-c26-ruling = All who lost a man are asked at the same time, in secret. Each player’s first loss counts. A request lapses when either side is out.
rules-c27-title = Promises and deals
rules-c27 = You may negotiate at any time, except while votes are cast, and no promise binds. But money and cards change hands only in a session; debts and penalties are paid whenever they are due.
rules-c27-ruling = No deal is about more than $1,000,000. You recognize a card that you were shown in an offer when it later passes between others. From the calling of the vote to its count, the players’ chat and reactions are silent; spectators may talk among themselves. A deal may contain promises, both ways: all your votes for this request or against it, all your votes for the other’s next request, no attack on them for one to three rounds. Nobody has to keep one, and there is no sanction. But once a promise is kept or broken everybody hears it, and each family’s count of both is public. Votes are kept only by casting all of them; a killing or a declared attack breaks the peace; a promise whose occasion never comes lapses in silence.

rules-c28-title = Debts
rules-c28 = A player who cannot pay owes. Income goes to debts first, oldest first.
rules-c28-ruling = You pay what you have and owe the rest. Other money may be spent as you like. Nothing is bought on credit; but if money agreed in a session is not there, it becomes a debt to the other player. In your turn you may repay the oldest debt.
rules-c29-title = Income
rules-c29 =
    In your turn the Bank pays what your cities, businesses and activities bring, counting those you had when the turn began; but only if you claim it.
    Example: New York $40,000, trucking $20,000 and narcotics $30,000 make $90,000.
rules-c29-ruling = Once a turn, at any time in it; while the Commission sits, only after the vote. Income that is not claimed is lost.
rules-c30-title = Counting somebody’s money
rules-c30 = Any player may have any other’s money counted, at any time.
rules-c30-ruling = Only the player who asked sees the figure. Everybody sees that they asked.
rules-c31-title = In the order you like
rules-c31 = In your turn you do whatever you may do in any order, unless a rule says otherwise. The turn ends when you pass the dice.
rules-c32-title = Nothing smaller than $10,000
rules-c32 = Every amount in the booklet is a multiple of $10,000.
rules-c32-ruling = So is all money in the game; nothing ever has to be rounded.

rules-board-about = The booklet fixes the way from State Government over Boston to the base next to it, what touches State Government, and what its examples name. Our board keeps all of that and has four equal quarters, each with a base: 40 spaces inside, 44 more outside. It is long enough that nobody can be killed before their first turn. Everything else in these tables is reconstructed; printed data is marked ◆.
rules-board-mark = printed
rules-board-city = City
rules-board-income = Income
rules-board-trade = Business or activity
rules-board-circles = Circles
rules-board-official = Official
rules-board-price = Price
rules-board-count = Copies

rules-variant-about = Two variants of ours, for an evening and for tables where nobody dares to move. Otherwise the rules above apply.
rules-variant-short = Short: everybody starts with $400,000 and five hit-men, and after 12 rounds the game ends.
rules-variant-limit = With a limit: everything as in the whole game, but after 40 rounds it ends. A table may choose another number, from 1 to 200, for both variants.
rules-variant-score = When the last round is over, the richest living family wins: its money, and $50,000 for each circle it holds. Equals share the win. A round is over when the dice reach the base that began, or pass it. If only one Boss is left before that, it wins at once (C1).
