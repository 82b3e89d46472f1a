"""Cards in words: from the effects of a face to its text, and all of them as Fluent sources.

`python -m kronika.games.valeria.card_text` writes `texts/cards.<lang>.ftl` and the page of Czech names for review;
run it after every change of the data, of the vocabulary or of names.cs.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from kronika.games.valeria.effects import (
    AREAS,
    RESOURCES,
    ROLES,
    AllOf,
    Effect,
    Exchange,
    FreeCitizen,
    Gain,
    OneOf,
    PerThing,
    TakeFrom,
    Twist,
)
from kronika.games.valeria.faces import (
    CITIZEN,
    DUKE,
    EVENT,
    EXHAUSTED,
    FACES,
    MONSTER,
    NUMBER,
    SETS,
    Face,
    of_kind,
)
from kronika.games.valeria.grammar import Grammar
from kronika.games.valeria.grammar_cs import Czech
from kronika.games.valeria.grammar_en import English

HOME = Path(__file__).parent
GRAMMARS: dict[str, Grammar] = {"en": English(), "cs": Czech()}


# --- effects ---


def amounts(words: Grammar, row: Sequence[int]) -> str:
    return words.both([words.amount(RESOURCES[i], count) for i, count in enumerate(row) if count])


def phrase(words: Grammar, effect: Effect) -> str | None:
    """What the effect lets one gain, if it is nothing but gaining."""
    if isinstance(effect, Gain):
        return amounts(words, effect.amounts)
    if isinstance(effect, PerThing):
        return f"{amounts(words, effect.amounts)} {words.each(effect.thing, effect.name)}"
    if isinstance(effect, FreeCitizen):
        return None if effect.optional else words.citizen(effect.role, effect.name, effect.limit)
    if isinstance(effect, (AllOf, OneOf)):
        parts = [phrase(words, part) for part in effect.parts]
        known = [part for part in parts if part is not None]
        if len(known) == len(parts):
            return words.both(known) if isinstance(effect, AllOf) else words.either(known)
    return None


def clause(words: Grammar, effect: Effect) -> str:
    """What the effect tells its player to do, from the verb on and without a full stop."""
    gained = phrase(words, effect)
    if gained is not None:
        return words.gain(gained)
    if isinstance(effect, AllOf):
        return words.then([clause(words, part) for part in effect.parts])
    if isinstance(effect, OneOf):
        return words.either([clause(words, part) for part in effect.parts])
    if isinstance(effect, FreeCitizen):
        return words.may_gain(words.citizen(effect.role, effect.name, effect.limit))
    if isinstance(effect, Exchange):
        return words.exchange(amounts(words, effect.pay), amounts(words, effect.gain))
    if isinstance(effect, TakeFrom):
        return words.take(words.either([words.amount(RESOURCES[i], effect.amount) for i in effect.resources]))
    assert isinstance(effect, Twist)
    return words.twist(effect, amounts(words, effect.amounts))


# --- cards ---


def text(face: Face, lang: str) -> str:
    """What a card says."""
    words = GRAMMARS[lang]
    if face.kind == DUKE:
        return words.duke(face.points, face.resources)
    if face.kind == EXHAUSTED:
        return words.exhausted()
    said: list[str] = []
    if face.active is not None and face.other is not None:
        said += harvest(words, face, face.active, face.other)
    if face.instruction is not None:
        said.append(words.instruction(face.numbers[0], clause(words, face.instruction)))
    if face.effect is not None:
        said.append(words.timed(face.when, clause(words, face.effect)))
    if face.reward is not None:
        said.append(words.reward(clause(words, face.reward)))
    return " ".join(said)


def harvest(words: Grammar, face: Face, left: Effect, right: Effect) -> list[str]:
    active, other = clause(words, left), clause(words, right)
    if not face.numbers:
        return [words.herald(active)]
    return [words.always(active)] if active == other else [words.active(active), words.other(other)]


def note(face: Face, lang: str) -> str:
    """Rulings worth remembering with this card; often there are none."""
    found = dict.fromkeys(notes(face))
    return " ".join(dict.fromkeys(GRAMMARS[lang].notes[id] for id in found))


def notes(face: Face) -> Iterator[str]:
    for effect in (face.active, face.other, face.instruction, face.effect, face.reward):
        if effect is not None:
            yield from remarks(effect, face.kind == CITIZEN)
    if face.when == "doubles":
        yield "doubles"
    if face.kind == DUKE:
        yield "duke"
        if any(thing in ROLES for thing in face.points):
            yield "duke-roles"
        if CITIZEN in face.points:
            yield "duke-citizens"


def remarks(effect: Effect, in_harvest: bool) -> Iterator[str]:
    if isinstance(effect, (AllOf, OneOf)):
        for part in effect.parts:
            yield from remarks(part, in_harvest)
    elif isinstance(effect, Exchange):
        yield "exchange"
    elif isinstance(effect, FreeCitizen) and effect.limit < 99:
        yield "limit"
    elif isinstance(effect, TakeFrom):
        if in_harvest:
            yield "take-first"
        if effect.amount > 1:
            yield "take"
        if len(effect.resources) > 1:
            yield "take-mix"
    elif isinstance(effect, PerThing):
        things = {**dict.fromkeys(AREAS, "area"), **dict.fromkeys(ROLES, "role"), "monster": "monster", "name": "name"}
        if effect.thing in things:
            yield things[effect.thing]
    elif isinstance(effect, Twist) and effect.kind not in ("cheaper", "ignore-plus"):
        yield f"{effect.kind}-{effect.what}" if effect.kind in ("put", "return") else effect.kind


# --- Fluent ---


def fluent(lang: str) -> str:
    """The Fluent source with all cards, the names of symbols, and the options that name cards."""
    words = GRAMMARS[lang]
    groups = [[words.heading]]
    for prefix, names in (("role", words.roles), ("area", words.areas), ("type", words.types), ("kind", words.kinds)):
        groups.append([f"valeria-{prefix}-{id} = {name}" for id, name in names.items()])
    groups += [card(face, lang) for face in FACES]
    groups += [option(f"set-{id}", row["name"][lang], set_help(words, id)) for id, row in SETS.items()]
    for area in AREAS:
        monsters = [words.name(face) for face in of_kind(MONSTER) if face.area == AREAS.index(area)]
        groups.append(option(f"areas-{area}", words.areas[area], f"{words.both(monsters)}."))
    for prefix, kind in (("citizens", CITIZEN), ("events", EVENT)):
        for face in of_kind(kind):
            groups.append(option(f"{prefix}-{face.id}", f"{{ card-{face.id} }}", text(face, lang)))
    return "\n\n".join("\n".join(group) for group in groups) + "\n"


def card(face: Face, lang: str) -> list[str]:
    words = GRAMMARS[lang]
    lines = [f"card-{face.id} = {words.name(face)}"]
    lines += [f"    .{case} = {form}" for case, form in words.forms(face).items() if case in ("acc", "gen", "ins")]
    for attribute, case in (("count", ""), ("count-acc", "acc")):
        variants = [f"            {variant}" for variant in words.counted(face, case)]
        if variants:
            lines += [f"    .{attribute} =", "        { $count ->", *variants, "        }"]
    lines += [f"    .stats = {words.stats(face)}", f"    .text = {sentence(text(face, lang))}"]
    if remark := note(face, lang):
        lines.append(f"    .note = {remark}")
    return lines


def option(id: str, label: str, help: str) -> list[str]:
    return [f"option-valeria-{id} = {label}", f"    .help = {sentence(help)}"]


def set_help(words: Grammar, id: str) -> str:
    return words.a_set(SETS[id]["areas"], [FACES[NUMBER[left]] for left in SETS[id].get("without", [])])


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


# --- the files ---


def files() -> dict[Path, Callable[[], str]]:
    """What this module writes: each file and what makes it."""
    return {HOME / "texts" / f"cards.{lang}.ftl": partial(fluent, lang) for lang in GRAMMARS}


if __name__ == "__main__":
    for path, make in files().items():
        path.write_text(make(), encoding="utf-8")
