### Card names and texts of Dominion, in our own words.

## Types

type-action = Action
type-attack = Attack
type-reaction = Reaction
type-treasure = Treasure
type-victory = Victory
type-curse = Curse

## Boxes

set-intrigue = Intrigue
set-base = Base game
set-basic = Basic cards

## Kingdoms

kingdom-victory-dance = Victory Dance
kingdom-secret-schemes = Secret Schemes
kingdom-best-wishes = Best Wishes
kingdom-deconstruction = Deconstruction
kingdom-hand-madness = Hand Madness
kingdom-underlings = Underlings
kingdom-first-game = First Game
kingdom-big-money = Big Money
kingdom-interaction = Interaction
kingdom-size-distortion = Size Distortion
kingdom-village-square = Village Square
kingdom-random = Random kingdom
kingdom-draft = Draft

## Basic cards

card-copper = Copper
    .art = a Copper
    .count =
        { $count ->
            [one] { $count } Copper
            *[other] { $count } Coppers
        }
    .text = Worth 1 coin.

card-silver = Silver
    .art = a Silver
    .count =
        { $count ->
            [one] { $count } Silver
            *[other] { $count } Silvers
        }
    .text = Worth 2 coins.

card-gold = Gold
    .art = a Gold
    .count =
        { $count ->
            [one] { $count } Gold
            *[other] { $count } Golds
        }
    .text = Worth 3 coins.

card-estate = Estate
    .art = an Estate
    .count =
        { $count ->
            [one] { $count } Estate
            *[other] { $count } Estates
        }
    .text = 1 point.

card-duchy = Duchy
    .art = a Duchy
    .count =
        { $count ->
            [one] { $count } Duchy
            *[other] { $count } Duchies
        }
    .text = 3 points.

card-province = Province
    .art = a Province
    .count =
        { $count ->
            [one] { $count } Province
            *[other] { $count } Provinces
        }
    .text = 6 points.
    .note = Once no Provinces are left, the game ends with that turn.

card-curse = Curse
    .art = a Curse
    .count =
        { $count ->
            [one] { $count } Curse
            *[other] { $count } Curses
        }
    .text = −1 point.
    .note = Curses run out like any pile and count toward the end of the game.

## Intrigue

card-courtyard = Courtyard
    .art = a Courtyard
    .count =
        { $count ->
            [one] { $count } Courtyard
            *[other] { $count } Courtyards
        }
    .text = +3 Cards. Then put one hand card on top of your draw deck.
    .note = Any card of the hand will do, even one that was there before.

card-pawn = Pawn
    .art = a Pawn
    .count =
        { $count ->
            [one] { $count } Pawn
            *[other] { $count } Pawns
        }
    .text = Pick two different bonuses: +1 Coin; +1 Buy; +1 Card; +1 Action.
    .note = Pick both before you draw anything.

card-secret-chamber = Secret Chamber
    .art = a Secret Chamber
    .count =
        { $count ->
            [one] { $count } Secret Chamber
            *[other] { $count } Secret Chambers
        }
    .text = Discard as many hand cards as you like. +1 Coin for each. — Reaction: when somebody else plays an Attack, you may reveal this; then draw 2 cards and put 2 hand cards on top of your draw deck.
    .note = It does not stop the Attack. You may reveal it more than once, and a Moat after it.

card-great-hall = Great Hall
    .art = a Great Hall
    .count =
        { $count ->
            [one] { $count } Great Hall
            *[other] { $count } Great Halls
        }
    .text = +1 Card. +1 Action. — 1 point.
    .note = It is an Action and a Victory card at all times.

card-masquerade = Masquerade
    .art = a Masquerade
    .count =
        { $count ->
            [one] { $count } Masquerade
            *[other] { $count } Masquerades
        }
    .text = +2 Cards. Everyone picks a hand card; all at once hand it to the player on their left. After that you may trash a card you hold.
    .note = Not an Attack: nobody can react. You choose before seeing what you get, and may trash just that.

card-shanty-town = Shanty Town
    .art = a Shanty Town
    .count =
        { $count ->
            [one] { $count } Shanty Town
            *[other] { $count } Shanty Towns
        }
    .text = +2 Actions. Show your hand. If there is no Action in it: +2 Cards.
    .note = Great Hall and Nobles are Actions too.

