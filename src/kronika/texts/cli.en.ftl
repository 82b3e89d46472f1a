### What the terminal says: the table, commands, mistakes on the command line.

## The table

cli-you = Player
cli-turn-yours = your turn { $turn }
cli-turn-of = turn { $turn } of { $name }
cli-points = points { $points }
cli-zone-hand = hand
cli-zone-deck = deck
cli-zone-discard = discards
cli-zone-play = in play
cli-zone-aside = aside
cli-zone-trash = Trash
cli-story = Since your last answer
cli-story-more = … (`log` tells all of it)
cli-prompt = Your answer (? helps):
cli-pass = { $name } is up. Hand the keyboard on; nothing is shown until Enter is pressed.
cli-pass-enter = Enter:
cli-pass-nothing = You are asked nothing now. Press Enter and hand the keyboard on.
cli-people-many =
    { $people } people sit at this keyboard, but the table has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
cli-hint-exactly = Pick { $count }.
cli-hint-most =
    Pick up to { $count }, or just press Enter.
cli-hint-range = Pick { $least } to { $most }.
cli-hint-ordered = The order matters.
cli-reach = Within reach, by name: { $things }

## What can be typed

cli-command-hint = hint
cli-hint-thinking = A good player thinks …
cli-command-ahead = ahead
cli-command-why = why
cli-command-undo = undo
cli-command-log = log
cli-command-save = save
cli-command-quit = quit
cli-command-help = help
cli-help =
    Answer with
      a number        3, or several: 1 1 4
      a name          its beginning will do: prov; several: copper, estate
      Enter alone     nothing, where nothing must be picked
    Ask
      ? NAME or ? 3   what a card or an option does
      ? D3.2-a        what a rule says (also a section: D3.2)
      hint            what a good player would do, and why
      why, why NAME   what is not possible now, and why
      ahead           what can be foreseen: your deck, the next roll, who is about to win
      log             what has happened so far
    Or
      undo            take back your last answer
      save FILE       write the chronicle; `kronika play --load FILE` goes on
      quit            get up from the table
cli-ahead-nothing = Nothing more can be foreseen than what lies on the table.
cli-about-unknown = There is no card, option or rule called “{ $what }” in sight. Ask like this: ? 2, ? Copper, ? D3.2-a.
cli-about-pile = costs { $cost }, { $count } left
cli-why-possible = “{ $what }” is possible: { $number }.
cli-why-nothing = Nothing else belongs to this question; the options are all there is. The rule is [{ $rule }].
cli-answer-number =
    There is no option { $number }; { $last ->
        [one] the only one is 1
       *[other] they go from 1 to { $last }
    }.
cli-answer-unknown = Nothing here is called “{ $word }”. Type a number from 1 to { $last }, the beginning of a name, or ? for help.
cli-answer-ambiguous = “{ $word }” may mean several: { $which }. Type the number.
cli-answer-empty = Something must be picked: type a number from 1 to { $last }, the beginning of a name, or ? for help.
cli-undo-anyway = There are only bots at the table, and they don’t mind: `undo!` goes back all the same.
cli-log-more = These were the last of { $count } lines; `log { $count }` shows them all.
cli-quit-save = Save the game? Type a file name, or press Enter to leave without saving:
cli-save-where = Where to? Type: save FILE
cli-saved = Saved to { $file }.
cli-bye = Good-bye, and thank you for the game.

## The end

cli-result-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
cli-result-place = Place
cli-result-name = Name
cli-result-points = Points
cli-result-from = From
cli-sum-turns = turns
cli-sum-owned = cards

## Replaying

cli-replay-ok =
    The chronicle holds: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, and the digest agrees.
cli-replay-bare =
    The chronicle holds: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }. It has no digest to compare.
cli-replay-part =
    Played up to answer { $answers }; the digest covers the whole game and was not compared.
cli-replay-open = The game is not over; it waits for { $names }.
cli-replay-wrong = { $file }: { $why }

## Verifying

cli-verify-no-promise = Nothing was promised before this game: its seed was given by somebody, or only bots played. Anybody who knew the seed knew what would come.
cli-verify-computable = Its chance comes from the fast generator for simulations: whoever sees enough of it can compute the rest.
cli-verify-compare = Before the game this hash was published: { $hash }. Compare it with the one you were shown then, or give that one with --promised.
cli-verify-promised = The hash is the one that you were shown before the game.
cli-verify-other-promise = The hash is not the one that you were shown before the game: in the file it is { $hash }.
cli-verify-kept = The server’s secret is the one it had fixed before the game: it has the hash that was published.
cli-verify-not-kept = The server’s secret is not the one it had fixed before the game: it has another hash than was published.
cli-verify-short =
    The server’s secret has only { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }, so that it could be guessed.
cli-verify-people = Into the seed went what these added, so the server could not choose it: { $names }.
cli-verify-said = The file says that these added something to the seed, but it cannot show it: { $names }.
cli-verify-others = These had no part in the seed (bots, and whoever took a chair later): { $names }.
cli-verify-person =
    What { $name } added has { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } instead of { $right }.
