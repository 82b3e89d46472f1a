### Věty pro vyprávění o dohraných hrách.

story-valeria-log-slay-1 =
    { $gender ->
        [she] { $name } zabila { CARD($card, case: "acc") }.
        [he] { $name } zabil { CARD($card, case: "acc") }.
       *[none] { $name } zabíjí { CARD($card, case: "acc") }.
    }
story-valeria-log-slay-2 = V tahu { $round } končí jedna hrozba, { CARD($card) }. Zásluhu má { $name }.
story-valeria-log-slay-3 =
    { $gender ->
        [she] { CARD($card) } už nikoho neohrozí, o to se postarala { $name }.
        [he] { CARD($card) } už nikoho neohrozí, o to se postaral { $name }.
       *[none] { CARD($card) } už nikoho neohrozí, o to se stará { $name }.
    }

story-valeria-log-take-1 = { CARD($card) } dává i bere: získává { $name }, přichází o to { $victim }.
story-valeria-log-take-2 = V tahu { $round } platí { $victim } a bere { $name }; tak působí { CARD($card) }.
story-valeria-log-take-3 = Zdroje mění majitele ({ CARD($card) }): dřív { $victim }, teď { $name }.

story-valeria-log-rob-1 = { CARD($card) } mění strany: dosud { $victim }, odteď { $name }.
story-valeria-log-rob-2 = O kartu { CARD($card) } přichází { $victim }, má ji { $name }.

story-valeria-log-build-1 =
    { $gender ->
        [she] { $name } vybudovala { CARD($card, case: "acc") }.
        [he] { $name } vybudoval { CARD($card, case: "acc") }.
       *[none] { $name } buduje { CARD($card, case: "acc") }.
    }
story-valeria-log-build-2 = V tahu { $round } vyrůstá { CARD($card) }; staví { $name }.
story-valeria-log-build-3 = Od tahu { $round } stojí { CARD($card) } a prospěch z toho má { $name }.
story-valeria-log-build-4 =
    { $gender ->
        [she] Kámen po kameni postavila { $name } { CARD($card, case: "acc") }.
        [he] Kámen po kameni postavil { $name } { CARD($card, case: "acc") }.
       *[none] Kámen po kameni staví { $name } { CARD($card, case: "acc") }.
    }

story-figure-valeria-points = vítězné body

story-valeria-end-dark-lord-1 = Výsledek: { $name } { $points }, Temný pán { $dark }.
