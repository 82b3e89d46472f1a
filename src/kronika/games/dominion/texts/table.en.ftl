### What is said at the table of Dominion: prompts, options, reasons, the log, and the labels of its parts.

game-dominion = Dominion: Intrigue
    .about = Everyone starts with the same ten cards and builds a deck that will win the most victory points.

## The setup: its items and their choices

option-dominion-kingdom = Kingdom
    .help = The ten Kingdom piles of the game: a recommended set, ten at random, a draft, or ten cards of your own choice.
option-dominion-kingdom-victory-dance = { kingdom-victory-dance }
    .help = A kind beginning, with cards that are two things at once and points along the way.
option-dominion-kingdom-secret-schemes = { kingdom-secret-schemes }
    .help = Swindlers and saboteurs in the shadows, and the tools to mend what they break.
option-dominion-kingdom-best-wishes = { kingdom-best-wishes }
    .help = Sift your cards and guess the next one, while the Torturer waits his turn.
option-dominion-kingdom-deconstruction = { kingdom-deconstruction }
    .help = Nobody’s deck is safe: thieves, spies and saboteurs take it to pieces.
option-dominion-kingdom-hand-madness = { kingdom-hand-madness }
    .help = Hands swell and shrink so fast that no plan survives a round.
option-dominion-kingdom-underlings = { kingdom-underlings }
    .help = Servants of every rank, grand turns, and a Witch among them.
option-dominion-kingdom-first-game = { kingdom-first-game }
    .help = Simple and friendly cards to learn the game with.
option-dominion-kingdom-big-money = { kingdom-big-money }
    .help = All about Treasures: how to come by them, improve them and lend them.
option-dominion-kingdom-interaction = { kingdom-interaction }
    .help = Everybody meddles with everybody else’s cards, and a Moat is worth having.
option-dominion-kingdom-size-distortion = { kingdom-size-distortion }
    .help = The Chapel rewards a tiny deck, the Gardens a huge one.
option-dominion-kingdom-village-square = { kingdom-village-square }
    .help = Long turns full of Actions, with little quarrelling.
option-dominion-kingdom-random = { kingdom-random }
    .help = Chance picks ten cards from the chosen boxes.
option-dominion-kingdom-draft = { kingdom-draft }
    .help = The players add one card after another until there are ten.

option-dominion-sets = Boxes
    .help = The boxes from which a random or drafted kingdom takes its cards.
option-dominion-sets-intrigue = { set-intrigue }
    .help = The 25 Kingdom cards of Intrigue.
option-dominion-sets-base = { set-base }
    .help = The 25 Kingdom cards of the base game.

option-dominion-large = Large table
    .help = Lets five or six people play, with the cards of two boxes and four empty piles to end the game.
option-dominion-late-treasures = Treasures between purchases
    .help = Treasures may be played even after the first purchase of a turn.
option-dominion-masquerade-empty = Masquerade with an empty hand
    .help = What Masquerade does with a player who holds no cards.
option-dominion-masquerade-empty-receives = Receives
    .help = Whoever has nothing to pass still receives a card.
option-dominion-masquerade-empty-skips = Is skipped
    .help = Whoever has nothing to pass receives nothing either.
option-dominion-all-treasures = All Treasures
    .help = The Treasure piles hold the cards of both boxes.

option-dominion-last-winners = Winners of the last game
    .help = Who won last time, since that decides who begins.
option-dominion-last-winners-0 = Player 1
    .help = Player 1 won the last game.
option-dominion-last-winners-1 = Player 2
    .help = Player 2 won the last game.
option-dominion-last-winners-2 = Player 3
    .help = Player 3 won the last game.
option-dominion-last-winners-3 = Player 4
    .help = Player 4 won the last game.
option-dominion-last-winners-4 = Player 5
    .help = Player 5 won the last game.
option-dominion-last-winners-5 = Player 6
    .help = Player 6 won the last game.

dominion-kingdom-ten =
    A kingdom has exactly 10 Kingdom cards; you named { $count }. { $count ->
        [0] Name ten
        [1] Add nine
        [2] Add eight
        [3] Add seven
        [4] Add six
        [5] Add five
        [6] Add four
        [7] Add three
        [8] Add two
        [9] Add one
       *[other] Leave some out
    }.

## Bots

dominion-bot-random = Random
    .about = Makes any legal move, each as likely as the next.
dominion-bot-big-money = Big Money
    .about = Buys nothing but Treasures and Provinces.