card-steward = Steward
    .art = a Steward
    .count =
        { $count ->
            [one] { $count } Steward
            *[other] { $count } Stewards
        }
    .text = Pick one: +2 Coins; or +2 Cards; or trash two hand cards.
    .note = You cannot trash just one, unless it is all you hold.

card-swindler = Swindler
    .art = a Swindler
    .count =
        { $count ->
            [one] { $count } Swindler
            *[other] { $count } Swindlers
        }
    .text = +2 Coins. Each opponent trashes the uppermost card of the draw deck and gains one that costs the same; you say which.
    .note = If there is such a card you must give one. For a card that costs 0 it may be a Curse.

card-wishing-well = Wishing Well
    .art = a Wishing Well
    .count =
        { $count ->
            [one] { $count } Wishing Well
            *[other] { $count } Wishing Wells
        }
    .text = +1 Card. +1 Action. Name a card and reveal the top one of your deck. If you were right, it goes to your hand.
    .note = Name a card, not a type. After a wrong guess it stays on top.

card-baron = Baron
    .art = a Baron
    .count =
        { $count ->
            [one] { $count } Baron
            *[other] { $count } Barons
        }
    .text = +1 Buy. You may discard an Estate for +4 Coins. If you do not, gain an Estate.
    .note = You may keep an Estate you hold, but then you must gain another.

card-bridge = Bridge
    .art = a Bridge
    .count =
        { $count ->
            [one] { $count } Bridge
            *[other] { $count } Bridges
        }
    .text = +1 Coin. +1 Buy. In this turn everything is 1 cheaper, down to 0 at the least.
    .note = Holds for all cards, also those in hands. More Bridges add up.

card-conspirator = Conspirator
    .art = a Conspirator
    .count =
        { $count ->
            [one] { $count } Conspirator
            *[other] { $count } Conspirators
        }
    .text = +2 Coins. If this is your third Action of the turn or a later one: +1 Card, +1 Action.
    .note = Plays count, not cards: Throne Room and both plays it gives are three.

card-coppersmith = Coppersmith
    .art = a Coppersmith
    .count =
        { $count ->
            [one] { $count } Coppersmith
            *[other] { $count } Coppersmiths
        }
    .text = In this turn each Copper you play brings 1 coin more.
    .note = Several Coppersmiths add up.

card-ironworks = Ironworks
    .art = an Ironworks
    .count =
        { $count ->
            [one] { $count } Ironworks
            *[other] { $count } Ironworks
        }
    .text = Gain a card that costs 4 or less. If it is a Treasure: +1 Coin; an Action: +1 Action; a Victory card: +1 Card.
    .note = Two types bring both bonuses, a Curse none.

card-mining-village = Mining Village
    .art = a Mining Village
    .count =
        { $count ->
            [one] { $count } Mining Village
            *[other] { $count } Mining Villages
        }
    .text = +1 Card. +2 Actions. You may trash this now for +2 Coins.
    .note = Decide before you do anything else. Even with a Throne Room the coins come once only.

card-scout = Scout
    .art = a Scout
    .count =
        { $count ->
            [one] { $count } Scout
            *[other] { $count } Scouts
        }
    .text = +1 Action. Reveal four cards from your deck. Victory cards among them go to your hand, the rest back on top in an order you choose.
    .note = You must take them all, also Harem, Nobles and Great Hall. A Curse is no Victory card.

card-duke = Duke
    .art = a Duke
    .count =
        { $count ->
            [one] { $count } Duke
            *[other] { $count } Dukes
        }
    .text = 1 point for each Duchy you own.

card-minion = Minion
    .art = a Minion
    .count =
        { $count ->
            [one] { $count } Minion
            *[other] { $count } Minions
        }
    .text = +1 Action. Pick one: +2 Coins; or discard your hand, draw 4 cards, and each opponent holding at least 5 does likewise.
    .note = You pick after the Reactions. Opponents with four cards or fewer are spared.

card-saboteur = Saboteur
    .art = a Saboteur
    .count =
        { $count ->
            [one] { $count } Saboteur
            *[other] { $count } Saboteurs
        }
    .text = Each opponent reveals cards from the deck until one costs at least 3. It is trashed; its owner may gain a card cheaper by 2 or more and discards the rest.
    .note = The victim decides about the gain. Costs are those of this moment.

