# Die Seite.

## Überall

web-skip = Zum Inhalt
web-back = Zurück
web-close = Schließen
web-yes = Ja
web-no = Nein
web-number-range = Von { $low } bis { $high }
web-none = ohne
web-loading = Einen Moment…
web-offline = Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.
web-by-chance = zufällig
web-copy = Kopieren
web-copied = Kopiert
web-link = Link
web-name = Ihr Name
web-guest = Gast
web-rules = Regeln
web-rules-of = { $game }: die Regeln
web-rule-n = Regel { $clause }

web-settings = Einstellungen
web-language = Sprache
web-theme = Licht
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-text = Schriftgröße
web-text-usual = Normal
web-text-large = Groß
web-text-larger = Sehr groß
web-contrast = Kontrast
web-contrast-more = Stärker
web-motion = Bewegung
web-motion-less = Keine
web-confirm-switch = Vor jedem Zug fragen
web-notify = Bescheid geben, wenn ich dran bin
web-notify-denied = Der Browser erlaubt es nicht: Lassen Sie Mitteilungen dieser Seite zu.
web-sound = Töne
web-sound-on = Töne: an
web-sound-off = Töne: aus
web-help-switch = Zeigen, was möglich ist
web-pause = Nach dem Zug der anderen Berührungen übergehen
web-pause-none = nie
web-pause-short = eine halbe Sekunde
web-pause-long = länger

## Das Regal und die Schachtel

web-shelf-lead = Wählen Sie eine Schachtel und setzen Sie sich.
web-about = Spiele aus dem Familienregal, gemeinsam oder gegen den Computer.
web-shelf-replay = Eine Partie aus einer Datei ansehen
web-players = { $from } bis { $to } Spieler
web-players-exact =
    { $from ->
        [one] { $from } Spieler
       *[other] { $from } Spieler
    }
web-minutes = { $minutes } Min.
web-resume = Ihre Tische
web-resume-open = im Gang
web-resume-turn = Sie sind dran
web-resume-over = beendet
web-resume-forget = Diesen Tisch vergessen ({ $game })
web-resume-forget-note = Sie geben Ihren Platz auf: nur der Link zu Ihrem Platz führt zurück.
web-resume-keep = Platz behalten
web-resume-leave = Tisch vergessen
web-resume-more =
    { $count ->
        [one] Noch { $count } Tisch
       *[other] Noch { $count } Tische
    }
web-to-shelf = Zurück zum Regal
web-lost-title = Hier ist nichts
web-no-page = Diese Seite gibt es nicht. Ihre Spiele warten im Regal.
web-no-table-title = Kein solcher Tisch
web-no-game = Eine Schachtel dieses Namens steht nicht im Regal.
web-quick = Gleich spielen
web-quick-go = Spielen
web-invite-go = Jemanden einladen
web-alone-go = Allein, ohne Gegner
web-absence = Ist jemand abwesend, darf der Computer für ihn spielen nach…
web-absence-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
web-absence-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
web-absence-never = nie
web-turn-time = Zeit für jeden Zug
web-level = Stufe des Computers
web-level-n = Stufe { $level }
web-level-of = Stufe von Spieler { $seat }
web-level-1 = Fängt an: irrt sich oft.
web-level-2 = Spielt freundlich.
web-level-3 = Spielt gut, ohne List.
web-level-4 = Spielt stark.
web-level-5 = Spielt sehr stark.
web-level-6 = Gibt sein Bestes und nimmt sich Zeit.
web-lay = Zu mehreren, oder anders
web-lay-go = Den Tisch decken
web-count = Wie viele Spieler?
web-seat-kind = Wer ist Spieler { $seat }?
web-name-of = Name von Spieler { $seat }
web-kind-here = jemand hier
web-kind-link = jemand mit einem Link
web-kind-bot = der Computer
web-kind-link-note = der Link kommt danach

## Die Lektion

