face-title = Je gezicht
face-about = Zo zien de anderen aan tafel je. Het blijft op dit apparaat.
face-portrait = Portret
face-colour = Kleur
face-done = Klaar

face-fedora = De man met de gleufhoed
face-flapper = De flapper
face-boxer = De bokser
face-singer = De zangeres
face-chauffeur = De chauffeur
face-widow = De weduwe
face-bookkeeper = De boekhouder
face-barman = De barman
face-docker = De havenarbeider
face-professor = De professor
face-cook = De kok
face-aviator = De vliegenierster

face-red = Rood
face-amber = Amber
face-olive = Olijf
face-green = Groen
face-teal = Petrol
face-blue = Blauw
face-violet = Violet
face-rose = Roze
