# Ein Spieleabend: viele Tische, mehrere Spielrunden, eine Rangliste.

evening-unknown = Es gibt keinen Abend „{ $value }“.
evening-host-only = Das kann nur, wer den Abend leitet.
evening-over = Der Abend ist zu Ende. Die Leitung kann ihn wieder öffnen.
evening-no-player = Wer das ist, spielt an diesem Abend nicht mit.
evening-not-you = Jeder entscheidet für sich, die Leitung für alle.
evening-teams = Ein Abend mit Teams hat mindestens zwei Teams; andere haben keine.
evening-no-team = Dieses Team gibt es an diesem Abend nicht.
evening-no-bots = An echten Tischen spielt der Computer nicht mit.
evening-no-game = Dieses Spiel steht nicht im Regal: Spielen Sie es mit seiner Schachtel, an einem echten Tisch.
evening-size = Dieses Spiel lässt sich zu { $value } oder weniger nicht spielen.
evening-too-late = Das K.-o.-Turnier läuft: Nach der ersten Spielrunde kommt niemand mehr dazu.
evening-full = Der Abend ist voll: höchstens { $value } Spieler.
evening-name-taken = „{ $value }“ heißt schon jemand. Fügen Sie einen Buchstaben hinzu.
evening-round-made = Diese Spielrunde hat schon begonnen.
evening-round-open = Es fehlen Ergebnisse. Vervollständigen Sie die Spielrunde, dann beginnt die nächste.
evening-most-rounds = Ein Abend hat höchstens { $value } Spielrunden.
evening-too-few = Mindestens zwei Spieler müssen da sein.
evening-done = Alle sind einander begegnet, oder einer ist übrig: Der Abend kann enden.
evening-not-last = Nur die letzte Spielrunde lässt sich absagen.
evening-has-result = Dieser Tisch hat schon ein Ergebnis. Die Leitung kann es berichtigen.
evening-no-result = Dieser Tisch hat noch kein Ergebnis: Tragen Sie es zuerst ein.
evening-no-table = Diesen Tisch gibt es an diesem Abend nicht.
evening-scores = Es braucht { $expected } Ergebnisse, eines pro Spieler, nicht { $value }.

## Die Datei für die Tabellenkalkulation

evening-csv-rank = Rang
evening-csv-player = Spieler
evening-csv-team = Team
evening-csv-games = Partien
evening-csv-round = Spielrunde
evening-csv-table = Tisch
evening-csv-game = Spiel
evening-csv-score = Ergebnis
evening-csv-points = Punkte

## Was entscheidet

evening-web-criterion-points = Punkte
evening-web-criterion-opponents = Punkte der Gegner
evening-web-criterion-direct = Punkte unter Gleichen
evening-web-criterion-wins = Siege
evening-web-criterion-score = Gesamtergebnis
evening-web-criterion-best = Bestes Ergebnis
evening-web-criterion-rounds = Überstandene Spielrunden

## Die Seite des Abends

evening-web-new = Einen Spieleabend leiten
evening-web-new-lead = Mehrere Tische, mehrere Spielrunden, eine Rangliste. Am Bildschirm oder mit den Schachteln.
evening-web-known = Ihre Abende
evening-web-name = Name des Abends
evening-web-name-usual = Spieleabend
evening-web-form = Form
evening-web-form-swiss = Schweizer System
evening-web-form-round-robin = Jeder gegen jeden
evening-web-form-knock-out = K.-o.-System
evening-web-form-sum = Ergebnisse werden addiert
evening-web-form-teams = Mit Teams
evening-web-about-swiss = Jedes Mal trifft man jemanden, der ähnlich steht, und nie zweimal dieselbe Person, wenn das möglich ist.
evening-web-about-round-robin = Alle treffen alle einmal.
evening-web-about-knock-out = Die bessere Hälfte jedes Tisches kommt weiter, bis einer übrig ist.
evening-web-about-sum = Die Tische werden jedes Mal ausgelost. Die Ergebnisse der Partien zählen zusammen.
evening-web-about-teams = Man trifft die anderen Teams, nie das eigene, wenn das möglich ist.
evening-web-where = Gespielt wird…
evening-web-where-online = am Bildschirm
evening-web-where-boxes = mit den Schachteln, an echten Tischen
evening-web-games = Spiele, der Reihe nach
evening-web-other-game = Ein anderes Spiel (sein Name)
evening-web-most = Spieler pro Tisch, höchstens
evening-web-options-of = { $game }: wie gespielt wird
evening-web-fill = Der Computer spielt mit, wer keinen Gegner hat
evening-web-minutes = Dauer einer Spielrunde
evening-web-minutes-none = die nächste wartet auf Ihren Knopf
evening-web-minutes-n = { $minutes } Min.
evening-web-rounds = Zahl der Spielrunden (leer: so viele wie nötig)
evening-web-team-n = Team { $number }
evening-web-names = Wer spielt? Ein Name pro Zeile, oder später.
evening-web-open = Abend eröffnen
evening-web-no-game = Wählen Sie mindestens ein Spiel.

