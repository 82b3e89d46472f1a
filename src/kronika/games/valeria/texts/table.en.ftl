### What is said at the table of Valeria: prompts, options, reasons, the log, and the labels of its parts.

game-valeria = Valeria: Card Kingdoms
    .about = Roll the dice, gather from your citizens, slay monsters and build domains to please your secret duke.

## The setup: its items and their choices

option-valeria-set = Set
    .help = Which monsters and citizens lie in the center: a recommended set, all at random, or your own choice.
option-valeria-set-random = Random
    .help = Chance picks the areas and the citizens that you have not chosen.
option-valeria-set-chosen = Own choice
    .help = The areas and citizens you name; chance fills up what you leave open.
option-valeria-areas = Areas
    .help = Up to five areas whose monsters are to be slain.
option-valeria-citizens = Citizens
    .help = Which kinds of citizens are for hire, one for each activation number.
option-valeria-enemy-events = Enemy events
    .help = Where a stack runs out, an enemy event may turn up and trouble everybody.
option-valeria-events = Chosen events
    .help = Events that are sure to be in the deck, one per player at most; chance adds the rest.
option-valeria-mixed-citizens = Mixed citizens
    .help = Both kinds of a number are shuffled into one stack, and only its top card is open.
option-valeria-no-dukes = No dukes
    .help = Nobody has a secret duke; resources, symbols and majorities score for all alike.
option-valeria-dark-lord = Dark Lord
    .help = How hard he plays when you play alone.
option-valeria-dark-lord-0 = Usual
    .help = Each die activates a monster stack.
option-valeria-dark-lord-1 = Harder
    .help = The sum of the dice activates a stack too, if it is 6 or less.
option-valeria-dark-lord-2 = Still harder
    .help = The sum activates too, and even a column without monsters is attacked.

valeria-areas-five =
    A game has exactly 5 areas; you named { $count }. Leave some out.
valeria-citizens-clash = { CARD($one) } and { CARD($other) } both have the number { $number }; choose one of them.
valeria-set-and-choice = The set you took says which areas and citizens are used; choosing goes with “{ option-valeria-set-chosen }” or “{ option-valeria-set-random }”.
valeria-events-many =
    There is one enemy event per player, so with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } you cannot choose more events than that.
valeria-solo-dukes = Alone you play against the Dark Lord, who is a duke himself; so dukes cannot be left out.
valeria-mixed-choice = With “{ option-valeria-mixed-citizens }” both kinds of each number are in the game, so there is nothing to choose.
valeria-events-off = Events can be chosen only while “{ option-valeria-enemy-events }” is turned on.
valeria-dark-lord-alone = The Dark Lord only plays against somebody who is alone.

## Bots

valeria-bot-random = Random
    .about = Makes any legal move, each as likely as the next.
valeria-bot-greedy = Greedy
    .about = Takes whatever brings the most at once.
valeria-bot-duchess = Duchess
    .about = Plans for her duke and knows the odds of the dice.
valeria-bot-queen = Queen
    .about = Tries what she could do in realms she imagines, by the Duchess’s judgment, before she answers.
valeria-bot-scholar = Scholar
    .about = Has learned the game from 134,000 games against itself and others, and answers at once.
valeria-bot-sage = Sage
    .about = Knows what the Scholar knows and looks a few moves ahead before it answers.
valeria-bot-giles = Giles
    .title = the Squire
    .about = Hires whoever smiles at him and never asks how long the game will last.
valeria-bot-dorothy = Dorothy
    .title = the Merchant
    .about = Fills her purse with gold and has little use for strength and magic.
valeria-bot-severin = Severin
    .title = the Slayer
    .about = Spends everything on monsters and leaves the domains to others.
valeria-bot-ludmila = Ludmila
    .title = the Mage
    .about = Has somebody at work on every number and pays for the rest with magic.
