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
review-play = Lecture automatique
review-pause = Pause
review-speed = Vitesse
review-speed-times = × { $times }
review-log = Déroulement
review-rounds = Manche par manche
review-round = Manche
review-total = Total
review-after = Après
review-start = Début
review-as-table = La même chose en tableau
review-moments = Moments décisifs
review-searching = La partie est passée en revue…
review-no-moments = Rien de remarquable dans cette partie.
review-in-round = manche { $round }
review-more =
    { $count ->
        [one] Encore un
       *[other] Encore { $count }
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
