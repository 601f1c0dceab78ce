omerta-value-deduced = déduit
omerta-value-sorted = trié
omerta-value-race = aux réflexes
omerta-value-sealed = en secret
omerta-value-al-capone = Al Capone
omerta-value-johnny-torrio = Johnny Torrio
omerta-value-lucky-luciano = Lucky Luciano
omerta-value-meyer-lansky = Meyer Lansky
omerta-value-virginia-hill = Virginia Hill
omerta-value-alibi = Alibi
omerta-value-driver = Chauffeur
omerta-value-gangster = Homme de main
omerta-value-killer = Tueuse
omerta-value-lady = Dame
omerta-value-mamma = Mamma
omerta-value-mole = Taupe
omerta-value-patrol = Patrouille de police
omerta-value-safecracker = Perceur de coffre
omerta-value-snitch = Balance
omerta-value-witness = Témoin
omerta-value-gift = cadeau
omerta-value-penalty = pénalité
omerta-value-nothing-to-draw = plus rien à piocher
omerta-value-omerta = Omerta
omerta-value-turn-limit = trop de tours

omerta-the-1 = le 1
omerta-the-2 = le 2
omerta-the-3 = le 3
omerta-the-4 = le 4
omerta-the-5 = le 5
omerta-the-6 = le 6
omerta-the-7 = le 7
omerta-the-8 = le 8
omerta-the-9 = le 9
omerta-the-10 = le 10
omerta-the-alibi = l’Alibi
omerta-the-driver = le Chauffeur
omerta-the-gangster = l’Homme de main
omerta-the-killer = la Tueuse
omerta-the-lady = la Dame
omerta-the-mamma = la Mamma
omerta-the-mole = la Taupe
omerta-the-patrol = la Patrouille de police
omerta-the-safecracker = le Perceur de coffre
omerta-the-snitch = la Balance
omerta-the-witness = le Témoin

omerta-card-of =
    { $you ->
        [yes] votre carte { $place }
       *[no] la carte { $place } { DE($who) }
    }
omerta-points-of = { $who } { $points }
omerta-event-gangsters-dealt =
    { $held ->
        [no] Personne ne reçoit Al Capone : on redistribue.
       *[yes]
            { $you ->
                [yes] Vous recevez Al Capone et commencez.
               *[no] { $who } reçoit Al Capone et commence.
            }
    }
omerta-event-round-begun =
    { $you ->
        [yes] Manche { $round }. À vous de commencer.
       *[no] Manche { $round }. { $who } commence.
    }
omerta-event-peeked =
    { $you ->
        [yes] Vous regardez vos cartes { $places }.
       *[no] { $who } regarde ses cartes { $places }.
    }
omerta-event-turn-skipped =
    { $you ->
        [yes] La Mamma dit non : vous perdez ce tour.
       *[no] La Mamma dit non : { $who } perd ce tour.
    }
omerta-event-turn-passed =
    { $you ->
        [yes] Plus rien à piocher : vous passez.
       *[no] Plus rien à piocher : { $who } passe.
    }
omerta-event-reshuffled =
    { $cards ->
        [one] La défausse est mélangée : { $cards } carte à piocher.
       *[other] La défausse est mélangée : { $cards } cartes à piocher.
    }
omerta-event-drew =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $who } pioche une carte.
    }
omerta-event-took =
    { $you ->
        [yes] Vous prenez { $card } dans la défausse.
       *[no] { $who } prend { $card } dans la défausse.
    }
omerta-event-replaced =
    { $you ->
        [yes] Vous la gardez comme carte { $place } et défaussez { $card }.
       *[no] { $who } la garde comme carte { $place } et défausse { $card }.
    }
omerta-event-discarded =
    { $you ->
        [yes] Vous défaussez { $card }.
       *[no] { $who } défausse { $card }.
    }
omerta-event-snapped =
    { $you ->
        [yes] Bien vu ! Vous jetez { $card }, votre carte { $place }.
       *[no] Bien vu ! { $who } jette { $card }, carte { $place }.
    }
