"""Texts in catalogues: Fluent files of the engine and of each game, said in each of the languages.

Arguments that name a card may be put in any case: `{ CARD($card, case: "acc") }` takes the attribute `.acc` of
`card-<id>`; `{ CARD($card, $n) }` takes its `.count` (5 Měďáků), `{ CARD($card, $n, case: "acc") }` its `.count-acc`.
The number stands second and without a name, since Fluent takes only literals for named arguments. A form that nobody
wrote is the name itself: English names have no cases, and what has no plural is counted as `2× Pastvina`. An argument
that is the name of another text is said by `{ TEXT($figure) }`.

Fluent itself is fetched with the first catalogue: whoever plays without words (a training on a bare machine) needs
none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from kronika.engine.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


LANGUAGES: Final = {"en": "English", "cs": "Česky"}
"""All languages: by their code, what each is called in itself. The first one is for those who read none of them."""
NEAR: Final = {"sk": "cs"}
"""Languages without texts, and the one that their readers understand best."""
WITH_CASES = ("cs",)
"""Languages that decline names: there, a form that one card of a game has may be missing from none."""
WITH_COMMA = ("cs",)
"""Languages in which a comma is part of a number, as it is in their spreadsheets."""
HOME = Path(__file__).parents[1] / "texts"

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
"""Where a message or a term begins: nothing else in a Fluent file stands at the beginning of a line like that."""
WORD = re.compile(r"-?[a-zA-Z][\w-]*")

ERASED = re.compile(r"#\d\d?")
"""What stands where the name of somebody stood who was erased: `#2` on the second chair, `#0` without one."""
PLAYERS = ("player", "victim", "receiver", "proposer", "partner")
"""Arguments that are seats in a message and names in its text. A seat that nobody has stays a number, which a text may
speak of in its own way (`[-1] Bandits`)."""

_homes: dict[str, list[Path]] = {}


def add_texts(game: str, folders: list[Path]) -> None:
    """A game brings its catalogues: all `*.<lang>.ftl` of the folders."""
    _homes[game] = folders
    catalogue.cache_clear()


def entries(source: str) -> dict[str, str]:
    """The messages and terms of a Fluent file, not yet parsed."""
    found: dict[str, str] = {}
    begins = list(ENTRY.finditer(source))
    for entry, after in zip(begins, [*begins[1:], None], strict=True):
        found.setdefault(entry[1], source[entry.start() : after.start() if after else len(source)])
    return found


class Catalogue:
    """The texts of one language: the common ones and those of one game, so that two games may have a card of the
    same name. Without a game those of all games, which is enough for what no card is named in, such as errors.

    There are thousands, parsing all of them takes seconds, and an evening needs a few hundred: each is parsed when it
    is first asked for."""

    def __init__(self, lang: str, game: str = "") -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 (see above)

        self.lang = lang
        self._bundle: FluentBundle = FluentBundle(
            [lang], use_isolating=False, functions=cast("Any", {"CARD": self.card, "TEXT": self.text})
        )
        self._sources: dict[str, str] = {}
        homes = [folder for id, folders in _homes.items() if game in ("", id) for folder in folders]
        for home in [HOME, *homes]:
            for path in sorted(home.glob(f"*.{lang}.ftl")):
                for id, source in entries(path.read_text(encoding="utf-8")).items():
                    self._sources.setdefault(id, source)

    # --- what is said ---

    def player(self, name: str) -> str:
        """A player's name; that of somebody who was erased (`#2`) in words."""
        if not ERASED.fullmatch(name):
            return name
        number = int(name[1:])
        return self.text("erased-player", {"number": number}) if number else self.text("erased-somebody")

    def say(self, message: Message) -> str:
        """A message in this language."""
        return self.text(message.id, message.args) + of_alike(message.args)

    def prompt(self, message: Message, names: Sequence[str]) -> str:
        """A message of a table, with its players called by their names."""
        return self.text(message.id, with_names(message.args, names)) + of_alike(message.args)

    def deed(self, what: Message, picked: Sequence[Message], names: Sequence[str] = ()) -> str:
        """What an answer to a question does, in the words of its button ("Trash Estate", "Odlož 2 karty"): the part
        `do` of the question's text, with what is picked (`cards` in the accusative, or `things`, and their `count`);
        empty where nobody wrote it."""
        if not self.has(what.id, "do"):
            return ""
        args = with_names(what.args, names)
        words = Counter(self.prompt(text, names) for text in picked)
        args["count"] = len(picked)
        args["cards"] = self.cards([str(text.args["card"]) for text in picked if "card" in text.args])
        args["things"] = self.listed([f"{n}× {word}" if n > 1 else word for word, n in words.items()])
        return self.text(what.id, args, "do")

    def event(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """A line of the log for an event as `table.events` cuts it; empty if there is nothing to tell."""
        return self.text(event["id"], self.event_args(event, names))

    def event_args(self, event: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """The event's own arguments, and for every event: `name` of whoever acts; `cards`, a list of what was moved
        (in the accusative, the unseen ones counted: "Kletbu a 2 další karty"); `count` of these and how many of
        them are `seen`; and the kinds of the places they went `from` and `to`."""
        args = with_names(event["args"], names)
        args["name"] = name_of(event["seat"], names)
        moves = event["moves"]
        faces = [card["face"] for move in moves for card in move["cards"]]
        moved = sum(move["count"] for move in moves)
        args.setdefault("count", moved)
        args["seen"] = len(faces)
        args["cards"] = self.cards(faces, moved - len(faces))
        args["from"] = moves[0]["from"].partition(":")[0] if moves else ""
        args["to"] = moves[0]["to"].partition(":")[0] if moves else ""
        return args

    def cards(self, faces: Sequence[str], unseen: int = 0) -> str:
        """Cards as a list in the accusative, equal ones counted: "Měďák, 2 Stříbrňáky a 3 další karty"."""
        parts = [self.card(face, n if n > 1 else None, "acc") for face, n in Counter(faces).items()]
        if unseen:
            parts.append(self.text("cards-unseen-more" if parts else "cards-unseen", {"count": unseen}))
        return self.listed(parts)

    def card(self, card: Any, count: Any = None, case: Any = "") -> str:
        """A card's name; in a case, or counted."""
        id = f"card-{card}"
        if count is None:
            return self.text(id, part=case if self.has(id, case) else "")
        for part in (f"count-{case}", "count"):
            if self.has(id, part):
                return self.text(id, {"count": count}, part)
        return f"{count}× {self.card(card, None, case)}"

    def listed(self, parts: Sequence[str]) -> str:
        """'a, b and c'."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-and", {"rest": ", ".join(parts[:-1]), "last": parts[-1]})

    # --- how texts are found ---

    def text(self, id: str, args: Mapping[str, Any] | None = None, part: str = "") -> str:
        """A text, or one of its parts (attributes); a text that nobody wrote shows its name."""
        return self._format(id, args, part)[0]

    def _parse(self, id: str) -> None:
        """Puts a text into the bundle, and those it may refer to: whatever it holds that is the name of a text."""
        from fluent.runtime import FluentResource  # noqa: PLC0415

        source = self._sources.pop(id, "")
        if source:
            self._bundle.add_resource(FluentResource(source))
            for word in WORD.findall(source):
                self._parse(word)

    def has(self, id: str, part: str = "") -> bool:
        """Whether somebody wrote this text (or this part of it)."""
        self._parse(id)
        if not self._bundle.has_message(id):
            return False
        entry = self._bundle.get_message(id)
        return part in entry.attributes if part else entry.value is not None

    def faults(self, id: str, args: Mapping[str, Any] | None = None, part: str = "") -> list[str]:
        """What is wrong with a text when it is said with these arguments: missing, or lacking one of them."""
        return self._format(id, args, part)[1]

    def _format(self, id: str, args: Mapping[str, Any] | None, part: str) -> tuple[str, list[str]]:
        if not self.has(id, part):
            name = f"{id}.{part}" if part else id
            return name, [f"{name}: nobody wrote this text"]
        entry = self._bundle.get_message(id)
        pattern = entry.attributes[part] if part else entry.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        return str(text), [f"{id}: {error}" for error in errors]


def of_alike(args: Mapping[str, Any]) -> str:
    """Of several things that are called the same, which one a text means, from the second on: its argument `nth`."""
    return f" ({args['nth']})" if "nth" in args else ""


def with_names(args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The arguments with seats replaced by the names of the players there."""
    return {
        key: name_of(value, names) if key in PLAYERS and isinstance(value, int) else value
        for key, value in args.items()
    }


def name_of(seat: int, names: Sequence[str]) -> str | int:
    """The name of whoever sits there; the number itself where nobody does."""
    return names[seat] if 0 <= seat < len(names) else seat


def language_of(tags: Iterable[str]) -> str:
    """The language of the first of these that has texts, or has one near it: `en-GB`, `de_DE.UTF-8`, `sk`."""
    for tag in tags:
        code = re.split(r"[-_.]", tag.strip().lower())[0]
        read = NEAR.get(code, code)
        if read in LANGUAGES:
            return read
    return next(iter(LANGUAGES))


@cache
def catalogue(lang: str, game: str = "") -> Catalogue:
    """The texts of a language, with those of a game; made once and kept."""
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in {lang!r}: there are {', '.join(LANGUAGES)}")
    return Catalogue(lang, game)


def say(message: Message, lang: str) -> str:
    """A message in a language, from the common texts."""
    return catalogue(lang).say(message)
