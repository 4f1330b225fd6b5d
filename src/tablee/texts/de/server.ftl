# Der Server und der Befehl, der ihn startet.

server-json = Das ist kein lesbares JSON.
server-large = Die Anfrage ist zu lang (höchstens { $most } Bytes).
server-content = Die Anfrage muss { $expected } sein.
server-http = Das ist keine lesbare HTTP-Anfrage.
server-slow = Die Anfrage hat zu lange gebraucht.
server-long-head = Der Kopf der Anfrage ist zu lang (höchstens { $most } Bytes).
server-crowded = Es sind zu viele Verbindungen offen: versuchen Sie es in { $seconds } s noch einmal.
server-host = Dieser Server antwortet nicht auf den Namen „{ $value }“. Wenn es seiner ist, starten Sie ihn mit --public-url.
server-method = Diese Adresse ist dafür nicht gemacht.
server-no-page = Unter dieser Adresse ist nichts.
server-no-notice = Dieser Link gilt nicht mehr: Die Adresse erfährt schon nichts mehr.
server-too-many = Das ist viel auf einmal: versuchen Sie es in { $seconds } s wieder.
server-internal = Ein Fehler von uns; die Partie ist unversehrt.
server-unavailable = Die Partien sind gerade nicht erreichbar: versuchen Sie es in { $seconds } s noch einmal.
server-in-use = Ein anderer Server benutzt den Ordner „{ $value }“. Beenden Sie ihn, oder wählen Sie mit --data einen anderen Ordner.
server-key-unreadable = Der Schlüssel „{ $value }“ ist nicht lesbar. Machen Sie ihn lesbar, oder löschen Sie ihn: alte Platz-Links gehen dann nicht mehr.
server-key-short = Der Schlüssel „{ $value }“ ist leer oder zu kurz. Stellen Sie ihn wieder her, oder löschen Sie ihn: alte Platz-Links gehen dann nicht mehr.
server-no-driver = Für diese Datenbank fehlt das Modul „{ $value }“: pip install 'tablee[postgres]'.
server-newer-schema = Die Datenbank gehört zu einer neueren Version von Tablée (Schema { $value }). Installieren Sie diese Version.

server-help = Den Tisch im Browser öffnen.
server-about = Liefert die Seite, auf der gespielt wird: allein gegen Bots, an einem Bildschirm, oder über einen Link. Nur dieser Rechner erreicht sie, außer --lan öffnet sie dem lokalen Netz. Das Übrige steht in docs/hosting.md.
server-metavar-folder = ORDNER
server-option-host = Die Adresse, an der gelauscht wird (sonst 127.0.0.1).
server-option-lan = Den Tisch dem lokalen Netz öffnen.
server-option-port = Der Port (sonst 8000); ist er belegt, der nächste freie.
server-option-data = Wo die Partien liegen.
server-option-public-url = Die Adresse, unter der andere den Server erreichen, über einen Proxy oder einen Namen; auch mehrere.
server-option-database = Eine andere Datenbank, etwa postgresql+psycopg://rechner/datenbank.
server-option-processes = Wie viele Prozesse hinter dem einen Port antworten (sonst 1); mehrere brauchen PostgreSQL.
server-option-limit-tables = Wie viele Tische eine Adresse in der Stunde öffnen darf.
server-option-limit-streams = Wie viele Seiten eine Adresse offen halten darf.
server-option-keep-days = Nach wie vielen Tagen ohne Neues ein Tisch gelöscht wird (sonst 365; 0: nie).
server-option-mail = Der Mailserver, über den Spieler erfahren, dass sie am Zug sind, etwa smtp://name@mail.example.org; sein Passwort steht in TABLEE_MAIL_PASSWORD.
server-option-mail-from = Die Adresse, von der diese E-Mails kommen.
server-option-metrics = /metrics diesem Rechner zeigen.
server-option-open = Den Browser öffnen.
server-serve-port = Port { $port } ist belegt; hier ist ein anderer.
server-serve-address = Der Tisch ist gedeckt: { $address }
server-serve-lan = Für andere Geräte im Netz: { $address }
server-serve-alone = Nur dieser Rechner erreicht ihn; mit --lan das ganze lokale Netz.
server-serve-stop = Strg-C beendet ihn.
server-serve-database = Die Datenbank lässt sich nicht öffnen: { $reason }
server-serve-url = „{ $value }“ ist keine Adresse wie https://table.example.org.
server-serve-mail = „{ $value }“ ist kein Mailserver wie smtp://name@mail.example.org, oder die Adresse von --mail-from fehlt.
server-serve-host = An der Adresse { $value } lässt sich nicht lauschen: { $reason }
server-serve-processes = { $value } Prozesse brauchen eine gemeinsame Datenbank: --database postgresql+psycopg://…

## Sicherungen

server-help-backup = Alle Tische in eine Datei schreiben, während Server laufen.
server-help-restore = Die Tische einer Sicherung in eine leere Datenbank zurücklegen.
server-about-backup = Schreibt alle Tische, wie sie in diesem Augenblick sind, und den Schlüssel der Platzlinks in eine Datei. Server laufen dabei weiter. Behalten Sie die Datei für sich: Sie enthält die Startwerte laufender Partien.
server-about-restore = Prüft eine Sicherung bis ans Ende und legt ihre Tische dann in eine noch leere Datenbank, alles oder nichts; SQLite oder PostgreSQL, gleich woher die Sicherung kommt.
server-backup-written = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events } Ereignisse.
server-backup-restored = Zurückgelegt aus { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events } Ereignisse.
server-backup-nothing = In { $value } gibt es keine Tische.
server-backup-exists = { $value } gibt es schon. Wählen Sie einen anderen Namen.
server-backup-broken = { $value } ist keine vollständige Sicherung: Die Datei ist beschädigt oder etwas anderes. Nichts wurde geändert.
server-backup-revision = { $value } stammt von einer anderen Version von Tablée (Schema { $found }, hier { $known }).
server-backup-not-empty = In dieser Datenbank gibt es schon Tische. Wählen Sie eine leere.
server-backup-other-key = { $value } ist ein anderer Schlüssel als der in der Sicherung. Wählen Sie einen anderen Ordner.
server-help-export = Die Seite in einen Ordner schreiben, den jeder Webspace ausliefern kann.
server-about-export = Schreibt Tablée in einen Ordner aus einfachen Dateien, die sich von überall ausliefern lassen, ohne Server: Regeln, Computer, Spiele für eine Person, Partien an einem Bildschirm. Nur Leute anderswo fehlen.
server-export-written = { $folder }: { $files } Dateien, { $size } MB.
server-export-try = Zum Ausprobieren: python3 -m http.server --directory { $folder }
server-export-not-empty = { $value } enthält etwas anderes. Wählen Sie einen leeren oder neuen Ordner.
server-option-names = Nur diese Namen, einer je Zeile; ohne Nachrichten (Schule, Verein)
server-serve-names = Die Namensliste { $value } ist nicht brauchbar: { $reason }
