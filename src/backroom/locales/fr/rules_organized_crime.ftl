rules-title-organized-crime = Les règles d’ORGANIZED CRIME
rules-lead-organized-crime = Les familles d’un même pays se partagent ses villes, ses affaires et ses fonctionnaires, et aucune ne se fie aux autres. L’argent achète des hommes et des voix, les voix rapportent de l’argent, et les hommes gardent le Boss en vie. Le dernier Boss vivant gagne.
rules-sources-organized-crime = Le livret de 1974 demande à être pris à la lettre. Ce qu’il dit vient en tête de chaque règle, avec nos propres mots. Là où il se tait, notre décision dit ce qu’on joue. Il ne montre ni le plateau ni les cartes : ce que nous avons dû rebâtir porte la mention « reconstitué », et qui possède la boîte peut le corriger.
rules-learn-organized-crime = Apprendre en jouant une première soirée avec l’entraîneur

rules-section-survival = Survivre
rules-section-bases = Avant le premier tour
rules-section-decks = Les quatre paquets
rules-section-moving = Dés et mouvement
rules-section-killing = Tuer
rules-section-commission = La Commission nationale
rules-section-accounts = Argent et dettes
rules-section-board = Le plateau et les cartes
rules-section-variants = Parties plus courtes

rules-c1-title = Le dernier Boss
rules-c1 =
    Une famille est éliminée quand son Boss est retiré. Celle qui reste à la fin a gagné.
    Quand une famille disparaît, la Banque paie aussitôt toutes ses dettes, et ce qu’on lui devait est désormais dû à la Banque.
rules-c1-ruling = La partie finit dès qu’il ne reste qu’un Boss. Quitter la table pour de bon, c’est être retiré par la loi (C11) : tout va à la Banque.
rules-c2-title = Un Boss et vingt hommes
rules-c2 = Chaque famille a un Boss et vingt hommes pour toute la partie. Un homme retiré ne revient jamais.
rules-c3-title = Argent, tueurs, indicateurs
rules-c3 =
    Chacun reçoit au départ 150 000 $ de la Banque. À votre tour, vous pouvez engager des hommes, à 10 000 $ chacun.
    Un tueur commence dans votre salle des tueurs, parcourt les pistes et tue. Un indicateur se pose sur le cercle d’une ville, d’une affaire, d’une activité ou d’un fonctionnaire, montre que c’est à vous, et ne bouge plus. Un cercle ne reçoit qu’un indicateur, et personne ne change jamais de rôle.
rules-c3-ruling = La Banque n’est jamais à court d’argent.
rules-c4-title = Ce qu’est le Boss
rules-c4 = Le Boss est plus gros que les autres, ne coûte rien et commence dans la salle du Boss.
rules-c4-ruling = Il n’y a pas d’autre différence. Il se déplace et tue comme un tueur, et sur les pistes on le tue de même.

rules-c5-title = Bases, couleurs, premier joueur
rules-c5 = Chacun lance les dés. Le plus haut total choisit une base et une couleur, puis le suivant, et ainsi de suite. On relance ensuite : le plus haut commence, et les dés passent dans le sens des aiguilles d’une montre.
rules-c5-ruling = En cas d’égalité, les intéressés relancent entre eux. Le sens des aiguilles suit les bases du plateau, non les chaises.
rules-c5-rebuilt = Le livret nomme le vert, le jaune et le blanc ; la quatrième couleur, le bleu, est la nôtre.

rules-c6-title = Les cartes utilisées
rules-c6 = Pouvoir, Fonctionnaire corrompu, Erreur et Sanction forment quatre paquets. Une carte utilisée va sous son paquet, face visible. Quand toutes ont été tirées, le paquet est battu et retourné.
rules-c6-ruling = Cela se fait quand il faut la carte suivante. Un paquet dont toutes les cartes sont en main n’en donne aucune.
rules-c7-title = Les cartes Pouvoir
rules-c7 =
    On peut en tirer une en s’arrêtant sur Pouvoir, en acheter à son tour pour 200 000 $ chacune, prendre celles d’une famille qu’on détruit, et en recevoir dans un marché. Elles restent secrètes jusqu’à leur emploi.
    « Un coup » tue un ennemi, « Un ou deux coups » un ou deux. « Argent » vaut 100 000 $ à la Banque.
