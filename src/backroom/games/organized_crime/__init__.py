"""ORGANIZED CRIME: the rules C1 to C32."""
