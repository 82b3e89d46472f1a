### Vyprávění: jak se vypráví dohraná hra, pokaždé trochu jinak. Jména stojí vždy v prvním pádě.
### { $gender }: she, he, jinak bez rodu a v přítomném čase.

story-opening-1 =
    { $gender ->
        [she] Ke hře { $game } zasedly { $names }.
        [he] Ke hře { $game } zasedli { $names }.
       *[none] Ke hře { $game } zasedají { $names }.
    }
story-opening-2 =
    { $gender ->
        [she] Na stole ležela hra { $game } a kolem ní seděly { $names }.
        [he] Na stole ležela hra { $game } a kolem ní seděli { $names }.
       *[none] Na stole leží hra { $game } a kolem ní sedí { $names }.
    }
story-opening-3 =
    { $gender ->
        [she] Hrála se hra { $game } a u stolu byly { $names }.
        [he] Hrála se hra { $game } a u stolu byli { $names }.
       *[none] Hraje se hra { $game } a u stolu jsou { $names }.
    }
story-opening-4 =
    { $gender ->
        [she] Nad hrou { $game } se sešly { $names }.
        [he] Nad hrou { $game } se sešli { $names }.
       *[none] Nad hrou { $game } se scházejí { $names }.
    }
story-opening-5 = Krabice s nápisem { $game } se znovu otevřela, tentokrát pro tuto společnost: { $names }.
story-opening-6 =
    { $gender ->
        [she] Rozdaly se karty hry { $game }. Hrály { $names }.
        [he] Rozdaly se karty hry { $game }. Hráli { $names }.
       *[none] Karty hry { $game } jsou rozdané. Hrají { $names }.
    }
story-opening-solo-1 = U hry { $game } sedí jen { $name }.
story-opening-solo-2 = { $name } a hra { $game }: nikdo další u stolu není.
story-opening-solo-3 = Hra { $game } je na stole a proti ní stojí { $name }.
story-begins-1 =
    { $gender ->
        [she] Začínala { $name }.
        [he] Začínal { $name }.
       *[none] Začíná { $name }.
    }
story-begins-2 = První tah: { $name }.
story-begins-3 =
    { $gender ->
        [she] Los určil, že první potáhne { $name }, a ta neváhala.
        [he] Los určil, že první potáhne { $name }, a ten neváhal.
       *[none] Los určil, že první potáhne { $name }.
    }
story-begins-4 = Jako první je na řadě { $name }.
story-begins-5 =
    { $gender ->
        [she] První slovo měla { $name }.
        [he] První slovo měl { $name }.
       *[none] První slovo má { $name }.
    }

story-meanwhile-1 = Tak přišlo kolo { $round }.
story-meanwhile-2 = V kole { $round } už stůl vypadal jinak.
story-meanwhile-3 = Klidnější nebylo ani kolo { $round }.
story-meanwhile-4 = Pak nastalo kolo { $round }.
story-meanwhile-5 = Od kola { $round } se věci daly do pohybu.
story-meanwhile-6 = Na kolo { $round } se jen tak nezapomene.

story-plain-1 = { $line }.
story-plain-2 = Kolo { $round }: { $line }.
story-plain-3 = Záznam kola { $round } praví: { $line }.
story-plain-4 = A potom: { $line }.
story-plain-5 = Co v kole { $round } vidí všichni: { $line }.

story-line-1 = { $line }.
story-line-2 = A potom: { $line }.

story-first-lead-1 =
    { $gender ->
        [she] První se do čela dostala { $name }, { $mine } : { $theirs } ({ TEXT($figure) }).
        [he] První se do čela dostal { $name }, { $mine } : { $theirs } ({ TEXT($figure) }).
       *[none] První v čele je { $name }, { $mine } : { $theirs } ({ TEXT($figure) }).
    }
story-first-lead-2 =
    { $gender ->
        [she] Zpočátku vedla { $name }, { $mine } : { $theirs } ({ TEXT($figure) }).
        [he] Zpočátku vedl { $name }, { $mine } : { $theirs } ({ TEXT($figure) }).
       *[none] Zpočátku vede { $name }, { $mine } : { $theirs } ({ TEXT($figure) }).
    }
story-first-lead-3 =
    { $gender ->
        [she] V kole { $round } se od ostatních odpoutala { $name }: { $mine } proti { $theirs }.
        [he] V kole { $round } se od ostatních odpoutal { $name }: { $mine } proti { $theirs }.
       *[none] V kole { $round } se od ostatních odpoutává { $name }: { $mine } proti { $theirs }.
    }
