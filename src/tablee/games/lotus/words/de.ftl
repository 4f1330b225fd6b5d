lotus-title = Lotus
lotus-tagline = Je höher der Stapel, desto weiter zieht sein oberster Stein: Bringen Sie alle Ihre ins Ziel.
lotus-option-seats = Anzahl der Spieler
lotus-option-expert = Expertenvariante: ohne freien Stein wird gepasst; zu zweit beginnt der erste Spieler mit zwei Zügen
lotus-option-springboard = Sprungfeld: der Stein muss weiter, oder er darf dort bleiben
lotus-option-double-opening = Erster Zug mit zwei Steinen (zu zweit)
lotus-option-double-pieces = Diese zwei Züge: mit beliebigen Steinen oder mit zwei verschiedenen
web-option-lotus-springboard = Sprungfeld
web-option-lotus-must = Der Stein zieht weiter
web-option-lotus-may = Der Spieler wählt
web-option-lotus-double_opening = Zwei Steine im ersten Zug (zu zweit)
web-option-lotus-expert = Bei Experten
web-option-lotus-always = Immer
web-option-lotus-never = Nie
web-option-lotus-double_pieces = Die beiden Züge zu Beginn
web-option-lotus-any = Derselbe Stein erlaubt
web-option-lotus-two = Zwei verschiedene Steine
lotus-option-track = Spielplan
lotus-reason-home = alle Steine sind im Ziel
lotus-no-piece = Auf diesem Feld steht kein Stein. Wählen Sie einen Stapel, auf dem Ihr Stein oben steht.
lotus-covered = Ihr Stein steht unter einem anderen. Wählen Sie einen freien Stein: allein oder oben auf einem Stapel.
lotus-not-yours = Dieser Stein gehört Ihnen nicht. Sie haben einen freien Stein: Rücken Sie ihn vor.
lotus-backwards = Zurück geht es nie. Rücken Sie zum Ziel hin vor.
lotus-other-entry = Dieses Feld gehört zum anderen Eingang. Der Stein bleibt auf seinem.
lotus-wrong-distance = Ein Stein rückt so viele Felder vor, wie sein Stapel Steine hat. Berühren Sie das leuchtende Feld.
lotus-springboard = Auf der Blüte bleibt kein Stein: Er rückt noch einmal um ebenso viele Felder vor.
lotus-no-pass = Sie haben einen freien Stein: Rücken Sie ihn vor. Man passt nur ohne freien Stein.
lotus-must-pass = Sie haben keinen freien Stein: Unter Experten passen Sie.
lotus-same-piece = Zu Beginn zieht beim zweiten Mal ein anderer Stein: Nehmen Sie einen vom Start, oder passen Sie.
lotus-problem-letter = der Buchstabe „s“ steht schon für die Startstapel.
lotus-problem-fields = der Spielplan hätte mehr als { $most } Felder.
lotus-problem-pieces = auf dem Tisch lägen mehr als { $most } Steine.
lotus-problem-springboard = auf dem Sprungfeld bleibt kein Stein.
lotus-problem-empty = leere Felder werden weggelassen.
lotus-board-start = Start
lotus-board-home = Ziel
lotus-board-legend = ❶ oberster Stein · ×3 Höhe · ✿ Sprungfeld · ›7‹ letzter Zug
lotus-web-turn = rücken Sie einen Stein vor
lotus-web-help = Berühren Sie einen Stapel, auf dem Ihr Stein oben steht, dann das Feld, das leuchtet. Der Stein rückt so viele Felder vor, wie sein Stapel hoch ist. Die rote Blüte schickt ihn noch einmal weiter.
lotus-web-choose-place = berühren Sie das leuchtende Feld
lotus-web-must-pass = kein freier Stein, passen Sie
lotus-web-board = Lotus-Teich
lotus-web-hand = Gewählter Stapel
lotus-web-pass = Passen
lotus-web-pile-from-top = Von oben:
lotus-web-home = Ziel
lotus-web-home-short = Ziel
lotus-web-flower = Sprungfeld, rote Blüte
lotus-web-field-empty = Feld { $field }, leer
lotus-web-field =
    { $count ->
        [one] Feld { $field }, ein Stein von { $who }
       *[other] Feld { $field }, Stapel von { $count }; oben { $who }, darunter { $below }
    }
lotus-web-start-pile =
    { $count ->
        [one] Start von { $who }, { $count } Stein
       *[other] Start von { $who }, Stapel von { $count }
    }
lotus-web-seat = { $home } im Ziel
lotus-web-said-shore = Steine von { $who }: am Start { $piles }; im Ziel { $home }
lotus-web-said-pass =
    { $who ->
        [0] passen
       *[other] { $who } passt
    }.
lotus-web-said-home =
    { $who ->
        [0] einen Stein ins Ziel bringen
       *[other] { $who } bringt einen Stein ins Ziel
    }.
lotus-web-said-move =
    { $who ->
        [0] einen Stein von Feld { $from } auf Feld { $to } vorrücken
       *[other] { $who } rückt einen Stein von Feld { $from } auf Feld { $to } vor
    }.
lotus-web-entry = { $field } { $entry ->
    [l] links
    [r] rechts
   *[other] ({ $entry })
}
lotus-web-blocked = kein freier Stein: rücken Sie einen anderen vor oder passen Sie
lotus-web-said-start =
    { $who ->
        [0] einen Stein vom Start auf Feld { $to } vorrücken
       *[other] { $who } rückt einen Stein vom Start auf Feld { $to } vor
    }.
lotus-lesson-height = Ein Stein zieht so viele Felder weit, wie sein Stapel hoch ist. Tippen Sie Ihren Dreierstapel am Start an, dann ein leuchtendes Feld.
lotus-lesson-height-done = Drei Steine im Stapel: drei Felder. Jetzt sind es noch zwei, der nächste zieht also zwei Felder.
lotus-lesson-cover = Nur der oberste Stein darf ziehen. Ziehen Sie den von Ihrem Zweierstapel.
lotus-lesson-cover-done = Ihr Stein liegt auf dem des Gegners: Der kommt nicht weg, solange Sie darauf bleiben.
lotus-lesson-flower = Die rote Blume ist das Sprungfeld. Ziehen Sie den obersten Stein des Dreierstapels: Er landet genau darauf.
lotus-lesson-flower-done = Das Sprungfeld hat ihn noch einmal so weit geschickt.
lotus-lesson-home = Bringen Sie Ihren vordersten Stein ins Ziel. Er muss es nicht genau treffen.
lotus-lesson-home-done = Im Ziel! Wer als Erster alle Steine dort hat, gewinnt.
lotus-lesson-blocked = Alle Ihre Steine sind bedeckt: kein freier Stein. Ziehen Sie also einen des Gegners, um freizukommen.
lotus-lesson-blocked-done = Ohne freien Stein zieht man einen gegnerischen oder setzt aus. Das Wichtigste können Sie nun!
