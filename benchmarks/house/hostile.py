"""A million hostile messages, mutated from real ones, over sockets and HTTP: no effect, no crash, no leak.

Honest people sit at tables of every kind and wait. Attackers without a session, strangers, players of those tables out
of turn and players who are asked send what they may not: broken, mistyped, swollen, repeated, for foreign tables, from
wrong seats, with old nonces, to other people's asks. What a sender would be allowed to do is not sent. Everything that
comes back is read: no server fault, no state of another seat, none of the words that nobody may know.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks.house import mutations
from benchmarks.house.cast import Cast, Honest, Scene
from benchmarks.house.found import Found
from benchmarks.house.memory import Watchman
from benchmarks.house.notes import note, noted
from benchmarks.house.people import PATIENCE, Guest, caller, dial, message
from benchmarks.house.places import told_of
from benchmarks.house.requests import Requests
from benchmarks.house.stage import Stage
from kronika.server import messages, socket_messages
from tests.server.messengers import MailHost, PushService
from tests.server.parlour import legal

MESSAGES = 1_000_000
AT_A_HOUSE = 50_000
"""Messages after which a new house is built, and noted what came of them."""
OVER_HTTP = 0.10
BATCH = 50
"""Messages between two questions whether the server still answers this line."""
PER_LINE = 1_000
LINES = 6
"""Sockets that attack at the same time."""
READING = 5.0
"""Seconds after which the honest read what has come."""
FAULTY = 1011
"""The code with which a server closes a line on which something broke."""

KINDS = {str(each.__struct_config__.tag) for each in get_args(socket_messages.ClientMessage)}
_decode = msgspec.json.Decoder(socket_messages.ClientMessage).decode


class Eyes:
    """Reads whatever comes back."""

    def __init__(self, found: Found, cast: Cast) -> None:
        self._found = found
        self._cast = cast
        self._known: set[tuple[Any, ...]] = set()
        self.heard: Counter[str] = Counter()

    def read(self, who: str, seats: dict[str, int], frame: str) -> dict[str, Any]:
        """A frame on somebody's line; `seats` are their own, by table. Returns what it says."""
        told: dict[str, Any] = msgspec.json.decode(frame)
        self.heard[told["type"]] += 1
        key = (who, hash(frame))
        if key in self._known:
            return told
        if len(self._known) > 200_000:
            self._known.clear()
        self._known.add(key)
        self.secrets(who, frame)
        if told["type"] == "error":
            self._found.check(told["id"] != "server-fault", f"{who} was told of a fault of the server")
        elif told["type"] == "company":
            self._found.check(not (told["friends"] or told["asking"]), f"{who} was told of others' friends")
        elif told["type"] in ("state", "presence"):
            self._sight(who, seats.get(told["table"]), told)
        return told

    def secrets(self, who: str, text: str) -> None:
        for secret in self._cast.secrets:
            if secret in text:
                self._found.check(False, f"{who} was told a secret: …{around(text, secret)}…")

    def _sight(self, who: str, seat: int | None, told: dict[str, Any]) -> None:
        mine, table = told["info"]["my_seat"], told["table"]
        self._found.check(mine == seat, f"{who} (seat {seat}) was shown table {table} as seat {mine}")
        scene = self._cast.scenes.get(table)
        if scene is None or told["type"] != "state":
            return
        right = told_of(told) == scene.right[seat]
        self._found.check(right, f"{who} was shown another state of table {table} than seat {seat} may see")
        events = told["events"]
        lived = scene.events[seat][len(scene.events[seat]) - len(events) :]
        self._found.check(events == lived, f"{who} was told events of table {table} that seat {seat} did not live")


def around(text: str, word: str) -> str:
    """Where a word stands, without the word."""
    at = text.index(word)
    return f"{text[max(0, at - 60) : at]}(secret){text[at + len(word) : at + len(word) + 20]}"


