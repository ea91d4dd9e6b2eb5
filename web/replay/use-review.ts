import type { FoundByJob, Review, ReviewLevel } from "@clade/bots/review";
import type { GamePack, GameRecord } from "@clade/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepReview, keptReview } from "./kept-reviews.ts";
import { type ReviewProgress, ReviewRun } from "./review-run.ts";

export interface Reviewing {
  readonly state: "none" | "running" | "stopped" | "failed" | "done";
  readonly level: ReviewLevel;
  readonly done: number;
  readonly total: number;
  /** The whole review, or the picture so far. */
  readonly review: Review | undefined;
  readonly start: (level: ReviewLevel) => void;
  readonly stop: () => void;
}

type Standing = Pick<Reviewing, "state" | "level" | "done" | "total" | "review">;

const NOTHING: Standing = { state: "none", level: "quick", done: 0, total: 0, review: undefined };

/** The review of a game: one that is kept is there at once; one that is interrupted goes on where it was. */
export function useReview(pack: GamePack, record: GameRecord): Reviewing {
  const [standing, setStanding] = useState(NOTHING);
  const run = useRef<{ readonly made: ReviewRun; readonly level: ReviewLevel }>(undefined);
  const { digest } = record;
  const stop = useCallback(() => {
    const current = run.current;
    if (current === undefined) return;
    run.current = undefined;
    current.made.stop();
    const { found } = current.made;
    if (found !== undefined) void keepReview(digest, current.level, null, found);
    setStanding((before) => ({ ...before, state: "stopped" }));
  }, [digest]);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      for (const level of ["standard", "quick"] as const) {
        const kept = await keptReview(digest, level);
        if (!wanted || run.current !== undefined) return;
        if (kept?.review != null) {
          setStanding({ state: "done", level, done: 1, total: 1, review: kept.review });
          return;
        }
      }
    };
    void look();
    return () => {
      wanted = false;
      stop();
    };
  }, [digest, stop]);
  const start = useCallback(
    (level: ReviewLevel) => {
      if (run.current !== undefined) return;
      const tell = ({ done, total, review, over }: ReviewProgress): void => {
        setStanding((before) => ({
          state: over ? "done" : "running",
          level,
          done,
          total,
          review: review ?? before.review,
        }));
      };
      const known = async (): Promise<FoundByJob> => (await keptReview(digest, level))?.found ?? {};
      const made = new ReviewRun({ pack, record, level, known, tell });
      run.current = { made, level };
      const make = async (): Promise<void> => {
        try {
          const review = await made.make();
          if (review !== undefined) await keepReview(digest, level, review, {});
        } catch {
          setStanding((before) => ({ ...before, state: "failed" }));
        }
        if (run.current?.made === made) run.current = undefined;
      };
      setStanding((before) => ({ ...NOTHING, level, state: "running", review: before.review }));
      void make();
    },
    [pack, record, digest],
  );
  return { ...standing, start, stop };
}
