import type { TournamentInfo, TournamentTable } from "@clade/kernel";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { useSettings } from "../settings.ts";
import { figure } from "./naming.ts";
import { useTournamentWords } from "./words/index.ts";

interface Props {
  readonly info: TournamentInfo;
  readonly table: TournamentTable;
  readonly number: number;
  /** In a bracket: the round that it is of. */
  readonly round?: number;
  readonly names: readonly string[];
  /** Who goes on, seat by seat, in a knock-out. */
  readonly goOn?: readonly boolean[] | undefined;
}

/** A table of a round: who sits there, how it ended, and the way to it. */
export function TableBox({ info, table, number, round, names, goOn }: Props): ReactElement {
  const words = useTournamentWords();
  const { language } = useSettings();
  const { id, seats, places, points, forfeits } = table;
  const isOver = places !== null;
  const title = words.table(number);
  return (
    <li
      className="cup-table"
      data-table={round === undefined ? undefined : `${round}-${number - 1}`}
      data-own={seats.includes(info.you.entrant ?? -1)}
      data-over={isOver}
    >
      <Link
        href={isOver ? `/game/online/${id}` : `/online/${id}`}
        className="cup-table-way"
        aria-label={isOver ? words.look(title) : words.watch(title)}
      >
        <span>{title}</span>
        {isOver ? null : <small>{words.playing}</small>}
      </Link>
      <ol>
        {seats.map((entrant, seat) => (
          <li key={entrant} data-on={goOn?.[seat] === true} data-you={entrant === info.you.entrant}>
            <span className="cup-name">{names[entrant]}</span>
            {forfeits[seat] === true ? <small>{words.forfeit}</small> : null}
            {goOn?.[seat] === true ? (
              <small className="cup-on">
                <span aria-hidden="true">▸</span>
                <span className="unseen">{words.goesOn}</span>
              </small>
            ) : null}
            {points?.[seat] === undefined ? null : <b className="numeral">{figure(points[seat], language)}</b>}
          </li>
        ))}
      </ol>
    </li>
  );
}
