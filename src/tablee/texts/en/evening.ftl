# An evening: many tables, several rounds, one standing.

evening-unknown = There is no evening “{ $value }”.
evening-host-only = Only the host of the evening can do that.
evening-over = The evening is over. The host can open it again.
evening-no-player = That player is not part of the evening.
evening-not-you = You decide for yourself, and the host for everybody.
evening-teams = An evening of teams has two teams at least; other evenings have none.
evening-no-team = That team is not part of the evening.
evening-no-bots = At real tables the computer does not play.
evening-no-game = That game is not on the shelf: play it with its box, at a real table.
evening-size = This game cannot be played by { $value } or fewer.
evening-too-late = The knock-out has begun: nobody enters after the first round.
evening-full = The evening is full: { $value } players at most.
evening-name-taken = Somebody is called “{ $value }” already. Add a letter.
evening-round-made = That round has begun already.
evening-round-open = Some results are missing. Complete the round, then begin the next.
evening-most-rounds = An evening has { $value } rounds at most.
evening-too-few = At least two players must be present.
evening-done = Everybody has met, or one player is left: the evening can end.
evening-not-last = Only the last round can be called off.
evening-has-result = This table has a result already. The host can correct it.
evening-no-result = This table has no result yet: enter it first.
evening-no-table = That table is not part of the evening.
evening-scores = { $expected } scores are needed, one per player, not { $value }.

## The file for a spreadsheet

evening-csv-rank = Rank
evening-csv-player = Player
evening-csv-team = Team
evening-csv-games = Games
evening-csv-round = Round
evening-csv-table = Table
evening-csv-game = Game
evening-csv-score = Score
evening-csv-points = Points

## What decides

evening-web-criterion-points = Points
evening-web-criterion-opponents = Opponents’ points
evening-web-criterion-direct = Points among equals
evening-web-criterion-wins = Wins
evening-web-criterion-score = Total score
evening-web-criterion-best = Best score
evening-web-criterion-rounds = Rounds survived

## The page of an evening

evening-web-new = Host an evening
evening-web-new-lead = Several tables, several rounds, one standing. Online or with the boxes.
evening-web-known = Your evenings
evening-web-name = Name of the evening
evening-web-name-usual = Games night
evening-web-form = Form
evening-web-form-swiss = Swiss system
evening-web-form-round-robin = Everybody meets everybody
evening-web-form-knock-out = Knock-out
evening-web-form-sum = Scores add up
evening-web-form-teams = Teams
evening-web-about-swiss = In every round you meet somebody who stands where you do, and never the same person twice if that is possible.
evening-web-about-round-robin = Everybody meets everybody once.
evening-web-about-knock-out = The better half of every table goes on, to the last one.
evening-web-about-sum = Tables are drawn for every round. The scores of the games make the total.
evening-web-about-teams = You meet the other teams, never your own if that is possible.
evening-web-where = You play…
evening-web-where-online = on screens
evening-web-where-boxes = with the boxes, at real tables
evening-web-games = Games, one per round in turn
evening-web-other-game = Another game (its name)
evening-web-most = Players per table, at most
evening-web-options-of = { $game }: how it is played
evening-web-fill = The computer plays with whoever has no opponent
evening-web-minutes = Length of a round
evening-web-minutes-none = the next round waits for your button
evening-web-minutes-n = { $minutes } min
evening-web-rounds = Number of rounds (empty: as many as needed)
evening-web-team-n = Team { $number }
evening-web-names = Who plays? One name per line, or later.
evening-web-open = Open the evening
evening-web-no-game = Choose one game at least.

