"""Flows: one seat, all seats at once, sub-flows side by side, consent and bargains."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from kronika.engine.ask import Ask, Flow, Option, Reply
from kronika.engine.cards import Cards
from kronika.engine.flow import Deal, all_of, bargain, choose, consent, together
from kronika.engine.message import Message
from kronika.engine.rng import Mwc
from tests.toys.scripted import Notes, notes_of, question, table_of


class Driven:
    """A flow driven by hand: what is open now, and what came out at the end."""

    def __init__(self, flow: Generator[list[Ask], Reply, object]) -> None:
        self.flow = flow
        self.asks: list[Ask] = []
        self.result: object = None
        self.over = False
        self._go(None)

    def answer(self, seat: int, *keys: str) -> Driven:
        (ask,) = [ask for ask in self.asks if ask.seat == seat]
        self._go(Reply(ask, ask.picks(keys)))
        return self

    def open(self) -> dict[int, str]:
        return {ask.seat: ask.what.id for ask in self.asks}

    def _go(self, reply: Reply | None) -> None:
        try:
            self.asks = next(self.flow) if reply is None else self.flow.send(reply)
        except StopIteration as stop:
            self.asks, self.result, self.over = [], stop.value, True


# --- one seat ---


def test_choose_asks_once_and_returns_what_was_picked() -> None:
    flow = Driven(choose(question(1, "red", "blue")))
    assert flow.open() == {1: "which"}
    assert flow.answer(1, "blue").result == [1]


def test_a_question_with_one_answer_is_not_asked() -> None:
    assert Driven(choose(question(1, "red"))).result == [0]
    assert Driven(choose(Ask(1, Message("which"), [], 0, 0))).result == []


# --- all seats at once ---


def test_all_of_asks_all_at_once_and_waits_for_the_last_in_any_order() -> None:
    flow = Driven(all_of([question(seat, "red", "blue") for seat in range(3)]))
    assert flow.open() == {0: "which", 1: "which", 2: "which"}
    assert flow.answer(1, "blue").open() == {0: "which", 2: "which"}
    assert flow.answer(2, "red").open() == {0: "which"}
    assert not flow.over
    assert flow.answer(0, "blue").result == {0: [1], 1: [1], 2: [0]}


def test_all_of_does_not_ask_anyone_without_a_choice() -> None:
    flow = Driven(all_of([question(0, "red"), question(1, "red", "blue"), question(2, "blue")]))
    assert flow.open() == {1: "which"}
    assert flow.answer(1, "blue").result == {0: [0], 1: [1], 2: [0]}


@pytest.mark.parametrize("asks", [[], [question(0, "red"), question(1, "blue")]])
def test_all_of_asks_nothing_where_nobody_has_a_choice(asks: list[Ask]) -> None:
    flow = Driven(all_of(asks))
    assert flow.over
    assert flow.result == {ask.seat: [0] for ask in asks}


def secret_choice(s: Notes) -> Flow[None]:
    picks = yield from all_of([question(seat, "red", "blue", private=True) for seat in range(s.seats)])
    s.note("-".join(str(picks[seat][0]) for seat in range(s.seats)))


def test_a_hidden_choice_shows_nothing_before_the_last_answer() -> None:
    """Two tables where seat 0 chose differently look alike to everybody else until all have chosen."""
    red, blue = table_of(secret_choice, 3, listen=True), table_of(secret_choice, 3, listen=True)
    red.answer(0, ["red"])
    blue.answer(0, ["blue"])
    for seat, key in ((2, "red"), (1, "blue")):
        for watcher in (None, 1, 2):
            assert red.view(watcher) == blue.view(watcher)
            assert red.events(watcher) == blue.events(watcher) == []
        assert [ask.plain() for ask in red.asks] == [ask.plain() for ask in blue.asks]
        red.answer(seat, [key])
        blue.answer(seat, [key])
    assert (notes_of(red), notes_of(blue)) == (["0-1-0"], ["1-1-0"])
    assert red.view(None) != blue.view(None)


# --- side by side ---


def work(s: Notes, seat: int, days: int) -> Flow[int]:
    """A seat works for some days, each with a question of its own."""
    for day in range(days):
        yield from choose(question(seat, "work", "rest", what=f"day-{day}"))
        s.note(f"{seat}.{day}")
    return days * 10


def side_by_side(s: Notes) -> Flow[None]:
    done = yield from together({seat: work(s, seat, days) for seat, days in enumerate((3, 1, 2))})
    s.note(str(done))


def test_each_seat_goes_on_as_soon_as_it_answers_and_waits_for_nobody() -> None:
    table = table_of(side_by_side, 3)

    def days() -> dict[int, str]:
        return {ask.seat: ask.what.id for ask in table.asks}

    assert days() == {0: "day-0", 1: "day-0", 2: "day-0"}
    table.answer(2, ["work"])
    table.answer(2, ["work"])
    assert notes_of(table) == ["2.0", "2.1"], "it did not go on at once"
    assert days() == {0: "day-0", 1: "day-0"}, "a neighbor was moved, or who is done is still asked"
    table.answer(0, ["work"])
    assert days() == {0: "day-1", 1: "day-0"}
    table.answer(1, ["rest"])
    table.answer(0, ["work"])
    assert days() == {0: "day-2"}
    table.answer(0, ["work"])
    assert notes_of(table) == ["2.0", "2.1", "0.0", "1.0", "0.1", "0.2", "{2: 20, 1: 10, 0: 30}"]
    assert table.over


def test_a_fork_between_sub_flows_goes_on_like_its_original() -> None:
    table = table_of(side_by_side, 3)
    for seat in (2, 0, 1):
        table.answer(seat, ["work"])
    twin = table.fork()
    for seat in (0, 2, 0):
        table.answer(seat, ["work"])
        twin.answer(seat, ["work"])
        assert twin.digest() == table.digest()
    assert twin.over


def test_sub_flows_without_a_question_are_done_at_once() -> None:
    notes = Notes(2, Mwc.of("1"), Cards([], [], {}))
    flow = Driven(together({0: work(notes, 0, 0), 1: work(notes, 1, 0)}))
    assert flow.result == {0: 0, 1: 0}
    assert Driven(together({})).result == {}


def test_a_sub_flow_may_ask_a_neighbor_and_gets_the_answer() -> None:
    def ask_neighbor(seat: int) -> Flow[list[int]]:
        yield from choose(question(seat, "go", "stay"))
        return (yield from choose(question(2, "red", "blue", what=f"from-{seat}")))

    def quiet() -> Flow[list[int]]:
        return (yield from choose(question(1, "go", "stay")))

    flow = Driven(together({0: ask_neighbor(0), 1: quiet()}))
    flow.answer(0, "go")
    assert flow.open() == {2: "from-0", 1: "which"}
    flow.answer(2, "blue")
    assert flow.open() == {1: "which"}
    assert flow.answer(1, "stay").result == {0: [1], 1: [1]}


def test_hidden_choices_may_be_made_inside_a_sub_flow() -> None:
    def both() -> Flow[dict[int, list[int]]]:
        return (yield from all_of([question(0, "red", "blue", private=True), question(1, "red", "blue", private=True)]))

    def alone() -> Flow[dict[int, list[int]]]:
        return {2: (yield from choose(question(2, "red", "blue")))}

    flow = Driven(together({0: both(), 2: alone()}))
    flow.answer(1, "blue")
    assert flow.open() == {0: "which", 2: "which"}
    flow.answer(2, "red")
    assert flow.answer(0, "red").result == {2: {2: [0]}, 0: {0: [0], 1: [1]}}


# --- consent and bargains ---


@pytest.mark.parametrize(("key", "agreed"), [("yes", True), ("no", False)])
def test_consent_is_yes_or_no(key: str, agreed: bool) -> None:
    flow = Driven(consent(1, Message("pass-through"), rule="O7"))
    assert flow.asks[0].keys() == ["no", "yes"]
    assert flow.asks[0].rule == "O7"
    assert flow.answer(1, key).result is agreed


def wares(proposer: int, partner: int) -> list[Option]:
    """Seat 0 can give wool, seat 1 grain; either may want coins."""
    ware = "wool" if proposer == 0 else "grain"
    return [Option(ware, Message(ware), (), 2), Option("coin", Message("coin"), (), 3)]


def deal(rounds: int = 3) -> Driven:
    return Driven(bargain(0, 1, "trade", wares, rounds, "T4"))


def terms(flow: Driven) -> tuple[int, list[str]] | None:
    result = flow.result
    assert result is None or isinstance(result, Deal)
    return None if result is None else (result.proposer, result.terms)


def test_an_offer_is_composed_then_put_to_the_partner() -> None:
    flow = deal()
    (offer,) = flow.asks
    assert (offer.seat, offer.what.id, offer.what.args) == (0, "trade-offer", {"partner": 1})
    assert (offer.least, offer.most, offer.rule) == (0, 5, "T4")
    flow.answer(0, "wool", "coin", "coin")
    (answer,) = flow.asks
    assert (answer.seat, answer.what.id, answer.rule) == (1, "trade-answer", "T4")
    assert answer.what.args == {"proposer": 0, "terms": "wool, coin, coin"}
    assert answer.keys() == ["refuse", "accept", "counter"]


def test_an_accepted_offer_is_a_deal_on_its_terms() -> None:
    assert terms(deal().answer(0, "wool", "coin", "coin").answer(1, "accept")) == (0, ["wool", "coin", "coin"])


def test_a_refused_offer_is_no_deal() -> None:
    flow = deal().answer(0, "wool").answer(1, "refuse")
    assert flow.over
    assert terms(flow) is None


def test_a_counter_offer_swaps_the_roles() -> None:
    flow = deal().answer(0, "wool").answer(1, "counter")
    (offer,) = flow.asks
    assert (offer.seat, offer.what.args, offer.keys()) == (1, {"partner": 0}, ["grain", "coin"])
    flow.answer(1, "grain", "grain")
    assert flow.open() == {0: "trade-answer"}
    assert terms(flow.answer(0, "accept")) == (1, ["grain", "grain"])


def test_the_last_offer_can_only_be_taken_or_left() -> None:
    flow = deal().answer(0, "wool").answer(1, "counter").answer(1, "grain").answer(0, "counter").answer(0, "coin")
    assert flow.asks[0].keys() == ["refuse", "accept"]
    assert terms(flow.answer(1, "accept")) == (0, ["coin"])


def test_the_last_offer_left_is_no_deal() -> None:
    flow = deal(rounds=1).answer(0, "wool")
    assert flow.asks[0].keys() == ["refuse", "accept"]
    assert terms(flow.answer(1, "refuse")) is None


def test_an_empty_offer_is_an_offer_too() -> None:
    flow = deal().answer(0)
    assert flow.asks[0].what.args["terms"] == ""
    assert terms(flow.answer(1, "accept")) == (0, [])


def test_who_has_nothing_to_offer_is_not_asked_what() -> None:
    flow = Driven(bargain(0, 1, "trade", lambda proposer, partner: []))
    assert flow.open() == {1: "trade-answer"}
