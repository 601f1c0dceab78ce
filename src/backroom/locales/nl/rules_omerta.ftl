rules-title-omerta = De regels van OMERTA
rules-lead-omerta = Chicago, 1932. Elke familie zit op flessen die ze niet hoort te hebben. Je ziet je eigen voorraad niet: je onthoudt hem, maakt hem kleiner en bederft die van de anderen. Roept iemand Omerta, dan wint de kleinste voorraad de ronde.
rules-learn-omerta = Leer het in een eerste ronde
rules-edition = Editie
rules-edition-en = Engelse
rules-edition-fr = Franse
rules-edition-nl = Nederlandse
rules-edition-ru = Russische
rules-here = In deze editie
rules-character = Personage
rules-points = Punten
rules-copies = Aantal
rules-played = Wat er gespeeld wordt
rules-editions = Edities
rules-full = De hele regel: { $rule }
rules-close = Sluiten
rules-card-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

rules-section-aim = Doel van het spel
rules-section-cards = De kaarten
rules-section-setup = Klaarleggen
rules-section-turn = Jouw beurt
rules-section-snap = Meegooien
rules-section-powers = De personages en hun krachten
rules-section-killer = De Killer
rules-section-laid = De Mamma en de Politiepatrouille
rules-section-omerta = Omerta
rules-section-knowing = Wie weet wat
rules-section-editions = Waar de edities verschillen
rules-section-house = Huisregels

rules-o3-title = Spelers, rondes, winnaar
rules-o3 = Drie tot vijf mensen spelen evenveel rondes als er spelers zijn. Punten zijn slecht: het laagste totaal na de laatste ronde wint.
rules-o3-ruling = Bij een gelijk laagste totaal wordt de overwinning gedeeld; geen editie heeft iets om de gelijke stand te breken.

rules-o1-title = Het spel kaarten
rules-o1 =
    Flessen van 1 tot 10, vier van elk, en twintig personages: zestig kaarten om mee te spelen. Een fles telt voor het getal erop.
    Vijf beroemde gangsters bepalen alleen wie begint.
rules-o1-ruling = De edities tellen veertig flessen van 1 tot 10 en zeggen verder niets; vier van elke waarde is de enige gelijke verdeling.
rules-o2-title = De personages
rules-o2 = Een personage telt punten zoals een fles, en meestal veel. De meeste hebben ook een kracht, die werkt als je de kaart in je beurt aflegt; die van de Killer werkt als je hem toont.
rules-o2-ruling = Eén editie telt vier van de personages, en haar woorden doen de rest vermoeden: drie Chauffeurs en van de andere zes elk één. Het spel “gesorteerd” is de andere waarschijnlijke telling: twee Chauffeurs, twee Kluiskrakers.
rules-o2b-title = De beroemde gangsters
rules-o2b = Al Capone, Lucky Luciano, Virginia Hill, Johnny Torrio en Meyer Lansky hebben geen kracht en komen nooit tussen de andere kaarten.
rules-o2b-ruling = In druk heeft alleen Al Capone een naam; de andere vier zijn onze keuze.

rules-o4-title = Wie begint
rules-o4 = Vóór de eerste ronde krijgt iedereen een beroemde gangster. Wie Al Capone krijgt, begint; krijgt niemand hem, dan wordt er opnieuw gedeeld.
rules-o4-yes = Alle vijf de gangsters worden geschud, en ieder krijgt er een van.
rules-o4-no = Er worden evenveel gangsters genomen als er spelers zijn; de rest gaat opzij.
rules-o4-ruling = Elke nieuwe deling komt uit alle vijf, dus Al Capone komt vroeg of laat. De edities verschillen in wat je ziet, niet in wie er kans maakt.
rules-o5-title = Wie latere rondes begint
rules-o5 = De speler die op dat moment het hoogste totaal heeft.
rules-o5-ruling = De edities zeggen “score”; voor ons is dat het totaal. Bij gelijke stand de eerste met de klok mee na wie de vorige ronde begon; die komt zelf als laatste.
rules-o6-title = Delen
rules-o6 =
    Flessen en personages worden samen geschud. Iedereen krijgt vier gedekte kaarten op een rij en kijkt er niet naar.
    Nog vier gaan gedekt in de kluis. De rest is de trekstapel. De aflegstapel begint leeg; de eerste speler kan er dus niets van nemen.
