/** Where LOT's cells are, and what its view and moves say of them. */

/** @import { Colour, LotView, Piece } from "./types.js" */

export const CELLS = [7, 6, 5, 4, 3, 2, 1].flatMap((rank) => [..."abcdefg"].map((file) => `${file}${rank}`));

const FIRST = 86; // centre of the leftmost column
const TOP = 74; // centre of the uppermost row
export const STEP = 100;

/** @param {string} cell @returns {[number, number]} */
export function centreOf(cell) {
  return [FIRST + STEP * fileOf(cell), TOP + STEP * (7 - rankOf(cell))];
}

/** What is on a cell, or null. @param {LotView} view @param {string} cell */
export function pieceAt(view, cell) {
  const letter = view.rows[7 - rankOf(cell)][fileOf(cell)];
  if (letter === ".") return null;
  return PIECES[letter];
}

/** @type {Record<string, Piece>} */
const PIECES = {
  l: { colour: "light", stack: false },
  d: { colour: "dark", stack: false },
  L: { colour: "light", stack: true },
  D: { colour: "dark", stack: true },
};

/** The colour a seat plays. @param {LotView} view @param {number} seat @returns {Colour | null} */
export function colourOf(view, seat) {
  if (view.colours.light === seat) return "light";
  return view.colours.dark === seat ? "dark" : null;
}

/** Every cell that a move names. @param {string | null | undefined} move @returns {string[]} */
export function cellsOf(move) {
  return move?.match(/[a-g][1-7]/g) ?? [];
}

/** The three cells of the line that a move turns into a stack, along the board. @param {string} move */
export function lineCells(move) {
  const named = cellsOf(move.slice(move.indexOf("^") + 1));
  return named.sort((a, b) => fileOf(a) - fileOf(b) || rankOf(a) - rankOf(b));
}

/** @param {string} cell */
function fileOf(cell) {
  return cell.charCodeAt(0) - 97;
}

/** @param {string} cell */
function rankOf(cell) {
  return Number(cell[1]);
}
