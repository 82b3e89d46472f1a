### Věty pro vyprávění o dohraných hrách.

story-oath-sworn-1 = V těch časech platí přísaha { oath-named-oath }. Slib dal Kancléř: { $player }.
story-oath-sworn-2 = Na trůně sedí { $player }, Kancléř, a váže ho přísaha { oath-named-oath }.
story-oath-sworn-3 = Kancléřem je { $player } a přísaha Říše zní { oath-named-oath }.

story-oath-log-victor-1 =
    { $won ->
        [1] V kole { $round } se bojuje o oblast { CARD($site) }: útočí { $proposer }, brání { story-oath-defender }, útok { $attack } stačí na obranu { $defense }.
       *[0] V kole { $round } se bojuje o oblast { CARD($site) }: útočí { $proposer }, brání { story-oath-defender }, útok { $attack } na obranu { $defense } nestačí.
    }
story-oath-log-victor-2 =
    { $won ->
        [1] Oblast { CARD($site) } získává { $proposer }, ztrácí ji { story-oath-defender } ({ $attack } : { $defense }).
       *[0] Oblast { CARD($site) } odolává v kole { $round }: dobýt ji chce { $proposer }, ubrání ji { story-oath-defender } ({ $attack } : { $defense }).
    }
story-oath-log-victor-3 =
    { $won ->
        [1] Bitva o oblast { CARD($site) } má vítěze, je to { $proposer }; poražená strana: { story-oath-defender } ({ $attack } : { $defense }).
       *[0] Bitva o oblast { CARD($site) } končí odražením útoku. Útočí { $proposer }, vítězí { story-oath-defender } ({ $attack } : { $defense }).
    }
story-oath-log-victor-4 =
    { $won ->
        [1] V kole { $round } táhne { $proposer } na oblast { CARD($site) } a obránce ustupuje: { story-oath-defender } ({ $attack } : { $defense }).
       *[0] V kole { $round } táhne { $proposer } na oblast { CARD($site) } nadarmo, drží ji { story-oath-defender } ({ $attack } : { $defense }).
    }
story-oath-defender =
    { $player ->
        [-1] bandité
       *[other] { $player }
    }

story-oath-log-title-1 =
    { $gender ->
        [she] V kole { $round } získala titul Přísežníka { $name }.
        [he] V kole { $round } získal titul Přísežníka { $name }.
       *[none] V kole { $round } získává titul Přísežníka { $name }.
    }
story-oath-log-title-2 = Titul Přísežníka má od kola { $round } nové jméno: { $name }.
story-oath-log-title-3 = Od kola { $round } drží přísahu { $name }.
story-oath-log-title-4 = Titul Přísežníka se v kole { $round } stěhuje; teď ho má { $name }.
story-oath-log-title-5 = Nikdo v kole { $round } neplní přísahu líp než { $name } a titul jde za tím.
story-oath-log-title-6 = V kole { $round } mění titul majitele, nově ho drží { $name }.
story-oath-log-title-7 = Co přísaha žádá, to v kole { $round } plní { $name }, a proto má titul Přísežníka.
story-oath-log-title-8 = Od kola { $round } je titul jinde, má ho { $name }.

story-oath-log-usurper-1 = Titul se obrací a Uzurpátorem je { $name }.
story-oath-log-usurper-2 = Od kola { $round } se říká Uzurpátor a myslí se tím { $name }.

story-oath-log-vision-1 =
    { $gender ->
        [she] { $name } všem ukázala { CARD($card, case: "acc") }.
        [he] { $name } všem ukázal { CARD($card, case: "acc") }.
       *[none] { $name } všem ukazuje { CARD($card, case: "acc") }.
    }
story-oath-log-vision-2 = V kole { $round } už všichni vědí, o čem sní { $name }: { CARD($card) }.
story-oath-log-vision-3 = Lícem nahoru leží { CARD($card) } a patří k ní jméno { $name }.

story-oath-log-citizen-1 = Občanem Říše se stává { $name }.
story-oath-log-citizen-2 = V kole { $round } mění stranu { $name } a patří k Říši.

story-oath-log-exile-1 = Do vyhnanství odchází { $name }.
story-oath-log-exile-2 = V kole { $round } ztrácí Říše jedno jméno: { $name } jde do vyhnanství.

story-figure-oath-goal = podle přísahy
