"""The kind of a device in a few words, as its owner would say it: "Firefox, Linux". Nothing else of what a browser
tells about itself is kept."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
"""By what a browser says, in the order in which they are looked for: most of them claim to be others as well."""

SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def kind_of_device(agent: str) -> str:
    """Empty where nothing is known."""
    found = [next((name for sign, name in kinds if sign in agent[:500]), "") for kinds in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
