"""Each leak probe is shown to catch a leak planted on purpose; otherwise its silence would mean nothing.

That they are silent where nothing was planted, test_demands.py shows of the same game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest

import kronika
from kronika.engine.ask import Ask, Flow, Refusal
from kronika.engine.cards import Cards
from kronika.engine.events import Event
from kronika.engine.game import Sight
from kronika.engine.message import Message
from kronika.engine.table import Table
from kronika.engine.turns import TurnSight
from kronika.games.dominion import player, turn, zones
from kronika.games.dominion.player import Player
from kronika.games.dominion.sight import DominionSight
from kronika.games.dominion.state import Position
from kronika.testing import Case, walk
from kronika.testing.flaws import Flaw
from kronika.testing.leaks import answer_again, choose_otherwise, live_again, look_again, name_again
from kronika.testing.traces import trace
from tests.properties.cases import CASES, DominionCase
from tests.scenes.dominion import Scene

pytestmark = pytest.mark.plain

DOMINION, _, _, NORTH = CASES[:4]


def leaks_in_views(case: Case, games: int = 12) -> Iterator[str]:
    for seed in range(games):
        table = case.table(seed)
        chance = random.Random(seed)
        for _ in walk(table, chance):
            if chance.random() < 0.05:
                for seat in [None, *range(table.seats)]:
                    yield from look_again(case, table, seat, chance)


def leaks_in_steps(case: Case, games: int = 25) -> Iterator[str]:
    for seed in range(games):
        table = case.table(seed)
        chance = random.Random(seed)
        for _ in walk(table, chance):
            for seat in range(table.seats):
                try:
                    yield from live_again(table, seat, chance) or []
                except AssertionError as error:
                    yield str(error)


def test_a_view_that_shows_other_hands_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown_hand(self: DominionSight, seat: int) -> list[dict[str, object]]:
        return self.shown(self._s.hand[seat])

    monkeypatch.setattr(DominionSight, "shown_hand", shown_hand)
    assert any("faces" in leak for leak in leaks_in_views(DOMINION))


def test_a_view_that_only_counts_what_it_should_not_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def estates(self: DominionSight) -> list[tuple[int, None, None]]:
        """Estates in a hand, of which no one but its owner knows."""
        hands = [[self._s.cards.name(card) for card in self._s.hand[seat]] for seat in range(self.seats)]
        return [(hand.count("estate"), None, None) for hand in hands]

    monkeypatch.setattr(DominionSight, "estates", estates)
    assert any("faces" in leak for leak in leaks_in_views(DOMINION))


def test_a_view_whose_names_come_in_a_hidden_order_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the deck tracker's did: what is in one's deck, told from its top to its bottom."""

    def whereabouts(self: DominionSight) -> dict[str, list[int]]:
        if self.seat is None:
            return {}
        deck = map(self._s.cards.name, self._s.deck[self.seat])
        return {name: [0, 0, 0] for name in deck} | sorted_by_name(self)

    sorted_by_name = DominionSight.whereabouts
    monkeypatch.setattr(DominionSight, "whereabouts", whereabouts)
    assert any("the order of extra.tracker.cards" in leak for leak in leaks_in_views(DOMINION))


def ids_told(case: Case, games: int = 12) -> Iterator[str]:
    for seed in range(games):
        table = case.table(seed)
        chance = random.Random(seed)
        for _ in walk(table, chance):
            if chance.random() < 0.1:
                yield from name_again(case, table, chance)


def test_a_view_that_names_unknown_cards_by_id_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown_deck(self: DominionSight, seat: int) -> list[dict[str, object]]:
        return [{"id": card} for card in self._s.deck[seat]]

    monkeypatch.setattr(DominionSight, "shown_deck", shown_deck)
    assert any("its view names cards by their ids" in leak for leak in ids_told(DOMINION))
    assert list(leaks_in_views(DOMINION, 2)) == [], "faces alone don't find an id that can be followed"


