import { botNames, findBot } from "@clade/bots";
import { allGameIds, loadGame } from "@clade/games";
import { isComplaint, Match, pick, type Seat, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";

/** A game some random moves in, one seat to decide. */
async function midGame(id: string, seed: string) {
  const pack = await loadGame(id);
  if (pack === undefined) throw new Error(`no game ${id}`);
  const players = Math.min(3, pack.game.players.max);
  const match = Match.start(pack.game, { players, seed, chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  const chance = seeded(`${seed} moves`);
  for (let moves = 0; moves < 40 && !match.over; moves++) {
    const seat = pick(match.deciders, chance);
    match.act(seat, pick(match.legal(seat), chance));
  }
  return { pack, match };
}

describe.each(
  allGameIds.flatMap((game) =>
    ["random", "greedy", "novice", "master", "grandmaster"].map((bot) => [game, bot] as const),
  ),
)("%s: %s", (id, name) => {
  test("makes legal moves, and the same one whatever is hidden from its seat", async () => {
    const bot = findBot(name);
    if (bot === undefined) throw new Error(`no bot ${name}`);
    for (const seed of name.endsWith("master") ? ["a"] : ["a", "b", "c", "d"]) {
      const { pack, match } = await midGame(id, seed);
      const { about, game, brain } = pack;
      for (const seat of match.deciders) {
        const view = match.view(seat);
        const choices = [seeded("truth 1"), seeded("truth 2")].map((truth) => {
          const imagined = game.imagine(view, truth);
          const legal = game.legal(imagined, seat);
          const look = () => game.view(imagined, seat);
          return game.write(
            bot.choose(
              { about, game, brain, players: match.players, seat: seat satisfies Seat, legal, look },
              seeded("whim"),
            ),
          );
        });
        expect(choices[1]).toBe(choices[0]);
        expect(match.legal(seat).map((move) => game.write(move))).toContain(choices[0]);
      }
    }
  });
});

test("bots are known by name", () => {
  expect(botNames).toEqual(expect.arrayContaining(["random", "greedy"]));
  expect(findBot("nobody")).toBeUndefined();
});
