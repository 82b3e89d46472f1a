"""Before a game of people is dealt, server and pages fix what they add, each before they know the others' part."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from logging import INFO
from pathlib import Path
from typing import Any, Self

import pytest

import kronika
from kronika.engine.commitment import chance_key, commitment_hash, person_hash
from tests.server import every_route
from tests.server.clock import Clock
from tests.server.parlour import PLENTY, Guest, Parlour, Watching, play_on, relaxed, until
from tests.server.stores import ask


class Page:
    """A browser that takes part: it keeps the promise it was shown, and bytes of its own."""

    def __init__(self, guest: Guest, table: str, byte: int) -> None:
        self.guest = guest
        self.device = Watching(guest, table)
        self.table = table
        self.bytes = bytes([byte] * 16)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.device.close()

    @property
    def deal(self) -> dict[str, Any]:
        deal: dict[str, Any] = self.device.state["info"]["deal"]
        return deal

    @property
    def hash(self) -> str:
        return person_hash(self.bytes, self.table)

    def mix(self, opened: bytes = b"", **other: str) -> None:
        message = {"promise": self.deal["promise"], "hash": self.hash, "opened": opened.hex(), "nonce": "mix"}
        self.device.send({"type": "mix", "table": self.table, **message, **other})

    def refused(self, opened: bytes = b"", **other: str) -> str:
        self.mix(opened, **other)
        return str(self.device.problem()["id"])

    def until(self, **deal: object) -> None:
        self.device.until(lambda state: all(state["info"]["deal"][name] == value for name, value in deal.items()))


def create_table(guest: Guest, *seats: str, game: str = "high-card", **more: Any) -> dict[str, Any]:
    """A new table by a page that takes part."""
    chairs = [{"kind": seat} if seat in ("me", "empty") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": game, "name": "", "seats": chairs, "takes_part": True, **more}
    info: dict[str, Any] = guest.post("/api/tables", body)
    return info


def sit(guest: Guest, table: str, seat: int, invite: str, takes_part: bool = True) -> None:
    body = {"seat": seat, "name": guest.name, "invite": invite, "takes_part": takes_part}
    guest.post(f"/api/tables/{table}/sit", body)


@pytest.fixture
def two(parlour: Parlour) -> Iterator[tuple[Page, Page]]:
    """Anna and Karel, both seated, both with pages that take part; nothing has been sent yet."""
    with ExitStack() as stack:
        yield seated(parlour, stack)


def seated(parlour: Parlour, stack: ExitStack) -> tuple[Page, Page]:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "empty")["id"]
    sit(karel, table, 1, anna.invite(table))
    pages = Page(anna, table, 1), Page(karel, table, 2)
    for page in pages:
        stack.enter_context(page)
    return pages


def test_one_person_among_bots_is_dealt_to_after_one_message(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    info = create_table(anna, "me", "random")
    assert (info["status"], info["deal"]["stage"], info["deal"]["parts"]) == ("gathering", "hashes", ["waits", "none"])
    assert len(info["deal"]["promise"]) == 64
    with Page(anna, info["id"], 7) as page:
        assert page.device.state["view"] == {}
        page.mix(page.bytes)
        page.device.until(lambda state: state["info"]["status"] == "playing")
        assert page.deal["promise"] == info["deal"]["promise"]
        assert (page.deal["parts"], page.deal["added"]) == (["opened", "none"], [page.bytes.hex(), ""])
        key = chance_key(secret_of(parlour, info["id"]), info["id"], [page.bytes, None])
        assert parlour.table(info["id"]).seed == key.hex()
        assert parlour.table(info["id"]).generator == "sha512/1"


def test_at_the_end_everything_can_be_checked(parlour: Parlour, two: tuple[Page, Page]) -> None:
    one, other = two
    promise = one.deal["promise"]
    one.mix()
    other.mix()
    for page in two:
        page.until(stage="bytes")
        page.mix(page.bytes)
    for page in two:
        page.until(stage="dealt")
        assert page.deal["secret"] == ""
    play_on([one.device, other.device], random.Random(1))
    assert one.device.state["info"]["status"] == "over"
    told = one.deal
    assert told == other.deal
    assert commitment_hash(bytes.fromhex(told["secret"]), told["table"]) == promise == told["promise"]
    assert told["added"] == [one.bytes.hex(), other.bytes.hex()]
    assert told["hashes"] == [one.hash, other.hash]
    chronicle = parlour.guest().get(f"/api/tables/{one.table}/chronicle")
    table = kronika.replay(chronicle)
    assert table.commitment is not None
    assert table.commitment.kept
    assert table.seed == table.commitment.seed
    opened = parlour.guest().post("/api/replays", chronicle)["table"]
    assert parlour.guest().get(f"/api/tables/{opened}/chronicle") == chronicle  # a file brings its promise along
    shown = parlour.guest().get(f"/api/tables/{opened}")["deal"]
    assert shown == {**told, "number": 0}


def test_nobody_opens_before_all_have_fixed_what_they_add(parlour: Parlour, two: tuple[Page, Page]) -> None:
    one, other = two
    assert one.refused(one.bytes) == "deal-early"
    one.mix()
    one.until(parts=["hashed", "waits"])
    assert one.deal["hashes"] == [one.hash, ""]
    assert one.refused(one.bytes) == "deal-early"
    other.mix(other.bytes)  # the last hash may bring its bytes along
    one.until(parts=["hashed", "opened"], stage="bytes")
    assert one.deal["added"] == ["", ""]  # and nobody is told them before the last has opened
    assert not any(other.bytes.hex() in frame for frame in one.device.frames)
    one.mix(one.bytes)
    other.until(stage="dealt", added=[one.bytes.hex(), other.bytes.hex()])
    assert one.refused(one.bytes) == "deal-done"


def test_wrong_and_late_parts_are_refused_with_a_reason(parlour: Parlour, two: tuple[Page, Page]) -> None:
    one, other = two
    for hash in ("", "abc", "g" * 64, "A" * 64):
        assert one.refused(hash=hash) == "deal-hash-form"
    assert one.refused(promise="0" * 64) == "deal-replaced"
    one.mix()
    other.mix()
    other.until(stage="bytes")
    assert one.refused(hash="0" * 64) == "deal-hash-other"
    assert one.refused(bytes(16)) == "deal-bytes-wrong"
    assert one.refused(bytes(15)) == "deal-bytes-form"
    with Page(parlour.guest("Eva"), one.table, 3) as stranger:
        assert stranger.refused() == "not-seated"
    seq = parlour.live(one.table).seq
    one.mix()  # said twice, it counts once
    one.device.settle()
    assert parlour.live(one.table).seq == seq
    assert one.deal["parts"] == ["hashed", "hashed"]


def test_programs_that_know_nothing_of_it_are_dealt_to_at_once_and_have_no_part(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table("high-card", "me", "empty")
    karel.sit(table, 1, anna.invite(table))
    with Page(anna, table, 1) as page:
        assert page.device.state["info"]["status"] == "playing"
        assert page.deal["parts"] == ["none", "none"]
        assert page.refused() == "deal-done"
        commitment = parlour.table(table).commitment
        assert commitment is not None
        assert commitment.people == [None, None]


def test_a_page_that_takes_part_does_not_wait_for_one_that_does_not(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "empty")["id"]
    with Page(anna, table, 1) as page:
        assert page.refused(page.bytes) == "deal-early"  # somebody may still sit down
        karel.sit(table, 1, anna.invite(table))
        page.until(parts=["waits", "none"])
        with Page(karel, table, 2) as other:
            assert other.refused() == "deal-no-part"
            page.mix(page.bytes)
            other.until(stage="dealt", parts=["opened", "none"])


def test_a_table_of_bots_is_promised_nothing(parlour: Parlour) -> None:
    info = create_table(parlour.guest("Anna"), "random", "random")
    assert info["deal"] is None
    assert info["status"] == "playing"
    assert parlour.table(info["id"]).generator == "sha512/1"


def test_whoever_gets_up_takes_their_part_along(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "empty", "empty")["id"]
    invite = anna.invite(table)
    sit(karel, table, 1, invite)
    with Page(anna, table, 1) as one, Page(karel, table, 2) as other:
        other.mix()
        one.until(parts=["waits", "hashed", "none"])
        sit(karel, table, 2, invite)
        one.until(parts=["waits", "none", "waits"], hashes=["", "", ""])
        other.mix()
        one.until(parts=["waits", "none", "hashed"], number=1)


def test_whoever_leaves_when_others_have_opened_chooses_nothing_by_it(parlour: Parlour, two: tuple[Page, Page]) -> None:
    one, other = two
    promise, before = one.deal["promise"], secret_of(parlour, one.table)
    one.mix()
    other.mix()
    other.until(stage="bytes")
    other.mix(other.bytes)
    one.until(parts=["hashed", "opened"])
    one.guest.post(f"/api/tables/{one.table}/resign")
    other.until(number=2, parts=["none", "waits"])
    assert other.deal["promise"] != promise
    assert secret_of(parlour, one.table) != before
    assert other.refused(promise=promise) == "deal-replaced"


def secret_of(parlour: Parlour, table: str) -> bytes:
    """What only the server knows."""
    deal = parlour.live(table).deal
    assert deal is not None
    return deal.secret


def test_a_silent_page_keeps_nobody_waiting_and_chooses_nothing_by_it(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, clock_every=0.05)) as parlour, ExitStack() as stack:
        one, other = seated(parlour, stack)
        promise = one.deal["promise"]
        one.mix()
        other.mix()
        other.until(stage="bytes")
        other.mix(other.bytes)
        other.until(parts=["hashed", "opened"])
        clock.let_pass(21)
        other.until(number=2, parts=["silent", "waits"])
        assert other.deal["promise"] != promise
        assert one.refused(one.bytes, promise=other.deal["promise"]) == "deal-no-part"
        other.bytes = bytes(range(16))
        other.mix(other.bytes)
        other.until(stage="dealt", parts=["silent", "opened"], added=["", other.bytes.hex()])
        assert other.device.state["info"]["status"] == "playing"


def test_pages_that_never_say_anything_are_dealt_to_without_their_part(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, clock_every=0.05)) as parlour, ExitStack() as stack:
        one, _ = seated(parlour, stack)
        clock.let_pass(21)
        one.until(number=2, stage="dealt", parts=["silent", "silent"])
        one.device.until(lambda state: state["info"]["status"] == "playing")


@pytest.mark.both_stores
def test_a_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour, ExitStack() as stack:
        one, other = seated(parlour, stack)
        one.mix()
        other.mix()
        one.until(stage="bytes")
        other.mix(other.bytes)
        one.until(parts=["hashed", "opened"])
        promise = one.deal
        cookies = dict(one.guest.http.cookies)
    with Parlour(relaxed(tmp_path)) as parlour:
        anna = parlour.guest()
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)
        with Page(anna, one.table, 1) as again:
            assert again.deal == promise
            again.mix(again.bytes)
            again.until(stage="dealt", added=[one.bytes.hex(), other.bytes.hex()])
            assert commitment_hash(secret_of(parlour, one.table), one.table) == promise["promise"]


def test_until_the_end_nothing_tells_secret_key_or_seed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Every frame, and the answer of every route, for players and strangers; the store's lists and the log file too."""
    caplog.set_level(0)
    # Bots take their time, so that the game is not over when a chair is lent.
    with Parlour(relaxed(tmp_path, bot_delay=PLENTY)) as parlour, ExitStack() as stack:
        one, other = seated(parlour, stack)
        one.mix()
        other.until(parts=["hashed", "waits"])  # bytes are taken once all hashes are there
        other.mix(other.bytes)
        one.until(stage="bytes")
        one.mix(one.bytes)
        one.until(stage="dealt")
        nobody = stack.enter_context(Watching(None, one.table, base=parlour.base))
        play_on([one.device, other.device, nobody], random.Random(3), 6)
        one.device.send({"type": "undo", "table": one.table, "nonce": "u"})
        one.device.settle()
        hidden = [secret_of(parlour, one.table).hex(), parlour.table(one.table).seed]
        told: list[str] = []
        for guest in (parlour.guest("Eva"), one.guest, other.guest):
            answers = every_route.about(guest, "high-card", one.table)
            told += [f"{request.path}: {answer}" for request, answer in answers]
        for device in (one.device, other.device, nobody):
            device.settle()
            told += device.frames
        assert parlour.live(one.table).status == "playing"
        until(lambda: ask(parlour.settings.database, "select 1 from summaries"))
        told += [str(row[0]) for row in ask(parlour.settings.database, "select data from summaries")]
    # A database driver that is told to say everything writes down the log's own entries; nobody tells it to.
    told += [each.getMessage() for each in caplog.records if each.name.startswith("kronika") or each.levelno >= INFO]
    assert not [(secret, text[:200]) for secret in hidden for text in told if secret in text]


