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
from kronika.games.north.card_text import GRAMMARS, HOME, cards, deed, feature, note, stats, text, things
from kronika.games.north.effects import COUNTED, SIMPLE, TILES, TRIGGERS
from kronika.games.north.effects import deed as read_deed
from kronika.games.north.effects import feature as read_feature
from kronika.games.north.faces import CLANS, DATA, FACES, KEYS, KINDS, NUMBER, Face, read_deck
from kronika.games.north.goods import RESOURCES, THINGS, TOKENS
from kronika.games.north.grammar_cs import Czech
from kronika.games.north.state import DISTANCES, PHASES

kronika.games()

LANGUAGES = ("en", "cs")


def of(id: str, lang: str) -> str:
    return text(FACES[NUMBER[id]], lang)


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(cards(lang)))
    found.add_resource(FluentResource(things(lang)))
    return found


def said(lang: str, id: str, part: str = "", **args: object) -> str:
    source = bundle(lang)
    entry = source.get_message(id)
    pattern = entry.attributes[part] if part else entry.value
    assert pattern is not None
    line, errors = source.format_pattern(pattern, args)
    assert errors == []
    return str(line)


# --- the files ---


@pytest.mark.plain
def test_the_page_of_the_decks_has_every_word_of_the_data_files() -> None:
    page = (HOME.parents[3] / "docs" / "north.md").read_text(encoding="utf-8")
    page = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    words = {*THINGS, *TILES, *TRIGGERS, *COUNTED, *CLANS, *KINDS, *PHASES[1:], *DISTANCES, *SIMPLE}
    words |= {key for kind in KINDS for key in KEYS[kind]} | {"bonus", "action", "feature", "type", "call", "may"}
    quoted = {part for code in re.findall(r"`([^`]+)`", page) for part in (code, *code.split())}
    assert sorted(words - quoted) == []
    for clan in CLANS:
        assert GRAMMARS["cs"].clans[clan][""] in page


# --- what the vocabulary says ---


