/**
 * The shapes that travel between server and page.
 *
 * @typedef {(id: string, words?: Record<string, any>) => string} Say
 * @typedef {{seat: number, move: string}} Move
 * @typedef {{winners: number[], reason: string, scores: Record<string, number>}} Result
 * @typedef {{
 *   seat: number, kind: "here" | "link" | "bot", name: string | null, level: number | null, open: boolean,
 *   present: boolean, absent_since: number | null, bot: number | null, mine: boolean,
 * }} Seat
 * @typedef {{game: string, options: Record<string, any>, turn: number | null, ply: number, result: Result | null, [field: string]: any}} View
 * @typedef {{
 *   table: string, game: string, options: Record<string, any>, version: number, number: number, at: number,
 *   turn: number | null, result: Result | null, ply: number, seats: Seat[], views: Record<string, View>,
 *   legal: string[], remarks: Record<string, any>, moves: Move[], thinking: number | null, weak: boolean,
 *   clock: {seat: number, ends: number} | null,
 *   undo: {may: boolean, asked: {seat: number, waiting: number[]} | null},
 *   rematch: {asked: number[], table: string | null},
 *   messages: {seat: number, message: string, at: number}[],
 *   absence: number | null, turn_seconds: number | null, host: boolean, commitment: string | null, seed: string | null,
 * }} Snapshot
 * @typedef {{name: string, kind: "flag" | "number" | "choice" | "components", default: any, choices?: any[], low?: number, high?: number, optional?: boolean}} GameOption
 * @typedef {{name: string, seats: number[], options: GameOption[], hidden: boolean, chance: boolean, timed: boolean, levels: number, minutes: number, solo: Record<string, any> | null}} GameFacts
 * @typedef {{id: string, heading: string, paragraphs: string[]}} Clause
 * @typedef {{number: number, seat: number, move: string, value: number, best: string, cost: number}} Verdict
 *
 * @typedef {{
 *   view: View, seat: number, legal: string[], remarks: Record<string, any>, parts: Record<string, any>, last: Move | null, hint: string | null,
 *   busy: boolean, help: boolean, say: Say, name: (seat: number) => string,
 *   play: (move: string) => Promise<void>, tell: (text: string | null) => void,
 * }} BoardProps
 * @typedef {{
 *   default: (props: BoardProps) => any,
 *   describe: (view: View, say: Say, name: (seat: number) => string) => string[],
 *   speak: (move: string, before: View, say: Say, name: (seat: number) => string) => string,
 *   step?: (view: View, move: string) => View,
 *   touches: (move: string, view: View, legal: string[], parts: Record<string, any>) => string[],
 *   seatInfo: (view: View, seat: number, say: Say) => {badge: any, score: string | null, detail: string},
 *   keys: [string, string][],
 * }} BoardModule
 */
export {};
