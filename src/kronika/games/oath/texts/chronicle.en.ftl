### Writing the Chronicle, chronicles as text, and what came with the whole archive.

option-oath-writes = Write the Chronicle
    .help = After the victory the Chronicle is written, and the game leaves a world for the next one.
option-oath-chronicle = Chronicle string
    .help = A world in one line of text, as players at simulated tables pass it on. It goes before the choice of a world.

oath-phase-chronicle = Writing the Chronicle
    .about = The game is over, and the winner writes what the next one begins with.
    .rule = 8

## Vow (8.1)

oath-named-oath =
    { $oath ->
        [supremacy] { oath-oath-supremacy }
        [people] { oath-oath-people }
        [protection] { oath-oath-protection }
       *[devotion] { oath-oath-devotion }
    }
oath-ask-vow = You won, and you write the Chronicle. Which oath do you vow for the times to come?
oath-do-vow = Oath: { oath-named-oath }
oath-log-vow = { $name } vows an oath for the times to come: { oath-named-oath }.

## Citizenship (8.2)

oath-ask-raise = To which Exiles do you offer Citizenship? Whoever accepts replaces all warbands at each site they rule with one of yours.
    .do = { $count ->
        [one] Offer it to { $count } Exile
       *[other] Offer it to { $count } Exiles
    }
oath-do-raise = { $player }: offer Citizenship
oath-ask-be-raised = { $player } offers you Citizenship. Do you accept?
oath-ask-be-raised-yes = Become a Citizen
oath-ask-be-raised-no = Stay an Exile
oath-log-board-exile = { $name } will begin the next game as an Exile.
oath-log-board-citizen = { $name } will begin the next game as a Citizen.

## Edifices and the map (8.3)

oath-ask-build = Do you build or repair an edifice?
oath-do-build-none = Build nothing
oath-do-build = Build { CARD($card, case: "acc") } { CARD($site, case: "at") } in the place of { CARD($other) }
oath-do-repair = Repair { CARD($card, case: "acc") } { CARD($site, case: "at") }
oath-log-build = { $name } builds { CARD($card, case: "acc") }; { CARD($other) } makes way.
oath-log-repair = { $name } repairs an edifice: { CARD($card) }.
oath-log-remove-site = { CARD($site) } vanishes from the map.
oath-log-ruin = An edifice without its ruler has fallen to ruin: { CARD($card) }.
oath-log-close-ranks = The sites that stay close ranks, and unknown ones fill the gaps.

## The world deck (8.4 to 8.8)

oath-the-suit =
    { $suit ->
        [discord] { oath-suit-discord }
        [arcane] { oath-suit-arcane }
        [order] { oath-suit-order }
        [hearth] { oath-suit-hearth }
        [beast] { oath-suit-beast }
       *[nomad] { oath-suit-nomad }
    }
oath-ask-favored-suit = Whose people come into the world? Three cards of this suit, two of the next one clockwise, one of the one after.
oath-ask-recall = The Archive is short of cards. Which suit returns from the Dispossessed?
oath-do-favored = { oath-the-suit }
oath-log-add-six = Six cards come into the world deck, most of them of the suit { oath-the-suit }.
oath-log-recall =
    { $count ->
        [one] { $count } card of the suit { oath-the-suit } returns from the Dispossessed.
       *[other] { $count } cards of the suit { oath-the-suit } return from the Dispossessed.
    }
oath-log-remove-six =
    { $count ->
        [one] { $count } card leaves for the Dispossessed.
       *[other] { $count } cards leave for the Dispossessed.
    }
oath-log-relics-return =
    { $count ->
        [0] No relic has to return.
        [one] { $count } relic returns to the deck.
       *[other] { $count } relics return to the deck.
    }
oath-log-chronicle = The Chronicle is written. The next oath: { oath-named-oath }.

## What came with the archive

oath-ask-keep-some =
    { $count ->
        [one] Which card do you keep?
       *[other] Which cards do you play, in which order? At most { $count }, at least one of them to a site.
    }
    .do = Keep { $cards }
oath-why-one-to-site = One of the two cards has to go to a site, and the first did not.
oath-why-locked-relic = This relic is locked for you.
oath-why-protected = This Citizen cannot be exiled.
oath-do-place-none = Put nothing on the banner
oath-ask-take-reliquary = Which relic of the Imperial Reliquary do you take? You see its back alone.
oath-ask-reroll =
    { $dice ->
        [attack] { CARD($card) }: do you roll all attack dice again?
       *[defense] { CARD($card) }: do you roll all defense dice again?
    }
oath-ask-reroll-yes = Roll all dice again
oath-ask-reroll-no = Keep this roll
oath-ask-occupy-from =
    { $count ->
        [one] You have { $count } warband { CARD($site, case: "at") }. Does it occupy a site you won?
       *[other] You have { $count } warbands { CARD($site, case: "at") }. Which sites you won do they occupy?
    }
    .do = { $count ->
        [one] Station { $count } warband
       *[other] Station { $count } warbands
    }