@pytest.mark.parametrize(
    ("line", "en", "cs"),
    [
        ("gain 1 worker", "gain 1 worker", "získej 1 osadníka"),
        ("gain 2 worker", "gain 2 workers", "získej 2 osadníky"),
        ("gain 5 worker", "gain 5 workers", "získej 5 osadníků"),
        ("gain 5 food + 1 sheep", "gain 5 food and 1 sheep", "získej 5 jídel a 1 ovci"),
        ("gain 1 wood / 1 stone", "gain 1 wood or 1 stone", "získej 1 dřevo, nebo 1 kámen"),
        ("gain 1 fish / 1 card", "gain 1 fish or draw 1 card", "získej 1 rybu, nebo dober 1 kartu"),
        ("gain 2 card + 1 gold", "gain 1 gold and draw 2 cards", "získej 1 zlaťák a dober 2 karty"),
        ("gain 2 resource", "gain 2 resources of your choice", "získej 2 libovolné suroviny"),
        ("gain 1 common-ship", "gain 1 common ship", "získej 1 běžnou loď"),
        (
            "gain 1 vp per type:keep max 5",
            "gain 1 victory point for each Keep card in your empire, at most 5",
            "získej 1 vítězný bod za každou kartu typu tvrz ve svém impériu, nejvýš 5",
        ),
        (
            "gain 2 gold per assigned sheep max 2",
            "gain 2 gold for each sheep on your cards, at most 2 times",
            "získej 2 zlaťáky za každou ovci na svých kartách, nejvýš 2krát",
        ),
        (
            "pay 1 wood + 1 worker: gain 2 vp",
            "pay 1 wood and 1 worker to gain 2 victory points",
            "zaplať 1 dřevo a 1 osadníka, získej 2 vítězné body",
        ),
        ("perform harvest", "perform HARVEST", "proveď SKLIZEŇ"),
        ("may perform construct", "you may perform CONSTRUCT", "můžeš provést VÝSTAVBU"),
        ("refresh all worker", "refresh all your tired workers", "prober všechny své osadníky"),
        ("refresh 2 location", "refresh 2 of your locations", "obnov 2 své lokace"),
        ("refresh 5 card", "refresh 5 of your cards", "obnov 5 svých karet"),
        ("refresh all island", "refresh all your islands", "obnov všechny své ostrovy"),
        ("assign up to 3 fish", "assign up to 3 fish here", "přiděl sem až 3 ryby"),
        ("assign 1 resource", "assign 1 resource here", "přiděl sem 1 surovinu"),
        ("release 2", "release 2 tokens", "uvolni 2 žetony"),
        ("release all worker", "release all workers on your cards", "uvolni ze svých karet všechny osadníky"),
        ("release all wood", "release all wood on your cards", "uvolni ze svých karet všechno dřevo"),
        (
            "discard up to 3 card: gain 2 vp each",
            "discard up to 3 other cards of your empire and gain 2 victory points for each",
            "odlož až 3 jiné karty svého impéria a za každou z nich získej 2 vítězné body",
        ),
        (
            "return 2 card",
            "take 2 locations that are not fields from your empire back into your hand",
            "vrať z impéria do ruky 2 lokace (ne zdrojové)",
        ),
        (
            "search type:penguin",
            "search your deck for a card of the type Penguin",
            "najdi v balíčku kartu typu tučňák",
        ),
        ("search boost", "search your deck for a boost", "najdi v balíčku kartu posílení"),
        ("move ship", "move one of your ships forward by 1 place", "přesuň jednu svou loď ve frontě o 1 místo vpřed"),
        (
            "pay 1 food: may refresh 1 island; gain 1 vp",
            "pay 1 food; you may refresh 1 of your islands; gain 1 victory point",
            "zaplať 1 jídlo; můžeš obnovit 1 svůj ostrov; získej 1 vítězný bod",
        ),
        ("call three-kinds", "gain 3 resources, each of a different kind", "získej 3 suroviny, každou jiného druhu"),
    ],
)
def test_a_line_of_the_vocabulary_has_words(line: str, en: str, cs: str) -> None:
    assert deed(GRAMMARS["en"], read_deed(line)) == en
    assert deed(GRAMMARS["cs"], read_deed(line)) == cs


@pytest.mark.parametrize(
    ("line", "en", "cs"),
    [
        (
            "when conquer: gain 1 raze",
            "Feature: whenever you have conquered an island, gain 1 raze token.",
            "Vlastnost: kdykoli dobudeš ostrov, získej 1 žeton útoku.",
        ),
        (
            "when build type:penguin: gain 1 fish",
            "Feature: whenever you build a location of the type Penguin, gain 1 fish.",
            "Vlastnost: kdykoli postavíš lokaci typu tučňák, získej 1 rybu.",
        ),
        (
            "when conquer: pay 1 stone: gain 2 vp",
            "Feature: whenever you have conquered an island, you may pay 1 stone to gain 2 victory points.",
            "Vlastnost: kdykoli dobudeš ostrov, můžeš zaplatit 1 kámen; když to uděláš, získej 2 vítězné body.",
        ),
        (
            "stored 2 food: 1 gold / 1 vp",
            "Feature: at the end of Lookout, for every 2 food on this card gain 1 gold or 1 victory point.",
            "Vlastnost: na konci Rozhledu za každá 2 uložená jídla získej 1 zlaťák, nebo 1 vítězný bod.",
        ),
        (
            "stored 5 resource: 1 vp",
            "Feature: at the end of Lookout, for every 5 resources on this card gain 1 victory point.",
            "Vlastnost: na konci Rozhledu za každých 5 uložených surovin získej 1 vítězný bod.",
        ),
        (
            "stored 1 worker: 1 wood",
            "Feature: at the end of Lookout, for every worker on this card gain 1 wood.",
            "Vlastnost: na konci Rozhledu za každého uloženého osadníka získej 1 dřevo.",
        ),
        (
            "cheaper 2 type:igloo",
            "Feature: locations of the type Igloo cost you 2 resources less to build.",
            "Vlastnost: za lokace typu iglú platíš při stavbě o 2 suroviny méně.",
        ),
        (
            "copy action",
            "Feature: when built, choose another card of your empire with an action; "
            "from then on this is a second copy of it.",
            "Vlastnost: po postavení vyber ve svém impériu jinou kartu s akcí; "
            "tato karta je od té chvíle její druhou kopií.",
        ),
    ],
)
def test_a_feature_has_words(line: str, en: str, cs: str) -> None:
    assert feature(GRAMMARS["en"], read_feature(line)) == en
    assert feature(GRAMMARS["cs"], read_feature(line)) == cs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trigger_and_everything_counted_has_its_own_words(lang: str) -> None:
    words = GRAMMARS[lang]
    whens = {feature(words, read_feature(f"when {trigger}: gain 1 vp")) for trigger in TRIGGERS}
    assert len(whens) == len(TRIGGERS)
    pers = {deed(words, read_deed(f"gain 1 vp per {what}")) for what in COUNTED}
    pers |= {deed(words, read_deed(f"gain 1 vp per assigned {THINGS[thing]}")) for thing in TOKENS}
    assert len(pers) == len(COUNTED) + len(TOKENS)


