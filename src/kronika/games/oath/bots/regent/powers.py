"""Action and Rest powers: when to use them. What to use them on is in uses.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import gain, wants, with_thing
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.bargains import dealing
from kronika.games.oath.bots.regent.citizens import comes_over
from kronika.games.oath.bots.regent.opinions import opinion, relic_opinion
from kronika.games.oath.bots.regent.plan import best_plan
from kronika.games.oath.bots.regent.war import SUPPLY, best_raid, raids
from kronika.games.oath.faces import BEAST, DISCORD, ORDER, SUITS
from kronika.games.oath.state import DARKEST_SECRET, REGION, SLOTS

TRAVEL: Final = "travel"
REST: Final = "rest"
SEARCH: Final = "search"


def power_worth(look: Assessment, name: str, coming: str) -> float:
    """What using a power now is worth. `coming` is what I do next: "search", "travel" or "rest" when little is left to
    do here; while it is empty, favor and secrets are kept for the plan."""
    judge = JUDGED.get(name)
    return judge(look, coming) if judge is not None else 0.0


def needs_secrets(look: Assessment) -> bool:
    """Secrets are short for the Darkest Secret that I am after."""
    mine = look.standing.holders[DARKEST_SECRET] == look.me
    return wants(look, DARKEST_SECRET) and not mine and look.secrets <= look.standing.tokens[DARKEST_SECRET]


def guards_secret(look: Assessment) -> bool:
    """Whether I live by the Darkest Secret that I hold."""
    return look.standing.holders[DARKEST_SECRET] == look.me and wants(look, DARKEST_SECRET)


def rest(look: Assessment, ask: Ask) -> str:
    """Rest powers: all that give something."""
    for key in ask.keys():
        if key != "go-on" and power_worth(look, key.partition(":")[2], REST) > 0:
            return key
    return "go-on"


# --- favor and secrets ---


def free_favor(look: Assessment, coming: str) -> float:
    """For nothing, at Rest."""
    return look.weights.favor


def free_secret(look: Assessment, coming: str) -> float:
    return look.weights.secret


def wayside_inn(look: Assessment, coming: str) -> float:
    return 0.5 if look.supply <= 5 and look.favor >= (1 if coming else 2) else 0.0


def alchemist(look: Assessment, coming: str) -> float:
    return 0.9 if look.favor <= 4 and look.secrets >= 2 and not needs_secrets(look) else 0.0


def elders(look: Assessment, coming: str) -> float:
    if needs_secrets(look):
        return 1.0
    return 0.2 if coming == REST and look.favor >= 4 else 0.0


def tutor(look: Assessment, coming: str) -> float:
    """A secret for a favor; the one that is placed comes back."""
    if needs_secrets(look) or look.secrets < 2:
        return 0.8
    return 0.2 if coming == REST and look.favor >= 3 else 0.0


def spirit_snare(look: Assessment, coming: str) -> float:
    return 0.4 if coming in (TRAVEL, REST) else 0.0


def wizard_school(look: Assessment, coming: str) -> float:
    """It ends the Act Phase."""
    return 0.4 if coming == REST and look.favor >= 2 else 0.0


def taming_charm(look: Assessment, coming: str) -> float:
    return 0.3 if coming in (TRAVEL, REST) and look.favor <= 2 else 0.0


def gambling_hall(look: Assessment, coming: str) -> float:
    """Two favor for some four, if a bank has them."""
    return 0.8 if max(look.sight.bank(suit) for suit in SUITS) >= 4 else 0.0


def charming_friend(look: Assessment, coming: str) -> float:
    return 0.4 if coming in (TRAVEL, REST) else 0.0


def pied_piper(look: Assessment, coming: str) -> float:
    """Two favor of another for a card that I can spare."""
    rich = any(look.sight.favor(seat) >= 2 for seat in look.seats if seat != look.me)
    return 0.4 if coming in (TRAVEL, REST) and rich else 0.0


def sleight_of_hand(look: Assessment, coming: str) -> float:
    return 0.3 if coming and look.favor >= 2 else 0.0


def witchs_bargain(look: Assessment, coming: str) -> float:
    """What I have too much of for what I lack."""
    here = look.others_here()
    if needs_secrets(look) and look.favor >= 2 and any(look.sight.secrets(seat) for seat in here):
        return 0.6
    sells = look.secrets >= 4 and not guards_secret(look) and not wants(look, DARKEST_SECRET)
    return 0.3 if coming in (TRAVEL, REST) and sells and any(look.sight.favor(seat) >= 2 for seat in here) else 0.0


def blood_pact(look: Assessment, coming: str) -> float:
    """Two warbands for a secret, where secrets decide."""
    short = look.standing.tokens[DARKEST_SECRET] + 1 - look.secrets
    return 0.5 if needs_secrets(look) and look.board >= 2 * short + 2 else 0.0


def round_of_ale(look: Assessment, coming: str) -> float:
    """Everything comes back at once: worth it while there is Supply to spend it again."""
    return 0.6 if coming and look.sight.placed_secrets >= 2 and look.supply >= 2 else 0.0


# --- the Darkest Secret ---


def storyteller(look: Assessment, coming: str) -> float:
    return 0.3 if guards_secret(look) and coming == REST and look.favor >= 2 else 0.0


def forgotten_vault(look: Assessment, coming: str) -> float:
    """One more on mine, one less on another's that I want."""
    if look.favor < 2 or not wants(look, DARKEST_SECRET):
        return 0.0
    if guards_secret(look):
        return 0.3 if coming == REST else 0.0
    return 0.5 if look.standing.tokens[DARKEST_SECRET] > 1 else 0.0


