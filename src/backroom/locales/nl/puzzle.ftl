puzzle-title = Puzzel van de dag
puzzle-link-open = Puzzel van de dag: één stelling, één beste zet
puzzle-link-right = Puzzel van de dag: opgelost
puzzle-link-wrong = Puzzel van de dag: deze keer gemist
puzzle-streak =
    { $days ->
        [one] één dag op rij
       *[other] { $days } dagen op rij
    }
puzzle-task = Een stelling uit een echte partij tussen de sterkste bots, zoals een van hen die zag. Wat wint het vaakst?
puzzle-aid = Kaarten die je hebt gezien, liggen open. Er loopt geen klok.
puzzle-you = Jij
puzzle-chosen = Jouw keuze: { $move }
puzzle-again = Nog eens denken
puzzle-confirm = Dat is mijn antwoord
puzzle-right = Goed!
puzzle-wrong = Niet de beste
puzzle-best = Het beste: { $move }
puzzle-found = Hoe vaak je wint
puzzle-found-about =
    Elke keuze is tot het einde gespeeld in dezelfde { NUMBER($playouts) } partijen die passen bij wat je weet.
puzzle-mine = jouw keuze
puzzle-usual = de vuistregel
puzzle-others =
    { $count ->
        [one] Nog één keuze: { $most }.
       *[other] Nog { $count } keuzes: hoogstens { $most }.
    }
problem-puzzle = Voor deze dag is er geen puzzel.
puzzle-story = Wat er in deze ronde gebeurde
puzzle-days = Andere dagen
puzzle-today = Vandaag
puzzle-day-open = nog niet opgelost
puzzle-day-right = opgelost
puzzle-day-wrong = gemist
