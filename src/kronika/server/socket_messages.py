"""All that the socket carries."""

from __future__ import annotations

from kronika.server.company_messages import Company, LookCompany
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
from kronika.server.tournament_messages import LookTournament, Tournament

ClientMessage = (
    Watch | Leave | Answer | Undo | Consent | Chat | Mix | Seen | LookAround | LookCompany | LookTournament | Ping
)
ServerMessage = State | Said | Presence | Ended | OpenTables | Company | Tournament | Problem | Pong
