"""Cards in words: texts follow from the data, in both languages."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import kronika
from kronika.engine.texts import catalogue
from kronika.games.valeria.card_text import GRAMMARS, clause, fluent, note, text
from kronika.games.valeria.effects import parse
from kronika.games.valeria.faces import DATA, DUKE, FACES, NUMBER, Face
from kronika.games.valeria.grammar_cs import Czech

kronika.games()

LANGUAGES = ("en", "cs")


def of(id: str, lang: str) -> str:
    return text(FACES[NUMBER[id]], lang)


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(fluent(lang)))
    return found


def attribute(lang: str, card: str, name: str, count: int = 0) -> str:
    source = bundle(lang)
    said, errors = source.format_pattern(source.get_message(f"card-{card}").attributes[name], {"count": count})
    assert errors == []
    return str(said)


# --- what the cards say ---


@pytest.mark.parametrize(
    ("card", "en", "cs"),
    [
        (
            "cleric",
            "In your turn: gain 3 magic. In other turns: gain 1 magic.",
            "Ve svém tahu: získej 3 magie. V cizím tahu: získej 1 magii.",
        ),
        (
            "monk",
            "In your turn: gain 1 gold and 2 magic. In other turns: you may pay 1 gold for 2 magic.",
            "Ve svém tahu: získej 1 zlaťák a 2 magie. V cizím tahu: můžeš zaplatit 1 zlaťák a získat 2 magie.",
        ),
        (
            "warlord",
            "In your turn: gain 1 strength for each soldier citizen of yours. "
            "In other turns: gain 1 strength for each Knight of yours.",
            "Ve svém tahu: získej 1 sílu za každého svého vojáka. "
            "V cizím tahu: získej 1 sílu za každou svou kartu Rytíř.",
        ),
        ("peasant", "In every turn: gain 1 gold.", "V každém tahu: získej 1 zlaťák."),
        (
            "starter-herald",
            "When no citizen of yours is activated, and once more on doubles: gain 1 gold, 1 strength or 1 magic.",
            "Když se ti neaktivuje žádný obyvatel a také při každé dvojici: získej 1 zlaťák, 1 sílu, nebo 1 magii.",
        ),
        (
            "thief",
            "In your turn: choose an opponent, who gives you 3 gold or 3 magic. "
            "In other turns: gain 2 gold or 2 magic.",
            "Ve svém tahu: vezmi jednomu soupeři 3 zlaťáky, nebo 3 magie. "
            "V cizím tahu: získej 2 zlaťáky, nebo 2 magie.",
        ),
        (
            "bane-spider",
            "Reward: gain either 3 gold, or a Knight out of the center for free.",
            "Odměna: získej 3 zlaťáky, nebo zdarma Rytíře z centrálních balíčků.",
        ),
        (
            "spider-queen",
            "Reward: gain either 2 gold for each monster of the Forest you have slain, "
            "or any citizen out of the center for free and 1 victory point.",
            "Odměna: získej 2 zlaťáky za každou svou zabitou nestvůru z Lesů, "
            "nebo zdarma libovolného obyvatele z centrálních balíčků a 1 vítězný bod.",
        ),
        (
            "eye-of-asteraten",
            "Once, when built: gain 5 strength; then you may slay a monster for its usual cost.",
            "Jednou při vybudování: získej 5 sil; potom můžeš zabít nestvůru za její obvyklou cenu.",
        ),
        (
            "the-desert-orchid",
            "In the Roll phase of your turn: you may pay 1 gold for each holy citizen of yours and turn one die to 1.",
            "Ve své fázi házení: můžeš zaplatit 1 zlaťák za každého svého duchovního a otočit jednu kostku na 1.",
        ),
        (
            "halfpenny-hill",
            "When your Action phase begins: gain 1 gold.",
            "Na začátku své fáze akcí: získej 1 zlaťák.",
        ),
        (
            "bat-swarm",
            "When the dice show 3, singly or in sum: put 1 strength token on a monster of your choice. "
            "Reward: gain 1 gold for each monster you have slain.",
            "Je-li na kostce nebo v součtu 3: polož 1 žeton síly na nestvůru podle svého výběru. "
            "Odměna: získej 1 zlaťák za každou svou zabitou nestvůru.",
        ),
        (
            "hrothgar-the-conqueror",
            "When the game ends: 2 victory points for each slain monster, 1 victory point for each slain titan "
            "and 1 victory point per 4 resources left over.",
            "Na konci hry: 2 vítězné body za každou zabitou nestvůru, 1 vítězný bod za každého zabitého kolosa "
            "a 1 vítězný bod za každé 4 zbylé zdroje.",
        ),
    ],
)
def test_a_card_says_what_its_data_mean(card: str, en: str, cs: str) -> None:
    assert of(card, "en") == en
    assert of(card, "cs") == cs


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_card_has_a_whole_text(face: Face) -> None:
    for lang in LANGUAGES:
        said = text(face, lang)
        assert said.endswith(".")
        assert "  " not in said
        assert "None" not in said
        assert note(face, lang) == "" or note(face, lang).endswith(".")


LINES = ("active", "other", "effect", "reward", "instruction")


@pytest.mark.parametrize("path", sorted(DATA.glob("*.toml")), ids=lambda path: path.stem)
def test_a_text_names_every_figure_of_its_data(path: Path) -> None:
    rows: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    for id, row in rows.items():
        figures = set(re.findall(r"\d+", " ".join(row.get(key, "") for key in LINES)))
        figures |= {str(points) for points in row.get("points", {}).values()}
        for lang in LANGUAGES:
            assert figures == set() or figures <= set(re.findall(r"\d+", of(id, lang))), (id, lang)


@pytest.mark.parametrize(
    ("line", "en", "cs"),
    [
        ("7 gold", "gain 7 gold", "získej 7 zlaťáků"),
        ("2 vp + 3 strength", "gain 3 strength and 2 victory points", "získej 3 síly a 2 vítězné body"),
        (
            "2 magic + 1 gold -> 5 vp",
            "you may pay 1 gold and 2 magic for 5 victory points",
            "můžeš zaplatit 1 zlaťák a 2 magie a získat 5 vítězných bodů",
        ),
        (
            "may citizen of shadow up to 4",
            "you may gain a shadow citizen with a base cost of at most 4 out of the center for free",
            "můžeš získat zdarma obyvatele podsvětí se základní cenou nejvýš 4 z centrálních balíčků",
        ),
        ("take 2 strength", "choose an opponent, who gives you 2 strength", "vezmi jednomu soupeři 2 síly"),
        ("all lose 5 magic", "each player loses 5 magic", "každý hráč ztrácí 5 magií"),
        ("domains cheaper 2", "each domain you build costs 2 gold less", "každé panství tě stojí o 2 zlaťáky méně"),
        (
            "pay 3 gold to set die 4",
            "you may pay 3 gold and turn one die to 4",
            "můžeš zaplatit 3 zlaťáky a otočit jednu kostku na 4",
        ),
        (
            "may return monster -> 1 vp",
            "you may put a monster you have slain back on its stack for 1 victory point",
            "můžeš vrátit svou zabitou nestvůru do balíčku a získat 1 vítězný bod",
        ),
        (
            "1 magic x swamp",
            "gain 1 magic for each monster of the Swamp you have slain",
            "získej 1 magii za každou svou zabitou nestvůru z Bažin",
        ),
    ],
)
def test_a_card_that_is_not_in_the_box_yet_has_words_too(line: str, en: str, cs: str) -> None:
    assert clause(GRAMMARS["en"], parse(line)) == en
    assert clause(GRAMMARS["cs"], parse(line)) == cs


def test_the_same_cards_have_notes_in_both_languages() -> None:
    assert [bool(note(face, "en")) for face in FACES] == [bool(note(face, "cs")) for face in FACES]
    assert set(GRAMMARS["en"].notes) == set(GRAMMARS["cs"].notes)


@pytest.mark.parametrize(
    ("card", "part"),
    [
        ("thief", "dřív než cokoli jiného ve fázi příjmů"),
        ("orc-warrior", "jen základní cena"),
        ("palace-of-the-dawn", "jednička zůstává jedničkou"),
        ("warlord", "i základní karta téhož jména"),
        ("mimic", "kdo nestvůru zabije"),
        ("reese-the-firebrand", "Základní karty nejsou obyvatelé"),
    ],
)
def test_a_note_reminds_of_the_ruling(card: str, part: str) -> None:
    assert part in note(FACES[NUMBER[card]], "cs")


# --- names ---


@pytest.mark.parametrize(
    ("lang", "card", "name", "count", "said"),
    [
        ("en", "thief", "count", 2, "2 Thieves"),
        ("en", "priestess", "count", 3, "3 Priestesses"),
        ("cs", "knight", "acc", 0, "Rytíře"),
        ("cs", "starter-knight", "gen", 0, "Rytíře"),
        ("cs", "archer", "count", 5, "5 Zbojnic"),
        ("cs", "monk", "count", 2, "2 Mniši"),
        ("cs", "monk", "count-acc", 2, "2 Mnichy"),
        ("cs", "monk", "count-acc", 1, "1 Mnicha"),
        ("cs", "wraith", "count", 5, "5 Přízraků"),
        ("cs", "kobolds", "count-acc", 2, "2× Koboldy"),
        ("cs", "the-orb-of-urdr", "ins", 0, "Sférou Urdr"),
        ("cs", "waryn-lord-of-rogues", "acc", 0, "Waryna, pána podsvětí"),
        ("cs", "orc-chieftain", "stats", 0, "Hory · velitel · síla 14 · 6 vítězných bodů"),
        ("en", "paladin", "stats", 0, "Citizen · number 9/10 · cost 2+ · holy"),
        ("cs", "palace-of-the-dawn", "stats", 0, "Panství · cena 11 · vyžaduje: dělníci 1, vojáci 2 · 4 vítězné body"),
    ],
)
def test_names_and_lines(lang: str, card: str, name: str, count: int, said: str) -> None:
    assert attribute(lang, card, name, count) == said


def test_what_has_no_plural_is_counted_by_the_piece() -> None:
    assert catalogue("en", "valeria").card("kobolds", 2, "acc") == "2× Kobolds"
    assert catalogue("en", "valeria").card("palace-of-the-dawn", 1) == "1× Palace of the Dawn"


def test_no_forms_are_left_over() -> None:
    words = Czech()
    assert set(words.declined) <= {id for face in FACES for id in (face.id, face.named)}
    for face in FACES:
        assert set(words.forms(face)) >= {"acc", "gen", "ins"}


def test_a_name_without_czech_forms_is_missed() -> None:
    stranger = Face("stranger", DUKE, {"name": {"en": "Stranger", "cs": "Cizinec"}, "resources": 2})
    with pytest.raises(ValueError, match=r"names\.cs\.toml lacks the forms of stranger \(Cizinec\)"):
        GRAMMARS["cs"].forms(stranger)
