crime-board = Le plateau. Touches : + et − pour se rapprocher et s’éloigner, les flèches pour regarder ailleurs, 0 pour tout voir.
crime-nearer = Se rapprocher
crime-farther = S’éloigner
crime-whole = Plateau entier
crime-follow = Suivre la partie
crime-thousands = { $number } k$
crime-base-name = base { DE($name) }
crime-kind-federal = Gouvernement fédéral
crime-kind-state = Gouvernement d’État
crime-kind-local = Gouvernement local
crime-kind-city = Ville
crime-kind-power = Pouvoir
crime-kind-corrupt-official = Fonctionnaire corrompu
crime-kind-mistake = Erreur
crime-kind-business = Investissement
crime-kind-illegal = Activités illégales
crime-kind-hit-men = Salle des tueurs
crime-kind-boss = Salle du Boss
crime-room-hit-men = Tueurs
crime-room-boss = Boss
crime-space-home = { $room }, { $base }
crime-space-junction = { $kind }, côté { $city }
crime-spot-official = Fonctionnaire
crime-spot-business = Investissement
crime-spot-illegal = Activités
crime-space-near = { $kind } près { DE($city) }
crime-space-towards = { $kind } près { DE($city) }, vers { $beyond }
crime-trade-entertainment = Spectacles
crime-trade-trucking = Transport routier
crime-trade-securities = Titres
crime-trade-loan-sharking = Usure
crime-trade-narcotics = Stupéfiants
crime-trade-gambling = Jeux
crime-trade-judge = Juge
crime-trade-governor = Gouverneur
crime-trade-senator = Sénateur
crime-card-one-hit = Un coup
crime-card-two-hits = Un ou deux coups
crime-card-money = Argent
crime-card-one-hit-about = À votre tour, elle tue un ennemi là où se tient l’un de vos pions, sans dépenser de point.
crime-card-two-hits-about = À votre tour, elle tue un ou deux ennemis là où se tient l’un de vos pions, sans dépenser de point.
crime-card-money-about = À encaisser quand vous voulez à votre tour, ou pour payer : { $money }.
crime-card-official-about = À votre tour, vous pouvez l’acheter. Il ne rapporte rien, mais donne deux voix à la Commission et protège de certaines Erreurs.
crime-deck-power = Pouvoir
crime-deck-official = Fonctionnaire corrompu
crime-deck-mistake = Erreur
crime-deck-penalty = Sanction
crime-colour-green = vert
crime-colour-yellow = jaune
crime-colour-white = blanc
crime-colour-blue = bleu
crime-rule-removes = Le pion qui s’arrête ici est retiré. Si c’est un Boss, toute la famille est éliminée.
crime-rule-fine = S’arrêter ici coûte { $money }, à payer à la Banque.
crime-rule-city = En s’arrêtant ici, on peut la prendre si elle est libre : { $man } pour un indicateur, puis { $income } par tour. La première ville se prend sans vote ; pour les suivantes, il faut la Commission.
crime-rule-power = En s’arrêtant ici, on peut tirer une carte Pouvoir.
crime-rule-official = En s’arrêtant ici, on peut tirer une carte Fonctionnaire corrompu.
crime-rule-mistake = En s’arrêtant ici, on tire une carte Erreur et on fait ce qu’elle dit.
crime-rule-trade = En s’arrêtant ici, on peut demander l’un d’eux à la Commission si l’on tient déjà une ville : { $trades } par tour. Si le vote est gagné, l’indicateur coûte { $man }.
crime-rule-hit-men = Les tueurs engagés partent d’ici, par les deux portes. L’ennemi n’entre que dans une attaque annoncée.
crime-rule-boss = Le Boss part d’ici. Un attaquant n’y arrive que si tous les hommes de la salle précédente sont morts.
crime-land-owe = S’arrêter ici vous coûte { $fine } ; vous en devriez { $owed }.
crime-land-no-card = S’arrêter ici ne donne rien : toutes les cartes de cette pile sont en main.
crime-land-mistake = { $cards ->
    [one] En vous arrêtant ici, vous tirez la dernière carte Erreur : { $risks }.
   *[other] En vous arrêtant ici, vous tirez une des { $cards } cartes Erreur : { $risks }.
}
crime-land-removes = { $count ->
    [one] une retire le pion
   *[other] { $count } retirent le pion
}
crime-land-fines = { $count ->
    [one] une coûte { $worst }
   *[other] { $count } coûtent jusqu’à { $worst }
}
crime-land-spared = { $count ->
    [one] vos fonctionnaires en annulent une
   *[other] vos fonctionnaires en annulent { $count }
}
crime-land-yours = Arrêtez-vous ici et elle peut être à vous sans vote : { $price } pour l’indicateur, puis { $income } par tour.
crime-land-ask = Arrêtez-vous ici et vous pouvez demander à la Commission : { $prizes } par tour. Si le vote est gagné, l’indicateur coûte { $price }.
crime-land-poor = Vous ne les avez pas en ce moment.
crime-land-held = S’arrêter ici ne donne rien : tout est pris.
crime-land-first-city = S’arrêter ici ne vous donne encore rien : prenez d’abord une ville.
crime-land-men = S’arrêter ici ne vous donne rien : il ne vous reste aucun homme à placer.
crime-land-money = S’arrêter ici ne vous donne rien pour l’instant : il vous manque { $price } pour un indicateur.
crime-held-by = { $whose ->
    [mine] Elle est à vous.
   *[other] Tenue par { $who }.
}
crime-door-of = Une porte : { $base }.
crime-base-of = { $whose ->
    [mine] Chez vous.
   *[other] Chez { $who }.
}
crime-base-closed = Personne n’habite ici ; la base est fermée.
crime-here-boss = { $whose ->
    [mine] Votre Boss est ici.
   *[other] Le Boss { DE($who) } est ici.
}
crime-here-men = { $whose ->
    [mine]
        { $count ->
            [one] Un de vos tueurs est ici.
           *[other] { $count } de vos tueurs sont ici.
        }
   *[other]
        { $count ->
            [one] Un tueur { DE($who) } est ici.
           *[other] { $count } tueurs { DE($who) } sont ici.
        }
}

