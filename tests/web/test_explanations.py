"""Every counter, phase, sign and keyword is explained in words, with a clause that exists, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games import find
from kronika.rulebook import rulebook

GAMES = ("dominion", "north", "oath", "valeria")
TABLES = Path(__file__).parents[2] / "web" / "src" / "games"


NO_CLAUSE = {
    "game-": "what a game is about, for its box",
    "{game}-bot-": "an opponent's manner",
    "{game}-lesson-": "a lesson has clauses of its own, step by step",
    "north-clan-": "what a clan is like to lead, and no rule",
    "north-tile-": "told with its clause as north-sign-…, of which it is a part",
}
"""Texts that tell about something no clause of the rules speaks of."""


def explanations(game: str) -> set[str]:
    """The texts that say what something at the table is: all with the part `about`, but for those above."""
    sources = [path.read_text(encoding="utf-8") for folder in find(game).texts() for path in folder.glob("*.ftl")]
    told = re.compile(r"^([a-z][\w-]*) =(?:.*\n(?:    .*\n)*?)    \.about =", re.MULTILINE)
    other = tuple(prefix.format(game=game) for prefix in NO_CLAUSE)
    return {found for source in sources for found in told.findall(source) if not found.startswith(other)}


def named(game: str) -> set[str]:
    """The texts that name a counter, a phase, a sign on a card or a word that has a meaning in card texts."""
    sources = [path.read_text(encoding="utf-8") for folder in find(game).texts() for path in folder.glob("*.ftl")]
    name = re.compile(rf"^({game}-(?:track|phase|sign|keyword|action)-[a-z-]+) =", re.MULTILINE)
    return {found for source in sources for found in name.findall(source)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_has_a_meaning_is_explained_with_its_clause(game: str, lang: str) -> None:
    found = named(game) - {"oath-track-dice"}  # a heading in a Campaign, told as oath-sign-dice
    assert len(found) > 25
    texts = catalogue(lang, game)
    assert sorted(name for name in found if not texts.has(name, "about")) == []
    found |= explanations(game)
    book = rulebook(game, lang)
    places = {clause.id for clause in book} | {section.id for section in book.sections}
    assert sorted(name for name in found if texts.text(name, part="rule") not in places) == []


def test_roles_titles_oaths_and_banners_are_among_them() -> None:
    found = explanations("oath")
    roles = ("chancellor", "citizen", "exile")
    oaths = ("supremacy", "protection", "people", "devotion")
    banners = ("peoples-favor", "mob", "darkest-secret")
    assert {f"oath-role-{role}" for role in roles} <= found
    assert {f"oath-oath-{oath}" for oath in oaths} | {f"oath-banner-{banner}" for banner in banners} <= found
    assert {"oath-keeper", "oath-usurper", "oath-sign-visionary", "oath-sign-successor"} <= found


NO_CLAUSE_HERE = {
    "it says whose something is, or which one, and nothing of the rules": {
        "dominion/Opponents.tsx: word",
        "north/Empire.tsx: title",
        "oath/Signs.tsx: label",
        "valeria/Duchy.tsx: name",
        "valeria/Forecast.tsx: name(seat)",
    },
    "it says how things stand where a word beside it is explained": {
        "dominion/Opponents.tsx: known.length ? about[1] : undefined",
        "north/Empire.tsx: about",
        'oath/Odds.tsx: texts.text("oath-odds-facedown", { count: odds.facedown }, "help")',
        "oath/chronicle/World.tsx: texts.text(`oath-fate-${fate}`)",
    },
    "it says what a button of the table opens or does": {
        'north/Clans.tsx: texts.text("north-look-at-clan", { clan })',
        'north/Rivals.tsx: texts.text("north-empire-of", { name })',
        'oath/Ask.tsx: texts.text("oath-more-minor")',
        "oath/Realm.tsx: label",
        "oath/Rivals.tsx: title",
        "oath/chronicle/Ceremony.tsx: label",
        'valeria/Forecast.tsx: texts.text("valeria-next-roll")',
        'valeria/Rivals.tsx: texts.text("valeria-duchy-of", { name })',
    },
    "it is the number and name of a chapter of the rules": {"oath/chronicle/Ceremony.tsx: `${rule} ${name}`"},
}
"""Tips of the games' tables that name no clause, by reason."""


def tags(source: str) -> Iterator[str]:
    """The opening tags of a file that have `data-tip`, each from its `<` to its `>`."""
    for found in re.finditer(r"<\w+(?=[\s>])", source):
        depth, at = 0, found.end()
        while depth or source[at] != ">":
            depth += {"{": 1, "}": -1}.get(source[at], 0)
            at += 1
            if at == len(source):
                return
        if "data-tip={" in source[found.start() : at]:
            yield source[found.start() : at]


def tip_of(tag: str) -> str:
    """What its `data-tip` says: the code in its braces."""
    start = tag.index("data-tip={") + len("data-tip={")
    depth, at = 1, start
    while depth:
        depth += {"{": 1, "}": -1}.get(tag[at], 0)
        at += 1
    return " ".join(tag[start : at - 1].split())


def test_a_tip_at_a_table_is_a_refusal_or_stands_beside_its_clause() -> None:
    """Hover, focus or a long press tell a clause wherever there is one: a tip of plain words needs `data-explains`."""
    mute = {
        f"{path.relative_to(TABLES).as_posix()}: {tip_of(tag)}"
        for path in TABLES.rglob("*.tsx")
        for tag in tags(path.read_text(encoding="utf-8"))
        if "data-explains=" not in tag and "reasonOf(" not in tag
    }
    assert mute == {tip for tips in NO_CLAUSE_HERE.values() for tip in tips}


GLOSSARY = {"dominion": "D4", "north": "N7", "oath": "10"}
"""The chapters that say what words on cards mean."""
NOT_ON_CARDS = {
    "dominion": {"D4.1", "D4.2", "D4.10"},  # signs
    "north": {"N7.11", "N7.14", "N7.16", "N7.18", "N7.19", "N7.20"},  # strokes, how decks and ships behave
    "oath": {"10.travel-cost", "10.after", "10.personal-bank", "10.shared-bank", "10.seize", "10.your-enemy"},
}
"""Sections that explain no word of a card's text."""


@pytest.mark.parametrize("game", GLOSSARY)
def test_every_word_of_the_glossary_that_cards_use_is_explained(game: str) -> None:
    book, texts = rulebook(game, "en"), catalogue("en", game)
    chapter = {section.id for section in book.sections if section.id.startswith(f"{GLOSSARY[game]}.")}
    clauses = {texts.text(name, part="rule") for name in named(game) if f"{game}-keyword-" in name or "sign" in name}
    explained = {section for section in chapter for clause in clauses if clause == section or clause[:-2] == section}
    assert len(chapter) > 8
    assert sorted(chapter - explained - NOT_ON_CARDS[game]) == []
