"""The chronicle is the truth: played again it leads to the same place; undone and redone too."""

from __future__ import annotations

import json
import random
from typing import Any

import kronika
from kronika.engine.errors import CannotUndo, ChronicleError
from kronika.engine.game import State
from kronika.engine.table import Table
from kronika.scene import state_of
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw, demand
from kronika.testing.leaks import unknown
from kronika.testing.walk import any_answer, everyone, walk

CHANCE = (
    "Chance comes from `state.rng` alone, nothing from a clock, a file or the order of a set, and nothing is kept "
    "outside the state."
)
MIXED = (
    "After an undo past something that came out, the cards that no seat knows are mixed again: `hidden(state, seat)` "
    "lists only cards that the seat's sight does not show, and nothing that is asked may depend on them."
)
NEWS = (
    "Whoever sees a hidden card cannot take the answer back: draw with `state.cards.draw(deck, hand)`, look with "
    "`state.cards.learn(seat, cards)`, turn up with `state.cards.reveal(cards)`. They count it (`cards.reveal_count`)."
)


def posted(table: Table) -> dict[str, Any]:
    """The chronicle as it comes out of a file."""
    chronicle: dict[str, Any] = json.loads(json.dumps(table.chronicle()))
    return chronicle


def replayed(table: Table) -> Table:
    """The same game played again; replaying compares the digests itself."""
    try:
        return kronika.replay(posted(table))
    except ChronicleError as error:
        raise Flaw(f"the chronicle of {table.seq} answers does not replay: {error}", CHANCE) from error


def chronicles_replay(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    middle: tuple[int, str] | None = None
    for _ in walk(table, chance):
        if chance.random() < 0.03 * case.share:
            middle = table.seq, table.digest()
            replayed(table)
    again = replayed(table)
    demand(again.chronicle() == table.chronicle(), "a whole game leads elsewhere when it is replayed", CHANCE)
    assert again.result is not None
    assert table.result is not None
    demand(again.result.plain() == table.result.plain(), "a replayed game has another result", CHANCE)
    if middle is not None:
        seq, digest = middle
        demand(
            kronika.replay(posted(table), upto=seq).digest() == digest,
            f"a chronicle replayed up to answer {seq} does not stand where the game stood then",
            CHANCE,
        )
    return 1


def undo_and_redo_lead_back(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    undone = 0
    for ask in walk(table, chance):
        if chance.random() > 0.06 * case.share:
            continue
        undone += 1
        before, seen, reshuffles = table.digest(), seen_by_all(table), len(table.reshuffles)
        answer = any_answer(ask, chance)
        table.answer(ask.seat, answer)
        after = table.digest()
        table.undo(ask.seat, consent=True)
        mixed = len(table.reshuffles) > reshuffles
        demand(
            seen_by_all(table) == seen and (mixed or table.digest() == before),
            f"{answer} at {ask.what.id}, taken back, does not lead back",
            MIXED if mixed else CHANCE,
        )
        table.answer(ask.seat, answer)
        demand(
            mixed or table.digest() == after,
            f"{answer} at {ask.what.id}, taken back and given again, leads elsewhere",
            CHANCE,
        )
        if mixed:
            demand(replayed(table.fork()).digest() == table.digest(), "a reshuffled game leads elsewhere", CHANCE)
    return undone


def seen_by_all(table: Table) -> list[object]:
    """All that anybody sees of a table."""
    return [*[table.view(seat) for seat in everyone(table)], *[ask.plain() for ask in table.asks]]


def undo_takes_back_nothing_seen(case: Case, seed: int) -> int:
    """Without consent an answer is taken back whole or not at all, and never one by which somebody saw a card that the
    player who answered did not know either, if only because the game is over."""
    table = case.table(seed, listen=True)
    chance = random.Random(seed)
    looked_at = 0
    for ask in walk(table, chance):
        if chance.random() > 0.1 * case.share:
            continue
        looked_at += 1
        before = table.digest()
        unknown_before = {seat: unknown(table, seat) for seat in everyone(table)}
        answer = any_answer(ask, chance)
        table.answer(ask.seat, answer)
        after = table.digest()
        seen = {seat: unknown_before[seat] - unknown(table, seat) for seat in everyone(table)}
        state: State = state_of(table)
        names = {card: state.cards.name(card) for cards in seen.values() for card in cards}
        try:
            table.undo(ask.seat)
        except CannotUndo:
            demand(table.digest() == after, f"a refused undo of {ask.what.id} changed the table")
            continue
        demand(table.digest() == before, f"{answer} at {ask.what.id}, taken back without consent, does not lead back")
        for seat, cards in seen.items():
            for card in sorted(cards & unknown_before[ask.seat]):
                raise Flaw(
                    f"by answering {answer} to {ask.what.id} seat {ask.seat} made {watcher(seat)} see card {card} "
                    f"(“{names[card]}”), and could take that back",
                    NEWS,
                )
    return looked_at


def watcher(seat: int | None) -> str:
    return "spectators" if seat is None else f"seat {seat}"


def events_are_the_same_heard_live(case: Case, seed: int) -> int:
    live, mute = case.table(seed, listen=True), case.table(seed)
    for table in (live, mute):
        for _ in walk(table, random.Random(seed)):
            pass
    for seat in everyone(live):
        demand(
            live.events(seat) == mute.events(seat),
            "events differ when somebody listens from the start and when the chronicle is played for them",
            "Guard only `state.events.append(…)` with `if state.events is not None`, nothing that changes the game.",
        )
    demand(live.events(0, since=3) == live.events(0)[3:], "events since the third are not those after the third")
    return len(live.events(None))
