// Written by tools/page_types.py from the OpenAPI document: do not edit.

/** The host enters people by name. */
export interface AddPlayers {
  names: string[];
  team?: number | null;
  key?: string | null;
}

/** Ask a bot what to do in a view that belongs to no table, or to one in another house. */
export interface Advise {
  view: Record<string, any>;
}

/** What a bot makes of a record of a game that is over, wherever it was played. To be asked again until it is ready, like that of a table. */
export interface AnalyseRecord {
  record: Record<string, any>;
}

/** What a bot makes of a game that is over, `done` of `moves` so far, and the moves that cost most, the costliest first. */
export interface Analysis {
  ready: boolean;
  done: number;
  moves: number;
  verdicts: VerdictShown[];
  costliest: VerdictShown[];
}

/** The program: accept to play at a table, or decline. */
export interface AnswerChallenge {
  accept: boolean;
  key?: string | null;
}

/** The code of a table, for whoever has its link. */
export interface AskCode {
}

/** The four letters that lead to the evening. */
export interface AskEveningCode {
}

/** Ask a bot what to do, for a seat of one's own. */
export interface AskHint {
  seat: number;
}

/** Agree to play again, from a seat of one's own. */
export interface AskRematch {
  seat: number;
  key?: string | null;
}

/** Whether the table has gone to a device or to a server, and the table that goes on there. */
export interface AwayShown {
  to: "device" | "server";
  table: string;
}

/** A backup in the data folder of the server: its name there, and what it holds. */
export interface BackupMade {
  file: string;
  tables: number;
  events: number;
}

/** A bot of a level, on the same scale. */
export interface BotEntry {
  level: number;
  points: number;
}

/** A table on its way: the one it was, its record, seed included, who decided on each move, and what else was agreed on. */
export interface Carried {
  table: string;
  record: Record<string, any>;
  by: ("bot" | "clock" | "person")[];
  seats: CarriedSeat[];
  absence?: number | null;
  turn_seconds?: number | null;
}

/** Who sits there: whoever carries the table, a bot, or nobody yet (`link`). */
export interface CarriedSeat {
  kind: "bot" | "here" | "link";
  name?: string | null;
  level?: number | null;
}

/** What a program has answered: with a token, it has a seat there. */
export interface ChallengeAnswered {
  table: string;
  token: string | null;
}

/** Ask a program that is ready for a game of two. Sent again with the same key, it gives the token of the same table; the key is as secret as that. */
export interface ChallengeProgram {
  game: string;
  key: string;
  name?: string | null;
}

/** To a program: somebody wants to play. It is answered under the name of the table. */
export interface Challenged {
  table: string;
  game: string;
  names: string[];
}

/** Leave, or come back: oneself, or as the host says. The host also moves people to teams. */
export interface ChangePlayer {
  present?: boolean | null;
  team?: number | null;
  key?: string | null;
}

/** Change what holds for the house; what is left out stays. `notice`: shown to everybody until there is another, none if it is empty. `messages`: whether they can be sent. `keep_days`: after so many an untouched table is deleted; 0: never. */
export interface ChangeRules {
  notice?: string | null;
  messages?: boolean | null;
  keep_days?: number | null;
}

/** Rename a seat of one's own; the host: say who an empty seat waits for, and with the kind `link` free one whose person has gone without a move. */
export interface ChangeSeat {
  kind?: "bot" | "here" | "link" | null;
  level?: number | null;
  name?: string | null;
  key?: string | null;
}

/** Whether a game can be played with these options, component sets included, and what may be chosen beside them. */
export interface CheckOptions {
  options?: Record<string, any>;
}

/** With a token of the table before, ask for the token of its rematch. */
export interface ClaimSeats {
}

/** A numbered clause of the rules, in paragraphs of plain text; `id` is null for what stands before and after the clauses. */
export interface Clause {
  id: string | null;
  heading: string;
  paragraphs: string[];
}

/** Whose time is running, and when it runs out, in epoch seconds. */
export interface ClockShown {
  seat: number;
  ends: number;
}

