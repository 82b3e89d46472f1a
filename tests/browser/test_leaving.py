"""Whoever signs out leaves nothing of theirs in another tab of the same browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.test_accounts import WORD, fresh


def test_a_sign_out_is_heard_in_the_other_tab(visit: Visit) -> None:
    anna = visit(name := fresh("Anna"), lang="cs")
    anna.post("/api/account", {"name": name, "password": WORD})
    table = anna.create_table("high-card", "me", "random")
    anna.open("/account")
    tab = anna.context.new_page()
    try:
        tab.goto(f"{anna.page.url.removesuffix('/account')}/table/{table}")
        draft = tab.locator("input[name=say]").first
        draft.fill("Tajně ti řeknu")
        kept = "() => Object.keys(sessionStorage).filter((each) => each.startsWith('kronika-kept-'))"
        assert tab.evaluate(kept) == [f"kronika-kept-chat-{table}"]
        anna.button("account-sign-out").click()
        expect(anna.button("account-have-one")).to_be_visible()
        tab.wait_for_function(f"() => ({kept})().length === 0")
        expect(tab.get_by_text("Tajně ti řeknu")).to_have_count(0)
        assert [each.input_value() for each in tab.locator("input[name=say]").all()] in ([], [""])
    finally:
        tab.close()
