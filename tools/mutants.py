"""Small changes to a source file that some test should notice: found in its syntax tree, made in its text.

Code that decides nothing is left alone: docstrings, annotations, type aliases, Structs, `__slots__`, imports,
`assert`, and the wording of errors (the rule id of a `Refused` is not wording).
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
OPERATIONS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
# calls whose text is for people; a power passes its parent the text of a refusal
ERRORS = ("Refused", "Malformed", "AssertionError", "__init__")
QUOTE = re.compile(rb"[A-Za-z]*('''|\"\"\"|'|\")")
MODULE = "(module)"


class Mutant(NamedTuple):
    """One change: the bytes from `start` to `end` of a file become `new`."""

    file: str  # relative to the root of the tree
    function: str  # dotted; (module) outside of any
    line: int
    original: str  # the lines it changes, with single spaces
    mutated: str  # ... and what they become
    start: int
    end: int
    new: bytes

    @property
    def key(self) -> tuple[str, str, str, str]:
        """A name that survives changes elsewhere in the file."""
        return self.file, self.function, self.original, self.mutated

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new + source[self.end :]


def mutants(file: str, source: bytes) -> list[Mutant]:
    """Every mutant of a source file, in the order of its text."""
    return sorted(Finder(file, source).find(), key=lambda mutant: (mutant.start, mutant.end, mutant.new))


def is_real(mutant: Mutant, source: bytes) -> bool:
    """Whether it is still a program, and a different one."""
    try:
        changed = ast.parse(mutant.apply(source))
    except (SyntaxError, ValueError):
        return False
    return ast.dump(changed) != ast.dump(ast.parse(source))


class Finder:
    """Walks through one file and collects its mutants."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.function: list[str] = []
        self.in_text = False  # inside an f-string, where old Pythons have no positions

    def find(self) -> Iterator[Mutant]:
        for statement in ast.parse(self.source).body:
            if not is_alias(statement):
                yield from self.walk(statement)

    def walk(self, node: ast.AST) -> Iterator[Mutant]:
        if decides_nothing(node) or (self.in_text and not self.is_found(node)):
            return
        named = isinstance(node, ast.FunctionDef | ast.ClassDef)
        was_in_text = self.in_text
        if named:
            self.function.append(node.name)
        yield from self.changes(node)
        self.in_text = self.in_text or isinstance(node, ast.JoinedStr)
        for child in parts(node):
            yield from self.walk(child)
        self.in_text = was_in_text
        if named:
            self.function.pop()

    def changes(self, node: ast.AST) -> Iterator[Mutant]:
        """Find the mutants of a node itself, not of its parts."""
        yield from self.operators(node)
        yield from self.conditions(node)
        yield from self.statements(node)
        match node:
            case ast.Constant():
                yield from self.constant(node)
            case ast.JoinedStr() if not self.in_text:
                yield from self.quoted(node)
            case ast.Subscript(slice=ast.Slice(lower=None, upper=None, step=None)):
                yield self.instead(node, self.text(node.value))
            case ast.Call(func=ast.Name(id=name)) if name in OPPOSITES:
                yield self.instead(node.func, OPPOSITES[name].encode())
            case _:
                pass

    def operators(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Compare():
                operands = [node.left, *node.comparators]
                for left, operator, right in zip(operands, node.ops, node.comparators, strict=False):
                    yield from self.between(left, right, *COMPARISONS[type(operator)])
            case ast.BinOp(left=ast.List() | ast.Tuple()):
                pass  # a list multiplied by a number
            case ast.BinOp() if type(node.op) in OPERATIONS:
                yield from self.between(node.left, node.right, *OPERATIONS[type(node.op)])
            case ast.BoolOp():
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield from self.between(left, right, old, new)
            case ast.UnaryOp():
                yield self.instead(node, self.text(node.operand))
            case _:
                pass

    def conditions(self, node: ast.AST) -> Iterator[Mutant]:
        """Negate conditions without an operator to change."""
        match node:
            case ast.If() | ast.While() | ast.IfExp():
                tests = [node.test]
            case ast.comprehension():
                tests = node.ifs
            case ast.BoolOp():
                tests = node.values
            case _:
                tests = []
        for test in tests:
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
                yield self.instead(test, b"not (" + self.text(test) + b")")

    def statements(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.AugAssign():
                old, new = OPERATIONS[type(node.op)]
                yield from self.between(node.target, node.value, f"{old}=", f"{new}=")
                yield from self.between(node.target, node.value, f"{old}=", "=")
                yield self.instead(node, b"pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.instead(node, b"pass")
            case ast.Expr(value=ast.Call()) | ast.Raise():
                yield self.instead(node, b"pass")
            case ast.Continue():
                yield self.instead(node, b"break")
            case ast.Break():
                yield self.instead(node, b"continue")
            case _:
                pass

    def constant(self, node: ast.Constant) -> Iterator[Mutant]:
        match node.value:
            case bool():
                yield self.instead(node, str(not node.value).encode())
            case int() | float():
                yield self.instead(node, str(node.value + 1).encode())
            case str():
                yield from self.quoted(node)
            case _:
                pass

    def quoted(self, node: ast.expr) -> Iterator[Mutant]:
        """Insert something into a string, after its first quotation mark."""
        quote = QUOTE.match(self.text(node))
        if quote:
            at = self.span(node)[0] + quote.end()
            yield self.mutant(at, at, b"XX")

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Mutant]:
        """Change the operator between two operands."""
        _, start = self.span(left)
        end, _ = self.span(right)
        gap = self.source[start:end]
        pattern = rb"\s+".join(re.escape(word.encode()) for word in old.split())
        found = re.search(pattern, gap)
        if found:
            yield self.mutant(start + found.start(), start + found.end(), new.encode())

    def instead(self, node: ast.expr | ast.stmt, new: bytes) -> Mutant:
        return self.mutant(*self.span(node), new)

    def mutant(self, start: int, end: int, new: bytes) -> Mutant:
        """Make a mutant of the bytes from `start` to `end`."""
        first = self.source.rfind(b"\n", 0, start) + 1
        last = self.source.find(b"\n", end)
        last = len(self.source) if last < 0 else last
        changed = self.source[first:start] + new + self.source[end:last]
        return Mutant(
            self.file,
            ".".join(self.function) or MODULE,
            self.source.count(b"\n", 0, start) + 1,
            spaced(self.source[first:last]),
            spaced(changed),
            start,
            end,
            new,
        )

    def is_found(self, node: ast.AST) -> bool:
        """Whether the text at this node's position is really this node."""
        if not isinstance(node, ast.expr) or isinstance(node, ast.FormattedValue):
            return True
        try:
            there = ast.parse(self.text(node).decode(), mode="eval").body
        except (SyntaxError, ValueError):
            return False
        return ast.dump(there) == ast.dump(node)

    def text(self, node: ast.expr | ast.stmt) -> bytes:
        start, end = self.span(node)
        return self.source[start:end]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        start = self.lines[node.lineno - 1] + node.col_offset
        return start, self.lines[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)


def spaced(text: bytes) -> str:
    return " ".join(text.decode(errors="replace").split())


def is_alias(statement: ast.stmt) -> bool:
    """Whether a module-level statement only names a type: Move = Peek | Draw."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]):
            return not name.isupper() and name[:1].isupper()
        case _:
            return False


def decides_nothing(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return True
        case ast.ClassDef():
            return any(isinstance(base, ast.Name) and base.id == "Struct" for base in node.bases)
        case ast.Assign(targets=[ast.Name(id="__slots__")]):
            return True
        case _:
            return False


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that may decide something."""
    match node:
        case ast.AnnAssign():
            yield node.target
            if node.value is not None:
                yield node.value
        case ast.FunctionDef():
            yield from [default for default in [*node.args.defaults, *node.args.kw_defaults] if default]
            yield from node.body
        case ast.Call():
            yield node.func
            yield from [argument for argument in node.args if not is_wording(node.func, argument)]
            yield from node.keywords
        case ast.Subscript():
            yield node.value
            if not isinstance(node.value, ast.Name) or node.value.id not in ("list", "dict", "tuple", "set"):
                yield node.slice
        case _:
            yield from ast.iter_child_nodes(node)


def is_wording(function: ast.expr, argument: ast.expr) -> bool:
    """Whether this is the text of an error: a sentence, not a rule id."""
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", None)
    if name not in ERRORS:
        return False
    return isinstance(argument, ast.JoinedStr) or (
        isinstance(argument, ast.Constant) and isinstance(argument.value, str) and " " in argument.value
    )
