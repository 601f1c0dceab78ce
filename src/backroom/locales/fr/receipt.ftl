receipt-title = Votre reçu
receipt-checking = Comparaison de l’enregistrement avec ce qu’on vous a montré…
receipt-again = Réessayer
receipt-bytes = Le serveur a tenu sa promesse : le secret est celui qu’il a promis avant la partie, et vos propres octets sont dans chaque tirage.
receipt-watched = La promesse et les octets des joueurs qu’on vous a montrés sont ceux de l’enregistrement. Vous étiez spectateur : aucun de vos octets n’est dans les tirages.
receipt-shown = L’enregistrement contient ce qu’on vous a montré. Aucun de vos octets n’est dans les tirages : vous êtes arrivé trop tard, ou ils n’ont pas été pris.
receipt-nothing = Ce navigateur n’a pas gardé de reçu de cette partie. Il peut voir si l’enregistrement est cohérent, pas si c’est celui qui a été promis.
receipt-caught = Cet enregistrement n’est pas ce qu’on vous a montré
receipt-doubt = Cet enregistrement n’est pas tout à fait ce qu’on vous a montré
receipt-found-commitment = La promesse a été échangée. Avant la partie, le serveur a promis un autre secret que celui de cet enregistrement. Il pouvait donc choisir son secret, et par là les cartes, en sachant ce que chacun avait ajouté.
receipt-found-changed = La promesse a été changée. On vous en a montré deux différentes, et un serveur qui peut changer son secret peut choisir les cartes.
receipt-found-contribution = Vos octets ont été échangés. Le serveur a confirmé ce que vous avez ajouté aux tirages, et cet enregistrement contient d’autres octets à leur place, qu’il a pu choisir.
receipt-found-missing = Vos octets ont été écartés. Le serveur a confirmé ce que vous avez ajouté aux tirages, et cet enregistrement ne contient rien de vous.
receipt-found-unconfirmed = Les octets envoyés par ce navigateur ne sont pas dans l’enregistrement. Le serveur ne les a jamais confirmés : si votre place n’était pas aussi ouverte dans un autre navigateur, il les a échangés.
receipt-found-announced = Ce qu’a ajouté { $who } a été échangé : cet enregistrement contient d’autres octets que ceux annoncés au début de la partie. Le serveur a pu les choisir.
receipt-found-secret = Le secret a été échangé : celui de cet enregistrement n’a pas l’empreinte promise.
receipt-found-digest = Ce n’est pas l’enregistrement qu’on vous a montré d’abord. Ses tirages sont tout de même vérifiés. Ce que quelqu’un a fait a pu être changé, ou un serveur plus récent écrit l’enregistrement autrement.
receipt-found-unproven = La preuve manque. On vous a montré une promesse, et rien dans cet enregistrement ne permet de la vérifier.
receipt-found-lines = Des lignes de cet enregistrement ont été changées : elles n’ont pas l’empreinte inscrite dans la dernière.
receipt-means = Gardez votre reçu et l’enregistrement, et demandez aux autres de comparer les leurs : avec les deux, tout le monde peut le voir.
receipt-about = Ce que votre navigateur a gardé de cette partie : la promesse telle que vous l’avez vue d’abord, les octets que vous avez ajoutés, et l’empreinte de l’enregistrement, la même pour tous.
receipt-promise = Promis à vous
receipt-given = Ajouté par vous
receipt-digest = L’enregistrement montré d’abord
receipt-keep = Garder le reçu
receipt-keep-of = Garder le reçu : { $who }
receipt-watching = spectateur
receipt-file = Vérifier avec un reçu (.json)
receipt-of = Le reçu de { $who }, table { $code }
receipt-unreadable = Ce n’est pas un reçu.
receipt-foreign = Ce reçu est celui d’une autre partie.
receipt-draws-own =
    { $draws ->
        [one] Le seul tirage découle du secret et des octets de cet enregistrement.
       *[other] Les { $draws } tirages découlent du secret et des octets de cet enregistrement.
    }
receipt-draws-but =
    { $draws ->
        [one] Le seul tirage découle du secret et des octets de cet enregistrement. Mais ce ne sont pas ceux qu’on vous a montrés.
       *[other] Les { $draws } tirages découlent du secret et des octets de cet enregistrement. Mais ce ne sont pas ceux qu’on vous a montrés.
    }
