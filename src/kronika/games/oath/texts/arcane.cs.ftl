### Karty Tajemna, které přišly po prvním světě, vlastními slovy, a co se říká jen o nich.

## Karty

card-secret-signal = Tajné znamení
    .acc = Tajné znamení
    .gen = Tajného znamení
    .ins = Tajným znamením
    .stats = Obyvatel · Tajemno
    .text = Pouze jako rádce. Modifikátor obchodu. Má-li ti obchod vynést právě 1 přízeň, vynese ti 2.
    .note = Obě jsou z téže banky. Platí to i při obchodu o tajemství, když tu 1 přízeň přinese Lehkovážnost.

card-augury = Věštba
    .acc = Věštbu
    .gen = Věštby
    .ins = Věštbou
    .stats = Obyvatel · Tajemno
    .text = Modifikátor hledání. Dobíráš o 1 kartu víc.
    .note = Při dobírání z balíčku světa skončíš u vize jako jindy.

card-rusting-ray = Paprsek rzi
    .acc = Paprsek rzi
    .gen = Paprsku rzi
    .ins = Paprskem rzi
    .stats = Obyvatel · Tajemno
    .text = Bitevní plán obránce. Zaplať na kartu 1 tajemství: má-li tvoje strana Nejtemnější tajemství, prázdné meče v hodu na útok se nepočítají.
    .note = Stačí, když praporec vlastní obránce nebo některý spojenec.

card-portal = Portál
    .acc = Portál
    .gen = Portálu
    .ins = Portálem
    .stats = Obyvatel · Tajemno
    .text = Pouze v oblasti. Modifikátor cestování. Zaplať na kartu 1 tajemství: cestuješ-li do oblasti s Portálem nebo z ní, nestojí to žádné zásoby a schopnosti oblastí se na tebe nevztahují.
    .note = Cestovat k Portálu můžeš, jen když jeho oblast ovládáš. Schopnosti karet v oblastech, třeba mýto, platí dál.

card-billowing-fog = Valící se mlha
    .acc = Valící se mlhu
    .gen = Valící se mlhy
    .ins = Valící se mlhou
    .stats = Obyvatel · Tajemno
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 tajemství: prohraješ-li, porážka nezabije žádnou družinu tvého vojska, a to ani schopnostmi, které zabíjejí celé vojsko.

card-kindred-warriors = Spříznění bojovníci
    .acc = Spřízněné bojovníky
    .gen = Spřízněných bojovníků
    .ins = Spřízněnými bojovníky
    .stats = Obyvatel · Tajemno
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 tajemství: lebky ve tvém hodu nikoho nezabíjejí. Spočítej, kolik symbolů kromě Tajemna je na kartách, které ovládáš: až tolik útočných kostek můžeš přidat, nebo odebrat.
    .note = Při obraně se počítá, co ovládá celá strana. Symboly se počítají právě teď.

card-terror-spells = Děsivá kouzla
    .acc = Děsivá kouzla
    .gen = Děsivých kouzel
    .ins = Děsivými kouzly
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 1 tajemství: vlastníš-li Nejtemnější tajemství, vyber a zabij 2 družiny v oblastech svého kraje nebo na deskách hráčů, kteří v něm mají figuru.
    .note = Každá může být odjinud a může být i tvoje.

card-blood-pact = Krvavý pakt
    .acc = Krvavý pakt
    .gen = Krvavého paktu
    .ins = Krvavým paktem
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 1 tajemství: obětuj ze své desky 2, 4, 6 nebo víc družin, vždy sudý počet, a za každé dvě získej 1 tajemství.

card-revelation = Zjevení
    .acc = Zjevení
    .gen = Zjevení
    .ins = Zjevením
    .stats = Obyvatel · Tajemno
    .text = Při zahrání: všichni hráči po řadě, počínaje Kancléřem, mohou spálit, kolik přízně chtějí, a získat za ni stejný počet tajemství.

card-observatory = Hvězdárna
    .acc = Hvězdárnu
    .gen = Hvězdárny
    .ins = Hvězdárnou
    .stats = Obyvatel · Tajemno
    .text = Pouze v oblasti. Modifikátor hledání. Máš-li figuru tady, můžeš dobírat z odhazovacího balíčku kteréhokoli kraje.

