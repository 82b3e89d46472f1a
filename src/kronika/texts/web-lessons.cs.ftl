### Lekce: průvodce, kapitoly, jak se do nich jde.

page-learn = Učit se
coach = Průvodce

lesson-none = Tahle hra zatím lekci nemá.
lesson-you = Ty
lesson-where = { $chapter } · krok { $step } z { $of }
lesson-chapters = Kapitoly
lesson-chapter = { $number }. kapitola: { $title }
lesson-chapter-was = { $name } (hotovo)
lesson-left = zbývá asi { $minutes } min
lesson-words = Slova, která už znáš
lesson-back = Zpět
lesson-on = Dál
lesson-show = Ukaž mi to
lesson-skip = Přeskočit na: { $title }
lesson-repeat = Kapitolu znovu
lesson-leave = Odejít z lekce
lesson-leave-ask = Odejít z lekce?
lesson-leave-kept = Nic se neztratí: až se vrátíš, bude lekce pokračovat tímto krokem.
lesson-stay = Zůstat
lesson-read-first = Jedno po druhém: přečti si to, dej Dál, a pak jsi na řadě.
lesson-not-now = To by šlo, jen to teď není to, oč nám jde. Nic se nestalo. { $todo }
lesson-chapter-done = Kapitola je hotová.
lesson-chapter-done-named = Kapitola je hotová: { $title }
lesson-done = Lekce je hotová
lesson-some-left = Některé kapitoly nahoře na tebe ještě čekají.
lesson-next = Dál: { $title }
lesson-play = Zahrát si první skutečnou hru
lesson-learn = Naučit se
    .help = První hra s průvodcem: { $minutes } minut, po kapitolách
lesson-go-on = Učit se dál
lesson-again = Lekce znovu
lesson-way = Naučit se hru u stolu s průvodcem
lesson-entry = Některou z her ještě neznáš? Nauč se ji přímo u stolu: první hra s průvodcem trvá asi deset minut.

lesson-unknown = Hra { $game } nemá lekci „{ $lesson }“. Má tyto: { $right }
lesson-chapter-unknown = Lekce nemá kapitolu „{ $chapter }“. Má tyto: { $right }
lesson-answers = Lekce už nezná odpověď číslo { $step }. Začni kapitolu znovu.
lesson-broken = { $step }: { $why }
lesson-file = Lekci { $file } nelze přečíst: { $why }
scene-none = Pro ustanovení { $clause } ve hře { $game } ukázka není.

scene-show = Ukázat u stolu
scene-show-of = Ukázat ustanovení { $clause } u stolu
scene-title = Ukázka u stolu
scene-close = Zavřít ukázku
scene-step = krok { $step } z { $of }
scene-back = Zpět
scene-next = Další krok
scene-begin = Takhle to začíná.
scene-answers = { $name }: { $what }
scene-nothing = nic
scene-player = Hráč { $number }
scene-only = Jen ustanovení s ukázkou
scene-count =
    { $count ->
        [one] { $count } ustanovení má ukázku u stolu.
        [few] { $count } ustanovení mají ukázku u stolu.
       *[other] { $count } ustanovení má ukázku u stolu.
    }
scene-help = Jsou to skutečné pozice, které hrají sama pravidla; šipkami je projdeš krok za krokem.
summary-way = Souhrn na dvě strany
summary-none = Hra { $game } zatím souhrn nemá.
summary-page = { $page }/2
summary-print = Vytisknout
