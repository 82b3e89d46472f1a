"""Friends: asked and accepted, seen when they are here, invited to a table from wherever they are; and somebody whom
one does not want to hear."""

from __future__ import annotations

import json
from itertools import count

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.browser.conftest import Visit
from tests.browser.test_axe import check, settled
from tests.browser.visitor import PHONE, Visitor
from tests.server.parlour import PATIENCE
from tests.server.people import PASSWORD

_numbers = count(1)


def sign_up(visitor: Visitor) -> str:
    """An account of a name that nobody else has in this house."""
    name = f"{visitor.name} ze stavu {next(_numbers)}"
    visitor.post("/api/me", {"name": name})
    visitor.post("/api/account", {"name": name, "password": PASSWORD})
    return name


def test_a_friend_is_asked_seen_invited_and_sits_down(visit: Visit) -> None:
    anna, karel = visit("Anna", lang="en"), visit("Karel", lang="cs", size=PHONE, touch=True)
    hers, his = sign_up(anna), sign_up(karel)
    anna.open("/company")
    friends = anna.page.locator("[data-part=friends]")
    friends.get_by_label(anna.say("friends-add-name")).fill(his.upper())
    anna.button("friends-add", friends).click()
    expect(anna.page.locator("[data-part=toast]")).to_contain_text(anna.say("friends-asked", name=his.upper()))
    expect(friends.locator("[data-part=asked]")).to_contain_text(his)

    # He says yes, and each sees that the other is here.
    karel.open("/company")
    karel.button("friends-accept-name", name=hers).tap()
    for visitor, other in ((anna, his), (karel, hers)):
        row = visitor.page.locator(f'[data-part=friend][data-friend="{other}"]')
        expect(row).to_contain_text(visitor.say("friends-online"))
    settled(anna)
    check(anna.page, both=True)

    # From her table she offers him a chair; he reads the rules, sees it there, and sits down.
    karel.go("/rules/dominion", "[data-part=clause-line]")
    table = anna.create_table("dominion", "me", "empty")
    anna.go(f"/table/{table}", "[data-part=gathering]")
    anna.button("bid-offer-name", name=his).click()
    notice = karel.page.locator("[data-part=offer-notice]")
    expect(notice).to_contain_text(karel.say("bid-from", name=hers))
    settled(karel)
    check(karel.page, both=False)
    karel.button("bid-sit-at", notice, name=hers).tap()
    for visitor in (anna, karel):
        visitor.until("state => state.info.status === 'playing'")
    expect(notice).to_have_count(0)

    # She does not want to read what he writes: it is folded away, and he is no friend any more.
    say(karel, table, "Slyšíš mě?")
    anna.page.locator("[data-part=chat]").get_by_role("button", name=his).click()
    about = anna.page.locator("[data-part=about-line]")
    anna.button("friends-block-name", about, name=his).click()
    expect(anna.button("friends-unblock-name", about, name=his)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-part=folded]")).to_contain_text(anna.say("chat-folded", count=1))
    expect(anna.page.get_by_text("Slyšíš mě?")).not_to_be_visible()
    anna.go("/company", "[data-part=blocked]")
    expect(anna.page.locator(f'[data-part=friend][data-friend="{his}"]')).to_have_count(0)


def say(visitor: Visitor, table: str, words: str) -> None:
    """Over a line of its own, as a program does."""
    address, cookies = visitor.base.replace("http", "ws") + "/ws", {"Cookie": visitor.cookies()}
    with connect(address, additional_headers=cookies) as line:
        line.send(json.dumps({"type": "watch", "table": table}))
        line.send(json.dumps({"type": "chat", "table": table, "text": words, "nonce": "said"}))
        while json.loads(line.recv(PATIENCE))["type"] != "said":
            continue
