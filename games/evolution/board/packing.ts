/** How large species can be drawn in the room there is: worked out from how many there are, never measured. */

export type Density = "full" | "compact" | "tiny";

export interface Drawn {
  readonly density: Density;
  /** The size of letters, in rem; everything in a player's part is measured in it. */
  readonly size: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** In em of the part's own letters. */
const GAP = 0.5;
const PANEL = { head: 2.3, aroundX: 1.4, aroundY: 1.1, least: 15 };
const WIDTHS: { readonly [D in Density]: number } = { full: 9.2, compact: 6.8, tiny: 6.4 };
const HEIGHTS: { readonly [D in Density]: number } = { full: 8.6, compact: 6.3, tiny: 3.4 };
/** A trait that can be touched is never lower than this, in rem. */
const TRAIT = 1.6;

/** From the roomiest on. The last is taken where none fits: then the part scrolls. */
const STEPS: readonly Drawn[] = [
  ...[1.1, 1.05, 1, 0.95, 0.9].map((size): Drawn => ({ density: "full", size })),
  ...[1.25, 1.15, 1.05, 1, 0.95, 0.9, 0.85].map((size): Drawn => ({ density: "compact", size })),
  ...[0.95, 0.9, 0.85, 0.8].map((size): Drawn => ({ density: "tiny", size })),
];
const SCROLLING: Drawn = { density: "compact", size: 0.85 };

/** How to draw players with so many species each, whose species have room for so many traits. */
export function pack(species: readonly number[], slots: number, room: Room | undefined): Drawn {
  if (room === undefined) return SCROLLING;
  return STEPS.find((step) => heightOf(species, slots, room.width, step) <= room.height) ?? SCROLLING;
}

/** How high they would be together, side by side as far as there is width. */
export function heightOf(species: readonly number[], slots: number, width: number, { density, size }: Drawn): number {
  const traits =
    density === "full"
      ? slots * (Math.max(TRAIT, 1.8 * size) + 0.15 * size)
      : density === "compact"
        ? TRAIT
        : 1.5 * size;
  const one = HEIGHTS[density] * size + traits;
  const step = (WIDTHS[density] + GAP) * size;
  let rows = 0;
  let row = { width: 0, height: 0 };
  for (const count of species) {
    const across = Math.max(1, Math.floor((width - PANEL.aroundX * size) / step));
    const lines = Math.max(1, Math.ceil(count / across));
    const wide = Math.min(
      width,
      Math.max(PANEL.least * size, Math.min(across, Math.max(1, count)) * step + PANEL.aroundX * size),
    );
    const high = (PANEL.head + PANEL.aroundY) * size + lines * (one + GAP * size);
    if (row.width > 0 && row.width + wide > width) {
      rows += row.height + GAP * size;
      row = { width: 0, height: 0 };
    }
    row = { width: row.width + wide + GAP * size, height: Math.max(row.height, high) };
  }
  return rows + row.height + GAP * size;
}
