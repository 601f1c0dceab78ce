banter-organized-crime-rookie-killing =
    { $pick ->
        [1] Vous avez tous vu ?
       *[0] Comme au cinéma !
    }
banter-organized-crime-rookie-loss =
    { $pick ->
        [1] J’allais le faire garder.
       *[0] Hé ! Il me devait cinq dollars !
    }
banter-organized-crime-rookie-vote-won =
    { $pick ->
        [1] C’est ma tournée !
       *[0] On m’aime !
    }
banter-organized-crime-rookie-vote-lost =
    { $pick ->
        [1] J’aurais dû demander plus gentiment.
       *[0] Oh, allez !
    }
banter-organized-crime-rookie-win =
    { $pick ->
        [1] Maman, j’ai réussi !
       *[0] Moi ? La ville est à moi !
    }
banter-organized-crime-regular-killing =
    { $pick ->
        [1] Les affaires sont les affaires.
       *[0] Rien de personnel.
    }
banter-organized-crime-regular-loss =
    { $pick ->
        [1] Une dépense prévue.
       *[0] Ça ira sur votre note.
    }
banter-organized-crime-regular-vote-won =
    { $pick ->
        [1] Un plaisir de traiter avec vous.
       *[0] Chaque voix a son prix.
    }
banter-organized-crime-regular-vote-lost =
    { $pick ->
        [1] Je ferai une meilleure offre.
       *[0] Trop cher, apparemment.
    }
banter-organized-crime-regular-win =
    { $pick ->
        [1] Le grand livre est fermé.
       *[0] Et voilà le résultat net.
    }
banter-organized-crime-boss-killing =
    { $pick ->
        [1] Il me gênait.
       *[0] Au suivant.
    }
banter-organized-crime-boss-loss =
    { $pick ->
        [1] Mauvaise idée de me chercher.
       *[0] Je m’en souviendrai.
    }
banter-organized-crime-boss-vote-won =
    { $pick ->
        [1] Sage.
       *[0] Bien.
    }
banter-organized-crime-boss-vote-lost =
    { $pick ->
        [1] Voter. Bah.
       *[0] Je sais qui a voté quoi.
    }
banter-organized-crime-boss-win =
    { $pick ->
        [1] Et maintenant, balayez.
       *[0] Terminé.
    }
banter-organized-crime-don-killing =
    { $pick ->
        [1] Le noir finit par aller à tout le monde.
       *[0] Mes condoléances.
    }
banter-organized-crime-don-loss =
    { $pick ->
        [1] Vous enverrez des fleurs, bien sûr.
       *[0] Encore un enterrement. J’ai la robe.
    }
banter-organized-crime-don-vote-won =
    { $pick ->
        [1] Je savais que vous seriez raisonnables.
       *[0] Comme c’est aimable à vous.
    }
banter-organized-crime-don-vote-lost =
    { $pick ->
        [1] Je porterai le deuil de cette motion.
       *[0] Quelle déception. Et quel courage.
    }
banter-organized-crime-don-win =
    { $pick ->
        [1] À la fin, ils me laissent tous tout.
       *[0] Ne pleurez plus pour moi.
    }
banter-organized-crime-adviser-killing =
    { $pick ->
        [1] Parfaitement conforme aux règles.
       *[0] Affaire classée.
    }
banter-organized-crime-adviser-loss =
    { $pick ->
        [1] Mon client est fort contrarié.
       *[0] Objection !
    }
banter-organized-crime-adviser-vote-won =
    { $pick ->
        [1] Il en est ainsi ordonné.
       *[0] Adopté. Naturellement.
    }
banter-organized-crime-adviser-vote-lost =
    { $pick ->
        [1] Noté, sous réserve.
       *[0] Je ferai appel.
    }
banter-organized-crime-adviser-win =
    { $pick ->
        [1] Voyez les petites lignes.
       *[0] La défense a terminé.
    }
