import type { ReactElement } from "react";
import type { Calling } from "../../rules/deck/deck.ts";

/** A portrait is a medal: a head in profile, and what makes this one known. */
const FRAMES: { readonly [C in Calling]: string } = {
  philosopher: "M24 2a22 22 0 1 0 0 44a22 22 0 1 0 0-44z",
  scientist: "M24 2l19 11v22L24 46L5 35V13z",
  artist: "M6 4h36v40H6z",
};
const HEAD =
  "M30 45c-1-5 0-8 3-10c1-3 2-4 2-6l3-1c-1-3-3-5-3-8c1-7-4-12-11-12c-8 0-12 6-12 12c0 7 3 10 3 15c0 4-2 7-5 10";
const FEATURES: Readonly<Record<string, string>> = {
  confucius: "M16 10c2-5 14-5 16 0l-3 2H18zM24 6V2M34 31c2 5 1 9-2 13M31 33c0 4-1 7-3 10M37 28c2 3 2 6 1 9",
  socrates: "M34 30c3 4 2 9-2 12c-4 1-7-2-8-8M28 34l2 6M25 33l2 7M13 18c3-2 3-5 6-6",
  plato: "M34 30c3 5 1 11-4 14M30 33c1 4 0 8-3 11M12 18c4-1 6-5 12-6c4 0 7 1 10 4M14 14c6-3 12-3 18 0",
  aristotle: "M34 30c2 3 1 6-1 8c-4 1-7-1-8-5M13 20c2-5 4-4 6-8c5 2 9 0 13 1M29 34l1 3",
  hypatia: "M12 20c-3 4-4 10-2 18M14 16c-4 6-6 14-4 24M18 10c8-3 14-1 16 6M13 16c8 0 14-4 20-3M10 14c2-4 6-7 11-8",
  "al-khwarizmi":
    "M12 17c0-8 6-13 13-13s11 5 11 10c-8-3-16-2-24 3zM14 12c6-4 13-4 20-1M20 5c3 2 4 4 4 7M34 30c2 5 0 9-4 12",
  avicenna:
    "M12 18c-2-9 5-14 12-14s12 4 12 11c-7-4-16-3-24 3zM24 4c4 3 6 6 7 10M13 12c7-2 14-2 22 1M34 30c1 6-1 10-5 13",
  "shen-kuo": "M13 14h22v-3c0-4-4-6-11-6s-11 2-11 6zM35 12h8M13 12H4M35 30c2 3 3 7 2 11M32 33c1 3 1 6 0 9",
  "roger-bacon": "M10 40c-1-12-2-22 4-29c6-6 16-6 20 0M14 16c4-4 14-5 20-1M17 9c5-2 10-2 14 1",
  fibonacci: "M12 16c0-7 6-11 12-11s12 3 12 9l-6-2c-6-1-12 0-18 4zM12 16c-4 6-4 16-3 24M24 16c3 0 4 3 2 4s-4-2-2-3",
  "leonardo-da-vinci":
    "M13 16c2-9 12-13 20-8c3 2 4 5 4 8c-7-4-15-4-24 0zM34 30c4 6 2 11-3 14M30 33c2 5 1 8-2 11M13 20c-3 7-4 14-3 22M16 30c-2 4-3 8-3 12",
  michelangelo:
    "M13 20c0-5 2-8 6-11c5-3 11-1 14 3M34 30c2 4 1 8-2 11c-4 1-6-2-7-7M15 12l3 3M20 9l2 3M26 8l1 3M13 22c-1 4 0 8 2 11",
  "albrecht-durer":
    "M13 18c-5 6-6 16-4 26M15 22c-4 8-4 15-3 22M17 28c-3 5-3 11-2 16M13 15c5-5 14-8 21-3M34 30c1 4 0 7-3 9M18 9c5-3 10-2 14 1",
  "sofonisba-anguissola":
    "M12 18c0-8 6-12 12-12s10 3 11 8c-6-3-15-4-23 4zM12 18c-2 4-1 8 2 10M10 41c6-3 14-3 20 0M10 38c6-3 14-3 20 0",
  "william-shakespeare":
    "M13 22c-3 5-3 10-2 14M14 18c2 0 3 2 2 5c-2 3-2 6-3 9M34 29c2 2 2 4 0 6M33 26c2 0 3 1 4 0M8 42c6-5 18-5 26 0l-4 3H12z",
};

export function Portrait({ id, calling }: { readonly id: string; readonly calling: Calling }): ReactElement {
  return (
    <svg className={`pr-portrait pr-portrait-${calling}`} viewBox="0 0 48 48" aria-hidden="true">
      <path className="pr-wash" d={FRAMES[calling]} />
      <path className="pr-frame-line" d={FRAMES[calling]} />
      <path d={HEAD} />
      <path d="M31 19h2M34 30h-4" />
      <path d={FEATURES[id] ?? "M13 16c4-6 14-8 20-2"} />
    </svg>
  );
}
