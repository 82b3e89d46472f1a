"""What answers say of themselves: what they bring, and what has to be."""

from __future__ import annotations

from typing import Any

from kronika.engine.texts import catalogue
from tests.scenes.oath import Scene

NAMES = ["Anna", "Karel", "Ivo"]
FULL_OF_PEOPLE = {"ancient-city": "scryer elders"}


def read(scene: Scene, lang: str = "en") -> str:
    return catalogue(lang, "oath").prompt(scene.ask().what, NAMES)


def read_option(scene: Scene, key: str, lang: str = "en") -> str:
    (found,) = [option for option in scene.ask().options if option.key == key]
    return catalogue(lang, "oath").prompt(found.text, NAMES)


def follows(scene: Scene, key: str, lang: str = "en") -> str:
    outlook = scene.table.prospects(scene.turn).outlook
    return catalogue(lang, "oath").prompt(outlook[key], NAMES) if key in outlook else ""


def found(**more: Any) -> Scene:
    return Scene(piles=("wolves",), **more).do("search", "pile:0")


def test_a_card_for_a_site_tells_the_favor_it_brings() -> None:
    """A favor from the bank of its suit at a site, none with advisers (5.1.4.I-d, 5.1.4.II-d)."""
    scene = found()
    assert follows(scene, "site:0") == "you gain 1 favor from the Beast bank"
    assert follows(scene, "site:0", "cs") == "získáš 1 přízeň z banky Dravosti"
    assert follows(scene, "faceup") == follows(scene, "discard") == ""
    before = scene.favor()
    assert scene.do("site:0").favor() == before + 1


def test_an_empty_bank_promises_nothing() -> None:
    scene = found(bank={"beast": 0})
    assert follows(scene, "site:0") == ""


def test_a_search_says_how_many_cards_and_mustering_how_many_warbands() -> None:
    assert read_option(Scene(piles=("wolves",)).do("search"), "pile:0").endswith("for 2 Supply (3 cards)")
    muster = Scene(cards=FULL_OF_PEOPLE).do("muster")
    assert read_option(muster, "muster:elders") == "Muster 2 warbands on Elders for 1 Supply"
    said = read_option(muster, "muster:elders", "cs")
    assert said == "Položit přízeň na Stařešiny: 2 družiny (za 1 díl zásob)"


def test_where_a_card_has_to_go_first_nobody_is_asked_whether() -> None:
    """The People's Favor lets its holder play into a full site, where room has to be made (5.1.4.I-c)."""
    full = found(cards=FULL_OF_PEOPLE, banners={"peoples-favor": (0, 3)}).do("site:0")
    assert read(full) == "The site is full. Which card do you discard first?"
    assert read(full, "cs") == "Oblast je plná. Kterou kartu nejdřív odhodíš?"
    assert "none" not in full.options()
    roomy = found(cards={"ancient-city": "scryer"}, banners={"peoples-favor": (0, 3)}).do("site:0")
    assert read(roomy) == "Do you discard another card first?"
    assert "none" in roomy.options()
