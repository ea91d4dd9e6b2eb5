import type { Room } from "@clade/ui";

/** How the table is laid out in the room there is: worked out from the window and the number of players, never measured. */
export interface Plan {
  /** Whose civilisations, and whether the chart of Ages, are on the table; else they are a touch away. */
  readonly others: Openness;
  readonly chart: Openness;
  /** Where there is no room for all, what is decided has the middle: the trick, then the own civilisation, of which only a
   *  line is told while tricks are played. */
  readonly swaps: boolean;
  /** The table itself is too narrow for three parts side by side. */
  readonly narrow: boolean;
  /** How many letters wide and high the table is drawn, where the room allows letters of any size. */
  readonly wide: number;
  readonly high: number;
}
type Openness = "open" | "shut";

interface Table {
  readonly width: number;
  readonly height: number;
}

/** The smallest letters of the table, in rem: what does not fit with them folds. */
export const LEAST = 0.82;
/** A button that unfolds something, in rem. */
const FOLD = 3;

/** How high the parts are, in letters. */
const HEAD = 2.2;
/** The trick, or those who act. */
export const MIDDLE = 13.4;
const CHART = { head: 6.4, row: 1.95 };
const OWN = { broad: 12.4, narrow: 16, upright: 21.5 };
const TOLD = 5;
const GAPS = 2.4;
/** A civilisation beside two others, beside one, and alone in its row. */
const OTHER = { narrow: 10.8, broad: 5.5, whole: 4.4 };

/** How wide the table must be for the trick and the chart side by side, and otherwise, in letters. */
const TWO_COLUMNS = 60;
const ONE_COLUMN = 50;
/** A civilisation in two rows, and in one. */
const BROAD = 25;
const WHOLE = 58;
/** The folded parts and the head side by side, in rem. */
const THREE_FOLDS = 31;

/** Who plays sees everybody else beside their own civilisation; who watches sees everybody. */
export function planOf(room: Room, players: number, watches: boolean, tricks: boolean): Plan {
  const table = tableIn(room);
  const parts: Parts = {
    watches,
    tricks,
    shown: watches ? players : players - 1,
    chart: CHART.head + CHART.row * players,
    narrow: table.width < THREE_FOLDS,
    middle: HEAD + (watches ? MIDDLE : tricks ? MIDDLE + TOLD : OWN.upright) + GAPS,
  };
  switch (room.arrangement) {
    case "wide":
    case "low":
      return broadPlan(table, parts);
    case "square":
      return squarePlan(table, parts);
    case "tall":
      return tallPlan(table, parts);
    case "flat":
      return { ...told(parts), wide: 37, high: HEAD + MIDDLE + TOLD + GAPS + 1 };
    case "small":
      return { ...told(parts), others: "open", wide: 1, high: 1 };
  }
}

interface Parts {
  readonly watches: boolean;
  readonly tricks: boolean;
  /** How many other civilisations there are, and how high the chart is. */
  readonly shown: number;
  readonly chart: number;
  readonly narrow: boolean;
  /** The head and the middle, where the trick and the own civilisation take turns in it. */
  readonly middle: number;
}
type Told = Pick<Plan, "others" | "chart" | "swaps" | "narrow">;

/** With as much folded as may be. */
function told({ watches, narrow }: Parts): Told {
  return { others: watches ? "open" : "shut", chart: "shut", swaps: !watches, narrow };
}

/** The trick and the chart side by side. */
function broadPlan(table: Table, parts: Parts): Plan {
  const { watches, shown, chart, narrow } = parts;
  const high = othersHigh(shown, TWO_COLUMNS) + Math.max(HEAD + MIDDLE, chart) + (watches ? 0 : OWN.broad) + GAPS;
  if (table.width >= TWO_COLUMNS * LEAST && table.height >= high * LEAST) {
    return { others: "open", chart: "open", swaps: false, narrow, wide: TWO_COLUMNS, high };
  }
  const rest = watches ? othersHigh(shown, ONE_COLUMN) : OWN.narrow;
  return { ...told(parts), swaps: false, wide: ONE_COLUMN, high: HEAD + MIDDLE + rest + GAPS };
}

/** All below each other: the chart folds first, then the others, and the own civilisation where even that is too much. */
function squarePlan(table: Table, parts: Parts): Plan {
  const { watches, shown, chart, narrow } = parts;
  const least = HEAD + MIDDLE + (watches ? 0 : OWN.narrow) + GAPS;
  const open = least + othersHigh(shown, ONE_COLUMN);
  const shape = { swaps: false, narrow, wide: ONE_COLUMN };
  if (table.height >= (open + chart) * LEAST) return { ...shape, others: "open", chart: "open", high: open + chart };
  if (watches || table.height >= open * LEAST + FOLD) {
    return { ...shape, others: "open", chart: "shut", high: open + 1 };
  }
  const swaps = table.height < least * LEAST + FOLD;
  return { ...told(parts), swaps, wide: ONE_COLUMN, high: swaps ? parts.middle + 4 : least + 3 };
}

/** What is decided has the middle. Where there is height the others lie open while tricks are played, the chart while people
 *  act, and both where there is more. */
function tallPlan(table: Table, parts: Parts): Plan {
  const others = parts.shown * (table.width / LEAST < BROAD ? OTHER.narrow : OTHER.broad);
  // What is folded lies beside the head.
  const isHigh = (high: number): boolean => table.height >= (parts.middle - HEAD + high) * LEAST + FOLD;
  const whole = isHigh(others + parts.chart);
  const isOpen = {
    others: whole || (parts.tricks && isHigh(others)),
    chart: whole || (!parts.tricks && !parts.watches && isHigh(parts.chart)),
  };
  const high =
    parts.middle +
    (isOpen.others || isOpen.chart ? 2 : 4) +
    (isOpen.others ? others : 0) +
    (isOpen.chart ? parts.chart : 0);
  return {
    ...told(parts),
    others: parts.watches || isOpen.others ? "open" : "shut",
    chart: isOpen.chart ? "open" : "shut",
    wide: 26,
    high,
  };
}

/** So many civilisations side by side in a row of so many letters. */
function othersHigh(count: number, letters: number): number {
  const each = letters / count;
  return each >= WHOLE ? OTHER.whole : each >= BROAD ? OTHER.broad : OTHER.narrow;
}

/** What the frame leaves of its room to the table: see `ui/frame.css`. */
function tableIn({ arrangement, width, height }: Room): Table {
  switch (arrangement) {
    case "wide":
      return { width: width - 19.5, height: height - 13.5 };
    case "low":
      return { width: width - Math.min(20, Math.max(16, 0.26 * width)), height };
    case "flat":
      return { width: width - Math.min(20, Math.max(14, 0.3 * width)), height };
    case "square":
      return { width, height: height - 15.5 };
    case "tall":
    case "small":
      return { width, height: height - 14 };
  }
}
