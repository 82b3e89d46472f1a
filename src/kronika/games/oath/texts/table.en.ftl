### What is said at the table of Oath: prompts, options, reasons, the log, and the labels of its parts.

game-oath = Oath: Chronicles of Empire and Exile
    .about = Keep the Empire's oath as Chancellor, or break it as an Exile: by conquest, by a vision, or from within as a Citizen.

## The setup: its items and their choices

option-oath-world = World
    .help = What earlier games have left behind: the map, the decks and the oath.
option-oath-world-first = First game
    .help = A young Empire: three known sites, the first 54 denizens, all else by chance.
option-oath-world-tutorial = Prepared first game
    .help = For four players; the map and the order of all decks are fixed.
option-oath-world-random = Random
    .help = A world as some Chronicle might have left it, with an oath by chance.
option-oath-oath = Oath
    .help = What the Oathkeeper has to do best.
option-oath-oath-inherited = As in the world
    .help = The oath that belongs to the chosen world.
option-oath-oath-supremacy = Supremacy
    .help = Rule the most sites.
option-oath-oath-people = The People
    .help = Hold the People's Favor.
option-oath-oath-protection = Protection
    .help = Hold the most relics and banners.
option-oath-oath-devotion = Devotion
    .help = Hold the Darkest Secret.
option-oath-citizens = Citizens from the start
    .help = Which boards lie on their Citizen side; whoever takes one begins in the Empire.
option-oath-citizens-red = Red
    .help = The red board lies on its Citizen side.
option-oath-citizens-blue = Blue
    .help = The blue board lies on its Citizen side.
option-oath-citizens-yellow = Yellow
    .help = The yellow board lies on its Citizen side.
option-oath-citizens-white = White
    .help = The white board lies on its Citizen side.
option-oath-citizens-black = Black
    .help = The black board lies on its Citizen side.

oath-world-players =
    The world “{ $world ->
        [tutorial] { option-oath-world-tutorial }
       *[other] { $world }
    }” is for { $players } players, and you are { $seats }. Choose another world or change the number of players.

## Bots

oath-bot-random = Random
    .about = Makes any legal move, each as likely as the next.
oath-bot-regent = Regent
    .about = Pursues the oath, a vision or the throne, as the role demands, and answers every offer.
oath-bot-oracle = Oracle
    .about = Tries what it could do in empires it imagines, by the Regent’s judgment, before it answers.
oath-bot-giles = Giles
    .title = the Novice
    .about = Walks about and takes what is near; how the game is won he has yet to find out.
oath-bot-dorothy = Dorothy
    .title = the Hopeful
    .about = Waits for a Vision and lets the others quarrel over the throne.
oath-bot-severin = Severin
    .title = the Raider
    .about = Takes what he can take today and never thinks of the next round.
oath-bot-ludmila = Ludmila
    .title = the Visionary
    .about = Gathers cards and secrets, and strikes when a Vision or the oath is within reach.
oath-bot-wenceslas = Wenceslas
    .title = the Sovereign
    .about = Weighs every banner, plays the turn through in his mind and strikes when the odds are his.

## Parts of the table

oath-phase-setup = Setup
    .about = The world of the Chronicle is laid out.
    .rule = 1
oath-phase-wake = Wake Phase
    .about = The turn begins: duty to the people, then whether somebody has won, then what lies at your site.
    .rule = 4.1
oath-phase-act = Act Phase
    .about = You take as many actions as you like; major ones use up Supply.
    .rule = 4.2
oath-phase-rest = Rest Phase
    .about = Favor goes back to its banks, secrets to you, and your Supply is refilled.
    .rule = 4.3
oath-phase-round-end = End of the round
    .about = Everybody has had a turn. From the fifth round on the game may end here.
    .rule = 4-c

oath-track-supply = Supply
    .about = What major actions cost. It is refilled when you rest: the more warbands in your bank, the more.
    .rule = 4.2-c
oath-track-favor = Favor
    .about = Pays for powers, mustering and trading. It comes from the six banks.
    .rule = 2.1.3
oath-track-secrets = Secrets
    .about = Pay for powers; those that lie on cards come back when you rest.
    .rule = 4.3.2
oath-track-flipped = Facedown secrets
    .about = Used secrets. They turn faceup again when you rest.
    .rule = 4.3.2
oath-track-warbands = Warbands
    .about = Warbands on your board: they fight in Campaigns and can be moved to sites.
    .rule = 2.2.1
oath-track-reserve = Warbands in the bank
    .about = Warbands not in use. They are mustered from here, and by their number your Supply is refilled.
    .rule = 2.2.3
oath-track-bank-discord = Discord bank
    .about = Favor that trading with Discord cards can still bring.
    .rule = 2.1.3
oath-track-bank-arcane = Arcane bank
    .about = Favor that trading with Arcane cards can still bring.
    .rule = 2.1.3
oath-track-bank-order = Order bank
    .about = Favor that trading with Order cards can still bring.
    .rule = 2.1.3
oath-track-bank-hearth = Hearth bank
    .about = Favor that trading with Hearth cards can still bring.
    .rule = 2.1.3
oath-track-bank-beast = Beast bank
    .about = Favor that trading with Beast cards can still bring.
    .rule = 2.1.3
oath-track-bank-nomad = Nomad bank
    .about = Favor that trading with Nomad cards can still bring.
    .rule = 2.1.3
