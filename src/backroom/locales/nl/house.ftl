house-name = Backroom
house-title = Backroom: twee maffiaspellen aan één tafel
house-language = Taal
house-guest = Gast
house-skip = Naar de inhoud
house-menu = Menu
house-rules = Regels
house-settings = Instellingen
house-about = Over Backroom
house-page-title = { $page } · Backroom
house-loading = Een ogenblik…
house-lost = Geen verbinding met de server. Het wordt vanzelf opnieuw geprobeerd.
house-unreachable = De server is niet bereikbaar. Probeer het zo weer.
missing-title = Hier is niets
missing-about = Dit adres leidt nergens heen. Misschien ontbreekt er een letter.

problem-message = De server begreep dat niet. Kijk na wat je hebt ingevuld.
problem-table = Dat kan nu niet aan deze tafel.
problem-missing = Er is geen tafel met deze code. Misschien een tikfout, of de tafel is verwijderd.
problem-house = Het huis is vol. Probeer het later nog eens.
problem-limit = Dat ging iets te snel. Wacht even.
problem-store = De server kan nu niets bewaren. Probeer het zo weer.
problem-server = Er ging iets mis op de server. Het is genoteerd.
problem-other = Dat is niet gebeurd: { $why }

game-omerta = OMERTA
game-organized-crime = ORGANIZED CRIME
level-random = op goed geluk
level-regular = stamgast
level-uniform = geheel willekeurig
speed-calm = Rustig
speed-normal = Gewoon
speed-quick = Snel
speed-untimed = Zonder klok

home-welcome = Neem plaats in de achterkamer
home-play-now = Meteen spelen
home-play-now-about = Tegen bots, direct. Een account is niet nodig.
home-your-name = Je naam
home-play = { $game } spelen
home-friends = Met vrienden
home-new-table = Een nieuwe tafel maken
home-code = Code van een tafel
home-join = Aanschuiven
home-open-tables = Open tafels
home-no-tables = Er is nu geen tafel open.
home-table-open =
    { $players ->
        [one] { $players } plaats, nog niet alles bezet
       *[other] { $players } plaatsen, nog niet alles bezet
    }
home-table-full =
    { $players ->
        [one] { $players } plaats, bezet
       *[other] { $players } plaatsen, alle bezet
    }

new-title = Een nieuwe tafel
new-game = Spel
new-players = Spelers
new-player-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
new-speed = Klok
new-public = Tonen bij de open tafels
new-spectators = Anderen mogen meekijken
new-make = Tafel maken

join-title = Een tafel { $game }
join-sit = Plaatsnemen
join-full = Er is geen plaats vrij.
join-watch = Meekijken

seat-number = Plaats { $number }
seat-bot = Bot { $number }
seat-free = vrij
seat-you = (jij)
seat-host = (gastheer)
seat-away = (weg)

waiting-title = { $game }: wachten op de anderen
waiting-seats = Plaatsen
waiting-bot = Bot, { $level }
waiting-fill = Aanvullen met bots
waiting-start = Beginnen
waiting-for-host = De gastheer begint het spel.
waiting-invite = Anderen uitnodigen
waiting-link = Wie deze link heeft, kan plaatsnemen
waiting-copy = Link kopiëren
waiting-copied = Gekopieerd
waiting-code = Of geef ze de code: { $code }

chat-title = Chat
chat-say = Versturen
chat-spectator = Toeschouwer
