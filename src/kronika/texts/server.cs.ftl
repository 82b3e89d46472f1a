### Co říká server: jak se spouští a co je špatně na zprávě, kterou dostal.

## Spuštění

serve-at = Kronika je na adrese { $address }
serve-stop = Ukončíš ji klávesami Ctrl+C; všechny stoly zůstanou, jak jsou.
serve-stopping = Dobrou noc; stoly počkají.
serve-runs = Kronika s touto složkou dat už běží, na adrese { $address }
serve-port-taken = Port { $port } je obsazený, takže tohle je nejbližší volný.
serve-address = „{ $given }“ není adresa serveru. Má vypadat jako https://kronika.example, bez cesty.
serve-mail-port = „{ $given }“ není poštovní server. Má vypadat jako mail.example nebo mail.example:587.
serve-mail-half = K e-mailům Kronika potřebuje i --address (kam vedou odkazy) a --mail-from (od koho jsou).
serve-no-port = Žádný port od { $port } do { $last } není volný. Zadej jiný pomocí --port.
serve-host = Na „{ $host }“ tady nejde naslouchat. Zadej adresu tohoto počítače pomocí --host.
store-newer = Do tohoto úložiště zapisovala novější Kronika (verze úložiště { $revision }). Použij ji, nebo jiné úložiště.
store-url = Tohle není adresa úložiště. Má vypadat takto: postgresql://uzivatel:heslo@pocitac/kronika
store-needs-asyncpg = Pro PostgreSQL je potřeba ještě jeden balíček: pip install "kronika[postgres]"
store-away = Úložiště není dostupné: { $why }
store-damaged = Soubor { $file } je poškozený: { $why }. Nic se nezměnilo. Dej ho stranou a vrať poslední zálohu (viz docs/operations.md).
store-copy = Úložiště čeká převod a předtím se kopíruje do schématu „{ $schema }“, jenže jeho uživatel žádné založit nesmí. Dovol mu to: grant create on database … to …
redis-url = Tohle není adresa Redisu. Má vypadat takto: redis://pocitac:6379
redis-missing = Pro Redis je potřeba ještě jeden balíček: pip install "kronika[redis]"

## Zprávy, které nejde přečíst

message-wrong = Server téhle zprávě nerozumí: { $why }
message-not-text = Zprávy jsou text; tahle nebyla.
message-too-long = Zpráva je příliš dlouhá; nejvyšší počet znaků je { $most }.
body-too-long = Je to příliš dlouhé; nejvyšší počet bajtů je { $most }.
body-too-slow = Co posíláš, nedorazilo do { $seconds } s. Nic se nezměnilo, pošli to znovu.
too-fast = Tolik najednou nejde. Chvíli počkej a pak pokračuj.
tables-enough =
    Máš { $most ->
        [one] { $most } nedohraný stůl
        [few] { $most } nedohrané stoly
       *[other] { $most } nedohraných stolů
    } a víc se jich nevejde. Nejdřív některý dohraj; stůl, u kterého se { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } nic nestalo, se už nepočítá.
tables-of-bots =
    Máš { $most ->
        [one] { $most } nedohraný stůl, u kterého
        [few] { $most } nedohrané stoly, u kterých
       *[other] { $most } nedohraných stolů, u kterých
    } nikdo nesedí, a víc se jich nevejde. Nejdřív některý sleduj až do konce, nebo si k některému sedni; stůl, u kterého se { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } nic nestalo, se už nepočítá.
tables-network =
    Z tvé sítě se dnes { $most ->
        [one] založil { $most } stůl
        [few] založily { $most } stoly
       *[other] založilo { $most } stolů
    } a víc se jich nevejde. Hraj u některého z nich, nebo to zkus zítra.
server-busy = Server má právě mnoho práce. Zkus to znovu za { $seconds } s.
server-fault = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to prosím znovu.
nonce-wrong = Zpráva potřebuje jednorázové označení (nonce) o 1 až { $most } znacích.
number-wrong = „{ $value }“ nemůže být { $name }; zadej celé číslo.
method-wrong = { $method } na téhle adrese nejde.
address-unknown = Na téhle adrese nic není.
origin-foreign = Tahle stránka tu za tebe mluvit nesmí.
host-unknown = Pod tímto jménem server nevystupuje. Použij adresu, kterou ti dali; jména nastavuje ten, kdo se o server stará, volbou „--hosts“.
metrics-closed = Tahle čísla jsou jen pro toho, kdo se o server stará: ptej se přímo z jeho počítače, ze sítě zadané volbou „--metrics“, nebo s tokenem.
language-unknown = V jazyce „{ $lang }“ texty nejsou. Na výběr: { $right }.
texts-none = { $game } nemá žádné texty.
watch-too-many = Jedno okno může sledovat jen omezený počet stolů: { $most }.

