import { at, type Seat } from "@clade/kernel";
import { type Condition, conditionOf, TEMPERATE } from "../rules/data/climate.ts";
import { geographyOf } from "../rules/geography.ts";
import { fursOf, parasolsOf } from "../rules/species.ts";
import type { PlayerView, View } from "../rules/state.ts";

/** What survival looks at: a view, or a state that is tried out. */
export interface Scene extends Pick<View, "island" | "climate" | "zones"> {
  readonly players: readonly Pick<PlayerView, "traits" | "boosts">[];
}

/** EO-30: what becomes of a dino if survival came now: it lives, one or more of its group must go, or it dies. */
export type Lot = "lives" | "crowded" | "dies";

export interface Fate {
  readonly live: number;
  readonly die: number;
  /** Dinos in cold and in hot zones, and how many of them may stay. */
  readonly cold: { readonly dinos: number; readonly allowed: number };
  readonly hot: { readonly dinos: number; readonly allowed: number };
}

export function conditionIn(scene: Pick<Scene, "island" | "climate">, zone: number): Condition {
  return conditionOf(at(geographyOf(scene.island).warmth, zone), at(TEMPERATE, scene.climate));
}

/** How a species would come through survival as things stand. */
export function fateOf(scene: Scene, seat: Seat): Fate {
  const count = { temperate: 0, cold: 0, hot: 0, deadly: 0 };
  for (const [zone, occupant] of scene.zones.entries()) {
    if (occupant === seat) count[conditionIn(scene, zone)]++;
  }
  const player = at(scene.players, seat);
  const cold = { dinos: count.cold, allowed: fursOf(player) };
  const hot = { dinos: count.hot, allowed: parasolsOf(player) };
  const live = count.temperate + Math.min(cold.dinos, cold.allowed) + Math.min(hot.dinos, hot.allowed);
  return { live, die: count.temperate + count.cold + count.hot + count.deadly - live, cold, hot };
}

/** What would become of the dino in a zone. */
export function lotIn(scene: Scene, zone: number): Lot | undefined {
  const seat = scene.zones[zone] ?? null;
  if (seat === null) return undefined;
  const condition = conditionIn(scene, zone);
  if (condition === "temperate") return "lives";
  if (condition === "deadly") return "dies";
  const { dinos, allowed } = fateOf(scene, seat)[condition];
  if (allowed === 0) return "dies";
  return dinos > allowed ? "crowded" : "lives";
}
