"""`kronika decks check`: every mistake of a deck file with its card and line, or what is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kronika.games.north.faces import CLANS, DATA
from tests.cli.run import kronika_says, program


def deck(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """Ulaf's deck with other words in it."""
    text = (DATA / "ulaf.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "ulaf.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("clan", CLANS)
def test_our_decks_are_good(clan: str) -> None:
    done = kronika_says("decks", "check", str(DATA / f"{clan}.toml"))
    assert (done.exit_code, done.stderr) == (0, "")
    head, *kinds = done.stdout.splitlines()
    assert f"{clan}.toml" in head
    assert "33" in head, "cards with their copies"
    text = (DATA / f"{clan}.toml").read_text(encoding="utf-8")
    different = text.count("\nkind = ") - text.count("\nuntil = ")
    assert str(different) in head
    assert sum(int(line.rsplit(" ", 1)[1]) for line in kinds) == different


def test_islands_are_a_file_of_their_own() -> None:
    done = kronika_says("decks", "check", str(DATA / "islands.toml"))
    assert (done.exit_code, done.stderr) == (0, "")
    assert "22" in done.stdout


def test_what_is_in_a_deck_in_both_languages(tmp_path: Path) -> None:
    path = str(deck(tmp_path))
    english, czech = (kronika_says("decks", "check", path, "--lang", lang).stdout for lang in ("en", "cs"))
    assert english != czech
    assert "ulaf.toml" in english
    assert "ulaf.toml" in czech
    assert re.findall(r"\d+", english) == re.findall(r"\d+", czech)


def test_every_mistake_is_reported_with_card_and_line(tmp_path: Path) -> None:
    path = deck(
        tmp_path,
        ("perform sail", "perform dance"),
        ('cost = "1 wood + 1 food"', 'cost = "1 wood + 1 silver"'),
        ('instant = "gain 2 raze"', 'instant = "call nobody"'),
    )
    lines = path.read_text(encoding="utf-8").splitlines()
    done = kronika_says("decks", "check", str(path), env={"COLUMNS": "40"})
    assert (done.exit_code, done.stdout) == (1, "")
    told = done.stderr.splitlines()
    right = [
        ("axe-smithy", "“silver” is nothing that can be counted."),
        ("dragon-boat", "“dance” is not a tile action."),
        ("battle-horn", "No function is called “nobody”."),
    ]
    assert len(told) == len(right), "one line each, however narrow the terminal"
    for line, (card, text) in zip(told, right, strict=True):
        assert line.startswith(f"ulaf.toml:{lines.index(f'[{card}]') + 1}: [{card}] {text}")


@pytest.mark.parametrize(
    ("change", "en", "cs"),
    [
        (("start = true", ""), "needs “with”", "potřebuje údaj „with“"),
        (
            ('kind = "field"\nwith = "construct"', 'kind = "field"\ncopies = 2\nwith = "construct"'),
            "ulaf.toml: 31 cards besides the starting locations, but a clan deck has 30",
            "ulaf.toml: Klanový balíček má kromě počátečních lokací karet 30, v souboru jich je 31",
        ),
        (
            ("start = true", 'with = "sail"'),
            "ulaf.toml: 2 starting locations (start = true), but a clan has 3",
            "ulaf.toml: Klan má počátečních lokací (start = true) 3, v souboru jsou 2",
        ),
        (("[axe-smithy]", "[axe-smithy"), "The file is not TOML", "Soubor není TOML"),
        (
            ('kind = "field"\nwith = "construct"\nyields', 'kind = "island"\ndistance = "near"\npillage'),
            "Islands belong in a file of their own: granite-fjord",
            "Ostrovy patří do vlastního souboru: granite-fjord",
        ),
    ],
    ids=["with", "cards", "starts", "toml", "islands"],
)
def test_a_mistake_in_the_reader_s_language(tmp_path: Path, change: tuple[str, str], en: str, cs: str) -> None:
    path = str(deck(tmp_path, change))
    for lang, words in (("en", en), ("cs", cs)):
        done = kronika_says("decks", "check", path, "--lang", lang)
        assert (done.exit_code, done.stdout) == (1, "")
        assert words in done.stderr
        assert "Traceback" not in done.output


@pytest.mark.parametrize("text", ["", "# nothing\n"])
def test_an_empty_file_is_no_deck(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ulaf.toml"
    path.write_text(text, encoding="utf-8")
    done = kronika_says("decks", "check", str(path))
    assert done.exit_code == 1
    assert "0 starting locations" in done.stderr
    assert "0 cards besides" in done.stderr


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "ulaf.toml"
    path.write_bytes(b"\xff\xfe\x00[")
    done = kronika_says("decks", "check", str(path))
    assert done.exit_code == 1
    assert done.stderr.startswith("ulaf.toml: The file is not TOML:")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["/nonexistent.toml"], "no file or folder /nonexistent.toml"),
        (["/"], "/ is a folder"),
        ([], "Missing argument"),
    ],
)
def test_no_file(args: list[str], words: str) -> None:
    done = kronika_says("decks", "check", *args)
    assert done.exit_code == 2
    assert words in done.stderr


def test_the_real_program(tmp_path: Path) -> None:
    good = program("decks", "check", str(DATA / "ulaf.toml"))
    assert (good.returncode, good.stderr) == (0, "")
    assert "33" in good.stdout
    bad = program("decks", "check", str(deck(tmp_path, ("perform sail", "perform dance"))))
    assert (bad.returncode, bad.stdout) == (1, "")
    assert "[dragon-boat] “dance” is not a tile action." in bad.stderr
