"""schemathesis on all HTTP routes, by the server's own description: right and wrong requests in plenty, to tables that
are there and to such that are not, and every address by methods that it does not have. No answer is a server's fault,
each is what the description says, and nothing happens to what belongs to somebody else."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
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
from benchmarks.house.hosts import Hosts
from benchmarks.house.memory import MEGABYTE
from benchmarks.house.notes import note, noted
from benchmarks.house.stage import Stage
from tests.server.messengers import MailHost, PushService
from tests.server.parlour import PLENTY

EXAMPLES = 200
"""Right requests to each address, and as many wrong ones."""
AT_A_HOUSE = 50
"""Of those, how many are sent to one house."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "KRONIKA")
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


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
            if real > 1 and isinstance(case.body, dict):
                for name, there in self._hosts.said().items():
                    if name in case.body:
                        case.body[name] = there[pick % len(there)]
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


class Done:
    """How often each operation has been tried, and what is to be done with a new trial."""

    def __init__(self, file: Path | None = None, until: float | None = None) -> None:
        self._file = file
        self._until = until

    def examples(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for each in [] if self._file is None else noted(self._file, "routes"):
            found[each["operation"]] += each["examples"]
        return found

    def keep(self, operation: str, examples: int, requests: int, violations: list[str]) -> None:
        if self._file is not None:
            told = {"examples": examples, "requests": requests, "violations": violations}
            note(self._file, "routes", operation=operation, **told)

    @property
    def late(self) -> bool:
        return self._until is not None and time.monotonic() > self._until


def endure(
    examples: int = EXAMPLES,
    number: int = 0,
    fault: str = "",
    only: str = "",
    done: Done | None = None,
    every: int = 1,
) -> Found:
    """As many requests to each operation as it has had too few; or to every third one, say."""
    found, done = Found("routes"), done or Done()
    had = done.examples()
    with MailHost() as mail, PushService() as push, house(fault, mail, push) as stage:
        (process,) = stage.processes
        hosts = Hosts(process.base)
        before, untouched = process.resident(), hosts.untouched(stage)
        statuses: Counter[int] = Counter()
        asked = 0
        for operation in list(operations(process.base))[::every]:
            name = f"{operation.method.upper()} {operation.path}"
            if only not in operation.path or had[name] >= examples or done.late:
                continue
            asked += 1
            known = len(found.violations)
            count = min(examples - had[name], AT_A_HOUSE)
            # Each password costs the server a twentieth of a second, by intent.
            some = max(2, count // 10) if "/account" in operation.path else count
            here: Counter[int] = Counter()
            for mode in MODES:
                trial = Trial(found, hosts, operation, mode)
                trial.run(some, number + had[name])
                here += trial.statuses
            here += wrong_methods(found, hosts, operation)
            done.keep(name, count, here.total(), found.violations[known:])
            statuses += here
        hosts.close()
        told = ", ".join(f"{status}: {count:,}" for status, count in sorted(statuses.items()))
        found.counts.update(operations=asked, requests=statuses.total())
        found.tell(f"{statuses.total():,} requests to {asked} operations ({told})")
        found.tell(f"memory: {before / MEGABYTE:.0f} MB, then {process.resident() / MEGABYTE:.0f} MB")
        found.check(process.alive, "the process has crashed")
        found.check(hosts.untouched(stage) == untouched, "something happened to what is somebody else's")
        for wrong in stage.faults():
            found.check(False, f"in the log of {wrong}")
    return found


def house(fault: str, mail: MailHost, push: PushService) -> Stage:
    """One that sends mails and reminders, as many as are asked for."""
    often = dict.fromkeys(("confirmations_per_day", "confirmations_per_network", "friend_requests"), PLENTY)
    given: dict[str, Any] = {**mail.settings, **often, "push_stand_in": push.address}
    return Stage(1, fault, **given)


def wrong_methods(found: Found, hosts: Hosts, operation: APIOperation[Any, Any, Any, Any]) -> Counter[int]:
    """The address by all methods that nobody has described: each is refused."""
    statuses: Counter[int] = Counter()
    path = re.sub(r"\{(\w+)\}", lambda place: hosts.values(operation.path)[place[1]][0], operation.path)
    described = {method.upper() for method in operation.schema[operation.path]}
    for method in METHODS:
        if method in described or (method == "HEAD" and "GET" in described):
            continue
        status = hosts.anna.http.request(method, path, content=b"{}").status_code
        statuses[status] += 1
        found.check(400 <= status < 500, f"{method} {path}: {status}, though there is no such method")
    return statuses


def go_on(examples: int, file: Path, minutes: float | None) -> Found:
    """Until every operation has had so many requests, or the time is over."""
    whole, until = Found("routes"), None if minutes is None else time.monotonic() + 60 * minutes
    done = Done(file, until)
    while not done.late:
        found = endure(examples, done=done)
        whole.violations += found.violations
        if found.violations or not found.counts["operations"]:
            break
    return whole


def told(file: Path) -> list[str]:
    notes, examples = noted(file, "routes"), Done(file).examples()
    requests, wrong = (sum(each["requests"] for each in notes), sum(len(each["violations"]) for each in notes))
    least = min(examples.values(), default=0)
    return [
        f"{requests:,} requests to {len(examples)} operations, {least} right and {least} wrong ones to each at least; "
        f"{wrong} violations"
    ]