# Ce qui est demandé

crime-round = Tour de table { $round }
crime-round-of = Tour de table { $round } sur { $rounds }
crime-aim = Le dernier Boss en vie gagne.
crime-aim-rounds = Après le tour de table { $rounds }, la famille la plus riche gagne : son argent, et { $circle } par cercle qu’elle tient. Un Boss resté seul en vie gagne aussitôt.
crime-your-move = À vous de jouer
crime-ask-setup = Choisissez votre base, puis votre couleur
crime-ask-name = À vous : choisissez qui avance, puis lancez les dés
crime-ask-roll = Vos pions sont désignés. Lancez les dés
crime-ask-begin = { $points } points à répartir
crime-ask-begin-how = Quel pion part le premier, et avec combien ?
crime-ask-move = { $points ->
    [one] Encore un point
   *[other] Encore { $points } points
}
crime-ask-move-at = Le pion est ici : { $space }
crime-walking = Le pion avance jusqu’au prochain choix
crime-ask-finish = Finissez vos affaires, puis passez les dés
crime-ask-card = Vous pouvez tirer une carte
crime-ask-pay = Vous devez payer { $money }
crime-ask-penalty = On vous a tué un homme. Demandez-vous une sanction ?
crime-ask-floor = La Commission siège : parlez, négociez
crime-ask-vote = Votez
crime-ask-settlement = Le vote est clos : réglez ce qui est convenu
crime-ask-lose-man = La sanction vous prend un tueur. Lequel ?
crime-ask-lose-official = La sanction vous prend un fonctionnaire. Lequel ?
crime-others-setup = { $who } choisit sa base
crime-others-turn = Au tour { DE($who) }
crime-others-card = { $who } peut tirer une carte
crime-others-pay = { $who } doit payer
crime-others-penalty = Une sanction ? La décision revient à { $who }
crime-others-floor = La Commission siège
crime-others-vote = { $who } vote
crime-others-settlement = La Commission règle ce qui est convenu
crime-others-loss = { $who } choisit sa perte
crime-winners = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
crime-choose-base = Bases
crime-choose-colour = Couleurs
crime-choose-piece = Quel pion avance ?
crime-choose-second = Et quel autre pion ?
crime-second-piece = Avancer aussi un second pion
crime-piece-man = Tueur : { $space }
crime-piece-boss = Votre Boss : { $space }
crime-piece-man-home = Tueur à la base
crime-piece-boss-home = Votre Boss à la base
crime-take-back = Annuler : { $piece }
crime-direction = De quel côté part-il ?
crime-way = vers { $cities }
crime-attack = Attaque-t-il une base ?
crime-no-attack = Aucune attaque
crime-attacks = attaque { $who }
crime-dice = Dés : { $faces }
crime-odds = Chances de tuer avec ce lancer
crime-odds-landing = Chances d’arrivée ({ $count })
crime-odds-many = Il y a trop de façons de jouer ce lancer pour compter les chances.
crime-group-now = À décider maintenant
crime-group-begin = Commencer par
crime-group-steps = Un point : avancer vers
crime-group-kills = Un point : tuer
crime-group-hits = Cartes COUP, sans point
crime-group-landing = Là où vous êtes
crime-group-bank = Affaires

# Ce que l’on peut faire

