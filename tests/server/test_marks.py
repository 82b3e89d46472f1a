"""Names that could be taken for an account's: no other account gets one, and whoever else bears one is marked."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kronika.server.confusables import skeleton, skeletons
from kronika.server.names import looks_like
from kronika.server.store.store import Store
from tests.server.parlour import Guest, Parlour, play_on, relaxed
from tests.server.stores import ask
from tests.server.test_accounts import WORD, fresh, sign_in, sign_up

IMITATIONS = [
    ("Karel", "Kаrel"),  # Cyrillic a
    ("Karel", "KAREL"),
    ("Karel", "karel"),
    ("Karel", "Κarel"),  # Greek Kappa
    ("Karel", "Ka\u200brel"),
    ("Karel", "K\u2060a\u00adrel"),
    ("Karel", "Ｋａｒｅｌ"),
    ("Karel", "𝐊𝐚𝐫𝐞𝐥"),
    ("Karel", "K.a.r.e.l"),
    ("Karel", "Kare1"),
    ("Karel", "KareI"),
    ("Karel", "Kare|"),
    ("Ola", "0la"),
    ("Ola", "OIa"),
    ("Iva", "lva"),
    ("Iva", "1VA"),
    ("Iva", "іva"),  # Cyrillic i
    ("IVA", "Iva"),
    ("Jiří", "Jiřì"),
    ("Jiří", "Jir\u0306í"),
    ("Anděl", "Andĕl"),
    ("Arnošt", "Amošt"),
    ("Anna Nová", "AnnaNová"),
    ("Сергей", "Cергей"),
]

OTHERS = [
    ("Jiří", "Jiri"),  # two people
    ("Jiří", "Jirka"),
    ("Lia", "Ila"),
    ("Mila", "Miia"),
    ("Anna", "Hanna"),
    ("Anna", "Ann"),
    ("Łukasz", "Lukasz"),
    ("李", "王"),
    ("Nový", "Nova"),
]


@pytest.mark.parametrize(("name", "other"), IMITATIONS)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert skeleton(name) in skeletons(other)


@pytest.mark.parametrize(("name", "other"), OTHERS)
def test_names_that_do_not(name: str, other: str) -> None:
    assert skeleton(name) not in skeletons(other)
    assert skeleton(other) not in skeletons(name)


def test_a_number_that_the_table_has_added_makes_no_other_name() -> None:
    assert skeleton("Karel") in looks_like("Karel 2")
    assert skeleton("Karel") in looks_like("Karel 12")
    assert skeleton("Karel") not in looks_like("Karel IV")
    assert skeleton("R2") not in looks_like("R")


def test_every_name_has_a_skeleton() -> None:
    chance = random.Random(5)
    for _ in range(300):
        name = "".join(chr(chance.randrange(33, 0x2FFF)) for _ in range(5))
        assert skeleton(name)
        assert skeleton(name) in skeletons(name)


# --- at the table ---


def marks(info: dict[str, Any]) -> dict[str, str]:
    return {chair["name"]: chair["mark"] for chair in info["chairs"]}


def named(parlour: Parlour, name: str, account: str = "") -> Guest:
    guest = parlour.guest(name)
    if account:
        sign_up(guest, account)
    return guest


def test_an_owner_has_the_badge_and_whoever_bears_their_name_is_marked(parlour: Parlour) -> None:
    name = fresh("Karla")
    karla = named(parlour, name, name)
    thief, anna = parlour.guest(name.replace("a", "а")), parlour.guest(fresh("Anna"))
    table = karla.create_table("high-card", "me", "empty", "empty", "random")
    invite = karla.invite(table)
    thief.sit(table, 1, invite)
    anna.sit(table, 2, invite)
    expected = {karla.name: "account", thief.name: "other", anna.name: "", "Random": ""}
    for reader in (karla, thief, anna, parlour.guest()):
        assert marks(reader.get(f"/api/tables/{table}")) == expected
    assert marks(next(each for each in anna.get("/api/tables") if each["id"] == table)) == expected

    karla.post(f"/api/tables/{table}/arrange", {"open_chat": True})
    watcher = parlour.guest(name)  # who only looks, under the very name
    with anna.watch(table) as line, karla.watch(table) as owner, watcher.watch(table) as other:
        assert marks(line.state["info"]) == expected
        for device, word in ((owner, "first"), (other, "second"), (line, "third")):
            device.send({"type": "chat", "table": table, "text": word, "nonce": device.nonce()})
            device.hear("said")
        while len(line.said) < 3:
            line.next()
        told = {"first": "account", "second": "other", "third": ""}
        assert {said["text"]: said["mark"] for said in line.said} == told
    with anna.watch(table) as again:  # and so it stays when it is told again
        again.settle()
        assert {said["text"]: said["mark"] for said in again.said} == told


def test_two_of_one_name_at_a_table_are_told_apart_whoever_came_first(parlour: Parlour) -> None:
    name = fresh("Pavla")
    owner, guest = named(parlour, name, name), parlour.guest(name)
    table = guest.create_table("high-card", "me", "empty", "empty")
    owner.sit(table, 1, guest.invite(table))
    assert marks(owner.get(f"/api/tables/{table}")) == {name: "other", f"{name} 2": "account", "": ""}


def test_an_account_under_another_name_is_marked_by_that_name(parlour: Parlour) -> None:
    """The badge says that the name is theirs, and nothing about any other name they call themselves by."""
    one, two = fresh("Marta"), fresh("Zora")
    named(parlour, one, one)
    zora = named(parlour, two, two)
    for name, mark in ((two, "account"), (one, "other"), (fresh("Nikdo"), "")):
        zora.post("/api/me", {"name": name})
        assert marks(zora.get(f"/api/tables/{zora.create_table('high-card', 'me', 'empty')}"))[name] == mark


def test_a_guest_who_makes_an_account_or_signs_in_has_the_badge_at_once(parlour: Parlour) -> None:
    name = fresh("Alena")
    alena, other = parlour.guest(name), parlour.guest("Other")
    table = alena.create_table("high-card", "me", "empty", "empty")
    over = alena.create_table("high-card", "me", "random")
    with alena.watch(over) as line:
        play_on([line], random.Random(3))
    assert marks(other.get(f"/api/tables/{table}"))[name] == ""
    sign_up(alena, name)
    assert marks(other.get(f"/api/tables/{table}"))[name] == "account"
    assert marks(other.get(f"/api/tables/{over}"))[name] == ""  # a finished game stays as it was

    phone = parlour.guest(name)
    at_phone = phone.create_table("high-card", "me", "empty")
    assert marks(phone.get(f"/api/tables/{at_phone}"))[name] == "other"
    sign_in(phone, name)
    assert marks(phone.get(f"/api/tables/{at_phone}"))[name] == "account"


def test_the_mark_stays_with_the_chair_through_a_game_and_a_rematch(parlour: Parlour) -> None:
    name = fresh("Dana")
    dana = named(parlour, name, name)
    table = dana.create_table("high-card", "me", "empty")
    bob = parlour.guest("Bob")
    bob.sit(table, 1, dana.invite(table))
    dana.post(f"/api/tables/{table}/away")
    assert marks(bob.get(f"/api/tables/{table}"))[name] == "account"
    dana.post(f"/api/tables/{table}/back")
    with dana.watch(table) as one, bob.watch(table) as two:
        play_on([one, two], random.Random(1))
    assert marks(bob.get(f"/api/tables/{table}"))[name] == "account"
    assert marks(dana.post(f"/api/tables/{table}/rematch"))[name] == "account"
    branch = dana.post(f"/api/tables/{table}/play-on", {"at": 0, "seat": 0, "bot": "random"})
    assert marks(branch)[name] == "account"


# --- new accounts ---


@pytest.mark.parametrize("other", ["Ka\u043eka", "Kа\u200bo kа", "KA0KA", "kaoka"])
def test_no_account_gets_a_name_that_looks_like_anothers(tmp_path: Path, other: str) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        sign_up(parlour.guest(), "Kaoka")
        told = sign_up(parlour.guest(), other, status=409)
        same = other == "kaoka"  # that is the very name, and said to be so
        assert told["id"] == ("account-taken" if same else "account-alike")
        sign_up(parlour.guest(), "Kaoko")
        assert len(ask(parlour.settings.database, "select 1 from accounts")) == 2


def test_of_two_who_want_names_that_look_alike_at_once_not_both_get_them(parlour: Parlour) -> None:
    name = fresh("Olga")
    answers: list[int] = []

    def ask_for_it(guest: Guest, name: str) -> None:
        answers.append(guest.http.post("/api/account", json={"name": name, "password": WORD}).status_code)

    wanted = [name, name.replace("a", "а"), name.replace("O", "0"), name.replace("O", "О")]
    threads = [threading.Thread(target=ask_for_it, args=(parlour.guest(), each)) for each in wanted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers.count(200) <= 1
    assert set(answers) <= {200, 409}


def test_accounts_of_before_have_skeletons_and_a_process_that_knew_none_is_made_up_for(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        database = parlour.settings.database
        sign_up(parlour.guest(), "Kaoka")
        ask(database, "update accounts set skeleton = ''")
        sign_in(parlour.guest(), "Kaoka")
        assert ask(database, "select skeleton from accounts") == [(skeleton("Kaoka"),)]


def test_a_look_at_names_goes_by_the_index(tmp_path: Path, sqlite_only: None) -> None:
    async def plan() -> str:
        store = Store(relaxed(tmp_path).database)
        await store.open()
        try:
            rows = await store._rows(
                text("explain query plan select person from accounts where skeleton in ('a', 'b')")
            )
            return " ".join(str(row) for row in rows)
        finally:
            await store.close()

    assert "ix_accounts_skeleton" in asyncio.run(plan())
