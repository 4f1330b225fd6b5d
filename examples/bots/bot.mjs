// A bot for the arena in another language: it knows no rules and plays any legal move, by the seed.
//
//   tablee arena lot "cmd:node examples/bots/bot.mjs" random
//   node examples/bots/bot.mjs 8123 &  tablee arena lot http://127.0.0.1:8123/ random
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";

function answer(line) {
  const { cmd, id, legal, seed } = JSON.parse(line);
  if (cmd !== "choose") return { id, error: { code: "engine.command", message: cmd, clause: null } };
  return { id, ok: { move: legal[seed % legal.length] } };
}

const [port] = process.argv.slice(2);
if (port) {
  createServer(async (request, response) => {
    response.end(JSON.stringify(answer(await text(request))));
  }).listen(Number(port), "127.0.0.1", function () {
    console.log(`http://127.0.0.1:${this.address().port}/`);
  });
} else {
  for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(answer(line)));
}
