"""What a person types, read as an answer: numbers, option keys, or the beginning of a name."""

from __future__ import annotations

import re

from kronika.cli.terminal import Terminal, fail
from kronika.engine.ask import Ask, Option
from kronika.engine.errors import IllegalAnswer
from kronika.rulebook import bare


def read_answer(text: str, ask: Ask, terminal: Terminal) -> list[str]:
    """The option keys that the input names; raises KronikaError with what would be right.

    Several picks are separated by commas or spaces; a name may contain spaces itself.
    """
    words = split(text)
    if len(words) > 1 and "," not in text and not all(word.isdecimal() for word in words):
        if candidates(text, ask, terminal):
            words = [text.strip()]
    keys = [pick(word, ask, terminal).key for word in words]
    try:
        ask.picks(keys)
    except IllegalAnswer as error:
        raise in_words(error, ask, terminal) from None
    return keys


def in_words(error: IllegalAnswer, ask: Ask, terminal: Terminal) -> IllegalAnswer:
    """The same complaint with the option called by its text instead of its key."""
    said = {option.key: terminal.say(option.text) for option in ask.options}
    args = {name: said.get(str(value), value) for name, value in error.message.args.items()}
    return IllegalAnswer(error.message.id, args, error.rule)


def split(text: str) -> list[str]:
    pieces = re.split(r"[,;]", text) if "," in text or ";" in text else text.split()
    return [piece.strip() for piece in pieces if piece.strip()]


def pick(word: str, ask: Ask, terminal: Terminal) -> Option:
    """The one option that a word means."""
    options = ask.options
    if word.isdecimal():
        number = int(word)
        if not 1 <= number <= len(options):
            raise fail("cli-answer-number", number=word, last=len(options))
        return options[number - 1]
    found = candidates(word, ask, terminal)
    if not found:
        raise fail("cli-answer-unknown", word=word, last=len(options))
    if len(found) > 1:
        which = ", ".join(f"{options.index(option) + 1} {terminal.say(option.text)}" for option in found)
        raise fail("cli-answer-ambiguous", word=word, which=which)
    return found[0]


def candidates(word: str, ask: Ask, terminal: Terminal) -> list[Option]:
    """The options a word may mean: those called exactly so, else those whose name begins so."""
    wanted = bare(word.strip())
    if not wanted:
        return []
    exact = [option for option in ask.options if wanted in names_of(option, terminal)]
    if exact:
        return exact
    return [option for option in ask.options if any(name.startswith(wanted) for name in names_of(option, terminal))]


def names_of(option: Option, terminal: Terminal) -> list[str]:
    """Everything an option may be called: its key, its text, and the names of what it touches."""
    names = [option.key, terminal.say(option.text)]
    for ref in option.refs:
        names += [ref.id, terminal.card(ref.id)]
    return [bare(name) for name in names]
