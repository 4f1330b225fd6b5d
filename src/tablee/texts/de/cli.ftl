# Die Kommandozeile.

cli-yes = ja
cli-no = nein
cli-and = { $first } und { $last }
cli-number = { $value }
cli-seat = Spieler { $seat }

## Hilfe

cli-help-usage = Aufruf:
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-help = Diese Hilfe zeigen.
cli-help-tablee = Fünf Brettspiele aus dem Regal einer Familie. Ohne Befehl: ein Spiel aussuchen und spielen.
cli-help-play = Zu mehreren an einer Tastatur oder gegen den Computer spielen.
cli-help-replay = Eine Partie Zug für Zug ansehen.
cli-help-analyse = Sehen, wie eine Partie lief und welche Züge am meisten kosteten.
cli-help-verify = Eine Partie nachrechnen und sagen, ob alles stimmt.
cli-help-components = Spielmaterial prüfen, auflisten oder hinzufügen.
cli-help-engine = Die Bibliothek als JSON-Zeilen, für Ihre Programme.
cli-help-perft = Zugfolgen zählen.
cli-help-bench = Die Geschwindigkeit auf diesem Rechner messen.
cli-help-arena = Bots gegen Bots spielen lassen.
cli-help-components-check = Als JSON abgeschriebenes Material prüfen.
cli-help-components-list = Das installierte Material auflisten.
cli-help-components-add = Material prüfen und dann installieren.

cli-about-play = Eine Partie unter Leuten, die sich eine Tastatur teilen, oder gegen den Computer (--bot). Während der Partie zeigt ? die möglichen Züge und hilfe die Befehle. Wo eine Hand geheim ist, wird der Bildschirm zwischen zwei Spielern geleert.
cli-about-replay = Zeigt eine aufgezeichnete Partie Zug für Zug: Eingabe geht weiter, b zurück, q beendet. Eine unfertige Partie sieht man, wie Zuschauer sie sähen.
cli-about-analyse = Lässt den Computer eine aufgezeichnete Partie ansehen: die Aussichten jedes Spielers bei jedem seiner Züge, nach dem, was er wissen konnte, dann die Züge, die am meisten kosteten. Beim ersten Mal braucht er eine halbe Minute, um sich vorzubereiten.
cli-about-verify = Rechnet eine aufgezeichnete Partie nach: die Festlegung auf den Startwert, das Material, jeden Zug, das Ergebnis. Rückgabewert: 0 alles stimmt, 1 etwas ist falsch, 2 keine lesbare Aufzeichnung.
cli-about-components = Das Material eines Spiels (Steine, Figuren, Strecke) ist eine JSON-Datei: Wer die Schachtel besitzt, kann sie abschreiben und damit spielen.
cli-about-engine = Die Bibliothek über Standardein- und -ausgabe: ein JSON-Objekt je Zeile, eine Antwort je Zeile, zum Beispiel {"{"}"cmd":"new","game":"lot"{"}"}. Befehle: hello, isready, new, load, play, undo, legal, view, perft, bot, stop, record, quit. Alles steht in docs/engine.md.
cli-about-perft = Zählt die Zugfolgen jeder Länge bis TIEFE: Zwei Programme, die dieselben Regeln kennen, finden dieselben Zahlen.
cli-about-bench = Misst auf einem Kern Zufallspartien in jeder Umgebung, Züge in einfachem Python und Startzeiten.
cli-about-arena = Lässt zwei oder mehr Teilnehmer spielen, jeder gegen jeden: level:1 bis level:6, search:N (N Simulationen je Zug, nie unachtsam), random (zufällig), cmd:BEFEHL oder http://ADRESSE (ein Programm), modul:Klasse (Python). Eine Begegnung ist dieselbe Ausgangslage von jedem Platz aus: A sitzt nacheinander auf jedem, B auf allen anderen. Mit --json wird jede Partie festgehalten, sobald sie zu Ende ist, und derselbe Befehl setzt einen abgebrochenen Lauf fort.

cli-metavar-options = [OPTIONEN]
cli-metavar-command = BEFEHL…
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-depth = TIEFE
cli-metavar-option = NAME=WERT
cli-metavar-contestant = TEILNEHMER
cli-metavar-starter = SPIELER|lot
cli-metavar-bot = SPIELER[=STUFE]

