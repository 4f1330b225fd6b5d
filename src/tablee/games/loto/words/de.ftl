loto-title = Loto Points Rouges
loto-tagline = Blaue Punkte werden rot: Wer die Figur vollendet, bekommt alle ihre Chips.
loto-option-mode = Zu mehreren oder allein als Patience
loto-option-seats = Anzahl der Spieler
loto-option-figure = Patience: die Figur mit 12 oder 16 Punkten, die gebaut wird; sonst wird sie ausgelost
loto-option-components = Die Figuren und Teile der Schachtel
loto-reason-no-jokers = keine Joker mehr
loto-reason-no-figures = keine Figur ist mehr übrig
loto-reason-stuck = alle passen, kein Vorrat
loto-reason-complete = die Figur ist gebaut
loto-reason-lost = der Vorrat ist leer und die 8 Teile reichen nicht

loto-figure-not-open = Diese Figur liegt nicht auf dem Tisch. Wählen Sie eine, die dort liegt.
loto-not-its-layout = So liegen die Punkte dieses Teils nicht. Drehen Sie es; gewendet wird es nicht.
loto-not-on-figure = Das Teil ragt über die Figur hinaus. Legen Sie es auf freie blaue Punkte.
loto-point-covered = Auf einem dieser Punkte liegt schon ein Chip. Legen Sie auf freie Punkte.
loto-piece-missing = Dieses Teil haben Sie nicht. Wählen Sie eines von Ihrem Bänkchen.
loto-other-figure = In einem Zug spielt man nur auf einer Figur. Machen Sie dort weiter oder beenden Sie den Zug.
loto-cannot-complete = Mehrere Teile legt man nur, um die Figur zu vollenden, und Ihre würden nicht reichen. Beenden Sie den Zug.
loto-nothing-placed = Legen Sie zuerst ein Teil oder einen Joker. Wenn nichts geht, passen Sie.
loto-must-complete = Sie haben mehrere Teile gelegt: Jetzt müssen Sie die Figur vollenden.
loto-turn-begun = Sie haben schon gelegt und können nicht mehr passen. Beenden Sie den Zug oder vollenden Sie die Figur.
loto-joker-held = Solange Sie einen Joker haben, können Sie nicht passen. Legen Sie ihn oder ein Teil.
loto-tile-fits = Eines Ihrer Teile passt auf eine Figur: Legen Sie es, statt auszusetzen.
loto-bag-empty = Der Vorrat ist leer: Sie können passen, aber nicht tauschen.
loto-patience-only = Das gibt es nur in der Patience. Beenden Sie den Zug oder passen Sie.
loto-table-only = In der Patience passt man nicht: Legen, nehmen oder tauschen Sie ein Teil.
loto-nothing-laid = Auf der Figur liegt kein Teil: Es gibt nichts zurückzunehmen.
loto-figure-begun = Getauscht wird nur bei leerer Figur. Nehmen Sie zuerst Ihre Teile zurück.
loto-no-more-swaps = Der Vorrat ist leer: Es wird nicht mehr getauscht.

loto-problem-total = es müssten insgesamt { $expected } Teile sein, es sind { $found }.
loto-problem-dots = ein Teil hat zwei oder drei Punkte, dieses { $found }; Joker zählen für sich.
loto-problem-same = gedreht ist das dasselbe Teil wie { $other }; dafür gibt es „copies“.
loto-problem-points = { $expected } Punkte sind angegeben, gezeichnet sind { $found }.
loto-problem-outside = Punkte liegen außerhalb des Rasters von { $size } × { $size }.
loto-problem-grid = es braucht { $size } Zeilen zu { $size } Zeichen, getrennt durch „/“.

loto-board-seat = Spieler { $seat }
loto-board-points = { $count } Punkte
loto-board-tiles = { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
}
loto-board-jokers = { $count } Joker
loto-board-tokens = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
loto-board-exchanges = { $count }-mal getauscht
loto-board-bag = Vorrat: { $count }
loto-board-waiting = Noch verdeckt: { $count }
loto-board-free = zu decken
loto-board-covered = gedeckt
loto-board-last = letzter Zug

