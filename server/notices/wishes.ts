import { LANGUAGES, type Language } from "@clade/kernel";
import { Type } from "typebox";
import { of, type RecordChange } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { NOTICE_KINDS, type NoticeKind } from "./notice.ts";
import { type Quiet, QuietForm } from "./quiet.ts";

/** How often somebody wants letters at most. */
export const RHYTHMS = ["at-once", "hourly", "daily"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** What somebody wants to be told of, in which language, and when not. */
export interface Wishes {
  readonly language: Language;
  /** A time zone by its name, such as Europe/Paris. */
  readonly zone: string;
  readonly kinds: readonly NoticeKind[];
  readonly quiet: Quiet | null;
  readonly rhythm: Rhythm;
}

export const WishesForm = Type.Object(
  {
    language: Type.Enum([...LANGUAGES]),
    zone: Type.String({ minLength: 1, maxLength: 64, description: "a time zone, such as Europe/Paris" }),
    kinds: Type.Array(Type.Enum([...NOTICE_KINDS]), { maxItems: NOTICE_KINDS.length, description: "of what to tell" }),
    quiet: Type.Union([QuietForm, Type.Null()]),
    rhythm: Type.Enum([...RHYTHMS], { description: "how often a letter may come" }),
  },
  { additionalProperties: false },
);

export const USUAL: Wishes = {
  language: "en",
  zone: "UTC",
  kinds: NOTICE_KINDS,
  quiet: null,
  rhythm: "hourly",
};

const WISHES = "notice-wishes";
const ALL = "all";
/** So many are read at once. */
const PAGE = 500;

/** Undefined for somebody who has never asked to be told of anything. */
export async function wishesOf({ records }: Store, person: string): Promise<Wishes | undefined> {
  const kept = await records.record(WISHES, person);
  return kept === undefined ? undefined : { ...USUAL, ...(kept.body as Partial<Wishes>) };
}

export function wishesChange(person: string, wishes: Wishes): RecordChange {
  return { kind: WISHES, key: person, body: wishes, marks: [of(person), { mark: ALL }] };
}

/** Everybody who wants to be told of something. */
export async function thoseWithWishes({ records }: Store): Promise<Set<string>> {
  const people = new Set<string>();
  let after: { rank: number; key: string } | undefined;
  for (;;) {
    const page = await records.marked(WISHES, ALL, { limit: PAGE, ...(after === undefined ? {} : { after }) });
    for (const { key } of page) people.add(key);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return people;
    after = { rank: last.rank, key: last.key };
  }
}