/** Close a table: it can be looked at and no more; or open it again. */
export interface CloseTable {
  closed: boolean;
  key?: string | null;
}

/** The table that a code stands for; or, if it says so, the evening. */
export interface CodeFound {
  table: string;
  evening?: boolean;
}

/** The letters that stand for a table until a time, in epoch seconds. */
export interface CodeShown {
  code: string;
  expires: number;
}

/** A result that the host has changed. */
export interface CorrectionShown {
  round: number;
  place: number;
  before: number[];
  after: number[];
  at: number;
}

/** A new table. Where a game can be timed, a turn lasts `turn_seconds` at most. After `absence` seconds others may let a bot play for somebody who has left. Unless the house is set up otherwise, both are at least 10. A game over days has a `pace` instead of both. `starter` says who begins: seat 1 (or what the sheet has instead), somebody by lot, or one of `seats`, which are turned: whoever begins has seat 1. Nobody hears of a table unless its free seats are `open` to whoever passes, or they may `watch` the game. With the key of a `player` the game counts on the ladder, for the first seat of kind `here`. Sent again with the same key, it gives the token of the same table; the key is as secret as that. */
export interface CreateTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, any>;
  absence?: number | null;
  turn_seconds?: number | null;
  pace?: Pace | null;
  starter?: "lot" | "sheet" | number;
  open?: boolean;
  watch?: boolean;
  player?: string | null;
  key?: string | null;
}

/** Delete a table, for everybody and for good. */
export interface DeleteTable {
}

/** The table that does not exist any more. */
export interface Deleted {
  table: string;
}

/** Take a table along `to` a device, or to a server: it is closed here, and what is answered goes to the other house, with the same key. For whoever plays there alone or against bots. */
export interface DepartTable {
  to: "device" | "server";
  key: string;
}

/** What the other house is to receive, and the table that it will be there. */
export interface Departed {
  table: string;
  carried: Carried;
}

/** A seat as the host sees it; `may_free`: they may have it wait for somebody else. */
export interface DeskSeat {
  seat: number;
  kind: "bot" | "here" | "link" | "program";
  name: string | null;
  present: boolean;
  vacant: boolean;
  bot: number | null;
  may_free: boolean;
}

/** What holds for the whole house, and the programs that may come. */
export interface DeskShown {
  notice: Notice | null;
  messages: boolean;
  keep_days: number;
  programs: ProgramListed[];
}

/** A table as the host sees it, and when something last happened there, in epoch seconds. */
export interface DeskTable {
  table: string;
  game: string;
  seats: DeskSeat[];
  moves: number;
  over: boolean;
  away: boolean;
  closed: boolean;
  hushed: boolean;
  evening: string | null;
  at: number;
}

/** The tables where something happened last, the latest first, and how many more there are. */
export interface DeskTables {
  tables: DeskTable[];
  more: number;
}

/** Who hears of the table in the hall, and when bots take its empty seats, in epoch seconds. */
export interface DoorsShown {
  open: boolean;
  watch: boolean;
  fills: number | null;
}

/** The link with which another device gets the key of a player, as a QR code; `base` is the address at which that device reaches this server. */
export interface DrawPlayerLink {
  player: string;
  base: string;
}

/** The host calls the last round off. */
export interface DropRound {
  round: number;
  key?: string | null;
}

/** The host ends the evening, or goes on after all. */
export interface EndEvening {
  closed: boolean;
  key?: string | null;
}

/** Play: from the next round on. Sent again with the same key, it gives the token of the same player: the key is as secret as the token, and long. */
export interface EnterEvening {
  name: string;
  team?: number | null;
  key?: string | null;
}

/** Have a name on the ladder, or another one: seats that are taken with this key count from now on. The key is chosen on the device, and cannot be asked for again. */
export interface EnterLadder {
  player: string;
  name: string;
}

