"""TypeScript types of all messages, a file for each module of them: `python -m kronika.server.typescript [--check]`.
`wire.ts` hands all of them on; `languages.ts` says in which languages there are texts."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from kronika.engine.texts import LANGUAGES, NEAR
from kronika.server import (
    coach_messages,
    company_messages,
    lesson_messages,
    lot_messages,
    messages,
    moderation_messages,
    open_messages,
    own_messages,
    rating_messages,
    reminder_messages,
    replay_messages,
    saga_messages,
    setup_messages,
    socket_messages,
    tournament_messages,
)

HOME = Path(__file__).parents[3] / "web" / "src"
FIRST = "wire.ts"
COMPANIONS = {
    "wire-own.ts": own_messages,
    "wire-moderation.ts": moderation_messages,
    "wire-sagas.ts": saga_messages,
    "wire-lots.ts": lot_messages,
    "wire-coach.ts": coach_messages,
    "wire-lessons.ts": lesson_messages,
    "wire-open.ts": open_messages,
    "wire-ratings.ts": rating_messages,
    "wire-company.ts": company_messages,
    "wire-replays.ts": replay_messages,
    "wire-setups.ts": setup_messages,
    "wire-reminders.ts": reminder_messages,
    "wire-tournaments.ts": tournament_messages,
}
HEAD = "// Written by `python -m kronika.server.typescript` from src/kronika/server/{name}.py. Do not edit.\n"

VERSION = f"""
/** The version of all this; the server tells a page of another one to reload. */
export const WIRE = {messages.WIRE};
"""

LANGUAGES_HEAD = "// Written by `python -m kronika.server.typescript` from src/kronika/engine/texts.py. Do not edit.\n"

UNIONS = {"ClientMessage": socket_messages.ClientMessage, "ServerMessage": socket_messages.ServerMessage}


def files() -> dict[str, str]:
    """What is to stand in each file, by its name."""
    wire = {FIRST: first(), **{name: companion(module) for name, module in COMPANIONS.items()}}
    return {**wire, "languages.ts": languages()}


def languages() -> str:
    """The list of languages, as the browser has it."""
    names = ", ".join(f'{code}: "{name}"' for code, name in LANGUAGES.items())
    near = ", ".join(f'{code}: "{read}"' for code, read in NEAR.items())
    return (
        f"{LANGUAGES_HEAD}\n"
        "/** All languages: by their code, what each is called in itself. The first is for those who read none. */\n"
        f"export const LANGUAGES = {{ {names} }} as const;\n\n"
        "export type Lang = keyof typeof LANGUAGES;\n\n"
        "/** Languages without texts, and the one that their readers understand best. */\n"
        f"export const NEAR: Readonly<Record<string, Lang>> = {{ {near} }};\n"
    )


def first() -> str:
    theirs = {module.__name__: name.removesuffix(".ts") for name, module in COMPANIONS.items()}
    spoken = [struct for union in UNIONS.values() for struct in union.__args__ if struct.__module__ in theirs]
    parts = [f'import type {{ {each.__name__} }} from "./{theirs[each.__module__]}";\n' for each in spoken]
    parts += [interface(struct) for struct in structs(messages)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(struct.__name__ for struct in union.__args__)};\n")
    parts.append("".join(f'export * from "./{name.removesuffix(".ts")}";\n' for name in COMPANIONS))
    return head(messages) + VERSION + "".join(f"\n{part}" for part in parts)


def companion(module: ModuleType) -> str:
    own = [struct for struct in structs(module) if struct.__module__ == module.__name__]
    body = "".join(f"\n{interface(struct)}" for struct in own)
    others = sorted({struct.__name__ for struct in structs(module)} - {struct.__name__ for struct in own})
    taken = f'\nimport type {{ {", ".join(others)} }} from "./wire";\n' if others else ""
    return head(module) + taken + body


def head(module: ModuleType) -> str:
    return HEAD.format(name=module.__name__.rpartition(".")[2])


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The messages that a module names, its own and those it takes from elsewhere, in their order."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not messages.Wire
    ]


def interface(struct: type[msgspec.Struct]) -> str:
    about = inspect.type_info(struct)
    assert isinstance(about, inspect.StructType)
    lines = [comment(struct.__doc__), f"export interface {struct.__name__} {{\n"]
    if about.tag is not None:
        lines.append(f'  {about.tag_field}: "{about.tag}";\n')
    for field in about.fields:
        # The server leaves nothing out, so nothing is optional for a reader; a writer says everything too.
        lines.append(f"  {field.encode_name}: {written(field.type)};\n")
    lines.append("}\n")
    return "".join(lines)


def comment(text: str | None) -> str:
    if not text:
        return ""
    words = " ".join(text.split())
    return f"/** {words} */\n"


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " | " in item and not item.endswith(">") else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(sorted((written(one) for one in kind.types), key=lambda name: (name == "null", name)))
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    plain: dict[Any, str] = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    return plain[type(kind)]


def main(arguments: list[str]) -> int:
    wanted = files()
    there = {name: HOME / name for name in wanted}
    old = [name for name, path in there.items() if not path.is_file() or path.read_text("utf-8") != wanted[name]]
    if old and arguments == ["--check"]:
        print(f"out of date: {', '.join(old)}; python -m kronika.server.typescript")
        return 1
    for name in old:
        HOME.mkdir(parents=True, exist_ok=True)
        there[name].write_text(wanted[name], encoding="utf-8", newline="\n")
    print(f"{', '.join(wanted)}: current")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
