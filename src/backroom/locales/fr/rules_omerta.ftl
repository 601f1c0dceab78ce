rules-title-omerta = Les règles d’OMERTA
rules-lead-omerta = Chicago, 1932. Chaque famille dort sur des bouteilles qu’elle ne devrait pas avoir. Vous ne voyez pas votre propre stock : vous le retenez, vous l’allégez, et vous gâtez celui des autres. Quand quelqu’un annonce Omerta, le plus petit stock gagne la manche.
rules-learn-omerta = Apprendre en jouant une première manche
rules-edition = Édition
rules-edition-en = anglaise
rules-edition-fr = française
rules-edition-nl = néerlandaise
rules-edition-ru = russe
rules-here = Dans cette édition
rules-character = Personnage
rules-points = Points
rules-copies = Exemplaires
rules-played = Ce qu’on joue
rules-editions = Éditions
rules-full = La règle entière : { $rule }
rules-close = Fermer
rules-card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

rules-section-aim = But du jeu
rules-section-cards = Les cartes
rules-section-setup = Mise en place
rules-section-turn = Votre tour
rules-section-snap = Le jet
rules-section-powers = Les personnages et leurs pouvoirs
rules-section-killer = La Tueuse
rules-section-laid = La Mamma et la Patrouille de police
rules-section-omerta = Omerta
rules-section-knowing = Qui sait quoi
rules-section-editions = Ce qui change d’une édition à l’autre
rules-section-house = Règles de la maison

rules-o3-title = Joueurs, manches, vainqueur
rules-o3 = De trois à cinq personnes jouent autant de manches qu’il y a de joueurs. Les points sont mauvais : le total le plus bas après la dernière manche l’emporte.
rules-o3-ruling = À égalité de plus bas total, la victoire est partagée ; aucune édition ne départage.

rules-o1-title = Le paquet
rules-o1 =
    Des bouteilles de 1 à 10, quatre de chaque, et vingt personnages : soixante cartes pour jouer. Une bouteille vaut son nombre.
    Cinq gangsters célèbres décident seulement qui commence.
rules-o1-ruling = Les éditions comptent quarante bouteilles de 1 à 10, sans plus de détail ; quatre par valeur est le seul partage égal.
rules-o2-title = Les personnages
rules-o2 = Un personnage compte des points comme une bouteille, et souvent beaucoup. La plupart ont aussi un pouvoir, qui agit quand vous défaussez la carte à votre tour ; celui de la Tueuse agit quand on la montre.
rules-o2-ruling = Une édition compte quatre des personnages, et sa façon d’écrire suggère le reste : trois Chauffeurs et un exemplaire de chacun des six autres. Le paquet « trié » est l’autre compte probable : deux Chauffeurs, deux Perceurs de coffre.
rules-o2b-title = Les gangsters célèbres
rules-o2b = Al Capone, Lucky Luciano, Virginia Hill, Johnny Torrio et Meyer Lansky n’ont aucun pouvoir et ne se mêlent jamais aux autres cartes.
rules-o2b-ruling = Seul Al Capone est nommé dans les éditions ; les quatre autres sont notre choix.

rules-o4-title = Qui commence
rules-o4 = Avant la première manche, chacun reçoit un gangster célèbre. Celui qui a Al Capone commence ; si personne ne l’a, on redistribue.
rules-o4-yes = On mélange les cinq gangsters et on en donne un à chacun.
rules-o4-no = On prend autant de gangsters que de joueurs ; les autres sont mis de côté.
rules-o4-ruling = Chaque nouvelle donne puise parmi les cinq, si bien qu’Al Capone finit par sortir. L’édition change ce qu’on montre, non les chances de commencer.
rules-o5-title = Qui commence ensuite
rules-o5 = Le joueur dont le total est alors le plus élevé.
rules-o5-ruling = Les éditions disent « score » ; pour nous, c’est le total. À égalité, le premier dans le sens des aiguilles d’une montre après celui qui a commencé la manche précédente, lequel vient en dernier.
rules-o6-title = La donne
rules-o6 =
    Bouteilles et personnages sont mélangés ensemble. Chacun reçoit quatre cartes en ligne, face cachée, sans les regarder.
    Quatre autres vont face cachée dans le coffre. Le reste forme la pioche. La défausse est vide au départ : le premier joueur ne peut rien y prendre.
