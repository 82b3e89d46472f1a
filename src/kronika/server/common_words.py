"""Words of which common passwords are made, in English and in Czech, without accents: see `common_passwords`."""

from __future__ import annotations

ENGLISH = """
aaa abc access admin administrator alex alexander always amanda amelia america andrew android angel angels anthony
anything apple april army arse arsenal asd asdf asdfgh ashley ass asshole audi august australia autumn ava baby
babygirl bailey banana barbara barcelona baseball basketball bastard batman bear beatles beautiful benjamin berlin
betty bible bitch bitches biteme black blue bmw boardgame boardgames boobs brandon brazil brian brother bullshit buster
butter butterfly california camaro canada candy captain carol casino change changeme charles charlie cheese chelsea
cherry chess china chocolate christ chronicle chronicles church cock coffee college computer cookie corvette cowboys
crack crap crystal cunt daddy damn dance dancer daniel danielle darling david december default devil diablo diamond
dick doctor doggy dollar dolphin dominion donna dragon dream dreams eagle eagles earth edward eight elephant elizabeth
elvis emily eminem emma empire england eric ethan europe everyone facebook faith falcon family father february ferrari
fire five florida flower flowers football ford forest forever fortnite four france frank freedom friday friend friends
friendship fuck fucker fucking fuckme fuckoff fuckyou game gamer games gaming gandalf gary general george germany
ginger god gold golden golf goodbye google green gregory guest guitar hack hacker happiness happy harley harry heart
heaven hell hello helloworld hockey honda honey hope horse hottie hunter ice ilove iloveu iloveyou imperial instagram
internet iphone ironman isabella italy jack jackson jacob james january japan jason jeffrey jennifer jessica jesus john
johnny jonathan jordan joseph joshua july june justin juventus karen kevin keyboard killer kitten kitty knight kronika
lakers laptop larry laura letmein liam life lightning linda linux lion lisa live liverpool living logan login london
love lovely loveyou lucas luck lucky magic manchester march margaret marine mario mark mary mason master matrix matthew
max mercedes merlin metal metallica mexico mia michael michelle microsoft mike million minecraft mommy monday money
monitor monkey moon mother motherfucker mountain mouse music mustang mypassword nancy naruto navy network newpassword
newyork nicholas nicole nine ninja nirvana noah nokia north nothing november nurse oath ocean october oldpassword
oliver olivia one open opensesame orange packers panther paris pass passcode passphrase passw password passwort
patricia patrick paul peace pearl pencil penguin penis pepper personal peter phoenix piano pikachu pizza player pokemon
poker police porsche prague pretty princess printer private puppy purple pussy qazwsx qwe qwerty qwertz rabbit rainbow
raymond realmadrid red rich richard river robert roblox rock rocky rockyou ronald root rose russia ruth ryan samsung
samuel samurai sandra sarah satan saturday school scott secret secrets security september server sesame settlers seven
sexy sexyboy sexygirl shadow sharon shit silver sister six skoda sky slipknot slut smile snow soccer soldier something
sonic sophia sophie spain spiderman spring star stars startrek starwars steelers stephen steven storm student suck
sucks sugar summer sun sunday sunshine superman susan sweetheart sweetie sweety system table tables teacher ten tennis
test testing texas thomas thousand three thunder thursday tiger timothy tits toyota trust trustno tuesday turtle
twitter two ubuntu united user valeria vanilla volvo warcraft warrior water wednesday welcome whatever white whore
william windows winter wizard wolf world xyz yamaha yankees yellow youandme youtube zaqwsx zelda zxcvbn zzz
"""

