import type { ReactElement } from "react";
import { Link } from "wouter";
import { botWords } from "../pages/terms.tsx";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import type { Leader } from "./api.ts";
import "./people.css";
import { useLeaderWords } from "./words/index.ts";

interface Props {
  readonly caption: string;
  readonly leaders: readonly Leader[];
}

/** Players in the order of their strength. */
export function LeaderTable({ caption, leaders }: Props): ReactElement {
  const words = useLeaderWords();
  const lately = leaders.some((each) => each.lately !== null);
  return (
    <div className="people-wide">
      <table className="people-table">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.strength}</th>
            <th scope="col">{words.rated}</th>
            {lately ? <th scope="col">{words.lately}</th> : null}
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader) => (
            <Line key={leader.place} leader={leader} lately={lately} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ leader, lately }: { readonly leader: Leader; readonly lately: boolean }): ReactElement {
  const words = useLeaderWords();
  const { language } = useSettings();
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { place, you, strength, deviation, games } = leader;
  return (
    <tr aria-current={you ? "true" : undefined}>
      <td className="numeral">{place}</td>
      <th scope="row">
        <Name leader={leader} /> {you ? <small className="tag">{words.you}</small> : null}
      </th>
      <td className="numeral">
        {number.format(strength)} <small>{words.give(number.format(2 * deviation))}</small>
      </td>
      <td className="numeral">{games.toLocaleString(language)}</td>
      {lately ? (
        <td className="numeral">
          {leader.lately === null ? "" : words.latelyIs(leader.lately.won, leader.lately.games)}
        </td>
      ) : null}
    </tr>
  );
}

function Name({ leader: { id, name, bot } }: { readonly leader: Leader }): ReactElement {
  const words = useLeaderWords();
  const shell = useWords();
  if (bot) {
    return (
      <>
        {botWords(shell, name ?? "")} <small className="tag">{words.bot}</small>
      </>
    );
  }
  if (id === null || name === null) return <i>{words.unseen}</i>;
  return <Link href={`/person/${id}`}>{name}</Link>;
}
