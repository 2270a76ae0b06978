"""Mutants: one small change each of a function, an operator, number or statement, made in memory only."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "civitas"

OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OTHER_OPERATOR: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


def changes_of(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(left=left, ops=[op, *more], comparators=others):
            yield ast.Compare(left, [OTHER_COMPARISON[type(op)](), *more], others)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in OTHER_OPERATOR:
            yield ast.BinOp(left, OTHER_OPERATOR[type(operator)](), right)
        case ast.AugAssign(target=target, op=operator, value=value):
            yield ast.Pass()
            if type(operator) in OTHER_OPERATOR:
                yield ast.AugAssign(target, OTHER_OPERATOR[type(operator)](), value)
        case ast.BoolOp(op=ast.And(), values=values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(op=ast.Or(), values=values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.IfExp(test=test, body=body, orelse=other) if is_the_greater(node):
            yield ast.IfExp(test, other, body)
        case ast.If(test=ast.Compare(left=left, ops=ops, comparators=[right]), body=body) if is_the_greater(node):
            yield ast.If(ast.Compare(right, ops, [left]), body, [])
        case ast.Subscript(value=value, slice=ast.Constant(value=int(place)), ctx=context):
            yield ast.Subscript(value, ast.Constant(place + 1), context)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant | ast.Lambda):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def is_the_greater(node: ast.AST) -> bool:
    """Whether it is `a if a > b else b` or `if a > b: b = a`, or the smaller one: of equals, either will do."""
    match node:
        case ast.IfExp(test=ast.Compare(left=left, comparators=[right]), body=body, orelse=other):
            return {ast.dump(left), ast.dump(right)} == {ast.dump(body), ast.dump(other)}
        case ast.If(
            test=ast.Compare(left=left, ops=[ast.Lt() | ast.Gt()], comparators=[ast.Name(most)]),
            body=[ast.Assign(targets=[ast.Name(kept)], value=value)],
            orelse=[],
        ):
            return (most, ast.dump(left)) == (kept, ast.dump(value))
    return False


def is_changed_as_a_whole(node: ast.AST, field: str) -> bool:
    """Parts of which a change means nothing: the last of one is its first, and `strict` only guards."""
    match node, field:
        case ((ast.IfExp() | ast.If()), "test"):
            return is_the_greater(node)
        case ast.Subscript(slice=ast.Constant()), "slice":
            return True
        case ast.keyword(arg="strict"), "value":
            return True
    return field in ("annotation", "returns", "decorator_list")


Name = tuple[str, str, str]


@dataclass(frozen=True)
class Mutant:
    """One change: of the node with this number in the function with this place in the file."""

    file: str
    line: int
    lines: tuple[int, int]
    """The first and the last line of the statement: whoever runs one of them runs the change."""
    function: str
    node: int
    change: int
    old: str
    new: str
    text: str = ""
    changed: str = ""
    """The line, and what the change makes of it."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.old} -> {self.new}"

    @property
    def name(self) -> Name:
        """What it is called wherever its line has gone: the file, and the line as it was and as it is changed."""
        return str(Path(self.file).relative_to(PACKAGE.relative_to(ROOT))), self.text, self.changed


def mutants_of(file: Path) -> list[Mutant]:
    """Every mutant of a file."""
    name = str(file.relative_to(ROOT))
    text = file.read_text()
    lines = text.splitlines()
    return [
        Mutant(name, line, span, function, number, place, said(node), said(change), *line_of(node, change, lines))
        for function, tree in functions_of(ast.parse(text))
        for number, (node, span) in enumerate(nodes_of(tree))
        for line in [getattr(node, "lineno", span[0])]
        for place, change in enumerate(changes_of(node))
    ]


def line_of(node: ast.AST, change: ast.AST, lines: list[str]) -> tuple[str, str]:
    """The line of a node, and with the change in its place; of a longer node, its first line."""
    assert isinstance(node, ast.expr | ast.stmt)
    line, first, last = lines[node.lineno - 1], node.col_offset, node.end_col_offset
    if node.lineno != node.end_lineno:
        last = len(line)
    return line.strip(), f"{line[:first]}{said(change)}{line[last:]}".strip()


def functions_of(tree: ast.AST, path: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by their names; not those inside other functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield f"{path}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions_of(node, f"{path}{node.name}.")


def nodes_of(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, tuple[int, int]]]:
    """The nodes of a function's body, each with the lines of its statement, in a fixed order."""
    for statement in function.body:
        yield from nodes_in(statement, span_of(statement))


def nodes_in(node: ast.AST, span: tuple[int, int]) -> Iterator[tuple[ast.AST, tuple[int, int]]]:
    if isinstance(node, ast.Assert) or is_docstring(node):
        return
    yield node, span
    for name, value in ast.iter_fields(node):
        if is_changed_as_a_whole(node, name):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from nodes_in(child, span_of(child) if isinstance(child, ast.stmt) else span)


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def span_of(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of one with a body, those of its head."""
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno
    return statement.lineno, max(statement.lineno, last or 0)


def said(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) < 100 else f"{text[:97]}..."


@functools.cache
def parsed(file: str) -> ast.Module:
    """A file as it was when it was first wanted: it may be edited during the hunt."""
    return ast.parse((ROOT / file).read_text())


def mutated_code(mutant: Mutant) -> CodeType:
    """The code of the mutant's function, changed."""
    path = ROOT / mutant.file
    tree = deepcopy(parsed(mutant.file))
    function = dict(functions_of(tree))[mutant.function]
    node = [node for node, _ in nodes_of(function)][mutant.node]
    change = [*changes_of(node)][mutant.change]
    Exchange(node, change).visit(tree)
    return code_of(compile(ast.fix_missing_locations(tree), str(path), "exec"), mutant.function)


class Exchange(ast.NodeTransformer):
    """Puts one node into the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = ast.copy_location(new, old)

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().generic_visit(node)


def code_of(module: CodeType, function: str) -> CodeType:
    """The code of a function or method in the code of its module; the last of that name counts, as in Python."""
    code = module
    for name in function.split("."):
        code = [it for it in code.co_consts if isinstance(it, CodeType) and it.co_name == name][-1]
    return code


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of those inside it, which may have been made already, on import."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes_in(inner)