rules-c7-ruling = On achète à l’aveugle, la carte du dessus. Une carte Argent s’encaisse à son tour, en session avant le vote, ou quand on doit payer ; jamais pendant le vote, car les voix dépendent de l’argent. Une fois les voix comptées, qui a convoqué la session à son tour peut de nouveau en encaisser (C23).
rules-c8-title = Les fonctionnaires corrompus
rules-c8 =
    On peut tirer une telle carte en s’arrêtant sur Fonctionnaire corrompu ; elle vient aussi d’une famille qu’on détruit ou d’un marché, mais ne s’achète jamais. Elle reste secrète jusqu’à son emploi.
    À votre tour, montrez la carte d’un Juge, d’un Gouverneur ou d’un Sénateur, payez son prix, payez 10 000 $ pour un indicateur et posez-le sur un cercle libre de cette sorte.
    Un fonctionnaire ne rapporte pas d’argent. Il apporte deux voix à la Commission (C25) et peut réparer certaines Erreurs.
rules-c8-rebuilt = Le prix du Gouverneur, 30 000 $, est imprimé. Ici un Juge coûte 20 000 $ et un Sénateur 50 000 $ ; il y a trois Juges, trois Gouverneurs et deux Sénateurs.
rules-c9-title = Les Erreurs
rules-c9 = Qui s’arrête sur Erreur tire une carte, la lit à haute voix et fait ce qu’elle dit : le pion est retiré, ou l’on paie une amende à la Banque.
rules-c9-rebuilt = La liste des cartes est la nôtre. Six des seize ne font rien à qui tient le fonctionnaire qu’elles nomment.
rules-c10-title = Les Sanctions
rules-c10 = On ne tire une carte Sanction que si la Commission l’a votée. Elle prend un ou plusieurs tueurs, une amende pour la Banque, ou un ou plusieurs fonctionnaires. Des fonctionnaires peuvent aussi être sans pouvoir après une sanction.
rules-c10-ruling = C’est vous qui choisissez le fonctionnaire perdu ; son indicateur est retiré. Qui n’en a pas ne perd rien.
rules-c10-rebuilt = Les douze cartes sont les nôtres. L’une rend vos fonctionnaires impuissants jusqu’à la fin de vos trois prochains tours : ni voix, ni aide contre les Erreurs.
rules-c11-title = Un Boss pris par la loi
rules-c11 = Un Boss retiré par une Sanction, par une Erreur ou pour s’être arrêté sur Gouvernement fédéral entraîne sa famille avec lui. Tout son argent va à la Banque, ses cartes à leurs paquets, et tous ses hommes quittent le plateau.
rules-c11-ruling = Une Sanction prend les tueurs que vous choisissez, où qu’ils soient. Elle ne prend le Boss que s’il ne vous reste aucun tueur.
rules-c11-rebuilt = Sur Gouvernement fédéral, un tueur est retiré lui aussi.

rules-c12-title = Nommer, puis lancer
rules-c12 =
    À chaque tour, vous lancez deux dés. Avant le jet, vous nommez un ou deux de vos pions, la direction de chacun et, s’il y en a une, l’attaque contre une base (C21).
    Deux pions se partagent les points aussi également que possible ; à vous de dire lequel a le point impair.
rules-c12-ruling = Un pion finit, arrivée comprise, avant que l’autre ne parte, dans l’ordre que vous voulez.
rules-c13-title = Un point, un pas
rules-c13 = Un point mène un pion à une case qui touche la sienne. La salle des tueurs touche la salle du Boss et deux cases de la piste intérieure, ses portes ; un pion sort par l’une ou l’autre. Vos pions peuvent aller et venir entre vos deux salles.
rules-c14-title = Direction et arrivée
rules-c14 = Sur la piste, un pion fait d’abord un pas dans la direction annoncée ; ensuite il peut tourner. Il ne revient jamais à la case dont il est parti. Seule compte la case où finit son mouvement : passer sur une case ne fait rien.
rules-c14-ruling =
    La droite est le sens des aiguilles d’une montre, sur les deux pistes. Depuis une case Gouvernement, on prend l’une ou l’autre piste du côté annoncé. Sortir par une porte n’épuise pas la direction ; le premier pas le long de la piste, si.
    Un pion ne revient pas aussitôt à la case qu’il vient de quitter : il tourne donc aux cases Gouvernement, où quatre chemins se croisent. C’est la seule façon de retrouver les deux exemples imprimés (C18).
