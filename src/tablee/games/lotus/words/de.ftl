lotus-title = Lotus
lotus-tagline = Je höher der Stapel, desto weiter zieht sein oberster Stein: Bringen Sie alle Ihre ins Ziel.
lotus-option-seats = Anzahl der Spieler
lotus-option-expert = Expertenvariante: ohne freien Stein wird gepasst; zu zweit beginnt der erste Spieler mit zwei Zügen
lotus-option-track = Spielplan
lotus-reason-home = alle Steine sind im Ziel
lotus-no-piece = { $value }: dort liegt kein Stein.
lotus-covered = { $value }: Ihr Stein ist verdeckt; nur der oberste Stein eines Stapels darf ziehen.
lotus-not-yours = { $value }: dieser Stein gehört Ihnen nicht, und Sie haben noch einen freien.
lotus-backwards = { $value }: gezogen wird nur zum Ziel hin, nie zurück.
lotus-other-entry = { $value }: diese Felder gehören zu einem anderen Eingang.
lotus-wrong-distance = { $value }: ein Stein zieht so viele Felder weit, wie der Stapel, den er verlässt, Steine hat.
lotus-springboard = { $value }: niemand bleibt auf dem Sprungbrett; der Stein zieht noch einmal ebenso weit.
lotus-no-pass = Sie haben einen freien Stein: Sie müssen ziehen.
lotus-must-pass = { $value }: unter Experten passt, wer keinen freien Stein hat.
lotus-problem-letter = der Buchstabe „s“ steht schon für die Startstapel.
lotus-problem-fields = der Spielplan hätte mehr als { $most } Felder.
lotus-problem-pieces = auf dem Tisch lägen mehr als { $most } Steine.
lotus-problem-springboard = auf dem Sprungbrett bleibt kein Stein.
lotus-problem-empty = leere Felder werden weggelassen.
lotus-board-start = Start
lotus-board-home = Ziel
lotus-board-legend = ❶ oberster Stein · ×3 Höhe · ✿ Sprungbrett · ›7‹ letzter Zug
lotus-web-turn = ziehen Sie einen Stein
lotus-web-help = Berühren Sie einen Stapel, auf dem Ihr Stein oben liegt: Das Zielfeld leuchtet auf, berühren Sie es. Ein Stein zieht so viele Felder, wie sein Stapel hoch ist. Die Blüte schickt ihn noch einmal weiter.
lotus-web-choose-place = berühren Sie das Zielfeld
lotus-web-must-pass = kein freier Stein, passen Sie
lotus-web-board = Lotus-Teich
lotus-web-hand = Gewählter Stapel
lotus-web-pass = Passen
lotus-web-pile-from-top = Von oben:
lotus-web-home = Ziel
lotus-web-home-short = Ziel
lotus-web-flower = { $field }, Sprungbrett
lotus-web-field-empty = { $field }, leer
lotus-web-field =
    { $count ->
        [one] { $field }, ein Stein von { $who }
       *[other] { $field }, Stapel von { $count }; oben { $who }, darunter { $below }
    }
lotus-web-start-pile =
    { $count ->
        [one] Start von { $who }, { $count } Stein
       *[other] Start von { $who }, Stapel von { $count }
    }
lotus-web-seat =
    { $home ->
        [0] keiner im Ziel
        [one] { $home } im Ziel
       *[other] { $home } im Ziel
    }
lotus-web-said-shore = { $who }: am Start { $piles }; im Ziel { $home }
lotus-web-said-pass = { $who }: gepasst.
lotus-web-said-home = { $who }: ein Stein kommt ins Ziel, von { $from }.
lotus-web-said-move = { $who }: von { $from } nach { $to }.
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
