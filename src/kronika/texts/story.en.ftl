### Stories: how a finished game is told, in several turns of phrase. `name` and `rival` stand as they are written.

story-opening-1 = { $names } sat down to { $game }.
story-opening-2 = It was a game of { $game }, and at the table were { $names }.
story-opening-3 =
    { $count ->
        [2] Two players, { $names }, opened the box of { $game }.
       *[other] The box of { $game } was opened for { $names }.
    }
story-opening-4 = Once more { $names } sat down to { $game }.
story-opening-5 = { $names }: these were the players when { $game } began.
story-opening-6 = The cards of { $game } were dealt to { $names }.
story-opening-solo-1 = { $name } sat down alone to { $game }.
story-opening-solo-2 = One player, { $name }, against the box of { $game }.
story-opening-solo-3 = Nobody else was at the table when { $name } opened { $game }.
story-begins-1 = The first move fell to { $name }.
story-begins-2 = { $name } began.
story-begins-3 = By lot { $name } went first.
story-begins-4 = { $name } was first to act.
story-begins-5 = { $name } had the first word.

story-meanwhile-1 = So round { $round } came.
story-meanwhile-2 = By round { $round } the table had changed.
story-meanwhile-3 = Round { $round } was no quieter.
story-meanwhile-4 = Then it was round { $round }.
story-meanwhile-5 = In round { $round } things began to move.
story-meanwhile-6 = Nobody forgot round { $round }.

story-plain-1 = { $line }.
story-plain-2 = In round { $round }: { $line }.
story-plain-3 = From the log of round { $round }: { $line }.
story-plain-4 = And then: { $line }.
story-plain-5 = What everybody saw in round { $round }: { $line }.

story-line-1 = { $line }.
story-line-2 = And then: { $line }.

story-first-lead-1 = The first to go ahead was { $name }, { $mine } to { $theirs } ({ TEXT($figure) }).
story-first-lead-2 = Early on { $name } led with { $mine } against { $theirs } ({ TEXT($figure) }).
story-first-lead-3 = { $name } pulled in front first: { $mine } to { $theirs } in round { $round }.
story-lead-1 = Then { $name } took the lead, { $mine } to { $theirs } ({ TEXT($figure) }), and { $rival } fell behind.
story-lead-2 = In round { $round } the lead changed hands: { $name } { $mine }, { $rival } { $theirs }.
story-lead-3 = With { $mine } to { $theirs } { $name } went past { $rival }.
story-lead-4 = { $rival } had been ahead; in round { $round } that was over, { $name } led by { $mine } to { $theirs }.
story-lead-5 = The table had a new leader: { $name } { $mine }, { $rival } { $theirs } ({ TEXT($figure) }).

story-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-margin =
    { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }
story-close-margin =
    { $margin ->
        [0] nothing at all
        [one] a single point
       *[other] { story-margin }
    }
story-enough =
    { $points ->
        [one] { $points } point was enough
       *[other] { $points } points were enough
    }
story-won-1 = { $name } won.
story-won-2 = The game went to { $name }.
story-won-3 = Nobody could take it from { $name } any more.
story-won-4 = So it ended, and { $name } had the victory.
story-won-points-1 = { $name } won with { story-points }, { $margin } ahead.
story-won-points-2 = The game went to { $name }: { story-points }, { $margin } more than anybody else.
story-won-points-3 = { story-enough } for { $name }, with { $margin } to spare.
story-won-points-4 = When all was counted, { $name } had { $points }, and a lead of { $margin }.
story-won-close-1 = It was close: { $name } won with { story-points }, by { story-close-margin }.
story-won-close-2 = { $margin ->
        [0] Equal on points, and still { $name } won, with { $points }.
        [one] A single point decided, and { $name } had it: { $points } in all.
       *[other] { $margin } points decided, and { $name } had them: { $points } in all.
    }
story-won-close-3 = By a hair { $name } kept ahead, { story-points } in the end, { $margin } more than the next.
story-won-close-4 = One more turn and it might have gone otherwise; as it was, { $name } had { story-points }, { $margin } ahead.
story-won-far-1 = Nobody came near { $name }: { story-points }, { $margin } ahead of the next.
story-won-far-2 = It was a clear victory for { $name }, { story-points } and { $margin } to spare.
story-won-far-3 = { $name } won by { $margin }, with { story-points }, and hardly looked back.
story-won-far-4 = At { story-points } { $name } was out of everybody’s reach, { $margin } ahead.
story-second-1 = { $name } came second with { $points }.
story-second-2 = Next was { $name } with { $points }.
story-second-3 = For { $name } there remained { story-points } and the thought of another game.
story-second-4 = { $name }, with { $points }, was the nearest of the others.
story-second-5 = { story-points } went to { $name }.
story-shared-1 = { $names } shared the victory, with { story-points } each.
story-shared-2 = Nothing could part them: { $names } won together, { story-points } each.
story-lost-1 = { $name } lost.
story-lost-2 = This time the game was too strong for { $name }.
story-nobody-1 = This time nobody won.
story-nobody-2 = The game itself was stronger.

story-title-1 = How { $name } won
story-title-2 = A day for { $name }
story-title-3 = The winner was { $name }
story-title-4 = { $name }, in the end
story-title-shared-1 = An even match
story-title-shared-2 = No single winner
story-title-nobody-1 = Nobody won
story-title-nobody-2 = A game without a winner
story-title-lost-1 = How { $name } lost
story-title-lost-2 = The game was stronger than { $name }

## The page

tale-title = The story
tale-copy = Copy
tale-copied = The story is copied.
tale-not-copied = The browser does not let this page copy. Mark the text and copy it yourself.
tale-print = Print
tale-note = Told from the record of the game: every sentence has its moment. A click on a sentence shows it.
tale-spoken = How am I written about
tale-loading = The story is being told …
spoken-legend = Stories speak of me as
spoken-she = she
spoken-he = he
spoken-none = neither
spoken-help = Stories of finished games follow this. Names are never inflected; where you choose neither, Czech stories speak of you in the present tense.
story-running = This game is not over. Its story is told when it is.
lang-unknown = There are no texts in “{ $lang }”; there are { $right }.
saga-tale-of = game { $number }
