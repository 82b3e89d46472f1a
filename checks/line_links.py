"""Links from the docs to a line of code: [`Class.method`](../src/….py#L12). They follow the code by themselves.

    python -m checks.line_links        # writes the right lines into the pages

A name is what the link's text says. It is looked up in the file, so a link that has lost its line is mended here, and
one whose name has gone is reported.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\[`(?P<name>[\w.]+)`\]\((?P<file>[^)#\s]+)#L(?P<line>\d+)\)")


class Stale(Exception):
    """A link that no line can be found for: the file or the name in it has gone."""


def pages() -> list[Path]:
    return sorted((ROOT / "docs").rglob("*.md"))


def mended(page: Path, text: str) -> str:
    """The page's text with every link at its line; Stale if one has none."""

    def mend(link: re.Match[str]) -> str:
        name, file = link["name"], link["file"]
        path = page.parent / file
        if not path.is_file():
            raise Stale(f"{page.name}: there is no {file}, where `{name}` should be")
        line = line_of(path, name)
        if line is None:
            raise Stale(f"{page.name}: {file} has no `{name}`; say in the page what stands there now")
        return f"[`{name}`]({file}#L{line})"

    return LINK.sub(mend, text)


def line_of(path: Path, name: str) -> int | None:
    """The line on which a function, class or method (`Class.method`) of the file begins."""
    text = path.read_text(encoding="utf-8")
    find: Callable[[str], Iterator[tuple[str, int]]] = python_names if path.suffix == ".py" else typescript_names
    return dict(find(text)).get(name)


def python_names(text: str) -> Iterator[tuple[str, int]]:
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            yield node.name, node.lineno
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{node.name}.{inner.name}", inner.lineno
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno


TOP = re.compile(r"(?:export )?(?:default )?(?:async )?(?P<kind>function|class|const) (?P<name>\w+)")
METHOD = re.compile(r"  (?:private |async |readonly )*(?P<name>\w+)[(<]")


def typescript_names(text: str) -> Iterator[tuple[str, int]]:
    """By the indentation of our formatter: top level at the margin, methods of a class two spaces in."""
    owner = ""
    for number, line in enumerate(text.splitlines(), 1):
        if top := TOP.match(line):
            owner = top["name"] if top["kind"] == "class" else ""
            yield top["name"], number
        elif owner and (method := METHOD.match(line)):
            yield f"{owner}.{method['name']}", number


def main() -> int:
    for page in pages():
        text = page.read_text(encoding="utf-8")
        try:
            new = mended(page, text)
        except Stale as stale:
            print(stale, file=sys.stderr)
            return 1
        if new != text:
            page.write_text(new, encoding="utf-8")
            print(f"{page.relative_to(ROOT)}: lines mended")
    return 0


if __name__ == "__main__":
    sys.exit(main())
