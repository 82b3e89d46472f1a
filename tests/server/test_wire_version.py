"""A page of another version of the wire is asked to reload, and nothing of what it wanted has been done."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kronika.server.messages import WIRE
from tests.server.parlour import Guest, Parlour

PAGE = "x-kronika-wire"


def spoken(parlour: Parlour, guest: Guest, address: str, *, browser: bool = True) -> dict[str, Any]:
    """What the server says first to somebody who watches a table from this address."""
    table = guest.create_table("high-card", "me", "random")
    headers = {"Cookie": guest.cookie} | ({"Origin": parlour.base} if browser else {})
    with connect(parlour.base.replace("http", "ws") + address, additional_headers=headers) as line:
        with suppress(ConnectionClosed):  # it may have been cut already; what it was told is still to be read
            line.send(json.dumps({"type": "watch", "table": table}))
        message: dict[str, Any] = json.loads(line.recv(20))
        if message["type"] == "error":
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(20)
            assert closed.value.rcvd is not None
            message["code"] = closed.value.rcvd.code
        return message


def test_a_page_of_this_version_is_served(parlour: Parlour) -> None:
    assert spoken(parlour, parlour.guest("Anna"), f"/ws?wire={WIRE}")["type"] == "state"


@pytest.mark.parametrize("address", [f"/ws?wire={WIRE - 1}", f"/ws?wire={WIRE + 1}", "/ws?wire=x", "/ws"])
def test_a_page_of_another_version_is_asked_to_reload(parlour: Parlour, address: str) -> None:
    """Pages of version 1 say none."""
    said = spoken(parlour, parlour.guest("Anna"), address)
    assert (said["type"], said["id"], said["code"]) == ("error", "reload-page", 4010)


def test_a_program_that_names_no_version_takes_what_comes(parlour: Parlour) -> None:
    assert spoken(parlour, parlour.guest("Anna"), "/ws", browser=False)["type"] == "state"


def test_a_request_of_an_old_page_does_nothing(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    body = {"game": "high-card", "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}], "setup": {}}
    for wire in (str(WIRE - 1), str(WIRE + 1)):
        said = anna.http.post("/api/tables", json=body, headers={PAGE: wire})
        assert (said.status_code, said.json()["id"]) == (409, "reload-page")
        assert anna.http.get("/api/me", headers={PAGE: wire}).status_code == 409
    assert anna.get("/api/tables") == []
    assert anna.http.post("/api/tables", json=body, headers={PAGE: str(WIRE)}).status_code == 200


def test_the_server_tells_its_version(parlour: Parlour) -> None:
    assert parlour.guest().get("/api/about")["wire"] == WIRE
