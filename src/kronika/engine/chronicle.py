"""Reading a chronicle of any form: checked piece by piece, then played again. docs/chronicle.md has every field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from reprlib import repr as short
from typing import Any

from kronika.engine.errors import ChronicleError, IllegalAnswer
from kronika.engine.game import Game
from kronika.engine.rng import GENERATORS, MWC
from kronika.engine.table import FORMAT, Answer, Table, open_table


def replay(
    chronicle: Mapping[str, Any],
    find: Callable[[str], Game[Any]],
    upto: int | None = None,
    listen: bool = False,
) -> Table:
    """The table that the chronicle records, after `upto` answers (None: all, and the digest is compared)."""
    form = _form(chronicle)
    game = find(_field(chronicle, "game", str))
    rules = _rules(chronicle, game)
    names = _names(chronicle)
    setup = game.full_setup(len(names), _field(chronicle, "options" if form == 1 else "setup", dict))
    generator, seed = (MWC, _field(chronicle, "seed", str)) if form == 1 else _chance(chronicle)
    answers = _answers(chronicle, len(names))
    if upto is not None and not 0 <= upto <= len(answers):
        raise ChronicleError("chronicle-upto", {"upto": short(upto), "answers": len(answers)})
    table = open_table(game, names, setup, seed, listen, rules, generator)
    for i, (seat, keys) in enumerate(answers[:upto]):
        try:
            table.answer(seat, keys)
        except IllegalAnswer as error:
            raise ChronicleError("chronicle-answer", {"number": i + 1}, because=error) from error
    digest = chronicle.get("digest")
    if upto is None and digest is not None and digest != table.digest():
        raise ChronicleError("chronicle-digest")
    return table


def read_rules(rules: object) -> int:
    """A version of the rules as records of any age have it: 2, or in words "2"; 0, which no game plays, if neither."""
    if isinstance(rules, int):
        return rules
    return int(rules) if isinstance(rules, str) and rules.isascii() and rules.isdecimal() and len(rules) < 10 else 0


def _form(chronicle: Mapping[str, Any]) -> int:
    if not isinstance(chronicle, dict) or "kronika" not in chronicle:
        raise ChronicleError("chronicle-not-one")
    form: int = _field(chronicle, "kronika", int)
    if form > FORMAT:
        raise ChronicleError("chronicle-newer", {"version": short(form), "ours": FORMAT})
    if form < 1:
        raise ChronicleError("chronicle-field", {"field": "kronika", "value": short(form)})
    return form


def _field(chronicle: Mapping[str, Any], name: str, kind: type, within: str = "") -> Any:
    if name not in chronicle:
        raise ChronicleError("chronicle-lacks", {"field": within + name})
    value = chronicle[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ChronicleError("chronicle-field", {"field": within + name, "value": short(value)})
    return value


def _rules(chronicle: Mapping[str, Any], game: Game[Any]) -> int:
    given = _field(chronicle, "rules", str if chronicle["kronika"] == 1 else int)
    rules = read_rules(given)
    if rules not in game.versions:
        playable = ", ".join(map(str, game.versions))
        raise ChronicleError("chronicle-rules", {"game": game.id, "rules": short(given).strip("'"), "ours": playable})
    return rules


def _chance(chronicle: Mapping[str, Any]) -> tuple[str, str]:
    """The generator and its seed. What else stands there tells people how the seed came about."""
    chance = _field(chronicle, "chance", dict)
    generator = _field(chance, "generator", str, "chance.")
    if generator not in GENERATORS:
        raise ChronicleError("chronicle-generator", {"generator": short(generator), "right": ", ".join(GENERATORS)})
    if chance.get("seed") is None and "commitment" in chance:
        raise ChronicleError("chronicle-sealed")
    if chronicle.get("reshuffles"):
        raise ChronicleError("chronicle-reshuffles")
    return generator, _field(chance, "seed", str, "chance.")


def _names(chronicle: Mapping[str, Any]) -> list[str]:
    names: list[Any] = _field(chronicle, "seats", list)
    if not all(isinstance(name, str) for name in names):
        raise ChronicleError("chronicle-field", {"field": "seats", "value": short(names)})
    return names


def _answers(chronicle: Mapping[str, Any], seats: int) -> list[Answer]:
    answers: list[Answer] = []
    for i, answer in enumerate(_field(chronicle, "answers", list)):
        right = isinstance(answer, list) and bool(answer) and type(answer[0]) is int and 0 <= answer[0] < seats
        if not right or not all(isinstance(key, str) for key in answer[1:]):
            raise ChronicleError("chronicle-answer-form", {"number": i + 1, "value": short(answer)})
        answers.append((answer[0], answer[1:]))
    return answers