## Jména a řeči

name-needed = Nejdřív si prosím zvol jméno.
name-scripts = „{ $name }“ míchá písmena několika písem, takže by se dalo splést s cizím jménem. Napiš ho jedním písmem, třeba jen latinkou.
chat-empty = V téhle řádce nic není.
chat-too-long = Řádek je příliš dlouhý; nejvyšší počet znaků je { $most }. Nic se neztratilo, zkrať ho.
chat-too-fast = To bylo moc rychle: jde to jeden řádek za sekundu. Co píšeš, zůstalo; za chvilku to pošli znovu.
chat-seats = Píšou jen hráči u stolu.
chat-muted = Kdo stůl založil, ti vypnul psaní. Číst můžeš dál.

## Pořádek u stolu

table-closed = Tenhle stůl je pro diváky zavřený. O pozvánku si řekni tomu, kdo ho založil.
host-alone = Tohle může jen ten, kdo stůl založil.
host-self = Tenhle stůl patří tobě; tohle je pro ostatní.
person-unknown = Nikdo takový u stolu teď není.
line-unknown = Tenhle řádek už mezi posledními sto není.

## Otevřené stoly

listed-late = Hra už začala, takže se k ní nikdo další přidat nemůže.
listed-saga = Hry ságy jsou pro její hráče, mezi otevřenými stoly být nemůžou.
open-enough = U otevřených stolů už čekáš { $most }×. Nejdřív od některého vstaň, ať zbydou židle i pro ostatní.
open-network =
    Z tvé sítě si během hodiny k otevřeným stolům { $most ->
        [one] sedl { $most } člověk
        [few] sedli { $most } lidé
       *[other] sedlo { $most } lidí
    } a víc jich nejde. Chvíli počkej, nebo založ vlastní stůl a pošli ostatním odkaz.
fill-after-wrong = Boti můžou zaplnit židle nejpozději po { $most } sekundách; 0 znamená, že je nezaplní.
swap-offered = Židle, kterou sága někomu nabízí, si místo vyměnit nemůže.

## Hlášení

report-empty = Napiš prosím pár slovy, co je špatně.
report-too-long = Je to příliš dlouhé; nejvyšší počet znaků je { $most }.
report-too-many = Hlášení už od tebe přišlo hodně. Chvíli počkej; ta odeslaná si správce přečte.
report-unknown = Hlášení { $number } tu není.

## Stoly a židle

table-unknown = Stůl „{ $table }“ neexistuje.
table-broken = Tenhle stůl nejde ukázat: položka { $entry } jeho záznamu už neodpovídá pravidlům. Nic se nezměnilo.
reload-page = Kronika se aktualizovala. Načti stránku znovu; co máš napsané a vybrané, zůstane.
table-old-rules = Tahle hra se hrála podle pravidel { $rules }, která tahle Kronika už nemá. Nic se nezměnilo.
table-busy = U tohohle stolu se toho děje příliš najednou. Zkus to prosím znovu.
table-begun = Hra už začala; tohle šlo jen předtím.
table-gathers = Hra ještě nezačala; jedna židle je prázdná.
table-deals = Karty se právě rozdávají.
table-runs = Hra ještě neskončila.
not-seated = U tohohle stolu nesedíš; můžeš se dívat.
host-only = Tohle může jen ten, kdo stůl založil. Když u něj dlouho není, mohou to i ostatní, kdo u něj sedí.
chair-paced = { $name } má na odpověď svůj čas. Až uplyne, zaskočí bot sám.
chair-taken = Na téhle židli sedí { $name }.
chair-wait =
    { $name } se ještě může vrátit. Židli můžeš dát botovi za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
chair-silent =
    { $name } je u stolu a ještě může odpovědět. Židli můžeš dát botovi za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
