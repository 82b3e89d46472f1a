"""What the clauses say, one function each, on plain lists and counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from benchmarks.oracles.valeria.cards import CARDS, RESOURCES, ROLES, amount, citizens, name, numbers, symbols

Goods = Counter[str]


@dataclass
class Estate:
    """What lies before a player."""

    goods: Goods = field(default_factory=Counter)
    duchy: list[str] = field(default_factory=list)
    domains: list[str] = field(default_factory=list)
    slain: list[str] = field(default_factory=list)


# --- the Roll phase ---


@dataclass(frozen=True)
class Change:
    """A die that a domain may turn, and what that costs."""

    domain: str
    die: int
    to: int
    gold: int


def changes(own: Estate, dice: tuple[int, int], used: Counter[str]) -> list[Change]:
    """V4.1-b: each card once; V9.4, V9.5, V9.7; V15.15: no change that leaves the die as it is."""
    found = []
    holy = symbols(citizens(own.duchy))["holy"]
    for domain in (Counter(own.domains) - used).elements():
        for die, value in enumerate(dice):
            if domain == "foxgrove-palisade":
                change = Change(domain, die, 6, 2)
            elif domain == "the-desert-orchid":
                change = Change(domain, die, 1, holy)
            elif domain == "palace-of-the-dawn" and value > 1:
                change = Change(domain, die, value - 1, 0)
            else:
                continue
            if change.to != value and own.goods["gold"] >= change.gold:
                found.append(change)
    return found


# --- the Harvest phase ---


def hits(card: str, dice: tuple[int, int]) -> int:
    """How often a card is activated: by either die, and once by the sum (V5.1-a, V5.2-a)."""
    return sum(value in numbers(card) for value in (*dice, sum(dice)))


def activations(duchy: list[str], dice: tuple[int, int]) -> list[str]:
    """All activations of a player, the Herald's too (V5.5)."""
    found = [card for card in duchy for _ in range(hits(card, dice))]
    heralds = (not found) + (dice[0] == dice[1])
    return found + ["starter-herald"] * heralds


def effect(card: str, active: bool) -> str:
    """The left effect for the active player, the right one for others (V5.1-c)."""
    text: str = CARDS[card]["active" if active else "other"]
    return text


def counted(what: str, own: Estate) -> int:
    """How many there are of what an effect counts: only the own cards (V5.3-d); symbols on citizens (V15.3), a card
    by its name (V5.3-e)."""
    if what in ROLES:
        return symbols(citizens(own.duchy))[what]
    if what == "domain":
        return len(own.domains)
    assert what.startswith("named "), what
    return sum(name(card) == what.removeprefix("named ") for card in own.duchy)


def gained(text: str, own: Estate) -> Goods:
    """'1 gold + 1 gold x domain': both sides of a plus (V7.1-a), the left once for each right (V7.1-e)."""
    found: Goods = Counter()
    for part in text.split(" + "):
        what, _, times = part.partition(" x ")
        each = counted(times, own) if times else 1
        for thing, count in amount(what).items():
            found[thing] += count * each
    return +found


def takes(text: str) -> bool:
    """Whether an effect takes from an opponent; it comes before all others (V5.4-a)."""
    return text.startswith("take ")


def chosen(text: str) -> bool:
    """Whether an effect leaves something to decide: an exchange or a choice of one."""
    return " -> " in text or " | " in text


@dataclass(frozen=True)
class Choice:
    """One way to use an activated effect."""

    key: str
    pays: tuple[tuple[str, int], ...]
    gains: tuple[tuple[str, int], ...]


def choices(card: str, text: str, own: Estate) -> list[Choice]:
    """V5.3-b, V7.1-d, V7.1-g; what can't be paid is not there (V5.3-c), and magic stands for nothing (V15.14)."""
    if " -> " in text:
        price, reward = text.split(" -> ")
        pays = amount(price)
        if any(own.goods[thing] < count for thing, count in pays.items()):
            return []
        return [Choice(f"{card}:exchange", tuple(pays.items()), tuple(gained(reward, own).items()))]
    found = []
    for part in text.split(" | "):
        key = f"{card}:{part.replace(' ', '-')}"
        found.append(Choice(key, (), tuple(gained(part, own).items())))
    return found


