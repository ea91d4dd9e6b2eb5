import type { Store } from "../store/store.ts";

/** Whether somebody does not want to hear from another one: the other may neither invite nor follow them. */
export async function keepsOut({ records }: Store, person: string, other: string): Promise<boolean> {
  return (await records.record("block", `${person}/${other}`)) !== undefined;
}