/** A table's result by hand: the scores of its seats, bots last; the highest wins. The host may correct one that is there, which is shown. */
export interface EnterResult {
  round: number;
  place: number;
  scores: number[];
  correction?: boolean;
  key?: string | null;
}

/** Erase oneself: ratings, history, and the name wherever it stands in this house because of the ladder. */
export interface ErasePlayer {
  player: string;
}

/** A game of the evening; without a name it is one that we do not have, played with its box. */
export interface EveningGame {
  name: string | null;
  title: string | null;
  options: Record<string, any>;
  sizes: number[];
}

/** The token is shown once; whoever has it is the host, or that player. */
export interface EveningSeated {
  evening: string;
  token: string;
  snapshot: EveningShown;
}

/** An evening as one reader sees it, and when, in epoch seconds. */
export interface EveningShown {
  evening: string;
  number: number;
  name: string;
  form: "knock_out" | "round_robin" | "sum" | "swiss" | "teams";
  games: EveningGame[];
  boxes: boolean;
  fill: number | null;
  minutes: number | null;
  rounds_planned: number;
  teams: string[];
  players: PlayerShown[];
  rounds: RoundShown[];
  criteria: string[];
  standing: StandingRow[];
  team_standing: TeamStanding[];
  corrections: CorrectionShown[];
  next_at: number | null;
  closed: boolean;
  host: boolean;
  me: number | null;
  at: number;
}

/** A table of a round: players by number, then so many bots; `table` is where they play online. `scores` are those of its seats once it is over, `points` those of its players for the standing, `by` says whence they come. */
export interface EveningTable {
  place: number;
  players: number[];
  bots: number;
  table: string | null;
  scores: number[] | null;
  points: number[] | null;
  by: "clock" | "host" | "table" | null;
}

/** The shape of every refusal; one that came too late includes the present table. */
export interface Failure {
  error: Problem;
  snapshot?: Shown | null;
}

/** The table that a code stands for. */
export interface FindCode {
  code: string;
}

/** A game that is over: since when, in epoch seconds, its seats in order, how many moves it took. */
export interface FinishedGame {
  table: string;
  game: string;
  at: number;
  seats: FinishedSeat[];
  moves: number;
}

/** Who sat there, a person (perhaps without a name) or a bot of a level, and what came of it. */
export interface FinishedSeat {
  name: string | null;
  level: number | null;
  won: boolean;
  score: number;
}

/** Finished games that anybody may look at; `more`: there are older ones. */
export interface FinishedShown {
  games: FinishedGame[];
  more: boolean;
}

/** Have a seat wait for somebody else: one whose person is not there. */
export interface FreeSeat {
  key?: string | null;
}

/** To a program: a game has ended; without a result, the seat is no longer its own. */
export interface GameOver {
  table: string;
  result: Record<string, any> | null;
}

/** A game on the shelf; `timed` if it can be played with a clock. */
export interface GameShown {
  name: string;
  title: string;
  tagline: string;
  seats: number[];
  options: OptionShown[];
  hidden: boolean;
  chance: boolean;
  timed: boolean;
  levels: number;
  minutes: number;
  solo: Record<string, any> | null;
  lesson: boolean;
  start_draw: string | null;
}

/** To a program: a game of its own, and the token of its seat. */
export interface GameStarted {
  table: string;
  token: string;
  game: string;
  seat: number;
  options: Record<string, any>;
}

/** A game of an evening with its options; one that we do not have is named by a title alone. At each table `most` play, or fewer where that leaves nobody out. */
export interface GameWanted {
  most: number;
  name?: string | null;
  title?: string | null;
  options?: Record<string, any>;
}

/** Tables with free seats, those where somebody waits first, and games to watch; how many more there are of each; and the programs that are ready to play. */
export interface HallShown {
  open: Listing[];
  watch: Listing[];
  more_open: number;
  more_watch: number;
  programs: ProgramReady[];
}

/** A good move, what it does that its text does not say, what it is worth to the mover (0 to 1), and what is expected from it on. */
export interface HintShown {
  move: string;
  effects: Record<string, any>;
  value: number;
  line: string[];
}

