### What a bot says about its answer to an offer or a request.

oath-because-fair = A fair bargain.
oath-because-gift = Gladly, thank you.
oath-because-unnamed = I promise nothing that has no name.
oath-because-nothing = You offer nothing for it.
oath-because-rival = It would help you more than me.
oath-because-low = You ask for more than you give.
oath-because-low-banner = The price is too low for a banner.
oath-because-low-relic = The price is too low for a relic.
oath-because-low-site = The price is too low for a site.
oath-because-low-adviser = The price is too low for an adviser.
oath-because-heir = As a Citizen I am to inherit the Empire.
oath-because-dowry = Not without something that makes me the heir.
oath-because-title = I hold the title and need no other lord.
oath-because-early = It is too early to bow to the Empire.
oath-because-no-heir = As a Citizen I would inherit nothing.
oath-because-guard = Our sites stay guarded.
oath-because-own = My warbands stay with me.
oath-because-both = We both gain by it.
oath-because-idle = I have nothing to offer.
oath-because-rather = Not like that. I would do it this way.
oath-because-join = The Empire has room for you.
oath-because-together = Together we can still stop them.
oath-because-welcome = Agreed. The Empire needs you.
oath-because-dear = A Citizen is not worth that much to me.
oath-because-shelter = I win more at your side than against you.
oath-because-vision = My Vision is nearly fulfilled.
