"""Favor, secrets and Supply: every token moves through here."""

from __future__ import annotations

from kronika.games.oath.faces import NO_SUIT, NOMAD, SUITS, Cost
from kronika.games.oath.powers import Use, barred, in_play
from kronika.games.oath.state import BANDITS, FULL_SUPPLY, NOBODY, NOTHING, Position

# --- favor ---


def kin(s: Position, seat: int) -> bool:
    """Whether favor of the player goes to the Nomad bank, and can be used there (Vow of Kinship); in disguise it is the
    vows of those advisers that bind (ruling on Master of Disguise)."""
    bound = in_play(s).kin
    if bound == NOBODY:
        return False
    return bound == (s.disguise[1] if s.disguise is not None and s.disguise[0] == seat else seat)


def purse_of(s: Position, seat: int) -> int:
    """The favor a player can use: on the board, for one bound by kinship in the Nomad bank too."""
    return s.favor[seat] + (s.bank[NOMAD] if kin(s, seat) else 0)


def receive(s: Position, seat: int, amount: int) -> None:
    """Favor that comes to a board, or goes to the Nomad bank instead (ruling on Vow of Kinship)."""
    if kin(s, seat):
        s.bank[NOMAD] += amount
    else:
        s.favor[seat] += amount


def spend(s: Position, seat: int, amount: int) -> None:
    """Favor that leaves the player's purse, from the board first; where it goes is the caller's business."""
    own = min(amount, s.favor[seat]) if kin(s, seat) else amount
    s.favor[seat] -= own
    s.bank[NOMAD] -= amount - own


def gain_favor(s: Position, seat: int, suit: int, amount: int) -> int:
    """From a favor bank to the board, as far as it goes (9.3-a); returns how much it was."""
    amount = min(amount, s.bank[suit])
    if amount > 0:
        s.bank[suit] -= amount
        receive(s, seat, amount)
        s.tell("gain-favor", seat, {"amount": amount, "suit": SUITS[suit]})
        return amount
    return 0


def burn_favor(s: Position, seat: int, amount: int) -> None:
    """From the purse to the shared bank (10.burn), or to whoever takes what others burn."""
    if amount:
        spend(s, seat, amount)
        burn_loose(s, seat, amount)


def burn_loose(s: Position, seat: int, amount: int) -> None:
    """Favor that a player burns, already taken from where it was."""
    s.tell("burn-favor", seat, {"amount": amount})
    for use in in_play(s).burned:
        assert use.power.burned is not None
        taker = use.power.burned(s, use, seat, amount)
        if taker != NOBODY:
            receive(s, taker, amount)
            s.tell("take-burned", taker, {"amount": amount})
            return
    s.shared += amount


def give_favor(s: Position, seat: int, to: int, amount: int) -> None:
    if amount and seat != to:
        spend(s, seat, amount)
        receive(s, to, amount)
        s.tell("give-favor", seat, {"amount": amount, "player": to})


def pay_toll(s: Position, seat: int, ruler: int, amount: int = 1) -> None:
    """Favor to whoever rules: for the Empire to the Chancellor, for bandits it is burned."""
    if ruler == BANDITS:
        burn_favor(s, seat, amount)
    else:
        give_favor(s, seat, ruler, amount)


def take_favor(s: Position, seat: int, victim: int, amount: int) -> int:
    """From another's board, as far as it goes; what lies in a bank is nobody's board."""
    amount = min(amount, s.favor[victim])
    if amount > 0 and seat != victim:
        s.favor[victim] -= amount
        receive(s, seat, amount)
        s.tell("take-favor", seat, {"amount": amount, "player": victim})
        return amount
    return 0


def return_favor(s: Position, seat: int, suit: int, amount: int) -> None:
    """From the purse to a favor bank, or to the shared bank where there is none."""
    spend(s, seat, amount)
    bank_favor(s, suit, amount)


def bank_favor(s: Position, suit: int, amount: int) -> None:
    if suit == NO_SUIT:
        s.shared += amount
    else:
        s.bank[suit] += amount


# --- secrets: never short (9.3-a) ---


def gain_secrets(s: Position, seat: int, amount: int) -> None:
    if amount > 0:
        s.secrets[seat] += amount
        s.tell("gain-secrets", seat, {"amount": amount})


def burn_secrets(s: Position, seat: int, amount: int) -> None:
    if amount:
        s.secrets[seat] -= amount
        s.tell("burn-secrets", seat, {"amount": amount})


