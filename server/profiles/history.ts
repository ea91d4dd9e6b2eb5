import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { PLAYED, type Played, playedOf } from "./played.ts";

/** So many games are looked up at once, and so many in all: the newest of them. */
const PAGE = 500;
export const MOST_GAMES = 2000;

/** Tables of a person that are looked through at once, and how many in all, for games from before profiles were kept. */
const TABLES = 100;
const MOST_TABLES = 500;
const LOOKED = "looked-back";

/** What somebody has played, from the first game to the last: the newest `MOST_GAMES`. */
export async function historyOf(store: Store, person: string): Promise<Played[]> {
  await lookBack(store, person);
  const history: Played[] = [];
  let after: { rank: number; key: string } | undefined;
  while (history.length < MOST_GAMES) {
    const page = await store.records.marked(PLAYED, of(person).mark, {
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
    });
    history.push(...page.map(({ body }) => body as Played));
    after = page.at(-1);
    if (after === undefined || page.length < PAGE) break;
  }
  return history.toReversed();
}

/**
 * Games that ended before it was kept what they said are taken from their tables, once for each person. What strength
 * they led to nobody knows any more.
 */
async function lookBack(store: Store, person: string): Promise<void> {
  const { records } = store;
  if ((await records.record(LOOKED, person)) !== undefined) return;
  // Who has never been here has nothing to look back at, and nothing is kept of them.
  if ((await store.person(person)) === undefined) return;
  for (let from = 0; from < MOST_TABLES; from += TABLES) {
    const page = await store.tablesOf(person, TABLES, from);
    for (const { table } of page) {
      if (table.status !== "over") continue;
      const own = playedOf(table, { ratings: [] }, []).find(({ key }) => key === `${table.id}/${person}`);
      // What was kept at the end of the game knows more, and stays.
      if (own !== undefined) await records.change([{ ...own, revision: 0 }]);
    }
    if (page.length < TABLES) break;
  }
  await records.change([{ kind: LOOKED, key: person, revision: 0, body: {}, marks: [of(person)] }]);
}
