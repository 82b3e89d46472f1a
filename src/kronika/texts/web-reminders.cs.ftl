### Připomínky: nastavení na stránce účtu, samotné zprávy a Kronika bez připojení.

## Co se říká

notice-deadline = Dochází ti čas
notice-ended = Hra skončila
notice-chair = Čeká na tebe židle
mail-several =
    { $n ->
        [one] { $n } stůl má pro tebe novinky
        [few] { $n } stoly mají pro tebe novinky
       *[other] { $n } stolů má pro tebe novinky
    }
mail-confirm-subject = Kronika: chceš připomínky na tuhle adresu?
mail-confirm-text =
    Kronika na { $house } dostala přání posílat na tuhle adresu připomínky her.

    Pokud je to tvoje přání, potvrď ho do dvou dnů tady:
    { $link }

    Pokud není, nemusíš dělat nic: žádný další e-mail nepřijde.
mail-foot =
    --
    Tyhle připomínky posílá Kronika na tvoje přání. Změnit je můžeš tady: { $settings }
    Už žádné e-maily: { $link }

## Nastavení

reminders = Připomínky
reminders-about = Kronika se ti umí ozvat, i když je zavřená. Dokud si nic nezapneš, mlčí. Zpráva říká jen stůl a hru, nic z toho, co se u stolu děje.
reminders-what = Co chceš vědět a jak
reminders-kind = Co
reminders-by-push = Oznámení
reminders-by-mail = E-mail
reminders-turn = Jsem na tahu
reminders-turn-about = u stolů, kde se hraje celé dny; po pár minutách, pokud u stolu mezitím nejsi
reminders-deadline = Dochází mi čas
reminders-deadline-about = než za tebe zaskočí bot
reminders-ended = Skončila hra, u které sedím
reminders-ended-about = pokud nejsi při tom
reminders-chair = Čeká na mě židle
reminders-chair-about = v odvetě nebo v další hře ságy
reminders-cell = { $what }: { $how }
reminders-saved = Uloženo
reminders-push = Oznámení v tomhle prohlížeči
reminders-push-off = Když je Kronika zavřená, tenhle prohlížeč nic neoznamuje.
reminders-push-here = Tenhle prohlížeč ti dá vědět, i když je Kronika zavřená.
reminders-push-others =
    { $n ->
        [one] A taky { $n } další tvůj prohlížeč.
        [few] A taky { $n } další tvoje prohlížeče.
       *[other] A taky { $n } dalších tvých prohlížečů.
    }
reminders-push-on = Oznamovat tady
reminders-push-stop = Tady už neoznamovat
reminders-push-none = Tenhle server neumí posílat oznámení do zavřených prohlížečů.
reminders-push-unable = Tenhle prohlížeč neumí nic oznamovat, když je Kronika zavřená. Na iPhonu a iPadu si Kroniku nejdřív přidej na plochu.
reminders-push-denied = Prohlížeč Kronice nedovolil nic oznamovat. Můžeš to povolit v nastavení této stránky.
reminders-push-failed = Prohlížeč se nepodařilo k oznámením přihlásit. Zkus to později.
reminders-mail = E-mail
reminders-mail-none = Tenhle server e-maily neposílá.
reminders-mail-address = Adresa
reminders-mail-help = Nejdřív ti přijde e-mail s odkazem; dokud ho neotevřeš, nic dalšího nepřijde.
reminders-mail-set = Poslat odkaz
reminders-mail-sent = Na { $address } je na cestě e-mail. Otevři odkaz v něm do dvou dnů.
reminders-mail-waits = Adresa { $address } ještě není potvrzená: otevři odkaz v e-mailu.
reminders-mail-is = E-maily chodí na { $address }.
reminders-mail-forget = Zapomenout adresu
reminders-mail-again = Poslat znovu
reminders-quiet = Tiché hodiny
reminders-quiet-on = Nebudit mě
reminders-quiet-begins = od
reminders-quiet-ends = do
reminders-quiet-about = Co by přišlo mezitím, přijde po nich, pokud to ještě platí. Podle času v pásmu { $zone }.
reminders-quiet-none = Tenhle server neví, kolik je u tebe hodin, takže tiché hodiny neumí.
reminders-install = Kronika jako aplikace
reminders-install-about = Nainstalovaná Kronika má vlastní okno a poslední stoly si v ní přečteš i bez připojení.
reminders-install-do = Nainstalovat Kroniku

## Stránka, na kterou vedou odkazy z e-mailů

reminders-confirm = Připomínky e-mailem
reminders-confirm-ask = Chceš na tuhle adresu dostávat připomínky svých her?
reminders-confirm-do = Ano, je to moje adresa
reminders-confirmed = Hotovo: připomínky půjdou na { $address }.
reminders-stop = Už žádné e-maily
reminders-stop-ask = Nechceš už připomínky e-mailem? Server adresu zapomene.
reminders-stop-do = Už žádné e-maily
reminders-stopped = Hotovo: adresa je zapomenutá a žádné další e-maily nepřijdou.
reminders-link-none = Tahle stránka patří k odkazu z e-mailu.

## Odmítnutí

push-none = Tenhle server neumí posílat oznámení do zavřených prohlížečů: kdo se o něj stará, musí k tomu doinstalovat příslušnou část.
push-address = Tohle není adresa služby pro oznámení.
push-keys = Klíče prohlížeče nejsou, jaké mají být. Načti stránku znovu a zkus to ještě jednou.
quiet-wrong = Tiché hodiny jsou časy od 0:00 do 23:59.
zone-unknown = Časové pásmo „{ $zone }“ tu nikdo nezná.
zones-none = Tenhle server nezná časová pásma, takže tiché hodiny neumí.
mail-none = Tenhle server e-maily neposílá.
mail-address = Tohle není e-mailová adresa.
mail-too-often = E-mailů už odešlo dost. Zkus to zítra.
mail-failed = E-mail se nepodařilo odeslat. Zkus to později.
mail-word = Tenhle odkaz už neplatí. Nastavení připomínek najdeš na stránce účtu.

## Bez připojení

offline-list = Jsi bez připojení. Takhle stály tvoje stoly { $when }.
offline-table = Jsi bez připojení. Takhle stůl stál { $when }; můžeš si ho prohlédnout, ale ne hrát.
offline-prompt = Čteš bez připojení. Až se vrátí, Kronika bude pokračovat.
offline-none = Jsi bez připojení a tenhle stůl nebyl v poslední době v tomhle prohlížeči otevřený.

## Stránka o soukromí

privacy-who-reminders = Připomínky, pokud si je zapneš: oznámení jde přes výrobce tvého prohlížeče, který ho nepřečte; e-mail jde přes poštovní servery jako každý jiný. Říká jen stůl a hru.
privacy-data-reminders = Co chceš připomínat: jakou cestou, tiché hodiny a časové pásmo, jazyk a případně e-mailová adresa
privacy-data-push = Prohlížeče, které ti oznamují: jejich adresa u výrobce prohlížeče a odkdy
privacy-data-push-keys = Klíče, díky kterým oznámení přečte jen ten prohlížeč
privacy-data-notices = Co ti server připomněl nebo připomene: stůl, druh, kdy
privacy-kept-push = Dokud oznámení nevypneš, neodhlásíš se tam, nebo prohlížeč nezmizí
privacy-kept-notices = { $notices }
privacy-browser-shell = Stránky a obrázky samotné Kroniky, pro všechny stejné, aby se otevřela i bez připojení
privacy-browser-last = Tvoje poslední stoly, jak ležely před tebou, aby šly číst i bez připojení; při odhlášení se smažou
