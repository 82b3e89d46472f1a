"""The cards of Oath: all of them are there, and their words say what their data say, in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import kronika
from kronika.engine.texts import LANGUAGES, WITH_CASES, Catalogue, catalogue
from kronika.games.oath.faces import (
    CONSPIRACY,
    DENIZEN,
    EDIFICE,
    FACES,
    KINDS,
    NO_OATH,
    NO_SUIT,
    OATHS,
    RELIC,
    SITE,
    SUITS,
    VISION,
    Cost,
    Face,
    of_kind,
)
from kronika.games.oath.game import Oath
from kronika.games.oath.powers import MAJOR

kronika.register(Oath())


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param, "oath")


def words(texts: Catalogue, face: Face, part: str = "text") -> str:
    return texts.text(f"card-{face.id}", part=part)


# --- the data ---


@pytest.mark.rule("2.6.1-a")
def test_each_suit_has_thirty_three_denizens_nine_of_them_in_the_first_world() -> None:
    assert Counter(face.suit for face in of_kind(DENIZEN)) == dict.fromkeys(range(len(SUITS)), 33)
    assert Counter(face.suit for face in FACES if face.first) == dict.fromkeys(range(len(SUITS)), 9)
    assert all(face.suit == NO_SUIT for face in FACES if face.kind not in (DENIZEN, EDIFICE))


def test_all_cards_are_in_the_box_once() -> None:
    counts = {"denizen": 198, "vision": 5, "relic": 21, "site": 23, "edifice": 12}
    assert Counter(KINDS[face.kind] for face in FACES) == counts
    assert len({face.id for face in FACES}) == len(FACES)
    for kind in (DENIZEN, RELIC, SITE, EDIFICE):
        printed = [face.printed for face in of_kind(kind)]
        assert len(set(printed)) == len(printed)


@pytest.mark.rule("2.6.3-a")
def test_every_card_does_something_at_some_time() -> None:
    known = {"plan", "action", "played", "rest", "wake", "modifier", "passive"}
    for face in FACES:
        assert face.times, face.id
        assert set(face.times) <= known, face.id
        assert ("modifier" in face.times) == bool(face.modifies), face.id
        assert set(face.modifies) <= set(MAJOR), face.id
        assert (face.side in ("attacker", "defender", "either")) == ("plan" in face.times), face.id


def test_restrictions_and_costs_are_on_cards_that_may_have_them() -> None:
    for face in FACES:
        assert not (face.site_only and face.adviser_only), face.id
        if face.kind not in (DENIZEN, EDIFICE):
            assert not any((face.site_only, face.adviser_only, face.locked)), face.id
        payable = face.kind in (DENIZEN, RELIC, EDIFICE) and bool({"plan", "action", "modifier"} & set(face.times))
        payable = payable or face.id in ("jinx", "relic-thief")
        if not payable and face.id != "conspiracy":
            assert face.cost.free, face.id
    assert FACES[CONSPIRACY].cost.plain() == {"burn_secret": 1}


@pytest.mark.rule("2.7.2-a")
def test_four_visions_have_a_goal_each_and_the_conspiracy_has_none() -> None:
    goals = {face.id: face.oath for face in of_kind(VISION)}
    assert goals.pop("conspiracy") == NO_OATH
    assert {id: OATHS[oath] for id, oath in goals.items()} == {
        "conquest": "supremacy",
        "rebellion": "people",
        "sanctuary": "protection",
        "faith": "devotion",
    }


@pytest.mark.rule("2.4.2-a")
def test_every_relic_has_a_shield_and_nothing_else_has() -> None:
    assert all(1 <= face.dice <= 5 for face in of_kind(RELIC))
    assert [face.id for face in FACES if face.dice and face.kind != RELIC] == []


@pytest.mark.rule("2.8.4-a", "5.4.2-a")
def test_sites_that_bring_relics_tell_what_they_cost() -> None:
    """Three favor to a bank, two favor burned, or one or two secrets burned."""
    prices = set()
    for face in of_kind(SITE):
        assert (face.recover is not None) == (face.reveal_relics > 0), face.id
        assert 0 <= face.capacity <= 3, face.id
        if face.recover is not None:
            prices.add((face.recover.favor, face.recover.secrets, face.recover.bank != NO_SUIT))
    assert prices == {(3, 0, True), (2, 0, False), (0, 1, False), (0, 2, False)}


def test_each_suit_has_one_homeland_at_most_and_three_sites_are_coasts() -> None:
    homes = Counter(face.home for face in of_kind(SITE) if face.home != NO_SUIT)
    assert set(homes.values()) == {1}
    assert sorted(face.id for face in of_kind(SITE) if face.coast) == ["barren-coast", "lush-coast", "rocky-coast"]


# --- the words ---


def test_every_card_has_its_name_its_forms_and_its_text(texts: Catalogue) -> None:
    for face in FACES:
        assert texts.text(f"card-{face.id}") == face.name[texts.lang]
        for part in ("stats", "text", *(("to", "at", "from") if face.kind == SITE else ())):
            assert texts.faults(f"card-{face.id}", part=part) == []
        for case in ("", "acc"):
            assert texts.card(face.id, 2, case).startswith("2")
        assert words(texts, face).endswith(".")


def test_names_are_told_apart(texts: Catalogue) -> None:
    names = Counter(texts.text(f"card-{face.id}") for face in FACES)
    assert [name for name, count in names.items() if count > 1] == []


RESTRICTIONS = {
    "en": ("Only at a site.", "Only as an adviser.", "Locked."),
    "cs": ("Pouze v oblasti.", "Pouze jako rádce.", "Uzamčená."),
}


@pytest.mark.rule("2.6.2-a", "7.2-a")
def test_restrictions_stand_first(texts: Catalogue) -> None:
    for face in (*of_kind(DENIZEN), *of_kind(EDIFICE)):
        said = zip(RESTRICTIONS[texts.lang], (face.site_only, face.adviser_only, face.locked), strict=True)
        start = " ".join(phrase for phrase, is_so in said if is_so)
        text = words(texts, face)
        assert text.startswith(start), face.id
        assert not any(phrase in text[len(start) :] for phrase in RESTRICTIONS[texts.lang]), face.id


TIMES = {
    "en": {
        "action": r"\bAction\b[.,]",
        "played": r"\bWhen played\b",
        "rest": r"\bRest\.",
        "wake": r"\bWake\.",
        "modifier": r"\b[Mm]odifier of ",
        "either": r"Battle plan of either side\.",
        "attacker": r"Battle plan of the attacker\.",
        "defender": r"Battle plan of the defender\.",
    },
    "cs": {
        "action": r"\bAkce[.,]",
        "played": r"\bPři zahrání\b",
        "rest": r"\bOdpočinek\.",
        "wake": r"\bProcitnutí\.",
        "modifier": r"\b[Mm]odifikátor ",
        "either": r"Bitevní plán útočníka i obránce\.",
        "attacker": r"Bitevní plán útočníka\.",
        "defender": r"Bitevní plán obránce\.",
    },
}


def test_the_text_says_when_the_power_works_and_for_which_side(texts: Catalogue) -> None:
    for face in FACES:
        if face.kind == VISION:
            continue
        due = {*face.times, face.side} - {"plan", "passive", ""}
        text = words(texts, face)
        assert {time for time, phrase in TIMES[texts.lang].items() if re.search(phrase, text)} == due, face.id


def test_lasting_powers_are_called_so(texts: Catalogue) -> None:
    phrase = {"en": "Persistent ", "cs": "Trval"}[texts.lang]
    assert [face.id for face in FACES if (phrase in words(texts, face)) != face.persistent] == []


ACTIONS = {
    "en": ("Search", "Muster", "Trade", "Recover", "Campaign", "Travel"),
    "cs": ("hledání", "shromažďování", "obchodu", "vykoupení", "tažení", "cestování"),
}


def test_a_modifier_names_its_actions(texts: Catalogue) -> None:
    for face in FACES:
        named = [ACTIONS[texts.lang][MAJOR.index(action)] for action in face.modifies]
        if named:
            joined = (" and " if texts.lang == "en" else " a ").join(named)
            assert f"{'odifier of' if texts.lang == 'en' else 'odifikátor'} {joined}." in words(texts, face), face.id


def tokens(lang: str, favor: int, secrets: int) -> str:
    parts = []
    if favor:
        parts.append(f"{favor} {'favor' if lang == 'en' else 'přízeň' if favor == 1 else 'přízně'}")
    if secrets:
        word = "secret" if secrets == 1 else "secrets"
        parts.append(f"{secrets} {word if lang == 'en' else 'tajemství'}")
    return (" and " if lang == "en" else " a ").join(parts)


def price(lang: str, cost: Cost, onto: str) -> str:
    """The cost of a power as the texts put it."""
    placed = tokens(lang, cost.place_favor, cost.place_secret) if cost.place_favor or cost.place_secret else ""
    burned = tokens(lang, cost.burn_favor, cost.burn_secret) if cost.burn_favor or cost.burn_secret else ""
    if lang == "en":
        parts = [f"pay {placed} onto the {onto}" if placed else "", f"burn {burned}" if burned else ""]
        said = " and ".join(part for part in parts if part)
    else:
        same = placed.split()[1:] == burned.split()[1:]
        burning = f"{burned} spal" if same else f"spal {burned}"
        said = " a ".join(part for part in (f"zaplať na {onto} {placed}" if placed else "", burning) if part)
        said = said if burned else f"zaplať na {onto} {placed}"
    return f"{said[0].upper()}{said[1:]}:"


@pytest.mark.rule("7.1.2-a")
def test_the_text_tells_the_cost(texts: Catalogue) -> None:
    onto = {
        "en": {DENIZEN: "card", EDIFICE: "card", RELIC: "relic"},
        "cs": {DENIZEN: "kartu", EDIFICE: "kartu", RELIC: "relikvii"},
    }[texts.lang]
    paying = {"en": r"\bPay \d .* onto\b", "cs": r"\bZaplať na\b"}[texts.lang]
    for face in FACES:
        if face.kind == VISION:
            continue
        if face.cost.free:
            assert not re.search(paying, words(texts, face)), face.id
        else:
            assert price(texts.lang, face.cost, onto[face.kind]) in words(texts, face), face.id


RUIN = {"en": "Ruin", "cs": "Zničená"}
"""What stands for the suit on the side of an edifice that has none."""


def test_the_line_of_facts_agrees_with_the_data(texts: Catalogue) -> None:
    """Kind and suit, shield, capacity and reveal."""
    for face in FACES:
        kind, *facts = words(texts, face, "stats").split(" · ")
        assert kind == texts.text(f"oath-kind-{KINDS[face.kind]}")
        numbers = [int(number) for number in re.findall(r"\d+", " ".join(facts))]
        if face.kind in (DENIZEN, EDIFICE):
            assert facts == [RUIN[texts.lang] if face.suit == NO_SUIT else texts.text(f"oath-suit-{SUITS[face.suit]}")]
        elif face.kind == RELIC:
            assert numbers == [face.dice]
        elif face.kind == SITE:
            due = [face.capacity, face.reveal_favor, face.reveal_secrets, face.reveal_relics]
            if face.recover is not None:
                due += [face.recover.favor, face.recover.secrets]
            assert numbers == [due[0], *(number for number in due[1:] if number)], face.id
            bank = face.recover.bank if face.recover is not None else NO_SUIT
            for suit, name in enumerate(SUITS):
                named = texts.text(f"oath-suit-{name}", part="gen" if texts.lang in WITH_CASES else "") in " ".join(
                    facts
                )
                assert named == (suit in (face.home, bank)), face.id
        else:
            assert facts == []


# --- in few words


SHORTEST = 34
"""Characters that a line of a small map has room for."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_site_and_battle_plan_has_a_short_text(lang: str) -> None:
    texts = catalogue(lang, "oath")
    short = [face.id for face in FACES if face.kind == SITE or "plan" in face.times]
    assert len(short) > 70
    words = {id: texts.text(f"short-{id}") for id in short if texts.has(f"short-{id}")}
    assert sorted(set(short) - set(words)) == []
    assert {id: word for id, word in words.items() if not 0 < len(word) <= SHORTEST} == {}


LENGTHY = 12
"""Words of a text that a small card has no room for."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_has_a_long_text_has_a_short_one_too(lang: str) -> None:
    english, texts = catalogue("en", "oath"), catalogue(lang, "oath")
    whole = [face for face in FACES if face.kind in (RELIC, VISION, EDIFICE, DENIZEN)]
    long = [face.id for face in whole if len(english.text(f"card-{face.id}", part="text").split()) > LENGTHY]
    assert len(long) > 200
    assert [id for id in long if not texts.has(f"short-{id}")] == []
    short = {face.id: texts.text(f"short-{face.id}") for face in FACES if texts.has(f"short-{face.id}")}
    assert {id: word for id, word in short.items() if not 0 < len(word) <= SHORTEST} == {}
