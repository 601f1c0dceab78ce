since-title = What happened since your turn
since-before = What came before is no longer known here.

why-not-rule = Rule { $rule }

omerta-why-not-patrolled = One of your cards is under a Police Patrol: until it leaves, you cannot call Omerta.
omerta-why-not-empty = The discard pile is empty: there is no open card.
omerta-why-not-no-card = You have no card that the open one could replace.
omerta-why-not-nothing-to-draw = Both piles are empty: there is nothing to draw.
omerta-why-not-must-replace = You took it from the discard pile, so it has to replace one of your cards.
omerta-why-not-card-patrolled = This card is under a Police Patrol, and cannot be replaced.
omerta-why-not-must-use = In this edition, a power that can be used has to be used.
omerta-why-not-must-exchange = In this edition, whoever opens the safe has to exchange a card.
