"""Rounds, turns and phases (4)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option, Refusal, Reply
from kronika.engine.flow import choose
from kronika.engine.game import State
from kronika.engine.message import Message, Ref
from kronika.games.oath import minor
from kronika.games.oath.action import Action, use_options
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.faces import SUITS
from kronika.games.oath.muster import Muster, Trade
from kronika.games.oath.powers import CAMPAIGN, MAJOR, MUSTER, RECOVER, SEARCH, TRADE, access, in_play
from kronika.games.oath.purse import purse_of, return_tokens, spend
from kronika.games.oath.recover import Recover
from kronika.games.oath.search import Search
from kronika.games.oath.state import (
    ACT,
    CITIZEN,
    EMPIRE,
    EXILE,
    FULL_SUPPLY,
    NOBODY,
    PEOPLES_FAVOR,
    REST,
    ROUND_END,
    ROUNDS,
    WAKE,
    Position,
)
from kronika.games.oath.title import settle
from kronika.games.oath.travel import Travel
from kronika.games.oath.victory import check_round, check_wake

ACTIONS: Final[tuple[type[Action], ...]] = (Search, Muster, Trade, Recover, Campaign, Travel)
"""By kind."""
LEAST_SUPPLY: Final = [action.least_supply for action in ACTIONS]
TO_ACT: Final = [
    Option(name, Message(f"oath-action-{name}"), (Ref("action", name),), 1, i) for i, name in enumerate(MAJOR)
]
TO_ASK: Final = [Message("oath-ask-act", {"supply": supply}) for supply in range(FULL_SUPPLY + 1)]
END: Final = 99
TO_REST: Final = Option("rest", Message("oath-do-rest"), (Ref("action", "rest"),), 1, END)
EXILE_SUPPLY: Final[tuple[tuple[int, int], ...]] = ((9, 6), (4, 5), (0, 4))
CHANCELLOR_SUPPLY: Final[tuple[tuple[int, int], ...]] = ((18, 6), (11, 5), (4, 4), (0, 3))
"""Warbands in the personal bank, and the Supply they bring (4.3.3)."""
TO_MOB: Final = 6


def begin_turn(s: Position, seat: int) -> None:
    s.turn = seat
    s.phase = WAKE
    s.act_over = False
    s.suits_discarded = []
    s.relics_taken = []
    s.not_again = []
    s.tell("turn", seat, {"round": s.round})


# --- Wake (4.1) ---


def wake(s: Position) -> Flow[None] | None:
    seat = s.turn
    site = s.pawn[seat]
    if s.holder[PEOPLES_FAVOR] == seat or s.favor_at[site] or s.secrets_at[site]:
        return wake_flow(s, seat)
    check_wake(s, seat)
    if s.winner == NOBODY:
        usurp(s, seat)
        s.phase = ACT
    return None


def wake_flow(s: Position, seat: int) -> Flow[None]:
    if s.holder[PEOPLES_FAVOR] == seat:
        # On the Mob side once more (4.1.1.II); a flip now does not repeat it.
        for _ in range(2 if s.mob else 1):
            yield from tend_peoples_favor(s, seat)
        if s.banner[PEOPLES_FAVOR] >= TO_MOB and not s.mob:
            s.mob = True
            s.tell("mob", seat, {})
    check_wake(s, seat)
    if s.winner != NOBODY:
        return
    usurp(s, seat)
    for use in list(in_play(s).wakes):
        assert use.power.wake is not None
        flow = use.power.wake(s, use, seat)
        if flow is not None:
            yield from flow
    s.phase = ACT


def tend_peoples_favor(s: Position, seat: int) -> Flow[None]:
    """One favor onto the banner, or one from it to the poorest bank (4.1.1.I)."""
    options: list[Option] = []
    if purse_of(s, seat):
        options.append(Option("place", Message("oath-do-place-banner"), (Ref("banner", "peoples-favor"),), 1, -1))
    if s.banner[PEOPLES_FAVOR] > 1:
        least = min(s.bank)
        options += [
            Option(f"return:{name}", Message("oath-do-return-banner", {"suit": name}), (Ref("bank", name),), 1, suit)
            for suit, name in enumerate(SUITS)
            if s.bank[suit] == least
        ]
    if not options:
        return
    if not s.favor[seat] and len(options) == 1 and options[0].value < 0:
        # Favor of the Nomad bank can be used, but nobody has to (ruling on Vow of Kinship).
        options.append(Option("none", Message("oath-do-place-none"), (), 1, len(SUITS)))
    picks = yield from choose(Ask(seat, Message("oath-ask-peoples-favor"), options, rule="4.1.1.I-a"))
    suit = options[picks[0]].value
    if suit < 0:
        spend(s, seat, 1)
        s.banner[PEOPLES_FAVOR] += 1
        s.tell("tend-banner", seat, {})
    elif suit < len(SUITS):
        s.banner[PEOPLES_FAVOR] -= 1
        s.bank[suit] += 1
        s.tell("return-banner", seat, {"suit": SUITS[suit]})


def usurp(s: Position, seat: int) -> None:
    """4.1.3: an Exile with the title turns Usurper."""
    if s.title == seat and s.role[seat] == EXILE and not s.usurper:
        s.usurper = True
        s.tell("usurper", seat, {})


# --- Act (4.2) ---


def major(kind: int, s: Position, seat: int) -> Action:
    """A major action by its kind. Each class is called by its name: then compiled code makes the object at once, while
    a class out of a list has to be called as anything that can be called."""
    if kind == SEARCH:
        return Search(s, seat)
    if kind == MUSTER:
        return Muster(s, seat)
    if kind == TRADE:
        return Trade(s, seat)
    if kind == RECOVER:
        return Recover(s, seat)
    if kind == CAMPAIGN:
        return Campaign(s, seat)
    return Travel(s, seat)


def act_ask(s: Position) -> Ask:
    """Everything that can be done now, and completed."""
    seat = s.turn
    options = [TO_REST]
    index, supply = in_play(s), s.supply[seat]
    for kind in range(len(ACTIONS)):
        # With too little Supply only a power can help.
        if supply >= LEAST_SUPPLY[kind] or index.bound[kind] or index.modifiers[kind]:
            if major(kind, s, seat).completes(s):
                options.append(TO_ACT[kind])
    options += minor.options(s, seat)
    return Ask(seat, TO_ASK[s.supply[seat]], options, rule="4.2-a", refuse=refused)


def act(s: Position, reply: Reply) -> Flow[None] | None:
    option = reply.option
    if option.value == END:
        s.phase = REST
        return None
    return do_act(s, s.turn, option)


def do_act(s: Position, seat: int, option: Option) -> Flow[None]:
    if option.value < len(ACTIONS):
        yield from major(option.value, s, seat).run(s)
        forget_moves(s)
    else:
        yield from minor.do(s, seat, option)
        if option.value not in minor.MOVES_WARBANDS:
            forget_moves(s)
    flow = settle(s)
    if flow is not None:
        yield from flow


def forget_moves(s: Position) -> None:
    """Something happened: warbands may be moved again."""
    if s.not_again:
        again = ("station", "withdraw", "no-leave")
        s.not_again = [what for what in s.not_again if what not in again and not what.startswith("share:")]


def refused(state: State, seat: int) -> list[Refusal]:
    """What can't be done now, and why."""
    assert isinstance(state, Position)
    found = []
    for action in ACTIONS:
        act = action(state, seat)
        if not act.completes(state):
            found.append(act.refusal(state))
    return found + minor.refusals(state, seat)


