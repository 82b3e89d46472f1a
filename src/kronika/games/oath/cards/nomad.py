"""Powers of the suit Nomad."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.campaign import DEFENDER, Campaign
from kronika.games.oath.cards.choices import a_player, dice, player_options
from kronika.games.oath.deals import negotiate
from kronika.games.oath.faces import NOMAD
from kronika.games.oath.moves import discardable
from kronika.games.oath.play import card_option, slot_of
from kronika.games.oath.powers import TRAVEL, Use, color, in_play, may_place, power, ruled
from kronika.games.oath.purse import gain_secrets, gain_supply
from kronika.games.oath.state import NOBODY, NOTHING, REGION, SLOTS, Position
from kronika.games.oath.warbands import hand_over, station, withdraw


def rain_boots(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.no_single_shields = True


power("rain-boots", plan=rain_boots, spent=True)


def ancient_binding(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    """Everybody keeps one secret; the player's is the one paid onto this card."""
    for card in list(s.secrets_on):
        if card != use.card:
            del s.secrets_on[card]
    for other in range(s.seats):
        kept = 0 if other == seat else 1
        total = s.secrets[other] + s.flipped[other]
        if total > kept:
            # The last one stays faceup if any is.
            faceup = min(kept, s.secrets[other])
            s.secrets[other] = faceup
            s.flipped[other] = kept - faceup
            s.tell("burn-secrets", other, {"amount": total - kept})


power("ancient-binding", act=ancient_binding)
power("horse-archers", plan=dice(3), spent=True)


# --- Warning Signals ---


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
            if option.value < SLOTS:
                withdraw(s, seat, option.value, picks.count(i))
            else:
                hand_over(s, option.value - SLOTS, seat, picks.count(i))
    most = s.board[seat]
    gives = [signal_option("occupy", s, slot, most) for slot in sites]
    gives += [board_option(s, other, most) for other in allies]
    if most and gives:
        what = Message("oath-ask-signals-to", {"card": use.power.id})
        picks = yield from choose(Ask(seat, what, gives, 0, most, rule="6.5-b"))
        for i, option in enumerate(gives):
            if option.value < SLOTS:
                station(s, seat, option.value, picks.count(i))
            else:
                hand_over(s, seat, option.value - SLOTS, picks.count(i))


def signal_option(verb: str, s: Position, slot: int, most: int) -> Option:
    text = Message(f"oath-do-{verb}", {"site": s.cards.name(s.site[slot])})
    return Option(f"site:{slot}", text, (Ref("site", str(slot)),), most, slot)


def board_option(s: Position, seat: int, most: int) -> Option:
    text = Message("oath-do-signal-board", {"player": seat, "count": s.board[seat]})
    return Option(f"board:{seat}", text, (Ref("seat", str(seat)),), most, SLOTS + seat)


power("warning-signals", able=a_player, plan=warning_signals, spent=True)


def elders(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    gain_secrets(s, seat, 1)


power("elders", act=elders)


# --- The Gathering ---


def the_gathering(s: Position, use: Use, seat: int) -> Flow[None]:
    """Pawns come in turn order from the Chancellor; then those here deal, as often as they want."""
    slot = use.slot
    for other in range(s.seats):
        if s.pawn[other] != slot:
            what = Message("oath-ask-gathering", {"site": s.cards.name(s.site[slot])})
            if (yield from consent(other, what, "7.3.3-a")):
                s.pawn[other] = slot
                s.tell("moved", other, {"slot": slot, "site": s.cards.name(s.site[slot])})
    talked: set[tuple[int, int]] = set()
    for proposer in range(s.seats):
        while s.pawn[proposer] == slot:
            others = [
                other
                for other in range(s.seats)
                if other != proposer and s.pawn[other] == slot and (proposer, other) not in talked
            ]
            if not others:
                break
            options = [Option("go-on", Message("oath-do-go-on"), (), 1, NOTHING), *player_options(others)]
            picks = yield from choose(Ask(proposer, Message("oath-ask-gathering-deal"), options, rule="7.6.3-a"))
            partner = options[picks[0]].value
            if partner == NOTHING:
                break
            if not (yield from negotiate(s, proposer, partner, ("favor", "secret", "relic", "adviser"), "7.6.3-a")):
                talked.add((proposer, partner))


power("the-gathering", when_played=the_gathering)


def faithful_friend(s: Position, use: Use, seat: int) -> None:
    gain_supply(s, seat, 4)


power("faithful-friend", when_played=faithful_friend)


def tents(s: Position, use: Use, act: Action, to: int, bill: Bill) -> None:
    if REGION[to] == REGION[act.site]:
        bill.free = True


power("tents", TRAVEL, price=tents)


def great_herd(s: Position, use: Use, seat: int) -> Flow[None]:
    """Two cards trade places; nothing is played by that."""
    options = [Option("none", Message("oath-do-swap-none"), (), 1, NOTHING)]
    options += [
        card_option("swap", s, card)
        for slot in range(SLOTS)
        if slot != use.slot
        for card in s.cards_at[slot]
        if s.suit(card) == NOMAD and discardable(s, card) and not s.face(card).locked
    ]
    picks = yield from choose(Ask(seat, Message("oath-ask-swap", {"card": use.power.id}), options, rule="10.swap-a"))
    card = options[picks[0]].value
    if card == NOTHING:
        return
    slot = slot_of(s, card)
    s.cards_at[use.slot][s.cards_at[use.slot].index(use.card)] = card
    s.cards_at[slot][s.cards_at[slot].index(card)] = use.card
    s.stale()
    s.tell("swap", seat, {"card": use.power.id, "other": s.cards.name(card)})


power("great-herd", when_played=great_herd)
