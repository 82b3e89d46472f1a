### Sentences for stories of finished games.

story-valeria-log-slay-1 = { $name } slew the { CARD($card) }.
story-valeria-log-slay-2 = In turn { $round } the { CARD($card) } fell, by the hand of { $name }.
story-valeria-log-slay-3 = The { CARD($card) } troubled nobody any more: { $name } saw to that.

story-valeria-log-take-1 = { $name } took from { $victim } what { CARD($card) } allows.
story-valeria-log-take-2 = { $victim } paid, { $name } took: such is { CARD($card) }.
story-valeria-log-take-3 = In turn { $round } { CARD($card) } brought { $name } something that { $victim } had owned.

story-valeria-log-rob-1 = { CARD($card) } changed sides, from { $victim } to { $name }.
story-valeria-log-rob-2 = { $victim } lost { CARD($card, case: "acc") }, and { $name } had it.

story-valeria-log-build-1 = { $name } built { CARD($card, case: "acc") }.
story-valeria-log-build-2 = In turn { $round } { CARD($card) } rose in the duchy of { $name }.
story-valeria-log-build-3 = { CARD($card) } stood from turn { $round } on, and { $name } had the good of it.
story-valeria-log-build-4 = Stone by stone { $name } put up { CARD($card, case: "acc") }.

story-figure-valeria-points = victory points

story-valeria-end-dark-lord-1 = The count: { $name } { $points }, the Dark Lord { $dark }.
