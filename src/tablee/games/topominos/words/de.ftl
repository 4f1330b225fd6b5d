topominos-title = Topominos
topominos-tagline = Neun Fächer, durchsichtige Plättchen: nie Punkt auf Punkt.
topominos-option-seats = Anzahl der Spieler
topominos-option-rounds = Anzahl der Runden
topominos-option-target = Zielpunkte: die Partie endet mit der Runde, in der jemand sie erreicht, gleich nach wie vielen Runden
topominos-option-tiles = Satz der Plättchen
topominos-reason-empty = der Beutel und eine Bank sind leer
topominos-reason-stuck = kein Plättchen lässt sich mehr legen
topominos-reason-passes = alle haben zweimal nacheinander gepasst
topominos-tile-missing = { $value }: dieses Plättchen liegt nicht auf Ihrer Bank.
topominos-dots-wrong = { $value }: so liegen die Punkte dieses Plättchens in keiner Lage.
topominos-dots-overlap = { $value }: ein Punkt würde einen anderen verdecken.
topominos-lower-equal = { $value }: Sie haben das gleiche Plättchen mit kleinerer Nummer; dieses wird genannt.
topominos-one-compartment = { $value }: Sie haben ein leeres Fach begonnen; legen Sie nur dort weiter oder beenden Sie den Zug.
topominos-piles-only = { $value }: Sie ergänzen Stapel; ein leeres Fach ist erst nach einem Neunerstapel offen.
topominos-nothing-placed = Sie haben in diesem Zug nichts gelegt: Legen Sie ein Plättchen oder passen Sie.
topominos-already-placed = { $value }: Sie haben schon ein Plättchen gelegt; passen kann man nur zu Beginn des Zuges.
topominos-bag-short = { $value }: so viele Plättchen sind nicht im Beutel.
topominos-problem-grid = nötig sind drei Reihen zu dreien, etwa „#../.#./...“ (# für einen Punkt).
topominos-problem-blank = ein Plättchen hat mindestens einen Punkt.
topominos-problem-order = die Nummern müssen aufsteigen.
topominos-problem-look = so liegen die Punkte dieses Plättchens in keiner Lage.
topominos-problem-overlap = ein Punkt verdeckt einen anderen.
topominos-problem-nine = ein Stapel mit neun Punkten wäre abgeräumt worden.
topominos-board-round = Runde { $round }
topominos-board-bag = Beutel { $count }
topominos-board-out = Abgeräumt { $count }
topominos-board-seat = Spieler { $seat }
topominos-board-points = Punkte
topominos-board-total = Gesamt
topominos-board-rack = Bank
topominos-board-turn = Dieser Zug { $points }
topominos-board-free = leeres Fach oder Stapel
topominos-board-one = nur Fach { $compartment }
topominos-board-piles = nur begonnene Stapel
topominos-web-turn = legen Sie ein Plättchen oder passen Sie
topominos-web-help = Wählen Sie ein Plättchen, drehen oder wenden Sie es und berühren Sie ein Fach. Nie Punkt auf Punkt. Entweder ein leeres Fach oder begonnene Stapel; ein Neunerstapel verschwindet, und alles ist wieder offen.
topominos-web-board = Die neun Fächer
topominos-web-hand = Ihre Bank
topominos-web-choose-tile = wählen Sie zuerst ein Plättchen
topominos-web-choose-well = berühren Sie ein Fach
topominos-web-turned = noch einmal berühren, um es so zu legen, oder das Plättchen drehen
topominos-web-choose-given = wählen Sie die Plättchen zum Tauschen
topominos-web-one-well = weiter in Fach { $well }, oder beenden Sie den Zug
topominos-web-piles = weiter auf anderen Stapeln, oder beenden Sie den Zug
topominos-web-key-turn = Plättchen drehen
topominos-web-key-over = Plättchen wenden
topominos-web-turn-tile = Drehen
topominos-web-turn-over = Wenden
topominos-web-end = Zug beenden
topominos-web-pass = Passen
topominos-web-exchange = Tauschen…
topominos-web-give =
    { $count ->
        [one] { $count } Plättchen tauschen
       *[other] { $count } Plättchen tauschen
    }
topominos-web-tile = Plättchen { $tile }: { $look }
topominos-web-dot = Reihe { $row } Spalte { $column }
topominos-web-well =
    Fach { $well }: { $dots ->
        [one] { $dots } Punkt
       *[other] { $dots } Punkte
    }, { $tiles } Plättchen
topominos-web-well-empty = Fach { $well }: leer
topominos-web-said-place =
    { $who }: { $dots ->
        [one] { $dots } Punkt
       *[other] { $dots } Punkte
    } in Fach { $well }.
topominos-web-said-end = { $who }: Zugende.
topominos-web-said-pass = { $who }: gepasst.
topominos-web-said-exchange = { $who }: Plättchen getauscht.
topominos-web-seat = { $count } Plättchen
topominos-web-seat-total = { $count } Plättchen, gesamt { $total }
topominos-lesson-start = Wählen Sie ein Plättchen von Ihrem Ständer und legen Sie es in ein leeres Fach. Sie dürfen es drehen und wenden.
topominos-lesson-start-done = Ein Zug gilt entweder einem leeren Fach oder begonnenen Stapeln. Es zählen die Punkte Ihrer Stapel.
topominos-lesson-pile = Legen Sie ein Plättchen auf den Stapel in der Mitte: nie Punkt auf Punkt.
topominos-lesson-pile-done = Alle Punkte des Stapels zählen für Sie, auch die darunter.
topominos-lesson-nine = Der Stapel in der Mitte hat 8 Punkte. Finden Sie das Plättchen, das ihn vollmacht.
topominos-lesson-nine-done = Ein Neunerstapel! Er verschwindet, bringt 9 Punkte, und Sie dürfen wieder legen, wo Sie wollen.
topominos-lesson-end = Sie könnten weiterlegen. Beenden Sie diesmal den Zug.
topominos-lesson-end-done = Ihr Ständer wird aufgefüllt, dann ist der Gegner dran. Punkte, die am Ende auf Ihrem Ständer bleiben, zählen gegen Sie.
