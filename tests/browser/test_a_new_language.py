"""Pages built with one language more: a browser that asks for it gets them in it, and anybody may choose it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.texts.german import build_pages, served, with_german

pytestmark = pytest.mark.plain


def test_the_pages_speak_it_and_offer_it(browser: Browser, built: None, tmp_path: Path) -> None:
    root = with_german(tmp_path / "sources")
    build_pages(root)
    with served(root, tmp_path / "data") as base:
        page = browser.new_page(locale="de-AT")
        try:
            page.goto(base)
            page.get_by_role("button", name="Einstellungen").click()
            expect(page.locator("html")).to_have_attribute("lang", "de")
            languages = page.get_by_role("group", name="Sprache")
            expect(languages.get_by_role("radio")).to_have_count(3)
            expect(languages.get_by_label("Deutsch")).to_be_checked()
            languages.get_by_label("Česky").check()
            expect(page.locator("html")).to_have_attribute("lang", "cs")
            expect(page.get_by_role("dialog", name="Nastavení")).to_be_visible()
        finally:
            page.close()