rules-o6-ruling = Une édition pose le coffre face visible, contre sa phrase suivante et son propre dessin. Nous y voyons une coquille.
rules-o7-title = Deux cartes à retenir
rules-o7 = Avant le premier tour, chacun choisit deux de ses quatre cartes, tous en même temps, les regarde et les repose. Ensuite, il faut s’en souvenir.
rules-o7-ruling = Personne ne voit le choix d’un autre avant d’avoir fait le sien ; après, tous voient quelles places ont été regardées.
rules-o7b-title = Le sens du jeu
rules-o7b = On joue dans le sens des aiguilles d’une montre.
rules-o7b-ruling = Aucune édition ne le dit ; l’une a un dessin où les joueurs sont numérotés dans ce sens.
rules-o7c-title = Chaque carte garde sa place
rules-o7c =
    Une place vidée reste vide, une carte ajoutée prend une nouvelle place au bout, et personne ne réarrange son jeu.
    Tous voient quelles places sont regardées, remplacées ou échangées, dans les mains comme dans le coffre ; mais pas les faces. De la défausse, on ne montre que la carte du dessus.
rules-o7c-ruling = Dans un jeu de mémoire, une carte doit être là où on l’a laissée. Après soixante places, une carte ajoutée prend la première place vide.

rules-o8-title = D’abord : annoncer ou jouer
rules-o8 = Au début de votre tour, et seulement là, vous pouvez annoncer Omerta et finir la manche.
rules-o9-title = Piochez une carte
rules-o9 = Sinon, prenez une carte : le dessus de la pioche, que vous seul voyez, ou le dessus de la défausse, que tous connaissent.
rules-o10-title = La garder ou la défausser
rules-o10 =
    La garder : posez-la face cachée à la place d’une de vos cartes. L’ancienne va face visible sur la défausse, sans que vous la regardiez avant.
    Ou, seulement si elle vient de la pioche, mettez-la directement sur la défausse.
rules-o10-ruling = La nouvelle carte est en place avant que l’ancienne soit défaussée ; on peut donc la jeter aussitôt.
rules-o11-title = Plus aucune carte
rules-o11 = Votre stock est de 0. À votre tour, vous pouvez annoncer Omerta ; sinon vous piochez et défaussez, et un pouvoir agit sur ce qu’il trouve. Vous ne pouvez pas prendre dans la défausse : il n’y a rien à remplacer.
rules-o11-ruling = Aucune édition n’en parle. Une main vide est un bon moment pour annoncer, pas une fin en soi. Un pouvoir qui ne trouve rien ne fait rien.
rules-o12-title = La pioche est vide
rules-o12 = Quand il faut une carte et que la pioche est vide, on mélange la défausse, qui devient la pioche.
rules-o12-ruling =
    Toute la défausse y passe, carte du dessus comprise, de même qu’un personnage en cours d’utilisation et la bouteille d’un jet ouvert ; mais pas une Mamma ou une Patrouille qu’on est en train de poser. S’il faut plusieurs cartes, on donne d’abord celles qui restent, puis les autres après le mélange.
    Si les deux piles sont vides, la carte n’est pas piochée ; qui ne peut prendre dans aucune passe son tour.

