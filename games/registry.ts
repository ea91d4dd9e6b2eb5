import type { GamePack } from "@clade/kernel";

type Load = () => Promise<{ readonly default: GamePack }>;

/** The games on the shelf, in its order. Adding one means adding its line here; each is loaded when somebody asks for it. */
const shelf: Readonly<Record<string, Load>> = {
  evolution: () => import("./evolution/index.ts"),
  "s-evolution": () => import("./s-evolution/index.ts"),
  evo: () => import("./evo/index.ts"),
  progress: () => import("./progress/index.ts"),
};

/** Games that everything can play and nobody is offered: they are here to be learnt from and tested with. */
const drawer: Readonly<Record<string, Load>> = {
  // The example of docs/adding-a-game.md.
  moult: () => import("./moult/index.ts"),
};

const registry = { ...shelf, ...drawer };

/** The games that people are offered. */
export const gameIds: readonly string[] = Object.keys(shelf);
/** All that can be played: the shelf and the drawer. */
export const allGameIds: readonly string[] = Object.keys(registry);

/** A game by its id, or undefined if there is none of that name. */
export async function loadGame(id: string): Promise<GamePack | undefined> {
  const load = Object.hasOwn(registry, id) ? registry[id] : undefined;
  return load === undefined ? undefined : (await load()).default;
}