omerta-event-snapped-late =
    { $you ->
        [yes] Vous jetez { $card } trop tard : retour à la place { $place }.
       *[no] { $who } jette { $card } trop tard : retour à la place { $place }.
    }
omerta-event-snapped-wrong =
    { $you ->
        [yes] Vous jetez { $card } à tort : retour à la place { $place }.
       *[no] { $who } jette { $card } à tort : retour à la place { $place }.
    }
omerta-event-lots-drawn = Le sort fixe l’ordre : { $order }.
omerta-event-card-added =
    { $reason ->
        [gift]
            { $you ->
                [yes] Vous recevez une carte.
               *[no] { $who } reçoit une carte.
            }
       *[penalty]
            { $you ->
                [yes] Vous recevez une carte de pénalité.
               *[no] { $who } reçoit une carte de pénalité.
            }
    }
omerta-event-power-named = { $what }
omerta-named-swap =
    { $you ->
        [yes] Vous envoyez l’Homme de main : { $one } contre { $other }.
       *[no] { $who } envoie l’Homme de main : { $one } contre { $other }.
    }
omerta-named-mix =
    { $you ->
        [yes] Vous envoyez la Dame chez { $whom }.
       *[no]
            { $toyou ->
                [yes] { $who } envoie la Dame chez vous.
               *[no] { $who } envoie la Dame chez { $whom }.
            }
    }
omerta-named-look =
    { $you ->
        [yes] Vous envoyez la Taupe voir votre carte { $place }.
       *[no] { $who } envoie la Taupe voir sa carte { $place }.
    }
omerta-named-give =
    { $both ->
        [yes]
            { $you ->
                [yes] Vous utilisez la Balance : deux cartes pour { $whom }.
               *[no]
                    { $toyou ->
                        [yes] { $who } utilise la Balance : deux cartes pour vous.
                       *[no] { $who } utilise la Balance : deux cartes pour { $whom }.
                    }
            }
       *[no]
            { $you ->
                [yes] Vous utilisez la Balance : une carte pour { $whom }, une pour { $other }.
               *[no]
                    { $toyou ->
                        [yes] { $who } utilise la Balance : une carte pour vous, une pour { $other }.
                       *[no]
                            { $otheryou ->
                                [yes] { $who } utilise la Balance : une carte pour { $whom }, une pour vous.
                               *[no] { $who } utilise la Balance : une carte pour { $whom }, une pour { $other }.
                            }
                    }
            }
    }
omerta-named-open-safe =
    { $you ->
        [yes] Vous envoyez le Perceur de coffre.
       *[no] { $who } envoie le Perceur de coffre.
    }
omerta-named-throw =
    { $count ->
        [one]
            { $you ->
                [yes] Vous appelez le Chauffeur pour votre carte { $places }.
               *[no] { $who } appelle le Chauffeur pour sa carte { $places }.
            }
       *[other]
            { $you ->
                [yes] Vous appelez le Chauffeur pour vos cartes { $places }.
               *[no] { $who } appelle le Chauffeur pour ses cartes { $places }.
            }
    }
omerta-named-lay-mamma =
    { $you ->
        [yes] Vous envoyez la Mamma chez { $whom }.
       *[no]
            { $toyou ->
                [yes] { $who } envoie la Mamma chez vous.
               *[no] { $who } envoie la Mamma chez { $whom }.
            }
    }
omerta-named-lay-patrol =
    { $you ->
        [yes] Vous envoyez la Patrouille sur { $card }.
       *[no] { $who } envoie la Patrouille sur { $card }.
    }
omerta-event-power-idle =
    { $declined ->
        [yes]
            { $you ->
                [yes] Vous en restez là. ({ $power })
               *[no] { $who } en reste là. ({ $power })
            }
       *[no] Il n’y a rien à en faire. ({ $power })
    }
omerta-event-swapped = Échangées sans être vues : { $one } et { $other }.
omerta-event-mixed =
    { $toyou ->
        [yes] Votre main est mélangée.
       *[no] La main { DE($whom) } est mélangée.
    }
