import { at, type Seat, labelled } from "@clade/kernel";
import { SeatMark, Touchable, useTip } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import { CLIMATE_RING } from "../rules/data/climate.ts";
import { winningFaces } from "../rules/data/combat.ts";
import type { Zone as ZoneData } from "../rules/data/islands.ts";
import { geographyOf } from "../rules/geography.ts";
import { moreHorns } from "../rules/species.ts";
import { Dino } from "./art/dino.tsx";
import { ConditionSign, HEX } from "./art/signs.tsx";
import { WEAVE } from "./art/terrain.ts";
import { nextConditions } from "./climate-odds.ts";
import { conditionIn, lotIn } from "./fate.ts";
import { oddsLine } from "./foresight.ts";
import { type BoardContext, useBoard } from "./board-context.tsx";
import { readThing, thingOf } from "./things.ts";

interface ZoneProps {
  readonly index: number;
  readonly zone: ZoneData;
  /** Whether a sign of Trade Places lies over it. */
  readonly isSwapped: boolean;
}

/** One zone: what the climate makes of it, who stands there, what becomes of them, and what a move there would be. */
export function Zone({ index, zone, isSwapped }: ZoneProps): ReactElement {
  const context = useBoard();
  const { view, shown, touch, screen, names, naming } = context;
  const thing = thingOf.zone(zone.id);
  const condition = conditionIn(shown, index);
  const occupant = shown.zones[index] ?? null;
  const lot = lotIn(shown, index);
  const isGhost = occupant !== null && view.zones[index] !== occupant;
  const look = touch.look(thing);
  const explains = useTip(<ZoneTip context={context} index={index} zone={zone} />);
  // Where a move can be made the line under the prompt tells what it does; a tip would only cover the neighbours.
  const tip = look === "plays" ? { ...explains, onPointerEnter: () => {}, onFocus: () => {} } : explains;
  const label = [
    screen.zone(zone.id, names.terrains[zone.terrain], names.conditions[condition]),
    ...(occupant === null ? [] : [screen.dinoOf(naming(occupant))]),
    ...(lot === undefined ? [] : [screen.fate[lot]]),
  ].join("; ");
  return (
    <Touchable
      className="eo-zone"
      touch={touch}
      thing={thing}
      tip={tip}
      data-condition={condition}
      data-lot={lot}
      aria-disabled={isSwapped ? true : undefined}
      tabIndex={look === "idle" && (occupant === null || view.phase === "auction") ? -1 : 0}
      label={label}
      aria-pressed={look === "picked" ? true : undefined}
    >
      <svg className="eo-edge" viewBox="-50 -57.7 100 115.4" aria-hidden="true">
        {WEAVE[condition] === undefined ? null : <path className="eo-weave" d={WEAVE[condition]} />}
        <polygon points={HEX} />
      </svg>
      <span className="eo-weather">
        <ConditionSign condition={condition} />
      </span>
      {occupant === null ? null : (
        <span
          className="eo-stand"
          data-thing={`dino:${zone.id}:${occupant}`}
          // It comes by a flight or out of an egg; fading in besides, it would draw the island around it anew.
          data-still=""
          data-ghost={isGhost ? "" : undefined}
        >
          <Dino seat={occupant} traits={at(view.players, occupant).traits} />
        </span>
      )}
      <span className="eo-foot" aria-hidden="true">
        {occupant === null ? null : <SeatMark seat={occupant} />}
        <i className="eo-id">{zone.id}</i>
      </span>
      {lot === "dies" || lot === "crowded" ? (
        <span className="eo-doom" data-lot={lot}>
          <ConditionSign condition="deadly" />
          {lot === "crowded" ? <i className="numeral">?</i> : null}
        </span>
      ) : null}
      <Odds context={context} occupant={view.zones[index] ?? null} isTarget={look === "plays"} />
    </Touchable>
  );
}

/** On a zone that a picked dino may attack: how likely it wins. */
function Odds(props: {
  readonly context: BoardContext;
  readonly occupant: Seat | null;
  readonly isTarget: boolean;
}): ReactElement | null {
  const { view, touch, talk } = props.context;
  const held = touch.picked === undefined ? undefined : readThing(touch.picked);
  if (!props.isTarget || props.occupant === null || held?.kind !== "zone" || view.watcher === "spectator") return null;
  const needed = winningFaces(moreHorns(at(view.players, view.watcher), at(view.players, props.occupant)));
  return <b className="eo-odds numeral">{talk.percent(needed / 6)}</b>;
}

function ZoneTip(props: {
  readonly context: BoardContext;
  readonly index: number;
  readonly zone: ZoneData;
}): ReactNode {
  const { view, state, shown, names, screen, naming, talk, sitting } = props.context;
  const { language } = sitting;
  const { terrain, id, start } = props.zone;
  const condition = conditionIn(shown, props.index);
  const occupant = view.zones[props.index] ?? null;
  const lot = lotIn(shown, props.index);
  const warmth = at(geographyOf(view.island).warmth, props.index);
  const coming = nextConditions(warmth, view.climate);
  return (
    <>
      <h2>
        {id} · {names.terrains[terrain]}
        {start ? ` · ${screen.start}` : ""}
      </h2>
      <p>
        <ConditionSign condition={condition} /> <b>{names.conditions[condition]}</b>
        {labelled(language, "", screen.conditions[condition])}.
      </p>
      <p>{screen.nextTurn(coming.map(([then, odds]) => [names.conditions[then], talk.percent(odds)] as const))}</p>
      {occupant === null || lot === undefined ? null : (
        <p>
          <SeatMark seat={occupant} /> {labelled(language, screen.dinoOf(naming(occupant)), screen.fate[lot])}.
        </p>
      )}
      {occupant === null || view.watcher === "spectator" || occupant === view.watcher ? null : (
        <p>
          {screen.attacking(oddsLine(state, view.watcher, occupant, talk))}
          <br />
          {screen.attackedBy(oddsLine(state, occupant, view.watcher, talk))}
        </p>
      )}
      <p>
        <small>
          {labelled(language, screen.now, names.terrains[at(CLIMATE_RING, view.climate)])} ={" "}
          {names.conditions.temperate}
        </small>
      </p>
    </>
  );
}
