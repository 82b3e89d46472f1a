### What is said at the table of Empires of the North: prompts, options, reasons, the log, and the labels of its parts.

game-north = Empires of the North
    .about = Lead a northern clan: gather, build and sail for islands, and be the first whose glory reaches 25 points.

## The setup: its items and their choices

option-north-clans = Clans
    .help = Who leads which clan: everybody chooses, chance decides, or you name a clan for every seat.
option-north-clans-choose = Everybody chooses
    .help = Players choose in turn order; a clan is led by one player only.
option-north-clans-draft = Draft
    .help = A house rule: in turn order everybody strikes a clan, as long as enough are left; then you choose in reverse order, the last player first.
option-north-clans-random = Random
    .help = Chance deals a different clan to everyone.
option-north-clans-first-game = First game
    .help = The clans that are easiest to learn: Glenn and Ulaf, then Panuk and Heidel.
option-north-clans-glenn = { north-clan-glenn }
    .help = { north-clan-glenn.about }
option-north-clans-ulaf = { north-clan-ulaf }
    .help = { north-clan-ulaf.about }
option-north-clans-panuk = { north-clan-panuk }
    .help = { north-clan-panuk.about }
option-north-clans-heidel = { north-clan-heidel }
    .help = { north-clan-heidel.about }
option-north-clans-nanurjuk = { north-clan-nanurjuk }
    .help = { north-clan-nanurjuk.about }
option-north-clans-mackinnon = { north-clan-mackinnon }
    .help = { north-clan-mackinnon.about }
option-north-raze-points = Points for raze tokens
    .help = At the end every raze token in the supply scores 1 point, as the publisher answers; the rulebook gives nothing.
option-north-solo = Alone against the clock
    .help = How many points you need when you play alone; a scenario of our own.
option-north-solo-1 = Level 1
    .help = Reach 25 points on the track within 4 rounds.
option-north-solo-2 = Level 2
    .help = Reach 30 points on the track within 4 rounds.
option-north-solo-3 = Level 3
    .help = Reach 35 points on the track within 4 rounds.
option-north-solo-4 = Level 4
    .help = Reach 40 points on the track within 4 rounds.

north-clans-count =
    Name one clan for every seat: { $seats ->
        [one] there is { $seats } seat
       *[other] there are { $seats } seats
    }, and you named { $count ->
        [one] { $count } clan
       *[other] { $count } clans
    }.
north-solo-alone = The level is chosen only by somebody who plays alone.

## Bots

north-bot-random = Random
    .about = Makes any legal move, each as likely as the next.
north-bot-greedy = Greedy
    .about = Takes whatever brings the most at once.
north-bot-jarl = Jarl
    .about = Plans the round: what to build, what to harvest, when to sail and when to pass.
north-bot-seeress = Seeress
    .about = Tries out what she could do in futures she imagines, by the Jarl’s judgment, before she answers.
north-bot-scholar = Scholar
    .about = Has learned the game from 48,000 games against itself and others, and answers at once.
north-bot-sage = Sage
    .about = Knows what the Scholar knows and looks a few moves ahead before it answers.
north-bot-giles = Giles
    .title = the Landlubber
    .about = Lives from hand to mouth, as if each round were the last, and keeps off the sea.
north-bot-dorothy = Dorothy
    .title = the Farmer
    .about = Grows fields, gathers hands to work them and lets the islands wait.
north-bot-severin = Severin
    .title = the Sailor
    .about = Stands first in the queue to every island.
north-bot-ludmila = Ludmila
    .title = the Raider
    .about = Keeps torches ready, thinks a few steps ahead and burns what you would miss most.
north-bot-wenceslas = Wenceslas
    .title = the Chieftain
    .about = Builds an engine, tries out whole rounds in his mind and ends the game when he leads.

## Parts of the table

north-phase-setup = Setup
    .about = Clans, islands and tiles are laid out and everybody gets the first goods and cards.
    .rule = N2
