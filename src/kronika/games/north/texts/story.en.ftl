### Sentences for stories of finished games.

story-north-log-pillage-1 = { $name } pillaged { CARD($card, case: "acc") }.
story-north-log-pillage-2 = { CARD($card) } gave { $name } all it had, in round { $round }.
story-north-log-pillage-3 = The ships of { $name } came back from { CARD($card) } low in the water.
story-north-log-pillage-4 = In round { $round } smoke rose over { CARD($card) }; { $name } had been there.

story-north-log-conquer-1 = { $name } conquered { CARD($card, case: "acc") }.
story-north-log-conquer-2 = From round { $round } on { CARD($card) } belonged to { $name }.
story-north-log-conquer-3 = { CARD($card) } got a new lord, { $name }.

story-north-log-raid-1 = { $name } raided { CARD($card, case: "acc") }.
story-north-log-raid-2 = In round { $round } { $name } came over { CARD($card) } with fire.
story-north-log-raid-3 = { CARD($card) } lay in ruins when { $name } had left.

story-figure-north-points = victory points
