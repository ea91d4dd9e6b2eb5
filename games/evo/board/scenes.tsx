import { at, type Seat } from "@clade/kernel";
import { RollingDie, type Scene } from "@clade/ui";
import type { ReactElement } from "react";
import type { Condition } from "../rules/data/climate.ts";
import type { SeenEvent } from "../rules/events.ts";
import { words } from "../text/index.ts";
import { cardName, faces } from "../text/vocabulary.ts";
import { Dino } from "./art/dino.tsx";
import { ConditionSign, EventArt, GeneSign, MeteorSign, TerrainSign } from "./art/signs.tsx";
import type { EvoSitting } from "./board-context.tsx";
import { SLOT, thingOf } from "./things.ts";

type Of<T extends SeenEvent["type"]> = Extract<SeenEvent, { readonly type: T }>;
type Seated = Pick<EvoSitting, "view" | "language">;

/** The die has come to rest, so many milliseconds after it was thrown. */
const AT_REST = 640;

/** How what just happened is shown. What happens to several species in the same moment is one scene. */
export function scenesOf(events: readonly SeenEvent[], sitting: Seated): Scene[] {
  return events.flatMap((event) => sceneOf(event, events, sitting));
}

function sceneOf(event: SeenEvent, events: readonly SeenEvent[], sitting: Seated): Scene[] {
  const { names } = words[sitting.language];
  switch (event.type) {
    case "rolled-climate":
    case "rolled-choice":
      return [climateRoll(event, events, sitting)];
    case "fought":
      return [fight(event, sitting)];
    case "born":
      return [
        {
          kind: event.type,
          sound: "birth",
          actors: [{ motion: "hatch", at: thingOf.zone(event.zone), size: 0.8, picture: <GeneSign gene="egg" /> }],
        },
      ];
    case "played":
      return [
        {
          kind: event.type,
          sound: "tick",
          words: cardName(names, event.card),
          actors: [
            {
              motion: "unfold",
              at: undefined,
              from: SLOT,
              picture: <Card effect={event.effect} seat={event.seat} />,
            },
          ],
        },
      ];
    case "rolled-meteor":
      return [meteorRoll(event, sitting)];
    case "over":
      return [impact];
    case "died":
      return isFirst(event, events) ? [dying(events, sitting)] : [];
    case "paid":
      return isFirst(event, events) ? [sale(events)] : [];
    default:
      return [];
  }
}

function isFirst(event: SeenEvent, events: readonly SeenEvent[]): boolean {
  return events.find(({ type }) => type === event.type) === event;
}

/** All genes that were sold in the same moment. */
function sale(events: readonly SeenEvent[]): Scene {
  const sold = events.filter((event) => event.type === "paid");
  return {
    kind: "paid",
    sound: "prize",
    actors: sold.map(({ seat, gene }, index) => ({
      motion: "award",
      at: thingOf.species(seat),
      from: thingOf.lot(gene, 1),
      after: 120 * index,
      picture: <Token gene={gene} seat={seat} />,
    })),
  };
}

/** The die of the climate, and beside it what it made temperate. */
function climateRoll(
  event: Of<"rolled-climate" | "rolled-choice">,
  events: readonly SeenEvent[],
  { language }: Seated,
): Scene {
  const climate = events.find((each) => each.type === "climate");
  const rolled = event.type === "rolled-climate" ? [event.face] : event.faces;
  const terrain = climate?.type === "climate" ? climate.terrain : undefined;
  return {
    kind: event.type,
    sound: "dice",
    ...(terrain === undefined
      ? {}
      : { words: words[language].board.temperate(words[language].names.terrains[terrain]) }),
    actors: [
      ...rolled.map((face, index) => ({
        motion: "tumble" as const,
        aside: [1.15 * (index - (rolled.length - 1) / 2) - (terrain === undefined ? 0 : 0.6), 0] as const,
        size: 0.65,
        picture: <RollingDie face={face} />,
      })),
      ...(terrain === undefined
        ? []
        : [
            {
              motion: "hatch" as const,
              aside: [0.6 * rolled.length, 0] as const,
              size: 0.65,
              after: AT_REST,
              picture: <TerrainSign terrain={terrain} />,
            },
          ]),
    ],
  };
}

