### What only the browser's table says.

type-citizen = Citizen
type-starter = Starter
type-monster = Monster
type-domain = Domain
type-duke = Duke
type-event = Enemy event
type-exhausted = Exhausted

valeria-round = Round { $round }
valeria-pill-setup = Dukes
valeria-pill-roll = Roll
valeria-pill-harvest = Harvest
valeria-pill-action = Actions
valeria-pill-action-of = Action { $n } of 2
valeria-pill-monsters = Monsters
valeria-pill-second-harvest = Harvest again
valeria-pill-end = End

valeria-left-exhausted = Exhausted
    .about = Stacks that have run out. With twice as many as there are players the last round has come.
    .rule = V8.1-c
valeria-left-monsters = Monsters
    .about = Monsters that can still be slain. With none left the last round has come.
    .rule = V8.1-a
valeria-left-domains = Domains
    .about = Domains that can still be built. With none left the last round has come.
    .rule = V8.1-b
valeria-left-captured = Captured
    .about = Cards that the Dark Lord has taken out of the game.
    .rule = V14.3
valeria-last-round = Last round

valeria-kingdom = The kingdom
valeria-row-monsters = Monsters
valeria-row-citizens-low = Citizens 1–5
valeria-row-citizens-high = Citizens 6–12
valeria-row-domains = Domains
valeria-lacking = missing: { $what } { $count }
valeria-price = price { $price }

valeria-sum = sum
valeria-die = die { $value }
valeria-activates = activates
valeria-doubles = doubles
valeria-not-rolled = The dice have not been rolled yet.

valeria-next-roll = Next roll
valeria-next-roll-about = { $name } rolls next. What each number brings when it shows once, and in how many of the 36 rolls it shows.
valeria-rolls = rolls
valeria-forecast-chance = { $chance } of { $rolls }
valeria-forecast-mean = On average
valeria-forecast-number = { $n }
valeria-forecast-choices = a choice
    .about = Of several gains you would pick one.
    .rule = V7.1-d
valeria-forecast-exchanges = an exchange
    .about = You could pay something and gain something for it.
    .rule = V7.1-g
valeria-forecast-thefts = taken from another player
    .about = You would take it from a player of your choice, before everything else.
    .rule = V5.4

valeria-duchy-of = Duchy of { $name }
valeria-short-slain = Slain
valeria-vp = { $points } VP
valeria-vp-cards = points on domains and monsters
    .about = They join those of the board at the end.
    .rule = V8.2-a
valeria-points-open = Points that all can count: { $board } on the board, { $cards } on domains and monsters
valeria-points-now = your points now, with the duke
    .about = What it would come to now: monsters, domains, the board, and your duke.
    .rule = V8.2-a
valeria-first = first player
    .about = Had the first turn. The game ends so that all have had equally many.
    .rule = V8.1-e
valeria-rests = rests
valeria-choosing = choosing
valeria-chosen = done
valeria-dark-lord = The Dark Lord
valeria-captured =
    { $count ->
        [one] { $count } captured card
       *[other] { $count } captured cards
    }
valeria-captured-none = He has captured nothing yet.

valeria-help-action = Choose a glowing stack, or take one resource.
valeria-help-harvest = In any order; what you don’t use is lost.
valeria-waits-for = All choose at once; still choosing: { $names }
valeria-help-pay = It can be taken back.
valeria-reward = Reward
valeria-effect = Effect
valeria-keep-dice = Leave them
valeria-leaves = leaves

valeria-sum-dukeCard = duke
valeria-liking = How did you like these monsters and citizens?

valeria-draft-title = Draft
valeria-draft-areas =
    { $left ->
        [0] Monsters: all five areas are picked
        [one] Monsters: { $left } area to pick
       *[other] Monsters: { $left } areas to pick
    }
valeria-draft-citizens =
    { $left ->
        [0] Citizens: a kind for every number
        [one] Citizens: { $left } number to pick for
       *[other] Citizens: { $left } numbers to pick for
    }
valeria-draft-there = in the center
valeria-draft-out = not in this game

valeria-resource-strength = strength
    .count = { $count } strength
valeria-resource-gold = gold
    .count = { $count } gold
valeria-resource-magic = magic
    .count = { $count } magic
valeria-resource-vp = victory points
    .count =
        { $count ->
            [one] { $count } victory point
           *[other] { $count } victory points
        }
