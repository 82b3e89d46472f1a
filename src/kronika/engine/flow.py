"""How effects ask: one seat, all seats at once, or sub-flows side by side; consent and bargains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kronika.engine.ask import Ask, Flow, Option, Reply, T
from kronika.engine.message import Args, Message

NOTHING: Final = Message("refused-not-asked")
"""What a pause asks: nobody reads it."""


PAUSES: Final[dict[tuple[int, int], list[Ask]]] = {}
"""Made once, since nobody changes them."""


def choose(ask: Ask) -> Flow[list[int]]:
    """One question to one seat; returns the picked option indexes. A question with one answer is not asked. Where the
    options are nobody else's business, others may not notice that: the flow still pauses there, and the table goes on
    by itself."""
    forced = ask.forced()
    if forced is not None and not ask.private:
        return forced
    reply = yield [ask]
    return reply.picks


def pause(seat: int, among: int = 0) -> Flow[None]:
    """A moment at which, for all that others know, the seat (or one of `among`, a bit mask) may be choosing. Where it
    depends on hidden cards whether somebody is asked, the flow pauses if nobody is: so it looks the same."""
    asks = PAUSES.get((seat, among))
    if asks is None:
        asks = PAUSES[seat, among] = [Ask(seat, NOTHING, [], 0, 0, private=True, among=among)]
    yield asks


OVER: Final[list[Ask]] = []
"""What a flow asks that is over: nothing. Nobody adds to it."""


def to_its_end(step: Flow[None]) -> Flow[None]:
    """A flow that asks `OVER` instead of ending. Whoever drives a flow by hand would have to catch its StopIteration
    otherwise, and compiled code makes a traceback for each one that it catches: that costs as much as a decision."""
    yield from step
    yield OVER


def noted(flow: Flow[T], seat: int, done: dict[int, T]) -> Flow[None]:
    """The same for a flow that returns something: it is noted for its seat."""
    done[seat] = yield from flow
    yield OVER


def all_of(asks: Sequence[Ask], shows: bool = False) -> Flow[dict[int, list[int]]]:
    """Several seats choose at once; nothing happens and nothing shows before the last of them has.

    Whoever has no choice in private is done at once, so others do not see who has chosen yet, but where it `shows`:
    where everybody knows who has a choice."""
    picks: dict[int, list[int]] = {}
    waiting: list[Ask] = []
    among = 0
    for ask in asks:
        forced = ask.forced()
        if forced is None:
            waiting.append(ask)
        else:
            picks[ask.seat] = forced
        if ask.private:
            among |= 1 << ask.seat
    secret = 0
    for ask in waiting:
        if ask.private:
            secret |= 1 << ask.seat
    for ask in waiting:
        ask.sealed = secret if ask.private else 0
        if ask.private and not shows:
            ask.among = among
    while waiting:
        reply = yield waiting
        picks[reply.seat] = reply.picks
        waiting = [ask for ask in waiting if ask.seat != reply.seat]
    if among and not shows:
        yield from pause(asks[0].seat, among)  # whoever answers does not see at once that all others have
    return picks


def together(flows: dict[int, Flow[T]]) -> Flow[dict[int, T]]:
    """One sub-flow per seat, each going on as soon as its own seat answers; returns what each returned. Others see who
    has still to answer: where that depends on hidden cards, the asks say who looks alike (`Ask.among`)."""
    done: dict[int, T] = {}
    going = {seat: noted(flow, seat, done) for seat, flow in flows.items()}
    waiting: dict[int, list[Ask]] = {}
    for seat, flow in going.items():
        asks = _without_pauses(flow, next(flow))
        if asks is not OVER:
            waiting[seat] = asks
    while waiting:
        reply = yield [ask for asks in waiting.values() for ask in asks]
        seat = _owner(waiting, reply)
        asks = _without_pauses(going[seat], going[seat].send(reply))
        if asks is OVER:
            del waiting[seat]
        else:
            waiting[seat] = asks
    return done


def _without_pauses(flow: Flow[None], asks: list[Ask]) -> list[Ask]:
    """What a sub-flow asks next: where it only pauses, others are asked meanwhile, and nobody sees the pause."""
    while len(asks) == 1:
        forced = asks[0].forced()
        if forced is None:
            break
        asks = flow.send(Reply(asks[0], forced))
    return asks


def _owner(waiting: dict[int, list[Ask]], reply: Reply) -> int:
    """Whose sub-flow asked the seat that now replies (a sub-flow may ask another seat too)."""
    for seat, asks in waiting.items():
        for ask in asks:
            if ask.seat == reply.seat:
                return seat
    raise AssertionError(f"no sub-flow asked {reply}")


def no_and_yes(what: Message) -> list[Option]:
    """The two answers to a question, each in words of its own that say what it does: the texts `<question>-no` and
    `<question>-yes`, which get the arguments of the question."""
    return [Option("no", Message(f"{what.id}-no", what.args)), Option("yes", Message(f"{what.id}-yes", what.args))]


def consent(seat: int, what: Message, rule: str = "") -> Flow[bool]:
    """Whether a seat agrees."""
    picks = yield from choose(Ask(seat, what, no_and_yes(what), rule=rule))
    return picks == [1]


class Deal:
    """Terms that both sides accepted: who proposed them and which options, each as often as it was picked."""

    __slots__ = ("proposer", "terms")

    def __init__(self, proposer: int, terms: list[str]) -> None:
        self.proposer = proposer
        self.terms = terms


Terms = Callable[[int, int], list[Option]]
Said = Callable[[int, int, list[str]], Args]


def bargain(
    proposer: int,
    partner: int,
    what: str,
    terms: Terms,
    rounds: int = 3,
    rule: str = "",
    said: Said | None = None,
) -> Flow[Deal | None]:
    """An offer in the open, accepted, refused or countered; a counter-offer swaps the roles.

    `terms(proposer, partner)` lists what the one can give and want; `said(proposer, partner, offer)` hears each offer
    and gives the arguments of the question about it (by default the keys of the terms). Nothing moves before somebody
    accepts, so a deal is whole or not at all; after `rounds` offers the last one can only be taken or left.
    """
    for left in range(rounds, 0, -1):
        options = terms(proposer, partner)
        most = 0
        for option in options:
            most += option.most
        composing = Ask(proposer, Message(f"{what}-offer", {"partner": partner}), options, 0, most, rule=rule)
        picks = yield from choose(composing)
        offer = [options[i].key for i in picks]
        answers = [
            Option("refuse", Message("deal-refuse")),
            Option("accept", Message("deal-accept")),
        ]
        if left > 1:
            answers.append(Option("counter", Message("deal-counter")))
        args: Args = {"terms": ", ".join(offer)} if said is None else said(proposer, partner, offer)
        about = Message(f"{what}-answer", {"proposer": proposer, **args})
        (pick,) = yield from choose(Ask(partner, about, answers, rule=rule))
        if pick == 0:
            return None
        if pick == 1:
            return Deal(proposer, offer)
        proposer, partner = partner, proposer
    return None
