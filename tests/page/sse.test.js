/** What the event stream's lines say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { TableStream } from "/app/sse.js";

function listening() {
  /** @type {any[]} */
  const heard = [];
  return {
    heard,
    stream: new TableStream({ snapshot: (snapshot) => heard.push(snapshot), state: () => {} }),
  };
}

test("a snapshot is handed on, and its id remembered for the next connection", () => {
  const { heard, stream } = listening();
  stream.take('id: 7\nevent: snapshot\ndata: {"table": "abc",\ndata: "number": 3}');
  assert.deepEqual(heard, [{ table: "abc", number: 3 }]);
  assert.equal(stream.cursor, "7");
});

test("a sign of life, and an event of another kind, say nothing", () => {
  const { heard, stream } = listening();
  stream.take(": beat");
  stream.take('event: other\ndata: {"table": "abc"}');
  assert.deepEqual(heard, []);
  assert.equal(stream.cursor, "");
});

test("what the host says is handed on, a new stream begins without it, and a table that is deleted is gone", () => {
  /** @type {any[]} */
  const heard = [];
  const stream = new TableStream({
    snapshot: () => {},
    state: () => {},
    house: (news) => heard.push(news),
    gone: (table) => heard.push(table),
  });
  stream.opened();
  stream.take('event: house\ndata: {"notice": null, "messages": false}');
  stream.take('event: unknown\ndata: {"table": "abc"}');
  assert.deepEqual(heard, [null, { notice: null, messages: false }, "abc"]);
});