/** Where others reach this server; without an address, only this machine does. */
export interface Host {
  addresses: string[];
  version: string;
  languages: string[];
}

/** What everybody is told of the house. */
export interface HouseNews {
  notice: Notice | null;
  messages: boolean;
}

/** Let nobody send messages at a table, or everybody again. */
export interface HushTable {
  hushed: boolean;
  key?: string | null;
}

/** Take a seat that waits for somebody; null: any. With the key of a `player` the game counts on the ladder. Sent again with the same key, it gives the token of the same seat: the key is as secret as the token, and long. */
export interface JoinTable {
  name?: string | null;
  seat?: number | null;
  player?: string | null;
  key?: string | null;
}

/** Somebody on the ladder: their place, a public id, the name, points, and how many games they come from. */
export interface LadderEntry {
  place: number;
  id: string;
  name: string;
  points: number;
  games: number;
}

/** A player, as they see themselves. */
export interface LadderPlayer {
  id: string;
  name: string;
  ratings: OwnRating[];
}

/** The best first; `more`: there are others below. The bots are those of a table of two. */
export interface LadderShown {
  game: string;
  players: LadderEntry[];
  bots: BotEntry[];
  more: boolean;
}

/** What one address may ask for: tables in an hour, streams at once. */
export interface LimitsShown {
  tables: number;
  streams: number;
}

/** The host: offer a table's free seats in the hall, let whoever passes watch, or neither. */
export interface ListTable {
  open: boolean;
  watch: boolean;
  key?: string | null;
}

/** A table in the hall. `free` seats wait for somebody, `bots` of them with a bot that plays until then; `names` are those of the people who sit there; `at`: since when it is so. */
export interface Listing {
  table: string;
  game: string;
  open: boolean;
  watch: boolean;
  quick: boolean;
  seats: number;
  free: number;
  bots: number;
  names: string[];
  present: boolean;
  begun: boolean;
  at: number;
}

/** A move that answers the game at this version; sent twice with one key, it is made once. */
export interface MakeMove {
  version: number;
  key: string;
  move: string;
  seat?: number | null;
}

/** The host: let a program play in this house. Sent again with the same key, it gives the token of the same one; the key is as secret as that. */
export interface MakeProgram {
  name: string;
  key: string;
}

/** The host begins the round after this many. */
export interface MakeRound {
  after: number;
  key?: string | null;
}

/** A message somebody sent. */
export interface MessageShown {
  seat: number;
  message: string;
  at: number;
}

/** A move that was made, veiled where the reader may not know it, what it did that its text does not say, and whether the clock made it. */
export interface MoveShown {
  seat: number;
  move: string;
  effects: Record<string, any>;
  timed_out?: boolean;
}

/** An object without fields. */
export interface Nothing {
}

/** A few words to everybody; who has read them need not see the same `id` again. */
export interface Notice {
  id: string;
  text: string;
  at: number;
}

/** How the caller is told of their turns. `push`: the key that a browser has to be given, null where this house sends no push messages; `mail`: whether it sends mail; `feed`: the key of feeds that show whose turn it is, and nothing else. */
export interface NoticesShown {
  push: string | null;
  mail: boolean;
  feed: string;
  subscriptions: SubscriptionShown[];
}

/** What may be chosen from at any table: preset messages, after how many seconds a bot may play for the absent (null: never), how many seconds a turn may take (null: any), a bot's usual level, how long a name may be, after how many seconds a bot may take an empty seat (null: never), the only names there are (null: any), whether the house has a ladder and a list of finished games. */
export interface Offers {
  messages: ("bye" | "good_luck" | "hello" | "one_moment" | "oops" | "thanks" | "well_played" | "your_turn")[];
  absences: (number | null)[];
  absence: number;
  turn_seconds: (number | null)[];
  level: number;
  name_length: number;
  waits: (number | null)[];
  names: string[] | null;
  ladder: boolean;
}

