"""`python -m kronika.learn GAME`: what `kronika learn` does, for machines on which nothing is installed but numpy,
torch and mypy_extensions."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kronika.learn.training import Training


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kronika.learn", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, help="where it is kept (learn/GAME); a training there goes on")
    parser.add_argument("--minutes", type=float, help="begin nothing new after so many minutes; the next call goes on")
    parser.add_argument("--actors", type=int, help="processes that play (one per core but one)")
    given = parser.parse_args()
    training = Training(given.folder or Path("learn") / given.game, given.game, lambda line: print(line, flush=True))
    if given.minutes is not None:
        training.settings.minutes = given.minutes
    if given.actors is not None:
        training.settings.actors = given.actors
    training.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
