### What only the browser's table says.

dominion-round = Round { $round }
dominion-pill-action = Action
dominion-pill-buy = Buy
dominion-pill-clean-up = Clean-up
dominion-pill-draft = Draft

dominion-provinces-left = Provinces left
    .about = When none are left at the end of a turn, the game is over.
    .rule = D7.1-a
dominion-piles-empty = Empty piles
    .about = When enough piles have run out at the end of a turn, the game is over.
    .rule = D7.1-c

dominion-basic = Treasures, victory, curses
dominion-kingdom = Kingdom cards
dominion-legend =
    { $coins ->
        [0] Solid coin: you can afford it. Hollow: you can’t.
       *[other] Solid coin: you can afford it ({ $coins }). Hollow: you can’t.
    }
dominion-legend-played = played coins pay ({ $coins })
dominion-legend-hand = with your hand (up to { $coins })
dominion-legend-far = out of reach
dominion-cheaper =
    { $discount ->
        [one] Everything costs { $discount } less this turn
       *[other] Everything costs { $discount } less this turn
    }
dominion-can-pay = you can afford it
dominion-reach-pay = with the Treasures in your hand
dominion-cannot-pay = out of reach
dominion-cannot = not possible: { $why }

dominion-short-hand = in hand
dominion-short-deck = deck
dominion-short-discard = discard
dominion-known = known: { $cards }
dominion-last-gain = Last gained

dominion-turn-yours = Your turn
dominion-turn-of = { $name }’s turn
dominion-happening = Happening now
dominion-chooses = { $name } chooses
dominion-you-choose = You choose
dominion-bought = Bought this turn
dominion-bought-nothing =
    { $buys ->
        [0] Nothing.
        [one] Nothing yet. { $buys } Buy left.
       *[other] Nothing yet. { $buys } Buys left.
    }
dominion-actions-left =
    { $count ->
        [0] No Action played yet.
        [one] { $count } Action played this turn.
       *[other] { $count } Actions played this turn.
    }
dominion-coppers-more = Each Copper is worth { $coins } more
dominion-mat-empty = Nothing has been played yet.
dominion-revealed = { $name }: revealed
dominion-revealed-yours = Revealed from your deck

dominion-hand-worth = Hand is worth
dominion-to-spend = You can spend
dominion-points-now =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
dominion-hand-empty = No cards in hand
dominion-hand-label =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }

dominion-tracker = Decks
dominion-tracker-own = My deck
dominion-tracker-deck = in the deck
dominion-tracker-hand = in hand
dominion-tracker-rest = elsewhere
dominion-tracker-where = { $deck } in the deck, { $hand } in hand, { $rest } elsewhere
dominion-tracker-coins = coins in an average next hand
dominion-tracker-shuffle = cards until you shuffle
dominion-tracker-action = chance of an Action
dominion-tracker-between = { $least } to { $most }
dominion-tracker-lost = Some of { $name }’s cards were passed face down: where there are two numbers, the truth lies between them.
dominion-percent = { $percent }%

dominion-draft-title = The kingdom is being chosen
dominion-draft-chosen = Chosen so far: { $count } of 10
dominion-draft-pool = Cards to choose from

dominion-help-action = Choose an Action card in your hand to play it.
dominion-help-buy-treasures = Choose a pile; your Treasures pay for it.
dominion-help-buy = Choose a lit pile to buy. What you don’t spend is lost.
dominion-played-by = { $card } · { $name }
dominion-help-react = The Attack comes after your answer.

dominion-score-turns = turns
dominion-score-owned = cards

## A kingdom of one’s own

option-dominion-kingdom-own = own kingdom
dominion-liking = How did you like this kingdom?
