import { at, type Seat } from "@clade/kernel";
import type { Actor, Scene } from "@clade/ui";
import { panelOf } from "@clade/ui/model";
import type { ReactElement, ReactNode } from "react";
import { bookOf, type Label, roman } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import type { SeenEvent } from "../rules/events.ts";
import type { View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import { labelName } from "../text/scene.ts";
import { DeedArt } from "./art/deeds.tsx";
import { TechnologyArt } from "./art/technology-art.tsx";
import type { ProgressSitting } from "./board-context.tsx";
import { areaOf, MILESTONE } from "./flights.ts";

type Seated = Pick<ProgressSitting, "view" | "language">;

/** How what just happened is shown: technologies that are there, an age that begins, a milestone that is reached. */
export function scenesOf(events: readonly SeenEvent[], sitting: Seated): Scene[] {
  return events.flatMap((event) => sceneOf(event, sitting) ?? []);
}

function sceneOf(event: SeenEvent, { view, language }: Seated): Scene | undefined {
  const kind = event.type;
  switch (kind) {
    case "discovered":
    case "developed":
      return {
        kind,
        sound: "prize",
        words: labelName(language, event.card),
        actors: [{ motion: "unfold", ...placeOf(view, event.seat), picture: technology(view, event.seat, event.card) }],
      };
    case "age":
      return {
        kind,
        sound: "age",
        words: words[language].labels.age(roman(event.age)),
        actors: [{ motion: "unfold", size: 1.3, picture: <Dawn age={event.age} /> }],
      };
    case "completed":
      return {
        kind,
        sound: "prize",
        words: labelName(language, event.milestone),
        actors: [
          event.owner === null
            ? { motion: "unfold", at: MILESTONE, picture: deed(event.milestone) }
            : {
                motion: "award",
                at: panelOf(event.owner),
                from: MILESTONE,
                size: 0.5,
                picture: <Plate look={`seat-${event.owner}`}>{deed(event.milestone)}</Plate>,
              },
        ],
      };
    default:
      return undefined;
  }
}

/** In one's own area; for the others over their part of the table, where their technologies are small. */
function placeOf({ watcher }: Pick<View, "watcher">, seat: Seat): Pick<Actor, "at" | "size"> {
  return seat === watcher ? { at: areaOf(seat), size: 0.5 } : { at: panelOf(seat), size: 0.85 };
}

function technology(view: Pick<View, "deck">, seat: Seat, label: Label): ReactElement {
  const book = bookOf(view.deck);
  const id = idOf(label);
  const face = book.faces[book.cards.get(id) ?? -1];
  const type = at(TYPES, face?.type ?? 0);
  return (
    <Plate look={`seat-${seat} pr-of-${type}`}>
      <TechnologyArt id={id} type={type} />
    </Plate>
  );
}

function deed(label: Label): ReactElement {
  return <DeedArt id={idOf(label)} />;
}

function idOf(label: Label): string {
  return typeof label === "string" ? label : label.id;
}

/** A picture in a frame of its player's colour. */
function Plate({ look, children }: { readonly look: string; readonly children: ReactNode }): ReactElement {
  return <span className={`pr-plate ${look}`}>{children}</span>;
}

/** A sun that rises behind the number of the age. */
function Dawn({ age }: { readonly age: number }): ReactElement {
  return (
    <svg className="pr-dawn" viewBox="0 0 100 76">
      <path className="pr-wash" d="M18 60a32 32 0 0 1 64 0z" />
      <path d="M4 60h92M18 60a32 32 0 0 1 64 0M50 8v12M16 22l9 9M84 22l-9 9M4 46l11 3M96 46l-11 3M14 68h72M28 75h44" />
      <text x="50" y="55">
        {roman(age)}
      </text>
    </svg>
  );
}
