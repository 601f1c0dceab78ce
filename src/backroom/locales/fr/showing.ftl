since-title = Ce qui s’est passé depuis votre tour
since-before = Le début n’est plus connu ici.

why-not-rule = La règle { $rule }

omerta-why-not-patrolled = Une de vos cartes est sous la Patrouille de police : tant qu’elle y est, vous ne pouvez pas annoncer Omerta.
omerta-why-not-empty = La défausse est vide : il n’y a pas de carte visible.
omerta-why-not-no-card = Vous n’avez aucune carte que la carte visible pourrait remplacer.
omerta-why-not-nothing-to-draw = Les deux piles sont vides : il n’y a rien à piocher.
omerta-why-not-must-replace = Elle vient de la défausse : elle doit remplacer une de vos cartes.
omerta-why-not-card-patrolled = Cette carte est sous la Patrouille de police et ne peut pas être remplacée.
omerta-why-not-must-use = Dans cette édition, un pouvoir qui peut servir doit servir.
omerta-why-not-must-exchange = Dans cette édition, qui ouvre le coffre doit échanger une carte.
