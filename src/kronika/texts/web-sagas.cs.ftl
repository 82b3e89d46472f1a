### Ságy: řetězy her, z nichž každá vyrůstá z předchozí.

## Co nejde

saga-never = Tahle hra ságy nemá, další partie z ní nevyroste: { $game }.
saga-none = Tenhle stůl nepatří k žádné sáze.
saga-unknown = Sága { $saga } tu není.
saga-on = Hra č. { $number } téhle ságy ještě neskončila. Do té doby je její svět tajemstvím, a proto se sága ani záznam poslední partie nevydávají.
saga-people = Svět ságy „{ $name }“ patří do začátku její další hry jen těm, kdo ji hrají. Dohranou partii tu vidíš tak, jak ji viděli diváci u stolu.
saga-goes-on = Hra č. { $number } téhle ságy se hraje dál, za poslední den v ní někdo táhl. Začít ji znovu proto nejde.
table-aside = Tenhle stůl byl odložen a hra ságy začala znovu jinde.
saga-empty = V sáze „{ $name }“ ještě není žádná dohraná hra. Začni ji jako nový stůl.
saga-no-string = Sága nezanechala svět, který by se dal zapsat textem.
rematch-saga = Tenhle stůl patří k sáze, po něm přijde její další hra.
chair-offered = Tahle židle čeká na to, jestli přijde { $name }.

## Seznam

sagas-title = Ságy
sagas-about = Sága je řetěz her pod jedním názvem. Co vítěz po hře sepíše, s tím začne další.
sagas-none = Zatím nemáš žádnou ságu. Začne, když ji pojmenuješ při zakládání stolu, nebo ji sem načteš ze souboru.
sagas-new = Začít ságu
sagas-open = Načíst ságu ze souboru
sagas-open-help = Soubor stažený odtud, nebo zapsaný příkazem kronika saga.
sagas-not-json = Soubor { $file } není sága z Kroniky: nedá se přečíst jako JSON.
sagas-large = Soubor { $file } je příliš velký.
sagas-games =
    { $count ->
        [0] zatím žádná dohraná hra
        [one] { $count } dohraná hra
        [few] { $count } dohrané hry
       *[other] { $count } dohraných her
    }
sagas-on = hraje se { $number }. hra
sagas-history = Dějiny
sagas-to-game = Ke hře

## U stolu

saga-begin = Sága
    .help = Pojmenuj ji, a po hře půjde hrát dál: další hra začne světem, který tahle zanechá.
    .placeholder = bez názvu to bude jediná hra
saga-part = { $name }, { $number }. hra
saga-offered = pro koho: { $name }
saga-offered-you = nabízí se tobě
saga-next = Další hra ságy
saga-next-join = K další hře ságy
saga-history = Dějiny ságy
saga-renew = Začít znovu
    .gathering = Hra { $number } ještě čeká na hráče. Jestli se takhle hrát nebude, začni ji znovu: čekající stůl se odloží a židle se nabídnou nanovo. Z toho, co už sága vypráví, se nic neztratí.
    .playing = Ve hře { $number } déle než den nikdo netáhl. Jestli se nedohraje, začni ji znovu ze stejného světa. Rozehraná hra ze ságy odejde a zůstane hrou samou pro sebe. Z toho, co už sága vypráví, se nic neztratí.
saga-renewed-join = K novému stolu

## Dějiny

history-title = Dějiny: { $name }
history-game = Hra { $number }
history-now = Právě se hraje
history-gathers = Čeká se na hráče
history-after = Příště
history-seats = Hráčů příští hry
history-replay = Přehrát hru
history-record = Záznam hry
history-turning = Zlomové okamžiky
history-no-turning = Nic se nezlomilo, žádný zápis nezůstal.
history-round = { $round }. kolo:
history-turn-link = Do záznamu: { $text }
history-players = Hráli
history-won = Zvítězil
history-export = Stáhnout
history-export-svg = Obrázek SVG
history-export-png = Obrázek PNG
history-export-file = Soubor ságy
history-export-string = Text kroniky
history-string-help = V textu je celý svět, s nímž začne další hra, i to, co je v ní tajné. Kdo bude hrát, ať ho nečte.
history-secret = Dokud se hraje, je svět té hry tajemstvím: soubor ságy ani text kroniky se nevydávají.
history-copied = Text kroniky je zkopírovaný.
history-failed = Obrázek se nepodařilo vytvořit.
history-people = Do začátku další hry je svět téhle ságy jen pro ty, kdo ji hrají: poslední hra, soubor ani text kroniky se ostatním neukazují.
history-empty = Žádná hra téhle ságy ještě neskončila. Dějiny teprve přijdou.
history-drawing = Časová osa ságy { $name }
history-choose = Hra { $number }: ukázat, co se stalo
