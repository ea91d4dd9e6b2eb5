import { at } from "@clade/kernel";

/** A zone as the box prints it. */
export interface PrintedZone {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: string;
}

/** EO-1: the terrains from the warmest to the coldest. */
const FROM_WARM_TO_COLD = ["beach", "meadow", "hill", "mountain"];

/** An island as the second referee reads it: which zones touch, and how cold each is. */
export class Chart {
  readonly zones: readonly PrintedZone[];
  readonly near: readonly (readonly number[])[];

  constructor(zones: readonly PrintedZone[]) {
    this.zones = zones;
    this.near = zones.map((one) => zones.flatMap((other, index) => (touch(one, other) ? [index] : [])));
  }

  indexOf(id: string): number {
    return this.zones.findIndex((zone) => zone.id === id);
  }
  idOf(zone: number): string {
    return at(this.zones, zone).id;
  }
  /** EO-16 */
  conditionOf(zone: number, marker: string): Condition {
    const colder = FROM_WARM_TO_COLD.indexOf(at(this.zones, zone).terrain) - FROM_WARM_TO_COLD.indexOf(marker);
    if (colder === 0) return "temperate";
    if (colder === 1) return "cold";
    return colder === -1 ? "hot" : "deadly";
  }
  /** EO-48: the zones that are so many steps from one of the given, over zones occupied or not. */
  within(from: readonly number[], steps: number): ReadonlySet<number> {
    const reached = new Set(from);
    for (let step = 0; step < steps; step++) {
      const next = [...reached].flatMap((zone) => at(this.near, zone));
      for (const zone of next) reached.add(zone);
    }
    return reached;
  }
}

export type Condition = "temperate" | "cold" | "hot" | "deadly";

/** EO-1: two hexes touch if their middles are one hex apart; odd rows stand half a hex to the right. */
function touch(one: PrintedZone, other: PrintedZone): boolean {
  const across = Math.abs(one.x + (Math.abs(one.y) % 2) / 2 - other.x - (Math.abs(other.y) % 2) / 2);
  const rows = Math.abs(one.y - other.y);
  return (rows === 0 && across === 1) || (rows === 1 && across === 0.5);
}
