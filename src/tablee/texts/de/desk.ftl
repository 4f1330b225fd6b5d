# Das Pult des Gastgebers: wer wo ist, eine Ansage, die Regeln des Hauses, Programme, der Server.

desk-host-only = Das ist für den Gastgeber des Hauses. Sein Link kommt von „tablee host“; er läuft ab.

desk-web-title = Pult des Gastgebers
desk-web-closed = Dieser Link öffnet das Pult nicht, oder nicht mehr. Der Befehl „tablee host“ gibt einen neuen.
desk-web-leave = Das Pult auf diesem Gerät verlassen
desk-web-tables = Tische der letzten 24 Stunden
desk-web-tables-none = Seit einem Tag kein Tisch.
desk-web-moves = { $count ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $count } Züge
}
desk-web-state-closed = geschlossen
desk-web-state-away = auf ein Gerät mitgenommen
desk-web-here = { $who } ist da
desk-web-not-here = { $who } ist nicht da
desk-web-free = Platz freigeben
desk-web-close = Tisch schließen
desk-web-reopen = Tisch wieder öffnen
desk-web-hush = Nachrichten ausschalten
desk-web-unhush = Nachrichten einschalten
desk-web-delete = Löschen
desk-web-delete-title = Diesen Tisch mit { $game } löschen?
desk-web-delete-note = Die Partie ist für alle weg und kommt nicht zurück.
desk-web-keep = Behalten
desk-web-notice = Ansage
desk-web-notice-label = Ein paar Worte an alle
desk-web-notice-send = Allen zeigen
desk-web-notice-clear = Ansage entfernen
desk-web-notice-head = Ansage:
desk-web-notice-close = Ansage schließen
desk-web-rules = Das Haus
desk-web-messages = Nachrichten zwischen Spielern
desk-web-keeping = Ein Tisch, an dem nichts geschieht, bleibt
desk-web-keep-days = { $days } Tage
desk-web-keep-ever = für immer
desk-web-programs = Programme zu Gast
desk-web-program-name = Name des Programms
desk-web-program-make = Programm einladen
desk-web-program-token = Das ist der Schlüssel von { $name }. Er wird nur einmal gezeigt: Geben Sie ihn dem, der das Programm laufen lässt.
desk-web-program-away = nicht da
desk-web-program-remove = Ausladen
desk-web-program-remove-of = { $name } ausladen
desk-web-program-remove-note = Sein Schlüssel gilt nicht mehr. In laufenden Partien zählt es als abwesend.
desk-web-server = Der Server
desk-web-version = Version
desk-web-health = Zustand
desk-web-healthy = alles in Ordnung
desk-web-ill = die Datenbank antwortet nicht
desk-web-database = Datenbank
desk-web-loaded = Tische im Speicher
desk-web-streams = Offene Seiten
desk-web-limit-tables = Tische pro Stunde und Adresse, höchstens
desk-web-limit-streams = Offene Seiten pro Adresse, höchstens
desk-web-backup = Sicherung anlegen
desk-web-backup-last = Letzte Sicherung von hier
desk-web-backup-none = keine
desk-web-backup-done = { $tables ->
    [one] 1 Tisch gesichert in { $file }, im Ordner des Servers.
   *[other] { $tables } Tische gesichert in { $file }, im Ordner des Servers.
}
desk-web-table-closed = Der Gastgeber des Hauses hat diesen Tisch geschlossen.

desk-cli-help-host = gibt den Link zum Pult des Gastgebers
desk-cli-about-host = Gibt den Link zum Pult: offene Tische, eine Ansage, Regeln, Programme. Wer ihn hat, ist der Gastgeber, bis er abläuft.
desk-cli-url = die Adresse des Servers
desk-cli-hours = nach wie vielen Stunden der Link abläuft
desk-cli-link = Das Pult des Gastgebers, für { $hours } h:
desk-cli-help-tables = zeigt die Tische eines Hauses, schließt oder löscht einen
desk-cli-about-tables = Zeigt die Tische, an denen seit einem Tag etwas geschah, und wer dort ist. Mit TISCH und --close oder --delete: schließt oder löscht diesen Tisch.
desk-cli-close = schließt den Tisch: Man kann ihn ansehen, mehr nicht
desk-cli-open = öffnet den Tisch wieder
desk-cli-delete = löscht den Tisch endgültig
desk-cli-row = { $id }  { $game }  { $seats }  { $state }
desk-cli-none = Seit einem Tag kein Tisch.
desk-cli-closed = Tisch { $id } ist geschlossen.
desk-cli-opened = Tisch { $id } ist wieder offen.
desk-cli-deleted = Tisch { $id } ist gelöscht.
desk-cli-which = Wählen Sie einen Tisch und nur eine dieser Optionen: --close, --open, --delete.
desk-cli-help-program = lädt ein Programm ein und gibt seinen Schlüssel
desk-cli-about-program = Lädt ein Programm dieses Namens in dieses Haus ein und gibt seinen Schlüssel. Mit --remove: lädt es aus.
desk-cli-remove = lädt dieses Programm aus: Sein Schlüssel gilt nicht mehr
desk-cli-program-name = NAME
desk-cli-token = Der Schlüssel von { $name }:
desk-cli-removed = { $name } spielt hier nicht mehr.
desk-cli-no-program = Kein Programm heißt „{ $value }“.
