"""Cards in words: from the effects of a face to its text, and all of them as Fluent sources.

`python -m kronika.games.north.card_text` writes `texts/cards.<lang>.ftl` (the cards) and `texts/things.<lang>.ftl`
(names of goods, tiles, clans and types, and amounts); run it after every change of the data, of the vocabulary or of
names.cs.toml.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from kronika.engine.texts import WITH_CASES
from kronika.games.north.effects import (
    TILES,
    Assign,
    Call,
    Deed,
    Discard,
    Effect,
    Feature,
    Gain,
    Perform,
    Refresh,
    Release,
    Return,
    Search,
    Simple,
)
from kronika.games.north.faces import BOOST, FACES, FIELD, ISLAND, UPGRADE, Face
from kronika.games.north.goods import ANY, CARD, COMMON_SHIP, PAYABLE, RESOURCES, SHIP, THINGS, TOKENS, Amounts
from kronika.games.north.grammar import Forms, Grammar
from kronika.games.north.grammar_cs import Czech
from kronika.games.north.grammar_en import English

HOME = Path(__file__).parent
GRAMMARS: dict[str, Grammar] = {"en": English(), "cs": Czech()}


def grammar(lang: str) -> Grammar:
    """That of the language; the English one where nobody has written it yet."""
    return GRAMMARS.get(lang, GRAMMARS["en"])


# --- effects ---


def phrase(words: Grammar, row: Amounts) -> str:
    """`2 wood and 1 gold`."""
    return words.both([words.amount(THINGS[i], count) for i, count in enumerate(row) if count])


def gained(words: Grammar, row: Amounts) -> str:
    """Cards are drawn, all else is gained (N7.1-c)."""
    rest = [0 if thing == CARD else count for thing, count in enumerate(row)]
    parts = [words.gain(phrase(words, rest))] if any(rest) else []
    if row[CARD]:
        parts.append(words.draw(row[CARD]))
    return words.both(parts)


def one_of(words: Grammar, either: Sequence[Amounts]) -> str:
    if any(row[CARD] for row in either):
        return words.either([gained(words, row) for row in either])
    return words.gain(words.either([phrase(words, row) for row in either]))


def gain(words: Grammar, effect: Gain) -> str:
    text = one_of(words, effect.either)
    if effect.per:
        what, _, thing = effect.per.partition(" ")
        text += f" {words.each(what, thing)}"
    if effect.most:
        text += f", {words.at_most(effect.most, max(sum(row) for row in effect.either) > 1)}"
    return text


def clause(words: Grammar, effect: Effect, here: bool = True) -> str:
    """What the effect tells its player to do, from the verb on; `here` says that its card lies in the empire."""
    if effect.may:
        return words.may(bare(words, effect, here))
    return bare(words, effect, here)


def bare(words: Grammar, effect: Effect, here: bool) -> str:
    if isinstance(effect, Gain):
        return gain(words, effect)
    if isinstance(effect, Perform):
        return words.perform(TILES[effect.tile])
    if isinstance(effect, Refresh):
        return words.refresh(effect.count, effect.what)
    if isinstance(effect, Assign):
        return words.assign(effect.count, THINGS[effect.thing], effect.upto)
    if isinstance(effect, Release):
        return words.release(effect.count, "" if effect.thing == ANY else THINGS[effect.thing])
    if isinstance(effect, Discard):
        return words.discard(effect.count, here, gain(words, effect.gain) if effect.gain is not None else "")
    if isinstance(effect, Return):
        return words.give_back(effect.count)
    if isinstance(effect, Search):
        return words.search(effect.what)
    if isinstance(effect, Simple):
        return words.simple(effect.verb)
    assert isinstance(effect, Call)
    return words.twist(effect.name)


def deed(words: Grammar, done: Deed, here: bool = True) -> str:
    text = words.then([clause(words, part, here) for part in done.parts])
    return text if done.price is None else words.pay(phrase(words, done.price), text)


def feature(words: Grammar, has: Feature) -> str:
    if has.deed is not None:
        price = phrase(words, has.deed.price) if has.deed.price is not None else ""
        return words.whenever(has.trigger, has.type, price, deed(words, Deed(None, has.deed.parts)))
    if has.sets:
        return words.stored(has.sets, THINGS[has.stored], one_of(words, has.either))
    return words.copies(has.copies) if has.copies else words.cheaper(has.cheaper, has.type)


# --- cards ---


def text(face: Face, lang: str) -> str:
    """What a card says."""
    words = grammar(lang)
    said: list[str] = []
    if face.kind in (FIELD, UPGRADE):
        kinds = [in_accusative(words.thing(THINGS[thing])) for thing in TOKENS if face.yields[thing]]
        said.append(words.yields(face, phrase(words, face.yields), words.either(kinds)))
    if face.kind == ISLAND:
        said.append(words.pillage(gained(words, face.pillage)))
    if face.bonus is not None:
        said.append(words.bonus(deed(words, face.bonus), face.kind == ISLAND))
    if face.action is not None:
        said.append(words.action(deed(words, face.action)))
    if face.feature is not None:
        said.append(feature(words, face.feature))
    if face.instant is not None:
        said.append(words.instant(deed(words, face.instant, False)))
    return " ".join(said) or words.no_effect


def in_accusative(forms: Forms) -> str:
    return forms.get("acc", forms[""])


def stats(face: Face, lang: str) -> str:
    tile = TILES[face.with_tile] if face.with_tile >= 0 else ""
    return grammar(lang).stats(face, phrase(grammar(lang), face.cost), tile)


def note(face: Face, lang: str) -> str:
    """Rulings worth remembering with this card; often there are none."""
    return " ".join(grammar(lang).notes[id] for id in dict.fromkeys(notes(face)))


def notes(face: Face) -> Iterator[str]:
    if face.kind == UPGRADE or face.either:
        yield "upgrade"
    triggered = face.feature.deed if face.feature is not None else None
    for done in (face.bonus, face.action, face.instant, triggered):
        if done is not None:
            for part in done.parts:
                yield from remarks(face, part, done is face.bonus)
                if isinstance(part, Release) and len(done.parts) > 1:
                    yield "nothing-released"
    if face.feature is not None:
        yield from about_feature(face, face.feature)


def remarks(face: Face, effect: Effect, as_bonus: bool) -> Iterator[str]:
    if isinstance(effect, Gain):
        if effect.per == f"type:{face.type}" and face.kind != BOOST:
            yield "types" if as_bonus else "own-type"
        if effect.per == "built":
            yield "built"
        for thing, id in ((SHIP, "ship"), (COMMON_SHIP, "common-ship")):
            if any(row[thing] for row in effect.either):
                yield id
    elif isinstance(effect, Perform):
        yield "perform"
    elif isinstance(effect, Assign):
        yield "assign"
        if effect.thing in (*RESOURCES, ANY):
            yield "assign-exact"
    elif isinstance(effect, Search):
        yield "search"
    elif isinstance(effect, Discard):
        yield "leaving"
    elif isinstance(effect, Return):
        yield "returning"
    elif isinstance(effect, Call):
        if effect.name == "release-with-interest":
            yield "no-interest"
    elif isinstance(effect, Simple):
        yield {"move disc": "disc", "move ship": "ship-forward", "resolve ship": "land"}[effect.verb]


def about_feature(face: Face, has: Feature) -> Iterator[str]:
    if has.trigger == "conquer" and face.kind == ISLAND:
        yield "own-conquest"
    if has.trigger == "build" and face.kind != ISLAND and has.type in ("", face.type):
        yield "own-building"
    if has.trigger == "build" and not has.type:
        yield "built"
    if has.trigger == "discard":
        yield "discarded"
    if has.sets:
        yield "stored"
    if has.copies:
        yield "copy-field" if has.copies == "field" else "copy"
    if has.cheaper:
        yield "cheaper"


# --- Fluent: cards ---


OURS = [face for face in FACES if not face.own]


def cards(lang: str, faces: Sequence[Face] = OURS) -> str:
    """The Fluent source with all cards; an owner's deck is put into words in the same way."""
    groups = [[grammar(lang).heading], *(card(face, lang) for face in faces)]
    return "\n\n".join("\n".join(group) for group in groups) + "\n"


