### Following the others: how fast, what they did since one's last turn, and how it sounds.

web-speed = What others do
web-speed-slow = slowly
web-speed-normal = normally
web-speed-fast = fast
web-speed-once = at once
web-speed-about = How long you see each action of the others, bots included, and how fast cards move. A question to you never waits for more than that.
web-skip-turns = Skip to my turn

web-recap = Since your last turn
web-recap-mine = What it did to you
web-recap-nothing = None of it touches you.
web-recap-begin = Begin my turn
web-recap-hits = · affects { $names }
web-recap-hits-all = · affects everybody
web-recap-more =
    { $count ->
        [one] and { $count } more thing
       *[other] and { $count } more things
    }
web-recap-fewer = only the latest again
web-recap-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-recap-points =
    { $change ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $before } → { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }

web-log-brief = Only what was done
web-log-whole = Also what followed
web-log-fold = What followed from it

web-settings-recap = Begin my turn with what happened
web-settings-volume = Sounds
web-settings-volume-low = soft
web-settings-volume-medium = medium
web-settings-volume-high = loud
