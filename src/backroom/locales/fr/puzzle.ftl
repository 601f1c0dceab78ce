puzzle-title = Problème du jour
puzzle-link-open = Problème du jour : une position, un seul meilleur coup
puzzle-link-right = Problème du jour : résolu
puzzle-link-wrong = Problème du jour : manqué cette fois
puzzle-streak =
    { $days ->
        [one] un jour d’affilée
       *[other] { $days } jours d’affilée
    }
puzzle-task = Une position d’une vraie partie entre les robots les plus forts, telle que l’un d’eux la voyait. Qu’est-ce qui gagne le plus souvent ?
puzzle-aid = Les cartes que vous avez vues sont face visible. Rien ne presse.
puzzle-you = Vous
puzzle-chosen = Votre choix : { $move }
puzzle-again = Réfléchir encore
puzzle-confirm = C’est ma réponse
puzzle-right = Bien vu !
puzzle-wrong = Il y avait mieux
puzzle-best = Le mieux : { $move }
puzzle-found = Combien de fois vous gagnez
puzzle-found-about =
    Chaque choix a été joué jusqu’au bout dans les mêmes { NUMBER($playouts) } parties qui s’accordent avec ce que vous savez.
puzzle-mine = votre choix
puzzle-usual = la règle simple
puzzle-others =
    { $count ->
        [one] Un autre choix : { $most }.
       *[other] { $count } autres choix : { $most } au mieux.
    }
problem-puzzle = Il n’y a pas de problème pour ce jour.
puzzle-story = Ce qui s’est passé dans cette manche
puzzle-days = Autres jours
puzzle-today = Aujourd’hui
puzzle-day-open = pas encore résolu
puzzle-day-right = résolu
puzzle-day-wrong = manqué
