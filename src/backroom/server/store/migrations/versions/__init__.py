"""One file per version; what is here never changes."""
