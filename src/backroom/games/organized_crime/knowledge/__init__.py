"""C7, C8, C27, C30: what each seat sees, hears and may believe."""
