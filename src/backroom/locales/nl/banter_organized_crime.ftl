banter-organized-crime-rookie-killing =
    { $pick ->
        [1] Zagen jullie dat allemaal?
       *[0] Net als in de film!
    }
banter-organized-crime-rookie-loss =
    { $pick ->
        [1] Dat wilde ik nog bewaken.
       *[0] Hé! Ik kreeg nog vijf dollar van hem!
    }
banter-organized-crime-rookie-vote-won =
    { $pick ->
        [1] Rondje van mij!
       *[0] Ze mogen me!
    }
banter-organized-crime-rookie-vote-lost =
    { $pick ->
        [1] Had ik het maar aardiger gevraagd.
       *[0] Ah, kom nou!
    }
banter-organized-crime-rookie-win =
    { $pick ->
        [1] Moeder, het is gelukt!
       *[0] Ik? De stad is van mij!
    }
banter-organized-crime-regular-killing =
    { $pick ->
        [1] Zaken zijn zaken.
       *[0] Niets persoonlijks.
    }
banter-organized-crime-regular-loss =
    { $pick ->
        [1] Een begrote uitgave.
       *[0] Dat komt op jullie rekening.
    }
banter-organized-crime-regular-vote-won =
    { $pick ->
        [1] Aangenaam zakendoen.
       *[0] Elke stem heeft haar prijs.
    }
banter-organized-crime-regular-vote-lost =
    { $pick ->
        [1] Ik kom met een beter bod.
       *[0] Te duur, blijkbaar.
    }
banter-organized-crime-regular-win =
    { $pick ->
        [1] Het kasboek is gesloten.
       *[0] En dat is het nettoresultaat.
    }
banter-organized-crime-boss-killing =
    { $pick ->
        [1] Hij liep in de weg.
       *[0] Volgende.
    }
banter-organized-crime-boss-loss =
    { $pick ->
        [1] Bij mij moet je dat niet doen.
       *[0] Dat onthoud ik.
    }
banter-organized-crime-boss-vote-won =
    { $pick ->
        [1] Verstandig.
       *[0] Goed.
    }
banter-organized-crime-boss-vote-lost =
    { $pick ->
        [1] Stemmen. Bah.
       *[0] Ik weet wie wat stemde.
    }
banter-organized-crime-boss-win =
    { $pick ->
        [1] En nu de vloer vegen.
       *[0] Klaar.
    }
banter-organized-crime-don-killing =
    { $pick ->
        [1] Zwart staat uiteindelijk iedereen.
       *[0] Mijn deelneming.
    }
banter-organized-crime-don-loss =
    { $pick ->
        [1] Jullie sturen natuurlijk bloemen.
       *[0] Weer een begrafenis. De jurk heb ik al.
    }
banter-organized-crime-don-vote-won =
    { $pick ->
        [1] Ik wist dat jullie verstandig zouden zijn.
       *[0] Wat vriendelijk van jullie.
    }
banter-organized-crime-don-vote-lost =
    { $pick ->
        [1] Om dit voorstel zal ik rouwen.
       *[0] Wat een teleurstelling. En wat dapper.
    }
banter-organized-crime-don-win =
    { $pick ->
        [1] Uiteindelijk laten ze mij alles na.
       *[0] Treur niet meer om mij.
    }
banter-organized-crime-adviser-killing =
    { $pick ->
        [1] Geheel volgens de regels.
       *[0] Zaak gesloten.
    }
banter-organized-crime-adviser-loss =
    { $pick ->
        [1] Mijn cliënt is zeer ontstemd.
       *[0] Bezwaar!
    }
banter-organized-crime-adviser-vote-won =
    { $pick ->
        [1] Aldus besloten.
       *[0] Aangenomen. Uiteraard.
    }
banter-organized-crime-adviser-vote-lost =
    { $pick ->
        [1] Genoteerd, onder protest.
       *[0] Ik ga in beroep.
    }
banter-organized-crime-adviser-win =
    { $pick ->
        [1] Zie de kleine lettertjes.
       *[0] De verdediging heeft gesproken.
    }
