### Hodiny u hry naživo, připravenost a zamčený stůl.

clock-per-game = Hodiny na celou hru
clock-per-turn = Hodiny na tah
clock-over-days = Na dny
clock-own = Vlastní hodiny…
clock-game = { $time } + { $increment } za tah
clock-game-only = { $time } na celou hru
clock-turn = { $time } na tah
clock-counts = Čas se počítá
clock-counts-game = na celou hru
clock-counts-turn = na každý tah
clock-minutes = Minut na celou hru
clock-seconds-turn = Sekund na tah
clock-increment-turn = Sekund navíc za každý tah
clock-zero = Když čas vyprší
clock-zero-choose-bot = zaskočí bot
clock-zero-choose-loss = je to prohra
clock-zero-bot = Komu čas vyprší, za toho dohraje tah bot. Stane-li se to podruhé za sebou, hraje bot dál, dokud se hráč nevrátí.
clock-zero-bot-stays = Komu čas vyprší, za toho hru dohraje bot.
clock-zero-loss = Komu čas vyprší, ten prohrál: hru za něj dohraje bot a počítá se, jako by ji vzdal.
clock-list = Hodiny. { $rule }
clock-mine = Ty
clock-runs = běží
clock-stands = stojí
clock-left = { $seconds ->
    [one] Zbývá ti { $seconds } sekunda.
    [few] Zbývají ti { $seconds } sekundy.
   *[other] Zbývá ti { $seconds } sekund.
  }
clock-aside-help = Na otázku, o které ostatní nemají vědět, je čas zvlášť. Hodiny při ní stojí.
clock-lost = Čas ti vypršel. Hra se ti počítá jako vzdaná a dohraje ji bot.
clock-out = Čas na celou hru ti vypršel, a tak ji za tebe dohraje bot.
clock-seat-lost = čas vypršel
clock-seconds = Na takové hodiny jde dát { $least } až { $most } sekund.
clock-increment = Za tah jde přidat nejvýš { $most } sekund, a to jen u hodin na celou hru.

ready-check = Začít, až všichni řeknou, že můžou
ready-say = Můžeme začít
ready-is = může začít
ready-is-not = ještě ne
ready-count = Začít { $ready ->
    [one] může { $ready } z { $people } lidí.
    [few] můžou { $ready } z { $people } lidí.
   *[other] může { $ready } z { $people } lidí.
  }
ready-waits = Čeká se, až všichni řeknou, že můžou začít.
ready-help = Hra začne, až budou u stolu všichni a každý to potvrdí. Kdo mezitím odejde, potvrdí to pak znovu.
ready-not-asked = U tohohle stolu se na nikoho nečeká: hra začne, jakmile bude plno.
lock-choose = Zamknout: nikdo další si nepřisedne
lock-is = Stůl je zamčený, nikdo další si teď nepřisedne.
lock-listed = zamčeno
lock-look = Podívat se
lock-look-at = Podívat se: { $name }
table-locked = Stůl je zamčený. Odemknout ho může ten, kdo ho založil.
open-pace-clock = s hodinami

help-clocks = Hodiny
help-clocks-1 = Kdo stůl zakládá, může zvolit hodiny: čas na celou hru, třeba 5 minut a za každý odehraný tah 10 sekund navíc, nebo čas na každý tah. Zvolí i to, co se stane, když někomu čas vyprší: zaskočí za něj bot, nebo prohrál. U stolu i před hrou je to napsané.
help-clocks-2 = Hodiny běží, jen když všichni vidí, že se čeká právě na tebe, a až když otázka dorazí k tobě: pomalá linka tě nic nestojí. Stojí, když přemýšlí bot, když se domlouváte na vrácení tahu a když server chvíli není. Vrácený tah čas nevrací.
help-clocks-3 = Na otázku, o které ostatní nemají vědět, má každý půl minuty zvlášť. Hodiny při ní stojí, a tak z nich nikdo nic nevyčte.
