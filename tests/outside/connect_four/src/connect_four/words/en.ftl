connect_four-title = Connect Four
connect_four-tagline = Drop your discs: four of them in a line win.
connect_four-option-columns = Columns of the grid
connect_four-reason-line = four in a line
connect_four-reason-grid-full = the grid is full
connect_four-column-full = Column { $value } is full.
connect_four-board-seat-1 = ● player 1
connect_four-board-seat-2 = ○ player 2
connect_four-web-turn = drop a disc
connect_four-web-help = Touch a column to drop a disc into it. Four of yours in a line win.
connect_four-web-board = The grid
connect_four-web-column =
    { $count ->
        [one] Column { $column }, { $count } disc
       *[other] Column { $column }, { $count } discs
    }
connect_four-web-said =
    { $who ->
        [0] drop a disc into column { $column }
       *[other] { $who } drops a disc into column { $column }
    }.
