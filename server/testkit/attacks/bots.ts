import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pick, seeded, seats } from "@clade/kernel";
import { isProblem } from "../../problem.ts";
import { SqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { newTable } from "../../tables/new-table.ts";
import { startGame } from "../guest.ts";
import { type Attack, type Scene, wait } from "./attack.ts";

const TABLES = 120;
const MASTERS = { game: "s-evolution", seats: Array.from({ length: 4 }, () => ({ bot: "master" })) } as const;
/**
 * A novice's answer is late when it takes long and other bots were served before it: a fast machine makes many moves in a moment,
 * and on a slow one every moment is long. At each of the tables a bot waits for its turn, so that whoever is served in turn waits for as many
 * moves as there are tables; in the pauses that bots make between their own moves for people to follow, there are some anyway.
 */
const PROMPT_MS = 2_000;
const MOST_MOVES_BEFORE = 100;
const PATIENCE_MS = 60_000;

/** Somebody else plays against a novice for a while; answers what was wrong with that. */
async function playANovice({ visitor, ms, metric }: Scene): Promise<string[]> {
  const vera = await visitor("Vera");
  const table = await startGame([vera], { seats: ["me", { bot: "novice" }] });
  const line = await vera.line();
  await line.watch(table);
  const chance = seeded("Vera");
  const until = performance.now() + ms;
  const findings: string[] = [];
  const mine = () => line.now(table).result !== null || line.mustDecide(table);
  for (let moves = 0; (moves < 3 || performance.now() < until) && findings.length === 0; moves++) {
    const began = performance.now();
    const before = await metric(BOTS_MOVES);
    while (!mine() && performance.now() - began < PATIENCE_MS) await wait(20);
    const took = performance.now() - began;
    const between = (await metric(BOTS_MOVES)) - before;
    if (!mine()) findings.push(`a novice did not answer within ${PATIENCE_MS / 1000} s`);
    if (between > MOST_MOVES_BEFORE && took > PROMPT_MS)
      findings.push(`in ${Math.round(took)} ms other bots made ${between} moves before the novice's`);
    if (line.now(table).result !== null) break;
    await line.act(table, pick(line.now(table).legal, chance));
    // She thinks, too; and to read the metrics is work for a server.
    await wait(300);
  }
  line.cut();
  return findings;
}

const BOTS_MOVES = 'clade_moves_total{by="bot"}';

const botTables: Attack = {
  name: "bot-tables",
  about: `${TABLES} tables of four masters of S-Evolution each, set up by ten identities`,
  async run(scene) {
    for (let identity = 0; identity < 10; identity++) {
      const mallory = await scene.stranger("Mallory");
      for (let count = 0; count < TABLES / 10; count++) {
        const { status, body } = await mallory.post("/api/tables", MASTERS);
        if (status === 201) await mallory.post(`/api/tables/${body.id}/start`);
      }
    }
    return playANovice(scene);
  },
};

const manyTables: Attack = {
  name: "many-tables",
  about: "as many tables as go, open and listed, set up by ten identities",
  async run({ stranger, visitor, metric }) {
    const findings: string[] = [];
    const vera = await visitor("Vera");
    const { id } = await vera.table({ seats: ["me", "free"], open: true });
    for (let identity = 0; identity < 10; identity++) {
      // Whoever finds the door shut tries again a little later.
      const mallory = await stranger("Mallory").catch(() => wait(500));
      for (let count = 0; count < 50; count++) {
        await mallory
          ?.post("/api/tables", { game: "evolution", seats: ["me", "free"], open: true })
          .catch(() => wait(10));
      }
    }
    const { body } = await vera.get<{ tables: { id: string }[] }>("/api/tables");
    if (!body.tables.some((table) => table.id === id)) findings.push("somebody else's table is out of the list");
    if ((await metric('clade_limits_total{limit="tables"')) === 0) findings.push("the metrics do not name it");
    return findings;
  },
};

const botsAfterRestart: Attack = {
  name: "bots-after-restart",
  about: `${TABLES} tables of masters lie in the data of a server that starts`,
  async prepare(data) {
    mkdirSync(data, { recursive: true });
    const store = await SqliteStore.open(join(data, "clade.db"));
    for (let count = 0; count < TABLES; count++) {
      const table = await newTable(MASTERS, { id: `mallory-${count}`, name: "Mallory", from: null });
      if (isProblem(table)) throw new Error(table.message);
      store.addTable({ ...table, status: "playing", started: Date.now(), firstTurn: seats(1) });
    }
    store.close();
  },
  async run(scene) {
    const findings = await playANovice(scene);
    const woken = await scene.metric("clade_tables_in_memory");
    if (woken > 60) findings.push(`${woken} tables are in memory`);
    return findings;
  },
};

export const BOTS: readonly Attack[] = [botTables, manyTables, botsAfterRestart];
