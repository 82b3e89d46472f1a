"""Who gets the processor first, where it is wanted by more than there is of it: people's answers, before whatever can
wait a moment."""

from __future__ import annotations

import os
import sys

TURN = 0.0005
"""Seconds after which a thread that plays a long game again lets the event loop go on. Python's own five milliseconds
would be lost with each message that comes in meanwhile."""
LATER = 10
"""As `nice` counts: about a tenth of what the others get, as long as they want it. Not less, for somebody waits for a
page of graphs or an analysis too."""


def give_way() -> None:
    """This thread, with all that it starts, works when nobody else wants the processor. On Linux, where a thread can
    do so by itself. Not for a thread that runs Python beside the event loop: it would keep the lock that both need."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, 0, LATER)


def take_turns() -> None:
    """The event loop of this process waits for no other thread."""
    sys.setswitchinterval(TURN)
