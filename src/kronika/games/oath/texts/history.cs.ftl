### Dějiny ságy: co o hrách vypráví časová osa.

oath-history-oath = Přísaha
oath-history-reign = Vláda
    .help = kdo a jak zvítězil
oath-history-map = zlatá nit: oblast přežila; čárkovaně se zničenou stavbou
oath-history-suits = Symboly
    .help = z čeho byl balíček světa na začátku hry
oath-history-hidden = skrytá
oath-history-world = svět, který zbyl
oath-history-ended = Skončila
oath-history-ended-how = { $round }. kolo, { $how }
oath-history-next-oath = Nová přísaha
oath-history-survived = Přežily oblasti
oath-history-survived-of = { $count } z { $of }
oath-history-deeds = Co se stalo se světem
oath-history-exiled = Vyvlastněni
oath-history-exiled-unknown = zatím neví nikdo
oath-history-exiled-nobody = nikdo
oath-history-edifices = Stavby, i zničené
oath-history-no-edifices = Zatím nikdo nic nepostavil.
oath-history-built = postavena ve hře { $game }
oath-history-repaired = opravena ve hře { $game }
oath-history-ruined = zničena ve hře { $game }
oath-history-buried = zanikla ve hře { $game }
oath-history-found = stála už před první hrou