cli-verify-seats =
    The file tells of { $people ->
        [one] { $people } seat
       *[other] { $people } seats
    } that could add something, and the game has { $seats }.
cli-verify-seed = The seed follows from the secret, the table and what people added. The game was dealt by it, and by nothing else.
cli-verify-other-seed = The seed does not follow from the secret, the table and what people added: the game was dealt by another one.
cli-verify-generator = The game was dealt by the generator { $generator }, which can be computed; promised games use sha512/1.
cli-verify-reshuffles = Cards that nobody knew were mixed again, because somebody took back or played on from what had come out, after answers: { $places }.
cli-verify-word = After answer { $after } cards were mixed by the word “{ $word }”, which somebody could choose; it should be the number of the undo.
cli-verify-holds = { $file }: all of this holds.
cli-verify-broken = { $file }: something does not hold.

## Simulating

cli-simulate-games = Games
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-score = Points
cli-simulate-seats = Wins by seat: { $wins }
cli-simulate-turns = Turns per player: { $turns }
cli-simulate-speed = { $games } games in { $seconds } s: { $rate } games and { $decisions } decisions per second
cli-simulate-seed = Seed: { $seed }

cli-dataset-done = { $games } games are in { $folder } ({ $size } MB); README.md there describes them.
cli-dataset-other = In { $folder } lies another data set: name another folder, or go on with the same bots, seats, setup and seed.
cli-ladder-rating = Rating
cli-ladder-next = Against the next
cli-ladder-likes = Likes
cli-ladder-levels = { $game } has no levels: name the bots with --bots.
cli-ladder-file = { $file } does not hold a ladder; name another file, and a new ladder begins.
cli-learn-numpy = Learning needs one more package: pip install "kronika[bots]"
cli-learn-settings = The settings cannot be read: { $why }
cli-balance-side = Against →
cli-balance-overall = All
cli-balance-games = Wins in per cent; { $games } games, { $pairings } pairings, { $seconds } s
cli-balance-first = Whoever begins wins { $share } %
cli-balance-rounds = Rounds: { $mean } on average, { $least } to { $most } (games by rounds: { $counts })
cli-balance-never =
    { $count ->
        [0] Every card was played.
       *[other] Never played: { $cards }
    }

## Games and rules

cli-games-seats = players
cli-games-levels = levels
cli-games-bots = bots
cli-draw-nothing = { $game } draws nothing by lot before it begins.
cli-draw-seed = The seed { $seed } draws the same again. To play with it:
cli-rules-exempt = [Without effect here: { $reason }]
cli-rules-not-found = No clause contains “{ $words }”.
cli-coverage = { $game }: { $clauses } clauses, { $tested } tested, { $exempt } without effect here, { $missing } missing, { $unknown } unknown
cli-coverage-missing = No test names: { $ids }
cli-coverage-unknown = { $place } names { $clause }, which is not a clause.
cli-coverage-unreadable = { $file } cannot be read as Python: { $why }
cli-where-data = Data
cli-where-code = Code
cli-where-texts = Texts
cli-where-rules = Rules
cli-where-bots = Bots
cli-where-picture = Pictures
cli-where-browser = Browser
cli-where-tests = Tests
cli-where-docs = Documentation
clause-unknown = The rulebook has no clause “{ $clause }”. Near it: { $near }.
rulebook-none = There is no rulebook of { $game } in the language “{ $lang }”.
rulebook-line = Line { $line } of the rulebook is neither a heading nor a clause: { $text }

## Mistakes on the command line

