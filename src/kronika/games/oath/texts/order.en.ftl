### Order beyond the first world: its cards, and what they ask and tell.

## Denizens of Order

card-code-of-honor = Code of Honor
    .stats = Denizen · Order
    .text = Battle plan of either side. Add 2 attack dice or remove 2, but your side uses no other battle plan in this Campaign.
    .note = This binds all allies too. Bandits who rule it use it alone.

card-outriders = Outriders
    .stats = Denizen · Order
    .text = Battle plan of the attacker. The skulls of this attack kill nobody.
    .note = The swords beside them count.

card-messenger = Messenger
    .stats = Denizen · Order
    .text = Action. Pay 1 favor onto the card: move warbands between your board and the sites you rule, as many as you like. The last one at a site stays there.
    .note = A Citizen needs no permission for it.

card-field-promotion = Field Promotion
    .stats = Denizen · Order
    .text = Battle plan of either side. Pay 1 favor onto the card: if you win, gain 3 warbands.

card-palanquin = Palanquin
    .stats = Denizen · Order
    .text = Only as an adviser. Action. Pay 1 favor onto the card: choose another player at your site and a site to which that player can travel. Your pawn goes there, and the player has to follow you, without Supply.
    .note = The other player decides whether to pay a toll; whoever refuses cannot be brought there. From the Shrouded Wood you go where you like, but its ruler chooses where the other one goes.

card-shield-wall = Shield Wall
    .stats = Denizen · Order
    .text = Battle plan of the defender. Pay 1 favor onto the card: add 2 defense dice. If you lose, the whole defending force dies.

card-military-parade = Military Parade
    .stats = Denizen · Order
    .text = Battle plan of either side. If you win, gain 1 favor for every faceup adviser of your opponent and of the opponent's allies, each out of the bank of its suit.
    .note = For two advisers of one suit that is 2 favor. What bandits would gain is burned.

card-tome-guardians = Tome Guardians
    .stats = Denizen · Order
    .text = Only at a site. Persistent power. Enemies of the player who rules this card can neither target nor take the Darkest Secret, nor recover it.
    .note = If bandits rule it, nobody can.

card-tyrant = Tyrant
    .stats = Denizen · Order
    .text = Only as an adviser. Locked. Modifier of Travel. When you come to a site with warbands, you must kill one of them, even if it is yours.
    .note = Warbands on boards are safe from it.

card-forced-labor = Forced Labor
    .stats = Denizen · Order
    .text = Only at a site. Persistent modifier of Search. An enemy of the player who rules this card, standing at any site of that ruler, can search only after giving the ruler 1 favor. The same holds for playing or discarding a facedown adviser.
    .note = For the Empire the Chancellor gets it; for bandits it is burned.

card-secret-police = Secret Police
    .stats = Denizen · Order
    .text = Only at a site. Persistent power. An enemy of the player who rules this card cannot play a Vision faceup while standing at any site of that ruler.
    .note = The Conspiracy is a Vision too.

card-specialist = Specialist
    .stats = Denizen · Order
    .text = Battle plan of the attacker. Pay 2 favor onto the card: the whole defending side uses no battle plans.

card-captains = Captains
    .stats = Denizen · Order
    .text = Only at a site. Action. Pay 1 favor onto the card: choose a site you rule and start a Campaign as if your pawn were there. It costs no Supply, and your warbands at that site join your force.
    .note = A Citizen may attack Imperial players this way. The warbands of the chosen site then fight for that Citizen, and the site need not be a target.

card-siege-engines = Siege Engines
    .stats = Denizen · Order
    .text = Action. Pay 1 favor onto the card: choose a site in your region and kill 2 warbands there; they may be yours.
    .note = If only 1 is there, it dies.

card-royal-tax = Royal Tax
    .stats = Denizen · Order
    .text = When played: take 2 favor from every other player whose pawn is in your region at a site that you rule.

card-toll-roads = Toll Roads
    .stats = Denizen · Order
    .text = Only at a site. Persistent modifier of Travel. An enemy of the player who rules this card can come to that ruler's sites only after giving the ruler 1 favor.
    .note = For the Empire the Chancellor gets it; for bandits it is burned. Facedown sites are nobody's. Whoever is made to travel need not pay and then cannot be sent there.

card-curfew = Curfew
    .stats = Denizen · Order
    .text = Only at a site. Persistent modifier of Trade. An enemy of the player who rules this card can trade with any card of that ruler only after giving the ruler 1 favor.
    .note = For the Empire the Chancellor gets it; for bandits it is burned.

card-knights-errant = Knights Errant
    .stats = Denizen · Order
    .text = Modifier of Muster. Right after this Muster you may start a Campaign that costs no Supply.

card-vow-of-obedience = Vow of Obedience
    .stats = Denizen · Order
    .text = Only as an adviser. Locked. You cannot play Visions faceup. Rest. Take 1 favor from a bank of your choice.
    .note = A Vision that you have already revealed stays. The Conspiracy is a Vision too.

card-hunting-party = Hunting Party
    .stats = Denizen · Order
    .text = Modifier of Search. If you search the world deck, you may start a Campaign right afterward that costs no Supply.

card-council-seat = Council Seat
    .stats = Denizen · Order
    .text = Only as an adviser. Locked. Persistent power. As long as you are a Citizen, nobody can send you into exile, not even you.

card-encirclement = Encirclement
    .stats = Denizen · Order
    .text = Battle plan of either side. Pay 1 favor onto the card: if your force is the larger one, add 2 attack dice or remove 2.
    .note = The forces are compared at once and not again.

card-peace-envoy = Peace Envoy
    .stats = Denizen · Order
    .text = Battle plan of either side. Pay 1 favor onto the card: if your opponent's pawn is at your site, give the opponent 1 favor for each defense die, and you win at once. Nobody is killed. Your side uses no other battle plan in this Campaign.
    .note = All the favor must be paid, and it goes to the one you attack, not to allies. If pawn and favor were a target, half of it may burn afterward.

card-relic-hunter = Relic Hunter
    .stats = Denizen · Order
    .text = Battle plan of the attacker. Facedown relics at targeted sites may become targets as well; each adds 1 defense die. Of the relics that you win, you may put any under the relic deck.
    .note = A relic at a site that is no target is out of reach.

## Prompts, options and reasons

oath-ask-palanquin = { CARD($card) }: where does your pawn go?
oath-ask-relic-hunter = { CARD($card) }: which facedown relics become targets?
    .do = { $count ->
        [one] Target { $count } relic
       *[other] Target { $count } relics
    }
oath-ask-bury-relics = { CARD($card) }: which relic that you have won goes under the relic deck?
oath-ask-first-target = What is your first target?
oath-ask-may-campaign = { CARD($card) }: do you start a Campaign?
oath-ask-may-campaign-yes = Start a Campaign
oath-ask-may-campaign-no = Stay at peace

oath-do-hunt = Relic no. { $number } { CARD($site, case: "at") }
oath-do-bury-none = Keep the others
oath-do-captains = Campaign { CARD($site, case: "at") }

oath-why-plan-alone = { CARD($card) } does not go together with another plan of your side.
oath-why-specialist = { CARD($card) }: the defending side cannot use battle plans.
oath-why-tome-guardians = { CARD($card) }: enemies of their ruler get no hold of the Darkest Secret.
oath-why-secret-police = { CARD($card) }: no Vision can be revealed here.
oath-why-vow-of-obedience = { CARD($card) }: you cannot reveal Visions.
