"""The toy Caravan: what the big games will need, played on a real table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import kronika
from kronika.engine.table import Table
from tests.properties import cases
from tests.toys.caravan import PLACES, Road

SEATS = 3
assert cases.CASES, "importing the cases puts the toys on the shelf"


def state(table: Table) -> Road:
    s = table._state
    assert isinstance(s, Road)
    return s


def opened(seed: int = 1, seats: int = SEATS, listen: bool = False) -> Table:
    return kronika.new_table("caravan", seats=seats, seed=seed, setup={"start": "first"}, listen=listen)


def packed(goods: Sequence[int] = (0, 0, 0), seed: int = 1, listen: bool = False) -> Table:
    """A table on which the seats have bought this many goods and are about to bid."""
    table = opened(seed, len(goods), listen)
    for seat, n in enumerate(goods):
        for _ in range(n):
            table.answer(seat, ["good"])
        table.answer(seat, ["stop"])
    return table


def bidden(bids: Sequence[int], goods: Sequence[int] = (0, 0, 0), seed: int = 1) -> Table:
    """A table on which the bids are in and the leader is about to scout."""
    table = packed(goods, seed)
    for seat, n in enumerate(bids):
        table.answer(seat, ["coin"] * n)
    return table


def asked(table: Table) -> dict[int, str]:
    return {ask.seat: ask.what.id.removeprefix("caravan-") for ask in table.asks}


def spot_of(table: Table, name: str) -> int:
    s = state(table)
    return next(spot for spot, place in enumerate(s.places) if s.cards.name(place) == name)


def travelled(table: Table, *names: str) -> Table:
    """Scouts the first place on offer, makes no deal, and sends the seats to the named places in turn."""
    if "scout" in asked(table).values():
        table.answer(table.asks[0].seat, [table.asks[0].options[0].key])
    table.answer(table.asks[0].seat, ["no"])
    for name in names:
        table.answer(table.asks[0].seat, [f"go:{spot_of(table, name)}"])
    return table


# --- packing ---


def test_all_pack_side_by_side_and_nobody_waits() -> None:
    table = opened()
    for _ in range(4):
        table.answer(2, ["good"])
    assert asked(table) == {0: "pack", 1: "pack", 2: "pack"}
    table.answer(0, ["stop"])
    assert asked(table) == {1: "pack", 2: "pack"}
    table.answer(2, ["good"])
    table.answer(2, ["good"])
    assert asked(table) == {1: "pack"}, "without coins there is nothing to ask"
    assert state(table).goods == [0, 0, 6]


# --- bidding ---


def test_bids_show_only_when_the_last_is_in() -> None:
    high, low = packed(listen=True), packed(listen=True)
    before = [high.view(seat) for seat in (None, 1, 2)]
    high.answer(0, ["coin"] * 5)
    low.answer(0, [])
    for seat in (None, 1, 2):
        assert high.view(seat) == low.view(seat)
        assert high.events(seat) == low.events(seat)
    coins = [[seat["coins"] for seat in view["seats"]] for view in (before[0], high.view(None))]
    assert coins[0] == coins[1] == [6, 6, 6]
    for table in (high, low):
        table.answer(1, ["coin"] * 2)
        table.answer(2, ["coin"])
    assert (state(high).leader, state(low).leader) == (0, 1)
    assert [seat["coins"] for seat in high.view(None)["seats"]] == [1, 6, 6]


def test_a_bid_is_private_to_its_seat() -> None:
    assert all(ask.private for ask in packed().asks)


def test_a_bid_can_be_taken_back_while_another_is_out() -> None:
    table = packed()
    table.answer(0, ["coin"])
    table.answer(2, ["coin"] * 2)
    table.undo(0)
    assert asked(table) == {0: "bid", 1: "bid"}
    table.answer(0, ["coin"] * 4)
    table.answer(1, [])
    assert state(table).leader == 0
    assert state(table).coins == [2, 6, 6]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bid_cannot_be_taken_back_when_all_have_come_out(seat: int) -> None:
    table = bidden((1, 2, 3))
    before = table.digest()
    with pytest.raises(kronika.CannotUndo, match="come out"):
        table.undo(seat)
    assert table.digest() == before
    table.undo(seat, consent=True)
    assert seat in asked(table)


# --- scouting ---


def test_what_was_peeked_at_its_scout_knows_and_nobody_else_over_rounds_and_forks() -> None:
    table = bidden((0, 0, 1))
    peeked = spot_of(table, "desert")
    table.answer(2, [f"peek:{peeked}"])
    away = ["oasis", "market", "boat"]
    table = travelled(table, *away)
    for _ in range(2):
        for view_of in (table, table.fork(), table.fork().fork()):
            for seat in (None, 0, 1, 2):
                known = {place["face"]: place["spot"] for place in view_of.view(seat)["zones"][0]["cards"]}
                assert ("desert" in known) == (seat == 2), f"seat {seat}"
                assert known.items() >= {(name, spot_of(table, name)) for name in away}
        next_round(table)
    again = kronika.replay(table.chronicle())
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [table.view(seat) for seat in (None, 0, 1, 2)]
    # Turned up, it is known to all.
    while "travel" not in asked(table).values():
        ask = table.asks[0]
        table.answer(ask.seat, ["no"] if "no" in ask.keys() else [ask.options[0].key][: ask.most])
    table.answer(table.asks[0].seat, [f"go:{peeked}"])
    assert all("desert" in str(table.view(seat)) for seat in (None, 0, 1))


def next_round(table: Table) -> None:
    """Everybody stops packing and bids nothing: the table stands at the next scouting."""
    while asked(table) and set(asked(table).values()) <= {"pack", "bid"}:
        ask = table.asks[0]
        table.answer(ask.seat, ["stop"] if "stop" in ask.keys() else [])


# --- dealing ---


def dealing(goods: Sequence[int] = (2, 1, 0)) -> Table:
    """Seat 0 leads and may offer something to seat 1."""
    table = bidden((1, 0, 0), goods)
    table.answer(0, [table.asks[0].options[0].key])
    table.answer(1, ["yes"])
    return table


def purse(table: Table) -> list[tuple[int, int]]:
    s = state(table)
    return list(zip(s.goods, s.coins, strict=True))


def test_a_deal_is_whole() -> None:
    table = dealing()
    assert purse(table) == [(2, 3), (1, 5), (0, 6)]
    table.answer(0, ["give-good", "give-good", "want-coin", "want-coin", "want-coin"])
    assert purse(table) == [(2, 3), (1, 5), (0, 6)], "an offer moves nothing"
    table.answer(1, ["accept"])
    assert purse(table) == [(0, 6), (3, 2), (0, 6)]
    assert asked(table) == {0: "travel"}


def test_a_refused_deal_moves_nothing() -> None:
    table = dealing()
    table.answer(0, ["give-good", "want-coin"])
    table.answer(1, ["refuse"])
    assert purse(table) == [(2, 3), (1, 5), (0, 6)]


def test_a_counter_offer_comes_from_the_other_side() -> None:
    table = dealing()
    table.answer(0, ["give-good", "want-coin"])
    table.answer(1, ["counter"])
    assert asked(table) == {1: "deal-offer"}
    table.answer(1, ["give-good", "want-coin", "want-coin", "want-coin"])
    table.answer(0, ["accept"])
    assert purse(table) == [(3, 0), (0, 8), (0, 6)]


def test_nobody_can_offer_or_want_more_than_there_is() -> None:
    table = dealing()
    before = table.digest()
    for wrong in (["give-good"] * 3, ["want-coin"] * 6):
        with pytest.raises(kronika.IllegalAnswer, match="times at most"):
            table.answer(0, wrong)
    assert table.digest() == before


def test_an_offer_can_be_taken_back_until_it_is_answered() -> None:
    table = dealing()
    table.answer(0, ["give-good"])
    table.undo(0)
    assert asked(table) == {0: "deal-offer"}
    table.answer(0, ["want-coin"])
    table.answer(1, ["counter"])
    with pytest.raises(kronika.CannotUndo, match="Others have answered"):
        table.undo(0)


# --- travelling: must, can't, ignore ---


def why(table: Table, seat: int) -> dict[str, str]:
    return {refusal.key: refusal.reason.id for refusal in table.refused(seat)}


def test_a_flood_that_is_known_cannot_be_entered_and_says_why() -> None:
    table = travelled(bidden((1, 0, 0)), "flood")
    flood = f"go:{spot_of(table, 'flood')}"
    assert flood not in table.asks[0].keys()
    assert why(table, 1) == {flood: "caravan-why-flood"}
    assert table.refused(1)[0].rule == "C5"
    with pytest.raises(kronika.IllegalAnswer, match=r"not on offer.*\[C5\]"):
        table.answer(1, [flood])


def test_a_guide_must_be_met_if_able() -> None:
    table = travelled(bidden((1, 0, 0)), "guide")
    # One place is left, so seats 1 and 2 follow without being asked.
    s = state(table)
    assert s.at == [spot_of(table, "guide")] * 3


def test_at_the_guide_itself_the_demand_cannot_be_met_and_does_nothing() -> None:
    table = travelled(bidden((1, 0, 0)), "guide")
    next_round(table)
    ask = travelled(table).asks[0]
    assert len(ask.keys()) == len(PLACES) - 1


def test_at_a_boat_floods_are_ignored_but_not_by_others() -> None:
    table = travelled(bidden((1, 0, 0)), "boat", "flood", "desert")
    next_round(table)
    travelled(table)
    flood = f"go:{spot_of(table, 'flood')}"
    assert flood in table.asks[0].keys(), "who is at the boat may enter the flood"
    table.answer(table.asks[0].seat, [f"go:{spot_of(table, 'market')}"])
    table.answer(table.asks[0].seat, [f"go:{spot_of(table, 'market')}"])
    assert table.asks[0].seat == 2
    assert flood not in table.asks[0].keys()
    assert why(table, 2) == {flood: "caravan-why-flood"}
