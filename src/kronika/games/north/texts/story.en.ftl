### Sentences for stories of finished games.

story-north-log-pillage-1 = Pillaged by { $name } in round { $round }: { CARD($card) }.
story-north-log-pillage-2 = In round { $round } an island gave { $name } all it had ({ CARD($card) }).
story-north-log-pillage-3 = The ships of { $name } came back low in the water; behind them lay what was left to take ({ CARD($card) }).
story-north-log-pillage-4 = In round { $round } smoke rose over an island, { CARD($card) }; { $name } had been there.

story-north-log-conquer-1 = Conquered by { $name }: { CARD($card) }.
story-north-log-conquer-2 = From round { $round } on one island more belonged to { $name }: { CARD($card) }.
story-north-log-conquer-3 = A new banner was raised, that of { $name } ({ CARD($card) }).

story-north-log-raid-1 = Raided by { $name }: { CARD($card) }.
story-north-log-raid-2 = In round { $round } { $name } came with fire ({ CARD($card) }).
story-north-log-raid-3 = What { $name } left behind lay in ruins: { CARD($card) }.

story-figure-north-points = victory points

story-north-end-solo-won-1 = After round { $round } the scoreboard showed { $track } of { $goal } points: { $name } was in time.
story-north-end-solo-lost-1 = After round { $round } the scoreboard showed { $track } of { $goal } points: time had run out.