north-phase-lookout = Lookout
    .about = You look at four cards and keep as many as you like; each one tires a worker.
    .rule = N3.2-a
north-phase-action = Action phase
    .about = In turn everybody takes one action or passes, until all have passed.
    .rule = N3.3-a
north-phase-expedition = Expedition
    .about = Ships land in the order of the queue, to pillage or conquer islands.
    .rule = N3.4-a
north-phase-cleanup = Clean-up
    .about = Workers rest, cards refresh, discs come back, new islands are turned up.
    .rule = N3.5-a

north-track-food = Food
    .about = A resource: pays what cards and actions ask for.
    .rule = N7.2
north-track-wood = Wood
    .about = A resource: pays what cards and actions ask for.
    .rule = N7.2
north-track-stone = Stone
    .about = A resource: pays what cards and actions ask for.
    .rule = N7.2
north-track-sheep = Sheep
    .about = A resource: pays what cards and actions ask for.
    .rule = N7.2
north-track-fish = Fish
    .about = A resource; aboard a ship it lets the ship reach distant islands.
    .rule = N3.4-b
north-track-gold = Gold
    .about = Pays in place of any resource, but never for raze tokens, workers, ships or cards.
    .rule = N7.15-a
north-track-raze = Raze tokens
    .about = One exhausts a rival's card; aboard a ship one conquers an island.
    .rule = N6.1-a
north-track-worker = Rested workers
    .about = Workers who can still be sent to work this round.
    .rule = N3.2-a
north-track-tired = Tired workers
    .about = Workers who have worked. They rest in the Clean-up, or when a card refreshes them.
    .rule = N7.5-a
north-track-ship = Ships
    .about = Your ships that have not set out yet.
    .rule = N5.3
north-track-common-ship = Common ships
    .about = Ships of the common supply. Each sails for whoever sent it.
    .rule = N5.5-a
north-track-vp = Victory points
    .about = Points on the board. At 25 the last round has come.
    .rule = N8.1-a
north-track-round = Round
    .about = Which round is being played.
    .rule = N3.1-a

north-zone-shore = Open islands
north-zone-islands = Island deck
north-zone-empire = Empire
north-zone-hand = Hand
north-zone-drawn = Drawn cards
north-zone-deck = Deck
north-zone-discard = Discard pile

north-sum-track = track
north-sum-cards = cards of the empire
north-sum-resources = resources, by twos
north-sum-gold = gold
north-sum-raze = raze tokens
north-sum-points = in all

## Cargo

north-cargo =
    { $raze ->
        [0] { $gold ->
            [0] { $fish ->
                [0] nothing
               *[other] a fish
            }
           *[other] 1 gold in place of a fish
        }
       *[other] { $gold ->
            [0] { $fish ->
                [0] a raze token
               *[other] a fish and a raze token
            }
           *[other] 1 gold in place of a fish and a raze token
        }
    }

## Prompts

north-ask-clan = Which clan do you lead?
north-ask-strike = Which clan do you strike? Nobody will lead it in this game.
north-ask-first-hand =
    { $count ->
        [one] Choose the card with which you begin.
       *[other] Choose the { $count } cards with which you begin.
    }
    .do = { north-deed-keep }
north-ask-keep =
    { $most ->
        [0] You have no rested worker, so you keep none of these cards.
        [one] Which card do you keep? It takes a worker, and you have only { $most }.
       *[other] Which cards do you keep? Each takes a worker, so { $most } at most.
    }
    .do = { north-deed-keep }
    .none = Keep no card
north-ask-stored =
    { $count ->
        [one] { CARD($card) } pays for what is stored. What do you take?
       *[other] { CARD($card) } pays { $count } times for what is stored. What do you take?
    }
    .do =
        { $count ->
            [one] Take { $count } reward
           *[other] Take { $count } rewards
        }
