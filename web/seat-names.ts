import { BOT_NAMES } from "@clade/kernel";

interface NamedSeat {
  readonly name: string | null;
  readonly bot?: string | null | undefined;
}

/**
 * What everybody at a table goes by. Bots that have only their level for a name get one of a naturalist, the same on every page:
 * it follows from the seats alone, and nobody else at the table has it.
 */
export function shownNames(seats: readonly NamedSeat[]): (string | undefined)[] {
  const taken = new Set(seats.map(({ name }) => name));
  const left = BOT_NAMES.filter((name) => !taken.has(name));
  return seats.map(({ name, bot }) => (name !== null && name === bot ? (left.shift() ?? name) : (name ?? undefined)));
}
