rules-title-organized-crime = De regels van ORGANIZED CRIME
rules-lead-organized-crime = De families van één land verdelen zijn steden, zijn zaken en zijn ambtenaren, en geen van hen vertrouwt een ander. Geld koopt mannen en stemmen, stemmen brengen geld op, en mannen houden de Boss in leven. De laatste levende Boss wint.
rules-sources-organized-crime = Het boekje van 1974 wil naar de letter genomen worden. Wat het zegt staat bij elke regel vooraan, in onze eigen woorden. Waar het zwijgt, zegt onze uitleg wat er gespeeld wordt. Bord en kaarten staan er niet in afgebeeld: wat we opnieuw moesten maken, heet gereconstrueerd, en wie de doos heeft kan het verbeteren.
rules-learn-organized-crime = Leer het op een eerste avond met de coach

rules-section-survival = Overleven
rules-section-bases = Voor de eerste beurt
rules-section-decks = De vier stapels
rules-section-moving = Dobbelstenen en lopen
rules-section-killing = Doden
rules-section-commission = De Nationale Commissie
rules-section-accounts = Geld en schulden
rules-section-board = Het bord en de kaarten
rules-section-variants = Kortere spellen

rules-c1-title = De laatste Boss
rules-c1 =
    Een familie ligt eruit als haar Boss weg is. Wie aan het eind over is, heeft gewonnen.
    Verdwijnt een familie, dan betaalt de Bank meteen al haar schulden, en wat anderen haar schuldig waren, zijn ze nu de Bank schuldig.
rules-c1-ruling = Het spel eindigt zodra er nog één Boss is. Wie voorgoed van tafel gaat, geldt als weggehaald door de wet (C11): alles gaat naar de Bank.
rules-c2-title = Een Boss en twintig mannen
rules-c2 = Elke familie heeft één Boss en twintig mannen voor het hele spel. Een man die weg is, komt nooit terug.
rules-c3-title = Geld, moordenaars, informanten
rules-c3 =
    Ieder begint met $ 150.000 van de Bank. In je beurt mag je mannen inhuren, voor $ 10.000 per man.
    Een moordenaar begint in je kamer van de moordenaars, loopt over de banen en doodt. Een informant gaat op de cirkel van een stad, zaak, praktijk of ambtenaar, toont dat die van jou is, en komt nooit meer van zijn plaats. Op een cirkel past één informant, en niemand wisselt ooit van rol.
rules-c3-ruling = Het geld van de Bank raakt nooit op.
rules-c4-title = Wat de Boss is
rules-c4 = De Boss is groter dan de anderen, kost niets en begint in de kamer van de Boss.
rules-c4-ruling = Een ander verschil is er niet. Hij loopt en doodt als een moordenaar, en op de banen wordt hij gedood als een moordenaar.

rules-c5-title = Bases, kleuren en wie begint
rules-c5 = Ieder gooit. De hoogste kiest een basis en een kleur, dan de volgende, enzovoort. Daarna gooit ieder opnieuw: de hoogste begint, en de dobbelstenen gaan met de klok mee rond.
rules-c5-ruling = Wie gelijk gooit, gooit onder elkaar over. Met de klok mee volgt de bases op het bord, niet de stoelen.
rules-c5-rebuilt = Groen, geel en wit staan in het boekje; de vierde kleur, blauw, is van ons.

rules-c6-title = Gebruikte kaarten
rules-c6 = Macht, Corrupte ambtenaar, Fout en Straf zijn vier stapels. Een gebruikte kaart gaat open onder haar stapel. Zijn alle kaarten getrokken, dan wordt de stapel geschud en omgedraaid.
rules-c6-ruling = Dat gebeurt als de volgende kaart nodig is. Een stapel waarvan alle kaarten in handen zijn, geeft er geen.
rules-c7-title = Machtkaarten
rules-c7 =
    Je mag er een trekken als je op Macht eindigt, ze in je beurt kopen voor $ 200.000 per stuk, die van een familie nemen die je uitschakelt, en ze in een deal krijgen. Ze blijven geheim tot ze gebruikt worden.
    ‘Eén aanslag’ doodt één vijand, ‘Eén of twee aanslagen’ een of twee. ‘Geld’ is bij de Bank $ 100.000 waard.
