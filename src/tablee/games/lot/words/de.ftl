lot-title = LOT
lot-tagline = Aller guten Dinge sind drei: drei Stapel in einer Reihe gewinnen.
lot-option-pie = Kuchenregel: nach dem ersten Zug darf der zweite Spieler die Farben tauschen
lot-reason-line = drei Stapel in einer Reihe
lot-reason-board-full = das Brett ist voll
lot-reason-no-pieces = kein Stein mehr im Vorrat
lot-cell-taken = Dieses Feld ist besetzt. Setzen Sie auf ein leeres.
lot-no-swap = Die Farben tauscht man nur gleich nach dem allerersten Stein, wenn der Tisch die Kuchenregel spielt. Setzen Sie einen Stein.
lot-line-missing = Hier ist keine Dreierreihe aus Ihren Steinen. Setzen Sie einfach Ihren Stein.
lot-line-must-stack = Sie bilden eine Dreierreihe: Wählen Sie den Stein, der bleibt und zum Stapel wird.
lot-web-turn = setzen Sie einen Stein
lot-web-help = Berühren Sie ein leeres Feld, um dort einen Stein zu setzen. Eine Dreierreihe? Wählen Sie den Stein, der bleibt: Er wird zum Stapel. Drei Stapel in einer Reihe gewinnen.
lot-web-board = LOT-Brett
lot-web-hand = Ihr Vorrat
lot-web-reserve =
    { $count ->
        [one] Vorrat: { $count } Stein
       *[other] Vorrat: { $count } Steine
    }
lot-web-swap = Farben tauschen
lot-web-choose-kept = wählen Sie den Stein, der bleibt
lot-web-choose-line = wählen Sie die Reihe
lot-web-light = hell
lot-web-dark = dunkel
lot-web-light-piece = heller Stein
lot-web-dark-piece = dunkler Stein
lot-web-light-stack = heller Stapel
lot-web-dark-stack = dunkler Stapel
lot-web-empty = { $cell }, leer
lot-web-cell = { $cell }, { $what }
lot-web-rank = Zeile { $rank }: { $cells }
lot-web-rank-empty = leer
lot-web-seat =
    { $stacks ->
        [0] { $colour }, 0 Stapel
       *[other] { $colour }, { $stacks } Stapel
    }
lot-web-said-swap =
    { $who ->
        [0] die Farben tauschen
       *[other] { $who } tauscht die Farben und nimmt die hellen Steine
    }.
lot-web-said-place =
    { $who ->
        [0] einen Stein auf { $cell } setzen
       *[other] { $who } setzt einen Stein auf { $cell }
    }.
lot-web-said-stack =
    { $who ->
        [0] einen Stein auf { $cell } setzen, Stapel auf { $kept }
       *[other] { $who } setzt einen Stein auf { $cell } und bildet einen Stapel auf { $kept }
    }.
lot-board-light = hell
lot-board-dark = dunkel
lot-board-piece = Stein
lot-board-stack = Stapel
lot-board-last = letzter Zug
lot-board-reserve = { $count } im Vorrat
lot-board-stacks =
    { $count ->
        [0] kein Stapel
       *[other] { $count } Stapel
    }
lot-lesson-line = Sie spielen die hellen Steine. Setzen Sie einen dritten ans Ende Ihrer beiden, und tippen Sie den an, der stehen bleibt.
lot-lesson-line-done = Drei Steine in einer Reihe werden zu einem Stapel: einer bleibt, die beiden anderen kommen in Ihren Vorrat zurück. Ein Stapel bewegt sich nie mehr.
lot-lesson-choice = Links haben Sie einen Stapel. Vervollständigen Sie die Spalte in der Mitte, und behalten Sie den Stein neben diesem Stapel.
lot-lesson-choice-done = Zwei Stapel nebeneinander! Welcher Stein bleibt, entscheidet oft die Partie.
lot-lesson-threat = Vorsicht: Der Gegner hat zwei Stapel nebeneinander. Finden Sie das Feld, auf dem der dritte entstünde, und besetzen Sie es.
lot-lesson-threat-done = Gut gesehen. Ein besetztes Feld bleibt besetzt: Die Drohung ist abgewehrt.
lot-lesson-win = Sie haben zwei Stapel nebeneinander. Machen Sie eine Dreierreihe, und behalten Sie den Stein, der sie fortsetzt.
lot-lesson-win-done = Drei Stapel in einer Reihe: gewonnen!
