house-name = Backroom
house-title = Backroom : deux jeux de familles mafieuses à une même table
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
missing-title = Il n’y a rien ici
missing-about = Cette adresse ne mène nulle part. Il manque peut-être une lettre.

problem-message = Le serveur n’a pas compris. Vérifiez ce que vous avez saisi.
problem-table = La table ne le permet pas pour l’instant.
problem-missing = Aucune table n’a ce code. Il y a peut-être une faute de frappe, ou la table a été supprimée.
problem-house = La maison est pleine. Réessayez plus tard.
problem-limit = C’était un peu trop rapide. Patientez un instant.
problem-store = Le serveur ne peut rien enregistrer pour l’instant. Réessayez bientôt.
problem-server = Quelque chose s’est mal passé sur le serveur. C’est noté.
problem-other = Cela n’a pas été fait : { $why }

game-omerta = OMERTA
game-organized-crime = ORGANIZED CRIME
level-random = au hasard
level-regular = habitué
level-uniform = tout à fait au hasard
speed-calm = Calme
speed-normal = Normal
speed-quick = Rapide
speed-untimed = Sans limite

home-welcome = Prenez place dans l’arrière-salle
home-play-now = Jouer tout de suite
home-play-now-about = Contre des robots, immédiatement. Aucun compte n’est nécessaire.
home-your-name = Votre nom
home-play = Jouer à { $game }
home-friends = Entre amis
home-new-table = Créer une table
home-code = Code d’une table
home-join = Rejoindre
home-open-tables = Tables ouvertes
home-no-tables = Aucune table n’est ouverte pour l’instant.
home-table-open =
    { $players ->
        [one] { $players } place, pas toutes prises
       *[other] { $players } places, pas toutes prises
    }
home-table-full =
    { $players ->
        [one] { $players } place, complet
       *[other] { $players } places, complet
    }

new-title = Une nouvelle table
new-game = Jeu
new-players = Joueurs
new-player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
new-speed = Horloge
new-public = La montrer parmi les tables ouvertes
new-spectators = On peut regarder
new-make = Créer la table

join-title = Une table de { $game }
join-sit = Prendre place
join-full = Aucune place n’est libre.
join-watch = Regarder

seat-number = Place { $number }
seat-bot = Robot { $number }
seat-free = libre
seat-you = (vous)
seat-host = (hôte)
seat-away = (absent)

waiting-title = { $game } : on attend les autres
waiting-seats = Places
waiting-bot = Robot, { $level }
waiting-fill = Compléter avec des robots
waiting-start = Commencer
waiting-for-host = L’hôte lance la partie.
waiting-invite = Inviter
waiting-link = Qui a ce lien peut prendre place
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-code = Ou donnez le code : { $code }

chat-title = Discussion
chat-say = Envoyer
chat-spectator = Spectateur
