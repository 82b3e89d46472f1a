"""`check_game` finds what it demands: each toy here is a right game with one mistake, and the report says which one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from examples.high_card.game import HAND, HighCard, Round, RoundSight
from kronika.engine.ask import Ask, Flow, Option, Refusal, Reply
from kronika.engine.cards import EVERYONE, bit
from kronika.engine.events import Event
from kronika.engine.flow import all_of
from kronika.engine.game import Result
from kronika.engine.message import Message, Ref
from kronika.games import unregister
from kronika.testing import BY_NAME, DEMANDS, GameFlaws, check_game

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("own_shelf")]


def flaw(game: HighCard, demand: str, games: int = 12) -> str:
    """What is reported of a game that breaks one demand."""
    with pytest.raises(GameFlaws) as found:
        check_game(game, games, only=demand)
    ((name, _),) = found.value.flaws
    assert name == demand
    return str(found.value)


# --- the right game ---


def test_a_right_game_passes_and_the_report_says_what_was_checked() -> None:
    report = check_game(HighCard(), games=8)
    assert set(report.looked_at) == set(BY_NAME)
    assert report.looked_at["secret answers stay secret"] > 5
    assert str(report).startswith(f"“high-card” meets {len(DEMANDS)} demands\n")


def test_a_game_may_be_named_as_on_the_command_line() -> None:
    report = check_game("examples.sealed_letter.game:SealedLetter", games=1, only="games end with a result")
    assert report.game == "sealed-letter"


class OpenRound(HighCard):
    """Options are read from hands, but what is chosen may be known at once: there is no secret answer."""

    def question(self, state: Round, seat: int) -> Ask:
        ask = super().question(state, seat)
        ask.secret = False
        return ask

    def step(self, state: Round, reply: Reply | None) -> Flow[None]:
        for seat in range(state.seats):
            (picks,) = (yield from all_of([self.question(state, seat)])).values()
            card = state.hand[seat].pop(picks[0])
            state.won[seat].append(card)
            state.cards.reveal([card])
        state.over = not state.hand[0]


def test_a_right_game_without_secret_answers_passes() -> None:
    report = check_game(OpenRound(), games=6)
    assert report.looked_at["secret answers stay secret"] == 0


def test_options_from_a_hand_that_are_offered_in_public() -> None:
    class Unveiled(OpenRound):
        def question(self, state: Round, seat: int) -> Ask:
            ask = super().question(state, seat)
            ask.private = False
            return ask

    told = flaw(Unveiled(), "steps tell nothing hidden")
    assert "its options at high-card-ask depend on cards that " in told
    assert "private=True" in told


def test_an_unknown_demand_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no demand is called 'chess': there are games end with a result, nothing"):
        check_game(HighCard(), only="chess")


def test_all_that_is_wrong_is_reported_at_once() -> None:
    class Broken(NoEnd, NoZones):
        pass

    with pytest.raises(GameFlaws) as found:
        check_game(Broken(), games=2)
    assert {"nothing gets lost"} <= {name for name, _ in found.value.flaws}
    assert "things to put right in “high-card”:\n\n1. " in str(found.value)


# --- play ---


class NoEnd(HighCard):
    def result(self, state: Round) -> Result:
        result = super().result(state)
        result.winners = []
        return result


def test_a_result_without_its_winners() -> None:
    assert "the winners are [], but rank 1 is held by [" in flaw(NoEnd(), "games end with a result")


def test_an_error_in_the_code_of_a_game_names_its_line() -> None:
    class Failing(HighCard):
        def result(self, state: Round) -> Result:
            raise KeyError("goods")

    told = flaw(Failing(), "games end with a result")
    assert "KeyError: 'goods' [seed 0]" in told
    assert "test_check_game.py:" in told
    assert 'raise KeyError("goods")' in told


class Zoneless(Round):
    __slots__ = ()

    def copy(self) -> Round:
        twin = super().copy()
        twin.__class__ = Zoneless
        return twin

    def zones(self) -> list[list[int]]:
        return []


class NoZones(HighCard):
    def new(self, *args: Any) -> Round:
        state = super().new(*args)
        state.__class__ = Zoneless
        return state


class Losing(HighCard):
    def step(self, state: Round, reply: Reply | None) -> Flow[None]:
        yield from super().step(state, reply)
        state.won[0] = state.won[0][1:]


def test_a_state_that_does_not_say_where_its_cards_lie() -> None:
    told = flaw(NoZones(), "nothing gets lost")
    assert "Zoneless does not say where its cards lie" in told
    assert "such as [self.deck, *self.hand]" in told


def test_a_card_that_gets_lost() -> None:
    told = flaw(Losing(), "nothing gets lost")
    assert "lies nowhere after answer" in told
    assert "If a list is missing in `zones()`, add it there." in told


class Asking(HighCard):
    """Asks one more question, which a test spoils."""

    def spoil(self, ask: Ask) -> Ask:
        return ask

    def question(self, state: Round, seat: int) -> Ask:
        return self.spoil(super().question(state, seat))


def test_two_options_with_one_key() -> None:
    class Doubling(Asking):
        def spoil(self, ask: Ask) -> Ask:
            ask.options += [ask.options[0]]
            return ask

    told = flaw(Doubling(), "asks can be answered")
    assert "high-card-ask has several options with the key “play:" in told
    assert "one option with `most` > 1" in told


def test_a_question_with_one_answer() -> None:
    class Idle(HighCard):
        def step(self, state: Round, reply: Reply | None) -> Flow[None]:
            yield [Ask(0, Message("deal-accept"), [Option("yes", Message("deal-accept"))])]
            yield from super().step(state, reply)

    assert "deal-accept is asked though there is only one answer" in flaw(Idle(), "asks can be answered")


def test_a_state_that_changes_while_it_is_looked_at() -> None:
    class Stirring(HighCard):
        def question(self, state: Round, seat: int) -> Ask:
            class Spoon(Ask):
                def picks(self, keys: Any) -> list[int]:
                    state.deck.reverse()
                    return super().picks(keys)

            ask = super().question(state, seat)
            return Spoon(ask.seat, ask.what, ask.options, private=True, secret=True)

    assert "was refused, and yet the state changed" in flaw(Stirring(), "wrong answers change nothing")


def test_a_thing_that_is_offered_and_refused() -> None:
    class Torn(Asking):
        def spoil(self, ask: Ask) -> Ask:
            ask.refuse = lambda state, seat: [Refusal(ask.options[0].key, Message("high-card-end"), "")]
            return ask

    told = flaw(Torn(), "refusals give reasons")
    assert "is offered by high-card-ask and refused at once" in told
    assert "from the same predicate" in told


def test_a_clause_that_no_rulebook_has(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for lang in ("en", "cs"):
        (tmp_path / "rules" / f"{lang}.md").write_text("# High\n\n## H1 Play\n\n- **H1-a** Play a card.\n", "utf-8")

    class Quoting(Asking):
        home: ClassVar[Path | None] = tmp_path

        def spoil(self, ask: Ask) -> Ask:
            ask.rule = "H9-z"
            return ask

    told = flaw(Quoting(), "refusals give reasons")
    assert "the ask high-card-ask names the clause H9-z, which is not in the rulebook" in told

    class Silent(Asking):
        home: ClassVar[Path | None] = tmp_path

        def spoil(self, ask: Ask) -> Ask:
            ask.refuse = lambda state, seat: [Refusal("cheat", Message("high-card-end"), "")]
            return ask

    unregister(HighCard.id)
    assert "the refusal of “cheat” at high-card-ask names no clause" in flaw(Silent(), "refusals give reasons")


def test_an_option_that_points_at_nothing() -> None:
    class Pointing(Asking):
        def spoil(self, ask: Ask) -> Ask:
            ask.options = [Option(option.key, option.text, (Ref("pile", "9"),)) for option in ask.options]
            return ask

    told = flaw(Pointing(), "refs exist")
    assert "points at Ref('pile', '9'), which is not in the view of seat" in told
    assert "In view now: card:" in told


# --- copies and chronicles ---


class Forgetful(Round):
    __slots__ = ()

    def copy(self) -> Forgetful:
        twin = Forgetful(self.seats, self.rng.copy(), self.cards.copy(), self.rules)
        twin.deck = self.deck[:]
        twin.hand = self.hand
        return twin


class Forgetting(HighCard):
    def new(self, *args: Any) -> Round:
        state = super().new(*args)
        state.__class__ = Forgetful
        return state


def test_a_copy_that_forgets_or_shares() -> None:
    told = flaw(Forgetting(), "copies take over every slot")
    assert "Forgetful.copy() loses `" in told
    assert "Take it over: twin." in told
    assert "shares state.hand" in flaw(Forgetting(), "copies share nothing")
    assert "differs from its original" in flaw(Forgetting(), "forks go on alike")


def test_a_list_that_copies_share() -> None:
    class Sharer(Round):
        __slots__ = ()

        def copy(self) -> Sharer:
            twin = Sharer(self.seats, self.rng.copy(), self.cards.copy(), self.rules)
            twin.over, twin.deck, twin.won = self.over, self.deck[:], [won[:] for won in self.won]
            twin.hand = self.hand
            return twin

    class Sharing(HighCard):
        def new(self, *args: Any) -> Round:
            state = super().new(*args)
            state.__class__ = Sharer
            return state

    assert "Sharer.copy() shares state.hand" in flaw(Sharing(), "copies share nothing")
    assert "shares no list or dict" in flaw(Sharing(), "originals do not feel their forks", 40)


def test_a_slot_that_does_not_show_in_the_digest() -> None:
    class Mute(Round):
        __slots__ = ()

        def copy(self) -> Round:
            twin = super().copy()
            twin.__class__ = Mute
            return twin

        def plain(self) -> object:
            return [self.cards.plain(), self.rng.state, self.over, self.deck, self.hand]

    class Muted(HighCard):
        def new(self, *args: Any) -> Round:
            state = super().new(*args)
            state.__class__ = Mute
            return state

    told = flaw(Muted(), "plain data tell every change")
    assert "`won` does not show in Mute.plain()" in told
    assert "Add self.won to what it returns." in told


def test_chance_from_elsewhere() -> None:
    throws = iter(range(10_000))

    class Lucky(HighCard):
        def step(self, state: Round, reply: Reply | None) -> Flow[None]:
            yield from super().step(state, reply)
            state.deck = state.deck[next(throws) % 3 :] + state.deck[: next(throws) % 2]

    assert "Chance comes from `state.rng` alone" in flaw(Lucky(), "chronicles replay")
    assert "Chance comes from `state.rng` alone" in flaw(Lucky(), "undo and redo lead back", 60)


class Drawing(HighCard):
    """A card is drawn in each round, seen by whoever draws it; `drawn` tells how."""

    def draw(self, state: Round, seat: int) -> None:
        state.cards.draw(state.deck, state.hand[seat])

    def tell(self, state: Round, seat: int, card: int) -> None:
        shown = [(state.cards.name(card), bit(seat))]
        if state.events is not None:
            state.events.append(Event("high-card-log", seat, {}, shown, "deck", f"hand:{seat}"))

    def opening(self, state: Round) -> list[Ask]:
        seat = len(state.won[0]) % state.seats
        options = [Option("a", Message("deal-accept")), Option("b", Message("deal-refuse"))]
        return [Ask(seat, Message("high-card-ask"), options)]

    def step(self, state: Round, reply: Reply | None) -> None:  # type: ignore[override]
        assert reply is not None
        self.draw(state, reply.seat)
        self.tell(state, reply.seat, state.hand[reply.seat][-1])
        state.won[0].append(state.hand[reply.seat].pop(0))
        state.over = len(state.won[0]) == HAND


def test_a_draw_that_is_counted_and_shown_to_one_seat_is_right() -> None:
    for demand in ("undo takes back nothing seen", "steps tell nothing hidden"):
        assert check_game(Drawing(), 40, only=demand).looked_at[demand] > 5


def test_a_draw_that_could_be_taken_back() -> None:
    class Peeking(Drawing):
        def draw(self, state: Round, seat: int) -> None:
            state.hand[seat].append(state.deck.pop())

    told = flaw(Peeking(), "undo takes back nothing seen")
    assert "made seat" in told
    assert "and could take that back" in told
    assert "draw with `state.cards.draw(deck, hand)`" in told


def test_a_draw_that_is_shown_to_all() -> None:
    class Loud(Drawing):
        def tell(self, state: Round, seat: int, card: int) -> None:
            if state.events is not None:
                shown = [(state.cards.name(card), EVERYONE)]
                state.events.append(Event("high-card-log", seat, {}, shown, "deck", f"hand:{seat}"))

    told = flaw(Loud(), "steps tell nothing hidden")
    assert "its events tell faces it must not know, at events[0].moves[0].cards[0].face" in told
    assert "bit(seat)" in told


def test_events_that_change_the_game() -> None:
    class Late(HighCard):
        def new(self, *args: Any) -> Round:
            state = super().new(*args)
            heard.append(len(heard))
            return state

        def step(self, state: Round, reply: Reply | None) -> Flow[None]:
            yield from super().step(state, reply)
            if state.events is not None:
                state.events.append(Event("high-card-log", 0, {"nth": len(heard)}, [], "", ""))

    heard: list[int] = []
    assert "events differ when somebody listens" in flaw(Late(), "events are the same heard live")


# --- secrets ---


class Watched(HighCard):
    """A sight that a test lets see too much."""

    seen: ClassVar[type[RoundSight]] = RoundSight

    def sight(self, state: Round, seat: int | None) -> RoundSight:
        return self.seen(state, seat)


def test_a_view_that_shows_other_hands() -> None:
    class Sharp(RoundSight):
        def hand(self, seat: int) -> list[str]:
            return self.names(self._s.hand[seat])

    class Cheating(Watched):
        seen: ClassVar[type[RoundSight]] = Sharp

    told = flaw(Cheating(), "views hide what is hidden", 40)
    assert "its view tells faces it must not know, at zones[" in told
    assert "leaves `hidden(state, seat)`" in told


def test_a_view_that_tells_ids() -> None:
    class Numbered(HighCard):
        def view(self, sight: RoundSight) -> dict[str, Any]:
            view = super().view(sight)
            for seat, zone in enumerate(view["zones"][::2]):
                zone["cards"] = [{**card, "id": sight._s.hand[seat][i]} for i, card in enumerate(zone["cards"])]
            return view

    told = flaw(Numbered(), "nothing depends on ids", 40)
    assert "its view names cards by their ids, at view.zones[" in told
    assert "name cards by face and place, never by id" in told


def test_an_answer_that_shows_too_soon() -> None:
    class Early(HighCard):
        def step(self, state: Round, reply: Reply | None) -> Flow[None]:
            flow = super().step(state, reply)
            asks = next(flow)
            while True:
                given = yield asks
                if state.events is not None:
                    state.events.append(Event("high-card-log", given.seat, {"key": given.option.key}))
                try:
                    asks = flow.send(given)
                except StopIteration:
                    return

    told = flaw(Early(), "secret answers stay secret", 20)
    assert "sees how seat" in told
    assert "If the answer is open, leave `secret` out." in told


def test_a_seat_that_knows_more_than_hidden_says() -> None:
    class Modest(HighCard):
        def hidden(self, state: Round, seat: int | None) -> list[list[int]]:
            return [state.deck + [card for hand in state.hand for card in hand]]

    told = flaw(Modest(), "imagined worlds look the same", 400)
    assert "can tell a world imagined at high-card-ask from the real one" in told
    assert "lists only cards that the seat's sight does not show" in told


def test_a_world_imagined_by_the_order_of_the_faces() -> None:
    class Sorting(HighCard):
        def hidden(self, state: Round, seat: int | None) -> list[list[int]]:
            return [sorted(group, key=state.cards.name) for group in super().hidden(state, seat)]

    told = flaw(Sorting(), "imagined worlds tell nothing real", 40)
    assert "tells of cards it does not know" in told
    assert "place by place" in told


# --- the demands ---


def test_each_demand_is_shown_to_find_something() -> None:
    """Whoever adds a demand adds a toy that breaks it."""
    source = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert [demand.name for demand in DEMANDS if f'"{demand.name}"' not in source] == []
