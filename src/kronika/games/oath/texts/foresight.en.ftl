### What can be foreseen: the odds of a battle, what hangs on it, and who is about to win.

## What an answer leads to

oath-outlook-odds = { $percent }% to win, about { $left } of { $force } remain
oath-outlook-chance = { $percent }% to win
oath-outlook-hold = { $percent }% to hold out
oath-outlook-favor = you gain 1 favor from the { oath-of-suit } bank
oath-outlook-won =
    { $left ->
        [0] you win { $attack } : { $defense }, none remain
        [one] you win { $attack } : { $defense }, { $left } remains
       *[other] you win { $attack } : { $defense }, { $left } remain
    }
oath-outlook-lost =
    { $left ->
        [0] you lose { $attack } : { $defense }, none remain
        [one] you lose { $attack } : { $defense }, { $left } remains
       *[other] you lose { $attack } : { $defense }, { $left } remain
    }

## What is given away

oath-warn-rest-wake = If you end your turn now, { $player } wins at the next Wake.
oath-warn-rest-end = This is your last turn: as things stand, { $player } wins when the round ends.
oath-warn-rest-supply = If you end your turn now, { $count } Supply goes to waste: there is no room for more than 7.
oath-warn-no-warbands = You have no warbands on your board, so you would attack without dice.
oath-warn-no-dice = Without dice only sacrifices and battle plans can win this battle.

## What an outcome means

oath-foresee-site =
    { $who ->
        [you] You take { CARD($site) }.
       *[other] { $player } takes { CARD($site) }.
    }
oath-foresee-left = Nobody is left to hold { CARD($site) }: bandits move in.
oath-foresee-relic =
    { $who ->
        [you] You take { CARD($card, case: "acc") }.
       *[other] { $player } takes { CARD($card, case: "acc") }.
    }
oath-foresee-banner =
    { $who ->
        [you] You take { oath-the-banner }.
       *[other] { $player } takes { oath-the-banner }.
    }
oath-foresee-pawn =
    { $who ->
        [you] Your pawn can be sent away and half of your favor burned.
       *[other] The pawn of { $player } can be sent away and half the favor burned.
    }
oath-foresee-count =
    { $oath ->
        [supremacy] Sites then: { $mine } against { $best }.
       *[other] Relics and banners then: { $mine } against { $best }.
    }
oath-foresee-title =
    { $who ->
        [you] You get the Oathkeeper title.
       *[other] { $player } gets the Oathkeeper title.
    }
oath-foresee-title-tied =
    { $who ->
        [you] Several are equal: you choose who gets your title.
       *[other] Several are equal: { $player } chooses who gets the title.
    }
oath-foresee-stopped =
    { $who ->
        [you] You no longer win { oath-then }.
       *[other] { $player } no longer wins { oath-then }.
    }
oath-foresee-wins =
    { $who ->
        [you] You win { oath-then }.
       *[other] { $player } wins { oath-then }.
    }
oath-then =
    { $when ->
        [end] when this round ends
       *[wake] at the next Wake
    }
oath-foresee-losses =
    { $part ->
        [half] Half of what is left of the attacking force dies.
        [all] All that is left of the attacking force dies.
       *[none] The attacking force loses nobody else.
    }

## Who is about to win

oath-note-alarm = Alarm
oath-alarm-wake = { $player } wins at the next Wake.
oath-alarm-end = { $player } wins when this round ends.
oath-alarm-usurper =
    { $oath ->
        [supremacy] Usurper, sites { $mine } : { $best }. Only a player who rules more sites takes the title.
        [protection] Usurper, relics and banners { $mine } : { $best }. Only a player who holds more takes the title.
        [people] Usurper with the People's Favor. Only a player who takes that banner takes the title.
       *[devotion] Usurper with the Darkest Secret. Only a player who takes that banner takes the title.
    }
oath-alarm-vision =
    { $oath ->
        [supremacy] A Vision is met, sites { $mine } : { $best }. A tie is enough to stop it.
        [protection] A Vision is met, relics and banners { $mine } : { $best }. A tie is enough to stop it.
        [people] A Vision is met with the People's Favor. Whoever takes that banner stops it.
       *[devotion] A Vision is met with the Darkest Secret. Whoever takes that banner stops it.
    }
oath-alarm-empire = It is the last round, and the title decides for the Empire.
oath-alarm-successor = It is the last round, the Empire has the title, and this Citizen succeeds the Chancellor.
