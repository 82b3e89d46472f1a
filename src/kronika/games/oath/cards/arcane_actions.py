"""Powers of the suit Arcane: actions, and cards that do something when they are played."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.battle import source_option
from kronika.games.oath.cards.choices import others_here
from kronika.games.oath.cards.order import may_become_citizen
from kronika.games.oath.faces import ARCANE, SUITS
from kronika.games.oath.forces import Source
from kronika.games.oath.powers import Use, may_give_secrets, power, ruled
from kronika.games.oath.purse import (
    all_secrets,
    burn_favor,
    gain_secrets,
    give_favor,
    give_secrets,
    purse_of,
    return_favor,
    take_favor,
    take_secret,
)
from kronika.games.oath.state import DARKEST_SECRET, EMPIRE, EXILE, NOTHING, REGION, REGION_SLOTS, Position
from kronika.games.oath.warbands import kill_at_site, kill_on_board

# --- Terror Spells: two warbands in the region ---


def in_region(s: Position, seat: int) -> list[Source]:
    """Warbands at sites of the player's region, and on the boards of those whose pawns are there (10.your-site)."""
    region = REGION[s.pawn[seat]]
    found: list[Source] = [("site", slot, s.army[slot]) for slot in REGION_SLOTS[region] if s.army[slot]]
    for other in range(s.seats):
        if s.board[other] and REGION[s.pawn[other]] == region:
            found.append(("board", other, s.board[other]))
    return found