chair-strongest = { $name } se ještě může vrátit, takže na téhle židli smí zaskočit jen nejsilnější bot: { $bot }.
chair-chosen = Kdo zaskočí na téhle židli, má { $name } už vybráno: { $bot }.
chairs-mine = Sedět můžeš jen na jedné židli.
chairs-beside-whom = Kdo hraje na tvém zařízení, hraje vedle tebe: posaď se ke stolu taky.
seat-foreign = Na téhle židli nesedí nikdo, kdo hraje na tvém zařízení.
seat-resigned = Tuhle hru sis vzdal(a); na židli už do konce hraje bot.
seat-lent = Hraje za tebe bot; nejdřív si vezmi židli zpátky.
bots-none = Tahle hra nemá žádné boty.

## Pozvánky

invite-needed = Aby sis sem mohl(a) sednout, potřebuješ pozvánku. Řekni si o odkaz někomu u stolu.
invite-expired = Tahle pozvánka je příliš stará. Řekni si o novou.
invite-forged = Tahle pozvánka není pravá, možná se kus odkazu ztratil. Řekni si o něj ještě jednou.
invite-other = Tahle pozvánka je k jinému stolu.
invite-void = Tahle pozvánka už neplatí, někdo ji vzal zpět. Řekni si o novou.

## Rozdávání

deal-done = Karty už jsou rozdané a do rozdání se nedá nic přidat.
deal-replaced = Tenhle stůl dostal novou pečeť a tohle patří ještě k té minulé. Tvoje stránka pošle svůj díl znovu sama.
deal-no-part = Tvoje stránka na rozdání téhle hry podíl nemá.
deal-hash-form = Nejdřív stránka posílá otisk SHA-256 svých znaků: 64 číslic od 0 do f.
deal-hash-other = Tvoje stránka už poslala jiný otisk a ten platí. Nemáš Kroniku otevřenou ještě na jiném zařízení?
deal-bytes-form = Stránka přidává { $bytes } bajtů, každý jako dvě číslice od 0 do f.
deal-early = Na otevírání je brzy: ještě nepřišly otisky od všech, nebo je některá židle prázdná.
deal-bytes-wrong = Tyhle znaky nepatří k otisku, který tvoje stránka poslala předtím. Nic se nezměnilo.

## Odpovědi a vracení

answer-stale = Tahle otázka už neplatí. Podívej se, jak stůl stojí teď.
answer-broken = Z téhle odpovědi hra nemůže pokračovat, to je naše chyba. Odpověď byla vzata zpět.
undo-other-asks = O vrácení už žádá { $name }.
undo-away = { $name } u stolu není, takže nemůže souhlasit. Zeptej se, až to půjde.
undo-not-asked = O vrácení teď nikdo nežádá.

## Záznamy her

replay-running = Dokud hra běží, ohlížet se mohou jen ti, kdo u ní sedí, každý ze své židle. Až skončí, uvidí ji každý.
chronicle-running = Kroniku hry dostaneš, až hra skončí.
chronicle-not-json = Tenhle soubor není kronika hry: nejde přečíst jako JSON.
seed-too-long = Semínko náhody téhle hry má počet znaků { $length }; u stolu jich může být nejvýš { $most }. Na vlastním počítači soubor ukáže kronika replay.
files-today =
    Za den se ze souborů { $most ->
        [one] dá otevřít { $most } hra
        [few] dají otevřít { $most } hry
       *[other] dá otevřít { $most } her
    } a každá hra ságy se počítá. Zkus to zase zítra; na vlastním počítači ukáže soubor kdykoli kronika replay.
files-network =
    Z tvé sítě se za den { $most ->
        [one] dá založit { $most } stůl
        [few] dají založit { $most } stoly
       *[other] dá založit { $most } stolů
    } a každá hra ze souboru je jeden z nich. Zkus to zase zítra; na vlastním počítači ukáže soubor kdykoli kronika replay.

## Nastavení her

setup-nameless = Dej nastavení jméno.
setup-enough =
    { $most ->
        [one] Máš uložené { $most } nastavení a víc se jich nevejde. Smaž to, které už nepotřebuješ.
        [few] Máš uložená { $most } nastavení a víc se jich nevejde. Smaž některé, které už nepotřebuješ.
       *[other] Máš uloženo { $most } nastavení a víc se jich nevejde. Smaž některé, které už nepotřebuješ.
    }
setup-large = Tohle nastavení zabírá { $size } bajtů, nejvýš to smí být { $most }.
like-account = Jak se ti to líbilo, můžeš říct, když máš účet.
like-chair = Jak se jim to líbilo, říkají jen ti, kdo u stolu seděli až do konce.
like-nothing = V této hře není nic, co by šlo vyložit znovu, takže se nehodnotí.