rules-o6-ruling = Eén editie legt de kluis open, tegen haar eigen volgende zin en haar plaatje in. Dat houden we voor een drukfout.
rules-o7-title = Twee kaarten om te onthouden
rules-o7 = Vóór de eerste beurt kiest iedereen tegelijk twee van de eigen vier kaarten, bekijkt ze en legt ze terug. Vanaf dan moet je ze onthouden.
rules-o7-ruling = Niemand ziet de keuze van een ander voor hij zelf koos; daarna ziet iedereen welke plaatsen bekeken zijn.
rules-o7b-title = Richting
rules-o7b = Er wordt met de klok mee gespeeld.
rules-o7b-ruling = Geen editie zegt het; op het plaatje van één editie zijn de spelers zo genummerd.
rules-o7c-title = Elke kaart houdt zijn plaats
rules-o7c =
    Een plaats die leeg raakt blijft leeg, een kaart die erbij komt krijgt een nieuwe plaats aan het eind, en niemand herschikt.
    Iedereen ziet welke plaatsen bekeken, vervangen of geruild worden, in de handen en in de kluis; de voorkanten niet. Van de aflegstapel is alleen de bovenste kaart te zien.
rules-o7c-ruling = In een geheugenspel moet een kaart liggen waar je hem liet. Na zestig plaatsen neemt een extra kaart de eerste lege.

rules-o8-title = Eerst: roepen of spelen
rules-o8 = Aan het begin van je beurt, en alleen dan, mag je Omerta roepen en de ronde beëindigen.
rules-o9-title = Trek een kaart
rules-o9 = Roep je niet, dan neem je een kaart: de bovenste van de trekstapel, die alleen jij ziet, of de bovenste van de aflegstapel, die iedereen kent.
rules-o10-title = Houden of afleggen
rules-o10 =
    Houden: leg hem gedekt op de plaats van een van je kaarten. De oude kaart gaat open op de aflegstapel; je bekijkt die niet eerst.
    Of, alleen als hij van de trekstapel kwam, leg hem meteen op de aflegstapel.
rules-o10-ruling = De nieuwe kaart ligt op zijn plaats voordat de oude wordt afgelegd; je mag hem dus meteen meegooien.
rules-o11-title = Geen kaarten meer
rules-o11 = Je voorraad is 0. In je beurt mag je Omerta roepen; anders trek je van de trekstapel en leg je af, en een kracht werkt op wat er is. Van de aflegstapel kun je niet nemen: er is niets te vervangen.
rules-o11-ruling = Geen editie spreekt erover. Een lege hand is een goed moment om te roepen, geen einde op zich. Een kracht die niets vindt, doet niets.
rules-o12-title = De trekstapel is leeg
rules-o12 = Is er een kaart nodig en is de trekstapel leeg, dan wordt de aflegstapel geschud en is dat de nieuwe trekstapel.
rules-o12-ruling =
    De hele stapel gaat mee, ook de bovenste kaart, een personage dat in gebruik is en de fles waarop nog meegegooid kan worden; niet een Mamma of Patrouille die juist gelegd wordt. Zijn er meer kaarten nodig, dan komen eerst de laatste, en de rest na het schudden.
    Zijn beide stapels leeg, dan wordt de kaart niet getrokken; wie van geen van beide kan nemen, past.

