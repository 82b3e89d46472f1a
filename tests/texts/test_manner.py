"""How Czech and English speak to players: informally, and in words of the table rather than of a dinner."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kronika
from kronika.engine.texts import catalogue

kronika.games()  # puts the texts of all games on the shelf
SOURCE = Path(kronika.__file__).parent
CZECH = sorted(SOURCE.rglob("*.cs.ftl"))
ENGLISH = sorted(SOURCE.rglob("*.en.ftl"))

FORMAL = re.compile(r"\b(?:[Jj]ste|\w*(?:[aeuiěy]jte|[řňďťšžlvpk]te|ěte))\b(?!-li)")
"""Imperatives of the formal address, and "jste"; "jste-li oba" speaks to two people."""
DINNER = re.compile(r"prost(?:ř(?:[íi]t|ete|i\b|en)|írá)|je jich(?: tam)? \{|odškrtnut", re.IGNORECASE)
LAID = re.compile(
    r"\b(?:lay(?:ing|s)?|laid) (?:a|the|it)\b(?: table| anew|\.)|table is laid|no table has been laid", re.IGNORECASE
)


def told(path: Path) -> list[str]:
    """The lines of a catalogue that are read at the table; the jokes on the cards may be signs in a shop,
    and a genitive may end like a request."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#") and not line.lstrip().startswith((".flavor", ".gen"))]


def said_by(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [f"{path.name}: {line.strip()}" for path in paths for line in told(path) if pattern.search(line)]


@pytest.mark.parametrize(
    ("pattern", "bad"),
    [
        (FORMAL, "Zkontrolujte připojení a zkuste to znovu. Jste připojeni?"),
        (FORMAL, "Zvolte jiný svět."),
        (FORMAL, "nebo změňte počet hráčů"),
        (DINNER, "Prostřít stůl"),
        (DINNER, "Jestli se nedohraje, prostři ji znovu."),
        (DINNER, "Družiny (je jich tam { $count })"),
        (LAID, "Lay the table"),
        (LAID, "No table has been laid yet."),
    ],
)
def test_the_patterns_find_what_they_mean(pattern: re.Pattern[str], bad: str) -> None:
    assert pattern.search(bad)


def test_czech_speaks_informally() -> None:
    assert len(CZECH) > 20
    assert said_by(FORMAL, CZECH) == []


def test_a_table_is_not_laid_for_dinner() -> None:
    assert said_by(DINNER, [path for path in CZECH if path.name != "things.cs.ftl"]) == []
    assert said_by(LAID, ENGLISH) == []


def test_a_pile_of_the_supply_is_not_called_a_deck_in_czech() -> None:
    rules = (SOURCE / "games" / "dominion" / "rules" / "cs.md").read_text(encoding="utf-8")
    for text in (rules, *("\n".join(told(path)) for path in CZECH if path.parts[-3] == "dominion")):
        found = re.findall(r"balíč\w+ (?:[Kk]let|[Pp]eněz|[Bb]odů|[Kk]rálovství|[Pp]rovinci|[Mm]ěďák)\w*", text)
        assert found == []
    assert catalogue("cs", "dominion").text("dominion-piles-empty") == "Prázdné hromádky"
