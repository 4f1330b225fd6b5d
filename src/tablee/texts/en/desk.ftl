# The host's desk: who is where, a notice, the rules of the house, programs, the server.

desk-host-only = This is for the host of the house. Their link comes from "tablee host"; it expires.

desk-web-title = The host’s desk
desk-web-closed = This link does not open the desk, or no longer does. The command "tablee host" gives a new one.
desk-web-leave = Leave the desk on this device
desk-web-tables = Tables of the last 24 hours
desk-web-tables-none = No table for a day.
desk-web-moves = { $count ->
    [0] no move yet
    [one] 1 move
   *[other] { $count } moves
}
desk-web-state-closed = closed
desk-web-state-away = taken to a device
desk-web-here = { $who } is there
desk-web-not-here = { $who } is not there
desk-web-free = Free the seat
desk-web-close = Close the table
desk-web-reopen = Open the table again
desk-web-hush = Turn messages off
desk-web-unhush = Turn messages on
desk-web-delete = Delete
desk-web-delete-title = Delete this table of { $game }?
desk-web-delete-note = The game is gone for everybody, and cannot come back.
desk-web-keep = Keep
desk-web-notice = Notice
desk-web-notice-label = A few words to everybody
desk-web-notice-send = Show it to all
desk-web-notice-clear = Take it down
desk-web-notice-head = Notice:
desk-web-notice-close = Close the notice
desk-web-rules = The house
desk-web-messages = Messages between players
desk-web-keeping = A table where nothing happens is kept
desk-web-keep-days = { $days } days
desk-web-keep-ever = for ever
desk-web-programs = Programs as guests
desk-web-program-name = The program’s name
desk-web-program-make = Invite this program
desk-web-program-token = This is the key of { $name }. It is shown once: give it to whoever runs the program.
desk-web-program-away = not here
desk-web-program-remove = Send away
desk-web-program-remove-of = Send { $name } away
desk-web-program-remove-note = Its key is worth nothing any more. In the games it plays, it counts as absent.
desk-web-server = The server
desk-web-version = Version
desk-web-health = Health
desk-web-healthy = all is well
desk-web-ill = the database does not answer
desk-web-database = Database
desk-web-loaded = Tables in memory
desk-web-streams = Open pages
desk-web-limit-tables = Tables per hour and address, at most
desk-web-limit-streams = Open pages per address, at most
desk-web-backup = Make a backup
desk-web-backup-last = Last backup made here
desk-web-backup-none = none
desk-web-backup-done = { $tables ->
    [one] 1 table saved in { $file }, in the server’s folder.
   *[other] { $tables } tables saved in { $file }, in the server’s folder.
}
desk-web-table-closed = The host of the house has closed this table.

desk-cli-help-host = give the link to the host’s desk
desk-cli-about-host = Give the link to the desk: open tables, a notice, rules, programs. Whoever has it is the host, until it expires.
desk-cli-url = the server’s address
desk-cli-hours = after how many hours the link expires
desk-cli-link = The host’s desk, for { $hours } h:
desk-cli-help-tables = show the tables of a house, close or delete one
desk-cli-about-tables = Show the tables where something has happened for a day, and who is there. With TABLE, and --close or --delete: close that table, or delete it.
desk-cli-close = close the table: it can be looked at, and no more
desk-cli-open = open the table again
desk-cli-delete = delete the table for good
desk-cli-row = { $id }  { $game }  { $seats }  { $state }
desk-cli-none = No table for a day.
desk-cli-closed = Table { $id } is closed.
desk-cli-opened = Table { $id } is open again.
desk-cli-deleted = Table { $id } is deleted.
desk-cli-which = Choose a table, and one of these options alone: --close, --open, --delete.
desk-cli-help-program = invite a program, and give its key
desk-cli-about-program = Invite a program of this name to play in this house, and give its key. With --remove: send it away.
desk-cli-remove = send this program away: its key is worth nothing any more
desk-cli-program-name = NAME
desk-cli-token = The key of { $name }:
desk-cli-removed = { $name } plays here no longer.
desk-cli-no-program = No program is called "{ $value }".
