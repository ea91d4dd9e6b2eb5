import { wishesOf } from "../kindness/kindness.ts";
import { blocks } from "../kindness/wishes.ts";
import type { Store } from "../store/store.ts";

/** Whether somebody does not want to hear from another one: the other may neither invite nor follow them. */
export async function keepsOut(store: Store, person: string, other: string): Promise<boolean> {
  return blocks(await wishesOf(store, person), other);
}
