### Hra s ostatními: otevřené stoly a hra pro toho, kdo si chce zahrát s kýmkoli.

page-company = Hrát s lidmi
open-tables = Otevřené stoly
open-live = živě, { $count ->
    [0] žádný stůl
    [one] jeden stůl
    [few] { $count } stoly
   *[other] { $count } stolů
  }
open-none = Zrovna nikdo nečeká. Najdi si hru, a kdo přijde po tobě, najde tebe.
open-none-such = Takový stůl tu teď otevřený není. Vyber míň podmínek, nebo si hru najdi: ostatní pak najdou tebe.
open-new-tables = { $count ->
    [one] Jeden nový otevřený stůl.
    [few] { $count } nové otevřené stoly.
   *[other] { $count } nových otevřených stolů.
  }
open-filter = Co seznam ukazuje
open-all-games = všechny hry
open-game = Hra
open-seats = Hráčů
open-any = nezáleží
open-pace = Tempo
open-pace-any = jakékoli tempo
open-pace-live = hraje se hned
open-pace-days = na dny
open-lang = Jazyk
open-lang-any = jakýkoli jazyk
open-table-of = Stůl, kde čeká { $name }
open-sit-at = Sednout si: { $name }

open-find = Najdi mi hru
open-find-go = Najít hru
open-finding = Hledám…
open-find-help = Dovedeme tě k otevřenému stolu, který ti vyhovuje. Když žádný není, počkáš u vlastního a ostatní tě najdou.

open-who = Kdo může přijít
open-who-link = Kdo má odkaz
open-who-all = Kdokoli: mezi otevřenými stoly
open-fill = Když přijde málo lidí
open-fill-never = čekat dál
open-fill-after = { $minutes ->
    [one] boti po minutě
    [few] boti po { $minutes } minutách
   *[other] boti po { $minutes } minutách
  }
open-fill-in = Za { $time } si na volné židle sednou boti.
open-fill-now = Na volné židle si právě sedají boti.
open-is = Tenhle stůl je mezi otevřenými: přisednout si může kdokoli.
open-is-not = Přisednout si tu může jen ten, kdo má odkaz.
open-open = Otevřít všem
open-close = Jen s odkazem
gather-swap = Židle { $n } a { $other } si vymění místo
