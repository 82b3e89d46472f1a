"""Names that show less, or other letters, than they hold: nobody passes for somebody else by them, whatever account
they have; and the names of all languages go through."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.engine.texts import catalogue
from kronika.server.confusables import skeleton, skeletons
from kronika.server.errors import RequestError
from kronika.server.names import account_key, clean, person_name
from kronika.server.scripts import is_of_one_script
from tests.server.parlour import Parlour
from tests.server.stores import ask
from tests.server.test_accounts import fresh, sign_in, sign_up

GOOD = [
    *("Jiří Žluťoučký", "Řehoř", "Łukasz", "Đức Nguyễn Thị Ngọc Ánh", "Ångström", "O'Brien-Šťastná", "Zoë", "Þórður"),
    *("Сергей Ёлкин", "Ελένη Παπαδοπούλου", "Ἀχιλλεύς", "שרה לוי", "שָׁלוֹם", "محمد عبد الله", "مُحَمَّد", "علی‌رضا"),
    *(
        "प्रियंका",
        "श्री कृष्ण",
        "লক্ষ্মী",
        "தமிழ்",
        "สมชาย ใจดี",
        "น้ำ",
        "田中さくら",
        "タナカ・ケン",
        "佐々木",
        "김민준",
        "李小龍",
    ),
    *("Ken 田中", "მარიამი", "Արամ", "Karel 2", "Anna ♥", "Eva ❤️", "R2-D2", "e̋va", "ᾧδε", "१२ राजा", "١٢ سارة"),
]

AS_KAREL = [
    *("Karel\u3164", "Ka\uffa0rel", "Karel\u115f", "\u1160Karel", "Karel\u2800", "Ka\u034frel", "Karel\ufe0f"),
    *("Karel\u180b", "Karel\U000e0100", "Karel\u2062", "Karel\u17b4"),
    *("ꓗarel", "ꓗꓮꓣꓰꓡ", "Ꮶarel", "ᏦᎪᎡᎬᏞ", "ⲕarel", "Ⲕarel", "ĸarel", "Kareƚ", "Kareł", "Karɛl", "Karǝl", "Kaɼel"),
    *("Kաrel", "Karეl", "Ƙarel".lower(), "Kare丨", "Ka\u0337rel", "🅺arel", "🇰arel", "Karel\u02b9", "Karelʼ"),
]

MIXED = ["Kაrel", "Kaяel٣", "Kareㅣ", "ⴽarel", "Dvořák Юрий", "शKarel", "Kare١"]


@pytest.mark.parametrize("name", GOOD)
def test_a_name_of_any_language_is_a_name(name: str) -> None:
    assert person_name(name) == clean(name, 32)
    assert skeleton(person_name(name))


@pytest.mark.parametrize("name", AS_KAREL)
def test_what_looks_like_karel_counts_as_karel(name: str) -> None:
    assert skeleton("Karel") in skeletons(name)
    assert skeleton("Karel") in skeletons(person_name(name))


@pytest.mark.parametrize("name", ["Karel", "Weis", "Jorgen", "Bor"])
def test_letters_of_their_own_make_another_name(name: str) -> None:
    other = name.translate(str.maketrans("soK", "ßøЖ"))
    assert other == name or skeleton(name) not in skeletons(other)


@pytest.mark.parametrize("name", MIXED)
def test_a_name_of_several_scripts_is_refused_and_the_reason_said(name: str) -> None:
    with pytest.raises(RequestError) as refused:
        person_name(name)
    assert refused.value.message.id == "name-scripts"
    assert "one script" in catalogue("en").text("name-scripts", {"name": name})
    assert "jedním písmem" in catalogue("cs").text("name-scripts", {"name": name})
    assert not is_of_one_script(name)


@pytest.mark.parametrize("name", ["", " ", "\n", "\u2060", "\U000e0020"])
def test_nothing_is_no_name(name: str) -> None:
    with pytest.raises(RequestError) as refused:
        person_name(name)
    assert refused.value.message.id == "name-needed"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\ufe0f", "\u115f\u1160", "\u0301\u0301", "...", "👑", "♥ ♥", "\u20dd"]
)
def test_a_name_has_a_letter_or_a_digit(name: str) -> None:
    with pytest.raises(RequestError) as refused:
        person_name(name)
    assert refused.value.message.id == "account-name-wrong"


def test_accents_make_no_tower() -> None:
    assert len(person_name("z" + "\u0301" * 31)) == 3  # ź and two more
    assert len(clean("o" + "\u20dd" * 9 + "k", 60)) == 4
    assert clean("Nguyễn", 60) == "Nguyễn"


def test_who_has_such_a_name_from_before_keeps_it_and_signs_in(parlour: Parlour) -> None:
    """Only new names are measured: nobody's account is shut."""
    name, base = fresh("Kája"), parlour.settings.database
    sign_up(parlour.guest(), name)
    old = f"{name}\u3164"
    assert account_key(old) != account_key(name)
    ask(base, "update accounts set name = :n, key = :k where name = :o", n=old, k=account_key(old), o=name)
    again = parlour.guest()
    sign_in(again, old)
    assert again.get("/api/me")["account"] == old


def test_an_account_with_an_invisible_letter_is_not_made_and_an_old_one_has_no_badge(parlour: Parlour) -> None:
    name, base = fresh("Petr"), parlour.settings.database
    sign_up(parlour.guest(), name)
    for other in (f"{name}\u3164", f"{name[0]}\uffa0{name[1:]}", f"{name}\u2800"):
        assert sign_up(parlour.guest(), other, status=409)["id"] == "account-taken"
    imitator = parlour.guest(old := f"{fresh('Milan')}")
    sign_up(imitator, old)
    ask(base, "update accounts set name = :n, skeleton = 'older' where name = :o", n=f"{name}\u3164", o=old)
    ask(base, "update persons set name = :n where name = :o", n=f"{name}\u3164", o=old)
    for _ in range(2):
        table = imitator.post(
            "/api/tables", {"game": "high-card", "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}]}
        )
        assert (table["chairs"][0]["name"], table["chairs"][0]["mark"]) == (f"{name}\u3164", "other")
        ask(base, "update accounts set skeleton = :s where name = :n", s=skeleton(name), n=f"{name}\u3164")


def test_who_has_a_mixed_name_from_before_may_sit_down_under_it(parlour: Parlour) -> None:
    sign_up(parlour.guest(before := fresh("Vít")), before)
    ask(parlour.settings.database, "update persons set name = :n where name = :o", n="Kაrel", o=before)
    sign_in(guest := parlour.guest(), before)
    assert guest.post("/api/me", {"name": "Kაrel"})["name"] == "Kაrel"
    assert guest.post("/api/me", {"name": "Kაrla"}, 422)["id"] == "name-scripts"


def test_a_bot_is_named_as_people_are(parlour: Parlour) -> None:
    name = fresh("Klára")
    sign_up(parlour.guest(name), name)
    guest = parlour.guest("Host")

    def table(called: str, status: int = 200) -> Any:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": called}, {"kind": "empty"}]
        return guest.post("/api/tables", {"game": "high-card", "name": "", "seats": seats}, status)

    assert table("#2", 422)["id"] == "name-erased"
    assert table("♥", 422)["id"] == "account-name-wrong"
    assert table("Kაrel", 422)["id"] == "name-scripts"
    for called, mark in ((name, "other"), (f"{name}\u3164", "other"), ("", ""), ("Bedřiška", "")):
        chairs = table(called)["chairs"]
        assert [each["mark"] for each in chairs] == ["", mark, ""]