valeria-bot-wenceslas = Wenceslas
    .title = the Duke
    .about = Knows the odds of each roll and plays his turn through in his head for his duke.

## Parts of the table

valeria-phase-setup = Setup
    .about = The grid is laid out and everybody chooses a duke.
    .rule = V2
valeria-phase-roll = Roll phase
    .about = The active player rolls the two dice.
    .rule = V4.1
valeria-phase-harvest = Harvest phase
    .about = Everybody harvests: cards whose number was rolled give their left effect to the active player, their right one to the others.
    .rule = V5.1
valeria-phase-action = Action phase
    .about = The active player takes two actions: slay, hire, build or gain a resource.
    .rule = V6.1
valeria-phase-monsters = Monsters phase
    .about = Playing alone: now the monsters act.
    .rule = V14.3
valeria-phase-second-harvest = Second Harvest phase
    .about = Playing alone: a second Harvest follows the monsters.
    .rule = V14.5
valeria-phase-end = End phase
    .about = The turn closes, with what works in the End phase; then the next player rolls.
    .rule = V3.1-a

valeria-track-strength = Strength
    .about = Pays for slaying monsters.
    .rule = V6.3
valeria-track-gold = Gold
    .about = Pays for hiring citizens and building domains.
    .rule = V6.4
valeria-track-magic = Magic
    .about = Stands in for strength or gold, one for one, if at least one piece of the real thing is paid too.
    .rule = V6.2-a
valeria-track-vp = Victory points
    .about = Points you have already. Monsters, domains and your duke add theirs at the end.
    .rule = V8.2

valeria-zone-monsters = Monsters
valeria-zone-citizens = Citizens
valeria-zone-domains = Domains
    .about = What one has built. Their points count at the end.
    .rule = V6.6
valeria-zone-duchy = Duchy
valeria-zone-slain = Slain monsters
    .about = Monsters one has slain. Their points count at the end.
    .rule = V6.3-e
valeria-zone-duke = Duke
    .about = Kept in secret to the end, where it scores for what it shows.
    .rule = V7.5
valeria-zone-offer = Dukes to choose from
valeria-zone-deck = Exhausted deck
    .about = For each stack that runs out one of these cards takes its place.
    .rule = V6.8-a
valeria-zone-captured = Taken by the Dark Lord

valeria-sum-monsters = monsters
valeria-sum-domains = domains
valeria-sum-board = during the game
valeria-sum-duke = for the duke
valeria-sum-dukeless = resources, symbols, majorities
valeria-sum-points = in all
valeria-sum-owned = cards in the duchy
valeria-sum-turns = turns
valeria-sum-darkLord = Dark Lord

## Amounts

valeria-amounts =
    { $strength ->
        [0] { "" }
       *[other] { $strength } strength
    }{ $gold ->
        [0] { "" }
       *[other] { $strength ->
                [0] { "" }
               *[other] { $magic ->
                    [0] { $vp ->
                        [0] { " and " }
                       *[other] { ", " }
                    }
                   *[other] { ", " }
                }
            }{ $gold } gold
    }{ $magic ->
        [0] { "" }
       *[other] { $gold ->
                [0] { $strength ->
                    [0] { "" }
                   *[other] { $vp ->
                        [0] { " and " }
                       *[other] { ", " }
                    }
                }
               *[other] { $vp ->
                    [0] { " and " }
                   *[other] { ", " }
                }
            }{ $magic } magic
    }{ $vp ->
        [0] { "" }
       *[other] { $magic ->
                [0] { $gold ->
                    [0] { $strength ->
                        [0] { "" }
                       *[other] { " and " }
                    }
                   *[other] { " and " }
                }
               *[other] { " and " }
            }{ $vp ->
                [one] { $vp } victory point
               *[other] { $vp } victory points
            }
    }
