"""Campaigns: whom to attack from where, for what, and what it would bring (5.5)."""

from __future__ import annotations

from typing import Final

from kronika.games.oath.bots.regent.aims import gain
from kronika.games.oath.bots.regent.look import FACEDOWN, RAIDERS, Look, Standing, face_of
from kronika.games.oath.bots.regent.odds import Odds, odds
from kronika.games.oath.faces import SUPREMACY
from kronika.games.oath.state import BANNERS, DARKEST_SECRET, EMPIRE, SLOTS

SUPPLY: Final = 2
ATTACK_DICE: Final = {"longbows": 1, "horse-archers": 3, "mercenaries": 3, "fire-talkers": 3}
"""Plans that add attack dice for the attacker and take them for the defender."""
DEFENSE_DICE: Final = {"extra-provisions": 1, "keep": 2, "bear-traps": 1}
PAID: Final = ("mercenaries", "extra-provisions")
"""Those that take a favor."""
CIRCLET: Final = "circlet-of-command"


class Raid:
    """A Campaign that could be: from a slot against a defender (RAIDERS for bandits), with these targets."""

    __slots__ = ("attack", "defender", "defense", "force", "keep", "prize", "singles", "slot", "targets")

    def __init__(self, slot: int, defender: int, targets: list[str]) -> None:
        self.slot = slot
        self.defender = defender
        self.targets = targets
        self.attack = 0
        """Attack dice beside those for warbands."""
        self.defense = 0
        self.force = 0
        self.keep = 0
        """Warbands needed to occupy what is won."""
        self.prize = 0.0
        self.singles = True

    def odds(self, board: int) -> Odds:
        return odds(max(0, board + self.attack), self.defense, self.force, board, self.keep, True, self.singles)

    def worth(self, look: Look, board: int) -> float:
        """What the Campaign changes on average, with so many warbands on the board."""
        if not board:
            return -1.0
        chance = self.odds(board)
        win = chance.win
        after = win * (self.prize + army_worth(look, chance.left - self.keep) + 0.3 * self.keep)
        return after + (1 - win) * army_worth(look, chance.lost) - army_worth(look, board)


def army_worth(look: Look, board: float) -> float:
    """Warbands on the board, as `aims.stock` counts them."""
    each = look.temper.warband
    if board <= 6:
        return each * board
    if board <= 10:
        return each * (6 + 0.6 * (board - 6))
    return each * 8.4 + 0.15 * (board - 10)


# --- who can be attacked, and what is there to win ---


def foes(look: Look, slot: int) -> list[int]:
    """Whom I could attack from a slot (5.5.1). Imperial players leave each other in peace but for what they hold."""
    color = look.rulers[slot]
    found: list[int] = []
    if color in (RAIDERS, FACEDOWN):
        found.append(RAIDERS)
    elif color != look.color:
        found.append(color)
    for seat in look.seats:
        if seat != look.me and look.pawns[seat] == slot and seat not in found:
            found.append(seat)
    return found


def raids(look: Look, slot: int) -> list[Raid]:
    """For each foe: the target that must be, then with more and more of what is worth most for its defense."""
    found: list[Raid] = []
    for foe in foes(look, slot):
        first = first_target(look, slot, foe)
        raid = planned(look, slot, foe, [first])
        found.append(raid)
        targets = [first]
        for target in best_targets(look, slot, foe, first):
            targets = [*targets, target]
            found.append(planned(look, slot, foe, targets))
    return found


def first_target(look: Look, slot: int, foe: int) -> str:
    """The site if the defender rules it, else the pawn there (5.5.2-b)."""
    return f"site:{slot}" if foe == RAIDERS or rules_against(look, foe, slot) else "pawn"


def rules_against(look: Look, foe: int, slot: int) -> bool:
    """Whether the defender rules a site in a Campaign of mine (5.5.1-c, 5.5.1-d)."""
    if foe == RAIDERS:
        return look.rulers[slot] == RAIDERS
    return look.rulers[slot] == color_against(look, foe)


def color_against(look: Look, foe: int) -> int:
    """A Citizen whom the Chancellor attacks fights alone."""
    return foe if look.me == EMPIRE and look.imperial(foe) else look.sides[foe]


def best_targets(look: Look, slot: int, foe: int, first: str) -> list[str]:
    """Further targets, the best for its price first; what is not worth its defense is left out."""
    rated: list[tuple[float, str]] = []
    for target in possible(look, slot, foe):
        if target != first:
            dice, force = toughness(look, foe, target)
            price = dice + force
            st = look.standing.copy()
            extra = win_target(look, st, foe, target)
            worth = gain(look, st) + extra
            if worth > 0.35 * price:
                rated.append((worth / (price + 0.5), target))
    rated.sort(key=lambda pair: (-pair[0], pair[1]))
    return [target for _, target in rated[:6]]


def possible(look: Look, slot: int, foe: int) -> list[str]:
    """All the defender has that could be a target (5.5.2-a)."""
    found = [f"site:{i}" for i in range(SLOTS) if rules_against(look, foe, i)]
    if foe == RAIDERS or look.pawns[foe] != slot:
        return found
    found.append("pawn")
    relics = look.sight.relics(foe)
    if CIRCLET in relics:
        # It shields all the holder has but itself.
        return [*found, f"relic:{CIRCLET}"]
    found += [f"banner:{name}" for banner, name in enumerate(BANNERS) if look.standing.holders[banner] == foe]
    return found + [f"relic:{name}" for name in relics]