north-ask-action = Your turn: what do you do?
north-ask-pay =
    { $for ->
        [build] How do you pay for { CARD($card) }?
        [second] A second use of the disc: how do you pay?
       *[use] { CARD($card) }: how do you pay?
    }
north-ask-companion = Does a card from your hand go with { north-tile }?
north-ask-field = { CARD($card) }: where does it go?
north-ask-construct = Which location do you build for free?
north-ask-harvest = Which field do you harvest?
north-ask-cargo = What does the ship take along?
north-ask-island =
    { $fish ->
        [0] { $raze ->
            [0] Your ship lands. Which near island does it pillage?
           *[other] Your ship lands with a raze token. Which near island does it pillage or conquer?
        }
       *[other] { $raze ->
            [0] Your ship lands with a fish. Which island does it pillage?
           *[other] Your ship lands with a fish and a raze token. Which island does it pillage or conquer?
        }
    }
north-ask-turned-up = { CARD($card) } turns up. Do you pillage it, or is it to be yours?
north-ask-land = Which ship lands now?
north-ask-get = { CARD($card) }: choose what you get.
north-ask-resource =
    { $count ->
        [one] Choose a resource.
       *[other] Choose { $count } resources.
    }
    .do =
        { $count ->
            [one] Gain { $count } resource
           *[other] Gain { $count } resources
        }
north-ask-kinds =
    { $count ->
        [one] Choose a kind of resource.
       *[other] Choose { $count } different kinds of resources.
    }
    .do =
        { $count ->
            [one] Gain { $count } resource
           *[other] Gain { $count } resources
        }
north-ask-may = { CARD($card) }: do you make use of it?
north-ask-refresh =
    { $count ->
        [one] Which card do you refresh?
       *[other] Which { $count } cards do you refresh?
    }
    .do =
        { $count ->
            [1] Refresh { $cards }
           *[other] Refresh { $count } cards
        }
north-ask-assign =
    { $count ->
        [one] { CARD($card) }: what do you assign to it?
       *[other] { CARD($card) }: what do you assign to it, { $count } at most?
    }
    .do =
        { $count ->
            [one] Assign { $count } token
           *[other] Assign { $count } tokens
        }
    .none = Assign nothing
north-ask-release =
    { $count ->
        [one] What do you release?
       *[other] Which { $count } tokens do you release?
    }
    .do =
        { $count ->
            [one] Release { $count } token
           *[other] Release { $count } tokens
        }
north-ask-discard-own =
    { $count ->
        [one] Which card of your empire do you discard?
       *[other] Which cards of your empire do you discard, { $count } at most?
    }
    .do =
        { $count ->
            [1] Discard { $cards }
           *[other] Discard { $count } cards
        }
    .none = Discard nothing
north-ask-return =
    { $count ->
        [one] Which location comes back to your hand?
       *[other] Which { $count } locations come back to your hand?
    }
    .do =
        { $count ->
            [1] Take back { $cards }
           *[other] Take back { $count } cards
        }
north-ask-copy = { CARD($card) }: which card does it copy?
north-ask-find = Which card do you take from your deck?
north-ask-move-disc = Which disc do you move, and where to?
north-ask-move-ship = Which ship moves forward?

## What the button of several picks does

north-deed-keep =
    { $count ->
        [1] Keep { $cards }
       *[other] Keep { $count } cards
    }

## What follows from an answer, and what it gives away

# Workers are gained, never paid.
north-gets =
    { $worker ->
        [0] { north-amounts }
       *[other] you get { north-amounts }
    }
north-then =
    { $costs ->
        [0] { $brings ->
            [0] { "" }
           *[other] { north-gets }
        }
       *[other] { $brings ->
            [0] costs { north-price }
           *[other] { north-price } → { north-gets }
        }
    }{ $more ->
        [0] { "" }
       *[other] { " …" }
    }{ $change ->
        [0] { "" }
       *[other] { $costs ->
            [0] { $brings ->
                [0] { "" }
               *[other] { " · " }
            }
           *[other] { " · " }
        }{ north-then-points }
    }