cli-option-language = Die Sprache der Texte.
cli-option-version = Die Version zeigen.
cli-option-seats = Wie viele Spieler am Tisch.
cli-option-option = Eine Option des Spiels, etwa pie=nein; mehrfach möglich.
cli-option-seed = Der Startwert aller Ziehungen: 64 Hexadezimalziffern.
cli-option-load = Diese Partie oder Stellung fortsetzen.
cli-option-bot = Der Computer spielt für diesen Spieler, etwa 2=4 (Stufen 1 bis 6, sonst 3); mehrfach möglich.
cli-option-starter = Wer beginnt: ein Spieler, oder „lot“ für eine Auslosung; er ist dann Spieler 1.
cli-option-turn-seconds = Sekunden für jeden Zug, in Spielen, die sich dafür eignen.
cli-option-save = Die Partie Zug für Zug in dieser Datei festhalten.
cli-option-no-color = Ohne Farben (wie NO_COLOR).
cli-option-step = Eine Stellung nach der anderen, oder alle hintereinander.
cli-option-at = Nach so vielen Zügen beginnen.
cli-option-host = Wo gezählt wird: native, wasm oder plain; sonst das Schnellste.
cli-option-divide = Eine Zahl für jeden ersten Zug.
cli-option-analyse-simulations = Wie viele erdachte Partien je Zug (1000).
cli-option-seconds = Wie lange jede Messung dauert.
cli-option-json = Die Messwerte als JSON ausgeben.
cli-option-game = Das Spiel, zu dem das Material gehört; sonst wird es erraten.
cli-option-arena-games = Wie viele Partien, aufgerundet auf ganze Begegnungen.
cli-option-arena-jobs = Wie viele Prozesse gleichzeitig spielen.
cli-option-arena-cluster = Auf einem Dask-Cluster spielen: local (mit --jobs Prozessen) oder die Adresse seines Schedulers.
cli-option-arena-ms = Millisekunden je Zug für Stufen, statt ihrer Simulationen.
cli-option-arena-simulations = Simulationen je Zug für Stufen, statt der eigenen.
cli-option-arena-number = Die Zahl, aus der alle Ausgangslagen und Ziehungen folgen.
cli-option-arena-sprt = Aufhören, sobald klar ist, welcher von zwei Elo-Unterschieden näher liegt, etwa 0,50.
cli-option-arena-results = Jede Partie in dieser Datei festhalten, ein JSON-Objekt je Zeile.
cli-option-arena-gauntlet = Der erste gegen jeden anderen, statt alle gegen alle.
cli-option-arena-clock = Bedenkzeit in Sekunden: Zeit für die Partie + was jeder Zug hinzufügt.
cli-option-arena-max-plies = Eine Partie, die bei N Zügen angekommen ist, unentschieden geben; sonst keine.
cli-option-arena-resign = Aufgeben für den, der seine Partie drei Züge lang mit P (0 bis 1) oder weniger bewertet; sonst niemand.
cli-option-arena-report = Einen Bericht mit Diagrammen in diese HTML-Datei schreiben.
cli-option-replay-number = Welche Partie einer Arena-Datei zu zeigen ist.

## Das Regal

cli-shelf-title = Tablée: Was spielen wir?
cli-shelf-players = { $seats } Spieler
cli-shelf-how =
    Zum Spielen: tablee play SPIEL (zum Beispiel tablee play lot).
    Die anderen Befehle: tablee --help.
cli-shelf-which = Welches Spiel? (Nummer oder Name, q zum Gehen)
cli-shelf-start = Eingabe für die üblichen Regeln, o für die Optionen
cli-shelf-against = Gegen den Computer? Eingabe: ja, Stufe 3 · 1-{ $levels }: Stufe · p: zu mehreren
cli-shelf-level = „{ $value }“ ist keine Stufe: Eingabe, eine Zahl von 1 bis { $levels }, oder p.
cli-expected-components = Name oder .json-Datei

## Eine Partie

cli-commitment = Festlegung: { $digest }
cli-ply =
    { $ply ->
        [0] Beginn der Partie
        [one] { $ply } Zug gespielt
       *[other] { $ply } Züge gespielt
    }
cli-last = Spieler { $seat } spielte { $moves }
cli-last-timed-out = Spieler { $seat }: Zeit abgelaufen, { $moves }
cli-turn =
    { $count ->
        [one] Spieler { $seat }, Sie sind am Zug: ein möglicher Zug (? zeigt ihn)
       *[other] Spieler { $seat }, Sie sind am Zug: { $count } mögliche Züge (? zeigt sie)
    }
