"""The names by which options mean things in a view. The browser's are in web/src/table/view.ts: the same ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def names_in(view: Mapping[str, Any]) -> set[str]:
    """All names, as "kind:id", of what lies on the table in the eyes of the seat whose view it is."""
    found: set[str] = set()
    for seat in range(len(view["seats"])):
        found |= {f"seat:{seat}", f"player:{seat}"}
    for zone in view["zones"]:
        found |= names_of_zone(zone)
        for index in range(max(len(zone["cards"]), zone.get("count") or 0)):
            found |= names_of_card(zone, index, view["seat"])
    for track in view["tracks"]:
        found |= {f"track:{track['id']}", track.get("ref", "")}
    for token in view["tokens"]:
        id = token.get("id", "")
        found |= {f"token:{id}", f"{token.get('kind', id)}:{id}", token.get("ref", "")}
    return found - {""}


def names_of_zone(zone: Mapping[str, Any]) -> set[str]:
    """The names of a place; where a card gives it its name, that card's too."""
    kind, owner = zone["kind"], zone["owner"]
    named = {f"card:{zone['name']}"} if zone.get("name") else set()
    return named | {
        zone["id"],
        f"zone:{zone['id']}",
        f"zone:{kind}" if owner is None else f"{kind}:{owner}",
        zone.get("ref", ""),
    }


def names_of_card(zone: Mapping[str, Any], index: int, seat: int | None) -> set[str]:
    """The names of a card by its place; those by its face where the seat sees it."""
    kind, owner = zone["kind"], zone["owner"]
    found = {f"{kind}:{owner}.{index}", f"{zone['id']}:{index}"}
    card = zone["cards"][index] if index < len(zone["cards"]) else {}
    found.add(card.get("ref", ""))
    if face := card.get("face"):
        if owner is None or owner == seat or kind == "play":
            found.add(f"{kind}:{face}")
        found |= {f"{zone['id']}:{face}", f"card:{face}"}
    return found
