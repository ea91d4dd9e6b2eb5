import { gameIds, loadGame } from "@clade/games";
import { netOf, planOf, search } from "@clade/bots";
import { isComplaint, Match, pick, type Seat, seats, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";

/** The piles that nobody has seen, by game: how they lie must not be told to a judge. */
const PILES: Readonly<Record<string, readonly string[]>> = {
  evolution: ["deck", "aside"],
  evo: ["pile"],
  progress: ["decks", "removed", "milestonePile"],
  "s-evolution": ["deck"],
};

/** Turns every list under these names upside down, wherever it is. */
function turnPiles(value: unknown, names: readonly string[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (names.includes(key) && Array.isArray(inner)) {
      const lists: unknown[][] = inner.some(Array.isArray) ? (inner as unknown[][]) : [inner];
      for (const list of lists) list.reverse();
    } else turnPiles(inner, names);
  }
}

/** A game some random moves in, as its first player imagines it. */
async function imagined(id: string, moves: number) {
  const pack = await loadGame(id);
  if (pack === undefined) throw new Error(`no game ${id}`);
  const match = Match.start(pack.game, { players: 3, seed: `judge ${moves}`, chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  const chance = seeded("moves");
  for (let move = 0; move < moves && !match.over; move++) {
    const seat = pick(match.deciders, chance);
    match.act(seat, pick(match.legal(seat), chance));
  }
  return { pack, state: pack.game.imagine(match.view(0 satisfies Seat), seeded("truth")) };
}

const judged = gameIds.filter((id) => Object.hasOwn(PILES, id));

describe.each(judged)("the judge of %s", (id) => {
  test.each([10, 45, 90])(
    "describes a position in its own places, and not how piles lie (%i moves in)",
    async (moves) => {
      const { pack, state } = await imagined(id, moves);
      const { judge } = pack.brain;
      if (judge === undefined) throw new Error(`${id} has no judge`);
      const described = (position: unknown): string[] => {
        const told: string[] = [];
        const put = (most: number, who: string) => (place: number, value: number) => {
          expect(Number.isInteger(place) && place >= 0 && place < most, `${who}: place ${place}`).toBe(true);
          expect(Number.isFinite(value)).toBe(true);
          told.push(`${who} ${place} ${value}`);
        };
        judge.describeTable(position, put(judge.tableInputs, "table"));
        for (const seat of seats(3)) judge.describeSeat(position, seat, put(judge.seatInputs, String(seat)));
        return told;
      };
      const turned = structuredClone(state);
      turnPiles(turned, PILES[id] ?? []);
      expect(turned).not.toEqual(state);
      const before = described(state);
      expect(before.length).toBeGreaterThan(20);
      expect(described(turned)).toEqual(before);
    },
  );

  test("expects something of every seat, if it has learned", async () => {
    const { pack, state } = await imagined(id, 30);
    const net = netOf(pack.brain);
    if (net === undefined) return;
    const { scores, wins } = net.judge(state, 3);
    expect([...wins].reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 9);
    for (const score of scores) expect(score > -100 && score < 300).toBe(true);
  });
});

/** What each judge that has learned says of a position, to the last bit; to be written anew whenever it learns. */
const BITS: Readonly<Record<string, readonly string[]>> = {
  evolution: [
    "404c2e02b2b4c03b",
    "404cdbfd183701e0",
    "404e864a5f530d61",
    "3fd5d0e9cb11809b",
    "3fd58e9b0e59339b",
    "3fd4a07b26954bc9",
  ],
  evo: [
    "40433816c7cdf1db",
    "404055a178878047",
    "40429f80968e4d1a",
    "3fdd9ccd026f23d8",
    "3fcc2e9422a82305",
    "3fd44be8ec3ccaa6",
  ],
  progress: [
    "40450be27a859347",
    "40445e68dc2d44da",
    "40444dd46c917444",
    "3fd2b26f17ad1ece",
    "3fd596b5c6c14694",
    "3fd7b6db21919aa0",
  ],
  "s-evolution": [
    "40448e013511c184",
    "4047c429ea7cacdc",
    "4049f80dde775b3e",
    "3fbc1d4a6de6ec0a",
    "3fd12dddc1a6ea7f",
    "3fe3e567d16fad3f",
  ],
};

describe.each(judged)("what %s has learned", (id) => {
  test("says the same of a position to the last bit, on every machine", async () => {
    const { pack, state } = await imagined(id, 30);
    const judgement = netOf(pack.brain)?.judge(state, 3);
    const numbers = judgement === undefined ? undefined : [...judgement.scores, ...judgement.wins];
    expect(numbers?.map((value) => new BigUint64Array(Float64Array.of(value).buffer)[0]?.toString(16))).toEqual(
      BITS[id],
    );
  });

  test("thinks from the view alone: two truths behind one view are judged, and chosen in, alike", async () => {
    const { pack, state } = await imagined(id, 30);
    const { game, about, brain } = pack;
    const [seat] = game.deciders(state);
    if (seat === undefined) throw new Error("nobody decides");
    const view = game.view(state, seat);
    const plan = { ...planOf(about.temper, "grandmaster"), iterations: 24 };
    const found = ["one truth", "another truth"].map((truth) => {
      const behind = game.imagine(view, seeded(truth));
      const look = () => game.view(behind, seat);
      const legal = game.legal(behind, seat);
      const { moves } = search({ about, game, brain, players: 3, seat, legal, look }, plan, seeded("whim"));
      return moves.map(({ move, worth }) => `${game.write(move)} ${worth}`);
    });
    expect(found[1]).toEqual(found[0]);
  });
});
