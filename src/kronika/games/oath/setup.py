"""Setup from a stored world (1.1 to 1.23)."""

from __future__ import annotations

from typing import cast

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import Cards, bit
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup
from kronika.games.oath.chronicle_string import read_string
from kronika.games.oath.faces import DEVOTION, NAMES, NUMBER, OATHS, PEOPLE, SCEPTER, SITE, SUITS, is_ruin, of_kind
from kronika.games.oath.legacy import Legacy, random_world, written_world
from kronika.games.oath.moves import discard, is_vision, stock_site
from kronika.games.oath.play import card_option
from kronika.games.oath.search import keep_one
from kronika.games.oath.state import (
    CHANCELLOR,
    CITIZEN,
    COLORS,
    DARKEST_SECRET,
    EMPIRE,
    EXILE,
    FAVOR,
    FULL_SUPPLY,
    NOBODY,
    NOTHING,
    PEOPLES_FAVOR,
    PURPLE,
    REGION_SLOTS,
    SLOTS,
    WARBANDS,
    Position,
)
from kronika.games.oath.turn import begin_turn
from kronika.games.oath.warbands import bank_of
from kronika.games.oath.world_string import read_world


def legacy_of(setup: Setup, rng: Rng, rules: int) -> Legacy:
    name, written = cast("str", setup["world"]), cast("str", setup["chronicle"])
    if written:
        legacy = read_world(read_string(written), rng, rules)
    else:
        legacy = random_world(rng) if name == "random" else written_world(name, rng)
    oath = cast("str", setup["oath"])
    if oath != "inherited":
        legacy.oath = OATHS.index(oath)
    named = cast("list[str]", setup["citizens"])
    if named or not written:
        legacy.citizens = [COLORS.index(color) for color in named]
    return legacy


