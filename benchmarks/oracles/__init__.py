"""Second readings of the rules: written from the clauses alone, plain and slow, compared with the games position by
position. An oracle imports nothing of a game's rules; it reads the data files and looks at views, asks and events."""
