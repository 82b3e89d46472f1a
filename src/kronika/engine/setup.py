"""What a table is set up with: the items a game lets people choose before it starts, checked in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import repr as short
from typing import TypeAlias

from kronika.engine.errors import SetupError

Value: TypeAlias = "str | bool | int | list[str] | list[int]"
Setup: TypeAlias = dict[str, Value]

TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class Need:
    """What an item needs to differ from its default: that another one, or the number of `seats`, has one of these
    values. `why` is the text that says so to anyone who asked for both, and beside the item in a form."""

    __slots__ = ("of", "rule", "values", "why")

    def __init__(self, of: str, values: Sequence[str | bool | int], why: str, rule: str = "") -> None:
        self.of = of
        self.values = values
        self.why = why
        self.rule = rule

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        return {"of": self.of, "values": list(self.values), "why": self.why}


class Usual:
    """Another default for an item, where another one has this value."""

    __slots__ = ("default", "of", "value")

    def __init__(self, of: str, value: Value, default: Value) -> None:
        self.of = of
        self.value = value
        self.default = default

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        return {"of": self.of, "value": copied(self.value), "default": copied(self.default)}


class SetupItem:
    """One thing to choose: its id, its default, and what may be given for it.

    `choices` are the words allowed. `many` takes a list of them (or "a,b,c" on the command line);
    `listed` lets a `SetupItem` that otherwise takes one word take a list of these words instead; `contents` says
    for which of them a choice stands, so that a form can show it. `text` takes any line of text, which the game reads;
    `secret` keeps the value from those who look at the table while the game is on. `needs` says what it goes with,
    `usual` where another default is meant, `offered` what people who start a table find chosen (programs that say
    nothing get the default, as ever).
    A form also heeds what the game checks by itself: `most` words (-1: as many as seats), one of each of the `groups`,
    and the numbers of players that a choice `fits`.
    Its label is the text `option-<game>-<id>`, a choice's is `option-<game>-<id>-<choice>`.
    """

    __slots__ = (
        "choices",
        "contents",
        "default",
        "fits",
        "groups",
        "id",
        "listed",
        "many",
        "most",
        "needs",
        "offered",
        "secret",
        "text",
        "usual",
    )

    def __init__(
        self,
        id: str,
        default: Value,
        choices: Sequence[str] = (),
        many: bool = False,
        listed: Sequence[str] = (),
        contents: Mapping[str, Sequence[str]] | None = None,
        text: bool = False,
        secret: bool = False,
        needs: Sequence[Need] = (),
        most: int = 0,
        groups: Sequence[Sequence[str]] = (),
        fits: Mapping[str, Sequence[int]] | None = None,
        usual: Sequence[Usual] = (),
        offered: Value | None = None,
    ) -> None:
        self.id = id
        self.default = default
        self.choices = choices
        self.many = many
        self.listed = listed
        self.contents = contents
        self.text = text
        self.secret = secret
        self.needs = needs
        self.most = most
        self.groups = groups
        self.fits = fits
        self.usual = usual
        self.offered = offered

    @property
    def kind(self) -> str:
        """How it is chosen: "flag", "text", "many" or "choice"."""
        if isinstance(self.default, bool):
            return "flag"
        if self.text:
            return "text"
        return "many" if self.many else "choice"

    def parse(self, value: object) -> Value:
        """The value that was given, as the game gets it; SetupError says what would be right."""
        if self.kind == "flag":
            return self._flag(value)
        if self.text:
            return self._line(value)
        if self.many:
            return self._words(value, self.choices)
        if self.listed:
            return self._word_or_list(value)
        if isinstance(value, str):
            return self._word(value, self.choices)
        raise self._wrong(value, ", ".join(self.choices))

    def _flag(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in TRUE:
            return True
        if isinstance(value, str) and value.lower() in FALSE:
            return False
        raise self._wrong(value, "true, false")

    def _line(self, value: object) -> str:
        if not isinstance(value, str):
            raise SetupError("option-text", {"option": self.id, "value": quoted(value)})
        return value.strip("\r\n")

    def _word_or_list(self, value: object) -> Value:
        """One of the words or a list; an error for one that fits neither names both."""
        if isinstance(value, str):
            if value in self.choices:
                return value
            if "," in value:
                return self._words(value, self.listed)
            if value not in self.listed:
                raise self._wrong(value, ", ".join(self.choices))
        elif isinstance(value, (list, tuple)) and not any(
            isinstance(word, str) and word in self.choices for word in value
        ):
            return self._words(value, self.listed)
        right, listed = ", ".join(self.choices), ", ".join(self.listed)
        args = {"option": self.id, "value": quoted(value), "right": right, "listed": listed}
        raise SetupError("option-word-or-list", {**args})

    def _words(self, value: object, choices: Sequence[str]) -> list[str]:
        if isinstance(value, str):
            value = [word.strip() for word in value.split(",") if word.strip()]
        if not isinstance(value, (list, tuple)):
            right = ", ".join(choices)
            raise SetupError("option-list", {"option": self.id, "value": quoted(value), "right": right})
        words = [self._word(word, choices) for word in value]
        for word in words:
            if words.count(word) > 1:
                raise SetupError("option-twice", {"option": self.id, "value": word})
        return words

    def _word(self, value: object, choices: Sequence[str]) -> str:
        if isinstance(value, (str, int)) and str(value) in choices:
            return str(value)
        raise self._wrong(value, ", ".join(choices))

    def _wrong(self, value: object, right: str) -> SetupError:
        return SetupError("option-value", {"option": self.id, "value": quoted(value), "right": right})

    def plain(self) -> dict[str, object]:
        """What browsers and lists need to offer it, as JSON-able data."""
        plain: dict[str, object] = {
            "id": self.id,
            "kind": self.kind,
            "default": copied(self.default),
            "choices": list(self.choices),
            "listed": list(self.listed),
        }
        if self.contents:
            plain["contents"] = {choice: list(words) for choice, words in self.contents.items()}
        if self.needs:
            plain["needs"] = [need.plain() for need in self.needs]
        if self.most:
            plain["most"] = self.most
        if self.groups:
            plain["groups"] = [list(words) for words in self.groups]
        if self.fits:
            plain["fits"] = {choice: list(seats) for choice, seats in self.fits.items()}
        if self.usual:
            plain["usual"] = [usual.plain() for usual in self.usual]
        if self.offered is not None:
            plain["offered"] = copied(self.offered)
        return plain

    def default_beside(self, setup: Setup) -> Value:
        """What it is beside these items if nobody says anything."""
        found = next((usual.default for usual in self.usual if setup[usual.of] == usual.value), self.default)
        return copied(found)


def parse_setup(game: str, items: Sequence[SetupItem], given: Mapping[str, object] | None) -> Setup:
    """Every item with its value: those given, checked, and the defaults of the rest."""
    given = {} if given is None else given
    by_id = {item.id: item for item in items}
    for id in given:
        if id not in by_id:
            right = ", ".join(by_id) or "-"
            raise SetupError("option-unknown", {"option": id, "game": game, "right": right})
    setup = {item.id: item.parse(given[item.id]) if item.id in given else copied(item.default) for item in items}
    return {item.id: setup[item.id] if item.id in given else item.default_beside(setup) for item in items}


def check_needs(items: Sequence[SetupItem], setup: Setup, seats: int) -> None:
    """Refuses an item that does not go with the others, in the words of the first need it lacks."""
    for item in items:
        if setup[item.id] == item.default:
            continue
        for need in item.needs:
            if (seats if need.of == "seats" else setup[need.of]) not in need.values:
                raise SetupError(need.why, {}, need.rule)


def public_setup(items: Sequence[SetupItem], setup: Setup) -> Setup:
    """The setup as those at the table may see it: secret items have their default."""
    hidden = {item.id: item.default for item in items if item.secret}
    return {id: copied(hidden.get(id, value)) for id, value in setup.items()}


def quoted(value: object) -> str:
    """A wrong value as an error quotes it: in full if it is a word or a number, else briefly."""
    return str(value) if isinstance(value, (str, int)) else short(value)


def copied(value: Value) -> Value:
    """The value for somebody to keep: a list is copied."""
    return value[:] if isinstance(value, list) else value
