lobby-title = On attend des joueurs
lobby-nobody = Personne n’attend en ce moment. Avec « Jouer avec d’autres », vous attendez, et tous ceux qui passent ici vous voient.
lobby-begins = commence à { $people }, des robots complètent
lobby-running = Parties à regarder
lobby-meanwhile = En attendant :
