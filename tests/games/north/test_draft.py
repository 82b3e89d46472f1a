"""The draft of clans, a house rule: strike in turn order, then choose in reverse."""

from __future__ import annotations

import pytest

import kronika
from kronika.engine.texts import say
from kronika.games.north.bots import BOTS
from kronika.games.north.faces import CLANS

pytestmark = pytest.mark.usefixtures("little_cards")


def asked(table: kronika.Table) -> list[tuple[int, str]]:
    return [(ask.seat, ask.what.id.removeprefix("north-ask-")) for ask in table.asks]


@pytest.mark.rule("N11.1-o")
@pytest.mark.parametrize(("seats", "strikes"), [(1, 0), (2, 2), (3, 3), (4, 2)])
def test_strikes_in_turn_order_and_choices_in_reverse(seats: int, strikes: int) -> None:
    table = kronika.new_table("north", seats, 3, {"clans": "draft"})
    first = table.sight(None).first
    order = [(first + i) % seats for i in range(seats)]
    out: list[str] = []
    for seat in order[:strikes]:
        assert asked(table) == [(seat, "strike")]
        assert table.asks[0].keys() == [f"strike:{clan}" for clan in CLANS if clan not in out]
        out.append(CLANS[-1 - len(out)])
        table.answer(seat, [f"strike:{out[-1]}"])
        assert table.view(None)["extra"]["struck"] == out, "all see what is struck"
    led: list[str] = []
    for seat in reversed(order):
        if len(CLANS) - len(out) - len(led) > 1:  # the last clan is nobody's choice
            assert asked(table) == [(seat, "clan")]
            led.append(next(clan for clan in CLANS if clan not in (*out, *led)))
            table.answer(seat, [f"clan:{led[-1]}"])
    clans = [table.sight(None).clan(seat) for seat in reversed(order)]
    assert clans[: len(led)] == led
    assert len(set(clans)) == seats
    assert not set(clans) & set(out)
    again = kronika.replay(table.chronicle())
    assert again.digest() == table.digest()


@pytest.mark.rule("N11.1-o")
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_why_a_clan_cannot_be_had(lang: str) -> None:
    table = kronika.new_table("north", 2, 3, {"clans": "draft"})
    for key in ("strike:glenn", "strike:heidel", "clan:ulaf"):
        table.answer(table.asks[0].seat, [key])
    refused = {refusal.key: refusal for refusal in table.refused(table.asks[0].seat)}
    assert {key: refusal.rule for key, refusal in refused.items()} == {
        "clan:ulaf": "N2.3-a",
        "clan:glenn": "N11.1-o",
        "clan:heidel": "N11.1-o",
    }
    said = {say(refusal.reason, lang) for refusal in refused.values()}
    assert len(said) == 2, "led and struck are two reasons"
    with pytest.raises(kronika.IllegalAnswer):
        table.answer(table.asks[0].seat, ["clan:glenn"])


@pytest.mark.rule("N11.1-o")
def test_bots_draft_and_the_jarl_strikes_what_he_fears() -> None:
    for name in ("random", "greedy", "jarl"):
        table = kronika.new_table("north", 3, 1, {"clans": "draft"})
        bot = BOTS[name](1)
        while asked(table)[0][1] in ("strike", "clan"):
            ask = table.asks[0]
            table.answer(ask.seat, bot.decide(table.sight(ask.seat), ask))
        assert asked(table)[0][1] == "first-hand"
    table = kronika.new_table("north", 2, 1, {"clans": "draft"})
    ask = table.asks[0]
    best = BOTS["jarl"](1).decide(table.sight(ask.seat), ask)
    table = kronika.new_table("north", 2, 1, {"clans": "choose"})
    ask = table.asks[0]
    assert best[0].split(":")[1] == BOTS["jarl"](1).decide(table.sight(ask.seat), ask)[0].split(":")[1]
