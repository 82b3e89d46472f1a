"""`kronika play`: a person at the terminal, or several who pass it round, and bots around the table."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, NoReturn

import typer

import kronika
from kronika.bots.seeds import bot_seed
from kronika.cli.ahead import show_ahead
from kronika.cli.ending import show_result
from kronika.cli.guide import Guide
from kronika.cli.hint import show_hint
from kronika.cli.keyboard import Keyboard
from kronika.cli.log_lines import Line, log_lines, paragraphs
from kronika.cli.picks import read_answer
from kronika.cli.replay import read_chronicle
from kronika.cli.screen import Screen
from kronika.cli.settings import (
    BOTS_HELP,
    GAME,
    GameArgument,
    OldOptionList,
    SeedOption,
    SetupList,
    bot_names,
    fill_seats,
    game_setup,
)
from kronika.cli.terminal import LangOption, Terminal, fail, file_error, polite
from kronika.engine.ask import Ask
from kronika.engine.errors import CannotUndo, KronikaError
from kronika.engine.imagining import decider
from kronika.engine.rng import MWC, SHA512
from kronika.rulebook import bare

COMMANDS = ("hint", "ahead", "why", "undo", "log", "save", "quit", "help")
LOG_LINES = 40


@polite
def play(
    game: GameArgument = GAME,
    bots: Annotated[str | None, typer.Option("--bots", help=BOTS_HELP)] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Seats with yours; bots repeat if they are fewer.")
    ] = None,
    seed: SeedOption = None,
    setup: SetupList = None,
    option: OldOptionList = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name at the table.")] = None,
    beside: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="NAME", help="Somebody else at this keyboard; may be given several times."),
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the chronicle here when you leave.")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a game you saved.")] = None,
    lang: LangOption = None,
) -> None:
    """Play a game against bots, alone or with others at this keyboard. At the table, `?` tells what you can type."""
    terminal = Terminal(lang)
    people = 1 + len(beside or [])
    game = kronika.games.bring(game).id
    if load is not None:
        table = kronika.replay(read_chronicle(load), listen=True)
        if people > table.seats:
            raise fail("cli-people-many", people=people, seats=table.seats)
        opponents = opposite(bots, table.game, table.seats - people)
    else:
        count = len(bot_names(bots, game)) + people if seats is None else seats
        given = game_setup(terminal, setup, option) or offered(game)
        full = kronika.games.find(game).full_setup(count, given)
        if people > count:
            raise fail("cli-people-many", people=people, seats=count)
        opponents = opposite(bots, game, count - people)
        seated = seat_names(terminal, game, [name or "", *(beside or [])], opponents)
        generator = SHA512 if seed is None else MWC  # a seed that somebody gives means the same game for ever
        table = kronika.new_table(game, seated, seed, full, listen=True, generator=generator)
    terminal.sit_at(table.game, table.names)
    players = [kronika.bot(table.game, bot, bot_seed(table.seed, i)) for i, bot in enumerate(opponents, start=people)]
    announce_without_net(terminal, opponents)
    if save is not None:
        check_place(save)
    Sitting(terminal, table, players, save).run()


def announce_without_net(terminal: Terminal, opponents: Sequence[str]) -> None:
    """Says who plays in place of bots whose net cannot be used."""
    replaced = kronika.games.without_net(terminal.game)
    for bot in dict.fromkeys(opponents):
        if bot in replaced:
            said, instead = (terminal.named(f"{terminal.game}-bot-", each) for each in (bot, replaced[bot]))
            terminal.out.print(terminal.text("cli-without-net", bot=said, instead=instead))


def opposite(bots: str | None, game: str, seats: int) -> list[str]:
    """The bots on the seats that no person has; nobody has to name one where there is none."""
    return [] if bots is None and seats == 0 else fill_seats(bot_names(bots, game), seats)


def offered(game: str) -> dict[str, object]:
    """What people find chosen who say nothing about the setup, as on the sheet of a new table."""
    items = kronika.games.find(game).setup_items
    return {item.id: item.offered for item in items if item.offered is not None}


def seat_names(terminal: Terminal, game: str, people: Sequence[str], opponents: Sequence[str]) -> list[str]:
    """The people's names and the bots' in the people's language, all different."""
    names: list[str] = []
    wanted = [name.strip() or terminal.text("cli-you") for name in people]
    for said in [*wanted, *(terminal.named(f"{game}-bot-", bot) for bot in opponents)]:
        twins = sum(each == said or each.startswith(f"{said} ") for each in names)
        names.append(f"{said} {twins + 1}" if twins else said)
    return names


