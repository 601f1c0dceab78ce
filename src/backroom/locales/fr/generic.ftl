# The table of a game without its own drawings. The names of its moves, events and fields come from the game.
generic-nothing = rien
generic-empty = vide
generic-hidden = caché
generic-changed = modifié
generic-part = { $name } { $value }
generic-with = { $what } : { $fields }
generic-told = { $who } – { $what }

generic-view = Ce que vous voyez
generic-view-open = Ce que tout le monde voit
generic-open-all = Tout ouvrir
generic-close-all = Tout fermer
generic-show-more = En afficher plus ({ $count })
generic-whole = Tout afficher
generic-shorten = Afficher moins

generic-your-move = À vous de jouer
generic-others =
    { $count ->
        [one] Au tour { DE($who) }
       *[other] On attend { $who }
    }
generic-how-sealed = Chacun répond en secret ; les réponses sont dévoilées ensemble.
generic-how-race = La réponse la plus rapide compte.
generic-how-floor = La parole est libre : dites tout ce que vous voulez.
generic-asides = Ce que vous pouvez dire à tout moment
generic-range = de { $low } à { $high }
generic-less = Moins : { $what }
generic-greater = Plus : { $what }
generic-of = { $count } sur { $limit }

generic-stood-in = un robot joue
generic-has-answered = a répondu
generic-to-move = à jouer

generic-tab-log = Journal
generic-tab-table = Table
generic-winners =
    { $count ->
        [0] Personne ne gagne.
        [one] { $who } gagne.
       *[other] { $who } gagnent.
    }
