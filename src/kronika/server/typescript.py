"""TypeScript types of all messages, written from `messages.py` and its companions:
`python -m kronika.server.typescript [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from kronika.server import lot_messages, messages, own_messages, saga_messages

WIRE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"

HEAD = """\
// Written by `python -m kronika.server.typescript` from src/kronika/server/messages.py. Do not edit.
"""

VERSION = f"""
/** The version of all this; the server tells a page of another one to reload. */
export const WIRE = {messages.WIRE};
"""

UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


def definitions() -> str:
    """All of wire.ts, in the order of the modules."""
    structs = [
        value
        for value in (vars(messages) | vars(own_messages) | vars(saga_messages) | vars(lot_messages)).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not messages.Wire
    ]
    parts = [interface(struct) for struct in structs]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(struct.__name__ for struct in union.__args__)};\n")
    return HEAD + VERSION + "".join(f"\n{part}" for part in parts)


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
    current = WIRE.is_file() and WIRE.read_text(encoding="utf-8") == definitions()
    if arguments == ["--check"]:
        print(f"{WIRE.name} is {'current' if current else 'out of date: python -m kronika.server.typescript'}")
        return 0 if current else 1
    if not current:
        WIRE.parent.mkdir(parents=True, exist_ok=True)
        WIRE.write_text(definitions(), encoding="utf-8", newline="\n")
    print(f"{WIRE.name} is current")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
