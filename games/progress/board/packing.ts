/** How technologies are drawn in the room there is: worked out from how many there are, never measured. */

/** A card with its picture, its name and what it gives; the same lying; a picture with a name; a picture. */
export type Look = "card" | "plate" | "chip" | "sign";

export interface Drawn {
  readonly look: Look;
  /** The size of letters, in rem; everything of a technology is measured in it. */
  readonly size: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** In em of the technologies' own letters. */
const BOXES: { readonly [L in Look]: Room } = {
  card: { width: 7.4, height: 7 },
  plate: { width: 8.2, height: 3.5 },
  chip: { width: 9.4, height: 2.4 },
  sign: { width: 2.5, height: 2.2 },
};
const GAP = 0.35;
/** A name has room beside its picture from this width on, in em. */
const NAMED = 8.2;
/** Around the technologies of a column, in rem: its heading above, its frame at the sides. */
const AROUND = { x: 1.4, y: 2.4 };

/** From the roomiest on. */
const STEPS: readonly Drawn[] = [
  ...[1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.95, 0.9].map((size): Drawn => ({ look: "card", size })),
  ...[1.2, 1.1, 1.05, 1, 0.95, 0.9].map((size): Drawn => ({ look: "plate", size })),
  ...[1.1, 1.05, 1, 0.95, 0.9].map((size): Drawn => ({ look: "chip", size })),
  ...[1.1, 1, 0.9].map((size): Drawn => ({ look: "sign", size })),
];
/** Where none fits, the area scrolls. */
const SCROLLING: Drawn = { look: "sign", size: 0.9 };
const LOOSE: Drawn = { look: "chip", size: 0.9 };

/** How to draw so many technologies of each type, side by side in columns. */
export function drawArea(counts: readonly number[], room: Room | undefined): Drawn {
  if (room === undefined) return SCROLLING;
  const width = columnOf(counts.length, room.width);
  const fits = (step: Drawn): boolean =>
    counts.every((count) => heightOf(count, width, step) <= room.height - AROUND.y);
  return STEPS.find(fits) ?? SCROLLING;
}

/** How to draw them where the area is as high as what lies in it. */
export function drawLoosely(types: number, width: number): Drawn {
  return columnOf(types, width) < NAMED * LOOSE.size ? SCROLLING : LOOSE;
}

function columnOf(columns: number, width: number): number {
  return width / columns - AROUND.x;
}

/** How high so many technologies would be in a column of this width. */
export function heightOf(count: number, width: number, { look, size }: Drawn): number {
  const box = BOXES[look];
  const least = look === "plate" || look === "chip" ? NAMED : box.width;
  if (width < least * size) return Number.POSITIVE_INFINITY;
  const across = Math.max(1, Math.floor((width / size + GAP) / (box.width + GAP)));
  return Math.ceil(count / across) * (box.height + GAP) * size;
}

/** What a player's panel has besides technologies, in rem: its head and a line of signs for each so much width. */
const PANEL = { head: 2.6, signs: 26, line: 1.7, least: 17 };
/** The signs before the technologies of each type and of those in development. */
const ROWS = 4;

/** Whether there is room for the names of the technologies of all these players, below each other. */
export function namesFit(counts: readonly number[], room: Room | undefined): boolean {
  if (room === undefined) return false;
  const columns = Math.max(1, Math.min(counts.length, Math.floor(room.width / PANEL.least)));
  const width = room.width / columns - 1.4;
  const height = (count: number): number => {
    const names = count * 8.4 + ROWS * 2;
    return PANEL.head + Math.ceil(PANEL.signs / width) * PANEL.line + Math.ceil(names / width) * 2.2;
  };
  const columnsHigh = Array.from({ length: Math.ceil(counts.length / columns) }, (_, row) =>
    Math.max(...counts.slice(row * columns, (row + 1) * columns).map(height)),
  );
  return columnsHigh.reduce((sum, each) => sum + each + 0.5, 0) <= room.height;
}