rules-o13-title = Gooi dezelfde fles
rules-o13 = Legt een speler een fles af, dan mag iedereen meteen één kaart met dezelfde waarde uit de eigen hand meegooien, die speler ook. Alleen de snelste raakt hem kwijt, en zo gaat er maar één kaart weg.
rules-o13-ruling = Het wordt aan iedereen gevraagd, en even lang, wat ze ook hebben. Niet aan een speler onder de Mamma of zonder vrije kaart.
rules-o14-title = De verkeerde kaart
rules-o14 = Een kaart met een andere waarde wordt aan allen getoond en gaat terug naar zijn plaats, en de eigenaar krijgt er een kaart van de trekstapel bij, gedekt; niemand bekijkt die.
rules-o14-ruling = Strafkaarten komen na de uitspraak, in de volgorde van het gooien.
rules-o15-title = Goed, maar te laat
rules-o15 = Een goede kaart die te laat komt, wordt aan allen getoond en gaat terug. Dat kost niets.
rules-o15-ruling = Een verkeerde kaart kost straf, ook als hij bovendien te laat was; anders gaf wild meegooien achter een zekere worp gratis kennis.
rules-o16-title = Eén kans tegelijk
rules-o16 = Er kan worden meegegooid tot de tijd om is of iedereen geantwoord heeft. Ieder mag één keer proberen. De volgende beurt, ook Omerta, wacht op de uitspraak.
rules-o16-ruling =
    De edities laten dit open. Een meegegooide kaart, een kaart die terugging en een Mamma of Patrouille die weggaat, geven geen nieuwe kans.
    Twee flessen die met de Chauffeur weggaan geven samen één kans, na een eventuele strafkaart, en beide waarden zijn goed.
rules-o17-title = Wie is de snelste?
rules-o17 =
    De vlugste mens, niet wie het dichtst bij de server zit. De tafel meet elke verbinding, draait de fles voor iedereen op hetzelfde moment om en trekt ieders vertraging af. De uitspraak zegt wie het eerst was, en met hoeveel verschil.
    Een tafel kan ook kiezen voor meegooien in het geheim: ieder beslist zonder haast, en gooien er meer spelers mee, dan bepaalt het lot de volgorde.

rules-o18-title = Een kracht gebruiken
rules-o18 = Leg je in je beurt een personage af, dan werkt zijn kracht: de kaart die je net trok, of de kaart die erdoor vervangen werd.
rules-o18-ruling = Een personage dat teruggaat, getoond of weggeschud wordt, doet niets.
rules-o18b-title = Moet dat?
rules-o18b = Dat hangt van de editie af.
rules-o18b-yes = Elke kracht mag je ongebruikt laten.
rules-o18b-no = Een kracht wordt gebruikt zodra er iets is waarop ze werkt. Alleen van de Chauffeur mag je altijd afzien.
rules-o18b-ruling = Eén editie staat toe, drie bevelen. Waar het moet, kijkt de Kluiskraker en ruilt hij daarna; waar het mag, kun je weigeren vóór het kijken en nog eens erna.
rules-o19-title = De Gangster
rules-o19 = Twee spelers ruilen blind een kaart. Jij wijst beide kaarten aan, en mag zelf een van de twee zijn.
rules-o19-ruling = De twee kaarten zijn altijd van twee verschillende spelers.
rules-o20-title = De Dame
rules-o20 = De kaarten van één tegenstander worden door elkaar geschud. Niemand kijkt, en daarna weet niemand nog wat waar ligt, ook de eigenaar niet.
rules-o20-ruling = Een hand van één kaart mag gekozen worden; die kaart blijft zo bekend als hij was. Voor een geblokkeerde kaart: O29.
rules-o21-title = De Mol
rules-o21 = Kies een eigen kaart: alleen jij ziet hem, en daarna ligt hij weer gedekt.
rules-o22-title = De Verklikker
rules-o22 = Twee kaarten van de trekstapel gaan naar tegenstanders: allebei naar dezelfde, of naar twee van hen elk één. Niemand bekijkt ze.
rules-o22-ruling = Alleen aan tegenstanders; één editie zegt dat. Zijn er te weinig kaarten, dan krijgt de eerstgenoemde eerst.
rules-o23-title = De Kluiskraker
rules-o23 = Je ziet wat er in de kluis ligt. Daarna wisselt een van die vier kaarten van plaats met een van jou, die je niet eerst ziet en die daar gedekt blijft liggen.
rules-o23-ruling = Je ziet de kluis tot je geruild of geweigerd hebt. Heb je geen vrije kaart, dan kijk je alleen.
rules-o24-title = De Chauffeur
rules-o24 = Gooi hoogstens twee van je kaarten weg waarvan je denkt dat het flessen zijn. Ze worden allemaal getoond. Zit er een personage bij:
rules-o24-yes = Alles wat je weggooide komt terug, en je krijgt één ongeziene strafkaart.
rules-o24-no = Alleen de personages komen terug, met voor elk één ongeziene strafkaart; een fles ernaast blijft afgelegd.
rules-o24-ruling = De kaarten gaan in de volgorde die je noemt, de laatste bovenop. Geen enkele weggooien mag ook.
rules-o26-title = De Getuige
rules-o26 = Tien punten en geen kracht.
rules-o27-title = Het Alibi
rules-o27 = Geen punten en geen kracht: iets beters is er niet.

