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
house-lost = No connection to the server. It is tried again by itself.
house-unreachable = The server cannot be reached. Try again in a moment.
missing-title = There is nothing here
missing-about = This address leads nowhere. Perhaps a letter is missing.

problem-message = The server did not understand that. Please check what you entered.
problem-table = The table does not allow that just now.
problem-missing = There is no table with this code. Perhaps it has a typing mistake, or the table was deleted.
problem-house = The house is full. Please try again later.
problem-limit = That was a little too fast. Please wait a moment.
problem-store = The server cannot keep anything just now. Please try again soon.
problem-server = Something went wrong on the server. It was noted.
problem-other = That was not done: { $why }

game-omerta = OMERTA
game-organized-crime = ORGANIZED CRIME
level-random = at random
level-regular = regular
level-uniform = uniformly at random
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-untimed = No clock

home-welcome = Take a seat in the back room
home-play-now = Play now
home-play-now-about = Against bots, at once. Nobody needs an account.
home-your-name = Your name
home-play = Play { $game }
home-friends = With friends
home-new-table = Make a new table
home-code = Code of a table
home-join = Join
home-open-tables = Open tables
home-no-tables = No table is open just now.
home-table-open =
    { $players ->
        [one] one seat, some free
       *[other] { $players } seats, some free
    }
home-table-full =
    { $players ->
        [one] one seat, all taken
       *[other] { $players } seats, all taken
    }

new-title = A new table
new-game = Game
new-players = Players
new-player-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
new-speed = Clock
new-public = Show it among the open tables
new-spectators = Others may watch
new-make = Make the table

join-title = A table of { $game }
join-sit = Take a seat
join-full = No seat is free.
join-watch = Watch

seat-number = Seat { $number }
seat-bot = Bot { $number }
seat-free = free
seat-you = (you)
seat-host = (host)
seat-away = (away)

waiting-title = { $game }: waiting for the others
waiting-seats = Seats
waiting-bot = Bot, { $level }
waiting-fill = Fill with bots
waiting-start = Begin
waiting-for-host = The host begins the game.
waiting-invite = Invite others
waiting-link = Anybody with this link can take a seat
waiting-copy = Copy the link
waiting-copied = Copied
waiting-code = Or tell them the code: { $code }

chat-title = Chat
chat-say = Send
chat-spectator = Spectator
