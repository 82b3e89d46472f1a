### Sentences for stories of finished games.

story-oath-log-victor-1 =
    { $name ->
        [-1] The bandits held: { $attack } against { $defense }.
       *[other] A battle in round { $round } went to { $name }, { $attack } against { $defense }.
    }
story-oath-log-victor-2 =
    { $name ->
        [-1] Against the bandits the attack failed, { $attack } to { $defense }.
       *[other] In round { $round } { $name } carried the day: attack { $attack }, defense { $defense }.
    }
story-oath-log-victor-3 =
    { $name ->
        [-1] The bandits stayed where they were, { $defense } to { $attack }.
       *[other] Swords decided it, { $attack } to { $defense }, and { $name } stood at the end.
    }
story-oath-log-victor-4 =
    { $name ->
        [-1] { $attack } swords broke on the bandits’ { $defense }.
       *[other] { $attack } to { $defense }: the field belonged to { $name }.
    }

story-oath-log-title-1 = In round { $round } { $name } became Oathkeeper.
story-oath-log-title-2 = The title of Oathkeeper went to { $name } in round { $round }.
story-oath-log-title-3 = From round { $round } on { $name } kept the oath.
story-oath-log-title-4 = Round { $round } made { $name } Oathkeeper.

story-oath-log-usurper-1 = { $name } turned the title over: a Usurper.
story-oath-log-usurper-2 = In round { $round } { $name } was called Usurper.

story-oath-log-vision-1 = { $name } showed everybody { CARD($card, case: "acc") }.
story-oath-log-vision-2 = In round { $round } all learned what { $name } dreamed of: { CARD($card) }.
story-oath-log-vision-3 = { CARD($card) } lay faceup before { $name }.

story-oath-log-citizen-1 = { $name } became a Citizen of the Empire.
story-oath-log-citizen-2 = In round { $round } { $name } changed sides and was a Citizen.

story-oath-log-exile-1 = { $name } went into exile.
story-oath-log-exile-2 = In round { $round } the Empire lost { $name } to exile.

story-figure-oath-goal = by the Oath