web-lesson = Lektion
web-lesson-of = Lektion: { $game }
web-lesson-offer = Die erste Partie? Lernen Sie beim Spielen.
web-lesson-go = In ein paar Zügen lernen
web-lesson-known = Ich kenne es schon
web-lesson-step = Zug { $number } von { $most }
web-lesson-other = Das ist erlaubt, aber versuchen Sie es noch einmal: Gefragt ist ein anderer Zug.
web-lesson-show = Zeigen
web-lesson-skip = Lektion überspringen
web-lesson-again = Noch einmal
web-lesson-play = Spielen
web-no-lesson = Zu diesem Spiel gibt es keine Lektion.

## Der Tisch

web-no-table = Diesen Tisch gibt es nicht, oder nicht mehr. Prüfen Sie den Link, oder decken Sie einen anderen.
web-seats = Spieler
web-actions = Aktionen
web-drawer = Schublade
web-tab-moves = Züge
web-tab-rules = Regeln
web-tab-help = Hilfe
web-tab-table = Tisch
web-table = Tisch
web-confirm = Diesen Zug machen?
web-confirm-go = Ziehen
web-cancel = Abbrechen
web-undo = Zurück
web-undo-asked = Darf { $who } einen Zug zurücknehmen?
web-undo-waiting = Die anderen müssen zustimmen, dass der Zug zurückgenommen wird.
web-hint = Tipp
web-score-of = { $who } { $score }
web-last-none = Die Partie beginnt.
web-timed-out = Zeit abgelaufen. { $move }
web-advice = Tipp: { $move }
web-hint-worth = Gewinnchance { $percent } %
web-moves-none = Noch kein Zug.
web-bot-name = Roboter
web-bot-name-n = Roboter { $seat }
web-seat-name = Spieler { $seat }
web-seat-free = Freier Platz
web-free-seat = Platz freigeben
web-seat-open = wird erwartet
web-seat-absent = abwesend
web-seat-replaced = der Computer vertritt
web-seat-thinking = denkt nach…
web-seat-bot = Den Computer setzen
web-takeover = Der Computer soll vertreten
web-play-for-me = Der Computer soll für mich spielen
web-take-back = Meinen Platz wieder einnehmen
web-turn-yours = Sie sind dran: { $what }
web-turn-named = { $who }, Sie sind dran: { $what }
web-turn-other = { $who } ist am Zug.
web-turn-open = Der freie Platz wartet noch auf jemanden.
web-thinking = { $who } denkt nach…
web-lost = Verbindung verloren, neuer Versuch…
web-move-kept = Der Server antwortet nicht. Ihr Zug ist aufgehoben und geht hinaus, sobald er wieder da ist.
web-play-again = Die Partie ging inzwischen weiter. Ziehen Sie noch einmal.
web-clock = { $seconds } s
web-title-turn = Sie sind dran! · { $game }
web-join-title = Ein Platz ist frei
web-join = Mich setzen
web-watch = Nur zusehen
web-curtain = Geben Sie den Bildschirm an { $who }.
web-curtain-lift = Ich bin { $who }
web-messages = Ein Wort an die anderen
web-message-hello = Hallo!
web-message-good-luck = Viel Glück!
web-message-well-played = Gut gespielt!
web-message-thanks = Danke!
web-message-your-turn = Sie sind dran!
web-message-one-moment = Einen Moment…
web-message-oops = Hoppla!
web-message-bye = Auf Wiedersehen!
web-share = Einladen
web-share-note =
    { $free ->
        [0] Alle Plätze sind besetzt; mit diesem Link kann man zusehen.
        [one] Ein Platz ist frei: Schicken Sie diesen Link oder zeigen Sie den Code.
       *[other] { $free } Plätze sind frei: Schicken Sie diesen Link oder zeigen Sie den Code.
    }
