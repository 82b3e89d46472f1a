"""Small games that prove what the engine can do."""
