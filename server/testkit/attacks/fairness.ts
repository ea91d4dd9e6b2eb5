import { at, type TableInfo } from "@clade/kernel";
import { type Guest, startGame } from "../guest.ts";
import type { TableSocket } from "../socket.ts";
import { type Attack, type Scene, unhurried, wait } from "./attack.ts";

/** A stranger and somebody honest at a table, both watching. */
async function facing({ stranger, visitor }: Scene, wishes: object = {}) {
  const [mallory, ada] = [await stranger("Mallory"), await visitor("Ada")];
  const table = await startGame([mallory, ada], wishes);
  const [mallorys, adas] = [await mallory.line(), await ada.line()];
  await Promise.all([mallorys.watch(table), adas.watch(table)]);
  const leave = (): void => {
    mallorys.cut();
    adas.cut();
  };
  return { mallory, ada, table, mallorys, adas, leave };
}

function clockOf(line: TableSocket, table: string, seat: number): number {
  return line.seats(table)[seat]?.clock ?? Number.NaN;
}

const mintedTime: Attack = {
  name: "minted-time",
  about: "moves and takes back, over and over, for the increment",
  async run(scene) {
    const { table, mallorys, leave } = await facing(scene, { pace: { kind: "bank", seconds: 20, increment: 10 } });
    for (let times = 0; times < 12; times++) {
      await mallorys.act(table, at(mallorys.now(table).legal, 0));
      await mallorys.undo(table);
    }
    await wait(300);
    const left = clockOf(mallorys, table, 0);
    leave();
    return left <= 20_000 ? [] : [`a clock of 20 s shows ${left} ms`];
  },
};

const lateBack: Attack = {
  name: "late-back",
  about: "lets the time run out, and is back before the stand-in moves",
  async run(scene) {
    const findings: string[] = [];
    const { mallory, table, mallorys, leave } = await facing(scene, { pace: { kind: "move", seconds: 1 } });
    const { number, legal } = mallorys.now(table);
    const away = (): boolean =>
      mallorys.received.some((message) => message.type === "table" && message.info.seats[0]?.away === true);
    while (!away()) await wait(20);
    const { type } = await mallorys.act(table, at(legal, 0), { on: number });
    const { status } = await mallory.post(`/api/tables/${table}/back`);
    // Unless the stand-in was quicker still, neither may be done.
    if (mallorys.now(table).number === number && (type === "done" || status === 200)) {
      findings.push("time that is up costs nothing");
    }
    leave();
    return findings;
  },
};

const leaveAndBack: Attack = {
  name: "leave-and-back",
  about: "leaves and comes back, for a clock that is full again",
  async run(scene) {
    const { mallory, table, mallorys, leave } = await facing(scene, { pace: { kind: "move", seconds: 60 } });
    await wait(1000);
    for (let times = 0; times < 3; times++) {
      await mallory.post(`/api/tables/${table}/leave`);
      await mallory.post(`/api/tables/${table}/back`);
    }
    await wait(200);
    const left = clockOf(mallorys, table, 0);
    leave();
    return left <= 59_000 ? [] : [`a second is gone, and the clock shows ${left} of 60,000 ms`];
  },
};

const afterResigning: Attack = {
  name: "after-resigning",
  about: "gives up, and plays on to help somebody",
  async run(scene) {
    const { mallory, table, mallorys, leave } = await facing(scene);
    await mallory.post(`/api/tables/${table}/resign`);
    const { type } = await mallorys.act(table, at(mallorys.now(table).legal, 0));
    const { status } = await mallory.post(`/api/tables/${table}/back`);
    leave();
    return type === "done" || status === 200 ? ["who has given up plays on"] : [];
  },
};

/** Two identities of one person give up in turn, as often as they can. */
const farming: Attack = {
  name: "farmed-rating",
  about: "two identities, one gives up at once, over and over",
  async run({ stranger }) {
    const [mallory, puppet] = [await stranger("Mallory"), await stranger("Puppet")];
    for (let games = 0; games < 4; games++) {
      const table = await startGame([mallory, puppet], { standIn: "random" });
      for (const each of [puppet, mallory]) await each.post(`/api/tables/${table}/resign`);
      await until(async () => (await mallory.get<TableInfo>(`/api/tables/${table}`)).body.status === "over");
    }
    const { body } = await mallory.get<{ players: { you: boolean }[] }>("/api/leaderboard/evolution");
    return body.players.some(({ you }) => you) ? ["games that nobody played are rated"] : [];
  },
};

const sameName: Attack = {
  name: "same-name",
  about: "a name that nobody can see, a bot's, or that of who is there",
  async run({ stranger, visitor }) {
    const findings: string[] = [];
    const [mallory, ada] = [await stranger("Mallory"), await visitor("Ada")];
    const rename = (name: string) => mallory.put("/api/me", { name });
    for (const name of ["\u3164", "\u200b", "a\u0000", "\ud800", "adept", "Grandmaster"]) {
      if ((await rename(name)).status === 200) findings.push(`${JSON.stringify(name)} can be had`);
    }
    const { id } = await ada.table({ seats: ["me", "free"] });
    await rename("ADA");
    const { status } = await mallory.post(`/api/tables/${id}/join`, {});
    return status === 200 ? [...findings, "two at one table have the same name"] : findings;
  },
};

const brokenLetters: Attack = {
  name: "broken-letters",
  about: "the same move under ids that a store cuts short",
  async run(scene) {
    const { table, mallorys, leave } = await facing(scene);
    const before = mallorys.now(table).number;
    for (const id of ["x\u0000y", "x\ud83d"]) {
      mallorys.send({ type: "act", table, id, on: before, move: at(mallorys.now(table).legal, 0) });
    }
    await wait(500);
    const { number } = mallorys.now(table);
    leave();
    return number === before ? [] : ["an id with a NUL or half a letter is taken"];
  },
};

const stolenRematch: Attack = {
  name: "stolen-rematch",
  about: "takes the seat of somebody at the table that plays again, or makes it impossible",
  async run({ stranger, visitor }) {
    const findings: string[] = [];
    const [ada, bert, mallory] = [await visitor("Ada"), await visitor("Bert"), await stranger("Mallory")];
    const table = await startGame([ada, bert], { standIn: "random" });
    for (const each of [ada, bert]) await each.post(`/api/tables/${table}/resign`);
    await until(async () => (await ada.get<TableInfo>(`/api/tables/${table}`)).body.status === "over");
    const again = (guest: Guest) => guest.post(`/api/tables/${table}/rematch`);
    const { id } = (await again(ada)).body;
    if ((await mallory.post(`/api/tables/${id}/join`, {})).status === 200) findings.push("a spectator has the seat");
    await ada.post(`/api/tables/${id}/leave`);
    if ((await again(bert)).status !== 200) findings.push("after somebody left nobody can play again");
    return findings;
  },
};

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error("waited in vain");
    await wait(200);
  }
}

export const FAIRNESS: readonly Attack[] = [
  mintedTime,
  lateBack,
  leaveAndBack,
  afterResigning,
  farming,
  sameName,
  brokenLetters,
  stolenRematch,
].map(unhurried);
