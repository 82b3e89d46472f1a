"""Which language a browser asks for: the first of its list that has texts."""

from __future__ import annotations

import pytest

from kronika.server.accept_language import preferred


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("cs", "cs"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("en-GB, cs;q=0.5", "en"),
        ("cs;q=0.5, en-GB", "en"),
        ("xx, cs;q=0.4", "cs"),
        ("sk", "cs"),
        ("cs;q=0, en", "en"),
        ("xx", "en"),
        ("cs;q=much", "cs"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_a_browser_gets_the_first_language_of_its_list_that_has_texts(header: str, lang: str) -> None:
    assert preferred(header) == lang
