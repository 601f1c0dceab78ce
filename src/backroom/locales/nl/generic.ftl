# The table of a game without its own drawings. The names of its moves, events and fields come from the game.
generic-nothing = geen
generic-empty = leeg
generic-hidden = verborgen
generic-changed = veranderd
generic-part = { $name } { $value }
generic-with = { $what }: { $fields }
generic-told = { $who } – { $what }

generic-view = Wat je ziet
generic-view-open = Wat iedereen ziet
generic-open-all = Alles openen
generic-close-all = Alles sluiten
generic-show-more = Meer tonen ({ $count })
generic-whole = Alles tonen
generic-shorten = Minder tonen

generic-your-move = Jij bent aan zet
generic-others =
    { $count ->
        [one] { $who } is aan zet
       *[other] Wachten op { $who }
    }
generic-how-sealed = Iedereen antwoordt in het geheim; de antwoorden worden samen getoond.
generic-how-race = Het snelste antwoord telt.
generic-how-floor = Iedereen mag spreken: zeg zoveel je wilt.
generic-asides = Wat je op elk moment mag zeggen
generic-range = { $low } tot { $high }
generic-less = Minder: { $what }
generic-greater = Meer: { $what }
generic-of = { $count } van { $limit }

generic-stood-in = een bot speelt
generic-has-answered = heeft geantwoord
generic-to-move = aan zet

generic-tab-log = Verslag
generic-tab-table = Tafel
generic-winners =
    { $count ->
        [0] Niemand wint.
        [one] { $who } wint.
       *[other] { $who } winnen.
    }
