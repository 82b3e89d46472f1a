### Co říká jen stůl v prohlížeči.

type-denizen = Obyvatel
type-relic = Relikvie
type-site = Oblast
type-vision = Vize

oath-zone-site-relics = relikvie
oath-points = k přísaze

## Žetony

oath-token-pawn = Figura
oath-token-warbands = Družiny
oath-token-favor = Přízeň
oath-token-secrets = Tajemství
oath-keeper = Přísežník
oath-usurper = Uzurpátor

## Skupiny možností a hlavní akce, které teď nejdou

oath-group-major = Hlavní akce
oath-group-minor = Vedlejší akce
oath-group-power = Schopnosti
oath-group-end = Konec tahu
oath-group-give = Dáváš
oath-group-want = Chceš
oath-option-search = { oath-action-search }
oath-option-muster = { oath-action-muster }
oath-option-trade = { oath-action-trade }
oath-option-recover = { oath-action-recover }
oath-option-campaign = { oath-action-campaign }
oath-option-travel = { oath-action-travel }
oath-option-station = { oath-do-station }
oath-option-withdraw = { oath-do-withdraw }
oath-option-self-exile = { oath-do-self-exile }

## Co platí o oblasti, o hráči, o stole

oath-note-bandits = Bandité
oath-note-empire = Říše
oath-note-ruler = { $player }
oath-note-room = Karty { $cards }/{ $most }
oath-note-recover = Relikvie: { oath-price }
oath-note-travel = Cesta { oath-for-supply }
oath-note-role =
    { $role ->
        [chancellor] { oath-role-chancellor }
        [citizen] { oath-role-citizen }
       *[exile] { oath-role-exile }
    }, { oath-the-color }
oath-note-vision-met = Vize by se naplnila
oath-note-succeeds = Nastoupil by po Kancléři
oath-note-oath =
    { $oath ->
        [supremacy] Přísaha: { oath-oath-supremacy }
        [people] Přísaha: { oath-oath-people }
        [protection] Přísaha: { oath-oath-protection }
       *[devotion] Přísaha: { oath-oath-devotion }
    }
oath-note-goal =
    { $oath ->
        [supremacy] { oath-oath-supremacy.text }
        [people] { oath-oath-people.text }
        [protection] { oath-oath-protection.text }
       *[devotion] { oath-oath-devotion.text }
    }
oath-note-keeper = Přísežník: { $player }.
oath-note-usurper = Uzurpátor: { $player }.
oath-note-ahead = Cíl teď splňuje i { $player }.
oath-note-search = Pátrání v balíčku světa { oath-for-supply }.
oath-note-bound = Kancléře svazuje { oath-the-space }.
oath-note-promise = { $player } slibuje mír v kole { $round }, komu: { $partner }.
oath-note-caged = V obsidiánové kleci ({ oath-the-color }): { $amount }.
oath-note-campaign = Tažení
oath-note-against = { $player } útočí, brání se { $victim }.
oath-note-against-bandits = { $player } útočí na bandity.
oath-note-target-site = Cíl: { CARD($site) }.
oath-note-target-pawn = Cíl: figura a přízeň, { $player }.
oath-note-target-banner = Cíl: { oath-the-banner }.
oath-note-target-relic = Cíl: { CARD($card) }.
oath-note-ally = V obraně pomáhá { $player }.
oath-note-dice = Kostky: útok { $attack }, obrana { $defense }.
oath-note-force =
    { $amount ->
        [one] Brání { $amount } družina.
        [few] Brání { $amount } družiny.
       *[other] Brání { $amount } družin.
    }
oath-note-plan = Bitevní plán ({ $player }): { CARD($card) }.
oath-note-plan-bandits = Bitevní plán banditů: { CARD($card) }.
oath-note-rolled = Hod: útok { $attack }, obrana { $defense }.
