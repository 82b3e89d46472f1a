"""The house under load, under faults and under attack: `python3 run.py endure --house`."""
