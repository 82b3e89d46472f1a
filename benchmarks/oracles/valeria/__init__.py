"""The oracle of Valeria: harvest, payment, dice and scoring, read from the clauses V4-V6, V8, V11 and V13-V15."""
