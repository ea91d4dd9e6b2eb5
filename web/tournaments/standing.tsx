import type { TournamentInfo } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { useSettings } from "../settings.ts";
import { figure } from "./naming.ts";
import { useTournamentWords } from "./words/index.ts";

interface Props {
  readonly info: TournamentInfo;
  readonly names: readonly string[];
}

/** How everybody stands; whoever looks finds themselves. */
export function StandingTable({ info, names }: Props): ReactElement | null {
  const words = useTournamentWords();
  const { language } = useSettings();
  const [isOpen, setOpen] = useState(false);
  if (info.standing.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="cup-standing">
      <h2 id="cup-standing">{words.standing}</h2>
      <table className="cup-standing">
        <thead>
          <tr>
            <Place />
            <th scope="col">{words.player}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.wins}</th>
          </tr>
        </thead>
        <tbody>
          {info.standing.map(({ entrant, place, points, wins }) => (
            <tr key={entrant} data-you={entrant === info.you.entrant}>
              <td className="numeral">{place}</td>
              <th scope="row">
                {names[entrant]}
                {entrant === info.you.entrant ? <small> ({words.you})</small> : null}
                {info.entrants[entrant]?.withdrawn === true ? <small> · {words.withdrawn}</small> : null}
              </th>
              <td className="numeral">{figure(points, language)}</td>
              <td className="numeral">{wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button className="cup-unfold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.crosstable}
      </Button>
      {isOpen ? <Crosstable info={info} names={names} /> : null}
    </section>
  );
}

function Place(): ReactElement {
  const { place } = useTournamentWords();
  return (
    <th scope="col">
      <span aria-hidden="true">#</span>
      <span className="unseen">{place}</span>
    </th>
  );
}

/** All that decided it: whom everybody met, what that brought, and what parts those with equal points. */
function Crosstable({ info, names }: Props): ReactElement {
  const words = useTournamentWords();
  const { language } = useSettings();
  const placeOf = new Map(info.standing.map(({ entrant, place }) => [entrant, place]));
  return (
    <>
      <p className="home-quiet">{words.crosstableHelp}</p>
      <div className="cup-scroll" role="group" aria-label={words.crosstable} tabIndex={0}>
        <table className="cup-standing cup-cross">
          <thead>
            <tr>
              <Place />
              <th scope="col">{words.player}</th>
              {info.played.map((_, round) => (
                <th scope="col" key={words.round(round + 1)}>
                  {words.round(round + 1)}
                </th>
              ))}
              <th scope="col">{words.points}</th>
              <th scope="col">{words.opponents}</th>
              <th scope="col">{words.direct}</th>
              <th scope="col">{words.scoreShare}</th>
              <th scope="col">{words.wins}</th>
            </tr>
          </thead>
          <tbody>
            {info.standing.map(({ entrant, place, points, opponents, direct, share, wins }) => (
              <tr key={entrant} data-you={entrant === info.you.entrant}>
                <td className="numeral">{place}</td>
                <th scope="row">{names[entrant]}</th>
                {info.played.map((_, round) => (
                  <RoundCell
                    key={words.round(round + 1)}
                    info={info}
                    round={round}
                    entrant={entrant}
                    placeOf={placeOf}
                  />
                ))}
                {[points, opponents, direct, share, wins].map((value, column) => (
                  <td className="numeral" key={`${entrant} ${column.toString()}`}>
                    {figure(value, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  readonly info: TournamentInfo;
  readonly round: number;
  readonly entrant: number;
  readonly placeOf: ReadonlyMap<number, number>;
}

function RoundCell({ info, round, entrant, placeOf }: CellProps): ReactElement {
  const words = useTournamentWords();
  const { language } = useSettings();
  const { tables = [], byes = [] } = info.played[round] ?? {};
  if (byes.includes(entrant)) return <td className="numeral">{words.bye}</td>;
  const table = tables.find(({ seats }) => seats.includes(entrant));
  if (table === undefined) return <td className="numeral">–</td>;
  const seat = table.seats.indexOf(entrant);
  const others = table.seats.filter((other) => other !== entrant).map((other) => placeOf.get(other) ?? 0);
  const won = table.points?.[seat];
  return (
    <td className="numeral">
      {others.sort((one, other) => one - other).join(", ")}{" "}
      <b>{table.forfeits[seat] === true ? words.forfeit : won === undefined ? "…" : figure(won, language)}</b>
    </td>
  );
}