omerta-event-looked-at =
    { $you ->
        [yes] Vous regardez votre carte { $place }.
       *[no] { $who } regarde sa carte { $place }.
    }
omerta-event-safe-opened =
    { $you ->
        [yes] Vous regardez dans le coffre.
       *[no] { $who } regarde dans le coffre.
    }
omerta-event-exchanged =
    { $you ->
        [yes] Vous laissez votre carte { $place } dans le coffre et prenez sa carte { $safe }.
       *[no] { $who } laisse sa carte { $place } dans le coffre et en prend la carte { $safe }.
    }
omerta-event-thrown =
    { $you ->
        [yes] Vous jetez { $cards }.
       *[no] { $who } jette { $cards }.
    }
omerta-event-thrown-back =
    { $you ->
        [yes] Vous devez reprendre { $cards }, au vu de tous.
       *[no] { $who } doit reprendre { $cards }, au vu de tous.
    }
omerta-event-killer-shown =
    { $you ->
        [yes] Vous montrez la Tueuse : rien ne se passe. ({ $power })
       *[no] { $who } montre la Tueuse : rien ne se passe. ({ $power })
    }
omerta-event-wrong-shown =
    { $you ->
        [yes] Vous montrez { $card } : pas de Tueuse. Retour à la place { $place }.
       *[no] { $who } montre { $card } : pas de Tueuse. Retour à la place { $place }.
    }
omerta-event-laid =
    { $power ->
        [mamma]
            { $toyou ->
                [yes] La Mamma est devant vous : vous perdez votre prochain tour.
               *[no] La Mamma est devant { $whom }, qui perd son prochain tour.
            }
       *[patrol] La Patrouille bloque { $card }.
    }
omerta-event-lifted =
    { $power ->
        [mamma]
            { $toyou ->
                [yes] La Mamma vous quitte.
               *[no] La Mamma quitte { $whom }.
            }
       *[patrol] La Patrouille quitte { $card }.
    }
omerta-event-omerta-called =
    { $you ->
        [yes] Vous annoncez Omerta !
       *[no] { $who } annonce Omerta !
    }
omerta-event-round-ended =
    { $reason ->
        [nothing_to_draw] Plus rien à piocher. Manche { $round } : { $points }.
        [turn_limit] Assez de tours. Manche { $round } : { $points }.
       *[omerta] Toutes les cartes sont montrées. Manche { $round } : { $points }.
    }
omerta-event-game-ended =
    { $winners ->
        [one]
            { $you ->
                [yes] Vous gagnez la partie.
               *[no] { $who } gagne la partie.
            }
       *[other] { $who } se partagent la victoire.
    }

omerta-ask-peek =
    { $chosen ->
        [0] Choisissez deux de vos cartes à regarder
       *[other] Et encore une
    }
omerta-answered-peek = Vous les verrez dès que tout le monde aura choisi
omerta-ask-turn = À vous de jouer
omerta-ask-put =
    { $from ->
        [discard] Mettez { $card } à la place d’une de vos cartes
        [only] Vous ne pouvez que défausser { $card }
       *[pile] Gardez { $card } à la place d’une de vos cartes, ou défaussez-vous-en
    }
omerta-ask-snap =
    { $mode ->
        [sealed] { $bottles } ! Vous en avez un aussi ? Choisissez en secret, le sort décide
       *[race] { $bottles } ! Vous en avez un aussi ? Jetez-le, vite
    }
omerta-ask-swap =
    { $chosen ->
        [0] Homme de main : choisissez la première carte à échanger
       *[other] Homme de main : contre quelle carte ?
    }
omerta-ask-mix = Dame : quelle main est mélangée ?
omerta-ask-look = Taupe : laquelle de vos cartes regardez-vous ?
omerta-ask-give =
    { $chosen ->
        [0] Balance : qui reçoit la première carte ?
       *[other] Balance : qui reçoit la deuxième ?
    }
omerta-ask-open-safe = Perceur de coffre : ouvrez le coffre
omerta-ask-exchange =
    { $chosen ->
        [0] Perceur de coffre : échangez une de vos cartes contre une du coffre
       *[other] Perceur de coffre : et l’autre ?
    }