class Attacker:
    """One identity on a socket: nobody, a stranger, a player out of turn, or the one who is asked."""

    def __init__(self, cast: Cast, chance: random.Random, stranger: Guest) -> None:
        self._cast = cast
        self._chance = chance
        self.seats: dict[str, int] = {}
        self._me: Honest | None = None
        self._scene: Scene | None = None
        self.cookie = ""
        self.name = chance.choice(["nobody", "a stranger", "a player out of turn", "the player who is asked"])
        if self.name == "a stranger":
            self.cookie = stranger.cookie
        elif self.name != "nobody":
            out = self.name == "a player out of turn"
            scenes = [scene for scene in cast.scenes.values() if (scene.waiting if out else scene.asked)]
            self._scene = chance.choice(scenes)
            self._me = chance.choice(self._scene.waiting if out else self._scene.asked)
            self.cookie = self._me.guest.cookie
            self.seats = {self._scene.table: self._me.seat}

    def words(self) -> str | bytes:
        """The next message."""
        while True:
            given = self._message()
            if self._harmless(given):
                break
        roll = self._chance.random()
        return given.encode("utf-8", "surrogatepass") if roll < 0.02 else given

    def _message(self) -> str:
        chance, roll = self._chance, self._chance.random()
        if self._me is not None and self._me.ask is not None and roll < 0.3:
            return message(self._wrong_answer(self._me.ask))
        if roll < 0.15:
            return message(self._other_peoples_ask())
        real = dict(chance.choice(self._cast.sent))
        if roll < 0.30:  # as it was, by somebody else, or once more
            return message(real)
        if roll < 0.45:  # to another table, or with somebody else's nonce
            other = chance.choice(self._cast.sent)
            name = chance.choice(["table", "nonce", "ask", "keys"])
            if name in real and name in other:
                real[name] = other[name]
            return message(real)
        return mutations.mutated(real, chance)

    def _other_peoples_ask(self) -> dict[str, Any]:
        """A right answer to a question that is open, by somebody who was not asked."""
        scene = self._chance.choice([scene for scene in self._cast.scenes.values() if scene.asked])
        asked = self._chance.choice(scene.asked)
        ask = asked.ask
        assert ask is not None
        keys = legal(ask, self._chance)
        nonce = f"h{self._chance.randrange(10**9)}"
        return {"type": "answer", "table": scene.table, "ask": ask["id"], "keys": keys, "nonce": nonce}

    def _wrong_answer(self, ask: dict[str, Any]) -> dict[str, Any]:
        """To one's own question, with keys that may be no answer to it."""
        chance = self._chance
        keys = [*mutations.WORDS, *(option["key"] for option in ask["options"])]
        some = [chance.choice(keys) for _ in range(chance.choice([0, 1, 2, 3, 40]))]
        nonce = f"w{chance.randrange(10**9)}"
        return {
            "type": "answer",
            "table": self._scene.table if self._scene else "",
            "ask": ask["id"],
            "keys": some,
            "nonce": nonce,
        }

    def _harmless(self, given: str) -> bool:
        """Whether this sender has no right to what the message asks for. Players may talk anywhere, take their own
        answers back, and answer what they are asked: that is not sent."""
        if self._me is None:
            return True
        try:
            real = _decode(given)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return True
        if isinstance(real, messages.Chat):
            return False
        if isinstance(real, messages.Mix):  # before the game each has a part in the deal
            return real.table not in self.seats
        if not isinstance(real, (messages.Undo, messages.Consent, messages.Answer)) or real.table not in self.seats:
            return True
        if isinstance(real, messages.Undo):
            return False
        ask = self._me.ask
        return not (isinstance(real, messages.Answer) and ask and real.ask == ask["id"] and permitted(ask, real.keys))

    # --- the line ---

    async def attack(self, base: str, count: int, eyes: Eyes, found: Found) -> int:
        """Sends up to `count` messages on one line; returns how many went out before it was cut."""
        sent = 0
        try:
            socket = await dial(base, self.cookie)
        except (InvalidHandshake, InvalidMessage):
            return 0
        synced: asyncio.Queue[str] = asyncio.Queue()

        async def listen() -> None:
            async for frame in socket:
                told = eyes.read(self.name, self.seats, str(frame))
                if str(told.get("nonce", "")).startswith("sync-"):
                    synced.put_nowait(told["nonce"])

        listening = asyncio.create_task(listen())
        try:
            while sent < count:
                for _ in range(min(BATCH, count - sent)):
                    await socket.send(self.words())
                    sent += 1
                await socket.send(message({"type": "undo", "table": "nowhere", "nonce": f"sync-{sent}"}))
                async with asyncio.timeout(PATIENCE):
                    while await synced.get() != f"sync-{sent}":
                        pass
        except TimeoutError:
            if not listening.done():
                found.check(False, f"a line of {self.name} got no answer for {PATIENCE:.0f} s")
        except ConnectionClosed:
            pass
        finally:
            listening.cancel()
            (ended,) = await asyncio.gather(listening, return_exceptions=True)
            if isinstance(ended, Exception) and not isinstance(ended, ConnectionClosed):
                raise ended
            await socket.close()
        found.check(socket.close_code != FAULTY, f"a line of {self.name} was closed with {FAULTY}")
        return sent


def permitted(ask: dict[str, Any], keys: list[str]) -> bool:
    """Whether these keys answer the question."""
    most = {option["key"]: option["most"] for option in ask["options"]}
    counted = Counter(keys)
    return ask["least"] <= len(keys) <= ask["most"] and all(n <= most.get(key, 0) for key, n in counted.items())


# --- the attack ---


