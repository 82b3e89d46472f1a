"""How strong a bot of Oath is: the share of games it wins as one seat of four, by role and oath; and how fast it plays.

    python -m benchmarks.strength_oath [--quick] [--games 400] [--jobs 1] [--world random] [--bot regent]
                                       [--rival random]

The bot plays each role `--games` times in the first world and as often in random ones, made of all cards, a quarter
with each oath: as the Chancellor, as an Exile, and as a Citizen from the start, with some or all of the others Citizens
too. Exiles and Citizens sit in each of the other seats in turn. Then four of them play among themselves (the mirror),
in both kinds of worlds by turns. The same seed gives the same figures, however many processes share the work.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import kronika
from benchmarks.wins import options, played, row, speed
from kronika.bots.seeds import bot_seed
from kronika.engine.ask import Ask
from kronika.engine.table import Table
from kronika.games.oath.faces import OATHS
from kronika.games.oath.state import COLORS, ROLES

SEATS = 4
QUICK = 40
"""Games in each role when it must be quick: a tenth."""
BOARD = "oath-ask-board"
WORLDS = ("first", "random")


class Series(NamedTuple):
    """Some games in one role with one oath in one kind of world."""

    world: str
    role: str
    oath: str
    games: int
    bot: str
    rival: str
    seed: str


def new_table(world: str, role: str, oath: str, number: int, seed: str) -> Table:
    """The boards of some or all colors lie on their Citizen side where the bot is to be a Citizen."""
    citizens = [] if role != "citizen" else list(COLORS[1:SEATS] if number % 4 < 2 else COLORS[1:])
    setup = {"world": world, "oath": oath, "citizens": citizens}
    return kronika.new_table("oath", seats=SEATS, seed=seed, setup=setup)


def citizen_board(ask: Ask) -> list[str]:
    """A bot that is to play a Citizen takes such a board."""
    return [next(option.key for option in ask.options if option.text.id == "oath-do-board-citizen")]


def play(series: Series) -> int:
    """The wins of the bot."""
    wins = 0
    for number in range(series.games):
        seed = f"{series.seed}/{series.world}/{series.role}/{series.oath}/{number}"
        mine = 0 if series.role == "chancellor" else 1 + number % (SEATS - 1)
        bots = [series.bot if seat == mine else series.rival for seat in range(SEATS)]
        players = [kronika.bot("oath", bot, seed=bot_seed(seed, seat)) for seat, bot in enumerate(bots)]
        table = new_table(series.world, series.role, series.oath, number, seed)
        while not table.over:
            ask = table.asks[0]
            if ask.what.id == BOARD and ask.seat == mine:
                table.answer(mine, citizen_board(ask))
            else:
                table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
        assert table.result is not None
        wins += mine in table.result.winners
    return wins


class Mirror(NamedTuple):
    """Games of four alike: how many each seat won, and in what time."""

    wins: list[int]
    seconds: float


def mirror(bot: str, games: int, seed: str) -> Mirror:
    """All seats by the same bot, with all oaths in turn; the time is that of this process alone."""
    wins = [0] * SEATS
    begin = time.process_time()
    for number in range(games):
        players = [kronika.bot("oath", bot, seed=bot_seed(seed, seat)) for seat in range(SEATS)]
        world, oath = WORLDS[number % 2], OATHS[number // 2 % len(OATHS)]
        table = new_table(world, "exile", oath, number, f"{seed}/mirror/{number}")
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
        assert table.result is not None
        wins[table.result.winners[0]] += 1
    return Mirror(wins, time.process_time() - begin)


def report(world: str, work: list[Series], wins: list[int]) -> list[str]:
    """For one kind of world: a line for each role, oath by oath, and one for all."""
    lines: list[str] = []
    total = games = 0
    here = [(series, won) for series, won in zip(work, wins, strict=True) if series.world == world]
    for role in ROLES:
        mine = [(series, won) for series, won in here if series.role == role]
        won, played = sum(won for _, won in mine), sum(series.games for series, _ in mine)
        lines.append(row(role, won, played))
        lines += [row(f"  {series.oath}", won, series.games) for series, won in mine]
        total, games = total + won, games + played
    return [*lines, row("all", total, games)]


def main() -> None:
    parser = options(__doc__, 400, "in each role", "regent", "random")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} games in each role")
    parser.add_argument("--world", choices=WORLDS, help="only in this kind of world")
    given = parser.parse_args()
    each = max(1, (QUICK if given.quick else given.games) // len(OATHS))
    worlds = [given.world] if given.world else list(WORLDS)
    work = [
        Series(world, role, oath, each, given.bot, given.rival, given.seed)
        for world in worlds
        for role in ROLES
        for oath in OATHS
    ]
    wins, seconds = played(play, work, given.jobs)
    games = each * len(work)
    print(f"{given.bot} against three {given.rival}, seed {given.seed}")
    for world in worlds:
        print(f"{world} world{'s' * (world == 'random')}")
        for line in report(world, work, wins):
            print(line)
    print(speed(games, seconds, given.jobs))
    alike = mirror(given.bot, 2 * each, given.seed)
    shares = ", ".join(f"{100 * won / sum(alike.wins):.0f} %" for won in alike.wins)
    print(f"mirror of four: {sum(alike.wins) / alike.seconds:.1f} games per second on one core; wins by seat: {shares}")


if __name__ == "__main__":
    main()
