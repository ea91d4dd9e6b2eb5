import type { Seat } from "@clade/kernel";
import type { ReactElement } from "react";
import type { Traits } from "../../rules/data/genes.ts";

/** A dino as its species is: it wears its genes. Coordinates of a plate 84 wide and 62 high; the ground is at 58. */
const BODY = "M20 38c2-10 13-15 25-14c10 1 16 6 16 13c0 9-9 13-20 13c-12 0-21-3-21-12z";
const HEAD = "M50 27c6-2 8-7 9-12c1-7 8-10 14-8c6 2 9 6 8 9c-1 3-5 4-9 3c-3 0-4 1-5 4c-2 7-4 12-9 15c-5-3-8-6-8-11z";
const TAILS: readonly string[] = [
  "M23 34c-4 1-6 3-7 6c3 0 5 0 6 2z",
  "M23 32c-6 0-11 4-13 12c4-3 9-4 13-1z",
  "M24 31c-10-2-17 2-20 13c5-4 12-5 19-1z",
  "M25 30c-12-4-21-1-24 8c-1 4 0 8-1 11c6-5 15-9 24-5z",
];
const SPIKES = "M5 40l-4-5M8 36l-2-6M13 33l0-6";
const HORNS: readonly string[] = [
  "M77 9c2-3 4-6 5-9c2 4 2 8 1 11z",
  "M67 7c0-4 1-7 3-9c2 3 3 6 3 9z",
  "M60 12c-2-3-3-6-2-9c3 2 5 4 6 7z",
  "M57 20c-3-2-5-5-6-8c4 1 6 3 8 5z",
];
/** Where the tufts of the coat stand on the back. */
const TUFTS: readonly (readonly [number, number])[] = [
  [34, 26],
  [46, 24],
  [28, 29],
  [40, 24],
  [52, 26],
  [24, 32],
];
const EGGS: readonly (readonly [number, number])[] = [
  [12, 55],
  [4, 55],
  [70, 55],
  [78, 55],
];
const CANOPY = "M22 13c1-9 8-12 14-12s13 3 14 12c-3-2-6-2-7 0c-2-2-5-2-7 0c-2-2-5-2-7 0c-2-2-4-2-7 0z";
const PARASOLS: readonly string[] = ["translate(0 0)", "translate(-17 12) scale(.66)", "translate(40 -3) scale(.6)"];
const SPOTS: readonly (readonly [number, number])[] = [
  [34, 39],
  [45, 35],
  [52, 41],
  [40, 45],
];

interface Props {
  readonly seat: Seat;
  readonly traits: Readonly<Traits>;
}

export function Dino({ seat, traits }: Props): ReactElement {
  const legs = Math.min(traits.leg + 1, 7);
  const tail = Math.min(traits.tail, 3);
  return (
    <svg className={`eo-dino seat-${seat}`} viewBox="-2 -4 88 64" aria-hidden="true">
      {EGGS.slice(0, Math.min(traits.egg, 4)).map(([x, y]) => (
        <ellipse key={x} className="eo-bone" cx={x} cy={y} rx="3.2" ry="4.2" />
      ))}
      {PARASOLS.slice(0, Math.min(traits.parasol, 3)).map((place) => (
        <g key={place} transform={place}>
          <path d="M37 13l1 15" />
          <path className="eo-bone" d={CANOPY} />
          <path d="M29 13c1-5 3-9 7-12c4 3 6 7 7 12" />
        </g>
      ))}
      <path className="eo-hide" d={TAILS[tail]} />
      {traits.tail > 3 ? <path d={SPIKES} /> : null}
      {Array.from({ length: legs }, (_, leg) => {
        const x = 27 + (leg * 25) / (legs - 1 || 1);
        return <path key={leg} className="eo-hide" d={`M${x} 46l-1 12h${legs > 5 ? 4 : 6}l1-12`} />;
      })}
      <path className="eo-hide" d={BODY} />
      <path className="eo-hide" d={HEAD} />
      <path className="eo-blank" d="M49 28c2 6 5 9 9 11c-3 4-8 6-12 4z" />
      {TUFTS.slice(0, 2 * Math.min(traits.fur, 3)).map(([x, y]) => (
        <path key={x} d={`M${x - 3} ${y + 2}l0-6l2.5 3.5l1-6l2 5l3-4l-1 7`} />
      ))}
      {SPOTS.slice(0, Math.min(traits.mutant, 4)).map(([x, y]) => (
        <circle key={x} className="eo-spot" cx={x} cy={y} r="2.8" />
      ))}
      {HORNS.slice(0, Math.min(traits.horn, 4)).map((horn) => (
        <path key={horn} className="eo-bone" d={horn} />
      ))}
      <path className="eo-eye" d="M70 12h.1" />
      <path d="M80.5 16c-3 1.5-6 1.5-9 .5" />
    </svg>
  );
}
