"""The picture of the terminal in the README."""

from __future__ import annotations

import re

from tests.cli.run import ROOT


def test_the_picture_shows_a_game_and_refers_to_nothing_outside() -> None:
    svg = (ROOT / "docs" / "terminal.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"' )]+", svg)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in svg
    for word in ("Province", "your&#160;turn", "Your&#160;answer"):
        assert word in svg
