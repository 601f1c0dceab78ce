review-title = Retour sur { $code }
review-running = Cette partie n’est pas finie
review-running-about = D’ici là, ses cartes ne regardent personne. Revenez à la fin.
review-to-table = À la table
review-nameless = Un enregistrement ne garde pas les noms : les places sont numérotées.
review-won =
    { $count ->
        [one] Victoire : { $who }
       *[other] Victoire partagée : { $who }
    }
review-eyes = Vu par
review-eyes-all = Tous, cartes ouvertes
review-eyes-seat = { $who }
review-eyes-spectator = Un spectateur
review-board = La table
review-beginning = Avant le premier coup
review-nothing-told = Rien à voir ici
review-steps = Parcourir la partie
review-first = Au début
review-turn-before = Un tour en arrière
review-before = Un pas en arrière
review-next = Un pas en avant
review-turn-next = Un tour en avant
review-last = À la fin
review-at = { $at } sur { $last }
review-slider = Moment de la partie
review-log = Déroulement
review-rounds = Manche par manche
review-round = Manche
review-round-of-turns = Tour de table
review-total = Total
review-after = Après
review-start = Début
review-as-table = La même chose en tableau
review-curve-stocks = Points dans chaque main après chaque tour
review-curve-totals = Total des points après chaque manche
review-curve-wealth = Fortune de chaque famille après chaque tour : son argent, et 50 000 $ par cercle qu’elle tient
review-curve-men = Tueurs de chaque famille après chaque tour
review-curve-votes = Voix de chaque famille après chaque tour
review-timeline = Meurtres, marchés et votes, famille par famille
review-sign-fell = une famille tombe
review-sign-killed = un meurtre
review-sign-dealt = un marché
review-sign-carried = un vote gagné
review-sign-failed = un vote perdu
review-moments = Moments décisifs
review-searching = La partie est passée en revue…
review-no-moments = Rien de remarquable dans cette partie.
review-in-round = manche { $round }
review-more =
    { $count ->
        [one] Encore un
       *[other] Encore { $count }
    }
review-group-called = Annonces d’Omerta et leurs chances
review-group-swap-lost = Cartes qui ont coûté le plus
review-group-swap-won = Cartes qui ont aidé le plus
review-group-power-used = Pouvoirs les mieux utilisés
review-group-quick-snap = Les plus rapides
review-group-late-snap = Trop tard
review-group-wrong-snap = Mauvaises cartes jetées
review-group-money-lost = Plus grandes pertes
review-group-money-won = Plus grands gains
review-group-family-fell = Familles tombées
review-group-killing = Meurtres
review-group-deal-struck = Marchés, avec leurs termes
review-group-vote-taken = Votes de la Commission
review-moment-called =
    { $won ->
        [yes] { $who } : annonce à { $stock } contre { $lowest }, gagnée.
       *[no] { $who } : annonce à { $stock } contre { $lowest }, perdue.
    } Chances d’après ce qu’on pouvait savoir : { $odds } (sur { $samples } tables imaginées).
review-moment-swap-lost =
    { $points ->
        [one] { $who } : { $gone } devient { $came }, un point de plus
       *[other] { $who } : { $gone } devient { $came }, { $points } points de plus
    }
review-moment-swap-won =
    { $points ->
        [one] { $who } : { $gone } devient { $came }, un point de moins
       *[other] { $who } : { $gone } devient { $came }, { $points } points de moins
    }
review-moment-power-used =
    { $points ->
        [one] { $who } : { $power }, un point de gagné
       *[other] { $who } : { $power }, { $points } points de gagnés
    }
review-moment-quick-snap = { $who } : { $card } après { $milliseconds } ms
review-moment-late-snap =
    { $behind ->
        [-1] { $who } : { $card }
       *[other] { $who } : { $card }, { $behind } ms de retard
    }
review-moment-wrong-snap = { $who } : { $card }
review-moment-money-lost = { $who } : { $money } de moins
review-moment-money-won = { $who } : { $money } de plus
review-moment-family-fell =
    { $by ->
        [yes] { $who }, à cause { DE($killer) }
       *[no] { $who }
    }
review-moment-killing =
    { $piece ->
        [boss] { $who } a tué le Boss { DE($whom) } ({ $space })
       *[man] { $who } a tué un tueur { DE($whom) } ({ $space })
    }
