"""After an undo past something that came out, and where one plays on from a moment that others have seen, what no seat
knows is mixed again: nobody profits from what was seen, and the chronicle still tells the whole game."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import kronika
from kronika.engine.ask import Flow
from kronika.engine.flow import choose
from kronika.engine.game import State
from kronika.engine.mixing import unknown_to_all
from kronika.engine.rng import GENERATORS
from kronika.engine.table import Table
from kronika.testing import Case, any_answer, hidden_from, rules_of, state_of, walk
from kronika.testing.walk import everyone
from tests.properties.cases import CASES
from tests.toys.scripted import FACES, Notes, notes_of, question, table_of

each_game = pytest.mark.parametrize("case", CASES, ids=repr)
each_generator = pytest.mark.parametrize("generator", GENERATORS)


def turn_up(s: Notes) -> Flow[None]:
    """Seat 0 knows the first card, seat 1 the second; then one after the other is turned up, and a die is thrown."""
    s.cards.learn(0, [0])
    s.cards.learn(1, [1])
    for card in range(2, 6):
        yield from choose(question(card % 2, "go", "wait"))
        s.cards.reveal([card])
        s.note(f"{s.cards.name(card)} {s.rng.die(6)}")


def posted(table: Table) -> dict[str, Any]:
    chronicle: dict[str, Any] = json.loads(json.dumps(table.chronicle()))
    return chronicle


def go(table: Table, answers: int = 1) -> list[str]:
    for _ in range(answers):
        table.answer(table.asks[0].seat, ["go"])
    return notes_of(table)


def test_what_came_out_comes_out_otherwise_and_what_somebody_knows_stays() -> None:
    seen = set()
    for seed in range(60):
        table = table_of(turn_up, seed=str(seed))
        first = go(table)
        table.undo(0, consent=True)
        assert table.reshuffles == [(0, "undo 1")]
        assert table.view(0)["extra"]["row"][0] == "ace"
        assert table.view(1)["extra"]["row"][1] == "king"
        assert first != [] == notes_of(table)
        seen.add(go(table)[0].split()[0])
    assert seen == set(FACES[2:]), "any card that nobody knew"


@each_generator
def test_however_often_one_goes_back_chance_is_new_each_time(generator: str) -> None:
    """Also where one goes back further than before, past places where cards were mixed already."""
    table = table_of(turn_up, generator=generator)
    streams = [table._state.rng.state]
    for ahead, takes_back in [(1, 1), (2, 2), (1, 1), (3, 3), (3, 1), (2, 2), (1, 1)]:
        go(table, ahead)
        for _ in range(takes_back):
            table.undo(table._log[-1][0], consent=True)
            streams.append(table._state.rng.state)
    assert [word for _, word in table.reshuffles] == [f"undo {number}" for number in range(1, len(streams))]
    assert len(set(streams)) == len(streams)


@each_generator
def test_a_chronicle_with_reshuffles_plays_again(generator: str) -> None:
    table = kronika.new_table("dominion", 3, 5, {"kingdom": "hand-madness"}, generator=generator)
    chance = random.Random(5)
    for turn in range(150):
        ask = chance.choice(table.asks)
        table.answer(ask.seat, any_answer(ask, chance))
        if turn % 7 == 6:
            table.undo(chance.choice(table._log)[0], consent=True)
    chronicle = posted(table)
    assert len(chronicle["reshuffles"]) > 5
    assert [after for after, _ in chronicle["reshuffles"]] == sorted(after for after, _ in chronicle["reshuffles"])
    again = kronika.replay(chronicle)
    assert again.digest() == table.digest()
    assert again.chronicle() == chronicle
    assert table.fork().chronicle() == chronicle
    assert [again.events(seat) for seat in everyone(again)] == [table.events(seat) for seat in everyone(table)]
    for upto in range(0, table.seq, 5):
        assert kronika.replay(chronicle, upto=upto).seq == upto


def test_nothing_is_mixed_where_nothing_came_out() -> None:
    table = kronika.new_table("dominion", 2, 7)
    seat = table.asks[0].seat
    before = table.digest()
    for consent in (False, True):
        table.answer(seat, ["treasures"])
        table.undo(seat, consent)
        assert table.digest() == before
    assert table.reshuffles == []
    assert "reshuffles" not in table.chronicle()


def test_going_back_past_a_reshuffle_needs_consent() -> None:
    """Without it, one could return to a stream that was seen already."""

    def script(s: Notes) -> Flow[None]:
        yield from choose(question(0, "red", "blue"))
        yield from choose(question(1, "red", "blue"))
        s.note(str(s.rng.die(6)))
        yield from choose(question(0, "red", "blue"))

    table = table_of(script, listen=True)
    table.answer(0, ["red"])
    assert table.can_undo(0)
    table.answer(1, ["red"])
    table.undo(1, consent=True)
    assert table.reshuffles == [(1, "undo 1")]
    for each in (table, table.fork()):
        assert not each.can_undo(0)
        with pytest.raises(kronika.CannotUndo, match="have come out"):
            each.undo(0)
    table.undo(0, consent=True)
    assert table.reshuffles == [(0, "undo 1"), (0, "undo 2")]


def test_everybody_is_told() -> None:
    table = table_of(turn_up, listen=True)
    go(table)
    table.undo(0, consent=True)
    go(table)
    told = [[event["id"] for event in table.events(seat)] for seat in (None, 0, 1)]
    assert told[0] == told[1] == told[2]
    assert told[0][0] == "log-reshuffled"
    assert len(told[0]) == 2
    table.undo(0, consent=True)
    assert [event["id"] for event in table.events(0)] == ["log-reshuffled"], "two in a row are told once"


@each_game
def test_nobody_notices_and_all_that_nobody_knew_may_be_anything(case: Case) -> None:
    """At any moment of a game, in mid-effect too: every view and every ask stays, faces that somebody knows stay."""
    moved: Counter[bool] = Counter()
    middle = 0
    for seed in range(8):
        table = case.table(seed)
        chance = random.Random(seed)
        for _ in walk(table, chance):
            if chance.random() > 0.15 * case.share:
                continue
            before = [table.view(seat) for seat in everyone(table)], [ask.plain() for ask in table.asks]
            state: State = state_of(table)
            faces = state.cards.face[:]
            nobody = set.intersection(*[hidden_from(table, seat) for seat in range(table.seats)])
            backs = {card for group in unknown_to_all(state, rules_of(table).unknown_backs) for card in group}
            table.reshuffle("again")
            assert ([table.view(seat) for seat in everyone(table)], [ask.plain() for ask in table.asks]) == before
            changed = {card for card, face in enumerate(state.cards.face) if face != faces[card]}
            assert changed <= nobody | backs
            assert sorted(state.cards.face) == sorted(faces)
            moved[bool(changed)] += 1
            middle += table._checkpoint is not None
            assert table.fork().digest() == table.digest()
        assert kronika.replay(posted(table)).digest() == table.digest()
    assert moved[True] > 3
    assert middle > 3 or case.id == "high-card"


def test_dominions_decks_are_mixed_and_hands_are_not() -> None:
    table = kronika.new_table("dominion", 2, 7)
    state: Any = state_of(table)
    hands = [[state.cards.name(card) for card in hand] for hand in state.hand]
    decks = set()
    for number in range(30):
        twin = table.fork()
        twin.reshuffle(str(number))
        mixed: Any = state_of(twin)
        assert [[mixed.cards.name(card) for card in hand] for hand in mixed.hand] == hands
        decks.add(tuple(mixed.cards.name(card) for card in mixed.deck[0]))
    assert len(decks) > 5
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(next(iter(decks))))}


# --- playing on from a moment of a game ---


def test_whoever_plays_on_from_a_moment_meets_new_chance() -> None:
    played = kronika.new_table("dominion", 2, 7)
    for _ in walk(played, random.Random(1)):
        pass
    chronicle = posted(played)
    tables = [kronika.play_on(chronicle, upto=10) for _ in range(8)]
    now = kronika.replay(chronicle, upto=10)
    for table in tables:
        assert [table.view(seat) for seat in everyone(table)] == [now.view(seat) for seat in everyone(now)]
        ((after, word),) = table.reshuffles
        assert (after, word[:8]) == (10, "play on ")
        assert len(bytes.fromhex(word[8:])) == 16, "nobody guesses it"
        assert kronika.replay(posted(table)).digest() == table.digest()
    assert len({table.digest() for table in tables}) == 8


def test_playing_on_from_a_game_whose_secret_was_shown_keeps_its_word() -> None:
    """The seed is known to everybody by then; the word is not, and going back does not lose it."""
    promise = kronika.Commitment(bytes(32), "table", [bytes(16), None])
    played = kronika.new_table("dominion", 2, promise)
    for _ in walk(played, random.Random(1)):
        pass
    table = kronika.play_on(posted(played), upto=20)
    assert table.commitment is None, "what was promised, was promised for another game"
    word = table.reshuffles[0][1]
    for _ in range(6):
        table.undo(table._log[-1][0], consent=True)
    assert table.seq < 20
    assert table.reshuffles[0][1] == word
    assert kronika.replay(posted(table)).digest() == table.digest()


# --- an end shows what was hidden ---


@pytest.mark.parametrize(("game", "seats"), [("valeria", 2), ("north", 2), ("dominion", 2), ("oath", 3)])
@pytest.mark.parametrize("listen", [False, True])
def test_the_answer_that_ends_a_game_is_not_taken_back_without_consent(game: str, seats: int, listen: bool) -> None:
    """The result is counted from hidden cards too; whoever has seen it would choose otherwise."""
    table = kronika.new_table(game, seats, 4, listen=listen)
    for _ in walk(table, random.Random(4)):
        pass
    last = table._log[-1][0]
    assert not table.can_undo(last)
    with pytest.raises(kronika.CannotUndo, match="have come out"):
        table.undo(last)
    count = len(table.reshuffles)
    table.undo(last, consent=True)
    assert not table.over
    assert len(table.reshuffles) == count + 1
