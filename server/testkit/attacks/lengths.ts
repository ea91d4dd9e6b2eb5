import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadGame } from "@clade/games";
import { at, isComplaint, Match, type TableInfo, UNDO, writeEntry } from "@clade/kernel";
import { planOf } from "../../halls/plan.ts";
import { LOG_ENDS } from "../../halls/orders.ts";
import { isProblem } from "../../problem.ts";
import { openDatabase } from "../../store/sqlite/driver.ts";
import { SqliteStore } from "../../store/sqlite/sqlite-store.ts";
import type { LogEntry } from "../../store/store.ts";
import { newTable } from "../../tables/new-table.ts";
import { startGame } from "../guest.ts";
import { type Attack, wait } from "./attack.ts";

/** Ids that everybody at the attack knows: there is no list of such tables to look them up in. */
const LONG = "LONGLONGLONG";
const ENDLESS = "ENDLESSTABLE";
const TALK = "TALKTALKTALK";

const ENTRIES = 300_000;
const LINES = 200_000;
const TOGETHER = 4000;

/** A game on which somebody has made and taken back the same move, again and again. */
async function addChurned(store: SqliteStore, id: string, length: number): Promise<void> {
  const fresh = await newTable(
    { game: "evolution", seats: ["free", "free"] },
    { id: "mallory", name: "Mallory", from: "mallory" },
  );
  const pack = await loadGame("evolution");
  if (isProblem(fresh) || pack === undefined) throw new Error("no table");
  const seats = ["mallory", "trent"].map((person, seat) => ({ ...at(fresh.seats, seat), person, name: person }));
  const table = { ...fresh, id, code: id.slice(0, 6), seats };
  const match = Match.start(pack.game, { ...planOf(table), chance: "keyed" });
  if (isComplaint(match)) throw new Error(match.complaint);
  const seat = at(match.deciders, 0);
  const lines = [
    writeEntry({ seat, text: pack.game.write(at(match.legal(seat), 0)) }),
    writeEntry({ seat, text: UNDO }),
  ];
  store.addTable({ ...table, status: "playing", started: Date.now(), firstTurn: match.deciders });
  for (let number = 0; number < length; ) {
    const batch: LogEntry[] = [];
    for (; batch.length < TOGETHER && number < length; number++) {
      const entry = at(lines, number % 2);
      batch.push({ table: id, number, entry, id: `m${number}`, at: Date.now(), turn: match.deciders, clocks: null });
    }
    store.append(batch);
  }
}

async function withStore(data: string, work: (store: SqliteStore) => Promise<void>): Promise<void> {
  mkdirSync(data, { recursive: true });
  const store = await SqliteStore.open(join(data, "clade.db"));
  await work(store);
  store.close();
}

const longLogs: Attack = {
  name: "long-logs",
  about: `tables of ${ENTRIES} and of ${LOG_ENDS.entries} entries are opened again and again`,
  flags: ["--idle", "0.5"],
  prepare: (data) =>
    withStore(data, async (store) => {
      await addChurned(store, LONG, LOG_ENDS.entries);
      await addChurned(store, ENDLESS, ENTRIES);
    }),
  async run({ ms, stranger }) {
    const mallory = await stranger("Mallory");
    const findings: string[] = [];
    const until = performance.now() + ms;
    do {
      const asked = [LONG, ENDLESS, ENDLESS].map((id) => mallory.get<TableInfo>(`/api/tables/${id}`));
      const [long, endless] = await Promise.all(asked);
      if (long?.status !== 200) findings.push(`a table as long as may be: ${long?.status}`);
      if (endless?.status !== 409) findings.push(`a table without an end: ${endless?.status}`);
      // It leaves the memory meanwhile.
      await wait(1500);
    } while (performance.now() < until && findings.length === 0);
    return findings;
  },
};

const undoChurn: Attack = {
  name: "undo-churn",
  about: "somebody does and takes back the same move as fast as it goes",
  async run({ ms, stranger, metric }) {
    const mallory = await stranger("Mallory");
    const eve = await stranger("Eve");
    const table = await startGame([mallory, eve]);
    const line = await mallory.line();
    await line.watch(table);
    const until = performance.now() + ms;
    let kept = 0;
    while (performance.now() < until && line.closed === undefined) {
      const done = await line.act(table, at(line.now(table).legal, 0));
      const undone = await line.undo(table);
      if (done.type !== "done" || undone.type !== "done") break;
      kept += 2;
      line.forget();
      // Thirty messages a second are allowed.
      await wait(kept < 280 ? 0 : 67);
    }
    line.cut();
    const named = await metric('clade_limits_total{limit="log"');
    const most = 2 * LOG_ENDS.undos;
    return kept > most || (kept === most && named === 0) ? [`${kept} entries, and the metrics name ${named}`] : [];
  },
};

const longChat: Attack = {
  name: "long-chat",
  about: `a chat of ${LINES} lines is asked for, and more is said as fast as it goes`,
  async prepare(data) {
    await withStore(data, (store) => addChurned(store, TALK, 0));
    const database = await openDatabase(join(data, "clade.db"));
    database.exec(`WITH RECURSIVE lines (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM lines WHERE number < ${LINES})
      INSERT INTO chat ("table", number, person, name, text, at)
      SELECT '${TALK}', number, 'mallory', 'Mallory', '${"x".repeat(500)}', 0 FROM lines`);
    database.close();
  },
  async run({ ms, stranger, metric }) {
    const mallory = await stranger("Mallory");
    const findings: string[] = [];
    const lines = await Promise.all(Array.from({ length: 10 }, () => mallory.line()));
    const { id } = await mallory.table({ seats: ["me", "free"] });
    const until = performance.now() + ms;
    do {
      const { body } = await mallory.get(`/api/tables/${TALK}/chat`);
      const { length } = JSON.stringify(body);
      if (length > 200_000) findings.push(`a chat of ${length} letters`);
      for (const line of lines)
        line.send({ type: "chat", table: id, id: `${performance.now()}`, text: "x".repeat(500) });
      await wait(50);
    } while (performance.now() < until && findings.length === 0);
    for (const line of lines) line.cut();
    if ((await metric('clade_limits_total{limit="chat"')) === 0) findings.push("the metrics do not name it");
    return findings;
  },
};

export const LENGTHS: readonly Attack[] = [longLogs, undoChurn, longChat];