valeria-pays =
    { $pay-strength ->
        [0] { "" }
       *[other] { $pay-strength } strength
    }{ $pay-gold ->
        [0] { "" }
       *[other] { $pay-strength ->
                [0] { "" }
               *[other] { $pay-magic ->
                    [0] { " and " }
                   *[other] { ", " }
                }
            }{ $pay-gold } gold
    }{ $pay-magic ->
        [0] { "" }
       *[other] { $pay-gold ->
                [0] { $pay-strength ->
                    [0] { "" }
                   *[other] { " and " }
                }
               *[other] { " and " }
            }{ $pay-magic } magic
    }
valeria-some =
    { $resource ->
        [strength] { $amount } strength
        [gold] { $amount } gold
       *[magic] { $amount } magic
    }
valeria-split =
    { $resource ->
        [strength] { $real } strength
       *[gold] { $real } gold
    }{ $magic ->
        [0] { "" }
       *[other] { " " }and { $magic } magic
    }

## Prompts

valeria-ask-duke = Choose the duke you keep. Nobody sees which.
valeria-ask-dice = You rolled { $one } and { $two }. Change a die?
valeria-ask-wake = Several enemy events are active. Which one comes first?
valeria-ask-put =
    { CARD($card) }: on which monster do you put 1 { $resource ->
        [strength] strength token
        [gold] gold token
       *[magic] magic token
    }?
valeria-ask-harvest =
    { $left ->
        [one] Harvest: { $left } effect is still yours to use.
       *[other] Harvest: { $left } effects are still yours to use.
    }
valeria-ask-action =
    { $left ->
        [one] Choose your last action.
       *[other] Choose an action; you have { $left } left.
    }
valeria-ask-pay =
    { CARD($card) } costs { $cost } { $resource ->
        [strength] strength
       *[gold] gold
    }{ $magic ->
        [0] { "" }
       *[other] { " " }and { $magic } magic
    }. How do you pay?
valeria-ask-one-of = { CARD($card) }: choose one.
valeria-ask-exchange = { CARD($card) }: do you want to pay?
valeria-ask-take = { CARD($card) }: what do you take?
valeria-ask-citizen = { CARD($card) }: choose a citizen who joins you for free.
valeria-ask-return =
    { CARD($card) }: return a card for { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    }?
valeria-ask-rob = { CARD($card) }: take a monster?
valeria-ask-may-slay = { CARD($card) }: slay a monster now? It costs what it always costs.
valeria-ask-activate = A 6: which monster stack is activated?
valeria-ask-give = The monsters attack. What does the Dark Lord get?

## What follows from an answer, and what it gives away

valeria-then =
    { $bought ->
        [0] { "" }
       *[other] leaves { $resource ->
            [strength] { $left } strength
           *[gold] { $left } gold
        }, { $magicLeft } magic
    }{ $brings ->
        [0] { "" }
       *[other] { $bought ->
            [0] { "" }
           *[other] { " · " }
        }gains { valeria-amounts }
    }{ $more ->
        [0] { "" }
       *[other] { " …" }
    }{ $change ->
        [0] { "" }
       *[other] { $bought ->
            [0] { $brings ->
                [0] { "" }
               *[other] { " · " }
            }
           *[other] { " · " }
        }points { $before } → { $total }
    }
valeria-then-harvest =
    { $brings ->
        [0] { $more ->
            [0] brings you nothing
           *[other] something to choose
        }
       *[other] brings you { valeria-amounts }{ $more ->
            [0] { "" }
           *[other] { " …" }
        }
    }
valeria-warn-harvest = { CARD($card) } still has something for you, and it costs nothing.
valeria-warn-take = { CARD($card) }: you may take something, and it costs nothing.

## Options

valeria-do-gain-resource =
    { $resource ->
        [strength] Gain 1 strength
        [gold] Gain 1 gold
       *[magic] Gain 1 magic
    }