oath-track-round = Round
    .about = Which of the eight rounds is being played.
    .rule = 2.1.4
oath-track-visions = Visions drawn
    .about = How many Visions have left the world deck. The more there are, the more a Search there costs.
    .rule = 2.1.6

oath-zone-site = Site
oath-zone-world = World deck
oath-zone-pile = Discard pile
oath-zone-reliquary = Imperial Reliquary
oath-zone-advisers = Advisers
oath-zone-relics = Relics
oath-zone-vision = Revealed Vision
oath-zone-drawn = Drawn cards

oath-sum-points = victory
oath-sum-sites = sites
oath-sum-relics = relics
oath-sum-banners = banners

oath-color-purple = purple
oath-color-red = red
oath-color-blue = blue
oath-color-yellow = yellow
oath-color-white = white
oath-color-black = black

## Words that others are made of

oath-of-suit =
    { $suit ->
        [discord] { oath-suit-discord }
        [arcane] { oath-suit-arcane }
        [order] { oath-suit-order }
        [hearth] { oath-suit-hearth }
        [beast] { oath-suit-beast }
       *[nomad] { oath-suit-nomad }
    }
oath-to-region =
    { $region ->
        [cradle] { oath-region-cradle.to }
        [provinces] { oath-region-provinces.to }
       *[hinterland] { oath-region-hinterland.to }
    }
oath-in-region =
    { $region ->
        [cradle] { oath-region-cradle.at }
        [provinces] { oath-region-provinces.at }
       *[hinterland] { oath-region-hinterland.at }
    }
oath-the-banner =
    { $banner ->
        [peoples-favor] the { oath-banner-peoples-favor }
       *[darkest-secret] the { oath-banner-darkest-secret }
    }
oath-the-space =
    { $space ->
        [brutal] { oath-reliquary-brutal }
        [careless] { oath-reliquary-careless }
        [decadent] { oath-reliquary-decadent }
       *[greedy] { oath-reliquary-greedy }
    }
oath-the-place =
    { $slot ->
        [0] the upper site { oath-region-cradle.at }
        [1] the lower site { oath-region-cradle.at }
        [2] the upper site { oath-region-provinces.at }
        [3] the middle site { oath-region-provinces.at }
        [4] the lower site { oath-region-provinces.at }
        [5] the upper site { oath-region-hinterland.at }
        [6] the middle site { oath-region-hinterland.at }
       *[7] the lower site { oath-region-hinterland.at }
    }
oath-the-color =
    { $color ->
        [purple] { oath-color-purple }
        [red] { oath-color-red }
        [blue] { oath-color-blue }
        [yellow] { oath-color-yellow }
        [white] { oath-color-white }
       *[black] { oath-color-black }
    }
oath-for-supply =
    { $supply ->
        [0] without Supply
       *[other] for { $supply } Supply
    }
oath-and-toll =
    { $toll ->
        [0] { "" }
       *[other] , and { $toll } favor
    }
oath-and-flips =
    { $flips ->
        [0] { "" }
        [one] , and turn { $flips } secret facedown
       *[other] , and turn { $flips } secrets facedown
    }
oath-for-cost = { oath-for-supply }{ oath-and-toll }{ oath-and-flips }
oath-in-round = in round { $round }
oath-some-favor = { $amount } favor
oath-some-secrets =
    { $amount ->
        [one] { $amount } secret
       *[other] { $amount } secrets
    }
oath-some-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
oath-some-warbands =
    { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    }
oath-price =
    { $favor ->
        [0] { "" }
       *[other] { $favor } favor
    }{ $secrets ->
        [0] { $favor ->
            [0] nothing
           *[other] { "" }
        }
        [one] { $favor ->
            [0] { "" }
           *[other] { " and " }
        }{ $secrets } secret
       *[other] { $favor ->
            [0] { "" }
           *[other] { " and " }
        }{ $secrets } secrets
    }
