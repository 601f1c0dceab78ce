banter-omerta-rookie-snap-won =
    { $pick ->
        [1] Je l’ai ! Vous avez vu ?
        [2] Plus rapide que le laitier !
       *[0] Ha ! Je m’en suis souvenu !
    }
banter-omerta-rookie-snap-lost =
    { $pick ->
        [1] J’étais si sûr…
       *[0] Oh non, je les ai confondues.
    }
banter-omerta-rookie-lady =
    { $pick ->
        [1] Je venais de les apprendre !
       *[0] Mes cartes ! Où sont-elles ?
    }
banter-omerta-rookie-call-won =
    { $pick ->
        [1] Quand ma mère saura ça…
       *[0] J’ai gagné ? J’ai gagné !
    }
banter-omerta-rookie-call-lost =
    { $pick ->
        [1] La prochaine fois, peut-être.
       *[0] J’aurais dû recompter.
    }
banter-omerta-rookie-win =
    { $pick ->
        [1] Dites-le à toute la rue !
       *[0] Moi ? Vraiment ? Moi !
    }
banter-omerta-regular-snap-won =
    { $pick ->
        [1] Je tiens les comptes, mon cher.
        [2] Noté et enregistré.
       *[0] Comme prévu.
    }
banter-omerta-regular-snap-lost =
    { $pick ->
        [1] Rayez-moi ça des livres.
       *[0] Une erreur. Elle ne se reproduira pas.
    }
banter-omerta-regular-lady =
    { $pick ->
        [1] Tant compter, pour rien.
       *[0] Adieu ma comptabilité.
    }
banter-omerta-regular-call-won =
    { $pick ->
        [1] Les chiffres ne mentent jamais.
       *[0] Le compte est bon.
    }
banter-omerta-regular-call-lost =
    { $pick ->
        [1] Même les bonnes chances perdent parfois.
       *[0] Les chances étaient bonnes.
    }
banter-omerta-regular-win =
    { $pick ->
        [1] Tout est en ordre.
       *[0] Les livres sont fermés.
    }
banter-omerta-boss-snap-won =
    { $pick ->
        [1] À moi.
        [2] Dormez chez vous.
       *[0] Trop lent.
    }
banter-omerta-boss-snap-lost =
    { $pick ->
        [1] Hm.
       *[0] Personne n’a rien vu.
    }
banter-omerta-boss-lady =
    { $pick ->
        [1] Je n’oublie jamais une Dame.
       *[0] Vous le regretterez.
    }
banter-omerta-boss-call-won =
    { $pick ->
        [1] La manche est finie.
       *[0] Je l’avais dit.
    }
banter-omerta-boss-call-lost =
    { $pick ->
        [1] Pas un mot. Pas un seul.
       *[0] Quelqu’un a parlé.
    }
banter-omerta-boss-win =
    { $pick ->
        [1] À qui le tour ?
       *[0] Ma table.
    }
banter-omerta-don-snap-won =
    { $pick ->
        [1] De la patience, puis de la hâte.
        [2] Pardonnez sa hâte à un vieil homme.
       *[0] Vieilles mains, doigts agiles.
    }
banter-omerta-don-snap-lost =
    { $pick ->
        [1] Mes yeux ne sont plus ce qu’ils étaient.
       *[0] Moi aussi, je suis humain.
    }
banter-omerta-don-lady =
    { $pick ->
        [1] Elle a du charme, je le reconnais.
       *[0] Une dame est toujours la bienvenue. Presque toujours.
    }
banter-omerta-don-call-won =
    { $pick ->
        [1] Il faut attendre le bon moment.
       *[0] Le silence est d’or.
    }
banter-omerta-don-call-lost =
    { $pick ->
        [1] Une leçon, à mon âge.
       *[0] La jeunesse est pressée. Je l’étais aussi.
    }
banter-omerta-don-win =
    { $pick ->
        [1] L’expérience, rien de plus.
       *[0] Ce fut un plaisir, mes amis.
    }
banter-omerta-adviser-snap-won =
    { $pick ->
        [1] Le tricot, ça garde les doigts agiles.
        [2] Ah, j’ai encore la main !
       *[0] Prenez exemple sur votre tante !
    }
banter-omerta-adviser-snap-lost =
    { $pick ->
        [1] Où sont mes lunettes ?
       *[0] Faites ce que je dis, pas ce que je fais.
    }
banter-omerta-adviser-lady =
    { $pick ->
        [1] Moi qui les avais si bien rangées.
       *[0] Ah, cette femme !
    }
banter-omerta-adviser-call-won =
    { $pick ->
        [1] Écoutez votre tante.
       *[0] À table, la manche est finie.
    }
banter-omerta-adviser-call-lost =
    { $pick ->
        [1] Je ne l’aurais pas conseillé.
       *[0] Enfin, on essaie.
    }
banter-omerta-adviser-win =
    { $pick ->
        [1] Et qui vous a tout appris ?
       *[0] Bien joué, tous. Maintenant, mangez.
    }