dominion-bot-steward = Steward
    .about = Looks at the kingdom and adapts its plan to it.
dominion-bot-chancellor = Chancellor
    .about = Tries every purchase and every play in kingdoms it imagines, by the Steward’s judgment, before it answers.
dominion-bot-scholar = Scholar
    .about = Has learned the game from 119,000 games against itself and others, and answers at once.
dominion-bot-sage = Sage
    .about = Knows what the Scholar knows and looks a few moves ahead before it answers.
dominion-bot-giles = Giles
    .title = the Apprentice
    .about = Falls for the most expensive cards and remembers points when the Provinces are already going.
dominion-bot-dorothy = Dorothy
    .title = the Saver
    .about = Believes in coins alone: Silver, Gold, Province, and not one Action.
dominion-bot-severin = Severin
    .title = the Builder
    .about = Strings villages together for long turns and never attacks anybody.
dominion-bot-ludmila = Ludmila
    .title = the Schemer
    .about = Hurries to the Attacks and leaves your hand small and your deck full of Curses.
dominion-bot-wenceslas = Wenceslas
    .title = the Chancellor
    .about = Weighs every plan for the kingdom and tries each purchase in his head first.

## Parts of the table

dominion-phase-setup = Setup
    .about = The piles are laid out and everybody draws the first hand.
    .rule = D2
dominion-phase-draft = Draft
    .about = In turn everybody picks a card for the kingdom until there are ten.
    .rule = D11.12
dominion-phase-action = Action phase
    .about = You play Action cards, one for each Action that you have.
    .rule = D3.2
dominion-phase-buy = Buy phase
    .about = You play Treasures and buy cards for their coins, one for each Buy.
    .rule = D3.3
dominion-phase-clean-up = Clean-up phase
    .about = Everything you played and hold is discarded, and you draw five new cards.
    .rule = D3.4

dominion-track-actions = Actions
    .about = How many Action cards you may still play from your hand this turn.
    .counted =
        { $count ->
            [one] Action
           *[other] Actions
        }
    .rule = D3.2-a
dominion-track-buys = Buys
    .about = How many cards you may still buy this turn.
    .counted =
        { $count ->
            [one] Buy
           *[other] Buys
        }
    .rule = D3.3-a
dominion-track-coins = Coins
    .about = What you have to spend this turn: played Treasures and coins from cards. What is left over is lost.
    .counted =
        { $count ->
            [one] coin
           *[other] coins
        }
    .rule = D3.3-c

dominion-zone-hand = Hand
dominion-zone-deck = Draw deck
dominion-zone-discard = Discard pile
dominion-zone-play = In play
dominion-zone-aside = Set aside
dominion-zone-trash = Trash
dominion-zone-pile = Supply

## Prompts of the turn

dominion-ask-draft =
    Pick a card for the kingdom; { $left ->
        [one] { $left } card is
       *[other] { $left } cards are
    } still missing.
dominion-ask-action =
    Play an Action card or go on to buying. You have { $actions ->
        [one] { $actions } Action
       *[other] { $actions } Actions
    } left.
dominion-ask-buy =
    Play Treasures and buy cards. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $buys ->
        [one] { $buys } Buy
       *[other] { $buys } Buys
    }.
dominion-ask-react =
    { $safe ->
        [1] { $player } plays { CARD($card, case: "acc") }, but you are safe from it. Reveal another Reaction?
        [2] { $player } attacks with { CARD($card, case: "acc") }, and your Reaction does not keep it off. Reveal one more?
       *[0] { $player } attacks with { CARD($card, case: "acc") }. Reveal a Reaction?
    }

## Of several discards the top one shows

dominion-last-on-top =
    { $ordered ->
        [1] { " " }The last one picked lies on top.
       *[0] { "" }
    }

## Prompts of Intrigue

dominion-ask-courtyard = Put a card from your hand on top of your deck.
dominion-ask-pawn = Choose two different bonuses.
    .do = Choose { $things }
dominion-ask-secret-chamber = Discard as many cards as you like; each brings 1 coin.{ dominion-last-on-top }
    .do = { dominion-deed-discard } { dominion-deed-for-coins }
    .none = Discard nothing
dominion-ask-secret-chamber-back =
    Put { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } from your hand on top of your deck; the last one picked ends up on top.
    .do = { dominion-deed-top }
dominion-ask-masquerade = Choose a card to pass to the player on your left.
dominion-ask-masquerade-trash = You may trash a card from your hand.
    .do = { dominion-deed-trash }
    .none = Trash nothing
