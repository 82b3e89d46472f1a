"""`kronika verify`: whether a game was dealt as promised, in words that a player understands."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

import kronika
from kronika.cli.replay import read_chronicle
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, polite
from kronika.engine.commitment import PERSON, Commitment
from kronika.engine.errors import KronikaError
from kronika.engine.message import Arg
from kronika.engine.rng import MWC, SHA512

SHORTEST = 16
"""Bytes of a secret that nobody guesses."""


class Finding:
    """One thing that was checked or cannot be checked: whether it holds, and what to say of it."""

    __slots__ = ("args", "holds", "id")

    def __init__(self, id: str, holds: bool = True, **args: Arg) -> None:
        self.id = id
        self.holds = holds
        self.args = args


@polite
def verify(
    file: Annotated[Path, typer.Argument(help="The chronicle of a game, as the browser saves it when it is over.")],
    promised: Annotated[
        str | None, typer.Option("--promised", help="The hash that you were shown before the game.", metavar="HASH")
    ] = None,
    json: JsonFlag = False,
    lang: LangOption = None,
) -> None:
    """Deal a game again and check that it was dealt as promised. Exit 1 if something does not hold."""
    terminal = Terminal(lang)
    findings: list[tuple[bool, str]] = []
    try:
        chronicle = read_chronicle(file)
        table = kronika.replay(chronicle)
    except KronikaError as error:
        findings.append((False, terminal.error(error)))
    else:
        terminal.game, terminal.names = table.game, table.names
        for finding in [*of_chance(terminal, table, promised), *of_play(terminal, table, chronicle)]:
            findings.append((finding.holds, terminal.text(finding.id, **finding.args)))
    holds = all(each for each, _ in findings)
    if json:
        told = [{"holds": each, "text": text} for each, text in findings]
        print(jsonlib.dumps({"ok": holds, "findings": told}, indent=1, ensure_ascii=False))
    else:
        for each, text in findings:
            terminal.out.print(f"{'✓' if each else '✗'} {text}", soft_wrap=True)
        terminal.out.print()
        terminal.out.print(terminal.text("cli-verify-holds" if holds else "cli-verify-broken", file=file.name))
    if not holds:
        raise typer.Exit(1)


def of_chance(terminal: Terminal, table: kronika.Table, promised: str | None) -> Iterator[Finding]:
    """Where the seed came from."""
    commitment = table.commitment
    if commitment is None:
        yield Finding("cli-verify-no-promise", promised is None)
        if table.generator == MWC:
            yield Finding("cli-verify-computable")
        return
    if promised is None:
        yield Finding("cli-verify-compare", hash=commitment.hash)
    else:
        same = promised.strip().lower() == commitment.hash
        yield Finding("cli-verify-promised" if same else "cli-verify-other-promise", same, hash=commitment.hash)
    yield Finding("cli-verify-kept" if commitment.kept else "cli-verify-not-kept", commitment.kept)
    if len(commitment.secret) < SHORTEST:
        yield Finding("cli-verify-short", False, bytes=len(commitment.secret))
    yield from of_people(terminal, table, commitment)
    right = table.seed == commitment.seed
    yield Finding("cli-verify-seed" if right else "cli-verify-other-seed", right)
    if table.generator != SHA512:
        yield Finding("cli-verify-generator", False, generator=table.generator)


def of_people(terminal: Terminal, table: kronika.Table, commitment: Commitment) -> Iterator[Finding]:
    """Who had a part in the seed."""
    if len(commitment.people) != table.seats:
        yield Finding("cli-verify-seats", False, people=len(commitment.people), seats=table.seats)
        return
    added = [name for name, each in zip(table.names, commitment.people, strict=True) if each is not None]
    others = [name for name, each in zip(table.names, commitment.people, strict=True) if each is None]
    for name, each in zip(table.names, commitment.people, strict=True):
        if each is not None and len(each) != PERSON:
            yield Finding("cli-verify-person", False, name=name, bytes=len(each), right=PERSON)
    if added:
        yield Finding("cli-verify-people", names=terminal.texts.listed(added))
    if others:
        yield Finding("cli-verify-others", names=terminal.texts.listed(others))


def of_play(terminal: Terminal, table: kronika.Table, chronicle: dict[str, Any]) -> Iterator[Finding]:
    """What was played: replaying has followed it already."""
    reshuffles = table.reshuffles
    if reshuffles:
        places = terminal.texts.listed([str(after) for after, _ in reshuffles])
        yield Finding("cli-verify-reshuffles", places=places)
    if table.commitment is not None:
        for number, (after, word) in enumerate(reshuffles, start=1):
            if word != f"undo {number}":  # a word that somebody chooses is chance that somebody chooses
                yield Finding("cli-verify-word", False, after=after, word=word)
    yield Finding("cli-replay-ok" if chronicle.get("digest") else "cli-replay-bare", answers=table.seq)
