"""What `python3 run.py test` checks, and how. Needs nothing but Python's own library, like run.py itself."""