review-moment-deal-struck = { $who } a donné à { $whom } : { $gives } ; et a reçu : { $takes }
review-moment-vote-taken =
    { $about ->
        [penalty] { $who } voulait une sanction contre { $whom } :
       *[source] { $who } voulait { $source } :
    } { $result ->
        [carried] adopté, { $favour } contre { $against }
       *[failed] rejeté, { $favour } contre { $against }
    }

review-fair = Le mélange était-il honnête ?
review-fair-about = Tout ce que le hasard a décidé dans cette partie était fixé avant qu’elle commence, par un secret du serveur et par ce que les joueurs y ont ajouté. Votre navigateur peut tout recalculer.
review-fair-check = Vérifier chaque tirage
review-fair-checking = Calcul en cours…
review-fair-impossible = Il n’y a rien à vérifier ici : cette partie reprend un enregistrement, ses tirages viennent donc de plusieurs secrets.
review-fair-yes =
    { $draws ->
        [one] Tout concorde : l’unique tirage est conforme à la promesse.
       *[other] Tout concorde : les { $draws } tirages sont conformes à la promesse.
    }
review-fair-no = Quelque chose ne concorde pas.
review-fair-wrong = Le tirage { $number } est le premier faux : l’enregistrement indique { $recorded }, ce devrait être { $computed }.
review-fits = concorde
review-fits-not = ne concorde pas
review-fair-promise = La promesse
review-fair-promise-about = Avant la partie, le serveur a montré l’empreinte (SHA-256) de son secret. Après la partie, il a montré le secret. L’empreinte de ce secret doit être celle qui a été promise.
review-fair-promised = Promis avant la partie
review-fair-secret = Le secret, montré après
review-fair-added = Ce que les joueurs ont ajouté
review-fair-added-about = Chaque navigateur a ajouté des octets aléatoires, alors que le secret était déjà fixé. Personne, pas même le serveur, ne pouvait donc choisir seul les cartes. Les robots n’ajoutent rien.
review-fair-nothing = rien
review-fair-key = La clé
review-fair-key-about = Le secret et les ajouts sont mêlés en une seule clé (HMAC-SHA-256). Chaque tirage découle d’elle et de son numéro.
review-fair-draws = Les tirages
review-fair-draws-about = Chaque mélange et chaque carte piochée sont calculés à partir de la clé et comparés à ce qui s’est passé.
review-fair-each =
    { $draws ->
        [one] L’unique tirage
       *[other] Les { $draws } tirages
    }
review-fair-lines = L’enregistrement
review-fair-lines-about = La dernière ligne contient l’empreinte de toutes les lignes précédentes : tout changement se voit.
review-fair-trust = Parmi combien de cartes on tirait découle des règles, et c’est le serveur qui le dit ici. Pour vérifier cela aussi, téléchargez l’enregistrement et lancez « backroom verify ».
review-draw-pick = Une parmi { $of }
review-draw-shuffle = { $take } parmi { $of }, dans l’ordre
review-draw-dice = { $count } dés à { $sides } faces
review-draw-none = Il n’y avait rien à tirer ici

review-file = Garder, partager, rejouer
review-download = Télécharger l’enregistrement
review-share = Partager ce moment
review-copied = Le lien est copié.
review-copy-yourself = Le lien : { $url }
review-play-on = Jouer à partir d’ici
review-play-on-about = Une nouvelle table part de ce moment, avec vous à la première place et des robots aux autres.
review-delete = Supprimer cette partie
review-delete-really = Vraiment supprimer, pour tout le monde
review-delete-not = La garder
review-open = Ouvrir un enregistrement
review-open-about = Le fichier d’une partie, de ce serveur ou d’un autre. Une partie finie se regarde ; une partie inachevée se joue à partir de là où elle s’arrête, avec des robots aux autres places.
review-open-file = Fichier (.jsonl)
review-open-drop = Ou déposez-le n’importe où sur cette page.
review-open-unreadable = Ce n’est pas l’enregistrement d’une partie.
review-open-line = L’enregistrement est illisible : la ligne { $line } est incorrecte.
review-open-first-line = La première ligne de cet enregistrement n’est pas lisible ici : elle est incorrecte, ou d’une autre version.
review-finished = Parties terminées
