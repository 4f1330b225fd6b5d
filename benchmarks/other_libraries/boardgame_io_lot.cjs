// LOT on boardgame.io: random games and MCTSBot iterations per second, as one line of JSON.
// Runs in a folder where `npm install boardgame.io` was done.
const { createRequire } = require("node:module");
const load = createRequire(process.cwd() + "/");
const { MCTSBot } = load("boardgame.io/ai");
const { CreateGameReducer, InitializeGame } = load("boardgame.io/internal");

const SIZE = 7;
const STEPS = [[1, 0], [-1, 1], [0, 1], [1, 1]];
const on = (x, y) => x >= 0 && y >= 0 && x < SIZE && y < SIZE;

/** The lines of three singles (value `mine`) through a cell, once it holds one too. */
function lines(cells, cell, mine) {
  const found = [];
  const x = cell % SIZE, y = Math.floor(cell / SIZE);
  const holds = (px, py) => on(px, py) && (py * SIZE + px === cell || cells[py * SIZE + px] === mine);
  for (const [dx, dy] of STEPS) {
    for (let first = -2; first <= 0; first++) {
      const three = [0, 1, 2].map((n) => [x + (first + n) * dx, y + (first + n) * dy]);
      if (three.every(([px, py]) => holds(px, py))) found.push(three.map(([px, py]) => py * SIZE + px));
    }
  }
  return found;
}

/** 1, 2: a single piece of a player; 3, 4: a stack. */
const lot = {
  setup: () => ({ cells: Array(SIZE * SIZE).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, cell, line, kept) {
      const mine = 1 + Number(playerID);
      G.cells[cell] = mine;
      if (!line) return;
      for (const other of line) G.cells[other] = 0;
      G.cells[kept] = mine + 2;
      if (lines(G.cells, kept, mine + 2).length) G.winner = playerID;
    },
  },
  endIf({ G }) {
    if (G.winner !== undefined) return { winner: G.winner };
    if (!G.cells.includes(0)) return { draw: true };
  },
  ai: {
    enumerate(G, ctx) {
      const mine = 1 + Number(ctx.currentPlayer);
      const moves = [];
      G.cells.forEach((content, cell) => {
        if (content) return;
        const found = lines(G.cells, cell, mine);
        if (!found.length) moves.push({ move: "place", args: [cell] });
        for (const line of found) for (const kept of line) moves.push({ move: "place", args: [cell, line, kept] });
      });
      return moves;
    },
  },
};

function randomGame(reducer, state) {
  while (!state.ctx.gameover) {
    const moves = lot.ai.enumerate(state.G, state.ctx);
    const { move, args } = moves[Math.floor(Math.random() * moves.length)];
    const playerID = state.ctx.currentPlayer;
    state = reducer(state, { type: "MAKE_MOVE", payload: { type: move, args, playerID } });
  }
}

async function perSecond(work, amount, seconds) {
  await work(1);
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < 1000 * seconds) {
    await work(amount);
    done += amount;
  }
  return (1000 * done) / (performance.now() - began);
}

async function main(seconds) {
  const start = InitializeGame({ game: lot, numPlayers: 2 });
  const reducer = CreateGameReducer({ game: lot });
  const playouts = await perSecond((n) => { for (let i = 0; i < n; i++) randomGame(reducer, start); }, 3, seconds);
  const search = (iterations) =>
    new MCTSBot({ game: lot, enumerate: lot.ai.enumerate, iterations, playoutDepth: 500 }).play(start, "0");
  console.log(JSON.stringify({ LOT: { playouts, simulations: await perSecond(search, 20, seconds) } }));
}

main(Number(process.argv[2]));
