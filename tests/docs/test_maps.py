"""The maps of the sources in our pages: what they name is there, and what is there they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kronika.games import BUILT_IN
from tests.docs.pages import PAGES, ROOT, text_of

TABLE = re.compile(r"^\| file \| holds \|\n\|[ -]+\|[ -]+\|\n(?P<rows>(?:\|.*\n|\n(?=\|))+)", re.MULTILINE)
SERVER = "src/kronika/server"
FOLDERS: dict[str, list[str]] = {
    "docs/server.md": [SERVER],
    "docs/testing.md": ["tests/server", "tests/browser"],
    **{f"docs/{game}.md": [f"src/kronika/games/{game}"] for game in BUILT_IN},
}
"""Where the files lie that a page's tables name."""
WITH_TABLES = [page for page in PAGES if TABLE.search(text_of(page))]


def named(page: str) -> set[str]:
    """The files and folders in the first column of a page's tables of files."""
    rows = [row for table in TABLE.finditer(text_of(page)) for row in table["rows"].splitlines() if row]
    return {name for row in rows for name in re.findall(r"`([\w./-]+)`", row.split("|")[1])}


def test_the_tables_of_files_are_found() -> None:
    assert {"docs/server.md", "docs/testing.md", "docs/valeria.md"} <= set(WITH_TABLES)
    assert {"effects.py", "data/"} <= named("docs/valeria.md")
    assert {"parlour.py", "showcase.py"} <= named("docs/testing.md")


@pytest.mark.parametrize("page", WITH_TABLES)
def test_what_a_table_of_files_names_is_there(page: str) -> None:
    folders = [ROOT / folder for folder in FOLDERS[page]]
    assert [name for name in sorted(named(page)) if not any((folder / name).exists() for folder in folders)] == []


def test_the_page_of_the_server_names_all_of_its_files() -> None:
    files = {path.name for path in (ROOT / SERVER).glob("*.py")} - {"__init__.py"}
    assert sorted(files - named("docs/server.md")) == []


def test_the_map_names_every_package() -> None:
    (tree,) = re.findall(r"^```text\n(.*?)^```$", text_of("CONTRIBUTING.md"), re.MULTILINE | re.DOTALL)
    there = {path.parent.name for path in Path(ROOT, "src", "kronika").glob("*/__init__.py")}
    assert sorted(name for name in there if f"src/kronika/{name}/ " not in tree) == []
