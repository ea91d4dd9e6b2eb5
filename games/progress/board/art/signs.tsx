import type { ReactElement } from "react";
import type { Knowledge, Power, Skill } from "../../rules/deck/deck.ts";

interface Drawing {
  readonly wash: string;
  readonly ink: string;
}

/** Signs in a square of 24: what is washed with colour, and the ink over it. */
const KINDS: { readonly [K in Knowledge]: Drawing } = {
  // A flask.
  science: {
    wash: "M9 9v3L4.5 19c-.7 1.2 0 2.5 1.4 2.5h12.2c1.4 0 2.1-1.3 1.4-2.5L15 12V9z",
    ink: "M9 3v9L4.5 19c-.7 1.2 0 2.5 1.4 2.5h12.2c1.4 0 2.1-1.3 1.4-2.5L15 12V3M7.5 3h9M7 16h10M11 18.5h.1M14 19h.1",
  },
  // A cog.
  engineering: {
    wash: "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14z",
    ink: "M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM10.5 6l.5-3.5h2l.5 3.5M10.5 18l.5 3.5h2l.5-3.5M6 10.5l-3.5.5v2l3.5.5M18 10.5l3.5.5v2l-3.5.5M7 8L4.6 5.6M17 8l2.4-2.4M7 16l-2.4 2.4M17 16l2.4 2.4",
  },
  // A lyre.
  culture: {
    wash: "M7 4c-3 5-2 11 2 14h6c4-3 5-9 2-14c1 4 0 8-5 8s-6-4-5-8z",
    ink: "M7 3.5c-4 5-3 12 2 15h6c5-3 6-10 2-15M7 3.5c-1 1-2.5 1-3.5 0M17 3.5c1 1 2.5 1 3.5 0M6 8.5h12M10 8.5v10M12 8.5v10M14 8.5v10M9 18.5l-1.5 3h9l-1.5-3",
  },
  // A sun: knowledge of any kind.
  general: {
    wash: "M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z",
    ink: "M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM12 1.8v2.8M12 19.4v2.8M1.8 12h2.8M19.4 12h2.8M4.8 4.8l2 2M17.2 17.2l2 2M4.8 19.2l2-2M17.2 6.8l2-2M10.3 11h.1M13.7 11h.1M10.2 13.5c1 1.2 2.600 1.200 3.600 0",
  },
};

const SKILL_SIGNS: { readonly [S in Skill]: Drawing } = {
  // A hand with its fingers spread.
  actions: {
    wash: "M7 13l1-1V7h8v6l3-2c-1 5-3 9-6 10H10c-3-2-3-5-3-8z",
    ink: "M8 13V6.500c0-2 2.400-2 2.400 0V11M10.400 11V4.500c0-2 2.500-2 2.500 0V11M12.900 11V5.500c0-2 2.400-2 2.400 0V12M15.300 12V8c0-1.800 2.200-1.800 2.200 0v6c0 5-2 7.500-5.500 7.500c-4 0-5-2.500-7.500-7c-.8-1.500.8-2.500 2-1.300L8 15",
  },
  // Cards from a deck.
  draw: {
    wash: "M4 8h9v13H4z",
    ink: "M4 8h9v13H4zM6 6h9v13M8 4h9v13M20.500 14V4M18 7l2.500-3L23 7",
  },
  // Cards held.
  hand: {
    wash: "M8 5h8v13H8z",
    ink: "M8.500 4.500h7v12h-7zM8.500 6L3.500 8l4 10.500l2-1M15.500 6l5 2l-4 10.500l-2-1M11 8h2M11 13h2M7 21c3-1.500 7-1.500 10 0",
  },
  // Two arrows that cross.
  shuffle: {
    wash: "M3 6h4l10 12h4v-3l2 4l-2 4v-3h-5L6 8H3z",
    ink: "M3 7h4l9.500 10.500H21M3 17.500h4L9.500 14.500M13 10l3.500-3.500H21M18.500 4L21.500 6.500L18.500 9M18.500 15l3 2.500l-3 2.500",
  },
  // A workbench.
  development: {
    wash: "M3 12h18v3H3z",
    ink: "M3 12h18v3H3zM5 15v6M19 15v6M5 18h14M8 12V8.500h3.500V12M13.500 12c0-4 4-4 4-7M15.500 5h4v-2.500h-4z",
  },
  // An hourglass.
  research: {
    wash: "M7 20c0-4 3-5.500 5-8c2 2.500 5 4 5 8z",
    ink: "M6 2.500h12M6 21.500h12M7 2.500c0 5 3 6.500 5 9.500c2-3 5-4.500 5-9.500M7 21.500c0-5 3-6.500 5-9.500c2 3 5 4.500 5 9.500M9 6.500h6M12 13v4",
  },
  // A card on the wing.
  "quick-draw": {
    wash: "M11 5h9v13h-9z",
    ink: "M11.500 4.500h8v13h-8zM13.500 7h4M13.500 9.500h4M2 7h6.500M4 11h4.500M2 15h6.500M14 20.500h6",
  },
};

