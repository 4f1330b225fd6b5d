# The server and the command that starts it.

server-json = This is not readable JSON.
server-large = The request is too long ({ $most } bytes at most).
server-content = The request must be { $expected }.
server-http = This is not a readable HTTP request.
server-slow = The request took too long to arrive.
server-long-head = The head of the request is too long ({ $most } bytes at most).
server-crowded = Too many connections are open: try again in { $seconds } s.
server-host = This server does not answer to the name “{ $value }”. If it is its own, start it with --public-url.
server-method = This address does not do that.
server-no-page = There is nothing at this address.
server-no-notice = This link is no longer valid: the address is not told any more.
server-too-many = That is a lot at once: try again in { $seconds } s.
server-internal = An error of ours; the game is unharmed.
server-unavailable = The games cannot be reached at the moment: try again in { $seconds } s.
server-in-use = Another server is using the folder “{ $value }”. Stop it, or choose another folder with --data.
server-key-unreadable = The key “{ $value }” cannot be read. Make it readable, or delete it: old seat links will stop working.
server-key-short = The key “{ $value }” is empty or too short. Restore it, or delete it: old seat links will stop working.
server-no-driver = The module “{ $value }” for this database is missing: pip install 'tablee[postgres]'.
server-newer-schema = The database belongs to a newer version of Tablée (schema { $value }). Install that version.

server-help = Open the table in the browser.
server-about = Serves the page where people play: alone against bots, around one screen, or apart by a link. Only this machine reaches it unless --lan opens it to the local network. docs/hosting.md tells the rest.
server-metavar-folder = FOLDER
server-option-host = The address to listen at (127.0.0.1 unless given).
server-option-lan = Open the table to the local network.
server-option-port = The port (8000 unless given); if it is taken, the next free one.
server-option-data = Where to keep the games.
server-option-public-url = The address at which others reach the server, through a proxy or by a name; there may be several.
server-option-database = Another database, such as postgresql+psycopg://host/database.
server-option-processes = How many processes answer behind the one port (1 unless given); more than one need PostgreSQL.
server-option-limit-tables = How many tables an address may open in an hour.
server-option-limit-streams = How many pages an address may keep open.
server-option-keep-days = After how many days without anything new a table is deleted (365 by default; 0: never).
server-option-mail = The mail server through which players are told of their turn, such as smtp://name@mail.example.org; its password is in TABLEE_MAIL_PASSWORD.
server-option-mail-from = The address that these mails come from.
server-option-metrics = Show /metrics to this machine.
server-option-open = Open the browser.
server-serve-port = Port { $port } is taken; here is another one.
server-serve-address = The table is laid: { $address }
server-serve-lan = For other devices in the network: { $address }
server-serve-alone = Only this machine reaches it; with --lan, the whole local network does.
server-serve-stop = Ctrl-C ends it.
server-serve-database = The database cannot be opened: { $reason }
server-serve-url = “{ $value }” is not an address such as https://table.example.org.
server-serve-mail = “{ $value }” is not a mail server such as smtp://name@mail.example.org, or the address of --mail-from is missing.
server-serve-host = Cannot listen at the address { $value }: { $reason }
server-serve-processes = { $value } processes need a database they can share: --database postgresql+psycopg://…

## Backups

server-help-backup = Write every table to one file, while servers run.
server-help-restore = Put the tables of a backup into an empty database.
server-about-backup = Writes every table, as it is at this moment, and the key of the seat links to one file. Servers go on meanwhile. Keep the file to yourself: the seeds of games in progress are in it.
server-about-restore = Checks a backup to its end, then puts its tables into a database that is still empty, all or nothing; SQLite or PostgreSQL, whichever the backup came from.
server-backup-written = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events } events.
server-backup-restored = Restored from { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events } events.
server-backup-nothing = There are no tables in { $value }.
server-backup-exists = { $value } exists already. Choose another name.
server-backup-broken = { $value } is not a whole backup: it was damaged or is something else. Nothing was changed.
server-backup-revision = { $value } was written by another version of Tablée (schema { $found }, this one has { $known }).
server-backup-not-empty = There are tables in this database already. Restore into an empty one.
server-backup-other-key = { $value } is another key than the one in the backup. Restore into another folder.
server-help-export = Write the page into a folder that any host can serve.
server-about-export = Writes Tablée into a folder of plain files that can be served from anywhere, without a server: rules, the computer, games for one, games around one screen. Only people elsewhere are missing.
server-export-written = { $folder }: { $files } files, { $size } MB.
server-export-try = To try it: python3 -m http.server --directory { $folder }
server-export-not-empty = { $value } holds something else. Choose an empty or a new folder.
server-option-names = These names and no others, one per line; no messages (school, club)
server-serve-names = The list of names { $value } cannot be used: { $reason }