# --- what the cards say ---


def a_card(**row: object) -> Face:
    """A card as a deck file would have it; decks are rebalanced now and then, these here are not."""
    return Face("test-card", "glenn", {"name": {"en": "Test Card", "cs": "Zkouška"}, **row}, 0)


@pytest.mark.parametrize(
    ("row", "en", "cs"),
    [
        (
            {"kind": "field", "start": True, "yields": "1 sheep"},
            "Gives 1 sheep when the game begins and at each Harvest.",
            "Dává 1 ovci na začátku hry a při každé Sklizni.",
        ),
        (
            {"kind": "upgrade", "with": "harvest", "yields": "2 food"},
            "Attach it to a field of yours that gives food. Adds 2 food, at once and at each Harvest.",
            "Připoj ho ke své zdrojové lokaci, která dává jídlo. "
            "Přidává 2 jídla, hned po postavení a pak při každé Sklizni.",
        ),
        (
            {"kind": "field", "with": "harvest", "yields": "1 wood + 1 fish", "either": True},
            "Build it on its own or attach it to a field of yours that gives wood or fish. "
            "Gives 1 wood and 1 fish, at once and at each Harvest.",
            "Postav ji samostatně, nebo ji připoj ke své zdrojové lokaci, která dává dřevo, nebo ryby. "
            "Dává 1 dřevo a 1 rybu, hned po postavení a pak při každé Sklizni.",
        ),
        (
            {"kind": "boost", "with": "sail", "instant": "discard up to 3 card: gain 2 vp each"},
            "Instant: discard up to 3 cards of your empire and gain 2 victory points for each.",
            "Ihned: odlož až 3 karty svého impéria a za každou z nich získej 2 vítězné body.",
        ),
        (
            {
                "kind": "location",
                "cost": "",
                "bonus": "gain 1 food",
                "action": "discard up to 1 card: gain 1 card each",
            },
            "Build bonus: gain 1 food. Action: you may discard another card of your empire; if you do, draw 1 card.",
            "Bonus za postavení: získej 1 jídlo. "
            "Akce: můžeš odložit 1 jinou kartu svého impéria; když to uděláš, dober 1 kartu.",
        ),
        (
            {"kind": "location", "cost": "1 wood"},
            "Does nothing but count as a card of your empire.",
            "Nedělá nic, jen se počítá jako karta impéria.",
        ),
        (
            {
                "kind": "island",
                "distance": "near",
                "pillage": "1 food + 2 card",
                "bonus": "gain 1 vp",
                "feature": "when conquer: gain 1 raze",
            },
            "Pillage: gain 1 food and draw 2 cards. Conquest bonus: gain 1 victory point. "
            "Feature: whenever you have conquered an island, gain 1 raze token.",
            "Plenění: získej 1 jídlo a dober 2 karty. Bonus za dobytí: získej 1 vítězný bod. "
            "Vlastnost: kdykoli dobudeš ostrov, získej 1 žeton útoku.",
        ),
    ],
)
def test_a_card_says_what_its_data_mean(row: dict[str, object], en: str, cs: str) -> None:
    assert text(a_card(**row), "en") == en
    assert text(a_card(**row), "cs") == cs


