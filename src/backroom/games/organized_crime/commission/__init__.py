"""C23 to C27: the National Commission: its sessions, and the deals made in them."""
