// boardgame.io's server with LOT, and clients for it: what benchmarks/server.py compares with.
//
//   node boardgame_io.cjs serve PORT FOLDER
//   node boardgame_io.cjs moves PORT RATE SECONDS TABLES    prints the latencies in ms, as JSON
//   node boardgame_io.cjs watch PORT COUNT                  prints "ready" once all have the game
const { createRequire } = require("node:module");
const load = createRequire(`${process.cwd()}/`); // the packages of the folder it is run in

const SIZE = 7;
const STEPS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const at = (x, y) => (x >= 0 && y >= 0 && x < SIZE && y < SIZE ? y * SIZE + x : -1);

/** The lines of three `pieces` in which a cell stands. */
function lines(board, cell, piece) {
  const x = cell % SIZE;
  const y = Math.floor(cell / SIZE);
  const found = [];
  for (const [dx, dy] of STEPS) {
    for (let start = -2; start <= 0; start++) {
      const line = [0, 1, 2].map((n) => at(x + (start + n) * dx, y + (start + n) * dy));
      if (line.every((c) => c >= 0 && board[c] === piece)) found.push(line);
    }
  }
  return found;
}

/** Put a piece down; a line of three becomes a stack on `kept`. Gives whether that wins. */
function place(board, cell, kept, seat) {
  const single = seat + 1;
  const stack = seat + 3;
  if (board[cell]) throw new Error("taken");
  board[cell] = single;
  const found = lines(board, cell, single);
  if (!found.length) return false;
  const line = found.find((one) => one.includes(kept)) || found[0];
  const stays = line.includes(kept) ? kept : line[0];
  for (const one of line) board[one] = 0;
  board[stays] = stack;
  return lines(board, stays, stack).length > 0;
}

const Lot = {
  name: "lot",
  setup: () => ({ board: Array(SIZE * SIZE).fill(0), won: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell, kept) => {
      if (G.board[cell]) return "INVALID_MOVE";
      if (place(G.board, cell, kept, Number(playerID))) G.won = playerID;
    },
  },
  endIf: ({ G }) => {
    if (G.won !== null) return { winner: G.won };
    if (!G.board.includes(0)) return { draw: true };
  },
};

async function serve(port, folder) {
  const { Server, FlatFile } = load("boardgame.io/server");
  const db = new FlatFile({ dir: folder });
  const server = Server({ games: [Lot], origins: ["*"], db });
  await server.run({ port: Number(port), callback: () => console.log("ready") });
}

function connect(port) {
  const { io } = load("socket.io-client");
  return io(`http://127.0.0.1:${port}/lot`, { transports: ["websocket"], forceNew: true });
}

/** One match on one socket, both seats. */
class Player {
  constructor(port, name) {
    this.socket = connect(port);
    this.name = name;
    this.games = 0;
    this.waiting = null;
    for (const event of ["update", "sync"]) {
      this.socket.on(event, (_match, told) => {
        this.state = told.state || told;
        if (this.waiting) this.waiting();
      });
    }
  }

  async ask(...message) {
    await new Promise((done) => {
      this.waiting = done;
      this.socket.emit(...message);
    });
  }

  async sit() {
    this.match = `${this.name}-${this.games++}`;
    await this.ask("sync", this.match, "0", undefined, 2);
  }

  async move() {
    if (this.state.ctx.gameover) await this.sit();
    const free = this.state.G.board.flatMap((piece, cell) => (piece ? [] : [cell]));
    const cell = free[(this.state._stateID * 7) % free.length];
    const playerID = this.state.ctx.currentPlayer;
    const payload = { type: "place", args: [cell, cell], playerID, credentials: null };
    const action = { type: "MAKE_MOVE", payload };
    await this.ask("update", action, this.state._stateID, this.match, playerID);
  }
}

async function moves(port, rate, seconds, tables) {
  const players = Array.from({ length: Number(tables) }, (_, n) => new Player(port, `t${n}`));
  for (const player of players) await player.sit();
  const begun = performance.now() + 500;
  const queues = players.map(() => Promise.resolve());
  const latencies = [];
  const all = Array.from({ length: rate * seconds }, async (_, number) => {
    const due = begun + (1000 * number) / rate;
    await new Promise((done) => setTimeout(done, due - performance.now()));
    const seat = number % players.length;
    queues[seat] = queues[seat].then(() => players[seat].move());
    await queues[seat];
    latencies.push(performance.now() - due);
  });
  await Promise.all(all);
  console.log(JSON.stringify(latencies));
  process.exit(0);
}

async function watch(port, count) {
  for (let number = 0; number < Number(count); number++) {
    const player = new Player(port, "watched");
    player.match = "watched-0";
    await player.ask("sync", player.match, null, undefined, 2);
  }
  console.log("ready");
}

const [role, ...words] = process.argv.slice(2);
({ serve, moves, watch })[role](...words);
