"""Minor actions (6.1–6.5): facedown advisers, powers, peeking at relics, moving warbands and asking for leave."""

from __future__ import annotations

import pytest

from kronika.engine.texts import catalogue
from tests.scenes.oath import Scene

EMPIRE = "chancellor citizen exile"


@pytest.mark.rule("6-a")
def test_minor_actions_cost_no_supply_and_may_be_done_again_and_again() -> None:
    scene = Scene(
        supply=[0],
        facedown_advisers=["wolves elders"],
        relics_at={"ancient-city": "map"},
        warbands={"ancient-city": (0, 3)},
    )
    scene.do(
        "adviser:0", "faceup", "adviser:0", "faceup", "peek:0.0", "withdraw", "count:1", "withdraw", "reliquary:brutal"
    )
    assert (scene.supply(), scene.advisers(), scene.board()) == (0, ["wolves", "elders"], 5)
    assert scene.acting


@pytest.mark.rule("6-a")
def test_only_the_active_player_does_them() -> None:
    scene = Scene(facedown_advisers=["-", "wolves"])
    assert scene.asked() == [0]
    assert scene.options(about="adviser") == []


# --- 6.1 facedown advisers


@pytest.mark.rule("6.1-a")
def test_a_facedown_adviser_is_played_like_a_drawn_card_or_discarded() -> None:
    scene = Scene(facedown_advisers=["wolves"]).do("adviser:0")
    assert scene.options() == ["site:0", "faceup", "discard"]
    assert Scene(facedown_advisers=["wolves"]).do("adviser:0", "site:0").at("ancient-city") == ["wolves"]
    assert Scene(facedown_advisers=["wolves"]).do("adviser:0", "faceup").advisers() == ["wolves"]
    scene = Scene(facedown_advisers=["wolves"]).do("adviser:0", "discard")
    assert (scene.advisers(), scene.pile(1)) == ([], ["wolves"])


@pytest.mark.rule("6.1-a", "5.1.4.III-c")
def test_a_hidden_vision_is_revealed() -> None:
    scene = Scene(turn=1, facedown_advisers=["-", "faith"], visions=["-", "conquest"]).do("adviser:0", "vision")
    assert (scene.vision(1), scene.advisers(1), scene.pile(1)) == ("faith", [], ["conquest"])
    assert scene.state.visions_drawn == 0


@pytest.mark.rule("6.1-a", "5.1.4.IV-b")
def test_a_hidden_conspiracy_is_played() -> None:
    scene = Scene(
        pawns="0 0 2",
        facedown_advisers=["conspiracy"],
        advisers=["wolves elders", "rangers tents"],
        relics=["-", "map"],
    )
    scene.do("adviser:2", "conspiracy", "relic:map")
    assert (scene.relics(), scene.advisers()) == (["grand-scepter", "map"], ["wolves", "elders"])


@pytest.mark.rule("6.1-a", "9.4-a")
def test_who_discards_one_need_not_show_it() -> None:
    scene = Scene(facedown_advisers=["wolves"], listen=True).do("adviser:0", "discard")
    assert "wolves" not in str(scene.table.events(1))
    assert "wolves" not in str(scene.view(1))


@pytest.mark.rule("6.1-a")
def test_faceup_advisers_are_neither_replayed_nor_discarded() -> None:
    scene = Scene(advisers=["wolves"], facedown_advisers=["elders"])
    assert scene.options(about="adviser") == ["adviser:1"]


@pytest.mark.rule("6.1-a", "5.1.4.III-b")
def test_the_chancellor_can_only_discard_a_hidden_vision() -> None:
    scene = Scene(facedown_advisers=["faith"]).do("adviser:0")
    assert (scene.pile(1), scene.acting) == (["faith"], True)


@pytest.mark.rule("6.1-b", "5.1.4.I-d")
def test_the_favor_for_playing_to_a_site_comes_too() -> None:
    scene = Scene(facedown_advisers=["wolves"]).do("adviser:0", "site:0")
    assert (scene.favor(), scene.bank("beast")) == (6, 2)


