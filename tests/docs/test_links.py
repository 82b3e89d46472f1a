"""Every link and picture of a page leads somewhere, and every page can be reached in the site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tasks import site
from tests.docs.pages import PAGES, ROOT, prose, text_of

LINK = re.compile(r"\]\((?P<file>[^)#\s]*)(?:#(?P<anchor>[^)\s]+))?\)")
NAV = re.compile(r"^ +- (?:[^:]+: )?(?P<page>[\w./-]+\.md)$", re.MULTILINE)


def links(page: str) -> list[tuple[str, str]]:
    """Files and anchors, of links to other files of ours."""
    found = [(link["file"], link["anchor"] or "") for link in LINK.finditer(prose(page))]
    return [(file, anchor) for file, anchor in found if "://" not in file]


def headings(path: Path) -> set[str]:
    """The anchors that a page's headings get."""
    titles = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", title).strip().lower()) for title in titles}


def test_there_are_pages() -> None:
    assert {"README.md", "docs/engine.md", "docs/decisions/oath.md", "web/README.md"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    here = (ROOT / page).parent
    assert [file for file, _ in links(page) if file and not here.joinpath(file).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_links_into_a_page_lead_to_a_heading(page: str) -> None:
    path = ROOT / page
    into = [(path.parent / file if file else path, anchor) for file, anchor in links(page) if anchor]
    assert [
        f"{file.name}#{anchor}" for file, anchor in into if file.suffix == ".md" and anchor not in headings(file)
    ] == []


def test_every_page_is_in_the_menu_of_the_site_and_there_once() -> None:
    menu = NAV.findall((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert sorted(menu) == sorted(site.place_of(ROOT, page) for page in PAGES)


def test_every_picture_is_shown_somewhere() -> None:
    shown = {(ROOT / page).parent.joinpath(file).resolve() for page in PAGES for file, _ in links(page)}
    pictures = {*(ROOT / "docs" / "screens").iterdir(), *(ROOT / "docs").glob("*.svg")}
    assert sorted(path.name for path in pictures - shown) == []


def test_a_picture_says_what_it_shows() -> None:
    assert [page for page in PAGES if "![](" in text_of(page)] == []
