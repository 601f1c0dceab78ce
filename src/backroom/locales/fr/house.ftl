house-name = Backroom
house-title = Backroom : deux jeux de familles mafieuses à une même table
house-language = Langue
house-guest = Invité
house-skip = Aller au contenu
house-menu = Menu
house-rules = Règles
house-settings = Réglages
house-about = À propos
house-page-title = { $page } · Backroom
house-loading = Un instant…
house-lost = Pas de connexion au serveur. Une nouvelle tentative se fait d’elle-même.
house-unreachable = Le serveur est injoignable. Réessayez dans un instant.
offline-title = Porte close pour l’instant
offline-about = Il n’y a pas de connexion au serveur. Cette page s’ouvrira d’elle-même dès qu’il y en aura une ; les parties en cours sont conservées.
offline-kept = Ce que vous avez déjà ouvert ici, comme les règles ou la première leçon, s’ouvre aussi sans connexion.
missing-title = Il n’y a rien ici
missing-about = Cette adresse ne mène nulle part. Il manque peut-être une lettre.

problem-message = Le serveur n’a pas compris. Vérifiez ce que vous avez saisi.
problem-table = La table ne le permet pas pour l’instant.
problem-missing = Aucune table n’a ce code. Il y a peut-être une faute de frappe, ou la table a été supprimée.
problem-house = Le serveur est plein. Réessayez plus tard.
problem-limit = C’était un peu trop rapide. Patientez un instant.
problem-quota = Cette adresse a trop de tables inachevées ou de parties importées ici. Terminez-en ou supprimez-en d’abord.
problem-store = Le serveur ne peut rien enregistrer pour l’instant. Réessayez bientôt.
problem-server = Quelque chose s’est mal passé sur le serveur. C’est noté.
problem-other = Cela n’a pas été fait : { $why }

game-omerta = OMERTA
game-organized-crime = ORGANIZED CRIME
level-random = facile
level-regular = normal
level-uniform = très facile
speed-calm = Calme
speed-normal = Normal
speed-quick = Rapide
speed-untimed = Sans limite
speed-timed = { $name } : { $seconds } secondes par réponse

home-welcome = Prenez place dans l’arrière-salle
home-continue = Revenir à votre table d’{ $game }
home-continue-yours = { $game } : on n’attend que vous
home-play-now = Jouer tout de suite
home-play-now-about = Contre des robots, immédiatement. Aucun compte n’est nécessaire.
home-your-name = Votre nom
home-bots = Robots
home-play = Jouer à { $game }
home-learn-omerta = Première fois ? Apprenez en cinq minutes
home-learn-organized-crime = Première fois ? Apprenez en dix minutes
home-how = Comment on joue
home-tagline-omerta = Retenez vos cartes, défaites-vous des pires, jetez avant les autres et arrêtez la manche au bon moment.
home-facts-omerta = Mémoire et réflexes · 3 à 5 joueurs · 20 à 30 minutes
home-tagline-organized-crime = De l’argent, des meurtres et des promesses rompues entre familles, autour d’un plateau de 1974.
home-facts-organized-crime = Marchandages et dés · 2 à 4 joueurs · une soirée
home-friends = Entre amis
home-friends-about = Créez une table et envoyez le lien. Qui l’ouvre a une place.
home-new-table = Créer une table
home-code = Code d’une table
home-join = Rejoindre
home-mine = Vos tables
home-mine-yours = à vous
home-mine-others = { $count ->
    [one] à { $who } de jouer
   *[other] on attend { $who }
}
home-mine-running = en cours
home-mine-left = place quittée, un robot joue
home-mine-open = en attente
home-mine-over = terminée
home-open-tables = Tables ouvertes
home-no-tables = Aucune table publique n’est ouverte pour l’instant. Créez-en une !
home-table-seats = { $taken } places prises sur { $seats }
home-table-running = en cours
home-finished = Parties terminées

new-title = Une nouvelle table
new-game = Jeu
new-players = Joueurs
new-player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
new-make = Créer la table
new-speed = Horloge
new-handover = La place d’un robot en cours de partie
handover-ask = si la table est d’accord
handover-open = à qui la veut
handover-closed = à personne
new-notes = Bloc-notes
new-spectators = On peut regarder
new-public = Publique

join-title = Une table d’{ $game }
join-unknown = Cette table est introuvable
join-stage-open = La partie n’a pas encore commencé.
join-stage-running = La partie est en cours.
join-stage-over = La partie est terminée.
join-sit = Prendre place
join-take-over = Remplacer un robot
join-ask = Demander une place
join-ask-about = La table dit si vous pouvez prendre la place d’un robot.
join-closed = On ne rejoint plus cette partie.
join-come-back = Revenir à ma place
asking-waits = En attente de l’accord de { $who }…
asking-agreed = Tout le monde est d’accord. Un instant…
asking-about = Vous avez demandé la place { $number }. En attendant, un robot y joue et vous ne voyez rien de ses cartes.
asking-cancel = Renoncer
seat-left = { $who } peut revenir
join-full = Aucune place n’est libre.
join-watch = Regarder
join-look = Voir la table

seat-number = Place { $number }
seat-bot = Robot { $number }
seat-free = libre
seat-you = vous
seat-host = hôte
seat-away = absent

waiting-title = { $game } : on attend des joueurs
waiting-full = { $game } : tout le monde est là
waiting-ready = Toutes les places sont prises : commencez quand vous voulez.
waiting-for-others = La partie commence quand toutes les places sont prises.
waiting-seats = Places
waiting-bot = Robot, { $level }
waiting-move = M’asseoir ici
waiting-move-to = Prendre la place { $number }
waiting-move-bot = Remplacer le robot
waiting-move-bot-to = Prendre la place { $number } du robot, qui quitte la table
waiting-add = Ajouter un robot
waiting-add-to = Mettre un robot à la place { $number }
waiting-remove = Retirer
waiting-remove-who = Retirer { $who }
waiting-remove-sure = Retirer { $who } de cette table ?
waiting-remove-not = Garder
waiting-leave = Partir
waiting-fill = Compléter avec des robots
waiting-start = Commencer
waiting-not-full = La partie commence quand toutes les places sont prises ; les robots aident volontiers.
waiting-for-host = L’hôte lance la partie.
waiting-invite = Inviter
waiting-code = Les autres entrent ce code…
waiting-link = … ou ouvrent ce lien
waiting-qr = Code QR du lien
waiting-seat-link = Pour la place { $number } seulement
waiting-copy = Copier
waiting-copied = Copié
waiting-copy-yourself = Le navigateur ne permet pas de copier. Le lien est sélectionné : appuyez sur Ctrl+C, ou maintenez le doigt dessus.
waiting-share = Partager
waiting-options = Ce qu’on joue

chat-title = Discussion
chat-say = Envoyer
chat-spectator = Spectateur
chat-watching = Pendant la partie, seuls les spectateurs lisent ceci.
chat-silent = Règle { $rule } : personne à la table ne peut parler maintenant.