dominion-ask-steward = Choose what the Steward does for you.
dominion-ask-steward-trash =
    Trash { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } from your hand.
    .do = { dominion-deed-trash }
dominion-ask-swindler = Which card of the same cost does { $victim } gain?
dominion-ask-wishing-well = Guess which card lies on top of your deck.
dominion-ask-baron = Discard an Estate for 4 coins, or gain one?
dominion-ask-ironworks = Gain a card costing up to 4; its type decides the bonus.
dominion-ask-mining-village = Trash the Mining Village for 2 coins?
dominion-ask-mining-village-yes = Trash Mining Village for 2 coins
dominion-ask-mining-village-no = Keep Mining Village
dominion-ask-scout = Put the cards back on your deck; the last one picked ends up on top.
    .do = { dominion-deed-top }
dominion-ask-minion = Choose 2 coins, or new hands.
dominion-ask-minion-discard = You discard your hand. Which card goes on top of your discards?
dominion-ask-saboteur = You may gain a card that is cheaper by at least 2 than the one you lost.
dominion-ask-torturer = Discard 2 cards, or take a Curse into your hand?
dominion-ask-torturer-discard =
    Discard { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }.{ dominion-last-on-top }
    .do = { dominion-deed-discard }
dominion-ask-trading-post =
    Trash { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } from your hand; two bring you a Silver.
    .do = { dominion-deed-trash }
dominion-ask-upgrade = Trash a card from your hand; you will gain one costing exactly 1 more.
dominion-ask-upgrade-gain = Gain a card costing exactly 1 more than the trashed one.
dominion-ask-nobles = Choose 3 cards, or 2 Actions.

## Prompts of the base game

dominion-ask-cellar = Discard as many cards as you like; you will draw as many.{ dominion-last-on-top }
    .do = { dominion-deed-discard } and draw { $count }
    .none = Discard nothing
dominion-ask-chapel =
    Trash up to { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } from your hand.
    .do = { dominion-deed-trash }
    .none = Trash nothing
dominion-ask-chancellor = Turn your whole deck over onto the discard pile?
dominion-ask-chancellor-yes = Put the deck into the discard pile
dominion-ask-chancellor-no = Leave the deck as it is
dominion-ask-workshop = Gain a card costing up to 4.
dominion-ask-bureaucrat = Which Victory card will you show and put on top of your deck?
dominion-ask-feast = Gain a card costing up to 5.
dominion-ask-militia =
    Discard { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }, so that you keep three.{ dominion-last-on-top }
    .do = { dominion-deed-discard }
dominion-ask-remodel = Trash a card from your hand; you will gain one costing up to 2 more.
dominion-ask-remodel-gain = Gain a card costing up to 2 more than the trashed one.
dominion-ask-spy = { $victim } revealed { CARD($card, case: "acc") }. Discard it?
dominion-ask-spy-yes = Discard { CARD($card, case: "acc") }
dominion-ask-spy-no = Put { CARD($card, case: "acc") } back
dominion-ask-spy-own = You revealed { CARD($card, case: "acc") }. Discard it?
dominion-ask-spy-own-yes = Discard { CARD($card, case: "acc") }
dominion-ask-spy-own-no = Put { CARD($card, case: "acc") } back
dominion-ask-thief = { $victim }: which of the revealed Treasures do you trash?
dominion-ask-thief-gain =
    { $most ->
        [one] Take the trashed Treasure if you like.
       *[other] Take any of the { $most } trashed Treasures.
    }
    .do = { dominion-deed-take }
    .none = Take nothing
dominion-ask-throne-room = Choose an Action card in your hand to play twice.
dominion-ask-library = You drew { CARD($card, case: "acc") }. Set it aside?
dominion-ask-library-yes = Set { CARD($card, case: "acc") } aside
dominion-ask-library-no = Keep { CARD($card, case: "acc") }
dominion-ask-mine = Trash a Treasure from your hand; you will gain one costing up to 3 more.
dominion-ask-mine-gain = Gain a Treasure to your hand, costing up to 3 more than the trashed one.

## What the button of several picks does

dominion-deed-discard =
    { $count ->
        [1] Discard { $cards }
       *[other] Discard { $count } cards
    }
dominion-deed-trash =
    { $count ->
        [1] Trash { $cards }
       *[other] Trash { $count } cards
    }
dominion-deed-top =
    { $count ->
        [1] Put { $cards } on top
       *[other] Put { $count } cards on top
    }
dominion-deed-take =
    { $count ->
        [1] Take { $cards }
       *[other] Take { $count } Treasures
    }
