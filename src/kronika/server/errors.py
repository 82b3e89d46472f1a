"""What went wrong, for whoever asked: an HTTP status with a message of the catalogues."""

from __future__ import annotations

from kronika.engine.errors import KronikaError
from kronika.engine.message import Args


class RequestError(KronikaError):
    """Something the sender can put right; nothing has changed."""

    def __init__(self, id: str, args: Args | None = None, rule: str = "", status: int = 400, retry: int = 0) -> None:
        """`retry`: after how many seconds it is worth while to try again, if that is the trouble."""
        super().__init__(id, args, rule)
        self.status = status
        self.retry = retry


def reason(error: KronikaError, lang: str = "en") -> tuple[str, Args, str]:
    """The error as id, arguments and clause. What caused it becomes the arguments `cause`, the id of its text, and
    `why`, the text itself for a reader who goes no further."""
    args = dict(error.message.args)
    rule = error.rule
    if isinstance(error.__cause__, KronikaError):
        told: Args = {"cause": error.__cause__.message.id, "why": error.__cause__.say(lang)}
        args = {**error.__cause__.message.args, **args, **told}
        rule = rule or error.__cause__.rule
    return error.message.id, args, rule
