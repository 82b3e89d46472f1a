### Draft nabídky: každý popořadě vybírá jeden balíček.

option-valeria-set-draft = Draft
    .help = Domácí pravidlo: popořadě každý vybere oblast nebo druh obyvatel, dokud není nabídka úplná. Své dva vévody už přitom znáš.

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
        [one] Vyber poslední balíček do nabídky.
        [few] Vyber balíček do nabídky, chybí ještě { $left }.
       *[other] Vyber balíček do nabídky, chybí jich ještě { $left }.
    }
valeria-do-draft-area = { valeria-area }
valeria-do-draft-citizen = { CARD($card) } ({ $number })
valeria-log-draft-area = { $name } vybírá oblast: { valeria-area }.
valeria-log-draft-citizen = { $name } vybírá { CARD($card, case: "acc") }.
valeria-why-there = Tohle už v nabídce leží.
valeria-why-areas = Pět oblastí už je ve hře.
valeria-why-number = Pro tohle číslo už je vybraný jiný druh.
