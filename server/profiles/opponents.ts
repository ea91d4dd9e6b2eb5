import { at } from "@clade/kernel";
import type { Store, TableRow } from "../store/store.ts";
import { seatOf } from "../tables/seating.ts";
import { placesOf } from "./played.ts";
import { sightOf } from "./visibility.ts";

/** With whom somebody has played, and how it went. */
export interface Opponent {
  readonly person: string;
  readonly name: string;
  readonly games: number;
  /** How often the person was ahead of them, and behind. */
  readonly ahead: number;
  readonly behind: number;
}

/** So many of the newest tables are looked through. */
const TABLES = 200;
/** So many opponents are told of. */
const FEW = 6;

/** Those with whom somebody has finished most games lately, as far as whoever looks may see them. */
export async function opponentsOf(store: Store, person: string, viewer: string): Promise<Opponent[]> {
  const tables = (await store.tablesOf(person, TABLES, 0)).map(({ table }) => table);
  const met = countMet(tables, person);
  const shown: Opponent[] = [];
  for (const opponent of met) {
    if (shown.length === FEW) break;
    if ((await sightOf(store, opponent.person, viewer)) === "all") shown.push(opponent);
  }
  return shown;
}

export function countMet(tables: readonly TableRow[], person: string): Opponent[] {
  const met = new Map<string, Opponent>();
  for (const table of tables) {
    const seat = seatOf(table, person);
    if (table.status !== "over" || table.result === null || seat === null) continue;
    const places = placesOf(table, table.result);
    const own = at(places, seat);
    for (const [index, other] of table.seats.entries()) {
      if (other.person === null || other.person === person) continue;
      const before = met.get(other.person) ?? { games: 0, ahead: 0, behind: 0 };
      const place = at(places, index);
      met.set(other.person, {
        person: other.person,
        name: other.name ?? "",
        games: before.games + 1,
        ahead: before.ahead + (own < place ? 1 : 0),
        behind: before.behind + (own > place ? 1 : 0),
      });
    }
  }
  return [...met.values()].toSorted((one, other) => other.games - one.games);
}
