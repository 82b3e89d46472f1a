### Lidé: přátelé, kdo tu je, nabídnuté židle a koho člověk potkávat nechce.

friends = Přátelé
friends-none = Zatím tu žádné přátele nemáš. Oslov někoho jménem jeho účtu; koho potkáš u stolu a má účet, toho oslovíš jedním kliknutím.
friends-guest = S účtem tu můžeš mít přátele, vidět, kdo z nich tu je, a nabídnout jim židli.
friends-add = Oslovit
friends-add-name = Jméno účtu
friends-add-help = Tak, jak se přihlašuje; na velikosti písmen a háčcích nezáleží.
friends-asked = { $name } se o tvém přání dozví.
friends-now = { $name } teď patří mezi tvé přátele.
friends-online = je tu
friends-offline = není tu
friends-seen-today = naposledy dnes
friends-seen-yesterday = naposledy včera
friends-seen-days = { $days ->
    [one] naposledy před { $days } dnem
   *[other] naposledy před { $days } dny
  }
friends-menu = { $name }: další
friends-end = Ukončit přátelství
friends-block = Blokovat
friends-block-name = Blokovat: { $name }
friends-unblock = Odblokovat
friends-unblock-name = Odblokovat: { $name }
friends-blocked-now = { $name }: blokováno. Nedozví se to.
friends-unblocked-now = { $name }: už bez blokování.
friends-ask-at = Navrhnout přátelství
friends-ask-name = Navrhnout přátelství: { $name }
friends-asking = { $name } se chce přátelit
friends-accept = Ano
friends-accept-name = Přátelit se: { $name }
friends-refuse = Ne, díky
friends-refuse-name = Ne, díky: { $name }
friends-waiting = Čeká na odpověď
friends-withdraw = Vzít zpět
friends-withdraw-name = Vzít zpět návrh: { $name }
friends-blocked = Blokovaní
friends-blocked-help = Koho zablokuješ, ten tě nemůže oslovit ani ti nabídnout židli, nenajde stoly, které založíš, a nesedne si k nim a při hledání hry se nepotkáte. Jeho zprávy se ti sbalí. Nedozví se to.
friends-hide = Přátelé vidí, když tu jsem
friends-hide-yes = ano
friends-hide-no = ne, skrýt mě

bids = Nabídnuté židle
bid-from = { $name } ti nabízí židli
bid-rematch = { $name } chce hrát znovu, se stejnými lidmi
bid-about = { $game } · { $count ->
    [one] jedna volná židle
    [few] { $count } volné židle
   *[other] { $count } volných židlí
  }
bid-sit = Sednout si
bid-sit-at = Sednout si: { $name }
bid-no = Ne, díky
bid-no-at = Ne, díky: { $name }
bid-later = Později
bid-gone = Ta židle už je obsazená.
bid-friends = Nabídnout židli přátelům
bid-offer = Pozvat
bid-offer-name = Nabídnout židli: { $name }
bid-offered = { $name } se to dozví.
bid-sent = pozvánka je na cestě

chat-folded = { $count ->
    [one] jedna zpráva od někoho, koho blokuješ
    [few] { $count } zprávy od někoho, koho blokuješ
   *[other] { $count } zpráv od někoho, koho blokuješ
  }

friend-account = Přátele mají jen lidé s účtem: založ si ho, nebo se přihlas.
friend-unknown = Účet se jménem { $name } tu není.
friend-self = To jsi ty.
friend-blocked = Tohohle hráče blokuješ ({ $name }). Nejdřív ho odblokuj.
friend-requests = Oslovuješ teď hodně lidí (nejvýš { $most }). Počkej na odpovědi, nebo některé návrhy vezmi zpět.
friends-enough = Máš { $most } přátel a víc už se jich sem nevejde.
friends-enough-theirs = Druhá strana má { $most } přátel a víc už se jich tam nevejde.
block-self = Sebe blokovat nejde.
blocks-enough = Blokuješ { $most } lidí a víc už to nejde.
bid-seated = Už tu sedí.
bid-removed = Na tvé přání tu sedět nemá.
bids-enough = Židli tu má nabídnutou { $most } lidí. Nejdřív vezmi pozvánky zpět.

privacy-data-ties = Koho oslovíš, odmítneš nebo zablokuješ a s kým se přátelíš
privacy-data-ties-other = O koho z ostatních jde, jako číslo
privacy-data-bids = Židle, které ti někdo nabízí
privacy-data-bids-by = Kdo je nabízí

help-people = Přátelé a ostatní
help-people-text = S účtem můžeš druhým navrhnout přátelství, jménem jejich účtu nebo přímo u stolu (Lidé). Na stránce Hrát s lidmi vidíš, kdo z přátel tu je, a u stolu, který čeká na hráče, jim jedním kliknutím nabídneš židli: uvidí to na kterékoli stránce. Když nechceš být vidět, nastav si to u svého účtu. Koho nechceš potkávat, toho u stolu nebo v seznamu zablokuj: neosloví tě, nepozve a nepotká, a nedozví se to. Když hra skončí a někdo chce hrát znovu, dostanou všichni nabídku sednout si zpátky na svou židli.
