"""What README and docs say is true: their code runs, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md"] + [
    f"docs/{page}.md" for page in ("engine", "add-a-game", "add-a-bot", "add-a-language", "chronicle", "change-a-rule")
]
LINKING = [page.relative_to(ROOT).as_posix() for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]]


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs_as_it_says(page: str) -> None:
    done = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert done.attempted > 0, "nothing to try"
    assert done.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_every_python_block_of_a_page_is_tried(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    assert [block for block in blocks if not block.lstrip().startswith(">>>")] == []


@pytest.mark.parametrize("page", LINKING)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    missing = [link for link in links if not (ROOT / page).parent.joinpath(link).exists()]
    assert missing == []