rules-o25-title = De Killer
rules-o25 = Een reactie, nooit een actie. Wordt de Gangster, Dame, Verklikker, Mamma of Patrouille van een ander tegen jou gebruikt, toon dan de Killer uit je hand: het effect vervalt en beide kaarten worden afgelegd. Gewoon afgelegd doet hij niets.
rules-o25-ruling =
    Eerst worden de doelen genoemd. Dan krijgt iedereen die geraakt zou worden de vraag, tegelijk en even lang, met of zonder Killer, zodat de vraag niets verraadt. Alleen een speler onder de Mamma of zonder vrije kaart krijgt hem niet.
    Eén Killer doet het hele effect vervallen, ook voor anderen. De gestopte kaart wordt eerst afgelegd, de Killer erop; hij wordt niet vervangen.
    Wie een kaart toont die geen Killer is, neemt die terug, door allen gezien, en krijgt één ongeziene kaart erbij, ook als de Killer van een ander het effect stopt. Een geblokkeerde Killer kun je niet tonen.

rules-o28-title = De Mamma
rules-o28 =
    Leg haar voor een andere speler: diens volgende beurt wordt overgeslagen. Zolang ze er ligt, kan die niet roepen, trekken of afleggen, dus ook niet meegooien of de Killer tonen, en niemand kan die hand schudden of er kaarten aan geven.
    Ze wordt afgelegd in jouw volgende beurt, meteen nadat je getrokken hebt; je kunt haar dus niet zelf nemen. Ze telt nooit mee.
rules-o28-ruling = Een Gangster mag daar nog wel een kaart ruilen en een Patrouille mag er gelegd worden: dat staat niet in de gedrukte lijst.
rules-o29-title = De Politiepatrouille
rules-o29 =
    Leg hem op een kaart van een andere speler. Twee beurten lang kan die kaart niet geruild, bekeken of afgelegd worden, dus ook niet vervangen, meegegooid, weggegooid of als Killer getoond, en de eigenaar kan geen Omerta roepen. De kaart telt mee, de Patrouille nooit.
    Is het diens enige kaart, dan trekt die speler in de eigen beurt van de trekstapel en legt meteen af.
    De Patrouille wordt afgelegd in je tweede beurt hierna, meteen nadat je getrokken hebt.
rules-o29-yes = De Dame laat een geblokkeerde kaart op zijn plaats.
rules-o29-no = De Dame schudt ook een geblokkeerde kaart; de Patrouille reist mee, dus die ene kaart is nog te volgen.
rules-o29-ruling = Wie alleen de geblokkeerde kaart heeft, trekt en legt af zolang er geen andere kaart bijkomt; de afgelegde kaart heeft gewoon zijn kracht, en er mag worden meegegooid.
rules-o29b-title = Zolang ze op tafel liggen
rules-o29b = Een gelegde Mamma of Patrouille is van de aflegstapel af: de kaart eronder ligt weer boven. Nooit een tweede Mamma voor één speler, nooit een tweede Patrouille op één kaart.
rules-o29b-ruling = Geweigerd of zonder doel blijft de kaart op de aflegstapel. Elke beurt van wie hem legde telt, ook een overgeslagen of gepaste.

