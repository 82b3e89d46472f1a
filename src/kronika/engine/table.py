"""A table: one game under way, driven by answers to its open asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kronika.engine.ask import Ask, Flow, Refusal, Reply, may_choose
from kronika.engine.chance import Chance
from kronika.engine.commitment import Commitment
from kronika.engine.errors import CannotUndo, IllegalAnswer, KronikaError
from kronika.engine.estimate import ChartValues
from kronika.engine.events import Event
from kronika.engine.flow import OVER, to_its_end
from kronika.engine.game import Facts, Game, Result, Sequel, State
from kronika.engine.imagining import Worlds, lived_again, stand_in
from kronika.engine.marks import Mark, hidden_is_out, marked, sealed_asks, secret_is_out, told_by_marks
from kronika.engine.message import Message
from kronika.engine.mixing import Mixing
from kronika.engine.notices import Notice
from kronika.engine.past import Answer, Reshuffle, answer_alike, digest_of, play_again, recorded
from kronika.engine.prospects import NONE, Prospects
from kronika.engine.retracing import FAR, Step, caught_up, retraced
from kronika.engine.rng import MWC
from kronika.engine.setup import Setup

NOBODY: Final = -1
"""The seat of an event that is nobody's doing."""
RESHUFFLED: Final = "log-reshuffled"
"""The event that tells everybody of a reshuffle; several in a row make one line."""