north-then-cargo =
    { $fish ->
        [0] { $raze ->
            [0] near islands only
           *[other] near only; can conquer
        }
       *[other] { $raze ->
            [0] distant islands too
           *[other] distant too; can conquer
        }
    }
north-then-points = points { $before } → { $total }{ $more ->
        [0] { "" }
       *[other] { " …" }
    }
north-warn-disc =
    { $count ->
        [one] One of your discs still lies in your supply and could act.
       *[other] Both your discs still lie in your supply and could act.
    }
north-warn-use = { CARD($card) } could still act this round, and it costs workers at most, who will be rested again anyway.
north-warn-stay = Your ship would come home with nothing, though it could pillage { CARD($card, case: "acc") }.

## Options

north-do-clan = { north-clan }
north-do-strike = Strike { north-clan }
north-do-keep = Keep { CARD($card, case: "acc") }
north-do-get = Gain { north-amounts }
north-do-pass = Pass
    .about = You are out of this action phase: no more actions for you, and nobody can raid you. What you have stays.
    .rule = N3.3-c
north-do-build = Build { CARD($card, case: "acc") }
north-do-disc = Place a disc on { north-tile }
north-from-tile =
    { $from ->
        [explore] { north-tile-explore }
        [populate] { north-tile-populate }
        [construct] { north-tile-construct }
        [harvest] { north-tile-harvest }
       *[sail] { north-tile-sail }
    }
north-do-second = Move the disc from { north-from-tile } to { north-tile } for 1 food
north-do-use = Use { CARD($card, case: "acc") }
north-do-skip = Do without it
north-do-raid = Raid { CARD($card, case: "acc") }
north-do-pay = Pay { north-pays }
north-do-companion-none = Just { north-tile }
north-do-boost = Play { CARD($card, case: "acc") }
north-do-field = Build { CARD($card, case: "acc") }
north-do-alone = As a field of its own
north-do-under = Attach it to { CARD($card, case: "acc") }
north-do-construct = Build { CARD($card, case: "acc") }
north-do-harvest = Harvest { CARD($card, case: "acc") }
north-do-cargo =
    { $fish ->
        [0] { $gold ->
            [0] { $raze ->
                [0] Sail without cargo
               *[other] Take along { north-cargo }
            }
           *[other] Take along { north-cargo }
        }
       *[other] Take along { north-cargo }
    }
north-do-land =
    Ship { $number } in the queue{ $fish ->
        [0] { $raze ->
            [0] { "" }
           *[other] { " " }(with a raze token)
        }
       *[other] { $raze ->
            [0] { " " }(with a fish)
           *[other] { " " }(with a fish and a raze token)
        }
    }
north-do-pillage = Pillage { CARD($card, case: "acc") }
north-do-conquer = Conquer { CARD($card, case: "acc") }
north-do-blind =
    { $distance ->
        [near] The top of the deck of near islands
       *[distant] The top of the deck of distant islands
    }
north-do-stay = Sail home without an island
north-do-resource = { north-one }
north-do-card = { CARD($card) }
north-do-assign = Assign { north-one }
north-do-release = Release { north-one } from { CARD($card, case: "gen") }
north-do-find = Take { CARD($card, case: "acc") }
north-do-move-disc = Move the disc from { north-from-tile } to { north-tile }
north-do-move-ship = Move ship { $number } in the queue forward

## Why something is not possible

north-why-led = Somebody leads this clan already.
north-why-struck = This clan was struck in the draft; nobody leads it in this game.
north-why-with-tile = { CARD($card) } comes into play together with { north-tile }, not on its own.
north-why-cost = You cannot pay what { CARD($card) } costs.
north-why-price = You do not have what the action of { CARD($card) } takes.
north-why-exhausted = { CARD($card) } is exhausted.
north-why-no-disc = Both your discs are on tiles already; a second use moves one to a neighboring tile for 1 food.
north-why-explore = There is no card left to draw.
north-why-populate = There is no worker to take.
north-why-construct = There is no location in your hand that Construct could build.
north-why-harvest = You have no field to harvest.
north-why-sail = You have no ship in your supply.

