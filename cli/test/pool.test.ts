import { findBot, type Order, planOf, search, type Situation } from "@clade/bots";
import { Pool } from "@clade/bots/node";
import { loadGame } from "@clade/games";
import { at, isComplaint, Match, seeded } from "@clade/kernel";
import { afterAll, describe, expect, test } from "vitest";

const pool = new Pool(new URL("../dist/test/bot-worker.js", import.meta.url), { size: 1 });
afterAll(() => pool.close());

async function opening() {
  const pack = await loadGame("evolution");
  const match = pack === undefined ? undefined : Match.start(pack.game, { players: 4, seed: "p", chance: "seeded" });
  if (pack === undefined || match === undefined || isComplaint(match)) throw new Error("no game");
  const { about, game, brain } = pack;
  const seat = at(match.deciders, 0);
  const legal = match.legal(seat);
  const situation: Situation = { about, game, brain, players: 4, seat, legal, look: () => match.view(seat) };
  const order: Omit<Order, "ask"> = {
    game: game.id,
    players: 4,
    seat,
    view: match.view(seat),
    legal: legal.map((move) => game.write(move)),
    seed: "whim",
  };
  return { situation, order };
}

describe("bots in worker threads", () => {
  test("choose there what they choose here, and this thread stays free", async () => {
    const { situation, order } = await opening();
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    const there = await pool.think({ ...order, ask: { bot: "master" } }, 60_000);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(3);
    const here = findBot("master")?.choose(situation, seeded("whim"));
    expect(there).toEqual({ move: here === undefined ? "" : situation.game.write(here) });
  });

  test("give hints", async () => {
    const { order } = await opening();
    const thought = await pool.think({ ...order, ask: { hints: { iterations: 40 } } }, 60_000);
    expect("hints" in thought && thought.hints.length).toBeGreaterThan(1);
  });

  test("say what is wrong with an order", async () => {
    const { order } = await opening();
    const ask = { bot: "master" };
    expect(await pool.think({ ...order, game: "chess", ask }, 60_000)).toEqual({ error: 'unknown game "chess"' });
    expect(await pool.think({ ...order, legal: ["castle"], ask }, 60_000)).toHaveProperty("error");
    expect(await pool.think({ ...order, ask: { bot: "deep-blue" } }, 60_000)).toEqual({
      error: 'unknown bot "deep-blue"',
    });
  });
});

test("one search of a master needs far less than 200 MB", async () => {
  const { situation } = await opening();
  const before = process.memoryUsage().heapUsed;
  search(situation, planOf(situation.about.temper, "master"), seeded("memory"));
  expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(150);
});
