"""Links from the docs to lines of code lead to what they name."""

from __future__ import annotations

from pathlib import Path

import pytest

from checks import line_links

WALK = line_links.ROOT / "docs" / "walk-of-an-answer.md"


@pytest.mark.parametrize("page", line_links.pages(), ids=lambda page: page.stem)
def test_links_to_lines_lead_to_what_they_name(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    new = line_links.mended(page, text)
    moved = [
        f"{was['name']}: line {was['line']} is now {now['line']}"
        for was, now in zip(line_links.LINK.finditer(text), line_links.LINK.finditer(new), strict=True)
        if was["line"] != now["line"]
    ]
    assert moved == [], "the code has moved; `python -m checks.line_links` writes the new lines"


def test_the_walk_passes_through_every_layer() -> None:
    files = {link["file"] for link in line_links.LINK.finditer(WALK.read_text(encoding="utf-8"))}
    layers = [
        "web/src/net",
        "web/src/table",
        "kronika/server",
        "kronika/server/store",
        "kronika/engine",
        "kronika/games",
    ]
    assert [layer for layer in layers if not any(layer in file for file in files)] == []


def test_every_link_to_a_line_is_one_that_is_checked() -> None:
    for page in line_links.pages():
        text = page.read_text(encoding="utf-8")
        assert text.count("#L") == len(line_links.LINK.findall(text)), f"{page.name}: write [`name`](file#L1)"


def test_a_name_is_found_where_it_is_defined(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text("def one(): ...\n\n\nclass Two:\n    async def three(self): ...\n", encoding="utf-8")
    names = ("one", "Two", "Two.three", "three", "four")
    assert [line_links.line_of(code, name) for name in names] == [1, 4, 5, None, None]


def test_a_name_of_the_browser_is_found_where_it_is_defined(tmp_path: Path) -> None:
    code = tmp_path / "code.ts"
    code.write_text(
        "export class One {\n  private two(): void {\n    this.three();\n  }\n}\nexport function three() {}\n",
        encoding="utf-8",
    )
    names = ("One", "One.two", "three", "One.three")
    assert [line_links.line_of(code, name) for name in names] == [1, 2, 6, None]


def test_a_name_that_has_gone_is_reported(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("def one(): ...\n", encoding="utf-8")
    page = tmp_path / "page.md"
    assert line_links.mended(page, "[`one`](code.py#L9)") == "[`one`](code.py#L1)"
    with pytest.raises(line_links.Stale, match=r"code\.py has no `two`"):
        line_links.mended(page, "[`two`](code.py#L1)")
    with pytest.raises(line_links.Stale, match=r"there is no gone\.py"):
        line_links.mended(page, "[`one`](gone.py#L1)")