story-lead-1 =
    { $gender ->
        [she] Pak se vedení ujala { $name }, { $mine } : { $theirs } ({ TEXT($figure) }); dosud vpředu: { $rival }.
        [he] Pak se vedení ujal { $name }, { $mine } : { $theirs } ({ TEXT($figure) }); dosud vpředu: { $rival }.
       *[none] Vedení se ujímá { $name }, { $mine } : { $theirs } ({ TEXT($figure) }); dosud vpředu: { $rival }.
    }
story-lead-2 = V kole { $round } se pořadí obrací: { $name } { $mine }, { $rival } { $theirs }.
story-lead-3 =
    { $gender ->
        [she] S poměrem { $mine } : { $theirs } šla dopředu { $name }; dosud vpředu: { $rival }.
        [he] S poměrem { $mine } : { $theirs } šel dopředu { $name }; dosud vpředu: { $rival }.
       *[none] S poměrem { $mine } : { $theirs } jde dopředu { $name }; dosud vpředu: { $rival }.
    }
story-lead-4 = Dosud byl napřed někdo jiný; od kola { $round } stojí v čele { $name }, { $mine } : { $theirs }.
story-lead-5 = Stůl má nové vedení: { $name } { $mine }, { $rival } { $theirs } ({ TEXT($figure) }).

story-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
story-margin =
    { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
       *[other] { $margin } bodů
    }
story-close-margin =
    { $margin ->
        [0] body se rovnaly
        [one] rozdíl jediný bod
       *[other] rozdíl { story-margin }
    }
story-enough =
    { $points ->
        [one] Stačil { $points } bod
        [few] Stačily { $points } body
       *[other] Stačilo { $points } bodů
    }

story-won-1 =
    { $gender ->
        [she] Vyhrála { $name }.
        [he] Vyhrál { $name }.
       *[none] Vítězí { $name }.
    }
story-won-2 = Vítězem hry je { $name }.
story-won-3 =
    { $gender ->
        [she] O vítězství už se nehrálo: měla je { $name }.
        [he] O vítězství už se nehrálo: měl je { $name }.
       *[none] O vítězství už se nehraje: má je { $name }.
    }
story-won-4 =
    { $gender ->
        [she] Tak to skončilo a vítězství si odnesla { $name }.
        [he] Tak to skončilo a vítězství si odnesl { $name }.
       *[none] Tak to končí a vítězství si odnáší { $name }.
    }
story-won-points-1 =
    { $gender ->
        [she] Vyhrála { $name }, bodů { $points }, náskok { $margin }.
        [he] Vyhrál { $name }, bodů { $points }, náskok { $margin }.
       *[none] Vítězí { $name }, bodů { $points }, náskok { $margin }.
    }
story-won-points-2 =
    { $gender ->
        [she] Nejvíc bodů, totiž { $points }, nasbírala { $name }; na další zbyl odstup { $margin }.
        [he] Nejvíc bodů, totiž { $points }, nasbíral { $name }; na další zbyl odstup { $margin }.
       *[none] Nejvíc bodů, totiž { $points }, má { $name }; na další zbývá odstup { $margin }.
    }
story-won-points-3 = Po sečtení bylo jasno: { $name } { $points }, o { $margin } víc než kdokoli jiný.
story-won-points-4 =
    { $gender ->
        [she] { story-enough } k vítězství a měla je { $name }, s náskokem { $margin }.
        [he] { story-enough } k vítězství a měl je { $name }, s náskokem { $margin }.
       *[none] K vítězství stačí { story-points } a má je { $name }, s náskokem { $margin }.
    }
story-won-close-1 =
    { $gender ->
        [she] Bylo to těsné: vyhrála { $name }, { story-points }, { story-close-margin }.
        [he] Bylo to těsné: vyhrál { $name }, { story-points }, { story-close-margin }.
       *[none] Je to těsné: vítězí { $name }, { story-points }, { story-close-margin }.
    }
story-won-close-2 =
    { $margin ->
        [0] Bodů bylo stejně, { story-points }, a přece měla hra vítěze: { $name }.
        [one] Rozhodl jediný bod. { $name }: { $points }.
       *[other] Rozhodl rozdíl { $margin } bodů. { $name }: { $points }.
    }
story-won-close-3 =
    { $gender ->
        [she] O vlásek byla napřed { $name }, nakonec { story-points }, o { $margin } víc než další.
        [he] O vlásek byl napřed { $name }, nakonec { story-points }, o { $margin } víc než další.
       *[none] O vlásek je napřed { $name }, nakonec { story-points }, o { $margin } víc než další.
    }