card-plague-engines = Morové stroje
    .acc = Morové stroje
    .gen = Morových strojů
    .ins = Morovými stroji
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 1 tajemství a 1 tajemství spal: všichni hráči včetně tebe vrátí do banky Tajemna 1 přízeň za každou oblast, kterou ovládají.
    .note = Kdo má málo, vrátí, co má. Oblasti Říše ovládají všichni hráči na straně Říše.

card-gleaming-armor = Zářivá zbroj
    .acc = Zářivou zbroj
    .gen = Zářivé zbroje
    .ins = Zářivou zbrojí
    .stats = Obyvatel · Tajemno
    .text = Pouze jako rádce. Trvalý modifikátor tažení. Každý bitevní plán použitý proti tobě stojí navíc 1 tajemství, které se na něj položí.
    .note = Musíš být útočník, obránce nebo spojenec.

card-bewitch = Očarování
    .acc = Očarování
    .gen = Očarování
    .ins = Očarováním
    .stats = Obyvatel · Tajemno
    .text = Při zahrání: jsi-li Vyhnanec a máš víc tajemství než Kancléř, počítaje i ta na kartách, můžeš se stát Občanem. Relikvii nedostaneš, tvoje fáze Činů končí a zásoby se ti doplní až na pole nejvíce vlevo.

card-jinx = Uhranutí
    .acc = Uhranutí
    .gen = Uhranutí
    .ins = Uhranutím
    .stats = Obyvatel · Tajemno
    .text = Trvalá schopnost. Kdykoli hodíš útočnými nebo obrannými kostkami a Uhranutí ovládáš, můžeš je použít. Zaplať na kartu 1 tajemství: hoď všemi těmi kostkami znovu.
    .note = Tentýž hod se dá opakovat jen jednou a platíš, až ho vidíš. Platí to i pro hody kvůli jiným schopnostem; bitevní plán to není.

card-tutor = Učitel
    .acc = Učitele
    .gen = Učitele
    .ins = Učitelem
    .stats = Obyvatel · Tajemno
    .text = Pouze jako rádce. Akce. Zaplať na kartu 1 přízeň a 1 tajemství: získej 1 tajemství.

card-dream-thief = Zloděj snů
    .acc = Zloděje snů
    .gen = Zloděje snů
    .ins = Zlodějem snů
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 2 přízně: vyber dva skryté rádce dvou hráčů a prohoď je.
    .note = Jeden z nich může být tvůj. Na cizího se přitom nepodíváš.

card-cracking-ground = Pukající země
    .acc = Pukající zemi
    .gen = Pukající země
    .ins = Pukající zemí
    .stats = Obyvatel · Tajemno
    .text = Bitevní plán útočníka i obránce. Spal 1 tajemství: za každou cílovou oblast přidej 1 útočnou kostku, nebo za každou 1 odeber.

card-sealing-ward = Ochranná pečeť
    .acc = Ochrannou pečeť
    .gen = Ochranné pečeti
    .ins = Ochrannou pečetí
    .stats = Obyvatel · Tajemno
    .text = Pouze jako rádce. Uzamčená. Trvalý modifikátor tažení. Za každou tvou relikvii, která je cílem, se přidá o 1 obrannou kostku víc.

card-initiation-rite = Obřad zasvěcení
    .acc = Obřad zasvěcení
    .gen = Obřadu zasvěcení
    .ins = Obřadem zasvěcení
    .stats = Obyvatel · Tajemno
    .text = Pouze jako rádce. Uzamčená. Povinný modifikátor shromažďování. Při shromažďování pokládáš místo přízně 1 tajemství.

card-vow-of-silence = Slib mlčení
    .acc = Slib mlčení
    .gen = Slibu mlčení
    .ins = Slibem mlčení
    .stats = Obyvatel · Tajemno
    .text = Pouze jako rádce. Uzamčená. Trvalý modifikátor vykoupení. Nemůžeš vykoupit Nejtemnější tajemství ani nikomu dát tajemství. Když je vykoupí jiný hráč, získáš tolik tajemství, kolik na ně položil.
    .note = Vzít si tvá tajemství ostatní mohou.

card-forgotten-vault = Zapomenutá pokladnice
    .acc = Zapomenutou pokladnici
    .gen = Zapomenuté pokladnice
    .ins = Zapomenutou pokladnicí
    .stats = Obyvatel · Tajemno
    .text = Pouze v oblasti. Akce. Zaplať na kartu 1 přízeň: polož na Nejtemnější tajemství 1 tajemství ze společné banky, nebo z něj 1 spal, nikdy však poslední.
    .note = Nezáleží na tom, kdo praporec vlastní ani jestli ho někdo vlastní.

