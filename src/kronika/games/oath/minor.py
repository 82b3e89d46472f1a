"""Minor actions (6) and Action powers (7.3.2): what they are and how they are offered."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option, Refusal
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath import citizenship
from kronika.games.oath.action import Bill
from kronika.games.oath.permission import lasting_permission
from kronika.games.oath.play import play
from kronika.games.oath.powers import Use, access, barred, color, in_play, may_place, rules_site
from kronika.games.oath.purse import can_pay, pay_cost, purse_of
from kronika.games.oath.search import Search, add_surcharges
from kronika.games.oath.state import CITIZEN, EMPIRE, EXILE, NOBODY, NOTHING, RELIQUARY, Position
from kronika.games.oath.victory import scepter_holder
from kronika.games.oath.warbands import hand_over, station, withdraw

ADVISER: Final = 100
SHOW: Final = 101
PEEK: Final = 102
PEEK_RELIQUARY: Final = 103
STATION: Final = 104
WITHDRAW: Final = 105
GIVE_WARBANDS: Final = 106
ASK_WARBANDS: Final = 107
OFFER: Final = 108
EXILE_CITIZEN: Final = 109
SELF_EXILE: Final = 110
POWER: Final = 111
"""What kind of minor action an option is, its value (major actions are below 100); its values are with what or whom."""
MOVES_WARBANDS: Final[tuple[int, ...]] = (STATION, WITHDRAW, GIVE_WARBANDS, ASK_WARBANDS)
"""The actions of 6.5."""

TO_STATION: Final = Option("station", Message("oath-do-station"), (Ref("action", "station"),), 1, STATION)
TO_WITHDRAW: Final = Option("withdraw", Message("oath-do-withdraw"), (Ref("action", "withdraw"),), 1, WITHDRAW)
TO_SELF_EXILE: Final = Option(
    "self-exile", Message("oath-do-self-exile"), (Ref("action", "self-exile"),), 1, SELF_EXILE
)

CACHE: Final[dict[tuple[str, int, int], Option]] = {}
TO_USE: Final[dict[tuple[str, int], Option]] = {}
"""To use a power: by its name, and its place among those in play."""
ADVISERS: Final[dict[tuple[int, int, int], tuple[Option, Option]]] = {}


def cached(key: str, text: str, args: dict[str, str | int], ref: Ref, kind: int, number: int) -> Option:
    """Options never change, so each is made once."""
    option = CACHE.get((key, kind, number))
    if option is None:
        option = CACHE[key, kind, number] = Option(key, Message(text, dict(args)), (ref,), 1, kind, (number,))
    return option


def to_adviser(s: Position, seat: int, i: int) -> tuple[Option, Option]:
    """To play or discard a facedown adviser of one's own, and to show it; its owner may always look at it (6.1-c)."""
    face = s.cards.face[s.advisers[seat][i]]
    found = ADVISERS.get((seat, i, face))
    if found is None:
        args: dict[str, str | int] = {"card": s.cards.name(s.advisers[seat][i])}
        ref = (Ref("adviser", f"{seat}.{i}"),)
        found = ADVISERS[seat, i, face] = (
            Option(f"adviser:{i}", Message("oath-do-adviser", args), ref, 1, ADVISER, (i,)),
            Option(f"show:{i}", Message("oath-do-show", dict(args)), ref, 1, SHOW, (i,)),
        )
    return found


# --- what can be done ---


def options(s: Position, seat: int) -> list[Option]:
    found: list[Option] = []
    playable = not in_play(s).search_surcharges or surcharge_bill(s, seat).why is None
    for i, card in enumerate(s.advisers[seat]):
        if card in s.down:
            play, show = to_adviser(s, seat, i)
            if playable:
                found.append(play)
            if strangers(s, seat, card):
                found.append(show)
    found += power_options(s, seat)
    site = s.pawn[seat]
    for i, card in enumerate(s.relics_at[site]):
        if not s.cards.knows(seat, card):
            found.append(
                cached(f"peek:{site}.{i}", "oath-do-peek", {"number": i + 1}, Ref("relic", f"{site}.{i}"), PEEK, i)
            )
    found += warband_options(s, seat, site)
    if scepter_holder(s) == seat:
        if may_use_scepter(s):
            found += scepter_options(s, seat)
    elif (
        s.role[seat] == CITIZEN
        and citizenship.self_exile_price(s, seat) <= purse_of(s, seat)
        and not citizenship.protected(s, seat)
    ):
        found.append(TO_SELF_EXILE)
    return found


