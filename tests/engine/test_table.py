"""The table and the public interface, by the names that users and programs call."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask, Flow, Option, Refusal, Reply
from kronika.engine.errors import RuleError
from kronika.engine.flow import choose
from kronika.engine.message import Message
from kronika.engine.table import Table, open_table
from kronika.testing import Case, any_answer, walk
from tests.properties.cases import CASES
from tests.toys.scripted import Notes, Scripted, notes_of, question, table_of


def dominion(seed: int = 7, **more: Any) -> Table:
    return kronika.new_table("dominion", seats=2, seed=seed, setup={"kingdom": "victory-dance"}, **more)


def play(table: Table, answers: int | None = None, seed: int = 1) -> Table:
    """Plays on at random for that many answers, or to the end."""
    chance = random.Random(seed)
    while not table.over and (answers is None or answers > 0):
        ask = chance.choice(table.asks)
        table.answer(ask.seat, any_answer(ask, chance))
        answers = None if answers is None else answers - 1
    return table


def test_whoever_tells_a_game_sees_it_between_two_steps() -> None:
    """Also where nobody was asked in between; a fork tells nobody."""
    table, turns = kronika.new_table("oath", seats=3, seed=7), list[Any]()
    table.on_checkpoint = lambda now: turns.append((now.seq, now.view(None)["turn"]))
    table.fork().answer(table.asks[0].seat, any_answer(table.asks[0], random.Random(1)))
    assert turns == []
    play(table, 60)
    assert {turn for _, turn in turns} == {0, 1, 2}
    assert len(turns) > len({seq for seq, _ in turns}), "several after one answer"


# --- the interface ---


def test_the_interface_as_the_design_tells_it() -> None:
    table = kronika.new_table("dominion", seats=2, seed=7, setup={"kingdom": "victory-dance"})
    bots = [kronika.bot("dominion", "big-money"), kronika.bot("dominion", "steward", seed=1)]
    while not table.over:
        ask = table.asks[0]
        assert ask.options[0].key
        assert 0 <= ask.least <= ask.most
        answer = bots[ask.seat].decide(table.sight(ask.seat), ask)
        assert isinstance(answer, list)
        table.answer(ask.seat, answer)
    result = table.result
    assert result is not None
    assert len(result.scores) == len(result.ranks) == len(result.breakdown) == 2
    assert result.winners == [seat for seat in (0, 1) if result.ranks[seat] == 1]
    assert result.ending.id
    assert json.loads(json.dumps(result.plain())) == result.plain()
    assert table.view(0)["seat"] == 0
    assert table.view(None)["seat"] is None
    assert table.fork().digest() == table.digest()
    assert table.refused(0)
    assert kronika.replay(table.chronicle()).digest() == table.digest()
    assert kronika.replay(table.chronicle(), upto=10).seq == 10
    table.undo(table._log[-1][0], consent=True)
    assert not table.over
    assert table.result is None


def test_the_public_names_are_these() -> None:
    errors = {"CannotUndo", "ChronicleError", "IllegalAnswer", "KronikaError", "SagaError", "SetupError"}
    things = {"Ask", "Bot", "Commitment", "Game", "Message", "Option", "Result", "Saga", "Table"}
    assert (
        set(kronika.__all__)
        == {"bot", "games", "new_table", "play_on", "register", "replay", "resume_saga", "saga"} | errors | things
    )
    assert all(hasattr(kronika, name) for name in kronika.__all__)
    assert all(issubclass(getattr(kronika, name), kronika.KronikaError) for name in errors)


def test_games_are_listed_with_seats_setup_items_and_bots() -> None:
    listed: Any = {game["id"]: game for game in kronika.games()}
    assert list(listed) == sorted(listed)
    game = listed["dominion"]
    assert game["variants"] == [{"seats": [2, 4], "when": {}}, {"seats": [5, 6], "when": {"large": True}}]
    assert {option["label"] for option in game["setup"]} >= {"option-dominion-kingdom", "option-dominion-large"}
    assert set(game["bots"]) >= {"random", "big-money", "steward"}
    assert json.loads(json.dumps(kronika.games())) == kronika.games()


def test_who_changes_the_list_of_games_does_not_change_the_games() -> None:
    listed: Any = kronika.games()
    before = json.dumps(listed)
    for game in listed:
        for option in game["setup"]:
            if isinstance(option["default"], list):
                option["default"].append("changed")
    assert json.dumps(kronika.games()) == before


def test_a_view_has_the_shape_that_every_table_can_draw() -> None:
    for game in ("dominion", "high-card", "caravan"):
        table = kronika.new_table(game, seats=["Ann", "Ben"], seed=3)
        view = table.view(1)
        assert set(view) >= {"game", "rules", "seat", "over", "asked", "turn", "phase", "seats", "zones"}
        assert set(view) >= {"tracks", "tokens", "extra"}
        assert (view["game"], view["rules"]) == (game, kronika.games.find(game).rules)
        assert (view["seat"], view["over"]) == (1, False)
        assert [seat["name"] for seat in view["seats"]] == ["Ann", "Ben"]
        assert view["asked"] == [ask.seat for ask in table.asks]
        assert all(set(zone) >= {"id", "owner", "kind", "count", "cards"} for zone in view["zones"])
        assert json.loads(json.dumps(view)) == view


def test_players_have_names_or_numbers() -> None:
    assert dominion().names == ["Player 1", "Player 2"]
    assert kronika.new_table("dominion", seats=("Ann", "Ben", "Žaneta"), seed=1).names == ["Ann", "Ben", "Žaneta"]


def test_names_that_are_no_words_still_make_a_chronicle_that_can_be_read() -> None:
    odd: Any = [1, None]
    table = kronika.new_table("dominion", seats=odd, seed=1)
    assert kronika.replay(table.chronicle()).names == table.names == ["1", "None"]


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    assert play(dominion(5)).digest() == play(dominion(5)).digest()
    assert dominion(5).digest() != dominion(6).digest()
    assert kronika.new_table("dominion", seed=5).digest() == kronika.new_table("dominion", seed="5").digest()


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    one, other = kronika.new_table("dominion"), kronika.new_table("dominion")
    assert one.seed != other.seed
    assert kronika.new_table("dominion", seed=one.seed).digest() == one.digest()


def test_a_table_tells_where_it_stands() -> None:
    table = kronika.new_table("high-card", seats=2, seed=1)
    assert repr(table).startswith("Table(high-card, 2 seats, 0 answers: Ask(seat 0: high-card-ask [play:")
    assert repr(play(table)) == "Table(high-card, 2 seats, 8 answers: over)"


def test_a_registered_game_is_on_the_shelf() -> None:
    kronika.register(Scripted(lambda s: choose_color(s, 0)))
    try:
        assert "scripted" in [game["id"] for game in kronika.games()]
        assert kronika.new_table("scripted", seed=1).asks[0].keys() == ["red", "blue"]
    finally:
        del kronika.games._found["scripted"]


def choose_color(s: Notes, seat: int) -> Flow[None]:
    (pick,) = yield from choose(question(seat, "red", "blue"))
    s.note("red" if pick == 0 else "blue")


# --- answering ---


def two_colors(s: Notes) -> Flow[None]:
    yield from choose_color(s, 0)
    yield from choose_color(s, 1)


def test_answers_come_as_a_list_or_a_tuple() -> None:
    one, other = table_of(two_colors), table_of(two_colors)
    one.answer(0, ["blue"])
    other.answer(0, ("blue",))
    assert one.chronicle() == other.chronicle()
    assert one.digest() == other.digest()


def test_changing_the_list_of_an_answer_does_not_change_the_chronicle() -> None:
    table = table_of(two_colors)
    answer = ["blue"]
    table.answer(0, answer)
    answer[0] = "red"
    answer.append("red")
    assert table.chronicle()["answers"] == [[0, "blue"]]
    table.answer(1, ["red"])
    table.undo(1, consent=True)
    assert notes_of(table) == ["blue"]


def test_who_changes_a_chronicle_does_not_change_the_table() -> None:
    table = dominion()
    chronicle = table.chronicle()
    before = json.dumps(chronicle)
    chronicle["setup"]["sets"].append("seaside")
    chronicle["setup"]["large"] = True
    chronicle["seats"].append("Eve")
    chronicle["answers"].append([0, "cheat"])
    assert json.dumps(table.chronicle()) == before
    assert kronika.new_table("dominion", seed=7).setup["sets"] == ["intrigue", "base"]


def test_a_seat_that_is_not_asked_learns_whom_the_table_waits_for() -> None:
    table = table_of(two_colors)
    with pytest.raises(kronika.IllegalAnswer, match="Seat 1 is not asked anything now; the table waits for: 0"):
        table.answer(1, ["red"])
    assert table.seq == 0


def test_after_the_end_nothing_is_left_to_answer() -> None:
    table = table_of(two_colors)
    table.answer(0, ["red"])
    table.answer(1, ["red"])
    assert table.over
    assert table.asks == []
    with pytest.raises(kronika.IllegalAnswer, match="The game is over"):
        table.answer(0, ["red"])


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: int) -> None:
    table = table_of(two_colors)
    questions: list[Any] = [table.view, table.sight, table.events, table.refused, table.undo]
    for asked in [*questions, lambda n: table.answer(n, ["red"])]:
        with pytest.raises(kronika.KronikaError, match=f"There is no seat {seat} here.*from 0 to 1"):
            asked(seat)
    assert table.ask(seat) is None


def test_a_question_with_one_answer_is_answered_by_the_table() -> None:
    def script(s: Notes) -> Flow[None]:
        yield from choose(question(0, "only"))
        s.note("went on")
        yield from choose_color(s, 1)

    table = table_of(script)
    assert notes_of(table) == ["went on"]
    assert [ask.seat for ask in table.asks] == [1]


class Opening(Scripted):
    """A game whose steps begin with an ask: both seats may begin, then the game is over."""

    def opening(self, state: Notes) -> list[Ask]:
        return [question(seat, "begin", "leave") for seat in range(state.seats)]

    def step(self, state: Notes, reply: Reply | None) -> Flow[None]:
        assert reply is not None
        state.note(f"{reply.seat} {reply.option.key}")
        yield from self.script(state)
        state.over = len(state.notes) > 2


def test_an_opening_may_ask_several_and_the_first_answer_begins_the_step() -> None:
    table = open_table(Opening(lambda s: choose_color(s, 0)), ["a", "b"], {}, "1", False)
    table.answer(1, ["leave"])
    assert [ask.seat for ask in table.asks] == [0]
    twin = table.fork()
    table.answer(0, ["red"])
    assert notes_of(table) == ["1 leave", "red"]
    assert [ask.seat for ask in table.asks] == [0, 1]
    assert notes_of(twin) == ["1 leave"]


def test_a_step_that_asked_and_then_does_not_is_a_mistake_of_the_game() -> None:
    asked: list[int] = []

    class Forgetful(Scripted):
        def step(self, state: Notes, reply: Reply | None) -> Any:
            asked.append(1)
            return super().step(state, reply) if len(asked) == 1 else None

    table = open_table(Forgetful(two_colors), ["a", "b"], {}, "1", False)
    with pytest.raises(RuleError, match="does not ask when it is played again"):
        table.fork()


# --- sights and views ---


def test_a_sight_stays_valid_as_the_game_goes_on() -> None:
    table = table_of(two_colors)
    sight = table.sight(0)
    table.answer(0, ["blue"])
    assert sight.notes == ["blue"]
    assert table.sight(0) is sight


def test_a_sight_belongs_to_its_seat() -> None:
    table = dominion()
    mine, other, nobody = table.sight(0), table.sight(1), table.sight(None)
    assert (mine.seat, other.seat, nobody.seat) == (0, 1, None)
    assert mine is not other


# --- what is not possible ---


def test_what_is_refused_comes_with_a_reason_and_a_clause() -> None:
    table = dominion()
    seat = table.asks[0].seat
    refused = {refusal.key: refusal for refusal in table.refused(seat)}
    assert "buy:province" in refused
    assert refused["buy:province"].rule
    assert refused["buy:province"].reason.id.startswith("dominion-why-")


def test_a_seat_that_is_not_asked_has_to_wait_and_after_the_end_it_is_over() -> None:
    table = table_of(two_colors)
    assert [(r.key, r.reason.id) for r in table.refused(1)] == [("*", "refused-not-asked")]
    assert table.refused(0) == []
    play(table)
    assert [(r.key, r.reason.id) for r in table.refused(0)] == [("*", "refused-over")]


def test_reasons_are_computed_from_the_state_as_it_is_now() -> None:
    def refuse(state: Any, seat: int) -> list[Refusal]:
        return [Refusal(f"note:{note}", Message("used"), "N1") for note in state.notes]

    def script(s: Notes) -> Flow[None]:
        yield from choose_color(s, 0)
        options = [Option("go", Message("go")), Option("stay", Message("stay"))]
        yield from choose(Ask(0, Message("where"), options, refuse=refuse))

    table = table_of(script)
    table.answer(0, ["blue"])
    assert [refusal.key for refusal in table.refused(0)] == ["note:blue"]
    assert [refusal.key for refusal in table.fork().refused(0)] == ["note:blue"]


# --- forks ---


def test_a_fork_is_independent_in_mid_effect_and_at_the_end() -> None:
    table = table_of(two_colors)
    table.answer(0, ["red"])
    twin = table.fork()
    twin.answer(1, ["blue"])
    assert twin.over
    assert not table.over
    assert notes_of(table) == ["red"]
    assert twin.fork().result is not None
    assert table.chronicle()["answers"] == [[0, "red"]]
    assert twin.chronicle()["answers"] == [[0, "red"], [1, "blue"]]


def test_nobody_listens_to_a_fork_but_its_events_can_be_had() -> None:
    table = table_of(two_colors, listen=True)
    table.answer(0, ["red"])
    twin = table.fork()
    twin.answer(1, ["blue"])
    assert [event["id"] for event in table.events(0)] == ["red"]
    assert [event["id"] for event in twin.events(0)] == ["red", "blue"]
    assert [event["id"] for event in twin.events(None, since=1)] == ["blue"]


# --- bots ---


def test_a_bot_with_the_same_seed_plays_the_same() -> None:
    digests = []
    for _ in range(2):
        table = dominion()
        bots = [kronika.bot("dominion", "random", seed=seat) for seat in (1, 2)]
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
        digests.append(table.digest())
    assert digests[0] == digests[1]


def test_the_random_bot_gives_every_legal_answer_and_no_other() -> None:
    options = [Option("coin", Message("coin"), (), 2), Option("card", Message("card"))]
    ask = Ask(0, Message("pay"), options, 1, 2)
    bot = RandomBot(3)
    given = {tuple(sorted(bot.decide(None, ask))) for _ in range(200)}
    assert given == {("coin",), ("card",), ("coin", "coin"), ("card", "coin")}
    assert all(ask.picks(answer) for answer in given)


def test_a_walk_ends() -> None:
    table = dominion()
    asked = sum(1 for _ in walk(table, random.Random(1)))
    assert asked == table.seq


# --- what setup was called before ---


def test_options_is_an_old_name_of_setup() -> None:
    with pytest.warns(DeprecationWarning, match="`options` is now called `setup`"):
        table = kronika.new_table("dominion", seed=7, options={"kingdom": "draft"})
    assert table.setup["kingdom"] == "draft"
    with pytest.warns(DeprecationWarning, match="`options` is now called `setup`"):
        assert kronika.saga("oath", "Mlha", options={"world": "random"}).setup == {"world": "random"}


def test_an_unknown_generator_is_refused_with_those_there_are() -> None:
    with pytest.raises(kronika.SetupError, match=r"no generator of chance “dice”\. There is: mwc/1, sha512/1"):
        kronika.new_table("dominion", generator="dice")
    assert kronika.new_table("dominion").generator == "mwc/1"


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_game_of_the_other_generator_is_another_game_and_replays_forks_and_goes_back(case: Case) -> None:
    usual = case.table(3)
    table = kronika.new_table(case.id, usual.seats, 3, usual.setup, generator="sha512/1")
    assert table.chronicle()["chance"] == {"generator": "sha512/1", "seed": "3"}
    assert table.digest() != usual.digest()
    chance = random.Random(3)
    for ask in walk(table, chance):
        if chance.random() < 0.1:
            twin = table.fork()
            assert twin.digest() == table.digest()
            answer = any_answer(ask, chance)
            twin.answer(ask.seat, answer)
            table.answer(ask.seat, answer)
            assert twin.digest() == table.digest()
    assert kronika.replay(table.chronicle()).digest() == table.digest()


def test_a_seed_that_is_drawn_has_128_bits() -> None:
    seeds = {kronika.new_table("dominion").seed for _ in range(20)}
    assert len(seeds) == 20
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {16}