@pytest.mark.parametrize("case", CASES[:4], ids=repr)
def test_a_view_that_tells_the_ids_of_open_cards_is_caught(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two Coppers of a hand, a card that was shown: everybody may see them, and nobody may know them again."""

    def shown(self: Sight[Any], cards: Sequence[int], *_: object) -> list[dict[str, object]]:
        return [{"id": card, "face": self._s.cards.name(card)} for card in cards]

    table = case.table(0)
    monkeypatch.setattr(type(table.sight(0)), "shown", shown)
    assert any("its view names cards by their ids, at view.zones[" in leak for leak in ids_told(case, 3))


def test_a_view_in_the_order_of_ids_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names none, but which of two cards came first into the game can be read off it."""

    def shown_hand(self: DominionSight, seat: int) -> list[dict[str, object]]:
        return self.shown(sorted(self._s.hand[seat]) if seat == self.seat else [])

    monkeypatch.setattr(DominionSight, "shown_hand", shown_hand)
    assert any("its view names cards by their ids" in leak for leak in ids_told(DOMINION))


def test_keys_of_open_cards_by_id_are_caught() -> None:
    """The first rules of North did so, and chronicles of theirs are still read."""

    class First(type(NORTH)):  # type: ignore[misc]
        def table(self, seed: int, listen: bool = False) -> Table:
            return kronika.new_table("north", 2, seed, {"clans": "random"}, listen, rules=1)

    assert any("its asks name cards by their ids" in leak for leak in ids_told(First(NORTH.game)))


def test_an_event_that_names_cards_by_id_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(self: Position, id: str, seat: int, args: Any = None, cards: Sequence[int] = (), *_: Any) -> None:
        if self.events is not None:
            self.events.append(Event(id, seat, {"cards": str(cards)}))

    monkeypatch.setattr(Position, "tell", tell)
    assert any("its events name cards by their ids" in leak for leak in ids_told(DOMINION))


def test_an_event_that_tells_a_draw_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Position.tell

    def loud(self: Position, *args: Any, **_: Any) -> None:
        tell(self, *args[:6])  # without `sees`: everybody sees the cards

    monkeypatch.setattr(Position, "tell", loud)
    assert any("events" in leak for leak in leaks_in_steps(DOMINION))


def test_an_ask_that_tells_of_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    card_ask = Player.card_ask

    def telling(self: Player, *args: Any, **more: Any) -> Any:
        groups, ask = card_ask(self, *args, **more)
        rival = self.left_neighbor()
        ask.what = Message(ask.what.id, {**ask.what.args, "rival": str([rival.face(card).id for card in rival.hand])})
        return groups, ask

    monkeypatch.setattr(Player, "card_ask", telling)
    assert any("asks" in leak for leak in leaks_in_steps(DOMINION))


def private_choice() -> tuple[Scene, list[str] | None]:
    """The rival knows two cards of a hand (they were revealed on the deck before); a Courtyard may return one."""
    scene = Scene(hand="courtyard copper silver", deck="gold estate duchy copper", rival_hand="copper*5")
    state = scene.state
    state.cards.reveal(state.deck[0])
    scene.play("courtyard")
    return scene, choose_otherwise(DOMINION, scene.table, scene.ask(0), random.Random(3))


def test_a_forgotten_hide_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert private_choice()[1] == []

    def hide(self: Cards, cards: Iterable[int], keep: int = 0) -> None:
        """Nobody forgets anything."""

    monkeypatch.setattr(Cards, "hide", hide)
    scene, found = private_choice()
    assert found
    assert look_again(DOMINION, scene.table, 1, random.Random(1)) == [], "permuted faces don't find it"


def test_a_put_back_card_that_others_know_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_deck = zones.put_on_deck

    def open_handed(s: Position, seat: int, cards: list[int]) -> None:
        put_on_deck(s, seat, cards)
        s.cards.reveal(cards)

    monkeypatch.setattr(zones, "put_on_deck", open_handed)
    assert private_choice()[1]


def test_a_reaction_window_is_asked_in_private() -> None:
    scene = Scene(hand="militia", rival_hand="moat copper*4")
    scene.play("militia")
    assert scene.ask(1).private


def test_a_clean_up_that_shows_the_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the end of a step that asks nothing."""
    tell = Position.tell

    def loud(self: Position, id: str, *args: Any, **more: Any) -> None:
        tell(self, id, *args[:5]) if id == "clean-up" else tell(self, id, *args, **more)

    monkeypatch.setattr(Position, "tell", loud)
    found: list[str] = []
    for seed in range(3):
        table, chance = DOMINION.table(seed), random.Random(seed)
        for ask in walk(table, chance):
            for seat in range(table.seats):
                found += answer_again(table, ask, seat, chance) or []
    assert any("events" in leak for leak in found)


# --- over time ---


def told_apart(first: int = 0) -> str:
    """What a whole game tells that it should not; fails if none of 25 does. A leak that seldom shows is looked for from
    the `first` game on that is known to show it; the others would only take time."""
    for seed in range(first, first + 25):
        try:
            trace(ATTACKS, seed)
        except Flaw as flaw:
            return flaw.what
    raise AssertionError("nothing was found")


class AttackCase(DominionCase):
    """Dominion with many Attacks, Reactions and hidden choices."""

    seats = (2, 2)

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        cards = [
            *("militia", "witch", "moat", "secret-chamber", "village"),
            *("library", "baron", "mine"),
            "throne-room",
        ]
        return {"kingdom": [*cards, "masquerade"]}


ATTACKS = AttackCase(DOMINION.game)


def test_without_a_leak_nothing_is_told_apart() -> None:
    assert sum(trace(ATTACKS, seed).noticed for seed in range(3)) > 500


def test_a_phase_that_tells_of_an_action_in_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DominionSight, "phase", TurnSight.phase)
    assert "view.phase" in told_apart()


def test_who_is_asked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "choosing", lambda self, seat: [ask.seat for ask in self.asks if ask.options])
    assert "view.asked" in told_apart()


def test_a_number_of_answers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Table.view
    monkeypatch.setattr(Table, "view", lambda self, seat: {**view(self, seat), "seq": self.seq})
    assert "can tell where" in told_apart()


def test_a_question_whose_absence_shows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody holds a Reaction the Attack goes on at once: there is one thing less to notice."""

    def no_pause(seat: int, among: int = 0) -> Iterator[Any]:
        return iter(())

    monkeypatch.setattr(turn, "pause", no_pause)
    assert "can tell where" in told_apart(11)


def test_a_choice_that_is_skipped_in_view_of_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(ask: Ask) -> Flow[list[int]]:
        forced = ask.forced()
        if forced is not None:
            return forced
        return (yield [ask]).picks

    monkeypatch.setattr(player, "choose", choose)
    assert "can tell where" in told_apart(18)


# Three that nobody has made yet.


def test_a_log_that_tells_of_a_choice_not_taken_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    reactions = turn.reactions

    def telling(s: Position, attacker: int, attack: str) -> Flow[int]:
        for ask in (flow := reactions(s, attacker, attack)):
            while True:
                reply = yield ask
                if reply.ask.options and reply.option.key == "no-reaction":
                    s.tell("name", reply.seat, {"card": "moat"})
                try:
                    ask = flow.send(reply)  # noqa: PLW2901
                except StopIteration as stop:
                    return int(stop.value)
        return 0

    monkeypatch.setattr(turn, "reactions", telling)
    assert "can tell where" in told_apart(55)


def test_a_counter_that_counts_what_was_declined_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_buys = turn.begin_buys

    def counting(s: Position) -> None:
        s.played += 1
        begin_buys(s)

    monkeypatch.setattr(turn, "begin_buys", counting)
    assert "can tell where" in told_apart()


def test_a_refusal_that_names_the_open_question_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = Table.refused

    def talkative(self: Table, seat: int) -> list[Refusal]:
        if self.ask(seat) is None and not self.over:
            return [Refusal("*", self.asks[0].what, self.asks[0].rule)]
        return refused(self, seat)

    monkeypatch.setattr(Table, "refused", talkative)
    assert "refused" in told_apart()
