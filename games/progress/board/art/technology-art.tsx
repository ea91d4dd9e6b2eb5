import type { ReactElement } from "react";
import type { Type } from "../../rules/deck/deck.ts";
import type { Drawing } from "./drawing.ts";
import { AGE_1 } from "./age-1.ts";
import { AGE_2 } from "./age-2.ts";
import { AGE_3 } from "./age-3.ts";
import { AGE_4 } from "./age-4.ts";

const DRAWINGS: Readonly<Record<string, Drawing>> = { ...AGE_1, ...AGE_2, ...AGE_3, ...AGE_4 };

/** A deck of one's own has names that nobody has drawn: those show what type they are. */
const PLAIN: { readonly [T in Type]: Drawing } = {
  science: {
    wash: "M12 24a12 12 0 1 0 24 0a12 12 0 1 0-24 0z",
    ink: "M24 20a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4 24c0-5 9-9 20-9s20 4 20 9s-9 9-20 9s-20-4-20-9zM14 7c4-3 13 3 19 12s7 19 3 22s-13-3-19-12s-7-19-3-22z",
  },
  engineering: {
    wash: "M12 24a12 12 0 1 0 24 0a12 12 0 1 0-24 0z",
    ink: "M24 12a12 12 0 1 0 0 24a12 12 0 1 0 0-24zM24 19a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM21 12l1-7h4l1 7M21 36l1 7h4l1-7M12 21l-7 1v4l7 1M36 21l7 1v4l-7 1M14 16l-5-5M34 16l5-5M14 32l-5 5M34 32l5 5",
  },
  culture: {
    wash: "M8 14c11-5 21-5 32 0c1 14-5 26-16 28C13 40 7 28 8 14z",
    ink: "M8 14c11-5 21-5 32 0c1 14-5 26-16 28C13 40 7 28 8 14zM15 20c2-3 5-3 7 0M26 20c2-3 5-3 7 0M16 28c2 8 14 8 16 0c-5 2-11 2-16 0z",
  },
};

export function TechnologyArt({ id, type }: { readonly id: string; readonly type: Type }): ReactElement {
  const { wash, ink } = DRAWINGS[id] ?? PLAIN[type];
  return (
    <svg className="pr-drawing" viewBox="0 0 48 48" aria-hidden="true">
      <path className="pr-wash" d={wash} />
      <path d={ink} />
    </svg>
  );
}
