"""What every state brings: the order of seats, telling what happened; and what comes of it in the end."""

from __future__ import annotations

from kronika.engine.cards import EVERYONE, bit
from kronika.engine.game import Result, Tie
from kronika.engine.message import Message
from kronika.testing import state_of
from tests.toys.scripted import Notes, table_of


def notes(seats: int = 4, listen: bool = True) -> Notes:
    def script(state: Notes):  # type: ignore[no-untyped-def]
        yield from ()

    return state_of(table_of(script, seats, listen=listen), Notes)


def faces(state: Notes, seat: int | None) -> list[str]:
    assert state.events is not None
    cut = state.events[-1].cut(seat)
    return [card["face"] for move in cut["moves"] for card in move["cards"]]  # type: ignore[attr-defined]


# --- seats ---


def test_all_seats_in_turn_order_from_one_of_them() -> None:
    assert notes().order(2) == [2, 3, 0, 1]


def test_the_others_begin_at_the_left() -> None:
    assert notes().others(2) == [3, 0, 1]
    assert notes(seats=1).others(0) == []


# --- telling ---


def told(state: Notes) -> list[list[str]]:
    """What seats 0 to 2 and a spectator see of three cards that move: seat 0 looks at them, seat 2 knew the second, all
    knew the third."""
    state.events = []
    state.cards.learn(2, [1])
    state.cards.reveal([3])
    state.tell("moves", 0, {}, [0, 1, 3], "row", "hand:0", bit(0))
    return [faces(state, seat) for seat in (0, 1, 2, None)]


def test_an_event_shows_cards_to_those_who_see_them_and_to_nobody_else() -> None:
    """Whoever knew one of several cards is not told which of them went facedown."""
    state = notes()
    assert told(state) == [[state.cards.name(card) for card in (0, 1, 3)], [], [], []]


def test_a_game_may_show_cards_to_those_who_knew_them_too() -> None:
    class Followed(Notes):
        def witnesses(self, card: int, sees: int) -> int:
            return sees | self.cards.known.get(card, 0)

    plain = notes()
    state = Followed(4, plain.rng, plain.cards)
    first, second, third = (state.cards.name(card) for card in (0, 1, 3))
    assert told(state) == [[first, second, third], [third], [second, third], [third]]


def test_an_event_is_named_after_its_game() -> None:
    class Diary(Notes):
        game = "diary"

    state = Diary(2, notes().rng, notes().cards)
    state.events = []
    state.tell("rain", 1, {"days": 3})
    assert [(event.id, event.seat, event.args) for event in state.events] == [("diary-log-rain", 1, {"days": 3})]


def test_nothing_is_noted_while_nobody_listens() -> None:
    state = notes(listen=False)
    state.tell("moves", 0, {}, [0], "row", "hand:0", EVERYONE)
    assert state.events is None


# --- ranks ---


def test_equal_scores_share_their_rank_and_the_next_one_counts_them() -> None:
    result = Result.ranked([7, 9, 7, 3], Message("end"))
    assert (result.ranks, result.winners) == ([2, 1, 2, 4], [1])


def test_ties_are_broken_by_the_first_number_that_differs() -> None:
    ties = [Tie("cards", [1, 2, 2, 9]), Tie("turns", [5, 0, 0, 9])]
    result = Result.ranked([9, 9, 9, 8], Message("end"), ties=ties)
    assert (result.ranks, result.winners) == ([3, 1, 1, 4], [1, 2])


def test_what_decided_among_equals_is_told() -> None:
    cards, turns = Tie("cards", [3, 3, 1]), Tie("turns", [7, 6, 5], least=True)
    decided = Result.ranked([9, 9, 8], Message("end"), ties=[cards, turns])
    assert decided.winners == [1]
    assert decided.detailed()["tie"] == {"id": "turns", "args": {"best": 6, "next": 7}}
    assert "tie" not in decided.plain()
    shared = Result.ranked([9, 9, 8], Message("end"), ties=[cards])
    clear = Result.ranked([9, 8, 8], Message("end"), ties=[cards, turns])
    assert shared.winners == [0, 1]
    assert shared.tie is clear.tie is None


def test_alone_one_wins_or_loses_against_the_game() -> None:
    won, lost = (Result.alone(12, win, Message("end"), {"points": 12}) for win in (True, False))
    assert (won.scores, won.ranks, won.winners) == ([12], [1], [0])
    assert (lost.scores, lost.ranks, lost.winners) == ([12], [2], [])