def surcharge_bill(s: Position, seat: int) -> Bill:
    """What powers ask of whoever plays a facedown adviser: Search modifiers apply (6.1, ruling on Forced Labor)."""
    bill = Bill(0)
    if in_play(s).search_surcharges:
        add_surcharges(s, seat, bill)
        Search(s, seat, free=True).afford(s, bill)
    return bill


def power_options(s: Position, seat: int) -> list[Option]:
    found: list[Option] = []
    for i, use in enumerate(in_play(s).acts):
        if usable(s, use, seat):
            id = use.power.id
            option = TO_USE.get((id, i))
            if option is None:
                text = Message("oath-do-use", {"card": id})
                option = TO_USE[id, i] = Option(f"use:{id}", text, (Ref("card", id),), 1, POWER, (i,))
            found.append(option)
    return found


def usable(s: Position, use: Use, seat: int) -> bool:
    """Access, its cost, and something to use it on."""
    if not access(s, seat, use) or not can_pay(s, seat, use):
        return False
    choices = use.power.choices
    if choices is None:
        return True
    found = choices(s, use, seat)
    return found is None or bool(found)


def warband_options(s: Position, seat: int, site: int) -> list[Option]:
    """6.5. What would only take back the last move of warbands is not offered before something else happened."""
    found: list[Option] = []
    if s.board[seat] and rules_site(s, seat, site) and "station" not in s.not_again and may_place(s, seat):
        found.append(TO_STATION)
    if movable(s, seat, site) and "withdraw" not in s.not_again and "no-leave" not in s.not_again:
        found.append(TO_WITHDRAW)
    if s.role[seat] != EXILE:
        for other in range(s.seats):
            if (
                other != seat
                and s.role[other] != EXILE
                and s.pawn[other] == site
                and f"share:{other}" not in s.not_again
            ):
                ref = Ref("seat", str(other))
                if s.board[seat]:
                    found.append(
                        cached(f"give:{other}", "oath-do-give-warbands", {"player": other}, ref, GIVE_WARBANDS, other)
                    )
                if s.board[other]:
                    found.append(
                        cached(f"ask:{other}", "oath-do-ask-warbands", {"player": other}, ref, ASK_WARBANDS, other)
                    )
    return found


def movable(s: Position, seat: int, site: int) -> int:
    """Own warbands at the site that may leave it: all but the last (6.5-a), or all for the crown's holder."""
    if s.army_color[site] == NOBODY or s.army_color[site] != color(s, seat):
        return 0
    crown = in_play(s).crown
    last = 0 if crown != NOBODY and color(s, crown) == color(s, seat) else 1
    return s.army[site] - last


def may_use_scepter(s: Position) -> bool:
    """Not in the turn in which it was taken (2.4-c)."""
    return not any(s.face(card).id == "grand-scepter" for card in s.relics_taken)


def scepter_options(s: Position, seat: int) -> list[Option]:
    found: list[Option] = []
    left = False
    for space, card in enumerate(s.reliquary):
        if card != NOTHING:
            left = True
            if not s.cards.knows(seat, card):
                ref = Ref("reliquary", str(space))
                found.append(
                    cached(
                        f"reliquary:{RELIQUARY[space]}",
                        "oath-do-peek-reliquary",
                        {"space": RELIQUARY[space]},
                        ref,
                        PEEK_RELIQUARY,
                        space,
                    )
                )
    for other in range(1, s.seats):
        ref = Ref("seat", str(other))
        if s.role[other] == EXILE:
            if left and f"offer:{other}" not in s.not_again:
                found.append(cached(f"offer:{other}", "oath-do-offer", {"player": other}, ref, OFFER, other))
        elif other != seat and not citizenship.protected(s, other):
            price = citizenship.exile_price(s, seat, other)
            if price <= purse_of(s, seat):
                text = Message("oath-do-exile", {"player": other, "favor": price})
                found.append(Option(f"exile:{other}", text, (ref,), 1, EXILE_CITIZEN, (other,)))
    return found


# --- doing it ---


def do(s: Position, seat: int, option: Option) -> Flow[None]:
    kind = option.value
    if kind == STATION:
        yield from station_some(s, seat)
    elif kind == WITHDRAW:
        yield from withdraw_some(s, seat)
    elif kind == SELF_EXILE:
        citizenship.self_exile(s, seat)
    else:
        yield from do_with(s, seat, kind, option.values[0])


