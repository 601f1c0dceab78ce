face-title = Votre visage
face-about = Les autres à la table vous voient ainsi. Il reste sur cet appareil.
face-portrait = Portrait
face-colour = Couleur
face-done = C’est bon

face-fedora = L’homme au feutre
face-flapper = La garçonne
face-boxer = Le boxeur
face-singer = La chanteuse
face-chauffeur = Le chauffeur
face-widow = La veuve
face-bookkeeper = Le comptable
face-barman = Le barman
face-docker = Le docker
face-professor = Le professeur
face-cook = Le cuisinier
face-aviator = L’aviatrice

face-red = Rouge
face-amber = Ambre
face-olive = Olive
face-green = Vert
face-teal = Bleu canard
face-blue = Bleu
face-violet = Violet
face-rose = Rose
