import { at, type Seat, seats as seatsOf } from "@clade/kernel";
import { SeatMark, useSize } from "@clade/ui";
import { type ReactElement, useRef } from "react";
import { timePenalty } from "../rules/score.ts";
import { SkillSign } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";
import { namesFit } from "./packing.ts";
import { Player } from "./player.tsx";
import { standing } from "./standing.ts";

interface Props {
  readonly seats: readonly Seat[];
  /** Whether they may be as high as they are: then there is room for names. */
  readonly loose: boolean;
}

/** Players' parts of the table, with the names of their technologies where there is room for all of them. */
export function Players({ seats, loose }: Props): ReactElement | null {
  const { view, screen } = useBoard();
  const region = useRef<HTMLDivElement>(null);
  const size = useSize(region, seats.length);
  const counts = seats.map((seat) => {
    const { active, developing } = at(view.players, seat);
    return active.length + developing.length;
  });
  if (seats.length === 0) return null;
  const named = loose || namesFit(counts, size);
  // Before anybody has a technology there is nothing in it that has the focus, and it may have to be scrolled by keys all the same.
  const reached = counts.every((count) => count === 0)
    ? { tabIndex: 0, role: "group", "aria-label": screen.others }
    : undefined;
  return (
    <div className="pr-players" ref={region} data-look={named ? "named" : "signs"} {...reached}>
      {seats.map((seat) => (
        <Player key={seat} seat={seat} />
      ))}
    </div>
  );
}

/** All players in a line: what each would score if the game ended now. */
export function Everybody(): ReactElement {
  const { view, book, screen, labels, naming, sitting } = useBoard();
  return (
    <span className="pr-everybody">
      {seatsOf(view.players.length).map((seat) => {
        const points = standing(book, view, seat);
        return (
          <span
            key={seat}
            className={`seat-${seat}`}
            data-now={sitting.deciders.includes(seat) ? "" : undefined}
            role="img"
            aria-label={`${naming(seat)} ${screen.standing(points)}`}
          >
            <SeatMark seat={seat} />
            <b className="numeral" aria-hidden="true">
              {points}
            </b>
          </span>
        );
      })}
      {view.players.length > 1 ? null : (
        <span role="img" aria-label={labels.time(view.time.length, timePenalty(view.time.length))}>
          <SkillSign skill="research" />
          <b className="numeral" aria-hidden="true">
            {view.time.length}
          </b>
        </span>
      )}
    </span>
  );
}