CZECH = """
abeceda adam adamek adela adelka ahoj ahojky alena alenka anca andel andilek andrea andulka aneta anicka anna ano
antonin asdfghjkl auto babi babicka banan banik bara barbora barunka beruska bezhesla bila bily blbec blbost bohemians
bohemka bohous bohumil boruvka bracha brambora bramborak bratislava bratr brezen brno broucek broucku brouk buchta
budejovice buh byt caj carodej carodejnice cau cauky cechy cerna cerny cert certik cerven cervena cervenec cerveny
ceskarepublika cesko cesnek chalupa chata chleba cibule cipisek cokolada cokoliv ctvrtek ctyri curak dan danecek daniel
daniela david davidek dcera dcerka debil deda dedecek delfin den denisa deset deskovka deskovky deti devet dite dobry
dobryden dobrynoc doktor dominik dominika domov doprdele dort dortik dracek drak druhy duben duch dum dva eda eduard
eliska emil emilie erik eva evicka evropa fabia favorit felicia ferda fialova filip fotbal franta frantisek frantiska
gabriela general gulas had hajzl hana hanicka hanka harrypotter hasic helena hesla heslicko heslo hezka hezky hneda
hobit hokej honza honzik hora hory host hovinko hovno hra hrac hracka hradec hruska hry hvezda hvezdicka hynek igor
ilona internet irena iva ivan ivana ivanka ivo jablko jahoda jakub jan jana jarda jarmila jaro jaroslav jaroslava jawa
jedna jenda jezis jezisek jihlava jindra jindrich jiri jiricek jirina jirka jitka josef julie kacenka kamarad kamaradka
kamil kamila kapitan karel karla karlik karta karty katerina katka kava kavicka kdokoliv klara klarka klavesnice
knedlik knedliky kocicka kocka kocour kofola kokot kolac kolo kolobezka konicek konik kosice kostka kotatka kotatko
kote krakonos kral kralicek kralik kralovna kralovstvi krasavice krasna krasny krava kreten kristina kristus kristyna
krtecek krtek krystof kuba kubicek kubik kun kurva kurvy kveta kveten kvetina kyticka kytka lada ladislav lasicka laska
lasko lasticka leden lenicka lenka leos les leto lev liberec libor libuse lida linda liska listopad louka lubos lucie
lucinka lucka ludmila lukas lyze magda magdalena maja majka mala malina malinka maly mama maminka mamka manka manzel
manzelka marek maria marie marka marketa martin martina maruska mat matej mates matka matyas medved medvidek mesic
michaela michal mikulas milacek milacku milada milan milena milion milovana miluji milujite milujitebe miluju mimi
miminko mirek miroslav miroslava misa misak mleko mobil modra modry moje mojeheslo moji monika morava more motorka
motyl mrdka mrkev muj mys nas nase natalie natalka nazdar nebe neco nedele nevim nevimheslo nic nikola nikolka noc
noveheslo octavia okurka olda oldrich olga olomouc ondra ondrej opice opicka oranzova orel osm ostrava osud ota otakar
otec panenka papousek paprika pardubice pat patek patrik pavel pavla pavlik pavlina pejsek peklo penize pepa pepik pes
pet peta petr petra pica pico pivecko pivko pivo plzen pocitac pocitace podzim policie pondeli prachy praha prasatko
prase pravda pravdavitezi prdel prdelka prihlaseni princ princezna princeznicka pristup pritel pritelkyne prosinec
prvni pusa pusinka qwertz radek radka rajce reka renata republika rijen rizek rodina rodinka rohlik roman romana
rostislav ruda rudolf rum rumcajs ruze ruzena ruzicka ruzova ryba rytir sabina sarka seda sedm segra sest sestra
sestricka sigma silneheslo silvestr simon simona skoda skodovka skola skolka slabeheslo slavia slepice slezsko
slivovice slon slovensko slunce slunicka slunicko smrt sobota sokol sona sova sparta spatneheslo spravce sracka srdce
srdicka srdicko srdickove srpen standa stanislav stanislava stareheslo stastna stastny stene stepan stepanka stesti sto
stolnihry streda student stul svejk svestka svickova svoboda syn synek tadeas tajemstvi tajne tajneheslo tajnost tana
tata tatinek tatka tatra telefon televize tenis tereza terezka tibor tisic tom tomas tomasek tonda trabant tresen treti
tri tvoje tvojemama tvuj tygr ucitel ucitelka unor usti utery uzivatel vaclav vaclava vanoce vary vasek velikonoce
velka velky vera verca veronika viktor viktoria vila vilem vit vitej vitejte vitek vlada vladimir vladimira vlasta vlk
vodnik vojak vojta vojtech vole vul yxcvbn zaba zahrada zahradka zajic zak zapomenute zapomnel zapomnela zari zbrojovka
zbynek zdenek zdenka zdravi zelena zeleny zima zirafa zivot zlaticka zlaticko zlatko zlato zlin zlobidlo zluta zluty
zmrd zmrzlina zuzana zuzanka zuzka
"""

WORDS = frozenset(f"{ENGLISH} {CZECH}".split())