@pytest.mark.parametrize(
    ("row", "en", "cs"),
    [
        (
            {"kind": "location", "type": "keep", "cost": "1 wood + 1 fish", "copies": 3, "action": "gain 1 vp"},
            "Action location · costs 1 wood and 1 fish · type Keep · 3 in the deck",
            "Akční lokace · stojí 1 dřevo a 1 rybu · typ tvrz · 3× v balíčku",
        ),
        (
            {"kind": "location", "cost": "", "feature": "copy field"},
            "Feature location · free · 1 in the deck",
            "Lokace s vlastností · zdarma · 1× v balíčku",
        ),
        (
            {"kind": "upgrade", "with": "explore", "yields": "1 fish", "copies": 2},
            "Field upgrade · build with Explore · 2 in the deck",
            "Vylepšení · postav při Průzkumu · 2× v balíčku",
        ),
        (
            {"kind": "boost", "with": "construct", "instant": "gain 2 gold"},
            "Boost · play with Construct · 1 in the deck",
            "Karta posílení · zahraj při Výstavbě · 1× v balíčku",
        ),
        (
            {"kind": "field", "start": True, "yields": "1 sheep"},
            "Field · starting location",
            "Zdrojová lokace · počáteční",
        ),
    ],
)
def test_the_line_above_the_text(row: dict[str, object], en: str, cs: str) -> None:
    assert stats(a_card(**row), "en") == en
    assert stats(a_card(**row), "cs") == cs


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_card_has_a_whole_text(face: Face) -> None:
    for lang in LANGUAGES:
        line = text(face, lang)
        assert line.endswith(".")
        assert "  " not in line
        assert "None" not in line
        assert "“" not in line, "a function without words"
        assert note(face, lang) == "" or note(face, lang).endswith(".")
        assert f" · {' · '}" not in stats(face, lang)


@pytest.mark.parametrize("path", sorted(DATA.glob("*.toml")), ids=lambda path: path.stem)
def test_text_and_line_name_every_figure_of_the_data(path: Path) -> None:
    rows: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    for id, row in rows.items():
        in_text = ("yields", "pillage", "bonus", "action", "instant", "feature")
        figures = set(re.findall(r"\d+", " ".join(row.get(key, "") for key in in_text)))
        cost = set(re.findall(r"\d+", row.get("cost", "")))
        for lang in LANGUAGES:
            # "up to 1 card" is "another card".
            assert figures <= set(re.findall(r"\d+", of(id, lang))) | {"1"}, (id, lang)
            assert cost <= set(re.findall(r"\d+", stats(FACES[NUMBER[id]], lang))), (id, lang)


