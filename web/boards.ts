import type { AnyBoard } from "@clade/ui";

/** Every board on screen. Adding one means adding its line here; each is loaded when somebody sits down at it. */
const registry: Readonly<Record<string, () => Promise<{ readonly default: AnyBoard }>>> = {
  evolution: () => import("@clade/evolution/board"),
  "s-evolution": () => import("@clade/s-evolution/board"),
  evo: () => import("@clade/evo/board"),
  progress: () => import("@clade/progress/board"),
};

export function hasBoard(game: string): boolean {
  return Object.hasOwn(registry, game);
}

export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  return (await registry[game]?.())?.default;
}
