"""Several people at one device, at the tables of Oath, Valeria and Empires of the North: between two of them it is
covered, with nothing of anybody behind, and whoever takes it sees their own secrets and nobody else's."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.player import Decide, first, thrifty
from tests.browser.test_one_device import Shared
from tests.browser.visitor import PHONE, Brief

SECRETS = {"oath": "advisers", "valeria": "duke", "north": "hand"}
"""What only its owner sees."""
ASKED = {"oath": "oath-ask-act", "valeria": "valeria-ask-action", "north": "north-ask-action"}
DECIDE: dict[str, Decide] = {"oath": lambda ask, brief: first(ask), "valeria": thrifty(), "north": thrifty()}


@pytest.mark.parametrize(
    ("game", "lang", "phone"),
    [("oath", "cs", True), ("valeria", "en", False), pytest.param("north", "cs", True, marks=pytest.mark.long)],
)
def test_a_table_is_passed_round(visit: Visit, game: str, lang: str, phone: bool) -> None:
    """Petr and Jana have one device. It is covered until Jana takes it; she passes it on, it is covered again, and of
    her secrets Petr finds nothing."""
    petr = visit("Petr", lang=lang, size=PHONE, touch=True) if phone else visit("Petr", lang=lang)
    body = {"game": game, "name": "U nás", "seats": [{"kind": "me"}, {"kind": "beside", "name": "Jana"}], "setup": {}}
    table = str(petr.post("/api/tables", body)["id"])
    both = [(petr, DECIDE[game]), (petr, DECIDE[game])]

    def hers(brief: Brief) -> bool:
        return bool(brief["seat"] == 1 and brief["ask"]["what"]["id"] == ASKED[game])

    bring(table, both, hers, seats=(0, 1))
    device = Shared(petr, ["Petr", "Jana"])
    petr.open(f"/table/{table}")
    for seat in (1, 0):
        device.covered_for(1)
        if seat:
            device.taken_by(1)
        else:
            # Petr may look while it is Jana's turn, and hands it back.
            device.lift(0).click()
            expect(petr.page.locator("[data-part=pass-on]")).to_contain_text("Jana")
        shown = petr.page.evaluate("told.state.view.zones")
        known = {zone["id"]: [card["face"] for card in zone["cards"] if card.get("face")] for zone in shown}
        counts = {zone["id"]: zone.get("count", len(zone["cards"])) for zone in shown}
        mine, theirs = f"{SECRETS[game]}:{seat}", f"{SECRETS[game]}:{1 - seat}"
        assert counts[mine] == len(known[mine]) > 0
        assert counts[theirs] > 0
        assert known[theirs] == []
        if seat:
            if phone:
                petr.button("web-table-menu").click()
            petr.button("passing-tool").first.click()
        else:
            petr.button("passing-on", petr.page.locator("[data-part=pass-on]")).click()
    device.taken_by(1)
