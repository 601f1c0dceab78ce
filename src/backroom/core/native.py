"""The engine's integers: machine integers and vectors when mypyc compiles it, else int and list."""

MYPY = False  # type checkers of the mypy family read this name as true
if MYPY:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int
    vec = list
