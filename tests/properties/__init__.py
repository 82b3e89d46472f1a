"""What holds for every game: forks, replays, undo, conservation, asks, and no leaks."""