web-share-send = Link senden
web-invitation = { $who } lädt Sie zu einer Partie ein: { $game }.
web-invitation-anybody = Sie sind zu einer Partie eingeladen: { $game }.
web-invitation-watch = Eine Partie läuft: { $game }. Schauen Sie zu.
web-share-address = Adresse
web-share-local = Diese Adresse gilt nur auf diesem Gerät. Für andere Geräte starten Sie „tablee serve --lan“.
web-qr = Code zum Scannen mit dem Link des Tisches
web-seat-link = Ihr Platz, auf einem anderen Gerät
web-seat-link-note = Behalten Sie diesen Link für sich: Wer ihn öffnet, spielt auf Ihrem Platz.
web-fair = Nachprüfbar gemischt
web-fair-note = Dieser Fingerabdruck stand vor dem Mischen fest; am Ende wird der Startwert gezeigt, und alle können nachprüfen.
web-fair-seed = Der Startwert, dessen SHA-256 dieser Fingerabdruck ist:
web-fair-check = Diese Partie prüfen
web-board-failed = Dieses Brett lässt sich hier nicht zeichnen; hier ist es in Worten.
web-text-board = Das Brett in Worten
web-help-keys = Die Taste „?“ zeigt alle Tasten.
web-keys = Tasten
web-key-arrows = von Feld zu Feld gehen
web-key-enter = setzen, wählen
web-key-escape = loslassen, die Wahl zurücknehmen
web-key-tab = Hand, Brett, Knöpfe
web-key-help = diese Hilfe

## Das Ende und der Rückblick

web-over = Die Partie ist zu Ende.
web-won =
    { $count ->
        [one] { $who } gewinnt: { $reason }.
       *[other] { $who } gewinnen: { $reason }.
    }
web-won-you = Sie gewinnen: { $reason }!
web-won-alone = Gewonnen: { $reason }!
web-lost-alone = Verloren: { $reason }.
web-drawn = Niemand gewinnt: { $reason }.
web-rematch = Revanche
web-once-more = Noch einmal
web-rematch-waiting = Die anderen fehlen noch…
web-replay = Ansehen
web-download = Behalten
web-replay-title = Eine Partie ansehen
web-replay-note = Öffnen Sie die Datei einer Partie, die Sie behalten haben.
web-replay-file = Datei der Partie
web-replay-bad = Diese Datei ist keine aufgezeichnete Partie.
web-replay-at = Stellung { $number } von { $most }
web-replay-position = Stellung
web-replay-play = Von selbst abspielen
web-replay-pause = Anhalten
web-replay-fair = Geprüft: Mischung, Züge und Ergebnis stimmen.
web-replay-unfair = Vorsicht: Diese Aufzeichnung besteht die Prüfung nicht.
web-first = Anfang
web-previous = Zurück
web-next = Weiter
web-latest = Ende
web-values = Die Aussichten aller
web-values-about = Kurve der Aussichten jedes Spielers, Zug für Zug
web-analysing = Der Computer sieht sich die Partie an…
web-costly = Die teuersten Züge
web-costly-none = Kein Zug war teuer.
web-costly-move = Zug { $number } · { $move } Besser: { $best } (−{ $percent } %)
web-better = Besser: { $move }
web-diagram-play = Den Zug zeigen
web-diagram-back = Zurück vor den Zug
web-starter = Wer beginnt?
web-starter-lot = Auslosen
web-starter-draw = Mit Plättchen auslosen
web-awaited = wer sich noch setzt
web-begins-sheet =
    { $you ->
        [true] Sie beginnen, wie es die Regel sagt.
       *[false] { $who } beginnt, wie es die Regel sagt.
    }
web-begins-lot =
    { $you ->
        [true] Ausgelost: Sie beginnen.
       *[false] Ausgelost: { $who } beginnt.
    }
web-begins-draw =
    { $you ->
        [true] Sie beginnen.
       *[false] { $who } beginnt.
    }
web-begins-place =
    { $you ->
        [true] So bestimmt: Sie beginnen.
       *[false] So bestimmt: { $who } beginnt.
    }
web-begins-turn =
    { $you ->
        [true] Reihum: Diesmal beginnen Sie.
       *[false] Reihum: Diesmal beginnt { $who }.
    }
web-set-standard = Der aus der Schachtel
web-set-own = Ihr eigener
web-set-file = Ihr eigener Satz, aus einer Datei
web-set-unreadable = Diese Datei lässt sich nicht lesen: Sie muss JSON enthalten.
web-set-name = Spielmaterial: { $name }
