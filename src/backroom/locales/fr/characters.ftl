character-choice = { $name } · { $level }
character-weaker = { $who } joue moins bien sur ce serveur pour l’instant, faute de moteur compilé.

bot-omerta-rookie =
    { $cousin ->
        [1] Beppe
        [2] Lello
        [3] Duccio
        [4] Ciro
       *[0] Nino
    }
bot-omerta-rookie-about = Se souvient de ses cartes, en général, jette ce qui semble assorti et annonce tard.
bot-omerta-regular =
    { $cousin ->
        [1] Ines
        [2] Carla
        [3] Lucia
        [4] Nella
       *[0] Rosa
    }
bot-omerta-regular-about = Suit chaque carte qu’elle a vue, compte celles qui restent et annonce quand les chances sont bonnes.
bot-omerta-boss =
    { $cousin ->
        [1] Bruno
        [2] Ettore
        [3] Guido
        [4] Renzo
       *[0] Aldo
    }
bot-omerta-boss-about = Joue toute la manche dans sa tête avant de se décider, et lit ce que vos coups trahissent.
bot-omerta-don =
    { $cousin ->
        [1] Don Ilario
        [2] Don Prospero
        [3] Don Settimio
        [4] Don Fedele
       *[0] Don Celso
    }
bot-omerta-don-about = C’est lui qui réfléchit le plus longtemps et voit le plus loin.
bot-omerta-adviser =
    { $cousin ->
        [1] Zia Bice
        [2] Zia Norma
        [3] Zia Elvira
        [4] Zia Olimpia
       *[0] Zia Tilde
    }
bot-omerta-adviser-about = Joue avec soin ; demandez-lui un conseil : elle dit ce qu’elle ferait à votre place, et pourquoi.

bot-organized-crime-rookie =
    { $cousin ->
        [1] Lenny
        [2] Archie
        [3] Percy
       *[0] Eddie
    }
bot-organized-crime-rookie-about = Voit ce qui saute aux yeux, poste des gardes quand il y pense et oublie parfois de voter.
bot-organized-crime-regular =
    { $cousin ->
        [1] Mabel
        [2] Dora
        [3] Ruby
       *[0] Stella
    }
bot-organized-crime-regular-about = Compte chaque dollar, se protège selon les risques et achète les voix qu’il lui faut.
bot-organized-crime-boss =
    { $cousin ->
        [1] Rufus
        [2] Magnus
        [3] Klaus
       *[0] Otto
    }
bot-organized-crime-boss-about = Joue les prochains tours dans sa tête avant de se décider, et vote contre qui est en tête.
bot-organized-crime-don =
    { $cousin ->
        [1] Veuve Sloane
        [2] Veuve Ashe
        [3] Veuve Grey
       *[0] Veuve Thorne
    }
bot-organized-crime-don-about = C’est elle qui réfléchit le plus longtemps et voit le plus loin.
bot-organized-crime-adviser =
    { $cousin ->
        [1] Wren
        [2] Heron
        [3] Swift
       *[0] Finch
    }
bot-organized-crime-adviser-about = Pèse tout ; demandez-lui un conseil : il dit ce qu’il ferait à votre place, et pourquoi.

bot-any =
    { $number ->
        [1] Sal
        [2] Véra
        [3] Moe
        [4] Gina
        [5] Lou
        [6] Perle
        [7] Gus
        [8] Maé
        [9] Hank
       *[other] Ace
    }
