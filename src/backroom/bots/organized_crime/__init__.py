"""Players of ORGANIZED CRIME."""
