"""Who one is to the others and on which devices: signing out, names that are refused, and the mark beside a name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_account import WORD, create_table, fill, rows, wrong
from tests.browser.test_axe import check, settled
from tests.browser.visitor import PHONE
from tests.server.parlour import Parlour, relaxed


@pytest.fixture
def house_of_many(built: None, tmp_path: Path) -> Iterator[Parlour]:
    """A server in this process where many people from one address may sign in."""
    with Parlour(relaxed(tmp_path / "house")) as parlour:
        yield parlour


def test_devices_are_listed_and_signed_out_from_here(house_of_many: Parlour, visit: Visit, long: bool) -> None:
    eva, phone, tablet = (
        visit("Eva", lang="cs", theme="dark", house=house_of_many),
        visit(size=PHONE, touch=True, lang="cs", house=house_of_many),
        visit(lang="en", house=house_of_many),
    )
    body = {"name": "Eva má tři", "password": WORD}
    eva.post("/api/account", body)
    for other in (phone, tablet):
        other.post("/api/account/in", body)
    eva.open("/account")
    devices = eva.page.locator("[data-part=device]")
    expect(devices).to_have_count(3)
    expect(devices.first).to_contain_text(eva.say("device-here"))
    expect(devices.first.get_by_role("button")).to_have_count(0)
    expect(devices.nth(1)).to_contain_text(eva.say("device-lately"))
    check(settled(eva), both=long)
    phone.open("/account")
    expect(phone.page.locator("[data-part=device]").first).to_contain_text(phone.say("device-here"))

    devices.last.get_by_role("button").click()
    expect(eva.page.locator("[data-part=toast]")).to_be_visible()
    expect(devices).to_have_count(2)
    expect(eva.page.get_by_role("heading", name=eva.say("devices"))).to_be_focused()
    eva.button("account-sign-out-others").click()
    expect(devices).to_have_count(1)
    expect(eva.button("account-sign-out-others")).to_have_count(0)
    for other in (phone, tablet):
        with other.forgiving("401"):
            other.open("/account")
            expect(other.button("account-have-one")).to_be_visible()
    expect(eva.page.get_by_text(eva.say("account-signed-in", name="Eva má tři"))).to_be_visible()


def test_a_common_password_and_a_name_like_anothers_are_refused_beside_their_fields(
    house_of_many: Parlour, visit: Visit
) -> None:
    visit("Olga", house=house_of_many).post("/api/account", {"name": "Olga Bílá", "password": WORD})
    guest = visit(lang="en", house=house_of_many)
    guest.open("/account")
    guest.button("account-none-yet").click()
    with guest.forgiving("409", "422"):
        fill(guest, "0lga Bílá", WORD)
        guest.button("account-sign-up").click()
        wrong(guest, guest.say("account-name"), guest.say("account-alike", name="0lga Bílá"))
        fill(guest, "Olga Černá", "heslo1234")
        guest.button("account-sign-up").click()
        wrong(guest, guest.say("account-password"), guest.say("password-common"))


@pytest.mark.parametrize("lang", ["cs", pytest.param("en", marks=pytest.mark.long)])
def test_whose_a_name_is_shows_beside_it(house_of_many: Parlour, visit: Visit, lang: str) -> None:
    """At the table that gathers, at the table that plays, in the chat and in the list."""
    name = f"Hugo {lang}"
    hugo, guest = visit(name, lang=lang, house=house_of_many), visit(name, lang=lang, house=house_of_many)
    hugo.post("/api/account", {"name": name, "password": WORD})
    table = create_table(hugo, 0, "Ours", "me", "empty", "empty")
    guest.sit_with(hugo, table)
    guest.open(f"/table/{table}")
    chairs = guest.page.locator("[data-part=chairs] li")
    expect(chairs.first).to_contain_text(guest.say("mark-account-short"))
    expect(chairs.nth(1)).to_contain_text(guest.say("mark-other-short"))
    guest.open("/")
    expect(rows(guest).locator("[data-mark=other]")).to_have_attribute("data-tip", guest.say("mark-other"))

    third = visit("Third", lang=lang, house=house_of_many)
    third.sit_with(hugo, table, 2)
    third.open_table(table)
    rivals = third.page.locator("[data-part=rivals]")
    expect(rivals.locator("[data-mark=account]").get_by_role("img", name=third.say("mark-account"))).to_be_visible()
    expect(rivals.locator("[data-mark=other]").get_by_role("img", name=third.say("mark-other"))).to_be_visible()
    guest.open_table(table)
    guest.page.get_by_label(guest.say("web-chat-say")).fill("Ahoj")
    guest.page.keyboard.press("Enter")
    expect(third.page.locator("[data-part=chat] li").locator("[data-mark=other]")).to_be_visible()