rules-o13-title = Jetez la même bouteille
rules-o13 = Quand un joueur défausse une bouteille, chacun peut aussitôt jeter une carte de même valeur de son propre jeu, lui aussi. Seul le plus rapide s’en débarrasse, et une seule carte part ainsi.
rules-o13-ruling = La question est posée à tous, aussi longtemps, quoi qu’ils aient en main. Sauf à un joueur sous la Mamma ou sans carte libre.
rules-o14-title = La mauvaise carte
rules-o14 = Une carte d’une autre valeur est montrée à tous et retourne à sa place ; son propriétaire ajoute une carte de la pioche, face cachée, que personne ne regarde.
rules-o14-ruling = Les cartes de pénalité se piochent après le verdict, dans l’ordre des jets.
rules-o15-title = Juste, mais trop tard
rules-o15 = Une bonne carte arrivée trop tard est montrée à tous et retourne à sa place. Cela ne coûte rien.
rules-o15-ruling = Une mauvaise carte coûte sa pénalité même si elle est aussi en retard ; sinon, jeter au hasard derrière un jet sûr renseignerait gratuitement.
rules-o16-title = Un jet à la fois
rules-o16 = Un jet reste ouvert jusqu’à la fin de son temps ou jusqu’à ce que tous aient répondu. Chacun n’essaie qu’une fois. Le tour suivant, Omerta compris, attend le verdict.
rules-o16-ruling =
    Les éditions n’en disent rien. Une carte jetée, une carte revenue et une Mamma ou une Patrouille qu’on retire n’ouvrent aucun jet.
    Deux bouteilles jetées avec le Chauffeur ouvrent un seul jet, après l’éventuelle pénalité, et l’une ou l’autre valeur convient.
rules-o17-title = Qui est le plus rapide ?
rules-o17 =
    La personne la plus vive, non la plus proche du serveur. La table mesure chaque connexion, retourne la bouteille pour tous au même instant, puis retire à chacun son délai. Le verdict dit qui fut premier, et de combien.
    Une table peut préférer les jets en secret : chacun décide sans hâte, et si plusieurs jettent, le sort les départage.

rules-o18-title = Utiliser un pouvoir
rules-o18 = Quand vous défaussez un personnage à votre tour, son pouvoir agit : la carte que vous venez de piocher, ou celle qu’elle remplace.
rules-o18-ruling = Un personnage rendu, révélé ou mélangé ne fait rien.
rules-o18b-title = Suis-je obligé ?
rules-o18b = Cela dépend de l’édition.
rules-o18b-yes = On peut renoncer à n’importe quel pouvoir.
rules-o18b-no = Un pouvoir s’utilise dès qu’il trouve sur quoi agir. Seul le Chauffeur peut ne rien jeter.
rules-o18b-ruling = Une édition permet, trois ordonnent. Là où c’est ordonné, le Perceur de coffre regarde puis échange ; là où c’est permis, on peut renoncer avant de regarder, et encore après.
rules-o19-title = L’Homme de main
rules-o19 = Deux joueurs échangent une carte à l’aveugle. Vous désignez les deux cartes, et pouvez être vous-même l’un des deux joueurs.
rules-o19-ruling = Les deux cartes sont toujours à deux joueurs différents.
rules-o20-title = La Dame
rules-o20 = Les cartes d’un adversaire sont mélangées entre elles. Personne ne regarde, et ensuite personne ne sait où est quoi, même pas lui.
rules-o20-ruling = On peut choisir un jeu d’une seule carte ; elle reste aussi connue qu’avant. Pour une carte bloquée, voir O29.
rules-o21-title = La Taupe
rules-o21 = Choisissez une de vos cartes : vous seul la voyez, puis elle est de nouveau face cachée.
rules-o22-title = La Balance
rules-o22 = Deux cartes de la pioche vont aux adversaires : toutes les deux au même, ou chacune à un autre. Personne ne les regarde.
rules-o22-ruling = Seulement à des adversaires ; une édition le dit. S’il en manque, le premier nommé est servi d’abord.
rules-o23-title = Le Perceur de coffre
rules-o23 = Vous voyez ce que contient le coffre. Puis l’une de ses quatre cartes change de place avec l’une des vôtres, que vous ne voyez pas avant et qui y reste face cachée.
rules-o23-ruling = Vous voyez le coffre jusqu’à l’échange ou au refus. Sans carte libre à donner, vous regardez seulement.
rules-o24-title = Le Chauffeur
rules-o24 = Jetez jusqu’à deux de vos cartes que vous croyez être des bouteilles. Toutes sont montrées. Si un personnage s’y trouve :
rules-o24-yes = Tout ce qui a été jeté revient, et vous ajoutez une carte de pénalité sans la voir.
rules-o24-no = Seuls les personnages reviennent, avec une carte de pénalité non vue pour chacun ; une bouteille jetée à côté reste défaussée.
rules-o24-ruling = Les cartes partent dans l’ordre annoncé, la dernière au-dessus. On peut aussi n’en jeter aucune.
rules-o26-title = Le Témoin
rules-o26 = Dix points et aucun pouvoir.
rules-o27-title = L’Alibi
rules-o27 = Ni point ni pouvoir : rien de mieux à garder.

