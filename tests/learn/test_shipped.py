"""The nets that games bring along, the bots that play by them, and what happens where they cannot be used."""

from __future__ import annotations

import shutil
import subprocess
import sys
import warnings
from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.bots.arena import play
from kronika.bots.learned import Farsighted, Future, Learned, Outlook, candidates
from kronika.cli.play import announce_without_net
from kronika.cli.terminal import Terminal
from kronika.engine.texts import catalogue
from kronika.games import BUILT_IN, best_bot, find, listed, without_net
from kronika.learn.encoder import VERSION, Position, encoded
from kronika.learn.plain_net import PlainNet
from kronika.learn.shape import ONE, BadWeights, check_fits, described
from kronika.learn.shipped import FILE, Shipped, read_shipped, shipped
from kronika.learn.weights import as_arrays, write_weights

WITH_NET = [id for id in BUILT_IN if (home := find(id).home) is not None and (home / FILE).exists()]
by_game = pytest.mark.parametrize("game", WITH_NET)


def replayed(game: str, seats: int, seed: int, bots: list[str], share: int = 5) -> list[Position]:
    """Every nth position of a game."""
    table = kronika.new_table(game, seats, seed)
    players = [kronika.bot(game, bots[seat % len(bots)], seat) for seat in range(seats)]
    found = []
    while not table.over:
        ask = table.asks[0]
        sight = table.sight(ask.seat)
        if table.seq % share == 0:
            found.append(encoded(table._game, sight, ask, seats))
        table.answer(ask.seat, players[ask.seat].decide(sight, ask))
    return found


def test_games_bring_nets() -> None:
    assert set(WITH_NET) >= {"dominion", "north", "valeria"}


@by_game
def test_a_net_says_what_it_is_for_and_is_small(game: str) -> None:
    own = shipped(game)
    assert own.why == ""
    assert own.about["licence"] == "MIT"
    assert f'game = "{game}"' in own.about["settings"]
    assert (own.about["rules"], own.about["encoder"]) == (str(find(game).rules), str(VERSION))
    home = find(game).home
    assert home is not None
    assert (home / FILE).stat().st_size <= 2_000_000


@by_game
def test_a_net_knows_what_it_reads(game: str) -> None:
    """Cards, texts or views that have changed since it was taught are rows that it never met: then it has to be taught
    again."""
    shown = [
        position for seats in (2, 3, 4) for position in replayed(game, seats, 20 + seats, [best_bot(game), "scholar"])
    ]
    assert len(shown) > 50
    assert shipped(game).unknown(shown) < 0.01
    strange = Position([0xFF0 + row for row in range(900)], [4] * 900, [], [], False)
    assert shipped(game).unknown([strange]) > 0.3


@by_game
def test_without_numpy_a_net_plays_the_same(game: str) -> None:
    own = shipped(game)
    assert own.net is not None
    shown = replayed(game, 2, 3, ["scholar"], 40)
    assert PlainNet(own.raw).sums(shown) == own.net.sums(shown)


@by_game
def test_a_seed_decides(game: str) -> None:
    ends = []
    for _ in range(2):
        table = kronika.new_table(game, 2, "twice")
        play(table, [kronika.bot(game, "scholar", 1), kronika.bot(game, best_bot(game), 2)])
        ends.append(table.digest())
    assert ends[0] == ends[1]


# --- where it cannot be used ---


def instead_of(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Any) -> Shipped:
    """The net of a game, replaced by another file."""
    own = shipped(game)
    make(own, tmp_path / FILE)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        found = read_shipped(find(game), tmp_path / FILE)
        assert read_shipped(find(game), tmp_path / FILE) is found
    assert [str(each.message) for each in said] == [found.why]  # once
    monkeypatch.setattr("kronika.bots.learned.shipped", lambda game: found)
    return found


def missing(own: Shipped, file: Path) -> None:
    pass


def damaged(own: Shipped, file: Path) -> None:
    home = find(own.about["game"]).home
    assert home is not None
    shutil.copy(home / FILE, file)
    file.write_bytes(file.read_bytes()[:5000])


def outdated(own: Shipped, file: Path) -> None:
    write_weights(file, as_arrays(own.raw), {**own.about, "rules": "0"})


