"""Writing the Chronicle (8): the winner shapes the world of the next game. The map: remap.py, the decks: heirs.py."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import all_of, choose, no_and_yes
from kronika.engine.message import Message, Ref
from kronika.games.oath.chronicle_string import read_string
from kronika.games.oath.faces import FACES, FLIPPED, NAMES, OATHS, is_ruin
from kronika.games.oath.heirs import add_six, clean_relics, rebuild, remove_six
from kronika.games.oath.legacy import Legacy
from kronika.games.oath.moves import room
from kronika.games.oath.powers import color, rules_site
from kronika.games.oath.remap import (
    clear_pieces,
    fill_slots,
    record,
    remove_sites,
    ruin_edifices,
    set_aside,
    winner_rules,
)
from kronika.games.oath.state import CITIZEN, COLORS, EXILE, SLOTS, Position
from kronika.games.oath.victory import meets_goal, visions_of
from kronika.games.oath.warbands import leave
from kronika.games.oath.world_string import COLOR_BITS, write_world


def write(s: Position) -> Flow[None]:
    """8.1 to 8.8 in order; the winner makes every choice (8-a)."""
    played = [s.colors[seat] for seat in range(s.seats)]
    winner = s.colors[s.winner]
    record(s, "victory")
    oath = yield from vow(s)
    record(s, "vow")
    yield from offer_citizenship(s)
    record(s, "citizens")
    yield from build(s)
    record(s, "works")
    remove_sites(s)
    record(s, "departure")
    ruin_edifices(s)
    record(s, "ruins")
    aside = set_aside(s)
    clear_pieces(s)
    fill_slots(s, aside)
    record(s, "ranks")
    yield from add_six(s)
    record(s, "people")
    record(s, "exodus", remove_six(s))
    record(s, "relics", clean_relics(s))
    citizens = save_boards(s)
    record(s, "boards")
    leave_world(s, rebuild(s, oath, citizens), played, winner)
    record(s, "written")


# --- 8.1 ---


def vow(s: Position) -> Flow[int]:
    """A win by a Vision alone makes its goal the next oath (OQ-30: also when the war ends); else any other than now."""
    if s.ending.endswith("visionary") and not s.ending.startswith("usurper"):
        oaths = [oath for card in visions_of(s, s.winner) if meets_goal(s, s.winner, oath := s.face(card).oath)]
        rule = "8.1-a"
    else:
        oaths = [oath for oath in range(len(OATHS)) if oath != s.oath]
        rule = "8.1-b"
    options = [
        Option(f"oath:{OATHS[oath]}", Message("oath-do-vow", {"oath": OATHS[oath]}), (), 1, oath) for oath in oaths
    ]
    picks = yield from choose(Ask(s.winner, Message("oath-ask-vow"), options, rule=rule))
    oath = options[picks[0]].value
    note(s, "vow", OATHS[oath])
    s.tell("vow", s.winner, {"oath": OATHS[oath]})
    return oath


def note(s: Position, what: str, of: str) -> None:
    """Into the record of this game."""
    s.deeds.append((what, of))


# --- 8.2 ---


def offer_citizenship(s: Position) -> Flow[None]:
    """Only for a winning Exile: all Citizens fall, and other Exiles may be raised (8.2-a, 8.2-b)."""
    winner = s.winner
    if s.role[winner] != EXILE:
        return
    fallen = [seat for seat in range(s.seats) if s.role[seat] == CITIZEN]
    for seat in fallen:
        s.role[seat] = EXILE
        note(s, "fell", COLORS[s.colors[seat]])
        s.tell("board-exile", seat, {})
    s.boards = [False] * len(COLORS)
    s.stale()
    others = [seat for seat in range(1, s.seats) if seat != winner and seat not in fallen and s.role[seat] == EXILE]
    options = [
        Option(f"player:{seat}", Message("oath-do-raise", {"player": seat}), (Ref("seat", str(seat)),), 1, seat)
        for seat in others
    ]
    if not options:
        return
    ask = Ask(winner, Message("oath-ask-raise"), options, 0, len(options), rule="8.2-b")
    offered = [options[i].value for i in (yield from choose(ask))]
    what = Message("oath-ask-be-raised", {"player": winner})
    answers = yield from all_of([Ask(seat, what, no_and_yes(what), rule="8.2-c") for seat in offered])
    for seat in offered:
        if answers[seat] == [1]:
            swear_in(s, seat)


def swear_in(s: Position, seat: int) -> None:
    """A new Citizen: one warband of the winner takes the place of all of theirs at each site they rule (8.2-c), also
    where only their Bandit Crown rules (ruling)."""
    own = color(s, seat)
    sites = [slot for slot in range(SLOTS) if rules_site(s, seat, slot)]
    s.role[seat] = CITIZEN
    for slot in sites:
        if s.army_color[slot] == own:
            s.reserve[own] += s.army[slot]
            leave(s, slot, s.army[slot])
        garrison(s, slot)
    s.stale()
    note(s, "rose", COLORS[s.colors[seat]])
    s.tell("board-citizen", seat, {})


def garrison(s: Position, slot: int) -> None:
    """One warband of the winner, from wherever there is one to spare."""
    own = s.winner
    if s.reserve[own]:
        s.reserve[own] -= 1
    elif s.board[own]:
        s.board[own] -= 1
    else:
        spare = max(range(SLOTS), key=lambda other: s.army[other] if s.army_color[other] == own else 0)
        leave(s, spare, 1)
    s.army[slot] = 1
    s.army_color[slot] = own


# --- 8.3.1 ---


def build(s: Position) -> Flow[None]:
    """A Chancellor or Citizen may build an edifice in the place of a denizen of its suit, or repair a ruin."""
    if s.role[s.winner] == EXILE:
        return
    options = [Option("none", Message("oath-do-build-none"))]
    possible = works(s)
    for slot, card in possible:
        old, site = s.cards.name(card), s.cards.name(s.site[slot])
        if is_ruin(s.cards.face[card]):
            text = Message("oath-do-repair", {"card": old, "site": site})
        else:
            text = Message("oath-do-build", {"card": NAMES[edifice_of(s, s.suit(card))], "other": old, "site": site})
        options.append(Option(work_key(s, card), text, (Ref("card", old),)))
    picks = yield from choose(Ask(s.winner, Message("oath-ask-build"), options, rule="8.3.1-a"))
    if picks[0]:
        do_work(s, *possible[picks[0] - 1])


def works(s: Position) -> list[tuple[int, int]]:
    """Ruins that can be repaired and denizens that can make way for an edifice, each with its slot."""
    found: list[tuple[int, int]] = []
    for slot in range(SLOTS):
        if not winner_rules(s, slot):
            continue
        edifices = [card for card in s.cards_at[slot] if s.cards.face[card] in FLIPPED]
        found += [(slot, card) for card in edifices if is_ruin(s.cards.face[card])]
        if not edifices:
            found += [
                (slot, card)
                for card in s.cards_at[slot]
                if edifice_of(s, s.suit(card)) >= 0 and fits_without(s, slot, card)
            ]
    return found


def work_key(s: Position, card: int) -> str:
    return f"{'repair' if is_ruin(s.cards.face[card]) else 'build'}:{s.cards.name(card)}"


def do_work(s: Position, slot: int, card: int) -> None:
    if is_ruin(s.cards.face[card]):
        flip(s, card)
        note(s, "repaired", s.cards.name(card))
        s.tell("repair", s.winner, {"card": s.cards.name(card), "slot": slot})
    else:
        raise_edifice(s, slot, card)


def edifice_of(s: Position, suit: int) -> int:
    """The edifice of a suit, if it lies in the Archive, else -1."""
    return next((face for face in s.archive if face in FLIPPED and FACES[face].suit == suit), -1)


def fits_without(s: Position, slot: int, card: int) -> bool:
    """Capacity is checked without the card that makes room (ruling on Salt the Earth)."""
    here = s.cards_at[slot]
    s.cards_at[slot] = [other for other in here if other != card]
    s.stale()
    try:
        return room(s, slot) > len(s.cards_at[slot])
    finally:
        s.cards_at[slot] = here
        s.stale()


def raise_edifice(s: Position, slot: int, denizen: int) -> None:
    """The denizen goes to the world deck."""
    edifice = edifice_of(s, s.suit(denizen))
    s.archive = tuple(face for face in s.archive if face != edifice)
    card = s.cards.add(edifice)
    s.cards.reveal([card])
    s.cards_at[slot][s.cards_at[slot].index(denizen)] = card
    s.world.append(denizen)
    s.stale()
    note(s, "built", NAMES[edifice])
    s.tell("build", s.winner, {"card": NAMES[edifice], "other": s.cards.name(denizen), "slot": slot})


def flip(s: Position, card: int) -> None:
    """An edifice turns over."""
    s.cards.face[card] = FLIPPED[s.cards.face[card]]
    s.stale()


# --- 8.7 and the end ---


def save_boards(s: Position) -> list[int]:
    """The colors whose boards lie on their Citizen side, boards in the box among them (8.7.2-a)."""
    citizens = [s.colors[seat] for seat in range(s.seats) if s.role[seat] == CITIZEN]
    unused = [board for board in range(1, len(COLORS)) if s.boards[board] and board not in s.colors]
    return sorted(citizens + unused)


def leave_world(s: Position, legacy: Legacy, played: list[int], winner: int) -> None:
    """The next world as a chronicle string; the game is over."""
    string = write_world(legacy, read_string(s.starting_world) if s.starting_world else None)
    if not s.starting_world:
        string.games = 2
    string.played = sum(COLOR_BITS[COLORS[board]] for board in played)
    string.winner = COLOR_BITS[COLORS[winner]]
    s.testament = string.text()
    s.over = True
    s.tell("chronicle", s.winner, {"oath": OATHS[legacy.oath]})
