"""`check_game`: all that we demand of our own games, for anybody's game.

    from kronika.testing import check_game

    def test_my_game() -> None:
        check_game(MyGame())

It plays some hundred random games and tells what is wrong, and what to do about it. Nothing in it draws unseeded
random numbers: it finds the same things on every run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kronika.engine.game import Game
from kronika.games import bring
from kronika.testing import bots, chronicles, copies, forks, leaks, leftovers, mistakes, play, sights, texts, traces
from kronika.testing.case import Case
from kronika.testing.crashes import flaw_of
from kronika.testing.flaws import Flaw, GameFlaws
from kronika.testing.progress import Progress

Check = Callable[[Case, int], int]
"""Looks at the game of one seed; returns how much it could look at, or raises a Flaw."""


class Demand:
    """Something that holds for every game, and in how many random games it is looked for."""

    __slots__ = ("check", "games", "name")

    def __init__(self, name: str, check: Check, games: int) -> None:
        self.name = name
        self.check = check
        self.games = games

    def looked_at(self, case: Case, games: int | None = None) -> int:
        """Holds the game to it; returns how much there was to look at. A Flaw says at which seed it was found."""
        done = 0
        for seed in range(games or case.games.get(self.name, self.games)):
            try:
                done += self.check(case, seed)
            except Exception as error:
                flaw = flaw_of(error)
                flaw.seed = seed
                flaw.again = f'Once more: check_game({type(case.game).__name__}(), only="{self.name}")'
                raise flaw from (None if flaw is error else error)
        return done

    def __repr__(self) -> str:
        return self.name


DEMANDS = [
    Demand("games end with a result", play.games_end_with_a_result, 40),
    Demand("nothing gets lost", play.nothing_gets_lost, 40),
    Demand("asks can be answered", play.asks_can_be_answered, 40),
    Demand("wrong answers change nothing", play.wrong_answers_change_nothing, 40),
    Demand("refusals give reasons", play.refusals_give_reasons, 40),
    Demand("refs exist", play.refs_exist, 10),
    Demand("prospects hold", play.prospects_hold, 10),
    Demand("forks go on alike", forks.forks_go_on_alike, 40),
    Demand("originals do not feel their forks", forks.originals_do_not_feel_their_forks, 40),
    Demand("imagined worlds look the same", forks.imagined_worlds_look_the_same, 40),
    Demand("imagined worlds tell nothing real", forks.imagined_worlds_tell_nothing_real, 40),
    Demand("chronicles replay", chronicles.chronicles_replay, 40),
    Demand("undo and redo lead back", chronicles.undo_and_redo_lead_back, 40),
    Demand("undo takes back nothing seen", chronicles.undo_takes_back_nothing_seen, 40),
    Demand("events are the same heard live", chronicles.events_are_the_same_heard_live, 6),
    Demand("views hide what is hidden", leaks.views_hide_what_is_hidden, 40),
    Demand("nothing depends on ids", leaks.nothing_depends_on_ids, 40),
    Demand("steps tell nothing hidden", leaks.steps_tell_nothing_hidden, 60),
    Demand("secret answers stay secret", leaks.secret_answers_stay_secret, 160),
    Demand("whole games tell nothing hidden", traces.whole_games_tell_nothing_hidden, 20),
    Demand("sights open no other door", sights.sights_open_no_other_door, 6),
    Demand("copies take over every slot", copies.copies_take_over_every_slot, 6),
    Demand("copies share nothing", copies.copies_share_nothing, 6),
    Demand("plain data tell every change", copies.plain_data_tell_every_change, 2),
    Demand("languages say the same", texts.languages_say_the_same, 1),
    Demand("things have names", texts.things_have_names, 4),
    Demand("everything said is written", texts.everything_said_is_written, 6),
    Demand("no text is left over", leftovers.no_text_is_left_over, 1),
    Demand("setup errors are explained", mistakes.setup_errors_are_explained, 1),
    Demand("bots answer legally", bots.bots_answer_legally, 4),
    Demand("bots know what their seats know", bots.bots_know_what_their_seats_know, 8),
]
BY_NAME: Mapping[str, Demand] = {demand.name: demand for demand in DEMANDS}


class Report:
    """What `check_game` looked at, by demand."""

    def __init__(self, game: str, looked_at: dict[str, int]) -> None:
        self.game = game
        self.looked_at = looked_at

    def __repr__(self) -> str:
        lines = [f"{name}: {count:,}" for name, count in self.looked_at.items()]
        return "\n".join([f"“{self.game}” meets {len(lines)} demands", *lines])


def check_game(game: Game[Any] | Case | str, games: int | None = None, only: str = "") -> Report:
    """Holds a game to all demands (or `only` one, by its name) and raises GameFlaws with all that it found.

    `games` is how many random games each demand plays, if it is not to be the usual number. A game that needs to
    say more about itself (see `Case`) is given as its case; one may be named as on the command line, by its id or
    `module:Class`.
    """
    case = game if isinstance(game, Case) else Case(bring(game) if isinstance(game, str) else game)
    if only and only not in BY_NAME:
        raise ValueError(f"no demand is called {only!r}: there are {', '.join(BY_NAME)}")
    looked_at: dict[str, int] = {}
    flaws: list[tuple[str, Flaw]] = []
    demands = [BY_NAME[only]] if only else DEMANDS
    with Progress(len(demands)) as progress:
        for demand in demands:
            progress.step(demand.name)
            try:
                looked_at[demand.name] = demand.looked_at(case, games)
            except Flaw as flaw:
                flaws.append((demand.name, flaw))
    if flaws:
        raise GameFlaws(case.id, flaws)
    return Report(case.id, looked_at)
