import { at, labelled, type Seat } from "@clade/kernel";
import type { Scene } from "@clade/ui";
import { panelOf } from "@clade/ui/model";
import type { ReactElement, ReactNode } from "react";
import { numeral } from "../rules/cards.ts";
import type { SeenEvent } from "../rules/events.ts";
import { SHIELD } from "../rules/places.ts";
import { words } from "../text/index.ts";
import { AgeArt, CalamityArt, PlaceArt, RuleSign, SuitArt } from "./art/art.tsx";
import type { SEvolutionSitting } from "./board-context.tsx";
import { slotOf } from "./flights.ts";
import { TRICK } from "./things.ts";

type Seated = Pick<SEvolutionSitting, "language" | "naming">;

/** How what just happened is shown: Ages that are reached or lost, tricks that are taken, Calamities. */
export function scenesOf(events: readonly SeenEvent[], sitting: Seated): Scene[] {
  return events.flatMap((event) => sceneOf(event, sitting) ?? []);
}

function sceneOf(event: SeenEvent, { language, naming }: Seated): Scene | undefined {
  const { names, labels } = words[language];
  const kind = event.type;
  switch (kind) {
    case "trump":
      return {
        kind,
        sound: "tick",
        words: labelled(language, labels.trump, at(names.suits, event.suit)),
        actors: [{ motion: "unfold", at: TRICK, size: 0.5, picture: <SuitArt suit={event.suit} /> }],
      };
    case "trick-over":
      return {
        kind,
        sound: "prize",
        words: naming(event.winner),
        actors: [
          { motion: "award", at: slotOf(event.winner), from: TRICK, size: 0.5, picture: <Crown seat={event.winner} /> },
        ],
      };
    case "age":
      return {
        kind,
        sound: event.to > event.from ? "age" : "death",
        words: labelled(language, labels.age(numeral(event.to)), at(names.ages, event.to - 1)),
        actors: [
          {
            motion: event.to > event.from ? "unfold" : "perish",
            size: 1.4,
            picture: (
              <Plate seat={event.seat}>
                <AgeArt age={event.to > event.from ? event.to : event.from} />
              </Plate>
            ),
          },
        ],
      };
    case "struck":
      return {
        kind,
        sound: "strike",
        words: labelled(language, naming(event.seat), names.calamities[event.calamity].name),
        actors: [
          {
            motion: "bite",
            at: panelOf(event.seat),
            picture: (
              <Plate seat={event.seat}>
                <CalamityArt calamity={event.calamity} />
              </Plate>
            ),
          },
        ],
      };
    case "shielded":
      return {
        kind,
        sound: "birth",
        words: at(names.places, SHIELD).name,
        actors: [{ motion: "hatch", at: panelOf(event.seat), picture: <Plate seat={event.seat}>{shield}</Plate> }],
      };
    default:
      return undefined;
  }
}

const shield = <PlaceArt place={SHIELD} />;

/** A picture in a frame of its player's colour. */
function Plate({ seat, children }: { readonly seat: Seat; readonly children: ReactNode }): ReactElement {
  return <span className={`se-plate seat-${seat}`}>{children}</span>;
}

function Crown({ seat }: { readonly seat: Seat }): ReactElement {
  return (
    <Plate seat={seat}>
      <RuleSign rule="trump" />
    </Plate>
  );
}
