"""The libraries of researchers are there with `python3 run.py test --research`; without them nothing is collected."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") and find_spec("pyspiel") else ["test_*.py"]
