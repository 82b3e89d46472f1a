### Playing with others: open tables, and any game for whoever wants one.

page-company = Play with others
open-tables = Open tables
open-live = live, { $count ->
    [0] no table
    [one] one table
   *[other] { $count } tables
  }
open-none = Nobody is waiting just now. Look for a game, and whoever comes next will find you.
open-none-such = No open table fits. Choose less, or look for a game: then others find you.
open-new-tables = { $count ->
    [one] One new open table.
   *[other] { $count } new open tables.
  }
open-filter = What the list shows
open-all-games = all games
open-game = Game
open-seats = Players
open-any = any
open-pace = Pace
open-pace-any = any pace
open-pace-live = played at once
open-pace-days = over days
open-lang = Language
open-lang-any = any language
open-table-of = At { $name }’s table
open-sit-at = Sit down: { $name }

open-find = Find me a game
open-find-go = Find a game
open-finding = Looking …
open-find-help = You are brought to an open table that suits you. If there is none, you wait at one of your own, where others find you.

open-who = Who may come
open-who-link = Whoever has the link
open-who-all = Anybody: among the open tables
open-fill = If too few come
open-fill-never = keep waiting
open-fill-after = { $minutes ->
    [one] bots after a minute
   *[other] bots after { $minutes } minutes
  }
open-fill-in = Bots take the free chairs in { $time }.
open-fill-now = Bots are about to take the free chairs.
open-is = This table stands among the open ones: anybody may sit down.
open-is-not = Only whoever has the link can sit down here.
open-open = Open it to everybody
open-close = Only by the link
gather-swap = Chairs { $n } and { $other } change places
