import { askFrom } from "../ask.ts";
import { Guest } from "../guest.ts";
import { type Attack, STRANGER, unhurried } from "./attack.ts";

function ask(url: string, headers: Readonly<Record<string, string>> = {}) {
  return askFrom(url, { method: "GET", headers, body: undefined, from: STRANGER });
}

/** More than anybody gets at once. */
const MANY = 600;

const madeUpAddresses: Attack = {
  name: "made-up-addresses",
  about: `${MANY} requests through a proxy, each with another address made up in front`,
  flags: ["--trust-proxy", "1"],
  async run({ url, metric }) {
    let served = 0;
    for (let count = 0; count < MANY; count++) {
      const headers = { "x-forwarded-for": `10.${count % 250}.${Math.floor(count / 250)}.1, 203.0.113.7` };
      if ((await ask(`${url}/api/me`, headers)).status === 200) served++;
    }
    const named = await metric('clade_limits_total{limit="requests"');
    return served < MANY && named > 0 ? [] : [`${served} of ${MANY} requests of one person were answered`];
  },
};

const rebinding: Attack = {
  name: "rebinding",
  about: "a page of another site whose name leads to this machine",
  async run({ url }) {
    const findings: string[] = [];
    for (const path of ["/", "/api/me", "/api/tables"]) {
      const { status } = await ask(`${url}${path}`, { host: "evil.example", origin: "http://evil.example" });
      if (status < 400) findings.push(`${path} answers to evil.example`);
    }
    return findings;
  },
};

const tossedCookie: Attack = {
  name: "tossed-cookie",
  about: "a forged cookie in front of somebody's own",
  async run({ visitor, url }) {
    const ada = await visitor("Ada");
    const tossed = new Guest(url);
    tossed.cookie = `clade=${"A".repeat(16)}.${"B".repeat(43)}; ${ada.cookie}`;
    const { body } = await tossed.get<{ name: string }>("/api/me");
    return body.name === "Ada" ? [] : ["somebody loses their identity"];
  },
};

const oldDevice: Attack = {
  name: "old-device",
  about: "goes on with the cookie of a device that its owner has signed out",
  async run({ stranger, url }) {
    const owner = await stranger("Olga");
    const { code } = (await owner.post<{ code: string }>("/api/me/recovery")).body;
    const thief = new Guest(url);
    thief.cookie = owner.cookie;
    const line = await thief.line();
    await new Guest(url).post("/api/me/recover", { code });
    const { body } = await thief.get<{ name: string }>("/api/me");
    const closed = await line.ended().catch(() => undefined);
    return [
      ...(body.name === "Olga" ? ["an old cookie is still good"] : []),
      ...(closed === undefined ? ["an old line is still open"] : []),
    ];
  },
};

const openFigures: Attack = {
  name: "open-figures",
  about: "reads the metrics through a proxy on the same machine, and looks for identities in caches",
  async run({ url }) {
    const findings: string[] = [];
    for (const headers of [{}, { "x-forwarded-for": "127.0.0.1" }, { authorization: "Bearer " }]) {
      if ((await ask(`${url}/metrics`, headers)).status === 200) findings.push("the metrics are open");
    }
    const page = (await ask(`${url}/`)).text;
    for (const [, file = ""] of page.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)) {
      const { headers } = await ask(`${url}${file}`);
      if (headers.has("set-cookie")) findings.push(`${file} brings an identity`);
    }
    return findings;
  },
};

export const IDENTITY: readonly Attack[] = [madeUpAddresses, rebinding, tossedCookie, oldDevice, openFigures].map(
  unhurried,
);