# --- the Action phase ---


def splits(price: int, real: int, magic: int, printed: int = 0) -> list[tuple[int, int]]:
    """All ways to pay: so much of the real thing, so much magic in all. At least one is real (V6.2-a); printed magic
    comes on top (V6.3-b)."""
    ways = []
    for own in range(1, min(price, real) + 1):
        if price - own + printed <= magic:
            ways.append((own, price - own + printed))
    return ways


def hire_price(card: str, own: Estate) -> int:
    """V6.4-a: one gold more for each card of that name, starters too; Emerald Stronghold ignores the plus."""
    base: int = CARDS[card]["cost"]
    if "emerald-stronghold" in own.domains:
        return base
    return base + sum(name(other) == name(card) for other in own.duchy)


def build_price(card: str, own: Estate) -> int:
    """Pratchett's Plateau makes domains 1 cheaper."""
    cost: int = CARDS[card]["cost"]
    return cost - own.domains.count("pratchetts-plateau")


def has_roles(card: str, own: Estate) -> bool:
    """V6.6-a, V6.6-b: only symbols on citizens count."""
    have = symbols(citizens(own.duchy))
    return all(have[role] >= count for role, count in CARDS[card]["roles"].items())


def slay_price(card: str, tokens: Goods) -> tuple[int, int]:
    """Strength and magic, with the tokens that lie on the monster (V10.4-a)."""
    row = CARDS[card]
    return row["strength"] + tokens["strength"], row["magic"] + tokens["magic"]


# --- scoring ---


def printed_points(cards: list[str]) -> int:
    """The points on the right edge (V6.3-e, V7.1-n)."""
    return sum(CARDS[card]["vp"] for card in cards)


def things(own: Estate) -> Counter[str]:
    """What dukes count: symbols on citizens and domains (V8.2-b), kinds and types of cards."""
    found = symbols([*citizens(own.duchy), *own.domains])
    found["citizen"] = len(citizens(own.duchy))
    found["domain"] = len(own.domains)
    found["monster"] = len(own.slain)
    found.update(CARDS[card]["type"] for card in own.slain)
    return found


def resources(own: Estate) -> int:
    """All kinds together; victory points are none (V7.1-c, V8.2-c)."""
    return sum(own.goods[thing] for thing in RESOURCES)


def duke_points(duke: str, own: Estate) -> int:
    """V8.2-b to V8.2-d."""
    row = CARDS[duke]
    have = things(own)
    points: dict[str, int] = row["points"]
    each_resource: int = row["resources"]
    return sum(have[what] * each for what, each in points.items()) + resources(own) // each_resource


def open_points(own: Estate) -> int:
    """V8.2-a without the duke."""
    return printed_points(own.slain) + printed_points(own.domains) + own.goods["vp"]


def dukeless_points(estates: list[Estate]) -> list[int]:
    """V13.2-a to V13.2-d; V15.5: a majority is shared even where all have none."""
    each = {"worker": 1, "soldier": 1, "shadow": 2, "holy": 2}
    found = []
    for own in estates:
        have = symbols([*citizens(own.duchy), *own.domains])
        found.append(resources(own) // 3 + sum(have[role] * points for role, points in each.items()))
    for what in ("citizen", "monster", "domain"):
        have_all = [things(own)[what] for own in estates]
        best = [seat for seat, count in enumerate(have_all) if count == max(have_all)]
        for seat in best:
            found[seat] += 7 if len(best) == 1 else 3
    return found


def cards_in_duchy(own: Estate) -> int:
    """V8.3-a, V15.4."""
    return len(own.duchy) + len(own.domains)