def ancient_binding(look: Assessment, coming: str) -> float:
    """All secrets burn but one of everybody's: for whoever guards the Darkest Secret with the last one."""
    tokens = look.standing.tokens[DARKEST_SECRET]
    rivals = any(look.sight.secrets(seat) > tokens for seat in look.seats if seat != look.me)
    return 1.0 if coming == REST and guards_secret(look) and look.secrets == 1 and rivals else 0.0


# --- relics ---


def dowsing_sticks(look: Assessment, coming: str) -> float:
    return with_thing(look) - 2 * look.weights.favor


def skeleton_key(look: Assessment, coming: str) -> float:
    return with_thing(look) - look.weights.secret


def ancient_forge(look: Assessment, coming: str) -> float:
    return with_thing(look) - 2 * look.weights.favor - look.weights.secret


def broken_forge(look: Assessment, coming: str) -> float:
    """Repaired for whoever rules it."""
    slot = look.places().get("broken-forge", -1)
    return 0.2 if coming == REST and slot >= 0 and look.rules(slot) and look.favor >= 4 else 0.0


def sold_map(look: Assessment, coming: str) -> float:
    return 0.9 - with_thing(look) if look.supply <= 3 else 0.0


def relic_breaker(look: Assessment, coming: str) -> float:
    """Three warbands for a relic that I leave behind."""
    return 0.5 if coming in (TRAVEL, REST) and with_thing(look) < 2.0 else 0.0


# --- war ---


def wolves(look: Assessment, coming: str) -> float:
    foes = [seat for seat in look.seats if seat != look.me and not (look.imperial(seat) and look.imperial(look.me))]
    return 0.15 if coming == REST and any(look.sight.warbands(seat) for seat in foes) else 0.0


def second_chance(look: Assessment, coming: str) -> float:
    """One of theirs dies and one of mine comes; of those who have advisers of Order or Discord."""
    for seat in look.seats:
        suits = {face_of(name).suit for name in look.faceup_advisers(seat)}
        if seat != look.me and look.sight.warbands(seat) and suits & {ORDER, DISCORD}:
            return 0.4 if coming in (TRAVEL, REST) else 0.0
    return 0.0


