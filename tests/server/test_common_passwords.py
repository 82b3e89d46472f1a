"""Passwords that anybody would try first are refused; those of accounts that have one go on opening them."""

from __future__ import annotations

import pytest

from kronika.engine.texts import catalogue
from kronika.server.common_passwords import is_common
from tests.server.parlour import EASY, Parlour
from tests.server.stores import ask
from tests.server.test_accounts import WORD, fresh, sign_in, sign_up

COMMON = """
password Password1 P4ssw0rd! pa$$word2024 passwordpassword letmein123 iloveyou1 football99 monkey2020 welcome1
admin1234 heslo123 Heslo2024! mojeheslo tajneheslo1 Sparta1893 slavia2000 Praha2024! miluju1234 krtecek1 Jiricek1
lucinka1999 12345678 123456789 87654321 11111111 00000000 12341234 01011990 19901231 777888999 147258369 qwertyuiop
qwertzuiop asdfghjkl 1qaz2wsx qwer1234 123qweasd zaq12wsx 1q2w3e4r yxcvbnm123 +ěščřžýáíé qwertyqwerty abcdefgh
abcabcabc aaaaaaaaaa xyxyxyxy abcd1234 anna12345678 kronika1 Kronika2026 dominion! starwars77
"""

GOOD = [
    WORD,
    "four horses behind the barn",
    "correct horse battery staple",
    "velmi tajné heslo",
    "příliš žluťoučký",
    "Tr0ub4dor&3",
    "x7Kp!2mQz",
    "hnědá liška skáče",
    "heslo9k7x2!q",
    "dlouhé " * 27 + "konec",
    "8042917365012",
]


@pytest.mark.parametrize("password", COMMON.split())
def test_what_everybody_would_try(password: str) -> None:
    assert is_common(password)


@pytest.mark.parametrize("password", GOOD)
def test_what_nobody_would(password: str) -> None:
    assert not is_common(password, "Eva Nováková")


@pytest.mark.parametrize(
    "password", ["EvaNováková", "eva novakova", "evanovakova1", "avokavonave", "3v4Novakova!", "1999evanovakova"]
)
def test_ones_own_name_is_no_password(password: str) -> None:
    assert is_common(password, "Eva Nováková")
    assert not is_common(password, "Somebody Else")


def test_a_common_password_is_refused_with_what_would_be_right(parlour: Parlour) -> None:
    name = fresh("Ferda")
    told = sign_up(parlour.guest(), name, "Heslo1234", 422)
    assert told["id"] == "password-common"
    assert "four horses behind the barn" in catalogue("en").text(told["id"])
    assert "čtyři koně za stodolou" in catalogue("cs").text(told["id"])
    assert not is_common("four horses behind the barn")
    assert not is_common("čtyři koně za stodolou")
    assert sign_up(parlour.guest(), name, f"{name}!", 422)["id"] == "password-common"
    ferda = parlour.guest()
    sign_up(ferda, name)
    change = {"old": WORD, "new": "qwertzuiop"}
    assert ferda.post("/api/account/password", change, 422)["id"] == "password-common"


def test_whoever_has_a_common_password_already_can_sign_in(parlour: Parlour) -> None:
    name = fresh("Pepa")
    sign_up(parlour.guest(), name)
    old = EASY.hash("heslo1234")
    ask(parlour.settings.database, "update accounts set hash = :old where name = :name", old=old, name=name)
    pepa = parlour.guest()
    sign_in(pepa, name, "heslo1234")
    pepa.post("/api/account/password", {"old": "heslo1234", "new": WORD})