card-map-library = Knihovna map
    .acc = Knihovnu map
    .gen = Knihovny map
    .ins = Knihovnou map
    .stats = Obyvatel · Tajemno
    .text = Pouze v oblasti. Modifikátor obchodu. Máš-li figuru tady, můžeš obchodovat s kartami ve všech oblastech svého kraje.

card-witchs-bargain = Smlouva s čarodějnicí
    .acc = Smlouvu s čarodějnicí
    .gen = Smlouvy s čarodějnicí
    .ins = Smlouvou s čarodějnicí
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 1 tajemství: kolikrát chceš, směňuj s hráči, kteří mají figuru ve tvé oblasti, ať chtějí, nebo ne: dej některému 1 tajemství a vezmi mu 2 přízně, nebo mu dej 2 přízně a vezmi 1 tajemství.
    .note = Vzít se dá i poslední tajemství a hráč může být pokaždé jiný.

card-master-of-disguise = Mistr převleků
    .acc = Mistra převleků
    .gen = Mistra převleků
    .ins = Mistrem převleků
    .stats = Obyvatel · Tajemno
    .text = Pouze jako rádce. Modifikátor obchodu. Zaplať na kartu 1 tajemství: při tomto obchodu se namísto tvých rádců počítají rádci jiného hráče podle tvého výběru, i se svými schopnostmi.

## Co se říká

oath-ask-terror =
    { $count ->
        [one] Vyber { $count } družinu, která zemře.
        [few] Vyber { $count } družiny, které zemřou.
       *[other] Vyber { $count } družin, které zemřou.
    }
    .do = { $count ->
        [one] Zabít { $count } družinu
        [few] Zabít { $count } družiny
       *[other] Zabít { $count } družin
    }
oath-ask-revelation = { CARD($card) }: kolik přízně spálíš výměnou za stejný počet tajemství?
oath-ask-dream-thief = { CARD($card) }: za kterého dalšího skrytého rádce ho prohodíš?
oath-ask-witch = { CARD($card) }: chceš ještě něco směnit?
oath-ask-disguise = { CARD($card) }: čí rádci se při tomto obchodu počítají?

oath-do-blood-pact =
    { $amount ->
        [few] Obětovat { $amount } družiny za { $secrets } tajemství
       *[other] Obětovat { $amount } družin za { $secrets } tajemství
    }
oath-do-burn-none = Nespálit nic
oath-do-burn-for-secrets =
    { $amount ->
        [one] Spálit { $amount } přízeň, získat { $amount } tajemství
        [few] Spálit { $amount } přízně, získat { $amount } tajemství
       *[other] Spálit { $amount } přízní, získat { $amount } tajemství
    }
oath-do-facedown = Skrytý rádce č. { $number }, kterého má { $player }
oath-do-hidden = { CARD($card) }, skrytý rádce, kterého má { $player }
oath-do-vault-add = Položit na Nejtemnější tajemství 1 tajemství
oath-do-vault-burn = Spálit z Nejtemnějšího tajemství 1 tajemství
oath-do-witch-sell = Dát 1 tajemství a vzít 2 přízně; směňuje { $player }
oath-do-witch-buy = Dát 2 přízně a vzít 1 tajemství; směňuje { $player }
oath-do-witch-done = Už nic nesměnit
oath-do-same-dice = Nechat počet útočných kostek, jak je

oath-why-silence = Vykoupit Nejtemnější tajemství ti nedovolí { CARD($card) }.

oath-log-swap-adviser =
    { $seen ->
        [0] { $name } prohazuje skryté rádce: jednoho odevzdává { $player } a dostává { $receiver }.
       *[other] { $name } prohazuje skryté rádce: { $cards } odevzdává { $player } a dostává { $receiver }.
    }
oath-log-vault-add = { $name } pokládá tajemství na Nejtemnější tajemství, počet na něm: { $amount }.
oath-log-vault-burn = { $name } pálí tajemství z Nejtemnějšího tajemství, počet na něm: { $amount }.
oath-log-disguise = { $name } obchoduje v převleku, rádce k tomu půjčuje { $player }.