oath-log-rolled =
    { $dice ->
        [attack] { $name } rolls attack dice.
       *[defense] { $name } rolls defense dice.
    }
oath-log-take-burned = { $name } takes { oath-some-favor } that would have burned.
oath-log-take-favor = { $name } takes { oath-some-favor } from { $player }.
oath-log-discard-under = { $name } puts { $cards } under the discard pile { oath-in-region }.
oath-log-move-adviser = { $name } moves { CARD($card, case: "acc") } to the advisers of { $player }.
oath-log-wounded = { $name } hides { oath-some-warbands } from death.
oath-log-brought-home = { $name } finds { oath-some-warbands } { CARD($site, case: "at") }.

## Chronicle strings: what is wrong with them

oath-string-field =
    { $field ->
        [version] version
        [games] number of the game
        [name] name of the chronicle
        [played] colors of the last game
        [citizens] citizens
        [oath] oath
        [suit-order] order of suits
        [sites] sites
        [world] world deck
        [dispossessed] Dispossessed
        [relics] relic deck
        [previous-citizens] earlier citizens
        [winner] winner's color
       *[winner-name] winner's name
    }
oath-string-place =
    { $place ->
        [world] world deck
        [dispossessed] Dispossessed
        [relics] relic deck
        [site-1] site 1
        [site-2] site 2
        [site-3] site 3
        [site-4] site 4
        [site-5] site 5
        [site-6] site 6
        [site-7] site 7
       *[site-8] site 8
    }
oath-string-other =
    { $other ->
        [world] world deck
        [dispossessed] Dispossessed
        [relics] relic deck
        [site-1] site 1
        [site-2] site 2
        [site-3] site 3
        [site-4] site 4
        [site-5] site 5
        [site-6] site 6
        [site-7] site 7
       *[site-8] site 8
    }
oath-string-version = The chronicle string is of version { $version }, which cannot be read here. Known versions: { $known }.
oath-string-short = The chronicle string ends too early ({ oath-string-field }): from character { $position } on { $needed } more should follow, { $have } are left.
oath-string-digit = The chronicle string has “{ $found }” at character { $position } ({ oath-string-field }). A digit 0 to 9 or a capital letter A to F belongs there.
oath-string-letters = From character { $position } on, the chronicle string has a name that can't be read ({ oath-string-field }).
oath-string-long = After the end of the chronicle string, from character { $position } on, there are { $count } more. Was something copied twice?
oath-string-name = A name in a chronicle string has 1 to 255 bytes; this one has { $length } ({ oath-string-field }).
oath-string-oath = There is no oath with the number { $code }. There are 0 to 3.
oath-string-site = There is no site with the number { $code } ({ oath-string-place }).
oath-string-card = There is no card with the number { $code } ({ oath-string-place }).
oath-string-kind = { CARD($card) } cannot lie there ({ oath-string-place }).
oath-string-adviser = { CARD($card) } may only lie among advisers ({ oath-string-place }).
oath-string-nothing-there = The card with the number { $code } lies where there is no faceup site ({ oath-string-place }).
oath-string-twice = { CARD($card) } is in the chronicle twice: { oath-string-other } and { oath-string-place }.
oath-string-room = There are { $count } cards, and room for { $most } ({ oath-string-place }).
oath-string-visions = The world deck holds { $count } Visions. All five belong there, or none.

## The annals of a saga

oath-how-usurper = as Usurper
oath-how-visionary = by a Vision
oath-how-usurper-visionary = as Usurper and by a Vision at once
oath-how-successor = as Successor
oath-how-stable-regime = by a stable rule
oath-how-exhaustion-empire = by exhaustion, for the Empire
oath-how-exhaustion-usurper = by exhaustion, as Usurper
oath-how-exhaustion-visionary = by exhaustion, by a Vision

oath-the-color-name =
    { $color ->
        [purple] { oath-color-purple }
        [red] { oath-color-red }
        [blue] { oath-color-blue }
        [yellow] { oath-color-yellow }
        [white] { oath-color-white }
       *[black] { oath-color-black }
    }
oath-deed-vow = The next oath: { oath-named-oath }
oath-deed-fell = No longer Citizen: the { oath-the-color-name } board
oath-deed-rose = Now Citizen: the { oath-the-color-name } board
oath-deed-built = Built: { CARD($card) }
oath-deed-repaired = Repaired: { CARD($card) }
oath-deed-ruined = Fallen to ruin: { CARD($card) }
oath-deed-buried = A ruin is gone: { CARD($card) }
oath-deed-lost = Lost site: { CARD($card) }
oath-deed-favored = New people came: { oath-the-suit }
oath-deed-recalled = The Dispossessed returned: { oath-the-suit }
oath-saga-oath = Oath
oath-saga-how = How
oath-saga-world = What became of the world
