"""What bots search with: beliefs from what one seat was told, a quick policy, and playouts."""
