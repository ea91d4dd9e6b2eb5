import { randomInt } from "node:crypto";
import { LEVELS } from "@clade/kernel";
import { freshCode, newTable } from "../tables/new-table.ts";
import { keptPerson } from "../people/person.ts";
import { isProblem } from "../problem.ts";
import type { Store } from "../store/store.ts";
import { taken } from "../tables/seating.ts";
import type { Group } from "./groups.ts";
import { QUICK_PACES, type Strength, type Waiter } from "./wish.ts";

/** A code may be taken; so many are tried. */
const TRIES = 5;
/** The bot that is nobody's match in particular. */
const USUAL_BOT = "adept";

/** A table for people who were found for each other, not yet kept: its id can be promised to them before it is there. */
interface PlannedTable {
  readonly id: string;
  keep(): Promise<void>;
}

type Seated = Waiter & { readonly from: string | null };

/** Undefined if it cannot be: somebody has no name any more that others could read, or there is no such game. */
export async function seatGroup(
  store: Store,
  { game, seats }: Group,
  waiters: readonly Seated[],
): Promise<PlannedTable | undefined> {
  // Who sits where, and so who goes first, is drawn by lot.
  const drawn = waiters
    .map((waiter) => ({ waiter, lot: randomInt(2 ** 40) }))
    .sort((one, other) => one.lot - other.lot);
  const guests = await Promise.all(
    drawn.map(async ({ waiter: { person, from } }) => ({ ...(await keptPerson(store, person)), from })),
  );
  const [host] = guests;
  const [pace] = waiters.map((each) => QUICK_PACES[each.pace]);
  if (host === undefined || pace === undefined) return undefined;
  const bot = seats > guests.length ? await botLike(store, game, waiters) : USUAL_BOT;
  const wishes = Array.from({ length: seats }, (_, seat) => (seat < guests.length ? "free" : { bot }));
  const table = await newTable({ game, seats: wishes, pace }, host);
  if (isProblem(table)) return undefined;
  const row = {
    ...table,
    seats: table.seats.map((seat, index) => (guests[index] === undefined ? seat : taken(guests[index]))),
  };
  return {
    id: row.id,
    async keep() {
      for (let tries = 0; tries < TRIES; tries++) {
        if (await store.addTable(tries === 0 ? row : { ...row, code: freshCode() })) return;
      }
    },
  };
}

export async function strengthsOf(
  store: Store,
  person: string,
  games: readonly string[],
): Promise<{ readonly [game: string]: Strength }> {
  const known = await Promise.all(games.map((game) => store.rating(game, person)));
  return Object.fromEntries(
    known.flatMap((rating) =>
      rating === undefined ? [] : [[rating.game, { mean: rating.mean, deviation: rating.deviation }] as const],
    ),
  );
}

/** The bot that plays most like these people, as far as anything is known of both. */
async function botLike(store: Store, game: string, waiters: readonly Waiter[]): Promise<string> {
  const means = waiters.flatMap(({ strengths }) => strengths[game]?.mean ?? []);
  if (means.length === 0) return USUAL_BOT;
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  const rated = await Promise.all(LEVELS.map(async (bot) => ({ bot, rating: await store.rating(game, `bot:${bot}`) })));
  const far = (rating: Strength | undefined): number =>
    rating === undefined ? Number.POSITIVE_INFINITY : Math.abs(rating.mean - mean);
  const [nearest] = rated.sort((one, other) => far(one.rating) - far(other.rating));
  return nearest?.rating === undefined ? USUAL_BOT : nearest.bot;
}
