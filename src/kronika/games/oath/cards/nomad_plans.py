"""Battle plans of the suit Nomad. Most of them are discarded at the end of the Campaign."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import a_player, defense, dice, no_effect, ruled_cards
from kronika.games.oath.dice import SHIELD
from kronika.games.oath.faces import BEAST, NOMAD
from kronika.games.oath.moves import discard_adviser, discard_at_site, discardable, slot_of
from kronika.games.oath.play import card_option
from kronika.games.oath.powers import Use, advisers_of, color, in_play, may_place, power, ruled, ruler
from kronika.games.oath.sides import DEFENDER
from kronika.games.oath.state import BANDITS, NOBODY, NOTHING, SLOTS, Position
from kronika.games.oath.warbands import hand_over, station, withdraw


def rain_boots(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.battle_rules.shields[SHIELD] = 0


power("rain-boots", plan=rain_boots, spent=True)
power("horse-archers", plan=dice(3), spent=True)


# --- Warning Signals ---

AT_SITE, ON_BOARD = range(2)


def warning_signals(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    """First to the user's board, then from it. No permission is needed (ruling), and for Allies "your board" is that of
    each of them (5.5.3-d)."""
    if not may_place(s, seat):
        return
    crown = in_play(s).crown
    last = 0 if crown != NOBODY and color(s, crown) == color(s, seat) else 1
    sites = ruled(s, seat)
    allies = [other for other in camp.members(DEFENDER) if other != seat]
    takes = [signal_option("withdraw-from", s, slot, s.army[slot] - last) for slot in sites if s.army[slot] > last]
    takes += [board_option(s, other, s.board[other]) for other in allies if s.board[other]]
    if takes:
        most = sum(option.most for option in takes)
        what = Message("oath-ask-signals-from", {"card": use.power.id})
        picks = yield from choose(Ask(seat, what, takes, 0, most, rule="6.5-a"))
        for i, option in enumerate(takes):
            kind, where = option.values
            if kind == AT_SITE:
                withdraw(s, seat, where, picks.count(i))
            else:
                hand_over(s, where, seat, picks.count(i))
    most = s.board[seat]
    gives = [signal_option("occupy", s, slot, most) for slot in sites]
    gives += [board_option(s, other, most) for other in allies]
    if most and gives:
        what = Message("oath-ask-signals-to", {"card": use.power.id})
        picks = yield from choose(Ask(seat, what, gives, 0, most, rule="6.5-b"))
        for i, option in enumerate(gives):
            kind, where = option.values
            if kind == AT_SITE:
                station(s, seat, where, picks.count(i))
            else:
                hand_over(s, seat, where, picks.count(i))


def signal_option(verb: str, s: Position, slot: int, most: int) -> Option:
    text = Message(f"oath-do-{verb}", {"site": s.cards.name(s.site[slot])})
    return Option(f"site:{slot}", text, (Ref("site", str(slot)),), most, values=(AT_SITE, slot))


def board_option(s: Position, seat: int, most: int) -> Option:
    text = Message("oath-do-signal-board", {"player": seat, "count": s.board[seat]})
    return Option(f"board:{seat}", text, (Ref("seat", str(seat)),), most, values=(ON_BOARD, seat))


power("warning-signals", plan_usable=a_player, plan=warning_signals, spent=True)


# --- Wild Mounts ---


def cards_of_side(s: Position, camp: Campaign, seat: int, suit: int) -> list[int]:
    """The cards of a suit that the user of a plan rules; for defenders "you" is the whole side (5.5.3-d)."""
    if seat == BANDITS:
        found = [card for slot in range(SLOTS) if ruler(s, slot) == BANDITS for card in s.cards_at[slot]]
    else:
        found = [card for member in camp.members(camp.side_of(seat)) for card in ruled_cards(s, member)]
    return [card for card in dict.fromkeys(found) if s.suit(card) == suit]


def wild_mounts(
    s: Position, use: Use, camp: Campaign, seat: int, plans: list[tuple[Use, int]]
) -> Flow[list[tuple[Use, int]]]:
    """One Beast card goes in place of all Nomad plans of the side. Bandits do so for two or more (ruling)."""
    side = camp.side_of(seat)
    nomads = [plan for plan in plans if s.suit(plan[0].card) == NOMAD and camp.side_of(plan[1]) == side]
    beasts = [card for card in cards_of_side(s, camp, seat, BEAST) if discardable(s, card, seat)]
    if not nomads or not beasts:
        return plans
    if seat == BANDITS:
        given = beasts[0] if len(nomads) > 1 else NOTHING
    else:
        options = [Option("none", Message("oath-do-discard-plans"), (), 1, NOTHING)]
        options += [card_option("discard", s, card) for card in beasts]
        what = Message("oath-ask-wild-mounts", {"card": use.power.id, "count": len(nomads)})
        picks = yield from choose(Ask(seat, what, options, rule="5.5.8-a"))
        given = options[picks[0]].value
    if given == NOTHING:
        return plans
    slot = slot_of(s, given)
    if slot != NOTHING:
        discard_at_site(s, s.turn if seat == BANDITS else seat, slot, given)
    else:
        owner = next(other for other in range(s.seats) if given in s.advisers[other])
        discard_adviser(s, seat, owner, given)
    return [plan for plan in plans if plan not in nomads]


power("wild-mounts", plan=no_effect, spares=wild_mounts)


def lancers(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.battle_rules.attack_times = 2


power("lancers", plan=lancers, spent=True)


def mountain_giant(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    """One die, or three and then the card goes (ruling)."""
    options = [
        Option(f"{word}:{count}", Message(f"oath-do-{word}-dice", {"dice": count}), (), 1, count * sign)
        for word, sign in (("more", 1), ("fewer", -1))
        for count in (1, 3)
    ]
    what = Message("oath-ask-sign", {"card": use.power.id, "attack": camp.attack})
    picks = yield from choose(Ask(seat, what, options, rule="7.5.4-a"))
    change = options[picks[0]].value
    camp.change_attack(change)
    if abs(change) == 3:
        camp.discards.append((use, seat))


power("mountain-giant", plan=mountain_giant)


def rival_nomads(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    """Checked when the plan is used (5.5.3-e)."""
    return any(advisers_of(s, other, NOMAD) for other in camp.enemies(seat))


power("rival-khan", plan_usable=rival_nomads, plan=dice(4), spent=True)


def mounted_patrol(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.battle_rules.attack_divisor = 2


power("mounted-patrol", plan=mounted_patrol, spent=True)


def great_crusade(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None] | None:
    """The crusade counts itself (ruling)."""
    plan = dice(len(cards_of_side(s, camp, seat, NOMAD)))
    return plan(s, use, camp, seat)


power("great-crusade", plan=great_crusade, spent=True)
power("storm-caller", plan=defense(2), spent=True)
