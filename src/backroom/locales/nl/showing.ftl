since-title = Wat er sinds je beurt gebeurd is
since-before = Wat daarvoor kwam, is hier niet meer bekend.

why-not-rule = Regel { $rule }

omerta-why-not-patrolled = Een van je kaarten ligt onder de Politiepatrouille: zolang die er ligt, kun je geen Omerta roepen.
omerta-why-not-empty = De aflegstapel is leeg: er is geen open kaart.
omerta-why-not-no-card = Je hebt geen kaart die de open kaart kan vervangen.
omerta-why-not-nothing-to-draw = Beide stapels zijn leeg: er valt niets te trekken.
omerta-why-not-must-replace = Ze komt van de aflegstapel en moet dus een van je kaarten vervangen.
omerta-why-not-card-patrolled = Deze kaart ligt onder de Politiepatrouille en kan niet vervangen worden.
omerta-why-not-must-use = In deze editie moet een kracht die gebruikt kan worden, ook gebruikt worden.
omerta-why-not-must-exchange = In deze editie moet wie de kluis opent een kaart ruilen.