def terrible(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if s.holder[DARKEST_SECRET] == seat and in_region(s, seat) else []


def terror_spells(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    sources = in_region(s, seat)
    count = min(2, sum(number for _, _, number in sources))
    options = [source_option("lose", s, source, i, count) for i, source in enumerate(sources)]
    picks = yield from choose(
        Ask(seat, Message("oath-ask-terror", {"count": count}), options, count, count, rule="10.kill-a")
    )
    for i, (kind, where, _) in enumerate(sources):
        if kind == "site":
            kill_at_site(s, where, picks.count(i))
        else:
            kill_on_board(s, where, picks.count(i))


power("terror-spells", choices=terrible, act=terror_spells)


# --- Blood Pact ---


def pairs(s: Position, use: Use, seat: int) -> list[Option]:
    return [
        Option(f"count:{n}", Message("oath-do-blood-pact", {"amount": n, "secrets": n // 2}), (), 1, n)
        for n in range(2, s.board[seat] + 1, 2)
    ]


def blood_pact(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    kill_on_board(s, seat, picked.value)
    gain_secrets(s, seat, picked.value // 2)


power("blood-pact", choices=pairs, act=blood_pact)


def revelation(s: Position, use: Use, seat: int) -> Flow[None]:
    """In turn order from the Chancellor (ruling)."""
    for other in s.order(EMPIRE):
        options = [Option("none", Message("oath-do-burn-none"), (), 1, 0)]
        options += [
            Option(f"burn:{n}", Message("oath-do-burn-for-secrets", {"amount": n}), (), 1, n)
            for n in range(1, purse_of(s, other) + 1)
        ]
        what = Message("oath-ask-revelation", {"card": use.power.id})
        picks = yield from choose(Ask(other, what, options, rule="7.3.3-a"))
        amount = options[picks[0]].value
        burn_favor(s, other, amount)
        gain_secrets(s, other, amount)


power("revelation", when_played=revelation)


# --- Plague Engines: favor for each site ruled ---


def plague(s: Position, seat: int) -> int:
    """What the player has to return, as far as it goes (9.3-a); nobody must use what lies in a bank for it."""
    return min(len(ruled(s, seat)), s.favor[seat])


def plagued(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if any(plague(s, other) for other in range(s.seats)) else []


def plague_engines(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    for other in s.order(seat):
        amount = plague(s, other)
        if amount:
            return_favor(s, other, ARCANE, amount)
            s.tell("bank-favor", other, {"amount": amount, "suit": SUITS[ARCANE]})


power("plague-engines", choices=plagued, act=plague_engines)


# --- Bewitch ---


def secrets_of(s: Position, seat: int) -> int:
    """On the board, and on cards: what lies there in a turn was placed by its player (4.3)."""
    return all_secrets(s, seat) + (sum(s.secrets_on.values()) if s.turn == seat else 0)


def bewitch(s: Position, use: Use, seat: int) -> Flow[None] | None:
    if s.role[seat] != EXILE or secrets_of(s, seat) <= secrets_of(s, EMPIRE):
        return None
    return may_become_citizen(s, seat, use)


power("bewitch", when_played=bewitch)


def tutor(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    gain_secrets(s, seat, 1)


power("tutor", act=tutor)


# --- Dream Thief: two facedown advisers of two players ---


def facedown_advisers(s: Position, seat: int, but: int = NOTHING) -> list[Option]:
    """By owner and place; those that the seat knows by their names, nobody learns what the others are."""
    return [
        Option(
            f"adviser:{owner}.{i}",
            Message("oath-do-hidden", {"player": owner, "card": s.cards.name(card)})
            if s.cards.knows(seat, card)
            else Message("oath-do-facedown", {"player": owner, "number": i + 1}),
            (Ref("adviser", f"{owner}.{i}"),),
            values=(owner, i),
        )
        for owner in range(s.seats)
        if owner != but
        for i, card in enumerate(s.advisers[owner])
        if card in s.down
    ]


def dreams(s: Position, use: Use, seat: int) -> list[Option]:
    found = facedown_advisers(s, seat)
    return found if len({option.values[0] for option in found}) > 1 else []


def dream_thief(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    """Each comes to the other's place, and its new owner may look at it (9.4-d)."""
    assert picked is not None
    one, i = picked.values
    options = facedown_advisers(s, seat, one)
    what = Message("oath-ask-dream-thief", {"card": use.power.id})
    picks = yield from choose(Ask(seat, what, options, rule="10.swap-a"))
    other, j = options[picks[0]].values
    first, second = s.advisers[one][i], s.advisers[other][j]
    s.advisers[one][i], s.advisers[other][j] = second, first
    for card, giver, taker in ((first, one, other), (second, other, one)):
        sees = s.cards.known.get(card, 0)
        s.cards.learn(taker, [card])
        s.tell(
            "swap-adviser",
            seat,
            {"player": giver, "receiver": taker},
            [card],
            f"advisers:{giver}",
            f"advisers:{taker}",
            sees | 1 << taker,
        )


power("dream-thief", choices=dreams, act=dream_thief)


# --- Forgotten Vault ---


def vault(s: Position, use: Use, seat: int) -> list[Option]:
    ref = (Ref("banner", "darkest-secret"),)
    found = [Option("add", Message("oath-do-vault-add"), ref, 1, 1)]
    if s.banner[DARKEST_SECRET] > 1:
        found.append(Option("burn", Message("oath-do-vault-burn"), ref, 1, -1))
    return found


def forgotten_vault(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    """Also while nobody holds the banner (ruling)."""
    assert picked is not None
    s.banner[DARKEST_SECRET] += picked.value
    told = "vault-add" if picked.value > 0 else "vault-burn"
    s.tell(told, seat, {"amount": s.banner[DARKEST_SECRET]})


power("forgotten-vault", choices=vault, act=forgotten_vault)


# --- Witch's Bargain ---

SELL: Final = 0
BUY: Final = 1


def bargains(s: Position, seat: int, secrets: int) -> list[Option]:
    """A secret for two favor of somebody here, or two favor for a secret; only whole bargains. What lies in a bank for
    others' favor can't be taken, and even the last secret can (ruling)."""
    found: list[Option] = []
    for other in others_here(s, seat):
        ref = (Ref("seat", str(other)),)
        if secrets and s.favor[other] >= 2 and may_give_secrets(s, seat):
            text = Message("oath-do-witch-sell", {"player": other})
            found.append(Option(f"sell:{other}", text, ref, 1, SELL, (other,)))
        if purse_of(s, seat) >= 2 and all_secrets(s, other):
            text = Message("oath-do-witch-buy", {"player": other})
            found.append(Option(f"buy:{other}", text, ref, 1, BUY, (other,)))
    return found


def first_bargain(s: Position, use: Use, seat: int) -> list[Option]:
    """One secret goes onto the card."""
    return bargains(s, seat, s.secrets[seat] - use.power.cost.secrets)


def witchs_bargain(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    while picked is not None and picked.value != NOTHING:
        strike(s, seat, picked)
        more = bargains(s, seat, s.secrets[seat])
        if not more:
            return
        options = [Option("done", Message("oath-do-witch-done"), (), 1, NOTHING), *more]
        what = Message("oath-ask-witch", {"card": use.power.id})
        picks = yield from choose(Ask(seat, what, options, rule="7.1.3-a"))
        picked = options[picks[0]]


def strike(s: Position, seat: int, picked: Option) -> None:
    (other,) = picked.values
    if picked.value == BUY:
        give_favor(s, seat, other, 2)
        take_secret(s, seat, other)
    else:
        give_secrets(s, seat, other, 1)
        take_favor(s, seat, other, 2)


power("witchs-bargain", choices=first_bargain, act=witchs_bargain)