@pytest.mark.parametrize(
    ("make", "why"), [(missing, "is missing"), (damaged, "is damaged"), (outdated, "it was made for rules 0")]
)
def test_a_net_that_cannot_be_used_leaves_the_game_to_the_hand_made_bot(
    make: Any, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = instead_of("dominion", tmp_path, monkeypatch, make)
    assert found.net is None
    assert why in found.why
    assert "The net of dominion cannot be used" in found.why
    table = kronika.new_table("dominion", 2, 5, {"kingdom": "first-game"})
    scholar, sage = kronika.bot("dominion", "scholar", 1), kronika.bot("dominion", "sage", 1)
    steward = kronika.bot("dominion", "steward", 1)
    assert isinstance(scholar, Learned)
    assert isinstance(sage, Farsighted)
    while table.seq < 40:
        ask = table.asks[0]
        sight = table.sight(ask.seat)
        wanted = steward.decide(sight, ask)
        assert scholar.decide(sight, ask) == sage.decide(sight, ask) == wanted
        table.answer(ask.seat, wanted)


def test_another_encoder_or_game_is_refused() -> None:
    about = {"game": "dominion", "rules": "2", "encoder": str(VERSION)}
    check_fits(about, "dominion", 2)
    for name in about:
        with pytest.raises(BadWeights, match=f"made for {name}"):
            check_fits({**about, name: "other"}, "dominion", 2)


def test_a_net_that_knows_other_features_of_its_game_is_refused() -> None:
    """Files from before games had any say nothing of them."""
    old = {"game": "oath", "rules": "4", "encoder": str(VERSION)}
    check_fits(old, "oath", 4, 0)
    check_fits(described("oath", 4, 1), "oath", 4, 1)
    with pytest.raises(BadWeights, match="made for features 0, and this is 1"):
        check_fits(old, "oath", 4, 1)


# --- with a look ahead ---


def test_what_is_tried_begins_with_what_the_net_would_answer() -> None:
    own = shipped("valeria")
    assert own.net is not None
    table = kronika.new_table("valeria", 2, 4)
    scholar = kronika.bot("valeria", "scholar")
    several = 0
    while table.seq < 60:
        ask = table.asks[0]
        sight = table.sight(ask.seat)
        answer = scholar.decide(sight, ask)
        tried = candidates(own.net, find("valeria"), sight, ask)
        assert tried[0] == (answer, 0.0)
        assert len(tried) <= 4
        assert all(start <= 0 for _, start in tried)
        for each, _ in tried:
            ask.picks(each)  # legal
        several += len(tried) > 1
        table.answer(ask.seat, answer)
    assert several > 5


class Fond:
    """Would always take the first option, and thinks well of positions in which it reads a certain row."""

    def __init__(self, row: int = -1) -> None:
        self.row = row

    def sums(self, positions: Sequence[Position]) -> list[tuple[list[int], int]]:
        return [
            ([-place for place in range(len(each.options))], ONE if self.row in each.rows else -ONE)
            for each in positions
        ]


def test_who_looks_ahead_takes_what_leads_where_the_net_thinks_well_of_it() -> None:
    """Each of three purchases leaves a mark of its own in the discard pile; the one that the net likes to see there is
    made, though its first thought was another."""
    game = find("dominion")
    table = kronika.new_table("dominion", 2, 3, {"kingdom": "first-game"})
    while "buy:silver" not in table.asks[0].keys():
        table.answer(table.asks[0].seat, [table.asks[0].keys()[0]])
    ask = table.asks[0]
    answers = [(["buy:copper"], 0.0), (["buy:estate"], -0.5), (["buy:silver"], -1.0)]
    ends: list[set[int]] = []
    for answer, _ in answers:
        world = table.worlds(ask.seat)("s/0")
        world.answer(ask.seat, answer)
        future = Future(Outlook(Shipped(Fond(), {}, {}), game, table.worlds(ask.seat), ask, 0), world, 0)
        while future.goes_on():
            assert future.position is not None
            (judged,) = Fond().sums([future.position])
            future.choose(*judged)
        assert future.position is not None
        ends.append(set(future.position.rows))
    for number, (answer, _) in enumerate(answers):
        (row, *_) = sorted(ends[number] - set().union(*ends[:number], *ends[number + 1 :]))
        look = Outlook(Shipped(Fond(row), {}, {}), game, table.worlds(ask.seat), ask, 0)
        assert look.best(answers, "s", 12, 1.0, inf) == answer
        assert look.best(answers, "s", 12, 1.0, 0.0) == answers[0][0]  # no time: the net's own
        assert look.best(answers, "s", 9, 1.0, inf) == answers[0][0]  # three worlds are too few to tell


# --- on a bare machine ---

BARE = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("fluent", "msgspec", "starlette", "typer", "rich", "pydantic", "sqlalchemy"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Nothing())
import kronika
from kronika.learn.actor import Order, played
import kronika.learn.training, kronika.learn.__main__
for game in ("dominion", "north", "oath", "valeria"):
    kronika.games.find(game)
print(played(Order("dominion", {"kingdom": "first-game"}, "s", 0, [["big-money"] * 2], "big-money")).games)
"""


def test_a_training_needs_nothing_but_numpy_beside_the_package() -> None:
    """Texts, the server and the command line are left alone: on a lent machine there is nothing to install."""
    said = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=False)
    assert (said.stdout.strip(), said.stderr) == ("1", "")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_whoever_plays_in_place_of_a_net_is_named(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the list of games, for the page of a new table, and at the terminal in the reader's language."""
    assert without_net("valeria") == {}
    monkeypatch.setattr("kronika.learn.shipped.FILE", "no-net.safetensors")
    try:
        found = without_net("valeria")
        assert {"scholar": "duchess", "wenceslas": "duchess"}.items() <= found.items()
        assert "giles" not in found, "who is made by hand plays as ever"
        assert without_net("oath") == {}, "its levels need no net"
        assert listed("valeria")["without_net"] == found
        terminal = Terminal(lang)
        terminal.game = "valeria"
        announce_without_net(terminal, ["giles", "scholar", "scholar"])
        said = " ".join(capsys.readouterr().out.split())
        names = catalogue(lang, "valeria")
        assert said.count(names.text("valeria-bot-duchess")) == 1
        assert names.text("valeria-bot-scholar") in said
        assert names.text("valeria-bot-giles") not in said
    finally:
        monkeypatch.undo()