def toughness(look: Look, foe: int, target: str) -> tuple[int, int]:
    """Defense dice and warbands that a target adds."""
    kind, _, name = target.partition(":")
    if kind == "site":
        slot = int(name)
        return 1, 1 if foe == RAIDERS else max(look.army[slot], int(look.army[slot] == 0))
    if kind == "pawn":
        return 2, 0
    if kind == "banner":
        return look.standing.tokens[BANNERS.index(name)], 0
    return face_of(name).dice, 0


def win_target(look: Look, st: Standing, foe: int, target: str) -> float:
    """Changes the standing as if I won the target; returns what it is worth beside the goals."""
    change_hands(look, st, look.me, foe, target)
    kind = target.partition(":")[0]
    if kind == "site":
        return 0.3
    if kind == "pawn":
        return 0.2 + 0.2 * (look.sight.favor(foe) // 2)
    return look.temper.relic if kind == "relic" else 0.4


def change_hands(look: Look, st: Standing, winner: int, loser: int, target: str) -> None:
    """What a victory does to the standing (5.5.7)."""
    kind, _, name = target.partition(":")
    if kind == "site":
        color = look.rulers[int(name)]
        if color >= 0:
            st.sites[color] -= 1
        if winner != look.me or not look.ringed:
            st.sites[look.sides[winner]] += 1
    elif kind == "banner":
        banner = BANNERS.index(name)
        st.take_banner(banner, winner, max(1, st.tokens[banner] - 2))
    elif kind == "relic":
        st.things[loser] -= 1
        st.things[winner] += 1
        if name == "grand-scepter":
            st.scepter = winner


# --- pools and forces ---


def planned(look: Look, slot: int, foe: int, targets: list[str]) -> Raid:
    raid = Raid(slot, foe, targets)
    st = look.standing.copy()
    extra = 0.0
    slots: list[int] = []
    for target in targets:
        dice, force = toughness(look, foe, target)
        raid.defense += dice
        raid.force += force
        extra += win_target(look, st, foe, target)
        if target.startswith("site:"):
            slots.append(int(target[5:]))
    raid.prize = gain(look, st) + extra
    raid.keep = 0 if look.ringed else len(slots)
    if foe != RAIDERS:
        raid.defense += title_dice(look, foe)
        raid.force += boards_at(look, foe, slot, slots)
    add_plans(look, raid, slots)
    add_fields(look, raid, slot, slots)
    return raid


def title_dice(look: Look, foe: int) -> int:
    outlaw = look.me == EMPIRE and look.imperial(foe)
    imperial = look.oath == SUPREMACY and look.title == EMPIRE and look.imperial(foe) and not outlaw
    return (2 if look.usurper else 1) if look.title == foe or imperial else 0


def boards_at(look: Look, foe: int, slot: int, slots: list[int]) -> int:
    """Warbands on the boards of the defender and allies who are at the battle; I expect all who may to join."""
    total = 0
    empire = look.imperial(foe) and look.me != EMPIRE
    for seat in look.seats:
        if seat == foe or (empire and seat != look.me and look.imperial(seat)):
            if look.pawns[seat] == slot or look.pawns[seat] in slots:
                total += look.sight.warbands(seat)
    return total


def add_fields(look: Look, raid: Raid, slot: int, slots: list[int]) -> None:
    """Plains and Mountain (their own texts)."""
    for place in {slot, *slots} if "pawn" in raid.targets else set(slots):
        name = look.sight.site(place) if look.up[place] else None
        raid.attack += (name == "plains") - (name == "mountain")


def add_plans(look: Look, raid: Raid, slots: list[int]) -> None:
    """Battle plans that each side rules: mine I will use, and the defender all of theirs."""
    foe = raid.defender
    theirs = RAIDERS if foe == RAIDERS else color_against(look, foe)
    for name, place in look.site_plans():
        color = look.rulers[place]
        if color == look.color:
            add_plan(look, raid, name, True, False)
        elif color == theirs:
            add_plan(look, raid, name, False, place in slots)
    for name in look.held_plans(look.me):
        add_plan(look, raid, name, True, False)
    if foe != RAIDERS:
        for name in look.held_plans(foe):
            add_plan(look, raid, name, False, False)


def add_plan(look: Look, raid: Raid, name: str, mine: bool, targeted: bool) -> None:
    user = look.me if mine else raid.defender
    if name in PAID and (user == RAIDERS or not look.sight.favor(user)):
        return
    if name == "fire-talkers" and (look.standing.holders[DARKEST_SECRET] != user or not look.sight.secrets(user)):
        return
    if name in ATTACK_DICE:
        raid.attack += ATTACK_DICE[name] if mine else -ATTACK_DICE[name]
    elif mine:
        if name == "rain-boots":
            raid.singles = False
        elif name == "rangers" and raid.defense >= 4 and look.favor:
            raid.attack += 2
    elif name in DEFENSE_DICE and (name != "keep" or targeted):
        raid.defense += DEFENSE_DICE[name]


def best_raid(look: Look, found: list[Raid], board: int) -> tuple[Raid | None, float]:
    best, top = None, 0.0
    for raid in found:
        worth = raid.worth(look, board)
        if worth > top:
            best, top = raid, worth
    return best, top
