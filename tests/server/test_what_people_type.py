"""Passwords that are a row with a letter to it, or a word that many think of first."""

from __future__ import annotations

import pytest

from kronika.server.common_passwords import is_common

COMMON = """
fuckyou1 asshole1 a123456789 987654321a 7777777a srdicko1 1234567a aa123456 q1111111 Kurva123 hovno123 Bitch2000
qwertyuiop1 z00000000
"""
GOOD = ["x7Kp!2mQz", "ab8042917365", "k7!39$02#1", "srdce jako zvon a zima", "assembled by hand", "Tr0ub4dor&3"]


@pytest.mark.parametrize("password", COMMON.split())
def test_what_everybody_would_try(password: str) -> None:
    assert is_common(password)


@pytest.mark.parametrize("password", GOOD)
def test_what_nobody_would(password: str) -> None:
    assert not is_common(password)
