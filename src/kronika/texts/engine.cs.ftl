### Co říká engine: slova společná všem hrám a chyby, které řeknou, co je špatně a jak to má být.

## Dohody

deal-refuse = Odmítnout
deal-accept = Přijmout
deal-counter = Podat protinávrh

## Výčty

list-and = { $rest } a { $last }
cards-unseen =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
cards-unseen-more =
    { $count ->
        [one] { $count } další kartu
        [few] { $count } další karty
       *[other] { $count } dalších karet
    }

## Odpovědi

answer-not-keys = Odpověď je seznam klíčů možností, například { $example }.
answer-unknown = „{ $key }“ v nabídce není. Vybírat můžeš z těchto možností: { $options }.
answer-too-few =
    Počet vybraných: { $picked }. Vyber aspoň { $least ->
        [one] { $least } možnost
        [few] { $least } možnosti
       *[other] { $least } možností
    }.
answer-too-many =
    Počet vybraných: { $picked }. Vyber nejvýš { $most ->
        [one] { $most } možnost
        [few] { $most } možnosti
       *[other] { $most } možností
    }.
answer-too-often =
    „{ $key }“ jde vybrat { $most ->
        [one] jen jednou
       *[other] nejvýš { $most }krát
    }.
answer-over = Hra skončila, není už nač odpovídat.
answer-not-asked = Místa číslo { $seat } se teď nikdo na nic neptá; čeká se na odpověď z místa: { $asked }.
seat-unknown = Místo číslo { $seat } u stolu není; místa se číslují od 0 do { $last }.

## Co teď nejde

refused-over = Hra skončila.
refused-not-asked = Teď není nic na tobě, počkej na ostatní.
imagine-none = Někdo jiný právě tajně volí a nenašel se žádný svět, který by odpovídal tomu, co toto místo vidělo; představovat si lze až po jeho odpovědi.
imagine-past = Tohle je jen představa: nic z ní se nestalo, a tak o ní není kronika ani cesta zpět.

## Cesta zpět

undo-nothing = Z místa číslo { $seat } ještě žádná odpověď nepřišla, není co vracet.
undo-answered = Ostatní mezitím odpověděli a jejich odpovědi by přestaly platit. Vrátit se lze s jejich souhlasem.
undo-came-out = Mezitím vyšlo najevo něco skrytého nebo rozhodla náhoda. Vrátit se lze se souhlasem ostatních.
undo-shown = Hra skončila a tajemství, ze kterého vzešla její náhoda, už je venku: kdo by se teď vrátil, mohl by všechno spočítat.
log-reshuffled = Karty, které nikdo nezná, se znovu zamíchaly a náhoda jde dál odjinud.

## Kroniky

chronicle-not-one = Tohle není kronika: má to být objekt s položkou „kronika“.
chronicle-lacks = V kronice chybí položka „{ $field }“.
chronicle-field = Položka kroniky „{ $field }“ nemůže mít hodnotu { $value }.
chronicle-newer = Kronika má formát { $version }, tento program čte formáty nejvýš po { $ours }. Použij novější program.
chronicle-rules = Kronika se řídí verzí pravidel { $rules } hry { $game }; tento program hraje: { $ours }. Použij program, ve kterém vznikla.
chronicle-generator = Náhodu kroniky dává generátor { $generator }; tento program zná: { $right }. Použij novější program.
chronicle-sealed = Kronika drží své semínko náhody pod pečetí až do konce hry, takže ji zatím nelze přehrát.
chronicle-reshuffle = Zamíchání číslo { $number } má v kronice být počet odpovědí, ne menší než u předchozího a ne větší než { $answers }, a slovo, ne { $value }.
chronicle-answer-form = Odpověď číslo { $number } má v kronice být místo a klíče možností, ne { $value }.
chronicle-answer = Odpověď číslo { $number } v kronice není možná. { $why }
chronicle-upto =
    V kronice { $answers ->
        [one] je { $answers } odpověď
        [few] jsou { $answers } odpovědi
       *[other] je { $answers } odpovědí
    }; zadej číslo od 0 do { $answers }, ne { $upto }.
