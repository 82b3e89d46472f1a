"""Reminders as a visitor meets them: the settings, a message to a page that is closed, and Kronika without a line."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kronika.server.settings import Settings
from tests.browser.conftest import Visit
from tests.browser.test_axe import check, settled
from tests.browser.visitor import PHONE, Visitor
from tests.server.messengers import MailHost, word_of
from tests.server.parlour import Parlour, relaxed
from tests.server.test_accounts import WORD
from tests.server.test_push import Browser

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
LISTEN = """() => {
  self.shown = [];
  const registration = self.registration;
  registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
}"""
"""Some browsers without a screen have nowhere to show a notice: what the worker asks for is what counts."""
KEPT = "async (path) => await caches.match(path, { cacheName: 'kronika-last' }) !== undefined"
UNTIL = """async arg => {
  const end = performance.now() + 60000;
  for (;;) {
    const found = await (%s)(arg);
    if (found) return found;
    if (performance.now() > end) throw new Error('in vain');
    await new Promise(done => setTimeout(done, 30));
  }
}"""
SHELLS = "async () => (await caches.keys()).filter(name => name.startsWith('kronika-shell-'))"


def until(page: Page, check: str, arg: Any = None) -> None:
    """Waits for what a page finds out in several steps."""
    page.evaluate(UNTIL % check, arg)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    """A server with pages of its own, which may become others, and with mail."""
    folder = tmp_path_factory.mktemp("reminders")
    shutil.copytree(Settings(data=folder).static, folder / "static")
    with MailHost() as host, Parlour(relaxed(folder, static=folder / "static", **host.settings)) as parlour:
        parlour.mail = host  # type: ignore[attr-defined]
        yield parlour


def subscribable(visitor: Visitor) -> Browser:
    """The browser's maker gives it an address; here there is none to ask."""
    browser = Browser()
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    given = json.dumps({"endpoint": "https://push.example/anna", "keys": keys})
    visitor.context.add_init_script(f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({given}) }});")
    visitor.context.grant_permissions(["notifications"])
    return browser


