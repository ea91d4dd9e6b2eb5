import type { Seat } from "@clade/kernel";
import type { ReactElement, ReactNode } from "react";
import { panelOf } from "./flight.ts";
import { SeatMark } from "./seat-mark.tsx";
import "./seat-panel.css";
import type { Sitting } from "./sitting.ts";
import { kitWords } from "./words.ts";

interface PanelProps {
  readonly seat: Seat;
  readonly look: string;
  readonly label: string;
  /** Whether this seat is asked. */
  readonly now: boolean;
  readonly children: ReactNode;
}

/** A player's part of the table, in the seat's colour. */
export function SeatPanel({ seat, look, label, now, children }: PanelProps): ReactElement {
  return (
    <section
      className={`seat-panel seat-${seat} ${look}`}
      data-thing={panelOf(seat)}
      data-still=""
      data-now={now ? "" : undefined}
      aria-label={label}
    >
      {children}
    </section>
  );
}

interface WhoProps {
  readonly sitting: Pick<Sitting, "watcher" | "seats" | "language" | "naming" | "levelOf">;
  readonly seat: Seat;
}

/** Who sits there: mark and name, and whether that is you, a bot, or somebody who is away. */
export function Who({ sitting, seat }: WhoProps): ReactElement {
  const words = kitWords[sitting.language];
  const { bot = null, absent = null, connected = true } = sitting.seats[seat] ?? {};
  const own = sitting.watcher === seat;
  return (
    <>
      <SeatMark seat={seat} />
      <b className="who-name">{sitting.naming(seat)}</b>
      {own ? <small className="tag">{words.you}</small> : null}
      {bot !== null && !own ? (
        <small className="tag" title={sitting.levelOf(bot)}>
          {words.bot}
        </small>
      ) : null}
      {absent === null ? null : <small className="tag tag-away">{absent === "away" ? words.away : words.gaveUp}</small>}
      {bot === null && !connected ? <small className="tag tag-away">{words.away}</small> : null}
    </>
  );
}
