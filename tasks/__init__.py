"""What run.py does beside starting and testing. Needs nothing but Python's own library, like run.py itself."""
