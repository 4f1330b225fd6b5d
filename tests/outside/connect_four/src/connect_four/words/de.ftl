connect_four-title = Vier gewinnt
connect_four-tagline = Werft eure Steine ein: vier in einer Linie gewinnen.
connect_four-option-columns = Spalten des Gitters
connect_four-reason-line = vier in einer Linie
connect_four-reason-grid-full = das Gitter ist voll
connect_four-column-full = Spalte { $value } ist voll.
connect_four-board-seat-1 = ● Spieler 1
connect_four-board-seat-2 = ○ Spieler 2
connect_four-web-turn = werft einen Stein ein
connect_four-web-help = Berühre eine Spalte, um einen Stein einzuwerfen. Vier eigene in einer Linie gewinnen.
connect_four-web-board = Das Gitter
connect_four-web-column =
    { $count ->
        [one] Spalte { $column }, { $count } Stein
       *[other] Spalte { $column }, { $count } Steine
    }
connect_four-web-said =
    { $who ->
        [0] einen Stein in Spalte { $column } werfen
       *[other] { $who } wirft einen Stein in Spalte { $column }
    }.
