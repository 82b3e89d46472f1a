"""Texts in catalogues: Fluent files of the engine and of each game, said in Czech or English.

Arguments that name a card may be put in any case: `{ CARD($card, case: "acc") }` takes the attribute `.acc` of
`card-<id>`; `{ CARD($card, count: $n) }` takes its `.count` (5 Měďáků).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from kronika.engine.message import Message

LANGUAGES = ("en", "cs")
HOME = Path(__file__).parents[1] / "texts"

_homes: list[Path] = [HOME]


def add_texts(folder: Path) -> None:
    """A game brings its catalogues: all `*.<lang>.ftl` of the folder."""
    if folder not in _homes:
        _homes.append(folder)
        catalogue.cache_clear()


class Catalogue:
    """All texts of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False, functions=cast("Any", {"CARD": self._card}))
        for home in _homes:
            for path in sorted(home.glob(f"*.{lang}.ftl")):
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, message: Message) -> str:
        return self.text(message.id, message.args)

    def text(self, id: str, args: dict[str, Any] | None = None, part: str = "") -> str:
        """A text, or one of its parts (attributes); a text that nobody wrote shows its name."""
        if not self.has(id, part):
            return f"{id}.{part}" if part else id
        entry = self._bundle.get_message(id)
        pattern = entry.attributes[part] if part else entry.value
        assert pattern is not None
        text, _ = self._bundle.format_pattern(pattern, args or {})
        return str(text)

    def has(self, id: str, part: str = "") -> bool:
        if not self._bundle.has_message(id):
            return False
        entry = self._bundle.get_message(id)
        return part in entry.attributes if part else entry.value is not None

    def _card(self, card: Any, case: Any = "", count: Any = None) -> str:
        if count is not None:
            return self.text(f"card-{card}", {"count": count}, "count")
        return self.text(f"card-{card}", part=str(case))


@cache
def catalogue(lang: str) -> Catalogue:
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in {lang!r}: there are {', '.join(LANGUAGES)}")
    return Catalogue(lang)


def say(message: Message, lang: str) -> str:
    return catalogue(lang).say(message)
