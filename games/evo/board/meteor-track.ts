import { at } from "@clade/kernel";
import type { View } from "../rules/state.ts";

/** A square of the meteorite's track: the turn it is for, and the faces that end the game there, if any do. */
export interface MeteorSquare {
  readonly turn: number;
  /** "1–3", "" where nothing is rolled, "end" where the game ends for certain. */
  readonly faces: string;
}

/** EO-35: all squares from the first turn to the last possible one. */
export function meteorTrack({ meteor }: Pick<View, "meteor">): MeteorSquare[] {
  const turns = meteor.firstCheckAfterTurn + meteor.checks.length - 1;
  return Array.from({ length: turns }, (_, index) => {
    const turn = index + 1;
    const square = turn - meteor.firstCheckAfterTurn;
    const check = square < 0 ? [] : at(meteor.checks, square);
    return { turn, faces: check === "end" ? "end" : rangeOf(check) };
  });
}

function rangeOf(faces: readonly number[]): string {
  const [first] = faces;
  const last = faces.at(-1);
  if (first === undefined || last === undefined) return "";
  return faces.length > 2 && last - first === faces.length - 1 ? `${first}–${last}` : faces.join(",");
}
