punto-title = Punto
punto-tagline = Die eigene Farbe in eine Reihe bringen, neben andere Karten oder darüber, in einem Quadrat, das niemand gezeichnet hat.
punto-option-seats = Zahl der Spieler
punto-option-teams = In Zweierteams (zu viert; zu sechst und zu acht immer)
punto-option-expert = Expertenvariante: jeder hält zwei Karten und wählt, welche er legt
punto-option-rounds-to-win = Runden zum Sieg
punto-reason-row = eine volle Reihe
punto-reason-runs = kein Platz mehr, und die besten Serien
punto-reason-rounds = zwanzig Runden ohne Sieger
punto-not-your-card = { $value }: diese Karte dürfen Sie jetzt nicht legen.
punto-first-card = { $value }: die erste Karte einer Runde kommt in die Mitte, auf 0,0.
punto-not-higher = { $value }: nur eine Karte mit echt kleinerem Wert darf überdeckt werden.
punto-not-touching = { $value }: die Karte muss eine andere berühren, an einer Seite oder einer Ecke.
punto-too-wide = { $value }: alle Karten müssen in ein Quadrat von 6 mal 6 passen.
punto-board-round = Runde { $round }
punto-board-aim = { $needed } in einer Reihe · { $target ->
    [one] eine Runde genügt
   *[other] { $target } Runden zum Sieg
 }
punto-board-pile = Stapel { $count }
punto-board-out = Aus dem Spiel
punto-board-neutral = Neutral
punto-board-legend = · frei, ² Höhe, ›‹ letzter Zug
punto-web-turn = legen Sie Ihre Karte
punto-web-help = Legen Sie die aufgedeckte Karte neben eine andere, an eine Seite oder Ecke, oder auf eine kleinere. Alle Karten passen in ein Quadrat von sechs mal sechs. Wer zuerst genug Karten einer Farbe in einer Reihe hat, gewinnt die Runde.
punto-web-board = Punto-Tisch
punto-web-hand = Ihre Karten
punto-web-choose-card = wählen Sie eine Karte
punto-web-round-over = Runde { $round } ist zu Ende
punto-web-next-round = Nächste Runde
punto-web-card =
    { $colour ->
        [r] Rot
        [b] Blau
        [g] Grün
       *[y] Gelb
    } { $value }
punto-web-place-empty = { $place }, leer
punto-web-place-free = { $place }, frei
punto-web-place-card = { $place }, { $card }
punto-web-place-pile = { $place }, { $card }, { $height } Karten
punto-web-nothing = Auf dem Tisch liegt keine Karte.
punto-web-said-place = { $who }: { $card } auf { $place }.
punto-web-said-cover = { $who }: { $card } auf { $place }, über { $under }.
punto-web-won = { $won }/{ $needed }
punto-web-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
punto-lesson-beside = Das ist Ihre Karte. Legen Sie sie an eine andere an: Eine Seite oder eine Ecke muss sich berühren.
punto-lesson-beside-done = Alle Karten müssen in ein Quadrat von 6 mal 6 passen, das niemand gezeichnet hat.
punto-lesson-cover = Eine höhere Karte darf auch auf eine andere. Überlegen Sie die grüne 5 mit Ihrer roten 8.
punto-lesson-cover-done = Überlegt wird immer eine Karte mit weniger Punkten, gleich welcher Farbe.
punto-lesson-break = Vorsicht: Der grünen Reihe fehlt nur noch eine Karte. Überlegen Sie eine grüne, um sie zu unterbrechen.
punto-lesson-break-done = Die Reihe ist unterbrochen. Überlegen heißt auch verteidigen.
punto-lesson-row = Zu zweit braucht es 5 Karten einer Farbe in Zeile, Spalte oder Diagonale. Vervollständigen Sie die rote Reihe.
punto-lesson-row-done = Fünf rote in einer Reihe: Der Durchgang ist gewonnen!