def test_what_one_wants_is_chosen_and_comes_as_one_notice_a_table(visit: Visit, home: Parlour) -> None:
    anna = visit("Anna", lang="cs", size=PHONE, house=home, worker=True)
    subscribable(anna)
    anna.open("/account#reminders")
    section = anna.page.locator("[data-part=reminders]")
    expect(section).to_contain_text(anna.say("reminders-push-off"))
    until(anna.page, CONTROLLED)
    anna.button("reminders-push-on", section).click()
    expect(section.locator("[data-part=reminders-push]")).to_contain_text(anna.say("reminders-push-here"))
    cell = anna.say("reminders-cell", what=anna.say("reminders-turn"), how=anna.say("reminders-by-push"))
    section.get_by_label(cell).check()
    section.get_by_label(anna.say("reminders-quiet-on")).check()
    section.get_by_label(anna.say("reminders-quiet-ends"), exact=True).fill("06:30")
    expect(section).to_contain_text(anna.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone"))
    section.get_by_label(anna.say("reminders-mail-address")).fill("anna@mail.example")
    anna.button("reminders-mail-set", section).click()
    expect(section).to_contain_text(anna.say("reminders-mail-waits", address="anna@mail.example"))
    [(_, mail)] = home.mail.taken()  # type: ignore[attr-defined]
    check(settled(anna), "[data-part=reminders]", both=True)
    told = anna.get("/api/me/reminders")
    assert (told["here"], told["choices"]["turn"], told["choices"]["ended"]) == (True, ["push"], [])
    assert told["quiet"] == {"begins": 22 * 60, "ends": 6 * 60 + 30}

    # Another push of the same table takes the place of the one before, by its tag; what is no message of ours shows
    # nothing.
    said = {"title": "Jsi na tahu", "body": "Náš stůl (Dominion)", "tag": "abc", "url": "/table/abc"}
    [worker] = anna.context.service_workers
    worker.evaluate(LISTEN)
    push = pusher(anna.page, home.base)
    push(json.dumps(said))
    push("nothing of ours")
    push(json.dumps({**said, "title": "Dochází ti čas", "url": "https://elsewhere.example/"}))
    shown = worker.evaluate(UNTIL % "() => self.shown.length >= 2 && self.shown")
    assert [(each["title"], each["body"], each["tag"]) for each in shown] == [
        ("Jsi na tahu", said["body"], "abc"),
        ("Dochází ti čas", said["body"], "abc"),
    ]
    assert [each["data"]["url"] for each in shown] == ["/table/abc", "/"]
    for each in (shown[0]["icon"], shown[0]["badge"]):
        assert anna.page.request.get(each).ok
    assert installability(anna.page) == []

    # The link of the mail, on a device that is nobody's.
    stranger = visit(lang="en", house=home)
    stranger.open(f"/reminders?confirm={word_of(mail, 'confirm')}")
    check(settled(stranger), both=False)
    stranger.button("reminders-confirm-do").click()
    expect(stranger.page.locator("[data-part=mail-link] [role=status]")).to_have_text(
        stranger.say("reminders-confirmed", address="anna@mail.example")
    )
    anna.button("reminders-push-stop", section).click()
    expect(section).to_contain_text(anna.say("reminders-push-off"))
    assert not anna.get("/api/me/reminders")["here"]


def pusher(page: Page, origin: str) -> Any:
    """Delivers what a push service would, through the browser's debugging protocol."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    expect(page.locator("body")).to_be_visible()  # events are heard while something is waited for
    assert found, "the browser knows of no worker"
    return lambda data: session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": data}
    )


def installability(page: Page) -> list[Any]:
    """Why the browser would not install the page as an app."""
    session = page.context.new_cdp_session(page)
    errors: list[Any] = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [each for each in errors if each["errorId"] != "in-incognito"]  # a window of a test is one


def test_without_a_line_the_last_tables_can_be_read_and_a_new_build_takes_over(visit: Visit, home: Parlour) -> None:
    anna = visit("Anna", lang="cs", house=home, worker=True)
    anna.post("/api/account", {"name": "Anna bez drátu", "password": WORD})
    table = anna.create_table("dominion", "me", "steward")
    anna.open("/")
    until(anna.page, CONTROLLED)
    expect(anna.page.locator("[data-part=table-row]")).to_be_visible()
    anna.open_table(table)
    hand = anna.page.locator("[data-part=hand] [data-part=card]")
    cards = hand.count()
    until(anna.page, KEPT, f"/table/{table}")
    until(anna.page, KEPT, "/tables")

    anna.context.set_offline(True)
    with anna.forgiving("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "WebSocket"):
        anna.open("/")
        expect(anna.page.locator("[data-part=no-line]")).to_be_visible()
        row = anna.page.locator("[data-part=table-row]")
        expect(row).to_contain_text("Our table")
        anna.open(f"/table/{table}")
        notice = anna.page.locator("[data-part=lost-line]")
        expect(notice).to_contain_text(anna.say("offline-table", when=anna.say("ago-now")))
        expect(hand).to_have_count(cards)
        expect(anna.page.locator("[data-option]")).to_have_count(0)  # nothing can be answered
        anna.page.evaluate("caches.open('kronika-last').then(cache => cache.delete('/tables'))")
        anna.open("/")
        mine = anna.page.get_by_role("region", name=anna.say("home-my-tables"))
        expect(mine).to_contain_text(anna.say("web-offline"))  # nothing was kept, and it says so
        anna.open("/table/unknown")
        expect(anna.page.get_by_role("heading")).to_have_text(anna.say("offline-none"))
        anna.open(f"/table/{table}")
        expect(notice).to_be_visible()
        anna.context.set_offline(False)
        expect(notice).to_have_count(0)
        expect(anna.page.locator("[data-option]").first).to_be_visible()

    # The server is updated: a page that is opened is of the new build, and so is what is kept from then on.
    [before] = anna.page.evaluate(SHELLS)
    rebuild(home.settings.static)
    anna.open("/")
    expect(anna.page).to_have_title(re.compile(r"^(\(1\) )?Kronika$"))  # as soon as it knows of her turn
    until(anna.page, f"async () => (await ({SHELLS})()).every(name => name !== '{before}')")
    assert len(anna.page.evaluate(SHELLS)) == 1
    anna.open("/account")
    anna.button("account-sign-out").first.click()
    expect(anna.page.locator("[data-part=sign-in]")).to_be_visible()
    assert anna.page.evaluate("caches.open('kronika-last').then(cache => cache.keys())") == []


def rebuild(static: Path) -> None:
    """Another build: the first script has another name, and the worker knows it."""
    page, worker = static / "index.html", static / "sw.js"
    [script] = [path for path in (static / "assets").glob("index-*.js") if path.name in page.read_text()]
    fresh = script.with_name("index-Afterwards1.js")
    shutil.copy(script, fresh)
    build = json.loads(json.loads(worker.read_text().split("JSON.parse(")[-1].split(")")[0]))["build"]
    text = worker.read_text().replace(script.name, fresh.name).replace(build, "another00000")
    worker.write_text(text)
    page.write_text(page.read_text().replace(script.name, fresh.name))