@pytest.mark.rule("6.1-b", "5.1.4-b", "7.2.1-a")
def test_capacity_and_restrictions_bind() -> None:
    full = {"ancient-city": "scryer tents"}
    scene = Scene(facedown_advisers=["wolves"], cards=full).do("adviser:0")
    assert scene.options() == ["faceup", "discard"]
    assert scene.refusals() == {"site:0": "5.1.4.I-a"}
    scene = Scene(facedown_advisers=["wizard-school"]).do("adviser:0")
    assert scene.options() == ["site:0", "discard"]
    assert scene.refusals() == {"faceup": "7.2.1-a"}
    scene = Scene(facedown_advisers=["true-names"]).do("adviser:0")
    assert scene.options() == ["faceup", "discard"]
    assert scene.refusals() == {"site:0": "7.2.1-a"}


@pytest.mark.rule("6.1-b", "5.1.4.II-a")
def test_turning_one_up_needs_no_room() -> None:
    scene = Scene(advisers=["scryer elders"], facedown_advisers=["wolves"]).do("adviser:2", "faceup")
    assert scene.advisers() == ["scryer", "elders", "wolves"]
    assert [scene.pile(region) for region in range(3)] == [[], [], []]


@pytest.mark.rule("6.1-b", "5.1.4.I-c")
def test_the_peoples_favor_works_for_it() -> None:
    scene = Scene(facedown_advisers=["wolves"], cards={"fertile-valley": "scryer"}, banners={"peoples-favor": (0, 1)})
    scene.do("adviser:0")
    assert scene.options(about="site") == ["site:0", "site:1"]
    scene.do("site:1", "discard:scryer")
    assert scene.at("fertile-valley") == ["wolves"]


@pytest.mark.rule("6.1-b", "2.8.5-a", "7.4.1-a")
def test_modifiers_about_playing_work_for_it() -> None:
    scene = Scene(facedown_advisers=["storyteller"], pawns="1 0 2", relics=["book-of-records"])
    scene.do("adviser:0", "site:1")
    assert (scene.secrets(), scene.favor(), scene.bank("hearth")) == (4, 6, 2), "the Book's secret, the Valley's favor"


@pytest.mark.rule("6.1-b", "7.3.3-a")
def test_its_when_played_power_works() -> None:
    assert Scene(facedown_advisers=["a-small-favor"]).do("adviser:0", "faceup").board() == 7


@pytest.mark.rule("6.1-c", "9.4-b", "11.2-b")
def test_the_owner_sees_hidden_advisers_at_any_time_and_nobody_else_does() -> None:
    scene = Scene(facedown_advisers=["-", "wolves faith"], turn=2)
    assert [card["face"] for card in scene.zone("advisers:1", 1)["cards"]] == ["wolves", "faith"]
    for seat in (0, 2, None):
        cards = scene.zone("advisers:1", seat)["cards"]
        assert [(card.get("face"), card["back"]) for card in cards] == [(None, "denizen"), (None, "vision")]


@pytest.mark.rule("6.1-c", "9.4-b")
def test_and_may_show_them_to_players_of_choice() -> None:
    scene = Scene(facedown_advisers=["wolves elders"], listen=True).do("show:1")
    assert scene.options() == ["player:1", "player:2"]
    scene.do("player:2")
    assert [card.get("face") for card in scene.zone("advisers:0", 2)["cards"]] == [None, "elders"]
    assert [card.get("face") for card in scene.zone("advisers:0", 1)["cards"]] == [None, None]
    assert scene.told("show-adviser", 1)[0]["args"] == {"player": 2}
    assert "elders" not in str(scene.table.events(1))
    assert scene.advisers() == ["wolves?", "elders?"], "it stays facedown"
    scene.do("show:1")
    assert scene.options(about="show") == ["show:0"], "now everybody knows it"


