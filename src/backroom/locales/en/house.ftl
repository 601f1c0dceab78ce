house-name = Backroom
house-title = Backroom: two crime-family games at one table
house-language = Language
house-guest = Guest
house-skip = Skip to the content
house-menu = Menu
house-rules = Rules
house-settings = Settings
house-about = About
house-page-title = { $page } · Backroom
house-loading = One moment…
house-lost = No connection to the server. Trying again…
house-unreachable = The server cannot be reached. Try again in a moment.
offline-title = You are offline
offline-about = There is no connection to the server. This page opens by itself as soon as there is one; your games are safe.
offline-kept = Pages you have opened before, such as the rules or the first lesson, also work offline.
missing-title = There is nothing here
missing-about = This address leads nowhere. Maybe a letter is missing.

problem-message = The server did not understand that. Please check what you entered.
problem-table = The table does not allow that just now.
problem-missing = There is no table with this code. Maybe there is a typo, or the table was deleted.
problem-house = The server is full. Please try again later.
problem-limit = That was a little too fast. Please wait a moment.
problem-quota = Your address has too many unfinished tables or records here. Please finish or delete some first.
problem-store = The server cannot save anything just now. Please try again soon.
problem-server = Something went wrong on the server. It has been logged.
problem-other = That did not work: { $why }

game-omerta = OMERTA
game-organized-crime = ORGANIZED CRIME
level-random = easy
level-regular = normal
level-uniform = very easy
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-untimed = No clock
speed-timed = { $name }: { $seconds } seconds for each answer

home-welcome = Take a seat in the back room
home-continue = Back to your { $game } table
home-continue-yours = { $game } is waiting for your move
home-play-now = Play now
home-play-now-about = Against bots, right away. No account needed.
home-your-name = Your name
home-bots = Bots
home-play = Play { $game }
home-learn-omerta = First time? Learn in five minutes
home-learn-organized-crime = First time? Learn in ten minutes
home-how = How to play
home-tagline-omerta = Remember your cards, get rid of the worst, throw before the others do, and stop the round at the right moment.
home-facts-omerta = Memory and reflexes · 3 to 5 players · 20 to 30 minutes
home-tagline-organized-crime = Money, murder and broken promises between families, on a board from 1974.
home-facts-organized-crime = Deals and dice · 2 to 4 players · an evening
home-friends = With friends
home-friends-about = Make a table and send the link. Anybody who opens it can take a seat.
home-new-table = Make a table
home-code = Table code
home-join = Join
home-mine = Your tables
home-mine-yours = your move
home-mine-others = { $count ->
    [one] { $who } to move
   *[other] waiting for { $who }
}
home-mine-running = in progress
home-mine-left = you left; a bot is playing
home-mine-open = waiting
home-mine-over = finished
home-open-tables = Open tables
home-no-tables = No public table is open right now. Make one!
home-table-seats = { $taken } of { $seats } seats taken
home-table-running = in progress
home-finished = Finished games

new-title = A new table
new-game = Game
new-players = Players
new-player-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
new-make = Make the table
new-speed = Clock
new-handover = A bot’s seat in a running game
handover-ask = if the players agree
handover-open = anybody can take it
handover-closed = nobody can take it
new-notes = Notepad
new-spectators = Others may watch
new-public = Public

join-title = { $game } table
join-unknown = Table not found
join-stage-open = The game has not begun yet.
join-stage-running = The game is in progress.
join-stage-over = The game is over.
join-sit = Take a seat
join-take-over = Take over from a bot
join-ask = Ask for a seat
join-ask-about = The people at the table decide whether you may take a bot’s seat.
join-closed = Nobody can join this game any more.
join-come-back = Come back to my seat
asking-waits = Waiting for { $who } to agree …
asking-agreed = Everybody has agreed. One moment …
asking-about = You have asked for seat { $number }. Until they agree, the bot plays on, and you do not see its cards.
asking-cancel = Never mind
seat-left = { $who } may come back
join-full = No seat is free.
join-watch = Watch
join-look = Look at the table

seat-number = Seat { $number }
seat-bot = Bot { $number }
seat-free = free
seat-you = you
seat-host = host
seat-away = away

waiting-title = { $game }: waiting for players
waiting-full = { $game }: everybody is here
waiting-ready = Every seat is taken: begin whenever you like.
waiting-for-others = The game begins when every seat is taken.
waiting-seats = Seats
waiting-bot = Bot, { $level }
waiting-move = Sit here
waiting-move-to = Move to seat { $number }
waiting-move-bot = Take the bot’s seat
waiting-move-bot-to = Take seat { $number } from the bot, which leaves the table
waiting-add = Add a bot
waiting-add-to = Put a bot in seat { $number }
waiting-remove = Remove
waiting-remove-who = Remove { $who }
waiting-remove-sure = Remove { $who } from this table?
waiting-remove-not = Keep them
waiting-leave = Leave
waiting-fill = Fill with bots
waiting-start = Begin
waiting-not-full = The game begins when every seat is taken; bots are happy to help.
waiting-for-host = Waiting for the host to begin.
waiting-invite = Invite others
waiting-code = They enter this code …
waiting-link = … or open this link
waiting-qr = QR code of the link
waiting-seat-link = Only for seat { $number }
waiting-copy = Copy
waiting-copied = Copied
waiting-copy-yourself = Your browser does not allow copying. The link is selected: press Ctrl+C, or long-press it.
waiting-share = Share
waiting-options = About this game

chat-title = Chat
chat-say = Send
chat-spectator = Spectator
chat-watching = While the game is on, only spectators can read this.
chat-silent = Rule { $rule }: nobody at the table may talk now.
