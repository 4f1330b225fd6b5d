// A program that plays in a Tablée house: it accepts whoever asks, and plays any legal move.
//
//   TOKEN=... node examples/programs/program.mjs http://127.0.0.1:8000 lot lotus
const [house, ...games] = process.argv.slice(2);

async function ask(path, body, token = process.env.TOKEN) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const method = body ? "POST" : "GET";
  const answer = await fetch(house + path, { method, headers, body: body && JSON.stringify(body) });
  // 409: a move was taken back meanwhile; another turn comes
  if (!answer.ok && answer.status !== 409) throw new Error(await answer.text());
  return answer;
}

async function* events() {
  const { body } = await ask(`/api/programs/events?games=${games}`);
  let text = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const whole = (text + part).split("\n\n");
    text = whole.pop();
    for (const event of whole) {
      const found = /^event: (.*)\ndata: (.*)$/.exec(event);
      if (found) yield [found[1], JSON.parse(found[2])];
    }
  }
}

const tokens = {};
for await (const [kind, it] of events()) {
  const { table, version, legal } = it;
  if (kind === "challenge") await ask(`/api/programs/challenges/${table}`, { accept: true, key: table });
  if (kind === "start") tokens[table] = it.token;
  if (kind === "turn") {
    const move = legal[Math.floor(Math.random() * legal.length)];
    await ask(`/api/tables/${table}/moves`, { move, version, key: String(version) }, tokens[table]);
  }
  if (kind === "over") console.log(table, JSON.stringify(it.result));
}
