### Věty pro vyprávění o dohraných hrách.

story-oath-log-victor-1 =
    { $name ->
        [-1] Lupiči se ubránili, { $attack } proti { $defense }.
       *[other] { $gender ->
            [she] Bitvu v kole { $round } vyhrála { $name }, { $attack } proti { $defense }.
            [he] Bitvu v kole { $round } vyhrál { $name }, { $attack } proti { $defense }.
           *[none] Bitvu v kole { $round } vyhrává { $name }, { $attack } proti { $defense }.
        }
    }
story-oath-log-victor-2 =
    { $name ->
        [-1] Útok na lupiče selhal: útok { $attack }, obrana { $defense }.
       *[other] V kole { $round } drží bojiště { $name }: útok { $attack }, obrana { $defense }.
    }
story-oath-log-victor-3 =
    { $name ->
        [-1] Lupiči zůstali, kde byli; obrana { $defense } předčila útok { $attack }.
       *[other] { $gender ->
            [she] Rozhodly meče, { $attack } : { $defense }, a na nohou zůstala { $name }.
            [he] Rozhodly meče, { $attack } : { $defense }, a na nohou zůstal { $name }.
           *[none] Rozhodují meče, { $attack } : { $defense }, a na nohou zůstává { $name }.
        }
    }
story-oath-log-victor-4 =
    { $name ->
        [-1] Na lupiče to nestačilo: { $attack } proti { $defense }.
       *[other] Útok { $attack }, obrana { $defense }; vítězí { $name }.
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
