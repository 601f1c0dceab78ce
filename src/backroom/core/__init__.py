"""The contract that every game keeps: questions, chance, the log, fair draws. Imports nothing of ours."""
