banter-omerta-rookie-snap-won =
    { $pick ->
        [1] Hebbes! Zagen jullie dat?
        [2] Sneller dan de melkboer!
       *[0] Ha! Ik wist het nog!
    }
banter-omerta-rookie-snap-lost =
    { $pick ->
        [1] Ik was zo zeker…
       *[0] O nee, ik haalde ze door elkaar.
    }
banter-omerta-rookie-lady =
    { $pick ->
        [1] Ik kende ze net uit mijn hoofd!
       *[0] Mijn kaarten! Waar zijn ze?
    }
banter-omerta-rookie-call-won =
    { $pick ->
        [1] Wacht tot mijn moeder dit hoort.
       *[0] Gewonnen? Gewonnen!
    }
banter-omerta-rookie-call-lost =
    { $pick ->
        [1] Volgende keer misschien.
       *[0] Ik had nog eens moeten tellen.
    }
banter-omerta-rookie-win =
    { $pick ->
        [1] Vertel het de hele straat!
       *[0] Ik? Echt? Ik!
    }
banter-omerta-regular-snap-won =
    { $pick ->
        [1] Ik houd de boeken bij, schat.
        [2] Genoteerd en geboekt.
       *[0] Zoals verwacht.
    }
banter-omerta-regular-snap-lost =
    { $pick ->
        [1] Schrap dat maar uit de boeken.
       *[0] Een fout. Het gebeurt niet weer.
    }
banter-omerta-regular-lady =
    { $pick ->
        [1] Al dat tellen voor niets.
       *[0] Daar gaat mijn boekhouding.
    }
banter-omerta-regular-call-won =
    { $pick ->
        [1] Getallen liegen nooit.
       *[0] De som klopt.
    }
banter-omerta-regular-call-lost =
    { $pick ->
        [1] Ook goede kansen verliezen weleens.
       *[0] De kansen waren goed.
    }
banter-omerta-regular-win =
    { $pick ->
        [1] Het klopt precies.
       *[0] De boeken zijn gesloten.
    }
banter-omerta-boss-snap-won =
    { $pick ->
        [1] Van mij.
        [2] Slapen doe je thuis.
       *[0] Te traag.
    }
banter-omerta-boss-snap-lost =
    { $pick ->
        [1] Hm.
       *[0] Niemand heeft iets gezien.
    }
banter-omerta-boss-lady =
    { $pick ->
        [1] Ik vergeet nooit een Dame.
       *[0] Dat zal je berouwen.
    }
banter-omerta-boss-call-won =
    { $pick ->
        [1] De ronde is voorbij.
       *[0] Ik zei het toch.
    }
banter-omerta-boss-call-lost =
    { $pick ->
        [1] Geen woord. Niet één.
       *[0] Iemand heeft gepraat.
    }
banter-omerta-boss-win =
    { $pick ->
        [1] Nog iemand?
       *[0] Mijn tafel.
    }
banter-omerta-don-snap-won =
    { $pick ->
        [1] Eerst geduld, dan haast.
        [2] Vergeef een oude man zijn haast.
       *[0] Oude handen, vlugge vingers.
    }
banter-omerta-don-snap-lost =
    { $pick ->
        [1] Mijn ogen zijn niet meer wat ze waren.
       *[0] Ook ik ben maar een mens.
    }
banter-omerta-don-lady =
    { $pick ->
        [1] Charme heeft ze, dat geef ik toe.
       *[0] Een dame is altijd welkom. Bijna altijd.
    }
banter-omerta-don-call-won =
    { $pick ->
        [1] Men wacht op het juiste moment.
       *[0] Zwijgen is goud.
    }
banter-omerta-don-call-lost =
    { $pick ->
        [1] Een les, op mijn leeftijd.
       *[0] De jeugd heeft haast. Ik ook, destijds.
    }
banter-omerta-don-win =
    { $pick ->
        [1] Ervaring, meer niet.
       *[0] Het was een genoegen, vrienden.
    }
banter-omerta-adviser-snap-won =
    { $pick ->
        [1] Breien houdt de vingers soepel.
        [2] Ha, ik kan het nog!
       *[0] Leer maar van je tante!
    }
banter-omerta-adviser-snap-lost =
    { $pick ->
        [1] Waar is mijn bril?
       *[0] Doe wat ik zeg, niet wat ik doe.
    }
banter-omerta-adviser-lady =
    { $pick ->
        [1] En ik had ze net zo netjes op orde.
       *[0] O, dat mens!
    }
banter-omerta-adviser-call-won =
    { $pick ->
        [1] Luister naar je tante.
       *[0] Het eten is klaar, de ronde is voorbij.
    }
banter-omerta-adviser-call-lost =
    { $pick ->
        [1] Ik had het niet aangeraden.
       *[0] Ach, je probeert eens wat.
    }
banter-omerta-adviser-win =
    { $pick ->
        [1] En wie heeft jullie dit geleerd?
       *[0] Goed gespeeld, allemaal. En nu eten.
    }
