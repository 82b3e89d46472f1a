### Tournaments: starting one, entering, rounds and standings.

tournaments = Tournaments
tournaments-none = No tournament is open just now.
tournament-new = Start a tournament
tournament-new-help = The server pairs everybody, opens the tables and keeps the standings. You say when it starts.
tournament-of-name = Name
tournament-game = Game
tournament-system = System
tournament-system-swiss = Swiss
tournament-system-round-robin = everybody meets everybody
tournament-swiss-help = Each round pairs people with the same standing, and nobody meets the same opponent twice.
tournament-round-robin-help = With two at a table there are as many rounds as it takes.
tournament-seats = Players at a table
tournament-rounds-count = Rounds
tournament-come = Time to come to the table
tournament-come-help = Whoever has not come by then has lost the game, and a bot plays it on.
tournament-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
tournament-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
tournament-who = Who may enter
tournament-who-link = Whoever has the link
tournament-who-all = Anybody: it stands in the list
tournament-create = Start
tournament-line = { $system } · { $count ->
    [one] one round
   *[other] { $count } rounds
  }
tournament-players = { $count ->
    [0] nobody yet
    [one] one player
   *[other] { $count } players
  }
tournament-entering = open for entries
tournament-running = round { $round } of { $rounds }
tournament-over = over
tournament-by = organized by { $name }
tournament-enter = Enter
tournament-entered = You play here.
tournament-blocked = { $count ->
    [one] { $names }, whom you have blocked, plays here. You are brought to one table only if there is no other way.
   *[other] { $names }, whom you have blocked, play here. You are brought to one table only if there is no other way.
  }
tournament-blocked-all = { $count ->
    [one] { $names }, whom you have blocked, plays here. Everybody meets everybody, so you will play one game with them.
   *[other] { $names }, whom you have blocked, play here. Everybody meets everybody, so you will play one game with each.
  }
tournament-leave = Leave
tournament-leave-sure = Leave and lose your game
tournament-begin = Begin
tournament-begin-few = { $count } players are needed.
tournament-end = End it now
tournament-end-sure = End it: what was played counts
tournament-bots-add = Add bots
tournament-bots-count = How many
tournament-bots-who = Bot
tournament-out = { $count ->
    [one] One would sit out each round. Add a bot, if you like.
   *[other] { $count } would sit out each round. Add bots, if you like.
  }
tournament-link = Link to the tournament
tournament-my-table = Your table is ready
tournament-to-table = To the table
tournament-wait = Your game is over. The next round begins when all games are.
tournament-standings = Standings
tournament-rank = Place
tournament-name-of = Player
tournament-points = Points
tournament-buchholz = Buchholz
tournament-buchholz-help = Buchholz is what one’s opponents have together: it decides between those who have the same points. Then the games they played against each other decide, then wins.
tournament-wins = Wins
tournament-points-two = A win is one point, a draw half a point each.
tournament-points-more = A game is one point for the first, none for the last, and for the others the share of those whom they left behind.
tournament-round = Round { $number }
tournament-bye = sits out
tournament-playing = being played
tournament-absent = not here yet
tournament-due = Come to your tables by { $time }.
tournament-look = Look
tournament-look-at = Look at the table: { $names }
tournament-remove = Take out
tournament-remove-name = Take { $name } out
tournament-gone = plays no more
tournament-winner = { $count ->
    [one] { $names } has won the tournament.
   *[other] { $names } have won the tournament.
  }
tournament-back = Tournament
tournament-you = you

bid-tournament = { $name }: your table is ready
bid-to-table = To the table

tournament-unknown = There is no such tournament, or no longer.
tournament-begun = The tournament has begun already.
tournament-full = There is no room left ({ $most } players).
tournament-bots = At most { $most } bots may play.
tournament-host = Only its organizer may do that.
tournament-few = At least { $least } players are needed.
tournament-account = Whoever organizes a tournament has an account: make one, or sign in.
tournament-name = Give the tournament a name.
tournament-rounds = One to { $most } rounds, with at least two at a table.
tournament-patience = The time to come has to be at least { $least } seconds, and { $most } at most.
tournaments-enough = You organize { $most } tournaments already. End one of them first.
tournaments-today = In one day you can begin { $most } tournaments at most. Try again tomorrow.
tournament-network =
    { $most ->
        [one] One player has
       *[other] { $most } players have
    } entered this tournament from your network today, which is the limit. Try again later.
tournament-removed = The organizer has taken you out of this tournament.

privacy-data-tournaments = Tournaments that you organize
privacy-data-entrants = Tournaments in which you play, under which name; until they begin, also those from which you were taken out
privacy-data-pairings = How tournaments are played, and how their games ended, by number
privacy-kept-tournaments = { $tournaments } after it was started

help-tournaments = Tournaments
help-tournaments-text = Whoever has an account can start a tournament under Play with others: a game, Swiss or everybody against everybody, the number of rounds, and how much time one has to come to the table. People and bots enter, by a link or from the list. When the organizer begins it, the server pairs each round, opens the tables and tells you where you sit; whoever does not come in time has lost, and a bot plays on. A win is a point, a draw half of one; at larger tables you get the share of the others whom you left behind. Among equals the strength of the opponents decides (Buchholz), then the games against each other.
