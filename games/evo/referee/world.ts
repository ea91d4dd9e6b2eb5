import { at, copy } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import type { State } from "../rules/state.ts";
import type { Chart } from "./island.ts";

/** The table as the second referee keeps it through a whole game, from what happens alone. */
export interface World {
  readonly chart: Chart;
  readonly meteor: State["meteor"];
  readonly short: boolean;
  turn: number;
  order: number[];
  climate: number;
  zones: (number | null)[];
  players: Species[];
  lots: { gene: string; bidder: number | null; amount: number }[];
  /** The part of the phase that is being played: whose it is, steps or births left, where newborns stand. */
  part: Part | null;
  barren: boolean;
  /** How far a card or die says that the marker goes. */
  shift: number | null;
  faces: readonly number[];
  /** Who has scored, and who has bid or is out, in this phase. */
  scored: Set<number>;
  bidden: Set<number>;
  over: boolean;
}

export interface Part {
  readonly seat: number;
  left: number;
  reach: number;
  readonly newborns: number[];
}

export type Species = Pick<State["players"][number], "points" | "traits" | "boosts">;

/** EO-15: yellow, green, brown, grey, brown, green. */
export const RING = ["beach", "meadow", "hill", "mountain", "hill", "meadow"] as const;

export function read(state: State, chart: Chart): World {
  const players = state.players.map(({ points, traits, boosts }) => copy({ points, traits, boosts }));
  return {
    chart,
    meteor: state.meteor,
    short: state.shortAuction,
    turn: state.turn,
    order: [...state.order],
    climate: state.climate,
    zones: [...state.zones],
    players,
    lots: state.lots.map(({ gene, bidder, amount }) => ({ gene, bidder, amount })),
    part: null,
    barren: state.barren,
    shift: null,
    faces: [],
    scored: new Set(),
    bidden: new Set(),
    over: false,
  };
}

export function dinosOf({ zones }: World, seat: number): number[] {
  return zones.flatMap((occupant, zone) => (occupant === seat ? [zone] : []));
}

/** EO-16: where the dinos of a species stand in zones of that kind. */
export function dinosIn(world: World, seat: number, condition: string): number[] {
  return dinosOf(world, seat).filter((zone) => world.chart.conditionOf(zone, at(RING, world.climate)) === condition);
}

/** EO-30, EO-48: how many may stay there. */
export function mayStay(world: World, seat: number, condition: string): number {
  const { traits, boosts } = at(world.players, seat);
  if (condition === "cold") return Math.max(0, traits.fur + boosts.furs);
  if (condition === "hot") return Math.max(0, traits.parasol + boosts.parasols);
  return condition === "deadly" ? 0 : Number.POSITIVE_INFINITY;
}

export function differences(world: World, after: State): readonly Objection[] {
  const players = after.players.map(({ points, traits, boosts }) => ({ points, traits, boosts }));
  return [
    ...differ("EO-15", "climate", world.climate, after.climate),
    ...differ("EO-21", "dinos", world.zones, after.zones),
    ...differ(
      "EO-31",
      "points",
      world.players.map(({ points }) => points),
      players.map(({ points }) => points),
    ),
    ...differ(
      "EO-38",
      "genes",
      world.players.map(({ traits }) => traits),
      players.map(({ traits }) => traits),
    ),
    ...differ(
      "EO-45",
      "effects of cards",
      world.players.map(({ boosts }) => boosts),
      players.map(({ boosts }) => boosts),
    ),
    ...differ(
      "EO-36",
      "bids",
      world.lots,
      after.lots.map(({ gene, bidder, amount }) => ({ gene, bidder, amount })),
    ),
    ...differ("EO-11", "order", world.order, after.order),
    ...differ("EO-35", "whether the game is over", world.over, after.phase === "over"),
  ];
}