# --- 6.2 Action powers


@pytest.mark.rule("6.2-a", "7.3.2-a", "7.1.2-a")
def test_an_action_power_is_used_for_its_cost() -> None:
    scene = Scene(cards={"ancient-city": "elders"}).do("use:elders")
    assert (scene.favor(), scene.favor_on("elders"), scene.secrets(), scene.supply()) == (3, 2, 4, 7)


# --- 6.3 and 6.4 peeking


@pytest.mark.rule("6.3-a", "10.peek-a")
def test_peeking_at_a_relic_of_the_own_site() -> None:
    scene = Scene(relics_at={"ancient-city": "map whistle", "fertile-valley": "ivory-eye"}, listen=True)
    assert scene.options(about="peek") == ["peek:0.0", "peek:0.1"]
    scene.do("peek:0.1")
    assert [relic.get("face") for relic in scene.zone("site:0", 0)["relics"]] == [None, "whistle"]
    for seat in (1, 2, None):
        assert [relic.get("face") for relic in scene.zone("site:0", seat)["relics"]] == [None, None]
        assert scene.told("peek", seat)[0]["args"] == {"slot": 0, "site": "ancient-city"}
        assert "whistle" not in str(scene.table.events(seat))
    assert "whistle" in str(scene.table.events(0))
    assert scene.relics_at("ancient-city") == ["map", "whistle"]
    assert scene.options(about="peek") == ["peek:0.0"], "what one knows needs no second look"


@pytest.mark.rule("6.3-b")
def test_what_was_seen_once_stays_known_from_anywhere() -> None:
    scene = Scene(relics_at={"ancient-city": "map"}).do("peek:0.0", "travel", "travel:5", "rest")
    assert scene.zone("site:0", 0)["relics"][0]["face"] == "map"
    assert "face" not in scene.zone("site:0", 1)["relics"][0]
    assert scene.turn == 1


@pytest.mark.rule("6.4-a", "2.4-b")
def test_the_scepters_holder_peeks_into_the_reliquary() -> None:
    scene = Scene(reliquary="map whistle ivory-eye truthful-harp", uncovered="careless", listen=True)
    assert scene.options(about="reliquary") == ["reliquary:brutal", "reliquary:decadent", "reliquary:greedy"]
    scene.do("reliquary:decadent")
    spaces = {space["id"]: space["card"] for space in scene.zone("reliquary", 0)["spaces"]}
    assert spaces["decadent"]["face"] == "ivory-eye"
    assert "face" not in spaces["brutal"]
    assert "ivory-eye" not in str(scene.view(1))
    assert "ivory-eye" not in str(scene.table.events(1))
    assert scene.options(about="reliquary") == ["reliquary:brutal", "reliquary:greedy"]


@pytest.mark.rule("6.4-a", "2.4-b")
def test_whoever_holds_it() -> None:
    scene = Scene(relics=["-", "grand-scepter"])
    assert scene.options(about="reliquary") == [], "not the Chancellor as such"
    scene = Scene(relics=["-", "grand-scepter"], turn=1)
    assert scene.options(1, about="reliquary") == [
        f"reliquary:{s}" for s in ("brutal", "careless", "decadent", "greedy")
    ]


@pytest.mark.rule("6.4-a", "2.4-c")
def test_not_in_the_turn_in_which_it_was_taken() -> None:
    scene = Scene(
        turn=1,
        roles="chancellor exile citizen",
        pawns="0 0 2",
        favor=[5, 7],
        facedown_advisers=["-", "conspiracy"],
        advisers=["wolves elders", "rangers horse-archers"],
    )
    scene.do("adviser:2", "conspiracy", "relic:grand-scepter")
    assert [key for key in scene.options(1) if key.startswith(("reliquary", "offer", "exile"))] == []
    taken = {key for key, rule in scene.refusals(1).items() if rule == "2.4-c"}
    assert taken == {*(f"reliquary:{s}" for s in ("brutal", "careless", "decadent", "greedy")), "offer:1", "exile:2"}
    assert scene.why("exile:2", 1) == {"why": "oath-why-scepter-taken"}


