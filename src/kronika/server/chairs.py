"""Who may take, give, lend and leave a chair. Each function looks at the table and says what changes, or why not."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

import msgspec

import kronika
from kronika.engine.errors import SetupError
from kronika.games import bots_of
from kronika.server.anchors import check_measured, measured
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.names import among, bot_name
from kronika.server.occupant import Occupant
from kronika.server.store.sagas import Offer


def seats(changed: Mapping[int, Occupant], nonce: str) -> Change:
    return Change(
        "seat", {"chairs": {str(seat): msgspec.to_builtins(occupant) for seat, occupant in changed.items()}}, nonce
    )


def check_bot(game: str, bot: str) -> None:
    bots = bots_of(game)  # by name only: what a browser names must not be loaded as a module
    if bot not in bots:
        raise SetupError("bot-unknown", {"bot": bot[:40], "game": game, "right": ", ".join(bots)})


def best_bot(game: str) -> str:
    """Which bot plays for somebody away: the strongest that answers at once."""
    best: str = kronika.games.best_bot(game)
    if not best:
        raise RequestError("bots-none", status=409)
    return best


def stand_in(game: str, chair: Occupant) -> str:
    """Which bot plays for a person: the one they chose, as long as the game has it, else the strongest."""
    return chair.stand_in if chair.stand_in in bots_of(game) else best_bot(game)


def chair_at(live: LiveTable, seat: int) -> Occupant:
    if live.header.kind == "aside":
        raise RequestError("table-aside", status=409)
    if not 0 <= seat < len(live.chairs):
        raise RequestError("seat-unknown", {"seat": seat, "last": len(live.chairs) - 1}, status=404)
    return live.chairs[seat]


def sit(live: LiveTable, seat: int, occupant: Occupant, nonce: str) -> Change | None:
    """Somebody takes an empty chair; if they had another one, that is empty now."""
    person = occupant.person
    chair = chair_at(live, seat)
    if chair.person == person:
        return None
    if live.status != "gathering":
        raise RequestError("table-begun", status=409)
    if not chair.empty:
        raise RequestError("chair-taken", {"name": chair.name}, status=409)
    check_unlocked(live, person)
    offer = offered(live, seat)
    if offer is not None and person not in (offer.person, live.header.host):
        raise RequestError("chair-offered", {"name": offer.name}, status=409)
    before = live.seat_of(person)
    others = [each.name for i, each in enumerate(live.chairs) if i != before]
    changed = {seat: msgspec.structs.replace(occupant, name=among(occupant.name, others))}
    if before is not None:
        changed[before] = Occupant()
    return seats(changed, nonce)


def check_unlocked(live: LiveTable, person: str) -> None:
    """At a locked table nobody new sits down; those who sit there, and the host, may take another chair."""
    if live.order.locked and person != live.header.host and live.seat_of(person) is None:
        raise RequestError("table-locked", status=409)


def sit_beside(live: LiveTable, seat: int, occupant: Occupant, nonce: str) -> Change:
    """Somebody without a device of their own takes an empty chair; whoever sits here already keeps them."""
    if live.order.rated:
        raise RequestError("rated-device", status=409)
    chair = chair_at(live, seat)
    if live.seat_of(occupant.keeper) is None:
        raise RequestError("not-seated", status=403)
    if live.status != "gathering":
        raise RequestError("table-begun", status=409)
    if not chair.empty:
        raise RequestError("chair-taken", {"name": chair.name}, status=409)
    if live.order.locked and live.header.host != occupant.keeper:
        raise RequestError("table-locked", status=409)
    offer = offered(live, seat)
    if offer is not None and live.header.host != occupant.keeper:
        raise RequestError("chair-offered", {"name": offer.name}, status=409)
    others = [each.name for each in live.chairs]
    return seats({seat: msgspec.structs.replace(occupant, name=among(occupant.name, others))}, nonce)


def empty_device(live: LiveTable, person: str) -> dict[int, Occupant]:
    """The chairs of all who leave with somebody before the game: nobody stays without whose device they play at."""
    return {seat: Occupant() for seat in live.at_device(person)}


def swap(live: LiveTable, host: str, one: int, other: int, nonce: str) -> Change | None:
    """Two chairs change places before the game: who begins may depend on it, so the host alone does."""
    if live.header.host != host:
        raise RequestError("host-alone", status=403)
    first, second = chair_at(live, one), chair_at(live, other)
    if live.status != "gathering":
        raise RequestError("table-begun", status=409)
    if offered(live, one) is not None or offered(live, other) is not None:
        raise RequestError("swap-offered", status=409)
    return None if one == other else seats({one: second, other: first}, nonce)


def offered(live: LiveTable, seat: int) -> Offer | None:
    """To whom of the saga's last game a chair is offered, as long as they sit nowhere else."""
    offers = [] if live.header.saga is None else live.header.saga.offers
    offer = offers[seat] if seat < len(offers) else None
    return offer if offer is not None and offer.person and live.seat_of(offer.person) is None else None


