// Written by tools/page_types.py from the OpenAPI document: do not edit.

/** What a bot makes of a game that is over, `done` of `moves` so far, and the moves that cost most, the costliest first. */
export interface Analysis {
  ready: boolean;
  done: number;
  moves: number;
  verdicts: VerdictShown[];
  costliest: VerdictShown[];
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

/** A new table. Where a game can be timed, a turn lasts `turn_seconds` at most. After `absence` seconds others may let a bot play for somebody who has left. Unless the house is set up otherwise, both are at least 10. `starter` says who begins: seat 1 (or what the sheet has instead), somebody by lot, or one of `seats`, which are turned: whoever begins has seat 1. */
export interface CreateTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, any>;
  absence?: number | null;
  turn_seconds?: number | null;
  starter?: "lot" | "sheet" | number;
}

/** The shape of every refusal; one that came too late includes the present table. */
export interface Failure {
  error: Problem;
  snapshot?: Shown | null;
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

/** Take a seat that waits for somebody; null: any. Sent again with the same key, it gives the token of the same seat: the key is as secret as the token, and long. */
export interface JoinTable {
  name?: string | null;
  seat?: number | null;
  key?: string | null;
}

/** A move that answers the game at this version; sent twice with one key, it is made once. */
export interface MakeMove {
  version: number;
  key: string;
  move: string;
  seat?: number | null;
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

/** What may be chosen from at any table: preset messages, after how many seconds a bot may play for the absent (null: never), how many seconds a turn may take (null: any), a bot's usual level, how long a name may be. */
export interface Offers {
  messages: ("bye" | "good_luck" | "hello" | "one_moment" | "oops" | "thanks" | "well_played" | "your_turn")[];
  absences: (number | null)[];
  absence: number;
  turn_seconds: (number | null)[];
  level: number;
  name_length: number;
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

/** Who wants to play again, and the new table once all do. */
export interface RematchShown {
  asked: number[];
  table: string | null;
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

/** A seat. `bot` is the level of the bot that is playing it; `mine`: the reader holds it; `may_free`: the reader may have it wait for somebody else. */
export interface SeatShown {
  seat: number;
  kind: "bot" | "here" | "link";
  name: string | null;
  level: number | null;
  vacant: boolean;
  present: boolean;
  absent_since: number | null;
  bot: number | null;
  mine: boolean;
  may_free: boolean;
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

/** A component set: what it says about itself. */
export interface SetChosen {
  name: string;
  comment: string;
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
  starter: "lot" | "place" | "sheet" | "turn";
  host: boolean;
  commitment: string | null;
  seed: string | null;
  at: number;
}

/** Let a bot of this level play for a seat; null: play oneself again. */
export interface TakeOver {
  seat: number;
  level: number | null;
  key?: string | null;
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