valeria-do-slay = Slay { CARD($card, case: "acc") }
valeria-do-hire = Hire { CARD($card, case: "acc") }
valeria-do-build = Build { CARD($card, case: "acc") }
valeria-do-pay =
    Pay { valeria-split } ({ $resource ->
        [strength] strength
       *[gold] gold
    } { $left } and magic { $magicLeft } left)
valeria-do-keep = Keep { CARD($card, case: "acc") }
valeria-do-change =
    { CARD($card) }: turn die { $die } from { $from } to { $to }{ $gold ->
        [0] { "" }
       *[other] { " " }for { $gold } gold
    }
valeria-do-keep-dice = Leave the dice as they are
valeria-do-wake = { CARD($card) }
valeria-do-put =
    Put { $resource ->
        [strength] strength
        [gold] gold
       *[magic] magic
    } on { CARD($card, case: "acc") }
valeria-do-harvest = { CARD($card) }: gain { valeria-amounts }
valeria-do-exchange = { CARD($card) }: pay { valeria-pays }, gain { valeria-amounts }
valeria-do-use = Pay { valeria-pays }, gain { valeria-amounts }
valeria-do-done = Finish harvesting
valeria-do-gain =
    { $strength ->
        [0] { $gold ->
            [0] { $magic ->
                [0] { $vp ->
                    [0] Gain nothing
                   *[other] Gain { valeria-amounts }
                }
               *[other] Gain { valeria-amounts }
            }
           *[other] Gain { valeria-amounts }
        }
       *[other] Gain { valeria-amounts }
    }
valeria-do-take-citizen =
    Take a citizen{ $strength ->
        [0] { $gold ->
            [0] { $magic ->
                [0] { $vp ->
                    [0] { "" }
                   *[other] { " " }and { valeria-amounts }
                }
               *[other] { " " }and { valeria-amounts }
            }
           *[other] { " " }and { valeria-amounts }
        }
       *[other] { " " }and { valeria-amounts }
    }
valeria-do-take-card = Take { CARD($card, case: "acc") }
valeria-do-take = Take { valeria-some } from { $victim }
valeria-do-take-bank = Take { valeria-some }
valeria-do-return = Return { CARD($card, case: "acc") }
valeria-do-rob = Take a monster from { $victim }
valeria-do-activate = The stack with { CARD($card, case: "acc") }
valeria-do-give = { CARD($card) }
valeria-do-rob-stack = Take a monster
valeria-do-not-exchange = Pay nothing
valeria-do-not-take = Take nothing
valeria-do-not-citizen = Take no citizen
valeria-do-not-return = Return nothing
valeria-do-not-rob = Take no monster
valeria-do-not-slay = Slay no monster

## Why something is not possible

valeria-why-exhausted = This stack is exhausted.
valeria-why-slay =
    { CARD($card) } takes { $strength } strength{ $magic ->
        [0] { "" }
       *[other] { " " }and { $magic } magic
    }; you have { $have } strength and { $haveMagic } magic.{ $have ->
        [0] { " " }At least 1 strength must be real.
       *[other] { "" }
    }
valeria-why-gold =
    { CARD($card) } costs { $cost } gold; you have { $have } gold and { $haveMagic } magic.{ $have ->
        [0] { " " }At least 1 gold must be real.
       *[other] { "" }
    }
valeria-why-roles =
    { CARD($card) } needs { $needed } { $role ->
        [worker] { $needed ->
            [one] worker
           *[other] workers
        }
        [soldier] { $needed ->
            [one] soldier
           *[other] soldiers
        }
        [shadow] shadow { $needed ->
            [one] citizen
           *[other] citizens
        }
       *[holy] holy { $needed ->
            [one] citizen
           *[other] citizens
        }
    }; you have { $have }.

## The log

valeria-log-duke =
    { $seen ->
        [0] { $name } keeps a duke.
       *[other] { $name } keeps { $cards }.
    }
