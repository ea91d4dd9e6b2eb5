import type { ReactElement } from "react";
import type { Trait } from "../../rules/cards.ts";
import { beastOf } from "./beasts.ts";

/** A species as a naturalist would draw it: the beast of its player, whose build follows its traits and its Size. The plate is
 *  that of `beasts.ts`. */
const CURLED_TAIL = "M22 47c-9-6-18 0-16 8c1 6 9 6 9 0c0-3-3-4-5-2";
const SHORT_NECK = "M78 33c4-5 7-6 10-6M86 50c3-3 6-6 9-7";
const LONG_NECK = "M76 33c5-8 8-16 10-26M86 47c5-9 8-18 10-29";
const LONG_NECK_WASH = "M76 33c5-8 8-16 10-26l11 4c-2 12-5 24-11 36z";
const SHORT_NECK_WASH = "M78 33c4-5 7-6 10-6l7 16c-3 1-6 4-9 7z";

/** What each trait adds to the body. */
const ON_BODY: { readonly [T in Trait]?: string } = {
  ambush: "M36 35c1 6 0 10-2 15M46 32c1 7 0 12-2 18M56 31c1 7 0 12-2 18M66 32c1 6 0 11-2 16M75 35c1 4 0 8-2 11",
  "fat-tissue": "M37 33c2-11 9-16 16-16s13 6 14 14M43 31c2-6 6-9 10-9s7 3 8 8",
  fertile: "M2 77c-1-6 1-10 4-10s5 4 4 10zM10 77c-1-7 1-11 4-11s5 5 4 11z",
  burrowing: "M90 78c3-7 8-9 13-9s10 3 13 9M97 73l2 2M106 72l2 2M101 76h4",
  "defensive-herding": "M2 77c0-9 3-13 8-13c3 0 6 2 7 6l3 1v3l-3 1v2M8 77v-4M4 68l-2-4M12 65l2-3",
  symbiosis: "M44 27c2-6 7-9 11-6l5 1l-4 3c-1 4-6 5-12 2zM44 27l-5 3M54 23h.1M49 29v3M52 29v2",
  "hard-shell":
    "M18 51c1-22 18-31 37-31s31 9 32 26c-21 8-48 9-69 5zM34 25l6 12l-8 14M40 37h24M64 37l6-14M64 37l7 12M40 37l-16 1M64 37l20-1",
  climbing: "M26 77l-3-3M29 77l-1-4M42 77l-2-3M65 77l-2-3M79 77l-3-3M82 77l-1-4",
};

/** What each trait adds to the head, drawn around the head's middle. */
const ON_HEAD: { readonly [T in Trait]?: string } = {
  horns: "M-3-9c-3-6-1-12 6-15c-2 5-2 9 1 14M3-10c1-5 4-8 9-9c-2 3-3 6-4 9",
  "warning-call": "M-8-8l-6-6l1 7l-7-2l4 6M19-3c2-3 2-6 0-9M23 0c4-5 4-11 0-16",
  intelligence: "M-8-7c-1-9 12-13 16-3M-3-10c0-4 6-4 6 0M-3-6c2-2 4-2 5 0",
  scavenger: "M-14-4c-4 0-5 4-2 6c-3 2-2 6 2 6c0 4 5 5 7 1",
  foraging: "M9 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM15 5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM13 2c2-3 5-3 8-2",
  cooperation: "M13 3c4-6 11-6 15-2c-3 6-10 6-15 2zM13 3l13-2",
};
const JAW = "M-7 7c2 6 8 9 14 8c3-1 4-3 2-4l-9-4M13 4l-1.5 4l-2-3.6l-2 3.8l-2-3.6l-1.5 3";

export interface Build {
  /** Whose it is: each player has a beast of their own. */
  readonly seat: number;
  readonly size: number;
  readonly traits: readonly Trait[];
}

export function Creature({ seat, size, traits }: Build): ReactElement {
  const has = (trait: Trait): boolean => traits.includes(trait);
  const tall = has("long-neck");
  const beast = beastOf(seat);
  const scale = 0.8 + 0.045 * Math.min(5, size - 1);
  const head = `translate(${tall ? "97 8" : "99 36"})`;
  return (
    <svg className="creature" viewBox="2 2 120 82" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="creature-ground" d="M4 78.5h116M14 81.5h30M70 81.5h34" />
      <g transform={`translate(60 78) scale(${scale}) translate(-60 -78)`}>
        {has("pack-hunting") ? <path className="creature-pack" d={beast.body} transform="translate(-9 -9)" /> : null}
        <path className="hide" d={beast.legs} />
        <path className="hide" d={has("climbing") ? CURLED_TAIL : beast.tail} />
        <path className="hide" d={beast.body} />
        <path className="wash" d={tall ? LONG_NECK_WASH : SHORT_NECK_WASH} />
        <path d={tall ? LONG_NECK : SHORT_NECK} />
        {traits.map((trait) => {
          const extra = ON_BODY[trait];
          return extra === undefined ? null : (
            <path key={trait} className={trait === "ambush" || trait === "climbing" ? undefined : "part"} d={extra} />
          );
        })}
        <g transform={head}>
          <path className="hide" d={beast.ears} />
          <path className="hide" d={beast.head} />
          <path d={has("carnivore") ? "M1-4l4 1M3-3h.1" : "M1-3h.1"} className="creature-eye" />
          {has("carnivore") ? <path className="part" d={JAW} /> : <path d="M14 1c-2 2-4 2-6 2" />}
          {traits.map((trait) => {
            const extra = ON_HEAD[trait];
            return extra === undefined ? null : <path key={trait} className="part" d={extra} />;
          })}
        </g>
      </g>
    </svg>
  );
}
