"""Brings a game to a wanted moment over bare sockets, where a test is about what comes then."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.player import Decide, Stop, first
from tests.browser.visitor import Brief, Visitor
from tests.browser.windows import PATIENCE


class Line:
    """A visitor's chair without a page, or that of somebody else at their device (`seat`)."""

    def __init__(self, visitor: Visitor, table: str, decide: Decide, stack: ExitStack, seat: int | None = None) -> None:
        self._seat = seat
        address = visitor.base.replace("http", "ws") + "/ws"
        self._socket: ClientConnection = stack.enter_context(
            connect(address, additional_headers={"Cookie": visitor.cookies()}, compression=None, max_size=None)
        )
        self._table = table
        self._decide = decide
        self._sent = ""
        self._socket.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
        self.brief: Brief = {"seq": -1}
        self.catch_up(0)

    def catch_up(self, seq: int) -> None:
        while self.brief["seq"] < seq:
            self._hear()

    def listen(self) -> None:
        """Hears what has come, if anything has."""
        with suppress(TimeoutError):
            self._hear(0.02)

    def _hear(self, patience: float = PATIENCE / 1000) -> None:
        message: dict[str, Any] = json.loads(self._socket.recv(patience))
        if message.get("id") == "too-fast":  # no person answers so fast: a breath, and once more
            time.sleep(0.5)
            self._socket.send(self._sent)
            return
        assert message["type"] != "error", message
        if message["type"] == "state":
            self.brief = brief_of(message)

    def answer(self) -> int:
        """Returns how much there was to notice when the answer was in. Where all are asked at once, another's answer
        may come before."""
        ask = self.brief["ask"]
        keys = self._decide(ask, self.brief)
        nonce = f"{id(self)}.{ask['id']}"
        message = {"type": "answer", "table": self._table, "ask": ask["id"], "keys": keys, "nonce": nonce}
        self._sent = json.dumps({**message, "seat": self._seat})
        self._socket.send(self._sent)
        while self.brief["ask"] is not None and self.brief["ask"]["id"] == ask["id"]:
            self._hear()
        return int(self.brief["seq"])


def answer(table: str, visitor: Visitor, keys: list[str]) -> None:
    """One answer to the open question, without a page."""
    with ExitStack() as stack:
        Line(visitor, table, lambda ask, brief: keys, stack).answer()


def brief_of(state: dict[str, Any]) -> Brief:
    """As `told.brief()` in told.js."""
    view, info = state["view"], state["info"]
    return {
        "seq": state["seq"],
        "status": info["status"],
        "over": view["over"],
        "asked": view["asked"],
        "ask": state["asks"][0] if state["asks"] else None,
        "seat": info["my_seat"],
        "names": [chair["name"] for chair in info["chairs"]],
        "points": [seat.get("points") for seat in view["seats"]],
        "track": [seat.get("track") for seat in view["seats"]],
        "counts": {zone["id"]: zone["count"] for zone in view["zones"] if "count" in zone},
    }


def bring(
    table: str, occupants: Sequence[tuple[Visitor, Decide]], stop: Stop, seats: Sequence[int] | None = None
) -> Brief:
    """Plays until somebody is asked what `stop` says; returns what they were sent then. Bots play their own chairs.
    Where several sit at one device, `seats` says which chairs are meant."""
    reached = play_on(table, occupants, stop, seats)
    assert reached is not None, "the game was over before"
    return reached


def skip(table: str, occupants: Sequence[tuple[Visitor, Decide]], stop: Stop) -> None:
    """Plays on without pages until `stop`, or to the end if that comes first; then everybody comes back."""
    for visitor, _ in occupants:
        visitor.window.rest()
    play_on(table, occupants, stop)
    for visitor, _ in occupants:
        visitor.open_table(table)


def finished(visitor: Visitor, game: str, *rivals: str, **setup: Any) -> str:
    """A new table where bots have played to the end, one of them in the visitor's chair; nobody looked on."""
    table = visitor.create_table(game, "me", *rivals, **setup)
    finish(table, visitor)
    return table


def finish(table: str, *visitors: Visitor) -> None:
    """They lend their chairs to bots, who play the game to its end."""
    for visitor in visitors:
        visitor.post(f"/api/tables/{table}/away")
    with ExitStack() as stack:
        line = Line(visitors[0], table, lambda ask, brief: first(ask), stack)
        while not line.brief["over"]:
            line.catch_up(line.brief["seq"] + 1)


def play_on(
    table: str, occupants: Sequence[tuple[Visitor, Decide]], stop: Stop, seats: Sequence[int] | None = None
) -> Brief | None:
    """What somebody was sent when `stop` said so; None if the game is over."""
    with ExitStack() as stack:
        named: Sequence[int | None] = seats or [None] * len(occupants)
        lines = [
            Line(visitor, table, decide, stack, seat) for (visitor, decide), seat in zip(occupants, named, strict=True)
        ]
        for _ in range(400):
            asked = next((line for line in lines if line.brief["ask"] is not None), None)
            if asked is None:
                if lines[0].brief["over"]:
                    return None
                for line in lines:  # a bot thinks, or just one of them has been told something
                    line.listen()
                continue
            if stop(asked.brief):
                return asked.brief
            seq = asked.answer()
            for line in lines:
                line.catch_up(seq)
    raise AssertionError("it never came to that")