def card(face: Face, lang: str) -> list[str]:
    words = grammar(lang)
    lines = [f"card-{face.id} = {safe(words.name(face))}"]
    lines += [f"    .{case} = {safe(form)}" for case, form in words.forms(face).items()]
    lines += [f"    .stats = {stats(face, lang)}", f"    .text = {sentence(text(face, lang))}"]
    if remark := note(face, lang):
        lines.append(f"    .note = {remark}")
    if face.flavor.get(lang):
        lines.append(f"    .flavor = {safe(face.flavor[lang])}")
    return lines


def safe(written: str) -> str:
    """What somebody wrote in a deck file, on one line and without meaning for Fluent."""
    return re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', " ".join(written.split()))


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


# --- Fluent: things, tiles, clans, amounts ---


def things(lang: str) -> str:
    """The Fluent source with the names of all that is not a card, and with amounts."""
    words = grammar(lang)
    groups = [[words.things_heading]]
    for prefix, names in (("kind", words.kinds), ("type", words.types)):
        groups.append([f"north-{prefix}-{id} = {name}" for id, name in names.items()])
    for prefix, table in (("tile", words.tiles), ("clan", words.clans)):
        groups += [label(f"north-{prefix}-{id}", forms) for id, forms in table.items()]
        groups.append(chosen(f"north-{prefix}", prefix, table))
    groups += [[*label(f"north-thing-{thing}", words.thing(thing)), *counts(words, thing)] for thing in THINGS]
    groups.append(["north-one =", *one(words)])
    groups += sums(words, "north-amounts", THINGS)
    groups += sums(words, "north-pays", [THINGS[i] for i in TOKENS])
    groups += sums(words, "north-price", [THINGS[i] for i in PAYABLE], "pay-")
    return "\n\n".join("\n".join(group) for group in groups) + "\n"