/** A new evening. Games take turns round by round. `boxes`: it is played at real tables, and results come by hand. `fill`: the level of the bots that play with whoever would sit out. `minutes`: after so many a round is over, and the clock makes the next one. `rounds`: as many as the form needs, unless it says otherwise. `teams`: their names, where the form has any. */
export interface OpenEvening {
  name: string;
  form: "knock_out" | "round_robin" | "sum" | "swiss" | "teams";
  games: GameWanted[];
  boxes?: boolean;
  fill?: number | null;
  minutes?: number | null;
  rounds?: number | null;
  teams?: string[];
}

/** What can be agreed on before play: `kind` is flag, number, choice or components. `settled`: the value that follows from some number of seats, where there is nothing to choose. */
export interface OptionShown {
  name: string;
  kind: string;
  title: string;
  default: any;
  choices?: any[] | null;
  low?: number | null;
  high?: number | null;
  optional?: boolean;
  settled?: Record<string, boolean>;
}

/** `choices`: for every option that is one of a few values, those that go together with the others. `sets`: the component sets, by option. */
export interface OptionsChecked {
  choices: Record<string, any[]>;
  sets: Record<string, SetChosen>;
}

/** A finished game of one's own: where one sat, and whether it counted. */
export interface OwnGame {
  seat: number;
  counted: boolean;
  game: FinishedGame;
}

/** One's own finished games; `more`: there are older ones. */
export interface OwnGames {
  games: OwnGame[];
  more: boolean;
}

/** One's place in the ladder of a game. */
export interface OwnRating {
  game: string;
  points: number;
  games: number;
  place: number;
}

/** A table where the reader has a seat: whether it is their turn. */
export interface OwnTable {
  table: string;
  game: string;
  names: string[];
  turn: boolean;
  over: boolean;
}

/** So many days for a move, so many days off for each player in all, and what happens when both are used up: a bot plays for them from then on, or the clock ends the turn where the game can be timed. */
export interface Pace {
  days: number;
  holidays?: number;
  after?: "bot" | "clock";
}

/** The house knows nothing of the player any more. */
export interface PlayerErased {
  erased: boolean;
}

/** The token by which somebody is this player. */
export interface PlayerLink {
  player: number;
  token: string;
}

/** A drawing, as SVG. */
export interface PlayerLinkDrawn {
  svg: string;
}

/** Somebody who plays: `since` which round, and whether they still do. */
export interface PlayerShown {
  number: number;
  name: string;
  team: number | null;
  present: boolean;
  since: number;
}

/** A position that belongs to no table, as a seat of it sees it: what can be played there or, with `move`, what that leads to. Lessons are made of it. */
export interface Practise {
  position: Record<string, any>;
  seat: number;
  move?: string | null;
}

/** A position that belongs to no table: whole, to go on from; as one seat sees it; and what that seat can play. `move` is the one that led here, if any. */
export interface Practised {
  position: Record<string, any>;
  view: Record<string, any>;
  legal: string[];
  remarks: Record<string, any>;
  move: MoveShown | null;
}

/** Why something was refused: a code for programs, a message for people, the rule it broke. */
export interface Problem {
  code: string;
  message: string;
  clause: string | null;
  field?: string | null;
  option?: string | null;
  seconds?: number | null;
}

/** A program as the host sees it, and the games it is ready to play now. */
export interface ProgramListed {
  program: string;
  name: string;
  at: number;
  games: string[];
}

/** A new program. The token is shown once; whoever has it is that program. */
export interface ProgramMade {
  program: string;
  name: string;
  token: string;
}

/** A program that can be asked for a game. */
export interface ProgramReady {
  program: string;
  name: string;
  games: string[];
}

/** Play with somebody: a seat with whoever waits for the same game, or at a new table, where a bot takes an empty seat after `wait` seconds (null: never) until somebody comes. With the key of a `player` the game counts on the ladder. Sent again with the same key, it gives the token of the same seat. */
export interface QuickSeat {
  game: string;
  key: string;
  name?: string | null;
  wait?: number | null;
  level?: number | null;
  player?: string | null;
}

