"""The deal in real browsers: pages add their part by themselves, keep the promise, and check it at the end."""

from __future__ import annotations

import json
import re
import sqlite3

from playwright.sync_api import expect

import kronika
from kronika.engine.commitment import commitment_hash
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.player import Player, play
from tests.browser.visitor import Visitor


def create_table(visitor: Visitor, *seats: str) -> str:
    """A table as the page starts it: it takes part in the deal."""
    chairs = [{"kind": seat} if seat in ("me", "empty") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": "high-card", "name": "Friday", "seats": chairs, "takes_part": True}
    return str(visitor.post("/api/tables", body)["id"])


def finish(*visitors: Visitor) -> None:
    for visitor in visitors:
        visitor.until("state => state.info.status === 'playing'")
    play([Player(visitor) for visitor in visitors])


def verdict(visitor: Visitor, table: str, verdict: str) -> None:
    """What result and fairness page say."""
    expect(visitor.page.locator("dialog[open] [data-part=seal]")).to_have_attribute("data-verdict", verdict)
    expect(visitor.page.locator("dialog[open]")).to_contain_text(visitor.say(f"fair-verdict-{verdict}"))
    visitor.page.locator("dialog[open]").get_by_role("link", name=visitor.say("fair-how")).click()
    expect(visitor.page).to_have_url(re.compile(f"/fairness/{table}$"))
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.say(f"fair-page-{verdict}"))


def test_two_browsers_add_their_part_and_check_it(house: House, visit: Visit) -> None:
    anna, karel = visit("Anna", lang="cs"), visit("Karel", size=(390, 844), touch=True)
    table = create_table(anna, "me", "empty")
    anna.open(f"/table/{table}")
    promise = anna.get(f"/api/tables/{table}")["deal"]["promise"]
    expect(anna.page.get_by_role("link", name=f"{promise[:8]} … {promise[-8:]}")).to_be_visible()
    invite = anna.post(f"/api/tables/{table}/invite")["invite"]
    karel.open(f"/table/{table}?invite={invite}")
    karel.page.get_by_role("button", name=karel.say("gather-sit-at", n=2)).click()
    finish(anna, karel)
    deal = anna.get(f"/api/tables/{table}")["deal"]
    assert deal["promise"] == promise == commitment_hash(bytes.fromhex(deal["secret"]), table)
    assert (deal["number"], deal["parts"]) == (1, ["opened", "opened"])
    for visitor in (anna, karel):
        verdict(visitor, table, "fits")
        expect(visitor.page.locator("[data-part=people] code")).to_have_count(2)
        expect(visitor.page.locator("[data-same=true]")).to_be_visible()

    # Whoever does not believe it tries to cheat, checks with the browser's own hash, or at home.
    secret, cheat = anna.page.get_by_label(anna.say("fair-cheat-secret")), anna.page.locator("[data-part=cheat]")
    expect(cheat).to_have_attribute("data-verdict", "fits")
    secret.fill(("1" if deal["secret"][0] == "0" else "0") + deal["secret"][1:])
    expect(cheat).to_have_attribute("data-verdict", "broken")
    anna.button("fair-cheat-back").click()
    expect(cheat).to_have_attribute("data-verdict", "fits")
    anna.page.get_by_text(anna.say("fair-home-lines"), exact=True).click()
    code = anna.page.locator("pre").inner_text()
    assert anna.page.evaluate(f"(async () => {{ {code.replace('console.log', 'return ')} }})()") == promise
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("link", name=anna.say("fair-home-file")).click()
    played = kronika.replay(json.loads(saved.value.path().read_text()))
    assert played.commitment is not None
    assert played.commitment.kept

    # A browser that was not there has to believe the hash, and says so.
    eva = visit("Eva")
    eva.open(f"/fairness/{table}")
    expect(eva.page.get_by_role("heading", level=1)).to_have_text(eva.say("fair-page-unkept"))


def test_a_server_that_deals_from_another_secret_is_found_out(own_house: House, visit: Visit) -> None:
    """The cheat: before the first answer the secret in the store is replaced, as if it had always been so."""
    anna, karel = visit("Anna", house=own_house), visit("Karel", house=own_house)
    table = create_table(anna, "me", "empty")
    karel.sit_with(anna, table)
    anna.open(f"/table/{table}")
    anna.until("state => state.asks.length > 0")
    anna.page.goto("about:blank")
    own_house.kill()
    with sqlite3.connect(own_house.data / "kronika.sqlite") as store:
        ((first,),) = store.execute("select data from log where table_id = ? and seq = 1", [table]).fetchall()
        data = json.loads(first)
        data["secret"] = "ab" * 32
        store.execute("update log set data = ? where table_id = ? and seq = 1", [json.dumps(data), table])
    own_house.start()
    karel.post(f"/api/tables/{table}/resign")  # a bot plays for him
    anna.open(f"/table/{table}")
    finish(anna)
    deal = anna.get(f"/api/tables/{table}")["deal"]
    assert deal["promise"] == commitment_hash(bytes.fromhex("ab" * 32), table), "for itself it all fits"
    verdict(anna, table, "broken")
    expect(anna.page.locator("[data-fault=promise]")).to_have_text(anna.say("fair-fault-promise"))


def test_anybody_can_read_how_it_works(house: House, visit: Visit) -> None:
    visitor = visit(lang="cs", theme="dark")
    visitor.open("/help")
    visitor.page.locator("footer").get_by_role("link", name=visitor.say("fair-link")).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.say("fair-title"))
    expect(visitor.page.locator("[data-part=cheat]")).to_have_attribute("data-verdict", "fits")