def do_with(s: Position, seat: int, kind: int, number: int) -> Flow[None]:
    """What is done with one of several cards, or with somebody."""
    if kind == POWER:
        yield from use_power(s, in_play(s).acts[number], seat)
    elif kind == EXILE_CITIZEN:
        citizenship.exile_citizen(s, seat, number)
    elif kind == OFFER:
        s.not_again.append(f"offer:{number}")
        yield from citizenship.offer(s, seat, number)
    elif kind in (GIVE_WARBANDS, ASK_WARBANDS):
        yield from share(s, seat, number, kind == ASK_WARBANDS)
    elif kind == PEEK_RELIQUARY:
        look(s, seat, s.reliquary[number], "peek-reliquary", {"space": RELIQUARY[number]})
    elif kind == PEEK:
        site = s.pawn[seat]
        look(s, seat, s.relics_at[site][number], "peek", {"slot": site, "site": s.cards.name(s.site[site])})
    elif kind == SHOW:
        yield from show(s, seat, s.advisers[seat][number])
    else:
        card = s.advisers[seat][number]
        Search(s, seat).settle_bill(s, surcharge_bill(s, seat))
        yield from play(s, seat, card)


def strangers(s: Position, seat: int, card: int) -> list[int]:
    """Those who do not know a facedown adviser of the player."""
    return [other for other in range(s.seats) if other != seat and not s.cards.knows(other, card)]


def show(s: Position, seat: int, card: int) -> Flow[None]:
    """Another player may look at a facedown adviser (6.1-c)."""
    found = [
        Option(f"player:{other}", Message("oath-do-player", {"player": other}), (Ref("seat", str(other)),), 1, other)
        for other in strangers(s, seat, card)
    ]
    picks = yield from choose(Ask(seat, Message("oath-ask-show"), found, rule="6.1-c"))
    other = found[picks[0]].value
    s.cards.learn(other, [card])
    s.tell("show-adviser", seat, {"player": other}, [card], "", "", 1 << seat | 1 << other)


def look(s: Position, seat: int, card: int, id: str, args: dict[str, str | int]) -> None:
    """Others learn only that the player looked (6.3-a)."""
    s.cards.learn(seat, [card])
    s.tell(id, seat, args, [card], "", "", 1 << seat)


def use_power(s: Position, use: Use, seat: int) -> Flow[None]:
    """Chooses what to use the power on, pays, and does it as far as possible (7.1.3)."""
    power = use.power
    assert power.act is not None
    choices = power.choices(s, use, seat) if power.choices is not None else None
    picked: Option | None = None
    s.tell("use", seat, {"card": power.id})
    if choices:
        what = Message("oath-ask-power", {"card": power.id})
        picks = yield from choose(Ask(seat, what, choices, rule="6.2-a"))
        picked = choices[picks[0]]
    pay_cost(s, seat, use)
    flow = power.act(s, use, seat, picked)
    if flow is not None:
        yield from flow


def station_some(s: Position, seat: int) -> Flow[None]:
    count = yield from how_many(seat, s.board[seat], "oath-ask-station", "6.5-b")
    s.not_again.append("withdraw")
    station(s, seat, s.pawn[seat], count)


def withdraw_some(s: Position, seat: int) -> Flow[None]:
    """A Citizen needs the Chancellor's permission (6.5-c), which may be given for the whole turn."""
    site = s.pawn[seat]
    count = yield from how_many(seat, movable(s, seat, site), "oath-ask-withdraw", "6.5-a")
    if s.role[seat] == CITIZEN:
        args: Args = {"amount": count, "left": s.army[site] - count, "slot": site, "site": s.cards.name(s.site[site])}
        if not (yield from lasting_permission(s, EMPIRE, seat, "withdraw", args, "6.5-c")):
            s.not_again.append("no-leave")
            return
    s.not_again.append("station")
    withdraw(s, seat, site, count)


def share(s: Position, seat: int, other: int, asking: bool) -> Flow[None]:
    """Imperial players at one site pass warbands between their boards (6.5-d)."""
    giver, taker = (other, seat) if asking else (seat, other)
    count = yield from how_many(seat, s.board[giver], "oath-ask-share", "6.5-d")
    s.not_again.append(f"share:{other}")
    left = s.board[other] - count if asking else s.board[other] + count
    args: Args = {"amount": count, "left": left}
    if (yield from lasting_permission(s, other, seat, "take" if asking else "give", args, "6.5-d")):
        hand_over(s, giver, taker, count)
        # With another number on the board, moving them to or from the site is something new.
        s.not_again = [what for what in s.not_again if what not in ("station", "withdraw")]


def how_many(seat: int, most: int, what: str, rule: str) -> Flow[int]:
    found = [Option(f"count:{n}", Message("oath-do-count", {"count": n}), (), 1, n) for n in range(1, most + 1)]
    picks = yield from choose(Ask(seat, Message(what), found, rule=rule))
    return picks[0] + 1


