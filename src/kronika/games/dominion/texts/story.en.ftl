### Sentences for stories of finished games.

story-dominion-log-buy-1 = In turn { $round } { $name } bought { CARD($card, case: "art") }.
story-dominion-log-buy-2 = { $name } spent the coins of turn { $round } on { CARD($card, case: "art") }.
story-dominion-log-buy-3 = The next card to buy was { CARD($card, case: "art") }: it went to { $name }.
story-dominion-log-buy-4 = Into the deck of { $name } came { CARD($card, case: "art") }, in turn { $round }.
story-dominion-log-buy-5 = Turn { $round } brought { $name } { CARD($card, case: "art") }.
story-dominion-log-buy-6 = For { CARD($card, case: "art") } { $name } had just enough.

story-dominion-log-gain-1 = { $player } played { CARD($attack, case: "art") } in turn { $round }, and { $name } gained { CARD($card, case: "art") }.
story-dominion-log-gain-2 = This went to { $name }: { CARD($card, case: "art") }, with the compliments of { $player } ({ CARD($attack) }).
story-dominion-log-gain-3 = In turn { $round } { $name } was hit: { CARD($card, case: "art") }, sent by { $player } with { CARD($attack, case: "art") }.
story-dominion-log-gain-4 = An Attack of { $player } ({ CARD($attack) }) left { $name } with { CARD($card, case: "art") }.

story-dominion-log-discard-1 = { $player } attacked in turn { $round } ({ CARD($attack) }): { $name } had to discard { $cards }.
story-dominion-log-discard-2 = The hand of { $name } lost { $cards }; that was the work of { $player } and { CARD($attack, case: "art") }.
story-dominion-log-discard-3 = In turn { $round } { $name } discarded { $cards }, since { $player } had played { CARD($attack, case: "art") }.

story-dominion-log-trash-1 = By { CARD($attack, case: "art") } of { $player } { $name } lost this for good: { CARD($card) }.
story-dominion-log-trash-2 = In turn { $round } a card of { $name } went to the trash, { CARD($card) }; { $player } had played { CARD($attack, case: "art") }.

story-figure-dominion-points = victory points