/** From one minute of the day to another, as the device has it: in its time zone, or that many minutes before UTC where this machine does not know the zone. */
export interface Quiet {
  start: number;
  end: number;
  zone?: string;
  offset?: number;
}

/** A table from another house. Every move is checked; the answer's token has the seats of its people, except those that are `free` from now on, for whoever has the link. The key is the one with which it departed: sent again, it gives the token of the same table. */
export interface ReceiveTable {
  carried: Carried;
  key: string;
  free?: number[];
}

/** Who wants to play again, and the new table once all do. */
export interface RematchShown {
  asked: number[];
  table: string | null;
}

/** The host: let a program play here no longer. Games that it plays become those of somebody who has left. */
export interface RemoveProgram {
}

/** A record, to be replayed. */
export interface ReplayRecord {
  record: Record<string, any>;
}

/** A record, position by position; component sets are written out in `options` alone. `verified`: the deal follows from the seed that was committed to, and every move and the result from the rules. */
export interface Replayed {
  game: string;
  options: Record<string, any>;
  positions: View[];
  moves: MoveShown[];
  result: Record<string, any> | null;
  verified: boolean;
}

/** `result` of a position or record. */
export interface ResultJson {
  winners: number[];
  reason: string;
  scores: Record<string, number>;
}

/** The table is back, with what was played in the other house; null: it goes on here as it was when it left, and what was played there can no longer come back. */
export interface ReturnTable {
  carried: Carried | null;
  key: string;
}

/** A round: which of the games, its tables, who sits out, when it began in epoch seconds. */
export interface RoundShown {
  number: number;
  game: number;
  tables: EveningTable[];
  byes: number[];
  over: boolean;
  at: number;
}

/** The rules as played, in the language there is. */
export interface Rules {
  title: string;
  language: string;
  layers: RulesLayer[];
}

/** One way of telling the rules: how to play, then the complete rules, then an appendix. */
export interface RulesLayer {
  heading: string;
  parts: Clause[];
}

/** The token of a seat at a table. */
export interface SeatLink {
  table: string;
  token: string;
}

/** A seat. `bot` is the level of the bot that is playing it; `mine`: the reader holds it; `may_free`: the reader may have it wait for somebody else; `awaited`: it waits for a program, or did until that `declined`. In a game over days, `off_until` says when its person's last days off end, in epoch seconds, and `days_off` how many are left. */
export interface SeatShown {
  seat: number;
  kind: "bot" | "here" | "link" | "program";
  name: string | null;
  level: number | null;
  vacant: boolean;
  present: boolean;
  absent_since: number | null;
  bot: number | null;
  mine: boolean;
  may_free: boolean;
  awaited: boolean;
  declined: boolean;
  off_until: number | null;
  days_off: number;
}

/** Who is to sit there: a person at this screen, one with the link, a bot of a level. */
export interface SeatWanted {
  kind: "bot" | "here" | "link";
  name?: string | null;
  level?: number | null;
}

/** The token is shown once; whoever has it, holds its seats. */
export interface Seated {
  table: string;
  token: string;
  snapshot: Shown;
}

/** One of the preset messages. */
export interface SendMessage {
  seat: number;
  message: "bye" | "good_luck" | "hello" | "one_moment" | "oops" | "thanks" | "well_played" | "your_turn";
  key?: string | null;
}

/** How this process is doing: `healthy` while its database answers. `backup`: when the last one was made at the desk, in epoch seconds. */
export interface ServerShown {
  version: string;
  healthy: boolean;
  database: string;
  processes: number;
  tables: number;
  streams: number;
  limits: LimitsShown;
  backup: number | null;
}

/** A component set: what it says about itself. */
export interface SetChosen {
  name: string;
  comment: string;
}

/** The hours in which the caller is not told of their turns, however they are; null: none. */
export interface SetQuiet {
  quiet: Quiet | null;
}