omerta-ask-throw =
    { $chosen ->
        [0] Chauffeur : jetez jusqu’à deux de vos bouteilles
       *[other] Chauffeur : encore une, ou c’est tout ?
    }
omerta-ask-show = { $power }, contre vous : montrez la Tueuse si vous l’avez, ou laissez faire
omerta-ask-lay-mamma = Mamma : qui perd un tour ?
omerta-ask-lay-patrol = Patrouille de police : quelle carte est bloquée ?
omerta-ask-pass = Il n’y a plus rien à piocher
omerta-ask-decline = Il n’y a rien à en faire
omerta-wait-peek = Chacun regarde deux cartes. On attend { $who }
omerta-wait-turn = À { $who } de jouer
omerta-wait-put = { $who } tient une carte
omerta-wait-power = { $who } utilise un pouvoir : { $power }
omerta-wait-snap = { $bottles } ! Qui en jette un aussi ?
omerta-wait-killer = { $power }. Quelqu’un montre-t-il la Tueuse ?

omerta-do-draw = Piocher
omerta-do-take =
    { $top ->
        [none] Prendre la carte visible
       *[there] Prendre { $card }
    }
omerta-do-discard = Défausser
omerta-do-open-safe = Ouvrir le coffre
omerta-do-pass =
    { $asking ->
        [snap] Non, laisser passer
        [show] Laisser faire
       *[other] Passer
    }
omerta-do-decline =
    { $asking ->
        [throw] Ne rien jeter
        [exchange] Ne rien échanger
       *[other] En rester là
    }
omerta-do-omerta = Omerta !
omerta-really = Vraiment annoncer Omerta ?
omerta-confirm = C’est tout
omerta-take-back = Annuler

omerta-place =
    { $you ->
        [yes] Votre carte { $place }
       *[no] { $who }, carte { $place }
    }, { $face ->
        [no] face cachée
       *[other] face visible : { $face }
    }{ $patrol ->
        [0] { "" }
        [one] , sous la Patrouille encore { $patrol } tour
       *[other] , sous la Patrouille encore { $patrol } tours
    }{ $state ->
        [lit] , peut être choisie
        [chosen] , choisie
       *[no] { "" }
    }
omerta-choose-seat =
    { $times ->
        [0] Choisir { $who }
       *[other] { $who }, c’est choisi
    }
omerta-sits-in = (remplacement par un robot)
omerta-points-title = points jusqu’ici
omerta-under-mamma =
    { $turns ->
        [one] sous la Mamma encore { $turns } tour
       *[other] sous la Mamma encore { $turns } tours
    }
omerta-safe = Coffre
omerta-safe-card =
    Carte { $place } du coffre, { $face ->
        [no] face cachée
       *[other] { $face }
    }
omerta-pile =
    { $cards ->
        [0] Pioche, vide
        [one] Pioche, { $cards } carte
       *[other] Pioche, { $cards } cartes
    }
omerta-pile-short = Pioche
omerta-discard-pile =
    { $top ->
        [no] Défausse, vide
       *[other] Défausse, au-dessus { $top }
    }{ $cards ->
        [0] { "" }
       *[other] , { $cards } en tout
    }
omerta-discard-short = Défausse
omerta-to-move = à son tour
omerta-away = absence
omerta-thinks = n’a pas encore répondu
omerta-your-cards = Vos cartes
omerta-held =
    { $face ->
        [no] La carte piochée, face cachée
       *[other] La carte piochée : { $face }
    }
omerta-held-short = En main
omerta-seen = { $count ->
    [one] Retourner la carte maintenant
   *[other] Retourner les cartes maintenant
}
omerta-no-hints = Ne plus montrer de conseils
omerta-seconds =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
omerta-round-of = Manche { $round } sur { $rounds }
omerta-keys = Touches
omerta-side-unread =
    { $count ->
        [one] Journal, discussion et outils : { $count } nouveau message
       *[other] Journal, discussion et outils : { $count } nouveaux messages
    }
