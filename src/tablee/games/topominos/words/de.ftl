topominos-title = Topominos
topominos-tagline = Neun Fächer, durchsichtige Plättchen: nie Punkt auf Punkt.
topominos-option-seats = Anzahl der Spieler
topominos-option-rounds = Anzahl der Durchgänge
topominos-option-target = Zielpunkte: Die Partie endet mit dem Durchgang, in dem jemand sie erreicht, gleich nach wie vielen
topominos-option-opening-draw = Auslosung mit Plättchen: die meisten Punkte beginnen; sonst der erste Spieler
topominos-option-tiles = Satz der Plättchen
topominos-reason-empty = der Beutel und ein Ständer sind leer
topominos-reason-stuck = kein Plättchen lässt sich mehr legen
topominos-reason-passes = niemand legt mehr ein Plättchen
topominos-tile-missing = Dieses Plättchen haben Sie nicht. Wählen Sie eines von Ihrem Ständer.
topominos-dots-wrong = So liegen die Punkte dieses Plättchens nie. Drehen oder wenden Sie es.
topominos-dots-overlap = Ein Punkt läge auf einem anderen. Drehen Sie das Plättchen oder wählen Sie ein anderes Fach.
topominos-lower-equal = Sie haben dieses Plättchen zweimal: Nennen Sie das mit der kleineren Nummer.
topominos-one-compartment = Sie haben ein leeres Fach begonnen. Legen Sie nur dort weiter oder beenden Sie den Zug.
topominos-piles-only = Sie legen auf Stapel. Ein leeres Fach ist erst nach einem Neunerstapel offen.
topominos-nothing-placed = Sie haben noch nichts gelegt. Legen Sie ein Plättchen oder passen Sie.
topominos-already-placed = Sie haben schon gelegt und können nicht mehr passen. Legen Sie weiter oder beenden Sie den Zug.
topominos-bag-short = So viele Plättchen sind nicht im Beutel. Tauschen Sie weniger.
topominos-problem-grid = nötig sind drei Zeilen zu dreien, etwa „#../.#./...“ (# für einen Punkt).
topominos-problem-blank = ein Plättchen hat mindestens einen Punkt.
topominos-problem-order = die Nummern müssen aufsteigen.
topominos-problem-look = so liegen die Punkte dieses Plättchens in keiner Lage.
topominos-problem-overlap = ein Punkt verdeckt einen anderen.
topominos-problem-nine = ein Stapel mit neun Punkten wäre abgeräumt worden.
topominos-board-round = Durchgang { $round }
topominos-board-bag = Beutel { $count }
topominos-board-out = Abgeräumt { $count }
topominos-board-seat = Spieler { $seat }
topominos-board-points = Punkte
topominos-board-total = Gesamt
topominos-board-rack = Ständer
topominos-board-turn = Dieser Zug { $points }
topominos-board-free = leeres Fach oder Stapel
topominos-board-one = nur Fach { $compartment }
topominos-board-piles = nur begonnene Stapel
topominos-web-turn = legen Sie ein Plättchen oder passen Sie
topominos-web-help = Wählen Sie ein Plättchen, drehen oder wenden Sie es und berühren Sie ein Fach. Nie Punkt auf Punkt. Beginnen Sie ein leeres Fach oder legen Sie auf Stapel. Ein Neunerstapel verschwindet, und Sie legen weiter, wo Sie wollen.
topominos-web-board = Die neun Fächer
topominos-web-hand = Ihr Ständer
topominos-web-choose-tile = wählen Sie zuerst ein Plättchen
topominos-web-choose-well = berühren Sie ein Fach
topominos-web-turned = noch einmal berühren, um es so zu legen, oder das Plättchen drehen
topominos-web-choose-given = berühren Sie die Plättchen zum Tauschen
topominos-web-one-well = weiter im selben Fach, oder beenden Sie den Zug
topominos-web-piles = andere Stapel, oder beenden Sie den Zug
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
topominos-web-tile = Plättchen: { $look }
topominos-web-dot = Zeile { $row } Spalte { $column }
topominos-web-well =
    Fach { $well }: { $dots ->
        [one] { $dots } Punkt
       *[other] { $dots } Punkte
    }, { $tiles } Plättchen
topominos-web-well-empty = Fach { $well }: leer
topominos-web-said-place =
    { $who ->
        [0] ein Plättchen in Fach { $well } legen
       *[other] { $who } legt ein Plättchen in Fach { $well }
    }.
topominos-web-said-end =
    { $who ->
        [0] den Zug beenden
       *[other] { $who } beendet den Zug
    }.
topominos-web-said-pass =
    { $who ->
        [0] passen
       *[other] { $who } passt
    }.
topominos-web-said-exchange =
    { $who ->
        [0] passen und { $count } Plättchen tauschen
       *[other] { $who } passt und tauscht { $count } Plättchen
    }.
topominos-web-cancel = Abbrechen
topominos-web-only-end = nichts passt mehr, beenden Sie den Zug
topominos-web-only-pass = nichts passt: tauschen Sie Plättchen oder passen Sie
topominos-web-fits-nowhere = dieses Plättchen passt nirgends, wählen Sie ein anderes
topominos-web-said-round = Der Durchgang ist zu Ende: { $scores }.
topominos-web-said-turn = { $who } legt { $count } Plättchen.
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
topominos-alone =
    { $score ->
        [one] { $score } Punkt: { $reason }.
       *[other] { $score } Punkte: { $reason }.
    }
topominos-draw = Auslosung: { $drawn }.
topominos-web-draw = Gezogene Punkte: { $drawn }.
topominos-web-drew = { $who } ({ $dots })