rules-c15-title = Deux pistes
rules-c15 = La piste intérieure et la piste extérieure se rejoignent aux cases Gouvernement fédéral, d’État et local, et nulle part ailleurs.
rules-c15-rebuilt = Dans le sens des aiguilles, les coins sont : fédéral, local, d’État, local. S’arrêter sur le Gouvernement d’État coûte 50 000 $, sur un Gouvernement local 20 000 $ ; pour le fédéral, voir C11.
rules-c16-title = Les bases des autres
rules-c16 = Un pion n’entre dans la base d’une autre famille que dans une attaque annoncée, et ne rentre dans la sienne qu’après une attaque réussie.
rules-c16-ruling = Le Boss aussi, qui rentre dans la salle des tueurs. Les bases où personne n’habite sont fermées ; les pions qui s’y trouvent peuvent en sortir.
rules-c17-title = Tous les points servent
rules-c17 = Vous lancez les dés à chaque tour et utilisez tous les points, sauf si vous avez tué un Boss dans sa base.
rules-c17-ruling = Un choix qui laisserait des points perdus est refusé tant qu’une autre façon de marcher et de tuer les emploie tous. S’il n’y en a pas, les points sont perdus. Qui n’a pas de tueur à déplacer déplace le Boss.
rules-c18-title = Exemple : où mènent trois points
rules-c18 = Un tueur est à Oakland et va à droite, un autre chez lui près de Boston et va à gauche. Un 6 donne 3 points à chacun. Le premier peut finir à Boston, sur Fonctionnaire corrompu ou sur Pouvoir, le second à Boston ou sur Erreur.
rules-c18b-title = Exemple : sept points pour deux
rules-c18b = Avec 6 et 1 aux dés, un pion avance de 4 et l’autre de 3, au choix.

rules-c19-title = Comment on tue
rules-c19 = À votre tour seulement, et seulement sur la case où se trouve votre pion, vous pouvez tuer des ennemis : pour un point de dé chacun, ou avec les cartes « coup », qui ne coûtent pas de point. Sur les pistes, il n’est pas besoin de l’annoncer.
rules-c19-ruling = Tuer avec un point, c’est l’affaire d’un pion nommé, sur ses propres points, avant, entre ou après ses pas. Une carte agit depuis n’importe lequel de vos pions sur la case, à tout moment de votre tour. Un second coup qui ne sert pas aussitôt est perdu.
rules-c20-title = Exemple : six points, deux morts
rules-c20 = Un pion sur Investissement part à gauche avec 6 points : Fonctionnaire corrompu (1), Erreur (2), un mort sur place (3), Boston (4), un mort par une carte « Un coup », Gouvernement d’État (5), Fonctionnaire corrompu (6), où l’on tire une carte.
rules-c21-title = L’attaque d’une base
rules-c21 =
    Une fois par tour, avant le jet, vous pouvez annoncer à haute voix qu’un pion attaque une base, et sa direction. Il entre par l’une ou l’autre porte. Dans la salle des tueurs il lui faut tuer, avec des points et des cartes ; c’est seulement quand tous les tueurs ennemis y sont morts qu’un point le mène à la salle du Boss. Là, un point ou une carte tue le Boss.
    Deux exemples depuis Boston, contre cinq gardes. Avec 7 points : trois pour entrer, trois morts, deux autres par cartes, le septième point vers la salle du Boss, et une carte « Un coup » pour lui. Avec 11 points : trois pour entrer, cinq morts, un pas, un point pour le Boss, et un dont personne n’a besoin.
    Après une réussite, l’attaquant est remis dans sa base.
