"""The documentation site: pages are gathered with links that hold there, and it builds."""

from __future__ import annotations

import re
import shutil
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from tasks import site
from tasks.console import Trouble
from tests.docs.pages import ROOT


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "README.md": "# Toy\n\n[how](docs/how.md) ![a table](docs/table.png) [home](https://example.org)\n",
        "CONTRIBUTING.md": "# Working\n\n[the code](src/toy/)\n",
        "CHANGELOG.md": "# Changes\n",
        "SECURITY.md": "# Security\n",
        "web/README.md": "# Browser\n\n[how](../docs/how.md)\n",
        "docs/how.md": "# How\n\n[`deal`](../src/toy/deal.py#L3) [here](#how)\n\n```text\n[as it is](../x.py)\n```\n",
        "docs/deep/more.md": "# More\n\n[the first page](../../README.md)\n",
        "docs/table.png": "a picture",
        "src/toy/deal.py": '"""Says ``` in its text."""\n\ndef deal(): ...\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def gathered(project: Path, page: str) -> str:
    return (project / "build" / "pages" / page).read_text(encoding="utf-8")


def test_all_pages_and_what_they_link_to_are_gathered(project: Path) -> None:
    assert site.gather(project) == [
        "browser.md",
        "changelog.md",
        "contributing.md",
        "deep/more.md",
        "how.md",
        "index.md",
        "security.md",
        "source/src/toy/deal.py.md",
        "source/src/toy/index.md",
        "table.png",
    ]


def test_links_lead_to_where_the_pages_went(project: Path) -> None:
    site.gather(project)
    assert "[how](how.md) ![a table](table.png) [home](https://example.org)" in gathered(project, "index.md")
    assert "(../index.md)" in gathered(project, "deep/more.md")
    assert "[the code](source/src/toy/index.md)" in gathered(project, "contributing.md")
    assert "[deal.py](deal.py.md)" in gathered(project, "source/src/toy/index.md")


def test_a_line_of_code_is_found_on_the_page_of_its_file(project: Path) -> None:
    site.gather(project)
    assert "(source/src/toy/deal.py.md#__codelineno-0-3)" in gathered(project, "how.md")
    assert '````python linenums="1"\n"""Says ```' in gathered(project, "source/src/toy/deal.py.md")


def test_code_is_left_as_it_is(project: Path) -> None:
    site.gather(project)
    assert "[as it is](../x.py)" in gathered(project, "how.md")


def test_what_has_not_changed_is_not_written_and_what_is_gone_goes(project: Path) -> None:
    site.gather(project)
    page = project / "build" / "pages" / "how.md"
    before = page.stat().st_mtime_ns
    (project / "docs" / "deep" / "more.md").unlink()
    site.gather(project)
    assert page.stat().st_mtime_ns == before
    assert not (project / "build" / "pages" / "deep" / "more.md").exists()


def test_a_link_to_nothing_is_named(project: Path) -> None:
    (project / "docs" / "how.md").write_text("[gone](gone.md)", encoding="utf-8")
    with pytest.raises(Trouble, match=r"docs/how\.md links to docs/gone\.md, which is not there"):
        site.gather(project)


def test_a_mistake_while_a_page_is_written_is_told_once(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = project / "docs" / "how.md"
    page.write_text("[gone](gone.md)", encoding="utf-8")
    told = site.gather_again(project, "")
    assert site.gather_again(project, told) == told
    assert capsys.readouterr().out.count("docs/gone.md") == 1
    page.write_text("# Mended", encoding="utf-8")
    assert site.gather_again(project, told) == ""


class Links(HTMLParser):
    """What a page of the site links to, and the anchors that it has."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("id", "name"):
                self.anchors.add(value)
            elif value and name in ("href", "src"):
                self.targets.append(unquote(value))


@pytest.mark.long
def test_the_site_builds_and_none_of_its_links_is_broken(tmp_path: Path) -> None:
    """It fetches nothing from elsewhere either: the pages, their styles and their search are all there."""
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE", "mkdocs.yml"):
        shutil.copy(ROOT / name, tmp_path / name)
    ignored = shutil.ignore_patterns("node_modules", "static", "__pycache__")
    for name in ("benchmarks", "deploy", "docs", "src", "examples", "tests", "web"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    site.build(tmp_path, Path(sys.executable))
    home = tmp_path / "build" / "site"
    pages = {path: Links(path) for path in home.rglob("*.html") if path.name != "404.html"}
    assert len(pages) > 80
    broken = []
    for page, links in pages.items():
        for target in links.targets:
            file, _, anchor = target.partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            path = (page.parent / file).resolve() if file else page
            missing = not path.exists() or (anchor and path in pages and anchor not in pages[path].anchors)
            if missing and anchor != "__skip":
                broken.append(f"{page.relative_to(home)}: {target}")
    assert broken == []
    elsewhere = re.compile(r'<(?:script|link|img)[^>]+"(https?://[^"]+)"')
    assert [address for page in pages for address in elsewhere.findall(page.read_text(encoding="utf-8"))] == []
    reference = (home / "api" / "table.html").read_text(encoding="utf-8")
    assert 'id="kronika.engine.table.Table.fork"' in reference
    assert "An independent copy" in reference
