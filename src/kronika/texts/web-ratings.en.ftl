### Rated games, leaderboards and profiles.

## What is refused, and why

rated-account = Rated games are for people with an account. Make one, or play a game that does not count.
rated-device = At a rated table everybody plays at a device of their own.
rated-saga = The games of a saga grow out of one another, so they are not rated.
rated-alone = A rated game needs somebody to be compared with.
rated-bot = Nobody has measured how strong { $bot } is, so it cannot sit at a rated table. These can: { $right }.
rated-bots-none = No bot of this game has been measured, so none can fill a rated table.
undo-rated = Something has come out since then, and in a game that counts nothing that has come out is taken back.
remove-rated = Nobody is removed from a rated game that has begun. You can mute them, or report them to whoever runs the server.
profile-none = There is no such profile, or its owner does not show it.

## Rated games

rated = rated
rated-choice = Does it count?
rated-yes = Rated: the result changes everybody’s rating
rated-no = Just for fun: nothing is counted
rated-means = No coach, and nothing is taken back once something has come out. Everybody sits under the name of their account. Whoever resigns, or lets a bot play for them, comes last among the people.
rated-needs-account = For this you need an account.
rated-make-account = Make one
rated-leave = This game counts: whoever resigns, or for whom a bot moves, is last among the people.
tournament-leave-game = This game counts for the tournament: whoever resigns, or for whom a bot moves, has lost it.
help-ratings = Rated games
help-ratings-text = Whoever starts a table may let it count. Then there is no coach, nothing that has come out is taken back, and the result changes everybody’s rating. You need an account for it, and you choose who sees yours.
rated-no-bots = Only bots whose strength has been measured can sit here.
rating-of = Rating { $points } ± { $reach }
rating-short = { $points } ± { $reach }
rating-near = about as strong
rating-change = What it did to the ratings
rating-change-up = up { $by }
rating-change-down = down { $by }
rating-change-none = no change
rating-change-now = now { $points } ± { $reach }
rating-change-waits = Being worked out …
rating-change-left = A bot has played, so this chair counts as last among the people.
rating-change-hidden = Whoever hides their rating is not listed.
open-near = Only with people about as strong as I am
open-near-mine = You are at { $points } ± { $reach }.
open-near-new = Nobody knows your strength yet: everybody fits.
open-rated = Rated game
open-rated-help = no coach, no undo past a reveal
open-rated-any = rated or not
open-rated-only = rated only
open-rated-not = just for fun
open-mine = My rating
open-mine-none = You have played no rated game yet.

## Leaderboards

page-board = Leaderboard
board-of = Leaderboard: { $game }
board-games = The game of the leaderboard
board-place = Place
board-name = Name
board-rating = Rating
board-played = Games
board-none = Nobody has played a rated game of this yet. Start one, and you are the first.
board-page = Page { $page } of { $pages }
board-before = Those before
board-after = Those after
board-mine = You are in place { $place }.
board-mine-friends = You are in place { $place }; only your friends see you here.
board-mine-hidden = You hide your ratings, so you are not here.
board-mine-none = You have played no rated game of this yet.
board-start = Start a rated game
board-scale = The scale: where the bots stand
board-between = between { $below } and { $above }
board-below = below { $above }
board-above = above { $below }
board-how = How ratings are found
board-how-one = After a rated game everybody is compared with everybody else at the table. Whoever does better than was to be expected goes up, and the more so, the less was known of them.
board-how-two = The bots’ levels do not move: how strong they are was measured in thousands of games, and so the numbers mean the same today and in a year. 174 points more win 73 games of 100.
board-how-three = The number after ± says how sure it is: in 95 of 100 cases the true strength is within it. The order goes by the lower end, so a few lucky games put nobody on top.
board-how-four = If the same people play again within a day, the second game counts half, the third a third. Whoever resigns or lets a bot play for them is last among the people; to be ahead of them counts a quarter.
board-how-five = You can show your ratings to friends alone, or hide them, at any time; with your account they are erased.

## Profiles

profile-of = { $name }: profile
profile-since = here since { $month }
profile-games = { $count ->
    [0] no rated game
    [one] one rated game
   *[other] { $count } rated games
  }
profile-ratings = Ratings
profile-ratings-help = the wider the band, the less sure; the lines are the bots
profile-graph = How it changes
profile-graph-of = { $game }: from { $first } to { $last } in { $count ->
    [one] one game
   *[other] { $count } games
  }
profile-graph-few = After the second rated game there is something to draw.
profile-favorites = Favorites
profile-favorites-none = Rated games that are played to the end will show it.
profile-favorite-times = { $count }×
profile-favorite-won = { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
  } of { $games }
profile-wins = won, { $wins } of { $games }
profile-latest = Rated games
profile-place = { $place }. of { $of }
profile-won = won
profile-left = left
profile-replay = Watch
profile-replay-of = Watch the game: { $name }
profile-best = Best games
profile-best-against = won against { $name }, { $points }
profile-best-none = The wins against the strongest will be here.
profile-with = with { $names }
profile-seen = Who sees this
profile-seen-everybody = Everybody
profile-seen-friends = Friends alone
profile-seen-nobody = Nobody but me
profile-seen-help = This is about the profile and the line on the leaderboards. Only rated games are here; all your games are in your own list. The number beside a name is seen by the whole table, so only those have one whom everybody may see.
profile-seen-all = All my games
profile-seen-erase = Erase everything about me
profile-seen-saved = Saved.
profile-mine = My profile
profile-empty = No rated game yet. The first one is at a table that counts: choose “rated” when you start it.

cli-ratings-none = There are no rated games.
cli-ratings-counted =
    { $game }: { $results ->
        [one] one rated game
       *[other] { $results } rated games
    }, { $people ->
        [one] one person rated
       *[other] { $people } people rated
    }
cli-ratings-recomputed =
    { $game }: { $results ->
        [one] one rated game
       *[other] { $results } rated games
    } counted again, { $changed ->
        [0] nothing changed
        [one] one rating changed
       *[other] { $changed } ratings changed
    }
