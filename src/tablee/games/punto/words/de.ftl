punto-title = Punto
punto-tagline = Die eigene Farbe in eine Reihe bringen, neben andere Karten oder darüber, in einem Quadrat, das niemand gezeichnet hat.
punto-option-seats = Zahl der Spieler
punto-option-teams = In Zweierteams (zu viert; zu sechst und zu acht immer)
punto-option-expert = Expertenvariante: jeder hält zwei Karten und wählt, welche er legt
punto-option-rounds-to-win = Durchgänge zum Sieg
punto-option-next-starter = Den nächsten Durchgang beginnt der linke Nachbar dessen, der ihn beendet oder der ihn gewonnen hat
web-option-punto-next_starter = Beginnt den nächsten Durchgang
web-option-punto-after_last = Nach dem, der ihn beendet hat
web-option-punto-after_winner = Nach dem, der ihn gewonnen hat
punto-reason-row = eine volle Reihe
punto-reason-runs = nichts passt mehr, und die meisten Reihen
punto-reason-rounds = zwanzig Durchgänge ohne Sieger
punto-not-your-card = Diese Karte haben Sie jetzt nicht. Legen Sie die, die vor Ihnen liegt.
punto-first-card = Die erste Karte des Durchgangs kommt in die Mitte des Tisches.
punto-not-higher = Zum Überlegen braucht es mehr Punkte, als die verdeckte Karte hat. Legen Sie sie anderswohin.
punto-not-touching = Die Karte muss eine andere berühren, an einer Seite oder Ecke. Legen Sie an oder über.
punto-too-wide = Alle Karten müssen in ein Quadrat von 6 × 6 passen. Legen Sie näher an die anderen.
punto-board-round = Durchgang { $round }
punto-board-aim = Reihe von { $needed } Karten
punto-board-target = { $target ->
    [one] ein Durchgang zum Sieg
   *[other] { $target } Durchgänge zum Sieg
 }
punto-board-pile = Stapel { $count }
punto-board-out = Aus dem Spiel
punto-board-neutral = Neutral
punto-board-legend = · frei, ² Höhe, ›‹ letzter Zug
punto-web-turn = legen Sie Ihre Karte
punto-web-help = Legen Sie Ihre Karte neben eine andere, an eine Seite oder Ecke, oder auf eine Karte mit weniger Punkten. Alle Karten passen in ein Quadrat von 6 × 6. Wer zuerst eine Reihe von 4 Karten seiner Farbe hat (zu zweit 5), gewinnt den Durchgang.
punto-web-board = Punto-Tisch
punto-web-hand = Ihre Karten
punto-web-choose-card = wählen Sie eine Karte
punto-web-round-row =
    { $count ->
        [one] Durchgang { $round }: { $who } gewinnt.
       *[other] Durchgang { $round }: { $who } gewinnen.
    }
punto-web-round-runs =
    { $count ->
        [one] Durchgang { $round }: Nichts passt mehr, { $who } gewinnt mit den meisten Reihen.
       *[other] Durchgang { $round }: Nichts passt mehr, { $who } gewinnen mit den meisten Reihen.
    }
punto-web-go-on = weiter zum nächsten Durchgang
punto-web-next-round = Nächster Durchgang
punto-web-card =
    { $colour ->
        [r] Rot
        [b] Blau
        [g] Grün
       *[y] Gelb
    } { $value }
punto-web-place-empty = Zeile { $row }, Spalte { $column }, leer
punto-web-place-free = Zeile { $row }, Spalte { $column }, frei
punto-web-place-card = Zeile { $row }, Spalte { $column }, { $card }
punto-web-place-pile = Zeile { $row }, Spalte { $column }, { $card }, { $height } Karten
punto-web-nothing = Auf dem Tisch liegt keine Karte.
punto-web-said-place =
    { $who ->
        [0] { $card } legen
       *[other] { $who } legt { $card }
    }.
punto-web-said-cover =
    { $who ->
        [0] { $card } auf { $under } legen
       *[other] { $who } legt { $card } auf { $under }
    }.
punto-web-round-drawn = Durchgang { $round }: Nichts passt mehr, niemand gewinnt.
punto-web-said-row =
    { $who ->
        [0] { $card } legen und die Reihe vollenden
       *[other] { $who } legt { $card }, vollendet die Reihe und gewinnt den Durchgang
    }.
punto-web-won = { $won }/{ $needed }
punto-web-left =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
punto-lesson-beside = Das ist Ihre Karte. Legen Sie sie an eine andere an: Eine Seite oder eine Ecke muss sich berühren.
punto-lesson-beside-done = Alle Karten müssen in ein Quadrat von 6 mal 6 passen, das niemand gezeichnet hat.
punto-lesson-cover = Eine höhere Karte darf auch auf eine andere. Überlegen Sie die grüne 5 mit Ihrer roten 8.
punto-lesson-cover-done = Überlegt wird immer eine Karte mit weniger Punkten, gleich welcher Farbe.
punto-lesson-break = Vorsicht: Der grünen Reihe fehlt nur noch eine Karte. Überlegen Sie eine grüne, um sie zu unterbrechen.
punto-lesson-break-done = Die Reihe ist unterbrochen. Überlegen heißt auch verteidigen.
punto-lesson-row = Zu zweit braucht es 5 Karten einer Farbe in Zeile, Spalte oder Diagonale. Vervollständigen Sie die rote Reihe.
punto-lesson-row-done = Fünf rote in einer Reihe: Der Durchgang ist gewonnen!