rules-o30-title = Roepen
rules-o30 = Aan het begin van je beurt, voor je trekt, mag je Omerta roepen als je denkt dat je voorraad 7 of minder is, personages meegeteld. Het spel stopt meteen; alle kaarten worden omgedraaid en geteld.
rules-o30-ruling = Niemand controleert wat je denkt. Dwaas roepen mag, en is duur genoeg.
rules-o31-title = Goed geroepen
rules-o31 = Je voorraad is 7 of minder en niemand heeft minder: je krijgt 0 punten, ook als anderen even weinig hebben. De anderen krijgen hun voorraad als punten.
rules-o32-title = Slecht geroepen
rules-o32 = Anders krijg je je voorraad plus 20. De laagste van de anderen krijgt 0, de rest hun voorraad.
rules-o32-ruling = De edities zeggen “de laagste”; wie verkeerd riep, telt daarvoor niet mee. Allen die samen de laagste zijn, krijgen 0. Gelijk staan helpt alleen een roeper met 7 of minder.
rules-o33-title = Als niemand roept
rules-o33 = Een ronde eindigt ook als alle spelers na elkaar gepast hebben omdat er niets te trekken is, en na 200 beurten. Dan krijgt iedereen de eigen voorraad als punten.
rules-o33-ruling = Geen editie heeft het, maar een ronde moet eindigen. Overgeslagen en gepaste beurten tellen; de 200e wordt afgemaakt, met meegooien en kracht. Een beurt die door de Mamma wordt overgeslagen is geen pas, en breekt de rij niet.

rules-o34-title = Wat je kunt weten
rules-o34 =
    Niemand weet: de volgorde van de trekstapel, ongeziene geschenken en straffen, wat waar ligt in een geschudde hand.
    Eén speler weet: wat die bekeek, trok of in de kluis zag, zolang de kaart te volgen is, waar hij ook heen gaat.
    Allen weten: wat open getoond werd, toen het getoond werd.
rules-o35-title = Onthouden is het spel
rules-o35 = Een kaart die gedekt ligt, wordt gedekt getoond, altijd. Voor de hele tafel kan een geheugensteun aangezet worden; die toont ieder wat die volgens de regels gezien heeft, en nooit meer.

rules-house-about = Een tafel kan deze bij elke editie kiezen. Anders gelden de regels hierboven.
rules-house-rounds = Rondes (O3): van 1 tot 20, in plaats van één per speler.
rules-house-deck = Kaarten (O2): “gesorteerd” heeft twee Chauffeurs en twee Kluiskrakers; het gewone spel drie en één.
rules-house-open-safe = Open kluis (O6): de kluis ligt open, net als wat een Kluiskraker erin achterlaat.
rules-house-snap = Meegooien in het geheim (O17): geen reflexen; ieder beslist ongezien, en het lot beslist.
rules-house-memory-aid = Geheugensteun (O35): ieder krijgt de kaarten te zien die hij volgens de regels gezien heeft.

power-bottle = Telt voor het getal erop. Wordt een fles afgelegd, dan is de eerste die er een met hetzelfde getal meegooit, die kwijt.
power-gangster = Twee spelers ruilen blind een kaart. Jij wijst beide kaarten aan; een van de twee mag jij zijn.
power-lady = De kaarten van één tegenstander worden door elkaar geschud. Niemand weet nog wat waar ligt.
power-mole = Bekijk een van je eigen kaarten.
power-snitch = Twee kaarten van de trekstapel gaan naar één tegenstander, of naar twee elk één.
power-driver = Gooi hoogstens twee van je flessen weg. Een personage erbij is een dure vergissing.
power-safecracker = Kijk in de kluis en ruil een van je kaarten voor een van de vier.
power-killer = Toon hem als een Gangster, Dame, Verklikker, Mamma of Patrouille tegen jou gebruikt wordt: het effect vervalt. Afgelegd doet hij niets.
power-witness = Geen kracht, en tien punten.
power-alibi = Geen kracht, en geen punten.
power-mamma = Leg haar voor een andere speler, die een beurt overslaat en niets kan doen zolang ze er ligt.
power-patrol = Leg hem op een kaart van een tegenstander: twee beurten geblokkeerd, en de eigenaar kan geen Omerta roepen.
