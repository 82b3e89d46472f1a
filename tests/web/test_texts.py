"""What the browser says is in the catalogues, and the browser's catalogue holds nothing that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kronika
from kronika.engine.texts import LANGUAGES, catalogue

kronika.games()
SOURCE = Path(__file__).parents[2] / "web" / "src"
PACKAGE = Path(kronika.__file__).parent
SHARED = PACKAGE / "texts" / "web.en.ftl"


def sources() -> str:
    files = [path for path in SOURCE.rglob("*.ts*") if ".test." not in path.name and path.suffix in (".ts", ".tsx")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def named() -> set[str]:
    """Ids that are said outright: `texts.text("web-close")`, or one of two: `text(a ? "web-x" : "web-y")`."""
    calls = re.findall(r"\btext\(((?:[^()]|\([^()]*\))*)\)", sources())
    return {id for call in calls for id in re.findall(r'"((?:web|page)[a-z0-9]*-[a-z0-9-]*[a-z0-9])"', call)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_browser_says_is_written(lang: str) -> None:
    ids = named()
    assert {"web-close", "web-confirm", "web-log-turn"} <= ids
    assert [id for id in sorted(ids) if not catalogue(lang).has(id)] == []


def test_nothing_is_written_that_the_browser_never_says() -> None:
    written = re.findall(r"^(web-[a-z0-9-]+) =", SHARED.read_text(encoding="utf-8"), re.MULTILINE)
    text = sources()
    families = re.findall(r"`(web-[a-z-]+-)\$\{", text)
    unused = [id for id in written if f'"{id}"' not in text and not id.startswith(tuple(families))]
    assert unused == []


def test_no_shared_text_is_left_over() -> None:
    """Whatever engine, server, command line and browser share is named by one of them: as a whole, in another text, or
    by its beginning (`help-${name}`)."""
    shared = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "texts").glob("*.en.ftl"))
    python = (path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    text = "\n".join([sources(), *python])
    said = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", text)) | set(re.findall(r"\{ *([a-z][a-z0-9-]*)", shared))
    families = tuple(set(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$?\{", text)))
    written = re.findall(r"^([a-z][a-z0-9-]*) =", shared, re.MULTILINE)
    assert len(written) > 1000
    assert [id for id in written if id not in said and not id.startswith(families)] == []
