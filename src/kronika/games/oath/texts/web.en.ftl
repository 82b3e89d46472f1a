### What only the table in the browser says.

type-denizen = Denizen
type-relic = Relic
type-site = Site
type-vision = Vision

oath-zone-site-relics = relics
oath-points = toward the oath

## Tokens

oath-token-pawn = Pawn
oath-token-warbands = Warbands
oath-token-favor = Favor
oath-token-secrets = Secrets
oath-keeper = Oathkeeper
    .about = The title belongs to whoever meets the goal of the oath. It defends its holder with a die.
    .rule = 2.11
oath-usurper = Usurper
    .about = An Exile with the title. Who keeps it on this side until the next Wake Phase wins.
    .rule = 3.1

## Groups of options, and major actions that are not possible now

oath-group-major = Major actions
oath-group-minor = Minor actions
oath-group-give = You give
oath-option-search = { oath-action-search }
oath-option-muster = { oath-action-muster }
oath-option-trade = { oath-action-trade }
oath-option-recover = { oath-action-recover }
oath-option-campaign = { oath-action-campaign }
oath-option-travel = { oath-action-travel }
oath-option-station = { oath-do-station }
oath-option-withdraw = { oath-do-withdraw }
oath-option-self-exile = { oath-do-self-exile }

## The table: places and boards

type-edifice = Edifice
oath-ruined = Ruined edifice
oath-only-site = Site only
oath-only-adviser = Adviser only
oath-locked = Locked
oath-capacity = Cards
oath-reveal = When found
oath-time-action = Action
oath-time-modifier = modifier
oath-time-played = When played
oath-time-passive = Always
oath-time-wake = Wake
oath-time-rest = Rest
oath-plan-attacker = Attack plan
oath-plan-defender = Defense plan
oath-plan-either = Battle plan
oath-track-dice = Defense dice
    .about = Dice that this adds to the defense when it is targeted.
    .rule = 2.8.3
oath-unknown-site = Unknown site
oath-unknown-help = It is revealed when somebody travels here.
oath-here = you are here
oath-rules = Ruled by: { $name }
oath-cards-at = Cards: { $site }
oath-free-slot = free
oath-pawn-of = Pawn: { $name }
oath-banks = Favor banks
oath-regions = Regions
oath-discards = discards
oath-no-cards = no cards
oath-visions-said =
    { $drawn ->
        [0] No Visions drawn; searching the world deck takes { $supply } Supply.
        [one] { $drawn } Vision drawn; searching the world deck takes { $supply } Supply.
       *[other] { $drawn } Visions drawn; searching the world deck takes { $supply } Supply.
    }
oath-relic-deck =
    { $count ->
        [one] Relic deck: { $count } card
       *[other] Relic deck: { $count } cards
    }
oath-board-of = Board: { $name }
oath-your-board = Your board
oath-in-bank = bank { $count }
oath-supply-title = Supply
oath-supply-said = Supply: { $supply }
oath-refresh = Rest brings { $supply }
oath-label-oath = Oath
oath-nobody = nobody
oath-rest-short = End turn
oath-last-round = end
oath-round-said = Round { $round } of { $last }.
oath-end-die-said = { $least ->
        [6] If the Empire has the title, the end die ends the game on a 6.
       *[other] If the Empire has the title, the end die ends the game on { $least } or more.
    }

## How somebody could win

oath-ways = How everybody could win
oath-how-you-win = How you win
oath-how-wins = How { $name } wins
oath-near-calm = Far from winning
oath-near-near = One step from winning
oath-near-wins = About to win
oath-their-sites = Sites
oath-site-cards = Cards
oath-hidden-card = Facedown card
oath-score-said = { $mine } against { $best } of the best other
oath-of-goal =
    { $oath ->
        [supremacy] { oath-oath-supremacy.text }
        [people] { oath-oath-people.text }
        [protection] { oath-oath-protection.text }
       *[devotion] { oath-oath-devotion.text }
    }
oath-of-successor =
    { $oath ->
        [supremacy] { oath-oath-supremacy.successor }
        [people] { oath-oath-people.successor }
        [protection] { oath-oath-protection.successor }
       *[devotion] { oath-oath-devotion.successor }
    }
oath-way-empire =
    { $stage ->
        [holds] The Empire has the title: wins if it lasts to the end.
        [heir] The Empire has the title, but { $player } would succeed.
       *[lost] The title must come back to the Empire. { oath-of-goal }
    }
oath-way-successor =
    { $stage ->
        [holds] Successor: wins for the Chancellor if the Empire's reign ends the game.
        [lost] Successor, but the Empire has to regain the title.
       *[short] Successor: { oath-of-successor }
    }