crime-do-claim = Réclamer vos revenus : { $money }
crime-do-hire = Engager un tueur : { $money } (reste { $left })
crime-do-buy-power = Acheter une carte Pouvoir : { $money }
crime-do-cash = Encaisser une carte Argent : { $money }
crime-do-bribe = Acheter un { $official } : { $money }
crime-do-repay = Rembourser la plus ancienne dette : { $money }
crime-do-roll = Lancer les dés
crime-do-begin = Tueur, { $space }, { $way } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crime-do-begin-boss = Boss, { $space }, { $way } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crime-do-kill = Tuer { $victim }
crime-do-hit = { $card } : { $victims }
crime-target-man = un tueur { DE($who) }, { $space }
crime-target-boss = le Boss { DE($who) }, { $space }
crime-do-stop = Laisser les autres points
crime-do-walk = Continuer jusqu’au prochain choix
crime-do-halt = S’arrêter ici
crime-do-control = Prendre { $city } : { $money }
crime-do-request = Demander à la Commission : { $source }
crime-do-draw = Tirer la carte
crime-do-decline = Pas de carte
crime-do-pay = Payer { $money }
crime-do-pay-owe = Payer { $money }, devoir { $rest }
crime-do-owe = Ne rien payer, devoir { $rest }
crime-do-demand = Demander une sanction
crime-do-waive = Laisser passer
crime-do-lose = Céder : { $what }
crime-do-lose-man = Céder le tueur : { $space }
crime-do-pass = Passer les dés
crime-do-place = Placer votre indicateur : { $money }
crime-do-call-vote = Passer au vote
crime-do-close = Clore la session
crime-do-accept = Accepter
crime-do-reject = Refuser
crime-do-counter = Contre-proposer
crime-do-withdraw = Retirer
crime-do-offer = Proposer à { $whom }
crime-do-audit = Faire compter son argent
crime-do-audit-of = Faire compter l’argent { DE($whom) }
crime-do-leave = Partir pour de bon
crime-leave = Quitter la partie
crime-leave-warning = Votre famille serait éliminée, avec tout ce qu’elle a. Sans retour possible.

# Les familles

crime-families = Les familles
crime-thinks = n’a pas encore répondu
crime-sits-in = (remplacement par un robot)
crime-out = éliminée
crime-between = { $least } à { $most }
crime-men = { $count ->
    [one] { $count } tueur, { $left } à engager
   *[other] { $count } tueurs, { $left } à engager
}
crime-income = revenus { $money }
crime-backs-powers = { $count ->
    [one] une carte Pouvoir
   *[other] { $count } cartes Pouvoir
}
crime-backs-officials = { $count ->
    [one] une carte Fonctionnaire
   *[other] { $count } cartes Fonctionnaire
}
crime-suspended = { $count ->
    [one] fonctionnaires suspendus pour un tour
   *[other] fonctionnaires suspendus pour { $count } tours
}
crime-owes = doit { $money } à { $whom }
crime-owes-bank = doit { $money } à la Banque
crime-ledger = Paiements ({ $count })

# La Commission

crime-commission = La Commission nationale
crime-motion-source = { $who } demande : { $source }.
crime-motion-penalty = { $role ->
    [actor] Vous demandez une sanction contre { $whom }.
    [target] { $who } demande une sanction contre vous.
   *[none] { $who } demande une sanction contre { $whom }.
}
crime-votes = Les voix, dans l’ordre du vote
crime-votes-boss = { $votes } pour le Boss
crime-votes-officials = { $votes } pour les fonctionnaires
crime-votes-money = { $votes } pour l’argent
crime-votes-money-between = de { $least } à { $most } pour l’argent
crime-ballot-for = oui : { $votes } sur { $available }
crime-ballot-against = non : { $votes } sur { $available }
crime-ballot-none = abstention
crime-count = { $favour } voix pour, { $against } contre
crime-carried = La demande est acceptée.
crime-failed = La demande est rejetée.
crime-vote-how-many = Combien de vos { $most } voix ?
crime-vote-fewer = Une voix de moins
crime-vote-more = Une voix de plus
crime-vote-yes = Oui ({ $votes })
crime-vote-no = Non ({ $votes })
crime-vote-abstain = S’abstenir
organized-crime-silent-c27 = Personne à la table ne parle avant le décompte des voix (C27).
crime-offer-mine = Vous proposez à { $whom } : { $gives }, contre { $takes }.
crime-offer-theirs = { $who } vous propose : { $gives }, contre { $takes }.
crime-nothing = rien
crime-deal-with = Préparer un marché avec
crime-deal-you-pay = Vous payez { $whom }
crime-deal-they-pay = { $whom } vous paie
crime-deal-no-money = Pas d’argent
crime-deal-give = Payer { $money }
crime-deal-take = Demander { $money }
crime-deal-your-cards = Les cartes que vous donnez
crime-deal-their-cards = Les cartes que donne { $whom }
crime-deal-fewer = Moins : { $card }
crime-deal-more = Plus : { $card }
crime-deal-promises = Promesses
crime-deal-you-promise = Vous promettez à { $whom }
crime-deal-they-promise = { $whom } vous promet
crime-deal-favour = Les voix pour la prochaine demande
crime-deal-peace = Aucune attaque
crime-deal-no-rounds = non
crime-deal-rounds = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
}
crime-do-ask-yes = Combien pour le oui { DE($whom) } ?
crime-do-ask-no = Combien pour le non { DE($whom) } ?
crime-do-answer = Répondre ainsi à { $whom }
crime-explain = Dire pourquoi
crime-explain-reason = Pourquoi non ?
crime-explain-price = À quel prix ?
crime-explain-no-price = sans prix
crime-do-explain = Refuser et le dire
crime-record = Paroles tenues : { $kept } ; trahies : { $broken }
crime-words-open = Promesses en cours
crime-words-mine = Vous à { $whom } : { $word } ({ $until })
crime-words-theirs = { $who } à vous : { $word } ({ $until })
crime-words-others = { $who } à { $whom } : { $word } ({ $until })
crime-words-now = ce vote
crime-words-until = jusqu’à la fin du tour de table { $round }