rules-c7-ruling = Kopen gaat blind, van boven. Een Geldkaart wissel je in tijdens je eigen beurt, in een zitting vóór de stemming, of als je moet betalen; nooit terwijl er gestemd wordt, want stemmen hangen van geld af. Zijn de stemmen geteld, dan mag wie de zitting in zijn beurt bijeenriep weer inwisselen (C23).
rules-c8-title = Corrupte ambtenaren
rules-c8 =
    Je mag zo’n kaart trekken als je op Corrupte ambtenaar eindigt; ze komt ook van een familie die je uitschakelt of uit een deal, maar te koop is ze nooit. Ze blijft geheim tot ze gebruikt wordt.
    In je beurt toon je de kaart van een Rechter, Gouverneur of Senator, betaal je zijn prijs, betaal je $ 10.000 voor een informant, en zet je die op een vrije cirkel van die soort.
    Een ambtenaar brengt geen geld op. Hij geeft twee stemmen in de Commissie (C25) en kan sommige Fouten ongedaan maken.
rules-c8-rebuilt = De prijs van de Gouverneur, $ 30.000, is gedrukt. Rechters kosten hier $ 20.000 en Senatoren $ 50.000; er zijn drie Rechters, drie Gouverneurs en twee Senatoren.
rules-c9-title = Fouten
rules-c9 = Wie op Fout eindigt, trekt een kaart, leest haar voor en doet wat erop staat: het stuk gaat weg, of je betaalt de Bank een boete.
rules-c9-rebuilt = Welke kaarten er zijn, is van ons. Zes van de zestien doen niets bij wie de ambtenaar heeft die erop staat.
rules-c10-title = Straffen
rules-c10 = Een Strafkaart wordt alleen getrokken als de Commissie ervoor gestemd heeft. Ze kost een of meer moordenaars, een boete aan de Bank, of een of meer ambtenaren. Ambtenaren kunnen na een straf ook machteloos zijn.
rules-c10-ruling = Je kiest zelf welke ambtenaar je verliest; zijn informant gaat weg. Wie er geen heeft, verliest niets.
rules-c10-rebuilt = De twaalf kaarten zijn van ons. Eén ervan maakt je ambtenaren machteloos tot het eind van je volgende drie beurten: geen stemmen, geen hulp tegen Fouten.
rules-c11-title = Een Boss die de wet haalt
rules-c11 = Een Boss die weg moet door een Straf, door een Fout of door op Federale overheid te eindigen, neemt zijn familie mee. Al haar geld gaat naar de Bank, haar kaarten naar hun stapels, en al haar mannen gaan van het bord.
rules-c11-ruling = Een Straf kost moordenaars van je eigen keuze, waar ze ook staan. De Boss neemt ze alleen als je geen moordenaar meer hebt.
rules-c11-rebuilt = Op Federale overheid gaat ook een moordenaar weg.

rules-c12-title = Eerst noemen, dan gooien
rules-c12 =
    Elke beurt gooi je twee dobbelstenen. Vóór de worp noem je een of twee van je stukken, de richting van elk, en een aanval op een basis als die er komt (C21).
    Twee stukken delen de punten zo gelijk mogelijk; jij kiest welk het oneven punt krijgt.
rules-c12-ruling = Het ene stuk is klaar, met zijn aankomst erbij, voordat het andere begint, in de volgorde die je wilt.
rules-c13-title = Eén punt, één stap
rules-c13 = Een punt brengt een stuk naar een veld dat aan het zijne grenst. De kamer van de moordenaars grenst aan de kamer van de Boss en aan twee velden van de binnenbaan, haar deuren; een stuk gaat door een van beide naar buiten. Je eigen stukken mogen tussen je twee kamers lopen.
rules-c14-title = Richting en aankomst
rules-c14 = Op de baan doet een stuk eerst een stap in de genoemde richting; daarna mag het afslaan. Naar het veld waar het begon keert het nooit terug. Alleen het veld waar zijn beweging eindigt telt: over een veld heen lopen doet niets.
rules-c14-ruling =
    Rechts is met de klok mee, op beide banen. Vanaf een overheidsveld mag aan de genoemde kant elke baan. Door een deur naar buiten gaan verbruikt de richting niet; de eerste stap langs de baan wel.
    Een stuk gaat niet meteen terug naar het veld dat het net verliet, dus het keert op een overheidsveld, waar vier wegen samenkomen. Alleen zo kloppen de twee gedrukte voorbeelden (C18).
