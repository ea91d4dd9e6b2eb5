// A bot that plays all of your games by a token (settings, "Programs"; scopes read and play), wherever it becomes your turn.
// Run it with: node docs/api/token-bot.mjs http://localhost:8080 clade_…
import { WebSocket } from "ws"; // Node 22 and newer have one built in, but it cannot send the token

const [server, token] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };
const line = new WebSocket(`${server.replace("http", "ws")}/api/live`, { headers });
const say = (message) => line.send(JSON.stringify(message));
line.on("message", (data) => {
  const { type, table, now } = JSON.parse(data);
  if (type !== "news" && type !== "stale") return;
  if (!now.deciders.includes(now.watcher)) return; // watcher: our seat; a clever bot looks at now.view
  const move = now.legal[Math.floor(Math.random() * now.legal.length)];
  say({ type: "act", table, id: crypto.randomUUID(), on: now.number, move });
});
await new Promise((resolve) => line.once("open", resolve));

const events = await fetch(`${server}/api/me/events`, { headers });
for await (const text of events.body.pipeThrough(new TextDecoderStream())) {
  for (const [, table] of text.matchAll(/"table":"([\w-]+)"/g)) say({ type: "watch", table, from: 0 });
}
