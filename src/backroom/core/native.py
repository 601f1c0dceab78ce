"""The machine integer: an `i64` register when mypyc compiles the engine, a plain int when Python reads it."""

MYPY = False  # type checkers of the mypy family read this name as true
if MYPY:
    from mypy_extensions import i64 as i64
else:
    i64 = int
