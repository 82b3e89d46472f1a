### Věty pro vyprávění o dohraných hrách.

story-dominion-log-buy-1 =
    { $gender ->
        [she] V tahu { $round } koupila { $name } { CARD($card, case: "acc") }.
        [he] V tahu { $round } koupil { $name } { CARD($card, case: "acc") }.
       *[none] V tahu { $round } kupuje { $name } { CARD($card, case: "acc") }.
    }
story-dominion-log-buy-2 =
    { $gender ->
        [she] Za peníze z tahu { $round } pořídila { $name } { CARD($card, case: "acc") }.
        [he] Za peníze z tahu { $round } pořídil { $name } { CARD($card, case: "acc") }.
       *[none] Za peníze z tahu { $round } pořizuje { $name } { CARD($card, case: "acc") }.
    }
story-dominion-log-buy-3 = Nový přírůstek v balíčku je { CARD($card) }, od tahu { $round } ho má { $name }.
story-dominion-log-buy-4 =
    { $gender ->
        [she] Po kartě { CARD($card) } sáhla v tahu { $round } { $name }.
        [he] Po kartě { CARD($card) } sáhl v tahu { $round } { $name }.
       *[none] Po kartě { CARD($card) } sahá v tahu { $round } { $name }.
    }
story-dominion-log-buy-5 = Tah { $round } přináší novou kartu: { CARD($card) }. Bere si ji { $name }.
story-dominion-log-buy-6 =
    { $gender ->
        [she] Peníze vyšly přesně tak, že si { $name } mohla vzít { CARD($card, case: "acc") }.
        [he] Peníze vyšly přesně tak, že si { $name } mohl vzít { CARD($card, case: "acc") }.
       *[none] Peníze vycházejí a { $name } si bere { CARD($card, case: "acc") }.
    }

story-figure-dominion-points = vítězné body

story-dominion-log-gain-1 = V tahu { $round } útočí { $player } ({ CARD($attack) }) a { $name } získává { CARD($card, case: "acc") }.
story-dominion-log-gain-2 = V balíčku, který má { $name }, přibývá { CARD($card) }: dárek, který posílá { $player } ({ CARD($attack) }).
story-dominion-log-gain-3 = Zásah v tahu { $round }: { CARD($attack) }, útočí { $player }. { $name } dostává { CARD($card, case: "acc") }.
story-dominion-log-gain-4 = Útok ({ CARD($attack) }) má následky: { $name } má v balíčku { CARD($card, case: "acc") } a { $player } důvod k úsměvu.

story-dominion-log-discard-1 = V tahu { $round } útočí { $player } ({ CARD($attack) }) a { $name } odhazuje { $cards }.
story-dominion-log-discard-2 = { $name } přichází z ruky o { $cards }; může za to { $player } ({ CARD($attack) }).
story-dominion-log-discard-3 = { CARD($attack) } v tahu { $round }: hraje { $player }, odhazuje { $name }, a to { $cards }.

story-dominion-log-trash-1 = Nadobro přichází { $name } o { CARD($card, case: "acc") }; útočí { $player } ({ CARD($attack) }).
story-dominion-log-trash-2 = V tahu { $round } končí na smetišti { CARD($card) }. Kartu ztrácí { $name }, útočí { $player } ({ CARD($attack) }).
