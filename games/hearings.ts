import { type RefereedGame, refereeGames } from "@clade/kernel/referee";

/** Random games of one game under the eyes of its second referee. */
export type Hearing = (games: number, seed: string) => Generator<RefereedGame>;

/** The games that have a second referee; each is loaded when it is asked for. */
export const hearings: Readonly<Record<string, () => Promise<Hearing>>> = {
  evolution: async () => {
    const [{ evolution }, { referee }, { SAMPLES }] = await Promise.all([
      import("./evolution/rules/game.ts"),
      import("./evolution/referee/index.ts"),
      import("./evolution/test/samples.ts"),
    ]);
    return (games, seed) => refereeGames(evolution, referee, SAMPLES, games, seed);
  },
  "s-evolution": async () => {
    const [{ sEvolution }, { referee }, { SAMPLES }] = await Promise.all([
      import("./s-evolution/rules/game.ts"),
      import("./s-evolution/referee/index.ts"),
      import("./s-evolution/test/samples.ts"),
    ]);
    return (games, seed) => refereeGames(sEvolution, referee, SAMPLES, games, seed);
  },
  evo: async () => {
    const [{ evo }, { refereeOn }, { SAMPLES }, { PRINTED_ISLANDS, zonesOf }] = await Promise.all([
      import("./evo/rules/game.ts"),
      import("./evo/referee/index.ts"),
      import("./evo/test/samples.ts"),
      import("./evo/rules/data/islands.ts"),
    ]);
    const referee = refereeOn(Object.fromEntries(PRINTED_ISLANDS.map((name) => [name, zonesOf(name)])));
    return (games, seed) => refereeGames(evo, referee, SAMPLES, games, seed);
  },
  progress: async () => {
    const [{ progress }, { refereeOf }, { TABLES }, { STANDARD }] = await Promise.all([
      import("./progress/rules/game.ts"),
      import("./progress/referee/index.ts"),
      import("./progress/test/samples.ts"),
      import("./progress/rules/deck/standard.ts"),
    ]);
    return (games, seed) => refereeGames(progress, refereeOf(STANDARD), TABLES, games, seed);
  },
};
