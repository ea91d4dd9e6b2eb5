import { findBot } from "@clade/bots";
import { loadGame } from "@clade/games";
import { at, type GameRecord, isComplaint, Match, seeded, toSeat } from "@clade/kernel";
import type { Page } from "@playwright/test";
import { choose, expect, test } from "./visitor.ts";
import { myTurn, playQuickly, setUp } from "./table.ts";

interface Kept {
  readonly id: string;
  readonly record: GameRecord;
}

/** The only table that is kept in this browser. */
function keptTable(page: Page): Promise<Kept> {
  return page.evaluate(
    () =>
      new Promise<Kept>((resolve, reject) => {
        const opened = indexedDB.open("clade", 1);
        opened.addEventListener("error", () => reject(new Error("no data")));
        opened.addEventListener("success", () => {
          const all = opened.result.transaction("tables").objectStore("tables").getAll();
          all.addEventListener("success", () => resolve((all.result as Kept[])[0] as Kept));
        });
      }),
  );
}

// S-Evolution's grandmaster goes by what it has learned, Evolution's by that and by the hand-written evaluation.
const THINKERS = [
  { game: "evolution", level: "grandmaster" },
  { game: "s-evolution", level: "grandmaster" },
] as const;

for (const { game: played, level } of THINKERS) {
  test(`${level}s of ${played} think in a worker of the browser, and choose there what they choose in Node`, async ({
    page,
  }) => {
    await choose(page, {});
    await setUp(page, { game: played, kind: "solo", players: 3, level });
    await playQuickly(page, 8);
    await myTurn(page);
    expect(page.workers().length).toBeGreaterThan(0);

    const { id, record } = await keptTable(page);
    const pack = await loadGame(record.game);
    const master = findBot(level);
    if (pack === undefined || master === undefined) throw new Error("nothing to compare with");
    const { about, game, brain } = pack;
    let compared = 0;
    for (const [index, line] of record.moves.entries()) {
      const seat = toSeat(Number(line.split(" ")[0]), record.players);
      if (seat === undefined || record.seats[seat]?.bot !== level) continue;
      const match = Match.replay(game, record, index);
      if (isComplaint(match)) throw new Error(match.complaint);
      const legal = match.legal(seat);
      const situation = { about, game, brain, players: record.players, seat, legal, look: () => match.view(seat) };
      const chosen = game.write(master.choose(situation, seeded(`${id}/${seat}/${match.length}`)));
      expect(`${seat} ${chosen}`, `move ${index + 1}`).toBe(at(record.moves, index));
      compared++;
    }
    expect(compared).toBeGreaterThan(8);
  });
}
