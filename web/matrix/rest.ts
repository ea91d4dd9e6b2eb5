import { type Chance, pick, seeded } from "@clade/kernel";
import { CONTROLS, type Finding, nameOf, topmost } from "./detect.ts";

/** Things at rest stay at rest: whatever swings between two places cannot be touched. */

/** What is watched: what can be touched, and the parts of a table. */
const WATCHED = `${CONTROLS}, [data-thing], [data-region]`;
/** Frames in which everything finds its place, in which nothing moves any more, and in which what moves all the same is watched. */
const SETTLES = 2;
const RESTS = 3;
const WATCHES = 24;
/** What moves this often has not just found its place. */
const SWINGS = 5;

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

/** What moves while nobody does anything; the pointer may rest on it. */
export async function restless(where: string): Promise<Finding[]> {
  const watched = [...document.querySelectorAll(WATCHED)];
  const places = (): string[] =>
    watched.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left, top, width, height].map((length) => length.toFixed(1)).join(" ");
    });
  for (let settles = 0; settles < SETTLES; settles++) await frame();
  let last = places();
  const moves = new Map<number, { readonly times: number; readonly from: string; readonly to: string }>();
  for (let frames = 0; frames < (moves.size === 0 ? RESTS : WATCHES); frames++) {
    await frame();
    const now = places();
    for (const [index, to] of now.entries()) {
      const from = last[index] ?? to;
      if (from !== to) moves.set(index, { times: (moves.get(index)?.times ?? 0) + 1, from, to });
    }
    last = now;
  }
  return [...moves].flatMap(([index, { times, from, to }]): Finding[] => {
    const thing = watched[index];
    if (thing === undefined || times < SWINGS) return [];
    return [{ kind: "restless", what: nameOf(thing), detail: `${where}: between ${from} and ${to}` }];
  });
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** What is there: "the bottom of .card". */
  readonly name: string;
}

/** Spots where a pointer may come to rest: just inside the edges of so many controls of different kinds, of the table's own first. */
export function edges(most: number, seed: string): Spot[] {
  const chance = seeded(`edges ${seed}`);
  const kinds = new Map<string, Element[]>();
  for (const control of topmost().querySelectorAll(CONTROLS)) {
    const kind = `${nameOf(control)} ${control.getAttribute("data-look") ?? ""}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), control]);
  }
  const spots = [...kinds.values()].flatMap((controls) => {
    const spot = edgeOf(pick(controls, chance), chance);
    return spot === undefined ? [] : [spot];
  });
  const chosen: Spot[] = [];
  for (let left = spots; chosen.length < most && left.length > 0; ) {
    const own = left.filter(({ isThing }) => isThing);
    // Every other one is a thing on the table, if there is any.
    const { isThing: _, ...spot } = pick(chosen.length % 2 === 0 && own.length > 0 ? own : left, chance);
    chosen.push(spot);
    left = left.filter(({ name }) => name !== spot.name);
  }
  return chosen;
}

const INSIDE = 2;

function edgeOf(control: Element, chance: Chance): (Spot & { readonly isThing: boolean }) | undefined {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  // Things rise more often than they do anything else.
  const [side, x, y] = pick(
    [
      ["bottom", middle, bottom - INSIDE],
      ["bottom", middle, bottom - INSIDE],
      ["top", middle, top + INSIDE],
      ["left", left + INSIDE, centre],
      ["right", right - INSIDE, centre],
    ] as const,
    chance,
  );
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !control.contains(hit)) return undefined;
  return { x, y, name: `the ${side} of ${nameOf(control)}`, isThing: control.hasAttribute("data-thing") };
}
