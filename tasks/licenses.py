"""Which licenses we live with. Of every package that Kronika hands on or is built with, its license has to be known."""

from __future__ import annotations

import re
from importlib import metadata

SHIPPED = frozenset(
    {
        "0BSD",
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "CC-BY-3.0",  # icons; the page of credits names their makers
        "ISC",
        "MIT",
        "MIT-0",
        "OFL-1.1",  # fonts
        "PSF-2.0",
    }
)
"""What may be in what others get from us: it asks for no more than that its makers are named."""
TOOLS = SHIPPED | {"MPL-2.0"}
"""What builds or checks, and is handed on to nobody."""
CLASSIFIERS = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: ISC License (ISCL)": "ISC",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""What packages say that do not use the names of SPDX. "BSD License" is missing: there are several."""
READ = {
    "async-timeout==5.0.1": "Apache-2.0",  # only for a Python before 3.11.3
    "colorama==0.4.6": "BSD-3-Clause",  # only on Windows
    "itsdangerous==2.2.0": "BSD-3-Clause",
    "uvloop==0.23.0": "MIT OR Apache-2.0",
}
"""Where a package does not say it in its metadata, or is not installed everywhere: what its own license file says."""


def of_python(name: str, version: str) -> str:
    """The license of a package as an expression of SPDX; empty if nobody knows."""
    if read := READ.get(f"{name}=={version}"):
        return read
    try:
        found = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    said = {word: found.get_all(word) or [] for word in ("License-Expression", "License", "Classifier")}
    for expression in (*said["License-Expression"], *(short for short in said["License"] if short in TOOLS)):
        return str(expression)
    named = {CLASSIFIERS.get(each, "") for each in said["Classifier"] if each.startswith("License ::")}
    return named.pop() if len(named) == 1 else ""


def complaint(package: str, expression: str, allowed: frozenset[str]) -> str:
    """What is wrong with the license of a package (`name==version`), and what to do; empty if nothing is."""
    if not expression:
        return (
            f"{package} does not say its license in words that we know. Read its license file, "
            f"then note the name that SPDX has for it under READ in tasks/licenses.py."
        )
    if not fulfilled(expression, allowed):
        return (
            f"{package} has the license {expression}, which is not among those we live with. Take another package; "
            f"or, if all that the license asks for is done, add it in tasks/licenses.py and say why."
        )
    return ""


def fulfilled(expression: str, allowed: frozenset[str]) -> bool:
    """Whether an expression of SPDX can be met with these licenses; AND binds closer than OR."""
    words = re.findall(r"[()]|[^\s()]+", expression)
    at = 0

    def take(word: str) -> bool:
        nonlocal at
        here = at < len(words) and words[at] == word
        at += here
        return here

    def one() -> bool:
        nonlocal at
        if take("("):
            inner = either()
            return take(")") and inner
        name = words[at] if at < len(words) else ""
        at += 1
        return name in allowed

    def every() -> bool:
        met = one()
        while take("AND"):
            met = one() and met
        return met

    def either() -> bool:
        met = every()
        while take("OR"):
            met = every() or met
        return met

    return either() and at == len(words)  # a word too many (`WITH` an exception) is something nobody has looked at