dominion-deed-for-coins =
    { $count ->
        [one] for { $count } coin
       *[other] for { $count } coins
    }

## What follows from an answer, and what it gives away

dominion-then-buying =
    { $coins ->
        [0] no coins to spend
        [one] { $coins } coin to spend
       *[other] { $coins } coins to spend
    }
dominion-then-coins = +{ $coins }, { $total } in all
dominion-then-left =
    { $coins ->
        [0] leaves no coins
        [one] leaves { $coins } coin
       *[other] leaves { $coins } coins
    }{ $buys ->
        [0] { "" }
        [one] , { $buys } Buy
       *[other] , { $buys } Buys
    }
dominion-then-over = ends the game
dominion-then-end = ends the game: you have { $mine }, { $player } { $best }
dominion-then-lost =
    { $coins ->
        [one] { $coins } coin is lost
       *[other] { $coins } coins are lost
    }
dominion-reach-buy =
    Play { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    } and buy { CARD($card, case: "acc") }, { $left ->
        [0] no coins left
        [one] { $left } coin left
       *[other] { $left } coins left
    }
dominion-warn-moat = Your { CARD($card) } would keep this Attack away.
dominion-warn-actions =
    { $more ->
        [0] { CARD($card) } is still in your hand
        [one] { CARD($card) } and another Action are still in your hand
       *[other] { CARD($card) } and { $more } more Actions are still in your hand
    } and could be played.
dominion-warn-buy =
    You can still buy something: your { $coins ->
        [one] { $coins } coin pays
       *[other] { $coins } coins pay
    } for { CARD($card, case: "acc") }.
dominion-warn-end =
    This purchase ends the game, and { $player } wins: you have { $mine } { $mine ->
        [one] point
       *[other] points
    }, { $player } has { $best }.
dominion-warn-early =
    After a purchase no Treasures can be played: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } would stay in your hand.

## Options with a card

dominion-do-play = Play { CARD($card, case: "acc") }
dominion-do-treasure = Play { CARD($card, case: "acc") }
dominion-do-buy = Buy { CARD($card, case: "acc") }
dominion-do-gain = Gain { CARD($card, case: "acc") }
dominion-do-discard = Discard { CARD($card, case: "acc") }
dominion-do-trash = Trash { CARD($card, case: "acc") }
dominion-do-top = Put { CARD($card, case: "acc") } on top
dominion-do-pass = Pass { CARD($card, case: "acc") }
dominion-do-reveal = Reveal { CARD($card, case: "acc") }
dominion-do-name = Guess { CARD($card, case: "acc") }
dominion-do-draft = Pick { CARD($card, case: "acc") }

## Options in words

dominion-do-end-actions = Go on to buying
    .about = The Buy phase begins. Actions left in hand can't be played this turn any more.
    .rule = D3.3
dominion-do-treasures = Play all Treasures
    .about = Puts all Treasures of your hand into play and counts their coins.
    .rule = D3.3
dominion-do-end-turn = End the turn
    .about = Clean-up: what lies in play and in your hand is discarded, and you draw five new cards. Coins and buys left over are lost.
    .rule = D3.4
dominion-do-no-reaction = Reveal nothing
dominion-do-nothing = Gain nothing
dominion-do-one-card = +1 Card
dominion-do-two-cards = +2 Cards
dominion-do-three-cards = +3 Cards
dominion-do-one-action = +1 Action
dominion-do-two-actions = +2 Actions
dominion-do-one-buy = +1 Buy
dominion-do-one-coin = +1 Coin
dominion-do-two-coins = +2 Coins
dominion-do-trash-two = Trash 2 cards
dominion-do-discard-two = Discard 2 cards
dominion-do-take-curse = Take a Curse into hand
dominion-do-discard-estate = Discard an Estate for +4 Coins
dominion-do-gain-estate = Gain an Estate
dominion-do-new-hands = New hands of 4 cards

## Why something is not possible

dominion-why-coins =
    { CARD($card) } costs { $cost }; you have { $coins ->
        [0] no coins
        [one] only { $coins } coin
       *[other] only { $coins } coins
    }.
