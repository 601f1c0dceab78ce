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
offline-title = De deur is even dicht
offline-about = Er is geen verbinding met de server. Deze pagina gaat vanzelf open zodra die er is; lopende spellen blijven bewaard.
offline-kept = Wat je hier al eens hebt geopend, zoals de regels of de eerste les, gaat ook zonder verbinding open.
missing-title = Hier is niets
missing-about = Dit adres leidt nergens heen. Misschien ontbreekt er een letter.

problem-message = De server begreep dat niet. Kijk na wat je hebt ingevuld.
problem-table = Dat kan nu niet aan deze tafel.
problem-missing = Er is geen tafel met deze code. Misschien een tikfout, of de tafel is verwijderd.
problem-house = De server is vol. Probeer het later nog eens.
problem-limit = Dat ging iets te snel. Wacht even.
problem-quota = Dit adres heeft hier te veel onvoltooide tafels of ingelezen partijen. Voltooi of verwijder er eerst een paar.
problem-store = De server kan nu niets bewaren. Probeer het zo weer.
problem-server = Er ging iets mis op de server. Het is genoteerd.
problem-other = Dat is niet gebeurd: { $why }

game-omerta = OMERTA
game-organized-crime = ORGANIZED CRIME
level-random = makkelijk
level-regular = gewoon
level-uniform = heel makkelijk
speed-calm = Rustig
speed-normal = Gewoon
speed-quick = Snel
speed-untimed = Zonder klok
speed-timed = { $name }: { $seconds } seconden per antwoord

home-welcome = Neem plaats in de achterkamer
home-continue = Terug naar je tafel { $game }
home-continue-yours = { $game } wacht op jouw zet
home-play-now = Meteen spelen
home-play-now-about = Tegen bots, direct. Een account is niet nodig.
home-your-name = Je naam
home-bots = Bots
home-play = { $game } spelen
home-learn-omerta = Eerste keer? Leer het in vijf minuten
home-learn-organized-crime = Eerste keer? Leer het in tien minuten
home-how = Zo speel je het
home-tagline-omerta = Onthoud je kaarten, raak de slechtste kwijt, gooi eerder dan de anderen en stop de ronde op het juiste moment.
home-facts-omerta = Geheugen en reflexen · 3 tot 5 spelers · 20 tot 30 minuten
home-tagline-organized-crime = Geld, moord en gebroken beloften tussen families, rond een speelbord uit 1974.
home-facts-organized-crime = Deals en dobbelstenen · 2 tot 4 spelers · een avond
home-friends = Met vrienden
home-friends-about = Maak een tafel en stuur de link. Wie hem opent, heeft een plaats.
home-new-table = Een tafel maken
home-code = Code van een tafel
home-join = Aanschuiven
home-mine = Jouw tafels
home-mine-yours = jij bent aan de beurt
home-mine-others = { $count ->
    [one] { $who } is aan de beurt
   *[other] wacht op { $who }
}
home-mine-running = bezig
home-mine-left = weggegaan; een bot speelt
home-mine-open = wacht
home-mine-over = afgelopen
home-open-tables = Open tafels
home-no-tables = Er is nu geen openbare tafel open. Maak er een!
home-table-seats = { $taken } van { $seats } plaatsen bezet
home-table-running = bezig
home-finished = Gespeelde spellen

new-title = Een nieuwe tafel
new-game = Spel
new-players = Spelers
new-player-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
new-make = Tafel maken
new-speed = Klok
new-handover = De plaats van een bot tijdens het spel
handover-ask = als de tafel het goedvindt
handover-open = voor wie wil, meteen
handover-closed = voor niemand
new-notes = Kladblok
new-spectators = Anderen mogen meekijken
new-public = Openbaar

join-title = Een tafel { $game }
join-unknown = Deze tafel is niet te vinden
join-stage-open = Het spel is nog niet begonnen.
join-stage-running = Het spel is bezig.
join-stage-over = Het spel is afgelopen.
join-sit = Plaatsnemen
join-take-over = Een bot aflossen
join-ask = Om een plaats vragen
join-ask-about = De mensen aan tafel zeggen of je de plaats van een bot krijgt.
join-closed = Niemand doet nog mee aan dit spel.
join-come-back = Terug naar mijn plaats
asking-waits = Wachten op toestemming van { $who } …
asking-agreed = Iedereen vindt het goed. Een ogenblik …
asking-about = Je hebt om plaats { $number } gevraagd. Tot dan speelt er een bot, en zie je niets van zijn kaarten.
asking-cancel = Laat maar
seat-left = { $who } mag terugkomen
join-full = Er is geen plaats vrij.
join-watch = Meekijken
join-look = De tafel bekijken

seat-number = Plaats { $number }
seat-bot = Bot { $number }
seat-free = vrij
seat-you = jij
seat-host = gastheer
seat-away = afwezig

waiting-title = { $game }: wachten op spelers
waiting-full = { $game }: iedereen is er
waiting-ready = Elke plaats is bezet: begin wanneer je wilt.
waiting-for-others = Het spel begint als elke plaats bezet is.
waiting-seats = Plaatsen
waiting-bot = Bot, { $level }
waiting-move = Hier zitten
waiting-move-to = Op plaats { $number } zitten
waiting-move-bot = Plaats van de bot nemen
waiting-move-bot-to = Plaats { $number } van de bot nemen, die de tafel verlaat
waiting-add = Bot erbij
waiting-add-to = Een bot op plaats { $number } zetten
waiting-remove = Weghalen
waiting-remove-who = { $who } weghalen
waiting-remove-sure = { $who } van deze tafel weghalen?
waiting-remove-not = Laten zitten
waiting-leave = Weggaan
waiting-fill = Aanvullen met bots
waiting-start = Beginnen
waiting-not-full = Het spel begint als elke plaats bezet is; bots helpen graag.
waiting-for-host = Wachten tot de gastheer begint.
waiting-invite = Anderen uitnodigen
waiting-code = Ze voeren deze code in …
waiting-link = … of openen deze link
waiting-qr = QR-code van de link
waiting-seat-link = Alleen voor plaats { $number }
waiting-copy = Kopiëren
waiting-copied = Gekopieerd
waiting-copy-yourself = De browser staat kopiëren niet toe. De link is geselecteerd: druk op Ctrl+C, of houd hem ingedrukt.
waiting-share = Delen
waiting-options = Wat er gespeeld wordt

chat-title = Chat
chat-say = Versturen
chat-spectator = Toeschouwer
chat-watching = Tijdens het spel lezen alleen toeschouwers dit.
chat-silent = Regel { $rule }: niemand aan tafel mag nu praten.
