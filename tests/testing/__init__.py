"""The tests that anybody may hold a game to, held to planted mistakes themselves."""
