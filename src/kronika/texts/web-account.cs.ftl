### Účty, tempo stolu a upozornění, že jsi na tahu.

## Účet

account-title = Účet
account-sign-in = Přihlásit se
account-sign-up = Založit účet
account-about = Hrát se dá i bez účtu. S účtem najdeš své stoly na každém zařízení.
account-name = Jméno
account-name-help = Tím se budeš přihlašovat. Na velikosti písmen ani na háčcích nezáleží.
account-password = Heslo
account-password-help = Aspoň 8 znaků. Pár slov je lepších než hádanka. Zapiš si je: zapomenuté heslo e-mailem nepřijde.
account-forgot = Zapomenuté heslo
account-forgot-help = E-mailem se heslo neposílá: adresu tu po nikom nechceme. Dá ti ho ten, kdo se o tento server stará (příkaz „kronika password“). Na všech zařízeních se pak přihlásíš znovu.
account-in-help = Stoly z tohoto zařízení si vezmeš s sebou.
account-have-one = Účet už mám
account-none-yet = Účet ještě nemám
account-signed-in = Přihlášeno jako { $name }.
account-keeps = Tvé stoly jsou uložené pod tímto jménem. Přihlas se na jiném zařízení a najdeš je i tam.
account-welcome = Vítej zpátky, { $name }.
account-made = Účet je založený. Všechny stoly ti zůstávají.
account-sign-out = Odhlásit toto zařízení
account-sign-out-all = Odhlásit všechna zařízení
account-sign-out-others = Odhlásit všude jinde
account-others-out = Všechna ostatní zařízení jsou odhlášená.
devices = Zařízení
devices-about = Na těchto zařízeních platí tvé přihlášení. Něco z toho neznáš? Odhlas to a změň si heslo.
device-unnamed = Nějaké zařízení
device-here = Tohle
device-begun = Přihlášeno { $when }
device-seen = naposledy tu bylo { $when }
device-lately = před chvílí
device-out = Odhlásit
device-out-of = Odhlásit: { $device }
device-gone = Odhlášeno: { $device }.
account-change = Změnit heslo
account-old = Staré heslo
account-new = Nové heslo
account-changed = Heslo je změněné. Na ostatních zařízeních je potřeba se přihlásit znovu.
account-signed-out = Odhlášeno.

## Co je špatně

session-over = Na tomto zařízení už přihlášení neplatí. Podívej se, pod jakým jménem tu teď jsi, a zkus to znovu.
account-have = Účet už máš.
account-taken = Jméno „{ $name }“ už někdo má. Zvol jiné.
account-alike = Jméno „{ $name }“ vypadá stejně jako jméno jiného účtu a lidé by si vás mohli splést. Zvol takové, které se liší víc, třeba s příjmením.
device-unknown = To zařízení už přihlášené není.
device-this = Na tom zařízení právě jsi. Odhlásíš se tu tlačítkem „Odhlásit toto zařízení“.
account-wrong = Jméno a heslo k sobě nepatří.
account-none = Účet ještě nemáš.
account-unknown = Účet „{ $name }“ tu není.
store-none = { $file } tu není: v této složce ještě žádný server nehrál.
account-name-wrong = V tomhle jméně není žádné písmeno ani číslice. Zvol jiné.
password-wrong = To není tvé heslo.
password-length = Heslo má { $least } až { $most } znaků.
password-common = Tohle heslo by každý zkusil jako první. Vezmi pár slov, která spolu nesouvisejí, třeba „čtyři koně za stodolou“.
pace-wrong = Na odpověď nejde mít méně než nic; nejvýš { $most } sekund.

## Tempo stolu

pace = Tempo
pace-live = Všichni spolu, teď
pace-hours =
    { $n ->
        [one] Hodina na odpověď
        [few] { $n } hodiny na odpověď
       *[other] { $n } hodin na odpověď
    }
pace-days =
    { $n ->
        [one] Den na odpověď
        [few] { $n } dny na odpověď
       *[other] { $n } dní na odpověď
    }
pace-minutes =
    { $n ->
        [one] Minuta na odpověď
        [few] { $n } minuty na odpověď
       *[other] { $n } minut na odpověď
    }
pace-live-help = Za toho, kdo zmizí, může hrát bot, když to ostatní řeknou.
pace-days-help = Kdo do té doby neodpoví, za toho dohraje tah bot. Stane-li se to podruhé za sebou, hraje bot dál, dokud se hráč nevrátí.
pace-until-mine = Máš čas: { $time }
pace-until = Bot zaskočí: { $time }
pace-soon = za chvilku
pace-today = dnes { $time }
pace-tomorrow = zítra { $time }
pace-date = { $date } { $time }
pace-left-soon = zbývá chvilka
pace-left-minutes =
    { $n ->
        [one] zbývá { $n } minuta
        [few] zbývají { $n } minuty
       *[other] zbývá { $n } minut
    }
pace-left-hours =
    { $n ->
        [one] zbývá { $n } hodina
        [few] zbývají { $n } hodiny
       *[other] zbývá { $n } hodin
    }
pace-left-days =
    { $n ->
        [one] zbývá { $n } den
        [few] zbývají { $n } dny
       *[other] zbývá { $n } dní
    }
pace-then-mine = Lhůta: { $time }. Potom za tebe tah dohraje bot.
pace-then = Lhůta: { $time }. Potom zaskočí bot.

## Místo, na kterém hraje bot

lent-late = Čas vypršel, a tak za tebe hraje bot.
lent-away = Hraje za tebe bot.
lent-back = Vzít si místo zpátky
vanished-play = Nechat hrát bota: { $name }
stand-in-who = Kdo za mě hraje, když tu nejsem nebo nestíhám
stand-in-strongest = nejsilnější bot
stand-in-seat = { $name }; v nepřítomnosti za tuhle židli hraje { $bot }
vanished-help = Dokud se nevrátí.

## Upozornění

notice-on = Upozornit mě, když jsem na tahu
notice-off = Už mě neupozorňovat
notice-denied = Prohlížeč Kronice nedovolil nic oznamovat. Můžeš to povolit v nastavení této stránky.
notice-is-on = Když budeš na tahu, dozvíš se to, dokud je Kronika někde otevřená.
notice-turn = Jsi na tahu
notice-turn-at = { $table } ({ $game })
