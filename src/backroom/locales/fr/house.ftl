house-name = Backroom
house-title = Backroom : deux jeux de familles mafieuses à une même table
house-language = Langue
house-dark = Sombre
house-light = Clair
house-guest = Invité
house-unreachable = Le serveur est injoignable. Réessayez dans un instant.

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
