"""The recommended sets of ten, by id."""

from __future__ import annotations

from typing import Final

RECOMMENDED: Final[dict[str, str]] = {
    "victory-dance": "pawn great-hall masquerade bridge ironworks scout duke upgrade harem nobles",
    "secret-schemes": "pawn shanty-town steward swindler conspirator ironworks saboteur trading-post tribute harem",
    "best-wishes": (
        "courtyard masquerade shanty-town steward wishing-well coppersmith scout torturer trading-post upgrade"
    ),
    "deconstruction": ("secret-chamber swindler bridge mining-village remodel spy thief throne-room saboteur torturer"),
    "hand-madness": ("courtyard chancellor steward bureaucrat militia council-room mine minion torturer nobles"),
    "underlings": "cellar pawn masquerade steward baron festival library minion witch nobles",
    "first-game": "cellar moat village woodcutter workshop militia remodel smithy market mine",
    "big-money": ("chapel chancellor bureaucrat feast moneylender throne-room laboratory market mine adventurer"),
    "interaction": "moat chancellor village bureaucrat militia spy thief council-room festival library",
    "size-distortion": "cellar chapel village woodcutter workshop feast gardens thief laboratory witch",
    "village-square": ("cellar village woodcutter bureaucrat remodel smithy throne-room festival library market"),
}


def recommended(id: str) -> list[str]:
    return RECOMMENDED[id].split()