def fallen_site(look: Assessment, slot: int, dead: int) -> float:
    """What it brings when that many warbands die at a site of somebody else's."""
    color = look.rulers[slot]
    if color < 0 or color == look.color or not look.army[slot]:
        return -1.0
    if look.army[slot] > dead:
        return 0.1 * dead
    st = look.standing.copy()
    st.sites[color] -= 1
    return 0.3 + gain(look, st)


def best_fall(look: Assessment) -> float:
    """Two warbands at one site of the region."""
    near = [slot for slot in range(SLOTS) if look.site >= 0 and REGION[slot] == REGION[look.site]]
    return max([fallen_site(look, slot, 2) for slot in near], default=0.0)


def siege_engines(look: Assessment, coming: str) -> float:
    worth = best_fall(look) - look.weights.favor
    return worth if coming or worth > 2.0 else 0.0


def terror_spells(look: Assessment, coming: str) -> float:
    worth = best_fall(look) - 0.1
    return worth if coming or worth > 2.0 else 0.0


def sortie(look: Assessment, slot: int) -> float:
    """A Campaign at another site, without Supply, with the warbands that stand there."""
    garrison = look.army[slot] if look.rules(slot) else 0
    return best_raid(look, raids(look, slot), look.board + garrison)[1]


def captains(look: Assessment, coming: str) -> float:
    worth = max([sortie(look, slot) for slot in range(SLOTS) if look.rules(slot)], default=0.0) - look.weights.favor
    return worth if worth > 0.5 else 0.0


def wild_allies(look: Assessment, coming: str) -> float:
    slots = {slot for name, slot in look.places().items() if face_of(name).suit == BEAST}
    worth = max([sortie(look, slot) for slot in sorted(slots)], default=0.0)
    return worth if worth > 0.5 else 0.0


# --- people ---


def victims(look: Assessment) -> list[str]:
    """Faceup advisers of others here that can be discarded."""
    return [name for seat in look.others_here() for name in look.faceup_advisers(seat) if not face_of(name).locked]


def assassin(look: Assessment, coming: str) -> float:
    worth = 0.5 * max([opinion(name) for name in victims(look)], default=0.0)
    return worth - 0.3 if coming == REST else 0.0


def armed_mob(look: Assessment, coming: str) -> float:
    """An adviser less for whoever holds the Darkest Secret, if that is another."""
    holder = look.standing.holders[DARKEST_SECRET]
    return 0.15 if coming == REST and holder not in (-1, look.me) and look.favor >= 3 else 0.0


def enchantress(look: Assessment, coming: str) -> float:
    """Another's adviser for this one, and a secret."""
    theirs = [opinion(name) for seat in look.seats if seat != look.me for name in look.faceup_advisers(seat)]
    worth = max(theirs, default=0.0) - opinion("enchantress") - look.weights.secret
    return worth if coming in (TRAVEL, REST) and look.secrets >= 2 else 0.0


def oracle(look: Assessment, coming: str) -> float:
    """A Vision for sure; the secrets come back."""
    if not look.exile or look.has("vow-of-obedience"):
        return 0.0
    return 1.5 if not look.visions else 0.4 if look.visions_drawn < 3 else 0.0


def ballot_box(look: Assessment, coming: str) -> float:
    """Into the Empire, to inherit it."""
    return 5.0 if look.exile and comes_over(look, look.standing) else 0.0


# --- looks, and journeys ---


def free_look(look: Assessment, coming: str) -> float:
    """At cards that I may draw: for nothing, right before I do."""
    return 0.4 if coming == SEARCH else 0.0


def paid_look(look: Assessment, coming: str) -> float:
    """The same for a secret that comes back, when nothing else needs it."""
    return 0.2 if coming == SEARCH and look.secrets >= 2 else 0.0


def whistle(look: Assessment, coming: str) -> float:
    """Whoever has what I want comes to me; the secret is theirs then."""
    if look.supply < SUPPLY or not look.secrets:
        return 0.0
    here = best_raid(look, raids(look, look.site), look.board)[1]
    worth = max([prey(look, seat) for seat in look.seats if look.pawns[seat] != look.site], default=0.0)
    return worth - here - 2.0 * look.weights.secret


