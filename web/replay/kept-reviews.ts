import type { FoundByJob, Review, ReviewLevel } from "@clade/bots/review";

/** What is kept of a review: the whole, or what an interrupted one has found. */
export interface KeptReview {
  readonly key: string;
  /** Raised when a review says something else than before: older ones are made anew. */
  readonly edition: number;
  readonly review: Review | null;
  readonly found: FoundByJob;
}

const EDITION = 2;
// A database of its own: the one of the tables stays as it is, and pages of an older build can go on using it.
const DATABASE = "clade-reviews";
const STORE = "reviews";

function keyOf(digest: string, level: ReviewLevel): string {
  return `${digest} ${level}`;
}

async function database(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE, { keyPath: "key" }));
  return answered(request);
}

/** What is kept; undefined where there is nothing, or nothing can be kept here. */
export async function keptReview(digest: string, level: ReviewLevel): Promise<KeptReview | undefined> {
  try {
    const base = await database();
    const store = base.transaction(STORE, "readonly").objectStore(STORE);
    const kept = await answered<KeptReview | undefined>(store.get(keyOf(digest, level)));
    base.close();
    return kept?.edition === EDITION ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A device that keeps nothing is no reason to lose what was found out: it stays on the page. */
export async function keepReview(
  digest: string,
  level: ReviewLevel,
  review: Review | null,
  found: FoundByJob,
): Promise<void> {
  try {
    const base = await database();
    const kept: KeptReview = { key: keyOf(digest, level), edition: EDITION, review, found };
    await answered(base.transaction(STORE, "readwrite").objectStore(STORE).put(kept));
    base.close();
  } catch {
    // Full, or forbidden.
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser keeps no data")));
  });
}