# --- 6.5 moving warbands


@pytest.mark.rule("6.5-a")
def test_any_number_but_the_last_from_the_site_to_the_board() -> None:
    scene = Scene(warbands={"ancient-city": (0, 4)}).do("withdraw")
    assert (scene.options(), scene.ask().rule) == (["count:1", "count:2", "count:3"], "6.5-a")
    scene.do("count:3")
    assert (scene.board(), scene.army("ancient-city")) == (6, (0, 1))
    assert scene.refusals()["withdraw"] == "6.5-a"
    assert scene.why("withdraw") == {"why": "oath-why-last-warband"}


@pytest.mark.rule("6.5-a")
def test_only_own_warbands_and_only_at_the_own_site() -> None:
    scene = Scene(warbands={"ancient-city": (1, 4), "fertile-valley": (0, 4)})
    assert "withdraw" not in scene.options()
    scene = Scene(turn=1, warbands={"fertile-valley": (0, 4)})
    assert "withdraw" not in scene.options(1)
    assert "withdraw" not in scene.refusals(1), "there is nothing of theirs to speak of"


@pytest.mark.rule("6.5-b")
def test_any_number_from_the_board_to_a_site_one_rules() -> None:
    scene = Scene(warbands={"ancient-city": (0, 1)}).do("station")
    assert (scene.options(), scene.ask().rule) == (["count:1", "count:2", "count:3"], "6.5-b")
    scene.do("count:3")
    assert (scene.board(), scene.army("ancient-city")) == (0, (0, 4))


@pytest.mark.rule("6.5-b", "10.rule-a")
def test_not_to_a_site_of_bandits_or_of_others() -> None:
    scene = Scene()
    assert scene.refusals()["station"] == "6.5-b"
    assert scene.why("station") == {"why": "oath-why-not-ruled"}
    scene = Scene(warbands={"ancient-city": (1, 1)})
    assert "station" not in scene.options()
    scene = Scene(turn=1, warbands={"fertile-valley": (1, 1)}).do("station", "count:2")
    assert (scene.board(1), scene.army("fertile-valley")) == (1, (1, 3))


@pytest.mark.rule("6.5-b", "9.2-a")
def test_the_ring_of_devotion_forbids_it() -> None:
    scene = Scene(warbands={"ancient-city": (0, 3)}, relics=["ring-of-devotion"])
    assert scene.refusals()["station"] == "9.2-a"
    assert scene.why("station") == {"why": "oath-why-cannot-place"}
    assert "station" not in scene.options()
    assert "withdraw" in scene.options(), "the way back is open"
    scene = Scene(warbands={"ancient-city": (0, 3)}, relics=["-", "ring-of-devotion"])
    assert "station" in scene.options(), "it binds its wearer alone"


@pytest.mark.rule("6.5-c", "6.6.3-a", "11.12-a")
@pytest.mark.parametrize("answer", ["no", "yes", "yes-turn"])
def test_a_citizen_needs_the_chancellors_leave_to_fetch_warbands(answer: str) -> None:
    scene = Scene(roles=EMPIRE, turn=1, warbands={"fertile-valley": (0, 6)}).do("withdraw", "count:2")
    assert scene.asked() == [0]
    assert (scene.options(0), scene.ask(0).rule) == (["no", "yes", "yes-turn"], "6.5-c")
    about = {"amount": 2, "left": 4, "slot": 1, "site": "fertile-valley"}
    assert scene.ask(0).what.args == {"player": 1, **about}
    assert scene.board(1) == 3, "nothing moves before the Chancellor has spoken"
    scene.answers(0, answer)
    if answer == "no":
        assert (scene.board(1), scene.army("fertile-valley")) == (3, (0, 6))
        assert "withdraw" not in scene.options(1), "not again before something else has happened"
        assert scene.refusals(1)["withdraw"] == "6.5-c"
        assert scene.why("withdraw", 1) == {"why": "oath-why-no-leave"}
        assert "station" in scene.options(1), "the other way needs no leave and undoes nothing"
        return
    assert (scene.board(1), scene.army("fertile-valley")) == (5, (0, 4))
    scene.do("withdraw", "count:1")
    assert scene.asked() == ([0] if answer == "yes" else [1]), "once, or for the turn"
    assert scene.board(1) == (5 if answer == "yes" else 6)