rules-c21-ruling = Après un échec, il reste dedans : il peut attaquer encore à un tour suivant ou sortir par une porte, et le maître des lieux peut le tuer. Les tueurs de tierces familles qui s’y trouvent doivent mourir aussi. Un pion qui est sur une porte peut entrer directement. Un Boss debout dans sa propre salle des tueurs ne craint qu’une attaque annoncée.
rules-c22-title = Ce que laisse un Boss mort
rules-c22 =
    Qui tue un Boss, où que ce soit, prend les cartes Pouvoir et Fonctionnaire corrompu de cette famille ; les autres retournent à leurs paquets. Tous ses hommes quittent le plateau. Son argent est partagé par moitié entre le tueur et la Banque, 10 000 $ impairs allant à la Banque ; pour les dettes, voir C1.
    Les points qui restent après la mort d’un Boss chez lui n’ont pas à être utilisés.
rules-c22-ruling = L’attaquant remis chez lui ne s’arrête sur aucune case. Un second pion peut utiliser ses points ou les laisser.

rules-c23-title = Villes, affaires, activités
rules-c23 =
    La première ville se prend sans vote : arrêtez-vous sur une ville que personne ne tient, dites dans le même tour que vous la prenez, et achetez l’indicateur.
    Pour tout le reste, on s’arrête, on convoque la Commission dans le même tour, on gagne le vote et on achète l’indicateur : une autre ville libre ; sur Investissement, les spectacles, le transport routier ou les titres ; sur Activités illégales, l’usure, les stupéfiants ou les jeux. Affaires et activités sont pour qui a déjà une ville.
rules-c23-ruling = Un arrêt permet une demande, et aucune s’il n’y a pas de cercle libre ou s’il ne vous reste pas d’homme. On peut tenir plusieurs cercles d’une sorte. S’arrêter sur une ville que quelqu’un tient ne fait rien. Une fois les voix comptées, vous pouvez encore réclamer vos revenus et encaisser des cartes Argent pour payer l’indicateur. S’il n’est pas placé à la clôture de la session, la permission est perdue.
rules-c23-rebuilt = Chaque ville a un cercle, chaque affaire et chaque activité en a deux. Neuf des douze villes sont les nôtres.
rules-c24-title = Une session
rules-c24 =
    La Commission se réunit pour une source de revenus ou pour une sanction, et pour rien d’autre. Qui la convoque dit pourquoi. Tous discutent et font des marchés, jusqu’à ce que le demandeur fasse voter, ce qui clôt la discussion.
    On vote dans le sens des aiguilles depuis la gauche du demandeur, qui vote donc en dernier ; l’accusé vote aussi. Chacun montre combien de voix il a ; un vote émis ne change plus. Il faut plus de voix pour que contre ; l’égalité ne suffit pas.
    On règle alors les marchés, on pose l’indicateur ou l’on tire la Sanction, et la session est close.
rules-c24-ruling = Une offre va à un seul joueur, qui est seul à la voir. Acceptée, elle s’exécute aussitôt ; les autres voient qu’un marché s’est fait et combien de cartes ont passé, mais pas l’argent. Ne donner aucune voix, c’est s’abstenir. Nul ne vote à la fois pour et contre.
rules-c25-title = Combien de voix
rules-c25 = Une pour le Boss, une par tranche entière de 100 000 $, deux par fonctionnaire que vous tenez, sauf s’ils sont sans pouvoir après une sanction. On peut n’en donner qu’une partie.
rules-c26-title = Demander une sanction
rules-c26 =
    Qui a perdu un tueur du fait du joueur dont c’était le tour peut demander une sanction à la fin de ce tour, dans les dix secondes. Chacun peut demander une fois par tour ; plusieurs demandes sont entendues dans l’ordre des crimes. Si le vote est gagné, le coupable tire une carte Sanction.
    La Commission n’a pas d’autre peine.
