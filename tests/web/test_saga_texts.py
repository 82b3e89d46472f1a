"""The texts of sagas: each is said by a page or by the server, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import kronika
from tests.web.test_texts import sources

HOME = Path(kronika.__file__).parent
FILES = (HOME / "texts" / "web-sagas", HOME / "games" / "oath" / "texts" / "history")


def written(file: Path, lang: str) -> list[str]:
    return re.findall(r"^([a-z0-9-]+) =", Path(f"{file}.{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_both_languages_say_the_same() -> None:
    for file in FILES:
        assert written(file, "en") == written(file, "cs")


def test_nothing_is_written_that_nobody_says() -> None:
    server = "\n".join(path.read_text(encoding="utf-8") for path in (HOME / "server").rglob("*.py"))
    said = set(re.findall(r'"([a-z0-9-]+)"', sources() + server))
    ids = [id for file in FILES for id in written(file, "en")]
    assert len(ids) > 60
    assert [id for id in ids if id not in said] == []
