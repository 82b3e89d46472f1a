"""The house under load, under fire and under attack: `python3 run.py endure --house [load|kills|hostile|routes]`."""
