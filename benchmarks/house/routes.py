"""schemathesis on all HTTP routes, by the server's own description: right and wrong requests in plenty, to tables that
are there and to such that are not. No answer is a server's fault, and each is what the description says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Err
from schemathesis.schemas import APIOperation

from benchmarks.house.found import Found
from benchmarks.house.memory import MEGABYTE
from benchmarks.house.stage import Stage
from tests.server.parlour import Guest, play_on

EXAMPLES = 200
"""Right requests to each address, and as many wrong ones."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class Hosts:
    """People with tables to ask for: one that gathers, one that is on, one that is over, and a saga."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.anna, karel = Guest(base, "Anna"), Guest(base, "Karel")
        gathering = self.anna.create_table("dominion", "me", "empty", "empty")
        running = self.anna.create_table("oath", "me", "random", "random")
        over = self.anna.create_table("high-card", "me", "empty")
        karel.sit(over, 1, self.anna.invite(over))
        with self.anna.watch(over) as one, karel.watch(over) as two:
            play_on([one, two], random.Random(1))
        seats = [{"kind": "me"}, {"kind": "empty"}]
        begun = self.anna.post("/api/tables", {"game": "oath", "name": "", "seats": seats, "saga": "Naše ságy"})
        self.tables = [gathering, running, over, begun["id"]]
        self.sagas = [begun["saga"]["saga"]]
        karel.http.close()

    def values(self, path: str) -> dict[str, list[str]]:
        """What there is for the places in an address."""
        return {
            "id": self.sagas if path.startswith("/api/sagas") else self.tables,
            "game": ["dominion", "high-card", "oath"],
            "name": ["common", "dominion"],
            "lang": ["en", "cs"],
        }


def description(base: str) -> dict[str, Any]:
    response = httpx.get(f"{base}/api/openapi.json")
    response.raise_for_status()
    return dict(response.json())


class Trial:
    """One address, asked in one way."""

    def __init__(self, found: Found, hosts: Hosts, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode):
        self._found = found
        self._hosts = hosts
        self._operation = operation
        self._mode = mode
        self.statuses: Counter[int] = Counter()

    def run(self, examples: int, number: int) -> None:
        own = settings(
            max_examples=examples,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            print_blob=False,
        )
        cases = self._operation.as_strategy(generation_mode=self._mode)

        @seed(number)
        @own
        @given(case=cases, real=st.integers(0, 3), pick=st.integers(0, 11))
        def ask(case: Case[Any], real: int, pick: int) -> None:
            if real > 1 or (real and self._mode is GenerationMode.POSITIVE):
                known = self._hosts.values(self._operation.path)
                for name in case.path_parameters or {}:
                    case.path_parameters[name] = known[name][pick % len(known[name])]
            self.ask(case, named=pick % 4 > 0)

        try:
            ask()
        except Unsatisfiable:
            return  # nothing can be wrong with a request that holds nothing

    def ask(self, case: Case[Any], named: bool) -> None:
        # Accounts come and go with guests of their own, so that the hosts keep their sessions.
        theirs = named and "/account" not in self._operation.path
        cookies = {"kronika": self._hosts.anna.http.cookies["kronika"]} if theirs else {}
        response = case.call(base_url=self._hosts.base, cookies=cookies)
        self.statuses[response.status_code] += 1
        try:
            case.validate_response(response, checks=CHECKS)
        except (Failure, FailureGroup) as failure:
            reasons = failure.exceptions if isinstance(failure, FailureGroup) else [failure]
            for reason in reasons:
                told = " ".join(str(reason).split())[:300]
                self._found.check(False, f"{case.method} {case.formatted_path}: {response.status_code}: {told}")


def operations(base: str) -> Iterator[APIOperation[Any, Any, Any, Any]]:
    for result in schemathesis.openapi.from_dict(description(base)).get_all_operations():
        if isinstance(result, Err):
            raise result.err()
        yield result.ok()


def endure(examples: int = EXAMPLES, number: int = 0, fault: str = "", only: str = "") -> Found:
    found = Found("routes")
    with Stage(1, fault) as stage:
        (process,) = stage.processes
        hosts = Hosts(process.base)
        before = process.resident()
        statuses: Counter[int] = Counter()
        asked = 0
        for operation in operations(process.base):
            if only and only not in operation.path:
                continue
            asked += 1
            # Each password costs the server a twentieth of a second, by intent.
            some = max(2, examples // 10) if "/account" in operation.path else examples
            for mode in MODES:
                trial = Trial(found, hosts, operation, mode)
                trial.run(some, number)
                statuses += trial.statuses
        hosts.anna.http.close()
        told = ", ".join(f"{status}: {count:,}" for status, count in sorted(statuses.items()))
        found.tell(f"{statuses.total():,} requests to {asked} operations ({told})")
        found.tell(f"memory: {before / MEGABYTE:.0f} MB, then {process.resident() / MEGABYTE:.0f} MB")
        found.check(process.alive, "the process has crashed")
        for wrong in stage.faults():
            found.check(False, f"in the log of {wrong}")
    return found