class Gone(msgspec.Struct, frozen=True):
    """For how many seconds nobody has seen the person of a chair, and the table's host; and how long the others, and
    the host, have to be patient. Where a game counts, nobody need sit through the silence of somebody who is there."""

    person: float
    host: float
    patience: float
    host_patience: float
    silence: float = 0.0
    """For how many seconds nobody at the table has been asked anything new."""
    silence_patience: float = 600.0


def fill(live: LiveTable, person: str, seat: int, bot: str, gone: Gone, nonce: str) -> Change | None:
    """A bot takes a chair: an empty one while the table gathers, or one whose person has gone. With a time limit
    everybody has their time, and the clock alone says when it is up. A person's chair is lent to the bot they chose, or
    to the strongest, and not because their line was gone for a moment."""
    if bot:
        check_bot(live.header.game, bot)
    if bot and live.order.rated and live.status == "gathering":
        check_measured(live.header.game, bot)
    chair = chair_at(live, seat)
    host = live.header.host == person
    if not host and live.seat_of(person) is None:
        raise RequestError("host-only", status=403)
    if live.status == "gathering":
        # A host who has vanished keeps nobody waiting: the others may fill the chairs that are empty.
        days = live.header.time_limit if live.header.over_days else 0
        if not host and (not chair.empty or gone.host < max(gone.patience, days)):
            raise RequestError("host-only", status=403)
        if chair.person and gone.person == 0:
            raise RequestError("chair-taken", {"name": chair.name}, status=409)
        if chair.bot == bot and not chair.person:
            return None
        others = [each.name for i, each in enumerate(live.chairs) if i != seat]
        filled = {seat: Occupant(among(bot_name(bot), others), bot=bot) if bot else Occupant()}
        return seats(empty_device(live, chair.person) | filled, nonce)
    if live.status == "over":
        raise RequestError("answer-over", status=409)
    if not bot or not chair.person:
        raise RequestError("table-begun", status=409)
    if chair.bot:
        return None
    # Only what everybody may know of who is asked; else this would tell it.
    keeps_waiting = live.order.counts and seat in live.choosing
    if gone.person == 0 and not keeps_waiting:
        raise RequestError("chair-taken", {"name": chair.name}, status=409)
    if live.header.time_limit:
        raise RequestError("chair-paced", {"name": chair.name}, status=409)
    if gone.person == 0 and (seconds := ceil(gone.silence_patience - gone.silence)) > 0:
        raise RequestError("chair-silent", {"name": chair.name, "seconds": seconds}, status=409)
    patience = gone.host_patience if host else gone.patience
    if gone.person > 0 and (seconds := ceil(patience - gone.person)) > 0:
        raise RequestError("chair-wait", {"name": chair.name, "seconds": seconds}, status=409)
    right = stand_in(live.header.game, chair)
    if bot != right:
        chosen = right == chair.stand_in
        raise RequestError(
            "chair-chosen" if chosen else "chair-strongest", {"name": chair.name, "bot": right}, status=409
        )
    return seats({seat: lent(chair, bot)}, nonce)


def own_chair(live: LiveTable, person: str) -> tuple[int, Occupant]:
    seat = live.seat_of(person)
    if seat is None:
        raise RequestError("not-seated", status=403)
    if live.status == "over":
        raise RequestError("answer-over", status=409)
    chair = live.chairs[seat]
    if chair.resigned:
        raise RequestError("seat-resigned", status=409)
    return seat, chair


