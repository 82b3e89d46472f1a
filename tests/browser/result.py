"""The window at the end of a game of two, where it tells each one's points part by part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from kronika.engine.game import Result
from kronika.engine.table import Table
from tests.browser.visitor import Visitor


def check_result(visitor: Visitor, game: Table, summands: Sequence[str]) -> None:
    """It tells who won and where each one's points come from; the summands add up. What nobody has is left out, and so
    are the points themselves, which stand beside in large."""
    result = result_of(game)
    texts = visitor.texts(game.game)
    dialog = visitor.page.locator("[data-part=result]")
    expect(dialog.get_by_role("heading")).to_have_text(headline(visitor, game))
    expect(dialog.locator("[data-part=ending]")).to_have_text(texts.prompt(result.ending, game.names))
    every: list[Any] = result.breakdown
    told = [key for key in every[0] if key != "points" and any(row[key] != 0 for row in every)]
    rows = dialog.locator("[data-part=scores] > li")
    expect(rows).to_have_count(2)
    for place, seat in enumerate(sorted(range(2), key=lambda seat: result.ranks[seat])):
        row = rows.nth(place)
        expect(row.locator("[data-part=name]")).to_have_text(game.names[seat])
        expect(row.locator("[data-part=points]")).to_contain_text(str(result.scores[seat]))
        facts = row.locator("[data-part=breakdown] > [data-fact]")
        expect(facts).to_have_count(len(told))
        for fact, key in zip(facts.all(), told, strict=True):
            value = every[seat][key]
            said = texts.text(f"card-{value}") if isinstance(value, str) else str(value)
            expect(fact).to_have_text(f"{texts.text(f'{game.game}-sum-{key}')}: {said}")
        assert sum(every[seat][part] for part in summands) == every[seat]["points"] == result.scores[seat]


def headline(visitor: Visitor, game: Table) -> str:
    """Who won, in the visitor's language."""
    texts, names = visitor.texts(game.game), [game.names[seat] for seat in result_of(game).winners]
    return texts.text("web-won", {"names": texts.listed(names), "count": len(names)})


def result_of(game: Table) -> Result:
    assert game.result is not None
    return game.result
