### Sagas: chains of games, each grown out of the last.

## What cannot be

saga-never = This game has no sagas, no next game grows out of it: { $game }.
saga-none = This table belongs to no saga.
saga-unknown = There is no saga { $saga }.
saga-on = Game { $number } of this saga is not over yet. Until then its world is a secret, so neither the saga nor the record of its last game is handed out.
saga-people = Until its next game has begun, the world of the saga “{ $name }” is for those who play it. You can look at the finished game as the spectators at the table saw it.
saga-goes-on = Game { $number } of this saga goes on, so it cannot be started again. Somebody has moved within the last day.
table-aside = This table was put aside, and the saga's game was started again elsewhere.
saga-empty = No game of the saga “{ $name }” is finished yet. Begin it as a new table.
saga-no-string = The saga left no world that can be written as text.
rematch-saga = This table belongs to a saga; what comes after it is the saga's next game.
chair-offered = This chair waits for { $name }.

## The list

sagas-title = Sagas
sagas-about = A saga is a chain of games under one name. The next begins with what the winner wrote after the last.
sagas-none = You have no saga yet. One begins when you name it at a new table, or when you load it from a file.
sagas-new = Begin a saga
sagas-open = Load a saga from a file
sagas-open-help = A file that you downloaded here, or that the command kronika saga wrote.
sagas-not-json = { $file } is not a saga of Kronika: it cannot be read as JSON.
sagas-large = { $file } is too large.
sagas-games =
    { $count ->
        [0] no finished game yet
        [one] { $count } finished game
       *[other] { $count } finished games
    }
sagas-on = game { $number } is on
sagas-history = History
sagas-to-game = To the game

## At the table

saga-begin = Saga
    .help = Name it, and there is more after this game: the next begins with the world this one leaves.
    .placeholder = without a name, it is one game only
saga-part = { $name }, game { $number }
saga-offered = for { $name }
saga-offered-you = offered to you
saga-next = Next game of the saga
saga-next-join = To the saga's next game
saga-history = History of the saga
saga-renew = Start it again
    .gathering = Game { $number } still waits for its players. If it is not going to be played like this, start it again: the table that waits is put aside, and its chairs are offered again. Nothing that the saga has told is lost.
    .playing = In game { $number } nobody has moved for more than a day. If it is not going to be finished, start it again from the same world. The game that was begun leaves the saga and stays a game of its own. Nothing that the saga has told is lost.
saga-renewed-join = To the new table

## The history

history-title = History: { $name }
history-game = Game { $number }
history-now = Being played
history-gathers = Waits for players
history-after = Next
history-seats = Players of the next game
history-replay = Replay the game
history-record = Record
history-turning = Turning points
history-no-turning = Nothing turned; no note was left.
history-round = Round { $round }:
history-turn-link = Into the replay: { $text }
history-players = Players
history-won = Winner
history-export = Download
history-export-svg = Picture (SVG)
history-export-png = Picture (PNG)
history-export-file = File of the saga
history-export-string = Chronicle string
history-string-help = The text holds the whole world that the next game begins with, its secrets too. Anyone who will play should not read it.
history-secret = While a game is on, its world is a secret: neither the saga's file nor its chronicle string is handed out.
history-copied = The chronicle string is copied.
history-failed = The picture could not be made.
history-people = Until the next game has begun, the world of this saga is for those who play it: its last game, file and chronicle string are not shown to others.
history-empty = No game of this saga is finished yet. Its history is still to come.
history-drawing = Timeline of the saga { $name }
history-choose = Game { $number }: show what happened
