review-title = Terugblik op { $code }
review-running = Dit spel is nog niet afgelopen
review-running-about = Tot het einde gaan de kaarten niemand iets aan. Kom dan terug.
review-to-table = Naar de tafel
review-nameless = Een opname bewaart geen namen: de plaatsen zijn genummerd.
review-won =
    { $count ->
        [one] Gewonnen door { $who }
       *[other] Gedeeld door { $who }
    }
review-eyes = Gezien door
review-eyes-all = Iedereen, kaarten open
review-eyes-seat = { $who }
review-eyes-spectator = Een toeschouwer
review-board = De tafel
review-beginning = Voor de eerste zet
review-nothing-told = Hier is niets te zien
review-steps = Stap door het spel
review-first = Naar het begin
review-turn-before = Eén beurt terug
review-before = Eén stap terug
review-next = Eén stap verder
review-turn-next = Eén beurt verder
review-last = Naar het einde
review-at = { $at } van { $last }
review-slider = Waar in het spel
review-play = Vanzelf afspelen
review-pause = Pauzeren
review-speed = Snelheid
review-speed-times = { $times }×
review-log = Wat er gebeurde
review-rounds = Ronde voor ronde
review-round = Ronde
review-total = Totaal
review-after = Na
review-start = Begin
review-as-table = Hetzelfde als tabel
review-moments = Momenten die telden
review-searching = Het spel wordt doorgekeken…
review-no-moments = Niets viel op in dit spel.
review-in-round = ronde { $round }
review-more =
    { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }

review-fair = Was er eerlijk geschud?
review-fair-about = Alles wat het toeval in dit spel besliste, lag vast voordat het begon, door een geheim van de server en door wat de spelers toevoegden. Je browser kan het allemaal narekenen.
review-fair-check = Reken elke trekking na
review-fair-checking = Bezig met rekenen…
review-fair-impossible = Hier valt niets na te rekenen: dit spel ging verder vanuit een opname, dus de trekkingen komen uit meer dan één geheim.
review-fair-yes =
    { $draws ->
        [one] Alles klopt: de ene trekking is zoals beloofd.
       *[other] Alles klopt: alle { $draws } trekkingen zijn zoals beloofd.
    }
review-fair-no = Er klopt iets niet.
review-fair-wrong = Trekking { $number } is de eerste die niet klopt: de opname heeft { $recorded }, en het zou { $computed } moeten zijn.
review-fits = klopt
review-fits-not = klopt niet
review-fair-promise = De belofte
review-fair-promise-about = Voor het spel toonde de server een vingerafdruk (SHA-256) van zijn geheim. Na het spel toonde hij het geheim. De vingerafdruk van dit geheim moet de beloofde zijn.
review-fair-promised = Beloofd voor het spel
review-fair-secret = Het geheim, getoond erna
review-fair-added = Wat de spelers toevoegden
review-fair-added-about = Elke browser voegde willekeurige bytes toe, toen het geheim al vastlag. Dus kon niemand, ook de server niet, alleen de kaarten kiezen. Bots voegen niets toe.
review-fair-nothing = niets
review-fair-key = De sleutel
review-fair-key-about = Geheim en toevoegingen worden tot één sleutel geroerd (HMAC-SHA-256). Elke trekking volgt daaruit en uit haar nummer.
review-fair-draws = De trekkingen
review-fair-draws-about = Elke keer schudden en elke getrokken kaart wordt uit de sleutel berekend en vergeleken met wat er gebeurde.
review-fair-each =
    { $draws ->
        [one] De ene trekking
       *[other] Alle { $draws } trekkingen
    }
review-fair-lines = De opname
review-fair-lines-about = De laatste regel heeft de vingerafdruk van alle regels ervoor, zodat een verandering opvalt.
review-fair-trust = Uit hoeveel kaarten getrokken werd, volgt uit de regels, en hier zegt de server dat. Wil je ook dat nagaan, download dan de opname en draai ‘backroom verify’.
review-draw-pick = Eén van { $of }
review-draw-shuffle = { $take } van { $of }, op volgorde
review-draw-dice = { $count } dobbelstenen met { $sides } kanten
review-draw-none = Hier viel niets te trekken

review-file = Bewaren, delen, verder spelen
review-download = Download de opname
review-share = Deel dit moment
review-copied = De link is gekopieerd.
review-copy-yourself = De link: { $url }
review-play-on = Speel hiervandaan verder
review-play-on-about = Er komt een nieuwe tafel vanaf dit moment, met jou op de eerste plaats en bots op de andere.
review-delete = Verwijder dit spel
review-delete-really = Echt verwijderen, voor iedereen
review-delete-not = Bewaren
review-open = Open een opname
review-open-about = Het bestand van een spel, van deze of een andere server. Een afgelopen spel kun je bekijken; een ander speel je verder vanaf waar het ophoudt, met bots op de andere plaatsen.
review-open-file = Bestand (.jsonl)
review-open-drop = Of laat het ergens op deze pagina los.
review-open-unreadable = Dit is geen opname van een spel.
review-open-line = De opname is niet te lezen: regel { $line } klopt niet.
review-open-first-line = De eerste regel van deze opname is hier niet te lezen: die klopt niet, of is van een andere versie.
review-finished = Gespeelde spellen
