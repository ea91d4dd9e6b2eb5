import type { Identities } from "../people/identity.ts";
import { guestName } from "../people/identity.ts";
import type { Settings } from "../settings.ts";
import type { Person, Store } from "../store/store.ts";
import type { Rooms } from "../tables/rooms.ts";
import type { Metrics } from "./metrics.ts";

/** What the HTTP side of the server works with. */
export interface Service {
  readonly settings: Settings;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly identities: Identities;
  readonly metrics: Metrics;
  /** Notes that something went wrong which should not. */
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
  /** False from the moment at which the server was asked to stop. */
  isReady(): boolean;
}

/** The person behind an id; somebody of whom nothing is kept yet has a name made from the id. */
export async function personOf(store: Store, id: string): Promise<Person> {
  return (await store.person(id)) ?? { id, name: guestName(id), created: Date.now() };
}

/** The same, kept from now on: whoever sits at a table must be found again. */
export async function keptPerson(store: Store, id: string): Promise<Person> {
  const known = await store.person(id);
  if (known !== undefined) return known;
  const person = await personOf(store, id);
  await store.savePerson(person);
  return person;
}
