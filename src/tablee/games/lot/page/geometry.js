/** Where LOT's cells are, and what its view and moves say of them. */

export const CELLS = [7, 6, 5, 4, 3, 2, 1].flatMap((rank) => [..."abcdefg"].map((file) => `${file}${rank}`));

const FIRST = 86; // centre of the leftmost column
const TOP = 74; // centre of the uppermost row
export const STEP = 100;

/** @param {string} cell @returns {[number, number]} */
export function centreOf(cell) {
  return [FIRST + STEP * fileOf(cell), TOP + STEP * (7 - rankOf(cell))];
}

/** What is on a cell, or null. @returns {{colour: "light" | "dark", stack: boolean} | null} */
export function pieceAt(view, cell) {
  const letter = view.rows[7 - rankOf(cell)][fileOf(cell)];
  if (letter === ".") return null;
  return PIECES[letter];
}

/** @type {Record<string, {colour: "light" | "dark", stack: boolean}>} */
const PIECES = {
  l: { colour: "light", stack: false },
  d: { colour: "dark", stack: false },
  L: { colour: "light", stack: true },
  D: { colour: "dark", stack: true },
};

/** The colour a seat plays. @returns {"light" | "dark" | null} */
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

/** Lines of three adjacent stacks of one colour. @returns {string[][]} */
export function linesOf(view) {
  const found = [];
  for (const cell of CELLS) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ]) {
      const cells = [0, 1, 2].map((n) => cellAt(fileOf(cell) + n * dx, rankOf(cell) + n * dy));
      const pieces = cells.map((name) => name && pieceAt(view, name));
      if (pieces.every((piece) => piece && piece.stack && piece === pieces[0])) found.push(cells);
    }
  }
  return /** @type {string[][]} */ (found);
}

/** @param {string} cell */
function fileOf(cell) {
  return cell.charCodeAt(0) - 97;
}

/** @param {string} cell */
function rankOf(cell) {
  return Number(cell[1]);
}

/** @param {number} file @param {number} rank */
function cellAt(file, rank) {
  return file >= 0 && file < 7 && rank >= 1 && rank <= 7 ? `${"abcdefg"[file]}${rank}` : null;
}