# --- Rest (4.3) ---


def rest(s: Position) -> Flow[None] | None:
    seat = s.turn
    if any(access(s, seat, use) for use in in_play(s).rests):
        return rest_flow(s, seat)
    return_tokens(s, seat)
    refresh(s, seat)
    end_turn(s)
    return None


def refresh(s: Position, seat: int) -> None:
    s.supply[seat] = min(FULL_SUPPLY, refilled(s, seat))


def refilled(s: Position, seat: int) -> int:
    """The Supply that the own warbands leave, and what was saved (4.3.3, 4.3.4); more than the track holds is lost."""
    saved = s.supply[seat]
    if s.role[seat] == CITIZEN:
        return s.supply[EMPIRE] + saved
    table = EXILE_SUPPLY if s.role[seat] == EXILE else CHANCELLOR_SUPPLY
    return next(supply for least, supply in table if s.reserve[seat] >= least) + saved


def rest_flow(s: Position, seat: int) -> Flow[None]:
    """Rest powers in any order, each at most once, after all else (4.3.5)."""
    return_tokens(s, seat)
    refresh(s, seat)
    done: list[int] = []
    go_on = Option("go-on", Message("oath-do-go-on"), (), 1, -1)
    while True:
        uses = [use for use in in_play(s).rests if use.card not in done and minor.usable(s, use, seat)]
        if not uses:
            break
        options = [go_on, *use_options(uses)]
        picks = yield from choose(Ask(seat, Message("oath-ask-rest"), options, rule="4.3.5-a"))
        if picks[0] == 0:
            break
        use = uses[picks[0] - 1]
        done.append(use.card)
        yield from minor.use_power(s, use, seat)
        flow = settle(s)
        if flow is not None:
            yield from flow
    end_turn(s)


def end_turn(s: Position) -> None:
    seat = (s.turn + 1) % s.seats
    if seat:
        begin_turn(s, seat)
    else:
        s.phase = ROUND_END


def round_end(s: Position) -> Flow[None]:
    """4-c: the end of the game is checked, then the marker moves on."""
    yield from check_round(s)
    if s.winner == NOBODY:
        s.round = min(ROUNDS, s.round + 1)
        begin_turn(s, 0)
