"""Trade (5.3): a secret for favor, or favor for secrets."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


@pytest.mark.rule("5.3-a", "5.3.1-a", "5.3.2-a")
def test_a_secret_for_favor() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}).do("trade")
    assert scene.options() == ["favor:wolves", "secrets:wolves"]
    assert scene.illegal(0, "favor:wolves", "secrets:wolves") == ("answer-too-many", "5.3.2-a")
    scene.do("favor:wolves")
    assert (scene.supply(), scene.secrets(), scene.secrets_on("wolves")) == (6, 2, 1)
    assert (scene.favor(), scene.bank("beast")) == (6, 2)
    assert scene.acting, "one option for one Supply"


@pytest.mark.rule("5.3.2-a", "10.match-a")
@pytest.mark.parametrize(
    ("advisers", "gained"),
    [("-", 1), ("rangers", 2), ("rangers errand-boy", 3), ("rangers elders", 2), ("elders scouts", 1)],
)
def test_one_favor_more_for_each_matching_adviser(advisers: str, gained: int) -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, advisers=[advisers], bank={"beast": 5}, banks=1)
    scene.do("trade", "favor:wolves")
    assert (scene.favor(), scene.bank("beast")) == (5 + gained, 5 - gained)


@pytest.mark.rule("5.3.2-a", "5.1.4.II-b")
def test_facedown_advisers_and_those_of_others_do_not_count() -> None:
    scene = Scene(
        cards={"ancient-city": "wolves"}, facedown_advisers=["rangers"], advisers=["-", "errand-boy"], pawns="0 0 2"
    )
    scene.do("trade", "favor:wolves")
    assert scene.favor() == 6


@pytest.mark.rule("5.3.2-a", "9.3-a")
def test_the_bank_gives_no_more_than_it_has() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, advisers=["rangers errand-boy"], bank={"beast": 2})
    scene.do("trade", "favor:wolves")
    assert (scene.favor(), scene.bank("beast")) == (7, 0)
    scene = Scene(cards={"ancient-city": "wolves"}, bank={"beast": 0}).do("trade", "favor:wolves")
    assert (scene.favor(), scene.secrets()) == (5, 2), "legal, and for nothing"


@pytest.mark.rule("5.3.2-b", "10.gain-a", "2.1.7-a")
@pytest.mark.parametrize(("advisers", "gained"), [("-", 0), ("rangers", 1), ("rangers errand-boy", 2), ("elders", 0)])
def test_two_favor_for_a_secret_per_matching_adviser(advisers: str, gained: int) -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, advisers=[advisers]).do("trade", "secrets:wolves")
    assert (scene.supply(), scene.favor(), scene.favor_on("wolves")) == (6, 3, 2)
    assert (scene.secrets(), scene.flipped()) == (3 + gained, 0)
    assert scene.bank("beast") == 3


@pytest.mark.rule("5.3.2-a", "5.3.2-b")
def test_the_card_must_be_empty_and_at_the_own_site() -> None:
    scene = Scene(cards={"ancient-city": "wolves elders", "fertile-valley": "tents"}).do("trade")
    assert scene.options() == ["favor:wolves", "secrets:wolves", "favor:elders", "secrets:elders"]
    scene.do("favor:wolves", "trade")
    assert scene.options() == ["favor:elders", "secrets:elders"]
    scene.do("secrets:elders")
    assert (scene.refusals()["trade"], scene.why("trade")) == ("5.3.2-a", {"why": "oath-why-no-trade"})


@pytest.mark.rule("5.3.2-a", "5.2.1-a")
def test_muster_and_trade_get_in_each_others_way() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}).do("muster")
    assert "trade" not in scene.options()
    scene = Scene(cards={"ancient-city": "wolves"}).do("trade", "favor:wolves")
    assert "muster" not in scene.options()


@pytest.mark.rule("5.3.1-a", "5.3.2-a", "5.3.2-b", "7.1.2-d")
def test_what_cannot_be_paid_is_not_offered() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, supply=[0])
    assert scene.refusals()["trade"] == "4.2-c"
    scene = Scene(cards={"ancient-city": "wolves"}, secrets=[0]).do("trade")
    assert (scene.favor_on("wolves"), scene.secrets_on("wolves")) == (2, 0), "without a question: one way was left"
    scene = Scene(cards={"ancient-city": "wolves"}, favor=[1]).do("trade")
    assert (scene.favor_on("wolves"), scene.secrets_on("wolves")) == (0, 1)
    scene = Scene(cards={"ancient-city": "wolves"}, favor=[1], secrets=[0])
    scene.state.flipped[0] = 4
    scene.ask_again()
    assert scene.refusals()["trade"] == "7.1.2-d", "facedown secrets do not pay"
    assert scene.why("trade") == {"why": "oath-why-secrets", "needed": 1, "have": 0}


@pytest.mark.rule("5.3.2-c")
def test_relics_and_advisers_do_not_trade() -> None:
    scene = Scene(advisers=["wolves"], relics=["ivory-eye"], relics_at={"ancient-city": "map"})
    assert scene.refusals()["trade"] == "5.3.2-a"


@pytest.mark.rule("5.3.2-a")
def test_the_ruler_of_the_card_is_not_asked() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, warbands={"ancient-city": (1, 2)}, pawns="0 0 2")
    scene.do("trade", "favor:wolves")
    assert (scene.favor(), scene.acting) == (6, True)


@pytest.mark.rule("2.3-e", "5.3.2-a", "5.3.2-b", "11.5-g")
def test_a_careless_chancellor_gets_more_favor_and_fewer_secrets() -> None:
    scene = Scene(cards={"ancient-city": "wolves elders"}, advisers=["rangers errand-boy"], uncovered="careless")
    scene.do("trade", "secrets:wolves")
    assert (scene.secrets(), scene.favor(), scene.bank("beast")) == (4, 4, 2), "one secret less, one favor more"
    scene.do("trade", "favor:elders")
    assert (scene.secrets(), scene.favor()) == (3, 6), "a secret paid, one favor and one more"
    scene = Scene(cards={"ancient-city": "wolves"}, uncovered="careless").do("trade")
    cost = {"supply": 1, "toll": 0, "flips": 0}
    assert scene.ask().options[1].text.args == {"card": "wolves", "favor": 1, "secrets": 0, **cost}
    scene.do("secrets:wolves")
    assert scene.secrets() == 3, "never less than none"
    scene = Scene(cards={"ancient-city": "wolves"}, uncovered="careless", bank={"beast": 0}).do(
        "trade", "secrets:wolves"
    )
    assert (scene.favor(), sum(scene.state.bank)) == (3, 15), "from the bank of the card or not at all"
    scene = Scene(cards={"fertile-valley": "wolves"}, uncovered="careless", turn=1).do("trade", "favor:wolves")
    assert scene.favor(1) == 6, "it binds the Chancellor alone"