rules-c26-ruling = Tous ceux qui ont perdu un homme sont interrogés en même temps, en secret. C’est la première perte de chacun qui compte. Une demande tombe quand l’une des deux parties est éliminée.
rules-c27-title = Promesses et marchés
rules-c27 = On peut négocier à tout moment, sauf pendant le vote, et aucune promesse n’engage. Mais argent et cartes ne changent de mains qu’en session ; dettes et sanctions se paient quand elles sont dues.
rules-c27-ruling = Aucun marché ne porte sur plus de 1 000 000 $. Une carte qu’on vous a montrée dans une offre vous est connue de nouveau quand elle passe plus tard entre d’autres mains. Du passage au vote au décompte des voix, la discussion et les réactions de la table sont coupées ; les spectateurs peuvent parler entre eux. Un marché peut contenir des promesses, de part et d’autre : toutes vos voix pour cette demande ou contre elle, toutes vos voix pour la prochaine demande de l’autre, aucune attaque contre l’autre pendant un à trois tours de table. Personne n’est tenu de s’y tenir, et il n’y a pas de sanction. Mais dès qu’une promesse est tenue ou trahie, tout le monde l’apprend, et le compte de chaque famille est public. Une promesse de voix n’est tenue qu’en les donnant toutes ; tuer ou déclarer une attaque rompt la paix ; une promesse dont l’occasion ne vient jamais s’éteint en silence.

rules-c28-title = Les dettes
rules-c28 = Qui ne peut payer doit. Les revenus vont d’abord aux dettes, dans l’ordre où elles ont été faites.
rules-c28-ruling = On paie ce qu’on a et on doit le reste. Le reste de son argent se dépense comme on veut. Rien ne s’achète à crédit ; mais l’argent convenu en session et qui manque devient une dette envers l’autre joueur. À son tour, on peut rembourser la plus ancienne dette.
rules-c29-title = Les revenus
rules-c29 =
    À votre tour, la Banque paie ce que rapportent vos villes, affaires et activités, telles que vous les teniez au début du tour ; mais seulement si vous le réclamez.
    Exemple : New York 40 000 $, transport routier 20 000 $ et stupéfiants 30 000 $ font 90 000 $.
rules-c29-ruling = Une fois par tour, à n’importe quel moment ; pendant une session, seulement après le vote. Un revenu non réclamé est perdu.
rules-c30-title = Faire compter l’argent
rules-c30 = Tout joueur peut, à tout moment, faire compter l’argent d’un autre.
rules-c30-ruling = Seul celui qui l’a demandé voit le chiffre. Tous voient qu’il l’a demandé.
rules-c31-title = Dans l’ordre qu’on veut
rules-c31 = À votre tour, vous faites tout ce qui vous est permis dans l’ordre qui vous plaît, sauf si une règle dit le contraire. Le tour finit quand vous passez les dés.
rules-c32-title = Rien sous 10 000 $
rules-c32 = Toutes les sommes du livret sont des multiples de 10 000 $.
rules-c32-ruling = Tout l’argent du jeu aussi ; rien n’est jamais à arrondir.

rules-board-about = Le livret fixe le chemin du Gouvernement d’État par Boston jusqu’à la base voisine, ce qui touche le Gouvernement d’État, et ce que nomment ses exemples. Notre plateau garde tout cela, avec quatre quartiers égaux et une base dans chacun : 40 cases au-dedans, 44 de plus au-dehors. Il est assez long pour que personne ne meure avant son premier tour. Tout le reste de ces tableaux est reconstitué ; ce qui est imprimé porte la marque ◆.
rules-board-mark = imprimé
rules-board-city = Ville
rules-board-income = Revenu
rules-board-trade = Affaire ou activité
rules-board-circles = Cercles
rules-board-official = Fonctionnaire
rules-board-price = Prix
rules-board-count = Exemplaires

rules-variant-about = Deux variantes à nous, pour une soirée et pour les tables où personne n’ose bouger. Sinon, les règles ci-dessus valent telles quelles.
rules-variant-short = Courte : chacun commence avec 400 000 $ et cinq tueurs, et la partie finit après 12 tours de table.
rules-variant-limit = Avec une limite : tout comme dans la partie entière, mais elle finit après 40 tours de table. Une table peut choisir un autre nombre, de 1 à 200, pour les deux variantes.
rules-variant-score = Quand le dernier tour de table est fini, la plus riche des familles vivantes gagne : son argent, et 50 000 $ par cercle qu’elle tient. Les égaux partagent la victoire. Un tour de table finit quand les dés arrivent à la base qui a commencé, ou la dépassent. Et si un seul Boss reste avant cela, il gagne aussitôt (C1).
