import { Touchable } from "@clade/ui";
import { at } from "@clade/kernel";
import { type CSSProperties, type ReactElement, useMemo } from "react";
import type { Zone as ZoneData } from "../rules/data/islands.ts";
import { geographyOf } from "../rules/geography.ts";
import { HEX } from "./art/signs.tsx";
import { MASS, SNOW, TERRAIN_ART } from "./art/terrain.ts";
import { type Chart, chartOf, HEX_HEIGHT } from "./chart.ts";
import { type BoardContext, useBoard } from "./board-context.tsx";
import { Zone } from "./zone.tsx";

/** The island in its sea, with everything that stands on it. */
export function IslandMap(): ReactElement {
  const { view, screen, touch } = useBoard();
  const { zones } = geographyOf(view.island);
  const swaps = swapsIn(touch.reach);
  const swapped = new Set(swaps.flatMap(({ aim }) => [aim.from, aim.to]));
  const chart = useMemo(() => chartOf(view.island), [view.island]);
  const { width, height, middles } = chart;
  return (
    <section className="eo-sea" aria-label={screen.island} tabIndex={0}>
      <div className="eo-map" style={{ "--cols": width, "--rows": height } as CSSProperties}>
        <Land zones={zones} chart={chart} />
        <ul className="eo-zones">
          {zones.map((zone, index) => (
            <li key={zone.id} style={placed(at(middles, index))}>
              <Zone index={index} zone={zone} isSwapped={swapped.has(zone.id)} />
            </li>
          ))}
        </ul>
        <Swaps chart={chart} swaps={swaps} />
      </div>
    </section>
  );
}

function placed({ x, y }: { readonly x: number; readonly y: number }): CSSProperties {
  return { left: `${x - 0.5}em`, top: `${y - HEX_HEIGHT / 2}em` };
}

/** Coast and ground, drawn once: lines of depth around the shore as on an old chart, then the terrain. */
function Land({ zones, chart }: { readonly zones: readonly ZoneData[]; readonly chart: Chart }): ReactElement {
  const { width, height, middles } = chart;
  const places = middles.map(({ x, y }) => `translate(${(100 * x).toFixed(1)} ${(100 * y).toFixed(1)})`);
  return useMemo(
    () => (
      <svg className="eo-land" viewBox={`0 0 ${100 * width} ${100 * height}`} aria-hidden="true">
        {["eo-deep-3", "eo-deep-2", "eo-deep-1", "eo-shore"].map((layer) => (
          <g key={layer} className={layer}>
            {places.map((place) => (
              <polygon key={place} points={HEX} transform={place} />
            ))}
          </g>
        ))}
        {zones.map(({ id, terrain, start, x, y }, index) => {
          const variant = Math.abs(3 * x + 5 * y) % 3;
          return (
            <g key={id} className="eo-ground" data-terrain={terrain} transform={places[index]}>
              <polygon points={HEX} />
              {MASS[terrain] === undefined ? null : <path className="eo-mass" d={MASS[terrain][variant]} />}
              {terrain === "mountain" ? <path className="eo-snow" d={SNOW[variant]} /> : null}
              <path d={TERRAIN_ART[terrain][variant]} />
              {start ? <path className="eo-start" d="M-9 44l9-8l9 8M-9 51l9-8l9 8" /> : null}
            </g>
          );
        })}
      </svg>
    ),
    // The island never changes during a game.
    [zones],
  );
}

interface Swap {
  readonly thing: string;
  readonly aim: { readonly from: string; readonly to: string };
}

/** What Trade Places can do once it is taken up. */
function swapsIn({ plays }: BoardContext["touch"]["reach"]): readonly Swap[] {
  return [...plays].flatMap(([thing, move]) =>
    move.type === "card" && move.aim !== null && "from" in move.aim ? [{ thing, aim: move.aim }] : [],
  );
}

/** A sign between every two dinos that may trade places. The zones under it wait meanwhile: signs lie close to each other. */
function Swaps({ chart, swaps }: { readonly chart: Chart; readonly swaps: readonly Swap[] }): ReactElement | null {
  const { touch, view, screen } = useBoard();
  const { indexOf } = geographyOf(view.island);
  if (swaps.length === 0) return null;
  const middle = (id: string) => at(chart.middles, indexOf.get(id) ?? 0);
  return (
    <ul className="eo-swaps">
      {swaps.map(({ thing, aim }) => {
        const [a, b] = [middle(aim.from), middle(aim.to)];
        return (
          <li key={thing} style={{ left: `${(a.x + b.x) / 2}em`, top: `${(a.y + b.y) / 2}em` }}>
            <Touchable className="eo-swap" touch={touch} thing={thing} label={screen.swap(aim.from, aim.to)}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M2 5h11M10 2l3 3l-3 3M14 11H3M6 8l-3 3l3 3" />
              </svg>
            </Touchable>
          </li>
        );
      })}
    </ul>
  );
}