story-won-close-4 = Ještě tah a mohlo být všechno jinak; takhle má { $name } { story-points } a o { $margin } víc než další.
story-won-far-1 =
    { $gender ->
        [she] Nikdo se ani nepřiblížil: { $name } skončila s výsledkem { story-points }, o { $margin } před ostatními.
        [he] Nikdo se ani nepřiblížil: { $name } skončil s výsledkem { story-points }, o { $margin } před ostatními.
       *[none] Nikdo se ani nepřiblížil: { $name } končí s výsledkem { story-points }, o { $margin } před ostatními.
    }
story-won-far-2 =
    { $gender ->
        [she] Jasně zvítězila { $name }, { story-points } a náskok { $margin }.
        [he] Jasně zvítězil { $name }, { story-points } a náskok { $margin }.
       *[none] Jasně vítězí { $name }, { story-points } a náskok { $margin }.
    }
story-won-far-3 =
    { $gender ->
        [she] O { story-margin } byla napřed { $name }, celkem { $points }, a skoro se neohlížela.
        [he] O { story-margin } byl napřed { $name }, celkem { $points }, a skoro se neohlížel.
       *[none] O { story-margin } je napřed { $name }, celkem { $points }, a skoro se neohlíží.
    }
story-won-far-4 = S výsledkem { story-points } je { $name } všem z dosahu, o { $margin } napřed.
story-second-1 =
    { $gender ->
        [she] Druhá skončila { $name }, bodů { $points }.
        [he] Druhý skončil { $name }, bodů { $points }.
       *[none] Na druhém místě končí { $name }, bodů { $points }.
    }
story-second-2 = Za vítězstvím hned následuje { $name }, { story-points }.
story-second-3 = { $name } má { story-points } a chuť na odvetu.
story-second-4 =
    { $gender ->
        [she] Z ostatních byla nejblíž { $name }, { story-points }.
        [he] Z ostatních byl nejblíž { $name }, { story-points }.
       *[none] Z ostatních je nejblíž { $name }, { story-points }.
    }
story-second-5 = Počet bodů { $points }: to je díl, který si odnáší { $name }.
story-shared-1 = O vítězství se dělí { $names }, každému patří { story-points }.
story-shared-2 =
    { $gender ->
        [she] Nic je nerozdělilo: { $names } vyhrály společně a mají stejně, { story-points }.
        [he] Nic je nerozdělilo: { $names } vyhráli společně a mají stejně, { story-points }.
       *[none] Nic je nerozděluje: { $names } vítězí společně a mají stejně, { story-points }.
    }
story-lost-1 =
    { $gender ->
        [she] Prohrála { $name }.
        [he] Prohrál { $name }.
       *[none] { $name } prohrává.
    }
story-lost-2 = Tentokrát je hra silnější a { $name } odchází bez vítězství.
story-nobody-1 = Tentokrát nevyhrál nikdo.
story-nobody-2 = Silnější byla hra sama.

story-title-1 = Jak vyhrává { $name }
story-title-2 = { $name } a cesta k vítězství
story-title-3 = Na konci { $name }
story-title-4 = Den, kdy vítězí { $name }
story-title-shared-1 = Vyrovnaná hra
story-title-shared-2 = Nikdo sám
story-title-nobody-1 = Bez vítěze
story-title-nobody-2 = Nikdo nevyhrál
story-title-lost-1 = Jak prohrává { $name }
story-title-lost-2 = Hra je silnější než { $name }

## Stránka

tale-title = Vyprávění
tale-copy = Zkopírovat
tale-copied = Vyprávění je zkopírované.
tale-not-copied = Prohlížeč téhle stránce kopírovat nedovolil. Označ text a zkopíruj ho.
tale-print = Vytisknout
tale-note = Vyprávění vzniklo ze záznamu hry, každá věta v něm má svou chvíli. Kliknutím na větu ji uvidíš.
tale-spoken = Jak se o mně má psát
tale-loading = Vyprávění se skládá …
spoken-legend = Ve vyprávěních o mně psát jako o
spoken-she = ní (ona)
spoken-he = něm (on)
spoken-none = bez rodu
spoken-help = Řídí se tím vyprávění o dohraných hrách. Jména se nikdy neskloňují; bez rodu se o tobě píše v přítomném čase.
story-running = Tahle hra ještě neskončila. Vypráví se až potom.
lang-unknown = V jazyce „{ $lang }“ texty nejsou; jsou v těchto: { $right }.
saga-tale-of = hra { $number }