@pytest.mark.parametrize(
    ("row", "parts"),
    [
        ({"action": "assign up to 2 resource"}, ["i po Úklidu", "Zlaťák tu nic nenahradí."]),
        (
            {"action": "assign 1 worker", "feature": "stored 1 worker: 1 vp"},
            ["i po Úklidu", "příští kolo vynesou znovu"],
        ),
        ({"action": "move disc"}, ["disk se neotáčí"]),
        ({"action": "return 1 card"}, ["Osadníci z vrácené karty se ti vrátí"]),
        ({"type": "igloo", "bonus": "gain 1 vp per type:igloo"}, ["i s její vlastní"]),
        ({"type": "igloo", "action": "gain 1 vp per type:igloo"}, ["Počítá se i ikona této karty."]),
        ({"feature": "when build: gain 1 food"}, ["Vlastní postavení se nepočítá.", "jsou také lokace"]),
        ({"action": "gain 1 vp per built"}, ["jsou také lokace"]),
        ({"feature": "when discard: gain 1 food"}, ["je odložená karta"]),
        ({"action": "release 1 worker; gain 1 vp"}, ["zbytek se provede i tak"]),
        ({"feature": "copy field"}, ["unese vylepšení", "vylepšení vzoru se nekopírují"]),
        ({"feature": "cheaper 1"}, ["Ušetří se jen suroviny"]),
        ({"action": "pay 1 wood: gain 1 gold"}, []),
    ],
)
def test_a_note_reminds_of_the_ruling(row: dict[str, object], parts: list[str]) -> None:
    found = note(a_card(kind="location", cost="1 wood", **row), "cs")
    assert all(part in found for part in parts)
    assert bool(found) == bool(parts)


def test_the_same_cards_have_notes_in_both_languages() -> None:
    assert [bool(note(face, "en")) for face in FACES] == [bool(note(face, "cs")) for face in FACES]
    assert set(GRAMMARS["en"].notes) == set(GRAMMARS["cs"].notes)
    assert set(GRAMMARS["en"].twists) == set(GRAMMARS["cs"].twists)


# --- names and lines ---


@pytest.mark.parametrize(
    ("lang", "card", "part", "line"),
    [
        ("cs", "work-bee", "acc", "Brigádu"),
        ("cs", "priest-of-thor", "gen", "Thorova kněze"),
        ("cs", "knocking-off", "acc", "kartu „Padla!“"),
        ("en", "another-round", "acc", "“Another Round!”"),
        ("cs", "giants-island", "stats", "Vzdálený ostrov · potřebuje rybu"),
    ],
)
def test_names_and_lines(lang: str, card: str, part: str, line: str) -> None:
    assert said(lang, f"card-{card}", part, count=2) == line


def test_cards_are_counted_in_any_case() -> None:
    assert catalogue("cs", "north").card("penguin-fisher", 2, "acc") == "2× Tučňáka rybáře"
    assert catalogue("en", "north").card("penguin-fisher", 2) == "2× Penguin Fisher"
    assert catalogue("en", "north").card("another-round", 2, "acc") == "2× “Another Round!”"


def test_every_czech_name_has_its_forms_and_none_is_left_over() -> None:
    declined = Czech().declined
    assert set(declined) == {face.id for face in FACES}
    for id, forms in declined.items():
        assert set(forms) in (set(), {"acc", "gen", "ins"}), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_of_the_decks_has_its_name(lang: str) -> None:
    assert {face.type for face in FACES if face.type} <= set(GRAMMARS[lang].types)
    assert set(GRAMMARS[lang].clans) == set(CLANS)


# --- an owner's own deck ---

OWN = """
[mine-{number}]
name.en = "Mine {number}"
name.cs = "Moje {number}"
kind = "field"
{how}
copies = {copies}
yields = "1 gold"
"""


def test_an_owners_deck_is_put_into_words_too() -> None:
    rows = [OWN.format(number=0, how="start = true", copies=3)]
    rows += [OWN.format(number=n, how='with = "sail"\ntype = "sea-dog"', copies=3) for n in range(1, 11)]
    faces = read_deck("".join(rows), "glenn", 0)
    source = cards("cs", faces)
    assert "card-mine-1 = Moje 1\n    .acc = kartu „Moje 1“\n    .gen = karty „Moje 1“\n" in source
    assert ".stats = Zdrojová lokace · postav při Nalodění · typ sea dog · 3× v balíčku" in source
    assert ".flavor" not in source
    assert "type Sea dog" in cards("en", faces)


