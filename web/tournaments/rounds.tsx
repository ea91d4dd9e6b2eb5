import type { TournamentInfo } from "@clade/kernel";
import { type ReactElement, useRef, useState } from "react";
import { BracketLines } from "./bracket-lines.tsx";
import { goOnFrom, roundName } from "./naming.ts";
import { TableBox } from "./table-box.tsx";
import { useTournamentWords } from "./words/index.ts";

interface Props {
  readonly info: TournamentInfo;
  readonly names: readonly string[];
}

/**
 * The rounds of a tournament. A knock-out is drawn as a bracket where there is room for it: one round beside the other, each table
 * between those it comes from and joined with them. Where there is none, and in the other kinds, one round is shown, the present one unless another is chosen.
 */
export function Rounds({ info, names }: Props): ReactElement | null {
  const words = useTournamentWords();
  const isBracket = info.kind === "knock-out";
  const count = isBracket ? Math.max(info.played.length, info.bracket.length) : info.played.length;
  const [wanted, setWanted] = useState<number>();
  const bracket = useRef<HTMLDivElement>(null);
  const chosen = Math.min(wanted ?? info.played.length - 1, count - 1);
  if (info.played.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="cup-rounds">
      <h2 id="cup-rounds">{isBracket ? words.bracket : words.rounds}</h2>
      <label className="cup-picker" data-bracket={isBracket}>
        <span>{words.chooseRound}</span>
        <select value={chosen} onChange={({ target }) => setWanted(Number(target.value))}>
          {Array.from({ length: count }, (_, round) => (
            <option key={roundName(info, round, words)} value={round}>
              {roundName(info, round, words)}
            </option>
          ))}
        </select>
      </label>
      {isBracket ? (
        // Whoever has only a keyboard scrolls it too.
        <div ref={bracket} className="cup-bracket" role="group" aria-label={words.rounds} tabIndex={0}>
          <BracketLines info={info} bracket={bracket} />
          {Array.from({ length: count }, (_, round) => (
            <RoundColumn key={roundName(info, round, words)} info={info} names={names} round={round} chosen={chosen} />
          ))}
        </div>
      ) : (
        <OneRound info={info} names={names} round={chosen} />
      )}
    </section>
  );
}

interface RoundProps extends Props {
  readonly round: number;
}

function RoundColumn({ info, names, round, chosen }: RoundProps & { readonly chosen: number }): ReactElement {
  const words = useTournamentWords();
  const played = info.played[round];
  return (
    <div className="cup-column" data-chosen={round === chosen}>
      <h3>{roundName(info, round, words)}</h3>
      {played === undefined ? (
        <p className="home-quiet cup-later">{words.notYet(info.bracket[round]?.tables ?? 0)}</p>
      ) : (
        <ul className="cup-tables">
          {played.tables.map((table, index) => (
            <TableBox
              key={table.id}
              info={info}
              table={table}
              number={index + 1}
              round={round}
              names={names}
              goOn={goOnFrom(info, round, index)}
            />
          ))}
        </ul>
      )}
      <Byes info={info} names={names} round={round} />
    </div>
  );
}

function OneRound({ info, names, round }: RoundProps): ReactElement {
  return (
    <>
      <ul className="cup-tables cup-grid">
        {info.played[round]?.tables.map((table, index) => (
          <TableBox key={table.id} info={info} table={table} number={index + 1} names={names} />
        ))}
      </ul>
      <Byes info={info} names={names} round={round} />
    </>
  );
}

function Byes({ info, names, round }: RoundProps): ReactElement | null {
  const words = useTournamentWords();
  const byes = info.played[round]?.byes ?? [];
  if (byes.length === 0) return null;
  return <p className="home-quiet">{words.byes(byes.map((entrant) => names[entrant] ?? "").join(", "))}</p>;
}
