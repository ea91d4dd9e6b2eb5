import { type Problem, problem } from "../problem.ts";
import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";

const FOLLOW = "follow";
/** So many people somebody can follow. */
export const MOST_FOLLOWED = 500;

interface Follow {
  readonly by: string;
  readonly who: string;
  readonly since: number;
}

/** One page of people, and from when on there are more. */
export interface FollowPage {
  readonly people: readonly { readonly person: string; readonly since: number }[];
  readonly next: string | null;
}

export async function follows({ records }: Store, by: string, who: string): Promise<boolean> {
  return (await records.record(FOLLOW, keyOf(by, who))) !== undefined;
}

/** Somebody wants to see what another one plays. It is theirs, and the other one's too: it goes with either of them. */
export async function follow(
  { records }: Store,
  by: string,
  who: string,
  now: number,
): Promise<Problem | "new" | "known"> {
  if (by === who) return problem("bad-request", "Nobody follows themselves.");
  if ((await records.count(FOLLOW, followedBy(by))) >= MOST_FOLLOWED) {
    return problem("too-many", `At most ${MOST_FOLLOWED} people can be followed.`);
  }
  const body: Follow = { by, who, since: now };
  const marks = [of(by), of(who), { mark: followedBy(by), rank: now }, { mark: followersOf(who), rank: now }];
  const isNew = await records.change([{ kind: FOLLOW, key: keyOf(by, who), revision: 0, body, marks }]);
  return isNew ? "new" : "known";
}

export async function unfollow({ records }: Store, by: string, who: string): Promise<void> {
  await records.change([{ kind: FOLLOW, key: keyOf(by, who), body: null }]);
}

/** Whom somebody follows, or who follows them: the newest first. */
export async function followPage(
  { records }: Store,
  which: "followed" | "followers",
  person: string,
  limit: number,
  after?: { readonly rank: number; readonly key: string },
): Promise<FollowPage> {
  const mark = which === "followed" ? followedBy(person) : followersOf(person);
  const page = await records.marked(FOLLOW, mark, { limit: limit + 1, ...(after === undefined ? {} : { after }) });
  const shown = page.slice(0, limit);
  const last = shown.at(-1);
  return {
    people: shown.map(({ body }) => {
      const { by, who, since } = body as Follow;
      return { person: which === "followed" ? who : by, since };
    }),
    next: page.length > limit && last !== undefined ? `${last.rank}~${last.key}` : null,
  };
}

/** Everybody whom somebody follows. */
export async function followedOf(store: Store, person: string): Promise<string[]> {
  return (await followPage(store, "followed", person, MOST_FOLLOWED)).people.map((each) => each.person);
}

export function countFollowed({ records }: Store, person: string): Promise<number> {
  return records.count(FOLLOW, followedBy(person));
}
export function countFollowers({ records }: Store, person: string): Promise<number> {
  return records.count(FOLLOW, followersOf(person));
}

function keyOf(by: string, who: string): string {
  return `${by}/${who}`;
}
function followedBy(person: string): string {
  return `by:${person}`;
}
function followersOf(person: string): string {
  return `to:${person}`;
}