cli-time-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde für diesen Zug
       *[other] Noch { $seconds } Sekunden für diesen Zug
    }
cli-bot-thinks = Der Computer denkt nach (Spieler { $seat }, Stufe { $level })…
cli-hint-thinks = Der Computer sucht einen guten Zug…
cli-advice = Tipp: { $move } ({ $percent } %)
cli-advice-line = Erwartet: { $moves }
cli-prompt = >
cli-curtain = Spieler { $seat }: Drücken Sie Eingabe, wenn nur Sie auf den Bildschirm sehen.
cli-hint = ? zeigt die möglichen Züge, hilfe die Befehle.
cli-clause = (Regel { $clause }; „regeln { $clause }“ zeigt sie)
cli-no-clause = Es gibt keine Regel „{ $value }“. Die Regeln: { $known }.
cli-rules-more = „regeln alle“ zeigt alles, „regeln 3“ die Regel 3.

cli-moves-none = Kein möglicher Zug beginnt so.
cli-moves-pick = Tippen Sie einen Zug oder seine Nummer.
cli-moves-groups = { $count } mögliche Züge. „? { $example }“ zeigt die, die so beginnen.

cli-word-hint = tipp
cli-word-undo = zurück
cli-word-save = speichern
cli-word-rules = regeln
cli-word-all = alle
cli-word-help = hilfe
cli-word-quit = ende
cli-commands =
    ein Zug           wie „?“ ihn schreibt; Tab ergänzt ihn
    ?                 die möglichen Züge; „? d4“ die, die mit d4 beginnen
    tipp              der Zug, den der Computer für Sie spielen würde
    zurück            den letzten Zug zurücknehmen
    speichern DATEI   die Partie in einer Datei festhalten
    regeln            so wird gespielt; „regeln alle“ zeigt alles, „regeln 3“ die Regel 3
    ende              gehen
    (Eingabe allein zeichnet den Tisch neu.)

cli-save-where = Wohin speichern? Nennen Sie eine Datei: speichern partie.json
cli-saved = Die Partie ist in { $file }.
cli-offer-save = Die Partie aufheben? Ein Dateiname, oder Eingabe für nein:
cli-goodbye = Bis bald am Tisch.
cli-kept = Die Partie ist in { $file }; tablee play --load setzt sie fort.
cli-kept-over = Die Partie ist in { $file }; tablee replay zeigt sie, tablee verify prüft sie.

cli-won =
    { $count ->
        [one] Spieler { $seats } gewinnt: { $reason }.
       *[other] Die Spieler { $seats } gewinnen: { $reason }.
    }
cli-drawn = Niemand gewinnt: { $reason }.
cli-won-alone = Gewonnen: { $reason }.
cli-lost-alone = Verloren: { $reason }.
cli-score = Spieler { $seat }: { $score }
cli-scores = Punkte · { $scores }

## Ansehen, nachrechnen, messen

cli-replay-keys = Stellung { $number } von { $most } · Eingabe: weiter · b: zurück · q: gehen
cli-replay-at = Diese Partie hat { $most } Züge: Eine Stellung { $value } gibt es nicht.

cli-analyse-thinks = Der Computer sieht die Partie an: Zug { $number } von { $most }…
cli-analyse-values = Die Aussichten aller, bei jedem ihrer Züge
cli-analyse-costliest = Die Züge, die am meisten kosteten
cli-analyse-none = Kein Zug hat viel gekostet.
cli-analyse-number = Zug
cli-analyse-seat = Spieler
cli-analyse-played = Gespielt
cli-analyse-better = Besser
cli-analyse-cost = Verloren
cli-analyse-unfinished = Die Partie in „{ $file }“ ist nicht zu Ende: Die Analyse würde Hände aufdecken.

cli-verify-record = Das ist die Aufzeichnung einer Partie { $title }.
cli-verify-commitment = Die Festlegung ist SHA-256(Startwert): { $digest }
cli-verify-start = Die Partie begann in einer gegebenen Stellung: Es gibt nichts Ausgeteiltes zu prüfen.
cli-verify-components = Das Material ist das richtige ({ $option }: { $name }, { $digest })
cli-verify-moves =
    { $count ->
        [0] Es wurde kein Zug gespielt.
        [one] Der einzige Zug ist erlaubt.
       *[other] Alle { $count } Züge sind erlaubt.
    }
