face-title = Your face
face-about = The others at the table see you like this. It is kept on this device.
face-portrait = Portrait
face-colour = Colour
face-done = Done

face-fedora = The one in the fedora
face-flapper = The flapper
face-boxer = The boxer
face-singer = The singer
face-chauffeur = The chauffeur
face-widow = The widow
face-bookkeeper = The bookkeeper
face-barman = The barman
face-docker = The docker
face-professor = The professor
face-cook = The cook
face-aviator = The aviator

face-red = Red
face-amber = Amber
face-olive = Olive
face-green = Green
face-teal = Teal
face-blue = Blue
face-violet = Violet
face-rose = Rose