evening-web-players = Players
evening-web-players-none = Nobody yet. Add names, or share the code.
evening-web-add = Add players
evening-web-add-go = Add
evening-web-enter = Play tonight
evening-web-enter-too = I play too
evening-web-enter-go = Sign up
evening-web-you = you
evening-web-team = Team
evening-web-since = comes for round { $round }
evening-web-gone = has left
evening-web-link-of = Link of { $name }
evening-web-link = Link
evening-web-link-note = This link is personal: whoever has it plays for { $name }.
evening-web-leave-of = { $name } leaves
evening-web-leave = Leaves
evening-web-leave-title = { $name } leaves?
evening-web-leave-note = The computer finishes their game. The standing keeps their points.
evening-web-leave-go = Yes, leaves
evening-web-return-of = { $name } comes back
evening-web-return = Comes back
evening-web-stay = No, stays
evening-web-leave-own = Leave

evening-web-round = This round
evening-web-round-n = Round { $number }
evening-web-round-of = Round { $number } of { $most }
evening-web-round-none = No round yet.
evening-web-round-which = Show another round
evening-web-table-n = Table { $place }
evening-web-bot = Computer
evening-web-byes = Without an opponent: { $names }
evening-web-next-at = Next round at { $time }
evening-web-sit = To your table
evening-web-sit-at = To your table: table { $place }
evening-web-watch = Watch
evening-web-watch-at = Watch table { $place }
evening-web-result = Result
evening-web-result-at = Enter the result of table { $place }
evening-web-correct = Correct
evening-web-correct-at = Correct table { $place }
evening-web-result-note = One score per player; the highest wins. Without scores: 1 for who wins, 0 for the others.
evening-web-correct-note = The former result stays visible under the standing.
evening-web-score-of = Score of { $name }
evening-web-keep = Save
evening-web-by-clock = a draw: the time was over
evening-web-begin = Begin round { $number }
evening-web-drop = Call the round off
evening-web-drop-title = Call round { $number } off?
evening-web-drop-note = Its tables and its results no longer count.
evening-web-drop-go = Yes, call it off
evening-web-drop-keep = No, keep it
evening-web-end = End the evening
evening-web-end-title = End the evening?
evening-web-end-note = The standing is final. You can open it again.
evening-web-end-go = Yes, end it
evening-web-end-keep = No, go on
evening-web-reopen = Open the evening again
evening-web-closed = The evening is over.
evening-web-winner = { $names }: well played!

evening-web-standing = Standing
evening-web-standing-teams = Teams
evening-web-rank = Rank
evening-web-player = Player
evening-web-games-played = Games
evening-web-mean = Points per player
evening-web-why-swiss = The first of a table gets 1 point, the last none, the others in between. Without an opponent: 1 point. Between equals: the points of the opponents met, then wins, then the total score.
evening-web-why-teams = The first of a table gets 1 point, the last none, the others in between. A team counts the mean of its players. Between equals: the points of the opponents met, then wins, then the total score.
evening-web-why-round-robin = The first of a table gets 1 point, the last none, the others in between. Between equals: the points won among them, then wins, then the total score.
evening-web-why-knock-out = First the number of rounds survived. The better half of a table goes on; between equals, whoever signed up first. Then points, then the total score.
evening-web-why-sum = The sum of all scores. Without an opponent: the mean of the round. Between equals: wins, then the best score.
evening-web-corrections = Corrections by the host
evening-web-correction = { $time }, round { $round }, table { $place }: { $before } becomes { $after }

evening-web-share = Invite
evening-web-share-note = With this link or code, everybody signs up and follows the evening.
evening-web-code = Code
evening-web-tv = Big screen
evening-web-print = Print
evening-web-csv-standing = Standing (CSV)
evening-web-csv-results = Results (CSV)
evening-web-json = Everything (JSON)
evening-web-more = Keep and share
evening-web-missing = There is no such evening, or no longer.

## In the terminal

evening-cli-help = The evenings of this house, their standings.
evening-cli-about = Alone, the evenings; with an evening, its standing, or a file for a spreadsheet with --csv.
evening-cli-metavar = EVENING
evening-cli-csv = Write the standing or the results as CSV.
evening-cli-none = There is no evening yet.
evening-cli-row = { $id }  { $name }: { $players } players, { $rounds } rounds
