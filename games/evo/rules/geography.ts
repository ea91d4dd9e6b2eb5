import { isComplaint } from "@clade/kernel";
import { TERRAINS, type Warmth } from "./data/climate.ts";
import { isPrintedIsland, type Zone, zonesOf } from "./data/islands.ts";
import { neighbourPlaces, placeKey } from "./hexes.ts";
import type { Move } from "./moves.ts";
import { checkIsland, type OwnIsland } from "./own-island.ts";

/** The island of a state: one of the game's own by name, or a person's. */
export type Island = string | OwnIsland;

/** What never changes on an island, worked out once: the neighbours of every zone, and every move that names zones. */
export interface Geography {
  readonly zones: readonly Zone[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly warmth: readonly Warmth[];
  readonly near: readonly (readonly number[])[];
  readonly starts: readonly number[];
  /** `steps[from][n]` leads to `near[from][n]`. */
  readonly steps: readonly (readonly Move[])[];
  readonly births: readonly Move[];
  readonly losses: readonly Move[];
  /** `distance[a][b]`: how many steps from zone to zone. */
  readonly distance: readonly (readonly number[])[];
}

const built = new Map<string, Geography>();
const owned = new WeakMap<OwnIsland, Geography>();

export function geographyOf(island: Island): Geography {
  const known = typeof island === "string" ? built.get(island) : owned.get(island);
  return known ?? survey(island);
}

function survey(island: Island): Geography {
  if (typeof island !== "string") {
    const geography = chart(island.zones);
    owned.set(island, geography);
    return geography;
  }
  if (!isPrintedIsland(island)) throw new RangeError(`there is no island ${island}`);
  const checked = checkIsland({ zones: zonesOf(island) });
  if (isComplaint(checked)) throw new Error(`island ${island}: ${checked.complaint}`);
  const geography = chart(checked.zones);
  built.set(island, geography);
  return geography;
}

function chart(zones: readonly Zone[]): Geography {
  const places = new Map(zones.map(({ x, y }, index) => [placeKey(x, y), index]));
  const near = zones.map(({ x, y }) => neighbourPlaces(x, y).flatMap(([nx, ny]) => places.get(placeKey(nx, ny)) ?? []));
  const idOf = (index: number) => zones[index]?.id ?? "";
  return {
    zones,
    indexOf: new Map(zones.map(({ id }, index) => [id, index])),
    warmth: zones.map(({ terrain }) => TERRAINS.indexOf(terrain)),
    near,
    starts: zones.flatMap(({ start }, index) => (start ? index : [])),
    steps: near.map((others, from) => others.map((to): Move => ({ type: "step", from: idOf(from), to: idOf(to) }))),
    births: zones.map(({ id }): Move => ({ type: "birth", zone: id })),
    losses: zones.map(({ id }): Move => ({ type: "lose", zone: id })),
    distance: zones.map((_, index) => distancesFrom(index, near)),
  };
}

function distancesFrom(start: number, near: readonly (readonly number[])[]): number[] {
  const distances = near.map(() => near.length);
  distances[start] = 0;
  const walk = [start];
  for (const zone of walk) {
    const next = (distances[zone] ?? 0) + 1;
    for (const other of near[zone] ?? []) {
      if ((distances[other] ?? 0) <= next) continue;
      distances[other] = next;
      walk.push(other);
    }
  }
  return distances;
}
