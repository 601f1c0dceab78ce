"""What each seat sees, hears and may believe."""
