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
oath-usurper = Usurper

## Groups of options, and major actions that are not possible now

oath-group-major = Major actions
oath-group-minor = Minor actions
oath-group-power = Powers
oath-group-end = End of the turn
oath-group-give = You give
oath-group-want = You want
oath-option-search = { oath-action-search }
oath-option-muster = { oath-action-muster }
oath-option-trade = { oath-action-trade }
oath-option-recover = { oath-action-recover }
oath-option-campaign = { oath-action-campaign }
oath-option-travel = { oath-action-travel }
oath-option-station = { oath-do-station }
oath-option-withdraw = { oath-do-withdraw }
oath-option-self-exile = { oath-do-self-exile }

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
