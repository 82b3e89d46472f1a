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
ready-help = Hra začne, až budou u stolu všichni a každý to potvrdí.
ready-not-asked = U tohohle stolu se na nikoho nečeká: hra začne, jakmile bude plno.
lock-choose = Zamknout: nikdo další si nepřisedne
lock-is = Stůl je zamčený, nikdo další si teď nepřisedne.
lock-listed = zamčeno
lock-look = Podívat se
lock-look-at = Podívat se: { $name }
table-locked = Stůl je zamčený. Odemknout ho může ten, kdo ho založil.
open-pace-clock = s hodinami
