### Věty pro vyprávění o dohraných hrách.

story-north-log-pillage-1 =
    { $gender ->
        [she] { $name } vyplenila { CARD($card, case: "acc") }.
        [he] { $name } vyplenil { CARD($card, case: "acc") }.
       *[none] { $name } plení { CARD($card, case: "acc") }.
    }
story-north-log-pillage-2 = V kole { $round } stoupá nad mořem kouř, hoří { CARD($card) }. Kořist si odváží { $name }.
story-north-log-pillage-3 = Lodě se vracejí hluboko ponořené. Kořist vydává { CARD($card) }, na palubě je { $name }.
story-north-log-pillage-4 =
    { $gender ->
        [she] { CARD($card) } vydává všechno, co má; v kole { $round } tam přistála { $name }.
        [he] { CARD($card) } vydává všechno, co má; v kole { $round } tam přistál { $name }.
       *[none] { CARD($card) } vydává všechno, co má; v kole { $round } tam přistává { $name }.
    }

story-north-log-conquer-1 =
    { $gender ->
        [she] { $name } dobyla { CARD($card, case: "acc") }.
        [he] { $name } dobyl { CARD($card, case: "acc") }.
       *[none] { $name } dobývá { CARD($card, case: "acc") }.
    }
story-north-log-conquer-2 = Od kola { $round } vlaje nad novou državou cizí vlajka ({ CARD($card) }) a pod ní vládne { $name }.
story-north-log-conquer-3 = K impériu přibývá { CARD($card) }; vládne tam { $name }.

story-north-log-raid-1 =
    { $gender ->
        [she] { $name } přepadla { CARD($card, case: "acc") }.
        [he] { $name } přepadl { CARD($card, case: "acc") }.
       *[none] { $name } přepadá { CARD($card, case: "acc") }.
    }
story-north-log-raid-2 = V kole { $round } hoří { CARD($card) }. Útočí { $name }.
story-north-log-raid-3 = Co zbylo po nájezdu? { CARD($card) } v troskách a na obzoru { $name }.

story-figure-north-points = vítězné body

story-north-end-solo-won-1 = Po { $round }. kole ukazuje bodovací deska { $track } z { $goal } bodů: { $name } to stíhá včas.
story-north-end-solo-lost-1 = Po { $round }. kole ukazuje bodovací deska { $track } z { $goal } bodů: čas vypršel.
