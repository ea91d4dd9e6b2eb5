/** How large species can be drawn in the room there is: worked out from how many there are, never measured. */

/** `broad` has the traits beside the animal, `full` below it; the others show them as signs. */
export type Density = "broad" | "full" | "compact" | "tiny";

export interface Drawn {
  readonly density: Density;
  /** The size of letters, in rem; everything in a player's part is measured in it. */
  readonly size: number;
  /** How high the picture of the animal is, in those letters. */
  readonly portrait: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** In em of the part's own letters. */
const GAP = 0.5;
/** The head of a part takes two lines where it is narrower than `wide`. */
const PANEL = { head: 2.3, twoLines: 3.7, wide: 20, aroundX: 1.4, aroundY: 1.1, least: 13 };
/** What is left free at the edges of the part that holds the players (`.ev-mine`, `.ev-others`). */
const EDGE = { x: 1.2, y: 0.6 };
const WIDTHS: { readonly [D in Density]: number } = { broad: 9.2, full: 9.2, compact: 6.8, tiny: 6.4 };
/** Without the animal. */
const HEIGHTS: { readonly [D in Density]: number } = { broad: 3.6, full: 3.6, compact: 3.3, tiny: 3.4 };
/** An animal is that much wider than high, and has something above and beside it. */
const ANIMAL = {
  shape: 1.46,
  over: { broad: 0.7, full: 0.7, compact: 0, tiny: 0 },
  beside: { broad: 2.3, full: 2.3, compact: 1.7, tiny: 0 },
} as const;
/** Traits beside an animal have this much room. */
export const TRAITS_BESIDE = 8.4;
/** A trait that can be touched is never lower than this, in rem. */
const TRAIT = 1.6;

/** From the roomiest on: animals as large as there is room for, then smaller letters. The last is taken where none fits: then
 *  the part scrolls. */
const STEPS: readonly Drawn[] = [
  ...[15, 13.5, 12, 10.5, 9.5, 8.5, 7.5, 6.5, 5.7, 5].flatMap((portrait): Drawn[] => [
    { density: "full", size: 1.1, portrait },
    { density: "broad", size: 1.1, portrait },
  ]),
  ...[1.05, 1, 0.95, 0.9].map((size): Drawn => ({ density: "full", size, portrait: 5 })),
  ...[1.15, 1.05, 0.95, 0.85]
    .flatMap((size) =>
      [11, 9.5, 8, 7, 6, 5, 4.2, 3.6, 3].map((portrait): Drawn => ({ density: "compact", size, portrait })),
    )
    .toSorted((a, b) => b.size * b.portrait - a.size * a.portrait),
  ...[0.95, 0.9, 0.85, 0.8].map((size): Drawn => ({ density: "tiny", size, portrait: 0 })),
];
const SCROLLING: Drawn = { density: "compact", size: 0.85, portrait: 3 };

/** How wide a species is, in em. */
export function widthOf({ density, portrait }: Pick<Drawn, "density" | "portrait">): number {
  const wanted = ANIMAL.shape * (portrait - ANIMAL.over[density]) + ANIMAL.beside[density];
  const animal = Math.max(WIDTHS[density], Math.round(10 * wanted) / 10);
  return density === "broad" ? animal + TRAITS_BESIDE : animal;
}

/** How to draw players with so many species each, whose species have room for so many traits. */
export function pack(species: readonly number[], slots: number, room: Room | undefined): Drawn {
  if (room === undefined) return SCROLLING;
  return (
    STEPS.find((step) => isBroadEnough(room, step) && heightOf(species, slots, room.width, step) <= room.height) ??
    SCROLLING
  );
}

/** Whether one species at least has the width that it needs. */
function isBroadEnough(room: Room, drawn: Drawn): boolean {
  return widthOf(drawn) <= insideOf(room.width, drawn);
}

/** What a player's part has for species, of a width in rem; in em. */
function insideOf(room: number, { size }: Drawn): number {
  return room / size - EDGE.x - PANEL.aroundX;
}

/** How many species lie side by side in a part of this width, in rem. */
export function across(room: number, drawn: Drawn): number {
  return Math.max(1, Math.floor((insideOf(room, drawn) + GAP) / (widthOf(drawn) + GAP)));
}

/** How high they would be together, side by side as far as there is width. */
export function heightOf(species: readonly number[], slots: number, room: number, drawn: Drawn): number {
  const { density, size, portrait } = drawn;
  const width = room - EDGE.x * size;
  const traits =
    density === "full" || density === "broad"
      ? slots * (Math.max(TRAIT, 1.8 * size) + 0.15 * size)
      : density === "compact"
        ? TRAIT
        : 1.5 * size;
  const animal = (HEIGHTS[density] + portrait) * size;
  const one = density === "broad" ? Math.max(animal, traits + size) : animal + traits;
  const step = (widthOf(drawn) + GAP) * size;
  const most = across(room, drawn);
  let rows = 0;
  let row = { width: 0, height: 0 };
  for (const count of species) {
    const lines = Math.max(1, Math.ceil(count / most));
    const wide = Math.min(
      width,
      Math.max(PANEL.least * size, Math.min(most, Math.max(1, count)) * step + PANEL.aroundX * size),
    );
    const head = wide < PANEL.wide * size ? PANEL.twoLines : PANEL.head;
    const high = (head + PANEL.aroundY) * size + lines * (one + GAP * size);
    if (row.width > 0 && row.width + wide > width) {
      rows += row.height + GAP * size;
      row = { width: 0, height: 0 };
    }
    row = { width: row.width + wide + GAP * size, height: Math.max(row.height, high) };
  }
  return rows + row.height + EDGE.y * size;
}
