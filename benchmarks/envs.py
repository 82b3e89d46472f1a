"""Steps a second of Dominion through PettingZoo, beside catanatron through Gymnasium, in one run.

    python -m benchmarks.envs                  # slices of both in turn; catanatron is fetched for this run alone
    python -m benchmarks.envs --observe sparse --slices 9

A step is one action of the agent whose turn it is, with what it sees and may do before it, by any action that is
allowed. catanatron (`catanatron-v1`, its own setting: one seat, random bots in the others, a vector of 614 features)
wants other versions of the same libraries, so it lives in a folder of its own, `build/yardstick`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.table import is_compiled
from kronika import envs

ROOT = Path(__file__).resolve().parents[1]
YARDSTICK = ROOT / "build" / "yardstick"
PACKAGES = ("catanatron==3.2.1", "catanatron_gym==4.0.0")
STEPS = 2000
GOAL = 3.0

THEIRS = """
import json, random, sys, time
import gymnasium
env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
chance = random.Random(1)
seen, told = env.reset(seed=1)
for line in sys.stdin:
    steps, begin = int(line), time.process_time()
    for _ in range(steps):
        seen, reward, over, cut, told = env.step(chance.choice(env.get_valid_actions()))
        if over or cut:
            seen, told = env.reset()
    print(json.dumps(steps / (time.process_time() - begin)), flush=True)
"""


def yardstick() -> subprocess.Popen[str]:
    """A process with catanatron, which does so many steps for each line it is sent."""
    python = YARDSTICK / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        venv.create(YARDSTICK, with_pip=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *PACKAGES], check=True)
    return subprocess.Popen(
        [str(python), "-c", THEIRS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )


def their_slice(process: subprocess.Popen[str]) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{STEPS}\n")
    process.stdin.flush()
    return float(json.loads(process.stdout.readline()))


class Ours:
    """Dominion for two through PettingZoo, game after game."""

    def __init__(self, observe: Any) -> None:
        self.env = envs.aec("dominion", seats=2, observe=observe, setup={"kingdom": "first-game"})
        self.chance = random.Random(1)
        self.seed = 0
        self.env.reset(seed=0)

    def slice(self) -> float:
        """Steps a second."""
        env, choice = self.env, self.chance.choice
        begin = time.process_time()
        for _ in range(STEPS):
            seen = env.observe(env.agent_selection)
            env.step(choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if any(env.terminations.values()):
                self.seed += 1
                env.reset(seed=self.seed)
        return STEPS / (time.process_time() - begin)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--observe", choices=["dense", "sparse", "view"], default="dense")
    parser.add_argument("--slices", type=int, default=7)
    given = parser.parse_args()
    theirs, ours = yardstick(), Ours(given.observe)
    slices: list[tuple[float, float]] = []
    try:
        for _ in range(given.slices):
            slices.append((ours.slice(), their_slice(theirs)))
    finally:
        theirs.kill()
    mine = statistics.median(each for each, _ in slices)
    other = statistics.median(each for _, each in slices)
    ratio = statistics.median(a / b for a, b in slices)
    print(f"Dominion, PettingZoo, {given.observe}{', compiled' if is_compiled() else ''}: {mine:,.0f} steps/s")
    print(f"catanatron, Gymnasium: {other:,.0f} steps/s")
    print(f"{ratio:.2f} times as many (goal {GOAL:g})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
