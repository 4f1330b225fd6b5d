loto-title = Loto Points Rouges
loto-tagline = Blaue Punkte werden rot: Wer die Figur vollendet, bekommt alles.
loto-option-mode = Partie zu mehreren (table) oder Patience für eine Person (patience)
loto-option-seats = Anzahl der Spieler
loto-option-figure = Patience: die Figur mit 12 oder 16 Punkten, die gebaut wird; sonst wird sie ausgelost
loto-option-components = Die Steine und Figuren der Schachtel
loto-reason-no-jokers = niemand hat mehr einen Joker
loto-reason-no-figures = keine Figur ist mehr übrig
loto-reason-stuck = alle haben gepasst und der Beutel ist leer
loto-reason-complete = die Figur ist gebaut
loto-reason-lost = der Beutel ist leer und die acht Steine reichen nicht

loto-figure-not-open = { $value }: Diese Figur liegt nicht auf dem Tisch.
loto-not-its-layout = { $value }: Dieser Stein deckt diese Punkte nicht, wie man ihn auch dreht (gewendet wird er nicht).
loto-not-on-figure = { $value }: Diese Punkte gehören nicht alle zur Figur.
loto-point-covered = { $value }: Einer dieser Punkte ist schon gedeckt.
loto-piece-missing = { $value }: Diesen Stein haben Sie nicht.
loto-other-figure = { $value }: In einem Zug spielt man nur auf einer Figur. Machen Sie dort weiter oder beenden Sie den Zug.
loto-cannot-complete = { $value }: Mehrere Steine legt man nur, um die Figur zu vollenden; mit dem, was Ihnen bliebe, ginge das nicht.
loto-nothing-placed = Legen Sie zuerst einen Stein; ohne Joker und ohne passenden Stein passen Sie.
loto-must-complete = Sie haben mehr als einen Stein gelegt: Jetzt müssen Sie die Figur vollenden.
loto-turn-begun = Sie haben schon gelegt und können nicht mehr passen. Beenden Sie den Zug oder vollenden Sie die Figur.
loto-joker-held = Solange Sie einen Joker haben, können Sie nicht passen.
loto-tile-fits = Einer Ihrer Steine passt: Sie können nicht passen.
loto-bag-empty = Der Beutel ist leer: Sie können passen, aber nicht tauschen.
loto-patience-only = { $value } gibt es nur in der Patience.
loto-table-only = { $value } gibt es in der Patience nicht.
loto-nothing-laid = Es gibt nichts zurückzunehmen: Kein Stein liegt auf der Figur.
loto-figure-begun = Getauscht wird nur bei leerer Figur: Nehmen Sie zuerst Ihre Steine zurück.
loto-no-more-swaps = Der Beutel ist leer: Es gibt keinen Tausch mehr.

loto-problem-total = es müssten insgesamt { $expected } Steine sein, es sind { $found }.
loto-problem-dots = ein Stein hat zwei oder drei Punkte, dieser { $found }; Joker zählen für sich.
loto-problem-same = gedreht ist das derselbe Stein wie { $other }; dafür gibt es „copies“.
loto-problem-points = { $expected } Punkte sind angegeben, gezeichnet sind { $found }.
loto-problem-outside = Punkte liegen außerhalb des Rasters von { $size } × { $size }.
loto-problem-grid = es braucht { $size } Reihen zu { $size } Zeichen, getrennt durch „/“.

loto-board-seat = Spieler { $seat }
loto-board-points = { $count } Punkte
loto-board-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
loto-board-jokers = { $count } Joker
loto-board-tokens = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
loto-board-exchanges = { $count ->
    [one] { $count } Tausch
   *[other] { $count } Tausche
}
loto-board-bag = Beutel: { $count }
loto-board-waiting = Noch verdeckt: { $count }
loto-board-free = zu decken
loto-board-covered = gedeckt
loto-board-last = letzter Zug

web-option-loto-mode = Spielart
web-option-loto-table = Zu mehreren
web-option-loto-patience = Patience, allein
loto-web-turn = legen Sie einen Stein oder einen Joker
loto-web-help = Wählen Sie einen Stein, drehen Sie ihn nach Bedarf und berühren Sie den Punkt, auf den sein erster Punkt (der mit dem Ring) kommt. Mehrere legt man in einem Zug nur, um die Figur zu vollenden: dann gehören Ihnen alle ihre Chips.
loto-web-board = Die Figuren
loto-web-hand = Ihre Steine und Joker
loto-web-choose-tile = wählen Sie zuerst einen Stein
loto-web-choose-point = berühren Sie den Punkt, auf den er kommt
loto-web-go-on = vollenden Sie die Figur oder beenden Sie den Zug
loto-web-complete = vollenden Sie die Figur
loto-web-only-end = beenden Sie den Zug
loto-web-key-turn = Stein drehen
loto-web-turn-tile = Drehen
loto-web-exchange = Diesen Stein tauschen
loto-web-do-end = Zug beenden
loto-web-do-pass = Passen
loto-web-do-undo = Letzten Stein zurücknehmen
loto-web-figure = Figur { $letter }, { $left } von { $points } Punkten zu decken
loto-web-completable = Sie können sie jetzt vollenden
loto-web-covered = { $letter } { $point }, gedeckt
loto-web-uncovered = { $letter } { $point }, zu decken
loto-web-joker = Joker
loto-web-tile = Stein { $tile }
loto-web-line = Figur { $letter }: gedeckt { $covered }
loto-web-said-place = { $who }: { $piece } auf Figur { $letter }, { $points }.
loto-web-said-end = { $who }: Zugende.
loto-web-said-pass = { $who }: gepasst.
loto-web-said-undo = { $who }: Stein zurückgenommen.
loto-web-said-swap = { $who }: Stein getauscht.
loto-web-exchanges = Tausche
loto-lesson-place = Wählen Sie ein Teil von Ihrem Bänkchen und bedecken Sie damit blaue Punkte einer Figur. Drehen dürfen Sie es, wenden nicht.
loto-lesson-place-done = Ein roter Chip liegt auf jedem bedeckten Punkt.
loto-lesson-end = Meist legt man ein Teil pro Zug. Beenden Sie Ihren.
loto-lesson-end-done = Ihr Bänkchen wird aufgefüllt. Joker werden nicht ersetzt.
loto-lesson-several = Wer eine Figur vollenden kann, legt mehrere Teile in einem Zug. Eine Figur ist fast fertig: Bedecken Sie drei ihrer Punkte mit einem Teil.
loto-lesson-several-done = Ein Punkt fehlt noch. Sie haben begonnen: Nun muss die Figur fertig werden.
loto-lesson-complete = Ein Joker bedeckt jeden Punkt. Vollenden Sie die Figur.
loto-lesson-complete-done = Sie gewinnen alle Chips der Figur. Wer am Ende die meisten hat, gewinnt.
