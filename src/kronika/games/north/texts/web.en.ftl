### What only the browser's table says.

type-field = Field
type-upgrade = Field upgrade
type-location = Location
type-boost = Boost
type-island = Island

north-round = Round { $round }
north-pill-setup = Setup
north-pill-lookout = Lookout
north-pill-action = Action
north-pill-expedition = Expedition
north-pill-cleanup = Clean-up
north-last-round = Last round

north-zone-looked = Drawn cards
north-score = Score track
north-score-of = { $name }: { $points } of { $goal } on the track
north-points-now = points now, all counted
    .about = What it would come to if the game ended now: points on the board (given beside it as the track), one for each card of the empire, for each gold and for every two resources.
    .rule = N8.2-a

north-wheel = The five actions
north-hub-round = round
north-disc-of = disc of { $name }
north-disc-turned = used twice
north-second-use = second use of a disc, for a food
north-neighbors = neighbors: { $left }, { $right }

north-sea = The sea
north-near-islands = Near islands
north-distant-islands = Distant islands
north-near = near
north-distant = distant
north-needs-fish = ship with
north-deck-left =
    { $count ->
        [one] { $count } island in the deck
       *[other] { $count } islands in the deck
    }
north-queue = Ship queue
north-queue-empty = No ship has sailed out yet.
north-berth = your ship goes here
north-ship-of = ship { $number }, { $name }
north-no-cargo = no cargo
north-common-ship = common ship

north-empire-of = Empire of { $name }
north-your-empire = Your empire
north-row-fields = Fields
north-row-actions = Actions
north-row-features = Features
north-row-islands = Islands
north-exhausted = exhausted
north-raided-by = raided by { $name }
north-copies = copies { $card }
north-upgrade-of = upgrade of { $card }
north-holds = on it: { $what }
north-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

north-stock = Your supply
north-stock-of = Supply of { $name }
north-workers = Workers
north-rested = rested
north-tired = tired
north-ships = Ships
north-discs = Discs
north-disc-free = free
north-disc-out = on { $tile }
north-leaves = leaves

north-hand-head = Hand
north-hand-about = deck { $deck } · discard { $discard }
north-hand-fits =
    { $count ->
        [one] { $count } card fits
       *[other] { $count } cards fit
    }
north-hand-empty = No cards in hand.
north-drawn-head = Drawn
north-playing-head = In play

north-passed = passed
north-first = first player
north-choosing = choosing
north-chosen = done
north-workers-of = { $rested } of { $all } workers rested
north-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }

north-starting = starting location
north-build-with = build with { $tile }
north-play-with = play with { $tile }
north-word-pillage = pillage

north-step-card = card
north-step-cargo = cargo
north-step-field = field
north-step-location = location
north-help-action = Choose a glowing tile or card; pass when you are done for this round.
north-help-companion = at most one boost or one field
north-help-keep = You discard the others.
north-help-waiting = All choose at once; still choosing: { $names }
north-help-pay = Gold stands in for any resource.

north-on-track = track { $points }
north-visit-look = Point at a card to read it.
north-visit-safe = Passed: nothing here can be raided.
north-visit-targets = What glows can be raided. Point at a card to read it.
north-visit-count =
    { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }
north-visit-fields = Fields cannot be raided
north-visit-features = nor features
north-visit-exhausted = already exhausted
north-visit-back = Back to the sea
north-outcome = What happens
north-outcome-none = Choose a card: here you see what comes of it, and nothing happens yet.
north-outcome-you = You
north-outcome-spent = { CARD($card) } is exhausted
north-outcome-unused = cannot use:
north-outcome-stays = Until it is refreshed; nothing else is lost.
north-raid = Raid
north-raid-help = It costs 1 raze token and exhausts the card.
north-raid-cancel = Cancel
north-led-by = { $name } leads it
north-is-struck = struck in the draft
north-liking = How did you like these clans together?
north-look-at-clan = Look at the cards of { north-clan }
north-deck-of-clan =
    { $count ->
        [one] Its three starting locations lie before you from the start; the deck holds { $count } card.
       *[other] Its three starting locations lie before you from the start; the deck holds { $count } cards.
    }
