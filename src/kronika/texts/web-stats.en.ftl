### Statistics of many games: the page and the command.

page-stats = Statistics
stats-title = Statistics
stats-about =
    { $games ->
        [one] One finished game.
       *[other] { $games } finished games.
    }
stats-none = No game of this kind has been finished yet.
stats-none-help = As soon as a game ends at a table here, it counts. Chronicle files can be counted with “kronika stats” on the command line.
stats-waiting =
    { $games ->
        [one] One older game is still to be read; look again in a moment.
       *[other] { $games } older games are still to be read; look again in a moment.
    }
stats-game = Game
stats-seats = Players
stats-seats-of =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
stats-who = Who counts
stats-who-all = everybody
stats-who-people = people
stats-who-bots = bots
stats-csv = Save as CSV
stats-csv-help = All counts of this game as a table for a spreadsheet
stats-fact-seat = Seats
stats-fact-player = Players
stats-seat = seat { $seat }
stats-person = people
stats-of-wins = How often those who had it won
stats-of-games = In how many of the games it was the case
stats-value = Value
stats-games = Games
stats-wins = Wins
stats-rate = Won
stats-share = Share
stats-range = 95 % range
stats-even = even: { $percent } %
stats-percent = { $rate } %
stats-percent-range = { $low }–{ $high } %
stats-seat-wins = Seat { $seat } won
stats-plot =
    { $whole ->
        [yes] { $value }: in { $rate } % of the games, with 95 % confidence { $low } to { $high } %
       *[no] { $value }: won { $rate } %, with 95 % confidence { $low } to { $high } %
    }
stats-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
stats-less = Show fewer
stats-confidence = A line shows how sure a number is: with this many games the true one lies on it in 95 of 100 cases. A shared win counts in parts. The dashed line is an even share.

stats-who-wrong = Nobody is called “{ $value }” here: { $right }.

cli-stats-none = No finished game among these files.
cli-stats-not-there = { $file } is not there.
cli-stats-open =
    { $games ->
        [one] One game is not over and does not count.
       *[other] { $games } games are not over and do not count.
    }
cli-stats-saved =
    { $rows ->
        [one] { $file }: { $rows } row
       *[other] { $file }: { $rows } rows
    }
