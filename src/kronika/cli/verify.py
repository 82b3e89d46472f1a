"""`kronika verify`: whether a game was dealt as promised, in words that a player understands."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

import kronika
from kronika.cli.replay import read_chronicle
from kronika.cli.settings import MoreGames, bring_all
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, polite
from kronika.engine.commitment import PERSON, Commitment
from kronika.engine.errors import KronikaError
from kronika.engine.message import Arg
from kronika.engine.rng import MWC, SHA512

SHORTEST = 16
"""Bytes of a secret that nobody guesses."""


MARKS = {True: "✓", False: "✗", None: "·"}


class Finding:
    """One thing that was checked: whether it holds, and what to say of it. None: it is only told, since nothing in the
    file could show that it is true."""

    __slots__ = ("args", "holds", "id")

    def __init__(self, id: str, holds: bool | None, **args: Arg) -> None:
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
    game: MoreGames = None,
    lang: LangOption = None,
) -> None:
    """Deal a game again and check that it was dealt as promised. Exit 1 if something does not hold."""
    terminal = Terminal(lang)
    bring_all(game)
    findings: list[tuple[bool | None, str]] = []

    def found(new: Iterator[Finding]) -> None:
        findings.extend((each.holds, terminal.text(each.id, **each.args)) for each in new)

    try:
        chronicle = read_chronicle(file)
        table = kronika.replay(chronicle, upto=0)  # how it was dealt can be told even if it was not played so
        terminal.sit_at(table.game, table.names)
        found(of_chance(terminal, table, promised))
        found(of_play(terminal, kronika.replay(chronicle), chronicle))
    except KronikaError as error:
        findings.append((False, terminal.error(error)))
    holds = all(each is not False for each, _ in findings)
    if json:
        told = [{"holds": each, "text": text} for each, text in findings]
        print(jsonlib.dumps({"ok": holds, "findings": told}, indent=1, ensure_ascii=False))
    else:
        for each, text in findings:
            terminal.out.print(f"{MARKS[each]} {text}", soft_wrap=True)
        terminal.out.print()
        terminal.out.print(terminal.text("cli-verify-holds" if holds else "cli-verify-broken", file=file.name))
    if not holds:
        raise typer.Exit(1)


def of_chance(terminal: Terminal, table: kronika.Table, promised: str | None) -> Iterator[Finding]:
    """Where the seed came from."""
    commitment = table.commitment
    if commitment is None:
        yield Finding("cli-verify-no-promise", None if promised is None else False)
        if table.generator == MWC:
            yield Finding("cli-verify-computable", None)
        return
    if promised is None:
        yield Finding("cli-verify-compare", None, hash=commitment.hash)
    else:
        same = promised.strip().lower() == commitment.hash
        yield Finding("cli-verify-promised" if same else "cli-verify-other-promise", same, hash=commitment.hash)
    yield Finding("cli-verify-kept" if commitment.kept else "cli-verify-not-kept", commitment.kept)
    if len(commitment.secret) < SHORTEST:
        yield Finding("cli-verify-short", False, bytes=len(commitment.secret))
    right = table.seed == commitment.seed
    yield Finding("cli-verify-seed" if right else "cli-verify-other-seed", right)
    yield from of_people(terminal, table, commitment, right)
    if table.generator != SHA512:
        yield Finding("cli-verify-generator", False, generator=table.generator)


def of_people(terminal: Terminal, table: kronika.Table, commitment: Commitment, right: bool) -> Iterator[Finding]:
    """Who had a part in the seed; where that is not `right`, the file can only claim it."""
    if len(commitment.people) != table.seats:
        yield Finding("cli-verify-seats", False, people=len(commitment.people), seats=table.seats)
        return
    added = [name for name, each in zip(table.names, commitment.people, strict=True) if each is not None]
    others = [name for name, each in zip(table.names, commitment.people, strict=True) if each is None]
    for name, each in zip(table.names, commitment.people, strict=True):
        if each is not None and len(each) != PERSON:
            yield Finding("cli-verify-person", False, name=name, bytes=len(each), right=PERSON)
    if added:
        names = terminal.texts.listed(added)
        yield (
            Finding("cli-verify-people", True, names=names) if right else Finding("cli-verify-said", None, names=names)
        )
    if others:
        yield Finding("cli-verify-others", None, names=terminal.texts.listed(others))


def of_play(terminal: Terminal, table: kronika.Table, chronicle: dict[str, Any]) -> Iterator[Finding]:
    """What was played: replaying has followed it already."""
    reshuffles = table.reshuffles
    if reshuffles:
        places = terminal.texts.listed([str(after) for after, _ in reshuffles])
        yield Finding("cli-verify-reshuffles", None, places=places)
    if table.commitment is not None:
        for number, (after, word) in enumerate(reshuffles, start=1):
            if word != f"undo {number}":  # a word that somebody chooses is chance that somebody chooses
                yield Finding("cli-verify-word", False, after=after, word=word)
    yield Finding("cli-replay-ok" if chronicle.get("digest") else "cli-replay-bare", True, answers=table.seq)
