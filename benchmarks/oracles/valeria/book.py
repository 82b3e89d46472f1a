"""The accounts of a table of Valeria, kept from what everybody is told, and the estates of its players."""

from __future__ import annotations

from collections import Counter
from typing import Any

from benchmarks.oracles.valeria.clauses import Estate, Goods

Plain = dict[str, Any]
BOARD = ("strength", "gold", "magic", "vp")


def faces(zone: Plain) -> list[str]:
    return [card["face"] for card in zone["cards"]]


def zones(view: Plain) -> dict[str, Plain]:
    return {zone["id"]: zone for zone in view["zones"]}


def estates(view: Plain) -> list[Estate]:
    """What everybody sees before each player."""
    by_id = zones(view)
    found = []
    for seat in range(len(view["seats"])):
        goods = Counter({track["id"]: track["value"] for track in view["tracks"] if track["owner"] == seat})
        duchy, domains, slain = (faces(by_id[f"{kind}:{seat}"]) for kind in ("duchy", "domains", "slain"))
        found.append(Estate(goods, duchy, domains, slain))
    return found


def amounts(args: Plain, prefix: str = "") -> Goods:
    return Counter({thing: args[prefix + thing] for thing in BOARD if args.get(prefix + thing)})


def enter(boards: list[Goods], event: Plain) -> None:
    """What one event changes on the boards."""
    args, kind = event["args"], event["id"].removeprefix("valeria-log-")
    own = boards[event["seat"]]
    if kind == "gain":
        own.update(amounts(args))
    elif kind == "lose":
        own.subtract(amounts(args))
    elif kind == "exchange":
        own.subtract(amounts(args, "pay-"))
        own.update(amounts(args))
    elif kind == "pay":
        own[args["resource"]] -= args["real"]
        own["magic"] -= args["magic"]
    elif kind == "change":
        own["gold"] -= args["gold"]
    elif kind in ("take", "take-bank"):
        own[args["resource"]] += args["amount"]
        if kind == "take":
            boards[args["victim"]][args["resource"]] -= args["amount"]
