import { loadGame } from "@clade/games";
import {
  type AnyMatch,
  at,
  type FromTable,
  isComplaint,
  Match,
  type Now,
  pick,
  type Seat,
  seeded,
} from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { DeviceTables } from "../local/device-tables.ts";
import { address, type KeptTable } from "../local/messages.ts";

/** People who share a device, and what its page is told. */
async function shared(game: string, players = 2) {
  const kept = new Map<string, KeptTable>();
  const told: FromTable[] = [];
  const tables = new DeviceTables({
    pace: () => 0,
    send: (message) => told.push(message),
    storage: {
      put: async (table) => void kept.set(table.id, structuredClone(table)),
      get: async (id) => kept.get(id),
      all: async () => [...kept.values()],
      remove: async (id) => void kept.delete(id),
    },
  });
  const seats = ["Ada", "Bea", "Cleo"].slice(0, players).map((name) => ({ name }));
  const opened = await tables.answer({ type: "open", wishes: { game, seats, options: {} } });
  if (opened === null || typeof opened !== "object" || !("table" in opened)) throw new Error("no table");
  const pack = await loadGame(game);
  const id = opened.table;
  /** The game as it is kept, played again: what the page is told is compared with that, and not with itself. */
  const record = kept.get(id)?.record;
  if (record === undefined || pack === undefined) throw new Error("nothing is kept");
  const twin = Match.goOn(pack.game, record);
  if (isComplaint(twin)) throw new Error(twin.complaint);
  const truth = (): AnyMatch => {
    for (const entry of kept.get(id)?.record.moves.slice(twin.length) ?? []) twin.enter(entry);
    return twin;
  };
  return { tables, told, id, truth };
}
type Shared = Awaited<ReturnType<typeof shared>>;

function lastNow(told: readonly FromTable[], table: string): Now {
  const news = told.findLast(
    (message) => message.table === table && (message.type === "news" || message.type === "stale"),
  );
  if (news?.type !== "news" && news?.type !== "stale") throw new Error("no news");
  return news.now;
}

/** Plays a whole game as people do who pass the device on; answers in which phases what was covered. */
async function passedRound({ tables, told, id, truth }: Shared, watch: (down: Now, match: AnyMatch) => void) {
  const chance = seeded("passed round");
  const phases = { nothing: new Set<unknown>(), hand: new Set<unknown>(), table: new Set<unknown>() };
  for (let turn = 0; turn < 2000; turn++) {
    const match = truth();
    if (match.over) return phases;
    const seat = at(match.deciders, 0);
    const watched = address(id, seat, "down");
    await tables.hear({ type: "watch", table: watched, from: 0 });
    const cover = (await tables.answer({ type: "cover", table: id, seat })) as keyof typeof phases;
    phases[cover].add((match.view("spectator") as { phase?: unknown }).phase);
    const down = lastNow(told, watched);
    watch(down, match);
    // Whose cards lie face down plays from there; whose table is covered looks first.
    const table = cover === "hand" ? watched : address(id, seat);
    if (cover !== "hand") await tables.hear({ type: "watch", table, from: 0 });
    const { number, legal } = cover === "hand" ? down : lastNow(told, table);
    const before = match.length;
    await tables.hear({ type: "act", table, id: `${turn}`, on: number, move: pick(legal, chance) });
    expect(truth().length).toBe(before + 1);
    await tables.hear({ type: "unwatch", table: watched });
    await tables.hear({ type: "unwatch", table });
    told.length = 0;
  }
  throw new Error("the game does not end");
}

/** What is covered in a phase of each game. */
const COVERED: readonly (readonly [game: string, cover: "hand" | "table", phase: string])[] = [
  ["evolution", "hand", "feeding"],
  ["evolution", "table", "food"],
  ["evo", "hand", "auction"],
  ["s-evolution", "hand", "take"],
  ["s-evolution", "table", "play"],
];

describe("people who share a device", () => {
  test.each(["evolution", "evo", "s-evolution"])(
    "%s: face down nobody is shown more than everybody, and what they may do is what everybody knows",
    async (game) => {
      const table = await shared(game, game === "evo" ? 3 : 2);
      const phases = await passedRound(table, (down, match) => {
        const seat = down.watcher as Seat;
        expect(down.view).toEqual({ ...(match.view("spectator") as object), watcher: seat });
        const legal = match.legal(seat).map((move) => match.game.write(move));
        expect([legal, []]).toContainEqual(down.legal);
      });
      for (const [where, cover, phase] of COVERED) if (where === game) expect([...phases[cover]]).toContain(phase);
    },
  );

  test("whoever moves face down on what is no longer so is told how things stand, and no more", async () => {
    const { tables, told, id, truth } = await shared("evolution");
    const [first] = truth().deciders;
    const table = address(id, first ?? 0, "down");
    await tables.hear({ type: "act", table, id: "late", on: 1000, move: "pass" });
    const stale = told.find((message) => message.type === "stale");
    if (stale?.type !== "stale") throw new Error("nothing is stale");
    expect(stale).toMatchObject({ id: "late", table });
    expect(stale.now.view).toEqual({ ...(truth().view("spectator") as object), watcher: first });
    expect(stale.events).toEqual(truth().events("spectator", 0));
    expect(told.filter((message) => message.table === table && "now" in message)).toEqual([stale]);
  });

  test("a hint tells what somebody holds: there is none face down", async () => {
    const { tables, told, id, truth } = await shared("evolution");
    const table = address(id, at(truth().deciders, 0), "down");
    await tables.hear({ type: "hint", table, id: "h" });
    expect(told.filter(({ type }) => type === "hints")).toEqual([]);
  });
});
