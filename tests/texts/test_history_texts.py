"""Graphs and statistics have words for everything they show, in both languages."""

from __future__ import annotations

import re

import pytest

import kronika
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games import find

GAMES = [("dominion", 2), ("valeria", 2), ("north", 2), ("oath", 3)]


def endings(game: str) -> set[str]:
    """All ways in which a game can end, by its own texts."""
    home = find(game).home
    assert home is not None
    written = (home / "texts" / "table.en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{game}-end-([a-z-]+) =", written, re.MULTILINE)) - {"die-said"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_charts_and_facts_have_names(game: str, seats: int, lang: str) -> None:
    table = kronika.new_table(game, seats, "names")
    bots = [kronika.bot(game, "random", seat) for seat in range(seats)]
    charts = set(table.chart_values(0))
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    facts = table.stat_facts()
    assert facts is not None
    texts = catalogue(lang, game)
    assert charts
    assert [name for name in charts if not texts.has(f"figure-{game}-{name}")] == []
    values = [*facts.game.items(), *(each for seat in facts.seats for each in seat.items())]
    assert [fact for fact, _ in values if not texts.has(f"fact-{game}-{fact}")] == []
    for fact, named in values:
        for value in named:
            ids = (f"fact-{game}-{fact}-{value}", f"option-{game}-{fact}-{value}", f"card-{value}")
            assert value.isdigit() or any(texts.has(id) for id in ids), f"{fact}: {value}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_every_ending_has_a_short_name(game: str, lang: str) -> None:
    found = endings(game)
    assert found
    texts = catalogue(lang, game)
    assert [ending for ending in sorted(found) if not texts.has(f"fact-{game}-ending-{ending}")] == []
