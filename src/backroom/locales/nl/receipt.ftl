receipt-title = Je ontvangstbewijs
receipt-checking = De opname wordt vergeleken met wat jou is getoond…
receipt-again = Opnieuw proberen
receipt-bytes = De server hield zich aan zijn belofte: het geheim is dat wat hij voor het spel beloofde, en je eigen bytes zitten in elke trekking.
receipt-watched = De belofte en de bytes van de spelers die jou zijn getoond, staan zo in de opname. Je keek alleen toe, dus van jou zitten er geen bytes in de trekkingen.
receipt-shown = Wat jou is getoond, staat zo in de opname. Van jou zitten er geen bytes in de trekkingen: je ging daarvoor te laat zitten, of ze zijn niet aangenomen.
receipt-nothing = Deze browser heeft geen ontvangstbewijs van dit spel. Hij kan dus zien of de opname in zichzelf klopt, niet of het de beloofde is.
receipt-caught = Deze opname is niet wat jou is getoond
receipt-doubt = Deze opname is niet helemaal wat jou is getoond
receipt-found-commitment = De belofte is verwisseld. Voor het spel beloofde de server een ander geheim dan dat in deze opname. Hij kon zijn geheim, en daarmee de kaarten, dus kiezen toen hij wist wat iedereen had toegevoegd.
receipt-found-changed = De belofte is veranderd. Je hebt er twee verschillende te zien gekregen, en een server die zijn geheim kan veranderen, kan de kaarten kiezen.
receipt-found-contribution = Je bytes zijn verwisseld. De server bevestigde wat je aan de trekkingen toevoegde, en deze opname heeft op die plaats andere bytes, die hij kan hebben gekozen.
receipt-found-missing = Je bytes zijn weggelaten. De server bevestigde wat je aan de trekkingen toevoegde, en deze opname heeft niets van jou.
receipt-found-unconfirmed = De bytes die deze browser stuurde, staan niet in de opname. De server heeft ze nooit bevestigd: als je plaats niet ook in een andere browser open was, heeft hij ze verwisseld.
receipt-found-announced = Wat { $who } toevoegde, is verwisseld: deze opname heeft andere bytes dan bij het begin van het spel werden gemeld. De server kan ze hebben gekozen.
receipt-found-secret = Het geheim is verwisseld: dat in deze opname heeft niet de beloofde vingerafdruk.
receipt-found-digest = Dit is niet de opname die jou eerst is getoond. De trekkingen worden toch nagerekend. Wat iemand deed, kan zijn veranderd, of een nieuwere server schrijft de opname anders.
receipt-found-unproven = Het bewijs ontbreekt. Jou is een belofte getoond, en deze opname heeft niets om haar aan te toetsen.
receipt-found-lines = Regels van deze opname zijn veranderd: ze hebben niet de vingerafdruk die in de laatste staat.
receipt-means = Bewaar je ontvangstbewijs en de opname, en vraag de anderen de hunne te vergelijken: met beide kan iedereen het zien.
receipt-about = Wat je browser van dit spel bewaarde: de belofte zoals je haar eerst zag, de bytes die je toevoegde, en de vingerafdruk van de opname, die voor iedereen dezelfde is.
receipt-promise = Aan jou beloofd
receipt-given = Door jou toegevoegd
receipt-digest = De opname die jou eerst is getoond
receipt-keep = Bewaar het ontvangstbewijs
receipt-keep-of = Bewaar het ontvangstbewijs: { $who }
receipt-watching = toeschouwer
receipt-file = Vergelijk met een ontvangstbewijs (.json)
receipt-of = Het ontvangstbewijs van { $who }, tafel { $code }
receipt-unreadable = Dit is geen ontvangstbewijs.
receipt-foreign = Dit ontvangstbewijs is van een ander spel.
receipt-draws-own =
    { $draws ->
        [one] De ene trekking volgt uit het geheim en de bytes in deze opname.
       *[other] Alle { $draws } trekkingen volgen uit het geheim en de bytes in deze opname.
    }
receipt-draws-but =
    { $draws ->
        [one] De ene trekking volgt uit het geheim en de bytes in deze opname. Maar het zijn niet die welke jou zijn getoond.
       *[other] Alle { $draws } trekkingen volgen uit het geheim en de bytes in deze opname. Maar het zijn niet die welke jou zijn getoond.
    }
