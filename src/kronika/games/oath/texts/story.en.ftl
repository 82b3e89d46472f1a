### Sentences for stories of finished games.

story-oath-sworn-1 = The oath of these years was { oath-named-oath }; it had been sworn by the Chancellor, { $player }.
story-oath-sworn-2 = { $player } sat on the throne as Chancellor and had sworn this oath: { oath-named-oath }.
story-oath-sworn-3 = The Chancellor was { $player }, bound by one oath: { oath-named-oath }.

story-oath-log-victor-1 =
    { $won ->
        [1] { $proposer } attacked { story-oath-defender } in round { $round }, took { CARD($site) } and won, { $attack } to { $defense }.
       *[0] { $proposer } attacked { story-oath-defender } over { CARD($site) } and was beaten back, { $attack } to { $defense }.
    }
story-oath-log-victor-2 =
    { $won ->
        [1] { CARD($site) } fell to { $proposer } in round { $round }; { story-oath-defender } lost by { $defense } to { $attack }.
       *[0] { CARD($site) } held in round { $round }: { $proposer } brought { $attack } against { $defense }, and { story-oath-defender } stayed.
    }
story-oath-log-victor-3 =
    { $won ->
        [1] There was a battle over { CARD($site) }: { $proposer } beat { story-oath-defender }, { $attack } to { $defense }.
       *[0] There was a battle over { CARD($site) }: against { story-oath-defender } the attack of { $proposer } failed, { $attack } to { $defense }.
    }
story-oath-log-victor-4 =
    { $won ->
        [1] In round { $round } { $proposer } marched on { CARD($site) }, and { story-oath-defender } had to go ({ $attack } to { $defense }).
       *[0] In round { $round } { $proposer } marched on { CARD($site) } in vain: { story-oath-defender } stood firm ({ $attack } to { $defense }).
    }
story-oath-defender =
    { $player ->
        [-1] the bandits
       *[other] { $player }
    }

story-oath-log-title-1 = In round { $round } { $name } became Oathkeeper.
story-oath-log-title-2 = The title of Oathkeeper went to { $name } in round { $round }.
story-oath-log-title-3 = From round { $round } on { $name } kept the oath.
story-oath-log-title-4 = Round { $round } made { $name } Oathkeeper.
story-oath-log-title-5 = Nobody met the oath better than { $name } by round { $round }, and the title followed.
story-oath-log-title-6 = In round { $round } the title changed hands, and the new hands were those of { $name }.
story-oath-log-title-7 = { $name } did in round { $round } what the oath asks, and was Oathkeeper for it.
story-oath-log-title-8 = With round { $round } the oath had a new keeper: { $name }.

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
