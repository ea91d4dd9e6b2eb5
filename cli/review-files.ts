import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { FoundByJob, Review, ReviewLevel } from "@clade/bots/review";
import { type GameRecord, isComplaint, forms } from "@clade/kernel";

/** Where the review of a record is kept: beside it. What was found of one that was interrupted lies there too. */
export interface ReviewFiles {
  /** A whole review of this very game at this level, if there is one. */
  kept(): Review | undefined;
  keep(review: Review): void;
  found(): FoundByJob;
  keepFound(found: FoundByJob): void;
  readonly path: string;
}

/** Raised when a review says something else than before: older ones are made anew. */
const EDITION = 2;

const HEAD = forms.object({
  edition: forms.oneOf([EDITION]),
  digest: forms.someText,
  level: forms.someText,
});

export function reviewFiles(record: string, { digest }: GameRecord, level: ReviewLevel): ReviewFiles {
  const base = record.replace(/\.json$/, "");
  const path = `${base}.review.json`;
  const part = `${base}.review.part.json`;
  const head = { edition: EDITION, digest, level };
  const read = (file: string): Readonly<Record<string, unknown>> | undefined => {
    try {
      const json = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, unknown>>;
      const found = forms.fit(HEAD, json, file);
      return isComplaint(found) || found.digest !== digest || found.level !== level ? undefined : json;
    } catch {
      return undefined; // none is there, or none that can be read: it is made anew
    }
  };
  const write = (file: string, content: object) => {
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...head, ...content })}\n`);
    renameSync(`${file}.new`, file);
  };
  return {
    path,
    kept: () => read(path)?.["review"] as Review | undefined,
    keep(review) {
      write(path, { review });
      rmSync(part, { force: true });
    },
    found: () => (read(part)?.["found"] ?? {}) as FoundByJob,
    keepFound: (found) => write(part, { found }),
  };
}
