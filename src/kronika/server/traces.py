"""Where somebody stands in the log of a table: what of it is theirs, and how it reads without them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from kronika.server.names import erased_name
from kronika.server.store.store import Entry

Plain = dict[str, Any]

SIGNED_IN = "account:"
"""How the nonces of entries begin by which a guest's chair became an account's."""


class Traces(msgspec.Struct):
    """What a table's log knows of somebody, by whatever ids they have been known."""

    names: dict[int, set[str]] = {}
    """The names they bore, by seat."""
    seats: set[int] = set()
    """Where their chair is now, or that which a bot has in their name."""
    selves: set[str] = set()
    """Who they were before they signed in, and those at their device: they are known by them alone."""
    entries: list[Entry] = []
    """The entries that change, as they read without them."""

    @property
    def markers(self) -> dict[str, str]:
        """What stands instead of each of their names."""
        return {name: erased_name(seat) for seat, names in sorted(self.names.items()) for name in names}


def traces(entries: Sequence[Entry], ids: set[str]) -> Traces:
    """Where these ids and their names stand. A bot that plays on in somebody's name bears it without being them."""
    found = Traces({}, set(), set(), [])
    chairs: dict[int, Plain] = {}
    kept_out: set[str] = set()
    for entry in entries:
        data = {**entry.data}
        if "chairs" in data:
            data["chairs"] = {
                key: _chair(found, int(key), each, entry, chairs, ids) for key, each in data["chairs"].items()
            }
        if data.get("host") in ids:
            data["host"] = ""
        if "offered" in data:
            data["offered"] = {seat: "" if person in ids else person for seat, person in data["offered"].items()}
        if "order" in data:
            before, kept_out = kept_out, {*data["order"].get("removed", []), *data["order"].get("muted", [])}
            if entry.nonce.startswith(SIGNED_IN) and kept_out & ids:  # then it was a guest's, who has signed in
                found.selves |= before - kept_out
            data["order"] = _order(data["order"], ids)
        if data != entry.data:
            found.entries.append(msgspec.structs.replace(entry, data=data))
    return found


def _chair(found: Traces, seat: int, given: Plain, entry: Entry, chairs: dict[int, Plain], ids: set[str]) -> Plain:
    before, chairs[seat] = chairs.get(seat, {}), given
    name, person = given.get("name", ""), given.get("person", "")
    carried = seat in found.seats and name and not person and name == before.get("name")
    if given.get("keeper") in ids or person in ids:
        if person not in ids:
            found.selves.add(person)
        earlier = before.get("keeper" if given.get("keeper") else "person", "")
        if earlier and earlier not in ids and entry.nonce.startswith(SIGNED_IN):
            found.selves.add(earlier)
    elif not carried:
        found.seats.discard(seat)
        return given
    found.seats.add(seat)
    found.names.setdefault(seat, set()).add(name)
    personal = ("person", "mark", "keeper", "rating")
    return {**{key: each for key, each in given.items() if key not in personal}, "name": erased_name(seat)}


def _order(order: Plain, ids: set[str]) -> Plain:
    less = {**order}
    if "muted" in order:
        less["muted"] = {person: name for person, name in order["muted"].items() if person not in ids}
    if "removed" in order:
        less["removed"] = [person for person in order["removed"] if person not in ids]
    return less


def own_entries(entries: Sequence[Entry], ids: set[str]) -> Iterator[Entry]:
    """What somebody did, and what was done to their chair. Nothing of others, and no secret of the table."""
    sits: dict[int, str] = {}
    for entry in entries:
        data = entry.data
        if "chairs" in data or "order" in data:
            sits |= {int(seat): chair.get("person", "") for seat, chair in data.get("chairs", {}).items()}
            own = _own_part(data, ids)
            if own:
                yield msgspec.structs.replace(entry, data=own)
        elif sits.get(data.get("seat", -1)) in ids:
            yield entry


def _own_part(data: Plain, ids: set[str]) -> Plain:
    own: Plain = {}
    chairs = {seat: chair for seat, chair in data.get("chairs", {}).items() if chair.get("person") in ids}
    muted = {person: name for person, name in data.get("order", {}).get("muted", {}).items() if person in ids}
    removed = [person for person in data.get("order", {}).get("removed", []) if person in ids]
    if chairs:
        own["chairs"] = chairs
    if muted or removed:
        own["order"] = {"muted": muted, "removed": removed}
    if data.get("host") in ids:
        own["host"] = data["host"]
    offered = {seat: person for seat, person in data.get("offered", {}).items() if person in ids}
    if offered:
        own["offered"] = offered
    return own
