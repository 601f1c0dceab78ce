"""C7, C8, C27: searching: worlds drawn from what one seat was told, and many quick games played in them."""
