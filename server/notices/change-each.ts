import type { RecordChange, Records } from "../store/records.ts";

/** Makes changes that do not hang together, in one go where all of them can be made; answers for each whether it was. */
export async function changeEach(records: Records, changes: readonly RecordChange[]): Promise<boolean[]> {
  if (changes.length === 0) return [];
  if (await records.change(changes)) return changes.map(() => true);
  if (changes.length === 1) return [false];
  const made: boolean[] = [];
  for (const change of changes) made.push(await records.change([change]));
  return made;
}
