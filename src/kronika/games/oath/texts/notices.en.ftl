### What the table says in words beside its cards: games say it to whoever has no picture.

## What holds of a site, a player, the table

oath-note-bandits = Bandits
oath-note-empire = The Empire
oath-note-ruler = { $player }
oath-note-room = Cards { $cards }/{ $most }
oath-note-recover = Relic: { oath-price }
oath-note-travel = Journey { oath-for-supply }
oath-note-role =
    { $role ->
        [chancellor] { oath-role-chancellor }
        [citizen] { oath-role-citizen }
       *[exile] { oath-role-exile }
    }, { oath-the-color }
oath-note-vision-met = The Vision would come true
oath-note-succeeds = Would succeed the Chancellor
oath-note-oath =
    { $oath ->
        [supremacy] Oath: { oath-oath-supremacy }
        [people] Oath: { oath-oath-people }
        [protection] Oath: { oath-oath-protection }
       *[devotion] Oath: { oath-oath-devotion }
    }
oath-note-goal =
    { $oath ->
        [supremacy] { oath-oath-supremacy.text }
        [people] { oath-oath-people.text }
        [protection] { oath-oath-protection.text }
       *[devotion] { oath-oath-devotion.text }
    }
oath-note-keeper = Oathkeeper: { $player }.
oath-note-usurper = Usurper: { $player }.
oath-note-ahead = { $player } meets the goal too.
oath-note-search = The world deck is searched { oath-for-supply }.
oath-note-bound = The Chancellor is bound by { oath-the-space }.
oath-note-promise = { $player } has promised { $partner } peace in round { $round }.
oath-note-caged = In the Obsidian Cage ({ oath-the-color }): { $amount }.
oath-note-campaign = Campaign
oath-note-against = { $player } attacks { $victim }.
oath-note-against-bandits = { $player } attacks the bandits.
oath-note-target-site = Target: { CARD($site) }.
oath-note-target-pawn = Target: pawn and favor of { $player }.
oath-note-target-banner = Target: { oath-the-banner }.
oath-note-target-relic = Target: { CARD($card) }.
oath-note-ally = { $player } helps in the defense.
oath-note-dice = Dice: attack { $attack }, defense { $defense }.
oath-note-force =
    { $amount ->
        [one] { $amount } warband defends.
       *[other] { $amount } warbands defend.
    }
oath-note-plan = Plan of { $player }: { CARD($card) }.
oath-note-plan-bandits = Plan of the bandits: { CARD($card) }.
oath-note-rolled = Rolled: attack { $attack }, defense { $defense }.