oath-gives =
    { $give-favor ->
        [0] { "" }
       *[other] gives { $give-favor } favor
    }{ $give-secret ->
        [0] { "" }
       *[other] { $give-favor ->
                [0] gives { "" }
               *[other] { ", " }
            }{ $give-secret ->
                [one] { $give-secret } secret
               *[other] { $give-secret } secrets
            }
    }{ $give-other ->
        [0] { $give-favor ->
            [0] { $give-secret ->
                [0] gives nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $give-favor ->
                [0] { $give-secret ->
                    [0] gives { "" }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }{ $give-other ->
                [one] { $give-other } thing named in the log
               *[other] { $give-other } things named in the log
            }
    }
oath-wants =
    { $want-favor ->
        [0] { "" }
       *[other] wants { $want-favor } favor
    }{ $want-secret ->
        [0] { "" }
       *[other] { $want-favor ->
                [0] wants { "" }
               *[other] { ", " }
            }{ $want-secret ->
                [one] { $want-secret } secret
               *[other] { $want-secret } secrets
            }
    }{ $want-other ->
        [0] { $want-favor ->
            [0] { $want-secret ->
                [0] wants nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $want-favor ->
                [0] { $want-secret ->
                    [0] wants { "" }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }{ $want-other ->
                [one] { $want-other } thing named in the log
               *[other] { $want-other } things named in the log
            }
    }

## Prompts: setup and turns

oath-ask-board = Which board do you take?
oath-ask-stock = There is only { $count } favor left for the sites. Where do you put it?
oath-ask-arrive = Where does your pawn begin?
oath-ask-peoples-favor = The People's Favor: do you put a favor on it or return one?
oath-ask-treasury = { CARD($site) }: do you take a token?
oath-ask-act = What do you do? You have { $supply } Supply.
oath-ask-rest = Rest: do you use a power?
oath-ask-keeper = Who takes over the Oathkeeper title from you?
oath-ask-power = { CARD($card) }: what do you choose?
oath-ask-modifiers =
    { $action ->
        [search] Do you use a modifier for this Search?
        [muster] Do you use a modifier for this Muster?
        [trade] Do you use a modifier for this Trade?
        [recover] Do you use a modifier for this Recover action?
        [campaign] Do you use a modifier for this Campaign?
       *[travel] Do you use a modifier for this journey?
    }

## Prompts: cards

oath-ask-search = Where do you search?
oath-ask-keep =
    { $use ->
        [adviser] Which card do you keep as a facedown adviser?
       *[play] Which card do you keep?
    }
oath-ask-discard-order =
    { $count ->
        [one] Discard { $count } card.
       *[other] In which order do you discard { $count } cards? The last one comes to lie on top.
    }
    .do = Discard { $cards }
oath-ask-play = { CARD($card) }: what do you do with the card?
oath-ask-show = To whom do you show your facedown adviser?
oath-ask-room = You would have too many advisers. Which one do you discard?
oath-ask-discard-first =
    { $must ->
        [1] The site is full. Which card do you discard first?
       *[0] Do you discard another card first?
    }
oath-ask-conspire = The Conspiracy: do you burn 1 secret and take something?
oath-ask-swap = { CARD($card) }: with which Nomad card does it trade places?
oath-ask-bank = { CARD($card) }: from which bank do you gain { $count } favor?
oath-ask-banks = { CARD($card) }: from which banks do you gain { $count } favor?
    .do = Gain { $count } favor

## Prompts: muster, trade, recover, travel

oath-ask-muster = On which card do you muster?
oath-ask-trade = With which card do you trade?
oath-ask-recover = What do you recover?
oath-ask-spread =
    { $count ->
        [one] { $count } favor leaves the banner. Which bank does it go to?
       *[other] { $count } favor leaves the banner. At which bank does its distribution begin?
    }
oath-ask-banner-amount = How much do you pay for { oath-the-banner }?
oath-ask-relic = Which relic do you take?
oath-ask-dowsing = You drew the relic { CARD($card) }. What do you do with it?
oath-ask-skeleton-key = In the Reliquary lies { CARD($card) }. What do you do?
oath-ask-travel = Where do you travel?
oath-ask-make-travel = Make { $player } travel?
oath-ask-make-travel-yes = Send { $player } on the way
oath-ask-make-travel-no = Let { $player } stay
oath-ask-send = Where does { $player } travel?
oath-ask-toll =
    { $flips ->
        [0] You are sent to { oath-the-place }. Do you pay the toll?
        [one] You are sent to { oath-the-place }. Do you turn { $flips } secret facedown for it?
       *[other] You are sent to { oath-the-place }. Do you turn { $flips } secrets facedown for it?
    }
oath-ask-toll-yes =
    { $flips ->
        [0] Pay the toll and go
        [one] Turn { $flips } secret facedown and go
       *[other] Turn { $flips } secrets facedown and go
    }
oath-ask-toll-no = Don't pay, don't go

## Prompts: campaigns

oath-ask-campaign = Whom do you attack?
oath-ask-targets =
    { $count ->
        [one] You have { $count } target. Do you add another?
       *[other] You have { $count } targets. Do you add another?
    }
oath-ask-dice =
    { $defense ->
        [one] The defense has { $defense } die. With how many dice do you attack?
       *[other] The defense has { $defense } dice. With how many dice do you attack?
    }
oath-ask-ally = { $player } is attacked. Do you join the defense as an ally?
oath-ask-ally-yes = Join the defense
oath-ask-ally-no = Stay out of it
oath-ask-permit-ally = { $player } wants to join your defense. Do you allow it?
oath-ask-plans = Attack dice: { $attack }, defense dice: { $defense }. Do you use a battle plan?
oath-ask-sign = { CARD($card) }: the attack has { $attack } dice. More, or fewer?
oath-ask-wrestlers = { CARD($card) }: which warband is sacrificed?
oath-ask-signals-from = { CARD($card) }: which warbands do you move to your board?
    .do = { $count ->
        [one] Recall { $count } warband
       *[other] Recall { $count } warbands
    }
oath-ask-signals-to = { CARD($card) }: where do warbands go from your board?
    .do = { $count ->
        [one] Send { $count } warband
       *[other] Send { $count } warbands
    }
oath-ask-sacrifice =
    { $amount ->
        [one] Attack { $attack }, defense { $defense }. Do you sacrifice { $amount } warband to win?
       *[other] Attack { $attack }, defense { $defense }. Do you sacrifice { $amount } warbands to win?
    }
oath-ask-losses =
    { $count ->
        [one] Choose { $count } warband that dies.
       *[other] Choose { $count } warbands that die.
    }
    .do = { $count ->
        [one] Lose { $count } warband
       *[other] Lose { $count } warbands
    }
oath-ask-occupy =
    { $count ->
        [one] You have { $count } warband. Which conquered site does it hold?
       *[other] You have { $count } warbands. Which conquered sites do they hold?
    }
    .do = { $count ->
        [one] Station { $count } warband
       *[other] Station { $count } warbands
    }
oath-ask-burn = Burn { $amount } favor of { $player }?
oath-ask-burn-yes = Burn { $amount } favor
oath-ask-burn-no = Burn nothing
oath-ask-sticky-fire = { CARD($card) }: do you kill what is left of the beaten force?
oath-ask-sticky-fire-yes = Kill the rest of the force
oath-ask-sticky-fire-no = Spare the rest
oath-ask-become-citizen = { CARD($card) }: do you become a Citizen?
oath-ask-become-citizen-yes = Become a Citizen
oath-ask-become-citizen-no = Stay an Exile
oath-ask-again = { CARD($card) }: do you start another Campaign?
oath-ask-again-yes = Start another Campaign
oath-ask-again-no = No more Campaigns
oath-ask-garrison =
    { $count ->
        [one] Which site gets { $count } warband?
       *[other] Which { $count } sites get a warband each?
    }
    .do = { $count ->
        [one] Place { $count } warband
       *[other] Place { $count } warbands
    }

## Prompts: warbands, Citizenship and deals

oath-ask-station = How many warbands do you send from your board to the site?
oath-ask-withdraw = How many warbands do you take from the site to your board?
oath-ask-share = How many warbands?
oath-ask-free = How many warbands do you set free?
oath-ask-permit-withdraw = { $player } wants to take { oath-some-warbands } { CARD($site, case: "from") } to the board. Do you allow it?
oath-ask-permit-take = { $player } wants { oath-some-warbands } from your board. Do you allow it?
oath-ask-permit-give = { $player } wants to give you { oath-some-warbands }. Do you allow it?
oath-ask-reliquary = Which relic comes with the offer to { $player }?
oath-ask-show-relics = Which relics of the Reliquary do you show to { $player }?
    .do = { $count ->
        [one] Show { $count } relic
       *[other] Show { $count } relics
    }
oath-ask-show-reliquary = Do you show the offered relic to { $player }?
oath-ask-show-reliquary-yes = Show the relic
oath-ask-show-reliquary-no = Keep it hidden
oath-ask-replace =
    { $count ->
        [one] There are too few purple warbands. Choose { $count } of yours that leaves for nothing.
       *[other] There are too few purple warbands. Choose { $count } of yours that leave for nothing.
    }
    .do = { $count ->
        [one] Send { $count } warband away
       *[other] Send { $count } warbands away
    }
oath-ask-gathering = Does your pawn come { CARD($site, case: "to") }?
oath-ask-gathering-yes = Come { CARD($site, case: "to") }
oath-ask-gathering-no = Stay away
oath-ask-gathering-deal = With whom do you want to deal?

oath-deal-offer = What do you propose to { $partner }? Choose what you give and what you want.
    .do = Make the offer
oath-deal-answer = { $proposer } { oath-gives } and { oath-wants }. What do you say?
oath-citizenship-offer = You talk with { $partner } about Citizenship. What else do you give and want?
    .do = Make the offer
oath-citizenship-answer = Citizenship with a relic of the Reliquary: on top of it { $proposer } { oath-gives } and { oath-wants }. What do you say?

oath-deal-give-favor = Give 1 favor
oath-deal-give-secret = Give 1 secret
oath-deal-give-relic = Give { CARD($card, case: "acc") }
oath-deal-give-banner = Give { oath-the-banner }
oath-deal-give-adviser = Give { CARD($card, case: "acc") }
oath-deal-give-hidden = Give your facedown adviser ({ CARD($card) })
oath-deal-give-peace = Promise peace for this round and the next
oath-deal-want-favor = Want 1 favor
oath-deal-want-secret = Want 1 secret
oath-deal-want-relic = Want { CARD($card, case: "acc") }
oath-deal-want-banner = Want { oath-the-banner }
oath-deal-want-adviser = Want { CARD($card, case: "acc") }
oath-deal-want-facedown = Want facedown adviser no. { $number }
oath-deal-want-hidden = Want the facedown adviser ({ CARD($card) })
oath-deal-want-peace = Want peace for this round and the next

## Options: what to do in a turn

oath-action-search = Search
    .about = Draws three cards from the world deck or your region's discard pile. You keep one and play it at your site or among your advisers.
    .rule = 5.1
oath-action-muster = Muster
    .about = Costs a favor on a card at your site and brings two warbands to your board.
    .rule = 5.2
oath-action-trade = Trade
    .about = Put a secret on a card at your site and gain favor, or two favor and gain secrets: the more faceup advisers of its suit you have, the more.
    .rule = 5.3
oath-action-recover = Recover
    .about = Takes a relic from your site, or a banner, for its price.
    .rule = 5.4
oath-action-campaign = Campaign
    .about = Attacks a player or the bandits with dice: for sites, relics, banners or to banish a pawn.
    .rule = 5.5
oath-action-travel = Travel
    .about = Moves your pawn to another site. The farther it goes, the more Supply it takes.
    .rule = 5.6
oath-do-rest = Rest and end your turn
    .about = Ends your turn: favor goes back to the banks, secrets come back to you, and your Supply is refilled.
    .rule = 4.3
oath-do-go-on = Go on
oath-do-use = Use { CARD($card, case: "acc") }
oath-do-adviser = Play or discard { CARD($card, case: "acc") }
oath-do-show = Show { CARD($card, case: "acc") } to somebody
oath-do-peek = Look at relic no. { $number } of your site
oath-do-peek-reliquary = Look into the Reliquary: { oath-the-space }
oath-do-peek-site = Look at { oath-the-place }
oath-do-peek-relic = Look at relic no. { $number } of { oath-the-place }
oath-do-peek-adviser = Look at facedown adviser no. { $number } of { $player }
oath-do-station = Move warbands from your board to the site
oath-do-withdraw = Move warbands from the site to your board
oath-do-give-warbands = Give warbands to { $player }
oath-do-ask-warbands = Ask { $player } for warbands
oath-do-offer = Offer Citizenship to { $player }
oath-do-exile = Exile { $player } for { $favor } favor
oath-do-self-exile = Go into exile
oath-do-refuse = Refuse
oath-do-allow = Allow
oath-do-permit-turn = Allow for the rest of this turn
oath-do-count = { $count }
oath-do-player = { $player }
oath-do-keeper = { $player }

## Options: cards

oath-do-search-deck = Search the world deck { oath-for-cost } ({ oath-some-cards })
oath-do-search-pile = Search the discard pile { oath-in-region } { oath-for-cost } ({ oath-some-cards })
oath-do-keep = Keep { CARD($card, case: "acc") }
oath-do-discard = Discard { CARD($card, case: "acc") }
oath-do-discard-adviser = Discard { CARD($card, case: "acc") }
oath-do-discard-none = Discard nothing
oath-do-play-site = Play { CARD($card, case: "acc") } { CARD($site, case: "to") }
oath-do-play-faceup = Play { CARD($card, case: "acc") } as a faceup adviser
oath-do-play-facedown = Keep { CARD($card, case: "acc") } as a facedown adviser
oath-do-play-vision = Reveal { CARD($card, case: "acc") }
oath-do-play-conspiracy = Play { CARD($card, case: "acc") }
oath-do-play-discard = Discard { CARD($card, case: "acc") }
oath-do-conspire-none = Take nothing
oath-do-take-relic = Take { CARD($card, case: "acc") } from { $player }
oath-do-take-banner = Take { oath-the-banner } from { $player }
oath-do-devour = Discard { CARD($card, case: "acc") } and move there
oath-do-swap = Trade places with { CARD($card, case: "acc") }
oath-do-swap-none = Stay where it is
oath-do-swap-both = Swap { CARD($card, case: "acc") } and { CARD($other, case: "acc") }
oath-do-pile = The discard pile { oath-in-region }
oath-do-bank = The { oath-of-suit } bank with { $favor } favor

## Options: muster, trade, recover, travel

oath-do-muster = Muster { oath-some-warbands } on { CARD($card, case: "acc") } { oath-for-cost }
oath-do-trade-favor =
    { CARD($card) }: give a secret, gain { $favor } favor{ $secrets ->
        [0] { "" }
        [one] { " " }and { $secrets } secret
       *[other] { " " }and { $secrets } secrets
    } ({ oath-for-cost })
oath-do-trade-secrets =
    { CARD($card) }: give 2 favor, gain { $secrets ->
        [one] { $secrets } secret
       *[other] { $secrets } secrets
    }{ $favor ->
        [0] { "" }
       *[other] { " " }and { $favor } favor
    } ({ oath-for-cost })
oath-do-recover-relic = Relic no. { $number } of your site for { oath-price }
oath-do-recover-banner = Recover { oath-the-banner }, from { oath-price } up
oath-do-pay =
    { $banner ->
        [peoples-favor] Pay { oath-some-favor }
       *[darkest-secret] Pay { oath-some-secrets }
    }
oath-do-suit = { oath-of-suit } bank
oath-do-relic = Relic no. { $number }
oath-do-reliquary = The relic on { oath-the-space }
oath-do-take-drawn = Take { CARD($card, case: "acc") }
oath-do-relic-bottom = Put { CARD($card, case: "acc") } under the relic deck
oath-do-leave-relic = Leave { CARD($card, case: "acc") } there
oath-do-travel = Travel { CARD($site, case: "to") } { oath-for-cost }
oath-do-explore = Explore { oath-the-place } { oath-for-cost }
oath-do-nowhere = Travel nowhere
oath-do-place-banner = Put 1 favor on the People's Favor
oath-do-return-banner = Return 1 favor to the { oath-of-suit } bank
oath-do-take-none = Take nothing
oath-do-take-favor = Take 1 favor
oath-do-take-secret = Take 1 secret

## Options: campaigns, warbands, setup

oath-do-campaign = Attack { $player } { oath-for-cost }
oath-do-campaign-bandits = Attack the bandits { oath-for-cost }
oath-do-targets-done = These are all
oath-do-target-site = { CARD($site) }
oath-do-target-pawn = Pawn and favor of { $player }
oath-do-target-banner = Banner: { oath-the-banner }
oath-do-target-relic = { CARD($card) }
oath-do-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
oath-do-more-dice =
    { $dice ->
        [one] Add { $dice } attack die
       *[other] Add { $dice } attack dice
    }
oath-do-fewer-dice =
    { $dice ->
        [one] Remove { $dice } attack die
       *[other] Remove { $dice } attack dice
    }
oath-do-sacrifice = Sacrifice { oath-some-warbands }
oath-do-sacrifice-none = Sacrifice nobody
oath-do-sacrifice-site =
    { $count ->
        [one] { $count } warband { CARD($site, case: "at") }
       *[other] { $count } warbands { CARD($site, case: "at") }
    }
oath-do-sacrifice-board =
    { $count ->
        [one] { $count } warband on the board of { $player }
       *[other] { $count } warbands on the board of { $player }
    }
oath-do-lose-site = A warband { CARD($site, case: "at") } ({ $count } in all)
oath-do-lose-board = A warband on the board of { $player } ({ $count } in all)
oath-do-occupy = A warband { CARD($site, case: "to") }
oath-do-withdraw-from = A warband { CARD($site, case: "from") }
oath-do-signal-board = A warband on the board of { $player } ({ $count } in all)
oath-do-free =
    { $count ->
        [one] The { oath-the-color } warband ({ $count }) goes to { $player }
       *[other] The { oath-the-color } warbands ({ $count }) go to { $player }
    }
oath-do-board-exile = The { oath-the-color } board, as an Exile
oath-do-board-citizen = The { oath-the-color } board, as a Citizen
oath-do-stock = A favor { CARD($site, case: "to") }
oath-do-arrive = Begin { CARD($site, case: "at") }

## Why something is not possible

oath-why-supply = This takes { $needed } Supply; you have { $have }.
oath-why-favor = This takes { $needed } favor; you have { $have }.
oath-why-secrets =
    { $needed ->
        [one] This takes { $needed } faceup secret; you have { $have }.
       *[other] This takes { $needed } faceup secrets; you have { $have }.
    }
oath-why-no-search = There is nothing to search.
oath-why-no-muster = At your site there is no card you could put a favor on.
oath-why-no-trade = At your site there is no card you could trade with.
oath-why-no-recover = There is nothing you could recover.
oath-why-no-campaign = At your site there is nobody to attack.
oath-why-no-travel = There is nowhere to travel.
oath-why-empty = There are no cards.
oath-why-no-price = At this site relics cannot be recovered.
oath-why-guarded = The advisers of { $player } guard the Darkest Secret.
oath-why-promise = You have promised peace to { $player }.
oath-why-narrow-pass = { CARD($card) } must come first; there is no other way in.
oath-why-true-names = { CARD($card) } of your enemy forbids this plan.
oath-why-circlet = { CARD($card) } protects what { $player } has.
oath-why-greedy = Greedy: this Search would take { $supply } Supply, and 2 is the most you may spend.
oath-why-cost = You lack favor or faceup secrets to pay for { CARD($card, case: "acc") }.
oath-why-occupied = Tokens lie on { CARD($card, case: "acc") }; you cannot pay onto it.
oath-why-nothing-to-use = There is nothing to use { CARD($card, case: "acc") } on.
oath-why-full = { CARD($site) }: no more cards fit there.
oath-why-site-only = { CARD($card) } may lie only at a site.
oath-why-adviser-only = { CARD($card) } may only be an adviser.
oath-why-locked-advisers = Your advisers are locked and cannot make room.
oath-why-imperial-vision = Only Exiles reveal a Vision; { CARD($card) } can be a facedown adviser at most.
oath-why-not-ruled = You do not rule the site you are at.
oath-why-cannot-place = One of your cards forbids you to put warbands on sites.
oath-why-not-again = This would only take back your last move.
oath-why-no-leave = The Chancellor has just refused you permission.
oath-why-last-warband = The last warband has to stay at the site.
oath-why-reliquary-empty = The Reliquary is empty, and without a relic Citizenship cannot be offered.
oath-why-offer-refused = In this turn { $player } has already heard your offer.
oath-why-scepter-held = Whoever holds the Grand Scepter cannot go into exile.
oath-why-scepter-taken = You took the Grand Scepter in this turn; it serves you from your next turn on.

## The log: setup and turns

oath-log-arrive = { $name } begins { CARD($site, case: "at") }.
oath-log-turn = { $name } begins a turn { oath-in-round }.
oath-log-tend-banner = { $name } puts 1 favor on the People's Favor.
oath-log-return-banner = { $name } returns 1 favor from the People's Favor to the { oath-of-suit } bank.
oath-log-mob = { $name } turns the People's Favor to its Mob side.
oath-log-usurper = { $name } turns the title to its Usurper side.
oath-log-title = { $name } takes the Oathkeeper title.
oath-log-use = { $name } uses { CARD($card, case: "acc") }.
oath-log-end-die = The end die shows { $rolled }; { $least } or more ends the game.
oath-log-win = { $name } wins.

## The log: actions

oath-log-search = { $name } searches.
oath-log-muster = { $name } musters.
oath-log-trade = { $name } trades.
oath-log-recover = { $name } recovers something.
oath-log-campaign = { $name } starts a Campaign.
oath-log-travel = { $name } travels.
oath-log-moved = { $name } comes { CARD($site, case: "to") }.
oath-log-explore = { $name } sets out for { oath-the-place }.
oath-log-reveal-site = { $name } reveals { CARD($site, case: "acc") }.

## The log: cards

oath-log-draw-world = { $name } draws { $cards } from the world deck.
oath-log-draw-pile = { $name } draws { $cards } from the discard pile { oath-in-region }.
oath-log-vision-drawn =
    { $drawn ->
        [one] { $name } has drawn a Vision, the first of the game ({ $drawn }).
       *[other] { $name } has drawn a Vision; { $drawn } are out now.
    }
oath-log-show = { $name } shows { $cards }.
oath-log-discard = { $name } discards { $cards } { oath-to-region }.
oath-log-bury = { $name } puts { $cards } under the world deck.
oath-log-adviser =
    { $seen ->
        [0] { $name } has a new facedown adviser.
       *[other] { $name } takes { $cards } as a facedown adviser.
    }
oath-log-adviser-up = { $name } has a new adviser: { CARD($card) }.
oath-log-play-site = { $name } plays { CARD($card, case: "acc") } { CARD($site, case: "to") }.
oath-log-vision = { $name } reveals { CARD($card, case: "acc") }.
oath-log-conspiracy = { $name } plays { CARD($card, case: "acc") }.
oath-log-move-card = { $name } moves { CARD($card, case: "acc") } { CARD($site, case: "to") }.
oath-log-swap = { $name } swaps { CARD($card, case: "acc") } and { CARD($other, case: "acc") }.
oath-log-peek =
    { $seen ->
        [0] { $name } looks at a relic { CARD($site, case: "at") }.
       *[other] { $name } looks at { $cards } { CARD($site, case: "at") }.
    }
oath-log-peek-reliquary =
    { $seen ->
        [0] { $name } looks into the Reliquary: { oath-the-space }.
       *[other] { $name } sees { $cards } in the Reliquary, on { oath-the-space }.
    }
oath-log-peek-adviser =
    { $seen ->
        [0] { $name } looks at a facedown adviser of { $player }.
       *[other] { $name } looks at { $cards }, a facedown adviser of { $player }.
    }
oath-log-peek-site =
    { $seen ->
        [0] { $name } looks at { oath-the-place }.
       *[other] { $name } sees { $cards }, { oath-the-place }.
    }
oath-log-peek-pile = { $name } looks at { $cards } of the discard pile { oath-in-region }.
oath-log-peek-world = { $name } looks at { $cards } on top of the world deck.
oath-log-show-adviser =
    { $seen ->
        [0] { $name } shows a facedown adviser to { $player }.
       *[other] { $name } shows { $cards } to { $player }.
    }
oath-log-inquisitor-found = { $name } finds the Conspiracy with { $player } and takes it.

## The log: favor, secrets and Supply

oath-log-gain-favor = { $name } gains { oath-some-favor } from the { oath-of-suit } bank.
oath-log-get-favor = { $name } gets { oath-some-favor }.
oath-log-bank-favor = { $name } pays { oath-some-favor } to the { oath-of-suit } bank.
oath-log-burn-favor = { $name } burns { oath-some-favor }.
oath-log-give-favor = { $name } gives { oath-some-favor } to { $player }.
oath-log-place-favor = { $name } puts { oath-some-favor } on { CARD($card, case: "acc") }.
oath-log-move-bank = { $name } moves { oath-some-favor } from the { oath-of-suit } bank to the Hearth bank.
oath-log-gain-secrets = { $name } gains { oath-some-secrets }.
oath-log-burn-secrets = { $name } burns { oath-some-secrets }.
oath-log-flip-secrets = { $name } turns { oath-some-secrets } facedown.
oath-log-take-secret = { $name } takes 1 secret from { $player }.
oath-log-give-secrets = { $name } gives { oath-some-secrets } to { $player }.
oath-log-place-secrets = { $name } puts { oath-some-secrets } on { CARD($card, case: "acc") }.
oath-log-storyteller = { $name } adds a secret to the Darkest Secret, which now has { $amount }.
oath-log-gain-supply = { $name } gains { $amount } Supply.

## The log: relics and banners

oath-log-relic = { $name } has a new relic: { CARD($card) }.
oath-log-draw-relic =
    { $seen ->
        [0] { $name } looks at the next relic.
       *[other] { $name } looks at the next relic, { $cards }.
    }
oath-log-relic-bottom = { $name } puts a relic under the relic deck.
oath-log-uncover = The Reliquary space { oath-the-space } is uncovered and binds { $name }.
oath-log-recover-banner =
    { $amount ->
        [one] { $name } recovers { oath-the-banner } with { $amount } token on it.
       *[other] { $name } recovers { oath-the-banner } with { $amount } tokens on it.
    }
oath-log-seize-banner =
    { $name } seizes { oath-the-banner }{ $burned ->
        [0] { "" }
        [one] , and { $burned } token burns
       *[other] , and { $burned } tokens burn
    }.
oath-log-give-banner = { $name } gets { oath-the-banner }.

## The log: warbands

oath-log-gain-warbands = { $name } gains { oath-some-warbands }.
oath-log-lose-warbands = { $name } loses { oath-some-warbands } on the board.
oath-log-lose-at-site = { $name } loses { oath-some-warbands } { CARD($site, case: "at") }.
oath-log-station = { $name } sends { oath-some-warbands } { CARD($site, case: "to") }.
oath-log-withdraw = { $name } takes { oath-some-warbands } { CARD($site, case: "from") } to the board.
oath-log-retreat = { $name } has { oath-some-warbands } coming back { CARD($site, case: "from") }.
oath-log-share-warbands = { $name } gives { oath-some-warbands } to { $player }.
oath-log-set-free = { $name } sets { oath-some-warbands } of { $player } free.
oath-log-request-withdraw = { $name } asks { $player } for permission to take { oath-some-warbands } { CARD($site, case: "from") } to the board.
oath-log-request-take = { $name } asks { $player } for { oath-some-warbands } from board to board.
oath-log-request-give = { $name } wants to give { $player } { oath-some-warbands } from board to board.
oath-log-request-ally = { $name } asks { $player } for permission to join the defense as an ally.
oath-log-permit = { $name } allows { $player } what was asked.
oath-log-forbid = { $name } refuses { $player } what was asked.

## The log: campaigns

oath-log-attacks =
    { $player ->
        [-1] { $name } attacks the bandits.
       *[other] { $name } attacks { $player }.
    }
oath-log-targets =
    { $count ->
        [one] { $name } declares { $count } target.
       *[other] { $name } declares { $count } targets.
    }
oath-log-target-site = A target: { CARD($target) }.
oath-log-target-pawn = A target: pawn and favor of { $player }.
oath-log-target-banner =
    { $target ->
        [peoples-favor] A target: the { oath-banner-peoples-favor }.
       *[darkest-secret] A target: the { oath-banner-darkest-secret }.
    }
oath-log-target-relic = A target: the relic { CARD($target) }.
oath-log-ally = { $name } joins the defense of { $player }.
oath-log-pools = The dice: { $attack } for the attack, { $defense } for the defense.
oath-log-plan =
    { $name ->
        [-1] The bandits use a battle plan: { CARD($card) }.
       *[other] { $name } uses a battle plan: { CARD($card) }.
    }
oath-log-roll-defense =
    { $name ->
        [-1] The bandits roll for the defense: { $defense } in all.
       *[other] { $name } rolls for the defense: { $defense } in all.
    }
oath-log-roll-attack = { $name } rolls for the attack: { $attack } against { $defense }.
oath-log-sacrifice = { $name } sacrifices { oath-some-warbands }.
oath-log-victor =
    { $name ->
        [-1] The bandits win: attack { $attack }, defense { $defense }.
       *[other] { $name } wins the battle: attack { $attack }, defense { $defense }.
    }

## The log: Citizenship and deals

oath-log-offer-citizenship = { $name } offers { $player } Citizenship, with the relic on { oath-the-space }.
oath-log-shown-relic =
    { $seen ->
        [0] { $name } may see the relic on { oath-the-space }.
       *[other] { $name } sees { $cards } on { oath-the-space }.
    }
oath-log-refused-citizenship = { $name } stays an Exile.
oath-log-citizen = { $name } becomes a Citizen.
oath-log-exile = { $name } goes into exile.
oath-log-offer = { $name } makes { $player } an offer.
oath-log-term-give-favor = { $name } would give { oath-some-favor }.
oath-log-term-give-secret = { $name } would give { oath-some-secrets }.
oath-log-term-give-relic = { $name } would give { CARD($card, case: "acc") }.
oath-log-term-give-banner =
    { $card ->
        [peoples-favor] { $name } would give the { oath-banner-peoples-favor }.
       *[darkest-secret] { $name } would give the { oath-banner-darkest-secret }.
    }
oath-log-term-give-adviser = { $name } would give { CARD($card, case: "acc") }.
oath-log-term-give-facedown = { $name } would give the facedown adviser no. { $number }.
oath-log-term-give-peace = { $name } would promise peace for this round and the next.
oath-log-term-want-favor = { $name } wants { oath-some-favor }.
oath-log-term-want-secret = { $name } wants { oath-some-secrets }.
oath-log-term-want-relic = { $name } wants { CARD($card, case: "acc") }.
oath-log-term-want-banner =
    { $card ->
        [peoples-favor] { $name } wants the { oath-banner-peoples-favor }.
       *[darkest-secret] { $name } wants the { oath-banner-darkest-secret }.
    }
oath-log-term-want-adviser = { $name } wants { CARD($card, case: "acc") }.
oath-log-term-want-facedown = { $name } wants the facedown adviser no. { $number }.
oath-log-term-want-peace = { $name } wants peace for this round and the next.
oath-log-deal = { $name } and { $player } make a deal.
oath-log-deal-void = The deal of { $name } and { $player } fails: somebody would have too many advisers.
oath-log-give-adviser =
    { $seen ->
        [0] { $name } gives a facedown adviser to { $player }.
       *[other] { $name } gives { $cards } to { $player }.
    }
oath-log-promise-peace = { $name } promises not to attack { $player } in this round and the next.

## The end

oath-end-usurper = { $player } has kept the title as Usurper and takes the throne { oath-in-round }.
oath-end-visionary = { $player } has made a vision come true { oath-in-round }.
oath-end-usurper-visionary = { $player } wins { oath-in-round } as Usurper, and a vision has come true as well.
oath-end-stable-regime = The Empire stands firm { oath-in-round }, and { $player } wins as Chancellor.
oath-end-successor = The Empire has kept its oath, and { $player } wins as Successor.
oath-end-exhaustion-empire = The war is over, and { $player } wins as Chancellor.
oath-end-exhaustion-usurper = The war is over, and { $player } wins as Usurper.
oath-end-exhaustion-visionary = The war is over, and { $player } wins by a vision.