def prey(look: Assessment, seat: int) -> float:
    """A Campaign against somebody who would stand here."""
    called = Assessment(look.sight, look.weights, look.me)
    called.pawns[seat] = look.site
    return best_raid(called, [raid for raid in raids(called, look.site) if raid.defender == seat], look.board)[1]


def palanquin(look: Assessment, coming: str) -> float:
    """A long way without Supply, if somebody is here to come along."""
    if coming != TRAVEL or look.favor < 2 or not look.others_here():
        return 0.0
    cost = look.journeys()[best_plan(look).slot]
    return 0.4 if cost is not None and cost >= 2 else 0.0


def plague_engines(look: Assessment, coming: str) -> float:
    """Everybody pays a favor for each site they rule: where others pay much more than I."""
    if coming != REST or look.secrets < 3:
        return 0.0
    sites = look.standing.sites
    lost = [min(look.sight.favor(seat), sites[look.sides[seat]]) for seat in look.seats if seat != look.me]
    mine = min(look.favor, sites[look.color])
    return max(0.0, 0.2 * sum(lost) - look.weights.favor * mine - look.weights.secret)


def fae_merchant(look: Assessment, coming: str) -> float:
    """A relic for my poorest one."""
    worst = min([relic_opinion(name) for name in look.sight.relics(look.me) if name != "grand-scepter"], default=0.0)
    return -worst if coming == REST and look.secrets >= 1 else 0.0


# --- deals ---


def dealer(card: str) -> Callable[[Assessment, str], float]:
    """A deal when all else here is done: what I need for my plan I don't sell."""

    def worth(look: Assessment, coming: str) -> float:
        return dealing(look, card) if coming else 0.0

    return worth


JUDGED: Final[dict[str, Callable[[Assessment, str], float]]] = {
    "alchemist": alchemist,
    "a-round-of-ale": round_of_ale,
    "ancient-binding": ancient_binding,
    "ancient-forge": ancient_forge,
    "armed-mob": armed_mob,
    "assassin": assassin,
    "ballot-box": ballot_box,
    "blood-pact": blood_pact,
    "broken-forge": broken_forge,
    "captains": captains,
    "charming-friend": charming_friend,
    "deed-writer": dealer("deed-writer"),
    "dowsing-sticks": dowsing_sticks,
    "elders": elders,
    "enchantress": enchantress,
    "fae-merchant": fae_merchant,
    "festival-district": dealer("festival-district"),
    "forgotten-vault": forgotten_vault,
    "gambling-hall": gambling_hall,
    "insomnia": free_secret,
    "map": sold_map,
    "naysayers": free_favor,
    "oracle": oracle,
    "oracular-pig": free_look,
    "palanquin": palanquin,
    "pied-piper": pied_piper,
    "plague-engines": plague_engines,
    "relic-breaker": relic_breaker,
    "scryer": paid_look,
    "second-chance": second_chance,
    "siege-engines": siege_engines,
    "silver-tongue": free_favor,
    "skeleton-key": skeleton_key,
    "sleight-of-hand": sleight_of_hand,
    "spirit-snare": spirit_snare,
    "storyteller": storyteller,
    "taming-charm": taming_charm,
    "tavern-songs": free_look,
    "terror-spells": terror_spells,
    "the-tribunal": dealer("the-tribunal"),
    "tinkers-fair": dealer("tinkers-fair"),
    "tutor": tutor,
    "vow-of-obedience": free_favor,
    "vow-of-poverty": free_favor,
    "wayside-inn": wayside_inn,
    "whistle": whistle,
    "wild-allies": wild_allies,
    "witchs-bargain": witchs_bargain,
    "wizard-school": wizard_school,
    "wolves": wolves,
}
"""Powers that I use; the others cost more than they bring."""
