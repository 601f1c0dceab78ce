table-connecting = Joining the table…
table-lost = Connection lost. Reconnecting; the game is safe.
table-trouble = The server cannot save moves just now. Nothing is lost, and play goes on when it can.
table-suspicion-changed = The server has changed its promise for the draws of this game: it could be choosing the cards. You will know when the game is over.
table-suspicion-contribution = The server has announced different bytes for you from those you added to the draws: it could be choosing the cards. You will know when the game is over.
table-refused = That did not work. Try again.
table-refused-rule = The rules do not allow that ({ $rule }).
table-refused-now = The table does not allow that just now.
table-imported = This game continues from a record: whoever uploaded it may know the cards.
table-invited = There is a rematch. Take your seat.
table-ended = You are no longer at this table
table-watching = You are watching
table-look = See who is at the table
table-home = Back to the home page
table-over = The game is over
table-rematch = Play again
table-share = Share
table-paused = The game is paused
table-waiting = One moment…
table-answered = You have answered. The others are still thinking.
table-come-back = Take over from the bot
table-stood-in = A bot is playing for you.
table-log = What happened
table-log-over = Choose a line to see that moment again.
table-tell-all = Show everything from the beginning
table-yes = yes
table-no = no

table-event-table-opened = The table is open.
table-event-game-imported = The game comes from a record.
table-event-person-seated = { $who } takes a seat.
table-event-person-came-back = { $who } comes back.
table-event-seat-wished = { $who } asks for a bot’s seat{ $from ->
    [0] .
   *[other] , from the same connection as { $near }.
}
table-event-kick-wished = { $who } wants to send { $whom } away.
table-event-wish-agreed = { $who } agrees.
table-event-wish-refused =
    { $kind ->
        [kick] { $how ->
            [refused] { $by } does not agree: { $who } stays.
           *[other] Not everybody agreed in time: { $who } stays.
        }
       *[seat] { $how ->
            [refused] { $by } does not agree: { $who } does not get the seat.
            [withdrawn] { $who } no longer wants the seat.
           *[other] Not everybody agreed in time: { $who } does not get the seat.
        }
    }
table-event-bot-seated = A bot takes a seat: { $who }.
table-event-seat-left = { $who } is free.
table-event-adviser-asked = { $who } has asked the adviser.
table-event-bot-sat-in = A bot plays for { $who }.
table-event-person-returned = { $who } plays again.
table-event-contribution-taken = { $who } has added to the draws.
table-event-game-started = The game begins. Its draws are fixed, and can be checked afterwards.
table-event-time-ran-out = Time is up: { $who }.
table-event-race-judged =
    { $you ->
        [yes] You are quickest, after { $milliseconds } ms
       *[no] { $who } is quickest, after { $milliseconds } ms
    }{ $bylot ->
        [yes] , by lot among equals
       *[no] { "" }
    }{ $others ->
        [0] .
       *[other] ; { $after }.
    }
table-behind = { $who } { $behind } ms later
table-event-table-paused = The host pauses the game.
table-event-table-resumed = The game goes on.
table-event-pace-changed =
    { $pace ->
        [calm] Bots take their time from now on.
        [brisk] Bots play briskly from now on.
        [skip] Bots answer at once from now on.
       *[normal] Bots play at their usual pace from now on.
    }
table-event-secret-revealed = The secret of the draws is out: anybody can check them.

goodbye-bad-message = This page and the server do not understand each other. Reload the page.
goodbye-bad-hello = This page and the server do not understand each other. Reload the page.
goodbye-version = The server runs another version. Reload the page.
goodbye-no-such-seat = This link no longer opens a seat: somebody else has taken it, or it was given up.
goodbye-left = You have left this table.
goodbye-left-about = A bot plays on in your seat. As long as it does, you may come back.
goodbye-moved = You have taken another seat.
goodbye-not-agreed = The people at the table did not agree, or not in time.
goodbye-no-such-table = There is no table with this code.
goodbye-no-spectators = This table does not allow spectators.
goodbye-too-fast = That was too much at once. Try again in a moment.
goodbye-too-long = That was too long.
goodbye-elsewhere = Your seat is open in another window.
goodbye-kicked = The host has removed you from this seat.
goodbye-deleted = This table no longer exists.
goodbye-closing = The server was closed. Try again in a moment.

table-help = What is this card? { $card }

table-poll = Who will win?
table-poll-tips = { $who }: { $count }
table-notify = Tell me when it is my move

# Around the game, at every table.
table-resume = Resume
table-pause = Pause the game
table-sounds = Sounds
table-show-keys = Show the keys
table-side = Log, chat and tools
table-close = Close
table-seat-bot = Let a bot play
table-kick = Remove
wish-title = A question to the table
wish-seat = { $who } asks for seat { $number }, which a bot has.
wish-kick = { $who } wants to send { $whom } away.
wish-question = Do you agree?
wish-near = From the same connection as { $who }.
wish-waits = Waiting for { $who }.
wish-yes = Yes
wish-no = No
wish-later = Later
table-code =
    { $watching ->
        [0] Table { $code }
        [one] Table { $code }, one person watching
       *[other] Table { $code }, { $watching } watching
    }
table-review = Review the game
table-reactions = Quick reactions

react-well-played = Well played!
react-wow = Wow!
react-haha = Ha ha!
react-oops = Oops…
react-hurry = Come on!
react-thinking = Let me think…
react-thanks = Thanks!
react-good-game = Good game!

table-ask-adviser = Ask { $who }
table-adviser-thinks = { $who } is thinking…
table-adviser-silent = { $who } has found nothing to say. You may ask again.
table-advice = { $who }: { $says }
table-advice-chance = I put your chance to win at about { $chance } %.
table-advice-chances = I put your chance to win at about { $chance } %, and with the next best at { $next } %.