const POWER_SIGNS: { readonly [P in Power]: Drawing } = {
  // A laurel.
  prestige: {
    wash: "M12 8l1.500 3l3.300.400l-2.400 2.300l.6 3.300L12 15.400L9 17l.600-3.300l-2.400-2.300l3.300-.400z",
    ink: "M12 8l1.500 3l3.300.400l-2.400 2.300l.6 3.300L12 15.400L9 17l.600-3.300l-2.400-2.300l3.300-.400zM5 4c-4 6-3 14 4 17M19 4c4 6 3 14-4 17M4 7c-1-.5-2-1.500-2-3M3 11c-1 0-2-1-2.500-2M20 7c1-.5 2-1.500 2-3M21 11c1 0 2-1 2.500-2M4 15l-2.500-.500M20 15l2.500-.500",
  },
  // An ear of wheat.
  population: {
    wash: "M12 4c2 2 2 4 0 6c-2-2-2-4 0-6zM7 8c3 0 5 2 5 5c-3 0-5-2-5-5zM17 8c-3 0-5 2-5 5c3 0 5-2 5-5zM7 13c3 0 5 2 5 5c-3 0-5-2-5-5zM17 13c-3 0-5 2-5 5c3 0 5-2 5-5z",
    ink: "M12 10v12M12 3.500c2 2 2 4.500 0 6.500c-2-2-2-4.500 0-6.500zM7 8c3 0 5 2 5 5c-3 0-5-2-5-5zM17 8c-3 0-5 2-5 5c3 0 5-2 5-5zM7 13c3 0 5 2 5 5c-3 0-5-2-5-5zM17 13c-3 0-5 2-5 5c3 0 5-2 5-5zM12 3.500V1",
  },
  // Shield and spear.
  army: {
    wash: "M4 5c3 1 5 1 7-.5c2 1.500 4 1.500 7 .5c0 8-2 13-7 16c-5-3-7-8-7-16z",
    ink: "M4 5c3 1 5 1 7-.5c2 1.500 4 1.500 7 .5c0 8-2 13-7 16c-5-3-7-8-7-16zM11 4.500V21M4.500 11h13M21.500 22V5M21.500 5l-1.200-2.500l1.200-2l1.200 2z",
  },
};

function Sign({ drawing, look }: { readonly drawing: Drawing; readonly look: string }): ReactElement {
  return (
    <svg className={`pr-sign ${look}`} viewBox="0 0 24 24" aria-hidden="true">
      <path className="pr-wash" d={drawing.wash} />
      <path d={drawing.ink} />
    </svg>
  );
}

export function KindSign({ kind }: { readonly kind: Knowledge }): ReactElement {
  return <Sign drawing={KINDS[kind]} look={`pr-kind-${kind}`} />;
}
export function SkillSign({ skill }: { readonly skill: Skill }): ReactElement {
  return <Sign drawing={SKILL_SIGNS[skill]} look="pr-skill-sign" />;
}
export function PowerSign({ power }: { readonly power: Power }): ReactElement {
  return <Sign drawing={POWER_SIGNS[power]} look="pr-power-sign" />;
}

/** The symbol of a new age: a rising sun, and the age's number. */
export function AgeSymbol({ age }: { readonly age: string }): ReactElement {
  return (
    <span className="pr-age-symbol" aria-hidden="true">
      <svg viewBox="0 0 32 24">
        <path className="pr-wash" d="M3 22a13 13 0 0 1 26 0z" />
        <path d="M1 22h30M3.500 22a12.500 12.500 0 0 1 25 0M16 2v4M7 5l2.300 3.300M25 5l-2.300 3.300M1.500 12l3.700 1.800M30.500 12l-3.700 1.800" />
      </svg>
      <b className="numeral">{age}</b>
    </span>
  );
}

/** A marker of a technology in development: a grain of sand. */
export function Marker(): ReactElement {
  return (
    <svg className="pr-marker" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M6 .8L11.200 6L6 11.200L.8 6z" />
    </svg>
  );
}

/** Points: a leaf of laurel. */
export function PointSign(): ReactElement {
  return (
    <svg className="pr-sign pr-point-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path className="pr-wash" d="M4 20C3 10 9 4 20 4c0 11-6 17-16 16z" />
      <path d="M4 20C3 10 9 4 20 4c0 11-6 17-16 16zM4 20L15 9M9 15v-5M9 15h5" />
    </svg>
  );
}

/** So many points. */
export function Points({ count }: { readonly count: number }): ReactElement {
  return (
    <span className="pr-points">
      <PointSign />
      <b className="numeral">{count}</b>
    </span>
  );
}
