"""The examples for writers of bots do what they say."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.bots import arena
from tests.server.parlour import Guest
from tests.server.serving import Serving

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SETUP: dict[str, Any] = {"kingdom": "first-game"}


def test_a_bot_in_ten_lines_beats_chance() -> None:
    text = (EXAMPLES / "first_bot.py").read_text(encoding="utf-8")
    body = text[text.index("class Spender") :].strip().splitlines()
    assert len([line for line in body if line.strip()]) <= 10
    won = arena.run(arena.Match("dominion", ["examples.first_bot:Spender", "random"], SETUP, "ten lines"), 8).tally.wins
    assert won["examples.first_bot:Spender"] == 8


def test_a_search_cuts_by_an_estimate_of_ones_own() -> None:
    from examples.own_estimate import Counting  # noqa: PLC0415 (found as users find it)

    asked: list[int] = []

    class Watched(Counting):
        def judge(self, world: kronika.Table, seat: int) -> float | None:
            found = super().judge(world, seat)
            asked.append(seat)
            assert found is None or 0 < found < 1
            return found

    table = kronika.new_table("dominion", 2, seed=4, setup=SETUP)
    bots: list[kronika.Bot] = [Watched(1), kronika.bot("dominion", "big-money")]
    arena.play(table, bots)
    assert table.result is not None
    assert asked
    assert set(asked) == {0}
    # Whoever thinks that the last of all worlds is the best takes what leads there: the estimate decides.
    first = kronika.new_table("dominion", 2, seed=4, setup=SETUP)
    ask = first.asks[0]

    class Fond(Counting):
        certainty = 0.0

        def judge(self, world: kronika.Table, seat: int) -> float | None:
            return 1.0 if world.view(seat)["turn"] == seat else 0.0

    answer = Fond(2).decide(first.sight(ask.seat), ask, first.worlds(ask.seat))
    assert answer[0] in ask.keys()


def test_a_bot_in_a_package_of_its_own_sits_at_a_browser_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed as pip would: its module and its entry points lie on the path."""
    package = EXAMPLES / "bot_package"
    told = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = tmp_path / "site"
    about = installed / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    about.mkdir(parents=True)
    (installed / "kronika_hoarder.py").write_bytes((package / "kronika_hoarder.py").read_bytes())
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    points = [f"{name} = {value}" for name, value in told["entry-points"]["kronika.bots"].items()]
    (about / "entry_points.txt").write_text("[kronika.bots]\n" + "\n".join(points) + "\n")
    monkeypatch.syspath_prepend(str(installed))
    server = Serving(tmp_path, "server", "--data", str(tmp_path / "data")).wait()
    try:
        anna = Guest(server.base, "Anna")
        dominion = next(game for game in anna.get("/api/games") if game["id"] == "dominion")
        assert dominion["bots"][-1] == "hoarder"
        table = anna.create_table("dominion", "hoarder", "random", **SETUP)
        anna.watch_to_the_end(table)
        told = anna.get(f"/api/tables/{table}")
        assert [chair["bot"] for chair in told["chairs"]] == ["hoarder", "random"]
        bought = [
            answer for answer in anna.get(f"/api/tables/{table}/chronicle")["answers"] if "buy:gold" in str(answer)
        ]
        assert len(bought) >= 6
        assert server.metric('bot_decisions_total{how="failed"}') == 0
    finally:
        server.stop()