def test_an_owner_may_write_what_he_likes() -> None:
    odd = a_card(kind="location", cost="", flavor={"en": "A {brace}\nand a line = more", "cs": "…"})
    source = FluentBundle(["en"], use_isolating=False)
    source.add_resource(FluentResource(cards("en", [odd])))
    line, errors = source.format_pattern(source.get_message("card-test-card").attributes["flavor"])
    assert (line, errors) == ("A {brace} and a line = more", [])


def test_a_function_of_the_owner_is_named() -> None:
    for lang in LANGUAGES:
        assert "“dig-a-hole”" in deed(GRAMMARS[lang], read_deed("call dig-a-hole"))


# --- things and amounts ---


@pytest.mark.parametrize(
    ("thing", "count", "cs", "cs_acc"),
    [
        ("worker", 1, "1 osadník", "1 osadníka"),
        ("worker", 2, "2 osadníci", "2 osadníky"),
        ("worker", 5, "5 osadníků", "5 osadníků"),
        ("sheep", 1, "1 ovce", "1 ovci"),
        ("wood", 3, "3 dřeva", "3 dřeva"),
        ("raze", 4, "4 žetony útoku", "4 žetony útoku"),
        ("vp", 11, "11 vítězných bodů", "11 vítězných bodů"),
    ],
)
def test_things_are_counted(thing: str, count: int, cs: str, cs_acc: str) -> None:
    assert said("cs", f"north-thing-{thing}", "count", count=count) == cs
    assert said("cs", f"north-thing-{thing}", "count-acc", count=count) == cs_acc


@pytest.mark.parametrize(
    ("amounts", "en", "cs"),
    [
        ({}, "nothing", "nic"),
        ({"wood": 2}, "2 wood", "2 dřeva"),
        ({"wood": 2, "gold": 1}, "2 wood and 1 gold", "2 dřeva a 1 zlaťák"),
        ({"food": 1, "fish": 1, "worker": 1}, "1 food, 1 fish and 1 worker", "1 jídlo, 1 rybu a 1 osadníka"),
        ({"worker": 2}, "2 workers", "2 osadníky"),
    ],
)
def test_amounts_are_listed_without_those_that_are_nought(amounts: dict[str, int], en: str, cs: str) -> None:
    every = {thing: amounts.get(thing, 0) for thing in THINGS}
    tokens = {THINGS[i]: amounts.get(THINGS[i], 0) for i in TOKENS}
    assert said("en", "north-amounts", "", **every) == said("en", "north-pays", "", **tokens) == en
    assert said("cs", "north-amounts", "", **every) == said("cs", "north-pays", "", **tokens) == cs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_amounts_can_be_said_together(lang: str) -> None:
    word = f" {GRAMMARS[lang].and_word} "
    sets = [[i for i in range(len(THINGS)) if bits >> i & 1] for bits in range(0, 1 << len(THINGS), 37)]
    assert len(sets) > 200
    source = bundle(lang)
    pattern = source.get_message("north-amounts").value
    assert pattern is not None
    for some in sets:
        amounts = {thing: i + 1 if i in some else 0 for i, thing in enumerate(THINGS)}
        formatted, errors = source.format_pattern(pattern, amounts)
        assert errors == []
        line = str(formatted)
        assert [int(found) for found in re.findall(r"\d+", line)] == [i + 1 for i in some]
        assert line.count(word) == (len(some) > 1)
        assert line.count(", ") == max(0, len(some) - 2)


def test_every_resource_can_be_named_by_one() -> None:
    assert [said("cs", "north-one", thing=THINGS[thing]) for thing in RESOURCES] == [
        *("1 jídlo", "1 dřevo", "1 kámen", "1 ovci", "1 rybu"),
    ]