evening-web-players = Spieler
evening-web-players-none = Noch niemand. Fügen Sie Namen hinzu, oder teilen Sie den Code.
evening-web-add = Spieler hinzufügen
evening-web-add-go = Hinzufügen
evening-web-enter = Heute mitspielen
evening-web-enter-too = Ich spiele auch mit
evening-web-enter-go = Anmelden
evening-web-you = Sie
evening-web-team = Team
evening-web-since = kommt zur Spielrunde { $round }
evening-web-gone = ist gegangen
evening-web-link-of = Link für { $name }
evening-web-link = Link
evening-web-link-note = Dieser Link ist persönlich: Wer ihn hat, spielt für { $name }.
evening-web-leave-of = { $name } geht
evening-web-leave = Geht
evening-web-leave-title = { $name } geht?
evening-web-leave-note = Der Computer beendet die Partie. Die Rangliste behält die Punkte.
evening-web-leave-go = Ja, geht
evening-web-return-of = { $name } kommt zurück
evening-web-return = Kommt zurück
evening-web-stay = Nein, bleibt
evening-web-leave-own = Gehen

evening-web-round = Diese Spielrunde
evening-web-round-n = Spielrunde { $number }
evening-web-round-of = Spielrunde { $number } von { $most }
evening-web-round-none = Noch keine Spielrunde.
evening-web-round-which = Eine andere Spielrunde zeigen
evening-web-table-n = Tisch { $place }
evening-web-bot = Computer
evening-web-byes = Ohne Gegner: { $names }
evening-web-next-at = Nächste Spielrunde um { $time }
evening-web-sit = An Ihren Tisch
evening-web-sit-at = An Ihren Tisch: Tisch { $place }
evening-web-watch = Zusehen
evening-web-watch-at = An Tisch { $place } zusehen
evening-web-result = Ergebnis
evening-web-result-at = Ergebnis von Tisch { $place } eintragen
evening-web-correct = Berichtigen
evening-web-correct-at = Tisch { $place } berichtigen
evening-web-result-note = Ein Ergebnis pro Spieler; das höchste gewinnt. Ohne Punkte: 1, wer gewinnt, 0 die anderen.
evening-web-correct-note = Das frühere Ergebnis bleibt unter der Rangliste sichtbar.
evening-web-score-of = Ergebnis von { $name }
evening-web-keep = Speichern
evening-web-by-clock = unentschieden: Die Zeit war um
evening-web-begin = Spielrunde { $number } beginnen
evening-web-drop = Spielrunde absagen
evening-web-drop-title = Spielrunde { $number } absagen?
evening-web-drop-note = Ihre Tische und Ergebnisse zählen nicht mehr.
evening-web-drop-go = Ja, absagen
evening-web-drop-keep = Nein, behalten
evening-web-end = Abend beenden
evening-web-end-title = Den Abend beenden?
evening-web-end-note = Die Rangliste ist endgültig. Sie können ihn wieder öffnen.
evening-web-end-go = Ja, beenden
evening-web-end-keep = Nein, weiter
evening-web-reopen = Abend wieder öffnen
evening-web-closed = Der Abend ist zu Ende.
evening-web-winner = { $names }: gut gespielt!

evening-web-standing = Rangliste
evening-web-standing-teams = Teams
evening-web-rank = Rang
evening-web-player = Spieler
evening-web-games-played = Partien
evening-web-mean = Punkte pro Spieler
evening-web-why-swiss = Wer an einem Tisch Erster ist, bekommt 1 Punkt, der Letzte keinen, die anderen dazwischen. Ohne Gegner: 1 Punkt. Unter Gleichen: die Punkte der Gegner, dann die Siege, dann das Gesamtergebnis.
evening-web-why-teams = Wer an einem Tisch Erster ist, bekommt 1 Punkt, der Letzte keinen, die anderen dazwischen. Für ein Team zählt der Durchschnitt seiner Spieler. Unter Gleichen: die Punkte der Gegner, dann die Siege, dann das Gesamtergebnis.
evening-web-why-round-robin = Wer an einem Tisch Erster ist, bekommt 1 Punkt, der Letzte keinen, die anderen dazwischen. Unter Gleichen: die Punkte untereinander, dann die Siege, dann das Gesamtergebnis.
evening-web-why-knock-out = Zuerst die Zahl der überstandenen Spielrunden. Die bessere Hälfte eines Tisches kommt weiter; unter Gleichen, wer sich zuerst angemeldet hat. Dann die Punkte, dann das Gesamtergebnis.
evening-web-why-sum = Die Summe aller Ergebnisse. Ohne Gegner: der Durchschnitt der Spielrunde. Unter Gleichen: die Siege, dann das beste Ergebnis.
evening-web-corrections = Berichtigungen der Leitung
evening-web-correction = { $time }, Spielrunde { $round }, Tisch { $place }: { $before } wird { $after }

evening-web-share = Einladen
evening-web-share-note = Mit diesem Link oder Code melden sich alle an und folgen dem Abend.
evening-web-code = Code
evening-web-tv = Großer Bildschirm
evening-web-print = Drucken
evening-web-csv-standing = Rangliste (CSV)
evening-web-csv-results = Ergebnisse (CSV)
evening-web-json = Alles (JSON)
evening-web-more = Behalten und teilen
evening-web-missing = Diesen Abend gibt es nicht, oder nicht mehr.

## Im Terminal

evening-cli-help = Die Abende dieses Hauses, ihre Ranglisten.
evening-cli-about = Ohne Angabe die Abende; mit einem Abend seine Rangliste, oder mit --csv eine Datei für die Tabellenkalkulation.
evening-cli-metavar = ABEND
evening-cli-csv = Rangliste (standing) oder Ergebnisse (results) als CSV schreiben.
evening-cli-none = Es gibt noch keinen Abend.
evening-cli-row = { $id }  { $name }: { $players } Spieler, { $rounds } Spielrunden