card-torturer = Torturer
    .art = a Torturer
    .count =
        { $count ->
            [one] { $count } Torturer
            *[other] { $count } Torturers
        }
    .text = +3 Cards. Each opponent decides: discard two cards, or gain a Curse to the hand.
    .note = Even the impossible may be chosen: with no Curses left nothing happens.

card-trading-post = Trading Post
    .art = a Trading Post
    .count =
        { $count ->
            [one] { $count } Trading Post
            *[other] { $count } Trading Posts
        }
    .text = Trash two hand cards. For the two of them gain a Silver to your hand.
    .note = The Silver can be used in this turn. For a single card you get nothing.

card-tribute = Tribute
    .art = a Tribute
    .count =
        { $count ->
            [one] { $count } Tribute
            *[other] { $count } Tributes
        }
    .text = Your left neighbor reveals two cards from the deck and discards them. For each of a different name: Treasure +2 Coins; Action +2 Actions; Victory +2 Cards.
    .note = Not an Attack. A card of two types brings both, a Curse nothing.

card-upgrade = Upgrade
    .art = an Upgrade
    .count =
        { $count ->
            [one] { $count } Upgrade
            *[other] { $count } Upgrades
        }
    .text = +1 Card. +1 Action. Trash one card you hold. Gain one that costs precisely 1 more.
    .note = Both are binding. If nothing has that cost, you gain nothing.

card-harem = Harem
    .art = a Harem
    .count =
        { $count ->
            [one] { $count } Harem
            *[other] { $count } Harems
        }
    .text = Worth 2 coins. — 2 points.
    .note = It is a Treasure and a Victory card at all times.

card-nobles = Nobles
    .art = Nobles
    .count =
        { $count ->
            [one] { $count } Nobles
            *[other] { $count } Nobles
        }
    .text = Pick one: +2 Actions; or +3 Cards. — 2 points.

## Base game

card-cellar = Cellar
    .art = a Cellar
    .count =
        { $count ->
            [one] { $count } Cellar
            *[other] { $count } Cellars
        }
    .text = +1 Action. Discard as many hand cards as you like, then draw the same number.
    .note = All are discarded before you draw.

card-chapel = Chapel
    .art = a Chapel
    .count =
        { $count ->
            [one] { $count } Chapel
            *[other] { $count } Chapels
        }
    .text = Trash four hand cards or fewer.
    .note = None is fine too.

card-moat = Moat
    .art = a Moat
    .count =
        { $count ->
            [one] { $count } Moat
            *[other] { $count } Moats
        }
    .text = +2 Cards. — Reaction: when somebody else plays an Attack, you may reveal this; the Attack passes you by.
    .note = The others are attacked all the same.

card-chancellor = Chancellor
    .art = a Chancellor
    .count =
        { $count ->
            [one] { $count } Chancellor
            *[other] { $count } Chancellors
        }
    .text = +2 Coins. You may turn your whole draw deck over onto your discard pile.
    .note = Now or not at all, and without looking through it.

card-village = Village
    .art = a Village
    .count =
        { $count ->
            [one] { $count } Village
            *[other] { $count } Villages
        }
    .text = +1 Card. +2 Actions.

card-woodcutter = Woodcutter
    .art = a Woodcutter
    .count =
        { $count ->
            [one] { $count } Woodcutter
            *[other] { $count } Woodcutters
        }
    .text = +1 Buy. +2 Coins.

card-workshop = Workshop
    .art = a Workshop
    .count =
        { $count ->
            [one] { $count } Workshop
            *[other] { $count } Workshops
        }
    .text = Gain a card that costs 4 or less.

card-bureaucrat = Bureaucrat
    .art = a Bureaucrat
    .count =
        { $count ->
            [one] { $count } Bureaucrat
            *[other] { $count } Bureaucrats
        }
    .text = Gain a Silver onto your draw deck. Each opponent reveals a Victory card and puts it on the draw deck, or reveals a hand that has none.
    .note = The opponents choose which card. Cards of two types count as well.

card-feast = Feast
    .art = a Feast
    .count =
        { $count ->
            [one] { $count } Feast
            *[other] { $count } Feasts
        }
    .text = Trash this. Gain a card that costs 5 or less.
    .note = Played with a Throne Room, it gains you two cards.

