"""Reading a chronicle: checked piece by piece, then played again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from reprlib import repr as short
from typing import Any

from kronika.engine.errors import ChronicleError, IllegalAnswer
from kronika.engine.game import Game
from kronika.engine.table import FORMAT, Answer, Table, open_table


def replay(
    chronicle: Mapping[str, Any],
    find: Callable[[str], Game[Any]],
    upto: int | None = None,
    listen: bool = False,
) -> Table:
    """The table that the chronicle tells of, after `upto` answers (None: all, and the digest is compared)."""
    if not isinstance(chronicle, dict):
        raise ChronicleError("chronicle-not-one")
    game = _game(chronicle, find)
    names = _names(chronicle)
    options = game.options(len(names), _field(chronicle, "options", dict))
    answers = _answers(chronicle, len(names))
    if upto is not None and not 0 <= upto <= len(answers):
        raise ChronicleError("chronicle-upto", {"upto": short(upto), "answers": len(answers)})
    table = open_table(game, names, options, _field(chronicle, "seed", str), listen)
    for i, (seat, keys) in enumerate(answers[:upto]):
        try:
            table.answer(seat, keys)
        except IllegalAnswer as error:
            raise ChronicleError("chronicle-answer", {"number": i + 1}, because=error) from error
    digest = chronicle.get("digest")
    if upto is None and digest is not None and digest != table.digest():
        raise ChronicleError("chronicle-digest")
    return table


def _field(chronicle: Mapping[str, Any], name: str, kind: type) -> Any:
    if name not in chronicle:
        raise ChronicleError("chronicle-lacks", {"field": name})
    value = chronicle[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ChronicleError("chronicle-field", {"field": name, "value": short(value)})
    return value


def _game(chronicle: Mapping[str, Any], find: Callable[[str], Game[Any]]) -> Game[Any]:
    if "kronika" not in chronicle:
        raise ChronicleError("chronicle-not-one")
    version = _field(chronicle, "kronika", int)
    if version > FORMAT:
        raise ChronicleError("chronicle-newer", {"version": short(version), "ours": FORMAT})
    if version < 1:
        raise ChronicleError("chronicle-field", {"field": "kronika", "value": short(version)})
    game = find(_field(chronicle, "game", str))
    rules = _field(chronicle, "rules", str)
    if rules != game.rules:
        raise ChronicleError("chronicle-rules", {"game": game.id, "rules": rules, "ours": game.rules})
    return game


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
