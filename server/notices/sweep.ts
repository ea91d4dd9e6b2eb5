import type { Store } from "../store/store.ts";
import { type Notice, noticeChange, NOTICES, OLD } from "./notice.ts";
import { saidOf } from "./still.ts";

/** What was told is remembered for so long at least. */
const REMEMBERED_MS = 7 * 24 * 3600 * 1000;
const PAGE = 200;

/** Forgets the notices of turns that are over. Those of a turn that still goes on stay: it must not be told again. */
export async function sweepOld(store: Store, now = Date.now()): Promise<void> {
  const { records } = store;
  for (;;) {
    const page = await records.marked(NOTICES, OLD, { limit: PAGE, lowestFirst: true, upTo: now - REMEMBERED_MS });
    for (const { key, revision, body } of page) {
      const notice = body as Notice;
      const { kind } = notice.about;
      const goesOn =
        (kind === "turn" || kind === "clock") && (await saidOf(store, notice.person, notice.about, "en")) !== "passed";
      if (goesOn) await records.change([noticeChange(key, revision, { ...notice, at: now })]);
      else await records.change([{ kind: NOTICES, key, revision, body: null }]);
    }
    if (page.length < PAGE) return;
  }
}