@pytest.mark.rule("6.5-c", "11.12-a")
def test_a_leave_for_the_turn_ends_with_the_turn() -> None:
    scene = Scene(roles=EMPIRE, turn=1, warbands={"fertile-valley": (0, 6)}).do("withdraw", "count:1")
    scene.answers(0, "yes-turn").do("rest", "rest", "rest")
    assert scene.turn == 1
    scene.do("withdraw", "count:1")
    assert scene.asked() == [0]


@pytest.mark.rule("6.5-c", "6.5-d", "11.12-a")
def test_all_hear_a_request_with_what_it_would_leave_and_its_answer() -> None:
    scene = Scene(roles=EMPIRE, turn=1, warbands={"fertile-valley": (0, 6)}, listen=True).do("withdraw", "count:2")
    for seat in (0, 1, 2, None):
        (heard,) = scene.told("request-withdraw", seat)
        assert (heard["seat"], heard["args"]["player"], heard["args"]["rule"]) == (1, 0, "6.5-c")
        assert (heard["args"]["amount"], heard["args"]["left"], heard["args"]["site"]) == (2, 4, "fertile-valley")
        assert scene.told("permit", seat) == []
    scene.answers(0, "yes")
    assert [event["seat"] for event in scene.told("permit", 2)] == [0]
    for way, left in (("ask", 2), ("give", 6)):
        scene = Scene(roles="chancellor citizen citizen", turn=1, pawns="1 1 1", board=[3, 2, 4], listen=True)
        scene.do(f"{way}:2", "count:2")
        (heard,) = scene.told("request-take" if way == "ask" else "request-give")
        assert (heard["args"]["amount"], heard["args"]["left"]) == (2, left), "of the one who is asked"
        scene.answers(2, "no")
        assert [event["seat"] for event in scene.told("forbid")] == [2]


@pytest.mark.rule("6.5-c")
def test_no_leave_is_needed_to_set_them_down_and_none_by_the_chancellor() -> None:
    scene = Scene(roles=EMPIRE, turn=1, warbands={"fertile-valley": (0, 1)}).do("station", "count:2")
    assert (scene.board(1), scene.army("fertile-valley"), scene.acting) == (1, (0, 3), True)
    scene = Scene(roles=EMPIRE, warbands={"ancient-city": (0, 3)}).do("withdraw", "count:2")
    assert (scene.board(0), scene.acting) == (5, True)
    scene = Scene(turn=1, warbands={"fertile-valley": (1, 3)}).do("withdraw", "count:2")
    assert (scene.board(1), scene.acting) == (5, True), "Exiles ask nobody"


@pytest.mark.rule("6.5-d", "11.12-a")
@pytest.mark.parametrize("answer", ["no", "yes", "yes-turn"])
@pytest.mark.parametrize("way", ["give", "ask"])
def test_imperial_players_at_one_site_pass_warbands_with_the_others_leave(way: str, answer: str) -> None:
    scene = Scene(roles="chancellor citizen citizen", turn=1, pawns="1 1 1", board=[3, 2, 4])
    assert scene.options(1, "give") == ["give:0", "give:2"]
    assert scene.options(1, "ask") == ["ask:0", "ask:2"]
    scene.do(f"{way}:2")
    assert scene.options(1) == [f"count:{n}" for n in range(1, (2 if way == "give" else 4) + 1)]
    scene.do("count:2")
    assert (scene.asked(), scene.ask(2).rule) == ([2], "6.5-d"), "the other one is asked, not the Chancellor"
    assert scene.state.board == [3, 2, 4]
    scene.answers(2, answer)
    if answer == "no":
        assert scene.state.board == [3, 2, 4]
    else:
        assert scene.state.board == ([3, 0, 6] if way == "give" else [3, 4, 2])
    assert scene.options(1, f"{way}:") == ([f"{way}:0"] if scene.board(1) or way == "ask" else [])


