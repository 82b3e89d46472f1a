"""What a process in which bots think has to learn, loaded once: `conftest.py` has copies made of one that has."""

from __future__ import annotations

import kronika
from kronika.server import worker

KNOWN = kronika.games(), worker.CACHED
