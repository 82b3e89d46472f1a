"""Points during and after a game of Valeria, counted anew."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from benchmarks.oracles.oracle import Plain
from benchmarks.oracles.valeria import clauses
from benchmarks.oracles.valeria.book import faces, zones
from benchmarks.oracles.valeria.cards import CARDS
from benchmarks.oracles.valeria.clauses import Estate

if TYPE_CHECKING:
    from benchmarks.oracles.valeria.follow import ValeriaOracle


def check_points(oracle: ValeriaOracle) -> None:
    """What a seat, each in its turn, is shown: its own points with its duke, of others what all can count; that is all
    there is where nobody has a duke."""
    seat = oracle.table.seq % oracle.table.seats
    own = oracle.estates[seat]
    view = oracle.table.view(seat)
    dukes = faces(zones(view)[f"duke:{seat}"])
    right = [clauses.open_points(each) for each in oracle.estates]
    right[seat] += sum(clauses.duke_points(duke, own) for duke in dukes)
    if oracle.table.setup["no-dukes"]:
        right = [a + b for a, b in zip(right, clauses.dukeless_points(oracle.estates), strict=True)]
    oracle.same("scoring", view["seats"][seat]["points"], right[seat], f"points of seat {seat}, seen by itself")
    oracle.same("scoring", [shown["points"] for shown in view["seats"]], right, f"points of all, seen by seat {seat}")
    oracle.compared["scoring"] += 1


def check_result(oracle: ValeriaOracle) -> None:
    result = oracle.table.result
    assert result is not None
    told: Plain = result.plain()
    everybody = oracle.estates
    by_id = zones(oracle.view)
    dukes = [faces(by_id[f"duke:{seat}"]) for seat in range(len(everybody))]
    without = clauses.dukeless_points(everybody)
    scores = []
    for seat, own in enumerate(everybody):
        last = clauses.duke_points(dukes[seat][0], own) if dukes[seat] else without[seat]
        scores.append(clauses.open_points(own) + last)
        parts = told["breakdown"][seat]
        right = clauses.printed_points(own.slain), clauses.printed_points(own.domains), own.goods["vp"], last
        found = *(parts[name] for name in ("monsters", "domains", "board")), parts.get("duke", parts.get("dukeless"))
        oracle.same("scoring", found, right, f"monsters, domains, board and duke of seat {seat}")
        oracle.compared["scoring"] += 1
    oracle.same("scoring", told["scores"], scores, "the scores")
    if len(everybody) == 1:
        check_dark_lord(oracle, told["winners"], scores[0])
        return
    # V8.3: most points, then fewer cards, then together.
    standing = [(-score, clauses.cards_in_duchy(own)) for score, own in zip(scores, everybody, strict=True)]
    oracle.same("scoring", told["ranks"], [1 + sum(o < own for o in standing) for own in standing], "the ranks")
    best = [seat for seat, own in enumerate(standing) if own == min(standing)]
    oracle.same("scoring", told["winners"], best, "who has won")


def check_dark_lord(oracle: ValeriaOracle, winners: list[int], score: int) -> None:
    """V14.6, V15.11: his are the monsters never slain, what he took, and his duke for these, without resources."""
    by_id = zones(oracle.view)
    left: Counter[str] = Counter()
    standing = [stack for stack in by_id.values() if stack["kind"] == "monsters"]
    slain = Counter(oracle.estates[0].slain)
    for stack in standing:
        if stack["cards"]:
            area = CARDS[faces(stack)[0]]["area"]
            of_area = {card: row for card, row in CARDS.items() if row.get("area") == area}
            for card, row in of_area.items():
                left[card] += row["copies"] - slain[card]
    for stack in by_id.values():
        left.update(card["face"] for card in stack.get("cover", []) if CARDS[card["face"]]["kind"] == "events")
    taken = faces(by_id["captured"])
    domains = [card for card in taken if CARDS[card]["kind"] == "domains"]
    dark = Estate(Counter(), [card for card in taken if card not in domains], domains, list(left.elements()))
    duke = faces(by_id["duke:dark-lord"])[0]
    points = clauses.open_points(dark) + clauses.duke_points(duke, dark)
    result = oracle.table.result
    assert result is not None
    told: Plain = result.plain()
    oracle.same("scoring", told["breakdown"][0]["darkLord"], points, "the Dark Lord's points")
    ending = told["ending"]["id"]
    won = ending == "valeria-end-monsters" or (ending != "valeria-end-lost" and score > points)
    oracle.same("scoring", winners, [0] if won else [], "who has won")
