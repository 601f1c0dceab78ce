table-connecting = Op weg naar de tafel…
table-lost = De verbinding is weg. Ze komt vanzelf terug; van het spel gaat niets verloren.
table-trouble = De server kan nu niets bewaren. Er gaat niets verloren, en het spel gaat verder zodra het kan.
table-suspicion-changed = De server heeft zijn belofte voor de trekkingen van dit spel veranderd: hij kan de kaarten kiezen. Het einde zal het tonen.
table-suspicion-contribution = De server heeft voor jou andere bytes gemeld dan je aan de trekkingen toevoegde: hij kan de kaarten kiezen. Het einde zal het tonen.
table-refused = Dat is niet gebeurd. Probeer het opnieuw.
table-refused-rule = De regels staan dat niet toe ({ $rule }).
table-refused-now = Dat kan nu niet aan deze tafel.
table-imported = Dit spel gaat verder vanaf een opname: wie die meebracht, kent misschien de kaarten.
table-invited = Er is een revanche. Neem plaats.
table-ended = Je zit niet meer aan deze tafel
table-watching = Je kijkt mee
table-look = Kijken wie er aan tafel zit
table-home = Terug naar de startpagina
table-over = Het spel is afgelopen
table-rematch = Nog een keer
table-share = Delen
table-paused = Het spel is gepauzeerd
table-waiting = Een ogenblik…
table-answered = Je hebt geantwoord. De anderen denken nog na.
table-come-back = Zelf verder spelen
table-stood-in = Een bot speelt voor je.
table-log = Wat er gebeurde
table-log-over = Kies een regel om dat moment terug te zien.
table-tell-all = Alles vanaf het begin tonen
table-yes = ja
table-no = nee

table-event-table-opened = De tafel is open.
table-event-game-imported = Het spel komt uit een opname.
table-event-person-seated = { $who } neemt plaats.
table-event-person-came-back = { $who } komt terug.
table-event-seat-wished = { $who } vraagt om de plaats van een bot{ $from ->
    [0] .
   *[other] , vanaf dezelfde verbinding als { $near }.
}
table-event-kick-wished = { $who } wil { $whom } wegsturen.
table-event-wish-agreed = { $who } vindt het goed.
table-event-wish-refused =
    { $kind ->
        [kick] { $how ->
            [refused] { $by } vindt het niet goed: { $who } blijft.
           *[other] Niet iedereen antwoordde op tijd: { $who } blijft.
        }
       *[seat] { $how ->
            [refused] { $by } vindt het niet goed: { $who } krijgt de plaats niet.
            [withdrawn] { $who } wil de plaats niet meer.
           *[other] Niet iedereen antwoordde op tijd: { $who } krijgt de plaats niet.
        }
    }
table-event-bot-seated = Een bot neemt plaats: { $who }.
table-event-seat-left = { $who } is vrij.
table-event-adviser-asked = { $who } heeft om raad gevraagd.
table-event-bot-sat-in = Een bot speelt voor { $who }.
table-event-person-returned = { $who } speelt weer zelf.
table-event-contribution-taken = { $who } draagt bij aan de trekkingen.
table-event-game-started = Het spel begint. De trekkingen staan vast en zijn later na te rekenen.
table-event-time-ran-out = De tijd is om: { $who }.
table-event-race-judged =
    { $you ->
        [yes] Jij bent het snelst, na { $milliseconds } ms
       *[no] { $who } is het snelst, na { $milliseconds } ms
    }{ $bylot ->
        [yes] , door loting bij gelijke tijd
       *[no] { "" }
    }{ $others ->
        [0] .
       *[other] ; { $after }.
    }
table-behind = { $who } { $behind } ms later
table-event-table-paused = De gastheer pauzeert het spel.
table-event-table-resumed = Het spel gaat verder.
table-event-pace-changed =
    { $pace ->
        [calm] Bots nemen vanaf nu de tijd.
        [brisk] Bots spelen vanaf nu vlot.
        [skip] Bots antwoorden vanaf nu meteen.
       *[normal] Bots spelen vanaf nu in hun gewone tempo.
    }
table-event-secret-revealed = Het geheim van de trekkingen is bekend: iedereen kan ze narekenen.

goodbye-bad-message = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
goodbye-bad-hello = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
goodbye-version = De server heeft een andere versie. Laad de pagina opnieuw.
goodbye-no-such-seat = Deze link geeft geen plaats meer: iemand anders heeft de plaats genomen, of die is vrijgegeven.
goodbye-left = Je hebt deze tafel verlaten.
goodbye-left-about = Een bot speelt verder op je plaats. Zolang die er zit, mag je terugkomen.
goodbye-moved = Je hebt een andere plaats genomen.
goodbye-not-agreed = De mensen aan tafel vonden het niet goed, of niet op tijd.
goodbye-no-such-table = Er is geen tafel met deze code.
goodbye-no-spectators = Bij deze tafel kan niet worden meegekeken.
goodbye-too-fast = Dat was te veel tegelijk. Probeer het zo weer.
goodbye-too-long = Dat was te lang.
goodbye-elsewhere = Je plaats is in een ander venster geopend.
goodbye-kicked = De gastheer heeft je deze plaats afgenomen.
goodbye-deleted = Deze tafel bestaat niet meer.
goodbye-closing = De server is gesloten. Probeer het zo weer.

table-help = Wat doet deze kaart? { $card }

table-poll = Wie gaat er winnen?
table-poll-tips = { $who }: { $count }
table-notify = Waarschuw me als ik aan zet ben

# Around the game, at every table.
table-resume = Verder spelen
table-pause = Spel pauzeren
table-sounds = Geluid
table-show-keys = De toetsen tonen
table-side = Verloop, praten en opties
table-close = Sluiten
table-seat-bot = Een bot laten spelen
table-kick = Verwijderen
wish-title = Een vraag aan de tafel
wish-seat = { $who } vraagt om plaats { $number }, waar een bot zit.
wish-kick = { $who } wil { $whom } wegsturen.
wish-question = Vind je het goed?
wish-near = Vanaf dezelfde verbinding als { $who }.
wish-waits = Wachten op { $who }.
wish-yes = Ja
wish-no = Nee
wish-later = Later
table-code =
    { $watching ->
        [0] Tafel { $code }
        [one] Tafel { $code }, één toeschouwer
       *[other] Tafel { $code }, { $watching } toeschouwers
    }
table-review = Het spel terugkijken
table-reactions = Zeg het met één tik

react-well-played = Goed gespeeld!
react-wow = Wauw!
react-haha = Ha ha!
react-oops = Oeps…
react-hurry = Kom op!
react-thinking = Even denken…
react-thanks = Dank je!
react-good-game = Mooi spel!

table-ask-adviser = Vraag { $who }
table-adviser-thinks = { $who } denkt na…
table-adviser-silent = { $who } heeft niets bedacht. Je mag het nog eens vragen.
table-advice = { $who }: { $says }
table-advice-chance = Ik schat je kans om te winnen op ongeveer { $chance }%.
table-advice-chances = Ik schat je kans om te winnen op ongeveer { $chance }%, en met de op een na beste keuze op { $next }%.
