import { test } from "vitest";
import type { Store } from "../store/store.ts";

/** A fresh, empty store, and the same again after it was closed. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Closes the store and opens it again, as a restart does. */
  readonly reopen: () => Promise<Store>;
  readonly end: () => Promise<void>;
}

/** How stories about a fresh store are told: each has one of its own, which goes with it. */
export function storiesOf(open: () => Promise<StoreUnderTest>) {
  return (title: string, story: (under: StoreUnderTest) => Promise<void>): void =>
    test(title, async () => {
      const under = await open();
      try {
        await story(under);
      } finally {
        await under.end();
      }
    });
}
