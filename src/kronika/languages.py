"""The languages that have texts, as types: what a command or a message may name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kronika.engine.texts import LANGUAGES

if TYPE_CHECKING:
    Language = str
    SpokenLanguage = str
else:  # a type checker cannot read them, since there is but one list of them
    Language = Literal[tuple(LANGUAGES)]
    SpokenLanguage = Literal[("", *LANGUAGES)]
"""A language; and one that may be left open (""), as at a table where any may be spoken."""
