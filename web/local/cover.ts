import { type AnyMatch, type Now, type Seat, seeded } from "@clade/kernel";
import { isOpenView } from "./open-view.ts";

/**
 * What must be covered before a person comes to a table that others look at too: nothing, if they see no more than everybody; what
 * only they may see, if that has no bearing on what they may do; else the whole table.
 */
export type Cover = "nothing" | "hand" | "table";

/**
 * So many hands that somebody might hold, by what everybody knows. What all of them allow is no secret; nor is it told by a covered
 * table what somebody holds, but for what hardly anybody would.
 */
const HANDS = 24;

/** What was found of a position: it is asked for twice, by who passes the device on and by what is told then. */
interface Found {
  readonly length: number;
  readonly seat: Seat;
  readonly cover: Cover;
}
const lately = new WeakMap<AnyMatch, Found>();

export function coverFor(match: AnyMatch, seat: Seat): Cover {
  const known = lately.get(match);
  if (known?.length === match.length && known.seat === seat) return known.cover;
  const cover = lookedThrough(match, seat);
  lately.set(match, { length: match.length, seat, cover });
  return cover;
}

function lookedThrough(match: AnyMatch, seat: Seat): Cover {
  const open = match.view("spectator");
  if (isOpenView(match.view(seat), open)) return "nothing";
  // What is imagined of it is looked at and never played: it may share what it is made of.
  const view = faceDown(open, seat);
  const legal = written(match, match.legal(seat));
  const chance = seeded("hands");
  for (let hand = 0; hand < HANDS; hand++) {
    const imagined = match.game.imagine(view, chance);
    if (written(match, match.game.legal(imagined, seat)) !== legal) return "table";
  }
  return "hand";
}

/** A seat's place with everything face down: what everybody sees, from there. */
function faceDown(open: unknown, seat: Seat): unknown {
  return { ...(open as object), watcher: seat };
}

function written(match: AnyMatch, moves: ReturnType<AnyMatch["legal"]>): string {
  return moves.map((move) => match.game.write(move)).join("\n");
}

/**
 * How things stand for everybody, as somebody may see it who sits down with their cards face down: with their moves where those
 * are no secret, without any where they are.
 */
export function nowFaceDown(match: AnyMatch, seat: Seat): Now {
  const legal = match.legal(seat);
  const known = legal.length > 0 && coverFor(match, seat) !== "table";
  return {
    watcher: seat,
    number: match.told("spectator"),
    view: faceDown(match.view("spectator"), seat),
    deciders: match.deciders,
    legal: known ? legal.map((move) => match.game.write(move)) : [],
    undo: match.undoRefusal(seat) ?? null,
    result: match.result ?? null,
  };
}
