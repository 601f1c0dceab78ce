character-choice = { $name }, { $level }
character-weaker = { $who } is weaker on this server for now: it has no compiled engine.

bot-omerta-rookie =
    { $cousin ->
        [1] Beppe
        [2] Lello
        [3] Duccio
        [4] Ciro
       *[0] Nino
    }
bot-omerta-rookie-about = Remembers his own cards, mostly, throws what seems to match, and calls late.
bot-omerta-regular =
    { $cousin ->
        [1] Ines
        [2] Carla
        [3] Lucia
        [4] Nella
       *[0] Rosa
    }
bot-omerta-regular-about = Follows every card she has seen, counts what is left, and calls when the odds are good.
bot-omerta-boss =
    { $cousin ->
        [1] Bruno
        [2] Ettore
        [3] Guido
        [4] Renzo
       *[0] Aldo
    }
bot-omerta-boss-about = Plays the round through in his head before he moves, and reads what your moves give away.
bot-omerta-don =
    { $cousin ->
        [1] Don Ilario
        [2] Don Prospero
        [3] Don Settimio
        [4] Don Fedele
       *[0] Don Celso
    }
bot-omerta-don-about = Thinks the longest and looks the furthest ahead.
bot-omerta-adviser =
    { $cousin ->
        [1] Zia Bice
        [2] Zia Norma
        [3] Zia Elvira
        [4] Zia Olimpia
       *[0] Zia Tilde
    }
bot-omerta-adviser-about = Plays with care; ask her for a hint, and she says what she would do in your place, and why.

bot-organized-crime-rookie =
    { $cousin ->
        [1] Lenny
        [2] Archie
        [3] Percy
       *[0] Eddie
    }
bot-organized-crime-rookie-about = Sees the obvious, keeps guards when he thinks of it, and forgets to vote now and then.
bot-organized-crime-regular =
    { $cousin ->
        [1] Mabel
        [2] Dora
        [3] Ruby
       *[0] Stella
    }
bot-organized-crime-regular-about = Counts every dollar, keeps guards by the odds, and buys the votes she needs.
bot-organized-crime-boss =
    { $cousin ->
        [1] Rufus
        [2] Magnus
        [3] Klaus
       *[0] Otto
    }
bot-organized-crime-boss-about = Plays the next turns through before he moves, and votes against whoever is ahead.
bot-organized-crime-don =
    { $cousin ->
        [1] Widow Sloane
        [2] Widow Ashe
        [3] Widow Grey
       *[0] Widow Thorne
    }
bot-organized-crime-don-about = Thinks the longest and looks the furthest ahead.
bot-organized-crime-adviser =
    { $cousin ->
        [1] Wren
        [2] Heron
        [3] Swift
       *[0] Finch
    }
bot-organized-crime-adviser-about = Weighs everything; ask him for a hint, and he says what he would do in your place, and why.

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