def flip_secrets(s: Position, seat: int, amount: int) -> None:
    """Turns faceup secrets on the board facedown."""
    if amount:
        s.secrets[seat] -= amount
        s.flipped[seat] += amount
        s.tell("flip-secrets", seat, {"amount": amount})


def all_secrets(s: Position, seat: int) -> int:
    return s.secrets[seat] + s.flipped[seat]


def give_secrets(s: Position, seat: int, to: int, amount: int) -> None:
    """Faceup ones, and they stay faceup."""
    s.secrets[seat] -= amount
    s.secrets[to] += amount
    s.tell("give-secrets", seat, {"player": to, "amount": amount})


def take_secret(s: Position, seat: int, victim: int) -> None:
    """One secret from another board, faceup first."""
    if s.secrets[victim]:
        s.secrets[victim] -= 1
        s.secrets[seat] += 1
    else:
        s.flipped[victim] -= 1
        s.flipped[seat] += 1
    s.tell("take-secret", seat, {"player": victim})


# --- costs of powers (7.1.2) ---


def can_pay(
    s: Position,
    seat: int,
    use: Use,
    plan: bool = False,
    favor: int = 0,
    secrets: int = 0,
    cost: Cost | None = None,
) -> bool:
    """Whether the player can pay for a power and still keep so much favor and secrets for the rest of the action.
    `cost` if it is not the printed one."""
    if cost is None:
        cost = use.power.cost
    if s.secrets[seat] - secrets < cost.secrets or purse_of(s, seat) - favor < cost.favor:
        return False
    if in_play(s).bars_cost and barred(s, seat, cost) is not None:
        return False
    placed = cost.place_favor or cost.place_secret
    # Nothing is placed off-turn (7.1.2-c), and battle plans don't mind what lies there (7.5.3).
    return not placed or plan or s.turn != seat or not s.occupied(use.card)


def pay_cost(s: Position, seat: int, use: Use) -> None:
    pay(s, seat, use.power.cost, use.card)


def pay(s: Position, seat: int, cost: Cost, card: int) -> None:
    if cost.place_favor:
        if s.turn == seat:
            place_favor(s, seat, card, cost.place_favor)
        else:
            return_favor(s, seat, s.suit(card), cost.place_favor)
    if cost.place_secret:
        if s.turn == seat:
            place_secrets(s, seat, card, cost.place_secret)
        else:
            flip_secrets(s, seat, cost.place_secret)
    burn_favor(s, seat, cost.burn_favor)
    burn_secrets(s, seat, cost.burn_secret)


def place_favor(s: Position, seat: int, card: int, amount: int) -> None:
    spend(s, seat, amount)
    s.favor_on[card] = s.favor_on.get(card, 0) + amount
    s.tell("place-favor", seat, {"amount": amount, "card": s.cards.name(card)})


def place_secrets(s: Position, seat: int, card: int, amount: int) -> None:
    s.secrets[seat] -= amount
    s.secrets_on[card] = s.secrets_on.get(card, 0) + amount
    s.tell("place-secrets", seat, {"amount": amount, "card": s.cards.name(card)})


def clear_tokens(s: Position, seat: int, card: int) -> None:
    """The card leaves its place: favor to its bank, secrets facedown to the causer (10.discard-c, OQ-48, OQ-57)."""
    favor = s.favor_on.pop(card, 0)
    if favor:
        bank_favor(s, s.suit(card), favor)
    s.flipped[seat] += s.secrets_on.pop(card, 0)


def return_tokens(s: Position, seat: int, but: int = NOTHING) -> None:
    """Favor on cards, but for one, goes to its banks, secrets on cards to the player, all faceup (4.3.1, 4.3.2)."""
    stays = s.favor_on.pop(but, 0)
    for card, favor in s.favor_on.items():
        bank_favor(s, s.suit(card), favor)
    s.favor_on = {but: stays} if stays else {}
    s.secrets[seat] += sum(s.secrets_on.values()) + s.flipped[seat]
    s.secrets_on = {}
    s.flipped[seat] = 0


def spend_supply(s: Position, seat: int, amount: int) -> None:
    if amount:
        s.supply[seat] -= amount


def gain_supply(s: Position, seat: int, amount: int) -> None:
    """Never past the leftmost space."""
    s.supply[seat] = min(FULL_SUPPLY, s.supply[seat] + amount)
    s.tell("gain-supply", seat, {"amount": amount})
