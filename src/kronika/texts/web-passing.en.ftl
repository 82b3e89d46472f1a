# Several people at one device.

passing-next = { $name } is up
passing-hand-on = Hand the device on. Nothing is shown until the button is pressed.
passing-i-am = I am { $name }
passing-others = Somebody else:
passing-nobody = Nobody here is up right now
passing-look = Whoever wants to look at their side of the table takes the device.
passing-wait = One moment …
passing-waits =
    { $count ->
        [one] { $names } waits for the device.
       *[other] { $names } wait for the device.
    }
passing-on = Hand it on
passing-tool = Hand the device on
passing-undo-here = This takes moves back. Do all of you at this device agree?
passing-undo-agree = We agree
passing-with = plays at the same device as { $name }
passing-mine = at this device

new-seat-beside = Name of player { $n } at this device
new-seat-beside-placeholder = Who plays here?
new-seat-beside-help = at this device; you pass it round
new-seat-add-beside = Add somebody at this device
new-missing-beside = Who else plays at this device? Fill in the name, or remove the chair.
gather-beside = Somebody at this device
gather-beside-name = Their name
gather-beside-sit = Seat them