# Ce qu’on promet dans un marché : cela ne lie personne, et on s’en souvient

crime-word-yes = toutes les voix pour, cette fois
crime-word-no = toutes les voix contre, cette fois
crime-word-favour = { $rounds ->
    [one] toutes les voix pour la prochaine demande, d’ici la fin du prochain tour de table
   *[other] toutes les voix pour la prochaine demande, d’ici { $rounds } tours de table
}
crime-word-peace = { $rounds ->
    [one] aucune attaque jusqu’à la fin du prochain tour de table
   *[other] aucune attaque pendant { $rounds } tours de table
}
crime-word-broken = Une parole trahie
crime-said-yes = toutes les voix pour
crime-said-no = toutes les voix contre
crime-said-favour = toutes les voix pour la prochaine demande
crime-said-peace = aucune attaque

# Pourquoi on refuse une proposition

crime-excuse = « { $words } »
crime-excuse-too-little = C’est trop peu.
crime-excuse-not-for-sale = Ce n’est pas à vendre.
crime-excuse-vote-sold = Mes voix sont déjà vendues.
crime-excuse-broken-word = Vous avez déjà manqué à votre parole.
crime-excuse-you-lead = Vous êtes en tête : je ne vous engraisse pas.
crime-excuse-grudge = Après ce que vous m’avez fait ?
crime-excuse-need-it = J’en ai besoin moi-même.
crime-excuse-no-money = Je n’ai pas l’argent.
crime-excuse-no-use = Cela ne me sert à rien.
crime-excuse-no-trust = Une promesse ne me suffit pas.
crime-excuse-price = Pour { $money }, je le ferais.

# Les cartes

crime-mistake-remove = Imprudence : ce pion est retiré.
crime-mistake-remove-unless = Imprudence : ce pion est retiré, sauf si vous tenez un { $official }.
crime-mistake-fine = Imprudence : payez { $fine } à la Banque.
crime-mistake-fine-unless = Imprudence : payez { $fine } à la Banque, sauf si vous tenez un { $official }.
crime-penalty-fine = La Commission vous inflige une amende de { $fine }.
crime-penalty-men = { $count ->
    [one] La Commission vous prend un tueur.
   *[other] La Commission vous prend { $count } tueurs.
}
crime-penalty-officials = { $count ->
    [one] Vous perdez un fonctionnaire.
   *[other] Vous perdez { $count } fonctionnaires.
}
crime-penalty-all-officials = Vous perdez tous vos fonctionnaires.
crime-penalty-suspended = { $count ->
    [one] Vos fonctionnaires sont sans pouvoir jusqu’à la fin de votre prochain tour.
   *[other] Vos fonctionnaires sont sans pouvoir jusqu’à la fin de vos { $count } prochains tours.
}
crime-reason-hit-man = un tueur
crime-reason-informant = un indicateur
crime-reason-power-card = une carte Pouvoir
crime-reason-official = un fonctionnaire
crime-reason-money-card = une carte Argent
crime-reason-income = revenus
crime-reason-fine = une amende
crime-reason-debt = une dette
crime-reason-estate = un héritage

# Ce qui est arrivé ; le rôle dit si le lecteur agit, subit, ou ni l’un ni l’autre

