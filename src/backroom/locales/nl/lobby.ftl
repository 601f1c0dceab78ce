lobby-title = Wacht op spelers
lobby-nobody = Nu wacht er niemand. Met ‘Met mensen spelen’ wacht jij, en iedereen die hier komt, ziet je.
lobby-begins = begint met { $people } mensen, bots vullen aan
lobby-running = Partijen om te bekijken
lobby-meanwhile = Voor zolang je wacht:
