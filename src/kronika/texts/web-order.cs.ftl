### Pořádek u stolu: kdo píše, kdo se dívá a co se hlásí.

order-people = Lidé u stolu
order-about-line = Co se dá s tímhle řádkem dělat
order-spectator = divák
order-muted = nesmí psát
order-host-only = O pořádek se tu stará ten, kdo stůl založil: může vypnout psaní a poslat od stolu.

order-mute = Vypnout psaní
order-unmute = Povolit psaní
order-mute-name = Vypnout psaní: { $name }
order-unmute-name = Povolit psaní: { $name }
order-muted-now = { $name } teď nesmí psát.
order-unmuted-now = { $name } zase smí psát.
order-unmuted-you = Zase smíš psát.

order-remove = Poslat od stolu
order-remove-name = Poslat od stolu: { $name }
order-remove-gathering = { $name } vstane od stolu. Dosavadní pozvánky přestanou platit; rozešli nový odkaz.
order-remove-playing = { $name } vstane a na tomhle místě bude až do konce hrát bot. Vzít zpět to nejde.
order-remove-sure = Poslat od stolu
order-no = Ne
order-removed-gathering = Kdo stůl založil, tě poslal od stolu. Znovu si sedneš jen s novou pozvánkou.
order-removed-playing = Kdo stůl založil, tě poslal od stolu; na tvém místě hraje bot.

order-chat = Kdo píše
order-chat-seats = jen hráči
order-chat-all = i diváci
order-look = Kdo se dívá
order-look-all = kdokoli s odkazem
order-look-seats = jen hráči
order-uninvite = Vzít pozvánky zpět
order-uninvite-sure = Zrušit všechny odkazy?
order-uninvited = Dosavadní odkazy už neplatí. Nový je na stránce stolu.

order-report = Nahlásit
order-report-name = Nahlásit: { $name }
order-report-line = tenhle řádek
order-report-person = chování
order-report-name-of = jméno
order-report-reason = Co je špatně?
order-report-help = Přečte si to správce téhle Kroniky: kdo hlásí koho, proč a kolem dvaceti řádků řečí.
order-report-send = Odeslat hlášení
order-reported = Díky. Správce téhle Kroniky si to přečte.
order-back = Zpět
