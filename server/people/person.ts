import type { Person, Store } from "../store/store.ts";
import { guestName } from "./identity.ts";

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
