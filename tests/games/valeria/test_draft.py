"""The draft of the center, a house rule: everybody in turn picks a stack."""

from __future__ import annotations

import pytest

import kronika
from kronika.engine.texts import say
from kronika.games.valeria.bots import BOTS
from kronika.games.valeria.effects import AREAS, ROLES
from kronika.games.valeria.faces import FACES, NUMBER


def draft(seats: int = 2, seed: int = 3, **more: object) -> kronika.Table:
    return kronika.new_table("valeria", seats, seed, {"set": "draft", **more})


def tops(table: kronika.Table, stacks: range) -> list[str]:
    zones = {zone["id"]: zone["cards"] for zone in table.view(None)["zones"]}
    return [zones[f"stack:{stack}"][0]["face"] if zones[f"stack:{stack}"] else "" for stack in stacks]


def drafting(table: kronika.Table) -> bool:
    return table.asks[0].what.id == "valeria-ask-draft"


@pytest.mark.rule("V15.23")
def test_each_in_turn_picks_an_area_or_a_kind_until_the_center_is_full() -> None:
    table = draft(3)
    first = table.sight(None).first
    assert tops(table, range(5, 15)) == ["", "", "", "", "peasant", "knight", "", "", "", ""], "one kind: no choice"
    assert all(tops(table, range(15, 20))), "domains lie there before"
    wanted = ["monk", "cavern", "hills", "swamp", "merchant", "ruins", "barrens"]
    for i, pick in enumerate(wanted):
        ask = table.asks[0]
        assert [each.seat for each in table.asks] == [(first + i) % 3]
        assert ask.what.args["left"] == 13 - i
        assert not {f"draft:{taken}" for taken in wanted[:i]} & set(ask.keys())
        table.answer(ask.seat, [f"draft:{pick}"])
    assert tops(table, range(5, 7)) == ["monk", "merchant"], "a stack lies there at once"
    strengths = [FACES[NUMBER[top]].strength for top in tops(table, range(5))]
    assert strengths == sorted(strengths), "monsters stand by their strength"
    assert not set(AREAS) & {key.partition(":")[2] for key in table.asks[0].keys()}, "five areas are all"
    while drafting(table):
        table.answer(table.asks[0].seat, table.asks[0].keys()[:1])
    assert {FACES[NUMBER[top]].area for top in tops(table, range(5))} == {
        AREAS.index(area) for area in ("cavern", "hills", "swamp", "ruins", "barrens")
    }
    assert [ask.what.id for ask in table.asks] == ["valeria-ask-duke"] * 3
    assert table.sight(None).turn == first
    assert kronika.replay(table.chronicle()).digest() == table.digest()


@pytest.mark.rule("V15.23")
def test_mixed_citizens_leave_only_areas_to_pick() -> None:
    table = draft(5, **{"mixed-citizens": True})
    picks = 0
    while drafting(table):
        assert {key.partition(":")[2] for key in table.asks[0].keys()} <= set(AREAS)
        table.answer(table.asks[0].seat, table.asks[0].keys()[:1])
        picks += 1
    assert picks == 5


@pytest.mark.rule("V15.23")
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_why_a_stack_cannot_be_picked(lang: str) -> None:
    table = draft()
    for pick in ("monk", *AREAS[:5]):
        table.answer(table.asks[0].seat, [f"draft:{pick}"])
    refused = {refusal.key: refusal for refusal in table.refused(table.asks[0].seat)}
    assert refused["draft:monk"].rule == refused["draft:hills"].rule == "V15.23"
    assert refused["draft:cleric"].rule == "V2.3-a", "the other kind of its number"
    assert refused["draft:cavern"].rule == "V2.2-a"
    assert "draft:merchant" not in refused
    assert len({say(refusal.reason, lang) for refusal in refused.values()}) == 3
    with pytest.raises(kronika.IllegalAnswer):
        table.answer(table.asks[0].seat, ["draft:cleric"])


def test_what_is_drafted_is_not_chosen_beforehand() -> None:
    with pytest.raises(kronika.KronikaError) as error:
        draft(areas=["swamp"])
    assert error.value.message.id == "valeria-set-and-choice"


@pytest.mark.rule("V15.23")
@pytest.mark.parametrize("bot", ["random", "greedy", "duchess"])
def test_bots_draft(bot: str) -> None:
    table = draft(2, 5)
    player = BOTS[bot](1)
    while drafting(table):
        ask = table.asks[0]
        table.answer(ask.seat, player.decide(table.sight(ask.seat), ask))
    assert [ask.what.id for ask in table.asks] == ["valeria-ask-duke"] * 2


@pytest.mark.rule("V15.23")
def test_the_duchess_picks_whom_her_dukes_pay_for() -> None:
    table = draft(2, 1)
    ask = table.asks[0]
    sight = table.sight(ask.seat)
    assert sight.offered() == ["cornelius-the-dreamer", "node-master-of-swords"]
    paid = {role for duke in sight.offered() for role in FACES[NUMBER[duke]].points}
    picked = FACES[NUMBER[BOTS["duchess"](1).decide(sight, ask)[0].partition(":")[2]]]
    assert ROLES[picked.role] in paid
