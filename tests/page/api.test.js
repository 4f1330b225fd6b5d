/** Requests that find no server. */
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import * as api from "/app/api.js";

const { fetch } = globalThis;
const wanted = { version: 0, key: "k", move: "d4" };

afterEach(() => {
  globalThis.fetch = fetch;
  mock.timers.reset();
});

/** A server that is away for the first requests. @param {number} times */
function awayFor(times) {
  let tries = 0;
  globalThis.fetch = async () => {
    tries += 1;
    if (tries <= times) throw new TypeError("no server");
    return Response.json({ version: tries });
  };
  mock.timers.enable({ apis: ["setTimeout"] });
}

/** Let time pass until a request has settled. @param {Promise<any>} request */
async function patiently(request) {
  let settled = false;
  const settle = () => void (settled = true);
  request.then(settle, settle);
  for (let i = 0; i < 10_000 && !settled; i += 1) {
    await Promise.resolve();
    mock.timers.tick(50);
  }
  assert.ok(settled);
  return request;
}

test("a move is kept however long the server is away", async () => {
  awayFor(100);
  let waits = 0;
  const answer = await patiently(api.move("t", wanted, () => void (waits += 1)));
  assert.deepEqual([answer.version, waits], [101, 100]);
});

test("what is no move is given up in the end", async () => {
  awayFor(100);
  await assert.rejects(patiently(api.undo("t", { version: 0, key: "k" })), api.ApiError);
});

test("a table whose making was not answered is asked for again with the same key", async () => {
  awayFor(2);
  const { fetch: away } = globalThis;
  const keys = new Set();
  globalThis.fetch = (path, sent) => {
    keys.add(JSON.parse(String(sent?.body)).key);
    return away(path, sent);
  };
  await patiently(api.open({ game: "lot", seats: [{ kind: "here" }] }));
  assert.deepEqual([[...keys].length, [...keys][0].length], [1, 24]);
});
