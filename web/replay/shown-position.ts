import type { Hint, SeatInfo, SeatNow } from "@clade/kernel";
import type { Looking } from "@clade/ui";
import type { SeenTable } from "../table/use-table.ts";
import type { Played } from "./played.ts";
import type { Leafing } from "./leafing.ts";

const nothing = (): void => {};

/** A better move that is drawn on the board, with what was to be expected of it. */
export type Drawn = Hint;

/** Who sat there, as boards want to know it. */
export function seatsThen(seats: readonly SeatInfo[]): readonly SeatNow[] {
  return seats.map(({ name, bot = null }) => ({
    name,
    bot,
    absent: null,
    connected: true,
    clock: null,
    runs: false,
  }));
}

/** A position as a table that somebody watches: boards do not know the difference. */
export function tableAt(
  played: Played,
  { position, eyes, front }: Pick<Leafing, "position" | "eyes" | "front">,
  seats: readonly SeatNow[],
  drawn: Drawn | undefined,
  play: (move: string) => void,
): SeenTable {
  const seen = played.sight(position, eyes);
  const { deciders, result } = seen;
  const watcher = eyes === "open" ? front : eyes;
  // Where all cards are open every hand can be laid in front: boards draw the watcher's.
  const view = eyes === "open" ? { ...(seen.view as object), watcher } : seen.view;
  const number = played.told(position, eyes);
  return {
    up: true,
    now: {
      watcher,
      number,
      view,
      deciders,
      legal: drawn === undefined ? [] : [drawn.move],
      undo: { code: "nothing-to-undo", clause: "house" },
      result,
    },
    events: played.events(eyes).slice(0, number),
    seats,
    seatsTold: 0,
    seed: undefined,
    since: number,
    busy: false,
    refused: undefined,
    hints: drawn === undefined ? [] : [drawn],
    info: undefined,
    said: [],
    unsaid: [],
    saidAgain: 0,
    failed: undefined,
    trouble: undefined,
    notice: undefined,
    past: [],
    act: play,
    undo: nothing,
    hint: nothing,
    say: nothing,
    sayPhrase: nothing,
    sayAgain: nothing,
    drop: nothing,
    dismiss: nothing,
    watchAgain: nothing,
  };
}

/** What the log leads to. */
export function lookingAt(
  played: Played,
  { position, eyes, goTo, near }: Pick<Leafing, "position" | "eyes" | "goTo" | "near">,
  marks: Looking["marks"],
): Looking {
  return {
    later: played.events(eyes).slice(played.told(position, eyes)),
    goTo: (event) => goTo(played.positionOf(event, eyes)),
    still: !near,
    marks,
  };
}