crime-log-rolled-base = Dés pour les bases : { $rolls }.
crime-log-rolled-start = Dés pour le premier tour : { $rolls }.
crime-log-rolled-move = { $role ->
    [actor] Vous lancez { $one } et { $other } : { $points } points.
   *[none] { $who } lance { $one } et { $other } : { $points } points.
}
crime-log-base-chosen = { $role ->
    [actor] Vous vous installez ({ $base }), en { $colour }.
   *[none] { $who } s’installe ({ $base }), en { $colour }.
}
crime-log-turn-begun = { $role ->
    [actor] Tour { $round } : à vous.
   *[none] Tour { $round } : { $who } reçoit les dés.
}
crime-log-turn-begun-income = { $role ->
    [actor] Tour { $round } : à vous ; { $income } à réclamer.
   *[none] Tour { $round } : { $who } reçoit les dés ; { $income } à réclamer.
}
crime-log-paid = { $role ->
    [actor] Vous payez { $money } à { $whom } : { $reason }.
    [target] { $who } vous paie { $money } : { $reason }.
   *[none] { $who } paie { $money } à { $whom } : { $reason }.
}
crime-log-paid-bank = { $role ->
    [actor] Vous payez { $money } à la Banque : { $reason }.
   *[none] { $who } paie { $money } à la Banque : { $reason }.
}
crime-log-got = { $role ->
    [actor] Vous recevez { $money } de la Banque : { $reason }.
   *[none] { $who } reçoit { $money } de la Banque : { $reason }.
}
crime-log-owed = { $role ->
    [actor] Vous devez désormais { $money } à { $whom }.
    [target] { $who } vous doit désormais { $money }.
   *[none] { $who } doit désormais { $money } à { $whom }.
}
crime-log-owed-bank = { $role ->
    [actor] Vous devez désormais { $money } à la Banque.
   *[none] { $who } doit désormais { $money } à la Banque.
}
crime-log-debt-moved = { $role ->
    [actor] Votre dette de { $money } est désormais due à la Banque.
   *[none] La dette { DE($who) }, { $money }, est désormais due à la Banque.
}
crime-log-hired = { $role ->
    [actor] Vous engagez un tueur ; il en reste { $left } à engager.
   *[none] { $who } engage un tueur ; il en reste { $left } à engager.
}
crime-log-bribed = { $role ->
    [actor] Vous achetez un { $official }.
   *[none] { $who } achète un { $official }.
}
crime-log-cashed = { $role ->
    [actor] Vous encaissez une carte Argent.
   *[none] { $who } encaisse une carte Argent.
}
crime-log-named = { $role ->
    [actor] Vous désignez { $piece ->
        [boss] votre Boss
       *[man] un tueur
    } ({ $space }), { $way }.
   *[none] { $who } désigne { $piece ->
        [boss] son Boss
       *[man] un tueur
    } ({ $space }), { $way }.
}
crime-log-attack = { $role ->
    [actor] Vous annoncez une attaque ({ $base }) avec { $piece ->
        [boss] votre Boss
       *[man] un tueur
    } ({ $space }), { $way }.
   *[none] { $who } annonce une attaque ({ $base }) avec { $piece ->
        [boss] son Boss
       *[man] un tueur
    } ({ $space }), { $way }.
}
crime-log-begun = { $role ->
    [actor] Votre pion part avec { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[none] { $who } avance un pion avec { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
crime-log-stepped = { $role ->
    [actor] Vous avancez : { $space }.
   *[none] { $who } avance : { $space }.
}
crime-log-killed = { $role ->
    [actor] Vous tuez un homme { DE($whom) } ({ $space }).
    [target] { $who } tue un de vos hommes ({ $space }).
   *[none] { $who } tue un homme { DE($whom) } ({ $space }).
}
crime-log-killed-boss = { $role ->
    [actor] Vous tuez le Boss { DE($whom) } ({ $space }) !
    [target] { $who } tue votre Boss ({ $space }) !
   *[none] { $who } tue le Boss { DE($whom) } ({ $space }) !
}
crime-log-hit-played = { $role ->
    [actor] Vous jouez une carte : { $card }.
   *[none] { $who } joue une carte : { $card }.
}
crime-log-came-home = { $role ->
    [actor] Votre attaquant rentre à sa base.
   *[none] L’attaquant { DE($who) } rentre à sa base.
}
crime-log-stranded = { $role ->
    [actor] { $points ->
        [one] Un de vos points est perdu
       *[other] { $points } de vos points sont perdus
    }.
   *[none] { $points ->
        [one] Un point { DE($who) } est perdu
       *[other] { $points } points { DE($who) } sont perdus
    }.
}
crime-log-landed = { $role ->
    [actor] Vous vous arrêtez : { $space }.
   *[none] { $who } s’arrête : { $space }.
}
crime-log-drew = { $role ->
    [actor] Vous tirez une carte { $deck }.
   *[none] { $who } tire une carte { $deck }.
}
crime-log-drew-card = { $role ->
    [actor] Vous tirez une carte { $deck } : { $card }.
   *[none] { $who } tire une carte { $deck } : { $card }.
}
crime-log-declined = { $role ->
    [actor] Vous laissez la carte { $deck }.
   *[none] { $who } laisse la carte { $deck }.
}
crime-log-reshuffled = Les cartes { $deck } utilisées sont mélangées : { $cards } dans la pile.
crime-log-mistake = { $role ->
    [actor] Votre carte Erreur : « { $card } »
   *[none] Carte Erreur { DE($who) } : « { $card } »
}
crime-log-mistake-undone = { $role ->
    [actor] Votre carte Erreur : « { $card } » Votre fonctionnaire l’annule.
   *[none] Carte Erreur { DE($who) } : « { $card } » Un fonctionnaire l’annule.
}
crime-log-penalty = { $role ->
    [actor] Votre carte Sanction : « { $card } »
   *[none] Carte Sanction { DE($who) } : « { $card } »
}
crime-log-man-removed = { $role ->
    [actor] Votre tueur ({ $space }) est retiré.
   *[none] Un tueur { DE($who) } ({ $space }) est retiré.
}
crime-log-official-lost = { $role ->
    [actor] Vous perdez un { $official }.
   *[none] { $who } perd un { $official }.
}
crime-log-suspended = { $role ->
    [actor]
        { $turns ->
            [one] Vos fonctionnaires sont sans pouvoir jusqu’à la fin de votre prochain tour.
           *[other] Vos fonctionnaires sont sans pouvoir jusqu’à la fin de vos { $turns } prochains tours.
        }
   *[none]
        { $turns ->
            [one] Les fonctionnaires { DE($who) } sont sans pouvoir pendant un tour.
           *[other] Les fonctionnaires { DE($who) } sont sans pouvoir pendant { $turns } tours.
        }
}
crime-log-controlled = { $role ->
    [actor] Vous tenez désormais : { $source }.
   *[none] { $who } tient désormais : { $source }.
}
crime-log-passed = { $role ->
    [actor] Vous passez les dés.
   *[none] { $who } passe les dés.
}
crime-log-penalty-asked = { $role ->
    [actor] Vous demandez une sanction contre { $whom }.
    [target] { $count ->
        [one] { $by } demande une sanction contre vous.
       *[other] { $by } demandent une sanction contre vous.
    }
   *[none] { $count ->
        [one] { $by } demande une sanction contre { $whom }.
       *[other] { $by } demandent une sanction contre { $whom }.
    }
}
crime-log-session = { $role ->
    [actor] Vous convoquez la Commission : vous demandez { $source }.
   *[none] { $who } convoque la Commission et demande : { $source }.
}
crime-log-session-penalty = { $role ->
    [actor] La Commission vous entend : une sanction contre { $whom } ?
    [target] La Commission entend { $who } : une sanction contre vous ?
   *[none] La Commission entend { $who } : une sanction contre { $whom } ?
}
crime-log-offered = { $role ->
    [actor] Vous proposez à { $whom } : { $gives }, contre { $takes }.
    [target] { $who } vous propose : { $gives }, contre { $takes }.
   *[none] { $who } propose à { $whom } : { $gives }, contre { $takes }.
}
crime-log-offer-dropped = { $role ->
    [actor] Votre proposition à { $whom } ne tient plus.
    [target] La proposition que vous faisait { $who } ne tient plus.
   *[none] La proposition { DE($who) } à { $whom } ne tient plus.
}
crime-log-offer-rejected = { $role ->
    [actor] Vous refusez la proposition { DE($whom) }.
    [target] { $who } refuse votre proposition.
   *[none] { $who } refuse la proposition { DE($whom) }.
}
crime-log-word-kept = { $role ->
    [actor] Vous avez tenu parole envers { $whom } : { $word }.
    [target] { $who } a tenu parole envers vous : { $word }.
   *[none] { $who } a tenu parole envers { $whom } : { $word }.
}
crime-log-word-broken = { $role ->
    [actor] Vous avez manqué à votre parole envers { $whom } : { $word }.
    [target] { $who } a manqué à sa parole envers vous : { $word }.
   *[none] { $who } a manqué à sa parole envers { $whom } : { $word }.
}
crime-log-word-lapsed = { $role ->
    [actor] Votre parole à { $whom } est devenue sans objet : { $word }.
    [target] La parole que { $who } vous avait donnée est devenue sans objet : { $word }.
   *[none] La parole que { $who } avait donnée à { $whom } est devenue sans objet : { $word }.
}
crime-log-deal = { $who } et { $whom } concluent un marché.
crime-log-deal-terms = { $role ->
    [actor] Marché : { $given ->
        [no] vous ne donnez rien à { $whom }
       *[yes] vous donnez à { $whom } { $gives }
    }, contre { $takes }.
    [target] Marché : { $given ->
        [no] { $who } ne vous donne rien
       *[yes] { $who } vous donne { $gives }
    }, contre { $takes }.
   *[none] Marché : { $given ->
        [no] { $who } ne donne rien à { $whom }
       *[yes] { $who } donne à { $whom } { $gives }
    }, contre { $takes }.
}
crime-log-vote-called = { $role ->
    [actor] Vous passez au vote.
   *[none] { $who } passe au vote.
}
crime-log-voted-for = { $role ->
    [actor] Vous votez oui, avec { $votes } voix sur { $available }.
   *[none] { $who } vote oui, avec { $votes } voix sur { $available }.
}
crime-log-voted-against = { $role ->
    [actor] Vous votez non, avec { $votes } voix sur { $available }.
   *[none] { $who } vote non, avec { $votes } voix sur { $available }.
}
crime-log-abstained = { $role ->
    [actor] Vous vous abstenez, avec { $available } voix.
   *[none] { $who } s’abstient, avec { $available } voix.
}
crime-log-carried = Accepté : { $favour } pour, { $against } contre.
crime-log-failed = Rejeté : { $favour } pour, { $against } contre.
crime-log-session-closed = La session est close.
crime-log-out-killed = { $role ->
    [actor] Votre famille est éliminée par { $whom }.
    [target] La famille { DE($who) } est éliminée, par vous.
   *[none] La famille { DE($who) } est éliminée par { $whom }.
}
crime-log-out-penalty = { $role ->
    [actor] Votre famille est éliminée par une sanction.
   *[none] La famille { DE($who) } est éliminée par une sanction.
}
crime-log-out-mistake = { $role ->
    [actor] Votre famille est éliminée par une erreur.
   *[none] La famille { DE($who) } est éliminée par une erreur.
}
crime-log-out-federal = { $role ->
    [actor] Votre famille est éliminée par les agents fédéraux.
   *[none] La famille { DE($who) } est éliminée par les agents fédéraux.
}
crime-log-out-left = { $role ->
    [actor] Vous avez quitté la table.
   *[none] { $who } a quitté la table.
}
crime-log-cards-taken = { $role ->
    [actor]
        { $count ->
            [one] Vous prenez une carte { DE($whom) }.
           *[other] Vous prenez { $count } cartes { DE($whom) }.
        }
   *[none]
        { $count ->
            [one] { $who } prend une carte { DE($whom) }.
           *[other] { $who } prend { $count } cartes { DE($whom) }.
        }
}
crime-log-cards-taken-open = { $role ->
    [actor] Vous prenez les cartes { DE($whom) } : { $cards }.
    [target] { $who } prend vos cartes : { $cards }.
   *[none] { $who } prend les cartes { DE($whom) } : { $cards }.
}
crime-log-cards-returned = { $role ->
    [actor] Vos cartes retournent dans leurs piles : { $cards }.
   *[none] Les cartes { DE($who) } retournent dans leurs piles : { $cards }.
}
crime-log-audited = { $role ->
    [actor] Vous faites compter l’argent { DE($whom) }.
    [target] { $who } fait compter votre argent.
   *[none] { $who } fait compter l’argent { DE($whom) }.
}
crime-log-audited-open = Vous faites compter l’argent { DE($whom) } : { $money }.
crime-log-ended-boss = { $count ->
    [one] { $winners } a le dernier Boss en vie, et gagne.
   *[other] { $winners } gagnent.
}
crime-log-ended-rounds = { $count ->
    [one] Le dernier tour est joué : { $winners } a la famille la plus riche, et gagne.
   *[other] Le dernier tour est joué : { $winners } sont à égalité, et gagnent ensemble.
}

# À côté du plateau

crime-chance-here = Chance de s’y arrêter avec ce lancer : { $chance }.
crime-list = Le plateau sous forme de liste
crime-list-inner = La piste intérieure, dans le sens horaire
crime-list-outer = La piste extérieure, dans le sens horaire
crime-flows = Ce que vous avez reçu et versé
crime-flows-part = Reçu et versé depuis l’ouverture de cette page
crime-flow-reason = Motif
crime-flow-in = Reçu
crime-flow-out = Versé
crime-flow-deals = marchés
crime-audit = L’argent a été compté
crime-fine = Une amende
crime-inheritance = Héritage
crime-estates = Ce que valait chaque famille : son argent, et { $circle } par cercle qu’elle tenait
crime-estates-family = Famille
crime-estates-money = Argent
crime-estates-circles = Cercles
crime-estates-worth = Valeur
crime-you-are-out = Votre famille est éliminée
crime-you-watch = Vous regardez
crime-out-now = Restez et regardez : vous voyez ce que tout le monde voit, et vous pouvez encore parler.
crime-queue = Rejouer avec ce groupe à la fin de la partie
crime-tab-board = Plateau
crime-tab-commission = Commission
crime-tab-story = Journal
crime-tab-money = Argent
crime-tab-table = Table
crime-deal-summary = { $given ->
        [no] Vous ne donnez rien
       *[yes] Vous donnez { $gives }
    }, contre { $takes }.
crime-attack-declared = Une attaque
crime-attack-on-you = Votre base est attaquée
crime-struck = Vous êtes touché
crime-time-up = Le temps est écoulé
crime-time-answered = Vous n’avez rien dit à temps : la table a répondu pour vous. Le journal dit quoi.
crime-deal-word = Personne n’est tenu de tenir une promesse, mais tout le monde apprend si elle l’a été.
crime-space-nth = { $name } ({ $nth })

crime-advice-only = Il n’y a rien d’autre à faire.
crime-advice-room = Installez-vous ici : c’est aussi loin des autres qu’il y a de place.
crime-advice-claim = Réclamez vos revenus : { $amount }, sans rien en échange.
crime-advice-cash = Encaissez la carte Argent : l’argent achète des hommes et compte comme des voix.
crime-advice-repay = Remboursez { $amount } : il vous en reste assez.
crime-advice-guard = Engagez un garde : le risque que votre Boss soit tué avant votre prochain tour passe d’environ { $before } % à { $percent } %.
crime-advice-guard-first = Engagez un homme : sans aucun, votre Boss devrait bouger.
crime-advice-guard-more = Engagez un homme : à la maison, il vaut son prix.
crime-advice-official = Achetez le fonctionnaire : cela fait deux voix de plus à la Commission.
crime-advice-power-card = Achetez une carte Pouvoir : vous avez assez d’argent.
crime-advice-attack = Désignez le pion marqué : avec { $points } ou plus, il peut tuer le Boss { DE($who) }, dans { $percent } % des lancers.
crime-advice-reach = Désignez le pion marqué : dans { $percent } % des lancers, il peut finir ici : { $space }.
crime-advice-hunt = Désignez le pion marqué : dans { $percent } % des lancers, il atteint un homme { DE($who) } ({ $space }).
crime-advice-roll = Vos pions sont désignés : lancez les dés.
crime-advice-split = Commencez par { $points } pour le pion marqué : il peut finir ici : { $space }.
crime-advice-split-attack = Commencez par { $points } pour le pion marqué : cela suffit pour le Boss { DE($who) }.
crime-advice-step = Faites le pas marqué : de là, vous pouvez atteindre { $space }.
crime-advice-step-end = Finissez ici : { $space }. De ce que vous pouvez atteindre, c’est ce que je préfère.
crime-advice-step-attack = Continuez : c’est le chemin du Boss { DE($who) }.
crime-advice-kill-boss = Tuez le Boss : { $who } est hors jeu.
crime-advice-kill-man = Tuez-le : { $who } a un homme de moins.
crime-advice-hit = Jouez la carte maintenant : elle tue sans coûter de point.
crime-advice-stop = Laissez les autres points.
crime-advice-first-city = Prenez la ville : { $amount } par tour, et sans vote.
crime-advice-request = Demandez-le : { $amount } par tour. Je compte { $favour } voix pour vous et { $against } contre.
crime-advice-pass = Passez les dés : plus rien ne vaut son prix maintenant.
crime-advice-draw = Tirez : la carte ne coûte rien.
crime-advice-pay = Payez : il n’y a pas d’autre issue.
crime-advice-demand = Demandez une sanction : je compte { $favour } voix pour vous et { $against } contre.
crime-advice-waive = Laissez passer : je compte { $favour } voix pour vous et { $against } contre.
crime-advice-accept = Acceptez : cela vaut environ { $amount } pour vous et coûte { $cost }.
crime-advice-reject = Refusez la proposition { DE($who) } : elle vous coûte plus qu’elle n’apporte.
crime-advice-offer = Proposez à { $who } : { $gives } contre { $takes }. Cela vaut environ { $amount } pour vous et coûte { $cost }.
crime-advice-offer-plain = Proposez à { $who } : { $gives } contre { $takes }.
crime-advice-audit = Faites compter l’argent { DE($who) } : beaucoup en dépend ici.
crime-advice-withdraw = Retirez votre proposition à { $who } : il n’en sort rien.
crime-advice-call-vote = Passez au vote : il n’y a plus rien à négocier.
crime-advice-place = Placez votre indicateur : le revenu est alors à vous.
crime-advice-close = Levez la session : tout est réglé.
crime-advice-listen = Ne dites rien pour l’instant : laissez parler les autres.
crime-advice-talk = Dites ce qui est marqué.
crime-advice-vote-for = Votez pour, avec { $votes } voix : cela vaut environ { $amount } pour vous.
crime-advice-vote-against = Votez contre, avec { $votes } voix : ce que gagne { $who } vous coûte environ { $amount }.
crime-advice-vote-leader = Votez contre, avec { $votes } voix : { $who } est déjà en tête.
crime-advice-vote-word =
    { $side ->
        [for] Votez pour, avec { $votes } voix : vous l’avez promis.
       *[against] Votez contre, avec { $votes } voix : vous l’avez promis.
    }
crime-advice-vote-tried =
    { $side ->
        [for] Votez pour, avec { $votes } voix : dans les parties que j’imagine, c’est ce qui réussit le mieux.
       *[against] Votez contre, avec { $votes } voix : dans les parties que j’imagine, c’est ce qui réussit le mieux.
    }
crime-advice-abstain = Ne votez pas : cela ne vous touche guère.
crime-advice-lose-man = Cédez l’homme qui est là : { $space }. C’est lui qui manquera le moins.
crime-advice-lose-official = Cédez le fonctionnaire marqué : c’est lui qui manquera le moins.
crime-advice-habit = Faites ce qui est marqué : c’est d’ordinaire ce qu’il faut ici.
crime-advice-tried = Faites ce qui est marqué : aucune règle simple ne le dit, mais dans les parties que j’imagine, c’est ce qui réussit le mieux.
crime-advice-way = Il est ici : { $space }, et va { $way }.
crime-advice-then = Avec lui, désignez celui d’ici : { $space }, { $way }.
