### Sentences for stories of finished games.

story-dominion-log-buy-1 = In turn { $round } { $name } bought { CARD($card, case: "acc") }.
story-dominion-log-buy-2 = { $name } spent the coins of turn { $round } on { CARD($card, case: "acc") }.
story-dominion-log-buy-3 = { CARD($card) } went to { $name }.
story-dominion-log-buy-4 = Into the deck of { $name } came { CARD($card) }, in turn { $round }.
story-dominion-log-buy-5 = Turn { $round } brought { $name } { CARD($card, case: "acc") }.
story-dominion-log-buy-6 = For { CARD($card, case: "acc") } { $name } had just enough.

story-figure-dominion-points = victory points
