### The Chronicle as the table in the browser shows it being written.

oath-you-won = You have won!
oath-won-as = Role
oath-won-under = Oath of this game
oath-to-table = Table
oath-to-chronicle = Back to the Chronicle
oath-chapters = Parts of the Chronicle
oath-to-the-end = Skip ahead
oath-back-to-now = Back to the present
oath-from-the-start = Watch again

## The eight parts

oath-chapter-vow = Vow
oath-chapter-citizens = Citizens
oath-chapter-map = Map
oath-chapter-people = Newcomers
oath-chapter-exodus = Dispossessed
oath-chapter-relics = Relics
oath-chapter-boards = Boards
oath-chapter-deck = World deck

## What the map shows meanwhile

oath-scene-victory = The world at the hour of victory
oath-scene-vow = The world when the oath was vowed
oath-scene-citizens = Who rules now
oath-scene-works = After the builders
oath-scene-departure = Sites leave the map
oath-scene-ruins = What falls to ruin
oath-scene-ranks = The sites close ranks
oath-scene-people = The map of the next world
oath-scene-exodus = The map of the next world
oath-scene-relics = Relics come to rest
oath-scene-boards = The map of the next world
oath-scene-written = The world of the next game
oath-land-gap = empty
oath-relics-here =
    { $count ->
        [one] { $count } facedown relic
       *[other] { $count } facedown relics
    }
oath-fate-leaves = will leave
oath-fate-gone = leaves
oath-fate-falls = will fall to ruin
oath-fate-aside = goes to the edge
oath-fate-stays = stays

## The parchment

oath-parchment = What is written
oath-page-victory = The victory
oath-page-vow = The vow
oath-page-citizens = Raised and fallen
oath-page-works = Builders
oath-page-departure = Sites that go
oath-page-ruins = Ruins
oath-page-ranks = A new map
oath-page-people = Newcomers
oath-page-exodus = Dispossessed
oath-page-relics = Relics
oath-page-boards = Boards
oath-page-written = World deck
oath-told-vow = { $name } vows: { oath-named-oath }.
oath-told-empire = The Empire has won, and everybody keeps the side of their board.
oath-told-fell = No longer Citizens: { $names }.
oath-told-rose = New Citizens: { $names }.
oath-told-rose-none = Nobody is raised to Citizenship.
oath-told-exile-builds = An Exile has won: nobody builds.
oath-told-works-none = Nothing is built, nothing repaired.
oath-told-departure-none = Every site stays.
oath-told-unseen =
    { $count ->
        [one] And { $count } place that nobody ever saw.
       *[other] And { $count } places that nobody ever saw.
    }
oath-told-ruins-none = No edifice falls.
oath-told-found = Newly seen: { $sites }.
oath-told-people = Six cards come into the world:
oath-told-exodus =
    { $count ->
        [0] Nobody has to go.
        [one] { $count } card goes. Nobody saw which.
       *[other] { $count } cards go. Nobody saw which.
    }
oath-told-boards = On their Citizen side lie the boards: { $colors }.
oath-told-boards-none = The next game begins without Citizens.
oath-told-deck = The world deck is reshuffled, its five Visions among the upper cards.

## What a choice would do

oath-would-nothing = Changes nothing on the map.
oath-would-stays = Would stay in its place: { $sites }.
oath-would-leaves = Would leave the map: { $sites }.
oath-would-falls = Would fall to ruin: { $sites }.
oath-would-aside = Would go to the edge as a ruin: { $sites }.
oath-work-build = { CARD($card) }
oath-would-build = { CARD($site) }: { CARD($other) } makes way and goes into the world deck.
oath-work-repair = Repair: { CARD($card) }
oath-would-repair = { CARD($site) }: the edifice stands again.
oath-would-citizen = You begin the next game as a Citizen.
oath-has-advisers =
    { $count ->
        [one] { $count } adviser of the winner
       *[other] { $count } advisers of the winner
    }

## The last page

oath-testament = What remains
oath-next-oath = The next game is about
oath-next-chancellor = { $name } will sit in the Chancellor's chair.
oath-deeds = Deeds
oath-lost-sites =
    { $count ->
        [one] Lost site:
       *[other] Lost sites:
    }
oath-deeds-none = Nothing has changed.
