import { type Problem, problem } from "../problem.ts";
import type { Store } from "../store/store.ts";

/** How many tables may be going on at once, waiting or playing, and how many of them may be in the list of open ones. */
interface Most {
  readonly all: number;
  readonly listed: number;
}

/** Of the tables that an address may have, a person may have this part. */
const PEOPLE_AT_AN_ADDRESS = 5;
/** Listed tables wait for somebody: nobody needs many of them at once. */
const LISTED_OF_A_PERSON = 5;
/** So many tables are remembered with the address they were set up from. */
const REMEMBERED = 20_000;

/**
 * What people and addresses have going on at once. Of a person that is kept; of an address it is known only since the server
 * has started, because addresses are kept nowhere.
 */
export class GoingOn {
  /** Tells other servers where a table was set up from. */
  tell: ((table: string, address: string) => void) | undefined;
  readonly #store: Store;
  readonly #ofPerson: Most;
  readonly #ofAddress: Most;
  readonly #addresses = new Map<string, string>();

  constructor(store: Store, tablesPerPerson: number) {
    this.#store = store;
    this.#ofPerson = { all: tablesPerPerson, listed: Math.min(LISTED_OF_A_PERSON, tablesPerPerson) };
    this.#ofAddress = {
      all: PEOPLE_AT_AN_ADDRESS * this.#ofPerson.all,
      listed: PEOPLE_AT_AN_ADDRESS * this.#ofPerson.listed,
    };
  }

  /** Why somebody cannot sit down at one more table. */
  async tooManyFor(person: string, listed = false): Promise<Problem | undefined> {
    return tooMany(await this.#store.goingOn(person), this.#ofPerson, listed);
  }

  /** Why no further table can be set up from an address. */
  async tooManyAt(address: string, listed: boolean): Promise<Problem | undefined> {
    const tables = [...this.#addresses].flatMap(([table, from]) => (from === address ? [table] : []));
    if (tables.length < Math.min(this.#ofAddress.all, this.#ofAddress.listed)) return undefined;
    const going = await this.#store.stillGoing(tables);
    const still = new Set(going.map(({ id }) => id));
    for (const table of tables) if (!still.has(table)) this.#addresses.delete(table);
    return tooMany(
      { all: going.length, listed: going.filter((table) => table.listed).length },
      this.#ofAddress,
      listed,
    );
  }

  /** Others are told of it too, if there are any. */
  setUp(table: string, address: string): void {
    this.noteSetUp(table, address);
    this.tell?.(table, address);
  }
  noteSetUp(table: string, address: string): void {
    this.#addresses.set(table, address);
    const [oldest] = this.#addresses.keys();
    if (this.#addresses.size > REMEMBERED && oldest !== undefined) this.#addresses.delete(oldest);
  }

  /** Where a table was set up from, if that was since the server has started. */
  addressOf(table: string): string | undefined {
    return this.#addresses.get(table);
  }
}

function tooMany(now: Most, most: Most, listed: boolean): Problem | undefined {
  if (now.all >= most.all) return problem("too-many", `At most ${most.all} tables can be going on at once.`);
  if (listed && now.listed >= most.listed) {
    return problem("too-many", `At most ${most.listed} open tables can wait for players at once.`);
  }
  return undefined;
}
