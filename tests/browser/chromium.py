"""Finding a Chromium on this machine. The tests take whichever is on PATH; nothing is downloaded."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

FEATURES_OFF = [
    # The address bar's popups, which nobody sees, take ten times as long to draw as an empty page, for each visitor.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # Playwright's own choice, since this switch takes its place.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]

FLAGS = [
    f"--disable-features={','.join(FEATURES_OFF)}",
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    # No page lives long enough here for its code to be worth improving, and other workers need the other cores.
    "--js-flags=--no-opt --no-maglev --max-lazy --single-threaded",
]
DRAWING = ["--disable-gpu"]
NOT_DRAWING = [
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gl-drawing-for-tests",
    "--disable-accelerated-2d-canvas",  # what a page draws for itself, to save it as a picture, is drawn
]
"""Everything is laid out, but no pixel is colored: half of what an answer costs without a graphics card."""

MISSING = (
    "no Chromium on PATH (looked for " + ", ".join(NAMES) + "): nothing in tests/browser was tested. "
    "Install one, on Debian as root with `apt-get install chromium`"
)


def executable() -> str | None:
    return next((found for found in map(shutil.which, NAMES) if found), None)


def required() -> bool:
    """Where a build depends on these tests, a missing browser is a failure."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")
