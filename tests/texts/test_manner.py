"""How Czech and English speak to players: informally, in words of the table rather than of a dinner, and in the
words in which English players talk about the game."""

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

RULES = sorted(SOURCE.glob("games/*/rules/en.md"))
ID = re.compile(r"^\s*[.\w-]+ =")
FORMAL = re.compile(r"\b(?:[Jj]ste|\w*(?:[aeuiěy]jte|[řňďťšžlvpk]te|ěte))\b(?!-li)")
"""Imperatives of the formal address, and "jste"; "jste-li oba" speaks to two people."""
DINNER = re.compile(r"prost(?:ř(?:[íi]t|ete|i\b|en)|írá)|je jich(?: tam)? \{|odškrtnut", re.IGNORECASE)
LAID = re.compile(
    r"\b(?:lay(?:ing|s)?|laid) (?:a|the|it)\b(?: table| anew|\.)|table is laid|no table has been laid", re.IGNORECASE
)

CARDS_LAID = re.compile(
    r"\b(?:lays|laying|laid)\b(?! out)|\blay (?:a|all|an|any|it|one|that|the|them|two|your)\b(?! out)"
    r"|thr(?:ow|ew|own) away",
    re.IGNORECASE,
)
"""Cards are played, put or discarded, discs and tokens are placed; what is set up may be laid out."""
TRANSLATED = re.compile(
    r"\banew\b|\bdear(?:er|est)?\b|\b(?:for|been|are|is) so many \w+s\b|\bso many \w+s have\b", re.IGNORECASE
)
"""Words that no English player says at a table."""
BRITISH = re.compile(
    r"(?<![-{$\w])(?<!Darktide )\w*(?:colour|neighbour|honour|favour|harbour|rumour|labour|armour|defence"
    r"|organis|recognis|practis|judgement|learnt|dreamt|travell)\w*",
    re.IGNORECASE,
)
"""The boxes write color, favor and center, and so do we (docs/glossary.md); one card's printed name does not."""
ITEM_AS_OPTION = re.compile(r"\boptions? (?:`|“)|\b(?:that|the|this) option\b")
"""An option is what an ask offers; a table starts with a setup, which has items (docs/glossary.md)."""
NOT_OF_THE_GAME = {
    "dominion": re.compile(r"\bturn(?:s|ed|ing)? up\b|\bface(?:up|down)\b", re.IGNORECASE),
    "north": re.compile(r"\bpawns?\b|\bplunder", re.IGNORECASE),
    "oath": re.compile(r"\bface[- ](?:up|down)\b", re.IGNORECASE),
    "valeria": re.compile(r"(?<!slain )\bpiles?\b(?! of monsters)", re.IGNORECASE),
}
"""What a game's players call by another word: cards of Dominion are revealed, the North has discs and pillages, Oath
writes faceup, and Valeria has stacks."""


def told(path: Path) -> list[str]:
    """The lines of a catalogue that are read at the table; the jokes on the cards may be signs in a shop,
    and a genitive may end like a request."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#") and not line.lstrip().startswith((".flavor", ".gen"))]


def said_by(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """The lines that the pattern finds, their ids left out."""
    lines = [(path, ID.sub("", line)) for path in paths for line in told(path)]
    return [f"{path.name}: {line.strip()}" for path, line in lines if pattern.search(line)]


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
        (CARDS_LAID, "Lay all Treasures at once."),
        (CARDS_LAID, "A laid Copper gives you one coin."),
        (CARDS_LAID, "You may throw away as many cards as you like."),
        (CARDS_LAID, "Lay a disc on Harvest."),
        (TRANSLATED, "This table was sealed anew."),
        (TRANSLATED, "The next one is dearer by 1."),
        (TRANSLATED, "A point for so many swords and shields"),
        (BRITISH, "Colours of the neighbours"),
        (BRITISH, "Organised in defence of the realm"),
        (ITEM_AS_OPTION, "The option `large` lets five people play."),
        (ITEM_AS_OPTION, "Only if the table plays with that option."),
        (NOT_OF_THE_GAME["dominion"], "Karel turned up Nobles."),
        (NOT_OF_THE_GAME["north"], "Move your pawn and plunder the island."),
        (NOT_OF_THE_GAME["oath"], "The site stays face down."),
        (NOT_OF_THE_GAME["valeria"], "When a pile runs out, it is exhausted."),
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


def test_english_uses_the_words_of_english_players() -> None:
    for pattern in (CARDS_LAID, TRANSLATED):
        assert said_by(pattern, [*ENGLISH, *RULES]) == []


def test_english_has_one_spelling() -> None:
    assert len(RULES) == 4
    assert said_by(BRITISH, [*ENGLISH, *RULES]) == []


def test_a_setup_item_is_not_called_an_option() -> None:
    assert said_by(ITEM_AS_OPTION, RULES) == []


@pytest.mark.parametrize("game", sorted(NOT_OF_THE_GAME))
def test_each_game_uses_its_own_words(game: str) -> None:
    folder = SOURCE / "games" / game
    paths = [path for path in (*ENGLISH, folder / "rules" / "en.md") if path.is_relative_to(folder)]
    assert len(paths) > 5
    assert said_by(NOT_OF_THE_GAME[game], paths) == []


def test_a_pile_of_the_supply_is_not_called_a_deck_in_czech() -> None:
    rules = (SOURCE / "games" / "dominion" / "rules" / "cs.md").read_text(encoding="utf-8")
    for text in (rules, *("\n".join(told(path)) for path in CZECH if path.parts[-3] == "dominion")):
        found = re.findall(r"balíč\w+ (?:[Kk]let|[Pp]eněz|[Bb]odů|[Kk]rálovství|[Pp]rovinci|[Mm]ěďák)\w*", text)
        assert found == []
    assert catalogue("cs", "dominion").text("dominion-piles-empty") == "Prázdné hromádky"
