"""OMERTA: a hidden-card memory game with a real-time snap, 3 to 5 players, four printed editions."""
