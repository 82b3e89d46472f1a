"""Errors that speak to the person who made them: what is wrong, what would be right, and the clause."""

from __future__ import annotations

from kronika.engine.message import Args, Message


class KronikaError(Exception):
    """Something the caller can put right. Nothing has changed when it is raised."""

    def __init__(self, id: str, args: Args | None = None, rule: str = "", because: KronikaError | None = None) -> None:
        super().__init__(id)
        self.message = Message(id, args)
        self.rule = rule
        self.because = because

    def say(self, lang: str) -> str:
        """The error in the reader's language, with its clause and what caused it."""
        from kronika.engine.texts import catalogue  # noqa: PLC0415 (catalogues load only when somebody reads)

        args: dict[str, object] = dict(self.message.args)
        if self.because is not None:
            args["why"] = self.because.say(lang)
        text = catalogue(lang).text(self.message.id, args)
        return f"{text} [{self.rule}]" if self.rule else text

    def __str__(self) -> str:
        return self.say("en")


class IllegalAnswer(KronikaError):
    """An answer that the open ask does not allow; the table is as it was."""


class CannotUndo(KronikaError):
    """Going back would take back something that has come out or that others did."""


class SetupError(KronikaError):
    """An unknown game, bot or option, or a number of seats the game cannot take."""


class ChronicleError(KronikaError):
    """A chronicle that is damaged, newer than this Kronika, or tells another story than the rules do."""


class RuleError(Exception):
    """A mistake in a game's code, such as an ask that nobody can answer."""