def check_place(file: Path) -> None:
    """Better to know before the game than after it that the chronicle cannot be written."""
    if file.is_dir():
        raise IsADirectoryError(21, "", str(file))
    if not file.parent.is_dir():
        raise FileNotFoundError(2, "", str(file.parent))


class Leave(Exception):
    """The person gets up from the table."""


class Sitting:
    """The people at one table: draws it for whoever has the keyboard, reads what is typed, lets the bots answer."""

    def __init__(
        self, terminal: Terminal, table: kronika.Table, bots: Sequence[kronika.Bot], save: Path | None
    ) -> None:
        self.terminal = terminal
        self.table = table
        self.bots = bots
        self.save = save
        self.keyboard = Keyboard(terminal, table.seats - len(bots))
        self._seen: dict[int, int] = {}
        """How many events each person has read before their last answer."""
        self.commands = {bare(terminal.text(f"cli-command-{id}")): id for id in COMMANDS} | {id: id for id in COMMANDS}

    @property
    def me(self) -> int:
        """The seat of whoever has the keyboard."""
        return self.keyboard.seat

    @property
    def seen(self) -> int:
        return self._seen.get(self.me, 0)

    @seen.setter
    def seen(self, count: int) -> None:
        self._seen[self.me] = count

    def run(self) -> None:
        import_line_editing()
        try:
            if self.keyboard.shared:
                self.keyboard.seat = -1  # nobody has it yet, so whoever begins is asked to take it
            while not self.table.over:
                self.let_bots_answer()
                seat = self.keyboard.next(self.table)
                if seat is not None:
                    self.pass_to(seat)
            self.show_end()
        except (Leave, EOFError, KeyboardInterrupt) as error:
            if not isinstance(error, Leave):
                self.terminal.out.print()
            self.terminal.out.print(self.terminal.text("cli-bye"))
        self.write_if_asked()

    def let_bots_answer(self) -> None:
        """All questions to bots; where they and people are asked at once, nobody sees the others' answers."""
        table, people = self.table, self.keyboard.people
        while waiting := [ask for ask in table.asks if ask.seat not in people]:
            ask = waiting[0]
            decide = decider(self.bots[ask.seat - len(people)], table, ask.seat)
            table.answer(ask.seat, decide(table.sight(ask.seat), ask))

    def pass_to(self, seat: int) -> None:
        """Whoever gets the keyboard says that they look, before anything of theirs is shown."""
        passed = self.keyboard.give(seat)
        if passed:
            self.terminal.out.print(self.terminal.text("cli-pass", name=self.table.names[seat]))
            self.input("cli-pass-enter")
        ask = self.table.ask(seat)
        if ask is not None:
            self.turn(ask)
        elif passed:
            self.terminal.out.print(self.terminal.text("cli-pass-nothing"))
            self.input("cli-pass-enter")

    # --- one question ---

    def turn(self, ask: Ask) -> None:
        """Draws the table and reads until there is an answer (or the position is another one)."""
        self.draw(ask)
        while True:
            typed = self.input()
            try:
                if self.obey(typed, ask):
                    return
            except KronikaError as error:
                self.say_wrong(error, typed, ask)
            except OSError as error:
                self.terminal.out.print(file_error(self.terminal, error))

    def obey(self, typed: str, ask: Ask) -> bool:
        """Does what was typed; whether the table has moved."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(bare(word))
        rest = rest.strip()
        if typed.startswith("?") or command == "help":
            about = typed[1:].strip() if typed.startswith("?") else rest
            self.guide(ask).about(about) if about else self.guide(ask).help()
        elif command == "hint" and not rest:
            show_hint(self.terminal, self.table, ask)
        elif command == "ahead" and not rest:
            show_ahead(self.terminal, self.table.notices(self.me))
        elif command == "why":
            self.guide(ask).why(rest)
        elif command == "log":
            self.show_log(rest)
        elif command == "save":
            self.write(Path(rest).expanduser() if rest else self.save)
        elif command == "quit" and not rest:
            self.quit()
        elif command == "undo" and rest in ("", "!"):
            return self.undo(consent=rest == "!")
        elif typed == "undo!" or bare(typed) == bare(self.terminal.text("cli-command-undo")) + "!":
            return self.undo(consent=True)
        elif not typed and ask.least > 0 and not self.table.prospects(self.me).primary:
            raise fail("cli-answer-empty", last=len(ask.options))
        else:
            answers = self.answers(typed, ask)
            self.seen = len(self.table.events(self.me))
            self.follow(answers)
            return True
        return False

    def answers(self, typed: str, ask: Ask) -> Sequence[Sequence[str]]:
        """What was typed as answers: mostly one; an empty line is the option that is offered first, and the name of
        something within reach stands for all answers that lead to it."""
        foreseen = self.table.prospects(self.me)
        if not typed and ask.least > 0:
            return [[foreseen.primary]]
        try:
            return [read_answer(typed, ask, self.terminal)]
        except KronikaError as error:
            guide = self.guide(ask)
            reached = [each for each in foreseen.reach if guide.is_called(typed, each.key, each.refs)]
            if error.message.id != "cli-answer-unknown" or len(reached) != 1:
                raise
            return reached[0].answers

    def follow(self, answers: Sequence[Sequence[str]]) -> None:
        """Gives answers one after another, as long as each is offered when its turn comes."""
        for keys in answers:
            ask = self.table.ask(self.me)
            if ask is None or not set(keys) <= set(ask.keys()):
                return
            self.table.answer(self.me, keys)

    def say_wrong(self, error: KronikaError, typed: str, ask: Ask) -> None:
        """What is wrong with an input; if it names something that can't be done now, why not."""
        if error.message.id == "cli-answer-unknown":
            guide = self.guide(ask)
            refused = [each for each in guide.refused if guide.is_called(typed, each.key, each.refs)]
            if refused:
                for line in guide.reasons(refused):
                    self.terminal.out.print(line)
                return
        self.terminal.out.print(self.terminal.error(error))

    def guide(self, ask: Ask) -> Guide:
        table, me = self.table, self.me
        return Guide(self.terminal, table.view(me), ask, table.refused(me), table.prospects(me))

    def input(self, prompt: str = "cli-prompt") -> str:
        """A line from the person; one that comes from a file or pipe is shown, as a terminal would."""
        typed = self.terminal.out.input(self.terminal.text(prompt) + " ").strip()
        if not sys.stdin.isatty():
            self.terminal.out.print(typed)
        return typed

    def draw(self, ask: Ask) -> None:
        out = self.terminal.out
        out.clear()
        live = [notice for notice in self.table.notices(self.me) if notice.live]
        screen = Screen(self.terminal, self.table.view(self.me), ask, self.table.prospects(self.me), live)
        for line in screen.lines(self.log(self.seen), out.height - 1):
            out.print(line, no_wrap=True, overflow="ellipsis")

    def log(self, since: int = 0) -> list[Line]:
        return log_lines(self.terminal, self.table.events(self.me, since), self.table.names)

    # --- commands ---

    def undo(self, consent: bool) -> bool:
        mixed = len(self.table.reshuffles)
        try:
            self.table.undo(self.me, consent)
        except CannotUndo as error:
            self.terminal.out.print(self.terminal.error(error))
            if error.message.id != "undo-nothing":
                self.terminal.out.print(self.terminal.text("cli-undo-anyway"))
            return False
        self.seen = len(self.table.events(self.me)) - (len(self.table.reshuffles) > mixed)  # said now
        return True

    def show_log(self, rest: str) -> None:
        lines = self.log()
        count = int(rest) if rest.isdecimal() else LOG_LINES
        for line in lines[-count:] if count else []:
            self.terminal.out.print(line.rich())
        if len(lines) > count:
            self.terminal.out.print(self.terminal.text("cli-log-more", count=len(lines)))

    def quit(self) -> NoReturn:
        """Leaves; unless the file is known already, asks where to save."""
        if self.save is None:
            typed = self.input("cli-quit-save")
            if typed:
                self.write(Path(typed).expanduser())
        raise Leave

    def write(self, file: Path | None) -> None:
        if file is None:
            raise fail("cli-save-where")
        text = json.dumps(self.table.chronicle(), ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")
        self.terminal.out.print(self.terminal.text("cli-saved", file=str(file)))

    def write_if_asked(self) -> None:
        if self.save is not None:
            self.write(self.save)

    # --- the end ---

    def show_end(self) -> None:
        out = self.terminal.out
        out.clear()
        room = max(5, out.height - 12 - 2 * self.table.seats)
        for text in paragraphs(self.log(self.seen))[-room:]:
            out.print(text)
        out.print()
        result = self.table.result
        assert result is not None
        show_result(self.terminal, result, self.table.names)


def import_line_editing() -> None:
    """Arrow keys and history at the prompt, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415
