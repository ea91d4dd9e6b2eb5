import { describe, expect, test } from "vitest";
import { at, isComplaint, Match, type Seat, UNDO } from "@clade/kernel";
import { loadGame } from "@clade/games";
import { HostedMatch, type LogEnds } from "@clade/kernel/host";

const NOBODY = { begin() {}, news: () => "", stale: () => "" };

async function hosted(ends: LogEnds): Promise<HostedMatch<string>> {
  const pack = await loadGame("evolution");
  if (pack === undefined) throw new Error("no game");
  const match = Match.start(pack.game, { players: 2, seed: "ends", chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  return new HostedMatch(match, () => NOBODY, ends);
}

function enter(game: HostedMatch<string>, seat: Seat, text?: string): string {
  const move = text ?? game.match.game.write(at(game.match.legal(seat), 0));
  const answer = game.enter({ seat, text: move, id: null, on: null, roles: [] });
  return answer.kind === "refused" ? answer.refusal.code : answer.kind;
}

describe("a log has an end", () => {
  test("what one seat takes back is counted, also what it took back before the table was opened again", async () => {
    const game = await hosted({ entries: 1000, undos: 3 });
    for (let times = 0; times < 3; times++) {
      expect([enter(game, 0), enter(game, 0, UNDO)]).toEqual(["played", "played"]);
    }
    expect([enter(game, 0), enter(game, 0, UNDO)]).toEqual(["played", "undo-enough"]);
    // The other seat has its own.
    expect([enter(game, 1, UNDO), game.match.length]).toEqual(["nothing-to-undo", 7]);
    const again = new HostedMatch(game.match, () => NOBODY, { entries: 1000, undos: 3 });
    expect(enter(again, 0, UNDO)).toBe("undo-enough");
  });

  test("beyond so many entries nothing is entered, and nothing changes", async () => {
    const game = await hosted({ entries: 4, undos: 100 });
    const codes = [enter(game, 0), enter(game, 0, UNDO), enter(game, 0), enter(game, 0, UNDO), enter(game, 0)];
    expect(codes).toEqual(["played", "played", "played", "played", "too-long"]);
    expect(game.match.length).toBe(4);
  });
});
