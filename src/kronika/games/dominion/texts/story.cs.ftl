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
