import { loadGame } from "@clade/games";
import { askFrom } from "../ask.ts";
import { type Attack, type Scene, STRANGER, wait } from "./attack.ts";
import { rawConnection } from "./raw.ts";

/** Does something over and over, so many at a time, until the time is up. */
async function again(ms: number, together: number, work: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: together }, async () => {
      // Whoever finds the door shut knocks again.
      while (performance.now() < until) await work().catch(() => wait(5));
    }),
  );
}

/** Whether an honest person still gets an answer. */
async function answered({ visitor }: Scene): Promise<string[]> {
  const { status } = await (await visitor("Vera")).get("/api/tables");
  return status === 200 ? [] : [`somebody else got ${status}`];
}

const SLOW = 1500;

const slowRequests: Attack = {
  name: "slow-requests",
  about: `${SLOW} requests that are never finished, a byte now and then`,
  async run(scene) {
    const sockets = await Promise.all(Array.from({ length: SLOW }, () => rawConnection(scene.url)));
    const head = `POST /api/tables HTTP/1.1\r\nHost: ${new URL(scene.url).host}\r\nContent-Type: application/json\r\n`;
    for (const socket of sockets) socket.write(`${head}Content-Length: 1000\r\n\r\n{`);
    const openNow = (): number => sockets.filter(({ destroyed }) => !destroyed).length;
    // A slow machine takes a while to look at them all.
    for (let tries = 0; tries < 150 && openNow() > SLOW / 3; tries++) await wait(100);
    const open = openNow();
    const findings = await answered(scene);
    if (open > SLOW / 3) findings.push(`${open} connections of one address are open at once`);
    const drip = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write(" ");
    }, 3000);
    // A request has twenty seconds; in the tests nobody waits for that.
    await wait(scene.ms < 5000 ? scene.ms : Math.max(scene.ms, 25_000));
    clearInterval(drip);
    const left = sockets.filter(({ destroyed }) => !destroyed).length;
    if (scene.ms >= 5000 && left > 0) findings.push(`${left} are still open`);
    for (const socket of sockets) socket.destroy();
    if ((await scene.metric('clade_limits_total{limit="connections"')) === 0)
      findings.push("the metrics do not name it");
    return findings;
  },
};

const requests: Attack = {
  name: "requests",
  about: "as many requests as go, for the list of tables",
  async run(scene) {
    const stranger = await scene.stranger();
    await again(scene.ms, 20, () => stranger.get("/api/tables"));
    const findings = await answered(scene);
    if ((await scene.metric('clade_limits_total{limit="requests"')) === 0) findings.push("the metrics do not name it");
    return findings;
  },
};

const checks: Attack = {
  name: "ready-checks",
  about: "as many requests as go, whether the server is ready",
  async run({ url, ms, metric }) {
    const asked = { method: "GET", headers: {}, body: undefined, from: STRANGER };
    await again(ms, 20, () => askFrom(`${url}/ready`, asked));
    const named = await metric('clade_limits_total{limit="checks"');
    return named > 0 ? [] : ["the metrics do not name it"];
  },
};

const DEEP = 60_000;

/** `[[[…]]]`, and the same with objects. */
const NESTED = ["[".repeat(DEEP) + "]".repeat(DEEP), '{"a":'.repeat(DEEP / 3) + "1" + "}".repeat(DEEP / 3)];

const deepJson: Attack = {
  name: "deep-json",
  about: `data nested ${DEEP} deep, as every option of every game and in every other place`,
  async run({ stranger }) {
    const findings: string[] = [];
    const places: [method: "POST" | "PUT", path: string, body: (nested: string) => string][] = [
      ["POST", "/api/tables", (nested) => nested],
      ["POST", "/api/tables", (nested) => `{"game":${nested},"seats":["me","free"]}`],
      ["POST", "/api/tables", (nested) => `{"game":"evolution","seats":${nested}}`],
      ["POST", "/api/tables", (nested) => `{"game":"evolution","seats":["me","free"],"options":${nested}}`],
      ["PUT", "/api/me", (nested) => `{"name":${nested.slice(0, 5000)}`],
    ];
    for (const id of ["evolution", "evo", "progress", "s-evolution"]) {
      const pack = await loadGame(id);
      for (const option of Object.keys(pack?.game.options ?? {})) {
        const seats = JSON.stringify(Array.from({ length: pack?.game.players.min ?? 2 }, () => "free"));
        const name = JSON.stringify(option);
        places.push([
          "POST",
          "/api/tables",
          (nested) => `{"game":"${id}","seats":${seats},"options":{${name}:${nested}}}`,
        ]);
      }
    }
    for (const [method, path, body] of places) {
      const guest = await stranger();
      for (const nested of NESTED) {
        const { status } = await guest.ask(method, path, body(nested));
        if (status >= 500) findings.push(`${method} ${path} ${body("…")}: ${status}`);
      }
    }
    return findings;
  },
};

export const REQUESTS: readonly Attack[] = [requests, slowRequests, checks, deepJson];
