"""The Chronicle as everybody watches it being written: who won and how, what each step did, what the open choice would
do. All of it is public, and the same for every seat."""

from __future__ import annotations

from typing import Any, Final

from kronika.games.oath.chronicle import do_work, save_boards, swear_in, work_key, works
from kronika.games.oath.faces import NAMES, SUITS
from kronika.games.oath.heirs import SHARES
from kronika.games.oath.powers import advisers_of
from kronika.games.oath.remap import intact, leaves, ruined, winner_rules
from kronika.games.oath.sight import OathSight
from kronika.games.oath.state import CHRONICLE, COLORS, EXILE, NOTHING, SLOTS, Page, Plot, Position

Plain = dict[str, Any]

STEPS: Final = (
    ("victory", "8"),
    ("vow", "8.1"),
    ("citizens", "8.2"),
    ("works", "8.3.1"),
    ("departure", "8.3.2"),
    ("ruins", "8.3.3"),
    ("ranks", "8.3.5"),
    ("people", "8.4"),
    ("exodus", "8.5"),
    ("relics", "8.6"),
    ("boards", "8.7"),
    ("written", "8.8"),
)
"""In the order of the Law, each with its section."""
STEP: Final = {step: place for place, (step, _) in enumerate(STEPS)}


def ceremony(sight: OathSight) -> Plain | None:
    """What the view tells of the Chronicle; nothing before somebody has won."""
    s = sight._s
    if s.phase != CHRONICLE:
        return None
    done = len(s.pages)
    return {
        "winner": s.winner,
        "ending": s.ending,
        "end": {"id": f"oath-end-{s.ending}", "args": {"player": s.winner, "round": s.round, "oath": sight.oath}},
        "next": sight.sworn,
        "steps": [{"step": step, "rule": rule} for step, rule in STEPS],
        "now": STEPS[done][0] if done < len(STEPS) else "",
        "pages": [page(s, i, shown) for i, shown in enumerate(s.pages)],
        "fates": fates(s) if before(s, "departure") else [],
        "would": would(s),
        "shares": shares(),
        "advisers": [advisers_of(s, s.winner, suit) for suit in range(len(SUITS))] if before(s, "exodus") else [],
        "citizens": [COLORS[board] for board in save_boards(s)],
    }


def before(s: Position, step: str) -> bool:
    """Whether a step is still to come."""
    return len(s.pages) <= STEP[step]


# --- what has been done ---


def page(s: Position, place: int, shown: Page) -> Plain:
    step, plots, told, count = shown
    first = s.pages[place - 1][2] if place else 0
    return {
        "step": step,
        "map": [plot(each) for each in plots],
        "deeds": [list(deed) for deed in s.deeds[first:told]],
        "count": count,
    }


def plot(shown: Plot) -> Plain:
    site, taken, cards, relics, ruler = shown
    return {
        "site": "" if site == NOTHING else NAMES[site],
        "taken": taken,
        "cards": [NAMES[card] for card in cards],
        "relics": relics,
        "ruler": ruler,
    }


# --- what is to come ---


def fates(s: Position) -> list[str]:
    """What becomes of each site as things stand: it goes (8.3.2), its edifice falls (8.3.3-a), it is set aside for an
    old ruin (8.3.3-b), or it stays."""
    return [fate(s, slot) for slot in range(SLOTS)]


def fate(s: Position, slot: int) -> str:
    if leaves(s, slot):
        return "leaves"
    if not winner_rules(s, slot) and intact(s, slot):
        return "falls"
    return "aside" if ruined(s, slot) else "stays"


def would(s: Position) -> dict[str, list[Plain]]:
    """By the keys of the winner's options in 8.2 and 8.3.1: the sites that would fare otherwise, and how."""
    found: dict[str, list[Plain]] = {}
    now = fates(s) if before(s, "works") else []
    if len(s.pages) == STEP["citizens"] and s.role[s.winner] == EXILE:
        for seat in range(1, s.seats):
            if seat != s.winner and s.role[seat] == EXILE:
                twin = s.copy()
                swear_in(twin, seat)
                found[f"player:{seat}"] = changes(now, fates(twin))
    elif len(s.pages) == STEP["works"] and s.role[s.winner] != EXILE:
        for place in range(len(works(s.copy()))):
            twin = s.copy()
            slot, card = works(twin)[place]
            key = work_key(twin, card)
            do_work(twin, slot, card)
            found[key] = changes(now, fates(twin))
    return found


def changes(now: list[str], then: list[str]) -> list[Plain]:
    return [{"slot": slot, "fate": then[slot]} for slot in range(SLOTS) if now[slot] != then[slot]]


def shares() -> dict[str, list[list[str | int]]]:
    """How many cards of which suits come with each suit (8.4-a)."""
    return {
        name: [[SUITS[(suit + i) % len(SUITS)], share] for i, share in enumerate(SHARES)]
        for suit, name in enumerate(SUITS)
    }
