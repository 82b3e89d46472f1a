"""The story of a finished game: read, copied, printed, and spoken as its players wish."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast import finished
from tests.browser.test_axe import check, settled
from tests.browser.visitor import PHONE
from tests.browser.windows import DESKTOP

SCREENS = [
    pytest.param({"lang": "cs", "size": PHONE, "touch": True}, id="cs phone"),
    pytest.param({"lang": "en", "size": DESKTOP}, id="en", marks=pytest.mark.long),
]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_story_is_read_copied_printed_and_told_as_one_wishes(
    visit: Visit, screen: dict[str, Any], long: bool
) -> None:
    anna = visit("Anna", **screen)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, lang = anna.page, screen["lang"]
    table = finished(anna, "dominion", "big-money", kingdom="first-game")
    anna.open(f"/story/{table}")
    told = anna.get(f"/api/tables/{table}/story?lang={lang}")
    tale = page.locator("[data-part=tale]")
    expect(tale.get_by_role("heading", level=2)).to_have_text(told["title"])
    sentences = [each for paragraph in told["paragraphs"] for each in paragraph]
    links = tale.locator("p a")
    expect(links).to_have_text([each["text"] for each in sentences])
    assert "Anna" in " ".join(each["text"] for each in sentences)

    check(settled(anna), both=long)

    # Copied, it is plain text; printed, it stands alone on the paper.
    anna.button("tale-copy").click()
    expect(page.locator("[data-part=toast]")).to_have_text(anna.say("tale-copied"))
    lines = [told["title"], *(" ".join(each["text"] for each in paragraph) for paragraph in told["paragraphs"])]
    assert page.evaluate("navigator.clipboard.readText()") == "\n\n".join(lines)
    page.evaluate("() => { window.print = () => { window.printed = (window.printed ?? 0) + 1 } }")
    anna.button("tale-print").click()
    assert page.evaluate("window.printed") == 1
    page.emulate_media(media="print")
    expect(links.first).to_be_visible()
    for away in (anna.button("tale-copy"), page.locator("[data-part=top-bar]"), page.locator("footer")):
        expect(away.first).to_be_hidden()
    page.emulate_media(media="screen")

    # A sentence leads to its moment.
    links.nth(1).click()
    page.wait_for_url(f"**/replay/{table}?at={sentences[1]['seq']}*")
    page.go_back()

    # How one is spoken of is one's own choice, and holds for stories that were told before.
    tale.get_by_role("link", name=anna.say("tale-spoken")).click()
    anna.choose(page.locator("[data-part=spoken]"), anna.say("spoken-she"))
    expect(page.get_by_label(anna.say("spoken-she"))).to_be_checked()
    page.wait_for_function("() => fetch('/api/me/spoken').then(r => r.json()).then(s => s.spoken === 'she')")
    after = anna.get(f"/api/tables/{table}/story?lang={lang}")
    anna.open(f"/story/{table}")
    expect(links).to_have_text([each["text"] for paragraph in after["paragraphs"] for each in paragraph])
    if lang == "cs":  # the past tense has a gender there
        assert after["paragraphs"] != told["paragraphs"]