# --- what can't be done, and why ---


def refusals(s: Position, seat: int) -> list[Refusal]:
    found = [
        power_refusal(s, use, seat) for use in in_play(s).acts if access(s, seat, use) and not usable(s, use, seat)
    ]
    bill = surcharge_bill(s, seat)
    if bill.why is not None:
        for i, card in enumerate(s.advisers[seat]):
            if card in s.down:
                found.append(Refusal(f"adviser:{i}", bill.why, bill.rule, to_adviser(s, seat, i)[0].refs))
    site = s.pawn[seat]
    if s.board[seat]:
        to_station = TO_STATION.refs
        if not rules_site(s, seat, site):
            found.append(Refusal("station", Message("oath-why-not-ruled"), "6.5-b", to_station))
        elif not may_place(s, seat):
            found.append(Refusal("station", Message("oath-why-cannot-place"), "9.2-a", to_station))
        elif "station" in s.not_again:
            found.append(Refusal("station", Message("oath-why-not-again"), "6.5-b", to_station))
    if s.army_color[site] == color(s, seat):
        if not movable(s, seat, site):
            found.append(Refusal("withdraw", Message("oath-why-last-warband"), "6.5-a", TO_WITHDRAW.refs))
        elif "no-leave" in s.not_again:
            found.append(Refusal("withdraw", Message("oath-why-no-leave"), "6.5-c", TO_WITHDRAW.refs))
        elif "withdraw" in s.not_again:
            found.append(Refusal("withdraw", Message("oath-why-not-again"), "6.5-a", TO_WITHDRAW.refs))
    if scepter_holder(s) == seat:
        found += scepter_refusals(s, seat)
    if s.role[seat] == CITIZEN:
        price = citizenship.self_exile_price(s, seat)
        if scepter_holder(s) == seat:
            found.append(Refusal("self-exile", Message("oath-why-scepter-held"), "6.8-c", TO_SELF_EXILE.refs))
        elif citizenship.protected(s, seat):
            found.append(Refusal("self-exile", Message("oath-why-protected"), "9.2-a", TO_SELF_EXILE.refs))
        elif price > purse_of(s, seat):
            why = Message("oath-why-favor", {"needed": price, "have": purse_of(s, seat)})
            found.append(Refusal("self-exile", why, "6.8-a", TO_SELF_EXILE.refs))
    return found


def power_refusal(s: Position, use: Use, seat: int) -> Refusal:
    """Why a power within reach can't be used now."""
    cost = use.power.cost
    why, rule = "oath-why-nothing-to-use", "6.2-a"
    bar = barred(s, seat, cost)
    if bar is not None:
        return Refusal(f"use:{use.power.id}", bar[0], bar[1], (Ref("card", use.power.id),))
    if purse_of(s, seat) < cost.favor or s.secrets[seat] < cost.secrets:
        why, rule = "oath-why-cost", "7.1.2-a"
    elif not can_pay(s, seat, use):
        why, rule = "oath-why-occupied", "7.1.2-b"
    ref = Ref("card", use.power.id)
    return Refusal(f"use:{use.power.id}", Message(why, {"card": use.power.id}), rule, (ref,))


def scepter_refusals(s: Position, seat: int) -> list[Refusal]:
    if not may_use_scepter(s):
        taken = Message("oath-why-scepter-taken")
        return [Refusal(option.key, taken, "2.4-c", option.refs) for option in scepter_options(s, seat)]
    found: list[Refusal] = []
    empty = all(card == NOTHING for card in s.reliquary)
    for other in range(1, s.seats):
        ref = Ref("seat", str(other))
        if s.role[other] == EXILE:
            if empty:
                found.append(Refusal(f"offer:{other}", Message("oath-why-reliquary-empty"), "6.6.1-b", (ref,)))
            elif f"offer:{other}" in s.not_again:
                why = Message("oath-why-offer-refused", {"player": other})
                found.append(Refusal(f"offer:{other}", why, "6.6-a", (ref,)))
        elif other != seat:
            price = citizenship.exile_price(s, seat, other)
            if citizenship.protected(s, other):
                found.append(Refusal(f"exile:{other}", Message("oath-why-protected"), "9.2-a", (ref,)))
            elif price > purse_of(s, seat):
                why = Message("oath-why-favor", {"needed": price, "have": purse_of(s, seat)})
                found.append(Refusal(f"exile:{other}", why, "6.7-a", (ref,)))
    return found
