lobby-title = Waiting for players
lobby-nobody = Nobody is waiting just now. “Play with people” lets you wait, and everybody who comes here sees you.
lobby-begins = begins with { $people } people, bots fill in
lobby-running = Games to watch
lobby-meanwhile = While you wait:
