"""The project's modules, what each imports wherever it does so, and which of them go round in circles."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.processes import ROOT

PARTS = ("companion", "hardware", "vision", "ui")


class Import(NamedTuple):
    """A module that is named in an import, and whether that happens only when a function runs."""

    module: str
    lazy: bool


def sources(part: str) -> list[Path]:
    """The files of a part of the project."""
    return sorted((ROOT / part).rglob("*.py"))


def name_of(path: Path) -> str:
    """What a file is called when it is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports(path: Path) -> tuple[Import, ...]:
    """All that a file imports, wherever it does so; `from a import b` may mean a and may mean a.b."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package = path.relative_to(ROOT).parts[:-1]
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    lazy = {id(inner) for node in ast.walk(tree) if isinstance(node, functions) for inner in ast.walk(node)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, id(node) in lazy) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            found += [
                Import(name, id(node) in lazy)
                for name in (module, *(f"{module}.{a.name}" for a in node.names))
            ]
    return tuple(found)


@cache
def graph() -> Mapping[str, frozenset[str]]:
    """Each module with those of ours that it imports; what __main__ fetches only when asked is left out."""
    files = {name_of(path): path for part in PARTS for path in sources(part)}
    return {name: frozenset(_ours(name, path, files)) for name, path in files.items()}


def _ours(name: str, path: Path, files: Mapping[str, Path]) -> Iterator[str]:
    named = {said.module for said in imports(path) if not (said.lazy and path.name == "__main__.py")}
    for module in named & files.keys() - {name}:
        # `from package import module` names the package too: only what is taken from its own file counts.
        if files[module].name != "__init__.py" or _takes_from(path, module, files):
            yield module


def _takes_from(path: Path, package: str, files: Mapping[str, Path]) -> bool:
    """Whether a file uses something written in a package's own `__init__.py`."""
    taken = [said.module for said in imports(path) if said.module.rpartition(".")[0] == package]
    return not taken or any(module not in files for module in taken)


def circles(graph: Mapping[str, frozenset[str]]) -> Iterator[list[str]]:
    """Modules that reach each other, a list for each such circle."""
    reached = {module: _reached(graph, module) for module in graph}
    seen: set[str] = set()
    for module in sorted(graph):
        if module in reached[module] and module not in seen:
            circle = sorted(other for other in reached[module] if module in reached[other])
            seen.update(circle)
            yield circle


def _reached(graph: Mapping[str, frozenset[str]], start: str) -> set[str]:
    found: set[str] = set()
    ahead = [*graph[start]]
    while ahead:
        module = ahead.pop()
        if module not in found:
            found.add(module)
            ahead += graph[module]
    return found
