import { startGame } from "../guest.ts";
import { type Attack, wait } from "./attack.ts";
import { rawLine, textFrame } from "./raw.ts";

/** Lines that send one message at a pace and read nothing. */
async function nobodyReads(url: string, cookie: string, lines: number, message: object, ms: number, perSecond: number) {
  const sockets = await Promise.all(Array.from({ length: lines }, () => rawLine(url, cookie)));
  const frame = textFrame(JSON.stringify(message));
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write(frame);
  }, 1000 / perSecond);
  await wait(ms);
  clearInterval(timer);
  for (const socket of sockets) socket.destroy();
}

const LINES = 150;

const unread: Attack = {
  name: "unread",
  about: `${LINES} lines ask for a whole game 25 times a second and read nothing`,
  async run({ url, ms, stranger, metric }) {
    const mallory = await stranger("Mallory");
    const table = await startGame([mallory], { seats: ["me", { bot: "random" }] });
    await nobodyReads(url, mallory.cookie, LINES, { type: "watch", table, from: 0 }, ms, 25);
    const named = await metric('clade_limits_total{limit="looks"');
    return named > 0 ? [] : ["the metrics do not name it"];
  },
};

const messages: Attack = {
  name: "messages",
  about: "a hundred lines that say more than anybody may",
  async run({ url, ms, stranger, metric }) {
    const mallory = await stranger("Mallory");
    const { id: table } = await mallory.table({ seats: ["me", "free"] });
    await nobodyReads(url, mallory.cookie, 100, { type: "act", table, id: "x", on: 0, move: "pass" }, ms, 1000);
    const named = await metric('clade_limits_total{limit="messages"');
    return named > 0 ? [] : ["the metrics do not name it"];
  },
};

/** Lines of the honest people. */
const MOST_OTHERS = 50;

const manyLines: Attack = {
  name: "many-lines",
  about: "a thousand lines from one address",
  async run({ url, ms, metric, visitor }) {
    const sockets = [];
    const findings: string[] = [];
    for (let count = 0; count < 1000; count++) sockets.push(rawLine(url));
    const open = (await Promise.all(sockets)).filter(({ destroyed }) => !destroyed);
    await wait(Math.max(ms, 3000));
    // Two hundred for an address; the others have theirs.
    const left = await metric("clade_connections ");
    if (left > 200 + MOST_OTHERS) findings.push(`${left} lines are open`);
    const line = await (await visitor("Vera")).line();
    line.cut();
    for (const socket of open) socket.destroy();
    if ((await metric("clade_limits_total")) === 0) findings.push("the metrics do not name it");
    return findings;
  },
};

export const LINES_ATTACKS: readonly Attack[] = [unread, messages, manyLines];
