"""The hooks of a power: at which named points of the game a card has its say, and what it is asked there.

Every hook is a function of the position and the power in play (`Use`), or a plain fact. A power names those it has when
it is registered, `power("tents", TRAVEL, price=tents)`, and mypy checks each against its line here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from kronika.engine.ask import Flow, Option
    from kronika.games.oath.action import Action, Bill
    from kronika.games.oath.campaign import Campaign
    from kronika.games.oath.faces import Cost
    from kronika.games.oath.powers import Effect, Refused, Use
    from kronika.games.oath.state import Position
    from kronika.games.oath.targets import Target


class Hooks(TypedDict, total=False):
    """What a power may bring. Names of arguments: `seat` is whoever is asked about, `slot` a site, `card` a card."""

    # --- on the six major actions (`actions`) ---

    relevant: Callable[[Position, Use, Action], bool]
    """Whether it could change anything now."""
    taken_up: Callable[[Position, Use, Action], Effect]
    """When it was chosen and paid."""
    begin: Callable[[Position, Use, Action], None]
    """When the action starts."""
    targets: Callable[[Position, Use, Action], list[Target]]
    """More candidates."""
    price: Callable[[Position, Use, Action, Target, Bill], None]
    """(…, target, bill): changes the cost of a target, or refuses it."""
    ignores: Callable[[Position, Use, Action, Target, Use], bool]
    """(…, target, other): whether another power is without effect on it."""
    amount: Callable[[Position, Use, Action, Target, int], int]
    """(…, target, n): how many cards are drawn, warbands or (in a Trade) favor gained."""
    trade_secrets: Callable[[Position, Use, Action, Target, int], int]
    """(…, target, n): secrets gained in a Trade."""
    search_surcharge: Callable[[Position, Use, int, Bill], None]
    """(…, seat, bill): what searching, or playing a card as if searching, costs on top."""
    drawn: Callable[[Position, Use, Action, list[int]], Flow[list[int]]]
    """(…, cards): changes the cards drawn in a Search."""
    after: Callable[[Position, Use, Action, Target], Effect]
    """(…, target): when all is done."""
    guise: Callable[[Position, Use, int], bool]
    """(…, suit): whether this adviser passes for a suit in a Trade."""
    steers: Callable[[Position, Use, Action], int]
    """Who chooses where somebody travels."""

    # --- on playing cards ---

    clears: Callable[[Position, Use, int, int], list[int]]
    """(…, seat, slot): what may be discarded first at a site."""
    reward: Callable[[Position, Use, int, int, int], bool]
    """(…, seat, card, slot): gives something instead of the favor for playing to a site."""
    played: Callable[[Position, Use, int, int, int, bool], Effect]
    """(…, seat, card, slot, fresh): after a card was played to a site or to advisers (NOTHING); `fresh` if it was no
    facedown adviser."""
    vision_played: Callable[[Position, Use, int, int], Effect]
    """(…, seat, card): after a Vision was played."""
    when_played: Callable[[Position, Use, int], Effect]
    """(…, seat): when the card itself is played."""
    fits: Callable[[Position, int, int, int], bool | None]
    """(s, seat, card, slot): whether the card itself may go to a site (None: as the Law says)."""
    forbids: Callable[[Position, Use, int, int, int], Refused]
    """(…, seat, card, where): why a card can't be played there."""
    reach: Callable[[Position, Use, int, int], list[int]]
    """(…, seat, card): more sites with space for it."""
    capacity: Callable[[Position, Use, int, int], int]
    """(…, slot, room): the capacity of a site."""
    limit: Callable[[Position, Use, int, int], int]
    """(…, seat, limit): the adviser limit."""
    uncounted: Callable[[Position, Use, int, int, int], bool]
    """(…, seat, card, joining): an adviser that the limit passes over."""
    weight: int
    """As how many advisers the card counts; 1 if not said."""

    # --- standalone ---

    choices: Callable[[Position, Use, int], list[Option] | None]
    """(…, seat): what an Action or Rest power can be used on (an empty list: it can't be used; None: there is nothing
    to choose)."""
    act: Callable[[Position, Use, int, Option | None], Effect]
    """(…, seat, option): does it."""
    rest: bool
    """Whether `act` is a Rest power."""
    wake: Callable[[Position, Use, int], Effect]
    """(…, seat): when the turn begins."""

    # --- in a Campaign ---

    aims: Callable[[Position, Use, Campaign, list[Target]], Refused]
    """(…, targets): why a set of targets can't be declared, nor any that contains it."""
    check_target_set: Callable[[Position, Use, Campaign, list[Target]], Refused]
    """(…, targets): why a set of targets can't stand as it is, though a larger one might."""
    tolls: Callable[[Position, Use, Campaign, list[Target], Bill], None]
    """(…, targets, bill): puts a price on a set of targets."""
    musters: Callable[[Position, Use, Campaign], list[int]]
    """Sites whose warbands attack too."""
    extra_defense_dice: Callable[[Position, Use, Campaign, Target], int]
    """(…, target): more dice for a target."""
    pools: Callable[[Position, Use, Campaign], None]
    """Changes dice pools."""
    plan_usable: Callable[[Position, Use, Campaign, int], bool]
    """(…, seat): whether its battle plan can be used, in addition to what holds for all."""
    plan: Callable[[Position, Use, Campaign, int], Effect]
    """(…, seat): the battle plan is used."""
    veto: Callable[[Position, Use, Campaign, Use, int], Refused]
    """(…, plan, seat): why somebody's plan can't be used."""
    surcharge: Callable[[Position, Use, Campaign, Use, int], Cost | None]
    """(…, plan, seat): what somebody's plan costs on top."""
    beaten: Callable[[Position, Use, Campaign, int], Effect]
    """(…, seat): the plan's side is defeated (5.5.6-d)."""
    on_victory: Callable[[Position, Use, Campaign, int], Effect]
    """(…, seat): the plan's side is victorious (5.5.8)."""
    after_campaign: Callable[[Position, Use, Campaign, int], Effect]
    """(…, seat): the plan's side was victorious, and all the rest is done."""
    spent: bool
    """Whether the battle plan's card is discarded at the end of the Campaign."""
    spares: Callable[[Position, Use, Campaign, int, list[tuple[Use, int]]], Flow[list[tuple[Use, int]]]]
    """(…, seat, plans): which plans' cards are still discarded."""
    saves: bool
    """Whoever of its side falls comes to its site in the end."""

    # --- always ---

    shields: Callable[[Position, Use, int, int, Target], Refused]
    """(…, seat, victim, thing): what nobody may target or take."""
    bans_placement: Callable[[Position, Use, int], bool]
    """(…, seat): whether somebody cannot place warbands at sites."""
    locks: Callable[[Position, Use, int, int, int], bool]
    """(…, seat, card, slot): what acts as locked."""
    bars_cost: Callable[[Position, Use, int, Cost], Refused]
    """(…, seat, cost): why a power with such a cost can't be used."""
    burned: Callable[[Position, Use, int, int], int]
    """(…, seat, amount): who takes favor that is burned."""
    kinship: bool
    """The holder's favor lies in the Nomad bank."""
    mute: Callable[[Position, Use, int], bool]
    """(…, seat): who cannot give secrets."""
    protects: Callable[[Position, Use, int], bool]
    """(…, seat): from exile."""
    bandits: Callable[[Position, Use, int], int]
    """(…, slot): more of them at a site."""
    rerolls: bool
    """Its ruler may roll dice again."""
    looted: Callable[[Position, Use, int, list[int]], Effect]
    """(…, taker, cards): after relics were taken."""
    crowned: Callable[[Position, Use, int], None]
    """(…, seat): after the title was taken."""
    fate: Callable[[Position, Use, int], Flow[int]]
    """(…, rolled): changes the end die."""
    keeps: Callable[[Position, Use, int], bool]
    """(…, slot): whether a site stays on the map in the Chronicle (8.3.2)."""
