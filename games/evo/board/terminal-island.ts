import { at, type TerminalLook, type TerminalStyle } from "@clade/kernel";
import { seatStyle } from "@clade/ui/terminal";
import { type Condition, conditionOf, TEMPERATE, type Terrain } from "../rules/data/climate.ts";
import { geographyOf } from "../rules/geography.ts";
import { COLOURS } from "../rules/seats.ts";
import type { View } from "../rules/state.ts";

/** How each terrain and condition is drawn. */
export const TERRAIN_SIGNS: { readonly [T in Terrain]: { readonly sign: string; readonly style: TerminalStyle } } = {
  beach: { sign: "~", style: "yellow" },
  meadow: { sign: '"', style: "green" },
  hill: { sign: "n", style: "magenta" },
  mountain: { sign: "^", style: "cyan" },
};
export const CONDITION_SIGNS: { readonly [C in Condition]: { readonly sign: string; readonly style: TerminalStyle } } =
  {
    temperate: { sign: " ", style: "bold" },
    cold: { sign: "*", style: "cyan" },
    hot: { sign: "+", style: "yellow" },
    deadly: { sign: "x", style: "red" },
  };

/** The sign of a seat's dinos: its number, which is the same in every language and no letter of a half board. */
export function dinoSign(seat: number): string {
  return String(seat + 1);
}

/** A hex is three characters wide inside, two high, with its slopes above and below. */
const STEP_RIGHT = 4;
const STEP_DOWN = 3;

/** A sheet of characters, each of which may be styled. */
class Sheet {
  readonly #rows: string[][] = [];

  put(row: number, column: number, sign: string): void {
    while (this.#rows.length <= row) this.#rows.push([]);
    const cells = at(this.#rows, row);
    while (cells.length <= column) cells.push(" ");
    cells[column] = sign;
  }

  write(row: number, column: number, text: string, paint: (sign: string) => string): void {
    for (const [index, sign] of text.split("").entries())
      this.put(row, column + index, sign === " " ? " " : paint(sign));
  }

  lines(): string[] {
    return this.#rows.map((cells) => cells.join("").trimEnd());
  }
}

/** The island as hexes: each with its name, its terrain, the dino in it, and what the climate makes of it. */
export function drawIsland(view: View, look: TerminalLook): string[] {
  const { zones, warmth } = geographyOf(view.island);
  const left = Math.min(...zones.map(({ x }) => x));
  const top = Math.min(...zones.map(({ y }) => y));
  const temperate = at(TEMPERATE, view.climate);
  const sheet = new Sheet();
  const dim = (sign: string) => look.paint("dim", sign);
  for (const [index, { id, x, y, terrain }] of zones.entries()) {
    const column = (x - left) * STEP_RIGHT + (y & 1) * (STEP_RIGHT / 2);
    const row = (y - top) * STEP_DOWN;
    sheet.write(row, column + 1, "/ \\", dim);
    sheet.write(row + STEP_DOWN, column + 1, "\\ /", dim);
    for (const line of [1, 2]) {
      sheet.put(row + line, column, dim("|"));
      sheet.put(row + line, column + STEP_RIGHT, dim("|"));
    }
    const condition = conditionOf(at(warmth, index), temperate);
    const ground = TERRAIN_SIGNS[terrain];
    sheet.write(row + 1, column + 1, id, (sign) => look.paint(condition === "deadly" ? "dim" : ground.style, sign));
    sheet.put(row + 2, column + 1, look.paint(ground.style, ground.sign));
    const occupant = view.zones[index] ?? null;
    if (occupant !== null) {
      sheet.put(
        row + 2,
        column + 2,
        look.paint("inverse", look.paint(seatStyle(COLOURS, occupant), dinoSign(occupant))),
      );
    }
    const { sign, style } = CONDITION_SIGNS[condition];
    if (sign !== " ") sheet.put(row + 2, column + 3, look.paint(style, sign));
  }
  return sheet.lines();
}