rules-c15-title = Twee banen
rules-c15 = De binnenbaan en de buitenbaan raken elkaar bij Federale overheid, Staatsoverheid en Lokale overheid, en nergens anders.
rules-c15-rebuilt = Met de klok mee zijn de hoeken Federaal, Lokaal, Staat en Lokaal. Op Staatsoverheid eindigen kost $ 50.000, op Lokale overheid $ 20.000; voor Federaal zie C11.
rules-c16-title = De bases van anderen
rules-c16 = Een stuk komt de basis van een andere familie alleen binnen in een aangekondigde aanval, en keert alleen na een geslaagde aanval terug in de eigen basis.
rules-c16-ruling = De Boss ook; die komt thuis in de kamer van de moordenaars. Bases waar niemand woont zijn dicht; stukken die erin staan mogen eruit lopen.
rules-c17-title = Elk punt wordt gebruikt
rules-c17 = Je gooit elke beurt en gebruikt elk punt, tenzij je een Boss in zijn basis hebt gedood.
rules-c17-ruling = Een keuze waarbij punten blijven liggen wordt geweigerd zolang ze op een andere manier van lopen en doden allemaal op kunnen. Kan dat niet, dan zijn de punten verloren. Wie geen moordenaar kan zetten, zet de Boss.
rules-c18-title = Voorbeeld: waar drie punten heen leiden
rules-c18 = Een moordenaar staat op Oakland en gaat naar rechts, een ander thuis bij Boston en gaat naar links. Een 6 geeft elk 3 punten. De eerste kan eindigen op Boston, op Corrupte ambtenaar of op Macht, de tweede op Boston of op Fout.
rules-c18b-title = Voorbeeld: zeven punten voor twee
rules-c18b = Met 6 en 1 op de dobbelstenen gaat het ene stuk 4 en het andere 3, naar keuze.

rules-c19-title = Hoe je doodt
rules-c19 = Alleen in je eigen beurt, en alleen op het veld waar je stuk staat, mag je vijanden doden: met een punt van de dobbelstenen per vijand, of met kaarten met ‘aanslag’, die geen punt kosten. Op de banen hoef je het niet aan te kondigen.
rules-c19-ruling = Doden met punten doet een genoemd stuk met zijn eigen punten, voor, tussen of na zijn stappen. Een kaart werkt vanaf elk stuk van jou op het veld, op elk moment van je beurt. Een tweede aanslag die niet meteen gebruikt wordt, is verloren.
rules-c20-title = Voorbeeld: zes punten, twee doden
rules-c20 = Een stuk op Investering gaat met 6 punten naar links: Corrupte ambtenaar (1), Fout (2), daar een dode (3), Boston (4), een dode met een kaart ‘Eén aanslag’, Staatsoverheid (5), Corrupte ambtenaar (6), waar de eigenaar een kaart trekt.
rules-c21-title = Een aanval op een basis
rules-c21 =
    Eén keer per beurt mag je vóór de worp hardop zeggen dat één stuk één basis aanvalt, en in welke richting het gaat. Het komt door een van beide deuren binnen. In de kamer van de moordenaars moet het doden, met punten en kaarten; pas als elke vijandelijke moordenaar daar dood is, brengt een punt het naar de kamer van de Boss. Daar doodt een punt of een kaart de Boss.
    Twee voorbeelden vanaf Boston, tegen vijf wachters. Met 7 punten: drie om binnen te komen, drie doden, nog twee met kaarten, het zevende punt naar de kamer van de Boss, en een kaart ‘Eén aanslag’ voor hem. Met 11 punten: drie om binnen te komen, vijf doden, één stap, één punt voor de Boss, en één dat niemand nodig heeft.
    Na succes wordt de aanvaller in zijn eigen basis gezet.