valeria-log-turn = { $name } begins turn { $turn }.
valeria-log-roll = { $name } rolls { $one } and { $two }.
valeria-log-change =
    { $name } uses { CARD($card, case: "acc") }{ $gold ->
        [0] { "" }
       *[other] { " " }for { $gold } gold
    }: the dice show { $one } and { $two }.
valeria-log-announce = { $name } announces { $one } and { $two }, which makes { $sum }.
valeria-log-wake = The dice of { $name } wake { CARD($card, case: "acc") }.
valeria-log-put =
    { $name } puts 1 { $resource ->
        [strength] strength
        [gold] gold
       *[magic] magic
    } on { CARD($card, case: "acc") }.
valeria-log-lose = { $name } loses { valeria-amounts }.
valeria-log-gain =
    { $strength ->
        [0] { $gold ->
            [0] { $magic ->
                [0] { $vp ->
                    [0] { "" }
                   *[other] { $name } gains { valeria-amounts }.
                }
               *[other] { $name } gains { valeria-amounts }.
            }
           *[other] { $name } gains { valeria-amounts }.
        }
       *[other] { $name } gains { valeria-amounts }.
    }
valeria-log-exchange = { $name } pays { valeria-pays } and gains { valeria-amounts }.
valeria-log-take = { $name } takes { valeria-some } from { $victim } ({ CARD($card) }).
valeria-log-take-bank = { $name } takes { valeria-some } ({ CARD($card) }).
valeria-log-pay = { $name } pays { valeria-split } for { CARD($card, case: "acc") }.
valeria-log-slay = { $name } slays { CARD($card, case: "acc") }.
valeria-log-hire = { $name } hires { CARD($card, case: "acc") }.
valeria-log-take-citizen = { $name } takes { CARD($card, case: "acc") } for free.
valeria-log-build = { $name } builds { CARD($card, case: "acc") }.
valeria-log-turn-up = { $name } turns up the next domain: { CARD($card) }.
valeria-log-return = { $name } returns { CARD($card, case: "acc") } to its stack.
valeria-log-rob = { $name } takes { CARD($card, case: "acc") } from { $victim }.
valeria-log-rob-bank = { $name } takes { CARD($card, case: "acc") } from the center.
valeria-log-exhausted =
    { $card ->
        [exhausted] A stack is exhausted.
       *[other] A stack is exhausted, and { CARD($card) } turns up in its place.
    }
valeria-log-captured = The Dark Lord takes { CARD($card, case: "acc") }.
valeria-log-lost = The monsters attack a column that is empty, and { $name } is beaten.

## The end

valeria-tie-cards = Equal points: fewer cards in the duchy decide, { $best } against { $next }.
valeria-end-monsters = All monsters are slain.
valeria-end-domains = All domains are built.
valeria-end-exhausted =
    { $stacks ->
        [one] { $stacks } stack is exhausted.
       *[other] { $stacks } stacks are exhausted.
    }
valeria-end-lost = The Dark Lord attacked and nothing was left to take: the kingdom has fallen.
valeria-end-dark-lord = You have { $points }, the Dark Lord has { $dark }.

## In words: the next roll

valeria-notice-roll = What { $player } gets at the next roll
valeria-notice-own-roll = What { $player } gets by rolling next
valeria-notice-rests = Rests this time.
valeria-notice-numbers = { $numbers }: { valeria-notice-brings } ({ valeria-forecast-chance })
valeria-notice-herald = No other card, or doubles: { valeria-notice-brings } ({ valeria-forecast-chance })
valeria-notice-doubles = Doubles, from domains: { valeria-amounts }
valeria-notice-brings =
    { $sure ->
        [0] { "" }
       *[other] { valeria-amounts }
    }{ $choices ->
        [0] { $sure ->
            [0] nothing
           *[other] { "" }
        }
       *[other] { $sure ->
            [0] { "" }
           *[other] { ", " }
        }{ $choices ->
            [one] 1 choice
           *[other] { $choices } choices
        }
    }