rules-o25-title = La Tueuse
rules-o25 = Une réaction, jamais une action. Quand l’Homme de main, la Dame, la Balance, la Mamma ou la Patrouille d’un autre vous vise, montrez la Tueuse de votre jeu : l’effet est annulé et les deux cartes sont défaussées. Défaussée normalement, elle ne fait rien.
rules-o25-ruling =
    Les cibles sont nommées d’abord. Puis tous ceux qui seraient touchés sont interrogés, en même temps et aussi longtemps, qu’ils aient ou non la Tueuse, pour que la question ne trahisse rien. Sauf un joueur sous la Mamma ou sans carte libre.
    Une Tueuse annule tout l’effet, pour les autres aussi. La carte contrée est défaussée d’abord, la Tueuse par-dessus ; on ne la remplace pas.
    Qui montre une carte qui n’est pas la Tueuse la reprend, vue de tous, et ajoute une carte sans la voir, même si la Tueuse d’un autre annule l’effet. Une Tueuse bloquée ne peut pas être montrée.

rules-o28-title = La Mamma
rules-o28 =
    Posez-la devant un autre joueur : son prochain tour est sauté. Tant qu’elle est là, il ne peut ni annoncer, ni piocher, ni défausser, donc ni jeter ni montrer la Tueuse, et nul ne peut mélanger son jeu ou lui donner des cartes.
    Elle est défaussée à votre prochain tour, juste après que vous avez pioché : vous ne pouvez donc pas la reprendre. Elle ne compte jamais.
rules-o28-ruling = Un Homme de main peut encore y échanger une carte, et une Patrouille s’y poser : ce n’est pas dans la liste imprimée.
rules-o29-title = La Patrouille de police
rules-o29 =
    Posez-la sur une carte d’un autre joueur. Pendant deux tours, cette carte ne peut être ni échangée, ni regardée, ni défaussée, donc ni remplacée, ni jetée, ni montrée comme Tueuse, et son propriétaire ne peut pas annoncer Omerta. La carte compte dans le score, la Patrouille jamais.
    Si c’est sa seule carte, il pioche à son tour et défausse aussitôt.
    Elle est défaussée à votre deuxième tour suivant, juste après que vous avez pioché.
rules-o29-yes = La Dame laisse une carte bloquée à sa place.
rules-o29-no = La Dame mélange aussi une carte bloquée ; la Patrouille voyage avec elle, et on peut donc encore suivre cette carte.
rules-o29-ruling = Qui n’a que la carte bloquée pioche et défausse aussi longtemps qu’il n’en reçoit pas d’autre ; la carte défaussée a son pouvoir et son jet comme d’habitude.
rules-o29b-title = Tant qu’elles sont posées
rules-o29b = Une Mamma ou une Patrouille posée a quitté la défausse : la carte dessous est de nouveau la première. Jamais deux Mamma devant un joueur, ni deux Patrouilles sur une carte.
rules-o29b-ruling = Refusée ou sans cible, elle reste sur la défausse. Chaque tour de celui qui l’a posée compte, même sauté ou passé.

