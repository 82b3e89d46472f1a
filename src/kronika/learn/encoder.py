"""A position and its open ask as numbers that a net can read. Nothing here knows a game.

Whatever a seat's view tells becomes *features*: a path through the view (`zones/hand/me/copper`) is mixed into the id
of a row, and says how strongly that row counts. Seats are counted from the asked one on (me, the next one, ...), so
that what was learned in one chair holds in all. The same view always gives the same features, on every machine; ids are
stable within a `VERSION`, which stands in every file of weights.

An answer of several options is picked one after the other: an option that was picked before is a feature too, and where
enough are picked, *stopping* is one option more, the last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from mypy_extensions import i64

from kronika.engine.ask import Ask
from kronika.engine.features import Feature
from kronika.engine.game import Game
from kronika.learn.picks import open_picks

VERSION: Final = 1
"""To be raised when a path, its mixing or its number changes: older nets are then refused."""
ROWS: Final[i64] = 1 << 14
"""Ids of features of positions; those of options lie behind them in a table of their own."""
OPTION_ROWS: Final[i64] = 1 << 13
UNIT: Final = 4
"""What a plain fact counts. Numbers are counted in quarters of it, so that everything is whole."""
MOST: Final = 16
SMALL: Final = 12
"""Numbers up to this stand twice: how large, and which one."""
LONGEST: Final = 24
"""How many things of one list are read."""

UNREAD: Final = frozenset({"name", "notes", "note", "notices", "ref", "refs", "text", "game", "rules", "over", "asked"})
"""What a view holds for the eyes of people, or for references."""
SEATS: Final = frozenset(
    {
        *("owner", "seat", "seats", "turn", "first", "player", "players", "victim", "rival", "by", "to", "of"),
        *("ruler", "holder", "attacker", "defender", "claimants", "pawns", "asked", "roller", "resting", "title"),
    }
)
"""Keys whose numbers are seats."""

MASK: Final[i64] = 0xFFFFFFFF


def mixed(path: i64, part: i64) -> i64:
    """The path with one part more: 32 bits, the same everywhere."""
    found: i64 = ((path ^ part) * 0x45D9F3B) & MASK
    found ^= found >> 15
    found = (found * 0x2C1B3C6D) & MASK
    return found ^ (found >> 13)


_words: dict[str, i64] = {}


def word(text: str) -> i64:
    """A word as 32 bits; each is worked out once."""
    found = _words.get(text)
    if found is None:
        found = _words[text] = crc32(text.encode())
    return found


ROOT: Final[i64] = word("kronika")
NUMBER: Final[i64] = word("#")
NOBODY: Final[i64] = word("nobody")
STOP: Final[i64] = word("stop")
FEATURE: Final[i64] = word("feature")


def amount(value: float) -> int:
    """A number as what its row counts: small ones as they are, large ones ever more slowly."""
    size = value if value >= 0 else -value
    told = int(size) if size <= 4 else min(MOST, 4 + int((size - 4) / 4))
    return told if value >= 0 else -told


class Position:
    """What a net reads: rows of the position with what they count, the rows of each option, and which of them may be
    picked now. Where one may stop, stopping is the last option."""

    __slots__ = ("counts", "may_stop", "open", "options", "rows")

    def __init__(
        self, rows: list[int], counts: list[int], options: list[list[int]], open: list[int], may_stop: bool
    ) -> None:
        self.rows = rows
        self.counts = counts
        self.options = options
        self.open = open
        self.may_stop = may_stop


class Encoder:
    """Walks one view; a new one is made for each position."""

    __slots__ = ("counts", "me", "of_options", "rows", "seats", "unread")

    def __init__(self, me: i64, seats: i64, for_eyes: frozenset[str] = frozenset()) -> None:
        self.of_options: dict[str, list[int]] = {}
        self.me = me
        self.seats = seats
        self.unread = UNREAD | for_eyes if for_eyes else UNREAD
        self.rows: list[int] = []
        self.counts: list[int] = []

    # --- the position ---

    def view(self, view: Mapping[str, object]) -> None:
        """All that the seat's view tells."""
        for key, value in view.items():
            if key in self.unread or key == "seat":
                continue
            path = mixed(ROOT, word(key))
            if key == "zones" and isinstance(value, list):
                for zone in value:
                    self._zone(path, zone)
            elif key in ("tracks", "tokens") and isinstance(value, list):
                for thing in value:
                    self._thing(path, thing)
            elif key == "seats" and isinstance(value, list):
                for seat, of in enumerate(value):
                    self._walk(mixed(path, self._from_me(seat)), of, False)
            else:
                self._walk(path, value, key in SEATS)

    def _zone(self, path: i64, zone: dict[str, object]) -> None:
        """A place by its kind and owner, or by its id where it is everybody's; cards by their faces."""
        owner = zone.get("owner")
        kind = mixed(path, word(str(zone["kind"])))
        base: i64 = mixed(kind, self._from_me(owner)) if isinstance(owner, int) else mixed(path, word(str(zone["id"])))
        for key, value in zone.items():
            if key == "cards" and isinstance(value, list):
                for card in value:
                    self._card(base, kind if owner is None else 0, card)
            elif key not in self.unread and key not in ("id", "kind", "owner"):
                self._walk(mixed(base, word(key)), value, key in SEATS)

    def _card(self, base: i64, kind: i64, card: dict[str, object]) -> None:
        face = card.get("face")
        if not isinstance(face, str):
            return
        path = mixed(base, word(face))
        self._add(path, UNIT)
        if kind:
            self._add(mixed(kind, word(face)), UNIT)
        if len(card) > 1:
            for key, value in card.items():
                if key != "face" and key not in self.unread:
                    self._walk(mixed(path, word(key)), value, key in SEATS)

    def _thing(self, path: i64, thing: dict[str, object]) -> None:
        """A track or a token: by its name or kind, whose it is, and where."""
        owner, named = thing.get("owner"), thing.get("kind")
        base: i64 = mixed(path, word(str(thing.get("id") if named is None else named)))
        base = mixed(base, self._from_me(owner) if isinstance(owner, int) else NOBODY)
        on = thing.get("on")
        if on is not None:
            base = mixed(base, word(str(on)))
            self._add(base, UNIT)
        for key, value in thing.items():
            if key not in ("id", "kind", "owner", "on") and key not in self.unread:
                self._walk(mixed(base, word(key)), value, key in SEATS)

    def _walk(self, path: i64, value: object, seat: bool) -> None:
        """Anything that JSON can say."""
        if isinstance(value, str):
            self._add(mixed(path, word(value)), UNIT)
        elif isinstance(value, bool):
            if value:
                self._add(path, UNIT)
        elif isinstance(value, int):
            if seat:
                self._add(mixed(path, self._from_me(value)), UNIT)
            else:
                self._number(path, value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                if key not in self.unread:
                    self._walk(mixed(path, word(key)), inner, key in SEATS)
        elif isinstance(value, (list, tuple)):
            self._list(path, value, seat)
        elif isinstance(value, float):
            self._add(mixed(path, NUMBER), amount(value))

    def _list(self, path: i64, values: Sequence[object], seat: bool) -> None:
        """One entry for each seat is named by seat; anything else as things that are there, in no order."""
        if not seat and len(values) == self.seats and self.seats > 1 and not isinstance(values[0], str):
            for each, value in enumerate(values):
                self._walk(mixed(path, self._from_me(each)), value, False)
            return
        for value in values[:LONGEST]:
            self._walk(path, value, seat)

    def _number(self, path: i64, value: int) -> None:
        self._add(mixed(path, NUMBER), amount(value))
        if 0 <= value <= SMALL:
            self._add(mixed(path, value + 1), 2)

    def _from_me(self, seat: i64) -> i64:
        """A seat as the asked one sees it."""
        return NOBODY if seat < 0 else 0x51 + (seat - self.me) % self.seats

    def _add(self, path: i64, count: i64) -> None:
        if count:
            self.rows.append(path & (ROWS - 1))
            self.counts.append(count)

    # --- what the game adds ---

    def features(self, found: Sequence[Feature]) -> None:
        """Named numbers: rows of the position, or kept for the options that they are about."""
        for each in found:
            path = mixed(mixed(ROOT, FEATURE), word(each.name))
            if each.seat >= 0:
                path = mixed(path, self._from_me(each.seat))
            part: i64 = 1 + each.value // 2 if each.is_share else 1 + MOST + amount(each.value)
            if each.option:
                self.of_options.setdefault(each.option, []).append(mixed(path, part))
            elif each.is_share:
                self._add(mixed(path, NUMBER), each.value)
                self._add(mixed(path, part), 2)
            else:
                self._number(path, each.value)

    # --- the question ---

    def asked(self, ask: Ask, picked: Sequence[int]) -> None:
        """What is asked, and what was picked so far."""
        path = mixed(mixed(ROOT, word("ask")), word(ask.what.id))
        self._add(path, 2 * UNIT)
        self._walk(path, ask.what.args, False)
        if ask.most > 1:
            self._number(mixed(path, STOP), len(picked))
            for each in picked:
                self._add(mixed(path, word(ask.options[each].key)), UNIT)

    def option(self, ask: Ask, number: int, times: int) -> list[int]:
        """The rows of an option, which was picked this many times before."""
        option = ask.options[number]
        what = mixed(ROOT, word(ask.what.id))
        text = option.text
        said = mixed(ROOT, word(text.id))
        rows = [what, mixed(what, word(text.id)), said]
        verb, _, rest = option.key.partition(":")
        rows.append(mixed(ROOT, word(verb)))
        seats = False
        for key, value in text.args.items():
            if key == "nth":
                continue  # which of several alike it is: for eyes, since the option's key says so too
            path = mixed(said, word(key))
            if isinstance(value, int) and key in SEATS:
                rows.append(mixed(path, self._from_me(value)))
                seats = True
            elif isinstance(value, int):
                rows.append(mixed(path, value + 1))
            else:
                named = word(str(value))
                rows.append(mixed(path, named))
                rows.append(mixed(what, named))
        for ref in option.refs:
            if ref.kind == "seat":
                seats = True
                rows.append(mixed(mixed(what, word("seat")), self._from_me(int(ref.id))))
            else:
                rows.append(mixed(mixed(what, word(ref.kind)), word(ref.id)))
        if rest and not seats:  # a key that names a seat says something else in every chair
            rows.append(mixed(what, word(option.key)))
        if times:
            rows.append(mixed(mixed(what, STOP), times))
        if self.of_options:
            rows += self.of_options.get(option.key, ())
        return [row & (OPTION_ROWS - 1) for row in rows]

    def stop(self, ask: Ask) -> list[int]:
        """The rows of stopping where no more has to be picked."""
        what = mixed(ROOT, word(ask.what.id))
        return [row & (OPTION_ROWS - 1) for row in (what, mixed(what, STOP), mixed(ROOT, STOP))]


def encoded(game: Game[Any], sight: object, ask: Ask, seats: int, picked: Sequence[int] = ()) -> Position:
    """What a seat sees and its open ask, of which some options may have been picked already."""
    encoder = Encoder(ask.seat, seats, game.for_eyes)
    encoder.view(game.position(sight))
    if game.features_version:
        encoder.features(game.features(sight, ask))
    encoder.asked(ask, picked)
    return with_options(encoder, ask, picked)


def with_options(encoder: Encoder, ask: Ask, picked: Sequence[int]) -> Position:
    """The position as it was read, with what can be picked now."""
    open, may_stop = open_picks(ask, picked)
    options = [encoder.option(ask, each, picked.count(each)) for each in open]
    if may_stop:
        options.append(encoder.stop(ask))
    return Position(encoder.rows, encoder.counts, options, open, may_stop)