rules-c21-ruling = Na een mislukking blijft hij binnen: in een latere beurt mag hij opnieuw aanvallen of door een deur weggaan, en de bewoner mag hem doden. Ook moordenaars van derden moeten daar eerst dood. Een stuk dat op een deur staat mag meteen naar binnen. Een Boss die in zijn eigen kamer van de moordenaars staat, heeft alleen een aangekondigde aanval te vrezen.
rules-c22-title = Wat een dode Boss nalaat
rules-c22 =
    Wie een Boss doodt, waar ook, neemt de Machtkaarten en de kaarten Corrupte ambtenaar van die familie; andere gaan terug naar hun stapels. Al haar mannen gaan van het bord. Haar geld wordt half om half verdeeld tussen de doder en de Bank, een oneven $ 10.000 gaat naar de Bank; voor schulden zie C1.
    Punten die over zijn nadat een Boss thuis is gedood, hoeven niet gebruikt te worden.
rules-c22-ruling = Een aanvaller die thuis is gezet, komt nergens aan. Een tweede stuk mag zijn punten gebruiken of laten.

rules-c23-title = Steden, zaken, praktijken
rules-c23 =
    Je eerste stad gaat zonder stemming: eindig op een stad die niemand heeft, zeg in dezelfde beurt dat je haar neemt, en koop de informant.
    Voor al het andere kom je aan, roep je in dezelfde beurt de Commissie bijeen, win je de stemming en koop je de informant: nog een vrije stad; op Investering amusement, transport of effecten; op Illegale praktijken woeker, drugs of gokken. Zaken en praktijken zijn er voor wie al een stad heeft.
rules-c23-ruling = Een aankomst geeft recht op één verzoek, en op geen als er geen cirkel vrij is of je geen man meer hebt. Je mag meer cirkels van één soort hebben. Aankomen op een stad die iemand heeft, doet niets. Zijn de stemmen geteld, dan mag je nog je inkomsten opeisen en Geldkaarten inwisselen om de informant te betalen. Staat hij er niet als je de zitting sluit, dan vervalt de toestemming.
rules-c23-rebuilt = Elke stad heeft één cirkel, elke zaak en praktijk twee. Negen van de twaalf steden zijn van ons.
rules-c24-title = Een zitting
rules-c24 =
    De Commissie komt bijeen voor een bron van inkomsten of voor een straf, en voor niets anders. Wie haar bijeenroept, zegt waarvoor. Allen overleggen en sluiten deals, tot de aanvrager laat stemmen; dat maakt een eind aan het praten.
    Er wordt met de klok mee gestemd, vanaf links van de aanvrager, die dus als laatste stemt; wie beschuldigd is, stemt ook. Ieder toont hoeveel stemmen er te geven zijn; een gegeven stem staat vast. Met meer stemmen voor dan tegen is het verzoek aangenomen; bij gelijke stemmen niet.
    Dan worden de deals afgewikkeld, de informant gezet of de Straf getrokken, en de zitting sluit.
rules-c24-ruling = Een bod gaat naar één speler, die het als enige ziet. Aangenomen wordt het meteen uitgevoerd; de anderen zien dat er een deal is gesloten en hoeveel kaarten er overgingen, niet het geld. Geen stem geven is onthouding. Niemand stemt tegelijk voor en tegen.
rules-c25-title = Hoeveel stemmen
rules-c25 = Eén voor de Boss, één voor elke volle $ 100.000 die je hebt, twee voor elke ambtenaar van jou, tenzij ze na een straf machteloos zijn. Je mag er ook maar een deel van geven.
rules-c26-title = Een straf eisen
rules-c26 =
    Wie een moordenaar verloor aan de speler die aan de beurt was, mag aan het eind van die beurt een straf eisen, binnen tien seconden. Ieder mag het één keer per beurt; meer eisen worden gehoord in de volgorde van de misdaden. Is de stemming gewonnen, dan trekt de dader één Strafkaart.
    Een andere straf heeft de Commissie niet.
