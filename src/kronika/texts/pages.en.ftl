### What the pages around the table say: shelf, new table, rulebook, cards, replay, help.

## Sections

page-tables = Tables
page-rules = Rules
page-cards = Cards
page-help = Help
page-sections = Sections
page-you-are = You are { $name }. Change the name
page-rename = Your name
page-rename-help = This is how others at the table see you.
page-save = Save
page-again = Try again
page-failed = This could not be loaded.
page-foot = Kronika is an unofficial table for friends of these games. It has no ties to their publishers.
page-credits = Credits
page-version = Version { $version }

## Time

ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-yesterday = yesterday { $time }
ago-date = { $date }

## Home

home-night = Still up?
home-morning = Good morning
home-day = Welcome
home-evening = Good evening
home-greeting = { $greeting }, { $name }
home-waits =
    { $count ->
        [0] Nobody is waiting for you.
        [one] It is your turn at one table.
       *[other] It is your turn at { $count } tables.
    }
home-first = Take a box off the shelf and sit down.
home-shelf = The shelf with the games
home-box = { $title }: new table
home-play = Play now
    .help = A game against an easy opponent, with the usual setup. It begins at once.
home-play-box = { $title }: play now against a bot
home-play-guest = Guest
home-box-oath = Oath
    .sub = Chronicles of Empire and Exile
    .time = 45–150 min
home-box-dominion = Dominion
    .sub = Intrigue
    .time = 30 min
home-box-valeria = Valeria
    .sub = Card Kingdoms
    .time = 45 min
home-box-north = Empires of the North
    .sub = Imperial Settlers
    .time = 45–90 min
home-players =
    { $least ->
        [one] { $least }–{ $most } players
       *[other] { $least }–{ $most } players
    }
home-my-tables = My tables
home-none = You have no table yet. The first one is one click away: play now against a bot, or choose a box and invite somebody.
home-none-on = You are not playing anything now. The next game waits on the shelf.
home-your-turn = Your turn
home-waits-for =
    { $count ->
        [one] { $names } is on turn
       *[other] { $names } are choosing
    }
home-gathering = Waiting for players
home-gathering-free =
    { $count ->
        [one] One chair is still free.
       *[other] { $count } chairs are still free.
    }
home-over = Finished
home-over-won =
    { $count ->
        [one] { $names } won, { $scores }.
       *[other] { $names } share the win, { $scores }.
    }
home-continue = Continue
home-open = Open
home-replay = Watch the replay
home-news = news
home-last = Last finished:
home-last-won =
    { $count ->
        [one] { $names } won { $scores }
       *[other] { $names } shared the win { $scores }
    }
home-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
home-mine = All my finished games and my statistics
mine-title = My games
mine-none = You have not finished a game yet. What you finish is kept here, with its replay.
mine-figures = What I have won
mine-game = Game
mine-share = Won
mine-people = against people
mine-against = against { $bot }
mine-how = Several bots count as the strongest of them. A shared victory is a victory; a game you gave up is lost.
mine-pages = Pages
mine-page = page { $n } of { $of }
mine-newer = Newer
mine-older = Older
home-chronicle = Open a chronicle
home-chronicle-file = A saved game as a file.
home-chronicle-help = A saved game as a file: choose it, or drop it here.
home-chronicle-drop = Drop the chronicle here
home-chronicle-not-json = { $file } is not a chronicle: it is not JSON. A chronicle is what “Download” in a replay saves.
home-chronicle-large = { $file } is too large for a chronicle.
home-seats = At the table: { $names }

## A new table

new-title = New table
new-game = Game
new-name = Name of the table
new-name-default = { $game } on { $day }
new-player = Your name
new-player-placeholder = What should we call you?
new-seats = Who sits down
new-seat-you = you
new-seat-free = Free chair
new-seat-free-help = You will get a link to send.
new-seat-kind = Chair { $n }
new-seat-bot = bot
new-seat-add-bot = Add a bot
new-seat-add-free = Add a free chair for a guest
new-seat-add = Another chair
new-seat-remove = Remove { $name }
new-seat-remove-free = Remove the free chair
new-seat-strength = Who plays for { $name }
new-bot-strength = strength { $n } of { $of }
new-bot-names = Oswald, Matilda, Roland, Agnes, Conrad
new-levels = Who do you play against?
new-levels-without-net = The learned net cannot be used here: plays as { $bot }.
new-levels-full = There is no chair left.
new-levels-least = Choose somebody else first: the game needs more players.
level-1 = learning
level-2 = easy
level-3 = fair
level-4 = hard
level-5 = master
level-name-giles = Giles
level-name-dorothy = Dorothy
level-name-severin = Severin
level-name-ludmila = Ludmila
level-name-wenceslas = Wenceslas
new-order = The first player is drawn by lot.
new-more = More settings
new-choice-more = All of them …
new-choice-own = My own
new-picker = { $option }: choose
new-picked = { $n } of { $of } chosen
new-picked-done = Use these { $of }
new-picked-clear = Clear
new-lot = By lot
new-lot-open = By lot, with wishes …
new-lot-draw = Draw
new-lot-again = Draw again
new-lot-wishes = Wishes
new-lot-seed = Seed
    .help = The same wishes and the same seed draw the same cards; without one they are others each time.