/** One's own finished games, the latest first, without the first ones. */
export interface ShowOwnGames {
  player: string;
  skip?: number;
}

/** What the ladder has on oneself. */
export interface ShowPlayer {
  player: string;
}

/** The host asks for the token of a player, to hand it to them. */
export interface ShowPlayerLink {
}

/** A table as one reader sees it, and when, in epoch seconds. */
export interface Shown {
  table: string;
  game: string;
  options: Record<string, any>;
  version: number;
  number: number;
  turn: number | null;
  result: Record<string, any> | null;
  ply: number;
  seats: SeatShown[];
  views: Record<string, View>;
  legal: string[];
  remarks: Record<string, any>;
  moves: MoveShown[];
  thinking: number | null;
  clock: ClockShown | null;
  undo: UndoShown;
  rematch: RematchShown;
  messages: MessageShown[];
  absence: number | null;
  turn_seconds: number | null;
  pace: Pace | null;
  starter: "lot" | "place" | "sheet" | "turn";
  doors: DoorsShown;
  host: boolean;
  evening: string | null;
  away: AwayShown | null;
  brought: string | null;
  deal_known: boolean;
  closed: boolean;
  hushed: boolean;
  commitment: string | null;
  seed: string | null;
  at: number;
}

/** A player asks for the token of their seat at a table of the evening. */
export interface SitDown {
  table: string;
}

/** A player's place, and the values of what decides it (`Criterion`). */
export interface StandingRow {
  rank: number;
  player: number;
  games: number;
  byes: number;
  values: number[];
}

/** Tell an address of one's turns, once its owner has agreed. Sent again for the same one, it changes the quiet hours. */
export interface SubscribeMail {
  address: string;
  quiet?: Quiet | null;
}

/** Tell a browser of one's turns. Sent again for the same one, it changes the quiet hours. */
export interface SubscribePush {
  endpoint: string;
  p256dh: string;
  auth: string;
  quiet?: Quiet | null;
}

/** A browser or an address of the caller's. `name` is the address, or the end of what the browser is reached at, by which it knows itself. */
export interface SubscriptionShown {
  id: string;
  kind: "mail" | "push";
  name: string;
  quiet: Quiet | null;
  confirmed: boolean;
}

/** Stop one's own time for so many days, in a game over days; 0: be back before their end. */
export interface TakeHoliday {
  days: number;
  key?: string | null;
}

/** Let a bot of this level play for a seat; null: play oneself again. */
export interface TakeOver {
  seat: number;
  level: number | null;
  key?: string | null;
}

/** A team's place: the means of its players' points and scores. */
export interface TeamStanding {
  rank: number;
  team: number;
  points: number;
  score: number;
  players: number;
}

/** To a program: it is to move. `view` is what its seat may know, `legal` what it can play; `version` goes with the move. */
export interface TurnCame {
  table: string;
  version: number;
  seat: number;
  view: Record<string, any>;
  legal: string[];
}

/** Ask to take one's last move back; or, with `answer`, agree or not. */
export interface Undo {
  version: number;
  key: string;
  answer?: boolean | null;
}

/** Who wants to take a move back, and who has not answered. */
export interface UndoRequest {
  seat: number;
  waiting: number[];
}

/** Whether the reader may ask for an undo, and whether somebody has. */
export interface UndoShown {
  may: boolean;
  asked: UndoRequest | null;
}

/** Tell one of these no more; null: none of them. */
export interface Unsubscribe {
  id?: string | null;
}

/** A move that was made: how every seat stood before it (0 to 1, together 1), what the bot would have played, and how much better that was. */
export interface VerdictShown {
  number: number;
  seat: number;
  move: string;
  values: number[];
  best: string;
  cost: number;
}

/** A position as a seat may see it, in whichever game is played. */
export interface View {
  game: string;
  options: Record<string, any>;
  turn: number | null;
  ply: number;
  result: ResultJson | null;
  [field: string]: any;
}

/** To a program: a challenge that no longer waits for an answer. */
export interface Withdrawn {
  table: string;
}
