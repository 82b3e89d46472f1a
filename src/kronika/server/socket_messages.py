"""All that the socket carries."""

from __future__ import annotations

from kronika.server.messages import (
    Answer,
    Chat,
    Consent,
    Ended,
    Leave,
    Mix,
    Ping,
    Pong,
    Presence,
    Problem,
    Said,
    Seen,
    State,
    Undo,
    Watch,
)
from kronika.server.open_messages import LookAround, OpenTables

ClientMessage = Watch | Leave | Answer | Undo | Consent | Chat | Mix | Seen | LookAround | Ping
ServerMessage = State | Said | Presence | Ended | OpenTables | Problem | Pong