/** The attacker runs, the die rolls over the zone, and whoever lost goes. */
function fight(event: Of<"fought">, { view, language }: Seated): Scene {
  const won = event.face <= event.needed;
  const zone = thingOf.zone(event.to);
  const dino = (seat: Seat): ReactElement => <Dino seat={seat} traits={at(view.players, seat).traits} />;
  return {
    kind: event.type,
    sound: "dice",
    words: words[language].board.fightRoll(event.face, faces(event.needed), won),
    actors: [
      { motion: "charge", at: zone, from: thingOf.zone(event.from), picture: dino(event.seat) },
      { motion: "perish", at: zone, size: 1.2, after: AT_REST, picture: dino(won ? event.against : event.seat) },
      { motion: "tumble", at: zone, size: 0.9, aside: [0, -0.9], picture: <RollingDie face={event.face} good={won} /> },
    ],
  };
}

/** All dinos that die in the same moment. */
function dying(events: readonly SeenEvent[], { view }: Seated): Scene {
  const deaths = events.filter((event) => event.type === "died");
  return {
    kind: "died",
    sound: "death",
    actors: deaths.flatMap(({ seat, zones, of }) =>
      zones.map((zone) => ({
        motion: "perish" as const,
        at: thingOf.zone(zone),
        size: 1.25,
        picture: <Dying seat={seat} traits={at(view.players, seat).traits} of={of === "card" ? "deadly" : of} />,
      })),
    ),
  };
}

/** Whether the meteorite falls this turn. */
function meteorRoll({ type, face, faces: falls }: Of<"rolled-meteor">, { language }: Seated): Scene {
  return {
    kind: type,
    sound: "dice",
    words: words[language].board.meteorRoll(face, falls.join(", "), falls.includes(face)),
    actors: [
      {
        motion: "tumble",
        aside: [-0.55, 0],
        size: 0.8,
        picture: <RollingDie face={face} good={!falls.includes(face)} />,
      },
      { motion: "unfold", aside: [0.55, 0], size: 0.8, picture: <MeteorSign /> },
    ],
  };
}

const impact: Scene = {
  kind: "over",
  sound: "doom",
  actors: [
    { motion: "plunge", size: 1.4, picture: <MeteorSign /> },
    { motion: "burst", size: 1.4, after: 640, picture: <Blast /> },
    { motion: "burst", size: 1, after: 760, picture: <Blast /> },
  ],
};

function Blast(): ReactElement {
  return (
    <svg className="eo-blast" viewBox="-50 -50 100 100">
      <circle r="34" />
      <path d="M0-48V-38M34-34L27-27M48 0H38M34 34L27 27M0 48V38M-34 34L-27 27M-48 0H-38M-34-34L-27-27" />
    </svg>
  );
}

function Card({
  effect,
  seat,
}: {
  readonly effect: Parameters<typeof EventArt>[0]["effect"];
  readonly seat: Seat;
}): ReactElement {
  return (
    <span className={`eo-shown-card seat-${seat}`}>
      <EventArt effect={effect} />
    </span>
  );
}

function Token({
  gene,
  seat,
}: {
  readonly gene: Parameters<typeof GeneSign>[0]["gene"];
  readonly seat: Seat;
}): ReactElement {
  return (
    <span className={`eo-shown-gene seat-${seat}`}>
      <GeneSign gene={gene} />
    </span>
  );
}

interface DyingProps {
  readonly seat: Seat;
  readonly traits: Parameters<typeof Dino>[0]["traits"];
  readonly of: Exclude<Condition, "temperate">;
}

/** A dino that goes, with what it dies of. */
function Dying({ seat, traits, of }: DyingProps): ReactElement {
  return (
    <span className="eo-dying">
      <Dino seat={seat} traits={traits} />
      <ConditionSign condition={of} />
    </span>
  );
}
