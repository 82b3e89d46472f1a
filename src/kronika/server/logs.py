"""What the server writes about itself: lines to read, or JSON for programs.

Nothing that could let somebody in or that people said to each other belongs here: no cookies, no invitations, no
addresses with their queries, no chat. A table's id may stand here, since without it no mistake could be found.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import msgspec

Kind = Literal["text", "json"]

logger = logging.getLogger("kronika.server")


class Readable(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {})
        more = " ".join(f"{name}={value}" for name, value in fields.items())
        first, *rest = super().format(record).split("\n", 1)
        return "\n".join([f"{first} {more}" if more else first, *rest])


class Json(logging.Formatter):
    """One object a line: at, level, from, message, the event's own fields, and the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(kind: Kind, out: TextIO | None = None) -> None:
    """Lines for a person say only what is wrong; JSON also says what happens."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Readable())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kronika").setLevel(logging.INFO if kind == "json" else logging.WARNING)


def note(message: str, **fields: str | float | bool | None) -> None:
    """Something that happened, with its facts."""
    logger.info(message, extra={"fields": fields})