def label(id: str, forms: Forms) -> list[str]:
    return [f"{id} = {forms['']}", *(f"    .{case} = {name}" for case, name in forms.items() if case)]


def chosen(id: str, argument: str, table: Mapping[str, Forms]) -> list[str]:
    """One of these names by an argument, in any case."""
    names = list(table)
    lines: list[str] = []
    for case in table[names[0]]:
        if case in ("people", "about"):
            continue
        lines += [f"    .{case} =" if case else f"{id} =", f"    {{ ${argument} ->"]
        for name in names:
            star = "*" if name == names[-1] else " "
            lines.append(f"       {star}[{name}] {{ {id}-{name}{'.' + case if case else ''} }}")
        lines.append("    }")
    return lines


def counts(words: Grammar, thing: str) -> list[str]:
    lines: list[str] = []
    for attribute, case in (("count", ""), ("count-acc", "acc")):
        if case and words.lang not in WITH_CASES:
            continue
        lines += [f"    .{attribute} =", "        { $count ->"]
        lines += [f"           {key} {{ $count }} {noun}" for key, noun in variants(words, thing, case)]
        lines.append("        }")
    return lines


def variants(words: Grammar, thing: str, case: str) -> list[tuple[str, str]]:
    nouns = words.counted(thing, case)
    return [(f"*[{key}]" if key == "other" else f" [{key}]", noun) for key, noun in nouns.items()]


def one(words: Grammar) -> list[str]:
    """One of the thing that an argument names."""
    lines = ["    { $thing ->"]
    for thing in THINGS:
        star = "*" if thing == THINGS[-1] else " "
        lines.append(f"       {star}[{thing}] {words.tokens(thing, 1)}")
    return [*lines, "    }"]


def sums(words: Grammar, id: str, names: Sequence[str], prefix: str = "") -> list[list[str]]:
    """A list of amounts without those that are nought. It goes from thing to thing: `id` while nothing has been said,
    `id-more` after that, and `id-next` looks ahead whether the thing to be said is the last one. The arguments are
    called like the things, with a prefix where one text speaks of two lists.
    """
    groups: list[list[str]] = []
    last = len(names) - 1
    for i, name in enumerate(names):
        here = id if i == 0 else f"{id}-{name}"
        after = names[i + 1] if i < last else ""
        more = f"{{ {id}-more-{after} }}" if after else ""
        nouns = variants(words, name, "acc")
        arg = prefix + name
        nothing = f"{{ {id}-{after} }}" if after else words.nothing
        groups.append(switch(here, arg, nothing, [(key, f"{{ ${arg} }} {noun}{more}") for key, noun in nouns]))
        if i == 0:
            continue
        said = f"{{ {id}-next-{after} }}" if after else f'{{ " {words.and_word} " }}'
        nothing = more or '{ "" }'
        groups.append(
            switch(
                f"{id}-more-{name}",
                arg,
                nothing,
                [(key, f"{said}{{ ${arg} }} {noun}{more}") for key, noun in nouns],
            )
        )
        nothing = f"{{ {id}-next-{after} }}" if after else f'{{ " {words.and_word} " }}'
        groups.append(switch(f"{id}-next-{name}", arg, nothing, [("*[other]", '{ ", " }')]))
    return groups


def switch(id: str, argument: str, nothing: str, cases: list[tuple[str, str]]) -> list[str]:
    lines = [f"{id} =", f"    {{ ${argument} ->", f"        [0] {nothing}"]
    return [*lines, *(f"       {key} {text}" for key, text in cases), "    }"]


def files() -> dict[Path, Callable[[], str]]:
    """What this module writes: each file and what makes it."""
    makers = {"cards": cards, "things": things}
    return {
        HOME / "texts" / f"{name}.{lang}.ftl": partial(make, lang) for name, make in makers.items() for lang in GRAMMARS
    }


if __name__ == "__main__":
    for path, make in files().items():
        path.write_text(make(), encoding="utf-8")
