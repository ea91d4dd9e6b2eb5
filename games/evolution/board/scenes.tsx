import { at, labelled, type Language, type Seat } from "@clade/kernel";
import type { Actor, Scene } from "@clade/ui";
import type { ReactElement } from "react";
import { foodOf, type Trait, traitOf } from "../rules/cards.ts";
import type { SeenEvent, Where } from "../rules/events.ts";
import { words } from "../text/index.ts";
import { signed } from "../text/vocabulary.ts";
import { Creature } from "./art/creature.tsx";
import { Arrow, Egg, FoodToken, Jaws, PopulationSign, Shock } from "./art/tokens.tsx";
import type { EvolutionSitting } from "./board-context.tsx";
import { HOLE, thingOf } from "./things.ts";

type Of<T extends SeenEvent["type"]> = Extract<SeenEvent, { readonly type: T }>;
type Seated = Pick<EvolutionSitting, "view" | "language">;

/** The arrow has arrived, and the jaws have closed, so many milliseconds after the attack. */
const ARRIVED = 260;
const BITTEN = 640;
/** How large a species is drawn that is no more: its Size is not told with its end. */
const USUAL_SIZE = 4;

/** How what just happened is shown. What befalls several species in the same moment is one scene. */
export function scenesOf(events: readonly SeenEvent[], sitting: Seated): Scene[] {
  const scenes = events.flatMap((event) => sceneOf(event, events, sitting));
  return scenes.filter(({ actors }) => actors.length > 0);
}

function sceneOf(event: SeenEvent, events: readonly SeenEvent[], { view, language }: Seated): Scene[] {
  const { type } = event;
  switch (type) {
    case "attacked":
      return [attack(event, events)];
    case "gored":
      return [{ kind: type, sound: "strike", actors: [{ motion: "burst", at: on(event.on), picture: <Shock /> }] }];
    case "extinct":
    case "starved":
      return isFirst(event, events) ? [losses(type, events)] : [];
    case "grew":
      return isFirst(event, events) ? [growth(events)] : [];
    case "discarded":
      return event.use.to === "species" ? [birth(type, [newest(view, event.seat, event.use.side)])] : [];
    case "species-given":
      return [birth(type, [newest(view, event.seat, "right")])];
    case "traits-turned":
      return [
        birth(
          type,
          event.boards.flatMap(({ seat, newSpecies }) => youngest(view, seat, newSpecies)),
        ),
      ];
    case "food-turned":
      return [feast(event)];
    case "reshuffled":
      return [{ kind: type, sound: "age", words: lastRound(event, language), actors: [sunset] }];
    default:
      return [];
  }
}

function lastRound({ lastRound: round }: Of<"reshuffled">, language: Language): string {
  const { labels } = words[language];
  return labelled(language, labels.round(round), labels.lastRound);
}

function isFirst(event: SeenEvent, events: readonly SeenEvent[]): boolean {
  return events.find(({ type }) => type === event.type) === event;
}

/** An arrow runs from the hunter to its prey, jaws close, and the meat goes to the hunter. */
function attack(event: Of<"attacked">, events: readonly SeenEvent[]): Scene {
  const [hunter, prey] = [on(event.on), on(event.target)];
  const meal = events.some((each) => each.type === "took" && each.by === "attack");
  const meat: Actor = {
    motion: "charge",
    at: hunter,
    from: prey,
    size: 0.35,
    after: BITTEN,
    picture: <FoodToken kind="meat" />,
  };
  return {
    kind: event.type,
    sound: "strike",
    actors: [
      { motion: "reach", at: prey, from: hunter, picture: <Arrow /> },
      { motion: "bite", at: prey, after: ARRIVED, picture: <Jaws /> },
      ...(meal ? [meat] : []),
    ],
  };
}

/** All that die out, or starve, in the same moment. */
function losses(kind: "extinct" | "starved", events: readonly SeenEvent[]): Scene {
  const actors = events.flatMap((event): Actor[] => {
    if (event.type === "extinct" && kind === "extinct") {
      return [
        { motion: "perish", at: on(event.on), picture: <Lost seat={event.seat} traits={event.traits.map(traitOf)} /> },
      ];
    }
    if (event.type !== "starved" || kind !== "starved") return [];
    return [{ motion: "perish", at: on(event.on), size: 0.5, picture: <PopulationSign /> }];
  });
  return { kind, sound: "death", actors };
}

/** Fertile species that grow. */
function growth(events: readonly SeenEvent[]): Scene {
  const grown = events.flatMap((event) => (event.type === "grew" ? [on(event.on)] : []));
  return {
    kind: "grew",
    sound: "birth",
    actors: grown.map((place) => ({ motion: "hatch", at: place, size: 0.5, picture: <PopulationSign /> })),
  };
}

function birth(kind: string, places: readonly (string | undefined)[]): Scene {
  const born = places.flatMap((place) => (place === undefined ? [] : [place]));
  return {
    kind,
    sound: "birth",
    actors: born.map((place) => ({ motion: "hatch", at: place, size: 0.8, picture: <Egg /> })),
  };
}

/** The food cards are turned: the watering hole fills, or dries. */
function feast({ type, cards, sum }: Of<"food-turned">): Scene {
  const told = cards.map((card) => signed(foodOf(card))).join(" ");
  return {
    kind: type,
    sound: sum > 0 ? "food" : "dry",
    words: `${told} = ${signed(sum)}`,
    actors: [{ motion: "unfold", at: HOLE, size: 0.9, picture: <FoodToken kind={sum > 0 ? "plant" : "withered"} /> }],
  };
}

const sunset: Actor = {
  motion: "unfold",
  picture: (
    <svg className="ev-sunset" viewBox="0 0 60 40">
      <path className="wash" d="M12 30a18 18 0 0 1 36 0z" />
      <path d="M2 30h56M12 30a18 18 0 0 1 36 0M30 4v5M10 12l4 4M50 12l-4 4M3 24l5 1M57 24l-5 1M10 35h40M18 39h24" />
    </svg>
  ),
};

function on({ seat, id }: Where): string {
  return thingOf.species(seat, id);
}

/** The species at one end of a row: a new one is laid there. */
function newest(view: Seated["view"], seat: Seat, side: "left" | "right"): string | undefined {
  const { species } = at(view.players, seat);
  const found = side === "left" ? species[0] : species.at(-1);
  return found === undefined ? undefined : thingOf.species(seat, found.id);
}

/** The species that came last, wherever they lie: they have the highest numbers. */
function youngest(view: Seated["view"], seat: Seat, count: number): string[] {
  const ids = at(view.players, seat)
    .species.map(({ id }) => id)
    .toSorted((a, b) => b - a);
  return ids.slice(0, count).map((id) => thingOf.species(seat, id));
}

function Lost({ seat, traits }: { readonly seat: Seat; readonly traits: readonly Trait[] }): ReactElement {
  return (
    <span className={`ev-lost seat-${seat}`}>
      <Creature seat={seat} size={USUAL_SIZE} traits={traits} />
    </span>
  );
}
