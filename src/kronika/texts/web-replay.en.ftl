### Graphs of a replay, its turning points, and playing on from a moment.

replay-figure = Figure
replay-figure-by-turn = { $figure } by turn
replay-points-plain = Points
replay-graph-of = { $figure } after each turn: { $list }
replay-figures = As a table
replay-figures-turn = Turn
replay-figures-start = Start
replay-figures-go = Go to this moment
replay-turning = Turning point
replay-turning-help = A moment turns the game when somebody else takes the lead, when somebody gains a good deal in one turn, or when something happens that usually decides it.
replay-lead-of = { $name } takes the lead.
replay-play-on = Play on from here
replay-play-on-help = A new table begins at this moment. You take over a chair, bots play the others; the old game stays as it was.
replay-play-on-seat = Whose chair is yours
replay-play-on-bot = Who plays for the others
replay-play-on-name = Your name
replay-play-on-go = Play on
replay-play-on-end = The game is over here; choose an earlier moment.

play-on-running = A game can be played on from the middle only when it is over.
play-on-over = After { $at } answers there is nothing to play on from.