rules-o30-title = L’annonce
rules-o30 = Au début de votre tour, avant de piocher, vous pouvez annoncer Omerta si vous pensez avoir un stock de 7 ou moins, personnages compris. Le jeu s’arrête aussitôt ; on retourne toutes les cartes et on compte.
rules-o30-ruling = Personne ne vérifie ce que vous pensez. Une annonce insensée est permise, et coûte assez cher.
rules-o31-title = Une bonne annonce
rules-o31 = Votre stock est de 7 ou moins et nul n’a moins : vous marquez 0, même à égalité. Tous les autres marquent leur stock.
rules-o32-title = Une mauvaise annonce
rules-o32 = Sinon, vous marquez votre stock plus 20. Parmi les autres, le plus petit stock marque 0 ; les joueurs restants marquent le leur.
rules-o32-ruling = Les éditions disent « le plus petit » ; qui annonce à tort n’entre pas en compte. Tous ceux qui ont ce plus petit stock marquent 0. L’égalité n’aide que celui qui annonce avec 7 ou moins.
rules-o33-title = Si personne n’annonce
rules-o33 = Une manche finit aussi quand tous les joueurs d’affilée ont passé faute de carte à piocher, et après 200 tours. Chacun marque alors son stock.
rules-o33-ruling = Aucune édition ne le dit, mais une manche doit finir. Les tours sautés ou passés comptent ; le 200e va au bout, jet et pouvoir compris. Un tour sauté sous la Mamma n’est pas une passe et n’interrompt pas la série.

rules-o34-title = Ce qu’on peut savoir
rules-o34 =
    Personne : l’ordre de la pioche, les cartes données ou de pénalité non vues, la place des cartes d’un jeu mélangé.
    Un seul joueur : ce qu’il a regardé, pioché ou vu dans le coffre, tant qu’on peut suivre la carte, où qu’elle aille.
    Tous : ce qui a été montré face visible, au moment où ce fut montré.
rules-o35-title = Se souvenir, c’est le jeu
rules-o35 = Une carte face cachée est montrée face cachée, toujours. Un aide-mémoire peut être activé pour toute la table ; il montre à chacun ce qu’il a légitimement vu, et jamais plus.

rules-house-about = Une table peut les choisir avec toute édition. Sinon, les règles ci-dessus valent telles quelles.
rules-house-rounds = Manches (O3) : de 1 à 20, au lieu d’une par joueur.
rules-house-deck = Paquet (O2) : « trié » a deux Chauffeurs et deux Perceurs de coffre ; l’ordinaire en a trois et un.
rules-house-open-safe = Coffre ouvert (O6) : le coffre est face visible, de même que ce qu’un Perceur de coffre y laisse.
rules-house-snap = Jets en secret (O17) : pas de réflexes ; chacun décide sans être vu, et le sort tranche.
rules-house-memory-aid = Aide-mémoire (O35) : on montre à chacun les cartes qu’il a légitimement vues.

power-bottle = Vaut son nombre en points. Quand une bouteille est défaussée, le premier qui en jette une du même nombre s’en débarrasse.
power-gangster = Deux joueurs échangent une carte à l’aveugle. Vous désignez les deux cartes ; l’un des deux joueurs peut être vous.
power-lady = Les cartes d’un adversaire sont mélangées entre elles. Plus personne ne sait où est quoi.
power-mole = Regardez une de vos cartes.
power-snitch = Deux cartes de la pioche vont aux adversaires : toutes les deux au même, ou chacune à un autre.
power-driver = Jetez jusqu’à deux de vos bouteilles. Un personnage parmi elles est une erreur coûteuse.
power-safecracker = Regardez dans le coffre et échangez une de vos cartes contre une des quatre.
power-killer = Montrez-la quand un Homme de main, une Dame, une Balance, une Mamma ou une Patrouille vous vise : l’effet est annulé. Défaussée, elle ne fait rien.
power-witness = Aucun pouvoir, et dix points.
power-alibi = Aucun pouvoir, et aucun point.
power-mamma = Posez-la devant un autre joueur, qui saute un tour et ne peut rien faire tant qu’elle est là.
power-patrol = Posez-la sur la carte d’un adversaire : bloquée deux tours, et son propriétaire ne peut pas annoncer Omerta.