oath-way-usurper =
    { $stage ->
        [wins] Usurper: wins at the next Wake with the title in hand.
        [turns] Turns Usurper at the next Wake, wins at the one after.
       *[short] Title: { oath-of-goal }
    }
oath-way-vision =
    { $stage ->
        [wins] { CARD($card) }: wins at the next Wake.
        [drawn] { CARD($card) } is met, Visions drawn: { $drawn } of { $needed }.
       *[short] { CARD($card) }, Visions drawn { $drawn }/{ $needed }.
    }

## A Campaign

oath-campaign-title = { $attacker } × { $defender }
oath-campaign-bandits = { $attacker } × bandits
oath-map = Map
oath-to-battle = Back to the battle
oath-to-deal = Back to the deal
oath-to-permission = Back to the request
oath-to-drawn = Back to the cards
oath-attacks = attacks
oath-defends = defends
oath-with-allies = with { $names }
oath-attack = attack
oath-defense = defense
oath-attack-dice = Attack dice
oath-defense-dice = Defense dice
oath-target-pawn = Pawn and favor
oath-targets = Targets
oath-on-board = on the board
oath-plans-attack = Plans of the attack
oath-plans-defense = Plans of the defense
oath-ledger-force = Warbands
oath-ledger-title = Title
oath-count-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
oath-count-hollow =
    { $count ->
        [one] { $count } hollow sword, two make one
       *[other] { $count } hollow swords, two make one
    }
oath-count-skulls =
    { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    }
oath-count-shields =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
oath-count-doubling =
    { $count ->
        [one] { $count } doubling face
       *[other] { $count } doubling faces
    }
oath-count-sacrificed = Sacrificed warbands
oath-force-site = { CARD($site, case: "at") }
oath-force-board = board: { $name }
oath-sacrifice-of = Sacrifice: { $amount } of { $force }
oath-sacrifice-short = There are not enough warbands to turn the battle.
oath-die-still = not rolled yet
oath-die-attack-0 = hollow sword
oath-die-attack-1 = sword
oath-die-attack-2 = two swords and a skull
oath-die-defense-0 = blank
oath-die-defense-1 = shield
oath-die-defense-2 = two shields
oath-die-defense-3 = doubles the shields
oath-step-targets = Targets
oath-step-plans = Dice and plans
oath-step-defense = Defense
oath-step-attack = Attack
oath-step-losses = Losses
oath-step-spoils = Spoils
oath-stage-targets = Targets are chosen and allies gather.
oath-stage-plans = Dice are gathered and battle plans used.
oath-stage-defense = The defense has rolled.
oath-stage-attack = The attack has rolled.
oath-stage-losses = The defeated count their losses.
oath-stage-spoils = The victor takes the spoils.
oath-stage-victor =
    { $bandits ->
        [0] { $name } wins the battle, { $attack } against { $defense }.
       *[other] The bandits win the battle, { $attack } against { $defense }.
    }

## Deals

oath-deal = Deal
oath-deal-citizenship = Citizenship
oath-offer-of = { $name } offers { $partner }:
oath-offer-gives = { $name } gives
oath-offer-wants = { $name } wants
oath-want-from = You want from { $name }
oath-make-offer = Make the offer
oath-answered =
    { $how ->
        [made] { $name } and { $partner } have a deal.
        [countered] { $partner } has answered { $name } with a counter-offer.
        [void] The deal of { $name } and { $partner } came to nothing.
       *[refused] { $partner } has refused the offer of { $name }.
    }
oath-because = “{ $words }”
oath-nothing = nothing
oath-term-facedown = facedown adviser no. { $number }
oath-term-peace = peace for this round and the next

## Permissions

oath-permission = Permission
oath-if =
    .yes = { $whose ->
        [mine] If you allow it
       *[other] If { $player } allows it
    }
    .no = { $whose ->
        [mine] If you refuse
       *[other] If { $player } refuses
    }
oath-permit-withdraw =
    .yes = { $name } gets { oath-some-warbands } on the board. { $left ->
        [0] None stays { CARD($site, case: "at") }.
        [one] { $left } warband stays { CARD($site, case: "at") }.
       *[other] { $left } warbands stay { CARD($site, case: "at") }.
    }
    .no = All warbands stay { CARD($site, case: "at") }, and { $name } cannot ask for them again before doing something else.
oath-permit-take =
    .yes = { $name } gets { oath-some-warbands } on the board. { $left ->
        [0] None stays with { $player }.
        [one] { $left } warband stays with { $player }.
       *[other] { $left } warbands stay with { $player }.
    }
    .no = All warbands stay with { $player }, and { $name } cannot ask for them again before doing something else.
