import { at, type Result, type Seat } from "@clade/kernel";
import type { CSSProperties, ReactElement } from "react";
import { byPlace, printed, scoreBars } from "./score-bars.ts";
import "./scores.css";
import { SeatMark } from "./seat-mark.tsx";
import type { Sitting } from "./sitting.ts";
import { type KitWords, kitWords } from "./words.ts";

interface Props {
  readonly result: Result;
  readonly parts: Readonly<Record<string, string>>;
  readonly words: KitWords;
  readonly naming: (seat: Seat) => string;
  /** What the game says of itself beyond the places, in its words: a solo rank, a game lost. */
  readonly verdict?: string | undefined;
}

/** Who won, in words. Somebody alone at the table has nobody to win against: the verdict is all there is to say. */
export function headlineOf<V, M, E>({ text, naming, language }: Sitting<V, M, E>, result: Result): string {
  const words = kitWords[language];
  const verdict = result.verdict === undefined ? undefined : text.verdicts[result.verdict];
  const winners = byPlace(result).filter((seat) => result.places[seat] === 1);
  if (result.places.length === 1 && verdict !== undefined) return verdict;
  return winners.length > 1 ? words.shared(winners.map(naming).join(", ")) : words.wins(naming(winners[0] ?? 0));
}

/** The final score, best first, with where each player's points came from. */
export function Scores({ result, parts, words, naming, verdict }: Props): ReactElement {
  const order = byPlace(result);
  // A game's parts of which this one knew nothing (an expansion, say) are left out.
  const names = Object.keys(parts).filter((part) => result.parts.some((own) => Object.hasOwn(own, part)));
  const { zero, bySeat } = scoreBars(result, names);
  return (
    <div className="scores">
      {verdict === undefined || order.length === 1 ? null : <p className="scores-verdict">{verdict}</p>}
      <div className="scores-room" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              <td />
              {names.map((part) => (
                <th key={part} scope="col">
                  <i className="scores-key" data-part={names.indexOf(part)} />
                  {parts[part]}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} data-winner={result.places[seat] === 1 ? "" : undefined}>
                <td className="numeral scores-place">{words.place(at(result.places, seat))}</td>
                <th scope="row">
                  <SeatMark seat={seat} /> {naming(seat)}
                </th>
                {names.map((part) => (
                  <td key={part} className="numeral">
                    {printed(result.parts[seat]?.[part] ?? 0)}
                  </td>
                ))}
                <td className="numeral scores-total">{printed(at(result.scores, seat))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol className="scores-bars" aria-hidden="true">
        {order.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span className="scores-bar" style={{ "--zero": `${zero}%` } as CSSProperties}>
              {at(bySeat, seat).map(({ part, from, width }) => (
                <i
                  key={part}
                  data-part={names.indexOf(part)}
                  style={{ "--from": `${from}%`, "--width": `${width}%` } as CSSProperties}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
