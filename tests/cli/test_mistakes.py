"""Mistakes on the command line: one clear line, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import kronika_says, program

MISTAKES = [
    (["play", "chess"], ["no game “chess”", "dominion"]),
    (["play", "--bots", "deep-blue"], ["no bot “deep-blue”", "big-money"]),
    (["play", "--bots", " , "], ["at least one bot"]),
    (["play", "--seats", "1"], ["1 player", "2-4"]),
    (["play", "--seats", "5"], ["5 players", "2-4", "large=true"]),
    (["play", "--seats", "-3"], ["-3 players"]),
    (["play", "--seats", "2", "--bots", "random,random"], ["2 bots cannot sit in 1 seat"]),
    (["play", "--seats", "two"], ["--seats", "integer"]),
    (["play", "--setup", "kingdom"], ["NAME=VALUE"]),
    (["play", "--setup", "=random"], ["NAME=VALUE"]),
    (["play", "-s", "large=true", "-s", "large=false"], ["“large” is given twice"]),
    (["play", "--setup", "colour=red"], ["no setup item “colour”", "kingdom"]),
    (["play", "--setup", "kingdom=atlantis"], ["cannot be “atlantis”", "victory-dance"]),
    (["play", "--setup", "kingdom=moat,village"], ["exactly 10", "[D2.4-a]"]),
    (["play", "--setup", "kingdom=moat,xyzzy"], ["cannot be “xyzzy”"]),
    (["play", "--setup", "kingdom=moat,moat"], ["“moat” twice"]),
    (["play", "--setup", "large=perhaps"], ["cannot be “perhaps”", "true, false"]),
    (["play", "--setup", "last-winners=3"], ["no seat 3"]),
    (["play", "--lang", "de"], ["'de'", "'en', 'cs'"]),
    (["play", "--save", "/nonexistent/game.json"], ["/nonexistent"]),
    (["play", "--save", "/"], ["/ is a folder"]),
    (["play", "--load", "/nonexistent.json"], ["no file or folder /nonexistent.json"]),
    (["simulate", "chess"], ["no game “chess”"]),
    (["simulate", "--games", "0"], ["At least one game", "not 0"]),
    (["simulate", "--games", "-5"], ["At least one game", "not -5"]),
    (["simulate", "--games", "many"], ["--games", "integer"]),
    (["simulate", "--jobs", "0"], ["At least one process", "not 0"]),
    (["simulate", "--bots", "random,nobody"], ["no bot “nobody”"]),
    (["simulate", "--bots", ","], ["at least one bot"]),
    (["simulate", "--bots", "random"], ["1 player"]),
    (["simulate", "--seats", "0"], ["0 players"]),
    (["simulate", "--seats", "9"], ["9 players"]),
    (["simulate", "--seats", "2", "--bots", "random,random,random"], ["3 bots cannot sit in 2 seats"]),
    (["simulate", "--setup", "sets="], ["“sets”", "intrigue, base"]),
    (["replay", "/nonexistent.json"], ["no file or folder /nonexistent.json"]),
    (["replay", "/"], ["/ is a folder"]),
    (["replay"], ["Missing argument"]),
    (["rules", "chess"], ["no game “chess”"]),
    (["rules", "dominion", "D3.2-z"], ["no clause “D3.2-z”", "D3.2-a"]),
    (["rules", "dominion", "X1"], ["no clause “X1”"]),
    (["rules", "dominion", ""], ["no clause “”"]),
    (["rules", "dominion", "--search", "xyzzy"], ["No clause contains “xyzzy”"]),
    (["rules", "coverage", "--tests", "/nonexistent"], ["no file or folder /nonexistent"]),
    (["frobnicate"], ["No such command 'frobnicate'"]),
    (["games", "--frob"], ["No such option", "--frob"]),
]


@pytest.mark.parametrize(("args", "words"), MISTAKES, ids=" ".join)
def test_a_mistake_is_answered_in_one_line(args: list[str], words: list[str]) -> None:
    done = kronika_says(*args, input="")
    assert done.exit_code == 2
    assert done.exception is None or isinstance(done.exception, SystemExit)
    for word in words:
        assert word in done.stderr
    assert "Traceback" not in done.output
    if "Usage:" not in done.stderr:
        assert done.stderr.startswith("kronika: ")
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "šachy", "--lang", "cs"], ["Hra „šachy“ tu není"]),
        (["simulate", "--games", "0", "--lang", "cs"], ["aspoň jedna hra"]),
        (["rules", "dominion", "D99", "--lang", "cs"], ["V pravidlech není „D99“"]),
    ],
)
def test_mistakes_are_answered_in_the_reader_s_language(args: list[str], words: list[str]) -> None:
    done = kronika_says(*args)
    assert done.exit_code == 2
    for word in words:
        assert word in done.stderr


def test_a_real_process_fails_politely_too(tmp_path: Path) -> None:
    done = program("play", "chess", env={"LC_ALL": "cs_CZ.UTF-8"})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "kronika: Hra „chess“ tu není. K dispozici: dominion, north, oath, valeria.\n"
    folder = tmp_path / "full"
    folder.write_text("a file where a folder should be", encoding="utf-8")
    done = program("simulate", "--games", "1", "--save", str(folder))
    assert done.returncode == 2
    assert done.stderr == f"kronika: {folder} is not a folder.\n"


def test_a_terminal_that_knows_few_signs_gets_question_marks() -> None:
    done = program("games", "--lang", "cs", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "dominion" in done.stdout