rules-c26-ruling = Allen die een man verloren, worden tegelijk en in het geheim gevraagd. Van ieder telt het eerste verlies. Een eis vervalt als een van beiden eruit ligt.
rules-c27-title = Beloften en deals
rules-c27 = Onderhandelen mag altijd, behalve tijdens een stemming, en geen belofte bindt. Maar geld en kaarten gaan alleen in een zitting van hand tot hand; schulden en straffen betaal je wanneer ze verschuldigd zijn.
rules-c27-ruling = Geen deal gaat over meer dan $ 1.000.000. Een kaart die je in een bod te zien kreeg, ken je weer als ze later tussen anderen overgaat. Van het begin van de stemming tot de telling staan de chat en de reacties aan tafel uit; toeschouwers mogen onder elkaar praten. Een deal kan beloften bevatten, over en weer: al je stemmen voor dit verzoek of ertegen, al je stemmen voor het volgende verzoek van de ander, geen aanval op de ander gedurende één tot drie rondes. Niemand hoeft zich eraan te houden en er staat geen straf op. Maar zodra een belofte is gehouden of gebroken, hoort iedereen het, en van elke familie is het aantal van beide openbaar. Stemmen zijn pas gehouden als je ze allemaal uitbrengt; een moord of een aangekondigde aanval breekt de vrede; een belofte waarvan de gelegenheid nooit komt, vervalt in stilte.

rules-c28-title = Schulden
rules-c28 = Wie niet kan betalen, is het schuldig. Inkomsten gaan eerst naar schulden, in de volgorde waarin die gemaakt zijn.
rules-c28-ruling = Je betaalt wat je hebt en blijft de rest schuldig. Ander geld besteed je zoals je wilt. Op krediet koop je niets; maar geld dat in een zitting is afgesproken en er niet is, wordt een schuld aan de andere speler. In je beurt mag je de oudste schuld aflossen.
rules-c29-title = Inkomsten
rules-c29 =
    In je beurt betaalt de Bank wat je steden, zaken en praktijken opbrengen, zoals je ze had toen de beurt begon; maar alleen als je het opeist.
    Voorbeeld: New York $ 40.000, transport $ 20.000 en drugs $ 30.000 is samen $ 90.000.
rules-c29-ruling = Eén keer per beurt, op elk moment ervan; tijdens een zitting pas na de stemming. Inkomsten die je niet opeist zijn verloren.
rules-c30-title = Iemands geld laten tellen
rules-c30 = Elke speler mag altijd het geld van een ander laten tellen.
rules-c30-ruling = Alleen wie het vroeg, ziet het bedrag. Iedereen ziet dat erom gevraagd is.
rules-c31-title = In de volgorde die je wilt
rules-c31 = In je beurt doe je wat je mag doen in elke volgorde, tenzij een regel iets anders zegt. De beurt eindigt als je de dobbelstenen doorgeeft.
rules-c32-title = Niets kleiner dan $ 10.000
rules-c32 = Elk bedrag in het boekje is een veelvoud van $ 10.000.
rules-c32-ruling = Al het geld in het spel ook; er hoeft nooit iets afgerond te worden.

rules-board-about = Het boekje legt de weg vast van Staatsoverheid over Boston naar de basis ernaast, wat aan Staatsoverheid grenst, en wat zijn voorbeelden noemen. Ons bord houdt dat allemaal en heeft vier gelijke kwarten, elk met een basis: 40 velden binnen, 44 meer buiten. Het is lang genoeg om niemand vóór zijn eerste beurt te laten sterven. Al het andere in deze tabellen is gereconstrueerd; wat gedrukt is, draagt het teken ◆.
rules-board-mark = gedrukt
rules-board-city = Stad
rules-board-income = Inkomsten
rules-board-trade = Zaak of praktijk
rules-board-circles = Cirkels
rules-board-official = Ambtenaar
rules-board-price = Prijs
rules-board-count = Aantal

rules-variant-about = Twee varianten van ons, voor een avond en voor tafels waar niemand durft te bewegen. Anders gelden de regels hierboven.
rules-variant-short = Kort: ieder begint met $ 400.000 en vijf moordenaars, en na 12 rondes is het spel uit.
rules-variant-limit = Met een grens: alles als in het hele spel, maar na 40 rondes is het uit. Een tafel mag voor beide een ander aantal kiezen, van 1 tot 200.
rules-variant-score = Na de laatste ronde wint de rijkste levende familie: haar geld, en $ 50.000 voor elke cirkel die ze heeft. Wie gelijk staat, deelt de winst. Een ronde is om als de dobbelstenen bij de basis komen die begon, of er voorbij gaan. En is er eerder nog maar één Boss, dan wint die meteen (C1).
