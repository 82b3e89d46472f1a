### Co řekne bot ke své odpovědi na nabídku nebo žádost.

oath-because-fair = To je poctivý obchod.
oath-because-gift = S radostí, díky.
oath-because-unnamed = Neslibuju nic, co nemá jméno.
oath-because-nothing = Nic za to nenabízíš.
oath-because-rival = Pomohlo by to víc tobě než mně.
oath-because-low = Chceš víc, než dáváš.
oath-because-low-banner = Za praporec je to málo.
oath-because-low-relic = Za relikvii je to málo.
oath-because-low-site = Za oblast je to málo.
oath-because-low-adviser = Za rádce je to málo.
oath-because-heir = Jako Občan jednou zdědím Říši.
oath-because-dowry = Ne bez něčeho, co ze mě udělá dědice.
oath-because-title = Titul mám já a jiného pána nepotřebuju.
oath-because-early = Na poklonu Říši je ještě brzy.
oath-because-no-heir = Občanství by mi dědictví nepřineslo.
oath-because-guard = Naše oblasti zůstanou pod ochranou.
oath-because-own = Moje družiny zůstanou se mnou.
oath-because-both = Vyděláme na tom oba.
oath-because-idle = Nemám co nabídnout.
oath-because-rather = Takhle ne. Ale šlo by to jinak.
oath-because-join = V Říši je pro tebe místo.
oath-because-together = Společně je ještě zastavíme.
oath-because-welcome = Dohodnuto. Říše tě potřebuje.
oath-because-dear = Takovou cenu pro mě Občan nemá.
oath-because-shelter = S tebou získám víc než proti tobě.
oath-because-vision = Moje Vize se už skoro naplnila.
