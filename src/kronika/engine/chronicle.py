"""Reading a chronicle of any form: checked piece by piece, then played again. docs/chronicle.md has every field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from reprlib import repr as short
from typing import Any

from kronika.engine.chance import Chance
from kronika.engine.commitment import Commitment
from kronika.engine.errors import ChronicleError, IllegalAnswer
from kronika.engine.game import Game
from kronika.engine.past import FORMAT, Answer, Reshuffle, play_again
from kronika.engine.rng import GENERATORS, MWC
from kronika.engine.table import Table, dealt


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
    chance = Chance(MWC, _field(chronicle, "seed", str)) if form == 1 else _chance(chronicle)
    answers = _answers(chronicle, len(names))
    reshuffles = _reshuffles(chronicle, len(answers))
    if upto is not None and not 0 <= upto <= len(answers):
        raise ChronicleError("chronicle-upto", {"upto": short(upto), "answers": len(answers)})
    table = dealt(game, names, setup, chance, listen, rules)
    try:
        play_again(table, answers[:upto], reshuffles)
    except IllegalAnswer as error:
        raise ChronicleError("chronicle-answer", {"number": table.seq + 1}, because=error) from error
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


def _chance(chronicle: Mapping[str, Any]) -> Chance:
    """The generator and its seed. What else stands there tells people how the seed came about: whether that is true,
    `verify` says."""
    chance = _field(chronicle, "chance", dict)
    generator = _field(chance, "generator", str, "chance.")
    if generator not in GENERATORS:
        raise ChronicleError("chronicle-generator", {"generator": short(generator), "right": ", ".join(GENERATORS)})
    if chance.get("seed") is None and "commitment" in chance:
        raise ChronicleError("chronicle-sealed")
    return Chance(generator, _field(chance, "seed", str, "chance."), _commitment(chance))


def _commitment(chance: Mapping[str, Any]) -> Commitment | None:
    if "commitment" not in chance:
        return None
    promise = _field(chance, "commitment", dict, "chance.")
    hash = _field(promise, "hash", str, "chance.commitment.")
    table = _field(promise, "table", str, "chance.commitment.")
    people = [
        None if added is None else _bytes(added, "chance.people") for added in _field(chance, "people", list, "chance.")
    ]
    return Commitment(
        _bytes(_field(chance, "secret", str, "chance."), "chance.secret"), table, people, hash, shown=True
    )


def _bytes(given: object, field: str) -> bytes:
    """What is written in hexadecimal."""
    if isinstance(given, str):
        try:
            return bytes.fromhex(given)
        except ValueError:
            pass
    raise ChronicleError("chronicle-field", {"field": field, "value": short(given)})


def _reshuffles(chronicle: Mapping[str, Any], answers: int) -> list[Reshuffle]:
    """The moments at which hidden cards were mixed again, in their order."""
    reshuffles: list[Reshuffle] = []
    for i, each in enumerate(_field({"reshuffles": [], **chronicle}, "reshuffles", list)):
        right = isinstance(each, list) and len(each) == 2 and type(each[0]) is int and isinstance(each[1], str)
        if not right or not (reshuffles[-1][0] if reshuffles else 0) <= each[0] <= answers:
            raise ChronicleError("chronicle-reshuffle", {"number": i + 1, "value": short(each), "answers": answers})
        reshuffles.append((each[0], each[1]))
    return reshuffles


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
