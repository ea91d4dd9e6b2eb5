/**
 * What rooms keep besides people and tables: small documents, found by their kind and key, or by what they are marked with. A record
 * that is about one person has the mark `of:<person>`: it belongs to what is theirs, and goes when they are erased.
 */
export interface Records {
  record(kind: string, key: string): Promise<KeptRecord | undefined>;
  /** Those with a mark, highest rank first: a page of them. */
  marked(kind: string, mark: string, page: MarkedPage): Promise<MarkedRecord[]>;
  count(kind: string, mark: string): Promise<number>;
  /** All of it or (false) nothing: nothing where the revision of one is not what its change says. */
  change(changes: readonly RecordChange[]): Promise<boolean>;
}

export interface RecordPlace {
  readonly kind: string;
  readonly key: string;
}

export interface KeptRecord extends RecordPlace {
  /** 1 when it is first kept; each change adds one. */
  readonly revision: number;
  /** As JSON has it. */
  readonly body: unknown;
}
export interface MarkedRecord extends KeptRecord {
  readonly rank: number;
}

export interface MarkedPage {
  readonly limit: number;
  /** Those that come after this one. */
  readonly after?: { readonly rank: number; readonly key: string };
  readonly lowestFirst?: boolean;
  /** Only ranks that are no lower, no higher. */
  readonly from?: number;
  readonly upTo?: number;
}

export interface RecordChange extends RecordPlace {
  /** What revision is kept at the moment: 0 if none is. Left out: whichever it is. */
  readonly revision?: number;
  /** Null: it goes. */
  readonly body: unknown;
  /** By what it is found from now on; the rank is 0 if none is said. */
  readonly marks?: readonly RecordMark[];
}
export interface RecordMark {
  readonly mark: string;
  readonly rank?: number;
}

/** The mark of what is about one person. */
export function of(person: string): RecordMark {
  return { mark: `of:${person}` };
}
