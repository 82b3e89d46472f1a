### The draft of the center: everybody in turn chooses a stack.

option-valeria-set-draft = Draft
    .help = A house rule: in turn everybody picks an area or a kind of citizen, until the center is full. You know your two dukes before.

valeria-area =
    { $area ->
        [hills] { valeria-area-hills }
        [ruins] { valeria-area-ruins }
        [forest] { valeria-area-forest }
        [valley] { valeria-area-valley }
        [mountains] { valeria-area-mountains }
        [barrens] { valeria-area-barrens }
        [swamp] { valeria-area-swamp }
       *[cavern] { valeria-area-cavern }
    }
valeria-ask-draft =
    { $left ->
        [one] Pick the last stack of the center.
       *[other] Pick a stack for the center; { $left } are still missing.
    }
valeria-do-draft-area = { valeria-area }
valeria-do-draft-citizen = { CARD($card) } ({ $number })
valeria-log-draft-area = { $name } picks an area: { valeria-area }.
valeria-log-draft-citizen = { $name } picks { CARD($card, case: "acc") }.
valeria-why-there = This lies in the center already.
valeria-why-areas = Five areas are in the game already.
valeria-why-number = Another kind has been picked for this number.
