review-title = Looking back at { $code }
review-running = This game is not over yet
review-running-about = Its cards are nobody’s business until the end. Come back then.
review-to-table = To the table
review-nameless = A record has no names, so the seats have numbers.
review-won =
    { $count ->
        [one] Won by { $who }
       *[other] Shared by { $who }
    }
review-eyes = Seen by
review-eyes-all = Everybody, cards open
review-eyes-seat = { $who }
review-eyes-spectator = A spectator
review-board = The table
review-beginning = Before the first move
review-nothing-told = Nothing to see here
review-steps = Step through the game
review-first = To the start
review-turn-before = One turn back
review-before = One step back
review-next = One step forward
review-turn-next = One turn forward
review-last = To the end
review-at = { $at } of { $last }
review-slider = Where in the game
review-play = Play by itself
review-pause = Pause
review-speed = Speed
review-speed-times = { $times }×
review-log = What happened
review-rounds = Round by round
review-round = Round
review-total = Total
review-after = After
review-start = Start
review-as-table = The same as a table
review-moments = Moments that mattered
review-searching = Looking through the game…
review-no-moments = Nothing stood out in this game.
review-in-round = round { $round }
review-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }

review-fair = Was the shuffle fair?
review-fair-about = Everything that chance decided in this game was fixed before it began, by the server’s secret and by what the players added. Your browser can recompute all of it.
review-fair-check = Check every draw
review-fair-checking = Computing…
review-fair-impossible = There is nothing to check here: this game continued from a record, so its draws come from more than one secret.
review-fair-yes =
    { $draws ->
        [one] Everything fits: the one draw is as promised.
       *[other] Everything fits: all { $draws } draws are as promised.
    }
review-fair-no = Something does not fit.
review-fair-wrong = Draw { $number } is the first wrong one: the record has { $recorded }, but it should be { $computed }.
review-fits = fits
review-fits-not = does not fit
review-fair-promise = The promise
review-fair-promise-about = Before the game the server showed a fingerprint (SHA-256) of its secret. After the game it showed the secret. The fingerprint of this secret must be the promised one.
review-fair-promised = Promised before the game
review-fair-secret = The secret, shown after it
review-fair-added = What the players added
review-fair-added-about = Each browser added random bytes once the secret was fixed. So nobody, not even the server, could choose the cards alone. Bots add nothing.
review-fair-nothing = nothing
review-fair-key = The key
review-fair-key-about = Secret and additions are combined into one key (HMAC-SHA-256). Every draw follows from it and from its number.
review-fair-draws = The draws
review-fair-draws-about = Each shuffle and each card drawn is computed from the key, and compared with what happened.
review-fair-each =
    { $draws ->
        [one] The one draw
       *[other] All { $draws } draws
    }
review-fair-lines = The record
review-fair-lines-about = The last line has the fingerprint of all lines before it, so any change shows.
review-fair-trust = How many cards there were to draw from follows from the rules, and here the server says it. To check that too, download the record and run “backroom verify”.
review-draw-pick = One of { $of }
review-draw-shuffle = { $take } of { $of }, in order
review-draw-dice = { $count } dice with { $sides } sides
review-draw-none = There was nothing to draw here

review-file = Save, share, play on
review-download = Download the record
review-share = Share this moment
review-copied = The link is copied.
review-copy-yourself = The link: { $url }
review-play-on = Play on from here
review-play-on-about = Playing on makes a new table from this moment, with you in the first seat and bots in the others.
review-delete = Delete this game
review-delete-really = Really delete it for everybody
review-delete-not = Keep it
review-open = Open a record
review-open-about = The file of a game, from this or another server. You can review a finished game; an unfinished one continues from where it stops, with bots in the other seats.
review-open-file = File (.jsonl)
review-open-drop = Or drop it anywhere on this page.
review-open-unreadable = This is not the record of a game.
review-open-line = The record cannot be read: line { $line } is wrong.
review-open-first-line = The first line of this record cannot be read: it is wrong, or from another version.
review-finished = Finished games