def test_rematch_and_next_game_have_a_promise_of_their_own(parlour: Parlour, two: tuple[Page, Page]) -> None:
    one, other = two
    one.mix()
    other.until(parts=["hashed", "waits"])
    other.mix(other.bytes)
    one.until(stage="bytes")
    one.mix(one.bytes)
    one.until(stage="dealt")
    play_on([one.device, other.device], random.Random(1))
    again = one.guest.post(f"/api/tables/{one.table}/rematch", {"takes_part": True})
    assert again["deal"]["promise"] != one.deal["promise"]
    assert again["deal"]["parts"] == ["waits", "none"]
    assert again["deal"]["table"] == again["id"]


# --- games from the middle of others ---


def test_playing_on_mixes_what_nobody_knew_and_promises_nothing(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = anna.create_table("high-card", "me", "random")
    with anna.watch(table) as one:
        play_on([one], random.Random(2))
    streams = {parlour.table(table)._state.rng.state}
    for _ in range(2):
        info = anna.post(f"/api/tables/{table}/play-on", {"at": 1, "seat": 0, "bot": "random"})
        assert info["deal"] is None
        with anna.watch(info["id"]) as device:
            new = parlour.table(info["id"])
            assert new.commitment is None
            assert new.seed == parlour.table(table).seed
            ((after, word),) = new.reshuffles
            assert (after, word[:8]) == (1, "play on ")
            streams.add(new._state.rng.state)
            assert [event["id"] for event in device.events].count("log-reshuffled") == 1
            play_on([device], random.Random(4))
            chronicle = anna.get(f"/api/tables/{info['id']}/chronicle")
            assert kronika.replay(chronicle).digest() == parlour.table(info["id"]).digest()
            frames = anna.get(f"/api/tables/{info['id']}/replay?seat=all&from=0&count=2")["frames"]
            assert [event["id"] for event in frames[1]["events"]].count("log-reshuffled") == 1
    assert len(streams) == 3, "nobody who has seen the game knows how it goes on"
