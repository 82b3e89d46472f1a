"""Permissions: what one player may do only if another allows it (5.5.2-f, 6.5-c, 6.5-d)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message
from kronika.games.oath.state import Position

REFUSE: Final = Option("no", Message("oath-do-refuse"))
ALLOW: Final = Option("yes", Message("oath-do-allow"))
ALLOW_TURN: Final = Option("yes-turn", Message("oath-do-permit-turn"))


def permission(s: Position, who: int, seat: int, about: str, args: Args, rule: str) -> Flow[bool]:
    """One request, asked and answered in the open."""
    pick = yield from request(s, who, seat, about, args, rule, [REFUSE, ALLOW])
    return pick > 0


def lasting_permission(s: Position, who: int, seat: int, about: str, args: Args, rule: str) -> Flow[bool]:
    """A permission, once or for the rest of this turn."""
    lasting = f"permit:{about}:{who}"
    if lasting in s.not_again:
        return True
    pick = yield from request(s, who, seat, about, args, rule, [REFUSE, ALLOW, ALLOW_TURN])
    if pick == 2:
        s.not_again.append(lasting)
    return pick > 0


def request(s: Position, who: int, seat: int, about: str, args: Args, rule: str, answers: list[Option]) -> Flow[int]:
    """All hear what is asked for, and the answer."""
    s.tell(f"request-{about}", seat, {"player": who, "rule": rule, **args})
    picks = yield from choose(
        Ask(who, Message(f"oath-ask-permit-{about}", {"player": seat, **args}), answers, rule=rule)
    )
    s.tell("permit" if picks[0] else "forbid", who, {"player": seat})
    return picks[0]
