### Rádce: rady u stolu a vysvětlení, co se děje.

web-coach = Rada
web-coach-advice = Co by udělal dobrý hráč?
web-coach-now = Co se děje?
web-coach-at-hand = Tvoje první skutečná hra. Když nebudeš vědět, co dál, o radu si řekni sově nahoře.
web-coach-chances = Naděje na výhru právě teď
web-coach-thinking = ještě přemýšlím
web-coach-done =
    { $worlds ->
        [one] hotovo, { $worlds } představený svět
        [few] hotovo, { $worlds } představené světy
       *[other] hotovo, { $worlds } představených světů
    }
web-coach-spread = ± { $percent }
web-coach-chance = { $percent } %
web-coach-chance-said = naděje na výhru { $percent } %, plus minus { $spread }
web-coach-rank = Možnost { $letter }: { $what }
web-coach-nothing-picked = Nevybrat nic
web-coach-do = Udělat to
web-coach-show = Ukázat u stolu
web-coach-for = pro
web-coach-against = proti
web-coach-about = k tomu
web-coach-equal =
    { $count ->
        [2] Vyzkoušené světy nerozlišily, jestli je lepší A, nebo B.
       *[other] Vyzkoušené světy nerozlišily, která z možností A, B a C je lepší.
    }
web-coach-best = A je jasně lepší než ostatní.
web-coach-only = Není z čeho vybírat.
web-coach-fair = Rada ví jen to, co víš ty.
web-coach-blind = Nenašel se žádný svět, který by odpovídal tomu, co je ze hry vidět. Takhle by odpověděl zkušený hráč.
web-coach-stale = Situace se mezitím změnila.
web-coach-again = Zeptat se znovu
web-coach-wait = Teď po tobě nikdo nic nechce. Až budeš na tahu, rada řekne, co by udělal dobrý hráč.
web-coach-off = Hostitel u tohoto stolu rady vypnul.
web-coach-told-note = Hostitel chce, aby to všichni věděli: kdo se zeptá, toho ohlásí řádek v rozhovoru.
web-coach-first = První odpověď: { $what }, { $percent } %.
web-coach-full = Úplná odpověď: { $what }, { $percent } %.
web-coach-question = Otázka
web-coach-phase = Kde jsme v tahu
web-coach-rule = Pravidlo, o které jde
web-coach-cards = Karty, o které jde
web-coach-cards-help = Najetím nebo stiskem si kartu přečteš.
web-coach-refused = Co teď nejde
web-coach-possible =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
web-coach-consequences = Co z čeho plyne
web-coach-waiting = Na tahu: { $names }

order-coach = Rada
order-coach-free = pro všechny
order-coach-told = všichni se to dozvědí
order-coach-off = pro nikoho
order-coach-help = Rada říká těm, kdo u stolu sedí, co by udělal dobrý hráč. „Všichni se to dozvědí“: řádek v rozhovoru řekne, kdo se zeptal.

coach-told = Ptám se na radu.
coach-reason-bot = Zkušený hráč by to udělal bez přemýšlení.
coach-reason-ends = Hra tím brzy skončí, jinak většinou ne.
coach-reason-figure =
    { TEXT($figure) }: brzy { $by ->
        [0] o trochu
       *[other] asi o { $by }
    } { $more ->
        [1] víc
       *[other] méně
    } než jinak
coach-reason-goes-on = Hra takhle pokračuje, jinak většinou brzy skončí.
coach-reason-rivals =
    { TEXT($figure) } u nejsilnějšího soupeře: brzy { $by ->
        [0] o trochu
       *[other] asi o { $by }
    } { $more ->
        [1] víc
       *[other] méně
    } než jinak

hint-not-asked = Místo { $seat } teď na nic neodpovídá, takže není s čím radit.
hint-stale = Situace se mezitím změnila. Zeptej se znovu.
hint-busy = Rada ještě přemýšlí o tvé poslední otázce.
hint-seats = Rada je jen pro ty, kdo sedí u stolu.
hint-forbidden = Hostitel u tohoto stolu rady vypnul.
hint-rated = V hodnocených hrách rady nejsou.