new-lot-any = any number
new-lot-none = none
new-lot-most = at most { $n }
new-lot-least = at least { $n }
new-lot-cards = { $label } ({ $count })
new-saved = Saved
new-saved-none = Nothing saved yet. Choose cards, then save them under a name.
new-saved-name = Name to save it under
new-saved-save = Save
new-saved-done = Saved in this browser.
new-saved-remove = Remove { $name }
new-saved-share = Copy a link
new-saved-shared = The link is copied; whoever opens it finds these cards chosen.
new-take = Use this one
new-choice-seats =
    { $seats ->
        [one] for one player only.
       *[other] for { $seats } players only.
    }
new-forced = fixed for this number of players
new-forced-saga = goes with a saga
new-start = Start the game
new-open = Open the table
new-starting = Just a moment …
new-missing-player = First tell us your name.
new-missing-seats = This game cannot be played with that many players.
new-missing-list = Your own choice is not complete yet.
new-missing-many = At least one must stay ticked.
new-find-card = Find a card

## A table that gathers

gather-waits =
    { $count ->
        [0] Everybody is here.
        [one] One chair is still free.
       *[other] { $count } chairs are still free.
    }
gather-share = Send the link to those you want at the table. Whoever opens it chooses a name and a chair.
gather-link = Link of the invitation
gather-copy = Copy
gather-copied = The link is on your clipboard.
gather-copy-by-hand = Copy the link from the field.
gather-only-here = This link leads to this computer only; friends cannot open it. Start Kronika with “kronika serve --host 0.0.0.0” and open it at the address that the computer has in the network; then the link works for them too.
gather-fill = Put a bot here
gather-free = Free the chair of { $name }
gather-sit = Sit here
gather-sit-at = Sit down on chair { $n }
gather-here = is here
gather-away = not here now

## Invitation

invite-title = Invitation
invite-by = { $name } invites you to a game of { $game }.
invite-game = You are invited to a game of { $game }.
invite-begun = This game has already begun; all chairs are taken.
invite-watch = Watch the game
invite-over = This game is over.
invite-mine = You are already sitting here.
invite-go = To the table
invite-no-table = This invitation leads to no table. Ask for a new link.

## Rulebook

rules-title = Rulebook
rules-contents = Contents
rules-search = Find in the rules
rules-search-help = Words in any order, with or without accents.
rules-found =
    { $count ->
        [0] Nothing was found.
        [one] One clause
       *[other] { $count } clauses
    }
rules-clear = Show all
rules-copy = Copy the link to { $clause }
rules-copied = The link to { $clause } is on your clipboard.
rules-link = Clause { $clause }

## Rules, cards and statistics of all games

library-which = Of which game?
library-box = { $title }: { $section }

## Cards

cards-title = Cards
cards-search = Find a card
cards-set = Box
cards-kind = Kind
cards-cost = Cost
cards-all = All
cards-sort = Sort by
cards-sort-cost = cost
cards-sort-name = name
cards-sort-set = box
cards-found =
    { $count ->
        [0] No card matches.
        [one] One card
       *[other] { $count } cards
    }
cards-reset = Clear the filters
cards-filters = Filters
cards-count-of = { $count } of { $of } cards

## Replay

replay-title = Replay
replay-eyes = Seen by
replay-all = everybody
replay-public = spectators
replay-step = step { $n } of { $of }
replay-where = Step { $n } of { $of }, { $turn }
replay-turn = turn { $turn }, { $name }
replay-start = To the beginning
replay-turn-back = A turn back
replay-back = A step back
replay-play = Play
replay-pause = Pause
replay-next = A step on
replay-turn-next = A turn on
replay-end = To the end
replay-speed = Speed
replay-speed-of = { $speed } times
replay-scrub = Moment of the game
replay-keys-step = step
replay-keys-turn = turn
replay-keys-play = play
replay-points-of = { $name }: { $points }
replay-lead = Change of the lead
replay-leap = Great turn
replay-leap-of = { $name }: +{ $gained } in one turn.
replay-download-help = Save the game as a chronicle file
replay-share = Share this moment
replay-shared = The link to this moment is on your clipboard.
replay-won =
    { $count ->
        [one] { $names } won, { $points } points
       *[other] { $names } share the win, { $points } points
    }
