import { Drawing } from "@clade/ui";
import type { ReactElement } from "react";
import type { Effect } from "../../rules/data/cards.ts";
import type { Condition, Terrain } from "../../rules/data/climate.ts";
import type { Gene } from "../../rules/data/genes.ts";
import { eventArt } from "./events.ts";
import { GENE_ART } from "./genes.ts";
import { CONDITION_ART, MASS, SNOW, TERRAIN_ART } from "./terrain.ts";

/** Points of a hex with its tip up, 100 wide, around its middle. */
export const HEX = "0,-57.7 50,-28.9 50,28.9 0,57.7 -50,28.9 -50,-28.9";

export function GeneSign({ gene }: { readonly gene: Gene }): ReactElement {
  return <Drawing look="eo-gene" size={24} {...GENE_ART[gene]} />;
}

export function EventArt({ effect }: { readonly effect: Effect }): ReactElement {
  return <Drawing look="eo-event" size={48} {...eventArt(effect)} />;
}

export function ConditionSign({ condition }: { readonly condition: Condition }): ReactElement {
  return (
    <svg className="eo-sign" data-condition={condition} viewBox="0 0 16 16" aria-hidden="true">
      <path d={CONDITION_ART[condition]} />
    </svg>
  );
}

/** A terrain by itself: a hex of it. */
export function TerrainSign({ terrain }: { readonly terrain: Terrain }): ReactElement {
  return (
    <svg className="eo-terrain" data-terrain={terrain} viewBox="-52 -60 104 120" aria-hidden="true">
      <polygon points={HEX} />
      {MASS[terrain] === undefined ? null : <path className="eo-mass" d={MASS[terrain][0]} />}
      {terrain === "mountain" ? <path className="eo-snow" d={SNOW[0]} /> : null}
      <path d={TERRAIN_ART[terrain][0]} />
    </svg>
  );
}

/** A mutation point. */
export function CoinSign(): ReactElement {
  return (
    <svg className="eo-sign eo-coin-sign" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      <path d="M5.5 4c0 4 5 4 5 8M10.5 4c0 4-5 4-5 8M6 5.5h4M6 10.5h4" />
    </svg>
  );
}

/** A dino, counted. */
export function HeadSign(): ReactElement {
  return (
    <Drawing
      look="eo-sign"
      size={16}
      ink="M2 14c1-3 3-4 3-7c0-3 3-5 6-4c3 0 4 2 4 4c0 2-2 2.5-4 2c-2 0-2 2-2.5 5M11 5.5h.1"
    />
  );
}

/** The rock in the sky. */
export function MeteorSign(): ReactElement {
  return (
    <Drawing
      look="eo-meteor-sign"
      size={24}
      wash="M12 12a5 5 0 1 1-7 6c-2-4 2-8 7-6z"
      ink="M5 14c3-4 8-4 10 0s-1 8-5 8s-7-4-5-8zM8 16h.1M11 19h.1M12 15h.1M14 11l7-8M16 14l6-5M11 10l4-7"
    />
  );
}

/** Dots of a die. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[8, 8]],
  [
    [4.5, 4.5],
    [11.5, 11.5],
  ],
  [
    [4.5, 4.5],
    [8, 8],
    [11.5, 11.5],
  ],
  [
    [4.5, 4.5],
    [11.5, 4.5],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  [
    [4.5, 4.5],
    [11.5, 4.5],
    [8, 8],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  [
    [4.5, 3.8],
    [11.5, 3.8],
    [4.5, 8],
    [11.5, 8],
    [4.5, 12.2],
    [11.5, 12.2],
  ],
];

export function DieSign({ face }: { readonly face: number }): ReactElement {
  return (
    <svg className="eo-sign eo-die-sign" viewBox="0 0 16 16" aria-hidden="true">
      <rect x="1" y="1" width="14" height="14" rx="3" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.3" />
      ))}
    </svg>
  );
}
