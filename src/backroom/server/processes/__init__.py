"""Child processes with limits of their own."""
