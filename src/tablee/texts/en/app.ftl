# The app: on the device, without a network, in a new version.

app-web-picture-shelf = The shelf and its boxes
app-web-picture-table = A game in progress

app-web-device = On this device
app-web-keep = Keep on this device
app-web-keep-size = Keep on this device ({ $size } MB)
app-web-keep-note = All of Tablée fits here: the games, the computer, your games in progress. Then you can also play without a network.
app-web-keep-going = Tablée is coming to this device: { $percent } %
app-web-keep-failed = The copy stopped. Check the network and try again: what is already here is not fetched twice.
app-web-keep-insecure = Your browser only keeps a page that comes from a secure address (https) or from this machine. At this address, Tablée needs the network.
app-web-keep-unable = Your browser cannot keep a page. Here, Tablée needs the network.
app-web-kept = Tablée is on this device and can be played without a network.
app-web-kept-size = Space used: { $size } MB
app-web-kept-briefly = The browser may delete it when space runs low. Install Tablée to prevent that.
app-web-remove = Remove from this device
app-web-remove-note = The games will load over the network again. Your games from here stay.

app-web-save = Save my data
app-web-save-note = Your settings, your tables and the games played here, in one file. It opens your seats: keep it to yourself.
app-web-erase = Erase everything here
app-web-erase-ask = Erase everything that Tablée has kept here?
app-web-erase-note = Your settings, your seats and the games played on this device. They do not come back.
app-web-erase-no = Erase nothing
app-web-erase-yes = Erase everything

app-web-new-version = A new version of Tablée is here.
app-web-new-version-take = Use it
app-web-new-version-later = Later

app-web-offline = Offline
app-web-offline-note = No network: you are playing on this device.
app-web-offline-wait = This table waits for the network. Nothing is lost.
app-web-offline-table = This game is played at the server
app-web-offline-table-note = There is no network at the moment. The table waits just as you left it, and opens as soon as the network is back.

app-web-travel-along = Take this game along
app-web-travel-along-note = It goes on on this device, even without a network. Hand it back whenever you like.
app-web-travel-back = Hand the game back to the server
app-web-travel-back-note = It goes on there, with everything played here.
app-web-travel-move = Move to the server to invite people
app-web-travel-move-note = The game goes on there as it stands, and you get a link for the others.
app-web-travel-later = Possible as soon as the server can be reached.
app-web-travel-seats = Whose places are free for the people you invite?
app-web-travel-go = Move the table
app-web-travel-deal-host = The deal stays the same and can be checked at the end. Your guests are told that it was made on your device.
app-web-travel-deal = This game was dealt on a player’s device, who could have looked. The deal was fixed beforehand and can be checked at the end.
app-web-travel-away = This game goes on elsewhere.
app-web-travel-going = The table is on its way. It goes on as soon as it has arrived.
app-web-travel-at-device = Go on on this device
app-web-travel-at-server = Go on at the server
app-web-travel-elsewhere = This game was taken along on a device. It waits here until it is handed back.
app-web-travel-stay = Go on here instead
app-web-travel-stay-note = The game goes on from where it left. What was played on the device can then no longer come back.
