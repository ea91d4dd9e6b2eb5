import { phraseOf } from "@clade/kernel";
import { type Problem, problem } from "../problem.ts";
import type { TableRow } from "../store/store.ts";
import type { Kindness } from "./kindness.ts";
import { hides, readsTyped } from "./wishes.ts";

/** A line of chat, by whom it was said. */
interface Said {
  readonly person: string;
  readonly text: string;
}

/**
 * Who reads what at a table. Set phrases are for everybody. What is typed is taken from those who read typed lines themselves, where
 * at least one other person who sits there does, and it goes to those who do. Nobody hears whom they have muted or blocked.
 */
export class Talk {
  readonly #kindness: Kindness;

  constructor(kindness: Kindness) {
    this.#kindness = kindness;
  }

  /** Why a line cannot be said, if it was typed and is not wanted here. */
  async typedProblem(table: TableRow, person: string, text: string): Promise<Problem | undefined> {
    if (phraseOf(text.trim()) !== undefined || (await this.isTypedAt(table, person))) return undefined;
    return problem("phrases-only", "Only set phrases are read at this table.");
  }

  /** Whether somebody can type at a table: they read such lines themselves, and somebody who sits there does. */
  async isTypedAt(table: TableRow, person: string): Promise<boolean> {
    if (!readsTyped(await this.#kindness.of(person), table)) return false;
    const others = table.seats.flatMap((seat) =>
      seat.person === null || seat.person === person ? [] : this.#kindness.of(seat.person),
    );
    // Whoever is alone may talk to the walls.
    return others.length === 0 || (await Promise.all(others)).some((wishes) => readsTyped(wishes, table));
  }

  /** Which lines somebody reads at a table: always their own. */
  async reader(table: TableRow, person: string | null): Promise<(line: Said) => boolean> {
    const wishes = await this.#kindness.of(person);
    const typed = readsTyped(wishes, table);
    return ({ person: by, text }) => by === person || (!hides(wishes, by) && (typed || phraseOf(text) !== undefined));
  }
}