chronicle-digest = Přehraná kronika nekončí tam, kde sama tvrdí. Buď ji někdo změnil, nebo se změnila pravidla.

## Příprava

option-unknown = Hra { $game } nemá volbu „{ $option }“. Má tyto: { $right }.
rules-unplayable = Hru { $game } tu nelze hrát podle pravidel verze { $rules }. Lze podle: { $playable }.
generator-unknown = Generátor náhody „{ $generator }“ není. Je tu: { $right }.
option-value = Volba „{ $option }“ nemůže být „{ $value }“. Možné hodnoty: { $right }.
option-text = Volba „{ $option }“ chce jeden řádek textu a „{ $value }“ jím není.
option-list = Volba „{ $option }“ chce seznam, třeba i o jediné hodnotě, a „{ $value }“ seznam není. Možné hodnoty v něm: { $right }.
option-word-or-list = Volba „{ $option }“ nemůže být „{ $value }“. Možná je jedna z hodnot { $right }; nebo seznam z těchto: { $listed }.
draw-unknown = „{ $item }“ hra { $game } nelosuje. Losuje tohle: { $right }.
option-twice = Volba „{ $option }“ uvádí „{ $value }“ dvakrát; stačí jednou.
seats-wrong =
    Hru { $game } nelze hrát s { $seats ->
        [one] { $seats } hráčem
       *[other] { $seats } hráči
    }. Možné počty: { $right }.
game-unknown = Hra „{ $game }“ tu není. K dispozici: { $right }.
bot-unknown = Hra { $game } nemá bota „{ $bot }“. Má tyto: { $right }.
bot-form = „{ $given }“ neoznačuje žádného bota hry; napiš HRA.JMÉNO=MODUL:TŘÍDA, například dominion.miser=miser:Miser.
bot-taken = Hra { $game } už bota „{ $bot }“ má. Dej svému jiné jméno.
door-form = „{ $given }“ neoznačuje žádnou třídu; napiš MODUL:TŘÍDA, například my_game:MyGame.
door-module = Modul „{ $module }“ tu není. Nainstaluj jeho balíček, nebo příkaz spusť ve složce, kde modul leží.
door-no-class = „{ $given }“ je modul; napiš { $right }.
door-class = V modulu „{ $module }“ není „{ $class }“.
door-kind = „{ $given }“ není { $kind }: musí to být třída odvozená od kronika.{ $kind }.
door-fails = „{ $given }“ nejde načíst: { $why }.
game-taken = Označení „{ $game }“ třídy { $class } už patří třídě { $owner }. Dej hře jiné.
game-nameless = { $class } nemá označení; dej jí ho, například: id: ClassVar[str] = "my-game".
game-other-id = Vstupní bod „{ $game }“ vede na { $class }, která má označení „{ $id }“. Pojmenuj oboje stejně.

## Ságy

saga-nameless = Sága potřebuje název.
saga-not-one = Toto není sága z Kroniky.
saga-newer = Sága má verzi { $version }, tato Kronika čte verze do { $ours }.
saga-field = V sáze nemůže být „{ $field }“ { $value }.
saga-game = Partie č. { $number } této ságy se nedá znovu přehrát. { $why }
saga-unfinished = Partie č. { $number } této ságy neskončila.
saga-other-game = Partie č. { $number } je hra { $game }, sága je pro hru { $right }.
saga-stranger = Partie č. { $number } nezačíná světem, který zanechala partie před ní.
saga-option = V sáze musí být volba „{ $option }“ { $value }: jinak by ze hry žádná další nevyrostla ({ $game }).
saga-no-sequel = Partie č. { $number } nezanechala svět, z něhož by mohla vyrůst další: { $game }.

## Hráči, kteří se nechali vymazat

erased-player = hráč { $number }
erased-somebody = někdo