async def attack(stage: Stage, found: Found, count: int, seed: int) -> None:
    async with caller() as client:
        cast = Cast(stage, client)
        await cast.gather()
        for scene in cast.scenes.values():
            for each in scene.people:
                await each.settle()
                each.heard.clear()
        before = cast.trace()
        eyes = Eyes(found, cast)
        watchman = Watchman(stage.processes, max(0.5, min(5.0, count / 20_000)))
        watching = asyncio.create_task(watchman.watch())
        stranger = Guest(client, "")
        await stranger.come(stage.processes[0].base)
        requests = Requests(found, cast, eyes, [process.base for process in stage.processes])
        left = Counter(http=int(count * OVER_HTTP), socket=count - int(count * OVER_HTTP))
        sent: Counter[str] = Counter()
        begun = time.monotonic()

        async def line(number: int) -> None:
            chance = random.Random(f"hostile {seed} {number}")
            while left["socket"] > 0 and len(found.violations) < 50:
                some = min(PER_LINE, left["socket"], 1 + count // (4 * LINES))
                left["socket"] -= some
                attacker = Attacker(cast, chance, stranger)
                base = chance.choice(stage.processes).base
                gone = await attacker.attack(base, some, eyes, found)
                left["socket"] += some - gone
                sent[attacker.name] += gone

        async def post(number: int) -> None:
            chance = random.Random(f"hostile requests {seed} {number}")
            while left["http"] > 0 and len(found.violations) < 50:
                some = min(100, left["http"])
                left["http"] -= some
                await requests.attack(some, chance)
                sent["requests"] += some

        async def report() -> None:
            while True:
                await asyncio.sleep(20)
                print(f"  hostile: {sent.total():,} of {count:,} messages", flush=True)

        attacked = asyncio.Event()

        async def read_on() -> None:
            """The honest read what comes: else their lines would soon be full, and cut."""
            while not attacked.is_set():
                for each in [each for scene in cast.scenes.values() for each in scene.people]:
                    await each.settle()
                with suppress(TimeoutError):
                    async with asyncio.timeout(READING):
                        await attacked.wait()

        reporting, reading = asyncio.create_task(report()), asyncio.create_task(read_on())
        await asyncio.gather(*(line(number) for number in range(LINES)), *(post(number) for number in range(2)))
        attacked.set()
        await reading
        for task in (watching, reporting):
            task.cancel()
        await asyncio.gather(watching, reporting, return_exceptions=True)
        rate = sent.total() / (time.monotonic() - begun)
        found.tell(f"{sent.total():,} hostile messages ({rate:,.0f}/s): {listed(sent)}")
        found.counts.update(messages=sent.total(), requests=sent["requests"], routes=len(requests.routes))
        kinds = {each["type"] for each in cast.sent}
        found.check(kinds == KINDS, f"messages of these kinds were not sent: {sorted(KINDS - kinds)}")
        found.tell(f"{len(requests.routes)} routes, {len(kinds)} kinds of messages")
        found.tell(f"answers over sockets: {listed(eyes.heard)}; over HTTP: {listed(requests.statuses)}")
        await judge(found, stage, cast, before)
    watchman.judge(found)


def listed(counts: Counter[Any]) -> str:
    return ", ".join(f"{what} {count:,}" for what, count in counts.most_common())


async def judge(found: Found, stage: Stage, cast: Cast, before: dict[str, str]) -> None:
    """Nothing has happened to any table, nobody was told anything, and all go on."""
    for process in stage.processes:
        found.check(process.alive, f"{process.name} has crashed")
    after = cast.trace()
    found.check(await cast.victim.attacker_is_known(), "the attacker with an account was signed out on the way")
    for name, hash in before.items():
        found.check(after[name] == hash, f"the store's {name} is not what it was")
    for scene in cast.scenes.values():
        for each in scene.people:
            await each.settle()
            news = Counter(each.heard) - Counter({"presence": len(each.heard)})
            found.check(not news, f"seat {each.seat} of a {scene.game} table was told {dict(news)}")
            each.heard.clear()
        for one in [each for each in scene.people if each.ask][:1]:
            assert one.ask is not None
            answer = {"type": "answer", "table": scene.table, "ask": one.ask["id"], "nonce": "after"}
            await one.socket.send(message({**answer, "keys": legal(one.ask, cast.chance)}))
            await one.settle()
            found.check("state" in one.heard, f"a {scene.game} table does not go on: {one.heard}")
        for each in scene.people:
            await each.socket.close()


def endure(count: int = MESSAGES, seed: int = 0, fault: str = "") -> Found:
    found = Found("hostile")
    with (
        MailHost() as mail,
        PushService() as push,
        Stage(2, fault, push_stand_in=push.address, **mail.settings) as stage,
    ):
        asyncio.run(attack(stage, found, count, seed))
        for wrong in stage.faults():
            found.check(False, f"in the log of {wrong}")
    return found


def go_on(count: int, file: Path, minutes: float | None, first: int = 0) -> Found:
    """Until there are so many messages in the notes, or the time is over."""
    whole, until = Found("hostile"), None if minutes is None else time.monotonic() + 60 * minutes
    while (left := count - sent_so_far(file)) > 0 and (until is None or time.monotonic() < until):
        found = endure(min(left, AT_A_HOUSE), seed=first + len(noted(file, "hostile")))
        note(file, "hostile", **found.counts, violations=found.violations)
        whole.violations += found.violations
        if found.violations or not found.counts["messages"]:
            break
    return whole


def sent_so_far(file: Path) -> int:
    return sum(each["messages"] for each in noted(file, "hostile"))


def told(file: Path) -> list[str]:
    notes = noted(file, "hostile")
    requests, wrong = (sum(each["requests"] for each in notes), sum(len(each["violations"]) for each in notes))
    return [f"{sent_so_far(file):,} hostile messages, {requests:,} of them requests; {wrong} violations"]
