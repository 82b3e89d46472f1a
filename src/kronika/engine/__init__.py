"""The chronicle engine: asks, flows, tables and chronicles. It knows no game."""
