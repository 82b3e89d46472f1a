### Turnaje: jak začínají, kdo hraje, kola a pořadí.

tournaments = Turnaje
tournaments-none = Zrovna tu žádný otevřený turnaj není.
tournament-new = Založit turnaj
tournament-new-help = Server všechny rozlosuje, otevře stoly a vede pořadí. Kdy se začne, určíš ty.
tournament-of-name = Název
tournament-game = Hra
tournament-system = Systém
tournament-system-swiss = švýcarský
tournament-system-round-robin = každý s každým
tournament-swiss-help = V každém kole se potkají ti, kdo jsou na tom podobně, a nikdo se nepotká dvakrát.
tournament-round-robin-help = Po dvou u stolu se hraje tolik kol, kolik je potřeba.
tournament-seats = Hráčů u stolu
tournament-rounds-count = Kol
tournament-come = Čas na příchod ke stolu
tournament-come-help = Kdo do té doby nepřijde, hru prohrál a dohraje ji bot.
tournament-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
  }
tournament-hours = { $count ->
    [one] jedna hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
  }
tournament-who = Kdo se může přihlásit
tournament-who-link = Kdo má odkaz
tournament-who-all = Kdokoli: bude v seznamu
tournament-create = Založit
tournament-line = { $system } · { $count ->
    [one] jedno kolo
    [few] { $count } kola
   *[other] { $count } kol
  }
tournament-players = { $count ->
    [0] zatím nikdo
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
tournament-entering = přihlašování
tournament-running = kolo { $round } z { $rounds }
tournament-over = po turnaji
tournament-by = pořádá { $name }
tournament-enter = Přihlásit se
tournament-entered = Hraješ tu.
tournament-blocked = { $count ->
    [one] Hraje tu { $names } z tvého seznamu blokovaných. K jednomu stolu se dostanete, jen když to jinak nepůjde.
    [few] Hrají tu { $names } z tvého seznamu blokovaných. K jednomu stolu se dostanete, jen když to jinak nepůjde.
   *[other] Hraje tu { $names } z tvého seznamu blokovaných. K jednomu stolu se dostanete, jen když to jinak nepůjde.
  }
tournament-blocked-all = { $count ->
    [one] Hraje tu { $names } z tvého seznamu blokovaných. Tady hraje každý s každým, takže spolu jednu hru odehrajete.
    [few] Hrají tu { $names } z tvého seznamu blokovaných. Tady hraje každý s každým, takže s každým z nich odehraješ jednu hru.
   *[other] Hraje tu { $names } z tvého seznamu blokovaných. Tady hraje každý s každým, takže s každým z nich odehraješ jednu hru.
  }
tournament-leave = Odhlásit se
tournament-leave-sure = Odhlásit se a hru prohrát
tournament-begin = Začít
tournament-begin-few = Je potřeba aspoň { $count } hráčů.
tournament-end = Ukončit hned
tournament-end-sure = Ukončit: co se odehrálo, platí
tournament-bots-add = Přidat boty
tournament-bots-count = Kolik
tournament-bots-who = Bot
tournament-out = { $count ->
    [one] V každém kole by jeden hráč pauzíroval. Můžeš přidat bota.
    [few] V každém kole by { $count } hráči pauzírovali. Můžeš přidat boty.
   *[other] V každém kole by { $count } hráčů pauzírovalo. Můžeš přidat boty.
  }
tournament-link = Odkaz na turnaj
tournament-my-table = Tvůj stůl čeká
tournament-to-table = Ke stolu
tournament-wait = Máš dohráno. Další kolo začne, až dohrají všichni.
tournament-standings = Pořadí
tournament-rank = Místo
tournament-name-of = Hráč
tournament-points = Body
tournament-buchholz = Buchholz
tournament-buchholz-help = Buchholz říká, kolik bodů mají dohromady soupeři: rozhoduje mezi těmi, kdo mají stejně. Potom rozhodují vzájemné hry a pak výhry.
tournament-wins = Výhry
tournament-points-two = Za výhru je bod, za remízu každému půl bodu.
tournament-points-more = První u stolu má bod, poslední nic a ostatní podle toho, jakou část soupeřů nechali za sebou.
tournament-round = { $number }. kolo
tournament-bye = pauzíruje
tournament-playing = hraje se
tournament-absent = ještě tu není
tournament-due = Ke stolům je potřeba přijít do { $time }.
tournament-look = Dívat se
tournament-look-at = Dívat se ke stolu: { $names }
tournament-remove = Vyřadit
tournament-remove-name = Vyřadit: { $name }
tournament-gone = už nehraje
tournament-winner = { $count ->
    [one] Turnaj vyhrává { $names }.
   *[other] Turnaj vyhrávají { $names }.
  }
tournament-back = Turnaj
tournament-you = ty

bid-tournament = { $name }: tvůj stůl čeká
bid-to-table = Ke stolu

tournament-unknown = Takový turnaj tu není, nebo už není.
tournament-begun = Turnaj už začal.
tournament-full = Už tu není místo (nejvýš { $most } hráčů).
tournament-bots = Hrát může nejvýš { $most } botů.
tournament-host = To může jen ten, kdo turnaj pořádá.
tournament-few = Je potřeba aspoň { $least } hráčů.
tournament-account = Turnaj pořádá někdo s účtem: založ si ho, nebo se přihlas.
tournament-name = Dej turnaji název.
tournament-rounds = Jedno až { $most } kol, aspoň dva u stolu.
tournament-patience = Čas na příchod je aspoň { $least } a nejvýš { $most } sekund.
tournaments-enough = Pořádáš už { $most } turnaje. Nejdřív některý ukonči.
tournaments-today = Za jeden den se dá založit nejvýš { $most } turnajů. Zkus to zase zítra.
tournament-network =
    Z tvé sítě se do tohoto turnaje dnes { $most ->
        [one] přihlásil { $most } hráč
        [few] přihlásili { $most } hráči
       *[other] přihlásilo { $most } hráčů
    } a víc se jich nevejde. Zkus to později.
tournament-removed = Pořadatel tě z tohoto turnaje vyřadil.

privacy-data-tournaments = Turnaje, které pořádáš
privacy-data-entrants = Turnaje, ve kterých hraješ, a pod jakým jménem; než začnou, i ty, ze kterých tě pořadatel vyřadil
privacy-data-pairings = Jak se turnaje hrají a jak dopadly jejich hry, podle čísel
privacy-kept-tournaments = Od založení: { $tournaments }

help-tournaments = Turnaje
help-tournaments-text = Kdo má účet, může na stránce Hrát s lidmi založit turnaj: hru, švýcarský systém nebo každý s každým, počet kol a kolik času je na příchod ke stolu. Lidé i boti se přihlašují přes odkaz nebo ze seznamu. Jakmile pořadatel turnaj spustí, server losuje kola, otevírá stoly a řekne ti, kde sedíš; kdo nepřijde včas, prohrál a dohraje za něj bot. Za výhru je bod, za remízu půl; u větších stolů dostaneš takovou část bodu, jakou část soupeřů necháš za sebou. Při shodě rozhoduje síla soupeřů (Buchholz), potom vzájemné hry.
