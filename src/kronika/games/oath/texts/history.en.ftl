### The history of a saga: what the timeline tells of its games.

oath-history-oath = Oath
oath-history-reign = Reign
    .help = who won, and how
oath-history-map = golden thread: the site survived; dashed with a ruin
oath-history-suits = Suits
    .help = what the world deck was made of when the game began
oath-history-hidden = hidden
oath-history-world = the world that is left
oath-history-ended = Ended
oath-history-ended-how = round { $round }, { $how }
oath-history-next-oath = New oath
oath-history-survived = Sites that survived
oath-history-survived-of = { $count } of { $of }
oath-history-deeds = What became of the world
oath-history-exiled = Dispossessed
oath-history-exiled-unknown = nobody knows yet
oath-history-exiled-nobody = nobody
oath-history-edifices = Edifices and ruins
oath-history-no-edifices = Nobody has built anything yet.
oath-history-built = built in game { $game }
oath-history-repaired = repaired in game { $game }
oath-history-ruined = fell to ruin in game { $game }
oath-history-buried = gone since game { $game }
oath-history-found = stood before the first game