dominion-why-limit = { CARD($card) } costs { $cost }; the card must not cost more than { $limit }.
dominion-why-exact = { CARD($card) } costs { $cost }; the card must cost exactly { $exactly }.
dominion-why-treasure = { CARD($card) } is not a Treasure, and only a Treasure may be gained now.
dominion-why-empty = The { CARD($card) } pile is empty.
dominion-why-later = { CARD($card) } is a Treasure; it is played in the Buy phase.
dominion-why-no-use = { CARD($card) } is never played; it counts at the end of the game.
dominion-why-buy-later = Cards are bought in the Buy phase; end the Action phase first.
dominion-why-treasures-first = { CARD($card) } can no longer be played: Treasures come before the first purchase.
dominion-why-actions-over = { CARD($card) } can no longer be played: the Action phase is over.

## The log

dominion-log-draft = { $name } picks { CARD($card, case: "acc") } for the kingdom.
dominion-log-turn = { $name } begins turn { $turn }.
dominion-log-play = { $name } plays { CARD($card, case: "acc") }.
dominion-log-plus =
    { $name } gets{ $actions ->
        [0] { "" }
        [one] { " " }+{ $actions } Action
       *[other] { " " }+{ $actions } Actions
    }{ $buys ->
        [0] { "" }
       *[other] { $actions ->
            [0] { " " }
           *[other] { ", " }
        }+{ $buys } { $buys ->
            [one] Buy
           *[other] Buys
        }
    }{ $coins ->
        [0] { "" }
       *[other] { $actions ->
            [0] { $buys ->
                [0] { " " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }+{ $coins } { $coins ->
            [one] Coin
           *[other] Coins
        }
    }.
dominion-log-treasures =
    { $name } plays { $cards }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
dominion-log-buy = { $name } buys { CARD($card, case: "acc") }.
dominion-log-again = { $name } plays { CARD($card, case: "acc") } again.
dominion-log-gain =
    { $name } gains { CARD($card, case: "acc") }{ $from ->
        [trash] { " " }from the trash
       *[pile] { "" }
    }{ $to ->
        [hand] { " " }to hand
        [deck] { " " }on top of the deck
       *[discard] { "" }
    }.
dominion-log-draw = { $name } draws { $cards }.
dominion-log-shuffle =
    { $name } shuffles { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into a new deck.
dominion-log-discard = { $name } discards { $cards }.
dominion-log-discard-top =
    { $count ->
        [1] { $name } discards { CARD($card, case: "acc") }.
       *[other] { $name } discards { CARD($card, case: "acc") } on top, { $count } cards in all.
    }
dominion-log-discard-deck =
    { $name } turns the deck over onto the discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
dominion-log-trash = { $name } trashes { CARD($card, case: "acc") }.
dominion-log-show =
    { $count ->
        [0] { $name } shows an empty hand.
       *[other] { $name } shows { $cards }.
    }
dominion-log-reveal = { $name } reveals { $cards }.
dominion-log-take = { $name } takes { CARD($card, case: "acc") } into hand.
dominion-log-back = { $name } puts { $cards } back on top of the deck.
dominion-log-top = { $name } puts { $cards } on top of the deck.
dominion-log-top-shown = { $name } puts { CARD($card, case: "acc") } on top of the deck.
dominion-log-aside = { $name } sets { CARD($card, case: "acc") } aside.
dominion-log-name = { $name } guesses { CARD($card, case: "acc") }.
dominion-log-pass = { $name } passes { $cards } to { $receiver }.
dominion-log-clean-up =
    { $from ->
        [hand] { $name } discards { $cards } from hand.
        [play] { $name } clears away { $cards }.
       *[none] { "" }
    }

## The end

dominion-tie-turns = Equal points: fewer turns decide, { $best } against { $next }.
dominion-end-provinces = The last Province is gone.
dominion-end-piles =
    { $piles ->
        [one] { $piles } pile is empty.
       *[other] { $piles } piles are empty.
    }
dominion-end-stalemate = For a hundred turns each, no card has left the Supply or stayed in the trash.

## In words: what one may know of the decks

dominion-notice-own = Your deck
dominion-notice-card = { CARD($card) }: { $deck } in the deck, { $hand } in hand, { $rest } elsewhere
dominion-notice-hand =
    An average next hand is worth { $coins }.{ $tenths } coins; the chance of an Action in it is { $action } %. { $shuffle ->
        [0] The next card you draw shuffles the deck.
        [one] You shuffle after 1 more card.
       *[other] You shuffle after { $shuffle } more cards.
    }
dominion-notice-deck = { $player }: the deck, as far as it can be known
dominion-notice-owned = { $count } × { CARD($card) }
dominion-notice-between = { $least } to { $most } × { CARD($card) }
dominion-notice-lost = Some cards were passed face down: where there are two numbers, the truth lies between them.