oath-permit-give =
    .yes = { $player } pays nothing and then has { $left ->
        [one] { $left } warband on the board.
       *[other] { $left } warbands on the board.
    }
    .no = The warbands stay with { $name }, who cannot offer them again before doing something else.
oath-permit-ally =
    .yes = { $amount ->
        [0] { $name } has no warbands to add to the defense, but may use battle plans.
       *[other] { $name } adds { oath-some-warbands } on the board to the defense and may use battle plans.
    } { $player } pays nothing for it.
    .no = { $name } stays out of this battle: no warbands from that board, no battle plans.
oath-permit-turn = Allowed for the rest of the turn, { $name } need not ask for the same again.

## Minor actions in few words

oath-more-minor = More minor actions
oath-take-back = Cancel
oath-short-adviser = Play { CARD($card, case: "acc") }
oath-short-show = Show { CARD($card, case: "acc") }
oath-short-peek = Look at relic { $number }
oath-short-peek-reliquary = Reliquary: { oath-the-space }
oath-short-peek-adviser = Adviser { $number }: { $player }
oath-short-station = Warbands to the site
oath-short-withdraw = Warbands to the board
oath-short-give-warbands = Warbands to { $player }
oath-short-ask-warbands = Warbands from { $player }
oath-short-offer = Citizenship: { $player }
oath-short-exile = Exile { $player } ({ $favor } favor)
oath-short-self-exile = Go into exile

## The powers of sites in few words

short-ancient-city = Order card played: 2 warbands
short-barren-coast = To another coast: 1 Supply
short-buried-giant = Flip a secret: travel is free
short-charming-valley = Travel from here: +1 Supply
short-deep-woods = Beast card played: take relic
short-drowned-city = Wake here: take 1 secret
short-fertile-valley = Hearth card played: +1 favor
short-great-slum = May discard here before playing
short-lush-coast = To another coast: 1 Supply
short-marshes = Search here: draw 1 card less
short-mine = Wake here: take 1 favor
short-mountain = Attacks here: −1 die
short-narrow-pass = The only way into this region
short-plains = Attacks here: +1 die
short-river = Ruler musters 1 warband more
short-rocky-coast = To another coast: 1 Supply
short-salt-flats = Wake here: take 1 token
short-shrouded-wood = From here: 2 Supply, ruler leads
short-standing-stones = Arcane card played: 1 secret
short-steppe = Nomad card played: 1 secret
short-the-hidden-place = Travel or attack: flip a secret
short-the-tribunal = Action: make a binding deal
short-wastes = Discord card played: take relic

## The odds on the stage

oath-percent = { $percent }%
oath-percent-more = +{ $percent }%
oath-percent-less = −{ $percent }%
oath-odds = Odds
oath-odds-attack = to win
oath-odds-defense = to hold out
oath-odds-dice =
    { $force ->
        [one] Does your { $force } warband roll?
       *[other] How many of your { $force } warbands roll?
    }
oath-odds-pools = Dice { $attack } against { $defense }, plus { $guard }
oath-odds-outright = the dice alone win
oath-odds-sacrifice = won by a sacrifice
oath-odds-lost = lost whatever you do
oath-odds-held = the attack fails
oath-odds-left = Left on average
oath-odds-falls = The defense loses if beaten
oath-odds-of = { $count } of { $force }
oath-odds-short = If the dice fall short
oath-odds-give =
    { $left ->
        [0] Sacrifice { $amount }: you win, none left
       *[other] Sacrifice { $amount }: you win, up to { $left } left
    }
oath-odds-kept = Warbands left, chance in %
oath-odds-plans = Battle plans
oath-odds-answers = Possible answers
oath-odds-answer = { $name }: then { $percent }%
oath-odds-answer-open = { $name }: ?
oath-odds-reroll = { $name }: may roll again
oath-odds-facedown =
    { $count ->
        [one] { $count } facedown adviser: ?
       *[other] { $count } facedown advisers: ?
    }
    .help = What lies facedown has no power in this battle.
oath-if-won = If the attack wins
oath-if-lost = If it fails
oath-staging = The battle is being fought.
oath-skip = Show all
oath-battle-done = OK
oath-zoom-in = Larger map
oath-zoom-out = Whole map

oath-chair-1 = you, as the Chancellor
oath-liking = How did you like this world?
oath-recap-points =
    { $change ->
        [0] { $points } toward the oath
       *[other] { $before } → { $points } toward the oath
    }