cli-verify-result = Das Ergebnis stimmt: { $reason } ({ $scores }).
cli-verify-unfinished = Die Partie ist nicht zu Ende; es gibt noch kein Ergebnis.
cli-verify-shuffles = Das Mischen wurde aus dem Startwert nachgerechnet; { $file } sagt, wie.

cli-perft-depth = Züge
cli-perft-lines = Zugfolgen
cli-perft-seconds = Sekunden
cli-perft-speed = Folgen/s

cli-bench-game = Spiel
cli-bench-variant = Optionen
cli-bench-games = Partien/s, { $host }
cli-bench-moves = Züge je Partie
cli-bench-plain = Python Züge/s
cli-bench-first = 1. Partie, ms
cli-bench-import = import tablee: { $milliseconds } ms.
cli-bench-about = Alles auf einem Kern, { $seconds } s je Messung, Python { $python }. Zufallspartien in den kompilierten Umgebungen; Python: legal und play, wie sie geschrieben sind; 1. Partie: ein neuer Prozess von Anfang bis Ende.
cli-bench-failed = Eine Messung ist gescheitert: { $reason }
cli-host-missing = Die Umgebung { $host } gibt es hier nicht.

## Material

cli-set-valid = Das Material „{ $name }“ passt zum Spiel { $game }.
cli-set-shipped = mitgeliefert
cli-set-added = Installiert: { $file }
cli-set-name = „{ $value }“ kann kein Material heißen: nur Buchstaben, Ziffern und _.
cli-set-exists = Das Spiel { $game } hat schon ein Material „{ $value }“.
cli-set-which = Zu welchem Spiel gehört dieses Material? Mit --game angeben; möglich: { $known }.

## Ablehnungen

cli-no-such-command = Es gibt keinen Befehl „{ $value }“. Die Befehle: { $known }.
cli-no-such-option = Es gibt keine Option { $name }.
cli-missing = { $name } fehlt.
cli-missing-value = Nach { $name } fehlt ein Wert.
cli-bad-value = Dieser Wert passt nicht zu { $name }; nötig wäre: { $expected }.
cli-too-many = Das ist ein Wort zu viel.
cli-bot-form = --bot schreibt man SPIELER=STUFE, mit einem Spieler von 1 bis { $seats } und einer Stufe von 1 bis { $levels }, nicht „{ $value }“.
cli-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $value }“.
cli-which-game = Welches Spiel? Möglich: { $known }.
cli-begins = Spieler { $place } beginnt: Er ist Spieler 1 dieser Partie, die anderen folgen der Reihe nach.
cli-starter = Wer beginnt? Nennen Sie die Nummer eines Spielers, oder „lot“ für eine Auslosung, nicht „{ $value }“.
cli-load-alone = Mit --load kommen Spieler, Optionen und Startwert aus der Datei.
cli-load-game = Die Datei „{ $file }“ enthält eine Partie { $found }, nicht { $value }.

cli-file-missing = Es gibt keine Datei und keinen Ordner „{ $file }“.
cli-file-forbidden = Keine Erlaubnis, „{ $file }“ zu lesen oder zu schreiben.
cli-file-folder = „{ $file }“ ist ein Ordner.
cli-file-error = „{ $file }“: { $reason }.
cli-file-json = Die Datei „{ $file }“ enthält kein lesbares JSON.
cli-file-large = Die Datei „{ $file }“ ist zu groß.
cli-file-special = „{ $file }“ ist keine gewöhnliche Datei.
cli-file-exists = Die Datei „{ $file }“ gibt es schon; wählen Sie einen anderen Namen.
cli-save-exists = Die Datei „{ $file }“ gibt es schon: --load setzt sie fort, oder wählen Sie einen anderen Namen.
cli-not-a-record = Die Datei „{ $file }“ ist keine Aufzeichnung einer Partie.
cli-sealed = Die Aufzeichnung „{ $file }“ ist bis zum Ende des Spiels versiegelt: Nur wer es leitet, kann es fortsetzen.
cli-too-deep = Diese Daten sind zu tief verschachtelt.

cli-narrow = Dieses Terminal ist zu schmal für den Plan: { $columns } Spalten sollten es sein.