omerta-tools = Table et réglages
omerta-hints = Conseils pour débuter
omerta-leave = Quitter la table
omerta-really-leave = Vraiment partir ? Un robot jouera
omerta-key-places = votre carte de ce numéro : pour la choisir, ou la jeter quand une valeur tombe
omerta-key-seats = un autre joueur, dans le sens horaire depuis la gauche
omerta-key-draw = piocher
omerta-key-take = prendre le dessus de la défausse
omerta-key-discard = défausser la carte piochée
omerta-key-safe = ouvrir le coffre
omerta-key-pass = laisser passer, en rester là
omerta-key-omerta = annoncer Omerta (deux fois)
omerta-key-arrows = aller d’un choix possible au suivant
omerta-key-enter = le choisir
omerta-key-escape = reprendre un choix, retourner les cartes vues
omerta-key-help = cette liste
omerta-to-the-table = À la table
omerta-result = Le résultat
omerta-hint-peek =
    Vous verrez ces deux-là, et rien d’autre de votre main. { $aid ->
        [yes] L’aide-mémoire est activé : ce que vous avez vu reste affiché sur vos cartes, pour vous seul.
       *[no] Retenez-les : elles seront retournées.
    }
omerta-hint-turn =
    { $omerta ->
        [yes] Piochez, ou annoncez Omerta si vous pensez que vos cartes valent 7 ou moins en tout.
        [only] Il n’y a rien à piocher : annoncez Omerta, ou passez.
       *[no] Piochez une carte, pour améliorer votre main.
    }{ $take ->
        [yes] { " " }La carte visible peut aussi être prise, mais il faudra la garder.
       *[no] { "" }
    }
omerta-hint-put =
    { $discard ->
        [yes] Désignez la carte à céder en échange, sans la voir d’abord. Un personnage défaussé utilise son pouvoir.
        [only] Vous n’avez pas de carte libre à céder en échange. Un personnage défaussé utilise son pouvoir.
       *[no] Désignez la carte à céder en échange, sans la voir d’abord.
    }
omerta-hint-snap =
    { $mode ->
        [sealed] Même valeur : vous en êtes débarrassé, si le sort le veut. Une autre carte revient, avec une pénalité.
       *[race] Même valeur et le premier : bon débarras. Une autre carte revient, avec une pénalité.
    }
omerta-hint-swap = Deux cartes de deux joueurs différents changent de place, et personne ne les voit.
omerta-hint-mix = Cette personne ne saura plus quelle carte est où.
omerta-hint-look = Vous la voyez pendant quelques secondes.
omerta-hint-give = Une carte pour chacun de deux joueurs, ou les deux pour le même. Plus de cartes, plus de points.
omerta-hint-open-safe = Vous voyez les quatre cartes du coffre ; puis l’une peut être échangée contre une des vôtres.
omerta-hint-exchange = Votre carte va dans le coffre sans être vue, l’autre prend sa place.
omerta-hint-throw =
    { $all ->
        [yes] Des bouteilles seulement, les cartes à chiffre ! S’il s’y trouve un personnage, tout ce qui est jeté revient, avec une pénalité.
       *[no] Des bouteilles seulement, les cartes à chiffre ! Un personnage revient, et chacun coûte une pénalité.
    }
omerta-hint-show = Tous ceux que cela touche sont interrogés, avec ou sans Tueuse. Une autre carte revient, avec une pénalité.
omerta-hint-lay-mamma = Cette personne saute son prochain tour, et ne peut ni jeter ni montrer la Tueuse tant que la Mamma est là.
omerta-hint-lay-patrol = Pendant deux tours, personne ne peut échanger, voir ni défausser cette carte, et qui la possède ne peut pas annoncer Omerta.
omerta-hint-pass = Les deux piles sont vides : au suivant.
omerta-hint-decline = On continue.
omerta-notes = Notes : touchez une carte pour la marquer
omerta-note-on = Note sur : { $card }
omerta-note-unknown = inconnue
omerta-note-low = basse
omerta-note-high = haute
omerta-note-none = Aucune note