cli-where-no-tree = This looks for places in Kronika's sources, and there are none here. Run it in a clone of the repository.
cli-where-meant = Nothing is called “{ $thing }”. Did you mean: { $near }?
cli-where-nothing = Nothing in the sources mentions “{ $thing }”. Give an id (throne-room), a name, a clause or a message.
cli-option-form = “{ $given }” is not a setup item; write NAME=VALUE, for example kingdom=random.
cli-option-again = “{ $option }” is given twice.
cli-option-old = --option is now called --setup; it still works, for now.
cli-without-net = The net that { $bot } has learned by cannot be used; { $bot } plays as { $instead }.
cli-bots-none = Name at least one bot, for example --bots big-money.
cli-bots-many =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } cannot sit in { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. Give more seats or fewer bots.
cli-game-no-bots = { $game } has no bots yet.
cli-balance-none = { $game } has no balance report: it has no sides to weigh against each other. There is one for: { $right }.
cli-balance-option = A balance report sets { $option } itself: it plays all pairings.
cli-balance-alone = A balance report is played by one bot at two seats and saves no chronicles.
cli-interrupted = Interrupted.
cli-file-missing = There is no file or folder { $file }.
cli-file-forbidden = There is no permission to read or write { $file }.
cli-file-folder = { $file } is a folder; a file is needed.
cli-file-no-folder = { $file } is not a folder.
cli-file-error = { $file }: { $why }
cli-file-not-text = The file is not text in UTF-8, so it is not a chronicle.
cli-file-empty = The file is empty.
cli-file-truncated = The file ends too early, in line { $line }; it was not written or copied to its end.
cli-file-not-json = The file is not JSON (line { $line }), so it is not a chronicle.
arena-games = At least one game has to be played, not { $games }.
arena-jobs = At least one process has to do the work, not { $jobs }.
cluster-missing = A cluster needs one more package: pip install 'kronika[cluster]'.
cluster-away = No dask scheduler answers at { $address }: { $why }
cluster-empty = The scheduler at { $address } has no workers. Start some: dask worker { $address } --nthreads 1
cluster-other = The worker { $worker } has another Kronika ({ $theirs }) than this one ({ $ours }), so it would play differently. Install the same there.
ladder-halves = In halves the seats are shared evenly: { $seats } is no even number.
ladder-alone = A ladder needs two bots and two seats at least; there are { $bots } bots and { $seats } seats.
ladder-other = These results are of another ladder: its { $what } is { $kept }, not { $now }. Name another file, or climb that one.
arena-illegal = The bot { $bot } gave an answer it may not give, in the game with seed { $seed }. { $why }

## kronika saga

cli-saga-exists = The file { $file } is there already. Choose another name, or go on with that saga: kronika saga play.
cli-saga-new = The saga “{ $name }” begins, in the file { $file }. Bots play its first game with kronika saga play.
cli-saga-worldless = { $game } has no worlds that a string could hold; leave --string out.
cli-saga-no-string = The saga has no world yet that a chronicle string could hold. A game has to be played first.
cli-saga-number = No.
cli-saga-winner = Winner

## kronika password

cli-password-new = The new password of “{ $name }”: { $password }
cli-password-help = Give it to nobody but the owner of the account, who can change it after signing in.

## kronika migrate

cli-migrate-new = A new store is ready (store { $now }).
cli-migrate-done = The store was brought from { $before } to { $now }. As it was before, it is kept beside it: docs/upgrade.md says where.
cli-migrate-nothing = The store is up to date (store { $now }); there was nothing to do.
cli-migrate-runs = A server is running with this data folder, at { $address }. Stop it first: a file is migrated while nobody plays.

## Secrets from files

cli-secret-twice = { $variable } and { $variable }_FILE are both set, and only one can count. Take one away.
cli-secret-empty = { $file }, which { $variable }_FILE names, is empty. Put in it what { $variable } would hold.
## Reports

cli-reports-none = Nobody has reported anything.
cli-reports-line =
    { $number }  { $at }  { $about ->
        [line] A line of { $whom }
        [name] The name “{ $whom }”
       *[person] { $whom }
    }, reported by { $by }: { $reason }{ $done ->
        [yes] { " (done)" }
       *[no] { "" }
    }
cli-reports-table = Table { $table } ({ $name })
cli-reports-persons = Person who reports: { $by }; reported: { $whom }
cli-reports-done = Report { $number } is done.

## Erasing and tidying

cli-erase-sure = Erase { $name } for good?
cli-erase-done = { $name } is erased: no account, no devices, no chat. In others' games they are “player 2”, by the number of the chair.
cli-erase-help = Copies that you keep (backups, and those made before a migration) still know the name.
cli-tidy-nothing = Nothing is too old.
cli-tidy-would = This would go:
cli-tidy-gone = This has gone:
cli-tidy-table =
    { $kind ->
        [unfinished] Table { $table } ({ $game }) “{ $name }”, not over, untouched since { $at }
        [aside] Table { $table } ({ $game }) “{ $name }”, put aside, untouched since { $at }
        [opened] Table { $table } ({ $game }) “{ $name }”, from a file, untouched since { $at }
       *[finished] Table { $table } ({ $game }) “{ $name }”, over, untouched since { $at }
    }
cli-tidy-saga = Saga { $saga } ({ $game }) “{ $name }”, with all its games
cli-tidy-lines =
    { $count ->
        [one] { $count } line of chat
       *[other] { $count } lines of chat
    }
cli-tidy-sessions =
    { $count ->
        [one] { $count } device that has not come back
       *[other] { $count } devices that have not come back
    }
cli-tidy-guests =
    { $count ->
        [one] { $count } guest without a table
       *[other] { $count } guests without a table
    }
cli-tidy-reports =
    { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
cli-tidy-waits =
    { $days ->
        [one] Nothing but reports goes yet: the server has begun tidying only recently. { $days } day is left.
       *[other] Nothing but reports goes yet: the server has begun tidying only recently. { $days } days are left.
    }

cli-puzzles-count = There must be at least one puzzle, not { $count }.
cli-puzzles-found = { $number } of { $of }, after { $answers } answers
cli-spoken = Stories speak of somebody as she, as he, or as neither (nothing at all), not as “{ $given }”.