## The log

north-log-clan = { $name } leads { north-clan }.
north-log-strike = { $name } strikes { north-clan } from this game.
north-log-round = Round { $round } begins; { $name } goes first.
north-log-draw = { $name } draws { $cards }.
north-log-keep =
    { $count ->
        [0] { $name } keeps no card.
       *[other] { $name } keeps { $cards }.
    }
north-log-discard = { $name } discards { $cards }.
north-log-gain = { $name } gains { north-amounts }.
north-log-start = Everybody takes what their locations give and draws the first cards.
north-log-goal =
    { $later ->
        [0] { $name } has { $goal } points on the track: this is the last round.
       *[other] { $name } has { $goal } points on the track: the next round is the last.
    }
north-log-pay = { $name } pays { north-pays }.
north-log-second = { $name } pays { north-pays } for a second use of the disc.
north-log-build = { $name } builds { CARD($card, case: "acc") }.
north-log-construct = { $name } constructs { CARD($card, case: "acc") } for free.
north-log-field = { $name } builds { CARD($card, case: "acc") }.
north-log-boost = { $name } plays { CARD($card, case: "acc") }.
north-log-copy = { CARD($card) } of { $name } copies { CARD($other, case: "acc") }.
north-log-tile = { $name } performs { north-tile }.
north-log-sail =
    { $fish ->
        [0] { $gold ->
            [0] { $raze ->
                [0] { $name } sends out a ship without cargo.
               *[other] { $name } sends out a ship with { north-cargo }.
            }
           *[other] { $name } sends out a ship with { north-cargo }.
        }
       *[other] { $name } sends out a ship with { north-cargo }.
    }
north-log-use = { $name } uses { CARD($card, case: "acc") }.
north-log-feature = { $name } profits from { CARD($card, case: "gen") }.
north-log-raid = { $name } raids { CARD($card, case: "acc") }.
north-log-pass = { $name } passes.
north-log-refresh = { $name } refreshes { $cards }.
north-log-refresh-workers =
    { $count ->
        [one] { $name } refreshes { $count } worker.
       *[other] { $name } refreshes { $count } workers.
    }
north-log-assign =
    { $count ->
        [one] { $name } assigns { $count } token to { CARD($card, case: "acc") }.
       *[other] { $name } assigns { $count } tokens to { CARD($card, case: "acc") }.
    }
north-log-release =
    { $count ->
        [one] { $name } releases { $count } token.
       *[other] { $name } releases { $count } tokens.
    }
north-log-return = { $name } takes { CARD($card, case: "acc") } back into the hand.
north-log-find =
    { $seen ->
        [0] { $name } searches the deck and takes a card.
       *[other] { $name } searches the deck and takes { $cards }.
    }
north-log-move-disc = { $name } moves a disc to { north-tile }.
north-log-move-ship = { $name } moves a ship forward to place { $number } in the queue.
north-log-stay = { $name } sails home without an island.
north-log-blind = { $name } turns up { CARD($card, case: "acc") }.
north-log-pillage = { $name } pillages { CARD($card, case: "acc") }.
north-log-conquer = { $name } conquers { CARD($card, case: "acc") }.

## The end

north-tie-cards = Equal points: more cards in the empire decide, { $best } against { $next }.
north-tie-workers = Equal points and cards: more workers decide, { $best } against { $next }.
north-tie-hand = Equal points, cards and workers: more cards in hand decide, { $best } against { $next }.
north-end-goal = The goal on the track is reached, and round { $round } was the last.
north-end-solo-won = The track shows { $track } of { $goal } points in round { $round }: the clan has made it in time.
north-end-solo-lost = The track shows { $track } of { $goal } points in round { $round }: the time has run out.
