import { at, labelled } from "@clade/kernel";
import type { ReactElement } from "react";
import { nameIn } from "../text/scene.ts";
import { DeedArt } from "./art/deeds.tsx";
import { Portrait } from "./art/people.tsx";
import { useBoard } from "./board-context.tsx";

/** The milestone and the personality in a few signs, where they are folded away. */
export function Ventures(): ReactElement {
  const { view, book, screen, labels, sitting } = useBoard();
  const { milestone, watcher } = view;
  const deed = milestone === null ? undefined : at(book.deeds, milestone.deed);
  const influence = watcher === "spectator" ? null : at(view.players, watcher).influence;
  const person = influence === null ? undefined : at(book.persons, influence);
  return (
    <span className="pr-venture-signs">
      {view.variant.milestones ? (
        <span
          role="img"
          aria-label={deed === undefined ? screen.noMilestone : nameIn(sitting.language, deed.milestone)}
        >
          {deed === undefined || milestone === null ? (
            <small>{labels.milestone}</small>
          ) : (
            <>
              <DeedArt id={deed.id} />
              <b className="numeral" aria-hidden="true">
                {milestone.marks.filter((mark) => mark !== null).length}/{milestone.marks.length}
              </b>
            </>
          )}
        </span>
      ) : null}
      {view.variant.personalities && watcher !== "spectator" ? (
        <span
          role="img"
          data-none={person === undefined ? "" : undefined}
          aria-label={labelled(
            sitting.language,
            screen.personalities,
            person === undefined ? screen.nobody : nameIn(sitting.language, person.personality),
          )}
        >
          <Portrait id={person?.id ?? ""} calling={person?.calling ?? "philosopher"} />
        </span>
      ) : null}
    </span>
  );
}
