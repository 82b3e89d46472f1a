"""Campaigns: whom to attack from where, for what, and what it would bring (5.5)."""

from __future__ import annotations

from typing import Final

from kronika.games.oath.bots.regent.aims import gain, pulls
from kronika.games.oath.bots.regent.arms import add_plan
from kronika.games.oath.bots.regent.assessment import FACEDOWN, RAIDERS, Assessment, Standing, face_of
from kronika.games.oath.bots.regent.odds import Odds, odds
from kronika.games.oath.bots.regent.opinions import relic_opinion
from kronika.games.oath.faces import NOMAD, SUPREMACY
from kronika.games.oath.state import BANNERS, DARKEST_SECRET, EMPIRE, PEOPLES_FAVOR, SLOTS

SUPPLY: Final = 2
CIRCLET: Final = "circlet-of-command"
GUARDIANS: Final = "tome-guardians"
LOST_TONGUE: Final = "lost-tongue"
WARD: Final = "sealing-ward"
RAMPART: Final = "sprawling-rampart"


class Raid:
    """A Campaign that could be: from a slot against a defender (RAIDERS for bandits), with these targets."""

    __slots__ = (
        "attack",
        "bound",
        "defender",
        "defense",
        "doubled",
        "force",
        "halved",
        "hopeless",
        "keep",
        "prize",
        "singles",
        "skulls",
        "slot",
        "targets",
    )

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
        """Whether single shields count."""
        self.skulls = True
        self.halved = False
        """Half of the attack dice are rolled."""
        self.doubled = False
        """Each of them counts twice."""
        self.bound = False
        """Nobody can be sacrificed."""
        self.hopeless = False
        """The defender has a way to win whatever the dice say."""

    def odds(self, board: int) -> Odds:
        dice = max(0, board + self.attack)
        dice = (dice // 2 if self.halved else dice) * (2 if self.doubled else 1)
        keep = board if self.bound else self.keep
        return odds(dice, self.defense, self.force, board, keep, self.skulls, self.singles)

    def worth(self, look: Assessment, board: int) -> float:
        """What the Campaign changes on average, with that many warbands on the board."""
        if not board or self.hopeless:
            return -1.0
        chance = self.odds(board)
        win = chance.win
        after = win * (self.prize + army_worth(look, chance.left - self.keep) + 0.3 * self.keep)
        return after + (1 - win) * army_worth(look, chance.lost) - army_worth(look, board)


def army_worth(look: Assessment, board: float) -> float:
    """Warbands on the board, as `aims.stock` counts them."""
    each = look.weights.warband
    if board <= 6:
        return each * board
    if board <= 10:
        return each * (6 + 0.6 * (board - 6))
    return each * 8.4 + 0.15 * (board - 10)


# --- who can be attacked, and what is there to win ---


def foes(look: Assessment, slot: int) -> list[int]:
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


def raids(look: Assessment, slot: int) -> list[Raid]:
    """For each foe: the target that must be, then with more and more of what is worth most for its defense."""
    found: list[Raid] = []
    if look.has("vow-of-peace"):
        return found
    for foe in foes(look, slot):
        first = first_target(look, slot, foe)
        raid = planned(look, slot, foe, [first])
        found.append(raid)
        targets = [first]
        for target in best_targets(look, slot, foe, first):
            targets = [*targets, target]
            found.append(planned(look, slot, foe, targets))
    return found


def first_target(look: Assessment, slot: int, foe: int) -> str:
    """The site if the defender rules it, else the pawn there (5.5.2-b)."""
    return f"site:{slot}" if foe == RAIDERS or rules_against(look, foe, slot) else "pawn"


def rules_against(look: Assessment, foe: int, slot: int) -> bool:
    """Whether the defender rules a site in a Campaign of mine (5.5.1-c, 5.5.1-d)."""
    if foe == RAIDERS:
        return look.rulers[slot] == RAIDERS
    return look.rulers[slot] == color_against(look, foe)


def color_against(look: Assessment, foe: int) -> int:
    """A Citizen whom the Chancellor attacks fights alone."""
    return foe if look.me == EMPIRE and look.imperial(foe) else look.sides[foe]


def best_targets(look: Assessment, slot: int, foe: int, first: str) -> list[str]:
    """Further targets, the best for its price first; what is not worth its defense is left out."""
    rated: list[tuple[float, str]] = []
    for target in possible(look, slot, foe):
        if target != first:
            worth, price = alone(look, foe, target)
            if worth > 0.35 * price:
                rated.append((worth / (price + 0.5), target))
    rated.sort(key=lambda pair: (-pair[0], pair[1]))
    return [target for _, target in rated[:6]]


def alone(look: Assessment, foe: int, target: str) -> tuple[float, int]:
    """What a target would be worth by itself, and what guards it: the same from wherever it is attacked."""
    found = look.alone.get((foe, target))
    if found is None:
        dice, force = toughness(look, foe, target)
        st = look.standing.copy()
        extra = win_target(look, st, foe, target)
        found = look.alone[foe, target] = (gain(look, st) + extra, dice + force)
    return found


def possible(look: Assessment, slot: int, foe: int) -> list[str]:
    """All the defender has that could be a target (5.5.2-a)."""
    found = [f"site:{i}" for i in range(SLOTS) if rules_against(look, foe, i)]
    if foe == RAIDERS or look.pawns[foe] != slot:
        return found
    found.append("pawn")
    relics = look.sight.relics(foe)
    if CIRCLET in relics:
        # It shields all the holder has but itself.
        return [*found, f"relic:{CIRCLET}"]
    if LOST_TONGUE in look.faceup_advisers(foe) and not rules_nomads(look):
        return found
    for banner, name in enumerate(BANNERS):
        if look.standing.holders[banner] == foe and not kept_safe(look, banner):
            found.append(f"banner:{name}")
    return found + [f"relic:{name}" for name in relics]


def kept_safe(look: Assessment, banner: int) -> bool:
    """Whether a card at a site keeps a banner from attackers; the Tome Guardians only from their ruler's enemies."""
    return "hall-of-debate" in look.places() if banner == PEOPLES_FAVOR else look.abroad(GUARDIANS)


def rules_nomads(look: Assessment) -> bool:
    """Whether I rule a Nomad card, at a site or as an adviser."""
    if look.suits[NOMAD]:
        return True
    return any(face_of(name).suit == NOMAD and look.rules(slot) for name, slot in look.places().items())


def toughness(look: Assessment, foe: int, target: str) -> tuple[int, int]:
    """Defense dice and warbands that a target adds."""
    kind, _, name = target.partition(":")
    if kind == "site":
        slot = int(name)
        rampart = look.places().get(RAMPART, -1)
        walls = 2 if rampart >= 0 and look.rulers[slot] == look.rulers[rampart] else 1
        bandits = foe == RAIDERS or not look.army[slot]
        return walls, look.sight.bandits(slot) if bandits else look.army[slot]
    if kind == "pawn":
        return 2, 0
    if kind == "banner":
        return look.standing.tokens[BANNERS.index(name)], 0
    return face_of(name).dice + (foe >= 0 and WARD in look.faceup_advisers(foe)), 0


def win_target(look: Assessment, st: Standing, foe: int, target: str) -> float:
    """Changes the standing as if I won the target; returns what it is worth beside the goals."""
    change_hands(look, st, look.me, foe, target)
    kind = target.partition(":")[0]
    if kind == "site":
        # Whoever rules the Tome Guardians has the Darkest Secret within reach again.
        guards = look.places().get(GUARDIANS, -1) == int(target[5:])
        return 0.3 + (0.4 * max(0.0, pulls(look)[DARKEST_SECRET]) if guards else 0.0)
    if kind == "pawn":
        return 0.2 + 0.2 * (look.sight.favor(foe) // 2)
    if target == f"relic:{CIRCLET}":
        # Without it what else they hold is within reach.
        dear = [pulls(look)[banner] for banner in range(len(BANNERS)) if look.standing.holders[banner] == foe]
        return look.weights.relic + relic_opinion(CIRCLET) + 0.4 * max(0.0, *dear, 0.0)
    return look.weights.relic + relic_opinion(target[6:]) if kind == "relic" else 0.4


def change_hands(look: Assessment, st: Standing, winner: int, loser: int, target: str) -> None:
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


def planned(look: Assessment, slot: int, foe: int, targets: list[str]) -> Raid:
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


def title_dice(look: Assessment, foe: int) -> int:
    outlaw = look.me == EMPIRE and look.imperial(foe)
    imperial = look.oath == SUPREMACY and look.title == EMPIRE and look.imperial(foe) and not outlaw
    return (2 if look.usurper else 1) if look.title == foe or imperial else 0


def boards_at(look: Assessment, foe: int, slot: int, slots: list[int]) -> int:
    """Warbands on the boards of the defender and allies who are at the battle; I expect all who may to join."""
    total = 0
    empire = look.imperial(foe) and look.me != EMPIRE
    for seat in look.seats:
        if seat == foe or (empire and seat != look.me and look.imperial(seat)):
            if look.pawns[seat] == slot or look.pawns[seat] in slots:
                total += look.sight.warbands(seat)
    return total


def add_fields(look: Assessment, raid: Raid, slot: int, slots: list[int]) -> None:
    """Plains and Mountain (their own texts)."""
    for place in {slot, *slots} if "pawn" in raid.targets else set(slots):
        name = look.sight.site(place) if look.site_faceup[place] else None
        raid.attack += (name == "plains") - (name == "mountain")


def add_plans(look: Assessment, raid: Raid, slots: list[int]) -> None:
    """Battle plans that each side rules: mine I will use, and the defender all of theirs."""
    foe = raid.defender
    theirs = RAIDERS if foe == RAIDERS else color_against(look, foe)
    # In the Marsh Spirit's swamp no plan of an attacker works.
    if look.places().get("marsh-spirit", -1) not in slots:
        for name, _ in look.site_plans(look.color):
            add_plan(look, raid, name, True, False)
        for name in look.held_plans(look.me):
            add_plan(look, raid, name, True, False)
    if theirs != look.color:
        for name, place in look.site_plans(theirs):
            add_plan(look, raid, name, False, place in slots)
    if foe != RAIDERS:
        raid.bound = "vow-of-peace" in look.faceup_advisers(foe)
        for name in look.held_plans(foe):
            add_plan(look, raid, name, False, False)


def best_raid(look: Assessment, found: list[Raid], board: int) -> tuple[Raid | None, float]:
    best, top = None, 0.0
    for raid in found:
        worth = raid.worth(look, board)
        if worth > top:
            best, top = raid, worth
    return best, top
