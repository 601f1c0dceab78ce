"""The bots that play OMERTA."""
