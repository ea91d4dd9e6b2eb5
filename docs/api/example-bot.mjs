// A whole client for Clade's table server, to copy from: it visits, sets up a table against a bot, and plays to the end by
// choosing among the legal moves that the server names. Run it with: node docs/api/example-bot.mjs http://localhost:8080 evolution
//
// Any language with HTTP and WebSocket will do. The forms of all requests and messages are in docs/api/openapi.json.
import { randomUUID } from "node:crypto";
import { WebSocket } from "ws"; // Node 22 and newer have one built in, but it cannot send the cookie

const [server = "http://localhost:8080", game = "evolution"] = process.argv.slice(2);

// 1. The first answer brings an identity in a cookie. Keep it: whoever sends it is you.
const visit = await fetch(`${server}/api/me`);
const cookie = visit.headers.get("set-cookie").split(";")[0];

async function ask(method, path, body) {
  const json = body && { body: JSON.stringify(body) };
  const headers = json ? { cookie, "content-type": "application/json" } : { cookie };
  const answer = await fetch(server + path, { method, headers, ...json });
  const result = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${result.problem}: ${result.message}`);
  return result;
}

// 2. A name, and a table: one seat for us, one for the server's own bot.
await ask("PUT", "/api/me", { name: "Example bot" });
const { bots } = await ask("GET", "/api/games");
const { id: table } = await ask("POST", "/api/tables", { game, seats: ["me", { bot: bots[0] }] });
await ask("POST", `/api/tables/${table}/start`);

// 3. Watch the table. `now` says how things stand: our view, whose turn it is, and all that we may do.
const socket = new WebSocket(`${server.replace("http", "ws")}/api/live`, { headers: { cookie } });
let number = 0; // how many events we have been told: what our next move builds on
let waiting = null; // the id of the move that has not been answered yet

socket.on("open", () => socket.send(JSON.stringify({ type: "watch", table, from: 0 })));

socket.on("message", (data) => {
  const message = JSON.parse(data);
  switch (message.type) {
    case "news": // something happened (message.events), and this is how things stand now
    case "stale": // our move came too late; this is what we had missed
      number = message.now.number;
      if (message.type === "stale" || message.done === waiting) waiting = null; // done: our move is on disk, it counts
      decide(message.now);
      break;
    case "refused": // message.refusal has the code and the clause of the rules
      if (message.id === waiting) waiting = null;
      break;
    case "error":
      throw new Error(`${message.code}: ${message.message}`);
  }
});

// 4. Decide. A clever client looks at now.view; this one takes any move.
function decide(now) {
  if (now.result !== null) {
    console.log(`over: scores ${JSON.stringify(now.result.scores)}, places ${JSON.stringify(now.result.places)}`);
    socket.close();
    return;
  }
  if (waiting !== null || !now.deciders.includes(now.watcher)) return;
  waiting = randomUUID(); // should the connection break, send the same id again: it is never counted twice
  const move = now.legal[Math.floor(Math.random() * now.legal.length)];
  socket.send(JSON.stringify({ type: "act", table, id: waiting, on: number, move }));
}
