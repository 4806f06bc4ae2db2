"""A page can be the first to be opened: whatever its kv file names is imported by the module beside it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ALWAYS = "ui.parts.common.basics"  # every page is made of it
NAMED, MADE = re.compile(r"^\s+([A-Z]\w+):\s*$", re.M), re.compile(r"<(\w+)@")


def module_of(file: Path) -> str:
    """What a file is imported as."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def test_whatever_a_kv_file_names_is_imported_beside_it() -> None:
    imports: dict[str, set[str]] = {}
    defined: dict[str, set[str]] = {}
    for file in (ROOT / "ui").rglob("*.py"):
        found = imports[module_of(file)] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                defined.setdefault(node.name, set()).add(module_of(file))
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
            elif isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
    sheets = {module_of(file): file.read_text(encoding="utf-8") for file in (ROOT / "ui").rglob("*.kv")}
    for module, sheet in sheets.items():
        for name in MADE.findall(sheet):
            defined.setdefault(name, set()).add(module)
    wrong = [
        f"{module}: {name}"
        for module, sheet in sheets.items()
        for name in set(NAMED.findall(sheet))
        if name in defined and not defined[name] & (reached(module, imports) | {ALWAYS})
    ]
    assert not wrong


def reached(module: str, imports: dict[str, set[str]]) -> set[str]:
    """A module and all that it imports, and what these import."""
    found, ahead = set[str](), [module]
    while ahead:
        here = ahead.pop()
        if here in imports and here not in found:
            found.add(here)
            ahead += imports[here]
    return found