@pytest.mark.rule("6.5-d", "11.12-a")
def test_a_leave_for_the_turn_is_not_asked_for_again() -> None:
    scene = Scene(roles="chancellor citizen citizen", turn=1, pawns="1 1 1", cards={"fertile-valley": "elders"})
    scene.do("ask:2", "count:1").answers(2, "yes-turn").do("use:elders", "ask:2", "count:1")
    assert (scene.acting, scene.state.board) == (True, [3, 5, 1])
    scene.do("travel", "travel:0", "travel", "travel:1", "give:2", "count:1")
    assert scene.asked() == [2], "giving is another matter than taking"


@pytest.mark.rule("6.5-d")
def test_only_imperial_players_and_only_at_the_same_site() -> None:
    scene = Scene(roles="chancellor citizen exile", turn=1, pawns="0 1 1")
    assert [key for key in scene.options(1) if key.startswith(("give", "ask"))] == []
    scene = Scene(roles="chancellor exile exile", turn=1, pawns="1 1 1")
    assert [key for key in scene.options(1) if key.startswith(("give", "ask"))] == []
    scene = Scene(roles="chancellor citizen exile", pawns="1 1 1", board=[0, 3, 3])
    assert [key for key in scene.options(0) if key.startswith(("give", "ask"))] == ["ask:1"]


@pytest.mark.rule("11.12-g")
def test_a_move_that_would_only_be_taken_back_waits_for_something_else() -> None:
    scene = Scene(warbands={"ancient-city": (0, 3)}, cards={"ancient-city": "elders"}).do("withdraw", "count:1")
    assert scene.refusals()["station"] == "6.5-b"
    assert scene.why("station") == {"why": "oath-why-not-again"}
    assert "station" in scene.do("use:elders").options(), "a power was used"
    scene.do("station", "count:1")
    assert (scene.refusals()["withdraw"], scene.why("withdraw")) == ("6.5-a", {"why": "oath-why-not-again"})
    assert "withdraw" in scene.do("travel", "travel:1", "travel", "travel:0").options()


@pytest.mark.rule("6.5-b", "11.12-g")
def test_warbands_from_elsewhere_may_be_set_down_at_once() -> None:
    scene = Scene(warbands={"ancient-city": (0, 3)}, facedown_advisers=["a-small-favor"]).do("withdraw", "count:1")
    scene.do("adviser:0", "faceup", "station", "count:8")
    assert (scene.board(), scene.army("ancient-city")) == (0, (0, 10))
    scene = Scene(warbands={"ancient-city": (0, 3)}, roles=EMPIRE, pawns="0 0 2").do("withdraw", "count:1")
    scene.do("ask:1", "count:3").answers(1, "yes").do("station", "count:7")
    assert (scene.board(), scene.army("ancient-city")) == (0, (0, 9))


@pytest.mark.rule("6.1-c")
def test_ones_own_facedown_advisers_are_called_by_their_names() -> None:
    scene = Scene(facedown_advisers=["wolves", "elders"])
    ask = next(ask for ask in scene.table.asks if ask.seat == 0)
    texts = {option.key: catalogue("cs", "oath").say(option.text) for option in ask.options}
    assert texts["adviser:0"] == "Zahrát nebo odhodit Vlky"
    assert texts["show:0"] == "Ukázat někomu Vlky"
