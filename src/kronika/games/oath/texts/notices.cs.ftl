### Co stůl říká slovy vedle karet.

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