class Table:
    """The chronicle is the truth: game, rules, seats, setup, chance, the answers and the reshuffles imply everything
    else here.

    Steps run on `_state`. Where a step asks on its way, `_checkpoint` is the state from before it, `_opening` the
    reply it began with, `_replies` are those since and `_mixings` what changed faces since, so that a fork can copy the
    one and replay the others. Where somebody listens, `_marks` says for each answer what had come out before it and
    who was asked.

    A question that leaves no choice is answered here. Where others may not notice that, the table stands still for a
    *moment*: `on_moment` is called, if somebody has set it, and sees the table as if the question were open. For who
    tells a game afterwards, `on_checkpoint` is called between two steps, where phases run on without a question too.
    """

    __slots__ = (
        "_begun",
        "_chance",
        "_copied",
        "_flow",
        "_game",
        "_imagined",
        "_log",
        "_marks",
        "_mixings",
        "_opening",
        "_pauses",
        "_replies",
        "_reshuffles",
        "_result",
        "_sights",
        "_since",
        "_state",
        "_still",
        "asks",
        "names",
        "on_checkpoint",
        "on_moment",
        "over",
        "setup",
    )

    def __init__(
        self, game: Game[Any], names: list[str], setup: Setup, chance: Chance, state: State, log: list[Answer]
    ) -> None:
        self._game = game
        self.names = names
        self.setup = setup
        self._chance = chance
        self._state = state
        self._log = log
        self._reshuffles: Sequence[Reshuffle] = ()
        self.asks: list[Ask] = []
        self.over = False
        self._flow: Flow[None] | None = None
        self._copied: State | None = None
        """The state at a checkpoint, and the steps since then that are over."""
        self._since: list[Step] = []
        self._opening: Reply | None = None
        self._replies: list[Reply] = []
        self._result: Result | None = None
        self._sights: dict[int | None, Any] = {}
        self._mixings: Sequence[Mixing] = ()
        self._imagined = False
        self._pauses = 0
        self._begun = (0, 0, False)
        """How many answers and pauses there had been when the step under way began, and whether an answer began it."""
        self._still = False
        self.on_moment: Callable[[Table], None] | None = None
        self.on_checkpoint: Callable[[Table], None] | None = None
        self._marks: list[Mark] | None = None if state.events is None else []

    # --- what everybody may ask ---

    @property
    def game(self) -> str:
        """The id of the game that is played here."""
        return self._game.id

    @property
    def rules(self) -> int:
        """The version of the game's rules that is played here."""
        return self._state.rules

    @property
    def generator(self) -> str:
        """The name of the generator that all chance comes from."""
        return self._chance.generator

    @property
    def seed(self) -> str:
        """What the generator began with; nothing in an imagined world."""
        return self._chance.seed

    @property
    def commitment(self) -> Commitment | None:
        """How the seed came about, where nobody could choose it."""
        return self._chance.commitment

    @property
    def reshuffles(self) -> list[Reshuffle]:
        """The moments at which hidden cards were mixed again."""
        return list(self._reshuffles)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.names)

    @property
    def seq(self) -> int:
        """How many answers have been given."""
        return len(self._log)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if self._result is None and self.over:
            self._result = self._game.result(self._state)
        return self._result

    def ask(self, seat: int) -> Ask | None:
        """The open question to this seat, if there is one; at a moment nobody is asked."""
        return None if self._still else next((ask for ask in self.asks if ask.seat == seat), None)

    @property
    def midway(self) -> bool:
        """Whether what is asked now is asked in the middle of something."""
        return self._flow is not None

    def choosing(self, seat: int | None) -> list[int]:
        """Who may be choosing now, for all that a seat (None: a spectator) knows."""
        mask = may_choose(self.asks, seat)
        return [each for each in range(len(self.names)) if mask >> each & 1]

    def sight(self, seat: int | None) -> Any:
        """The window of a seat (None: a spectator); it stays valid as the game goes on."""
        sight = self._sights.get(seat)
        if sight is None:
            self._check_seat(seat)
            sight = self._sights[seat] = self._game.sight(self._state, seat)
        return sight

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as JSON-able data, and nothing else."""
        view = self._game.view(self.sight(seat))
        for i, shown in enumerate(view["seats"]):
            shown["name"] = self.names[i]
        return {
            "game": self.game,
            "rules": self.rules,
            "seat": seat,
            "over": self.over,
            "asked": self.choosing(seat),
            **view,
        }

    def refused(self, seat: int) -> list[Refusal]:
        """What is not possible for the seat now, and why."""
        self._check_seat(seat)
        if (ask := self.ask(seat)) is not None:
            return ask.refuse(self._state, seat) if ask.refuse is not None else []
        return [Refusal("*", Message("refused-over" if self.over else "refused-not-asked"), "")]

    def prospects(self, seat: int) -> Prospects:
        """What the seat may foresee of its open question: what an answer leads to, gives away or makes likely."""
        self._check_seat(seat)
        return NONE if (ask := self.ask(seat)) is None else self._game.prospects(self.sight(seat), ask)

    def notices(self, seat: int | None) -> Sequence[Notice]:
        """What is said in words beside the cards: what holds now, and what the seat may foresee without being asked."""
        return self._game.notices(self.sight(seat))

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened, as the seat lived it. A table nobody listened to plays its chronicle once more."""
        self._check_seat(seat)
        return [event.cut(seat) for event in self._heard()[since:]]

    def all_events(self, since: int = 0) -> list[dict[str, object]]:
        """What happened, with every card that any seat saw: for a game that is over, or one without secrets."""
        return [event.whole() for event in self._heard()[since:]]

    def _heard(self) -> list[Event]:
        table = self if self._state.events is not None else self._replayed(len(self._log), listen=True)
        events: list[Event] | None = table._state.events
        return events or []

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.names):
            raise IllegalAnswer("seat-unknown", {"seat": str(seat), "last": len(self.names) - 1})

    # --- answering ---

    def start(self) -> Table:
        """Plays up to the first ask."""
        self._settle()
        return self

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        """The seat answers its open ask with option keys. An answer it may not give raises IllegalAnswer and
        changes nothing."""
        for ask in self.asks:
            if ask.seat == seat:
                break
        else:
            raise self._not_asked(seat)
        reply = Reply(ask, ask.picks(keys))
        if self._marks is not None:
            self._marks.append(marked(self._state, self.asks, self._pauses))
        self._log.append((seat, tuple(keys)))
        flow = self._flow
        if flow is None:
            if not self._step(reply, answered=True):
                self._settle()
            return
        self._replies.append(reply)
        if not self._goes_on(flow, flow.send(reply)):
            self._settle()

    def _goes_on(self, flow: Flow[None], asks: list[Ask]) -> bool:
        """Whether the step waits for an answer to what it asks now, or is over. What leaves no choice is answered."""
        while asks is not OVER:
            self.asks = asks
            ask = asks[0]
            forced = ask.forced() if ask.private and len(asks) == 1 else None
            if forced is None:
                return True
            self._stand_still(ask)
            reply = Reply(ask, forced)
            self._replies.append(reply)
            asks = flow.send(reply)
        return False

    def _stand_still(self, ask: Ask) -> None:
        """Lets others look, as if the question were open."""
        if self.on_moment is not None:
            self._still = True
            self.on_moment(self)
            self._still = False
        if ask.private and self._log and self._log[-1][0] != ask.seat:
            self._pauses += 1

    def _not_asked(self, seat: int) -> IllegalAnswer:
        self._check_seat(seat)
        if self.over:
            return IllegalAnswer("answer-over")
        asked = ", ".join(map(str, self.choosing(seat)))
        rule = "" if self.asks[0].among else self.asks[0].rule
        return IllegalAnswer("answer-not-asked", {"seat": seat, "asked": asked}, rule)

    def _step(self, opening: Reply | None, answered: bool) -> bool:
        """Begins a step, which the last answer opens or the table itself; whether it now waits for an answer (otherwise
        it is over already)."""
        step = self._game.step(self._state, opening)
        if step is None:
            self._copied = None
            return False
        if self._copied is None or self._mixings or len(self._since) == FAR or self._marks is not None:
            self._copied = self._state.copy()
            self._since = []
            self._mixings = ()
        else:
            self._since.append((self._opening, self._replies))
        self._begun = (len(self._log) - answered, self._pauses, answered)
        flow = self._flow = to_its_end(step)
        self._opening = opening
        self._replies = []
        if self._goes_on(flow, next(flow)):
            return True
        self._flow = None
        return False

    @property
    def _checkpoint(self) -> State | None:
        """Where the step under way began; None between two steps."""
        if self._flow is None:
            return None
        assert self._copied is not None
        if self._since:
            self._copied = retraced(self._game, self._copied, self._since)
            self._since = []
        return self._copied

    def _settle(self) -> None:
        """A checkpoint is reached: put the next opening ask, running on while there is nothing to choose."""
        self._flow = None
        game, state = self._game, self._state
        while not state.over:
            if self.on_checkpoint is not None:
                self.on_checkpoint(self)
            asks = game.opening(state)
            opening: Reply | None = None
            if asks:
                ask = asks[0]
                forced = None if ask.most == 1 and len(ask.options) > 1 else ask.forced()
                self.asks = asks
                if forced is None or len(asks) > 1:
                    return
                self._stand_still(ask)
                opening = Reply(ask, forced)
            if self._step(opening, answered=False):
                return
        self.asks = []
        self.over = True

    # --- copies ---

    def fork(self) -> Table:
        """An independent copy, in mid-effect too. It goes on with the same chance; nobody listens to it."""
        checkpoint = self._checkpoint
        state = self._state if checkpoint is None else checkpoint
        twin = Table(self._game, self.names, self.setup, self._chance, state.copy(), self._log[:])
        twin._reshuffles = self._reshuffles
        twin._imagined = self._imagined
        twin._pauses = self._pauses
        if checkpoint is None:
            twin.asks = self.asks
            twin.over = self.over
            return twin
        mixings = [mixing for mixing in self._mixings if mixing.checkpoint is checkpoint] if self._mixings else ()
        twin._flow, twin.asks = caught_up(self._game, twin._state, self._opening, self._replies, mixings)
        twin._begun = self._begun
        twin._copied = checkpoint
        twin._opening = self._opening
        twin._replies = self._replies[:]
        twin._mixings = mixings
        return twin

    def imagine(self, seat: int, seed: str) -> Table:
        """A world that the seat cannot tell from this one: fork, then what it does not know dealt again, then chance
        started over. It depends on what the seat knows and on the given seed alone: where the seat could not tell two
        tables from each other, it imagines the same worlds.

        A search plays on in it without seeing more than its seat does. While another seat is asked in private in the
        middle of a step, that step is replayed (see `engine.imagining`), and a KronikaError says if no world fits.
        The world can be answered and forked like any table; it has no seed, and no past to go back to.
        """
        if self._checkpoint is not None and any(ask.private and ask.seat != seat for ask in self.asks):
            self._check_seat(seat)
            return lived_again(self, seat, seed)
        return self._world(seat, seed)

    def worlds(self, seat: int) -> Worlds:
        """What a bot in the seat is given to imagine with."""
        self._check_seat(seat)
        return Worlds(self, seat)

    def seen_by(self, seat: int, seed: str) -> tuple[Any, Ask | None]:
        """What a stranger's program is given to play the seat: sight and ask of a world in its stead (`stand_in`)."""
        world = stand_in(self, seat, seed)
        return world.sight(seat), world.ask(seat)

    def _world(self, seat: int, seed: str) -> Table:
        self._check_seat(seat)
        twin = self.fork()
        twin._start_over(seat, seed)
        return twin

    def _start_over(self, seat: int, word: str, deals: bool = True) -> None:
        """It is an imagined world from here on, without a seed or a past, and chance goes on by the word."""
        self._imagined = True
        self._chance = Chance(MWC, "")
        self._log = []
        self._pauses = 0
        self._mix(seat, word, deals)

    def reshuffle(self, word: str) -> None:
        """Mixes the cards whose fronts no seat knows, and chance goes on as a stream made of the old one and the word.

        Nobody's view changes. `undo` does it by itself; whoever plays on from a moment of a game that others have seen
        does it with a word that nobody can guess. The chronicle tells it, so that replaying follows.
        """
        self._check_real()
        self._mix(None, word)
        self._reshuffles = [*self._reshuffles, (len(self._log), word)]
        events: list[Event] | None = self._state.events
        if events is not None and not (events and events[-1].id == RESHUFFLED):
            events.append(Event(RESHUFFLED, NOBODY, {}))

    def go_own_way(self, word: str) -> None:
        """This is no longer the game that was promised, if any was: it is reshuffled by the word and goes on alone."""
        self.reshuffle(word)
        self._chance = Chance(self.generator, self.seed)

    def _mix(self, seat: int | None, word: str, deals: bool = True) -> None:
        checkpoint = self._checkpoint
        mixing = Mixing(checkpoint, len(self._replies), seat, word, deals)
        mixing.mix(self._game, self._state)
        if checkpoint is not None:
            self._mixings = [*[each for each in self._mixings if each.checkpoint is checkpoint], mixing]
            return
        self._copied = None
        if not self.over:
            self.asks = self._game.opening(self._state)

    def _replayed(self, count: int, listen: bool) -> Table:
        """The table as it stood after that many answers: from where the step under way began, if that will do, since
        several are often asked in one step, and nobody wants to play a whole game again for each of them."""
        self._check_real()
        answers, pauses, answered = self._begun
        start = self._checkpoint
        if listen or start is None or count < answers or any(after >= answers for after, _ in self._reshuffles):
            twin = dealt(self._game, self.names, self.setup, self._chance, listen, self.rules)
            play_again(twin, self._log[:count], self._reshuffles)
            return twin
        twin = Table(self._game, self.names, self.setup, self._chance, start.copy(), self._log[:answers])
        twin._reshuffles = self._reshuffles
        twin._pauses = pauses
        if answered or not twin._step(self._opening, answered=False):
            twin._settle()
        for seat, keys in self._log[answers:count]:
            twin.answer(seat, keys)
        return twin

    def _check_real(self) -> None:
        if self._imagined:
            raise KronikaError("imagine-past")

    # --- the way back ---

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take its last answer back without consent."""
        self._check_seat(seat)
        last = self._last_answer(seat)
        if last < 0 or self._imagined or self._secret_is_shown():
            return False
        if self._marks is not None and not self.over:
            latest = last + 1 == len(self._marks)
            then = marked(self._state, self.asks, self._pauses) if latest else self._marks[last + 1]
            told = told_by_marks(self._marks[last], then, self._log, last)
            if told is not None:
                return told
        try:
            self._past(seat, last, listen=False)
        except CannotUndo:
            return False
        return True

    def undo(self, seat: int, consent: bool = False) -> None:
        """Back before the seat's last answer.

        Without consent only that answer is taken back, and only where nothing hidden or random has come out
        since and all that others answered meanwhile still stands. With consent everything since goes too; and if
        something has come out, what nobody knew at that moment is mixed again, so that nobody profits from it.
        """
        self._check_seat(seat)
        last = self._last_answer(seat)
        if last < 0:
            raise CannotUndo("undo-nothing", {"seat": seat})
        if self._secret_is_shown():
            raise CannotUndo("undo-shown")
        listen = self._state.events is not None
        past = self._replayed(last, listen) if consent else self._past(seat, last, listen)
        if consent and self._came_out(past, seat):
            # No word is dropped: however often one goes back, chance goes on as a stream that nobody has seen.
            for _, word in self._reshuffles[len(past._reshuffles) :]:
                past.reshuffle(word)
            past.reshuffle(f"undo {len(past._reshuffles) + 1}")
        self._state = past._state
        self._log = past._log
        self._reshuffles = past._reshuffles
        self._mixings = past._mixings
        self._marks = past._marks
        self._flow = past._flow
        self._copied = past._copied
        self._since = past._since
        self._opening = past._opening
        self._replies = past._replies
        self._pauses = past._pauses
        self._result = None
        self._sights = {}
        self.asks = past.asks
        self.over = past.over

    def _last_answer(self, seat: int) -> int:
        """Which answer is the seat's last; -1 if it has given none."""
        log = self._log
        return next((i for i in range(len(log) - 1, -1, -1) if log[i][0] == seat), -1)

    def _secret_is_shown(self) -> bool:
        """At the end the secret behind the seed is shown; whoever could go back now could compute all chance."""
        return self.over and self.commitment is not None

    def _past(self, seat: int, last: int, listen: bool) -> Table:
        """The table without the seat's last answer, or CannotUndo."""
        if any(after > last for after, _ in self._reshuffles):
            raise CannotUndo("undo-came-out")
        past = self._without(last, listen)
        if self._came_out(past, seat):
            raise CannotUndo("undo-came-out")
        if self._pauses != past._pauses:
            raise CannotUndo("undo-answered")  # whoever had no choice counts as somebody who has chosen
        return past

    def _without(self, number: int, listen: bool) -> Table:
        """The table as if one answer had not been given: all later ones must answer the very same questions."""
        past = self._replayed(number, listen)
        later = self._log[number + 1 :]
        if later and not answer_alike(self._replayed(number + 1, False), past, later):
            raise CannotUndo("undo-answered")
        return past

    def _came_out(self, past: Table, seat: int) -> bool:
        """Whether chance was used or something hidden showed since, if only what others chose in secret."""
        return hidden_is_out(self._game, self._state, past._state) or secret_is_out(sealed_asks(past.asks), seat)

    # --- the chronicle ---

    def digest(self) -> str:
        """A fingerprint of where the table stands: state and open asks."""
        return digest_of(self._state, self.asks)

    def sequel(self, saga: str) -> Sequel | None:
        """The game that grows out of this one, once it is over; None if none does."""
        self._check_real()
        return self._game.sequel(self._state, self.names, saga) if self.over else None

    def saga_record(self) -> dict[str, Any]:
        """What a finished game brought, for the history of a saga."""
        self._check_real()
        return self._game.saga_record(self._state) if self.over else {}

    def chart_values(self, seat: int | None) -> ChartValues:
        """The chart values of all seats as far as a seat (None: a spectator) knows them, for graphs."""
        return self._game.chart_values(self.sight(seat))

    def estimate(self, seat: int) -> list[float] | None:
        """Everybody's chance to win, as far as a seat can judge; None where the game cannot tell."""
        return self._game.estimate(self.sight(seat))

    def stat_facts(self) -> Facts | None:
        """What statistics count of a game, once it is over."""
        self._check_real()
        return self._game.stat_facts(self._state) if self.over else None

    def played_setup(self) -> Setup | None:
        """What the game was played with, as a setup that starts it again, once it is over."""
        return self._game.played_setup(self._state, self.setup) if self.over else None

    def chronicle(self) -> dict[str, Any]:
        """The game as a JSON-able record that `kronika.replay` plays again; of a seed by commitment once it is over."""
        self._check_real()
        return recorded(self, self._chance.plain(self.over), self._log)

    def __repr__(self) -> str:
        where = "over" if self.over else ", ".join(map(repr, self.asks))
        return f"Table({self.game}, {self.seats} seats, {self.seq} answers: {where})"


def open_table(
    game: Game[Any],
    names: Sequence[str],
    setup: Setup,
    seed: str,
    listen: bool,
    rules: int | None = None,
    generator: str = MWC,
) -> Table:
    """A new table with its setup in full, at its first ask, under a version of the rules (None: the newest)."""
    return dealt(game, names, setup, Chance(generator, seed), listen, rules)


def dealt(
    game: Game[Any], names: Sequence[str], setup: Setup, chance: Chance, listen: bool, rules: int | None = None
) -> Table:
    """A new table, from wherever its chance comes."""
    state: State = game.first_state(len(names), setup, chance.stream(), rules)
    state.events = [] if listen else None
    return Table(game, list(names), setup, chance, state, []).start()