replay-from-chair = The game is not over; you see it from your own chair.
replay-from-public = The world of this saga is still to be played; you see the game as spectators saw it.
replay-loading = The game is being loaded …
replay-table = To the table
replay-log = Game log
replay-graph-toggle = Graph
replay-setup = before the first turn

## Help

help-title = Your first game
help-lead = Three minutes of reading, then you will be playing.
help-contents = On this page
help-start = Three steps to your first Dominion
help-start-1 = Take the box
help-start-1-text = On the home page choose Dominion. The panel that opens is filled in already: you, a bot, and a kingdom of ten cards that suits beginners. Write your name.
help-start-2 = Start the game
help-start-2-text = Press the big button. The first player is drawn by lot, and you hold five cards: Coppers and Estates.
help-start-3 = Buy better cards
help-start-3-text = On your turn you may play an Action card, then play your Treasures and buy a card. What you buy comes back to you after the next shuffle. When the Provinces are gone, the most victory points win.
help-start-go = Start a game now
help-table = What the table shows
help-table-text = Your rivals sit across the top, the supply lies in the middle, and what is being played lies before it. Below is your own place: the question, and your hand. At the right you read the card under the pointer, and the game log.
help-table-seat = A rival: crest, name, and in words what they are doing. The numbers are their hand, deck and discard pile.
help-table-pile = A pile: at the top right how many are left, at the bottom left what the card costs. The frame shows the kind by its color, its pattern, its icon and a word.
help-table-glow = What glows can be chosen now. What is chosen is lifted and ticked.
help-answer = How to answer
help-answer-text = The table asks you one thing at a time. There are always three ways to answer; choose the one you like.
help-answer-click = Click
help-answer-click-text = Click what glows: a card in your hand, a pile, a player, or a button of the question. Where several things may be chosen, click each of them and then confirm.
help-answer-list = The list
help-answer-list-text = L opens all options as a plain list. It is enough to play any game here, with a screen reader too.
help-answer-keys = Keys
help-answer-keys-text = The digits 1 to 9 choose options, Enter confirms, the arrows move among cards, Space shows a card large and Esc goes back.
help-why = Why not?
help-why-text = Click a thing that does not glow, and the table says why it cannot be chosen, with the number of the rule. A click on the number opens its text.
help-undo = Taking back
help-undo-text = Z takes back your last answer as long as nothing hidden has come out since. Beyond that the others at the table are asked.
help-log = The game log
help-log-text = Everything that happens is written down. Point at the name of a card to see it. After the game you can play it all again, through anybody’s eyes, and keep it as a file.
help-rules = Rules and cards
help-rules-text = The rulebook can be searched and every clause has an address of its own. The card browser shows all cards with their texts and rulings.
help-away = If you have to go
help-away-text = Close the window and come back when you like: the table waits. In the menu of the table you can let a bot play for you, or resign.
help-fair = Is it dealt fairly?
help-fair-text = Before the deal the server commits itself to a secret, your browser adds a number of its own, and at the end it checks by itself that the game was dealt from both.
help-keys-title = All keys at the table
help-key-digits = choose an option; it keeps its digit as long as the turn lasts
help-key-enter = confirm; to choose nothing, press it twice; while others play, skip to your turn
help-key-e = end the turn, or go on without (in Empires of the North P and N)
help-key-oath = in Oath, the whole game through: search, muster, trade, recover, campaign, travel
help-key-arrows = move among cards
help-key-tab = to the next place on the table
help-key-l = list of all options
help-key-z = take back
help-key-r = what happened since your last turn
help-key-space = show a card large
help-key-h = the coach: what would a good player do?
help-key-esc = back: what lies above the table goes first; in a lesson you are then asked whether to leave, and it goes on from the same step next time
help-key-f6 = in a lesson, to the coach's words and back to the table
help-keys-off = The single letters can be switched off in the settings.
help-credits = Credits
help-credits-text = The icons are from game-icons.net (CC BY 3.0) and Lucide (ISC), the letters are Cinzel, Alegreya and Source Sans 3 (SIL Open Font License).
help-credits-more = All names
help-figure-log = A page of the game log.
