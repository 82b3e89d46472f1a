"""The oracle of Empires of the North: payment, expedition and scoring, read from the clauses N3-N8 and N11."""
