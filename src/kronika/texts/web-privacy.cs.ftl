### Stránka o soukromí a vlastní data na stránce účtu.

privacy-title = Co se o tobě ukládá
privacy-link = Soukromí
privacy-lead = Co si tento server pamatuje a jak dlouho, kdo to vidí a jak si to odneseš nebo necháš vymazat. Tabulka níže vzniká ze seznamu, podle kterého pracuje sám server, a čísla platí přesně tady.
privacy-short = Ve zkratce
privacy-short-1 = Ke hraní nepotřebuješ účet, e-mail ani skutečné jméno. Stačí, jak ti máme říkat.
privacy-short-2 = Bez tvého přání se nic nikomu nepředává, není tu reklama a nikdo nepočítá tvoje kliknutí.
privacy-short-3 = Tvoje síťová adresa se neukládá. V paměti je jen po dobu, kdy jsi tady, aby server nikdo nezahltil.
privacy-short-4 = Všechno, co se o tobě ukládá, si můžeš kdykoli stáhnout jako soubor a můžeš to nechat vymazat.
privacy-who = Kdo co vidí
privacy-who-others = Kdo zná adresu stolu, vidí jména u něj a to, co leží odkryté, pokud ho zakladatel nezavřel. Zprávy čte každý, kdo se dívá.
privacy-who-games = Když hra skončí, kdo ji smí otevřít, uvidí ji celou znovu, i se skrytými kartami, a může si ji stáhnout jako soubor se jmény.
privacy-who-operator = Kdo se o server stará, může číst všechno uložené kromě hesel: z těch zůstává jen otisk. Hlášení jsou určená jemu.
privacy-who-nobody = Nikdo se nedozví, jaké máš zařízení, ani u kterých dalších stolů sedíš. Přátelé vidí, jestli tu jsi, nebo který den to bylo naposledy; můžeš se jim ale skrýt. Koho blokuješ nebo odmítneš, se nikdo nedozví.
privacy-table = Všechno, co se ukládá
privacy-what = Co
privacy-get = Můžeš to dostat
privacy-get-yes = ano
privacy-get-no = ne
privacy-erasing = Když se necháš vymazat
privacy-long = Jak dlouho
privacy-columns = kde přesně
privacy-data-person = Tvoje jméno u stolu a náhodné číslo, podle kterého se hráči rozlišují
privacy-data-account = Účet, pokud ho máš: jeho jméno, i v podobě, ve které se porovnává s ostatními, kdy vznikl a kdo smí vidět tvůj profil
privacy-data-password = Otisk hesla, ze kterého se heslo vyčíst nedá
privacy-data-devices = Tvá zařízení: pár slov o prohlížeči a systému, odkdy a kdy tu byla naposledy (na hodinu)
privacy-data-session = Otisk cookie, podle které server zařízení pozná
privacy-data-tables = Tvoje stoly, nynější i dřívější: hra, název, tempo
privacy-data-deals = Jak se rozdávalo: nastavení hry a náhoda
privacy-data-moves = Kdo kde ve hře seděl a všechny odpovědi s časem; i u těch, kdo hráli na tvém zařízení
privacy-data-seats = U kterých stolů teď sedíš
privacy-data-chat = Tvoje zprávy u stolů
privacy-data-chat-mark = Značka, díky které se zpráva neobjeví dvakrát
privacy-data-reports = Tvoje hlášení tomu, kdo se o server stará
privacy-data-reported = Koho se hlášení týkalo a zprávy kolem
privacy-data-setups = Nastavení her, která máš uložená pod jménem
privacy-data-votes = Jak se ti líbila království, klany a světy tvých her
privacy-data-sagas = Tvoje ságy a židle, které ti nabízejí
privacy-data-copies = Kopie, díky kterým se seznamy a staré hry ukážou rychle
privacy-data-ratings = Tvoje hodnocení v každé hře a z kolika her jsou
privacy-data-results = Tvoje výsledky v hodnocených hrách: místo, kdo odešel a jak se hodnocení změnilo
privacy-data-result-tables = Kdy která hodnocená hra skončila
privacy-data-counts = Statistiky a lhůty, ve kterých nikdo není jmenovaný
privacy-data-server = Klíče a známky života samotného serveru
privacy-erased-deleted = smaže se
privacy-erased-replaced = zůstane bez tebe: „hráč 2“ podle čísla židle
privacy-erased-kept = zůstane, o tobě nic neříká
privacy-kept-guests = Dokud máš účet nebo stůl; host bez stolu: { $guests }
privacy-kept-erasure = Dokud se nenecháš vymazat
privacy-kept-sessions = Od poslední návštěvy zařízení: { $sessions }
privacy-kept-tables = Dokud je tu ta hra
privacy-games-long = Jak dlouho hry zůstávají od posledního tahu: nedohraná { $unfinished }, dohraná { $finished }, ze souboru { $opened }, odložená { $aside }. Hry jedné ságy zůstávají pohromadě.
privacy-kept-chat = Dokud trvá hra; po dohrané hře: { $chat }
privacy-kept-reports = { $reports }
privacy-kept-good = Dokud server běží
privacy-days =
    { $days ->
        [0] napořád
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
privacy-browser = Co si pamatuje tvůj prohlížeč
privacy-browser-about = Zůstává to v prohlížeči a kdykoli to v něm můžeš smazat.
privacy-browser-cookie = Cookie: náhodné slovo, podle kterého tě server pozná. Platí rok.
privacy-browser-known = Cookie: říká, že se na tomhle zařízení už přihlášení podařilo, takže tě nezdrží nikdo, kdo zkouší cizí hesla. Platí rok.
privacy-browser-settings = Tvoje nastavení: jazyk, barvy, velikost písma, pohyb, rychlost, zvuk, klávesy, upozornění, šířky
privacy-browser-seen = Co už ze svých stolů znáš, aby šly označit novinky
privacy-browser-setups = Nastavení her a království uložená na příště
privacy-browser-lists = Království uložená ve starší Kronice, než se přidají k nim
privacy-browser-lessons = Kde jsi v lekcích
privacy-browser-deals = Co který stůl slíbil a co k rozdání přidal tenhle prohlížeč, aby se to dalo potom ověřit
privacy-browser-drafts = Co máš rozepsané nebo rozvybrané, než zavřeš panel
privacy-yours = Co můžeš udělat
privacy-yours-about = Obojí najdeš na stránce účtu, i když účet nemáš.
privacy-yours-export = Stáhnout si svá data: jeden soubor se vším, co se o tobě ukládá, a s ničím cizím.
privacy-yours-erase = Nechat se vymazat: potom už odsud k tobě nic nevede. Hry ostatních zůstanou celé, jen na tvém místě bude „hráč 2“.
privacy-yours-words = Co napsali jiní u stolů, kde tě nikdy nikdo neviděl, zůstane, i když tě to jmenuje: název stolu, bot pojmenovaný po tobě, zpráva. Pokud má něco z toho zmizet, řekni si tomu, kdo se o server stará.
privacy-yours-copies = Na zálohy toho, kdo se o server stará, a na soubory, které si jiní stáhli dřív, server nedosáhne.

## Na stránce účtu

own-data = Moje data
own-data-about = Všechno, co se tu o tobě ukládá, jako soubor. Co se vůbec ukládá, píše stránka o soukromí.
own-data-get = Stáhnout moje data
erase = Vymazat mě
erase-what = Vrátit se to nedá. Stane se tohle:
erase-what-1 = Tvoje jméno nahradí „hráč 2“ (podle čísla židle) ve všech hrách, i v dohraných, a v jejich souborech.
erase-what-2 = Tvoje zprávy u stolů se smažou.
erase-what-3 = V rozehraných hrách převezme tvé místo nadobro bot; před začátkem hry se tvá židle uvolní.
erase-what-4 = Účet, zařízení a všechno, co k tobě vede, se smaže; všude tě to odhlásí.
erase-what-5 = Tvé tahy zůstanou, ale bez tebe: patří ke hrám ostatních.
erase-guest-sure = Ano, chci se nechat vymazat
erase-sure = Vymazat mě nadobro
erase-done = Všechno o tobě je vymazané.
erase-unsure = Nic se nevymazalo: nejdřív potvrď, že to chceš.
erase-busy = Může to chvilku trvat…
name-erased = „{ $name }“ znamená někoho, kdo se nechal vymazat. Zvol si jiné jméno.
erased-line = (smazáno)
