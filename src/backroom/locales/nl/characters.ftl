character-choice = { $name }, { $level }
character-weaker = { $who } speelt voorlopig zwakker op deze server, die nog geen gecompileerde motor heeft.

bot-omerta-rookie =
    { $cousin ->
        [1] Beppe
        [2] Lello
        [3] Duccio
        [4] Ciro
       *[0] Nino
    }
bot-omerta-rookie-about = Onthoudt zijn eigen kaarten, meestal, gooit wat lijkt te passen en roept laat.
bot-omerta-regular =
    { $cousin ->
        [1] Ines
        [2] Carla
        [3] Lucia
        [4] Nella
       *[0] Rosa
    }
bot-omerta-regular-about = Volgt elke kaart die ze heeft gezien, telt wat er nog is en roept als de kansen goed zijn.
bot-omerta-boss =
    { $cousin ->
        [1] Bruno
        [2] Ettore
        [3] Guido
        [4] Renzo
       *[0] Aldo
    }
bot-omerta-boss-about = Speelt de ronde in zijn hoofd uit voor hij kiest, en leest wat jouw zetten verraden.
bot-omerta-don =
    { $cousin ->
        [1] Don Ilario
        [2] Don Prospero
        [3] Don Settimio
        [4] Don Fedele
       *[0] Don Celso
    }
bot-omerta-don-about = Denkt het langst na en kijkt het verst vooruit.
bot-omerta-adviser =
    { $cousin ->
        [1] Zia Bice
        [2] Zia Norma
        [3] Zia Elvira
        [4] Zia Olimpia
       *[0] Zia Tilde
    }
bot-omerta-adviser-about = Speelt zorgvuldig; vraag haar om raad, en ze zegt wat ze in jouw plaats zou doen en waarom.

bot-organized-crime-rookie =
    { $cousin ->
        [1] Lenny
        [2] Archie
        [3] Percy
       *[0] Eddie
    }
bot-organized-crime-rookie-about = Ziet wat voor de hand ligt, houdt wachters als hij eraan denkt en vergeet soms te stemmen.
bot-organized-crime-regular =
    { $cousin ->
        [1] Mabel
        [2] Dora
        [3] Ruby
       *[0] Stella
    }
bot-organized-crime-regular-about = Telt elke dollar, houdt wachters naar het risico en koopt de stemmen die ze nodig heeft.
bot-organized-crime-boss =
    { $cousin ->
        [1] Rufus
        [2] Magnus
        [3] Klaus
       *[0] Otto
    }
bot-organized-crime-boss-about = Speelt de volgende beurten in zijn hoofd uit voor hij kiest, en stemt tegen wie voorstaat.
bot-organized-crime-don =
    { $cousin ->
        [1] Weduwe Sloane
        [2] Weduwe Ashe
        [3] Weduwe Grey
       *[0] Weduwe Thorne
    }
bot-organized-crime-don-about = Denkt het langst na en kijkt het verst vooruit.
bot-organized-crime-adviser =
    { $cousin ->
        [1] Wren
        [2] Heron
        [3] Swift
       *[0] Finch
    }
bot-organized-crime-adviser-about = Weegt alles af; vraag hem om raad, en hij zegt wat hij in jouw plaats zou doen en waarom.

bot-any =
    { $number ->
        [1] Sal
        [2] Vera
        [3] Moe
        [4] Gina
        [5] Lou
        [6] Pearl
        [7] Gus
        [8] Mae
        [9] Hank
       *[other] Ace
    }
