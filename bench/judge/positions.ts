import { search, planOf, type Playable } from "@clade/bots";
import { at, copy, isComplaint, readOptions, seats, seeded } from "@clade/kernel";

/** Of so many decisions one is a position to judge. */
const APART = 5;

/** Positions of games that go by instinct alone, from the first move to the last. */
export function positionsOf({ about, game, brain }: Playable, players: number, many: number): unknown[] {
  const plan = planOf(about.temper, "apprentice", players);
  const options = readOptions(game.options, {});
  if (isComplaint(options)) throw new Error(options.complaint);
  const found: unknown[] = [];
  for (let number = 0; ; number++) {
    const table = { chance: seeded(`judge/${number}`), tell: () => {} };
    const whims = seats(players).map((seat) => seeded(`judge/${number}/${seat}`));
    const state = game.setUp(players, options, table);
    for (let decision = 0; game.result(state) === undefined; decision++) {
      if (decision % APART === 0 && found.push(copy(state)) === many) return found;
      const seat = at(game.deciders(state), 0);
      const legal = game.legal(state, seat);
      const look = () => game.view(state, seat);
      const { moves } = search({ about, game, brain, players, seat, legal, look }, plan, at(whims, seat));
      game.play(state, seat, at(moves, 0).move, table);
    }
  }
}
