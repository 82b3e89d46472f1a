### Vyprávění: jak se vypráví dohraná hra, pokaždé trochu jinak. Jména stojí vždy v prvním pádě.
### { $gender }: she, he, jinak bez rodu a v přítomném čase.

story-opening-1 = Ke hře { $game } zasedli: { $names }.
story-opening-2 = Na stole ležela hra { $game } a kolem ní seděli { $names }.
story-opening-3 =
    { $count ->
        [one] Hrála se hra { $game }, u stolu byl jediný hráč: { $names }.
        [2] Hrála se hra { $game } a u stolu byli dva: { $names }.
       *[other] Hrála se hra { $game } a u stolu byli { $names }.
    }
story-opening-4 = { $names }: tihle se sešli nad hrou { $game }.
story-opening-5 = Krabice s nápisem { $game } se znovu otevřela, tentokrát pro tuto společnost: { $names }.
story-opening-6 = Rozdaly se karty hry { $game }. Hráli { $names }.
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
        [she] Pak se vedení ujala { $name }, { $mine } : { $theirs } ({ TEXT($figure) }), na druhém místě je { $rival }.
        [he] Pak se vedení ujal { $name }, { $mine } : { $theirs } ({ TEXT($figure) }), na druhém místě je { $rival }.
       *[none] Vedení se ujímá { $name }, { $mine } : { $theirs } ({ TEXT($figure) }), na druhém místě je { $rival }.
    }
story-lead-2 = V kole { $round } se pořadí obrací: { $name } { $mine }, { $rival } { $theirs }.
story-lead-3 =
    { $gender ->
        [she] S poměrem { $mine } : { $theirs } šla dopředu { $name }, na druhém místě je { $rival }.
        [he] S poměrem { $mine } : { $theirs } šel dopředu { $name }, na druhém místě je { $rival }.
       *[none] S poměrem { $mine } : { $theirs } jde dopředu { $name }, na druhém místě je { $rival }.
    }
story-lead-4 = Dosud byl napřed někdo jiný; od kola { $round } stojí v čele { $name }, { $mine } : { $theirs }.
story-lead-5 = Stůl má nové vedení: { $name } { $mine }, { $rival } { $theirs } ({ TEXT($figure) }).

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
        [she] K vítězství stačilo { $points } bodů a měla je { $name }, s náskokem { $margin }.
        [he] K vítězství stačilo { $points } bodů a měl je { $name }, s náskokem { $margin }.
       *[none] K vítězství stačí { $points } bodů a má je { $name }, s náskokem { $margin }.
    }
story-won-close-1 =
    { $gender ->
        [she] Bylo to těsné: vyhrála { $name }, { $points } bodů, rozdíl pouhých { $margin }.
        [he] Bylo to těsné: vyhrál { $name }, { $points } bodů, rozdíl pouhých { $margin }.
       *[none] Je to těsné: vítězí { $name }, { $points } bodů, rozdíl pouhých { $margin }.
    }
story-won-close-2 =
    { $margin ->
        [0] Bodů bylo stejně, { $points }, a přece měla hra vítěze: { $name }.
        [one] Rozhodl jediný bod. { $name }: { $points }.
       *[other] Rozhodl rozdíl { $margin } bodů. { $name }: { $points }.
    }
story-won-close-3 =
    { $gender ->
        [she] O vlásek byla napřed { $name }, nakonec { $points } bodů, o { $margin } víc než další.
        [he] O vlásek byl napřed { $name }, nakonec { $points } bodů, o { $margin } víc než další.
       *[none] O vlásek je napřed { $name }, nakonec { $points } bodů, o { $margin } víc než další.
    }
story-won-close-4 = Ještě tah a mohlo být všechno jinak; takhle má { $name } { $points } bodů a o { $margin } víc než další.
story-won-far-1 =
    { $gender ->
        [she] Nikdo se ani nepřiblížil: { $name } skončila na { $points } bodech, o { $margin } před ostatními.
        [he] Nikdo se ani nepřiblížil: { $name } skončil na { $points } bodech, o { $margin } před ostatními.
       *[none] Nikdo se ani nepřiblížil: { $name } končí na { $points } bodech, o { $margin } před ostatními.
    }
story-won-far-2 =
    { $gender ->
        [she] Jasně zvítězila { $name }, { $points } bodů a náskok { $margin }.
        [he] Jasně zvítězil { $name }, { $points } bodů a náskok { $margin }.
       *[none] Jasně vítězí { $name }, { $points } bodů a náskok { $margin }.
    }
story-won-far-3 =
    { $gender ->
        [she] O { $margin } bodů byla napřed { $name }, celkem { $points }, a skoro se neohlížela.
        [he] O { $margin } bodů byl napřed { $name }, celkem { $points }, a skoro se neohlížel.
       *[none] O { $margin } bodů je napřed { $name }, celkem { $points }, a skoro se neohlíží.
    }
story-won-far-4 = S { $points } body je { $name } všem z dosahu, o { $margin } napřed.
story-second-1 =
    { $gender ->
        [she] Druhá skončila { $name }, bodů { $points }.
        [he] Druhý skončil { $name }, bodů { $points }.
       *[none] Na druhém místě končí { $name }, bodů { $points }.
    }
story-second-2 = Za vítězstvím hned následuje { $name }, { $points } bodů.
story-second-3 = { $name } má { $points } bodů a chuť na odvetu.
story-second-4 =
    { $gender ->
        [she] Z ostatních byla nejblíž { $name }, { $points } bodů.
        [he] Z ostatních byl nejblíž { $name }, { $points } bodů.
       *[none] Z ostatních je nejblíž { $name }, { $points } bodů.
    }
story-second-5 = Počet bodů { $points }: to je díl, který si odnáší { $name }.
story-shared-1 = O vítězství se dělí { $names }, bodů má každý { $points }.
story-shared-2 = Nic je nerozdělilo: { $names } vyhráli společně, každý s { $points } body.
story-nobody-1 = Tentokrát nevyhrál nikdo.
story-nobody-2 = Silnější byla hra sama.

story-title-1 = Jak vyhrává { $name }
story-title-2 = { $name } a cesta k vítězství
story-title-3 = Na konci { $name }
story-title-4 = Den, kdy vítězí { $name }
story-title-shared-1 = Vyrovnaná hra
story-title-shared-2 = Nikdo sám

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