omerta-key-adviser = demander conseil
omerta-advice-only = Il n’y a rien d’autre à faire.
omerta-advice-peek = Deux cartes quelconques : vous n’en connaissez aucune.
omerta-advice-call = Annoncez Omerta. Je compte environ { $points } dans votre main, et l’annonce tient dans { $percent } % des mains que j’imagine.
omerta-advice-call-last = C’est la dernière manche : annoncez Omerta. Je compte environ { $points } dans votre main, et l’annonce tient dans { $percent } % des mains que j’imagine.
omerta-advice-take =
    Prenez { $card } à la place de votre carte { $place }{ $known ->
        [yes] , { $other }
       *[no] {""}
    } : { $points ->
        [one] un point de moins.
       *[other] { $points } points de moins.
    }
omerta-advice-take-power = Prenez { $card } à la place de votre carte { $place } : vous défaussez { $other } et pouvez vous en servir.
omerta-advice-draw = Piochez : une carte inconnue promet plus que { $card }.
omerta-advice-draw-only = Piochez : il n’y a rien à prendre.
omerta-advice-keep =
    Gardez { $card } comme carte { $place } : { $points ->
        [one] un point de moins
       *[other] { $points } points de moins
    } que { $other }.
omerta-advice-keep-unseen =
    Gardez { $card } comme carte { $place } : celle qui s’y trouve vous est inconnue et compte en moyenne { $points ->
        [one] un point de plus.
       *[other] { $points } points de plus.
    }
omerta-advice-keep-known = Gardez { $card } comme carte { $place } : vous connaîtrez une carte de plus.
omerta-advice-keep-power = Gardez { $card } comme carte { $place } : vous défaussez { $other } et pouvez vous en servir.
omerta-advice-keep-match = Gardez { $card } comme carte { $place } : vous défaussez { $other }, et votre autre carte égale peut suivre.
omerta-advice-throw-match = Défaussez { $card } : votre carte { $place } est la même. Vite, jetez-la ensuite.
omerta-advice-throw-power = Défaussez { $card } et servez-vous-en.
omerta-advice-throw-high = Défaussez { $card } : aucune de vos cartes ne vaut sans doute plus.
omerta-advice-swap =
    Votre carte { $place } contre la carte { $second } { DE($who) } : j’attends { $points ->
        [one] un point de moins.
       *[other] { $points } points de moins.
    }
omerta-advice-swap-others = Vous n’y gagnez guère. Que { $whom }, qui semble avoir peu de points, reçoive donc la carte la plus haute { DE($who) }.
omerta-advice-mix =
    Mélangez les cartes { DE($who) }, qui en connaît { $count ->
        [one] une.
       *[other] { $count }.
    }
omerta-advice-look = Regardez votre carte { $place } : vous ne la connaissez pas.
omerta-advice-give = Donnez les deux cartes à { $who }, qui semble avoir le moins de points.
omerta-advice-open-safe = Ouvrez le coffre : regarder ne coûte rien.
omerta-advice-exchange =
    Votre carte { $place } contre la carte { $second } du coffre : { $points ->
        [one] un point de moins.
       *[other] { $points } points de moins.
    }
omerta-advice-throw =
    { $count ->
        [one] Jetez la carte { $places }
       *[other] Jetez les cartes { $places }
    } : { $points ->
        [one] un point de moins.
       *[other] { $points } points de moins.
    }
omerta-advice-mamma = Posez-la devant { $who }, qui semble avoir le moins de points et perd un tour.
omerta-advice-patrol = Bloquez la carte { $second } { DE($who) }, qui semble avoir le moins de points et ne peut alors rien annoncer.
omerta-advice-decline = Laissez : rien ici ne vous avancerait.
omerta-advice-habit = Mon choix : { $marked }. C’est d’ordinaire ce qu’il faut ici.
omerta-advice-tried = Mon choix : { $marked }. Aucune règle simple ne le dit, mais c’est ce qui réussit le mieux quand je joue la suite de tête.
