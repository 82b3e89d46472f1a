### Nastavení her: vlastní pod jménem, oblíbená, a jak se komu líbilo to, se kterým hrál.

setups-open = Uložená a oblíbená nastavení …
setups-title = Nastavení hry
setups-which = Ukázat
setups-own = Moje
setups-liked = Co se lidem líbilo
setups-none = Zatím tu nic není. Nastav si stůl, jak se ti líbí, a ulož jeho nastavení pod jménem: domácí pravidla, karty, počet hráčů i čas na odpověď.
setups-liked-none = Zatím řeklo moc málo lidí, jak se jim líbilo, co hráli. Po hře to můžeš říct i ty.
setups-usual = všechno jako obvykle
setups-without = bez: { $what }
setups-seats =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
setups-save = Uložit nastavení
setups-kept = Uloženo u tvého účtu.
setups-shared = Odkaz je zkopírovaný; kdo ho otevře, najde všechno takhle nastavené.
setups-world = Jaký je tenhle svět
setups-show-place = Ukázat kde
liking = Jak se ti tohle nastavení hry líbilo?
liking-mine = Tvoje hodnocení: { $stars } z 5.
liking-mean =
    { $count ->
        [one] { $stars } z 5 hvězdiček, { $count } člověk
        [few] { $stars } z 5 hvězdiček, { $count } lidé
       *[other] { $stars } z 5 hvězdiček, { $count } lidí
    }
liking-voters =
    { $count ->
        [one] { $count } člověk
        [few] { $count } lidé
       *[other] { $count } lidí
    }
liking-stars =
    { $count ->
        [one] { $count } hvězdička
        [few] { $count } hvězdičky
       *[other] { $count } hvězdiček
    }
liking-take-back = Vzít zpět