web-option-loto-mode = Spielart
web-option-loto-table = Zu mehreren
web-option-loto-patience = Patience, allein
loto-web-turn = legen Sie ein Teil oder einen Joker
loto-web-help = Wählen Sie ein Teil, drehen Sie es nach Bedarf und berühren Sie den Punkt, auf den sein erster Punkt (der mit dem Ring) kommt. Mehrere legt man in einem Zug nur, um die Figur zu vollenden: Dann gehören Ihnen alle ihre Chips.
loto-web-board = Die Figuren
loto-web-hand = Ihre Teile und Joker
loto-web-choose-tile = wählen Sie zuerst ein Teil
loto-web-choose-point = berühren Sie den Punkt, auf den es kommt
loto-web-go-on = vollenden Sie die Figur oder beenden Sie den Zug
loto-web-complete = vollenden Sie die Figur
loto-web-only-end = nichts mehr zu legen, beenden Sie den Zug
loto-web-key-turn = Teil drehen
loto-web-turn-tile = Drehen
loto-web-exchange = Dieses Teil tauschen
loto-web-do-end = Zug beenden
loto-web-do-pass = Passen
loto-web-do-undo = Letztes Teil zurücknehmen
loto-web-figure = Figur { $letter }, { $left } von { $points } Punkten zu decken
loto-web-completable = Sie können sie jetzt vollenden
loto-web-covered = Figur { $letter }, Zeile { $row }, Spalte { $column }, gedeckt
loto-web-uncovered = Figur { $letter }, Zeile { $row }, Spalte { $column }, frei
loto-web-joker = Joker
loto-web-tile = Teil: { $look }
loto-web-line = Figur { $letter }: { $count ->
    [0] kein Punkt gedeckt
    [one] { $count } Punkt gedeckt, { $points }
   *[other] { $count } Punkte gedeckt, { $points }
}
loto-web-said-place =
    { $who ->
        [0] ein Teil auf Figur { $letter } legen
       *[other] { $who } legt ein Teil auf Figur { $letter }
    }.
loto-web-said-end =
    { $who ->
        [0] den Zug beenden
       *[other] { $who } beendet den Zug
    }.
loto-web-said-pass =
    { $who ->
        [0] passen
       *[other] { $who } passt
    }.
loto-web-said-undo =
    { $who ->
        [0] ein Teil zurücknehmen
       *[other] { $who } nimmt ein Teil zurück
    }.
loto-web-said-swap =
    { $who ->
        [0] ein Teil tauschen
       *[other] { $who } tauscht ein Teil
    }.
loto-web-only-pass = nichts passt: passen Sie, oder tauschen Sie ein Teil
loto-web-fits-nowhere = dieses Teil passt nirgends, wählen Sie ein anderes
loto-web-point = Zeile { $row } Spalte { $column }
loto-web-said-turn =
    { $who } legt { $count ->
        [one] ein Teil
       *[other] { $count } Teile
    } auf Figur { $letter }.
loto-web-said-joker =
    { $who ->
        [0] einen Joker auf Figur { $letter } legen
       *[other] { $who } legt einen Joker auf Figur { $letter }
    }.
loto-web-said-exchange =
    { $who ->
        [0] passen und ein Teil tauschen
       *[other] { $who } passt und tauscht ein Teil
    }.
loto-web-exchanges = getauscht
loto-lesson-place = Wählen Sie ein Teil von Ihrem Bänkchen und bedecken Sie damit blaue Punkte einer Figur. Drehen dürfen Sie es, wenden nicht.
loto-lesson-place-done = Ein roter Chip liegt auf jedem bedeckten Punkt.
loto-lesson-end = Meist legt man ein Teil pro Zug. Beenden Sie Ihren.
loto-lesson-end-done = Ihr Bänkchen wird aufgefüllt. Joker werden nicht ersetzt.
loto-lesson-several = Wer eine Figur vollenden kann, legt mehrere Teile in einem Zug. Eine Figur ist fast fertig: Bedecken Sie drei ihrer Punkte mit einem Teil.
loto-lesson-several-done = Ein Punkt fehlt noch. Sie haben begonnen: Nun muss die Figur fertig werden.
loto-lesson-complete = Ein Joker bedeckt jeden Punkt. Vollenden Sie die Figur.
loto-lesson-complete-done = Sie gewinnen alle Chips der Figur. Wer am Ende die meisten hat, gewinnt.
