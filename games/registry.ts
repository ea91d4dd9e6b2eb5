import type { GamePack } from "@clade/kernel";

/** Every game at the table. Adding one means adding its line here; each is loaded when somebody asks for it. */
const registry: Readonly<Record<string, () => Promise<{ readonly default: GamePack }>>> = {
  evolution: () => import("@clade/evolution"),
  evo: () => import("@clade/evo"),
  progress: () => import("@clade/progress"),
  "s-evolution": () => import("@clade/s-evolution"),
};

export const gameIds: readonly string[] = Object.keys(registry);

/** A game by its id, or undefined if there is none of that name. */
export async function loadGame(id: string): Promise<GamePack | undefined> {
  const load = Object.hasOwn(registry, id) ? registry[id] : undefined;
  return load === undefined ? undefined : (await load()).default;
}