card-gardens = Gardens
    .art = Gardens
    .count =
        { $count ->
            [one] { $count } Gardens
            *[other] { $count } Gardens
        }
    .text = 1 point for every ten cards you own, rounded down.
    .note = All your cards count, these too.

card-militia = Militia
    .art = a Militia
    .count =
        { $count ->
            [one] { $count } Militia
            *[other] { $count } Militias
        }
    .text = +2 Coins. Each opponent discards until three cards are left in hand.
    .note = Nobody with three or fewer discards.

card-moneylender = Moneylender
    .art = a Moneylender
    .count =
        { $count ->
            [one] { $count } Moneylender
            *[other] { $count } Moneylenders
        }
    .text = Trash a Copper you hold. If you did: +3 Coins.
    .note = If you hold one, you have to.

card-remodel = Remodel
    .art = a Remodel
    .count =
        { $count ->
            [one] { $count } Remodel
            *[other] { $count } Remodels
        }
    .text = Trash a hand card. Gain one that is at most 2 more expensive.
    .note = A cheaper card or the same kind will also do.

card-smithy = Smithy
    .art = a Smithy
    .count =
        { $count ->
            [one] { $count } Smithy
            *[other] { $count } Smithies
        }
    .text = +3 Cards.

card-spy = Spy
    .art = a Spy
    .count =
        { $count ->
            [one] { $count } Spy
            *[other] { $count } Spies
        }
    .text = +1 Card. +1 Action. Everyone, you too, reveals the top card of the draw deck; for each you say whether it is discarded or goes back.
    .note = You are first, then the others clockwise.

card-thief = Thief
    .art = a Thief
    .count =
        { $count ->
            [one] { $count } Thief
            *[other] { $count } Thieves
        }
    .text = Each opponent reveals two cards from the deck and trashes a Treasure among them; if there are two, you pick. The rest is discarded. Of the trashed cards gain those you like.
    .note = No opponent loses more than one. A Harem is a Treasure.

card-throne-room = Throne Room
    .art = a Throne Room
    .count =
        { $count ->
            [one] { $count } Throne Room
            *[other] { $count } Throne Rooms
        }
    .text = Pick an Action in your hand and play it twice.
    .note = If you hold an Action, you must pick one. It costs no further Action.

card-council-room = Council Room
    .art = a Council Room
    .count =
        { $count ->
            [one] { $count } Council Room
            *[other] { $count } Council Rooms
        }
    .text = +4 Cards. +1 Buy. All opponents draw a card each.
    .note = Not an Attack.

card-festival = Festival
    .art = a Festival
    .count =
        { $count ->
            [one] { $count } Festival
            *[other] { $count } Festivals
        }
    .text = +2 Actions. +2 Coins. +1 Buy.

card-laboratory = Laboratory
    .art = a Laboratory
    .count =
        { $count ->
            [one] { $count } Laboratory
            *[other] { $count } Laboratories
        }
    .text = +2 Cards. +1 Action.

card-library = Library
    .art = a Library
    .count =
        { $count ->
            [one] { $count } Library
            *[other] { $count } Libraries
        }
    .text = Draw one by one until you hold seven cards. Actions may be set aside as you draw them; discard those afterwards.
    .note = If you shuffle meanwhile, the cards set aside stay out.

card-market = Market
    .art = a Market
    .count =
        { $count ->
            [one] { $count } Market
            *[other] { $count } Markets
        }
    .text = +1 Card. +1 Action. +1 Coin. +1 Buy.

card-mine = Mine
    .art = a Mine
    .count =
        { $count ->
            [one] { $count } Mine
            *[other] { $count } Mines
        }
    .text = Trash a Treasure you hold. Gain to your hand a Treasure that is at most 3 more expensive.
    .note = The new Treasure can be used in this turn. Harem is one too.

card-witch = Witch
    .art = a Witch
    .count =
        { $count ->
            [one] { $count } Witch
            *[other] { $count } Witches
        }
    .text = +2 Cards. Each opponent gains a Curse.
    .note = Clockwise, while there are any.

card-adventurer = Adventurer
    .art = an Adventurer
    .count =
        { $count ->
            [one] { $count } Adventurer
            *[other] { $count } Adventurers
        }
    .text = Reveal cards from your deck until two Treasures have come. Those go to your hand, everything else is discarded.
    .note = A Harem is a Treasure.
