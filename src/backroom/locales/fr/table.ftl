table-connecting = On rejoint la table…
table-lost = La connexion est perdue. Elle revient d’elle-même ; rien de la partie n’est perdu.
table-trouble = Le serveur ne peut rien conserver pour l’instant. Rien n’est perdu, et la partie reprendra.
table-suspicion-changed = Le serveur a changé sa promesse pour les tirages de cette partie : il peut choisir les cartes. La fin le montrera.
table-suspicion-contribution = Le serveur a annoncé pour vous d’autres octets que ceux que vous avez ajoutés : il peut choisir les cartes. La fin le montrera.
table-refused = Cela n’a pas été fait. Réessayez.
table-refused-rule = Les règles ne le permettent pas ({ $rule }).
table-refused-now = La table ne le permet pas pour l’instant.
table-imported = Cette partie reprend un enregistrement : qui l’a apporté connaît peut-être les cartes.
table-invited = Il y a une revanche. Prenez place.
table-ended = Vous n’êtes plus à cette table
table-watching = Vous regardez la partie
table-look = Voir qui est à la table
table-home = Retour à l’accueil
table-over = La partie est finie
table-rematch = Rejouer
table-share = Partager
table-paused = La partie est en pause
table-waiting = Un instant…
table-answered = Vous avez répondu. Les autres réfléchissent encore.
table-come-back = Reprendre ma place
table-stood-in = Un robot joue à votre place.
table-log = Ce qui s’est passé
table-log-over = Choisissez une ligne pour revoir ce moment.
table-tell-all = Tout afficher depuis le début
table-yes = oui
table-no = non

table-event-table-opened = La table est ouverte.
table-event-game-imported = La partie vient d’un enregistrement.
table-event-person-seated = { $who } prend place.
table-event-person-came-back = { $who } revient.
table-event-seat-wished = { $who } demande la place d’un robot{ $from ->
    [0] .
   *[other] , depuis la même connexion que { $near }.
}
table-event-kick-wished = { $who } veut retirer { $whom }.
table-event-wish-agreed = { $who } est d’accord.
table-event-wish-refused =
    { $kind ->
        [kick] { $how ->
            [refused] { $by } n’est pas d’accord : { $who } reste.
           *[other] Tous n’ont pas répondu à temps : { $who } reste.
        }
       *[seat] { $how ->
            [refused] { $by } n’est pas d’accord : { $who } n’obtient pas la place.
            [withdrawn] { $who } ne veut plus la place.
           *[other] Tous n’ont pas répondu à temps : { $who } n’obtient pas la place.
        }
    }
table-event-bot-seated = Un robot prend place : { $who }.
table-event-seat-left = { $who } est libre.
table-event-adviser-asked = { $who } a demandé conseil.
table-event-bot-sat-in = Un robot joue pour { $who }.
table-event-person-returned = { $who } joue de nouveau.
table-event-contribution-taken = { $who } contribue aux tirages.
table-event-game-started = La partie commence. Ses tirages sont fixés et pourront être vérifiés.
table-event-time-ran-out = Temps écoulé : { $who }.
table-event-race-judged =
    { $you ->
        [yes] Vous réagissez en premier, en { $milliseconds } ms
       *[no] { $who } réagit en premier, en { $milliseconds } ms
    }{ $bylot ->
        [yes] , par tirage au sort entre égaux
       *[no] { "" }
    }{ $others ->
        [0] .
       *[other] ; { $after }.
    }
table-behind = { $who } { $behind } ms après
table-event-table-paused = L’hôte met la partie en pause.
table-event-table-resumed = La partie reprend.
table-event-pace-changed =
    { $pace ->
        [calm] Les robots prennent désormais leur temps.
        [brisk] Les robots jouent désormais plus vite.
        [skip] Les robots répondent désormais aussitôt.
       *[normal] Les robots jouent désormais à leur rythme habituel.
    }
table-event-secret-revealed = Le secret des tirages est révélé : chacun peut les vérifier.

goodbye-bad-message = Cette page et le serveur ne se comprennent pas. Rechargez la page.
goodbye-bad-hello = Cette page et le serveur ne se comprennent pas. Rechargez la page.
goodbye-version = Le serveur est d’une autre version. Rechargez la page.
goodbye-no-such-seat = Ce lien ne donne plus accès à une place : quelqu’un d’autre l’a prise, ou elle a été libérée.
goodbye-left = Vous avez quitté cette table.
goodbye-left-about = Un robot joue à votre place. Tant qu’il joue, vous pouvez revenir.
goodbye-moved = Vous avez pris une autre place.
goodbye-not-agreed = La table n’a pas donné son accord, ou pas à temps.
goodbye-no-such-table = Il n’y a pas de table avec ce code.
goodbye-no-spectators = On ne peut pas regarder cette table.
goodbye-too-fast = C’était trop à la fois. Réessayez dans un instant.
goodbye-too-long = C’était trop long.
goodbye-elsewhere = Votre place est ouverte dans une autre fenêtre.
goodbye-kicked = L’hôte vous a retiré cette place.
goodbye-deleted = Cette table n’existe plus.
goodbye-closing = Le serveur a été arrêté. Réessayez dans un instant.

table-help = À quoi sert cette carte ? { $card }

table-poll = Qui va gagner ?
table-poll-tips = { $who } : { $count }
table-notify = Me prévenir quand c’est à moi

# Around the game, at every table.
table-resume = Reprendre
table-pause = Mettre en pause
table-sounds = Sons
table-show-keys = Montrer les touches
table-side = Journal, discussion et outils
table-close = Fermer
table-seat-bot = Laisser jouer un robot
table-kick = Retirer
wish-title = Une question à la table
wish-seat = { $who } demande la place { $number }, qu’occupe un robot.
wish-kick = { $who } veut retirer { $whom }.
wish-question = Êtes-vous d’accord ?
wish-near = Depuis la même connexion que { $who }.
wish-waits = On attend { $who }.
wish-yes = Oui
wish-no = Non
wish-later = Plus tard
table-code =
    { $watching ->
        [0] Table { $code }
        [one] Table { $code }, { $watching } personne regarde
       *[other] Table { $code }, { $watching } personnes regardent
    }
table-review = Revoir la partie
table-reactions = Le dire d’un geste

react-well-played = Bien joué !
react-wow = Ouah !
react-haha = Ha ha !
react-oops = Oups…
react-hurry = Allez !
react-thinking = Je réfléchis…
react-thanks = Merci !
react-good-game = Belle partie !

table-ask-adviser = Demander à { $who }
table-adviser-thinks = { $who } réfléchit…
table-adviser-silent = { $who } n’a rien trouvé à dire. Vous pouvez redemander.
table-advice = { $who } : { $says }
table-advice-chance = Je vous donne environ { $chance } % de chances de gagner.
table-advice-chances = Je vous donne environ { $chance } % de chances de gagner ; { $next } % avec le meilleur choix suivant.
