import { isComplaint, Match, seats, seeded } from "@clade/kernel";
import { isRecordTrouble, ReplayedGame } from "@clade/kernel/replay";
import { describe, expect, test } from "vitest";
import { PlayedRecord } from "../replay/played.ts";
import { seatsThen, tableAt } from "../replay/shown-position.ts";
import { randomRecord } from "./random-record.ts";

async function opened(id: string): Promise<ReplayedGame> {
  const { pack, record } = await randomRecord(id, 2, "played");
  const replayed = ReplayedGame.open(pack.game, record);
  if (isRecordTrouble(replayed)) throw new Error(replayed.trouble);
  return replayed;
}

describe("a record that is looked at", () => {
  test("all eyes are there once it is over, one's own first", async () => {
    const replayed = await opened("evolution");
    expect(new PlayedRecord(replayed, 1).eyes).toEqual([1, 0, "spectator", "open"]);
    expect(new PlayedRecord(replayed, undefined).eyes).toEqual(["spectator", 0, 1, "open"]);
  });

  test("a game that goes on is seen through one's own eyes alone", async () => {
    const { record, game } = await opened("evolution");
    const { result: _, ...begun } = record;
    const half = record.moves.slice(0, 40);
    // What half of the game leads to is written by a match, not by the code under test.
    const match = Match.start(game, begun);
    if (isComplaint(match)) throw new Error(match.complaint);
    for (const entry of half) match.enter(entry);
    const replayed = ReplayedGame.open(game, match.record());
    if (isRecordTrouble(replayed)) throw new Error(replayed.trouble);
    expect(new PlayedRecord(replayed, 1).eyes).toEqual([1]);
    expect(new PlayedRecord(replayed, undefined).eyes).toEqual(["spectator"]);
  });

  test("the log grows with the position, and each of its lines leads to where it has just happened", async () => {
    const played = new PlayedRecord(await opened("s-evolution"), undefined);
    for (const eyes of played.eyes) {
      let before = 0;
      for (let position = 0; position <= played.last; position++) {
        const told = played.told(position, eyes);
        expect(told).toBeGreaterThanOrEqual(before);
        for (let event = before; event < told; event++) expect(played.positionOf(event, eyes)).toBe(position);
        before = told;
      }
      expect(before).toBe(played.events(eyes).length);
    }
  });

  test("any position is at hand: far quicker than playing there from the beginning", async () => {
    const { pack, record } = await randomRecord("evolution", 4, "quick");
    const replayed = ReplayedGame.open(pack.game, record);
    if (isRecordTrouble(replayed)) throw new Error(replayed.trouble);
    const played = new PlayedRecord(replayed, 0);
    const wanted = Array.from({ length: 60 }, (_, index) => (index * 97) % played.last);
    const timed = (work: () => void): number => {
      const from = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(from);
      return user + system;
    };
    const leaf = (): void => {
      for (const position of wanted) played.sight(position, 0);
    };
    leaf();
    const leafed = timed(leaf);
    const replayedAll = timed(() => {
      for (const position of wanted.slice(0, 6)) {
        const match = Match.start(pack.game, record);
        if (isComplaint(match)) throw new Error(match.complaint);
        for (const entry of record.moves.slice(0, position)) match.enter(entry);
        match.view(0);
      }
    });
    // A position the long way against one this way: some seven times as long on a quiet machine.
    expect(replayedAll / 6 / (leafed / wanted.length)).toBeGreaterThan(2);
  }, 30_000);

  test("where all cards are open any hand can lie in front, and the rules can still be asked about what is seen", async () => {
    for (const [id, players] of [
      ["evolution", 3],
      ["s-evolution", 3],
      ["evo", 3],
      ["progress", 2],
    ] as const) {
      const { pack, record } = await randomRecord(id, players, "open");
      const replayed = ReplayedGame.open(pack.game, record);
      if (isRecordTrouble(replayed)) throw new Error(replayed.trouble);
      const played = new PlayedRecord(replayed, undefined);
      for (let position = 0; position <= played.last; position += 17) {
        for (const front of seats(players)) {
          const { now } = tableAt(
            played,
            { position, eyes: "open", front },
            seatsThen(record.seats),
            undefined,
            () => {},
          );
          expect(now?.watcher).toBe(front);
          expect(() => pack.game.imagine(now?.view, seeded("board"))).not.toThrow();
        }
      }
    }
  }, 30_000);
});