def away(live: LiveTable, person: str, nonce: str) -> Change | None:
    """A bot plays my chair until I am back."""
    seat, chair = own_chair(live, person)
    if live.status == "gathering":
        raise RequestError("table-gathers", status=409)
    return None if chair.bot else seats({seat: lent(chair, stand_in(live.header.game, chair))}, nonce)


def choose_stand_in(live: LiveTable, person: str, bot: str, nonce: str) -> Change | None:
    """Who plays my chair while I am not there ("": the strongest). If a bot has it now, that one takes over."""
    seat, chair = own_chair(live, person)
    if bot:
        check_bot(live.header.game, bot)
    if live.status == "gathering":
        raise RequestError("table-gathers", status=409)
    if chair.stand_in == bot:
        return None
    chosen = msgspec.structs.replace(chair, stand_in=bot)
    if chair.bot:
        chosen.bot = stand_in(live.header.game, chosen)
    return seats({seat: chosen}, nonce)


def back(live: LiveTable, person: str, nonce: str) -> Change | None:
    seat, chair = own_chair(live, person)
    if chair.bot and is_out_of_time(live, seat):
        raise RequestError("clock-out", status=409)
    return seats({seat: lent(chair, "")}, nonce) if chair.bot else None


def is_out_of_time(live: LiveTable, seat: int) -> bool:
    """Whether somebody has used all their time for the game, and no turn will bring more."""
    clock = live.header.clock
    if live.times is None or clock is None or clock.per != "game" or clock.increment:
        return False
    return live.times.left[seat] <= 0


def say_ready(live: LiveTable, person: str, ready: bool, nonce: str) -> Change | None:
    """Somebody is ready for the game to begin, and so are those at their device. When all are, nobody goes back."""
    own_chair(live, person)
    if live.status != "gathering" or live.complete:
        raise RequestError("table-begun" if live.status != "gathering" else "table-deals", status=409)
    if not live.order.ready:
        raise RequestError("ready-not-asked", status=409)
    said = [seat for seat in live.at_device(person) if live.chairs[seat].ready != ready]
    return Change("ready", {"seats": said, "ready": ready}, nonce) if said else None


def resign(live: LiveTable, person: str, nonce: str) -> Change | None:
    """A bot plays my chair for good; before the game begins, the chair is just empty again, unless a tournament has
    given it."""
    seat, chair = own_chair(live, person)
    if live.status == "gathering" and not live.order.tournament:
        return seats({seat: Occupant()} | empty_device(live, person), nonce)
    bot = chair.bot or stand_in(live.header.game, chair)
    gone = msgspec.structs.replace(lent(chair, bot), resigned=True, stand_in="")
    change = seats({seat: gone}, nonce)
    return Change("resign", change.data, nonce)


def put_aside(live: LiveTable, nonce: str) -> Change | None:
    """A saga's game that came to nothing: before it began everybody gets up, else it goes on as a game of its own."""
    if live.header.saga is None:
        return None
    gathers = live.status == "gathering"
    change = seats({seat: Occupant() for seat in range(len(live.chairs)) if gathers}, nonce)
    return Change("seat", {**change.data, "aside": True}, nonce)


def bots_own(chair: Occupant, rated: str = "") -> Occupant:
    """A bot's chair at the next game: it does not go on in the name of somebody whose chair it had. Where that is
    `rated`, by which game, a bot whose strength nobody knows gets up."""
    if not chair.bot or (rated and chair.bot not in measured(rated)):
        return Occupant()
    return Occupant(bot_name(chair.bot) if chair.resigned else chair.name, bot=chair.bot)


def lent(chair: Occupant, bot: str) -> Occupant:
    return msgspec.structs.replace(chair, bot=bot, late=0, missed="", takes_part=False, unseen=False)


def again(chair: Occupant, person: str) -> Occupant:
    """A person's chair at the next game: whoever starts it sits down, and those at their device; the others' chairs
    wait for them."""
    return Occupant(chair.name, chair.person, keeper=chair.keeper) if chair.device == person else Occupant()