def new_position(seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
    """Everything up to the first choice: who takes which board."""
    legacy = legacy_of(setup, rng, rules)
    s = Position(seats, rng, Cards(NAMES, [], {}))
    s.rules = rules
    lay_map(s, legacy)
    s.oath = legacy.oath
    s.shared = FAVOR
    s.holder = [NOBODY, NOBODY]
    s.banner = [1, 1]
    s.shared -= 1
    each = 3 if seats <= 4 else 4
    s.bank = [each] * len(SUITS)
    s.shared -= each * len(SUITS)
    s.role = [CHANCELLOR] + [EXILE] * (seats - 1)
    s.colors = list(range(seats))
    s.pawn = [top_of_cradle(s)] + [NOTHING] * (seats - 1)
    s.supply = [FULL_SUPPLY] * seats
    s.favor = [0] * seats
    s.secrets = [0] * seats
    s.flipped = [0] * seats
    s.board = [0] * seats
    s.reserve = [PURPLE] + [WARBANDS] * (seats - 1)
    s.advisers = [[] for _ in range(seats)]
    s.relics = [[] for _ in range(seats)]
    s.hand = [[] for _ in range(seats)]
    s.vision = [NOTHING] * seats
    s.boards = [color in legacy.citizens for color in range(len(COLORS))]
    s.starting_world = cast("str", setup["chronicle"])
    s.writes = cast("bool", setup["writes"])
    fill_decks(s, legacy)
    return s


def lay_map(s: Position, legacy: Legacy) -> None:
    """1.1: sites with their cards, faceup or not, as the Chronicle left them."""
    for place in legacy.places:
        card = s.cards.add(place.site)
        s.site.append(card)
        s.site_faceup.append(not place.facedown)
        denizens = [s.cards.add(face) for face in place.cards]
        s.cards_at.append(denizens)
        s.relics_at.append([s.cards.add(face) for face in place.relics])
        if not place.facedown:
            s.cards.reveal([card, *denizens])
    s.favor_at = [0] * SLOTS
    s.secrets_at = [0] * SLOTS
    s.army_color = [NOBODY] * SLOTS
    s.army = [0] * SLOTS
    used = [place.site for place in legacy.places]
    s.site_deck = [s.cards.add(face.number) for face in of_kind(SITE) if face.number not in used]
    s.rng.shuffle(s.site_deck)


def fill_decks(s: Position, legacy: Legacy) -> None:
    """1.17 to 1.20: Reliquary, relic deck, piles and hands. Decks lie with their top at the end of the list."""
    relics = [s.cards.add(face) for face in legacy.relics]
    s.reliquary = relics[:4]
    s.relic_deck = relics[:3:-1]
    in_order = s.rules < 3 or legacy.dealt is not None
    if not in_order:
        s.rng.shuffle(s.reliquary)  # 1.17-a: whoever knows the deck does not know the spaces
    scepter = s.cards.add(SCEPTER)
    s.relics[EMPIRE].append(scepter)
    s.cards.reveal([scepter])
    s.world = [s.cards.add(face) for face in reversed(legacy.world)]
    s.dispossessed = [s.cards.add(face) for face in legacy.dispossessed]
    s.archive = tuple(legacy.archive())
    suits = [s.suit(card) for card in (*s.world, *flat(s.cards_at))]
    s.roots = tuple(suits.count(suit) for suit in range(len(SUITS)))
    if legacy.dealt is not None:
        deal_as_written(s, legacy)
        return
    s.piles = [[s.world.pop(0)] for _ in range(3)]
    for seat in range(s.seats):
        s.hand[seat] = [s.world.pop(0) for _ in range(3)]
        s.cards.learn(seat, s.hand[seat])
    taken = [card for zone in (*s.piles, *s.hand) for card in zone]
    s.visions_drawn = sum(is_vision(s, card) for card in taken)


def flat(zones: list[list[int]]) -> list[int]:
    return [card for zone in zones for card in zone]


def deal_as_written(s: Position, legacy: Legacy) -> None:
    """The tutorial: piles, advisers and pawns are given."""
    assert legacy.dealt is not None
    s.piles = [[s.cards.add(NUMBER[name]) for name in pile] for pile in legacy.dealt["piles"]]
    for seat, name in enumerate(legacy.dealt["advisers"]):
        card = s.cards.add(NUMBER[name])
        s.advisers[seat] = [card]
        s.down.add(card)
        s.cards.learn(seat, [card])
    s.pawn = list(legacy.dealt["pawns"])


# --- with the players' choices ---


def set_up(s: Position) -> Flow[None]:
    yield from choose_boards(s)
    give_pieces(s)
    yield from stock_sites(s)
    for seat in range(s.seats):
        if s.hand[seat]:
            yield from arrive(s, seat)
    begin_turn(s, 0)


def choose_boards(s: Position) -> Flow[None]:
    """1.9: in turn order each takes a free board, on the side the Chronicle recorded. With all boards alike the color
    is no choice."""
    free = list(range(1, len(COLORS)))
    for seat in range(1, s.seats):
        color = free[0]
        if len({s.boards[color] for color in free}) > 1:
            options = [
                Option(
                    f"board:{COLORS[color]}",
                    Message(
                        "oath-do-board-citizen" if s.boards[color] else "oath-do-board-exile", {"color": COLORS[color]}
                    ),
                    (),
                    1,
                    color,
                )
                for color in free
            ]
            picks = yield from choose(Ask(seat, Message("oath-ask-board"), options, rule="1.9-a"))
            color = options[picks[0]].value
        free.remove(color)
        s.colors[seat] = color
        if s.boards[color]:
            s.role[seat] = CITIZEN


def give_pieces(s: Position) -> None:
    """1.11 to 1.15: resources, warbands (as far as they go), banner and title."""
    for seat in range(s.seats):
        s.favor[seat] = 2 if seat == EMPIRE else 1
        s.secrets[seat] = 1
        s.shared -= s.favor[seat]
    draft(s, EMPIRE)
    top = top_of_cradle(s)
    for slot in range(SLOTS):
        if s.site_faceup[slot] and (slot == top or inhabited(s, slot)) and s.reserve[EMPIRE]:
            s.army_color[slot] = EMPIRE
            s.army[slot] = 2 if slot == top else 1
            s.reserve[EMPIRE] -= s.army[slot]
    for seat in range(1, s.seats):
        draft(s, seat)
    if s.oath == DEVOTION:
        s.holder[DARKEST_SECRET] = EMPIRE
    elif s.oath == PEOPLE:
        s.holder[PEOPLES_FAVOR] = EMPIRE
    s.title = EMPIRE


def top_of_cradle(s: Position) -> int:
    """The topmost faceup site of the Cradle. A string may have a facedown one above it (1.12-a, 1.23-b)."""
    slots = REGION_SLOTS[0]
    if s.rules < 3:
        return slots[0]
    return next(slot for slot in slots if s.site_faceup[slot])


def inhabited(s: Position, slot: int) -> bool:
    """A ruin brings the Empire no warband, and bandits rule its site (1.12-b)."""
    if s.rules < 3:
        return bool(s.cards_at[slot])
    return any(not is_ruin(s.cards.face[card]) for card in s.cards_at[slot])


def draft(s: Position, seat: int) -> None:
    """Three warbands onto the board, a Citizen's from the Chancellor's bank."""
    bank = bank_of(s, seat)
    s.board[seat] = min(3, s.reserve[bank])
    s.reserve[bank] -= s.board[seat]


def stock_sites(s: Position) -> Flow[None]:
    """1.16: tokens on faceup sites; if favor is short, the Chancellor distributes it."""
    wants = [(slot, s.site_face(slot).reveal_favor) for slot in range(SLOTS) if s.site_faceup[slot]]
    short = sum(count for _, count in wants) > s.shared
    if short:
        options = [
            Option(
                f"site:{slot}",
                Message("oath-do-stock", {"site": s.cards.name(s.site[slot])}),
                (Ref("site", str(slot)),),
                count,
                slot,
            )
            for slot, count in wants
            if count
        ]
        what = Message("oath-ask-stock", {"count": s.shared})
        picks = yield from choose(Ask(EMPIRE, what, options, s.shared, s.shared, rule="1.16-b"))
        for i in picks:
            s.favor_at[options[i].value] += 1
        s.shared = 0
    for slot, _ in wants:
        if short:
            s.secrets_at[slot] = s.site_face(slot).reveal_secrets
        else:
            stock_site(s, slot)


def arrive(s: Position, seat: int) -> Flow[None]:
    """1.23: the pawn first, then one card to keep as a facedown adviser, the other two discarded in order."""
    if seat != EMPIRE:
        options = [
            Option(
                f"site:{slot}",
                Message("oath-do-arrive", {"site": s.cards.name(s.site[slot])}),
                (Ref("site", str(slot)),),
                1,
                slot,
            )
            for slot in range(SLOTS)
            if s.site_faceup[slot]
        ]
        picks = yield from choose(Ask(seat, Message("oath-ask-arrive"), options, rule="1.23-b"))
        s.pawn[seat] = options[picks[0]].value
        s.tell("arrive", seat, {"slot": s.pawn[seat], "site": s.cards.name(s.site[s.pawn[seat]])})
    hand = s.hand[seat]
    kept = yield from keep_one(s, seat, hand, "1.23-c", "adviser")
    others = [card for card in hand if card != kept]
    options = [card_option("discard", s, card) for card in others]
    count = len(others)
    what = Message("oath-ask-discard-order", {"count": count})
    picks = yield from choose(Ask(seat, what, options, count, count, True, "1.23-c", True))
    s.hand[seat] = []
    discard(s, seat, [others[i] for i in picks])
    s.advisers[seat].append(kept)
    s.down.add(kept)
    s.tell("adviser", seat, {}, [kept], "", f"advisers:{seat}", bit(seat))
