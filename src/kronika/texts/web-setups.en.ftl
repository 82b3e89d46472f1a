### Setups: one's own under a name, those that people liked, and how one liked a game's.

setups-open = Setups: your own and popular ones …
setups-title = Setups
setups-which = Show
setups-own = Your own
setups-liked = What people liked
setups-none = Nothing here yet. Arrange a table as you like it and save its setup under a name: house rules, cards, number of players and time limit.
setups-liked-none = Too few have said yet how they liked what they played. After a game you can say it yourself.
setups-usual = all as usual
setups-without = without: { $what }
setups-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
setups-save = Save this setup
setups-kept = Saved with your account.
setups-shared = The link is copied; whoever opens it finds this setup chosen.
setups-world = What this world is like
setups-show-place = Show where
liking = How did you like this setup?
liking-mine = You gave it { $stars } of 5.
liking-mean =
    { $count ->
        [one] { $stars } of 5 stars, { $count } person
       *[other] { $stars } of 5 stars, { $count } people
    }
liking-voters =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
liking-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
liking-take-back = Take it back
