# A large screen in the room, and phones beside it.

tv-web-show = Show on a large screen
tv-web-show-note = The board for everybody, without the hands. Everybody plays with their phone: scan the code on the screen.
tv-web-scan = Scan to play, or type:
tv-web-resting = Shall we play? The table’s code:
tv-web-full = All seats are taken. Look at the large screen.
tv-web-look-up = Look at the large screen.
tv-web-whole-table = The whole table
