import { useCallback, useEffect, useState } from "react";
import { isProblem, type Problem } from "../online/api.ts";
import type { TroubleCode } from "../trouble/codes.ts";

/** What the server was asked when a page came, and what it said. */
interface Asked<T> {
  readonly answer: T | undefined;
  readonly trouble: TroubleCode | undefined;
  readonly set: (answer: T) => void;
  readonly again: () => void;
}

/** Asks once for each key; a later answer for an earlier key is nobody's. */
export function useAsked<T extends object>(key: string, ask: () => Promise<T | Problem | undefined>): Asked<T> {
  const [said, setSaid] = useState<{ readonly key: string; readonly answer: T | Problem | undefined }>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    ask().then(
      (answer) => (wanted ? setSaid({ key, answer }) : undefined),
      () => (wanted ? setSaid({ key, answer: undefined }) : undefined),
    );
    return () => {
      wanted = false;
    };
    // The key says all that the question depends on.
  }, [key, times]);
  const set = useCallback((answer: T) => setSaid({ key, answer }), [key]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  const here = said?.key === key ? said : undefined;
  const isTrouble = here !== undefined && (here.answer === undefined || isProblem(here.answer));
  return {
    answer: here?.answer === undefined || isProblem(here.answer) ? undefined : here.answer,
    trouble: isTrouble ? (isProblem(here.answer) ? here.answer.problem : "no-connection") : undefined,
    set,
    again,
  };
}
